"""Movement (3.2, 10.5): walking, running, sprinting, who may step into the way, leaving by an exit."""

from __future__ import annotations

from hantei.core.agenda import BeatCall, then
from hantei.core.decision import Choice, Fact, Route
from hantei.core.glance import glance
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.scenes.plane import straight

from ...state import Run, Walk
from ..beats import beat
from ..figures import able, add_own_action, add_state, elusive, embodied, hostile, skill_pool
from ..machines.vehicles import get_out
from ..magic.bodies import BODY
from ..riders import is_machine, riders, riding
from ..rolls.testing import success_test
from .consequences import counts_as_running, end_way, gets_away, let_all_go, lose_aim, lose_cover, take_cover
from .ground import METRE, PASSING, TOUCH, at_place, in_line, joined, knows_of, metres, within_reach, written
from .routes import Spot, allowance, at_a_run, destinations, own_spot, running_rate

# Moving


@beat("move", "SR-3.1.14", "SR-3.2.33", "SR-3.2.34", "SR-T1.14", "SR-10.7.4")
def move(c: Run, table: Table, who: str) -> None:
    """Somebody goes where they choose; whoever they pass within 1 m may step in."""
    actor, spots = c.actors[who], destinations(c, who)
    far, runs = allowance(c, who), at_a_run(c, who)

    def judge(answer: str) -> str:
        """The clause that forbids a point."""
        return "" if own_spot(c, who, answer) is not None else "SR-3.2.33"

    ends = {name: written(spot.x, spot.y) for name, spot in spots.items()}
    about: dict[str, Fact] = {"who": who, "metres": metres(far), "running": runs}
    clause = "SR-3.2.34" if runs else "SR-3.1.14"
    with glance(c, again=True):
        answer = table.route(Route(actor.seat, "destination", clause, written(actor.x, actor.y), ends, judge, about))
    spot = spots.get(answer) or own_spot(c, who, answer)
    if spot is None or answer == "stay" or leads_nowhere(c, who, spot):
        stay(c, who)
    else:
        set_out(c, table, who, spot)


def leads_nowhere(c: Run, who: str, spot: Spot) -> bool:
    """Whether a way has no length; whoever rides gets out by it."""
    actor = c.actors[who]
    return (spot.x, spot.y) == (actor.x, actor.y) and not (spot.leaves or actor.machine.aboard)


def stay(c: Run, who: str) -> None:
    """Somebody goes nowhere: the running distance is given up (SR-3.2.34), or else the walk (SR-3.1.14)."""
    actor = c.actors[who]
    if at_a_run(c, who):
        c.phase.run_open = False
    else:
        actor.motion.walked = c.rulings["split_movement"] == "whole"
    if is_machine(actor):
        actor.machine.speed = ""


def set_out(c: Run, table: Table, who: str, spot: Spot) -> None:
    """A movement begins: what does not go with it ends, and those who may step in are found."""
    actor = c.actors[who]
    lose_aim(c, table, who)
    let_all_go(c, table, who)
    runs = at_a_run(c, who)
    if runs:
        set_out_running(c, who)
    actor.motion.walked = True
    lose_cover(actor)
    get_out(c, who)
    c.walk = Walk(who, spot.place, spot.x, spot.y, spot.leaves, runs, [], actor.x, actor.y, actor.place, beside(c, who))
    c.walk.waiting = in_the_way(c, who)
    then(c, ("walk",))


def set_out_running(c: Run, who: str) -> None:
    """SR-3.2.34: the action is good for one way; by ruling the state begins here, however short the way is."""
    c.phase.run_open = False
    if c.rulings["running_state"] == "moved":
        counts_as_running(c.actors[who])


