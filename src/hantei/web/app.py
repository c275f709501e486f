"""The web application: puts its pages together."""

from __future__ import annotations

from asyncio import CancelledError
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Lifespan, Receive, Scope, Send

from hantei.core.text import Language
from hantei.editions import Away
from hantei.exchange.diceserver import ThrowThere
from hantei.play import SaveError
from hantei.text import general

from .http.addresses import root, served
from .http.deeds import DeedIndex
from .http.guard import API, OPEN, UNDER_WAY, Guard, Refusal
from .http.pages import language, page, rendered
from .http.people import handed_with, kept_beside
from .routes import (
    access,
    bringing,
    characters,
    cookies,
    courses,
    declaring,
    dicebots,
    downloads,
    ending,
    entering,
    health,
    mastering,
    naming,
    panel,
    past,
    reference,
    setting,
    sitting,
    start,
    tables,
    taking,
    talking,
    throws,
)
from .server.dicing import Dicing
from .server.expiry import Expiry
from .server.hub import HEARTBEAT
from .server.room import Room
from .storage.store import Elsewhere, NoSuchTable, NoSuchText, Store
from .working.crew import Crew, Lane
from .working.work import Stopping

if TYPE_CHECKING:
    from ssl import SSLContext  # some Pythons have none

Wrapper = Callable[[ASGIApp], ASGIApp]
"""Wraps an application in another one."""

SWEEP = 30.0
"""Seconds between two searches for tables that nobody uses."""


ALIVE = 1.0
"""Seconds between two checks whether a shared store still knows this server."""

EXPIRING = 900.0
"""Seconds between two searches for tables that have expired."""


def programs() -> Sequence[BaseRoute]:
    """The routes for programs."""
    from . import api  # slow to load, and a page for one person serves no programs

    return api.routes


def routes(one_person: bool = False, added: Sequence[BaseRoute] = ()) -> list[BaseRoute]:
    """All routes, those of a table first, since the router tries one after the other.

    Parameters: whether all requests come from one person; the routes of another part, which precede all other pages.
    """
    return [
        *tables.routes,
        *added,
        *declaring.routes,
        *start.routes,
        *talking.routes,
        *naming.routes,
        *sitting.routes,
        *bringing.routes,
        *setting.routes,
        *characters.routes,
        *reference.routes,
        *panel.routes,
        *mastering.routes,
        *throws.routes,
        *past.routes,
        *access.routes,
        *taking.routes,
        *entering.routes,
        *cookies.routes,
        *ending.routes,
        *courses.routes,
        *downloads.routes,
        *dicebots.routes,
        *([] if one_person else programs()),
        *health.routes,
        Route("/refused", refused),
        Mount("/static", served),
    ]


@dataclass(frozen=True)
class Annex:
    """Pages that another part adds: routes; a gate for every request; work to do when the server
    stops. `own_pages` are pages for each file of one's own, by their
    addresses with `{own}`, with the ids of their short and full names, `people_pages` those for people alone;
    `heads(lang)` lists what a new file can be written for; `many_games` is the address of the page on which machines
    play a scenario or encounter many times, with `{rulebook}` and `{scenario}`, "" where there is none."""

    routes: Sequence[BaseRoute] = ()
    gate: Wrapper | None = None
    stop: Callable[[], None] | None = None
    own_pages: Sequence[tuple[str, str, str]] = ()
    people_pages: Sequence[tuple[str, str, str]] = ()
    heads: Callable[[Language], Sequence[tuple[str, str]]] | None = None
    many_games: str = ""


NOTHING_MORE = Annex()


