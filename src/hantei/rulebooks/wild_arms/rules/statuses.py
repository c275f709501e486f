"""Chapters 17 and 18: good and bad statuses: how they are given, what ends them, how long they and effects last."""

from __future__ import annotations

from hantei.core.table import Table

from ..state import HARM, Fight, Fighter, Held
from . import harm
from .acting import incapacitated
from .people import has
from .possession import take

LANTERN = "lantern"
"""WA-18.23: ランタン."""

CLEARING = "act:clear_sight"
"""WA-18.23: the minor action that clears one's sight."""

LASTS = ("round", "battle", "scene")
"""How long something lasts, the shortest first."""


def usual_until(c: Fight, status: str) -> str:
    """WA-17.8: how long a status lasts where what gives it does not say: the battle, awakening by ruling the round."""
    return "round" if status == "awakened" and c.rulings["awakened_lasts"] == "round" else "battle"


def give(
    c: Fight, table: Table, who: str, status: str, source: str, until: str = "battle", ending: str = "minor"
) -> None:
    """Somebody gets a status; WA-18.13: a second one, even from another source, has no further effect.

    `source`: what gave it: scene, referee, or the id of a record; `ending`: how sight impairment ends (WA-18.23).
    WA-17.8: only player characters awaken, unless the game master says otherwise. WA-18.25: who is cowed in ラン keeps
    it until the round ends, by ruling not.
    """
    fighter = c.fighters[who]
    if status in HARM:
        harm.suffer(c, table, who, status)
        return
    if status == "awakened" and not fighter.pc and source != "referee":
        return
    known = next((held for held in fighter.statuses if (held.status, held.source) == (status, source)), None)
    if known is None:
        more = has(fighter, status)
        fighter.statuses.append(Held(status, source, until, ending))
        table.tell("status", who=who, status=status, source=source, ending=ending, more=more)
        if status == "cowed" and fighter.possession == "run" and c.rulings["cowed_runner"] == "loses_run":
            take(c, table, who, "")
    else:
        known.until = max(known.until, until, key=LASTS.index)


def cure(c: Fight, table: Table, who: str, status: str, restored: int = 0) -> bool:
    """A status ends by a cure; whether anything has.

    WA-18.24: what the game master has made incurable stays; WA-18.18: nobody is supplied again by a cure. `restored`:
    HP that come with the cure of dying (WA-14.25).
    """
    if status in HARM:
        return harm.cure(c, table, who, status, restored)
    if status == "unsupplied":
        return False
    return remove(c, table, who, [held for held in c.fighters[who].statuses if curable(held, status)])


def curable(held: Held, status: str) -> bool:
    """Whether something held is this status, and can be cured."""
    return held.status == status and (status != "sight_impaired" or held.ending != "none")


def remove(c: Fight, table: Table, who: str, ended: list[Held], by: str = "", out: bool = False) -> bool:
    """Some of what somebody holds ends; whether there is any. A status is over with its last source (WA-18.13).

    `by`: what ended it, where nothing else tells that; `out`: whether its end means nothing to anybody.
    """
    fighter = c.fighters[who]
    fighter.statuses = [held for held in fighter.statuses if held not in ended]
    for status in dict.fromkeys(held.status for held in ended):
        if not has(fighter, status):
            table.tell("status_over", who=who, status=status, out=out or past_caring(c, who), by=by)
    return bool(ended)


def past_caring(c: Fight, who: str) -> bool:
    """Whether the end of what somebody had means nothing to anybody: the dead, and all when the battle is over."""
    return c.fighters[who].dead or c.phase == "end"


def cure_all(c: Fight, table: Table, who: str) -> None:
    """WA-10.3: every bad status ends, except death (WA-10.4) and unsupplied, which the supplied do not have."""
    for status in ("wounded", "dying"):
        harm.cure(c, table, who, status)
    fighter = c.fighters[who]
    remove(c, table, who, [held for held in fighter.statuses if held.status in PASSING])


PASSING = ("sight_impaired", "cowed")
"""WA-10.3: bad statuses besides those of harm that the winners are rid of."""


def harmed(fighter: Fighter) -> bool:
    """Whether somebody has a bad status that the winners are rid of."""
    return any(getattr(fighter, step) for step in HARM) or any(held.status in PASSING for held in fighter.statuses)


# 視界不良


def clearable(c: Fight, who: str) -> list[Held]:
    """WA-18.23: the sight impairment that a minor action ends: mud, and darkness for whoever carries a lantern.
    WA-18.24: what cannot be ended stays.
    """
    fighter = c.fighters[who]
    ways = ("minor", "lantern") if fighter.items.get(LANTERN, 0) else ("minor",)
    return [held for held in fighter.statuses if held.status == "sight_impaired" and held.ending in ways]


def clear_sight(c: Fight, table: Table, who: str) -> None:
    """WA-18.23: wiping off mud, lighting a lantern."""
    remove(c, table, who, clearable(c, who), CLEARING)


# How long things last


def expire(c: Fight, table: Table, until: str) -> None:
    """WA-09.1, WA-10.1: everything that lasts until the end of the round, battle or scene, or for a shorter time, ends
    for everybody.
    """
    over = LASTS[: LASTS.index(until) + 1]
    ends: dict[str, dict[str, bool]] = {}  # by origin: whose effect ends, and whether that means nothing to anybody
    for who, fighter in c.fighters.items():
        out = past_caring(c, who) or incapacitated(c, who)
        ended = [held for held in fighter.statuses if held.until in over and runs_out(held)]
        remove(c, table, who, ended, out=out)
        for lasting in [one for one in fighter.lasting if one.until in over]:
            fighter.lasting.remove(lasting)
            ends.setdefault(lasting.origin, {})[who] = out
    for origin, people in ends.items():
        for who, out in people.items():
            table.tell("effect_over", who=who, origin=origin, out=out)


def runs_out(held: Held) -> bool:
    """WA-10.1: what a skill, spell, item or hit has given ends with its time, and so does awakening (WA-17.8).

    Bad statuses that the scene or the game master has given stay until they are cured, unless they were for one round;
    who is unsupplied stays so (WA-18.18).
    """
    given = held.source not in ("scene", "referee")
    return held.status != "unsupplied" and (given or held.status == "awakened" or held.until == "round")
