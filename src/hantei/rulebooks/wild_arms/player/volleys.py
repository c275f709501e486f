"""Weigh the attacks of a round that come at one person together: a guard takes one hit, however many come."""

from __future__ import annotations

from functools import cache

from ..rules.acting import incapacitated
from ..rules.harm import after, worst
from ..rules.people import enemies, has_hp
from ..state import Fight
from .prospects import STEP, arsenal, own_worth
from .remembered import stance

CERTAIN = 1000
"""A chance, in thousandths, that counts as none."""

WHOLE = 1_000_000
"""The same in millionths."""

MISSED = 70
"""The cost of a broken guard, in hundredths of a hit: one more hit will do harm later, if the battle lasts."""


def volley(c: Fight, who: str, foes: list[str], alone: bool) -> tuple[int, int]:
    """Return how many attacks come at somebody in a round if any do, and how likely, in thousandths, they do.

    All enemies see the same easiest target and go on to the next when it has had enough, so half of them aim at one
    person, all of them where somebody draws them `alone`. Those who can strike a whole side at once strike everybody,
    which people fear who lose a fighter by two hits, and not those who lose HP.
    """
    friends = [name for name in enemies(c, foes[0]) if not incapacitated(c, name)] if foes else []
    if alone or len(friends) < 2:
        return len(foes), CERTAIN
    all_at_once = 0 if has_hp(c, who) else sum([strikes_all(c, foe, len(friends)) for foe in foes])
    aiming = len(foes) - all_at_once
    attacks = (aiming + 1) // 2
    come = CERTAIN * aiming // (attacks * len(friends)) if attacks else 0
    return (all_at_once + attacks * come // CERTAIN, CERTAIN) if all_at_once else (attacks, come)


def strikes_all(c: Fight, foe: str, people: int) -> bool:
    """Whether somebody has an attack that reaches so many."""
    return any(one.most is None or one.most >= people for one in arsenal(c, foe, stance(c, foe), "major").attacks)


def volley_harm(c: Fight, who: str, attacks: int, chance: int, cover: int, held: int) -> int:
    """Return the harm of so many attacks, each of which hits with a chance in thousandths, in hundredths of a fighter:
    the second wound of a round fells, so it costs more than the first. `cover`, `held`: guards that come again in every
    round, and others.
    """
    costs = costs_of(c, who, max(0, attacks - cover), held)
    return sum([likely * costs[max(0, hits - cover)] for hits, likely in enumerate(spread(attacks, chance))]) // WHOLE


def costs_of(c: Fight, who: str, most: int, held: int) -> list[int]:
    """Return what 0, 1, ... hits cost somebody that no cover takes."""
    found, state = [0], worst(c, who)
    for hit in range(most):
        if hit < held:
            price = MISSED * own_worth(c, who) // 100
        elif has_hp(c, who):
            price = own_worth(c, who)
        else:
            price, state = STEP[state], after(state)
        found.append(found[-1] + price)
    return found


@cache
def spread(attacks: int, chance: int) -> tuple[int, ...]:
    """Return how likely, in millionths, 0, 1, ... of some attacks hit."""
    found = [WHOLE]
    for _ in range(attacks):
        missed = [part * (CERTAIN - chance) // CERTAIN for part in found]
        hit = [part - less for part, less in zip(found, missed, strict=True)]
        found = [less + more for less, more in zip([*missed, 0], [0, *hit], strict=True)]
    return tuple(found)
