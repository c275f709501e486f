"""Suppose hidden figures for players who may not read them (SK-DATA.25), and forget what no rule reads any more."""

from __future__ import annotations

from dataclasses import replace

from hantei.core.message import Message
from hantei.core.rulebook import Supposed
from hantei.scenes.goals import wins_by_leaving

from ..content.records import VALUES, Character
from ..rules.goals import still_to_come
from ..rules.knowledge import knows, origin, start_hp
from ..state import Fight

VEILED = ("appear",)
"""Beats that show newcomers."""


def suppose(c: Fight, seat: str) -> Supposed:
    """Give machines whose figures are hidden from the seat the average of those it can read. Everybody sees weapons in
    hand, damage taken and states, so they stay; machines still to come are left out.
    """
    hidden = [who for who in c.fighters if not knows(c, seat, who)]
    known = [c.sheet(who) for who in c.fighters if who not in hidden]
    if not hidden or not known:
        return Supposed(c)
    sheets = {who: guessed(c.sheet(who), known, c.fighters[who].equipped) for who in hidden}
    harm = {who: start_hp(c, who) - c.fighters[who].hp for who in hidden}
    c.records = replace(
        c.records, characters={**c.records.characters, **{f"supposed-{who}": sheet for who, sheet in sheets.items()}}
    )
    for who, sheet in sheets.items():
        fighter = c.fighters[who]
        if still_to_come(fighter):
            leave_out(c, who)
        fighter.character = f"supposed-{who}"
        fighter.hp = max(1, sheet.hp - max(0, harm[who])) if fighter.hp > 0 else fighter.hp
        fighter.en, fighter.ts = sheet.en, sheet.ts
        fighter.items, fighter.possessions, fighter.unready = {}, list(fighter.equipped), []
    return Supposed(c, VEILED, (Message("sk-supposed"),), guessed=True)


def look_up(c: Fight, seat: str) -> Supposed:
    """For a whole fight, take machines with a record of the book as the book has them (SK-DATA.1), less what they have
    lost. What the encounter changes in them stays hidden, and so do machines still to come. A record of the encounter's
    own can only be guessed.
    """
    hidden = [who for who in c.fighters if not knows(c, seat, who)]
    if not all(c.fighters[who].away or in_the_book(c, who) for who in hidden):
        return suppose(c, seat)
    for who in hidden:
        fighter, sheet, unit = c.fighters[who], c.sheet(who), origin(c, who)
        if still_to_come(fighter):
            leave_out(c, who)
        if fighter.hp > 0:
            fighter.hp = max(1, fighter.hp + sheet.hp - start_hp(c, who))
        if unit is not None and unit.en >= 0:
            fighter.en = max(0, fighter.en + sheet.en - unit.en)
    return Supposed(c, said=(Message("sk-looked-up"),) if hidden else ())


def leave_out(c: Fight, who: str) -> None:
    """Take somebody out of what is supposed, of whom the seat knows nothing: gone, but not by an exit if their side
    wins by that, since nobody has reached it yet."""
    fighter = c.fighters[who]
    if wins_by_leaving(c.scene.goals, fighter.side):
        fighter.shot_down = True
    else:
        fighter.escaped = True


def in_the_book(c: Fight, who: str) -> bool:
    """Whether somebody took part from the start with a record of the book."""
    return origin(c, who) is not None and c.fighters[who].character not in c.scene.arsenal.characters


def guessed(sheet: Character, known: list[Character], weapons: list[str]) -> Character:
    """A record with the average figures of others, and the weapons that are seen; no skill and no assault is known."""
    figures = {name: sum(getattr(other, name) for other in known) // len(known) for name in (*VALUES, "hp", "en", "ts")}
    plain = replace(sheet, **figures)
    return replace(
        plain, dress=known[0].dress, weapons=tuple(weapons), possessions=(), assaults=(), skills=(), items={}
    )


def forget(c: Fight) -> None:
    """Forget the roll to hit once all targets have defended, and the game time, which no rule reads."""
    c.seconds = 0
    attack = c.attack
    if attack is not None and attack.hit_total and not any(entry[0] in DEFENDING for entry in c.agenda):
        attack.hit_total = 0


DEFENDING = ("hit_check", "defences", "defend", "boost")
"""Beats on the agenda while the total to hit still counts."""
