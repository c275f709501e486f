"""Chapter 01: a character's skills, and the pool of each check with everything that changes it (13.11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hantei.core.tally import Tally

from ..content.records import Modifier, Trained
from ..state import Fight
from .checks import Change, Pool, counted
from .in_force import modifiers
from .people import has, has_hp

REACTIONS = ("evasion", "resistance")
"""WA-13.3, WA-13.4."""

UNLISTED = Trained()


def knows(c: Fight, who: str, skill: str) -> bool:
    """WA-01.4: whether somebody may check with a skill: an unlisted one is level 0, or refused by ruling."""
    return skill in c.sheet(who).skills or c.rulings["untrained_checks"] == "allowed"


def level(c: Fight, who: str, skill: str) -> int:
    """WA-01.2, WA-01.4: the level of a skill, 0 where it is not listed."""
    return c.sheet(who).skills.get(skill, UNLISTED).level


def dice(c: Fight, who: str, skill: str) -> int:
    """WA-01.2, WA-01.3: how many dice a skill is rolled with: its own, or those of its ability.

    Each sheet says which ability a skill uses, unless the table rules that one list does for everybody.
    """
    sheet, entry = c.sheet(who), c.sheet(who).skills.get(skill, UNLISTED)
    if entry.dice is not None:
        return entry.dice
    listed = c.records.skills[skill].ability if skill in c.records.skills else ""
    ability = listed if c.rulings["skill_ability_table"] == "global_table" else entry.ability or listed
    return sheet.abilities.get(ability, sheet.untrained)


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
            yield -5, "WA-18.3", "wounded"
        if c.sniping and c.scene.sniping:
            yield c.scene.sniping.modifier, "WA-21.18", "sniping"
    if skill in REACTIONS and use == "reaction" and has(fighter, "cowed") and has_hp(c, who):
        yield -5, "WA-18.27", "cowed"
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
        yield -1, "WA-18.21", "sight_impaired"
    for one, clause, label in own_modifiers(c, who, skill, use):
        yield one.dice, clause, label


def own_modifiers(c: Fight, who: str, skill: str, use: str) -> Iterator[tuple[Modifier, str, str]]:
    """WA-DATA.4: what standing abilities and lasting effects say of such a check."""
    names = ("check", skill, use)
    return ((one, clause, label) for one, clause, label in modifiers(c, who) if one.on in names)
