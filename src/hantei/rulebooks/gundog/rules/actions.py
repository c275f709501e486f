"""Chapter 04: the action check (行動チェック): movement method, action, their resolution, cover, simple actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hantei.core.agenda import Entry, then
from hantei.core.decision import Choice
from hantei.core.table import Table

from ..content.records import BANDS, Band
from ..state import Fight, Turn
from .beats import beat
from .conditions import aware, can_act, ends_with_action_check, let_go
from .ground import AREA_M, band, distance_m, opponents
from .helping import allowed_skill, items_to_use, skills_to_use
from .melee import BLOWS
from .movement import MOVING, allowance
from .moving import lose_cover
from .posture import changing, crawling, paid
from .readying import aim_targets, lose_aim, may_fetch, ready_options
from .shooting import guns, modes, reaches, usable, weapons_in_hand

# The course of an action check


@beat("action_check", "GD-04.1", "GD-03.6", "GD-04.15")
def action_check(c: Fight, table: Table, who: str) -> None:
    """One character declares and resolves completely before the next; who cannot do anything has an empty one."""
    fighter = c.fighters[who]
    late, fighter.waiting = fighter.waiting, False
    c.turn = Turn(who)
    table.tell("action_check", who=who)
    if can_act(c, who) and aware(c, who):
        then(c, ("declare", who, late))
    else:
        begin(c, table, who)
        then(c, ("action_over", who))


def begin(c: Fight, table: Table, who: str) -> None:
    """GD-07.36, GD-07.39, GD-04.8: from here on the action check is the next one of what counts by it."""
    fighter = c.fighters[who]
    ends_with_action_check(c, table, who, begin=True)
    fighter.aim_running = bool(fighter.aiming)


@beat("declare", "GD-04.2", "GD-04.3", "GD-04.5", "GD-04.8", "GD-07.23", "GD-07.27")
def declare(c: Fight, table: Table, who: str, late: bool) -> None:
    """Step 1: the movement method, and getting up where that is announced; `late`: after having waited."""
    fighter = c.fighters[who]
    options = methods(c, who, late)
    method = table.choose(Choice(fighter.seat, "method", "GD-04.2", options, {"who": who}))
    if method == "rise":
        announce(c, table, who, "rise")
        then(c, ("declare", who, late))
        return
    fighter.method = method
    table.tell("method", who=who, method=method)
    if method == "wait" and c.rulings["wait_rule"] != "stay_put":
        fighter.waiting = True
        c.turn = None
        return
    begin(c, table, who)
    if method in ("normal", "full"):
        lose_aim(c, table, who)
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


@beat("declare_action", "GD-04.6", "GD-04.14", "GD-00.19", "GD-07.30")
def declare_action(c: Fight, table: Table, who: str) -> None:
    """Step 2: one action or none; simple actions are announced here too."""
    fighter = c.fighters[who]
    options = actions(c, who)
    if simple_actions(c, who):
        options.append("simple")
    action = table.choose(Choice(fighter.seat, "action", "GD-04.6", options, {"who": who}))
    if action == "simple":
        simple(c, table, who)
        then(c, ("declare_action", who))
        return
    if action in ("use_skill", "use_item") and not name_it(c, table, who, action):
        then(c, ("declare_action", who))
        return
    c.check.action = action
    table.tell("action", who=who, action=action, what=c.check.what)
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


@beat("resolve", "GD-04.12", "GD-07.24", "GD-07.28")
def resolve(c: Fight, table: Table, who: str) -> None:
    """Step 3: movement and action in the order that the player chooses, or by ruling the movement first.

    GD-07.24: the prone do one of the two.
    """
    acts = c.check.action != "none"
    moves = may_move(c, who) and not (acts and crawling(c, who))
    steps: list[Entry] = [("act", who)] if acts else []
    if moves and can_act(c, who):
        first = acts and acts_first(c, table, who)
        steps = [*steps, ("move", who)] if first else [("move", who), *steps]
    then(c, *around(c, who, steps), ("take_cover", who), ("action_over", who))


def acts_first(c: Fight, table: Table, who: str) -> bool:
    """GD-04.12: whether the action comes before the movement."""
    if c.rulings["move_action_order"] == "movement_first":
        return False
    order = Choice(c.fighters[who].seat, "order", "GD-04.12", ["move", "act"], {"who": who, "action": c.check.action})
    return table.choose(order) == "act"


def around(c: Fight, who: str, steps: Sequence[Entry]) -> list[Entry]:
    """GD-04.14: where a change of posture comes among movement and action.

    Getting up comes first, lying down last. Only where the -20% begins with the change (GD-07.28) may it matter to act
    before getting up: then that is asked.
    """
    change = changing(c, who)
    if change == "rise" and c.rulings["posture_penalty_scope"] == "after_change" and steps[:1] == [("act", who)]:
        return [("rise_now", who), *steps[:1], ("change_posture", who), *steps[1:]]
    if change == "rise":
        return [("change_posture", who), *steps]
    return [*steps, ("change_posture", who)] if change else list(steps)


def may_move(c: Fight, who: str) -> bool:
    """Whether the declared method carries anywhere; an area map lets everybody set out who has time (GD-00.16)."""
    return allowance(c, who, c.fighters[who].method).value > 0


def goes_on_foot(c: Fight, who: str) -> bool:
    """Whether somebody may both move and act (GD-07.24)."""
    return may_move(c, who) and not crawling(c, who)


@beat("action_over", "GD-04.1", "GD-01.2", "GD-04.5", "GD-04.8", "GD-07.36", "GD-07.39", "GD-08.6")
def action_over(c: Fight, table: Table, who: str) -> None:
    """The action check has ended; directly after it those who wait may take theirs."""
    end(c, table, who)
    c.turn = None
    if c.rulings["wait_rule"] == "delay" and waiting(c):
        then(c, ("late", *waiting(c)))


def end(c: Fight, table: Table, who: str) -> None:
    """What ends with one's own action check; that of who has waited in vain is none the less over (GD-04.5)."""
    fighter = c.fighters[who]
    ends_with_action_check(c, table, who, begin=False)
    if fighter.aim_running:
        lose_aim(c, table, who)
    if c.rulings["posture_penalty_scope"] == "action_check":
        fighter.posture = False
    fighter.acted = True
    fighter.must_rest, fighter.pressed = False, []


