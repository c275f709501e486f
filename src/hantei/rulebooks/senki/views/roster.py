"""The roster: machines as sheets, as far as a seat may read them (SK-DATA.25)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hantei.core.entries import figure, gauge
from hantei.core.glance import at_a_glance
from hantei.core.message import Message, Sayable, phrase
from hantei.core.roster import Figure, Gauge, Sheet, SheetRoll
from hantei.scenes.naming import Name

from ..content.records import VALUES
from ..rules.figures import figures
from ..rules.grid import fallen, present
from ..rules.knowledge import knows
from ..state import Fight
from .names import equipment_name, health, item_name, labelled, notes, skill_name

CHECKED = ("melee", "shooting", "evasion", "reaction")
"""Combat values with which 2D6 are thrown (SK-CHECK.1)."""

MOST_FIGURES = 500
"""How many figures are kept: the same few stand on sheet after sheet."""


def roster(c: Fight, seat: str) -> list[Sheet]:
    """Everybody who is or was on the sheet."""
    there = [who for who, fighter in c.fighters.items() if present(fighter) or fighter.dead or fighter.escaped]
    return [sheet(c, who, knows(c, seat, who)) for who in there]


def plays(c: Fight, who: str) -> str:
    """The seat that plays somebody; "" if there is nobody of that name."""
    return c.fighters[who].seat if who in c.fighters else ""


@at_a_glance
def sheet(c: Fight, who: str, known: bool) -> Sheet:
    """A machine, with figures where they are `known`."""
    fighter = c.fighters[who]
    harmed = fallen(fighter) or fighter.dead or not known
    values = tuple(figures(c, who, VALUES).items()) if known else ()
    initiative, shown, rolls = entries(values)
    return Sheet(
        id=who,
        name=labelled(c, who),
        side=fighter.side,
        seat=fighter.seat,
        gauges=gauges(c, who) if known else (),
        figures=shown,
        conditions=[*([health(c, who, known)] if harmed else []), *notes(c, who)],
        gear=gear(c, who, known),
        out=not present(fighter) or fallen(fighter),
        initiative=initiative,
        rolls=rolls,
    )


@lru_cache(MOST_FIGURES)
def entries(values: tuple[tuple[str, int], ...]) -> tuple[int | None, Sequence[Figure], Sequence[SheetRoll]]:
    """The initiative, the figures and the checks of somebody with these values, whom others have in common."""
    known = dict(values)
    rolls = [SheetRoll(f"2D6+{known[name]}", phrase(f"sk-step-{name}")) for name in CHECKED if name in known]
    return known.get("initiative"), [figure(f"sk-step-{name}", value) for name, value in values], rolls


def gauges(c: Fight, who: str) -> list[Gauge]:
    """HP, EN and TS, those that a machine has."""
    fighter, record = c.fighters[who], c.sheet(who)
    found = [gauge("sk-roster-hp", fighter.hp, record.hp)]
    if record.en:
        found.append(gauge("sk-roster-en", fighter.en, record.en))
    if fighter.ts:
        found.append(gauge("sk-roster-ts", fighter.ts))
    return found


def gear(c: Fight, who: str, known: bool) -> list[Sayable]:
    """What is in use, and for those who may read it what else is carried and mastered."""
    fighter = c.fighters[who]
    found: list[Sayable] = [equipment_name(c, piece) for piece in fighter.equipped]
    if not known:
        return found
    found += [equipment_name(c, piece) for piece in fighter.possessions if piece not in fighter.equipped]
    found += [carried(item_name(c, item), n) for item, n in fighter.items.items() if n]
    return [*found, *mastered(c, who)]


def mastered(c: Fight, who: str) -> Sequence[Message]:
    """The skills of somebody's record."""
    named, character = c.records.mastered, c.fighters[who].character
    if character not in named:
        named[character] = [skill_name(c, skill) for skill in c.sheet(who).skills]
    return named[character]


@lru_cache(MOST_FIGURES)
def carried(name: Name, n: int) -> Message:
    """An item carried so many times."""
    return Message("sk-roster-item", {"name": name, "n": n})