def in_the_way(c: Run, who: str) -> list[str]:
    """SR-3.2.36: those whom the way passes within 1 m, in the order in which it does; not those beside whom it begins.

    By ruling only running past gives the chance. SR-7.5.1: the body of who is wholly in the Matrix stops nobody, and
    neither does a machine, which has no hands (SR-X.9).
    """
    walk = c.walk
    if walk is None or not embodied(c.actors[who]) or (c.rulings["intercept_trigger"] == "running" and not walk.runs):
        return []
    met = []
    for name, other in c.actors.items():
        there = embodied(other) and other.kind != BODY and not other.matrix.vr and not other.machine.model
        foe = there and name in hostile(c, who) and knows_of(c, name, who) and joined(c, other.place, walk.place)
        if not foe or straight(walk.start_x, walk.start_y, other.x, other.y) <= PASSING:
            continue
        x, y = nearest_point(walk, other.x, other.y)
        if straight(x, y, other.x, other.y) <= PASSING:
            met.append((straight(walk.start_x, walk.start_y, x, y), name))
    return [name for _, name in sorted(met)]


def nearest_point(walk: Walk, x: int, y: int) -> tuple[int, int]:
    """The point of a straight way that lies nearest to another point."""
    ax, ay, bx, by = walk.start_x, walk.start_y, walk.x, walk.y
    square = (bx - ax) ** 2 + (by - ay) ** 2
    if not square:
        return ax, ay
    along = max(0, min(square, (x - ax) * (bx - ax) + (y - ay) * (by - ay)))
    return ax + (bx - ax) * along // square, ay + (by - ay) * along // square


@beat("walk", "SR-3.2.36", "SR-10.5.1", "SR-10.5.2")
def walk_on(c: Run, table: Table) -> None:
    """The way goes on to the next one who may step in, or to its end; whoever runs gets no farther than where they
    fall.
    """
    walk = c.walk
    if walk is None:
        return
    if not able(c.actors[walk.who]):
        end_way(c)
        return
    if walk.runs and c.actors[walk.who].motion.prone:
        end_way(c)
        tell_way(c, table, walk, fallen=True)
        return
    if walk.waiting:
        name = walk.waiting.pop(0)
        other = c.actors[name]
        x, y = nearest_point(walk, other.x, other.y)
        place = other.place if joined(c, c.actors[walk.who].place, other.place) else c.actors[walk.who].place
        then(c, *advance(c, walk.who, Spot(place, x, y)), ("step_in", name), ("walk",))
        return
    end_way(c)
    arrive(c, table, walk)


def advance(c: Run, who: str, spot: Spot) -> list[BeatCall]:
    """Somebody is at a point; the way there counts against the turn, and leads through fire or not (SR-10.2.6)."""
    actor = c.actors[who]
    from_x, from_y = actor.x, actor.y
    actor.motion.moved += straight(actor.x, actor.y, spot.x, spot.y)
    for name in (who, *riders(c, who)):
        one = c.actors[name]
        one.place, one.x, one.y = spot.place, spot.x, spot.y
    return [("under_fire", who, from_x, from_y)] if embodied(actor) else []


def arrive(c: Run, table: Table, walk: Walk) -> None:
    """The way is done: out by an exit, or at its end, where cover and fire may wait."""
    who, actor = walk.who, c.actors[walk.who]
    crossing = advance(c, who, Spot(walk.place, walk.x, walk.y))
    if walk.leaves:
        gets_away(c, table, who)
        table.tell("escaped", who=who, place=actor.place)
        return
    tell_way(c, table, walk)
    if c.phases and c.phase.who == who and walk.runs:
        c.phase.charging = any(name not in c.phase.beside for name in beside(c, who))
    then(c, *crossing, *([("cover", who)] if crossing else []))


def tell_way(c: Run, table: Table, walk: Walk, fallen: bool = False) -> None:
    """Tell how somebody has gone, and where to; `fallen`: they fell before the end."""
    actor = c.actors[walk.who]
    at, start = written(actor.x, actor.y), written(walk.start_x, walk.start_y)
    facts: dict[str, Fact] = {"place": actor.place, "at": at, "start": start, "running": walk.runs}
    if actor.motion.prone:
        facts["prone"] = True
    if fallen:
        facts["fallen"] = True
    table.tell("moved", None, who=walk.who, **facts, **bearings(c, walk))


