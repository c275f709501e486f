"""What the routes of a table share: the asking person and place, fields of forms, changes and refusals."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import TypeVar, cast
from urllib.parse import parse_qsl

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from hantei.core.decision import Decision
from hantei.core.message import Complaint, Message
from hantei.ledger import Clause, Ledger
from hantei.telling.lines import Reason

from .addresses import at
from .deeds import MOST_FORM, deed_of
from .doors import Viewer
from .hub import Hub
from .live import LiveTable
from .pages import language, page, rendered
from .people import person
from .room import Room
from .store import NoSuchTable

T = TypeVar("T")

LONGEST_FIELD = 500
"""Characters of anything that people type."""

MOST_FIELDS = 1000
"""Fields of a form, far more than there are on any page."""

SEEN = Response(status_code=204)
"""The answer to a page with a stream, which will bring it the change."""


def room_of(request: Request) -> Room:
    """The room of the server."""
    return cast(Room, request.app.state.room)


async def seated(request: Request) -> tuple[Hub, str]:
    """The table and the place of a request. Raises `NoSuchTable` if the asking person has no such place."""
    room, table, place = room_of(request), request.path_params["table"], request.path_params["place"]
    who = person(request)
    viewer = Viewer(who, place)
    known = room.doors.remembered(viewer, table) if who else False
    if known is None:
        known = await room.run(lambda: room.doors.admits(viewer, table))
    if not known:
        raise NoSuchTable(table)
    hub = await room.hub(table)
    if hub.live.curtained(place) and not deed_of(request.scope).early:
        raise NoSuchTable(table)
    return hub, place


async def ruling(request: Request) -> tuple[Hub, str]:
    """The table and the place of a request from where one rules. Raises `HTTPException` (404) elsewhere."""
    hub, place = await seated(request)
    if not hub.live.may_rule(place):
        raise HTTPException(404, "no-such-place")
    return hub, place


async def owning(request: Request) -> tuple[Hub, str]:
    """The table and the place of a request of its owner. Raises `HTTPException` (404) for others."""
    hub, place = await seated(request)
    if not hub.live.owns(place):
        raise HTTPException(404, "no-such-place")
    return hub, place


async def seen(request: Request, hub: Hub, look: Callable[[LiveTable], T]) -> T:
    """Look at a table from the place of the request. Raises as `Room.see`."""
    return await room_of(request).see(hub, viewer_of(request), look)


async def seen_long(request: Request, hub: Hub, look: Callable[[], T]) -> T:
    """Look from the place of the request at something that may take long. Raises as `Room.see_long`."""
    return await room_of(request).see_long(hub, viewer_of(request), look)


def viewer_of(request: Request) -> Viewer:
    """The asking person at the place of the request."""
    return Viewer(person(request), request.path_params["place"])


async def filled(request: Request) -> Mapping[str, str]:
    """The form that was sent. A form without files comes as one line, like a query. Raises 413 for too many fields."""
    body = await request.body()
    try:
        if len(body) <= MOST_FORM:
            return fields(body)
        return await room_of(request).run(lambda: fields(body))
    except ValueError:
        raise HTTPException(413) from None


def fields(body: bytes) -> Mapping[str, str]:
    """The fields of a form. Raises `ValueError` for more than a page of ours has."""
    return dict(parse_qsl(body.decode(errors="replace"), keep_blank_values=True, max_num_fields=MOST_FIELDS))


async def ruled(request: Request, act: Callable[[LiveTable], None]) -> Response:
    """Change a table as only the owner and the game master may."""
    return await changed(request, as_referee(act))


def as_referee(act: Callable[[LiveTable], None]) -> Callable[[LiveTable, str], None]:
    """Restrict a change to those who rule at the table; it raises `Refused` for others."""

    def allowed(live: LiveTable, place: str) -> None:
        live.must_rule(place)
        act(live)

    return allowed


async def changed(request: Request, act: Callable[[LiveTable, str], None]) -> Response:
    """Change a table from a place. A page with a stream gets no body, a page without scripts the page itself.

    A refusal is told, and nothing changes.
    """
    hub, place = await seated(request)

    async def work() -> Response:
        await room_of(request).change(hub, lambda live: act(live, place), viewer_of(request))
        return accepted(request, hub, place)

    return await refusing(request, hub, work)


def accepted(request: Request, hub: Hub, place: str) -> Response:
    """Answer to a change: no body for a page with a stream, else the page."""
    return SEEN if "hx-request" in request.headers else RedirectResponse(at(f"/t/{hub.live.id}/{place}/"), 303)


async def refusing(request: Request, hub: Hub, work: Callable[[], Awaitable[Response]]) -> Response:
    """Do something, and tell the reader if it is refused."""
    try:
        return await work()
    except Complaint as error:
        return refused(request, hub, error.said)


def refused(request: Request, hub: Hub, message: Message) -> Response:
    """Tell why something was not done."""
    place = request.path_params["place"]
    catalogue = hub.live.shelf.catalogue(language(request))
    facts = {"text": catalogue.say(message), "back": at(f"/t/{hub.live.id}/{place}/")}
    if "hx-request" in request.headers:
        fragment = rendered("table/refused.html", catalogue, facts)
        return HTMLResponse(fragment, 422, {"HX-Retarget": "#refused", "HX-Reswap": "innerHTML"})
    return page(request, "pages/refused.html", 422, catalogue, **facts)


def text(form: Mapping[str, str], name: str) -> str:
    """A field of a form, cut to a sensible length."""
    return form.get(name, "")[:LONGEST_FIELD]


def number(form: Mapping[str, str], name: str, default: int) -> int:
    """A whole number of a form; the default for anything else."""
    value = text(form, name)
    return int(value) if value.isascii() and value.isdecimal() and len(value) < 7 else default


def clauses(live: LiveTable, parts: Iterable[Reason | Decision]) -> dict[str, Clause]:
    """The clauses that reasons and questions name, if the rulebook has a ledger."""
    try:
        ledger = Ledger.of(live.shelf.id)
    except ValueError:
        return {}
    return {part.clause: ledger.get(part.clause) for part in parts if part.clause in ledger}
