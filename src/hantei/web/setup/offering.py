"""Choices where a table is set: seats and who takes them, sides whose people part, readings of open points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hantei.core.board import pieces_on
from hantei.core.rulings import Ruling
from hantei.core.text import Language, Text
from hantei.ledger import Ledger, LedgerChapter, Reading, has_ledger
from hantei.library import Heading, Shelf
from hantei.play import MATTERS, name_of_seat
from hantei.text import Catalogue

from ..drawing.board import Face
from ..http.addresses import at
from ..table.players import machine_players
from ..table.stand import HERE, LINK, MACHINE
from .laying import APART, Playable, setup_of, taken_apart

COMPANY = "company-"
"""The beginning of the fields that say that the seats of a side were proposed already; the side follows."""


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
    """A side whose people can each have a seat of their own: its id, its name, and whether it is chosen. How many
    people that are is not told: some may come later."""

    side: str
    name: str
    chosen: bool


@dataclass(frozen=True)
class RulingChoice:
    """A ruling that can be chosen: its clauses, what the book leaves open, and the readings, the default first."""

    ruling: Ruling
    open: Text | None
    readings: Sequence[Reading]


def splits(piece: Playable, leaders: int, apart: Sequence[str], lang: Language) -> list[Split]:
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
        Split(side, say.name(rulebook.speech.side_name(state, side)), side in apart)
        for side in sides
        if counts[side] > list(usual.values()).count(side)
    ]


def offered(
    piece: Playable, leaders: int, referee: bool, apart: Sequence[str], parted: Sequence[Split], lang: Language
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


def with_company(piece: Playable, leaders: int, given: Mapping[str, str], lang: Language) -> Mapping[str, str]:
    """The choices; if somebody is invited to a side that was one seat, each of its people now has a seat.

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
    several = (ruling for ruling in shelf.rulebook.rulings if ruling.values[1:])
    found = [RulingChoice(ruling, ledger.open_point(ruling), ledger.readings(ruling)) for ruling in several]
    chapters = []
    for chapter in ledger.chapters:
        clauses = [clause.id for clause in chapter.clauses]
        here = [point for point in found if point.ruling.clauses[0] in clauses]
        if here:
            chapters.append((chapter, here))
    return chapters


def as_usual(piece: Playable) -> dict[str, str]:
    """The fields of the form for somebody who plays alone: machines play all seats that they can."""
    machine, _ = machine_players(piece.shelf.rulebook, piece.shelf.catalogue("en"))[0]
    seats = offered(piece, piece.heading.leaders[0], False, (), (), "en")
    return {"asking": MATTERS} | {f"seat-{one.seat}": machine for one in seats if one.usual == MACHINE}


def on_shelf(shelf: Shelf, heading: Heading) -> Playable:
    """A scenario or encounter that comes with its rulebook, to set a table up for."""
    return Playable(shelf, heading, shelf.scenario_text(heading.id)[1], set_at(shelf, heading))


def set_at(shelf: Shelf, heading: Heading) -> str:
    """The address of the page that sets up a table for a scenario or encounter of a rulebook."""
    return at(f"/new/{shelf.id}/{heading.id}")
