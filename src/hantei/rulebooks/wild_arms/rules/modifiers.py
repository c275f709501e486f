"""Chapters 01 and 13: the pool of somebody's check, and every modifier that is in force for it (13.11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hantei.core.tally import Tally

from ..content.records import REACTIONS, Modifier
from ..state import Fight
from .checks import Change, Pool, counted
from .in_force import modifiers_on
from .people import counted as counted_status
from .people import foe, has, has_hp
from .skills import dice, level

HINDERED = -5
"""What a wound adds to the achievement of an attack (WA-18.3)."""


def pool_of(
    c: Fight,
    who: str,
    skill: str,
    use: str = "check",
    more: Sequence[Change] = (),
    more_dice: Sequence[Change] = (),
) -> Pool:
    """WA-13.11: the pool of somebody's check with all that is in force.

    Parameters: `use`: check, attack, reaction or passive (the passive side of another opposed check); `more` and
    `more_dice`: what the situation adds to the value and to the dice, in the order it was acquired.
    """
    own = level(c, who, skill)
    value = Tally(own, "WA-01.2", f"skill-{skill}") if own else Tally()
    for amount, clause, label in (*value_changes(c, who, skill, use), *more):
        value.add(amount, clause, label)
    count = Tally(dice(c, who, skill), "WA-01.2", "ability")
    below = counted(count, (*dice_changes(c, who, skill, use), *more_dice), c.rulings)
    return Pool(count, value, lowered(c, who), below, fixed(c, who))


def lowered(c: Fight, who: str) -> bool:
    """WA-06.12, ruling faces_minus_1: every face of a supporter counts one less."""
    return c.fighters[who].possession == "support" and c.rulings["support_penalty"] == "faces_minus_1"


def fixed(c: Fight, who: str) -> bool:
    """WA-DATA.7: by ruling enemies, those with HP, have fixed values in place of rolls."""
    return c.rulings["enemy_fixed_values"] == "fixed" and has_hp(c, who)


def value_changes(c: Fight, who: str, skill: str, use: str) -> Iterator[Change]:
    """What somebody's own state adds to the achievement of a check."""
    fighter = c.fighters[who]
    if use == "attack":
        if fighter.possession == "open":
            yield 5, "WA-06.9", "open"
        if fighter.wounded and not has(fighter, "awakened"):  # WA-17.10
            yield HINDERED, "WA-18.3", "wounded"
        if c.sniping and c.scene.sniping:
            yield c.scene.sniping.modifier, "WA-21.18", "sniping"
    if skill in REACTIONS.values() and has(fighter, "cowed") and has_hp(c, who) and foe(c, who):
        yield -5 * counted_status(c, who, "cowed"), "WA-18.27", "cowed"  # whatever the check is made for
    for one, clause, label in own_modifiers(c, who, skill, use):
        yield one.value, clause, label


def dice_changes(c: Fight, who: str, skill: str, use: str) -> Iterator[Change]:
    """What somebody's own state adds to the dice of a check."""
    fighter = c.fighters[who]
    reacts = use == "reaction" or (use == "passive" and c.rulings["reaction_scope"] == "passive_checks")
    if fighter.possession == "run" and reacts:
        yield 1, "WA-06.8", "run"
    if fighter.possession == "support" and not lowered(c, who):
        yield -1, "WA-06.12", "support"
    if use == "attack" and has(fighter, "sight_impaired"):
        yield -counted_status(c, who, "sight_impaired"), "WA-18.21", "sight_impaired"
    for one, clause, label in own_modifiers(c, who, skill, use):
        yield one.dice, clause, label


def own_modifiers(c: Fight, who: str, skill: str, use: str) -> Iterator[tuple[Modifier, str, str]]:
    """WA-DATA.4: what standing abilities and lasting effects say of such a check."""
    names = ("check", skill, use)
    return ((one, clause, label) for one, clause, label in modifiers_on(c, who) if one.on in names)
