"""What is in front of every peer: places that answer with a status, or ask for credentials, or
compress what the peer answers."""
import json


class Front:
    """`/status/<number>` answers with it, `/guarded/…` wants the second token, `/protocol` says what is
    spoken, `/<coding>/…` is the peer behind that compression; all else is the peer's."""

    def __init__(self, peer, codings):
        self.peer = peer
        self.codings = {name: Coded(name, wrap(peer)) for name, wrap in codings.items()}

    async def __call__(self, scope, receive, send):
        place, _, rest = scope.get("path", "").lstrip("/").partition("/")
        if scope["type"] != "http":
            return await self.peer(scope, receive, send)
        if place == "status":
            return await answer(receive, send, int(rest), b"the peer says no", "text/plain")
        if place == "protocol":
            data = {"data": {"protocol": scope["http_version"]}}
            body = json.dumps(data).encode()
            return await answer(receive, send, 200, body, "application/json")
        if place == "guarded":
            if dict(scope["headers"]).get(b"authorization") != b"Bearer 2":
                return await answer(receive, send, 401, b"who is there?", "text/plain")
            return await self.peer(at(scope, rest), receive, send)
        if place in self.codings:
            return await self.codings[place](at(scope, rest), receive, send)
        return await self.peer(scope, receive, send)


class Coded:
    """A compression that a client can rely on: what it leaves as it was is an error of this peer."""

    def __init__(self, name, app):
        self.name = name.encode()
        self.app = app

    async def __call__(self, scope, receive, send):
        async def checked(message):
            if message["type"] == "http.response.start":
                coding = dict(message["headers"]).get(b"content-encoding")
                if coding != self.name:
                    raise RuntimeError(f"the answer is not {self.name}, but {coding}")
            await send(message)

        await self.app(scope, receive, checked)


def at(scope, path):
    return scope | {"path": "/" + path, "raw_path": b"/" + path.encode()}


async def answer(receive, send, status, body, kind):
    # hypercorn ends a connection whose request was not read when it was answered.
    while (await receive()).get("more_body"):
        pass
    headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
    if status in (429, 503):
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
