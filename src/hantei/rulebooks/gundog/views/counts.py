"""What an event counts for, and in words: checks, damage, people down, ammunition, rows, results.

Odds and statistics read it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hantei.core.event import Count
from hantei.core.message import Message, phrase
from hantei.scenes.naming import Name

from ..content.rows import in_order
from ..rules.fumbles import fumble_table
from ..rules.wounding import penalty_table, table_of
from ..state import Fight
from .names import held_out, item_name, person, place_name, side_name
from .questions import throw_name

Facts = Mapping[str, Any]
NOTHING: Sequence[Count] = ()

CAUSES = ("bleeding", "lethality")
"""What brings people down when nobody attacks them; all else is an effect."""

FUMBLED = {"gun": "shooting", "close_combat": "melee", "unarmed": "melee", "thrown": "melee"}
"""The fumble table of an attack with a kind of weapon (GD-00.2)."""


def counts(c: Fight, event: str, facts: Facts) -> Sequence[Count]:
    """What an event counts for; most count for nothing."""
    count = COUNTED.get(event)
    return count(c, facts) if count is not None else NOTHING


def check(c: Fight, facts: Facts) -> Sequence[Count]:
    """GD-00.1: a check of somebody's, and whether it succeeded."""
    if "who" not in facts:
        return NOTHING
    team, kind = c.fighters[facts["who"]].side, facts["kind"]
    made = Count("check", team, kind)
    return (made, Count("success", team, kind)) if facts["degree"] else (made,)


def endurance(c: Fight, facts: Facts) -> Sequence[Count]:
    """GD-00.9: 耐久力 lost, by whatever."""
    return (Count("damage", c.fighters[facts["who"]].side, facts["who"], facts["amount"]),)


def condition(c: Fight, facts: Facts) -> Sequence[Count]:
    """GD-07.5, GD-07.4: somebody is down: unconscious, or dead at once; where, and through whom or what."""
    fighter = c.fighters[facts["who"]]
    if facts["condition"] != "unconscious" and not (facts["condition"] == "dead" and not fighter.unconscious):
        return NOTHING
    source = facts["source"] if facts["source"] in CAUSES else "effect"
    cause = c.attack.attacker if c.attack is not None else source
    return Count("down", fighter.side, facts["who"]), Count("lost", fighter.side, f"{fighter.place}/{cause}")


def volley(c: Fight, facts: Facts) -> Sequence[Count]:
    """GD-09.10: rounds of ammunition, and by which mode of fire they are gone."""
    side, what, n = c.fighters[facts["who"]].side, f"{facts['who']}/rounds", facts["spent"]
    return Count("spent", side, what, n), Count("use", side, f"{what}/{facts['mode']}", n)


def reloaded(c: Fight, facts: Facts) -> Sequence[Count]:
    """GD-04.9: a magazine, and the rounds that the weapon has more than before."""
    side, who = c.fighters[facts["who"]].side, facts["who"]
    return Count("spent", side, f"{who}/magazines"), Count("gained", side, f"{who}/rounds/reloading", facts["more"])


def item(c: Fight, facts: Facts) -> Sequence[Count]:
    """GD-04.11: an item is used up."""
    return (Count("spent", c.fighters[facts["who"]].side, f"{facts['who']}/{facts['item']}"),)


def row(kind: str) -> Callable[[Fight, Facts], Sequence[Count]]:
    """A row of a table of damage penalties (GD-00.6) or of fumbles (GD-00.2)."""
    return lambda c, facts: (Count("row", "", f"{kind}-{facts['table']}/{facts['row']}"),)


def rows(c: Fight) -> Sequence[Count]:
    """The rows that the weapons of this fight can hit; fumbles only where the table plays with them."""
    arms = [c.records.weapons[held.weapon] for one in c.fighters.values() for held in one.carried.values()]
    found: dict[str, Sequence[str]] = {}
    for table in dict.fromkeys(table_of(arm) for arm in arms):
        found[f"penalty-{table}"] = [str(number) for number in range(len(penalty_table(c, table).rows))]
    if c.rulings["fumble_table"] == "group_file":
        for table in dict.fromkeys([*(FUMBLED[arm.kind] for arm in arms), "other"]):
            fumbles = fumble_table(c, table)
            found[f"fumble-{table}"] = in_order(fumbles.rows) if fumbles else ()
    return [Count("row", "", f"{table}/{name}", 0) for table, names in found.items() for name in names]


def battle(c: Fight, facts: Facts) -> Sequence[Count]:
    """A fight begins."""
    return Count("battle", "", facts["encounter"]), *stocks(c)


def stocks(c: Fight) -> Sequence[Count]:
    """The rounds in the weapons of everybody who carries any, and their spare magazines."""
    found: list[Count] = []
    for who, one in c.fighters.items():
        rounds = [arm.rounds for arm in one.carried.values() if c.records.weapons[arm.weapon].magazine]
        if rounds or one.magazines:
            found.append(Count("stock", one.side, f"{who}/rounds", sum(rounds)))
            found.append(Count("stock", one.side, f"{who}/magazines", sum(one.magazines.values())))
    return found


