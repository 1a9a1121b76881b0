"""A peer that starlette routes to, and compressions around it."""
from brotli_asgi import BrotliMiddleware
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute
from zstd_asgi import ZstdMiddleware

from front import Front


async def broken(request):
    raise RuntimeError("this page is broken")


CODINGS = {
    "gzip": lambda app: GZipMiddleware(app, minimum_size=1),
    "br": lambda app: BrotliMiddleware(app, minimum_size=1, gzip_fallback=False),
    "zstd": lambda app: ZstdMiddleware(app, minimum_size=1, gzip_fallback=False),
}


def front(graphql):
    """`/broken` fails, `/read-only` takes no POST, `/graphql` is the peer."""
    return Front(
        Starlette(routes=[
            Route("/broken", broken, methods=["POST"]),
            Route("/read-only", broken, methods=["GET"]),
            Route("/graphql", graphql),
            WebSocketRoute("/graphql", graphql),
        ]),
        CODINGS)
