"""Serves a peer until its standard input ends: `serve.py <module> <file for the port> [<certificate> <key>]`.

HTTP/1.1 by uvicorn; with a certificate HTTP/2, by hypercorn. The port is one that is free."""
import asyncio
import importlib
import os
import pathlib
import socket
import sys
import threading


def end_with_input():
    while os.read(0, 1024):
        pass
    os._exit(0)


def announce(listening, file):
    part = pathlib.Path(file + ".part")
    part.write_text(str(listening.getsockname()[1]))
    part.rename(file)


def main(module, file, *secrets):
    threading.Thread(target=end_with_input, daemon=True).start()
    app = importlib.import_module(module).app
    listening = socket.create_server(("127.0.0.1", 0), backlog=512)
    announce(listening, file)
    if secrets:
        from hypercorn.asyncio import serve
        from hypercorn.config import Config

        config = Config()
        config.bind = [f"fd://{os.dup(listening.fileno())}"]
        config.certfile, config.keyfile = secrets
        asyncio.run(serve(app, config))
    else:
        import uvicorn

        config = uvicorn.Config(app, ws="websockets", log_level="warning", lifespan="auto")
        uvicorn.Server(config).run(sockets=[listening])


main(*sys.argv[1:])
