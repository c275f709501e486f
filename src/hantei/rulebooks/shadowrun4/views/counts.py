"""What an event counts for: tests, damage, people down, ammunition, Edge, results. Odds and statistics read it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hantei.core.muster import one_side
from hantei.core.rulebook import Count

from ..rules.street.firing import BURSTS, SUPPRESSION
from ..state import Run

Facts = Mapping[str, Any]
NOTHING: Sequence[Count] = ()

GLITCHES = ("glitch", "critical")


def counts(c: Run, event: str, facts: Facts) -> Sequence[Count]:
    """What an event counts for; most count for nothing."""
    count = COUNTED.get(event)
    return count(c, facts) if count is not None else NOTHING


def side(c: Run, seat: str) -> str:
    """The side whose people a seat plays; "" where it plays none, or several sides."""
    return one_side(actor.side for actor in c.actors.values() if actor.seat == seat)


def decided(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-1.2.1, SR-1.2.4: a test of somebody's is decided; one that only counts hits (initiative) decides nothing."""
    who = facts["who"]
    if not who:
        return NOTHING
    team, kind = c.actors[who].side, facts["kind"]
    made = Count("check", team, kind)
    return (made, Count("success", team, kind)) if facts["success"] else (made,)


def glitch(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-1.1.6, SR-1.1.8: a glitch, by the kind of test."""
    return (Count("row", "", f"glitch/{facts['glitch']}"),)


def damage(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-3.4.16: boxes marked."""
    return (Count("damage", c.actors[facts["who"]].side, facts["who"], facts["boxes"]),)


def out(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-X.3: somebody is out of action: where, and through whom."""
    actor = c.actors[facts["who"]]
    cause = facts["by"] or "effect"
    return Count("down", actor.side, facts["who"]), Count("lost", actor.side, f"{actor.place}/{cause}")


def shot(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-10.1.15: rounds of ammunition."""
    if facts["kind"] != "ranged" or c.rulings["ammunition"] != "counted":
        return NOTHING
    who = facts["who"]
    return (Count("spent", c.actors[who].side, f"{who}/rounds", BURSTS[facts["burst"]].rounds),)


def suppression(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-10.2.3: rounds of suppressive fire."""
    who = facts["who"]
    rounds = SUPPRESSION * facts["width"] // 10
    return (Count("spent", c.actors[who].side, f"{who}/rounds", rounds),)


def edge(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-2.3: a point of Edge."""
    return (Count("spent", c.actors[facts["who"]].side, f"{facts['who']}/edge"),)


def rows(c: Run) -> Sequence[Count]:
    """SR-1.1.6, SR-1.1.8: the glitches there can be."""
    return [Count("row", "", f"glitch/{name}", 0) for name in GLITCHES]


def battle(c: Run, facts: Facts) -> Sequence[Count]:
    """A fight begins."""
    return (Count("battle", "", facts["encounter"]),)


def turn(c: Run, facts: Facts) -> Sequence[Count]:
    """SR-3.1.1: a combat turn."""
    return (Count("round", "", c.encounter),)


def end(c: Run, facts: Facts) -> Sequence[Count]:
    """Who has won, and by what."""
    ended = Count("end", "", f"{facts['winner']}/{facts['by']}")
    return (ended, Count("win", facts["winner"], "fight")) if facts["winner"] else (ended,)


COUNTED: Mapping[str, Callable[[Run, Facts], Sequence[Count]]] = {
    "result": decided, "opposed": decided, "glitch": glitch, "damage": damage, "out": out,
    "attack": shot, "suppresses": suppression, "edge": edge, "edge_burned": edge, "fight": battle, "turn": turn,
    "fight_end": end,
}  # fmt: skip

PARTS = tuple(name for name, of in COUNTED.items() if of in (battle, turn, end))
"""The events with which battles and rounds begin, and with which it ends."""
