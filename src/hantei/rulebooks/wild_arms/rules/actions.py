"""Chapters 08, 11, 12: what can be done in a main process: major and minor actions, and the simple ones among them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.agenda import BeatCall, then
from hantei.core.decision import Choice, Fact
from hantei.core.glance import glance
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ..content.records import WANDERER_SET
from ..state import Fight
from . import effects, statuses, usable
from .acting import able
from .action_phase import free, may_wait, spend, wait
from .beats import beat
from .break_guard import pass_wear
from .checks import succeeds
from .escaping import no_obstruction
from .goals import ended
from .making_checks import make_check
from .people import allies, has
from .set_up import change_arm, other_arms
from .skills import knows
from .supply import can_reload, use_bullets
from .tasks import no_task, tasks_for

WILL, WILL_TARGET = "will", 10
FOCUS = "act:focus"  # what FP come from
"""WA-18.29: 意思."""

USES = ("arm", "art", "item")
"""Heads of options that are uses of something (`usable`)."""


@beat("act", "WA-08.2", "WA-08.3", "WA-08.4", "WA-08.6", "WA-11.3", "WA-12.1")
def act(c: Fight, table: Table, who: str) -> None:
    """One thing after the other, in any order, until both actions are used or given up; or waiting, before any."""
    if ended(c, table):
        return
    with glance(c):  # the options and the answer come from the same look at the situation
        answer = chosen(c, table, who)
    if answer == "wait":
        wait(c, table, who)
    elif answer == "end":
        then(c, ("end_process", who))
    else:
        then(c, entry(who, answer), ("act", who))


def chosen(c: Fight, table: Table, who: str) -> str:
    """Ask what somebody does next, "end" for nothing more; somebody who can do nothing is not asked."""
    options = acts(c, who) if able(c, who) else []
    if able(c, who) and may_wait(c, who):
        options.append("wait")
    if not options:
        return "end"
    about: dict[str, Fact] = {"who": who, "major": free(c, "major"), "minor": free(c, "minor")}
    seat = c.fighters[who].seat
    return table.choose(
        Choice(seat, "act", "WA-08.2", [*options, "end"], about, lambda answer: forbidden(c, who, answer))
    )


def entry(who: str, answer: str) -> BeatCall:
    """The beat that carries out an act."""
    slot, _, what = answer.partition(":")
    head, _, name = what.partition(":")
    if head in USES:
        return "use", who, slot, what
    return ("task", who, name) if head == "task" else (head, who)


# What can be done


def acts(c: Fight, who: str) -> list[str]:
    """WA-11.3, WA-12.1: the major and minor actions that are possible now; WA-06.39: エスケープ takes none of them."""
    found: list[str] = []
    for slot, simple in (("major", MAJOR), ("minor", MINOR)):
        if free(c, slot):
            mine = [*usable.options(c, who, slot), *(name for name in simple if not barred(c, who, name))]
            mine += [f"task:{name}" for name in tasks_for(c, who, slot)]
            found += [f"{slot}:{what}" for what in mine]
    return sorted(found, key=lambda one: in_vain(c, who, one))


def in_vain(c: Fight, who: str, act: str) -> bool:
    """Whether an act is an attack that reaches nobody hostile; such are offered last."""
    what = act.partition(":")[2]
    return what.partition(":")[0] in USES and usable.in_vain(c, who, what)


def forbidden(c: Fight, who: str, answer: str) -> str:
    """Return the clause that forbids an act now; "" if only its absence from the question does."""
    slot, _, what = answer.partition(":")
    head, _, name = what.partition(":")
    if answer == "wait":
        return "WA-08.11" if c.fighters[who].waited and c.rulings["waits"] == "once" else "WA-08.8"
    if slot not in ("major", "minor"):
        return ""
    if head in SIMPLE and head not in (MAJOR if slot == "major" else MINOR):
        return "WA-12.11" if slot == "minor" else "WA-11.15"
    if not free(c, slot):
        return "WA-08.2"
    if head in USES:
        return usable.forbidden(c, who, slot, what)
    if head == "task":
        return no_task(c, who, slot, name)
    return barred(c, who, head) if head in SIMPLE else ""


def barred(c: Fight, who: str, act: str) -> str:
    """The clause that forbids a simple act now; WA-06.32: from hiding even one's own upkeep, by ruling."""
    if c.fighters[who].possession == "close" and c.rulings["close_upkeep"] == "target_self":
        return "WA-06.32"
    return SIMPLE[act](c, who)


Bar = Callable[[Fight, str], str]
"""The clause by which somebody cannot do something now, "" where it can."""


def no_will(c: Fight, who: str) -> str:
    """WA-18.29: for somebody who is cowed."""
    return "" if has(c.fighters[who], "cowed") and knows(c, who, WILL) else "WA-18.29"


def no_reload(c: Fight, who: str) -> str:
    """WA-12.2: with an ARM that counts rounds, WA-12.4 and bullets; WA-20.14: within reach."""
    counting = any(rounds >= 0 for rounds in c.fighters[who].arms.values())
    if not counting:
        return "WA-12.2"
    if c.fighters[who].disarmed:
        return "WA-20.14"
    return "" if can_reload(c, who) else "WA-12.4"


