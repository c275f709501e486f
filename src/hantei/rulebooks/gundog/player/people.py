"""Read the people of a fight: what depends on one person is worked out once for a batch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from hantei.core.memory import memory_of, results_of

from ..content.records import BANDS, Band, Weapon
from ..rules.conditions import able, can_act
from ..rules.hit_rate import range_modifier
from ..state import Fight, Fighter
from .prospects import KINDS, Victim, blows, modes_with, parts_of, volleys
from .score import Reading, worth
from .sight import Point

Likeness = tuple[Any, ...]
"""All figures of a person but the movement method declared, whether the action check has begun with which an aim ends,
and when they fell unconscious: nobody weighs that. People with equal figures are alike."""


plain_figures = attrgetter(
    "character", "side", "seat", "place", "x", "y", "endurance", "pc", "number", "away", "arrives", "escaped",
    "dead", "unconscious", "stunned", "confused", "prone", "unstable", "stabilised", "wake_at", "lethality_checks",
    "armour", "acted", "waiting", "posture", "cover", "tactics", "aiming", "must_rest", "travelled", "bound_for",
)  # fmt: skip


held_figures = attrgetter("weapon", "rounds", "hand")


def likeness(one: Fighter) -> Likeness:
    """Return a key for what somebody is like. It is written out because everybody is read before every answer:
    `core.record.hashable` takes three times as long.
    """
    return (
        plain_figures(one),
        tuple([(wound.formula, wound.fixed) for wound in one.bleeding]) if one.bleeding else (),
        tuple([(wound.kind, wound.amount, wound.limb, wound.running, wound.source) for wound in one.impairments])
        if one.impairments else (),
        tuple(one.halved_legs) if one.halved_legs else (),
        *one.carried, *map(held_figures, one.carried.values()),
        tuple(one.magazines.items()), tuple(one.items.items()),
        tuple(one.pressed) if one.pressed else (),
        tuple(one.alerted) if one.alerted else (), tuple(one.listened) if one.listened else (),
    )  # fmt: skip


AVERAGE_RATE, SOMEBODY = 55, Victim(18, 4, True)
"""The hit rate and the target supposed to tell weapons apart: those of average people."""


class Armed(NamedTuple):
    """A weapon that a foe can attack with now: the id under which it is carried, its record, the hit rate so far."""

    carried: str
    weapon: str
    percent: int


class Person:
    """Somebody as they are now.

    `able`: whether in the fight and neither dead nor unconscious; `acts`: whether they act of their own will; `counts`:
    whether among the forces of a side, including people still to come; `ready`: what they can attack with, by the ids
    under which it is carried; `armour`: 防御値. Worked out later: `victims` and `forces`, what they are to somebody who
    attacks them or counts forces, by what that seat can read of them; `arms`, how they attack; `done`, what they do.
    """

    __slots__ = (
        "able", "acts", "armour", "arms", "counts", "done", "forces", "likeness", "method", "point", "ready", "side",
        "victims",
    )  # fmt: skip

    def __init__(self, c: Fight, who: str, likeness: Likeness) -> None:
        one, records = c.fighters[who], c.records
        self.likeness, self.method, self.side = likeness, one.method, one.side
        self.point: Point = (one.place, one.x, one.y)
        self.able, self.acts = able(c, who), can_act(c, who)
        self.counts = not one.escaped and (self.able or one.away)
        self.armour = records.armour[one.armour].value if one.armour else 0
        kinds = {name: records.weapons[held.weapon].kind for name, held in one.carried.items()}
        self.ready = [name for name, held in one.carried.items() if held.hand or kinds[name] == "unarmed"]
        self.victims: dict[Any, Victim] = {}
        self.forces: dict[Any, int] = {}
        self.arms: dict[Any, Sequence[Armed]] = {}
        self.done: dict[Band | None, int] = {}

    def victim(self, c: Fight, who: str, read: Reading) -> Victim:
        """Return what they are to an attacker who reads their figures like this."""
        key = (self.side in read.sides, read.usual)
        found = self.victims.get(key)
        if found is None:
            found = self.victims[key] = Victim(read.endurance(c, who)[1], self.armour, self.acts)
        return found

    def force(self, c: Fight, who: str, read: Reading) -> int:
        """Return what they are worth to a side, for somebody who reads their figures like this."""
        key = (self.side in read.sides, read.usual)
        found = self.forces.get(key)
        if found is None:
            found = self.forces[key] = worth(c, read, who, c.fighters[who])
        return found

    def does(self, c: Fight, who: str, gap: Band | None = None) -> int:
        """Return what an average person does to another with what they have in hand, which all can see; `gap`: how far
        away the other is, if that counts.
        """
        found = self.done.get(gap)
        if found is None:
            carried = c.fighters[who].carried
            arms = [c.records.weapons[carried[name].weapon] for name in self.ready]
            found = self.done[gap] = max([havoc(c, arm, gap) for arm in arms], default=0)
        return found

    def nearer(self, c: Fight, who: str, gap: Band | None) -> Band | None:
        """Return how far away they will be in the next round: a range band nearer if they act and do most nearer."""
        if gap is None or not self.acts:
            return gap
        most = max(range(len(BANDS)), key=lambda at: (self.does(c, who, BANDS[at]), at))
        now = BANDS.index(gap)
        return BANDS[now - 1] if most < now else gap


def havoc(c: Fight, arm: Weapon, gap: Band | None) -> int:
    """Return what an average person does to another with a weapon in the best way of using it at a distance."""
    modifier = range_modifier(arm, gap) if gap else 0
    if modifier is None:
        return 0
    percent = AVERAGE_RATE + modifier
    if arm.kind == "gun":
        return volleys(arm.damage, modes_with(c, arm, arm.magazine), SOMEBODY, False, parts_of(c, "shot"))[percent][0]
    return blows(arm.damage, SOMEBODY, parts_of(c, KINDS[arm.kind][1])[0])[percent][0]


LEAST_DANGER, MOST_DANGER = 50, 250
"""The least and the most that foes' weapons make of their worth as targets, in hundredths."""


