"""A machine player that uses the book's means sensibly: cover, range, modes, aims, care, silence, retreat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hantei.core.decision import Amount, Answer, Choice, Decision, Route

from ..rules.conditions import can_act
from ..rules.evasion import evasion_rate
from ..rules.figures import add_own_modifiers, rate
from ..rules.hit_rate import aim_bonus
from ..state import Fight
from .care import best_aid, treatment
from .courses import EVERYTHING, Mind
from .minds import considered
from .prospects import Plan

if TYPE_CHECKING:
    from random import Random

RESERVED = ("wait", "rise")
"""Methods that are no movement."""


def heuristic(c: Fight, decision: Decision, rng: Random) -> Answer:
    """Answer any decision of this rulebook; without an opinion give the usual answer, or draw lots."""
    if isinstance(decision, Amount):
        wish = AMOUNTS.get(decision.kind, nothing)(c, decision)
        return max(decision.low, min(decision.high, wish))
    if isinstance(decision, Route):
        found = destination(c, decision)
        return found if found in decision.ends else next(iter(decision.ends), "")
    if not isinstance(decision, Choice):
        return decision.sample(rng)
    think = THOUGHTS.get(decision.kind)
    answer = think(c, decision) if think else ""
    if answer in decision.options:
        return answer
    return next((usual for usual in USUAL if usual in decision.options), decision.options[0])


USUAL = ("take", "evade", "allow", "act", "now", "back", "none")


def actor(decision: Decision) -> str:
    """Whom the question is about."""
    return str(decision.about["who"])


def nothing(c: Fight, decision: Decision) -> int:
    """No modifier."""
    return 0


# The round


def commander(c: Fight, decision: Choice) -> str:
    """Choose whoever is best at tactics under what hampers them; nobody if it would be a mere gamble on a fumble."""

    best = max((who for who in decision.options if who != "none"), key=lambda who: tactics(c, who), default="none")
    return best if best != "none" and tactics(c, best) > 0 else "none"


def tactics(c: Fight, who: str) -> int:
    """The success rate of somebody's tactics check (GD-03.2)."""
    total = rate(c, who, "tactics")
    add_own_modifiers(c, who, total)
    return total.value


def fight_over(c: Fight, decision: Choice) -> str:
    """The fight ends where the encounter says so."""
    return "end" if decision.about.get("by") else "go_on"


# The action check


def method(c: Fight, decision: Choice) -> str:
    """Choose the method of the best course; get up if lying down brings nothing; wait in hiding; stay where it is
    well placed.
    """
    mind = considered(c, actor(decision))
    if "rise" in decision.options and not mind.better_prone():
        return "rise"
    if "wait" in decision.options and lurks(mind):
        return "wait"
    if "stay" in decision.options and mind.well_placed():
        return "stay"
    return mind.best([name for name in decision.options if name not in RESERVED], EVERYTHING).method


def lurks(mind: Mind) -> bool:
    """Return whether to let the enemy come: the side has time, a weapon is ready, and foes out of sight have still to
    act.
    """
    sense = mind.sense
    if not (sense.holds and sense.me.cover and mind.armed()) or mind.chased or sense.seen(sense.here):
        return False
    return any(can_act(mind.c, name) and not mind.c.fighters[name].acted for name in sense.foes)


def waiting(c: Fight, decision: Choice) -> str:
    """Act now if there is somebody to attack or nobody else will come."""
    mind = considered(c, actor(decision))
    return "wait" if lurks(mind) else "act"


def action(c: Fight, decision: Choice) -> str:
    """Choose the action of the best course; lie down if that is safer than standing."""
    who = actor(decision)
    if c.fighters[who].dead:  # GD-07.2: what it leaves serves its comrades
        return "use_item"
    mind = considered(c, who)
    course = mind.best([c.fighters[who].method], decision.options)
    if "simple" in decision.options and course.end == "stay" and lies_down(c, mind):
        return "simple"
    return course.action


def lies_down(c: Fight, mind: Mind) -> bool:
    """Whether to lie down with this action check."""
    return not mind.sense.me.prone and not c.check.simple and mind.better_prone()


def simple(c: Fight, decision: Choice) -> str:
    """Lie down; keep cover and weapons."""
    return "lie_down" if lies_down(c, considered(c, actor(decision))) else "back"


def order(c: Fight, decision: Choice) -> str:
    """What comes first in the best course with the action declared."""
    who = actor(decision)
    return considered(c, who).best([c.fighters[who].method], [c.check.action]).order


def destination(c: Fight, decision: Route) -> str:
    """Choose where the best course ends: with the action to come, or when all is done."""
    who = actor(decision)
    to_come = [] if c.check.done or c.check.action == "none" else [c.check.action]
    mind = considered(c, who)
    found = mind.best([c.fighters[who].method], to_come, "move" if to_come else "act")
    return found.end


def rise(c: Fight, decision: Choice) -> str:
    """Act before getting up, while nothing hampers the action yet."""
    return "later"


# Attacks


