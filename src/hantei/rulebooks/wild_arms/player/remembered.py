"""What a machine player remembers while it looks at one moment, whatever it supposes that people hold.

Possessions are the one thing that it supposes and takes back (`possessions.holding`). So whatever hangs on them is told
what is held (`held`) as a part of what it is asked, and rules remembered at a glance are such that do not.
"""

from __future__ import annotations

from hantei.core.glance import at_a_glance

from ..rules import usable
from ..rules.checks import Change, Pool
from ..rules.modifiers import pool_of
from ..state import Fight

Held = tuple[str, str, int]
"""A possession, the crest drawn, and the cover it has left."""


def held(c: Fight, who: str) -> Held:
    """What somebody holds now."""
    fighter = c.fighters[who]
    return fighter.possession, fighter.crest, fighter.lean


def pool(
    c: Fight,
    who: str,
    skill: str,
    use: str = "check",
    more: tuple[Change, ...] = (),
    more_dice: tuple[Change, ...] = (),
) -> Pool:
    """The pool of somebody's check (`pool_of`), to be read alone."""
    return pool_with(c, held(c, who), who, skill, use, more, more_dice)


@at_a_glance
def pool_with(
    c: Fight,
    now: Held,
    who: str,
    skill: str,
    use: str,
    more: tuple[Change, ...],
    more_dice: tuple[Change, ...],
) -> Pool:
    """The same, of somebody who holds what it holds `now`."""
    return pool_of(c, who, skill, use, more, more_dice)


def options(c: Fight, who: str, slot: str) -> tuple[str, ...]:
    """What somebody can use now in a slot (`usable.options`)."""
    return options_with(c, tuple(held(c, one) for one in c.fighters), who, slot)


@at_a_glance
def options_with(c: Fight, now: tuple[Held, ...], who: str, slot: str) -> tuple[str, ...]:
    """The same, while everybody holds what they hold `now`."""
    return tuple(usable.options(c, who, slot))
