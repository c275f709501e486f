"""Looking back at a table after any of its moves, and making another table that goes on from there."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from hantei.play import Session

from . import founding
from .addresses import at
from .deeds import Deed, posted
from .doors import Viewer
from .handling import filled, number, refusing, room_of, ruling, seated, seen
from .hub import Hub
from .live import LiveTable
from .pages import language, page, rendered
from .people import person
from .stand import OWNER, Past
from .views import LOG_LINES, Drawing
from .written import TALK, last_lines

MOST_LABELS = 14
"""Possible answers whose names are shown."""


async def replay(request: Request) -> Response:
    """Show the table as it was after a number of moves."""
    hub, place = await seated(request)
    lang = language(request)
    wanted = request.query_params.get("move", "")
    catalogue = hub.live.shelf.catalogue(lang)

    def fork(live: LiveTable) -> Session:
        return live.session.fork()

    session = await seen(request, hub, fork)

    def look() -> dict[str, Any]:
        most = session.moves + session.undone
        move = min(most, int(wanted)) if wanted.isascii() and wanted.isdecimal() and len(wanted) < 9 else session.moves
        move = max(move, hub.live.first_seen(place))
        return {**stood(hub, place, session.at(move), lang), "move": move, "most": most, "now": session.moves}

    facts = await room_of(request).look_long(look, person(request))
    facts["stepped"] = request.headers.get("hx-trigger", "").startswith("step-")  # the slider follows
    if "hx-request" in request.headers:
        return HTMLResponse(rendered("table/past.html", catalogue, facts))
    back, title = at(f"/t/{hub.live.id}/{place}/"), catalogue.name(hub.live.card.title)
    return page(request, "pages/past.html", 200, catalogue, back=back, title=title, **facts)


def stood(hub: Hub, place: str, session: Session, lang: str) -> dict[str, Any]:
    """What a place saw of a table then."""
    past = Past(hub.live.store, hub.live.card, session)
    drawing = Drawing(past, lang)
    questions = [drawing.asked(key, one).question for key, one in past.questions(place).items()]
    board = drawing.board(place, pointing=False)
    behind, ear = session.moves <= hub.live.session.moves, hub.live.hears(place)  # with the readers of the place now
    found = last_lines(past.store, past.id, ear, LOG_LINES, moves=session.moves) if behind else []
    lines = [line for line in found if line.told.kind not in TALK]
    return {
        "situation": questions[0].situation(drawn=bool(board)) if questions else [],
        "questions": questions,
        "most_labels": MOST_LABELS,
        "board": Markup(board),  # noqa: S704 - from templates
        "roster": Markup(drawing.roster(place, ruling=False)),  # noqa: S704
        "lines": Markup(drawing.lines(lines)),  # noqa: S704
        "rules": past.may_rule(place),
    }


async def fork(request: Request) -> Response:
    """Make another table that goes on from where this one was."""
    hub, place = await ruling(request)
    who = person(request)
    moves = number(await filled(request), "moves", 0)
    return await refusing(request, hub, lambda: forked(request, hub, Viewer(who, place), moves))


async def forked(request: Request, hub: Hub, viewer: Viewer, moves: int) -> Response:
    """Make the other table, and go there."""
    room = room_of(request)
    live = hub.live

    def check() -> None:
        room.doors.check(viewer, live.id)

    table = await room.look(lambda: founding.fork(room.store, live, viewer.person, moves, check))
    target = at(f"/t/{table}/{OWNER}/")
    if "hx-request" in request.headers:
        return Response(status_code=204, headers={"HX-Redirect": target})
    return RedirectResponse(target, 303)


routes = [
    Route("/t/{table}/{place}/replay", replay),
    posted("/t/{table}/{place}/fork", fork, Deed(makes=True, noted=True)),
]
