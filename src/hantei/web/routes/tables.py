"""The pages of a table: what a place sees, its stream, its answers."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from time import time
from typing import Any

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from hantei.editions import edition
from hantei.ledger import Clause
from hantei.play.drawing import Broken, unbroken
from hantei.text import LANGS

from ..commands.playing import GiveAnswer, MakeAgain, TakeBack
from ..drawing.views import PlaceDrawing
from ..http.addresses import handed_out
from ..http.deeds import Deed, DeedRoute
from ..http.forms import number, text
from ..http.pages import language, page, rendered
from ..server.admission import Admission
from ..server.hub import Stream
from ..server.looking import LiveViewpoint
from ..server.seating import room_of, seated
from ..storage.company import COLOURS, LONGEST_NAME, Calling, calling
from ..storage.pictures import CRESTS
from ..storage.written import PlacedLine
from ..table.typed import TypedAnswer
from ..working.hints import LEVELS, listed
from .handling import clauses, done, filled, shown

LOG = logging.getLogger(__name__)

EARLIER = 100


async def show(request: Request) -> Response:
    """Show the page of a place."""
    here = await seated(request)
    room, lang = room_of(request), language(request)

    def draw(at: LiveViewpoint, drawn: PlaceDrawing) -> dict[str, Any]:
        with unbroken():
            parts = {name: Markup(part) for name, part in drawn.whole().items()}  # noqa: S704 - from templates
            log = Markup(drawn.log())  # noqa: S704
        now: dict[str, Any] = {"stamp": at.stamp, "title": here.title, "place": at.place}
        now["enters"] = bool(at.coming.replaceable() or at.coming.blanks())
        now["now"] = round(time(), 1)
        now["called"] = Calling(colour=at.free_colour)
        now["nameless"] = at.is_shared and not calling(room.store, here.viewer.person).name
        return {**parts, **now, "log": log}

    if here.owns:
        here.reached_at(handed_out(str(request.base_url)))
    await here.settle()
    try:
        facts = await here.draw(lang, draw)
    except Broken as bug:
        return not_drawn(request, here, bug)
    catalogue = here.shelf.catalogue(lang)
    return page(
        request, "pages/table.html", catalogue=catalogue, rules=here.rules, owns=here.owns, **facts,
        keeps=edition(here.shelf.id).dossiers is not None,
        colours=COLOURS, longest=LONGEST_NAME, crests=CRESTS, back=request.url.path,
    )  # fmt: skip


def not_drawn(request: Request, here: Admission, bug: Broken) -> Response:
    """Show the ways out of a game that cannot be shown: to take moves back, to rule, and, to its owner, what is to be
    reported. Others are not told, since the cause may name what they must not know."""
    LOG.error("table %s cannot be drawn for %s", here.table, here.place, exc_info=bug.__cause__)
    return page(
        request, "pages/not_drawn.html", 500, title=here.title, rules=here.rules, owns=here.owns, cause=bug.cause
    )


async def stream(request: Request) -> Stream:
    """Send what changes, as it changes, in the language of the page that listens.

    The page names it, because a worker holds the stream for all tabs, and some browsers ask for another language there.
    """
    here = await seated(request)
    stamp = request.headers.get("last-event-id") or request.query_params.get("from", "")
    lang = request.query_params.get("lang", "")
    return await here.stream(lang if lang in LANGS else language(request), stamp)


# What people do


async def answer(request: Request) -> Response:
    """Answer a question."""
    form = await filled(request)
    key, at = text(form, "key"), text(form, "at")
    given = TypedAnswer(text(form, "own") or text(form, "answer"), language(request))

    always = bool(text(form, "always"))
    return await done(request, lambda: GiveAnswer(key, given, at, always))


async def undo(request: Request) -> Response:
    """Take moves back."""
    count = number(await filled(request), "count", 1)
    return await done(request, lambda: TakeBack(count))


async def redo(request: Request) -> Response:
    """Make moves again."""
    count = number(await filled(request), "count", 1)
    return await done(request, lambda: MakeAgain(count))


# Looking closer


async def reasons(request: Request) -> Response:
    """Show the reasons of a line of the log: its number, its clauses."""
    here = await seated(request)
    wanted = request.path_params["line"]

    def look(at: LiveViewpoint) -> tuple[PlacedLine, Mapping[str, Clause]] | None:
        found = at.log().line(wanted)
        return (found, clauses(here.shelf, found.told.reasons)) if found else None

    looked = await here.see(look)
    if looked is None:
        raise HTTPException(404, "no-such-place")
    line, known = looked
    facts = {"line": line, "told": line.told, "clauses": known, "book": here.shelf.id, "place": here.place}
    return shown(request, here, "reasons", {**facts, "table": here.table}, whole="line")


async def earlier(request: Request) -> Response:
    """Show lines of the log before those on the page."""
    here = await seated(request)
    before, lang = request.path_params["line"], language(request)

    def draw(at: LiveViewpoint) -> str:
        drawn, lines = at.drawn(lang), at.log().last(EARLIER, before)
        first = lines[0].number if len(lines) == EARLIER else 0
        facts = {"lines": Markup(drawn.lines(lines)), "earlier": first, "table": here.table}  # noqa: S704
        return rendered("table/earlier.html", drawn.catalogue, facts)

    return HTMLResponse(await here.see(draw))


LEVELS_ASKED = [str(level) for level in range(1, LEVELS + 1)]
"""The levels at which a question can be asked about again."""


async def hinted(request: Request) -> Response:
    """Show what the answers to a question do, and the chances of what follows."""
    here = await seated(request)
    lang = language(request)
    key, at = request.query_params.get("key", ""), request.query_params.get("at", "")

    asked = await here.see(lambda seen: seen.foresight.asked_from(key, at))
    level = request.query_params.get("level", "")
    times = int(level) if level in LEVELS_ASKED else 0
    found = await here.hints(asked, lang, times) if asked else None
    if asked is None or found is None:
        return Response(status_code=204)  # another question is open, or too many thoughts wait
    clause = clauses(here.shelf, [asked.decision]).get(asked.decision.clause)
    facts = {"hints": found, "n": request.query_params.get("n", ""), "listed": listed(asked.decision), "clause": clause}
    facts |= {"book": here.shelf.id, "at": at, "key": key}
    return HTMLResponse(
        rendered("table/refined.html" if times else "table/hints.html", here.shelf.catalogue(lang), facts)
    )


class Busy:
    """An endpoint for requests that come all the time, or stay open.

    Starlette wraps a plain function in a layer that every message passes, to catch errors that are caught further out.
    """

    def __init__(self, answered: Callable[[Request], Awaitable[ASGIApp]]) -> None:
        self.answered = answered

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = await self.answered(Request(scope, receive, send))
        await found(scope, receive, send)


routes = [
    Route("/t/{table}/{place}/answer", Busy(answer), methods=["POST"]),
    Route("/t/{table}/{place}/hints", hinted),
    DeedRoute("/t/{table}/{place}/stream", Busy(stream), ["GET"], Deed(streams=True, early=True)),
    DeedRoute("/t/{table}/{place}/", show, deed=Deed(early=True)),
    Route("/t/{table}/{place}/undo", undo, methods=["POST"]),
    Route("/t/{table}/{place}/redo", redo, methods=["POST"]),
    Route("/t/{table}/{place}/lines/{line:number}", reasons),
    Route("/t/{table}/{place}/before/{line:number}", earlier),
]
