"""What an event counts for: attacks, damage, losses, energy, results. Odds and statistics read nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hantei.core.event import Count
from hantei.core.message import Message
from hantei.scenes.naming import Name

from ..rules.grid import named, place
from ..state import Fight
from .names import fighter_name, item_name, record_name, side_name

Facts = Mapping[str, Any]
NOTHING: Sequence[Count] = ()

STOCKS = ("hp", "en", "ts")
"""What everybody has a stock of."""

DRAINED = "drained"
"""The purpose of a stock that somebody else takes away."""


def counts(c: Fight, event: str, facts: Facts) -> Sequence[Count]:
    """What an event counts for; most count for nothing."""
    count = COUNTED.get(event)
    return count(c, facts) if count is not None else NOTHING


def decision(c: Fight, facts: Facts) -> Sequence[Count]:
    """SK-12.17: an attack meets a defence; one of the two succeeds."""
    hit, attacker, target = facts["hit"], c.fighters[facts["attacker"]].side, c.fighters[facts["who"]].side
    winner = Count("success", attacker, "attack") if hit else Count("success", target, "defence")
    return Count("check", attacker, "attack"), Count("check", target, "defence"), winner


def hp(c: Fight, facts: Facts) -> Sequence[Count]:
    """SK-13.13: HP lost."""
    return (Count("damage", c.fighters[facts["who"]].side, facts["who"], facts["lost"]),)


def down(c: Fight, facts: Facts) -> Sequence[Count]:
    """SK-14.1: incapacitated, on this square, through this attacker."""
    who = facts["who"]
    team = c.fighters[who].side
    cause = c.attack.attacker if c.attack is not None else ""
    return Count("down", team, who), Count("lost", team, f"{named(place(c, who))}/{cause}")


def paid(c: Fight, facts: Facts) -> Sequence[Count]:
    """SK-14.24: energy and tactical support paid, and for what; HP paid counts as it is lost."""
    return [
        count
        for what in ("en", "ts")
        if facts[what]
        for count in gone(c, facts["who"], what, facts[what], facts["path"])
    ]


def gone(c: Fight, who: str, what: str, n: int, why: str) -> Sequence[Count]:
    """A stock of somebody's that is spent, and what for."""
    team = c.fighters[who].side
    return Count("spent", team, f"{who}/{what}", n), Count("use", team, f"{who}/{what}/{why}", n)


def drained(c: Fight, facts: Facts) -> Sequence[Count]:
    """SK-14.2: energy or tactical support that somebody else takes away."""
    return gone(c, facts["who"], facts["what"], facts["n"], DRAINED) if facts["n"] else NOTHING


def healed(c: Fight, facts: Facts) -> Sequence[Count]:
    """HP or energy regained, through whom."""
    who = facts["who"]
    return (Count("gained", c.fighters[who].side, f"{who}/{facts['what']}/{facts['by']}", facts["n"]),)


def item(c: Fight, facts: Facts) -> Sequence[Count]:
    """An item is used up."""
    return (Count("spent", c.fighters[facts["who"]].side, f"{facts['who']}/{facts['item']}"),)


def battle(c: Fight, facts: Facts) -> Sequence[Count]:
    """A combat begins."""
    return Count("battle", "", facts["encounter"]), *stocks(c)


def stocks(c: Fight) -> Sequence[Count]:
    """HP, energy and tactical support of everybody."""
    return [
        Count("stock", one.side, f"{who}/{what}", getattr(one, what))
        for who, one in c.fighters.items()
        for what in STOCKS
    ]


def round_begun(c: Fight, facts: Facts) -> Sequence[Count]:
    """SK-05.1: a round."""
    return (Count("round", "", c.encounter),)


def end(c: Fight, facts: Facts) -> Sequence[Count]:
    """SK-02.5: who has won, and by what."""
    ended = Count("end", "", f"{facts['winner']}/{facts['by']}")
    return (ended, Count("win", facts["winner"], "combat")) if facts["winner"] else (ended,)


COUNTED: Mapping[str, Callable[[Fight, Facts], Sequence[Count]]] = {
    "decision": decision,
    "hp": hp,
    "incapacitated": down,
    "paid": paid,
    "drained": drained,
    "healed": healed,
    "item": item,
    "combat": battle,
    "round": round_begun,
    "combat_end": end,
}

PARTS = tuple(name for name, of in COUNTED.items() if of in (battle, round_begun, end))
"""The events with which battles and rounds begin, and with which it ends."""


# In words


def count_name(c: Fight, count: Count) -> Message:
    """What is counted, whatever its amount."""
    return NAMED[count.kind](c, count)


def check(c: Fight, count: Count) -> Message:
    """Attacks or defences of a side: all of them, or those that succeeded."""
    check = Message(f"sk-count-{count.what}")
    return Message(f"sk-count-{count.kind}", {"side": side_name(c, count.side), "check": check})


def somebody(c: Fight, count: Count) -> Message:
    """What happened to somebody."""
    return Message(f"sk-count-{count.kind}", {"who": fighter_name(c, count.what)})


def lost(c: Fight, count: Count) -> Message:
    """Where machines were lost, and to whom."""
    square, _, attacker = count.what.partition("/")
    cause: Name = fighter_name(c, attacker) if attacker else Message("sk-count-mishap")
    return Message("sk-count-lost", {"place": square, "cause": cause})


def spent(c: Fight, count: Count) -> Message:
    """Energy, tactical support, or an item of somebody."""
    who, _, what = count.what.partition("/")
    name = Message(f"sk-word-{what}") if what in ("en", "ts") else item_name(c, what)
    return Message("sk-count-spent", {"who": fighter_name(c, who), "what": name})


def stock_held(c: Fight, count: Count) -> Message:
    """HP, energy or tactical support that somebody has."""
    who, _, what = count.what.partition("/")
    return Message("sk-count-held", {"who": fighter_name(c, who), "what": Message(f"sk-word-{what}")})


def used(c: Fight, count: Count) -> Message:
    """Energy or tactical support of somebody, by what it went to."""
    who, what, path = count.what.split("/", 2)
    purpose: Name = Message("sk-count-drained") if path == DRAINED else record_name(c, path)
    args = {"who": fighter_name(c, who), "what": Message(f"sk-word-{what}"), "purpose": purpose}
    return Message("sk-count-use", args)


def regained(c: Fight, count: Count) -> Message:
    """HP or energy that somebody has back, through whom."""
    who, what, by = count.what.split("/")
    args = {"who": fighter_name(c, who), "what": Message(f"sk-word-{what}"), "by": fighter_name(c, by)}
    return Message("sk-count-gained", args)


def battle_name(c: Fight, count: Count) -> Message:
    """A combat, by its encounter."""
    return Message(f"sk-count-{count.kind}", {"title": c.scene.title})


def end_name(c: Fight, count: Count) -> Message:
    """Who has won, and by what."""
    side, _, by = count.what.partition("/")
    how = Message(f"sk-by-{by}")
    return (
        Message("sk-count-end", {"side": side_name(c, side), "by": how})
        if side
        else Message("sk-count-end-nobody", {"by": how})
    )


def won(c: Fight, count: Count) -> Message:
    """A side has won."""
    return Message("sk-count-win", {"side": side_name(c, count.side)})


NAMED: dict[str, Callable[[Fight, Count], Message]] = {
    "check": check,
    "success": check,
    "damage": somebody,
    "down": somebody,
    "lost": lost,
    "spent": spent,
    "stock": stock_held,
    "use": used,
    "gained": regained,
    "battle": battle_name,
    "round": battle_name,
    "end": end_name,
    "win": won,
}
