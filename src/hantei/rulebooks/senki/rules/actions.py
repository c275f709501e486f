"""Chapters 04, 05: the main process (メインプロセス): move, minor and major action."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.agenda import BeatCall, then
from hantei.core.decision import Choice, Fact
from hantei.core.glance import glance
from hantei.core.seats import REFEREE
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..content.effects import Actions
from ..state import Fight
from .attack import weapon_problem
from .auto_actions import auto_options, leave
from .beats import beat
from .figures import figure, in_force
from .grid import able, door_options, leave_door, turn_door
from .impossible import weapon_reasons
from .in_reach import ends
from .lasting import lift, set_state
from .move_kinds import Kind, budget, ends_turn, may_escape
from .statuses import curable_by, has, in_water, recover
from .stopping import may_start
from .travelling import choose_path, travel
from .usable import timed_skills
from .weapon_changes import change_weapon, weapon_changes

MOVES: tuple[Kind, ...] = ("combat", "full", "disengage")


@beat("main", "SK-05.26", "SK-04.1", "SK-04.2", "SK-04.4", "SK-12.8")
def main(c: Fight, table: Table, who: str) -> None:
    """Move action, minor action, major action, in this order, one each; SK-04.15: others may cut in between them."""
    fighter = c.fighters[who]
    fighter.acted = True
    fighter.waiting = False
    fighter.turn_order = 0
    c.current, c.stage, c.spent = who, "main", []
    c.moved = c.finishing = False
    table.tell("main", who=who)
    steps: list[BeatCall] = []
    for action in ("move", "minor", "major"):
        for _ in range(how_many(c, table, who, action)):
            steps += [("timed", "auto", "", ""), (f"{action}_action", who)]
    then(c, *steps[1:], ("main_over", who))


def how_many(c: Fight, table: Table, who: str, action: str) -> int:
    """SK-04.1: one action of each kind; SK-DATA.13: effects in force give more, or take it."""
    tally = Tally(1, "SK-04.1", "one_action")
    for effect, label in in_force(c, who):
        if isinstance(effect, Actions) and effect.action == action:
            tally.add(max(-tally.value, effect.amount), "SK-DATA.13", label)
    if tally.changed:
        table.tell("actions", tally, who=who, action=action, amount=tally.value - 1)
    return tally.value


def still_on(c: Fight, who: str) -> bool:
    """SK-04.24, SK-14.15: whoever is finished or cannot act loses the actions that remain."""
    return able(c, who) and not c.fighters[who].finished


@beat("main_over", "SK-04.10", "SK-04.21", "SK-10.15")
def main_over(c: Fight, table: Table, who: str) -> None:
    """Finish the turn once the major action is taken or abandoned; charging and effects of the main process end."""
    fighter = c.fighters[who]
    fighter.finished = True
    fighter.charging = False
    lift(c, table, lambda _, running: running.until == "main_process")
    c.current, c.stage, c.finishing = "", "initiative", False


# The three actions


@beat("move_action", "SK-04.2", "SK-04.3", "SK-07.1", "SK-15.20")
def move_action(c: Fight, table: Table, who: str) -> None:
    """A move, an assault, a skill or item of this timing, or the recovery of a status; SK-15.20: not while stalled."""
    if still_on(c, who):
        act(c, table, who, "move", "SK-04.3")


def moves_open(c: Fight, who: str) -> list[str]:
    """List what can be done with a move action now."""
    options: list[str] = []
    if not has(c, who, "stall"):
        options += [f"move:{kind}" for kind in MOVES if can_move(c, who, kind)]
        options += timed_skills(c, who, "move")
        options += [f"recover:{name}" for name in curable_by(c, who, "move")]
    return options


@beat("minor_action", "SK-04.4", "SK-04.5", "SK-04.6")
def minor_action(c: Fight, table: Table, who: str) -> None:
    """It supports the major action: a skill or item, a recovery, another weapon, diving, a door; never a check."""
    if still_on(c, who):
        act(c, table, who, "minor", "SK-04.6")


def minors_open(c: Fight, who: str) -> list[str]:
    """List what can be done with a minor action now."""
    options = timed_skills(c, who, "minor")
    options += [f"recover:{name}" for name in curable_by(c, who, "minor")]
    options += weapon_changes(c, who)
    fighter = c.fighters[who]
    stays_under = fighter.submerged and c.rulings["surfacing"] == "1"  # by ruling nobody surfaces at will
    if in_water(c, who) and not stays_under:  # SK-10.24, SK-10.30
        options.append("surface" if fighter.submerged else "submerge")
    return options + door_options(c, who)


@beat("major_action", "SK-04.9", "SK-04.10", "SK-04.20", "SK-12.23")
def major_action(c: Fight, table: Table, who: str) -> None:
    """An attack, or a skill or item of this timing."""
    if still_on(c, who):
        act(c, table, who, "major", "SK-04.9")


def majors_open(c: Fight, who: str) -> list[str]:
    """List what can be done with a major action now."""
    options = [f"attack:{name}" for name in c.fighters[who].equipped if weapon_problem(c, who, name) == ""]
    options += timed_skills(c, who, "major")
    return options + [f"recover:{name}" for name in curable_by(c, who, "major")]


def barred_by(c: Fight, who: str, answer: str) -> str:
    """SK-12.12: the first clause that bars an attack which is not offered, or ""."""
    how, _, name = answer.partition(":")
    known = how == "attack" and name in c.fighters[who].equipped
    return next(iter(weapon_reasons(c, who, name)), "") if known else ""


OPEN: Mapping[str, Callable[[Fight, str], list[str]]] = {"move": moves_open, "minor": minors_open, "major": majors_open}
"""What can be done with an action of each kind."""


def act(c: Fight, table: Table, who: str, kind: str, clause: str) -> None:
    """Ask what is done with an action; auto actions may come first and use up nothing (SK-04.15, SK-04.16)."""
    with glance(c, again=True) as look:  # the options and the answer come from the same look at the situation
        options, autos = OPEN[kind](c, who), auto_options(c, who)
        about: dict[str, Fact] = {"who": who, "action": kind}
        free = ["deed"] if c.referee else []
        words = [*options, *autos, *free, "pass"]
        seat = c.fighters[who].seat
        choice = table.choose(Choice(seat, kind, clause, words, about, lambda answer: barred_by(c, who, answer)))
    if choice == "deed":
        deed(c, table, who, kind)
        return
    look.hand_on()  # spending an action changes nothing that can be seen
    if choice == "pass":  # SK-04.20
        return
    if choice in autos:
        then(c, ("auto", who, choice), (f"{kind}_action", who))
        return
    c.spent.append(kind)
    then(c, *entries(c, who, choice))


def deed(c: Fight, table: Table, who: str, kind: str) -> None:
    """SK-04.17, SK-04.19: any other deed; the game master says whether it is this kind of action, or an auto action.

    Its result is a ruling. Talk (SK-04.16) is such a deed only if the game master asks for an action.
    """
    about: dict[str, Fact] = {"who": who, "action": kind}
    judged = table.choose(Choice(REFEREE, "deed", "SK-04.19", [kind, "auto", "refuse"], about))
    if judged != "refuse":
        table.tell("deed", who=who, action=judged)
    if judged == kind:
        c.spent.append(kind)
    else:
        then(c, (f"{kind}_action", who))


def entries(c: Fight, who: str, choice: str) -> list[BeatCall]:
    """The beats behind an option such as "move:full", "attack:rifle", "skill:repair"."""
    how, _, name = choice.partition(":")
    if how == "attack":
        return [("declare", who, name, "")]
    if how in ("skill", "item", "assault"):
        return [("use", who, choice)]
    if how == "move":
        return [("go", who, name)]
    return [("do", who, choice)]


# Moving


def can_move(c: Fight, who: str, kind: Kind) -> bool:
    """Whether this kind of move can begin here and lead anywhere."""
    if kind == "full":
        return not may_start(c, who, kind)
    return bool(ends(c, who, kind, budget(kind, figure(c, who, "movement"))))


@beat("go", "SK-07.2", "SK-07.3", "SK-07.4", "SK-07.5", "SK-07.6", "SK-07.8", "SK-08.8", "SK-07.13")
def go(c: Fight, table: Table, who: str, kind: Kind) -> None:
    """A combat, full or disengage move; the last two finish the turn; a failed disengagement does not, by default.

    SK-12.21: only one's own movement gets in the way of charge shots.
    """
    fighter = c.fighters[who]
    with glance(c, again=True):
        points = budget(kind, figure(c, who, "movement"))
        path = choose_path(c, table, who, kind, points)
    entered = travel(c, table, who, path, kind)
    if entered:
        c.moved = True
    lost = kind == "disengage" and not entered and c.rulings["failed_disengage_ends_turn"] == "default"
    if ends_turn(kind) and not lost:
        fighter.finished = True


@beat("way_out", "SK-08.28")
def way_out(c: Fight, table: Table, who: str) -> None:
    """Somebody whose own movement has ended in an escape square may leave at once, even with the turn over. If the main
    process goes on, the next action offers it.
    """
    goes_on = c.current == who and "major" not in c.spent and still_on(c, who)
    if goes_on or not able(c, who) or not may_escape(c, who):
        return
    if table.choose(Choice(c.fighters[who].seat, "leave", "SK-08.28", ["stay", "leave"], {"who": who})) == "leave":
        leave(c, table, who)


# Other deeds


@beat("do", "SK-04.7", "SK-04.8", "SK-08.22", "SK-10.24", "SK-10.30", "SK-15.29")
def do(c: Fight, table: Table, who: str, choice: str) -> None:
    """Recover a status, change a weapon, dive or surface, open or close a door, or leave it half open."""
    how, _, rest = choice.partition(":")
    if how == "recover":
        for name in recovered(c, who, rest):
            recover(c, table, who, name, c.spent[-1] if c.spent and name == rest else "")
    elif how == "weapon":
        change_weapon(c, table, who, rest)
    elif how in ("submerge", "surface"):
        set_state(c, table, who, "submerged", how == "submerge")
    elif how == "ajar":
        leave_door(c, table, who, rest, "half_open")
    else:
        turn_door(c, table, who, rest)


def recovered(c: Fight, who: str, name: str) -> list[str]:
    """SK-15.29: an action recovers the one status chosen; by ruling with it all that the same action could recover."""
    if c.rulings["recovery_per_action"] == "default" or not c.spent:
        return [name]
    return [name, *(other for other in curable_by(c, who, c.spent[-1]) if other != name)]
