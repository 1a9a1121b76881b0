"""ariadne: HTTP with statuses, events, graphql-transport-ws."""
from ariadne import make_executable_schema
from ariadne.asgi import GraphQL
from ariadne.asgi.handlers import GraphQLHTTPHandler, GraphQLTransportWSHandler
from ariadne.contrib.sse import SSESubscriptionHandler
from ariadne.exceptions import WebSocketConnectionError

import world
from starlette_front import front

schema = world.bind(
    make_executable_schema(world.SDL),
    lambda info: info.context["request"].headers.get("authorization"))


async def welcome(websocket, parameters):
    if (parameters or {}).get("token") == "wrong":
        raise WebSocketConnectionError("who is there?")


app = front(GraphQL(
    schema,
    websocket_handler=GraphQLTransportWSHandler(on_connect=welcome),
    http_handler=GraphQLHTTPHandler(subscription_handlers=[SSESubscriptionHandler()])))
