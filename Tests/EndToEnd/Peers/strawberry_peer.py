"""strawberry-graphql: HTTP, answers in parts in the style of ids, events, graphql-transport-ws."""
from strawberry.asgi import GraphQL
from strawberry.exceptions import ConnectionRejectionError
from strawberry.subscriptions import GRAPHQL_SSE_PROTOCOL, GRAPHQL_TRANSPORT_WS_PROTOCOL

from starlette_front import front
from strawberry_schema import schema


class Peer(GraphQL):
    async def get_context(self, request, response):
        return {"token": lambda info: request.headers.get("authorization")}

    async def on_ws_connect(self, context):
        if (context["connection_params"] or {}).get("token") == "wrong":
            raise ConnectionRejectionError()
        return await super().on_ws_connect(context)


app = front(Peer(
    schema(enable_experimental_incremental_execution=True),
    subscription_protocols=[GRAPHQL_TRANSPORT_WS_PROTOCOL, GRAPHQL_SSE_PROTOCOL]))
