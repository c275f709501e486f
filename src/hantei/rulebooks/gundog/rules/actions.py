"""Chapter 04: the action check (行動チェック) from its beginning to its end; each beat puts the next one on the agenda.

action_check         whose it is
declare              ① the movement method (移動方法の宣言)
declare_action       ② the action (行動の宣言)
resolve              ③ movement and action (移動&行動の解決): puts these in their order:
    move, act            movement and action, either first
    change_posture       the simple action that takes place then
    take_cover           cover
action_over          its end; those who wait may take theirs
"""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.agenda import BeatCall, then
from hantei.core.decision import Choice, Fact
from hantei.core.glance import glance
from hantei.core.table import Table

from ..state import Fight, Turn
from .beats import beat
from .conditions import aware, can_act, ends_with_action_check
from .helping import allowed_skill, items_to_use, skills_to_use
from .movement import MOVING, may_move
from .moving import lose_cover
from .possible_actions import POSSIBLE, actions, goes_on_foot
from .posture import changing, crawling
from .readying import UNSTEADY, lose_aim
from .simple_actions import announce, simple, simple_actions
from .waiting import wait, waiting

# It begins


@beat("action_check", "GD-04.1", "GD-03.6", "GD-04.15")
def action_check(c: Fight, table: Table, who: str) -> None:
    """One character declares and resolves completely before the next; who cannot do anything has an empty one."""
    fighter = c.fighters[who]
    late, fighter.waiting = fighter.waiting, False
    c.turn = Turn(who)
    waited: dict[str, Fact] = {"late": True} if late else {}
    table.tell("action_check", None, who=who, **waited)
    if can_act(c, who) and aware(c, who):
        then(c, ("declare", who, late))
    else:
        begin(c, table, who)
        then(c, *([("last_use", who)] if fighter.dead else []), ("action_over", who))


def begin(c: Fight, table: Table, who: str) -> None:
    """GD-07.36, GD-07.39, GD-04.8: from here on the action check is the next one of what counts by it."""
    fighter = c.fighters[who]
    ends_with_action_check(c, table, who, begin=True)
    fighter.aim_running = bool(fighter.aiming)


# ① 移動方法の宣言


@beat("declare", "GD-04.2", "GD-04.3", "GD-04.5", "GD-04.8", "GD-07.23", "GD-07.27")
def declare(c: Fight, table: Table, who: str, late: bool) -> None:
    """Step 1: the movement method, and getting up where that is announced; `late`: after having waited."""
    fighter = c.fighters[who]
    with glance(c) as look:
        options = methods(c, who, late)
        method = table.choose(Choice(fighter.seat, "method", "GD-04.2", options, {"who": who}))
    if method == "rise":
        announce(c, table, who, "rise")
        then(c, ("declare", who, late))
        return
    fighter.method = method
    table.tell("method", who=who, method=method)
    if method == "wait" and c.rulings["wait_rule"] != "stay_put":
        wait(c, who)
        return
    if not (fighter.aiming or fighter.impairments):  # otherwise their modifiers change now
        look.hand_on()
    begin(c, table, who)
    if method in UNSTEADY:
        lose_aim(c, table, who, "moving")
    then(c, ("declare_action", who))


def methods(c: Fight, who: str, late: bool) -> list[str]:
    """GD-04.2: the five methods; GD-07.23: for the prone who do not get up cautious movement at most.

    GD-04.5: one waits once; by ruling it is no delay but a way of staying put.
    """
    rising = changing(c, who) == "rise"
    crawls = c.fighters[who].prone and not rising
    found: list[str] = ["cautious"] if crawls else [*MOVING]
    found.append("stay")
    if c.rulings["wait_rule"] == "stay_put" or not (late or rising):
        found.append("wait")
    return [*found, "rise"] if crawls else found


# ② 行動の宣言


@beat("declare_action", "GD-04.6", "GD-04.14", "GD-00.19", "GD-07.30")
def declare_action(c: Fight, table: Table, who: str) -> None:
    """Step 2: one action or none; simple actions are announced here too."""
    fighter = c.fighters[who]
    with glance(c, again=True) as look:
        options = actions(c, who)
        if simple_actions(c, who):
            options.append("simple")
        action = table.choose(Choice(fighter.seat, "action", "GD-04.6", options, {"who": who}))
    if action == "simple":
        simple(c, table, who)
        then(c, ("declare_action", who))
        return
    if action not in ("use_skill", "use_item"):
        look.hand_on()
    elif not name_it(c, table, who, action):
        then(c, ("declare_action", who))
        return
    c.check.action = action
    table.tell("action", who=who, action=action, what=c.check.what, method=fighter.method)
    then(c, ("resolve", who))
    if c.rulings["wait_rule"] == "interrupt" and waiting(c):
        then(c, ("interrupts", *waiting(c)))


