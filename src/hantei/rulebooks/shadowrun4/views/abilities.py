"""What somebody can do, as it stands on their sheet: attributes, armour, Magic, skills and their pools, spells."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from hantei.core.entries import figure
from hantei.core.message import Sayable
from hantei.core.roster import Figure, SheetRoll

from ..content.records import ATTRIBUTES
from ..rules.figures import armour, attribute, power, skill, skill_pool
from ..state import Run
from .entries import armour_figure, pool_roll, rated
from .magic import spells_words
from .names import skill_name


class Abilities(NamedTuple):
    """The part of a sheet that stays the same in most fights; `skills`: Magic, and the skills alone."""

    attributes: Sequence[Figure]
    armour: Figure
    skills: Sequence[Figure]
    rolls: Sequence[SheetRoll]
    spells: Sequence[Sayable]


MOST = 500
"""How many are kept: everybody as they were last seen."""

KEPT: dict[Hashable, Abilities] = {}
"""The abilities worked out so far, by everything that they depend on; the oldest goes when there are too many."""


def abilities(c: Run, who: str) -> Abilities:
    """Return what somebody can do; the same object serves all people of one record whom nothing changes."""
    actor = c.actors[who]
    changes = (actor.plane, actor.servant.rating, *actor.magic.spelled.items())
    defaulting = (c.rulings["defaulting_allowed"], c.scene.house.no_defaulting)
    hangs_on = (c.records, actor.character, defaulting, changes)
    found = KEPT.get(hangs_on)
    if found is None:
        found = KEPT[hangs_on] = worded(c, who)
        if len(KEPT) > MOST:
            del KEPT[next(iter(KEPT))]
    return found


def worded(c: Run, who: str) -> Abilities:
    """What somebody can do, in words and figures."""
    skills, magic = c.sheet(who).skills, power(c, who, "magic")
    own = [figure("sr-roster-magic", magic)] if magic else []
    return Abilities(
        attributes=tuple(figure(f"sr-attribute-{name}", attribute(c, who, name)) for name in ATTRIBUTES),
        armour=armour_figure(armour(c, who), armour(c, who, impact=True)),
        skills=(*own, *(rated(skill_name(c, name), rating) for name, rating in skills.items())),
        rolls=tuple(pool_roll(dice(c, who, name), skill_name(c, name)) for name in skills),
        spells=tuple(spells_words(c, who)),
    )


def dice(c: Run, who: str, name: str) -> int:
    """SR-1.2.2: attribute + skill; SR-4.2.7: arts of magic and of Resonance go by these in place of an attribute."""
    art = c.records.skills[name].awakened
    return power(c, who, art) + skill(c, who, name) if art else skill_pool(c, who, name).value
