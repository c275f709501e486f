"""Chapter 04: simple actions (簡易行動): a change of posture, dropping what is held, cover given up."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.core.table import Table

from ..state import Fight
from .beats import beat
from .conditions import can_act, let_go
from .moving import lose_cover
from .posture import changing, paid
from .readying import lose_aim


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
        found += droppable(c, who)
    return [*found, "leave_cover"] if fighter.cover else found


def droppable(c: Fight, who: str) -> list[str]:
    """GD-04.14: what somebody holds and could drop, as "drop:handgun"."""
    held = [name for name, one in c.fighters[who].carried.items() if one.hand]
    return [
        f"drop:{name}" for name in held if c.records.weapons[c.fighters[who].carried[name].weapon].kind != "unarmed"
    ]


@beat("drop_later", "GD-04.14")
def drop_later(c: Fight, table: Table, who: str) -> None:
    """GD-04.14, by ruling: the one simple action may come between and after movement and action too.

    A change of posture is announced with the declarations, so what is left is to drop something.
    """
    options = droppable(c, who)
    if c.check.simple or not options or not can_act(c, who):
        return
    choice = Choice(c.fighters[who].seat, "simple", "GD-04.14", [*options, "back"], {"who": who})
    answer = table.choose(choice)
    if answer != "back":
        c.check.simple.append("drop")
        let_go(c, table, who, answer.partition(":")[2])


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
        lose_aim(c, table, who, "lying")
    if c.rulings["posture_penalty_scope"] == "after_change" and paid(c, who):
        fighter.posture = True
