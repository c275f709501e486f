"""What an event counts for: checks, damage, losses, magazines, rows, results; and what is counted, in words.

Odds and statistics read nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from hantei.core.event import Count
from hantei.core.message import Message
from hantei.scenes.naming import Name

from ..content.rows import find_row, in_order
from ..rules.battle.shooting_skills import price
from ..rules.checks import SUB_ABILITIES
from ..state import Campaign
from .names import check_name, own, person, place_of, reaction_name, sub_name, table_name, thing, unit_name

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


def saved(means: str, magazines: int) -> Sequence[Count]:
    """Magazines that need not be spent, thanks to these means."""
    return (Count("saved", SQUAD, f"magazines/{means}", magazines),) if magazines > 0 else NOTHING


def follow_up(c: Campaign, facts: Facts) -> Sequence[Count]:
    """UA-08.3: a follow-up shot that takes no magazine."""
    return saved("follow_up", facts["spared"])


def skill(c: Campaign, facts: Facts) -> Sequence[Count]:
    """UA-21.19: what political work takes off a demand."""
    return saved(facts["skill"], facts.get("spared", 0))


def enemy_hurt(c: Campaign, facts: Facts) -> Sequence[Count]:
    """Soldiers felled, or life lost by a high-threat target; what was not shot saved at least a magazine for each."""
    by, n = facts["by"], facts["n"]
    hurt = (Count("damage", ENEMY, facts["unit"], n),)
    if not by or by.startswith("shot|"):
        return hurt
    return (*hurt, *saved(by, n - price(c, by) if by in c.content.book.skills else n))


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
    """Return the map that the squad is on; "" before the first and between operations."""
    return c.op.tile if c.operation is not None else ""


def cause(c: Campaign) -> str:
    """The enemy whose attacks are being settled, "" where it is none."""
    return next((str(entry[1]) for entry in reversed(c.agenda) if entry[0] == "defences"), "")


def spent(c: Campaign, facts: Facts) -> Sequence[Count]:
    """Magazines fired or given for a skill, and for what."""
    return (
        Count("spent", SQUAD, "magazines", facts["n"]),
        Count("use", SQUAD, f"magazines/{facts['why']}", facts["n"]),
    )


def gained(c: Campaign, facts: Facts) -> Sequence[Count]:
    """Stocks that an event or spoils have brought, by the map."""
    return (Count("gained", SQUAD, f"{facts['what']}/{here(c)}", facts["n"]),)


def reached(c: Campaign, facts: Facts) -> Sequence[Count]:
    """A map is entered: how far the squad has come, and which map it is."""
    return (Count("reached", SQUAD, f"{c.op.lap}/{facts['number']}"), Count("entered", SQUAD, facts["tile"]))


def avoided(c: Campaign, facts: Facts) -> Sequence[Count]:
    """UA-25.1: a map that was noticed in time and gone around."""
    return (Count("avoided", SQUAD, facts["tile"]),)


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
    inside = {path: roll.rows for path, roll in c.content.rolls[c.op.scenario].items()}
    found: dict[str, Iterable[str]] = {"map": c.scenario.progress.rows, **loot, **inside}
    return [Count("row", "", f"{table}/{row}", 0) for table, own in found.items() for row in in_order(own)]


def battle(c: Campaign, facts: Facts) -> Sequence[Count]:
    """UA-36.2: a battle begins, known by the path of its encounter."""
    return (Count("battle", SQUAD, c.fight.path), *stocks(c))


def stocks(c: Campaign) -> Sequence[Count]:
    """The magazines that all squads hold together."""
    return (Count("stock", SQUAD, "magazines", sum(squad.magazines for squad in c.squads.values())),)


def battle_round(c: Campaign, facts: Facts) -> Sequence[Count]:
    """A round of a battle."""
    return (Count("round", "", c.fight.path),)


def battle_result(c: Campaign, facts: Facts) -> Sequence[Count]:
    """What is left after a battle, and how it went."""
    return (
        *stocks(c),
        Count("result", SQUAD, facts["result"]),
    )


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
    "gained": gained,
    "follow_up": follow_up,
    "skill_used": skill,
    "paid": given,
    "lost": given,
    "points": point,
    "ate": ate,
    "reaction": row("reaction", "reaction"),
    "hit_table": row("hit", "row"),
    "map_drawn": row("map", "row"),
    "map_entered": reached,
    "map_avoided": avoided,
    "table_row": own_row,
    "loot": loot_row,
    "battle_begins": battle,
    "round": battle_round,
    "battle_over": battle_result,
    "operation_over": end,
}

PARTS = tuple(name for name, of in COUNTED.items() if of in (battle, battle_round, battle_result, end))
"""The events with which battles and rounds begin, and with which it ends."""


# In words


def side_name(c: Campaign, side: str) -> Message:
    """What a side is called: all leaders and members are one."""
    return Message(f"ua-count-side-{side}")


def count_name(c: Campaign, count: Count) -> Message:
    """What is counted, whatever its amount."""
    return NAMED[count.kind](c, count)


def named_check(c: Campaign, count: Count) -> Message:
    """Checks of a kind: all of them, or those that succeeded."""
    return Message(f"ua-count-{count.kind}", {"check": check_name(count.what)})


def named_person(c: Campaign, count: Count) -> Message:
    """What happened to somebody of either side."""
    who = person(c, count.what) if count.side == SQUAD else unit_name(c, count.what)
    if (count.kind, count.side) == ("damage", SQUAD):  # its note: wounds are not in it
        return Message("ua-count-damage-squad", {"who": who})
    return Message(f"ua-count-{count.kind}", {"who": who})


def named_place_of_loss(c: Campaign, count: Count) -> Message:
    """Where people were lost, and to whom."""
    tile, _, unit = count.what.partition("/")
    place: Name = own(c, "tiles", tile) if tile else Message("ua-count-nowhere")
    return Message(
        "ua-count-lost", {"place": place, "cause": unit_name(c, unit) if unit else Message("ua-count-mishap")}
    )


def named_stock(c: Campaign, count: Count) -> Message:
    """A stock, points of a sub-ability, or gear."""
    what = sub_name(count.what) if count.what in SUB_ABILITIES else thing(c, count.what)
    return Message("ua-count-spent", {"what": what})


def named_held(c: Campaign, count: Count) -> Message:
    """A stock that is held."""
    return Message("ua-count-stock", {"what": thing(c, count.what)})


def named_use(c: Campaign, count: Count) -> Message:
    """A stock, and what it was spent on: a skill by its name, else in words of its own."""
    what, _, why = count.what.partition("/")
    skills = c.content.book.skills
    purpose: Name = skills[why].name if why in skills else Message(f"ua-purpose-{why.replace('_', '-')}")
    return Message("ua-count-use", {"what": thing(c, what), "purpose": purpose})


def named_saving(c: Campaign, count: Count) -> Message:
    """A stock, and what spared it: a skill or a piece of gear by its name, else in words of its own."""
    what, _, means = count.what.partition("/")
    skills, gear = c.content.book.skills, c.content.gear
    named: Name = skills[means].name if means in skills else gear[means].name if means in gear else ""
    return Message(
        "ua-count-saved", {"what": thing(c, what), "means": named or Message(f"ua-means-{means.replace('_', '-')}")}
    )


def named_gain(c: Campaign, count: Count) -> Message:
    """A stock, and on which map it was gained."""
    what, _, tile = count.what.partition("/")
    place: Name = own(c, "tiles", tile) if tile else Message("ua-count-nowhere")
    return Message("ua-count-gained", {"what": thing(c, what), "place": place})


def named_reach(c: Campaign, count: Count) -> Message:
    """How far: the number of the map, and of the lap after the first."""
    lap, _, number = count.what.partition("/")
    if int(lap) > 1:
        return Message("ua-count-reached-lap", {"lap": lap, "map": number})
    return Message("ua-count-reached", {"map": number})


def named_map(c: Campaign, count: Count) -> Message:
    """A map that is entered, or gone around."""
    return Message(f"ua-count-{count.kind}", {"place": own(c, "tiles", count.what)})


def named_row(c: Campaign, count: Count) -> Message:
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


def named_battle(c: Campaign, count: Count) -> Message:
    """A battle, by where it is fought."""
    return Message(f"ua-count-{count.kind}", {"place": place_of(c, count.what)})


def named_end(c: Campaign, count: Count) -> Message:
    """How a battle or an operation went."""
    return Message(f"ua-count-{count.kind}-{count.what}")


NAMED: dict[str, Callable[[Campaign, Count], Message]] = {
    "check": named_check,
    "success": named_check,
    "damage": named_person,
    "down": named_person,
    "lost": named_place_of_loss,
    "spent": named_stock,
    "use": named_use,
    "saved": named_saving,
    "gained": named_gain,
    "reached": named_reach,
    "entered": named_map,
    "avoided": named_map,
    "stock": named_held,
    "row": named_row,
    "battle": named_battle,
    "round": named_battle,
    "result": named_end,
    "end": named_end,
    "win": named_end,
}
