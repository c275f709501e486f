"""Looking back at a table after any of its moves, and making another table that goes on from there."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from hantei.core.numbers import whole_number
from hantei.play import Session

from . import usecases
from .addresses import at
from .deeds import Deed, posted
from .handling import filled, led_to, number, refusing, ruling, seated
from .live import LiveTable
from .pages import language, page, rendered
from .places import OWNER
from .stand import Past
from .views import LOG_LINES, Drawing
from .written import TALK, last_lines

MOST_LABELS = 14
"""Possible answers whose names are shown."""


async def replay(request: Request) -> Response:
    """Show the table as it was after a number of moves."""
    here = await seated(request)
    lang = language(request)
    wanted = request.query_params.get("move", "")
    catalogue = here.shelf.catalogue(lang)

    def fork(live: LiveTable) -> Session:
        return live.session.fork()

    session = await here.see(fork)

    def look(live: LiveTable) -> dict[str, Any]:
        most = session.moves + (session.undone if live.may_rule(here.place) else 0)  # others were spared what is undone
        typed = whole_number(wanted, 0)
        move = session.moves if typed is None else min(most, typed)
        move = max(move, live.first_seen(here.place))
        return {**stood(live, here.place, session.at(move), lang), "move": move, "most": most, "now": session.moves}

    facts = await here.see_long(look)
    facts["stepped"] = request.headers.get("hx-trigger", "").startswith("step-")  # the slider follows
    if "hx-request" in request.headers:
        return HTMLResponse(rendered("table/past.html", catalogue, facts))
    back, title = here.page, catalogue.name(here.title)
    return page(request, "pages/past.html", 200, catalogue, back=back, title=title, **facts)


def stood(live: LiveTable, place: str, session: Session, lang: str) -> dict[str, Any]:
    """What a place saw of a table then."""
    past = Past(live.store, live.card, session, live.ruler)
    drawing = Drawing(past, lang)
    questions = [drawing.asked(key, one).question for key, one in past.questions(place).items()]
    board = drawing.board(place, pointing=False)
    behind, ear = session.moves <= live.session.moves, live.hears(place)  # with the readers of the place now
    found = last_lines(past.store, past.id, ear, LOG_LINES, moves=session.moves) if behind else []
    lines = [line for line in found if line.told.kind not in TALK]
    return {
        "situation": questions[0].situation(drawn=bool(board)) if questions else [],
        "questions": questions,
        "most_labels": MOST_LABELS,
        "board": Markup(board),  # noqa: S704 - from templates
        "roster": Markup(drawing.roster(place, ruling=False)),  # noqa: S704
        "lines": Markup(drawing.lines(lines)),  # noqa: S704
        "rules": live.may_rule(place),
    }


async def fork(request: Request) -> Response:
    """Make another table that goes on from where this one was."""
    here = await ruling(request)
    moves = number(await filled(request), "moves", 0)

    async def work() -> Response:
        table = await usecases.go_on_from(here, moves)
        return led_to(request, at(f"/t/{table}/{OWNER}/"))

    return await refusing(request, here, work)


routes = [
    Route("/t/{table}/{place}/replay", replay),
    posted("/t/{table}/{place}/fork", fork, Deed(makes=True, noted=True)),
]
