"""Looking back at a table after any of its moves, and making another table that goes on from there."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hantei.core.numbers import whole_number
from hantei.core.text import Language

from .. import usecases
from ..drawing.views import LOG_LINES
from ..http.addresses import at
from ..http.deeds import Deed, posted
from ..http.forms import number
from ..http.pages import language
from ..server.looking import LiveViewpoint, LookBack
from ..server.seating import presiding, seated
from ..storage.places import OWNER
from ..storage.written import TALK
from .handling import filled, led_to, refusing, shown

MOST_LABELS = 14
"""Possible answers whose names are shown."""


async def replay(request: Request) -> Response:
    """Show the table as it was after a number of moves."""
    here = await seated(request)
    lang = language(request)
    wanted = request.query_params.get("move", "")

    def look(back: LookBack) -> dict[str, Any]:
        typed = whole_number(wanted, 0)
        move = max(back.first, min(back.last, back.now if typed is None else typed))
        return {**stood(back, move, lang), "move": move, "most": back.last, "now": back.now}

    facts = await here.see_long(LiveViewpoint.back, look)
    facts["stepped"] = request.headers.get("hx-trigger", "").startswith("step-")  # the slider follows
    return shown(request, here, "past", facts)


def stood(back: LookBack, move: int, lang: Language) -> dict[str, Any]:
    """What a place saw of a table then."""
    drawn = back.drawn(move, lang)
    questions, board = drawn.questions(), drawn.board()
    lines = [line for line in back.lines(move, LOG_LINES) if line.told.kind not in TALK]
    return {
        "situation": questions[0].situation(drawn=bool(board)) if questions else [],
        "questions": questions,
        "most_labels": MOST_LABELS,
        "board": Markup(board),  # noqa: S704 - from templates
        "roster": Markup(drawn.roster()),  # noqa: S704
        "lines": Markup(drawn.lines(lines)),  # noqa: S704
        "rules": back.rules,
    }


async def fork(request: Request) -> Response:
    """Make another table that goes on from where this one was."""
    here = await presiding(request)
    moves = number(await filled(request), "moves", 0)

    async def work() -> Response:
        table = await usecases.go_on_from(here, moves)
        return led_to(request, at(f"/t/{table}/{OWNER}/"))

    return await refusing(request, here, work)


routes = [
    Route("/t/{table}/{place}/replay", replay),
    posted("/t/{table}/{place}/fork", fork, Deed(makes=True, noted=True)),
]
