"""Suppose hidden figures for players who may not read them, and forget what no rule reads any more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from hantei.core.message import Message
from hantei.core.rulebook import Supposed
from hantei.scenes.goals import wins_by_leaving

from ..content.records import Character, Skill
from ..rules.goals import still_to_come
from ..rules.knowledge import knows
from ..state import Fight

VEILED = ("round",)
"""The beat that may bring somebody of whom nothing is known."""


def suppose(c: Fight, seat: str) -> Supposed:
    """Give people whose figures are hidden from the seat the average of those it can read. Everybody sees weapons,
    armour, wounds and states, so they stay; nobody sees what is left in magazines and pockets, nor people still to
    come.
    """
    hidden = [who for who in c.fighters if not knows(c, seat, who)]
    known = [c.sheet(who) for who in c.fighters if who not in hidden]
    if not hidden or not known:
        return Supposed(c)
    to_come = [who for who in hidden if still_to_come(c.fighters[who])]
    harm = {who: started_with(c, who) - c.fighters[who].endurance for who in hidden}
    sheets = {f"supposed-{who}": guessed(c.sheet(who), known) for who in hidden}
    c.records = replace(c.records, characters={**c.records.characters, **sheets})
    for who in hidden:
        fighter = c.fighters[who]
        fighter.character = f"supposed-{who}"
        if still_to_come(fighter):
            leave_out(c, who)
        if fighter.endurance > 0:
            fighter.endurance = max(1, c.sheet(who).endurance - max(0, harm[who]))
        for held in fighter.carried.values():
            held.rounds = c.records.weapons[held.weapon].magazine
        fighter.magazines, fighter.items = {}, {}
    return Supposed(c, VEILED if to_come else (), (Message("gd-supposed"),), guessed=True)


def look_up(c: Fight, seat: str) -> Supposed:
    """For a whole fight, take people with a record of the book as the book has them, less what they have lost. What the
    encounter changes in them stays hidden, and so do people still to come. A record of the encounter's own can only be
    guessed.
    """
    hidden = [who for who in c.fighters if not knows(c, seat, who)]
    if not all(c.fighters[who].away or in_the_book(c, who) for who in hidden):
        return suppose(c, seat)
    for who in hidden:
        fighter = c.fighters[who]
        if still_to_come(fighter):
            leave_out(c, who)
        if fighter.endurance > 0:
            fighter.endurance = max(1, fighter.endurance + c.sheet(who).endurance - started_with(c, who))
    return Supposed(c, said=(Message("gd-looked-up"),) if hidden else ())


def leave_out(c: Fight, who: str) -> None:
    """Take somebody out of what is supposed, of whom the seat knows nothing: gone, but not by an exit if their side
    wins by that, since nobody has reached it yet."""
    fighter = c.fighters[who]
    if wins_by_leaving(c.scene.goals, fighter.side):
        fighter.dead, fighter.arrives = True, 0
    else:
        fighter.escaped = True


def in_the_book(c: Fight, who: str) -> bool:
    """Whether somebody took part from the start with a record of the book."""
    unit, character = c.scene.mustered.get(who), c.fighters[who].character
    return unit is not None and unit.character == character and character not in c.scene.arsenal.characters


def started_with(c: Fight, who: str) -> int:
    """The 耐久力 with which somebody began the fight."""
    unit = c.scene.mustered.get(who)
    return (unit.endurance if unit is not None else 0) or c.sheet(who).endurance


def guessed(sheet: Character, known: Sequence[Character]) -> Character:
    """Return a record with the average figures of others; it keeps its own list of skills."""
    moves = {method: average([other.moves.get(method, 0) for other in known]) for method in sheet.moves}
    return replace(
        sheet,
        endurance=average([other.endurance for other in known]),
        initiative=average([other.initiative for other in known]),
        moves=moves,
        skills={name: guessed_skill(name, known) for name in sheet.skills},
    )


def guessed_skill(name: str, known: Sequence[Character]) -> Skill:
    """Return the average of those who have the skill; if nobody has it, the average of everybody's best skill."""
    have = [other.skills[name] for other in known if name in other.skills]
    have = have or [best(other.skills) for other in known]
    return Skill(average([one.rate for one in have]), average([one.level for one in have]))


def best(skills: Mapping[str, Skill]) -> Skill:
    """The skill with the highest rate."""
    return max(skills.values(), key=lambda one: one.rate, default=Skill(0))


def average(figures: Sequence[int]) -> int:
    """The whole part of the average."""
    return sum(figures) // len(figures)


def forget(c: Fight) -> None:
    """Forget the degree of a hit if nothing is compared with it; the game time that has passed, but not the time until
    somebody may wake; what gave a wound; and the state of the dead.
    """
    if c.attack is not None and c.rulings["evasion_rule"] != "compare":
        c.attack.degree = 0
    for fighter in c.fighters.values():
        if fighter.wake_at >= 0:
            fighter.wake_at = max(0, fighter.wake_at - c.seconds)
        if c.rulings["lethality_modifier"] != "repeated":
            fighter.lethality_checks = 0
        for one in fighter.impairments:
            one.source = ""
        if fighter.dead:
            fighter.impairments, fighter.bleeding, fighter.endurance = [], [], 0
    c.seconds = 0
