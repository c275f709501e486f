"""Remember results across supposed possessions, each under a key. Possessions are the only thing that the machine
player supposes and takes back (`possessions.holding`). So the key of whatever depends on them names what is held, and
rules remembered at a glance do not depend on them.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from hantei.core.glance import at_a_glance
from hantei.core.memory import numbered, remembered
from hantei.core.record import hashable_without

from ..rules import break_guard, targets, usable
from ..rules.checks import Change, Pool
from ..rules.hiding import attackable
from ..rules.modifiers import pool_of
from ..rules.people import enemies
from ..rules.things import Thing, bodies, least_cost
from ..state import Fight, Fighter

Stance = Hashable
"""A key for somebody's condition and possession."""

SUPPOSED = ("possession", "crest", "lean")
STOCKS = ("hp", "fp", "arms", "items", "worn")
COURSE = ("initiative", "seat", "number", "arrives", "move", "supported", "ready", "acted", "waited", "majored")
"""Fields of a fighter that change no check and no damage: when it acts, and who plays it."""

condition_of = hashable_without(Fighter, *SUPPOSED, *STOCKS, *COURSE)


def stance(c: Fight, who: str) -> Stance:
    """Return somebody's condition now: everything but stocks that decides its checks and damage."""
    fighter = c.fighters[who]
    return stance_with(c, who, fighter.possession, fighter.crest, fighter.lean)


@at_a_glance
def stance_with(c: Fight, who: str, possession: str, crest: str, lean: int) -> Stance:
    """The same, of somebody who holds these."""
    fighter = c.fighters[who]
    return numbered(c, (who, c.round == 1, c.sniping, possession, crest, lean, condition_of(fighter)))


@at_a_glance
def stocks(c: Fight, who: str) -> Hashable:
    """What somebody has to spend."""
    fighter = c.fighters[who]
    return numbered(c, (fighter.fp, *fighter.arms.items(), "", *fighter.items.items()))


def crowd(c: Fight, who: str) -> Hashable:
    """Return who is there, and whom somebody cannot attack because a search for them has failed."""
    return crowd_with(c, who, *[name for name, one in c.fighters.items() if one.possession == "close" and name != who])


@at_a_glance
def crowd_with(c: Fight, who: str, *hiding: str) -> Hashable:
    """The same, while some others hide."""
    there = [(one.away, one.gone, one.dead, one.faction) for one in c.fighters.values()]
    lost = [(name, area) for name in hiding for area in (False, True) if not attackable(c, who, name, area)]
    return numbered(c, (c.sniping, *there, "", *lost))


# What is remembered


def pool(
    c: Fight,
    who: str,
    skill: str,
    use: str = "check",
    more: tuple[Change, ...] = (),
    more_dice: tuple[Change, ...] = (),
) -> Pool:
    """The pool of somebody's check (`pool_of`), to be read alone."""
    return pool_in(c, stance(c, who), who, skill, use, more, more_dice)


@remembered(lambda c, now, who, skill, use, more, more_dice: (now, skill, use, more, more_dice))
def pool_in(
    c: Fight,
    now: Stance,
    who: str,
    skill: str,
    use: str,
    more: tuple[Change, ...],
    more_dice: tuple[Change, ...],
) -> Pool:
    """Return the same for somebody in the condition `now`."""
    return pool_of(c, who, skill, use, more, more_dice)


@remembered(lambda c, who, slot: (stance(c, who), stocks(c, who), crowd(c, who), slot))
def options(c: Fight, who: str, slot: str) -> tuple[str, ...]:
    """What somebody can use now in a slot (`usable.options`)."""
    return tuple(usable.options(c, who, slot))


class Scope(NamedTuple):
    """Everybody whom a use could reach in any way, and the enemies among them."""

    everybody: tuple[str, ...]
    foes: tuple[str, ...]


@remembered(lambda c, who, used: (who, used.label, crowd(c, who)))
def scope_of(c: Fight, who: str, used: Thing) -> Scope:
    """Whom somebody could reach with something (`targets.possible`)."""
    everybody = tuple(targets.possible(c, who, used))
    foes = enemies(c, who)
    return Scope(everybody, tuple([name for name in everybody if name in foes]))


@remembered(lambda c, who, mine, used: (mine, used.label))
def cost_and_most(c: Fight, who: str, mine: Stance, used: Thing) -> tuple[int, int | None]:
    """The FP that a use costs at least, and how many it may reach where bodies are counted."""
    return least_cost(c, who, used), bodies(c, who, used, True) if used.target == "bodies" else None


def uses_left(c: Fight, who: str) -> int:
    """The uses of break guard that somebody has left (`break_guard.uses_left`)."""
    return uses_with(c, who, c.fighters[who].lean)


@at_a_glance
def uses_with(c: Fight, who: str, lean: int) -> int:
    """Return the same with this number of uses in the cover."""
    return break_guard.uses_left(c, who)
