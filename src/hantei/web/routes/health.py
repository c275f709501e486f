"""The health of the server, for monitoring."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from hantei.play import SaveError

from ..server.room import Room
from ..server.seating import room_of

FRESH = 1.0
"""Seconds for which it is known whether the store can write."""


async def alive(request: Request) -> Response:
    """Answer that the server runs."""
    return PlainTextResponse("ok\n")


class Readiness:
    """Whether answers of players can be kept. Call it on the loop.

    That takes a write to the disk, so it is found out once in `FRESH` seconds, however many ask.
    """

    def __init__(self, room: Room) -> None:
        self._room, self._turn = room, asyncio.Lock()
        self._writes, self._until = False, 0.0

    async def writes(self) -> bool:
        """Whether the store can write."""
        async with self._turn:
            now = asyncio.get_running_loop().time
            if now() >= self._until:
                try:
                    await self._room.work.run(self._room.store.touch)
                    self._writes = True
                except SaveError:
                    self._writes = False
                self._until = now() + FRESH
            return self._writes


async def ready(request: Request) -> Response:
    """Answer 200 if answers of players can be kept; 503 if nothing can be written, or the server is about to stop."""
    if room_of(request).work.stopping:
        return PlainTextResponse("stopping\n", 503)
    readiness: Readiness = request.app.state.readiness
    writes = await readiness.writes()
    return PlainTextResponse("ready\n") if writes else PlainTextResponse("cannot write\n", 503)


routes = [
    Route("/healthz", alive, methods=["GET"]),
    Route("/readyz", ready, methods=["GET"]),
]
