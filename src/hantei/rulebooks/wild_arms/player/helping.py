"""Weigh help, which is everything but attacks: cures, guards, modifiers, rounds, FP. Worth is in hundredths, as for
attacks.
"""

from __future__ import annotations

from typing import NamedTuple

from ..content.records import Effect
from ..rules.acting import able
from ..rules.action_phase import still_to_act
from ..rules.break_guard import may_guard
from ..rules.checks import formula
from ..rules.effects import may_cure_dying
from ..rules.in_force import record_of
from ..rules.people import allies, arm, beaten, enemies, has
from ..rules.things import Thing, thing_of
from ..state import Fight
from .chances import makes
from .goals import lasts
from .prospects import FP, GUARDED, WIPED, wiped
from .remembered import cost_and_most, pool, scope_of, stance, uses_left
from .sharpening import ATTACKING, awake_worth, sharpens, sharper_worth


class Aid(NamedTuple):
    """A use that is no attack, and what it is worth, on whom."""

    worth: int
    option: str = ""
    targets: tuple[str, ...] = ()


NO_AID = Aid(0)

CURES = {"wounded": 35, "sight_impaired": 14, "cowed": 8}
"""What the end of a status is worth to somebody who can act."""

REVIVED = 75
"""The worth of letting somebody act again."""

LIFT = 3
"""The worth of a point on a value for a round."""

KEPT = 8
"""What awakening must bring somebody beyond what it would bring later: it comes once."""

OUTLASTING = 3
"""How many times as much a guard counts to those who win by lasting."""

DEFENDING = ("reaction", "evasion", "resistance", "armour", "survival")
"""What modifiers are on that help against attacks alone."""

LONG = {"round": 1, "battle": 2, "scene": 2}
"""The number of rounds for which an effect counts."""


Effects = dict[tuple[str, int, str], list[tuple[int, str]]]
"""What a use does to everybody whom it reaches, keyed by the use, the guards that the user has left and, where it
sharpens attacks, the possession: nothing else here depends on what is held.
"""


def aid(c: Fight, who: str, option: str, known: Effects | None = None) -> Aid:
    """Return the worth of using something that is no attack on those for whom it does most. `known`: results for the
    same moment, even under another possession; new ones are added.
    """
    used = thing_of(c, who, option)
    cost, most = cost_and_most(c, who, stance(c, who), used)
    each = effects_of(c, who, option, known) if known is not None else effects(c, who, option, used)
    chosen = [(worth, name) for worth, name in each[:most] if worth > 0]
    total = sum([worth for worth, _ in chosen]) * chance(c, who, used) // 1000
    return Aid(total - price(cost, used), option, tuple([name for _, name in chosen]))


def at_most(c: Fight, who: str, option: str, known: Effects) -> int:
    """Return the most that somebody's use of something can be worth, whatever it costs and whether or not it succeeds:
    if that falls short of something else, `aid` need not be called.
    """
    return sum([worth for worth, _ in effects_of(c, who, option, known) if worth > 0])


def effects_of(c: Fight, who: str, option: str, known: Effects) -> list[tuple[int, str]]:
    """What a use does to each whom it reaches, found once for a moment."""
    same = (option, uses_left(c, who), c.fighters[who].possession if sharpens(record_of(c, option)) else "")
    each = known.get(same)
    if each is None:
        each = known[same] = effects(c, who, option, thing_of(c, who, option))
    return each


def effects(c: Fight, who: str, option: str, used: Thing) -> list[tuple[int, str]]:
    """What a use does to each whom it reaches, where it does most first."""
    friends = allies(c, who)
    everybody = (who,) if used.target == "self" else scope_of(c, who, used).everybody
    return sorted([(effect_worth(c, name, option, name in friends), name) for name in everybody], reverse=True)


def chance(c: Fight, who: str, used: Thing) -> int:
    """How likely, in thousandths, the check that a use asks for succeeds."""
    return makes(pool(c, who, used.test.skill), used.test.target) if used.test else 1000


def price(cost: int, used: Thing) -> int:
    """What a use costs: FP, and the item that is used up."""
    return FP * cost + (6 if used.item is not None and used.item.consumed else 0)


