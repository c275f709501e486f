"""Work to be done in a fight (1.2, 1.3, 3.2): devices, skills, long work, helpers, trying again."""

from __future__ import annotations

from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...content.encounter import TaskSpec
from ...state import Actor, Run, Work
from ..figures import add_own_action, add_state, attribute_pool, can_try, skill_pool
from ..street.actions import action
from ..street.ground import at_place
from .retries import add_retry, tries_at
from .testing import Result, success_test, threshold

KINDS = {"simple": "SR-3.2.25", "complex": "SR-3.2.31", "skill": "SR-3.2.32"}
"""The action that a task takes."""


# What there is to do


def open_tasks(c: Run, who: str, kind: str) -> list[str]:
    """The tasks of a kind that somebody can work at where they stand.

    SR-1.3.1: all can be tried again but those that the scenario marks; SR-1.2.8: by ruling long work has an end.
    """
    actor = c.actors[who]
    return [name for name, task in c.scene.tasks.items() if task.kind == kind and can_work(c, actor, who, name, task)]


def can_work(c: Run, actor: Actor, who: str, name: str, task: TaskSpec) -> bool:
    """Whether a task is open to somebody."""
    return at_place(c, actor, task.at) and is_open(c, actor, who, name, task)


def is_open(c: Run, actor: Actor, who: str, name: str, task: TaskSpec) -> bool:
    """Whether a task is open to somebody, wherever they are; SR-1.2.8: not before the interval of the last roll is
    over."""
    job, work = c.jobs[name], actor.works.get(name, Work())
    there = not task.sides or actor.side in task.sides
    if job.done or not there or who in job.barred or (task.skill and not can_try(c, who, task.skill)):
        return False
    if who in job.rolled and c.turn < job.rolled[who] + task.interval:
        return False
    if task.extended and c.rulings["extended_limit"] == "pool_dice":
        return work.rolls < task_pool(c, who, name, task).value
    return True


def task_pool(c: Run, who: str, name: str, task: TaskSpec) -> Tally:
    """SR-1.2.2, SR-1.2.9: the dice for a task; SR-1.2.15: what helpers have added; SR-1.3.2: -2 for every try that
    failed (SR-1.3.3: one's own, at this task)."""
    pool = skill_pool(c, who, task.skill, task.attribute) if task.skill else attribute_pool(c, who, task.attributes)
    pool.add(help_for(c, who, name), "SR-1.2.15", "helpers")
    add_retry(c, who, name, pool)
    add_state(c, who, pool)
    add_own_action(c, who, pool)
    return pool


def help_for(c: Run, who: str, name: str) -> int:
    """SR-1.2.13: the hits of all helpers; the one who acts is none of them."""
    return sum(hits for helper, hits in c.jobs[name].helped.items() if helper != who)


def do_task(c: Run, table: Table, who: str, kind: str) -> None:
    """A task is worked at."""
    name = table.choose(Choice(c.actors[who].seat, "task", KINDS[kind], open_tasks(c, who, kind), {"who": who}))
    task = c.scene.tasks[name]
    if not (task.skill or task.attributes):
        done(c, table, who, name)
    elif task.extended:
        go_on(c, table, who, name, task)
    else:
        attempt(c, table, who, name, task)


def open_remotely(c: Run, who: str, nodes: list[str]) -> list[str]:
    """SR-7.8.8: the tasks that can be done by way of some nodes."""
    actor = c.actors[who]
    return [
        name for name, task in c.scene.tasks.items() if task.node in nodes and is_open(c, actor, who, name, task)
    ]  # fmt: skip


def do_remotely(c: Run, table: Table, who: str, name: str, pool: Tally) -> None:
    """SR-7.8.8: a task is done by controlling a device, with the dice of that instead of one's own hands'."""
    task = c.scene.tasks[name]
    add_retry(c, who, name, pool)
    (go_on if task.extended else attempt)(c, table, who, name, task, pool)


def attempt(c: Run, table: Table, who: str, name: str, task: TaskSpec, pool: Tally | None = None) -> None:
    """SR-1.2.1: a success test; SR-1.3.1: after a failure it can be tried again, unless it is a thing of one try.

    `pool`: the dice, where they are not those of one's own hands.
    """
    pool = pool or task_pool(c, who, name, task)
    c.jobs[name].helped = {}
    tries = tries_at(c, who, name)
    facts: dict[str, Fact] = {"task": name, **({"tries": tries} if tries else {})}
    result = success_test(c, table, who, "task", pool, threshold(c, task.threshold), None, **facts)
    if result.success:
        done(c, table, who, name)
    else:
        failed(c, who, name, task)


def failed(c: Run, who: str, name: str, task: TaskSpec) -> None:
    """SR-1.3.1, SR-1.3.2: the next try is a retry; or there is none."""
    work = c.actors[who].works.setdefault(name, Work())
    work.tries += 1
    work.hits = work.rolls = 0
    if task.once:
        c.jobs[name].barred.append(who)


