"""Chapter 01: the skills (技能) of somebody: their levels, and the dice they are rolled with."""

from __future__ import annotations

from ..content.records import REACTIONS, Trained
from ..state import Fight

UNLISTED = Trained()


def knows(c: Fight, who: str, skill: str) -> bool:
    """WA-01.4: whether somebody may check with a skill: an unlisted one is level 0, or refused by ruling."""
    return skill in c.sheet(who).skills or c.rulings["untrained_checks"] == "allowed"


def no_check(c: Fight, who: str, skill: str) -> str:
    """The clause by which somebody cannot check with a skill now, "" where it can: WA-01.4: one that is not listed, by
    ruling; WA-06.21: evasion and resistance, for whatever purpose, while drawing a crest."""
    if not knows(c, who, skill):
        return "WA-01.4"
    drawing = c.fighters[who].possession == "draw_crest" and skill in REACTIONS.values()
    return "WA-06.21" if drawing else ""


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
