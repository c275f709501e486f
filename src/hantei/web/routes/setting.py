"""Setting up a table: the players of the seats, and all other choices with which a game can begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hantei import library
from hantei.ledger import Ledger, has_ledger
from hantei.play import HOW_MUCH, MATTERS
from hantei.telling import EXPECTED, fault_line, sentences

from .. import usecases
from ..http.addresses import at
from ..http.deeds import Deed, posted
from ..http.forms import text
from ..http.guard import senders
from ..http.pages import language, page
from ..http.people import hand_out, handed_with, person, somebody
from ..server.seating import room_of
from ..setup.laying import ELSEWHERE, LONGEST_SEED, Playable, setup_of, taken_apart, wished
from ..setup.offering import offered, on_shelf, open_points, splits, with_company
from ..setup.peopling import peopling
from ..storage import scripts
from ..storage.places import OWNER
from ..table.by_itself import PACES
from ..table.clock import clocks
from ..table.players import machine_players
from ..table.stand import BACKS
from .flaws import not_brought
from .handling import filled


async def setting(request: Request) -> Response:
    """Show the page that sets up a table; its address can hold choices made so far."""
    try:
        piece = await asked_for(request)
    except EXPECTED as error:  # a file that was sound for an older version may not be now
        return await room_of(request).work.look(partial(not_brought, request, error, ""))
    return await set_page(request, piece, request.query_params)


async def set_page(
    request: Request, piece: Playable, given: Mapping[str, str], status: int = 200, wrong: Sequence[str] = ()
) -> Response:
    """Make the page that sets up a table, with the choices so far; `wrong` says why the last attempt failed."""
    lang, shelf = language(request), piece.shelf
    leaders, referee = wished(text(given, "leaders"), piece.heading), "referee" in given
    if not wrong:
        asked = given
        given = await room_of(request).work.look(lambda: with_company(piece, leaders, asked, lang))
    catalogue = shelf.catalogue(lang)

    room, who = room_of(request), person(request)

    def look() -> dict[str, Any]:
        apart = taken_apart(piece, leaders, given)
        parted = splits(piece, leaders, apart, lang)
        state = shelf.rulebook.start(setup_of(piece.heading.id, piece.text, leaders, False))
        return {
            "peopling": peopling(room.store, who, shelf, piece.text, state, leaders, catalogue),
            "splits": parted,
            "offers": offered(piece, leaders, referee, apart, parted, lang),
            "chapters": open_points(shelf),
            "warnings": [fault_line(one, catalogue) for one in piece.warnings],
        }

    facts = await room.work.look(look)
    paces = [(pace, catalogue.say_id(f"web-pace-{pace}")) for pace in PACES]
    backs = [(back, catalogue.say_id(f"web-back-{back}")) for back in BACKS]
    asking = [(much, catalogue.say_id("web-asking-kind", much=much)) for much in HOW_MUCH]
    return page(
        request, "pages/setting.html", status, catalogue, piece=piece, heading=piece.heading, title=shelf.title(lang),
        book=shelf.id, ledger=Ledger.of(shelf.id) if has_ledger(shelf.id) else {}, leaders=leaders, referee=referee,
        paces=paces, backs=backs, clocks=clocks(catalogue), asking=asking, wrong=wrong,
        machines=machine_players(shelf.rulebook, catalogue),
        longest_seed=LONGEST_SEED, elsewhere=ELSEWHERE if room.drive.dicing else "",
        much=text(given, "asking") or MATTERS, given=dict(given), many_games=many_games(request, piece), **facts,
    )  # fmt: skip


def many_games(request: Request, piece: Playable) -> str:
    """Where machines play a scenario or encounter of a rulebook many times; "" where nobody offers that."""
    offered = request.app.annex.many_games
    return at(offered.format(rulebook=piece.shelf.id, scenario=piece.heading.id)) if offered and not piece.own else ""


async def begin(request: Request) -> Response:
    """Begin a game at a new table."""
    try:
        piece = await asked_for(request)
    except EXPECTED as error:
        return await room_of(request).work.look(partial(not_brought, request, error, ""))
    room, form = room_of(request), await filled(request)
    who, token = somebody(request)
    lang = language(request)
    hand_out(request, token)
    try:
        table = await usecases.set_table(room, who, piece, form, senders(request.scope))
    except EXPECTED as error:
        wrong = list(sentences(error, lang, piece.shelf.catalogue(lang)))
        return await set_page(request, piece, form, 422, wrong)
    sent = RedirectResponse(at(f"/t/{table}/{OWNER}/") + ("#guide" if text(form, "guided") else ""), 303)
    handed_with(sent, request)
    return sent


async def asked_for(request: Request) -> Playable:
    """The scenario or encounter that the address names. Raises 404."""
    if "own" in request.path_params:
        found = await own_piece(request)
    else:
        found = await room_of(request).work.run(lambda: piece_of(request))
    if found is None:
        raise HTTPException(404)
    return found


def piece_of(request: Request) -> Playable | None:
    """A scenario or encounter that comes with a rulebook."""
    shelf = library.shelves().get(request.path_params["rulebook"])
    name = request.path_params["scenario"]
    heading = next((one for one in shelf.headings(shelf.kind) if one.id == name), None) if shelf else None
    return on_shelf(shelf, heading) if shelf and heading else None


async def own_piece(request: Request) -> Playable | None:
    """A scenario or encounter that the asking person has uploaded. Raises as `scripts.to_play`."""
    room, who = room_of(request), person(request)
    script = await room.work.run(lambda: scripts.find(room.store, who, request.path_params["own"]))
    if script is None or script.people:
        return None
    rulebook_id, heading, faults = await room.work.inspect(
        senders(request.scope), scripts.to_play, script.text, script.name
    )
    return Playable(library.shelf(rulebook_id), heading, script.text, at(f"/own/{script.id}"), script.id, faults)


BEGINS = Deed("begin", makes=True, noted=True)

routes = [
    Route("/new/{rulebook}/{scenario}", setting),
    posted("/new/{rulebook}/{scenario}", begin, BEGINS),
    Route("/own/{own}", setting),
    posted("/own/{own}", begin, BEGINS),
]
