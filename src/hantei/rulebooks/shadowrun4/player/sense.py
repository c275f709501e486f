"""Judge the ground and one's means: attacks from here or there, danger, ways to go."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from hantei.core.glance import Seen, at_a_glance, looking
from hantei.core.record import shallow
from hantei.core.temper import dear
from hantei.scenes.plane import straight

from ..rules.figures import able, embodied, friends, hostile
from ..rules.knowledge import readable_sides
from ..rules.machines.vehicles import chase_distance
from ..rules.street.defence import added
from ..rules.street.fighting import at_hand, blades, blow, within_reach_of
from ..rules.street.firing import BURSTS, FULL, enough
from ..rules.street.gear import in_hand, modes_for, near, smart
from ..rules.street.goals import still_to_come
from ..rules.street.ground import (
    FULL_COVER,
    METRE,
    TOUCH,
    cover_here,
    distance,
    foes_in_line,
    in_close_combat,
    joined,
    knows_of,
    point,
    shows,
)
from ..rules.street.movement import charges
from ..rules.street.ranged_rows import band_at, in_range
from ..rules.street.routes import Spot, running_rate
from ..rules.street.shooting import changed
from ..state import Attack, Carried, Run
from .prospects import NOTHING, WAYS, Plan, dice_of, estimate, hampered, menace
from .score import FAR
from .stances import aiming, company, exposed, mark, own_phase, shots_known
from .thinking_matrix import place_of

TWICE = ("SA", "BF")
"""Modes that fire twice in a phase (SR-10.1.3, SR-10.1.4)."""

DANGER = 200
"""The cost of an enemy with a line of fire on open ground, in parts of a person."""

USUAL_TURNS, RESTLESS, LEAST_PATIENCE = 3, 20, 20
"""The turns in which most fights are over; how much less danger counts in each later one for those whom time beats, in
hundredths, and the least that it counts.
"""

PULL = 300
"""The worth of being right at a goal."""


# Attacks


def shot(c: Run, who: str, name: str, held: Carried, target: str, mode: str, burst: str) -> Attack:
    """Return a shot as it would be made now, after those of one's own phase (SR-T1.16, SR-T1.21)."""
    actor, phase = c.actors[who], own_phase(c, who)
    aims = actor.aims if actor.aim == target else 0
    found = Attack(who, target, "ranged", name, held.weapon, mode, burst, aims=aims, hand=held.hand)
    if phase is not None:
        found.nth, found.changes = phase.shots.get(name, 0) + 1, changed(phase, target)
    return found


Known = dict[tuple[str, str], tuple[dict[Hashable, Plan], bool]]
"""The best shots known, by gun and target: each by what it depends on in the two places, and whether the target shows.
"""


def best_shot(
    c: Run, who: str, names: list[str], actions: tuple[str, ...], modes: bool = False, known: Known | None = None
) -> Plan:
    """The best shot with one of some guns in hand.

    Parameters: `modes`: whether any mode that a gun could be switched to counts; `known`: results for other spots, with
    the same guns, actions and modes.
    """
    known = {} if known is None else known
    foes = foes_in_line(c, who) if names else []
    found = NOTHING
    own = (c.actors[who].motion.cover, in_close_combat(c, who)) if foes else ()
    for name in names:
        weapon = c.records.weapons[c.actors[who].carried[name].weapon]
        for target in foes:
            far = (c.chase and chase_distance(c, who, target)) or band_at(weapon, distance(c, who, target))
            if not far:
                continue
            pair = (name, target)
            if pair not in known:
                known[pair] = shots_known(c, who, name, target, (actions, modes)), shows(c, target)
            plans, shown = known[pair]
            there = (far, own, shown, in_close_combat(c, target))
            plan = plans.get(there)
            if plan is None:
                plan = plans[there] = best_at(c, who, name, target, actions, modes)
            found = max(found, plan)
    return found


