"""What an event counts for: checks, damage, losses, magazines, rows, results. Odds and statistics read nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from hantei.core.rulebook import Count

from ..content.language import Roll
from ..content.rows import find_row, in_order
from ..content.walk import walk
from ..state import Campaign

Facts = Mapping[str, Any]
SQUAD, ENEMY = "squad", "enemy"
"""The two sides: all leaders and members are one."""

NOTHING: Sequence[Count] = ()


def counts(c: Campaign, event: str, facts: Facts) -> Sequence[Count]:
    """What an event counts for; most count for nothing."""
    count = COUNTED.get(event)
    return count(c, facts) if count is not None else NOTHING


def side(c: Campaign, seat: str) -> str:
    """Leaders play for the squad, the game master for nobody."""
    return SQUAD if seat in c.squads else ""


def check(c: Campaign, facts: Facts) -> Sequence[Count]:
    """UA-07.4: a check, and whether it succeeded."""
    made = Count("check", SQUAD, facts["kind"])
    return (made, Count("success", SQUAD, facts["kind"])) if facts["degree"] in ("success", "critical") else (made,)


def enemy_hurt(c: Campaign, facts: Facts) -> Sequence[Count]:
    """Soldiers felled, or life lost by a high-threat target."""
    return (Count("damage", ENEMY, facts["unit"], facts["n"]),)


def enemy_out(c: Campaign, facts: Facts) -> Sequence[Count]:
    """A unit has fallen, withdrawn, or been captured."""
    return (Count("down", ENEMY, facts["unit"]),)


def hurt(c: Campaign, facts: Facts) -> Sequence[Count]:
    """UA-36.22: life lost by a leader."""
    return (Count("damage", SQUAD, facts["who"], facts["amount"]),)


def out(c: Campaign, facts: Facts) -> Sequence[Count]:
    """UA-32.4, UA-41.1: a member has dropped out or a leader is killed, here, through this enemy."""
    return (Count("down", SQUAD, facts["who"]), Count("lost", SQUAD, f"{here(c)}/{cause(c)}"))


def here(c: Campaign) -> str:
    """The map the squad is on; "" before the first and between operations."""
    return c.op.tile if c.operation is not None else ""


def cause(c: Campaign) -> str:
    """The enemy whose attacks are being settled, "" where it is none."""
    return next((str(entry[1]) for entry in reversed(c.agenda) if entry[0] == "defences"), "")


def spent(c: Campaign, facts: Facts) -> Sequence[Count]:
    """Magazines fired or given for a skill."""
    return (Count("spent", SQUAD, "magazines", facts["n"]),)


def given(c: Campaign, facts: Facts) -> Sequence[Count]:
    """Stocks paid or lost."""
    return (Count("spent", SQUAD, facts["what"], facts["n"]),)


def point(c: Campaign, facts: Facts) -> Sequence[Count]:
    """UA-09.3: a point of a sub-ability."""
    return (Count("spent", SQUAD, facts["sub"]),)


def ate(c: Campaign, facts: Facts) -> Sequence[Count]:
    """Rations eaten."""
    return (Count("spent", SQUAD, "mre", facts["n"]),)


def row(table: str, fact: str) -> Callable[[Campaign, Facts], Sequence[Count]]:
    """A row of one of the book's tables."""
    return lambda c, facts: (Count("row", "", f"{table}/{facts[fact]}"),)


def own_row(c: Campaign, facts: Facts) -> Sequence[Count]:
    """A row of a table that stands in the scenario, by its path."""
    return (Count("row", "", f"{facts['path']}/{facts['row']}"),)


def loot_row(c: Campaign, facts: Facts) -> Sequence[Count]:
    """A row of a loot table: the scenario's own by its rows, the book's by the die."""
    own = c.scenario.tables.get(facts["table"])
    found = find_row(own.rows, facts["die"]) if own else facts["die"]
    return (Count("row", "", f"loot-{facts['table']}/{found}"),)


def rows(c: Campaign) -> Sequence[Count]:
    """Every row of the map table, of the scenario's own loot tables, and of the tables inside its events."""
    if c.operation is None:
        return ()
    loot = {f"loot-{name}": spec.rows for name, spec in c.scenario.tables.items() if spec.kind == "loot"}
    inside = {path: effect.rows for path, effect, _ in walk(c.scenario) if isinstance(effect, Roll)}
    found: dict[str, Iterable[str]] = {"map": c.scenario.progress.rows, **loot, **inside}
    return [Count("row", "", f"{table}/{row}", 0) for table, own in found.items() for row in in_order(own)]


def battle(c: Campaign, facts: Facts) -> Sequence[Count]:
    """UA-36.2: a battle begins, known by the path of its encounter."""
    return (Count("battle", SQUAD, c.fight.path),)


def battle_round(c: Campaign, facts: Facts) -> Sequence[Count]:
    """A round of a battle."""
    return (Count("round", "", c.fight.path),)


def battle_result(c: Campaign, facts: Facts) -> Sequence[Count]:
    """How a battle went."""
    return (Count("result", SQUAD, facts["result"]),)


def end(c: Campaign, facts: Facts) -> Sequence[Count]:
    """How the operation went; won where it was completed."""
    ended = Count("end", "", facts["result"])
    return (ended, Count("win", SQUAD, "operation")) if facts["result"] == "completed" else (ended,)


COUNTED: Mapping[str, Callable[[Campaign, Facts], Sequence[Count]]] = {
    "check": check,
    "felled": enemy_hurt,
    "damaged": enemy_hurt,
    "unit_left": enemy_out,
    "hurt": hurt,
    "dropped_out": out,
    "killed": out,
    "spent": spent,
    "paid": given,
    "lost": given,
    "points": point,
    "ate": ate,
    "reaction": row("reaction", "reaction"),
    "hit_table": row("hit", "row"),
    "map_drawn": row("map", "row"),
    "table_row": own_row,
    "loot": loot_row,
    "battle_begins": battle,
    "round": battle_round,
    "battle_over": battle_result,
    "operation_over": end,
}

PARTS = tuple(name for name, of in COUNTED.items() if of in (battle, battle_round, battle_result, end))
"""The events with which battles and rounds begin, and with which it ends."""