def round_begun(c: Fight, facts: Facts) -> Sequence[Count]:
    """GD-01.1: a round."""
    return (Count("round", "", c.encounter),)


def end(c: Fight, facts: Facts) -> Sequence[Count]:
    """GD-01.3: who has won, and by what."""
    ended = Count("end", "", f"{facts['winner']}/{facts['by']}")
    return (ended, Count("win", facts["winner"], "fight")) if facts["winner"] else (ended,)


COUNTED: Mapping[str, Callable[[Fight, Facts], Sequence[Count]]] = {
    "check": check,
    "endurance_lost": endurance,
    "condition": condition,
    "volley": volley,
    "reloaded": reloaded,
    "item_used": item,
    "penalty_row": row("penalty"),
    "fumble": row("fumble"),
    "fight": battle,
    "round": round_begun,
    "fight_end": end,
}

PARTS = tuple(name for name, of in COUNTED.items() if of in (battle, round_begun, end))
"""The events with which battles and rounds begin, and with which it ends."""


# In words

STOCKS = ("rounds", "magazines")


def count_name(c: Fight, count: Count) -> Message:
    """What is counted, whatever its amount."""
    return NAMED[count.kind](c, count)


def check_words(c: Fight, count: Count) -> Message:
    """Checks of a side: all of them, or those that succeeded."""
    kind = throw_name(count.what)
    return Message(f"gd-count-{count.kind}", {"side": side_name(c, count.side), "check": kind})


def somebody_words(c: Fight, count: Count) -> Message:
    """What happened to somebody."""
    return Message(f"gd-count-{count.kind}", {"who": person(c, count.what)})


def lost_words(c: Fight, count: Count) -> Message:
    """Where people went down, and through whom or what."""
    place, _, by = count.what.partition("/")
    cause: Name = person(c, by) if by in c.fighters else phrase(f"gd-count-by-{by}")
    return Message("gd-count-lost", {"place": place_name(c, place), "cause": cause})


def spent_words(c: Fight, count: Count) -> Message:
    """Rounds, magazines, or an item of somebody."""
    who, _, what = count.what.partition("/")
    name = phrase(f"gd-count-stock-{what}") if what in STOCKS else item_name(c, what)
    return Message("gd-count-spent", {"who": person(c, who), "what": name})


def held_words(c: Fight, count: Count) -> Message:
    """Rounds or magazines that somebody has."""
    who, _, what = count.what.partition("/")
    return Message("gd-count-held", {"who": person(c, who), "what": phrase(f"gd-count-stock-{what}")})


def use_words(c: Fight, count: Count) -> Message:
    """Rounds of somebody, by the mode of fire."""
    who, what, mode = count.what.split("/")
    args = {"who": person(c, who), "what": phrase(f"gd-count-stock-{what}"), "purpose": phrase(f"gd-mode-{mode}")}
    return Message("gd-count-use", args)


def gained_words(c: Fight, count: Count) -> Message:
    """Rounds that somebody has more than before, and how they came by them."""
    who, what, how = count.what.split("/")
    args = {"who": person(c, who), "what": phrase(f"gd-count-stock-{what}"), "how": phrase(f"gd-count-by-{how}")}
    return Message("gd-count-gained", args)


def row_words(c: Fight, count: Count) -> Message:
    """A row of a table of damage penalties or of fumbles."""
    table, _, found = count.what.partition("/")
    return Message("gd-count-row", {"table": phrase(f"gd-count-table-{table}"), "row": found})


def battle_words(c: Fight, count: Count) -> Message:
    """A fight, by its encounter."""
    return Message(f"gd-count-{count.kind}", {"title": c.content.encounters[count.what].title})


def end_words(c: Fight, count: Count) -> Message:
    """Who has won, and by what."""
    side, _, by = count.what.partition("/")
    how = held_out(c) if side and by == "rounds" else phrase(f"gd-by-{by}")
    if not side:
        return Message("gd-count-end-nobody", {"by": how})
    return Message("gd-count-end", {"side": side_name(c, side), "by": how})


def won_words(c: Fight, count: Count) -> Message:
    """A side has won."""
    return Message("gd-count-win", {"side": side_name(c, count.side)})


NAMED: dict[str, Callable[[Fight, Count], Message]] = {
    "check": check_words,
    "success": check_words,
    "damage": somebody_words,
    "down": somebody_words,
    "lost": lost_words,
    "spent": spent_words,
    "stock": held_words,
    "use": use_words,
    "gained": gained_words,
    "row": row_words,
    "battle": battle_words,
    "round": battle_words,
    "end": end_words,
    "win": won_words,
}