def name_it(c: Fight, table: Table, who: str, action: str) -> bool:
    """GD-04.10, GD-04.11: which skill or item is used; a use that the game master rules out spends no action."""
    moves = goes_on_foot(c, who)
    names = skills_to_use(c, who, moves) if action == "use_skill" else items_to_use(c, who, moves)
    kind, clause = ("skill", "GD-04.10") if action == "use_skill" else ("item", "GD-04.11")
    c.check.what = table.choose(Choice(c.fighters[who].seat, kind, clause, names, {"who": who}))
    if action == "use_skill" and not allowed_skill(c, table, who, c.check.what):
        c.check.what = ""
        return False
    return True


@beat("last_use", "GD-07.2")
def last_use(c: Fight, table: Table, who: str) -> None:
    """The dead do nothing but what says of itself that it can be used then; by ruling nothing at all."""
    if c.rulings["usable_when_dead"] == "nothing" or not items_to_use(c, who, False):
        return
    ask = Choice(c.fighters[who].seat, "action", "GD-07.2", ["use_item", "none"], {"who": who})
    if table.choose(ask) == "use_item" and name_it(c, table, who, "use_item"):
        c.check.action = "use_item"
        table.tell("action", who=who, action="use_item", what=c.check.what)
        then(c, ("use_item", who))


# ③ 移動&行動の解決


@beat("resolve", "GD-04.12", "GD-07.24", "GD-07.28")
def resolve(c: Fight, table: Table, who: str) -> None:
    """Step 3: movement, action and a change of posture in their order, then cover."""
    with glance(c, again=True) as look:
        steps = with_posture(c, who, move_and_act(c, table, who))
    look.hand_on()
    if c.rulings["simple_actions_per_turn"] == "any_time":  # GD-04.14: between them and after them
        steps = [entry for step in steps for entry in (step, ("drop_later", who))]
    then(c, *steps, ("take_cover", who), ("action_over", who))


def move_and_act(c: Fight, table: Table, who: str) -> list[BeatCall]:
    """GD-04.12: movement and action in the order that the player chooses, or by ruling the movement first.

    GD-07.24: the prone do one of the two.
    """
    movement, action = ("move", who), ("act", who)
    acts = c.check.action != "none"
    if not can_act(c, who) or not may_move(c, who) or (acts and crawling(c, who)):
        return [action] if acts else []
    if not acts:
        return [movement]
    return [action, movement] if acts_first(c, table, who) else [movement, action]


def acts_first(c: Fight, table: Table, who: str) -> bool:
    """GD-04.12: whether the action comes before the movement."""
    if c.rulings["move_action_order"] == "movement_first":
        return False
    order = Choice(c.fighters[who].seat, "order", "GD-04.12", ["move", "act"], {"who": who, "action": c.check.action})
    return table.choose(order) == "act"


def with_posture(c: Fight, who: str, steps: Sequence[BeatCall]) -> list[BeatCall]:
    """GD-04.14: where a change of posture comes among movement and action.

    Getting up comes first, lying down last. Acting before getting up matters only if the -20% begins with the change
    (GD-07.28): then the player is asked.
    """
    change = changing(c, who)
    if change == "rise" and c.rulings["posture_penalty_scope"] == "after_change" and steps[:1] == [("act", who)]:
        return [("rise_now", who), *steps[:1], ("change_posture", who), *steps[1:]]
    if change == "rise":
        return [("change_posture", who), *steps]
    return [*steps, ("change_posture", who)] if change else list(steps)


@beat("act", "GD-04.6", "GD-04.7", "GD-04.13", "GD-07.24")
def act(c: Fight, table: Table, who: str) -> None:
    """The declared action, with range, cover and visibility as they are now (GD-04.12)."""
    fighter = c.fighters[who]
    action = c.check.action
    if not can_act(c, who) or (fighter.prone and c.check.moved):
        return
    c.check.done = True
    if action == "shoot" and c.rulings["cover_rule"] == "lost_when_shooting":
        lose_cover(c, table, who)
    with glance(c, again=True) as look:
        possible = POSSIBLE[action](c, who, False)
    if possible:
        look.hand_on()
        then(c, (action, who))
    else:
        table.tell("lapsed", who=who, action=action)


# It ends


@beat("action_over", "GD-04.1", "GD-01.2", "GD-04.5", "GD-04.8", "GD-07.36", "GD-07.39", "GD-08.6")
def action_over(c: Fight, table: Table, who: str) -> None:
    """The action check has ended; directly after it those who wait may take theirs."""
    end(c, table, who)
    c.turn = None
    if c.rulings["wait_rule"] == "delay" and waiting(c):
        then(c, ("late", *waiting(c)))


def end(c: Fight, table: Table, who: str) -> None:
    """End what lasts as long as one's own action check; the action check of somebody who has waited in vain is over all
    the same (GD-04.5).
    """
    fighter = c.fighters[who]
    ends_with_action_check(c, table, who, begin=False)
    if fighter.aim_running:
        turn = c.turn
        shot = turn is not None and turn.who == who and turn.action == "shoot" and turn.done
        lose_aim(c, table, who, "unused", used=shot)
    if c.rulings["posture_penalty_scope"] == "action_check":
        fighter.posture = False
    fighter.acted = True
    fighter.must_rest, fighter.pressed = False, []
