"""What a machine player makes of its situation: whom it faces, what it can do from where, what it risks there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from hantei.core.memory import kept, memory_of
from hantei.core.tally import Tally
from hantei.core.temper import feared
from hantei.scenes.plane import straight

from ..content.records import Band, Weapon
from ..rules.conditions import able, aware, can_act
from ..rules.ground import corner, cover_here, hearing, joined, opponents, visibilities
from ..rules.hit_rate import aim_bonus, range_modifier, under_pressure
from ..rules.movement import HOUR, add_movement
from ..rules.noise import cell_for, silencing_level
from ..rules.routes import Spot, crossing, leg, standing, ways
from ..state import Carried, Fight, Fighter
from .prospects import (
    EVADED,
    NOTHING,
    POINT,
    Modes,
    Plan,
    Victim,
    blow,
    gets_through,
    hope,
    in_use,
    modes_with,
    spread_fire,
    volley,
)
from .rates import Rates
from .score import force, reading
from .sight import bands_from

BY_HAND = ("close_combat", "unarmed")
"""Kinds of weapons that reach no farther than 至近距離 (GD-00.13)."""

GUESSED_SKILL = 55
"""The rate of somebody whose skills are hidden."""

FAR = 9_999
"""More metres than any way has."""

SURVIVES = 70
"""How many of a hundred attacks on somebody leave them able to notice it (GD-11.7)."""

PRIZE = 250
"""How much one whom a goal names is worth as a target, in hundredths."""

ALARM = 14 * POINT
"""What it costs to be noticed by somebody who knows of nothing."""


class Sense:
    """The situation of one character."""

    def __init__(self, c: Fight, who: str) -> None:
        self.c, self.who, self.me = c, who, c.fighters[who]
        self.trial = in_use(c, who)
        self.ghost = self.trial.fighters[who]
        self.read = reading(c, self.me.seat)
        everybody = [name for name in opponents(c, who) if able(c, name)]
        self.foes = {name: self.victim(name) for name in everybody}
        self.mates = [name for name in c.fighters if c.fighters[name].side == self.me.side and able(c, name)]
        self.views: dict[Spot, dict[str, Band]] = {}
        self.outlooks: dict[Spot, int] = {}
        self.numbers: dict[tuple[Any, ...], int] = {}
        self.lights: dict[Spot, tuple[str, ...]] = {}
        self.dangers: dict[tuple[int, bool, bool, bool], int] = {}
        self.known = Rates(self.trial)
        self.rates: dict[tuple[str, str, Band, bool], int | None] = {}
        self.attacks: dict[tuple[int, int, tuple[str, ...], bool], Plan] = {}
        self.volleys: dict[tuple[str, int], Plan] = {}
        self.threats: dict[tuple[str, Band, tuple[str, ...], bool, bool, bool], int] = {}
        self.modes: dict[tuple[str, int], Modes] = {}
        self.shifts: dict[str, int] = {}
        self.roads: dict[Any, Any] = kept(memory_of(*c.grounds), "roads")

    def victim(self, name: str) -> Victim:
        """A foe as this character sees it."""
        c, other = self.c, self.c.fighters[name]
        armour = c.records.armour[other.armour].value if other.armour else 0
        return Victim(self.read.endurance(c, name)[1], armour, can_act(c, name))

    def put(self, spot: Spot, method: str = "") -> Fight:
        """The fight with this character's copy standing somewhere."""
        ghost = self.ghost
        ghost.place, ghost.x, ghost.y, ghost.bound_for = spot.place, spot.x, spot.y, spot.bound_for
        ghost.method, ghost.cover, ghost.prone = method, self.me.cover, self.me.prone
        return self.trial

    @cached_property
    def here(self) -> Spot:
        """Where it stands."""
        return standing(self.me)

    def seen(self, spot: Spot) -> dict[str, Band]:
        """The foes that can be seen from a spot, and how far away they would be."""
        found = self.views.get(spot)
        if found is None:
            found = self.views[spot] = bands_from(self.c, spot.place, spot.x, spot.y, tuple(self.foes))
        return found

    # Attacks

    def shift(self, method: str) -> int:
        """What a movement method does to one's checks (GD-06.1)."""
        if method not in self.shifts:
            tally = Tally()
            add_movement(self.put(self.here, method), self.who, tally)
            self.shifts[method] = tally.value
        return self.shifts[method]

    def percent(self, weapon: str, arm: Weapon, target: str, gap: Band, spot: Spot) -> int | None:
        """The plain hit rate from a spot, standing still; None out of range."""
        key = (weapon, target, gap, self.hemmed_in(spot))
        if key not in self.rates:
            far = range_modifier(arm, gap) is None or (arm.kind in BY_HAND and gap != "point_blank")
            self.put(spot)
            self.rates[key] = None if far else self.known.rate(self.who, weapon, target, gap)
        return self.rates[key]

    def arm(self, weapon: str) -> Weapon:
        """The record of a weapon carried."""
        return self.c.records.weapons[self.me.carried[weapon].weapon]

    def attack(self, spot: Spot, method: str, weapons: Sequence[str] = (), more: int = 0, full: bool = False) -> Plan:
        """The best attack on one target from a spot after a method; `more`: percent besides; `full`: if reloaded."""
        shift, hands = self.shift(method) + more, tuple(weapons or self.held)
        key = (self.outlook(spot), shift, hands, full)
        found = self.attacks.get(key)
        if found is None:
            found = self.attacks[key] = self.best_attack(spot, shift, hands, full)
        return found

    def hemmed_in(self, spot: Spot) -> bool:
        """GD-08.6: whether, by the ruling that asks who is near, armed enemies hamper whoever shoots from a spot."""
        if self.c.rulings["melee_pressure_scope"] != "enemy_near":
            return False
        return under_pressure(self.put(spot), self.who, self.who)

    def outlook(self, spot: Spot) -> int:
        """A number for what attacks from a spot, and on somebody there, hang on: who is how far away, the light there,
        and who is near; while some know of nothing, who hears it. Spots with the same outlook have the same number."""
        found = self.outlooks.get(spot)
        if found is None:
            what = spot if self.hidden else (*self.seen(spot).items(), self.light(spot), self.hemmed_in(spot))
            found = self.outlooks[spot] = self.numbers.setdefault(what, len(self.numbers))
        return found

    @cached_property
    def hidden(self) -> bool:
        """Whether there are foes who have noticed nothing of this side."""
        return any(self.surprised(name) for name in self.foes)

    def best_attack(self, spot: Spot, shift: int, weapons: Sequence[str], full: bool) -> Plan:
        """The same, worked out."""
        best, seen = NOTHING, self.seen(spot)
        for weapon in weapons:
            arm = self.arm(weapon)
            rounds = arm.magazine if full else self.me.carried[weapon].rounds
            for target, gap in seen.items():
                percent = self.percent(weapon, arm, target, gap, spot)
                if percent is None:
                    continue
                plan = self.plan(weapon, arm, target, percent + shift, rounds)
                worth = plan.worth * (PRIZE if target in self.prizes else 100) // 100
                worth -= self.alarm(spot, weapon, target) if worth > best.worth else 0
                if worth > best.worth:
                    best = plan._replace(worth=worth)
        return best

    @cached_property
    def held(self) -> list[str]:
        """What it can attack with without making ready first."""
        return [name for name, one in self.me.carried.items() if one.hand or self.arm(name).kind == "unarmed"]

    def plan(self, weapon: str, arm: Weapon, target: str, percent: int, rounds: int) -> Plan:
        """The best way to attack somebody at a plain hit rate."""
        victim = self.foes[target]
        if arm.kind != "gun":
            return blow(weapon, arm, target, victim, percent)
        short = not self.me.magazines.get(self.me.carried[weapon].weapon, 0)
        modes = self.modes.get((weapon, rounds))
        if modes is None:
            modes = self.modes[weapon, rounds] = modes_with(self.c, arm, rounds)
        return volley(weapon, arm, modes, target, victim, percent, short)

    def several(self, weapon: str, method: str) -> Plan:
        """The best volley at more than one target from here after a method."""
        key = (weapon, self.shift(method))
        if key not in self.volleys:
            self.volleys[key] = self.best_several(*key)
        return self.volleys[key]

    def best_several(self, weapon: str, shift: int) -> Plan:
        """The same, worked out."""
        here, arm = self.here, self.arm(weapon)
        rated = {name: self.percent(weapon, arm, name, gap, here) for name, gap in self.seen(here).items()}
        best = sorted((-percent, name) for name, percent in rated.items() if percent is not None)
        there = tuple(name for _, name in best[:3])
        if len(there) < 2 or arm.kind != "gun" or self.hidden:
            return NOTHING
        one, other = there[:2]
        patterns = [(one, other), (one, one, other), (one, other, other), *([there] if len(there) == 3 else [])]
        rates = {name: shift - percent - self.aimed_at(name) for percent, name in best[:3]}
        found = spread_fire(self.c, weapon, self.me.carried[weapon], self.foes, rates, patterns)
        return max(found, default=NOTHING)

    def aimed_at(self, name: str) -> int:
        """What an aim taken at somebody brings; lost on a volley that goes at others too (GD-04.8)."""
        return aim_bonus(self.c) if self.me.aiming == name else 0

    def alarm(self, spot: Spot, weapon: str, target: str) -> int:
        """What it costs that foes who know of nothing notice a shot (GD-11.2), or the attack that they survive."""
        c, arm = self.c, self.arm(weapon)
        quiet = [name for name in self.foes if self.surprised(name)]
        price = ALARM * (3 if self.hushed else 1)
        seen_off = price * SURVIVES // 100 if target in quiet else 0
        if not quiet or arm.kind != "gun":
            return seen_off
        level, there = silencing_level(arm), self.put(spot)
        cells = [cell_for(c, level, hearing(there, self.who, name)) for name in quiet if name != target]
        heard = sum(100 if cell == "o" else 0 if cell == "x" else max(5, 45 + int(cell)) for cell in cells)
        return seen_off + price * heard // 100

    def surprised(self, name: str) -> bool:
        """Whether somebody has noticed nothing of this side."""
        other = self.c.fighters[name]
        return self.c.scene.sides[other.side].unaware and self.me.side not in other.alerted

    # Danger

    def light(self, spot: Spot) -> tuple[str, ...]:
        """The visibility in which somebody at a spot is attacked (GD-08.3)."""
        found = self.lights.get(spot)
        if found is None:
            found = self.lights[spot] = tuple(visibilities(self.put(spot), self.who, self.who))
        return found

    def danger(self, spot: Spot, cover: bool, prone: bool, full: bool) -> int:
        """What foes can do to somebody at a spot, who is one target among all of this side."""
        key = (self.outlook(spot), cover, prone, full)
        if key not in self.dangers:
            self.dangers[key] = self.peril(spot, cover, prone, full)
        return feared(self.dangers[key])

    def peril(self, spot: Spot, cover: bool, prone: bool, full: bool) -> int:
        """The same, worked out."""
        total = sum(self.threat(name, gap, spot, cover, prone, full) for name, gap in self.seen(spot).items())
        share = max(1, len(self.mates))
        weak = 3 * max(0, self.me.endurance) < self.c.sheet(self.who).endurance
        return total * (3 if weak else 2) // (share + 1)

    def threat(self, name: str, gap: Band, spot: Spot, cover: bool, prone: bool, full: bool) -> int:
        """What one foe can do with what it holds."""
        c, other = self.c, self.c.fighters[name]
        key = (name, gap, self.light(spot), cover, prone, full)
        if key not in self.threats:
            there = self.put(spot, "full" if full else "stay")
            self.ghost.cover, self.ghost.prone = cover, prone
            ready = [arm for arm, one in other.carried.items() if one.hand or self.kind_of(one) == "unarmed"]
            awake = can_act(c, name) and aware(c, name)
            self.threats[key] = max((self.blow_of(there, name, arm, gap) for arm in ready if awake), default=0)
        return self.threats[key]

    def kind_of(self, one: Carried) -> str:
        """The kind of a weapon that somebody carries."""
        return self.c.records.weapons[one.weapon].kind

    def blow_of(self, there: Fight, name: str, arm: str, gap: Band) -> int:
        """What a foe's weapon does here on average: two shots of a gun, or a blow."""
        record = there.records.weapons[there.fighters[name].carried[arm].weapon]
        if range_modifier(record, gap) is None or (record.kind in BY_HAND and gap != "point_blank"):
            return 0
        guess = None if self.c.fighters[name].side in self.read.sides else GUESSED_SKILL
        percent = self.known.rate(name, arm, self.who, gap, guess)
        armour = self.c.records.armour[self.me.armour].value if self.me.armour else 0
        mean, chance = gets_through(record.damage, 0, armour)
        worth = (mean + 5 * POINT * chance // 100) * hope(percent) // 100
        return 2 * worth if record.kind == "gun" else worth * EVADED // 100

    # Ways

    def way(self, spot: Spot, place: str) -> int:
        """Metres from a spot to a place, through rooms that open to each other; rough ground on an area map doubled."""
        if self.c.scene.map.kind == "area":
            return self.area_way(spot, place)
        key = (spot.place, spot.x, spot.y, place)
        found: int | None = self.roads.get(key)
        if found is None:
            found = self.roads[key] = self.way_of(*key)
        return found

    def way_of(self, start: str, x: int, y: int, place: str) -> int:
        """The same from a point that belongs to a place, worked out; all fights on this map share it."""
        there = self.c.scene.map.places
        if joined(self.c, start, place):
            return straight(x, y, *corner(there[place].at))
        road = self.road(place)
        doors = [name for name in there if joined(self.c, start, name)]
        return min(straight(x, y, *corner(there[name].at)) + road.get(name, FAR) for name in doors)

    def road(self, goal: str) -> dict[str, int]:
        """Metres from every place to one, the shortest way from place to place; found once."""
        if goal not in self.roads:
            there = self.c.scene.map.places
            done: dict[str, int] = {}
            edge = {goal: 0}
            while edge:
                near = min(edge, key=lambda name: edge[name])
                gone = done[near] = edge.pop(near)
                for name in there:
                    if name not in done and joined(self.c, near, name):
                        total = gone + straight(*corner(there[near].at), *corner(there[name].at))
                        edge[name] = min(edge.get(name, FAR), total)
            self.roads[goal] = done
        found: dict[str, int] = self.roads[goal]
        return found

    def area_way(self, spot: Spot, place: str) -> int:
        """Metres of open ground to an area."""
        fighter = replace(self.me, place=spot.place, bound_for=spot.bound_for, travelled=spot.travelled)
        if spot.place == place:
            return 0
        areas = ways(self.c, fighter).get(place)
        if not areas:
            return FAR
        return (leg(self.c, fighter, areas[0]) + sum(crossing(self.c, area) for area in areas[1:])) // HOUR

    def way_to(self, spot: Spot, name: str) -> int:
        """Metres from a spot to somebody."""
        c, other = self.c, self.c.fighters[name]
        if c.scene.map.kind != "area" and joined(c, spot.place, other.place):
            return straight(spot.x, spot.y, other.x, other.y)
        return self.way(spot, other.place)

    def offers_cover(self, spot: Spot) -> bool:
        """Whether there is cover at a spot."""
        return cover_here(self.put(spot), self.who)

    # What the side is after

    @cached_property
    def prizes(self) -> list[str]:
        """The foes whom a goal of the side names."""
        goals = [goal for goal in self.c.scene.goals if goal.side == self.me.side and goal.kind == "defeat"]
        return [goal.unit for goal in goals if goal.unit in self.foes]

    @cached_property
    def hushed(self) -> bool:
        """Whether it is a goal of the other side to notice shooting."""
        return any(goal.kind == "noticed" and goal.side != self.me.side for goal in self.c.scene.goals)

    @cached_property
    def errand(self) -> list[str]:
        """Places to which a goal of the side, or a lost fight, sends this character; none: it fights."""
        c, side = self.c, self.me.side
        exits = [name for name, place in c.scene.map.places.items() if place.exit]
        for goal in c.scene.goals:
            if goal.side != side or goal.kind not in ("reach", "escape") or goal.unit not in ("", self.who):
                continue
            ends = exits if goal.kind == "escape" else list(goal.places)
            far = {name: min(self.steps(c.fighters[name], end) for end in ends) for name in self.mates}
            gone = sum(other.escaped for other in c.fighters.values() if other.side == side and goal.kind == "escape")
            first = sorted(far, key=lambda name: far[name])[: goal.count - gone + 1]
            if self.who in first:
                return ends
        return exits if self.hopeless else []

    def steps(self, fighter: Fighter, place: str) -> int:
        """How far somebody is from a place."""
        return self.way(standing(fighter), place)

    @cached_property
    def hopeless(self) -> bool:
        """Whether the fight is as good as lost."""
        c, side = self.c, self.me.side
        enemies = c.scene.enemies[side]
        mine, theirs = force(c, self.me.seat, side), sum(force(c, self.me.seat, other) for other in enemies)
        return 5 * mine < theirs

    @cached_property
    def holds(self) -> bool:
        """Whether the side need only keep what it has until the rounds are over."""
        return self.c.scene.winner_at_end == self.me.side
