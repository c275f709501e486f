"""What the game master can change by pointing: figures, squares, statuses; doors, marks, lines; the combat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import get_args

from hantei.core.adjusting import Adjustable, Arrival, Blank, OnSheet, seldom
from hantei.core.message import Message, Sayable, phrase
from hantei.scenes.naming import seat_offers

from ..content.words import CheckValue, Cover, Mark, StatusId
from ..rules.grid import door_name, fallen, marks, named, present, squares, state_of
from ..rules.referee import DOORS, MOST_RANK, seating
from ..rules.statuses import in_water, sealable
from ..rules.statuses import names as status_names
from ..state import Fight
from .names import equipment_name, item_name, labelled, record_name, side_name, status_of

ALONE = [status for status in get_args(StatusId) if status not in ("corrosion", "seal")]
"""Bad statuses that need neither a rank nor a piece of equipment (SK-DATA.17)."""

STATES = ("incapacitated", "shot_down", "dead", "high", "charging", "waiting")
"""States of a machine that are seldom set by hand."""


def adjustable(c: Fight) -> Iterator[Adjustable]:
    """Machine by machine."""
    for who, fighter in c.fighters.items():
        if present(fighter):
            yield from of_machine(c, who)


def of_machine(c: Fight, who: str) -> Iterator[Adjustable]:
    """A machine: HP, EN, TS, its square, whether its turn is over, items, statuses, and whether it is there."""
    fighter, record = c.fighters[who], c.sheet(who)
    on = OnSheet(who, labelled(c, who))
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
    yield from on.pick(phrase("adjust-take"), {status: status_of(c, status) for status in had}, "status", "remove", who)
    yield on.act(phrase("adjust-copy"), "join", fighter.character, fighter.side, named((fighter.x, fighter.y)))
    yield on.act(phrase("adjust-leave"), "leave", who)
    yield from seldom(of_states(c, who, on))
    yield from seldom(of_harm(c, who, on))


def of_states(c: Fight, who: str, on: OnSheet) -> Iterator[Adjustable]:
    """States of a machine, and how it comes into the scene (SK-05.6)."""
    fighter = c.fighters[who]
    yield on.seat(fighter.seat, seats_offered(c, who))
    for state in STATES:
        yield on.state(phrase(f"sk-state-{state}"), f"{who}.{state}", getattr(fighter, state))
    if fighter.submerged or in_water(c, who):
        yield on.state(phrase("sk-state-submerged"), f"{who}.submerged", fighter.submerged)
    yield on.state(phrase("sk-adjust-mounted"), f"{who}.mounted", fighter.mounted)
    yield on.state(phrase("sk-adjust-may-cover"), f"{who}.may_cover", fighter.may_cover)
    values = {value: phrase(f"sk-step-{value}") for value in get_args(CheckValue)}
    yield on.word(phrase("sk-adjust-appearance-value"), f"{who}.appearance_value", fighter.appearance_value, values)
    yield on.figure(phrase("sk-adjust-appearance"), f"{who}.appearance", fighter.appearance)


def of_harm(c: Fight, who: str, on: OnSheet) -> Iterator[Adjustable]:
    """Bad statuses with a rank or a piece of equipment (SK-DATA.17), and what is not recovered at the end (SK-02.8)."""
    fighter, kept = c.fighters[who], c.kept.get(who, [])
    if not fallen(fighter):
        rank = Blank(phrase("sk-adjust-rank"), low=1, high=MOST_RANK)
        yield on.fill(phrase("sk-status-corrosion"), ("status", "add", who, "corrosion"), rank)
        pieces = {piece: equipment_name(c, piece) for piece in sealable(c, who)}
        yield from on.pick(phrase("sk-adjust-seal"), pieces, "status", "add", who, "seal")
    lasting: dict[str, Sayable] = {found.id: phrase(f"sk-status-{found.id}") for found in fighter.statuses}
    if fighter.incapacitated:
        lasting["incapacitated"] = phrase("sk-state-incapacitated")
    lasting |= {running.record: record_name(c, running.record) for running in fighter.effects}
    free = {what: name for what, name in lasting.items() if what not in kept}
    yield from on.pick(phrase("sk-adjust-keep"), free, "keep", who)


def seats_offered(c: Fight, who: str) -> Mapping[str, Sayable]:
    """The seats from which somebody can be played."""
    now, side = seating(c), c.fighters[who].side
    return seat_offers(who, now.usual(side), now.open_to(who), side_name(c, side), partial(labelled, c))


def ground(c: Fight) -> Iterator[Adjustable]:
    """The sheet: doors, the marks of squares (SK-08.1), lines of sight (SK-09.7); the combat and its end."""
    yield from of_combat(c)
    states = {state: phrase(f"sk-sign-door-{state}") for state in DOORS}
    for entry in c.scene.board.edges:
        if entry.kind == "door":
            door = door_name(entry)
            name = Message("sk-adjust-door", {"door": door})
            label, stands = phrase("sk-adjust-door-state"), state_of(c, entry)
            yield OnSheet(door, name).chosen(label, stands, states, "door", door)
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
    covers = {cover: phrase(f"sk-adjust-line-{cover}") for cover in get_args(Cover)}
    yield on.fill(
        phrase("sk-adjust-line"),
        ("line", at),
        Blank(phrase("sk-adjust-line-to")),
        Blank(phrase("sk-adjust-is"), covers),
    )


def of_combat(c: Fight) -> Iterator[Adjustable]:
    """The combat: its round, and its end."""
    on = OnSheet("", phrase("adjust-scene"))
    yield on.figure(phrase("adjust-round"), "round", c.round, c.scene.rounds_max - (("setup",) in c.agenda))
    yield from on.pick(phrase("adjust-end-for"), {side: side_name(c, side) for side in c.scene.sides}, "end")
    yield on.act(phrase("adjust-end"), "end")


def arrivals(c: Fight) -> Iterator[Arrival]:
    """A machine more, for a side, in a square."""
    machines = {name: one.name for name, one in c.records.characters.items()}
    sides = {side: side_name(c, side) for side in c.scene.sides}
    blanks = [Blank(phrase("adjust-who"), machines), Blank(phrase("adjust-side"), sides), Blank(phrase("adjust-at"))]
    yield Arrival(phrase("adjust-join"), ("join",), blanks)


def brings(c: Fight) -> Sequence[Blank]:
    """What has to be said of somebody from a file: the same as of anybody else who comes."""
    return next(iter(arrivals(c))).blanks[1:]
