"""On whom something that is no attack is used (SK-DATA.10)."""

from __future__ import annotations

from typing import NamedTuple

from hantei.core.decision import Choice, Fact
from hantei.core.glance import at_a_glance
from hantei.core.table import Table

from ..content.effects import Revive
from ..content.records import Assault, Record, Weapon
from ..state import Cell, Fight
from .attack import charge_path, range_of
from .figures import record
from .grid import cell, named, place, taken
from .paths import paths
from .shapes import Target, cells, centres, directions, parse_target, singles, targets_in
from .travelling import note_move


class Aim(NamedTuple):
    """Who aims, at what kind of target, how far, and whether it recovers the shot down."""

    who: str
    target: Target
    reach: int
    raises: bool = False


def aim_with(c: Fight, who: str, path: str) -> Aim:
    """Return how the record at a path such as "skills/repair" is aimed."""
    entry = record(c, path)
    return Aim(who, parse_target(entry.target), range_of(c, who, entry.range), raises(entry))


def raises(entry: Record) -> bool:
    """SK-14.22: whether something recovers those shot down."""
    effects = () if isinstance(entry, Weapon) else entry.effects
    return any(isinstance(effect, Revive) and effect.do == "recover_shot_down" for effect in effects)


def met(c: Fight, aim: Aim, squares: list[Cell], centre: Cell) -> list[str]:
    """Return those who are in an area."""
    return targets_in(c, aim.who, aim.target, squares, centre, aim.reach, aim.raises)


@at_a_glance
def users_choice(c: Fight, who: str, path: str) -> list[str]:
    """List the ways to aim something that is no attack: targets, centres or directions with anybody in them.

    SK-11.24: a charge moves its user, whomever it meets: every square where it may end.
    """
    return choices(c, aim_with(c, who, path), path)


def choices(c: Fight, aim: Aim, path: str) -> list[str]:
    """The same, of what is aimed so."""
    who, target = aim.who, aim.target
    here = place(c, who)
    if target.kind == "self":
        return [who]
    if target.kind == "single":
        return [name for name in singles(c, who, aim.reach, aim.raises) if name != who or not harmful(c, path)]
    if target.kind == "area":
        people = taken(c).keys()
        areas = {spot: cells(c, target, spot) for spot in centres(c, who, aim.reach)}
        areas = {spot: squares for spot, squares in areas.items() if not people.isdisjoint(squares)}
        return [named(spot) for spot, squares in areas.items() if met(c, aim, squares, spot)]
    if target.kind == "charge":
        return list(paths(c, who, "charge", target.x).best)
    return [way for way in directions(c, target) if met(c, aim, cells(c, target, here, way), here)]


def reached(c: Fight, who: str, path: str) -> list[str]:
    """Return everybody whom something that is no attack could meet now; for a charge, wherever it may end."""
    aim = aim_with(c, who, path)
    ways = choices(c, aim, path)
    target, here = aim.target, place(c, who)
    if target.kind in ("self", "single"):
        return ways
    if target.kind == "area":
        groups = [met(c, aim, cells(c, target, cell(way)), cell(way)) for way in ways]
    elif target.kind == "charge":
        groups = [met(c, aim, [cell(way)], here) for way in ways]
    else:
        groups = [met(c, aim, cells(c, target, here, way), here) for way in ways]
    return list(dict.fromkeys(name for group in groups for name in group))


def harmful(c: Fight, path: str) -> bool:
    """Whether this is an assault that deals damage: no single target is its own user."""
    entry = record(c, path)
    return isinstance(entry, Assault) and entry.damage is not None


def on_whom(c: Fight, table: Table, who: str, path: str) -> list[str]:
    """Those it is used on."""
    aim = aim_with(c, who, path)
    options = users_choice(c, who, path)
    if not options:
        return []
    target, centre, seat = aim.target, place(c, who), c.fighters[who].seat
    about: dict[str, Fact] = {"who": who, "path": path}
    if target.kind == "self":
        return [who]
    if target.kind == "single":
        return [table.choose(Choice(seat, "on_whom", "SK-DATA.10", options, about))]
    if target.kind == "charge":
        squares = charge_path(c, table, target, options, about)
        note_move(c, who, bool(squares) and not getattr(record(c, path), "keeps_charge_shot", False))  # SK-12.9
    elif target.kind == "area":
        centre = cell(table.choose(Choice(seat, "centre", "SK-11.7", options, about)))
        squares = cells(c, target, centre)
    else:
        squares = cells(c, target, centre, table.choose(Choice(seat, "direction", "SK-11.12", options, about)))
    return picked(c, table, target, met(c, aim, squares, centre), about)


def picked(c: Fight, table: Table, target: Target, there: list[str], by: dict[str, Fact]) -> list[str]:
    """SK-11.2: with (選択) the user picks: friends, enemies, everybody, or one by one.

    `by`: who uses what.
    """
    if not target.select or not there:
        return there
    who = str(by["who"])
    side = c.fighters[who].side
    friends = [name for name in there if c.fighters[name].side == side]
    enemies = [name for name in there if c.fighters[name].side != side]
    groups = {"friends": friends, "enemies": enemies, "everyone": there}
    options = [name for name, members in groups.items() if members]
    seat = c.fighters[who].seat
    if len(there) > 1:
        options.append("each")
    choice = table.choose(Choice(seat, "selection", "SK-11.2", options, {**by, "targets": there}))
    if choice != "each":
        return groups[choice]
    words = ["take", "spare"]
    return [name for name in there if table.choose(Choice(seat, "include", "SK-11.2", words, {"who": name})) == "take"]
