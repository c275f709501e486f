"""Score how well a side stands, so that machine players can compare futures."""

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
"""The weight of a goal against that of forces: a goal ends the fight, whoever is stronger."""

FAR = 60 * METRE
"""The distance at and beyond which a place counts as out of sight."""

LONG = 20
"""The length of a fight, in turns, if the encounter sets no last one."""

BURNED = 5000
"""The price of a burned point of Edge, which is gone for good (SR-2.2), win or lose."""


def score(c: Run, seat: str) -> int:
    """Score how well the side of a seat stands, from `LOST` to `WON`, by what the seat can know. Won and lost are the
    ends of the scale. Before the end two things count: how much more is left of one's own people than of the hostile
    ones, and how much nearer the side is to its goals than the others to theirs; neither can outweigh a victory. Burned
    Edge of one's own people costs its price even then, since it is lost beyond the fight. A seat without a side of its
    own has nothing to win.
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
    """Return what is left of a side; people still to come count in full."""
    return sum(
        worth(c, who, one) for who, one in c.actors.items() if one.side == of and stands(one) and one.kind != BODY
    )


def worth(c: Run, who: str, actor: Actor) -> int:
    """Return the worth of somebody: half because they act, half for the boxes left on the fuller track; cover and a
    loaded gun in hand add a little, lying on the ground or in a hold costs some.
    """
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
    """Return how near a side is to its nearest goal, in thousandths; overcoming all others counts in the forces. The
    side that wins when the turns are over comes nearer to that with every turn.
    """
    last = c.scene.turns_max or LONG
    late = 500 * min(c.turn, last) // last if c.scene.winner_at_end == of else 0
    return max([late, *(NEAR[goal.kind](c, goal) for goal in c.scene.goals if goal.side == of)])


def overcome(c: Run, goal: Goal) -> int:
    """Return 0: the forces already count what is left of the others."""
    return 0


def defeat(c: Run, goal: Goal) -> int:
    """Return how much of the fuller track of the one to be defeated is gone; at most half of the way."""
    actor = c.actors.get(goal.unit)
    if actor is None:
        return 0
    gone = max(500 * actor.physical // track(c, goal.unit, "P"), 500 * actor.stun // track(c, goal.unit, "S"))
    return min(500, gone)


def survive(c: Run, goal: Goal) -> int:
    """Return the share of the turns survived, if somebody still stands."""
    return 1000 * min(c.turn, goal.turns) // (goal.turns + 1) if goal.side in sides_standing(c) else 0


def escape(c: Run, goal: Goal) -> int:
    """Count those who are away and how near the next ones are to an exit; in a chase, the tests to disengage that have
    succeeded.
    """
    chased = [
        250 * actor.machine.escapes for actor in c.actors.values() if actor.machine.model and actor.side == goal.side
    ]
    return max([*chased, progress(c, goal, [name for name, place in c.scene.map.places.items() if place.exit])])


def reach(c: Run, goal: Goal) -> int:
    """How near to the places the nearest ones are."""
    return progress(c, goal, list(goal.places))


def work(c: Run, goal: Goal) -> int:
    """Return how near to the task somebody is who can do it, and how much of it is done."""
    task = c.scene.tasks[goal.task]
    hits = max((one.works[goal.task].hits for one in c.actors.values() if goal.task in one.works), default=0)
    part = 400 * min(hits, task.threshold or 1) // ((task.threshold or 1) + 1)
    return max(part, progress(c, goal, [task.at]) // 2)


def data(c: Run, goal: Goal) -> int:
    """Return how far a side has come towards some data: on its node, data opened, transfer under way."""
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
    """Return the mean over as many people as a goal asks for, each by the way to the nearest of some places."""
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
