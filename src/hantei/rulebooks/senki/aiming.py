"""On whom something that is no attack is used (SK-DATA.10)."""

from __future__ import annotations

from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from .attack import range_of
from .content import Assault, Item, Skill
from .grid import cell, named, place
from .shapes import Target, cells, centres, directions, parse_target, singles, targets_in
from .state import Fight


def users_choice(c: Fight, who: str, notation: str, reach: int) -> list[str]:
    """How something that is no attack can be aimed: targets, centres or directions with anybody in them."""
    target = parse_target(notation)
    here = place(c, who)
    reach = range_of(c, who, reach)
    if target.kind == "self":
        return [who]
    if target.kind == "single":
        return singles(c, who, reach)
    if target.kind == "area":
        spots = centres(c, who, reach)
        return [named(spot) for spot in spots if targets_in(c, who, target, cells(c, target, spot), spot, reach)]
    ways = directions(c, target)
    return [way for way in ways if targets_in(c, who, target, cells(c, target, here, way), here, reach)]


def on_whom(c: Fight, table: Table, who: str, record: Skill | Item | Assault) -> list[str]:
    """Those it is used on."""
    target = parse_target(record.target)
    options = users_choice(c, who, record.target, record.range)
    if not options:
        return []
    seat = c.fighters[who].seat
    about: dict[str, Fact] = {"who": who}
    if target.kind == "self":
        return [who]
    if target.kind == "single":
        harmful = isinstance(record, Assault) and record.damage is not None
        options = [name for name in options if name != who] if harmful else options
        return [table.choose(Choice(seat, "on_whom", "SK-DATA.10", options, about))] if options else []
    here = place(c, who)
    reach = range_of(c, who, record.range)
    if target.kind == "area":
        centre = cell(table.choose(Choice(seat, "centre", "SK-11.7", options, about)))
        return picked(c, table, who, target, targets_in(c, who, target, cells(c, target, centre), centre, reach))
    way = table.choose(Choice(seat, "direction", "SK-11.12", options, about))
    return picked(c, table, who, target, targets_in(c, who, target, cells(c, target, here, way), here, reach))


def picked(c: Fight, table: Table, who: str, target: Target, there: list[str]) -> list[str]:
    """SK-11.2: with (選択) the user picks: friends, enemies, everybody, or one by one."""
    if not target.select:
        return there
    side = c.fighters[who].side
    friends = [name for name in there if c.fighters[name].side == side]
    enemies = [name for name in there if c.fighters[name].side != side]
    groups = {"friends": friends, "enemies": enemies, "everyone": there}
    options = [name for name, members in groups.items() if members]
    seat = c.fighters[who].seat
    if len(there) > 1:
        options.append("each")
    choice = table.choose(Choice(seat, "selection", "SK-11.2", options, {"targets": there}))
    if choice != "each":
        return groups[choice]
    words = ["take", "spare"]
    return [name for name in there if table.choose(Choice(seat, "include", "SK-11.2", words, {"who": name})) == "take"]
