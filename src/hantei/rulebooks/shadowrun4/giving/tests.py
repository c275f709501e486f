"""Procedures that cases may run on tests: bare pools, opposed tests, long work, helpers, tries, Edge (1, 2)."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.scenes.giving import BadCase, known

from ..content.encounter import TaskSpec
from ..content.records import ATTRIBUTES
from ..rules.figures import add_state, attribute_pool, half_up, skill_pool, wound_modifier
from ..rules.magic.hours import pass_time
from ..rules.rolls import edge, tasks, testing
from ..rules.rolls.roll import Side
from ..rules.street.clock import initiative, initiative_pool, passes
from ..state import Run, Work

NAMES: dict[str, None] = dict.fromkeys(ATTRIBUTES)


def person(c: Run, who: str) -> str:
    """Somebody of the case; the first one where nobody is named."""
    return known("who", who or next(iter(c.actors)), c.actors)


def typed(pool: int, modifiers: list[int] | None = None) -> Tally:
    """SR-1.1.2: a pool as a figure, and its modifiers."""
    found = Tally(pool, "SR-1.1.2", "pool")
    for amount in modifiers or []:
        found.add(amount, "SR-1.1.2", "modifier")
    return found


def success(
    c: Run, table: Table, pool: int, who: str = "", threshold: int | None = None, change: int = 0,
    modifiers: list[int] | None = None, stated: bool = True,
) -> None:  # fmt: skip
    """SR-1.2.1: a success test with a bare pool; `change`: of the threshold (SR-1.1.4); `stated: false`: no threshold
    is stated (SR-1.2.3)."""
    need = testing.threshold(c, threshold, change) if threshold is not None or not stated else None
    testing.success_test(c, table, person(c, who), "task", typed(pool, modifiers), need)


def opposed(
    c: Run, table: Table, pool: int, against: int, who: str = "", other: str = "", cap: int | None = None
) -> None:
    """SR-1.2.4: an opposed test with bare pools."""
    mine, theirs = person(c, who), person(c, other or list(c.actors)[-1])
    first, second = Side(mine, "task", typed(pool)), Side(theirs, "task", typed(against))
    testing.opposed_test(c, table, first, second, cap)


def of_skill(
    c: Run, table: Table, skill: str, who: str = "", attribute: str = "", modifiers: list[int] | None = None
) -> None:
    """SR-1.2.2, SR-1.2.10: the pool of a skill; it is told, not rolled."""
    name, actor = known("skill", skill, c.records.skills), person(c, who)
    with_ = next((one for one in ATTRIBUTES if one == attribute), None)
    pool = skill_pool(c, actor, name, with_)
    for amount in modifiers or []:
        pool.add(amount, "SR-1.1.2", "modifier")
    add_state(c, actor, pool)
    table.tell("pool", pool, who=actor, pool=pool.value)


def attributes(c: Run, table: Table, first: str, second: str, who: str = "") -> None:
    """SR-1.2.9: the pool of two attributes."""
    names = [next(one for one in ATTRIBUTES if one == known("attribute", name, NAMES)) for name in (first, second)]
    pool = attribute_pool(c, person(c, who), names)
    table.tell("pool", pool, who=person(c, who), pool=pool.value)


def extended(
    c: Run, table: Table, pool: int, threshold: int, rolls: int, who: str = "", interval: int = 0
) -> None:  # fmt: skip
    """SR-1.2.6: so many rolls of long work at most, one after the other, until it is done or has failed; SR-1.2.8: each
    takes an interval of so many seconds."""
    work, actor = Work(), person(c, who)
    for _ in range(rolls):
        if c.rulings["extended_limit"] == "pool_dice" and work.rolls >= pool:
            table.tell("work_failed", who=actor, task="")
            return
        result = testing.success_test(c, table, actor, "work", typed(pool))
        finished = tasks.extend(c, work, result, threshold)
        pass_time(c, table, interval)
        table.tell("work", who=actor, task="", hits=work.hits, need=threshold, rolls=work.rolls)
        if finished:
            table.tell("task_done", who=actor, task="")
            return
        if result.glitch == "critical" and c.rulings["extended_limit"] != "critical_costs_interval":
            table.tell("work_failed", who=actor, task="")
            return


def help_with(c: Run, table: Table, task: str, who: str = "") -> None:
    """SR-1.2.13: somebody helps with a task."""
    tasks.assist(c, table, person(c, who), known("task", task, c.scene.tasks))


def try_task(c: Run, table: Table, task: str, who: str = "") -> None:
    """SR-1.3.1: somebody tries a task once, if it is open to them."""
    name, actor = known("task", task, c.scene.tasks), person(c, who)
    spec: TaskSpec = c.scene.tasks[name]
    if not tasks.can_work(c, c.actors[actor], actor, name, spec):
        raise BadCase("given-odd", where="try", found=name)
    (tasks.go_on if spec.extended else tasks.attempt)(c, table, actor, name, spec)


def task_pool(c: Run, table: Table, task: str, who: str = "") -> None:
    """SR-1.2.15, SR-1.3.2: the dice for a task."""
    name, actor = known("task", task, c.scene.tasks), person(c, who)
    pool = tasks.task_pool(c, actor, name, c.scene.tasks[name])
    table.tell("pool", pool, who=actor, pool=pool.value)


def forget_tries(c: Run, table: Table, task: str, who: str = "") -> None:
    """SR-1.3.3: the game master clears what earlier tries hold against somebody."""
    c.actors[person(c, who)].works.pop(known("task", task, c.scene.tasks), None)


def burn(c: Run, table: Table, who: str = "") -> None:
    """SR-2.4: a point of Edge is burned, where that is possible."""
    actor = person(c, who)
    if not edge.can_burn(c, actor):
        raise BadCase("given-odd", where="burn", found=actor)
    edge.burn(c, table, actor, "critical")


def refresh(c: Run, table: Table, who: str = "", points: int | None = None) -> None:
    """SR-2.3: spent Edge comes back, all of it or so many points."""
    edge.refresh(c, person(c, who), points)


def wounds(c: Run, table: Table, who: str = "") -> None:
    """SR-X.2: the wound modifier."""
    actor = person(c, who)
    table.tell("wounds", who=actor, modifier=wound_modifier(c, actor))


def own_initiative(c: Run, table: Table, who: str = "") -> None:
    """SR-3.1.3: Initiative, the dice of the test, the passes."""
    actor = person(c, who)
    pool = initiative_pool(c, actor)
    table.tell("initiative", pool, who=actor, initiative=initiative(c, actor), pool=pool.value, passes=passes(c, actor))


def half(c: Run, table: Table, of: int) -> None:
    """SR-X.4: a half."""
    table.tell("half", of=of, half=half_up(of))


PROCEDURES: dict[str, Callable[..., None]] = {
    "test": success, "opposed": opposed, "skill": of_skill, "attributes": attributes, "extended": extended,
    "help": help_with, "try": try_task, "task_pool": task_pool, "forget_tries": forget_tries, "burn": burn,
    "refresh": refresh, "wounds": wounds, "own_initiative": own_initiative, "half": half,
}  # fmt: skip
"""What `run` of a case may name for tests."""