def no_focus(c: Fight, who: str) -> str:
    """WA-18.2: not while wounded; WA-17.10: unless awakened."""
    fighter = c.fighters[who]
    return "WA-18.2" if fighter.wounded and not has(fighter, "awakened") else ""


def no_clearing(c: Fight, who: str) -> str:
    """WA-18.23: with sight that can be cleared, and the means; WA-18.24: not if nothing helps."""
    if statuses.clearable(c, who):
        return ""
    held = [one for one in c.fighters[who].statuses if one.status == "sight_impaired"]
    return "WA-18.24" if held and all(one.ending == "none" for one in held) else "WA-18.23"


def no_arm_change(c: Fight, who: str) -> str:
    """WA-05.9: only in set-up, unless the table rules that the game master may allow it as a minor action."""
    if c.rulings["arm_change_minor"] == "set_up_only" or "change_arm" in c.turn.refused:
        return "WA-05.9"
    return "" if other_arms(c, who) else "WA-05.6"


def no_handing_over(c: Fight, who: str) -> str:
    """WA-12.10: with an item, somebody to take it, and the game master's leave; WA-06.32: not from hiding."""
    if c.fighters[who].possession == "close":
        return "WA-06.32"
    refused = "hand_over" in c.turn.refused
    return "" if things(c, who) and takers(c, who) and not refused else "WA-12.10"


MAJOR: Mapping[str, Bar] = {"obstruct": no_obstruction, "will": no_will}
"""WA-06.35, WA-18.29: 逃走妨害 and the check against 萎縮."""

MINOR: Mapping[str, Bar] = {
    "reload": no_reload,
    "focus": no_focus,
    "clear_sight": no_clearing,
    "change_arm": no_arm_change,
    "hand_over": no_handing_over,
}
"""WA-12.1: リロード 精神統一, sight cleared (WA-18.23), and acts that the game master accepts."""

SIMPLE = {**MAJOR, **MINOR}
"""Both."""


# Doing it


@beat("will", "WA-18.29")
def will(c: Fight, table: Table, who: str) -> None:
    """A check of will against 10 ends being cowed; the major action is spent either way."""
    spend(c, who, "major")
    roll = make_check(c, table, who, WILL, kind=WILL, target_number=WILL_TARGET)
    if succeeds(roll, WILL_TARGET, c.rulings):
        statuses.cure(c, table, who, "cowed")


@beat("reload", "WA-12.2", "WA-12.3", "WA-12.4", "WA-17.5")
def reload(c: Fight, table: Table, who: str) -> None:
    """Every ARM carried is full, for one bullet item."""
    spend(c, who, "minor")
    use_bullets(c, who)
    effects.reload(c, table, who)


@beat("focus", "WA-12.5", "WA-12.6")
def focus(c: Fight, table: Table, who: str) -> None:
    """精神統一: 1 FP, up to the maximum."""
    spend(c, who, "minor")
    effects.restore_fp(c, table, who, 1, FOCUS)


@beat("clear_sight", "WA-18.23")
def clear_sight(c: Fight, table: Table, who: str) -> None:
    """Mud is wiped off, a lantern lit."""
    spend(c, who, "minor")
    statuses.clear_sight(c, table, who)


@beat("change_arm", "WA-05.9")
def change(c: Fight, table: Table, who: str) -> None:
    """By ruling, with the game master's leave, the ARM is changed in the main process."""
    arm = table.choose(Choice(c.fighters[who].seat, "change_arm", "WA-05.6", other_arms(c, who), {"who": who}))
    if leave(c, table, who, "change_arm", {"arm": arm}, "WA-05.9"):
        spend(c, who, "minor")
        change_arm(c, table, who, arm)


@beat("hand_over", "WA-12.10", "WA-16.10")
def hand_over(c: Fight, table: Table, who: str) -> None:
    """An item passes to somebody on one's side, if the game master agrees; otherwise the minor action is not spent."""
    seat = c.fighters[who].seat
    item = table.choose(Choice(seat, "hand_over", "WA-12.10", things(c, who), {"who": who}))
    to = table.choose(Choice(seat, "hand_to", "WA-12.10", takers(c, who), {"who": who, "item": item}))
    if not leave(c, table, who, "hand_over", {"item": item, "to": to}, "WA-12.10"):
        return
    spend(c, who, "minor")
    mine, theirs = c.fighters[who].items, c.fighters[to].items
    mine[item] -= 1
    theirs[item] = theirs.get(item, 0) + 1
    pass_wear(c, who, to, item)
    table.tell("handed_over", who=who, item=item, to=to)


def things(c: Fight, who: str) -> list[str]:
    """List what somebody can hand over: items, one at a time; the wanderer set is no single thing."""
    return [name for name, count in c.fighters[who].items.items() if count and name != WANDERER_SET]


def takers(c: Fight, who: str) -> list[str]:
    """List those to whom something can be handed: those on one's side."""
    return [one for one in allies(c, who) if one != who]


def leave(c: Fight, table: Table, who: str, what: str, about: dict[str, str], clause: str) -> bool:
    """WA-12.10: whether the game master finds an act fitting; one who is not at the table agrees."""
    if not c.referee:
        return True
    ask = Choice(REFEREE, "leave", clause, ["agree", "refuse"], {"who": who, "act": what, **about})
    if table.choose(ask) == "agree":
        return True
    c.turn.refused.append(what)
    table.tell("not_allowed", who=who, act=what)
    return False
