"""sillo-graphql: documents by id, documents by hash, application/graphql-response+json with statuses,
graphql-transport-ws."""
import sillo_graphql.graph
from sillo import SilloApp
from sillo.middleware.gzip import GZipMiddleware
from sillo_graphql import ErrorPolicy, Graph, Persisted
from sillo_graphql.errors import unauthenticated
from sillo_graphql.limits import Analysis

from front import Front
from strawberry_schema import schema

# How large an operation is is not worked out: 1.0.0 fails where a list has no arguments, of which
# graphql-core says so by None.
sillo_graphql.graph.enforce = lambda document, **_: Analysis(
    depth=0, cost=0, aliases=0, breadth=0, fields=0)

TRUSTED = "query Trusted($id:ID!){character(id:$id){id,name}}"


def token(info):
    return info.context["ctx"].headers.get("authorization")


def welcome(socket, parameters):
    if parameters.get("token") == "wrong":
        raise unauthenticated("who is there?")


def mount(app, path, **persisted):
    graph = Graph(
        schema(), path=path, persisted=Persisted(**persisted),
        errors=ErrorPolicy(mask=False))
    graph.context(lambda ctx: {"token": token})
    graph.on_connect(welcome)
    graph.mount(app)


sillo = SilloApp()
mount(sillo, "/graphql")
mount(sillo, "/hashed", apq=True)
mount(sillo, "/trusted", trusted={"trusted-1": TRUSTED})


@sillo.post("/broken")
async def broken(ctx):
    raise RuntimeError("this page is broken")


@sillo.get("/read-only")
async def read_only(ctx):
    return {}


app = Front(sillo, {"gzip": lambda peer: GZipMiddleware(peer, minimum_size=1)})