def dangers_of(
    c: Fight, names: Sequence[str], people: Sequence[Person], between: Sequence[Sequence[Band | None]]
) -> dict[str, int]:
    """Return how much sooner than others each of some foes has to be stopped, in hundredths: by what their weapons do,
    measured by the average of those who do anything; `between`: how far the foes are from each of those they fight.
    """
    both = enumerate(zip(names, people, strict=True))
    does = [does_to(c, name, one, [gaps[at] for gaps in between]) for at, (name, one) in both]
    armed = [one for one in does if one]
    usual = sum(armed) // len(armed) if armed else 1
    shares = [max(LEAST_DANGER, min(MOST_DANGER, 100 * one // usual)) for one in does]
    return dict(zip(names, shares, strict=True))


def does_to(c: Fight, who: str, one: Person, gaps: Sequence[Band | None]) -> int:
    """Return what somebody's weapons do on average to those in sight; at any distance if nobody is."""
    seen = [one.does(c, who, gap) for gap in gaps if gap]
    return sum(seen) // len(seen) if seen else one.does(c, who)


People = Mapping[str, Person]
"""Everybody who takes part, in the order of the roster."""


def people_of(c: Fight) -> People:
    """Return everybody as they are now; most have not changed since they were read last."""
    known: dict[Any, Person] = results_of(memory_of(*c.grounds), Person)
    people: dict[str, Person] = {}
    for who, one in c.fighters.items():
        like, last = likeness(one), known.get(who)
        if last is None or last.likeness != like or last.method != one.method:
            last = known[who] = person(c, who, like, known)
        people[who] = last
    return people


def person(c: Fight, who: str, like: Likeness, known: dict[Any, Person]) -> Person:
    """Return somebody as they are now, perhaps as in another fight of the batch."""
    key = (who, c.fighters[who].method, like)
    found = known.get(key)
    if found is None:
        found = known[key] = Person(c, who, like)
    return found