# 待機


def waiting(c: Fight) -> list[str]:
    """GD-04.5: those who have waited, in the order of the round."""
    return [who for who in c.order if c.fighters[who].waiting]


@beat("late", "GD-04.5")
def late(c: Fight, table: Table, *names: str) -> None:
    """Directly after another's action check one after the other of those who wait may take their own."""
    if not names:
        return
    who, *rest = names
    then(c, ("action_check", who) if takes_turn(c, table, who) else ("late", *rest))


@beat("interrupts", "GD-04.5")
def interrupts(c: Fight, table: Table, *names: str) -> None:
    """By ruling those who wait cut into another's action check, once the action is declared."""
    if not names:
        return
    who, *rest = names
    if takes_turn(c, table, who):
        c.suspended.append(c.check)
        then(c, ("action_check", who), ("resume",), ("interrupts", *rest))
    else:
        then(c, ("interrupts", *rest))


def takes_turn(c: Fight, table: Table, who: str) -> bool:
    """GD-04.5: whether somebody who waits takes the action check now."""
    if not c.fighters[who].waiting or not can_act(c, who):
        return False
    return table.choose(Choice(c.fighters[who].seat, "waiting", "GD-04.5", ["act", "wait"], {"who": who})) == "act"


@beat("resume", "GD-04.5")
def resume(c: Fight, table: Table) -> None:
    """The action check that was cut into goes on."""
    c.turn = c.suspended.pop()


# What can be declared


def actions(c: Fight, who: str) -> list[str]:
    """GD-04.6: the actions that are possible, and none; GD-00.19: by ruling none for who has evaded."""
    if c.fighters[who].must_rest:
        return ["none"]
    moves = goes_on_foot(c, who)
    return [*(name for name, possible in POSSIBLE.items() if possible(c, who, moves)), "none"]


def can_shoot(c: Fight, who: str, moves: bool) -> bool:
    """GD-04.7: with a gun in hand that has rounds for a shot, and an opponent in its range."""
    loaded = [name for name in weapons_in_hand(c, who, "gun") if modes(c, who, name)]
    return bool(guns(c, who)) or (moves and may_reach(c, who, loaded))


def can_throw(c: Fight, who: str, moves: bool) -> bool:
    """GD-00.12: with a thrown weapon in hand, and an opponent in its range."""
    return bool(usable(c, who, "thrown")) or (moves and may_reach(c, who, weapons_in_hand(c, who, "thrown")))


def can_strike(c: Fight, who: str, moves: bool) -> bool:
    """GD-00.13: with bare hands or what strikes in hand, and an opponent at 至近距離."""
    return bool(usable(c, who, *BLOWS)) or (moves and may_reach(c, who, weapons_in_hand(c, who, *BLOWS)))


def may_reach(c: Fight, who: str, weapons: list[str]) -> bool:
    """GD-04.12: whether a move could bring an opponent into the range of one of these weapons."""
    arms = [c.records.weapons[c.fighters[who].carried[name].weapon] for name in weapons]
    living = [name for name in opponents(c, who) if not c.fighters[name].dead]
    metres = allowance(c, who, c.fighters[who].method).value
    return any(reaches(arm, one) for name in living for one in bands_within(c, who, name, metres) for arm in arms)


