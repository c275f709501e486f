"""Perception (T5): looking closely, and what makes it easier or harder."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Run
from ..figures import able, add_own_action, add_state, attribute_pool, embodied, skill_pool
from ..rolls.roll import Side
from ..rolls.testing import Result, opposed_test, success_test, threshold
from .actions import EVERYWHERE, Do, Legal, action
from .ground import METRE, distance, in_close_combat, in_line


def perception_pool(c: Run, who: str) -> Tally:
    """SR-T5.1: perception + Intuition, by ruling Intuition + Logic."""
    if c.rulings["perception_pool"] == "attributes":
        return attribute_pool(c, who, ["intuition", "logic"])
    return skill_pool(c, who, "perception", with_="intuition")


def add_perception_rows(
    c: Run, who: str, pool: Tally, looking: bool = True, metres: int = 0, conspicuous: bool = False, noise: bool = False
) -> None:
    """SR-T5.2 to SR-T5.9: the table of perception; of the two rows of distance the one that fits (SR-T5.5).

    Parameters: whether one searches actively, how far away it is, whether it stands out, interfering noise or smell.
    """
    house = c.scene.house
    if in_close_combat(c, who):
        pool.add(-2, "SR-T5.2", "distracted")
    if looking:
        pool.add(3, "SR-T5.3", "looking")
    if metres > house.far_m:
        pool.add(-3, "SR-T5.5", "far")
    elif metres > house.near_m:
        pool.add(-2, "SR-T5.4", "away")
    if conspicuous:
        pool.add(2, "SR-T5.6", "conspicuous")
    if noise:
        pool.add(-2, "SR-T5.7", "noise")
    pool.add(c.sheet(who).keen, "SR-T5.8", "keen")
    if c.actors[who].matrix.vr:
        pool.add(-6, "SR-T5.9", "in-vr")
    add_state(c, who, pool)
    add_own_action(c, who, pool)


def perceive(c: Run, table: Table, who: str, pool: Tally, need: int | None = None) -> Result:
    """SR-T5.1: a perception test against a threshold."""
    return success_test(c, table, who, "perception", pool, threshold(c, need))


def hidden(c: Run, who: str) -> list[str]:
    """Enemies in line whom somebody does not know of."""
    actor = c.actors[who]
    return [name for name in actor.guard.unaware_of if able(c.actors[name]) and in_line(c, who, name)]


class Sense(NamedTuple):
    """A way to look around: whether somebody has it now, and what looking does."""

    able: Legal
    look: Do


SENSES: dict[str, Sense] = {}
"""The worlds one can look into, each with its own test."""


def sense(name: str, can: Legal) -> Callable[[Do], Do]:
    """Register a function `(run, table, who)` as a way to look around."""

    def register(look: Do) -> Do:
        SENSES[name] = Sense(can, look)
        return look

    return register


@action("observe", "simple", "SR-3.2.16", lambda c, who: True, planes=EVERYWHERE)
def do_observe(c: Run, table: Table, who: str) -> None:
    """SR-3.2.16: looking around closely, in the world that one chooses."""
    found = [name for name, one in SENSES.items() if one.able(c, who)]
    if c.actors[who].plane == "matrix":
        found.reverse()  # the world one acts in comes first
    if found:
        name = table.choose(Choice(c.actors[who].seat, "sense", "SR-3.2.16", found, {"who": who}))
        SENSES[name].look(c, table, who)


@sense("physical", lambda c, who: embodied(c.actors[who]))
def look_around(c: Run, table: Table, who: str) -> None:
    """SR-T5.1: a perception test; against somebody who hides an opposed one.

    Nobody is told who hides: each of those in hiding opposes in turn.
    """
    found, hits, dice = hidden(c, who), [], []
    if not found:
        pool = perception_pool(c, who)
        add_perception_rows(c, who, pool, noise=c.scene.map.noise)
        hits.append(perceive(c, table, who, pool).hits)
        dice.append(pool.value)
    for name in found:
        pool = perception_pool(c, who)
        add_perception_rows(c, who, pool, metres=distance(c, who, name) // METRE, noise=c.scene.map.noise)
        against = Side(name, "hiding", hiding_pool(c, name))
        result = opposed_test(c, table, Side(who, "perception", pool), against)
        hits.append(result.hits)
        dice.append(pool.value)
        if result.success:
            reveal(c, table, who, name, hits=result.hits, against=result.need)
    if hidden(c, who) == found:
        only = sum(one.able(c, who) for one in SENSES.values()) == 1
        tell_nobody(table, who, hits, dice, only and c.phase.did.count("observe") > 1)


def tell_nobody(table: Table, who: str, hits: list[int], dice: list[int], again: bool) -> None:
    """Tell that a search has found nobody, whether anybody hides or not (SR-T5.1).

    Parameters: the hits and the pools of its rolls, and whether it is not the first search of the phase.
    """
    table.tell("found_nobody", who=who, hits=hits, again=again, pools=dice)


def hiding_pool(c: Run, who: str) -> Tally:
    """SR-T5.1: the pool that the record gives for hiding."""
    pool = Tally(c.sheet(who).hiding, "SR-T5.1", "hiding")
    add_state(c, who, pool)
    return pool


def reveal(c: Run, table: Table, who: str, name: str, **facts: Fact) -> None:
    """Somebody is found, and the whole side of the finder knows it; `facts`: the hits of the search and those against
    it, where there was one.
    """
    side = c.actors[who].side
    for actor in c.actors.values():
        if actor.side == side and name in actor.guard.unaware_of:
            actor.guard.unaware_of.remove(name)
    table.tell("found", None, who=who, target=name, **facts)
