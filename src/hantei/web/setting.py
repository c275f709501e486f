"""Setting up a table: the players of the seats, and all other choices with which a game can begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hantei import library
from hantei.core.board import pieces_on
from hantei.core.rulings import Ruling
from hantei.ledger import Ledger, LedgerChapter, Reading
from hantei.library import Heading, Shelf
from hantei.play import HOW_MUCH, MATTERS
from hantei.telling import EXPECTED, fault_line, sentences
from hantei.text import Catalogue

from . import scripts, usecases
from .addresses import at
from .board import Face
from .bringing import not_brought
from .by_itself import PACES
from .clock import clocks
from .deeds import Deed, posted
from .guard import senders
from .handling import filled, room_of, text
from .laying import APART, ELSEWHERE, LONGEST_SEED, Playable, setup_of, taken_apart, wished
from .pages import language, page
from .people import hand_out, handed_with, person, somebody
from .peopling import peopling
from .places import OWNER
from .players import machine_players
from .reference import has_ledger
from .stand import BACKS, HERE, LINK, MACHINE, name_of_seat

COMPANY = "company-"
"""What the fields begin with that say of a side that its seats were proposed already; the side follows."""


@dataclass(frozen=True)
class SeatOffer:
    """A seat of a table that is set up: its id, its name, who takes it unless somebody says otherwise, the counters of
    those who go by it, and whether they could have a seat each."""

    seat: str
    name: str
    usual: str
    faces: Sequence[Face] = ()
    parts: bool = False


@dataclass(frozen=True)
class Split:
    """A side whose people can each have a seat of their own: its id, its name, the number of seats, and whether it
    is chosen."""

    side: str
    name: str
    seats: int
    chosen: bool


@dataclass(frozen=True)
class RulingChoice:
    """A ruling that can be chosen: its clauses, and its readings, the default first."""

    ruling: Ruling
    readings: Sequence[Reading]


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


def splits(piece: Playable, leaders: int, apart: Sequence[str], lang: str) -> list[Split]:
    """The sides whose people can each have a seat of their own, and whether they have."""
    rulebook, say = piece.shelf.rulebook, piece.shelf.catalogue(lang)

    def seats(of: Sequence[str]) -> tuple[Any, dict[str, str]]:
        state = rulebook.start(setup_of(piece.heading.id, piece.text, leaders, False, of))
        return state, {seat: rulebook.judging.side(state, seat) for seat in rulebook.seats(state)}

    state, usual = seats(())
    sides = [side for side in dict.fromkeys(usual.values()) if side]
    _, all_apart = seats(sides)
    counts = {side: list(all_apart.values()).count(side) for side in sides}
    return [
        Split(side, say.name(rulebook.speech.side_name(state, side)), counts[side], side in apart)
        for side in sides
        if counts[side] > list(usual.values()).count(side)
    ]


def offered(
    piece: Playable, leaders: int, referee: bool, apart: Sequence[str], parted: Sequence[Split], lang: str
) -> list[SeatOffer]:
    """The seats of a table that is set up."""
    rulebook = piece.shelf.rulebook
    state = rulebook.start(setup_of(piece.heading.id, piece.text, leaders, referee, apart))
    machines = rulebook.opponents(state)
    say = piece.shelf.catalogue(lang)
    drawn, whole = faces(piece.shelf, state, say), {one.side for one in parted if not one.chosen}
    return [
        SeatOffer(
            seat,
            say.name(name_of_seat(rulebook, state, seat)),
            MACHINE if seat in machines else HERE,
            drawn.get(seat, ()),
            rulebook.judging.side(state, seat) in whole,
        )
        for seat in rulebook.seats(state)
    ]


def faces(shelf: Shelf, state: Any, say: Catalogue) -> Mapping[str, Sequence[Face]]:
    """The counters of those who go by each seat, as the boards will show them."""
    sight = shelf.rulebook.sight
    seats = {sheet.id: sheet.seat for sheet in sight.roster(state, "") if sheet.seat}
    found: dict[str, dict[str, Face]] = {}
    for board in sight.boards(state, "", None):
        for one in pieces_on(board):
            if one.id in seats:
                face = Face(one.side, one.tag, one.down, False, say.name(one.name), one.hue)
                found.setdefault(seats[one.id], {}).setdefault(one.id, face)
    return {seat: list(those.values()) for seat, those in found.items()}


def with_company(piece: Playable, leaders: int, given: Mapping[str, str], lang: str) -> Mapping[str, str]:
    """What was chosen; where somebody is invited to a side that was one seat, its people have a seat each now.

    That is a group which shares a side: where people play against each other, each has their side as a whole.
    Whoever sets the table plays the first of the people unless they rule, and the others are invited. A proposal that
    was taken back is not made again (`COMPANY`).
    """
    if LINK not in given.values():
        return given
    rulebook = piece.shelf.rulebook

    def seats(apart: Sequence[str]) -> Mapping[str, Sequence[str]]:
        state = rulebook.start(setup_of(piece.heading.id, piece.text, leaders, False, apart))
        found: dict[str, list[str]] = {}
        for seat in rulebook.seats(state):
            found.setdefault(rulebook.judging.side(state, seat), []).append(seat)
        return found

    apart, chosen = taken_apart(piece, leaders, given), dict(given)
    whole = seats(apart)
    fresh = [one.side for one in splits(piece, leaders, apart, lang) if COMPANY + one.side not in given]
    plays = {side: [given.get(f"seat-{seat}", "") for seat in those] for side, those in whole.items()}
    invited = [side for side in fresh if LINK in plays[side]]
    people = [side for side, those in plays.items() if side and (HERE in those or LINK in those)]
    if people != invited or len(people) != 1:
        return chosen
    own = HERE if "referee" not in given else LINK
    for side, those in seats([*apart, *invited]).items():
        if side in invited:
            chosen |= {APART + side: "on", **{f"seat-{seat}": LINK if at else own for at, seat in enumerate(those)}}
            own = LINK
    return chosen


def open_points(shelf: Shelf) -> list[tuple[LedgerChapter, list[RulingChoice]]]:
    """The rulings that can be chosen, by the chapters of the book that hold them."""
    if not has_ledger(shelf.id):
        return []
    ledger = Ledger.of(shelf.id)
    found = [RulingChoice(ruling, ledger.readings(ruling)) for ruling in shelf.rulebook.rulings if ruling.values[1:]]
    chapters = []
    for chapter in ledger.chapters:
        clauses = [clause.id for clause in chapter.clauses]
        here = [point for point in found if point.ruling.clauses[0] in clauses]
        if here:
            chapters.append((chapter, here))
    return chapters


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


def on_shelf(shelf: Shelf, heading: Heading) -> Playable:
    """A scenario or encounter that comes with its rulebook, to set a table up for."""
    return Playable(shelf, heading, shelf.scenario_text(heading.id)[1], set_at(shelf, heading))


def set_at(shelf: Shelf, heading: Heading) -> str:
    """The address of the page that sets up a table for a scenario or encounter of a rulebook."""
    return at(f"/new/{shelf.id}/{heading.id}")


def as_usual(piece: Playable) -> dict[str, str]:
    """The fields of the form for somebody who plays alone: machines play all seats that they can."""
    machine, _ = machine_players(piece.shelf.rulebook, piece.shelf.catalogue("en"))[0]
    seats = offered(piece, piece.heading.leaders[0], False, (), (), "en")
    return {"asking": MATTERS} | {f"seat-{one.seat}": machine for one in seats if one.usual == MACHINE}


async def own_piece(request: Request) -> Playable | None:
    """A scenario or encounter that the asking person has uploaded. Raises as `scripts.to_play`."""
    room, who = room_of(request), person(request)
    script = await room.work.run(lambda: scripts.find(room.store, who, request.path_params["own"]))
    if script is None or script.people:
        return None
    rulebook_id, heading, faults = await room.work.apart(
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