def bearings(c: Run, walk: Walk) -> dict[str, Fact]:
    """What says more of where a way has ended than the place that is nearest: an enemy in plain sight whom it has led
    up to, or that it has not led away from the place."""
    near = [name for name in beside(c, walk.who) if name not in walk.beside and able(c.actors[name])]
    plain = [name for name in near if knows_of(c, walk.who, name) and not elusive(c, name)]
    mover = c.actors[walk.who]
    plain.sort(key=lambda name: straight(mover.x, mover.y, c.actors[name].x, c.actors[name].y))
    found: dict[str, Fact] = {"foe": plain[0]} if plain else {}
    return found | ({"again": True} if walk.start_place == mover.place else {})


@beat("cover", "SR-T1.4")
def cover(c: Run, table: Table, who: str) -> None:
    """Whoever comes to where there is cover may use it at once."""
    actor = c.actors[who]
    place = c.scene.map.places[actor.place]
    if not (able(actor) and place.cover and at_place(c, actor, actor.place)):
        return
    about: dict[str, Fact] = {"who": who, "place": actor.place, "percent": place.cover}
    if table.choose(Choice(actor.seat, "cover", "SR-T1.4", ["take", "leave"], about)) == "take":
        take_cover(c, table, who)


# Running


def run(c: Run, table: Table, who: str) -> None:
    """SR-3.2.11, SR-3.2.34: the running distance applies; the state lasts until the next phase, and by ruling begins
    only when one sets out.
    """
    if c.rulings["running_state"] == "declared":
        counts_as_running(c.actors[who])
    c.phase.ran = c.phase.run_open = True
    c.phase.beside = beside(c, who)


def beside(c: Run, who: str) -> list[str]:
    """The enemies within reach of somebody."""
    return [name for name in hostile(c, who) if within_reach(c, who, name)]


def charges(c: Run, target: str) -> bool:
    """SR-T3.8: whether an attack on somebody in the phase under way is a charge: the attacker has run up to them, and
    was not beside them before."""
    return c.phase.charging and target not in c.phase.beside


def meets_charge(c: Run, walk: Walk, name: str) -> bool:
    """SR-T3.9: whether who runs past is running up to somebody, from farther off, and not past them."""
    actor = c.actors[name]
    ends = straight(walk.x, walk.y, actor.x, actor.y) <= TOUCH and not walk.leaves
    return walk.runs and ends and name not in c.phase.beside


def may_run(c: Run, who: str) -> bool:
    """Whether running brings somebody farther, who is on their feet and rides in nothing."""
    return (
        not (c.actors[who].motion.prone or riding(c, who) or c.phase.ran or c.phase.stopped)
        and running_rate(c, who) * METRE > c.actors[who].motion.moved
    )


def may_sprint(c: Run, who: str) -> bool:
    """SR-3.2.35: only who is running, once in a phase."""
    runs = c.actors[who].motion.running or at_a_run(c, who)
    return runs and c.phase.ran and not (c.phase.sprinted or c.phase.stopped)


def sprint(c: Run, table: Table, who: str) -> None:
    """SR-3.2.35: running skill + Strength; two metres more for every hit."""
    hits = success_test(c, table, who, "sprint", sprint_pool(c, who)).hits
    c.actors[who].motion.sprint += 2 * hits
    c.phase.sprinted = c.phase.run_open = True
    table.tell("sprinted", who=who, metres=running_rate(c, who))


def sprint_pool(c: Run, who: str) -> Tally:
    """SR-3.2.35: the dice of a sprint."""
    pool = skill_pool(c, who, "running", with_="strength")
    add_state(c, who, pool)
    add_own_action(c, who, pool)
    return pool


def aimed_out_of_sight(c: Run, who: str) -> bool:
    """SR-T1.14: whether the one somebody aims at is out of sight."""
    target = c.actors[who].aim
    return bool(target) and not (able(c.actors[target]) and in_line(c, who, target))
