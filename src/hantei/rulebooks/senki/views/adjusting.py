"""What the game master can change by pointing: figures, squares and statuses of machines; doors; marks of squares."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_args

from hantei.core.adjusting import Adjustable, Arrival, Blank, OnSheet
from hantei.core.message import Message, phrase

from ..content.words import Mark, StatusId
from ..rules.grid import door_name, fallen, marks, named, present, squares, state_of
from ..rules.referee import DOORS
from ..rules.statuses import names as status_names
from ..state import Fight
from .names import fighter_name, item_name, side_name, status_of

ALONE = [status for status in get_args(StatusId) if status not in ("corrosion", "seal")]
"""Bad statuses that need neither a rank nor a piece of equipment (SK-DATA.17)."""


def adjustable(c: Fight) -> Iterator[Adjustable]:
    """Machine by machine."""
    for who, fighter in c.fighters.items():
        if present(fighter):
            yield from of_machine(c, who)


def of_machine(c: Fight, who: str) -> Iterator[Adjustable]:
    """A machine: HP, EN, TS, its square, whether its turn is over, items, statuses, and whether it is there."""
    fighter, record = c.fighters[who], c.sheet(who)
    on = OnSheet(who, fighter_name(c, who))
    yield on.figure(phrase("sk-roster-hp"), f"{who}.hp", fighter.hp, record.hp)
    if record.en:
        yield on.figure(phrase("sk-roster-en"), f"{who}.en", fighter.en, record.en)
    yield on.figure(phrase("sk-roster-ts"), f"{who}.ts", fighter.ts)
    yield on.where(f"{who}.at", named((fighter.x, fighter.y)))
    yield from on.side(fighter.side, {side: side_name(c, side) for side in c.scene.sides})
    yield on.state(phrase("sk-adjust-finished"), f"{who}.finished", fighter.finished)
    for item, n in fighter.items.items():
        yield on.figure(item_name(c, item), f"{who}.items.{item}", n)
    had = status_names(c, who)
    if not fallen(fighter):
        free = {status: status_of(c, status) for status in ALONE if status not in had}
        yield from on.pick(phrase("adjust-give"), free, "status", "add", who)
    plain = {status: status_of(c, status) for status in had if status in ALONE}
    yield from on.pick(phrase("adjust-take"), plain, "status", "remove", who)
    yield on.act(phrase("adjust-copy"), "join", fighter.character, fighter.side, named((fighter.x, fighter.y)))
    yield on.act(phrase("adjust-leave"), "leave", who)


def ground(c: Fight) -> Iterator[Adjustable]:
    """The sheet: doors, and the marks of squares (SK-08.1)."""
    states = {state: phrase(f"sk-sign-door-{state}") for state in DOORS}
    for entry in c.scene.board.edges:
        if entry.kind == "door":
            door = door_name(entry)
            name = Message("sk-adjust-door", {"door": door})
            label, stands = phrase("sk-adjust-door-state"), state_of(c, entry)
            yield Adjustable(door, name, label, ("door", door), stands, choices=states)
    for at in squares(c):
        yield from of_square(c, named(at), marks(c, at))


def of_square(c: Fight, at: str, had: Sequence[str]) -> Iterator[Adjustable]:
    """A square: marks that it can get, and those that can be taken off it."""
    on = OnSheet(at, Message("sk-adjust-square", {"at": at}))
    free = {mark: phrase(f"sk-mark-{mark}") for mark in get_args(Mark) if mark not in had}
    yield from on.pick(phrase("sk-adjust-mark"), free, "mark", at, *had)
    for mark in had:
        label = Message("sk-adjust-unmark", {"mark": phrase(f"sk-mark-{mark}")})
        yield on.act(label, "mark", at, *(other for other in had if other != mark))


def arrivals(c: Fight) -> Iterator[Arrival]:
    """A machine more, for a side, in a square."""
    machines = {name: one.name for name, one in c.records.characters.items()}
    sides = {side: side_name(c, side) for side in c.scene.sides}
    blanks = [Blank(phrase("adjust-who"), machines), Blank(phrase("adjust-side"), sides), Blank(phrase("adjust-at"))]
    yield Arrival(phrase("adjust-join"), ("join",), blanks)
