"""Dice of the log that a game master points at: they fall anew, or show other faces, and what came after them is played
anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from hantei.play import Refused
from hantei.telling.lines import Throw

from .deeds import Deed, posted
from .handling import as_referee, changed, filled, number, ruling, text
from .live import LiveTable
from .pages import language, page, rendered
from .panel import faces_of
from .written import line_at


class ThrownHere(NamedTuple):
    """A throw of a line of the log: the throw, its number in the line, and the moves that have to be taken back so that
    it can fall anew."""

    throw: Throw
    nth: int
    back: int


def thrown_in(live: LiveTable, place: str, line: int) -> list[ThrownHere]:
    """The throws of a line of the log, as far as they can fall anew."""
    found = line_at(live.store, live.id, live.hears(place), line, stands=True)
    if found is None or not 0 <= found.moves <= live.session.moves:
        return []
    near = {where for where, _ in live.session.throws()}
    since = live.session.moves - found.moves
    return [
        ThrownHere(one, nth, 0 if one.place in near else since)
        for nth, one in enumerate(found.told.throws)
        if one.place is not None and (since or one.place in near)
    ]


def let_fall(
    live: LiveTable, place: str, line: int, nth: int, faces: Sequence[int] | None, secret: bool = False
) -> None:
    """Take back what came after a throw of the log, and let it fall anew, or show these faces; in secret, only the game
    master reads that they were named.

    Raises `Refused` (`no-such-throw`, `bad-faces`) before anything is taken back, and `SaveError`.
    """
    one = next((one for one in thrown_in(live, place, line) if one.nth == nth), None)
    if one is None or one.throw.place is None:
        raise Refused("no-such-throw")
    trial = live.session.fork()
    if one.back:
        trial.undo(one.back)
    trial.again(one.throw.place, faces)
    if one.back:
        live.undo(place, one.back)
    live.again(one.throw.place, faces, secret)


async def editor(request: Request) -> Response:
    """Show the throws of a line of the log, each with a form that lets it fall anew."""
    here = await ruling(request)
    line = request.path_params["line"]
    found = await here.see(lambda live: thrown_in(live, here.place, line))
    catalogue, facts = here.shelf.catalogue(language(request)), {"throws": found, "line": line}
    if "hx-request" in request.headers:
        return HTMLResponse(rendered("table/throws.html", catalogue, facts))
    back = f"{here.page}#line-{line}"
    return page(request, "pages/throws.html", 200, catalogue, back=back, **facts)


async def fall(request: Request) -> Response:
    """Let a throw of the log fall anew."""
    form = await filled(request)
    line, nth, typed = number(form, "line", 0), number(form, "nth", 0), text(form, "faces").strip()
    secret = bool(text(form, "privately"))

    def act(live: LiveTable, place: str) -> None:
        faces = faces_of(typed) if typed else None
        as_referee(lambda live: let_fall(live, place, line, nth, faces, secret))(live, place)

    return await changed(request, act)


routes = [
    Route("/t/{table}/{place}/throws/{line:line}", editor),
    posted("/t/{table}/{place}/throw", fall, Deed(noted=True)),
]
