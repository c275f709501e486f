"""What an event counts for: checks, damage, people down, what is spent, results; the same in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hantei.core.event import Count
from hantei.core.message import Message, everybody
from hantei.scenes.naming import Name

from ..rules.checks import Roll, succeeds
from ..rules.goals import others, own
from ..rules.people import has_hp
from ..rules.things import under_way
from ..state import UNCOUNTED, Fight
from .goals import reason
from .names import NAMED_SKILLS, faction_name, in_full, item_name, skill_name, thing_name
from .questions import throw_name

Facts = Mapping[str, Any]
NOTHING: Sequence[Count] = ()

HIT = "hit"
"""What an attack on one target counts as, beside its check."""

HP, FP, ROUNDS = "hp", "fp", "rounds"
"""Stocks that are no items."""

SUPPORT, DRAINED, RELOADING, OTHER = "support", "drained", "reloading", "other"
"""What a stock goes to, and where it comes from, that is nothing with a record."""


def counts(c: Fight, event: str, facts: Facts) -> Sequence[Count]:
    """What an event counts for; most count for nothing."""
    count = COUNTED.get(event)
    return count(c, facts) if count is not None else NOTHING


def rows(c: Fight) -> Sequence[Count]:
    """The book has no tables."""
    return NOTHING


def faction(c: Fight, who: str) -> str:
    """The faction of somebody."""
    return c.fighters[who].faction


BY_SKILL = ("use", "task")
"""Checks that are counted by their skill."""


def check(c: Fight, facts: Facts) -> Sequence[Count]:
    """WA-01.11: a check of somebody's, and whether it has reached its target number; others than hits have no end. That
    for a use or a task is called by its skill.
    """
    skill = facts.get("skill") if facts["kind"] in BY_SKILL else None
    kind = f"use-{skill}" if skill in NAMED_SKILLS else facts["kind"]
    return reaching(c, facts, facts.get("who", ""), kind)


def joint(c: Fight, facts: Facts) -> Sequence[Count]:
    """WA-01.19: a check made together, as one of the side's."""
    return reaching(c, facts, facts["who"][0], "cooperative")


def reaching(c: Fight, facts: Facts, who: str, kind: str) -> Sequence[Count]:
    """A check against a target number, and whether it has reached it; one without counts for nothing."""
    if "target_number" not in facts or who not in c.fighters:
        return NOTHING
    made = Count("check", faction(c, who), kind)
    reached = succeeds(Roll(facts["total"], facts["critical"], facts["fumble"]), facts["target_number"], c.rulings)
    return (made, made._replace(kind="success")) if reached else (made,)


def opposed(kind: str, won: bool, active: str = "who") -> Callable[[Fight, Facts], Sequence[Count]]:
    """WA-01.16: an opposed check of whoever `active` names (WA-06.28, WA-06.36, WA-13.6, WA-13.7), and whether it was
    won."""

    def count(c: Fight, facts: Facts) -> Sequence[Count]:
        made = Count("check", faction(c, facts[active]), kind)
        return (made, made._replace(kind="success")) if won else (made,)

    return count


def damage(c: Fight, facts: Facts) -> Sequence[Count]:
    """WA-14.7: HP lost."""
    return (Count("damage", faction(c, facts["who"]), facts["who"], facts["damage"]),)


def harm(c: Fight, facts: Facts) -> Sequence[Count]:
    """WA-14.14: a step of harm of those without HP; WA-18.8: who is dying is down: where, and through whom."""
    who = facts["who"]
    found = [] if has_hp(c, who) else [Count("damage", faction(c, who), who)]
    if facts["step"] == "dying":
        cause = c.action.who if c.action is not None else "effect"
        found += [Count("down", faction(c, who), who), Count("lost", faction(c, who), f"{c.encounter}/{cause}")]
    return found


def uses(c: Fight, facts: Facts) -> Sequence[Count]:
    """WA-19.2: FP, and an item that is used up."""
    who = facts["who"]
    kind, _, name = facts["thing"].partition(":")
    found = gone(c, who, FP, facts["cost"], facts["thing"])
    if kind == "item" and c.records.items[name].consumed:
        found.append(Count("spent", faction(c, who), f"{who}/{name}"))
    return found