def go_on(c: Run, table: Table, who: str, name: str, task: TaskSpec, pool: Tally | None = None) -> None:
    """SR-1.2.6: another roll of long work; SR-1.2.8: which takes an interval."""
    work = c.actors[who].works.setdefault(name, Work())
    c.jobs[name].rolled[who] = c.turn
    pool = pool or task_pool(c, who, name, task)
    c.jobs[name].helped = {}
    result = success_test(c, table, who, "work", pool, task=name)
    need = threshold(c, task.threshold)
    how = progress(c, work, result, need, pool.value)
    if how == "done":
        done(c, table, who, name, hits=work.hits, need=need, rolls=work.rolls)
        return
    if how == "lost":
        table.tell("work_failed", who=who, task=name)
    else:
        table.tell("work", who=who, task=name, hits=work.hits, need=need, rolls=work.rolls)
    if how != "open":
        failed(c, who, name, task)


def progress(c: Run, work: Work, result: Result, need: int, dice: int) -> str:
    """Return the state of long work after a roll: done; SR-1.2.8: lost by a critical glitch, unless by ruling that
    costs the roll alone, or over because by ruling there are no more rolls than dice; else open.
    """
    if extend(c, work, result, need):
        return "done"
    if result.glitch == "critical" and c.rulings["extended_limit"] != "critical_costs_interval":
        return "lost"
    return "over" if c.rulings["extended_limit"] == "pool_dice" and work.rolls >= dice else "open"


def extend(c: Run, work: Work, result: Result, need: int) -> bool:
    """SR-1.2.6: the hits of all rolls are added up; SR-1.2.7: the sum must be greater than the threshold, by ruling
    equal to it is enough. Each roll costs an interval (SR-1.2.8)."""
    work.rolls += 1
    work.hits += result.hits
    return work.hits > need or (work.hits == need and c.rulings["extended_threshold"] == "reach")


def done(c: Run, table: Table, who: str, name: str, **facts: Fact) -> None:
    """A task is done; SR-1.3.3: what was held against later tries is over. `facts`: what long work has added up to."""
    task = c.scene.tasks[name]
    c.jobs[name].done = True
    for actor in c.actors.values():
        actor.works.pop(name, None)
    table.tell("task_done", None, who=who, task=name, **facts)
    if task.sets is not None:
        c.conditions = list(task.sets)


# The actions


@action("simple_device", "simple", "SR-3.2.25", lambda c, who: bool(open_tasks(c, who, "simple")))
def do_simple_device(c: Run, table: Table, who: str) -> None:
    """SR-3.2.25: a switch, a button."""
    do_task(c, table, who, "simple")


@action("complex_device", "complex", "SR-3.2.31", lambda c, who: bool(open_tasks(c, who, "complex")))
def do_complex_device(c: Run, table: Table, who: str) -> None:
    """SR-3.2.31: something complicated."""
    do_task(c, table, who, "complex")


@action("use_skill", "complex", "SR-3.2.32", lambda c, who: bool(open_tasks(c, who, "skill")))
def do_use_skill(c: Run, table: Table, who: str) -> None:
    """SR-3.2.32: a skill for which no other action is named."""
    do_task(c, table, who, "skill")


def helpable(c: Run, who: str) -> list[str]:
    """SR-1.2.13: tasks of skill at which somebody can help, once before the acting character rolls; by ruling each has
    one helper only."""
    one = c.rulings["teamwork_helpers"] == "one"
    found = [name for name in open_tasks(c, who, "skill") if c.scene.tasks[name].skill]
    return [name for name in found if who not in c.jobs[name].helped and not (one and c.jobs[name].helped)]


@action("help", "complex", "SR-1.2.13", lambda c, who: bool(helpable(c, who)), domain="option")
def do_help(c: Run, table: Table, who: str) -> None:
    """SR-1.2.13: a helper rolls first; what they add waits for the one who acts."""
    name = table.choose(Choice(c.actors[who].seat, "task", "SR-1.2.13", helpable(c, who), {"who": who}))
    assist(c, table, who, name)


def assist(c: Run, table: Table, who: str, name: str) -> int:
    """SR-1.2.14: the helper's own skill + attribute, without the skill by default; SR-1.2.15: the hits are added to
    the acting pool, whatever glitch there was."""
    task = c.scene.tasks[name]
    pool = skill_pool(c, who, task.skill, task.attribute)
    add_state(c, who, pool)
    add_own_action(c, who, pool)
    hits = success_test(c, table, who, "help", pool, task=name).hits
    helped = c.jobs[name].helped
    helped[who] = helped.get(who, 0) + hits
    facts: dict[str, Fact] = {"hits": hits, "help": sum(helped.values())}
    table.tell("helped", None, who=who, task=name, **facts)
    return hits
