"""A peer that starlette routes to, and the compressions that its environment has."""
import importlib.util

from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute

from front import Front


async def broken(request):
    raise RuntimeError("this page is broken")


def codings():
    found = {"gzip": lambda app: GZipMiddleware(app, minimum_size=1)}
    if importlib.util.find_spec("brotli_asgi"):
        from brotli_asgi import BrotliMiddleware

        found["br"] = lambda app: BrotliMiddleware(app, minimum_size=1, gzip_fallback=False)
    if importlib.util.find_spec("zstd_asgi"):
        from zstd_asgi import ZstdMiddleware

        found["zstd"] = lambda app: ZstdMiddleware(app, minimum_size=1, gzip_fallback=False)
    return found


def front(graphql):
    """`/broken` fails, `/read-only` takes no POST, `/graphql` is the peer."""
    return Front(
        Starlette(routes=[
            Route("/broken", broken, methods=["POST"]),
            Route("/read-only", broken, methods=["GET"]),
            Route("/graphql", graphql),
            WebSocketRoute("/graphql", graphql),
        ]),
        codings())