def support(c: Fight, facts: Facts) -> Sequence[Count]:
    """WA-06.13: the FP of a support skill."""
    return gone(c, facts["who"], FP, facts["cost"], f"{SUPPORT}:{facts['skill']}")


def rounds(c: Fight, facts: Facts) -> Sequence[Count]:
    """WA-11.7: rounds of ammunition."""
    return gone(c, facts["who"], ROUNDS, under_way(c).rounds, f"arm:{facts['arm']}")


def gone(c: Fight, who: str, what: str, n: int, why: str) -> list[Count]:
    """A stock of somebody's that is spent, and what for; nothing where nothing is."""
    return (
        [
            Count("spent", faction(c, who), f"{who}/{what}", n),
            Count("use", faction(c, who), f"{who}/{what}/{why}", n),
        ]
        if n
        else []
    )


def more(c: Fight, who: str, what: str, n: int, how: str = "") -> Sequence[Count]:
    """A stock of somebody's that has grown, and through what: what is being used, where nothing is named."""
    using = f"{c.action.means}:{c.action.name}" if c.action is not None else OTHER
    return (Count("gained", faction(c, who), f"{who}/{what}/{how or using}", n),) if n else NOTHING


def fp_changed(c: Fight, facts: Facts) -> Sequence[Count]:
    """WA-19.3: FP that come back, or that somebody else takes away."""
    who, n = facts["who"], facts["amount"]
    return more(c, who, FP, n) if n > 0 else gone(c, who, FP, -n, DRAINED)


def hp_restored(c: Fight, facts: Facts) -> Sequence[Count]:
    """WA-15.11: HP that come back."""
    return more(c, facts["who"], HP, facts["amount"])


def reloaded(c: Fight, facts: Facts) -> Sequence[Count]:
    """WA-12.2: the rounds that are in the ARMs again."""
    return more(c, facts["who"], ROUNDS, facts["more"], RELOADING)


def guarded(c: Fight, facts: Facts) -> Sequence[Count]:
    """WA-16.6: an item that breaks in somebody's place."""
    kind, _, name = facts["source"].partition(":")
    broken = kind == "item" and facts["broken"]
    return (Count("spent", faction(c, facts["who"]), f"{facts['who']}/{name}"),) if broken else NOTHING


def battle(c: Fight, facts: Facts) -> Sequence[Count]:
    """A battle begins."""
    return Count("battle", "", facts["encounter"]), *stocks(c)


def stocks(c: Fight) -> Sequence[Count]:
    """HP and FP of everybody who has any, and the rounds in their ARMs."""
    found: list[Count] = []
    for who, one in c.fighters.items():
        own = {FP: one.fp, **({HP: one.hp} if has_hp(c, who) else {})}
        rounds = [left for left in one.arms.values() if left != UNCOUNTED]
        own |= {ROUNDS: sum(rounds)} if rounds else {}
        found += [Count("stock", one.faction, f"{who}/{what}", n) for what, n in own.items()]
    return found


def ends(c: Fight, facts: Facts) -> Sequence[Count]:
    """WA-09.5: what is left as the battle ends, before anybody recovers from it."""
    return *stocks(c), Count("result", "", f"{facts['result']}/{facts['by']}")


def round_begun(c: Fight, facts: Facts) -> Sequence[Count]:
    """WA-03.2: a round."""
    return (Count("round", "", c.encounter),)


def over(c: Fight, facts: Facts) -> Sequence[Count]:
    """WA-04.2: how it ended, and which factions have won."""
    winners = own(c) if facts["result"] == "victory" else others(c) if facts["result"] == "defeat" else []
    return Count("end", "", f"{facts['result']}/{facts['by']}"), *(Count("win", name, "battle") for name in winners)


COUNTED: Mapping[str, Callable[[Fight, Facts], Sequence[Count]]] = {
    "check": check,
    "cooperation": joint,
    "hit": opposed(HIT, won=True),
    "missed": opposed(HIT, won=False),
    "found": opposed("search", won=True),
    "not_found": opposed("search", won=False),
    "obstructed": opposed("obstruct", won=True, active="by"),
    "escape_kept": opposed("obstruct", won=False, active="by"),
    "damage": damage,
    "harm": harm,
    "uses": uses,
    "support": support,
    "rounds": rounds,
    "fp": fp_changed,
    "hp_restored": hp_restored,
    "reloaded": reloaded,
    "guarded": guarded,
    "battle": battle,
    "round": round_begun,
    "battle_ends": ends,
    "over": over,
}

