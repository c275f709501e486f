"""What an event counts for: attacks, damage, losses, energy, results. Odds and statistics read nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hantei.core.muster import one_side
from hantei.core.rulebook import Count

from ..rules.grid import named, place
from ..state import Fight

Facts = Mapping[str, Any]
NOTHING: Sequence[Count] = ()


def counts(c: Fight, event: str, facts: Facts) -> Sequence[Count]:
    """What an event counts for; most count for nothing."""
    count = COUNTED.get(event)
    return count(c, facts) if count is not None else NOTHING


def side(c: Fight, seat: str) -> str:
    """The side whose machines a seat plays; "" where it plays none, or several sides."""
    return one_side(fighter.side for fighter in c.fighters.values() if fighter.seat == seat)


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
    """SK-14.24: energy and tactical support paid; HP paid counts as it is lost."""
    who = facts["who"]
    team = c.fighters[who].side
    return [Count("spent", team, f"{who}/{what}", facts[what]) for what in ("en", "ts") if facts[what]]


def item(c: Fight, facts: Facts) -> Sequence[Count]:
    """An item is used up."""
    return (Count("spent", c.fighters[facts["who"]].side, f"{facts['who']}/{facts['item']}"),)


def battle(c: Fight, facts: Facts) -> Sequence[Count]:
    """A combat begins."""
    return (Count("battle", "", facts["encounter"]),)


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
    "item": item,
    "combat": battle,
    "round": round_begun,
    "combat_end": end,
}

PARTS = tuple(name for name, of in COUNTED.items() if of in (battle, round_begun, end))
"""The events with which battles and rounds begin, and with which it ends."""