def effect_worth(c: Fight, who: str, option: str, friend: bool) -> int:
    """What an effect is worth on somebody: good for friends, bad for foes."""
    effect = record_of(c, option)
    if friend:
        return help_worth(c, who, effect, may_cure_dying(c, option), option)
    if beaten(c, who):
        return 0
    new = [
        status for status in ("sight_impaired", "cowed") if status in effect.give and not has(c.fighters[who], status)
    ]
    given = sum([WIPED if wiped(effect, status) else 14 for status in new])
    return given - help_worth(c, who, effect, False, option, given=False)


def help_worth(c: Fight, who: str, effect: Effect, raises: bool, option: str, given: bool = True) -> int:
    """What an effect is worth to those who get it."""
    fighter = c.fighters[who]
    total = sum([cure_worth(c, who, status, raises) for status in effect.cure]) if effect.cure else 0
    total += hp_worth(c, who, effect) if fighter.hp > 0 or (raises and "dying" in effect.cure) else 0
    if not able(c, who):
        return total
    if fighter.lasting and not (effect.cure or effect.fp) and any(one.origin == option for one in fighter.lasting):
        return 0  # it holds already
    total += FP * max(0, min(effect.fp, c.sheet(who).fp - fighter.fp)) if effect.fp else 0
    total += LIFT * LONG[effect.until or "battle"] * lift(c, who, effect) if effect.modifiers else 0
    total += sharper_worth(c, who, effect) if sharpens(effect) else 0
    total += reload_worth(c, who) if effect.reload else 0
    total += guard_worth(c, who, effect) if effect.guard else 0
    return total + given_worth(c, who, effect) if given and effect.give else total


def lift(c: Fight, who: str, effect: Effect) -> int:
    """What the modifiers of an effect add to values other than those of attacks, a die counting for three: nothing to
    those of defence once nobody is to strike.
    """
    past = too_late(c, who, effect)
    others = [one for one in effect.modifiers if one.on not in ATTACKING and not (past and one.on in DEFENDING)]
    return sum([one.value + 3 * one.dice for one in others])


def too_late(c: Fight, who: str, effect: Effect) -> bool:
    """Return whether no enemy of somebody who can act has its turn still to come while an effect lasts: what lasts for
    the round defends against nobody then (WA-03.2, WA-08.5).
    """
    if effect.until != "round" or c.phase != "action":
        return False
    foes = enemies(c, who)
    return not any(name in foes and able(c, name) for name in still_to_act(c))


def given_worth(c: Fight, who: str, effect: Effect) -> int:
    """What the statuses that an effect gives are worth to those who get it: good or bad."""
    fighter = c.fighters[who]
    new = [status for status in effect.give if not has(fighter, status)]
    good = awake_worth(c, who) - KEPT if fighter.pc and "awakened" in new else 0
    return good - 14 * len([status for status in new if status != "awakened"])


def cure_worth(c: Fight, who: str, status: str, raises: bool) -> int:
    """What a cure is worth."""
    fighter = c.fighters[who]
    if status == "dying":
        return REVIVED if raises and fighter.dying and not fighter.death else 0
    if status == "wounded":
        return CURES[status] // (1 if able(c, who) else 4) if fighter.wounded and not fighter.doomed else 0
    return CURES.get(status, 0) if has(fighter, status) and able(c, who) else 0


def hp_worth(c: Fight, who: str, effect: Effect) -> int:
    """Return the worth of HP regained."""
    most = c.sheet(who).hp
    if most is None or effect.hp == "0":
        return 0
    figure = formula(effect.hp)
    mean = figure.dice * 7 // 2 + figure.constant
    return 80 * max(0, min(mean, most - max(0, c.fighters[who].hp))) // most


def guard_worth(c: Fight, who: str, effect: Effect) -> int:
    """Return the worth of another guard to somebody who has few: more where only those lose who are struck down before
    time is up, nothing once nobody is to strike while it lasts.
    """
    if not may_guard(c, who) or too_late(c, who, effect):
        return 0
    return GUARDED * (OUTLASTING if lasts(c, who) else 1) // (1 + uses_left(c, who))


def reload_worth(c: Fight, who: str) -> int:
    """Return the worth of full ARMs: much if the next shot has no round, little if only some rounds are missing."""
    fighter = c.fighters[who]
    worth = 0
    for name, left in fighter.arms.items():
        record = arm(c, who, name)
        if record.capacity is not None:
            short = 40 if left < record.rounds and name == fighter.in_use else 0
            worth += short + 6 * (record.capacity - left) // record.capacity
    return worth
