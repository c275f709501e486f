"""Weigh help: whom to treat, with what, for what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..content.records import Change
from ..rules.figures import add_own_modifiers, rate
from ..rules.helping import MEDICINE, can_rouse, can_stabilise, does_something, treatments
from ..rules.penalties import dying
from ..state import Fight, Fighter
from .prospects import POINT, gets_through, hope
from .sense import Sense


class Aid(NamedTuple):
    """Help that could be given: its worth if it succeeds, the action, the skill or item, the patient. `chance`: the
    rate of its check, standing still; 0 for no check.
    """

    worth: int
    action: str = "none"  # use_skill, use_item
    what: str = ""
    patient: str = ""
    chance: int = 0


NO_AID = Aid(0)

DYING = 12 * POINT
ROUSED = 9 * POINT
CLEARED = 12 * POINT
BLED_OUT = 3
"""The rounds over which the blood loss of a wound counts."""


def relief(c: Fight, who: str, kind: str) -> int:
    """Return the worth of putting one thing about somebody right."""
    fighter = c.fighters[who]
    if kind == "bleeding":
        return stanched(c, who)
    if kind == "serious":
        return hampering(fighter) if acts(fighter) else 0
    if kind == "stabilise":
        return saved(c, who) if can_stabilise(c, who) else 0
    return ROUSED if can_rouse(c, who) else 0


def stanched(c: Fight, who: str) -> int:
    """Return the worth of stopping somebody's blood: what they would lose; at 耐久力 0 or below they stay stable by
    that (GD-04.17), or are half saved by it.
    """
    fighter = c.fighters[who]
    if fighter.endurance <= 0:
        return DYING // 2 if dying(c, who) else DYING
    loss = sum(gets_through(wound.formula, 0, 0)[0] for wound in fighter.bleeding)
    return BLED_OUT * min(loss, POINT * max(4, fighter.endurance))


def saved(c: Fight, who: str) -> int:
    """Return the worth of sparing somebody lethality checks; who bleeds is spared the next one alone (GD-04.17)."""
    if not dying(c, who):
        return 0
    return DYING // BLED_OUT if c.fighters[who].bleeding else DYING


def hampering(fighter: Fighter) -> int:
    """Return the cost of the worst serious wound."""
    return -12 * min((one.amount for one in fighter.impairments if one.kind == "serious"), default=0)


def acts(fighter: Fighter) -> bool:
    """Return whether somebody is up, or may be within a few rounds."""
    return not (fighter.dead or fighter.unconscious)


def change_worth(c: Fight, who: str, change: Change) -> int:
    """What an item does for somebody."""
    fighter = c.fighters[who]
    missing = POINT * (c.sheet(who).endurance - fighter.endurance)
    worth = min(missing, gets_through(change.endurance, 0, 0)[0]) if acts(fighter) else 0
    worth += relief(c, who, "bleeding") if change.end_bleeding and fighter.bleeding else 0
    worth += relief(c, who, "serious") if change.remove_serious else 0
    worth += saved(c, who) if spares(c, who, change) else 0
    worth += relief(c, who, "rouse") if change.rouse else 0
    cleared = [name for name in change.remove if name in ("stunned", "confused") and getattr(fighter, name)]
    return worth + CLEARED * len(cleared) * acts(fighter)


def spares(c: Fight, who: str, change: Change) -> bool:
    """Return whether an item spares somebody lethality checks: stable, or by the average above 0 (GD-02.3)."""
    lifted = gets_through(change.endurance, 0, 0)[0] // POINT + c.fighters[who].endurance
    return lifted > 0 or (change.stabilise and can_stabilise(c, who))


def aids(sense: Sense) -> Iterator[Aid]:
    """List all help that could do anybody good, wherever they are."""
    c, who = sense.c, sense.who
    friends = [name for name, other in c.fighters.items() if other.side == sense.me.side and in_need(c, name)]
    skilled = figure(sense, MEDICINE) if friends else 0
    for name in friends:
        if skilled > 0 and (c.turn is None or c.turn.what in ("", MEDICINE)):
            best = max((relief(c, name, kind) for kind in treatments(c, name)), default=0)
            yield Aid(best, "use_skill", MEDICINE, name, skilled)
        for item, left in sense.me.items.items():
            record = c.records.items[item]
            if left < 1 or (record.reach == "self" and name != who) or not does_something(c, name, record.effect):
                continue
            chance = figure(sense, record.skill) + record.modifier if record.skill else 0
            if chance > 0 or not record.skill:
                yield Aid(change_worth(c, name, record.effect), "use_item", item, name, chance)


def in_need(c: Fight, who: str) -> bool:
    """Whether somebody in the fight has anything that help could put right; what it is worth for all others is 0."""
    one = c.fighters[who]
    if one.dead or one.away or one.escaped:
        return False
    harmed = one.unconscious or one.stunned or one.confused or bool(one.bleeding) or bool(one.impairments)
    return harmed or one.endurance < c.sheet(who).endurance


def figure(sense: Sense, skill: str) -> int:
    """The rate of a skill, standing still, under what hampers this character."""
    total = rate(sense.c, sense.who, skill)
    add_own_modifiers(sense.put(sense.here), sense.who, total)
    return total.value


def best_aid(found: Sequence[Aid], near: Sequence[str], actions: Sequence[str], what: str = "") -> Aid:
    """The best help for somebody within reach by one of these actions; with one thing, where it is named."""
    fitting = [aid for aid in found if aid.patient in near and aid.action in actions and what in ("", aid.what)]
    return max(fitting, key=expected, default=NO_AID)


def expected(aid: Aid) -> int:
    """Return the worth of help times its chance."""
    return aid.worth * hope(aid.chance) if aid.chance else aid.worth * 100


def treatment(c: Fight, patient: str, options: Sequence[str]) -> str:
    """Which effect of a medical action does most."""
    return max(options, key=lambda kind: relief(c, patient, kind))
