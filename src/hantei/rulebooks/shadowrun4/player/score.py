"""How well a side stands: what machine players compare futures by."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.rulebook import LOST, WON, verdict
from hantei.scenes.plane import straight

from ..content.encounter import Goal
from ..rules.figures import able, track
from ..rules.knowledge import side
from ..rules.magic.bodies import BODY
from ..rules.magic.orders import serves
from ..rules.street.goals import sides_standing, stands
from ..rules.street.ground import METRE, point
from ..state import Actor, Run

GOAL = 3
"""How many times more a goal counts than forces: it ends the fight, whoever is stronger."""

FAR = 60 * METRE
"""From where a place to be reached is out of sight."""

LONG = 20
"""Turns of a fight for which the encounter sets no last one."""

BURNED = 5000
"""A point of Edge burned is gone for good (SR-2.2): what it has to bring, win or lose, to be worth it."""


def score(c: Run, seat: str) -> int:
    """How well the side of a seat stands, from `LOST` to `WON`, as far as the seat can know.

    Won and lost are the end of the scale. Before that counts by how much more is left of one's own people than of the
    hostile ones, and how much nearer the side is to its goals than the others are to theirs; neither can outweigh a
    victory. Edge that one's own people burn costs its price even then, as it outlasts the fight. A seat without a side
    of its own has nothing to win.
    """
    mine = side(c, seat)
    if not mine:
        return 0
    price = BURNED * sum(one.burned for one in c.actors.values() if one.side == mine)
    if c.over or c.ended_by:
        return max(LOST, verdict(c.winner, mine) - price)
    foes = c.scene.enemies[mine]
    forces = {name: force(c, seat, name) for name in (mine, *foes)}
    theirs = sum(forces[name] for name in foes)
    ahead = 1000 * (forces[mine] - theirs) // max(1, forces[mine] + theirs)
    goal = nearness(c, mine) - max([0, *(nearness(c, name) for name in foes)])
    return max(LOST, max(LOST + 1000, min(WON - 1000, 5 * (ahead + GOAL * goal))) - price)


def force(c: Run, seat: str, of: str) -> int:
    """What is left of a side; whoever is still to come counts in full."""
    return sum(
        worth(c, who, one) for who, one in c.actors.items() if one.side == of and stands(one) and one.kind != BODY
    )


def worth(c: Run, who: str, actor: Actor) -> int:
    """Half of what somebody is worth is that they act at all, half the boxes left on the fuller track; cover and a
    loaded gun in hand are worth a little, lying on the ground or in a hold costs some."""
    physical, stun = track(c, who, "P"), track(c, who, "S")
    left = min(100 * (physical - actor.physical) // physical, 100 * (stun - actor.stun) // stun)
    loaded = any(held.hand and held.rounds for held in actor.carried.values())
    lost = 20 * bool(actor.guard.pinned_by) + 5 * actor.motion.prone
    if serves(actor):  # it goes with its orders, its services and the one it serves
        return (
            max(1, (20 + 10 * actor.servant.rating) * (100 + left) // 200)
            if actor.servant.services or actor.servant.order
            else 1
        )
    return max(1, 100 + left - lost + 8 * actor.motion.cover + 10 * loaded)


def nearness(c: Run, of: str) -> int:
    """How near a side is to the goal it is nearest to, in thousandths; to overcome all others is counted in forces.

    Who has won when the turns are over comes nearer to it with every turn.
    """
    last = c.scene.turns_max or LONG
    late = 500 * min(c.turn, last) // last if c.scene.winner_at_end == of else 0
    return max([late, *(NEAR[goal.kind](c, goal) for goal in c.scene.goals if goal.side == of)])


def overcome(c: Run, goal: Goal) -> int:
    """What is left of the others stands in the forces already."""
    return 0


def defeat(c: Run, goal: Goal) -> int:
    """How much of the fuller track of the one to be defeated is gone, up to half of the way."""
    actor = c.actors.get(goal.unit)
    if actor is None:
        return 0
    gone = max(500 * actor.physical // track(c, goal.unit, "P"), 500 * actor.stun // track(c, goal.unit, "S"))
    return min(500, gone)


def survive(c: Run, goal: Goal) -> int:
    """The turns behind, with somebody standing."""
    return 1000 * min(c.turn, goal.turns) // (goal.turns + 1) if goal.side in sides_standing(c) else 0


def escape(c: Run, goal: Goal) -> int:
    """Those who are away, and how near the next ones are to an exit; in a chase the tests to disengage that have
    succeeded."""
    chased = [
        250 * actor.machine.escapes for actor in c.actors.values() if actor.machine.model and actor.side == goal.side
    ]
    return max([*chased, progress(c, goal, [name for name, place in c.scene.map.places.items() if place.exit])])


def reach(c: Run, goal: Goal) -> int:
    """How near to the places the nearest ones are."""
    return progress(c, goal, list(goal.places))


def work(c: Run, goal: Goal) -> int:
    """How near to the task somebody is who can do it, and how much of it is done."""
    task = c.scene.tasks[goal.task]
    hits = max((one.works[goal.task].hits for one in c.actors.values() if goal.task in one.works), default=0)
    part = 400 * min(hits, task.threshold or 1) // ((task.threshold or 1) + 1)
    return max(part, progress(c, goal, [task.at]) // 2)


def data(c: Run, goal: Goal) -> int:
    """How far a side is on its way to some data: on its node, the data open, on its way."""
    file, spec = c.files[goal.file], c.scene.files[goal.file]
    mine = {who: one for who, one in c.actors.items() if one.side == goal.side and able(one)}
    if any(one.file == goal.file and one.who in mine for one in c.transfers):
        return 800
    if not any(spec.node in one.matrix.nodes for one in mine.values()):
        works = [one.works.get(f"hack:{spec.node}") for one in mine.values()]
        hits = max((work.hits for work in works if work is not None), default=0)
        return min(300, 300 * hits // (c.nodes[spec.node].firewall + 1))
    found = not spec.search or goal.side in file.found
    opened = not spec.encrypted or goal.side in file.opened
    return 400 + 100 * found + 100 * opened + 100 * (not file.bomb)


def progress(c: Run, goal: Goal, ends: list[str]) -> int:
    """The mean over as many of a side as a goal asks for, each by the way to the nearest of some places."""
    each = [
        1000 if actor.escaped else 1000 * (FAR - min([FAR, *(way(c, actor, end) for end in ends)])) // (FAR + 1)
        for who, actor in c.actors.items()
        if actor.side == goal.side and goal.unit in ("", who) and (actor.escaped or able(actor))
    ]
    return sum(sorted(each, reverse=True)[: goal.count]) // goal.count


def way(c: Run, actor: Actor, place: str) -> int:
    """How far a place is."""
    return straight(actor.x, actor.y, *point(c.scene.map.places[place].at))


NEAR: Mapping[str, Callable[[Run, Goal], int]] = {
    "eliminate": overcome,
    "defeat": defeat,
    "survive": survive,
    "escape": escape,
    "reach": reach,
    "task": work,
    "data": data,
}
