"""The web application: its pages, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Lifespan, Message, Receive, Scope, Send

from hantei.exchange.diceserver import Throw
from hantei.play import SaveError

from . import (
    access,
    bringing,
    characters,
    cookies,
    declaring,
    dicebots,
    downloads,
    ending,
    health,
    keeping,
    mastering,
    panel,
    past,
    pictures,
    reference,
    setting,
    sitting,
    start,
    tables,
    talking,
)
from .addresses import root, served
from .crew import Crew, Lane
from .deeds import DeedIndex
from .dicing import Dicing
from .expiry import Expiry
from .guard import Guard, Refusal
from .hub import HEARTBEAT
from .pages import general, language, page, rendered
from .room import Room
from .store import Elsewhere, NoSuchTable, Store

Wrapper = Callable[[ASGIApp], ASGIApp]
"""What is put around an application."""

SWEEP = 30.0
"""Seconds between two looks for tables that nobody uses."""


ALIVE = 1.0
"""Seconds between two looks whether a shared store still knows this server."""

EXPIRING = 900.0
"""Seconds between two looks for tables whose time is over."""


def programs() -> Sequence[BaseRoute]:
    """The addresses that programs ask."""
    from . import api  # it takes long to load, and where one person plays alone no program asks

    return api.routes


def routes(one_person: bool = False) -> list[BaseRoute]:
    """Every address that is answered; each module of pages has its own list, the busiest first.

    Parameters: whether all who ask are one person.
    """
    return [
        *tables.routes,
        *declaring.routes,
        *start.routes,
        *talking.routes,
        *pictures.routes,
        *sitting.routes,
        *bringing.routes,
        *setting.routes,
        *characters.routes,
        *reference.routes,
        *panel.routes,
        *mastering.routes,
        *past.routes,
        *access.routes,
        *keeping.routes,
        *cookies.routes,
        *ending.routes,
        *downloads.routes,
        *dicebots.routes,
        *([] if one_person else programs()),
        *health.routes,
        Route("/refused", refused),
        Mount("/static", served),
    ]


@dataclass(frozen=True)
class Annex:
    """What another part adds to the pages: routes; a gate that all have to pass; what is to be done when the server
    stops. `own_pages`: pages for each file of one's own, by their addresses with `{own}`, with the messages that name
    them, shortly and in full; `heads(lang)`: what a new file can be written for."""

    routes: Sequence[BaseRoute] = ()
    gate: Wrapper | None = None
    stop: Callable[[], None] | None = None
    own_pages: Sequence[tuple[str, str, str]] = ()
    heads: Callable[[str], Sequence[tuple[str, str]]] | None = None


NOTHING_MORE = Annex()


class Application(Starlette):
    """Pages with nothing around them but the guard and `missing`.

    What Starlette itself puts there would be passed by every message of every stream, and say no more than these.
    """

    def __init__(
        self,
        hosts: Sequence[str],
        lifespan: Lifespan[Application],
        watched: Wrapper | None,
        one_person: bool,
        annex: Annex,
        key: bytes | None,
    ) -> None:
        super().__init__(routes=[*annex.routes, *routes(one_person)], lifespan=lifespan)
        self.hosts, self.watched, self.annex, self.key = hosts, watched, annex, key
        self.state.one_person = one_person
        self.deeds = DeedIndex(self.routes)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request, with what it is for; below the path of the server, whether a proxy leaves that in the address or
        takes it off."""
        under = root()
        if under and scope["type"] == "http":
            path = scope["path"]
            below = path if path == under or path.startswith(f"{under}/") else under + path
            scope = {**scope, "root_path": under, "path": below}
        if scope["type"] == "http":
            scope = self.deeds.say(scope)
        await super().__call__(scope, receive, send)

    def build_middleware_stack(self) -> ASGIApp:
        """What every request goes through."""
        inner = self.annex.gate(self.sound) if self.annex.gate else self.sound
        if self.key is None:
            return self._outer(inner)
        from .leading import Leading, Led  # what asks other servers is needed where there are others

        return Led(self._outer(Leading(inner, self.key)), self.key)

    def _outer(self, inner: ASGIApp) -> ASGIApp:
        guarded = Guard(inner, self.hosts)
        return self.watched(guarded) if self.watched else guarded

    def stop(self) -> None:
        """End all streams, and begin no others: the server stops. Called on the loop, while the application runs."""
        self.state.room.stop()
        if self.annex.stop:
            self.annex.stop()

    async def pages(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A page, or what is said where there is none."""
        try:
            await self.router(scope, receive, send)
        except HTTPException as error:
            await missing(Request(scope), error)(scope, receive, send)
        except NoSuchTable:
            await missing(Request(scope), HTTPException(404, "no-such-place"))(scope, receive, send)
        except SaveError as error:
            await said(Request(scope), 503, error.message)(scope, receive, send)

    async def sound(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A page; where a bug shows, what is said of it, and the error for whoever runs the server."""
        begun = False

        def noted(message: Message) -> Awaitable[None]:
            nonlocal begun
            begun = True
            return send(message)

        try:
            await self.pages(scope, receive, noted)
        except (Refusal, Elsewhere, ClientDisconnect):
            raise
        except Exception:
            if not begun and scope["type"] == "http":
                await said(Request(scope), 500, "web-broken")(scope, receive, send)
            raise


def app(
    store: Store,
    hosts: Sequence[str] = (),
    crew: Callable[[], Crew] | None = None,
    watched: Wrapper | None = None,
    expiry: Expiry | None = None,
    one_person: bool = False,
    annex: Annex = NOTHING_MORE,
    throw: Throw | None = None,
) -> Application:
    """The application.

    Parameters: the store of its tables, which is closed with it; the names by which it may be asked, all if none; what
    makes the crew, one of threads and processes unless given; what watches all that is asked, if anything does;
    how long tables are kept, for all time unless given; whether all who ask are one person, whose secret stands fast;
    what another part adds; how servers that tables name are asked for dice, if they are.
    """

    @asynccontextmanager
    async def lifespan(served: Application) -> AsyncIterator[None]:
        hands = served.state.crew = crew() if crew else pooled()
        room = served.state.room = Room(store, hands, expiry, Dicing(throw) if throw else None)
        every(hands, SWEEP, room.sweep)
        every(hands, HEARTBEAT, room.beat)
        every(hands, EXPIRING, room.expire)
        if store.shared:
            every(hands, ALIVE, lambda: hands.start(store.beat, Lane.LOOK))
        yield
        room.close()

    return Application(hosts, lifespan, watched, one_person, annex, store.key if store.shared else None)


def pooled() -> Crew:
    """A crew of threads and processes."""
    from .pools import PooledCrew  # there need not be any, where another crew is given

    return PooledCrew()


def every(crew: Crew, seconds: float, chore: Callable[[], None]) -> None:
    """Do a chore again and again."""

    def due() -> None:
        crew.later(seconds, due)
        chore()

    crew.later(seconds, due)


def missing(request: Request, error: HTTPException) -> Response:
    """What is said for an address that leads nowhere."""
    known = ("no-such-place", "no-such-link", "workshop-busy")
    return said(request, error.status_code, error.detail if error.detail in known else "no-such-page")


def said(request: Request, status: int, reason: str) -> Response:
    """Why a request is not answered: a page, or for a page that has scripts the sentence alone, for its own place."""
    if "hx-request" in request.headers:
        catalogue = general(language(request))
        fragment = rendered("table/refused.html", catalogue, {"text": catalogue.say_id(reason)})
        return HTMLResponse(fragment, status, {"HX-Retarget": "#refused", "HX-Reswap": "innerHTML"})
    return page(request, "pages/missing.html", status, reason=reason)


async def refused(request: Request) -> Response:
    """What is said for a request that the guard has turned away."""
    refusal = request.scope.get("refusal")
    if refusal is None:
        raise HTTPException(404)
    return said(request, refusal.status, refusal.message)