def best_at(c: Run, who: str, name: str, target: str, actions: tuple[str, ...], modes: bool) -> Plan:
    """The best shot with a gun at somebody."""
    held = c.actors[who].carried[name]
    found = [NOTHING]
    for mode in [held.mode, *(modes_for(c, held) if modes else [])]:
        more = cost_of_switch(c, held, mode)
        again = mode in TWICE and can_repeat(c, who, name)
        for burst in WAYS.get(mode, ("",)):
            action = "full_burst" if burst in FULL else "fire"
            if action not in actions or not enough(c, held, BURSTS[burst].rounds):
                continue
            worth = estimate(c, shot(c, who, name, held, target, mode, burst))
            worth += worth * 2 // 3 if again else 0
            found.append(Plan(worth - more - BURSTS[burst].rounds, action, name, target, burst, mode))
    return max(found)


def can_repeat(c: Run, who: str, name: str) -> bool:
    """Whether a second shot can follow in this phase."""
    phase = own_phase(c, who)
    return phase is None or (phase.simple == 2 and not phase.shots.get(name, 0))


def cost_of_switch(c: Run, held: Carried, mode: str) -> int:
    """Return the cost of changing the mode: little for a linked gun, else half of the phase."""
    return 0 if mode == held.mode else 5 if smart(c, held) else 120


def straight_to(c: Run, who: str, other: str) -> int:
    """Return the distance to somebody."""
    one, two = c.actors[who], c.actors[other]
    return straight(one.x, one.y, two.x, two.y)


def known_foes(c: Run, who: str) -> list[str]:
    """List the enemies of flesh that somebody knows of, the nearest first."""
    found = [name for name in hostile(c, who) if knows_of(c, who, name) and embodied(c.actors[name])]
    return sorted(found, key=lambda name: straight_to(c, who, name))


def best_blow(c: Run, who: str, names: list[str] | None = None) -> Plan:
    """The best blow at somebody within reach."""
    found, foes = [NOTHING], names or at_hand(c, who)
    for weapon in blades(c, who) if foes else []:
        for target in foes:
            attack = blow(c, who, target, weapon)
            attack.charge = own_phase(c, who) is not None and charges(c, target)
            found.append(Plan(estimate(c, attack), "melee", weapon, target))
    return max(found)


LITTLE = 20
"""An attack worth no more is not made for what it does itself."""


@at_a_glance
def wearing_shot(c: Run, who: str) -> Plan:
    """Return a shot that need not hit: each attack takes a die from the defences that follow (SR-T4.4), so it goes at
    whoever a comrade can hurt most. Whoever has fired in this phase does better to aim.
    """
    foes = [] if c.phases and c.phase.shots else foes_in_line(c, who)
    plans = [best_shot(c, name, guns_of(c, name), ("fire",)) for name in friends(c, who) if foes]
    meant = max((plan for plan in plans if plan.target in foes), default=NOTHING)
    if meant.worth <= LITTLE:
        return NOTHING
    for name in guns_of(c, who):
        held = c.actors[who].carried[name]
        if held.rounds and in_range(c, who, meant.target, c.records.weapons[held.weapon]):
            return Plan(1, "fire", name, meant.target)
    return NOTHING


def best_attack(c: Run, who: str) -> int:
    """Return the worth of the best shot or blow from where somebody stands."""
    return max(best_shot(c, who, guns_of(c, who), ("fire", "full_burst")), best_blow(c, who)).worth


@at_a_glance
def guns_of(c: Run, who: str) -> list[str]:
    """The guns in hand."""
    return in_hand(c, who, "gun")


def aims_better(c: Run, who: str) -> bool:
    """Return whether it helps to aim: with a round in a gun in hand, and by ruling up to a maximum (SR-T1.14)."""
    limited, aims = c.rulings["aim_limit"] == "maximum", c.actors[who].aims
    loaded = any(c.actors[who].carried[name].rounds for name in guns_of(c, who))
    return loaded and not (limited and aims >= c.scene.house.aim_max)


# Darkness


DARK = -4
"""Where it is dark, so many dice are taken off a shot, or more (SR-T2.2)."""


def in_the_dark(c: Run, who: str) -> bool:
    """Return whether every enemy in line is hard to see for somebody."""
    foes = foes_in_line(c, who)
    return bool(foes) and all(hampered(c, who, foe) <= DARK for foe in foes)


