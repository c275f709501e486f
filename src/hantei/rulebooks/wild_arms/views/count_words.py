"""What is counted, in words."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.message import Message
from hantei.core.naming import Name
from hantei.core.rulebook import Count

from ..rules.people import has_hp
from ..state import Fight
from .counts import FP, HIT, ROUNDS
from .names import faction_name, item_name, person
from .questions import throw_name


def count_name(c: Fight, count: Count) -> Message:
    """What is counted, whatever its amount."""
    return NAMED[count.kind](c, count)


def check(c: Fight, count: Count) -> Message:
    """Checks of a faction, or attacks on one target: all of them, or those that succeeded."""
    if count.what == HIT:
        return Message(f"wa-count-{count.kind}-hit", {"side": faction_name(c, count.side)})
    return Message(f"wa-count-{count.kind}", {"side": faction_name(c, count.side), "check": throw_name(count.what)})


def damage(c: Fight, count: Count) -> Message:
    """HP that somebody has lost, or steps of harm."""
    kind = "hp" if count.what in c.fighters and has_hp(c, count.what) else "steps"
    return Message(f"wa-count-damage-{kind}", {"who": person(c, count.what)})


def down(c: Fight, count: Count) -> Message:
    """Somebody is dying."""
    return Message("wa-count-down", {"who": person(c, count.what)})


def lost(c: Fight, count: Count) -> Message:
    """In which battle people went down, and through whom or what; places within it the book does not know."""
    place, _, by = count.what.partition("/")
    cause: Name = person(c, by) if by in c.fighters else Message("wa-count-by-effect")
    where = c.content.encounters[place].title
    return Message("wa-count-lost", {"place": where, "side": faction_name(c, count.side), "cause": cause})


def spent(c: Fight, count: Count) -> Message:
    """FP, rounds, or an item of somebody."""
    who, _, what = count.what.partition("/")
    name = Message(f"wa-count-stock-{what}") if what in (FP, ROUNDS) else item_name(c, what)
    return Message("wa-count-spent", {"who": person(c, who), "what": name})


def battle(c: Fight, count: Count) -> Message:
    """A battle or its rounds, by its encounter."""
    return Message(f"wa-count-{count.kind}", {"title": c.content.encounters[count.what].title})


def end(c: Fight, count: Count) -> Message:
    """The result, and what brought it about."""
    result, _, by = count.what.partition("/")
    return Message("wa-count-end", {"result": Message(f"wa-result-{result}"), "by": Message(f"wa-by-{by}")})


def won(c: Fight, count: Count) -> Message:
    """A faction has won."""
    return Message("wa-count-win", {"side": faction_name(c, count.side)})


NAMED: dict[str, Callable[[Fight, Count], Message]] = {
    "check": check,
    "success": check,
    "damage": damage,
    "down": down,
    "lost": lost,
    "spent": spent,
    "battle": battle,
    "round": battle,
    "end": end,
    "win": won,
}
