"""Lays a table: what it is set up for, and the game that the fields of a form describe."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hantei.content import FileFault
from hantei.core.message import BadSetup
from hantei.core.numbers import whole_number
from hantei.core.seats import REFEREE
from hantei.exchange.diceserver import dice_server
from hantei.library import Heading, Shelf
from hantei.play import EVERYTHING, HOW_MUCH, DiceSource

from ..http.forms import text
from ..storage.store import Store
from ..table.by_itself import PACES
from ..table.clock import CLOCKS
from ..table.players import must_offer
from ..table.stand import BACKS, HERE, LINK, MACHINE
from . import founding

LONGEST_SEED = 64

ELSEWHERE = "elsewhere"
"""The choice of dice that a server throws."""

APART = "apart-"
"""The beginning of the fields that give each person of a side a seat of their own; the side follows."""


@dataclass(frozen=True)
class Playable:
    """A scenario or encounter to set a table up for: its rulebook, its text, the address of its page.

    `own` is the id of one that somebody has uploaded, and `warnings` lists those of its check.
    """

    shelf: Shelf
    heading: Heading
    text: str
    address: str
    own: str = ""
    warnings: Sequence[FileFault] = ()


def made(store: Store, who: str, piece: Playable, form: Mapping[str, str], elsewhere: bool = False) -> str:
    """Make the table that a form describes. Return its id. Raises `BadSetup`, `Refused`.

    Parameter: `elsewhere` says whether dice can fall on another server.
    """
    shelf, heading = piece.shelf, piece.heading
    leaders = wished(text(form, "leaders"), heading)
    setup = setup_of(heading.id, piece.text, leaders, "referee" in form, taken_apart(piece, leaders, form))
    setup["difficulty"] = one_of(form, "difficulty", ("", *heading.difficulties), "")
    chosen = {ruling: text(form, f"ruling-{ruling.id}") for ruling in shelf.rulebook.rulings}
    setup["rulings"] = {one.id: value for one, value in chosen.items() if value not in ("", one.default)}
    known = shelf.rulebook.seats(shelf.rulebook.start(setup))
    seats = {seat: text(form, f"seat-{seat}") or HERE for seat in known}
    for choice in seats.values():
        if choice not in (HERE, LINK) and not choice.startswith(MACHINE):
            raise BadSetup("web-bad-choice", given=choice)
    machines = {seat: choice.partition(":")[2] for seat, choice in seats.items() if choice.startswith(MACHINE)}
    for policy in machines.values():
        must_offer(shelf.rulebook, policy)
    players = {seat: MACHINE if seat in machines else choice for seat, choice in seats.items()}
    dice = one_of(form, "dice", ("seeded", "physical", *([ELSEWHERE] if elsewhere else [])), "seeded")
    source = dice_server(text(form, "source")) if dice == ELSEWHERE else ""
    pace, back = one_of(form, "pace", PACES, "fast"), one_of(form, "back", BACKS, "own")
    clock = one_of(form, "clock", CLOCKS, "off")
    seed = " ".join(text(form, "seed").split()) or secrets.token_hex(8)
    if len(seed) > LONGEST_SEED or not seed.isprintable():
        raise BadSetup("web-bad-seed", most=LONGEST_SEED)
    prepares = "prepares" in form and REFEREE in seats
    asking = one_of(form, "asking", HOW_MUCH, EVERYTHING)
    fall: DiceSource = "seeded" if dice == "seeded" else "physical"
    how = founding.Manner(fall, pace, back, seed, clock, prepares=prepares, asking=asking, source=source)
    return founding.create(store, who, shelf, heading.title, setup, players, machines, how)


def one_of(form: Mapping[str, str], name: str, allowed: Sequence[str] | Mapping[str, float], usual: str) -> str:
    """A field with one of several values. Raises `BadSetup`."""
    given = text(form, name) or usual
    if given not in allowed:
        raise BadSetup("web-bad-choice", given=given)
    return given


def setup_of(name: str, script: str, leaders: int, referee: bool, apart: Sequence[str] = ()) -> dict[str, Any]:
    """The setup of a scenario or encounter, from its id and text; `apart` lists the sides whose people each have a
    seat."""
    return {
        "rulings": {}, "referee": referee, "leaders": leaders, "scenario": name, "difficulty": "",
        "scenarios": {name: script}, **({"apart": list(apart)} if apart else {}),
    }  # fmt: skip


def taken_apart(piece: Playable, leaders: int, given: Mapping[str, str]) -> list[str]:
    """The sides whose people are each to have a seat of their own."""
    rulebook = piece.shelf.rulebook
    state = rulebook.start(setup_of(piece.heading.id, piece.text, leaders, False))
    known = dict.fromkeys(rulebook.judging.side(state, seat) for seat in rulebook.seats(state))
    return [side for side in known if side and APART + side in given]


def wished(given: str, heading: Heading) -> int:
    """The number of leaders that somebody wishes, within what the scenario allows."""
    least, most = heading.leaders
    return min(most, max(least, whole_number(given, 0) or 0))
