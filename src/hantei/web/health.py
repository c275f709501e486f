"""Whether the server is well, for those who watch over it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from hantei.play import SaveError

from .handling import room_of


async def alive(request: Request) -> Response:
    """The server answers."""
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """Answers can be kept: 200, or 503 where nothing can be written, or the server is about to stop."""
    room = room_of(request)
    if room.stopping:
        return PlainTextResponse("stopping\n", 503)
    try:
        await room.run(lambda: room.store.touch())
    except SaveError:
        return PlainTextResponse("cannot write\n", 503)
    return PlainTextResponse("ready\n")


routes = [
    Route("/healthz", alive, methods=["GET"]),
    Route("/readyz", ready, methods=["GET"]),
]