def all_are_blind(c: Run, who: str) -> bool:
    """Return whether it is so dark that shots hit nobody, neither somebody's nor those of enemies at them."""
    foes = foes_in_line(c, who)
    return in_the_dark(c, who) and not (can_hit(c, who, foes) or any(can_hit(c, foe, [who]) for foe in foes))


def can_hit(c: Run, who: str, targets: list[str]) -> bool:
    """Return whether somebody has dice for a shot at one of these."""
    arms = [(name, c.actors[who].carried[name]) for name in guns_of(c, who)]
    return any(dice_of(c, shot(c, who, name, held, one, held.mode, "")) > 0 for name, held in arms for one in targets)


# Places


def imagined(c: Run, who: str) -> Run:
    """Return the same fight with a copy of somebody, who can be put elsewhere (`put`) to try things out."""
    actor, there = shallow(c.actors[who]), shallow(c)
    actor.motion = shallow(actor.motion)
    there.actors = {**c.actors, who: actor}
    return there


def next_phase(c: Run, who: str) -> Run:
    """Return the same fight, but with nothing done yet in somebody's phase."""
    there = imagined(c, who)
    there.phases = []
    keep_still(c, there)
    return there


def put(c: Run, there: Run, who: str, spot: Spot) -> Run:
    """Put somebody elsewhere in an imagined fight, in cover where there is some, and look at it anew."""
    actor = there.actors[who]
    actor.motion.cover = False
    actor.place, actor.x, actor.y = spot.place, spot.x, spot.y
    actor.motion.cover = cover_here(c, actor) > 0
    keep_still(c, there)
    return there


def keep_still(c: Seen, there: Seen) -> None:
    """Keep what a look has found that depends on nobody's place."""
    if c.known is not None:
        there.known, there.memory = {find: c.known.setdefault(find, {}) for find in STILL}, c.memory


@at_a_glance
def numbers(c: Run, who: str) -> tuple[int, int]:
    """Count those able on somebody's side, and their enemies, as far as somebody is aware of them in the flesh; people
    still to come count in full, as in the score.
    """
    own = 1 + sum(knows_of(c, who, name) for name in friends(c, who))
    foes, enemies = sum(knows_of(c, who, name) for name in hostile(c, who)), c.scene.enemies[c.actors[who].side]
    coming = [actor.side for actor in c.actors.values() if still_to_come(actor)]
    return own + coming.count(c.actors[who].side), foes + sum(side in enemies for side in coming)


@at_a_glance
def works_at(c: Run, who: str, task: str) -> bool:
    """Return whether somebody should do a task for their side: they stand, and nobody on their feet is better at it."""
    spec = c.scene.tasks[task]
    mine = [name for name, one in c.actors.items() if one.side == c.actors[who].side and able(one)]
    return bool(mine) and max(mine, key=lambda name: c.sheet(name).skills.get(spec.skill, 0)) == who


@at_a_glance
def may_fire(c: Run, who: str) -> bool:
    """Return whether somebody has a gun in hand, or a loaded one about them or lying within reach (SR-3.2.17)."""
    loaded = (one.rounds for one in c.actors[who].carried.values())
    return bool(guns_of(c, who)) or any(loaded) or any(c.dropped[name].rounds for name in near(c, who))


STANDING_STILL: tuple[Any, ...] = (
    hostile, readable_sides, company, aiming, guns_of, may_fire, mark, exposed, numbers, menace, works_at,
)  # fmt: skip
STILL = [find.__wrapped__ for find in STANDING_STILL]  # the keys of what a look has found
"""Results of a look that do not depend on the attacker's place, and so hold wherever the attacker is imagined: `mark`
and `exposed` are called for targets alone.
"""


