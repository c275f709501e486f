"""The web application: its pages, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Lifespan, Receive, Scope, Send

from . import bringing, characters, dicebots, downloads, panel, past, reference, setting, start, tables
from .guard import Guard
from .hub import HEARTBEAT
from .pages import page
from .room import Room
from .store import NoSuchTable, Store

STATIC = Path(str(files(__package__))) / "static"
SWEEP = 30.0
"""Seconds between two looks for tables that nobody uses."""


def routes() -> list[BaseRoute]:
    """Every address that is answered; each module of pages has its own list, the busiest first."""
    return [
        *tables.routes,
        *start.routes,
        *bringing.routes,
        *setting.routes,
        *characters.routes,
        *reference.routes,
        *panel.routes,
        *past.routes,
        *downloads.routes,
        *dicebots.routes,
        Route("/refused", refused),
        Mount("/static", StaticFiles(directory=STATIC), name="static"),
    ]


class Application(Starlette):
    """Pages with nothing around them but the guard and `missing`.

    What Starlette itself puts there would be passed by every message of every stream, and say no more than these.
    """

    def __init__(self, hosts: Sequence[str], lifespan: Lifespan[Application]) -> None:
        super().__init__(routes=routes(), lifespan=lifespan)
        self.hosts = hosts

    def build_middleware_stack(self) -> ASGIApp:
        """What every request goes through."""
        return Guard(self.pages, self.hosts)

    def stop(self) -> None:
        """End all streams, and begin no others: the server stops. Called on the loop, while the application runs."""
        self.state.room.stop()

    async def pages(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A page, or what is said where there is none."""
        try:
            await self.router(scope, receive, send)
        except HTTPException as error:
            await missing(Request(scope), error)(scope, receive, send)
        except NoSuchTable:
            await missing(Request(scope), HTTPException(404, "no-such-place"))(scope, receive, send)


def app(store: Store, hosts: Sequence[str] = ()) -> Application:
    """The application.

    Parameters: the store of its tables, which is closed with it; the names by which it may be asked, all if none.
    """

    @asynccontextmanager
    async def lifespan(served: Application) -> AsyncIterator[None]:
        room = served.state.room = Room(store)
        chores = [asyncio.create_task(every(SWEEP, room.sweep)), asyncio.create_task(every(HEARTBEAT, room.beat))]
        yield
        for chore in chores:
            chore.cancel()
            with suppress(asyncio.CancelledError):
                await chore
        room.close()

    return Application(hosts, lifespan)


async def every(seconds: float, chore: Callable[[], None]) -> None:
    """Do a chore again and again."""
    while True:
        await asyncio.sleep(seconds)
        chore()


def missing(request: Request, error: HTTPException) -> Response:
    """What is said for an address that leads nowhere."""
    known = ("no-such-place", "no-such-link")
    return page(
        request, "missing.html", error.status_code, reason=error.detail if error.detail in known else "no-such-page"
    )


async def refused(request: Request) -> Response:
    """What is said for a request that the guard has turned away."""
    refusal = request.scope.get("refusal")
    if refusal is None:
        raise HTTPException(404)
    return page(request, "missing.html", refusal.status, reason=refusal.message)
