"""graphql-core 3.3.0a6: answers in parts in the style of paths, of 2023; the framing is this file's."""
import asyncio
import json

from graphql import build_schema, parse, validate
from graphql.execution import (
    ExperimentalIncrementalExecutionResults, experimental_execute_incrementally)
from starlette.requests import Request
from starlette.responses import JSONResponse, StreamingResponse

import world
from starlette_front import front

DIRECTIVE = "directive @defer(if: Boolean, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT\n"
SCHEMA = world.bind(
    build_schema(DIRECTIVE + world.SDL),
    lambda info: info.context.headers.get("authorization"))


async def graphql(request):
    body = await request.json()
    document = parse(body["query"])
    errors = validate(SCHEMA, document)
    if errors:
        return JSONResponse({"errors": [error.formatted for error in errors]}, 400)
    result = experimental_execute_incrementally(
        SCHEMA, document, variable_values=body.get("variables"), context_value=request)
    if asyncio.iscoroutine(result):
        result = await result
    if not isinstance(result, ExperimentalIncrementalExecutionResults):
        return JSONResponse(result.formatted)
    return StreamingResponse(
        parts(result), media_type='multipart/mixed;boundary="-";deferSpec=20220824')


async def parts(result):
    head = "\r\nContent-Type: application/json; charset=utf-8\r\n\r\n"
    yield "\r\n---" + head + json.dumps(result.initial_result.formatted) + "\r\n---"
    async for part in result.subsequent_results:
        yield head + json.dumps(part.formatted) + "\r\n---"
    yield "--\r\n"


async def peer(scope, receive, send):
    response = await graphql(Request(scope, receive))
    await response(scope, receive, send)


class Peer:
    """What starlette takes for an application rather than for a function of a request."""

    __call__ = staticmethod(peer)


app = front(Peer())
