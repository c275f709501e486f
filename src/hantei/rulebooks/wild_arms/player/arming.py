"""Choose the ARM in hand: by the best attack that could be made with it, be it plain or by a skill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..rules.supply import can_reload
from ..rules.things import Thing, least_cost, thing_of
from ..state import Fight
from .prospects import planned

LITTLE = 3
"""What somebody with nothing in hand can do."""

EMPTY = 4
"""A plain attack with an ARM that must be loaded first is worth the fourth part."""


def better_arm(c: Fight, who: str, options: Sequence[str]) -> tuple[int, str]:
    """Return how much more can be done with another ARM than with the one in use, and that ARM: (0, "") where it is not
    clearly more.
    """
    if not options:
        return 0, ""
    now = max(LITTLE, arm_worth(c, who, f"arm:{c.fighters[who].in_use}"))
    worth, option = max((arm_worth(c, who, option), option) for option in options)
    return (worth - now, option) if worth > now * 5 // 4 else (0, "")


def arm_worth(c: Fight, who: str, option: str) -> int:
    """What an attack with an ARM would be worth: the plain one, or the best skill that could be used with it."""
    plain = thing_of(c, who, option)
    worth = planned(c, who, plain).worth // (EMPTY if unloaded(c, who, plain) else 1)
    return max([worth, *(planned(c, who, used).worth for used in skills_with(c, who, plain))])


def skills_with(c: Fight, who: str, plain: Thing) -> Iterator[Thing]:
    """Yield the attacks in the action phase by skills that somebody with this ARM in hand could pay for."""
    fighter = c.fighters[who]
    for name in c.records.arts_with(fighter.character, plain.arm):
        art = c.records.arts[name]
        if art.attack != plain.attack or art.timing != "major":
            continue
        used = thing_of(c, who, f"art:{name}", plain.arm)
        if least_cost(c, who, used) <= fighter.fp and (not unloaded(c, who, used) or fits(c, who, used)):
            yield used


def unloaded(c: Fight, who: str, used: Thing) -> bool:
    """Whether an ARM holds fewer rounds than an attack needs."""
    return 0 <= c.fighters[who].arms.get(used.arm, 0) < used.rounds


def fits(c: Fight, who: str, used: Thing) -> bool:
    """Whether an ARM can be reloaded with as many rounds as an attack needs."""
    capacity = used.weapon.capacity if used.weapon is not None else None
    return capacity is not None and used.rounds <= capacity and can_reload(c, who)
