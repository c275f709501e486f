"""Make the keys under which a machine player remembers shots, so that each is worked out once for a batch. The worth of
a shot depends on the scene, the records and the rulings, to which the memory belongs; on the condition of both
(`aiming`, `mark`); on the gun and the phase; and on the figures that the attacker's player supposes for the target.
Whoever compares spots (`sense.best_shot`) adds what depends on where both stand.
"""

from __future__ import annotations

from collections.abc import Hashable
from operator import attrgetter
from typing import Any

from hantei.core.glance import at_a_glance
from hantei.core.memory import memory_of, numbered, results_of

from ..content.records import RATED
from ..rules.figures import wound_modifier
from ..rules.knowledge import readable_sides
from ..rules.machines.vehicles import chase_distance
from ..rules.street.firing import BURSTS
from ..rules.street.ground import cover, distance, in_close_combat, seen
from ..rules.street.ranged_rows import band_at, conditions_at
from ..state import Actor, Phase, Run

MOST_ROUNDS = max(one.rounds for one in BURSTS.values())
ROUNDS = [sum(one.rounds <= rounds for one in BURSTS.values()) for rounds in range(MOST_ROUNDS + 1)]
"""By the rounds in a gun: the number of ways of firing that they allow."""

FIRING = attrgetter(
    "character", "kind", "plane", "seat", "shaken", "servant.rating", "motion.running", "motion.prone",
    "motion.riding", "magic.perceiving", "magic.fast", "matrix.shock",
)  # fmt: skip
"""Fields of a person that decide their shots, besides wounds, spells, cover and the gun."""

UNDER_FIRE = attrgetter(
    "character", "kind", "plane", "side", "dead", "unconscious", "physical", "stun", "servant.rating",
    "motion.running", "guard.full_defence", "guard.defended", "guard.pinned_by", "matrix.vr", "matrix.shock", "shaken",
)  # fmt: skip
"""Fields of a person that decide shots at them, besides spells, cover and whom they know of."""


@at_a_glance
def aiming(c: Run, who: str) -> Hashable:
    """Return a key for somebody who shoots: everything in their condition that tells on it, except where they are."""
    actor = c.actors[who]
    more = (len(actor.magic.sustained), len(actor.matrix.threads), tuple(actor.magic.lent), spelled(actor))
    tries = tuple([(name, work.tries) for name, work in actor.works.items()])
    return numbered(c, (who, FIRING(actor), wound_modifier(c, who), more, tries))


@at_a_glance
def mark(c: Run, who: str) -> Hashable:
    """Return a key for somebody as a target: their condition, how well they are covered and seen where they are, and
    what they hold.
    """
    actor = c.actors[who]
    held = tuple([one.weapon for one in actor.carried.values() if one.hand])
    kept = len(actor.magic.sustained), len(actor.matrix.threads)
    aware = tuple(actor.guard.unaware_of)
    return numbered(c, (who, UNDER_FIRE(actor), exposed(c, who), spelled(actor), aware, held, kept))


@at_a_glance
def exposed(c: Run, who: str) -> Hashable:
    """Return how well somebody can be seen where they are, and what about them changes the dice of whoever shoots at
    them.
    """
    actor = c.actors[who]
    return cover(c, who), actor.magic.spelled.get("shots", 0), tuple(conditions_at(c, actor.place))


def between(c: Run, who: str, target: str, arm: str) -> Hashable:
    """Return everything about two places that decides shots from one at the other: range, the shooter's cover, close
    combat, sight.
    """
    weapon = c.records.weapons[arm]
    far = chase_distance(c, who, target) or band_at(weapon, distance(c, who, target))
    return far, c.actors[who].motion.cover, in_close_combat(c, who), seen(c, who, target)


def spelled(actor: Actor) -> Hashable:
    """Return what spells change in somebody's figures."""
    return tuple(actor.magic.spelled.items())


def by_machine(c: Run, who: str) -> bool:
    """Return whether somebody is a machine, rides in one or has jumped into one, so that their figures depend on others
    too.
    """
    machine = c.actors[who].machine
    return bool(machine.model or machine.aboard or machine.jumped_in)


def shots_known(c: Run, who: str, name: str, target: str, means: Hashable) -> dict[Any, Any]:
    """Return the best shots known with a gun at somebody, by what they depend on in both places. `means`: the actions
    and modes that are open. Nothing is remembered about machines, nor outside a look.
    """
    if c.known is None or by_machine(c, who) or by_machine(c, target):
        return {}
    actor, held = c.actors[who], c.actors[who].carried[name]
    gun = (name, held.weapon, held.mode, held.loaded and ROUNDS[min(held.rounds, MOST_ROUNDS)], held.hand)
    aims = actor.aims if actor.aim == target else 0
    key = (aiming(c, who), mark(c, target), gun, aims, fired(c, who, name), means, read_by(c, actor.seat, target))
    known: dict[Hashable, dict[Any, Any]] = results_of(memory_of(*c.grounds), shots_known)
    if key not in known:
        known[key] = {}
    return known[key]


def own_phase(c: Run, who: str) -> Phase | None:
    """Return the phase under way if it is somebody's own: what others have fired in theirs is nothing to them."""
    return c.phase if c.phases and c.phase.who == who else None


def fired(c: Run, who: str, name: str) -> Hashable:
    """Return what somebody's phase records of a gun: simple actions left, shots made with it, compensation used up; and
    whom they have fired at, how often at another (SR-T1.16).
    """
    phase = own_phase(c, who)
    if phase is None:
        return None
    return phase.simple, phase.shots.get(name, 0), phase.compensated.get(name, 0), phase.target, phase.changes


def read_by(c: Run, seat: str, target: str) -> Hashable:
    """Those from whom a seat guesses somebody's figures; None where it can read them."""
    hidden = c.actors[target].side not in readable_sides(c, seat) and c.sheet(target).kind not in RATED
    return company(c, seat) if hidden else None


@at_a_glance
def company(c: Run, seat: str) -> tuple[str, ...]:
    """The name of the first record of all, and those of the people whose figures a seat can read."""
    sides = readable_sides(c, seat)
    people = c.actors.values()
    return next(iter(people)).character, *[actor.character for actor in people if actor.side in sides]