def danger(c: Run, who: str) -> int:
    """Return how exposed somebody stands: to every enemy with a line of fire, by the weapon in that enemy's hand, and
    to those who can run up; less behind cover, more if hurt.
    """
    actor = c.actors[who]
    cover = cover_here(c, actor) if actor.motion.cover else 0
    share = 100 - min(80, cover) if cover < FULL_COVER else 10
    fire = sum([menace(c, name) for name in foes_in_line(c, who) if may_fire(c, name)])
    hurt = 100 + 12 * (actor.physical + actor.stun)
    harm = (DANGER * fire * share // 10_000 + DANGER * len(strikers(c, who))) * hurt // 100
    return dear(harm * patience(c, actor.side) // 100, *numbers(c, who))


def strikers(c: Run, who: str) -> list[str]:
    """List the enemies known to somebody who can strike at them in their next phase: those within reach, and those who
    cannot fire but run so far. From them nobody gets away by a few steps.
    """
    close = within_reach_of(c, who)
    known = [name for name in hostile(c, who) if knows_of(c, who, name) and strikes(c, name)]
    return [name for name in known if name in close or runs_up(c, name, who)]


def strikes(c: Run, who: str) -> bool:
    """Return whether somebody can strike a blow at all: with hands of flesh (SR-X.9), and not held down (SR-10.7.2)."""
    actor = c.actors[who]
    return embodied(actor) and not (actor.machine.model or actor.matrix.vr or actor.guard.pinned_by)


def followed(c: Run, who: str) -> bool:
    """Return whether an enemy at hand can only strike: it follows whoever goes some steps, and strikes all the same."""
    return any(strikes(c, name) and not may_fire(c, name) for name in at_hand(c, who))


def guards(c: Run, who: str) -> bool:
    """Return whether full defence adds anything (SR-3.4.7, SR-10.4.1): against fire, or against those who strike."""
    fire = [("ranged", "react")] if foes_in_line(c, who) else []
    blows = [("melee", "block"), ("melee", "dodge")] if strikers(c, who) else []
    return any("+" in way for kind, base in [*fire, *blows] for way in added(c, Attack("", who, kind, "", ""), base))


def runs_up(c: Run, who: str, other: str) -> bool:
    """Return whether somebody who cannot fire could be at another within a turn."""
    room = joined(c, c.actors[who].place, c.actors[other].place)
    return room and not may_fire(c, who) and within_a_run(c, who, other)


def within_a_run(c: Run, who: str, other: str) -> bool:
    """Return whether somebody comes within reach of another by running for a turn (SR-3.2.33)."""
    return straight_to(c, who, other) <= running_rate(c, who) * METRE + TOUCH


def patience(c: Run, side: str) -> int:
    """Return how much danger counts, in hundredths: once most fights are over, less with every turn for a side that
    loses when time is up.
    """
    if c.scene.winner_at_end in ("", side):
        return 100
    return max(LEAST_PATIENCE, 100 - RESTLESS * max(0, c.turn - USUAL_TURNS))


@looking
def value_here(c: Run, who: str, known: Known) -> int:
    """Return the worth of standing where somebody stands: the best attack, less the danger; more near goals, and near
    enemies if nothing can be done from here. `known`: shots found for other spots in this situation.
    """
    guns = guns_of(c, who)
    attack = max(best_shot(c, who, guns, ("fire", "full_burst"), known=known), best_blow(c, who)).worth
    way = 0
    if not attack:
        lengths = [straight_to(c, who, name) for name in hostile(c, who) if knows_of(c, who, name)]
        way = -min(lengths, default=0) // 4
    return attack - danger(c, who) // 2 + way + pull(c, who)


def pull(c: Run, who: str) -> int:
    """Return how much the goals of one's side draw somebody: to places, to an exit, to work."""
    actor = c.actors[who]
    ends = goal_places(c, who)
    if not ends:
        return 0
    way = min(straight(actor.x, actor.y, *point(c.scene.map.places[end].at)) for end in ends)
    return PULL * max(0, FAR - way) // FAR


def goal_places(c: Run, who: str) -> list[str]:
    """List the places where somebody's side wants to be."""
    found: list[str] = []
    for goal in c.scene.goals:
        if goal.side != c.actors[who].side or goal.unit not in ("", who):
            continue
        if goal.kind == "reach":
            found += goal.places
        elif goal.kind == "escape":
            found += [name for name, place in c.scene.map.places.items() if place.exit]
        elif goal.kind == "task" and not c.jobs[goal.task].done and works_at(c, who, goal.task):
            found.append(c.scene.tasks[goal.task].at)
        elif goal.kind == "data" and place_of(c, who):
            found.append(place_of(c, who))
    return found
