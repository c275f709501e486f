"""Chapter 11: other things that need a check (11.14), and those that need none (12.10): what an encounter offers."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.table import Table

from ..content.records import Task
from ..state import Fight
from . import effects
from .acting import able
from .action_phase import spend
from .beats import beat
from .checks import Roll, succeeds
from .contests import compete
from .making_checks import make_check, together
from .people import allies, enemies, members, protagonists
from .possession import unbar
from .skills import level, no_check

SLOTS = {"basic": "major", "together": "major", "race": "major", "free": "minor"}
"""WA-11.14, WA-12.10, WA-12.11: what needs a check is a major action, what needs none a minor one."""


def for_faction(c: Fight, task: Task, faction: str) -> bool:
    """Whether a faction can do a task: those named, or that of the PCs."""
    return faction in (task.factions or (protagonists(c),))


def no_task(c: Fight, who: str, slot: str, name: str) -> str:
    """The clause by which somebody cannot do a task in a slot now, "" where it can."""
    task = c.scene.tasks.get(name)
    fighter = c.fighters[who]
    if task is None or not for_faction(c, task, fighter.faction):
        return "WA-11.14"
    if SLOTS[task.kind] != slot:
        return "WA-12.11" if slot == "minor" else "WA-11.15"
    if name in c.tasks or any(need not in c.tasks for need in task.needs):
        return "WA-11.14"
    if fighter.possession == "close":
        return "WA-06.32"
    if task.skill and (bar := no_check(c, who, task.skill)):
        return bar
    alone = task.kind == "together" and (name in c.turn.refused or not helpers(c, who, task))
    return "WA-01.20" if alone and c.rulings["cooperation_least"] == "two" else ""


def tasks_for(c: Fight, who: str, slot: str) -> list[str]:
    """The tasks that somebody can do in a slot now."""
    return [name for name in c.scene.tasks if not no_task(c, who, slot, name)]


def helpers(c: Fight, who: str, task: Task) -> list[str]:
    """WA-01.20: who may join in a check together: with the same skill, a major action left, and hands free."""
    return [
        one
        for one in allies(c, who)
        if one != who
        and able(c, one)
        and for_faction(c, task, c.fighters[one].faction)
        and not (c.fighters[one].acted or c.fighters[one].majored)
        and c.fighters[one].possession != "close"
        and not no_check(c, one, task.skill)
    ]


def rivals(c: Fight, who: str, task: Task) -> list[str]:
    """WA-01.12: who rolls in a race besides somebody: everybody able on the other sides who has the skill."""
    return [one for one in enemies(c, who) if able(c, one) and not no_check(c, one, task.skill)]


@beat("task", "WA-11.14", "WA-12.10", "WA-12.11")
def do_task(c: Fight, table: Table, who: str, name: str) -> None:
    """A task is tried: alone, together, in a race, or simply done."""
    then(c, (f"task_{c.scene.tasks[name].kind}", who, name))


@beat("task_free", "WA-12.10")
def free_task(c: Fight, table: Table, who: str, name: str) -> None:
    """What needs no check: a minor action."""
    spend(c, who, "minor")
    done(c, table, c.fighters[who].faction, name, who)


@beat("task_basic", "WA-01.10", "WA-01.11", "WA-11.14")
def basic_task(c: Fight, table: Table, who: str, name: str) -> None:
    """A check against the target number."""
    task = c.scene.tasks[name]
    spend(c, who, "major")
    roll = make_check(c, table, who, task.skill, kind="task", task=name, target_number=task.target)
    settle(c, table, who, name, succeeds(roll, task.target, c.rulings), told=True)


@beat("task_together", "WA-01.19", "WA-01.20", "WA-01.21")
def joint_task(c: Fight, table: Table, who: str, name: str) -> None:
    """Everybody who can is asked; those who agree give their major action to it. Without anybody else it is not done,
    and costs nothing, unless the table rules that one is enough."""
    task = c.scene.tasks[name]
    about = {"task": name, "by": who}
    asked = {
        one: Choice(c.fighters[one].seat, "join", "WA-01.20", ["yes", "no"], {"who": one, **about})
        for one in helpers(c, who, task)
    }
    joining = [one for one, answer in table.ask_each(asked).items() if answer == "yes"]
    if not joining and c.rulings["cooperation_least"] == "two":
        c.turn.refused.append(name)
        table.tell("alone", who=who, task=name)
        return
    spend(c, who, "major")
    for one in joining:
        c.fighters[one].majored = True
    table.tell("together", who=[who, *joining], task=name)
    people = [who, *joining] if joining else []
    roll = together(c, table, people or [who], task.skill, target_number=task.target)
    settle(c, table, who, name, succeeds(roll, task.target, c.rulings), people=people)


@beat("task_race", "WA-01.12", "WA-01.13", "WA-01.15")
def race(c: Fight, table: Table, who: str, name: str) -> None:
    """Everybody able on the other sides rolls as well, which is no action of theirs; the highest wins, and its faction
    has done it if it can do it at all. A draw that stands settles nothing."""
    task = c.scene.tasks[name]
    spend(c, who, "major")
    racers = [who, *rivals(c, who, task)]

    def roll(one: str) -> Roll:
        return make_check(c, table, one, task.skill, kind="race", task=name)

    winners = compete(c, table, racers, roll, {one: level(c, one, task.skill) for one in racers})
    faction = c.fighters[winners[0]].faction
    if len(winners) > 1 or not for_faction(c, task, faction):
        table.tell("task_failed", who=who, task=name)
    else:
        done(c, table, faction, name, winners[0])


def settle(
    c: Fight, table: Table, who: str, name: str, success: bool, told: bool = False, people: Sequence[str] = ()
) -> None:
    """What comes of the check; `told`: the check itself has named the task and told a failure; `people`: those who have
    tried it together."""
    if success:
        done(c, table, c.fighters[who].faction, name, who, people)
    else:
        table.tell("task_failed", who=who, task=name, told=told, people=list(people))


def done(c: Fight, table: Table, faction: str, name: str, who: str, people: Sequence[str] = ()) -> None:
    """A task is done by a faction: possessions that it opens, and what it does to everybody of that side."""
    c.tasks[name] = faction
    table.tell("task_done", who=who, task=name, faction=faction, people=list(people))
    unbar(c, table, c.scene.tasks[name].opens)
    for one in members(c, faction):
        effects.apply(c, table, one, f"task:{name}")