def chosen(c: Fight, decision: Decision, weapons: list[str]) -> Plan:
    """The best attack from here with one of some weapons, at one target or at several."""
    sense = considered(c, actor(decision)).sense
    method = c.fighters[sense.who].method
    plan = sense.attack(sense.here, method, weapons)
    several = sense.several(plan.weapon, method) if plan.action == "shoot" else plan
    return max(plan, several)


def weapon(c: Fight, decision: Choice) -> str:
    """The weapon of the best attack."""
    return chosen(c, decision, list(decision.options)).weapon


def this(c: Fight, decision: Decision) -> Plan:
    """The best attack with the weapon chosen."""
    return chosen(c, decision, [c.strike.weapon])


def mode(c: Fight, decision: Choice) -> str:
    """The mode of the best attack."""
    return this(c, decision).mode


def shots(c: Fight, decision: Decision) -> int:
    """Fire as many shots as the best attack has."""
    return len(this(c, decision).targets)


def targets(c: Fight, decision: Decision) -> int:
    """Attack as many targets as the best attack does."""
    return len(dict.fromkeys(this(c, decision).targets))


def target(c: Fight, decision: Choice) -> str:
    """Name the targets in the order of their first shots; anybody left if the attack was planned otherwise."""
    names = list(dict.fromkeys(this(c, decision).targets))
    return next((name for name in names if name in decision.options), "")


def assign(c: Fight, decision: Choice) -> str:
    """Which shot goes at whom."""
    planned = this(c, decision).targets
    names = list(dict.fromkeys(planned))
    return "".join(str(names.index(name) + 1) for name in planned)


def aim(c: Fight, decision: Choice) -> str:
    """Aim at the part of the best attack; of two legs the right one."""
    part = this(c, decision).part
    return next((option for option in (part, f"right_{part}") if option in decision.options), "none")


def aim_at(c: Fight, decision: Choice) -> str:
    """Whoever would be shot at with the aim taken."""
    sense = considered(c, actor(decision)).sense
    plan = sense.attack(sense.here, "stay", sense.guns, more=aim_bonus(c))
    return plan.targets[0] if plan.targets else ""


def drop(c: Fight, decision: Choice) -> str:
    """What is worth least now."""
    sense = considered(c, actor(decision)).sense
    return min(decision.options, key=lambda name: sense.attack(sense.here, "stay", [name]).worth)


def evade(c: Fight, decision: Choice) -> str:
    """Evade always, unless it would cost an action for little hope."""
    who = actor(decision)
    costly = c.rulings["evasion_cost"] == "next_action"
    return "stand" if costly and evasion_rate(c, who) < 40 else "evade"


# Readying and care


def ready(c: Fight, decision: Choice) -> str:
    """What is worth most in hand."""
    return considered(c, actor(decision)).best_ready(decision.options)[1]


def helped(c: Fight, decision: Choice, near: list[str], actions: list[str], what: str = "") -> str:
    """Choose with what, or whom, the best help would be."""
    mind = considered(c, actor(decision))
    aid = best_aid(mind.aids, near or list(c.fighters), actions, what)
    return aid.patient if decision.kind == "patient" else aid.what


def item(c: Fight, decision: Choice) -> str:
    """The item that does most for somebody here; else for anybody."""
    if c.fighters[actor(decision)].dead:
        return str(decision.options[0])
    mind = considered(c, actor(decision))
    here = best_aid(mind.aids, mind.near(mind.sense.here), ["use_item"])
    return here.what if here.worth else helped(c, decision, [], ["use_item"])


def patient(c: Fight, decision: Choice) -> str:
    """Whom it does most for."""
    if c.fighters[actor(decision)].dead:
        return str(decision.options[0])
    return helped(c, decision, list(decision.options), ["use_item", "use_skill"], str(decision.about["with"]))


def skill(c: Fight, decision: Choice) -> str:
    """Choose the skill whose use is in the book."""
    return "medicine"


def effect(c: Fight, decision: Choice) -> str:
    """The effect that does most."""
    return treatment(c, str(decision.about["patient"]), decision.options)


def wound(c: Fight, decision: Choice) -> str:
    """The worst wound."""
    return min(decision.options, key=lambda option: int(option.partition(":")[0]))


THOUGHTS: dict[str, Callable[[Fight, Choice], str]] = {
    "commander": commander,
    "fight_over": fight_over,
    "method": method,
    "waiting": waiting,
    "action": action,
    "simple": simple,
    "order": order,
    "rise": rise,
    "weapon": weapon,
    "mode": mode,
    "target": target,
    "assign": assign,
    "aim": aim,
    "aim_at": aim_at,
    "drop": drop,
    "evade": evade,
    "ready": ready,
    "item": item,
    "patient": patient,
    "skill": skill,
    "treatment": effect,
    "wound": wound,
}
"""The functions that answer each kind of question."""

AMOUNTS: dict[str, Callable[[Fight, Decision], int]] = {"shots": shots, "targets": targets}
"""The same for figures."""
