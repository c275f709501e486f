"""The health of the server, for monitoring."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from hantei.play import SaveError

from .handling import room_of


async def alive(request: Request) -> Response:
    """Answer that the server runs."""
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """Answer 200 if answers of players can be kept; 503 if nothing can be written, or the server is about to stop."""
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
