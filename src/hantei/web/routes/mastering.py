"""What a game master does with the pointer: changes people and places, moves people on the board, adds people, writes
notes, opens the table.

Until a table under preparation is opened, others see only who is there and what is said.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from hantei.core.adjusting import Adjustable

from ..commands.refereeing import BringIn, KeepNotes, MoveSomebody, RaiseCurtain
from ..http.deeds import Deed, posted
from ..http.forms import filled_in, text
from ..http.pages import language, rendered
from ..server.looking import LiveViewpoint
from ..server.seating import presiding
from ..table.cards import LONGEST_NOTES, mark_of
from .handling import SEEN, done, filled

BESIDE = "beside"
"""Asks for forms that stand beside the board: the same ones may be on the page already, and need other names there."""


async def adjust(request: Request) -> Response:
    """Show what can be changed on a sheet: a form for each thing, in the words of the book. With `beside` it opens
    beside a counter of the board, under the name of the person."""
    here = await presiding(request)
    who, catalogue = request.path_params["who"], here.shelf.catalogue(language(request))

    def look(at: LiveViewpoint) -> list[Adjustable]:
        live = at.ruled()
        every = live.shelf.rulebook.referee.adjustable(live.session.state)
        return [one for one in every if one.who == who]

    found = await here.see(look)
    if BESIDE in request.query_params:
        facts = {"found": [found] if found else [], "prefix": BESIDE}
        return HTMLResponse(rendered("table/ground.html", catalogue, facts))
    return HTMLResponse(rendered("table/adjust.html", catalogue, {"adjustable": found, "prefix": ""}))


async def ground(request: Request) -> Response:
    """Show what can be changed at a place of the board, and of the whole scene; a border between squares has two
    names."""
    here = await presiding(request)
    catalogue = here.shelf.catalogue(language(request))
    asked = list(filter(None, (request.query_params.get(name, "") for name in ("edge", "at"))))

    def look(at: LiveViewpoint) -> list[list[Adjustable]]:
        live = at.ruled()
        every = list(live.shelf.rulebook.referee.ground(live.session.state))
        sorts = [[one for one in every if same_place(one.who, name)] for name in asked]
        found = next((those for those in sorts if those), [])
        return [those for those in (found, [one for one in every if not one.who]) if those]

    found = await here.see(look)
    prefix = BESIDE if BESIDE in request.query_params else ""
    return HTMLResponse(rendered("table/ground.html", catalogue, {"found": found, "prefix": prefix}))


def same_place(who: str, at: str) -> bool:
    """Whether two names mean one place: a border between squares has a name from either side."""
    return bool(who) and sorted(who.split("|")) == sorted(at.split("|"))


async def arrive(request: Request) -> Response:
    """Put somebody into the game: the words of the amendment, with the filled-in parts behind them."""
    form = await filled(request)
    words, blanks = text(form, "words").split(), filled_in(form)
    secret = bool(text(form, "privately"))

    return await done(request, lambda: BringIn(words, blanks, secret))


async def move(request: Request) -> Response:
    """Move somebody to a place of the board."""
    form = await filled(request)
    who, to = text(form, "who"), text(form, "at")

    return await done(request, lambda: MoveSomebody(who, to))


async def notes(request: Request) -> Response:
    """Keep the notes of those who rule."""
    here = await presiding(request)
    form = await filled(request)
    written = form.get("notes", "")[:LONGEST_NOTES].replace("\r\n", "\n")
    before = text(form, "before")

    answered = await done(request, lambda: KeepNotes(written, before))
    if answered is not SEEN:
        return answered
    facts = {"noted": mark_of(written)}  # what the page keeps next takes the place of these
    return HTMLResponse(rendered("table/noted.html", here.shelf.catalogue(language(request)), facts))


async def raise_curtain(request: Request) -> Response:
    """End the preparation: the game begins for everybody."""
    return await done(request, RaiseCurtain)


AT = "/t/{table}/{place}"
routes = [
    Route(f"{AT}/adjust/{{who:path}}", adjust),
    Route(f"{AT}/ground", ground),
    posted(f"{AT}/arrive", arrive, Deed(noted=True)),
    posted(f"{AT}/move", move, Deed(noted=True)),
    posted(f"{AT}/notes", notes),
    posted(f"{AT}/curtain", raise_curtain, Deed(noted=True)),
]
