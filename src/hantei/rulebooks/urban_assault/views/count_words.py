"""What is counted, in words."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.message import Message
from hantei.core.naming import Name
from hantei.core.rulebook import Count

from ..state import Campaign
from .counts import SQUAD
from .names import check_name, own, person, reaction_name, sub_name, table_name, thing, unit_name

SUBS = ("melee", "dexterity", "shooting", "command")


def side_name(c: Campaign, side: str) -> Message:
    """What a side is called: all leaders and members are one."""
    return Message(f"ua-count-side-{side}")


def count_name(c: Campaign, count: Count) -> Message:
    """What is counted, whatever its amount."""
    return NAMED[count.kind](c, count)


def check(c: Campaign, count: Count) -> Message:
    """Checks of a kind: all of them, or those that succeeded."""
    return Message(f"ua-count-{count.kind}", {"check": check_name(count.what)})


def somebody(c: Campaign, count: Count) -> Message:
    """What happened to somebody of either side."""
    who = person(c, count.what) if count.side == SQUAD else unit_name(c, count.what)
    return Message(f"ua-count-{count.kind}", {"who": who})


def lost(c: Campaign, count: Count) -> Message:
    """Where people were lost, and to whom."""
    tile, _, unit = count.what.partition("/")
    place: Name = own(c, "tiles", tile) if tile else Message("ua-count-nowhere")
    return Message(
        "ua-count-lost", {"place": place, "cause": unit_name(c, unit) if unit else Message("ua-count-mishap")}
    )


def spent(c: Campaign, count: Count) -> Message:
    """A stock, points of a sub-ability, or gear."""
    what = sub_name(count.what) if count.what in SUBS else thing(c, count.what)
    return Message("ua-count-spent", {"what": what})


def row(c: Campaign, count: Count) -> Message:
    """A row of a table."""
    table, _, found = count.what.rpartition("/")
    named: Name = found
    if table == "reaction":
        named = reaction_name(found)
    elif table == "map":
        named = map_row(c, found)
    return Message("ua-count-row", {"table": rows_of(c, table), "row": named})


def map_row(c: Campaign, found: str) -> Name:
    """A row of the map table with its map; the bare row where the operation is over; or a throw that found none."""
    if not found:
        return Message("ua-count-row-none")
    rows = c.scenario.progress.rows if c.operation is not None else {}
    return Message("ua-count-row-map", {"row": found, "map": own(c, "tiles", rows[found])}) if found in rows else found


def rows_of(c: Campaign, table: str) -> Name:
    """A table: one of the book's, a loot table, or one that stands in the scenario."""
    if table in ("reaction", "hit", "map"):
        return Message(f"ua-count-table-{table}")
    kind, _, name = table.partition("-")
    return table_name(c, name) if kind == "loot" else Message("ua-count-table-at", {"place": place_of(c, table)})


def place_of(c: Campaign, path: str) -> Name:
    """The map in whose description something stands, else the scenario."""
    parts = path.split("/")
    if parts[0] == "tiles":
        return own(c, "tiles", parts[1])
    return c.scenario.title if c.operation is not None else Message("ua-count-nowhere")


def battle(c: Campaign, count: Count) -> Message:
    """A battle, by where it is fought."""
    return Message(f"ua-count-{count.kind}", {"place": place_of(c, count.what)})


def ended(c: Campaign, count: Count) -> Message:
    """How a battle or an operation went."""
    return Message(f"ua-count-{count.kind}-{count.what}")


NAMED: dict[str, Callable[[Campaign, Count], Message]] = {
    "check": check,
    "success": check,
    "damage": somebody,
    "down": somebody,
    "lost": lost,
    "spent": spent,
    "row": row,
    "battle": battle,
    "round": battle,
    "result": ended,
    "end": ended,
    "win": ended,
}