class Application(Starlette):
    """The pages with the guard and `missing` around them, and nothing else.

    Starlette would add layers of its own: every message of every stream would pass them, and they report no more than
    these two.
    """

    def __init__(
        self,
        hosts: Sequence[str],
        lifespan: Lifespan[Application],
        watched: Wrapper | None,
        one_person: bool,
        annex: Annex,
        key: bytes | None,
        trusted: SSLContext | None = None,
    ) -> None:
        super().__init__(routes=routes(one_person, annex.routes), lifespan=lifespan)
        self.hosts, self.watched, self.annex, self.key, self.trusted = hosts, watched, annex, key, trusted
        self.state.one_person, self.stopping = one_person, False
        self._ends = [annex.stop] if annex.stop else []
        """What ends, besides the tables, when the server stops."""
        self.deeds = DeedIndex(self.routes)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, with its deed, below the path of the server, whether a proxy left that path in the address
        or cut it off."""
        under = root()
        if under and scope["type"] == "http":
            path = scope["path"]
            below = path if path == under or path.startswith(f"{under}/") else under + path
            scope = {**scope, "root_path": under, "path": below}
        if scope["type"] == "http":
            scope = self.deeds.say(scope)
        try:
            await super().__call__(scope, receive, send)
        except CancelledError:
            if not self.stopping:
                raise  # else the server hung up on the client: nothing is wrong

    def build_middleware_stack(self) -> ASGIApp:
        """The layers that every request passes."""
        inner = self.annex.gate(self.sound) if self.annex.gate else self.sound
        if self.key is None:
            return self._outer(inner)
        from .server.forwarding import Forwarding, Led  # only servers that share a store ask each other

        forwarding = Forwarding(inner, self.key, self.trusted)
        self._ends.append(forwarding.stopping.set)
        return Led(self._outer(forwarding), self.key)

    def _outer(self, inner: ASGIApp) -> ASGIApp:
        guarded = Guard(inner, self.hosts)
        return self.watched(guarded) if self.watched else guarded

    def add(self, added: Sequence[BaseRoute]) -> None:
        """Add pages while the application runs; they precede all others."""
        self.router.routes[:0] = added
        self.deeds = DeedIndex(self.routes)

    def stop(self) -> None:
        """End all streams and begin no more, because the server stops. Call it on the loop while the application
        runs."""
        self.stopping = True
        self.state.room.stop()
        for end in self._ends:
            end()

    async def pages(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a page, or say that there is none."""
        if scope["type"] == "http" and not self.state.one_person and kept_beside(HTTPConnection(scope)):
            send = await cookies.settle(HTTPConnection(scope), self.state.room, send)
        try:
            await self.router(scope, receive, send)
        except HTTPException as error:
            await answered(scope, receive, send, missing(Request(scope), error))
        except NoSuchText:
            await answered(scope, receive, send, missing(Request(scope), HTTPException(404)))
        except NoSuchTable:
            await answered(scope, receive, send, missing(Request(scope), HTTPException(404, "no-such-place")))
        except (SaveError, Away, Stopping) as error:
            await answered(scope, receive, send, said(Request(scope), 503, error.message))

    async def sound(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a page; if a bug shows, tell the reader, and raise the error for the operator of the server."""
        try:
            await self.pages(scope, receive, send)
        except (Refusal, Elsewhere, ClientDisconnect):
            raise
        except Exception:
            if scope["type"] == "http":
                await answered(scope, receive, send, said(Request(scope), 500, "web-broken"))
            raise


def app(
    store: Store,
    hosts: Sequence[str] = (),
    crew: Callable[[], Crew] | None = None,
    watched: Wrapper | None = None,
    expiry: Expiry | None = None,
    one_person: bool = False,
    annex: Annex = NOTHING_MORE,
    throw: ThrowThere | None = None,
    trusted: SSLContext | None = None,
) -> Application:
    """Make the application.

    Parameters: the store of its tables, which it closes at the end; the host names that it answers to, any if
    empty; a function that makes the crew, one of threads and processes by default; a wrapper that watches all
    requests; the time that tables are kept, for ever by default; whether all requests come from one person, whose
    secret is fixed; the pages that another part adds; how to ask the servers that tables name for dice, if they are
    asked; how the certificates of servers that share the store are checked.
    """

    @asynccontextmanager
    async def lifespan(served: Application) -> AsyncIterator[None]:
        hands = served.state.crew = crew() if crew else pooled()
        room = served.state.room = Room(store, hands, expiry, Dicing(throw) if throw else None)
        served.state.readiness = health.Readiness(room)
        every(hands, SWEEP, room.hubs.sweep)
        every(hands, HEARTBEAT, room.beat)
        every(hands, EXPIRING, room.expire)
        if store.shared:
            every(hands, ALIVE, lambda: hands.start(store.beat, Lane.LOOK))
        yield
        room.close()

    return Application(hosts, lifespan, watched, one_person, annex, store.key if store.shared else None, trusted)


def pooled() -> Crew:
    """Make a crew of threads and processes."""
    from .working.pools import PooledCrew  # imported only for this crew, since some Pythons have neither

    return PooledCrew()


def every(crew: Crew, seconds: float, chore: Callable[[], None]) -> None:
    """Do a chore at regular intervals."""

    def due() -> None:
        crew.later(seconds, due)
        chore()

    crew.later(seconds, due)


async def answered(scope: Scope, receive: Receive, send: Send, answer: Response) -> None:
    """Send an answer that says what failed, with the sender's new secret if they were given something before the
    failure. Send nothing if another answer has begun; that one ends there."""
    if scope[UNDER_WAY].begun:
        return
    await handed_with(answer, Request(scope))(scope, receive, send)


def missing(request: Request, error: HTTPException) -> Response:
    """Answer a request whose address leads nowhere."""
    known = ("no-such-place", "no-such-link", "workshop-busy")
    return said(request, error.status_code, error.detail if error.detail in known else "no-such-page")


def said(request: Request, status: int, reason: str) -> Response:
    """Say why a request is refused: as a page, to a page with scripts as a sentence for its own place, and to programs
    and scripts in the form that they read."""
    path = request.scope["path"].removeprefix(root())
    if path.startswith((API, OPEN)):
        text = general(language(request)).say_id(reason)
        found = {"reason": reason, "text": text} if path.startswith(API) else {"ok": False, "reason": text}
        return JSONResponse(found, status, None if path.startswith(API) else dicebots.HEADERS)
    if request.headers.get("accept") == "application/json":
        return JSONResponse({"reason": reason, "said": general(language(request)).say_id(reason)}, status)
    if "hx-request" in request.headers:
        catalogue = general(language(request))
        fragment = rendered("table/refused.html", catalogue, {"text": catalogue.say_id(reason)})
        return HTMLResponse(fragment, status, {"HX-Retarget": "#refused", "HX-Reswap": "innerHTML"})
    return page(request, "pages/missing.html", status, reason=reason)


async def refused(request: Request) -> Response:
    """Answer a request that the guard has refused."""
    refusal = request.scope.get("refusal")
    if refusal is None:
        raise HTTPException(404)
    return said(request, refusal.status, refusal.message)