PARTS = tuple(name for name, of in COUNTED.items() if of in (battle, round_begun, ends, over))
"""The events with which battles and rounds begin, and with which it ends."""


# In words


def count_name(c: Fight, count: Count) -> Message:
    """What is counted, whatever its amount."""
    return NAMED[count.kind](c, count)


def check_words(c: Fight, count: Count) -> Message:
    """Checks of a faction, or attacks on one target: all of them, or those that succeeded."""
    if count.what == HIT:
        return Message(f"wa-count-{count.kind}-hit", {"side": faction_name(c, count.side)})
    return Message(f"wa-count-{count.kind}", {"side": faction_name(c, count.side), "check": throw_name(count.what)})


def damage_words(c: Fight, count: Count) -> Message:
    """HP that somebody has lost, or steps of harm."""
    kind = "hp" if count.what in c.fighters and has_hp(c, count.what) else "steps"
    return Message(f"wa-count-damage-{kind}", {"who": in_full(c, count.what)})


def down_words(c: Fight, count: Count) -> Message:
    """Somebody is dying."""
    return Message("wa-count-down", {"who": in_full(c, count.what)})


def lost_words(c: Fight, count: Count) -> Message:
    """In which battle people went down, and through whom or what; places within it the book does not know."""
    place, _, by = count.what.partition("/")
    cause: Name = in_full(c, by) if by in c.fighters else Message("wa-count-by-effect")
    where = c.content.encounters[place].title
    return Message("wa-count-lost", {"place": where, "side": faction_name(c, count.side), "cause": cause})


def spent_words(c: Fight, count: Count) -> Message:
    """FP, rounds, or an item of somebody."""
    who, _, what = count.what.partition("/")
    name = Message(f"wa-count-stock-{what}") if what in (FP, ROUNDS) else item_name(c, what)
    return Message("wa-count-spent", {"who": in_full(c, who), "what": name})


def held_words(c: Fight, count: Count) -> Message:
    """HP, FP or rounds that somebody has."""
    who, _, what = count.what.partition("/")
    return Message("wa-count-held", {"who": in_full(c, who), "what": Message(f"wa-count-stock-{what}")})


def way_name(c: Fight, way: str) -> Name:
    """What a stock went to, or came from: a support skill, something that is used, else in words of its own."""
    kind, _, name = way.partition(":")
    if kind == SUPPORT:
        return skill_name(c, name)
    return thing_name(c, way) if name else Message(f"wa-count-way-{way}")


def by_way(c: Fight, count: Count) -> Message:
    """FP or rounds spent, by what they went to; stocks that have grown, by what they came from."""
    who, what, way = count.what.split("/", 2)
    args = {"who": in_full(c, who), "what": Message(f"wa-count-stock-{what}"), "way": way_name(c, way)}
    return Message(f"wa-count-{count.kind}", args)


def battle_words(c: Fight, count: Count) -> Message:
    """A battle or its rounds, by its encounter."""
    return Message(f"wa-count-{count.kind}", {"title": c.content.encounters[count.what].title})


def end_words(c: Fight, count: Count) -> Message:
    """The result, whose it is, and what brought it about."""
    result, _, by = count.what.partition("/")
    winners = others(c) if result == "defeat" else []
    sides: list[Name] = [faction_name(c, name) for name in winners or own(c)]
    if winners:  # one end has one name: that of the winners
        return Message("wa-count-end-victory", {"side": everybody(sides), "by": reason(c, result, by, "victory")})
    return Message(f"wa-count-end-{result}", {"side": everybody(sides), "by": reason(c, result, by, result)})


def win_words(c: Fight, count: Count) -> Message:
    """A faction has won."""
    return Message("wa-count-win", {"side": faction_name(c, count.side)})


NAMED: dict[str, Callable[[Fight, Count], Message]] = {
    "check": check_words,
    "success": check_words,
    "damage": damage_words,
    "down": down_words,
    "lost": lost_words,
    "spent": spent_words,
    "stock": held_words,
    "use": by_way,
    "gained": by_way,
    "battle": battle_words,
    "round": battle_words,
    "result": end_words,
    "end": end_words,
    "win": win_words,
}