def bands_within(c: Fight, who: str, target: str, metres: int) -> Sequence[Band]:
    """The range bands in which a move of so many metres could bring somebody, whatever stands in the way."""
    if c.scene.map.kind == "area":
        return band(c, c.scene.map.engage_m), band(c, AREA_M)
    far = distance_m(c, who, target)
    nearest, farthest = band(c, max(0, far - metres)), band(c, far + metres)
    return BANDS[BANDS.index(nearest) : BANDS.index(farthest) + 1]


def can_aim(c: Fight, who: str, moves: bool) -> bool:
    """GD-04.8: with a gun in hand, and not in normal or full movement, by which an aim is lost."""
    if c.fighters[who].method in ("normal", "full") or not weapons_in_hand(c, who, "gun"):
        return False
    return bool(aim_targets(c, who)) or (moves and any(not c.fighters[name].dead for name in opponents(c, who)))


def can_ready(c: Fight, who: str, moves: bool) -> bool:
    """GD-04.9: with something to put into use here, or on the ground elsewhere."""
    return bool(ready_options(c, who)) or (moves and any(may_fetch(c, who, thing) for thing in c.dropped.values()))


def can_use_skill(c: Fight, who: str, moves: bool) -> bool:
    """GD-04.10: with a skill that can be used, or the one declared."""
    return bool(skills_to_use(c, who, moves))


def can_use_item(c: Fight, who: str, moves: bool) -> bool:
    """GD-04.11: with an item that does something; of the one declared at the time of its use."""
    return bool(items_to_use(c, who, moves))


POSSIBLE: Mapping[str, Callable[[Fight, str, bool], bool]] = {
    "shoot": can_shoot,
    "throw": can_throw,
    "melee": can_strike,
    "take_aim": can_aim,
    "ready": can_ready,
    "use_skill": can_use_skill,
    "use_item": can_use_item,
}
"""GD-04.6: 射撃 (a throw is one in its own way) 格闘 射撃集中 準備 スキル使用 アイテム使用, and when each is possible.

The last parameter says that a move may come first.
"""


# 簡易行動


def simple_actions(c: Fight, who: str) -> list[str]:
    """GD-04.14: lying down, dropping what is held: one in an action check, or by ruling any number of different ones.

    Getting up is announced with the movement method. GD-04.13: cover can be given up at any time and costs nothing.
    """
    fighter = c.fighters[who]
    taken = c.check.simple
    free = not taken or c.rulings["simple_actions_per_turn"] == "any_different"
    found: list[str] = []
    if free and not changing(c, who) and not fighter.prone:
        found.append("lie_down")
    if free and "drop" not in taken:
        held = [name for name, one in fighter.carried.items() if one.hand]
        found += [f"drop:{name}" for name in held if c.records.weapons[fighter.carried[name].weapon].kind != "unarmed"]
    return [*found, "leave_cover"] if fighter.cover else found


def simple(c: Fight, table: Table, who: str) -> None:
    """GD-04.14: a simple action goes with the action check; "back" takes none."""
    options = [*simple_actions(c, who), "back"]
    answer = table.choose(Choice(c.fighters[who].seat, "simple", "GD-04.14", options, {"who": who}))
    choice, _, name = answer.partition(":")
    if choice == "lie_down":
        announce(c, table, who, "lie_down")
    elif choice == "drop":
        c.check.simple.append("drop")
        let_go(c, table, who, name)
    elif choice == "leave_cover":
        lose_cover(c, table, who)


def announce(c: Fight, table: Table, who: str, change: str) -> None:
    """GD-04.14, GD-07.28: a change of posture is announced before the first check; what it costs begins with that."""
    c.check.simple.append(change)
    table.tell("posture_announced", who=who, change=change)
    if c.rulings["posture_penalty_scope"] != "after_change" and paid(c, who):
        c.fighters[who].posture = True


@beat("rise_now", "GD-07.28")
def rise_now(c: Fight, table: Table, who: str) -> None:
    """By ruling only the checks after getting up are hampered: an action may come before it."""
    when = Choice(c.fighters[who].seat, "rise", "GD-07.28", ["now", "later"], {"who": who})
    if can_act(c, who) and table.choose(when) == "now":
        change_posture(c, table, who)


@beat("change_posture", "GD-07.27", "GD-07.30", "GD-07.28", "GD-04.8")
def change_posture(c: Fight, table: Table, who: str) -> None:
    """姿勢変更: the prone stand up, the standing lie down."""
    fighter = c.fighters[who]
    prone = changing(c, who) == "lie_down"
    if not can_act(c, who) or fighter.prone == prone:
        return
    fighter.prone = prone
    table.tell("posture", who=who, prone=prone)
    if prone:
        lose_aim(c, table, who)
    if c.rulings["posture_penalty_scope"] == "after_change" and paid(c, who):
        fighter.posture = True


# 行動


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
    if POSSIBLE[action](c, who, False):
        then(c, (action, who))
    else:
        table.tell("lapsed", who=who, action=action)
