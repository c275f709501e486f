"""Judge a situation: whom one faces, what one can do from where, what one risks there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hantei.core.memory import found_once, memory_of, results_of
from hantei.core.tally import Tally

from ..content.records import BANDS, Band, Weapon
from ..rules.conditions import aware
from ..rules.ground import cover_here, hearing, visibilities
from ..rules.hit_rate import under_pressure
from ..rules.movement import add_movement, in_action_check, in_force
from ..rules.noise import cell_for, silencing_level
from ..rules.routes import Spot, standing
from ..rules.shooting import reaches
from ..state import Fight
from .people import Armed, People, Person, dangers_of
from .prospects import (
    EVADED,
    KINDS,
    NOTHING,
    POINT,
    Blow,
    Blows,
    Plan,
    Volleys,
    blows,
    gets_through,
    hope,
    in_use,
    modes_with,
    parts_of,
    spread_fire,
    volleys,
)
from .rates import Aspect, Rates
from .roads import Roads
from .score import reading
from .sight import Point, Site, View, gaps_from, opened, ranges

GUESSED_SKILL = 55
"""The rate of somebody whose skills are hidden."""

SURVIVES = 70
"""How many of a hundred attacks on somebody leave them able to notice it (GD-11.7)."""

PRIZE = 250
"""The worth as a target of somebody whom a goal names, in hundredths."""

ALARM = 14 * POINT
"""The cost of being noticed by somebody who knows of nothing."""

Percents = dict[Band, int]
"""The plain hit rates at one foe by the range band, as far as they are worked out."""

Offers = Sequence[tuple[str, int, Volleys | Blows, int, int]]
"""An attack from a spot: the weapon, the foe's place, the worth by hit rate, the plain rate, the foe's worth in
hundredths.
"""


class Sense:
    """The situation of one character.

    It describes a fight as it is now. A fight that is equal in everything a machine player reads may take its place
    (`turn_to`), so that the results serve there too.
    """

    def __init__(self, c: Fight, who: str, people: People) -> None:
        self.who, self.people = who, people
        self.rates = Rates(c)
        self.roads = Roads(c)
        self.turn_to(c)
        self.read = reading(c, self.me.seat)
        side, hostile = self.me.side, c.scene.enemies[self.me.side]
        there = {name: one for name, one in people.items() if one.able and one.side in hostile}
        self.names, self.others = tuple(there), tuple(there.values())
        self.foes = {name: one.victim(c, name, self.read) for name, one in there.items()}
        self.points, self.upto = [one.point for one in self.others], ranges(c)
        self.mates = [name for name, one in people.items() if one.able and one.side == side]
        memory = memory_of(*c.grounds)
        self.sites: dict[Any, Site] = results_of(memory, Site)
        self.menaces: dict[Any, int] = results_of(memory, Armed)
        self.reaches: dict[str, Sequence[Band]] = results_of(memory, reaches)
        self.views: dict[Spot, View] = {}
        self.numbers: dict[Any, int] = {}
        self.shifts: dict[Any, int] = results_of(memory, add_movement)
        self.checking = (self.me.pc, in_action_check(c, who))
        self.own: dict[str, Sequence[int]] = {}
        self.seen_so: dict[bool, list[Aspect]] = {}
        self.percents: dict[tuple[str, bool], list[Percents]] = {}
        self.tables: dict[tuple[str, bool], list[Volleys | Blows]] = {}
        self.offers: dict[tuple[int, Sequence[str], bool], Offers] = {}
        self.attacks: dict[tuple[int, int, Sequence[str], bool, bool], Plan] = {}
        self.volleys: dict[tuple[str, int], Plan] = {}
        self.threats: dict[Any, list[dict[Band, int]]] = {}
        self.dangers: dict[tuple[int, bool, bool, bool], int] = {}

    def turn_to(self, c: Fight) -> None:
        """Be about this fight from now on, which is the same as the one before in all that is read here."""
        self.c, self.me = c, c.fighters[self.who]
        self.rates.c = self.roads.c = c
        self.tried: Fight | None = None

    @property
    def trial(self) -> Fight:
        """The fight with a copy of this character, to try out where to be and how."""
        if self.tried is None:
            self.tried = self.rates.c = in_use(self.c, self.who)
        return self.tried

    def put(self, spot: Spot, method: str = "") -> Fight:
        """The fight with this character's copy standing somewhere."""
        trial = self.trial
        ghost = trial.fighters[self.who]
        ghost.place, ghost.x, ghost.y, ghost.bound_for = spot.place, spot.x, spot.y, spot.bound_for
        ghost.method, ghost.cover, ghost.prone = method, self.me.cover, self.me.prone
        return trial

    @found_once
    def here(self) -> Spot:
        """Where it stands."""
        return standing(self.me)

    # Views

    def view(self, spot: Spot) -> View:
        """Return what it sees from a spot; views with the same attacks and dangers have the same number. These depend
        on everybody's distance, the light there, and who is near; while some know of nothing, also on who hears it.
        """
        found = self.views.get(spot)
        if found is None:
            site = self.sites.get((spot, self.c.visibility)) or self.site(spot)
            pressed = self.crowded and under_pressure(self.put(spot), self.who, self.who)
            gaps = gaps_from(self.c, spot, site, self.points, self.upto)
            what = spot if self.hidden else (gaps, site.light, pressed)
            number = self.numbers.setdefault(what, len(self.numbers))
            found = self.views[spot] = View(spot, site, gaps, pressed, number)
        return found

    def site(self, spot: Spot) -> Site:
        """Return what a spot of the map is like."""
        there = self.put(spot)
        light, opens = tuple(visibilities(there, self.who, self.who)), opened(self.c.scene.map, spot.place)
        found = self.sites[spot, self.c.visibility] = Site(light, cover_here(there, self.who), opens, {}, {})
        return found

    @found_once
    def sought(self) -> Sequence[Point]:
        """Where those are whom it is after: the foes whom a goal names, else all."""
        return [self.people[name].point for name in self.prizes] or self.points

    @found_once
    def crowded(self) -> bool:
        """GD-08.6: whether, by ruling, armed enemies who are near hamper whoever shoots."""
        return self.c.rulings["melee_pressure_scope"] == "enemy_near"

    def seen(self, spot: Spot) -> dict[str, Band]:
        """The foes that can be seen from a spot, and how far away they would be."""
        return {name: gap for name, gap in zip(self.names, self.view(spot).gaps, strict=True) if gap is not None}

    # Attacks

    def shift(self, method: str) -> int:
        """Return the modifier of a movement method (GD-06.1)."""
        key = (method, self.checking)
        found = self.shifts.get(key)
        if found is None:
            tally = Tally()
            add_movement(self.put(self.here, method), self.who, tally)
            found = self.shifts[key] = tally.value
        return found

    def arm(self, weapon: str) -> Weapon:
        """The record of a weapon carried."""
        return self.c.records.weapons[self.me.carried[weapon].weapon]

    @found_once
    def held(self) -> Sequence[str]:
        """List what it can attack with without making ready first."""
        return tuple(self.people[self.who].ready)

    @found_once
    def guns(self) -> Sequence[str]:
        """The guns among it."""
        return tuple([name for name in self.held if self.arm(name).kind == "gun"])

    def attack(self, spot: Spot, method: str, weapons: Sequence[str] = (), more: int = 0, full: bool = False) -> Plan:
        """The best attack on one target from a spot after a method; `more`: percent besides; `full`: if reloaded."""
        return self.attack_from(self.view(spot), self.shift(method) + more, tuple(weapons) or self.held, full)

    def attack_from(self, view: View, shift: int, weapons: Sequence[str], full: bool = False, aim: bool = True) -> Plan:
        """Return the same, given the modifier of movement and all else; `aim`: whether an aim taken is kept."""
        aim = aim or not self.me.aiming
        key = (view.number, shift, weapons, full, aim)
        found = self.attacks.get(key)
        if found is None:
            found = self.attacks[key] = self.best_attack(view, shift, weapons, full, aim)
        return found

    def best_attack(self, view: View, shift: int, weapons: Sequence[str], full: bool, aim: bool) -> Plan:
        """The same, worked out."""
        key = (view.number, weapons, full)
        offers = self.offers.get(key)
        if offers is None:
            offers = self.offers[key] = self.offers_from(view, weapons, full)
        best, found = 0, None
        for weapon, at, table, percent, value in offers:
            blow = table[percent + shift - (0 if aim else self.rates.aim(self.who, weapon, self.names[at]))]
            worth = blow[0] * value // 100
            if worth > best:
                if self.hidden:
                    worth -= self.alarm(view.spot, weapon, self.names[at])
                    if worth <= best:
                        continue
                best, found = worth, (weapon, at, blow)
        return self.plan(best, *found) if found else NOTHING

    def offers_from(self, view: View, weapons: Sequence[str], full: bool) -> Offers:
        """List what can be attacked from a spot with what: everybody in sight and range."""
        found: list[tuple[str, int, Volleys | Blows, int, int]] = []
        for weapon in weapons:
            reach, percents = self.reach(weapon), self.percents_with(weapon, view)
            tables = self.tables_for(weapon, full)
            for at, gap in enumerate(view.gaps):
                if gap is None or gap not in reach:
                    continue
                percent = percents[at].get(gap)
                if percent is None:
                    percent = percents[at][gap] = self.plain_rate(weapon, at, gap, view)
                found.append((weapon, at, tables[at], percent, self.values[at]))
        return found

    def plan(self, worth: int, weapon: str, at: int, blow: Blow) -> Plan:
        """An attack on one target."""
        _, mode, shots, part = blow
        return Plan(worth, KINDS[self.arm(weapon).kind][0], weapon, mode, (self.names[at],) * shots, part)

    @found_once
    def values(self) -> Sequence[int]:
        """Return the worth of each foe as a target, in hundredths: by what its weapons do at the distances at which its
        side's enemies are now, unless a goal names it.
        """
        dangers = dangers_of(self.c, self.names, self.others, self.between)
        return [PRIZE if name in self.prizes else danger for name, danger in dangers.items()]

    @found_once
    def between(self) -> Sequence[Sequence[Band | None]]:
        """How far the foes are from each of this side; nothing on an area map, where they are elsewhere in a round."""
        spots = [standing(self.c.fighters[name]) for name in self.mates if self.c.scene.map.kind != "area"]
        return [self.view(spot).gaps for spot in spots]

    def reach(self, weapon: str) -> Sequence[Band]:
        """The range bands in which a weapon can attack; the same in all games with its record."""
        record = self.me.carried[weapon].weapon
        found = self.reaches.get(record)
        if found is None:
            found = self.reaches[record] = [gap for gap in BANDS if reaches(self.arm(weapon), gap)]
        return found

    def percents_with(self, weapon: str, view: View) -> list[Percents]:
        """The plain hit rates at each foe with a weapon, by the range band, standing still."""
        key = (weapon, view.pressed)
        found = self.percents.get(key)
        if found is None:
            found = self.percents[key] = [{} for _ in self.names]
        return found

    def percent(self, weapon: str, at: int, gap: Band | None, view: View) -> int | None:
        """The plain hit rate at a foe; None out of range."""
        if gap is None or gap not in self.reach(weapon):
            return None
        return self.plain_rate(weapon, at, gap, view)

    def plain_rate(self, weapon: str, at: int, gap: Band, view: View) -> int:
        """The plain hit rate at a foe in range."""
        aspect = self.aspects(view)[at]
        hard = self.rates.known_circumstances.get((self.me.carried[weapon].weapon, gap, aspect))
        if hard is None:
            self.put(view.spot)
            hard = self.rates.circumstances(self.who, weapon, self.names[at], gap, aspect)
        return self.brought(weapon)[at] + hard

    def brought(self, weapon: str) -> Sequence[int]:
        """What it brings along to an attack with a weapon on each foe, standing still."""
        found = self.own.get(weapon)
        if found is None:
            self.put(self.here)
            plain = self.rates.brought(self.who, weapon).with_skill(None)
            found = self.own[weapon] = [plain + self.rates.aim(self.who, weapon, name) for name in self.names]
        return found

    def aspects(self, view: View) -> list[Aspect]:
        """What it sees of its foes from a spot, except for the distances."""
        found = self.seen_so.get(view.pressed)
        if found is None:
            self.put(view.spot)
            found = self.seen_so[view.pressed] = [self.rates.aspect(self.who, name) for name in self.names]
        return found

    def tables_for(self, weapon: str, full: bool) -> list[Volleys | Blows]:
        """Return the worth of the best attacks on each foe with a weapon, by the hit rate."""
        key = (weapon, full)
        found = self.tables.get(key)
        if found is None:
            found = self.tables[key] = self.best_by_rate(weapon, full)
        return found

    def best_by_rate(self, weapon: str, full: bool) -> list[Volleys | Blows]:
        """The same, looked up."""
        arm, one = self.arm(weapon), self.me.carried[weapon]
        parts = parts_of(self.c, KINDS[arm.kind][1])
        if arm.kind != "gun":
            return [blows(arm.damage, victim, parts[0]) for victim in self.foes.values()]
        short = not self.me.magazines.get(one.weapon, 0)
        modes = modes_with(self.c, arm, arm.magazine if full else one.rounds)
        return [volleys(arm.damage, modes, victim, short, parts) for victim in self.foes.values()]

    def several(self, weapon: str, method: str) -> Plan:
        """The best volley at more than one target from here after a method; it loses an aim taken (GD-04.8)."""
        key = (weapon, self.shift(method))
        if key not in self.volleys:
            self.volleys[key] = self.best_several(*key)
        return self.volleys[key]

    def best_several(self, weapon: str, shift: int) -> Plan:
        """The same, worked out."""
        arm = self.arm(weapon)
        view = self.view(self.here)
        rated = [(self.percent(weapon, at, gap, view), self.names[at]) for at, gap in enumerate(view.gaps)]
        best = sorted((-percent, name) for percent, name in rated if percent is not None)
        there = tuple(name for _, name in best[:3])
        if len(there) < 2 or arm.kind != "gun" or self.hidden:
            return NOTHING
        one, other = there[:2]
        patterns = [(one, other), (one, one, other), (one, other, other), *([there] if len(there) == 3 else [])]
        rates = {name: shift - percent - self.rates.aim(self.who, weapon, name) for percent, name in best[:3]}
        found = spread_fire(self.c, weapon, self.me.carried[weapon], self.foes, rates, patterns)
        return max(found, default=NOTHING)

    # Noise

    @found_once
    def hidden(self) -> bool:
        """Whether there are foes who have noticed nothing of this side."""
        return any(self.surprised(name) for name in self.foes)

    def alarm(self, spot: Spot, weapon: str, target: str) -> int:
        """Return the cost of letting unsuspecting foes notice a shot (GD-11.2), or an attack that they survive."""
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

    def danger(self, view: View, prone: bool, full: bool) -> int:
        """Return what foes can do in a round to one target of this side at a spot, in any cover; `full`: after full
        movement.
        """
        key = (view.number, view.site.cover, prone, full)
        found = self.dangers.get(key)
        if found is None:
            found = self.dangers[key] = self.peril(view, prone, full)
        return found

    def peril(self, view: View, prone: bool, full: bool) -> int:
        """The same, worked out."""
        total, pressed = 0, self.pressed_at(view.spot)
        for at, (threats, gap) in enumerate(zip(self.threats_at(view, prone, full, pressed), view.gaps, strict=True)):
            if gap is not None:
                threat = threats.get(gap)
                if threat is None:
                    threat = threats[gap] = self.threat(at, gap, view, prone, full, pressed[at])
                total += threat
        weak = 3 * max(0, self.me.endurance) < self.c.sheet(self.who).endurance
        return total * (3 if weak else 2) // (max(1, len(self.mates)) + 1)

    def threats_at(self, view: View, prone: bool, full: bool, pressed: Sequence[bool]) -> list[dict[Band, int]]:
        """Return what each foe can do at such a spot with what it holds, by the range band, as far as known."""
        key = (view.site.light, view.site.cover, prone, full, pressed)
        found = self.threats.get(key)
        if found is None:
            found = self.threats[key] = [{} for _ in self.names]
        return found

    def threat(self, at: int, gap: Band, view: View, prone: bool, full: bool, pressed: bool) -> int:
        """What one foe can do with what it holds."""
        arms = self.arms[at]
        if not arms:
            return 0
        site, runs = view.site, full and self.runs
        aspect = Aspect(site.light, site.cover, prone, runs, pressed)
        key = (arms, gap, aspect, self.armour)
        found = self.menaces.get(key)
        if found is None:
            there = self.put(view.spot, "full" if full else "stay")
            there.fighters[self.who].cover, there.fighters[self.who].prone = site.cover, prone
            found = self.menaces[key] = max(self.blow_of(self.names[at], arm, gap, aspect) for arm in arms)
        return found

    def blow_of(self, name: str, arm: Armed, gap: Band, aspect: Aspect) -> int:
        """Return what a foe's weapon does here on average: two shots of a gun, or a blow."""
        record = self.c.records.weapons[arm.weapon]
        if not reaches(record, gap):
            return 0
        percent = arm.percent + self.rates.circumstances(name, arm.carried, self.who, gap, aspect)
        mean, chance = gets_through(record.damage, 0, self.armour)
        worth = (mean + 5 * POINT * chance // 100) * hope(percent) // 100
        return 2 * worth if record.kind == "gun" else worth * EVADED // 100

    @found_once
    def arms(self) -> list[Sequence[Armed]]:
        """Return each foe's means to attack this character now; none if it cannot act or knows of nothing."""
        return [self.arms_of(name, one) for name, one in zip(self.names, self.others, strict=True)]

    def arms_of(self, name: str, one: Person) -> Sequence[Armed]:
        """What one foe can attack this character with."""
        if not (one.acts and aware(self.c, name)):
            return ()
        guess = None if one.side in self.read.sides else GUESSED_SKILL
        aimed_at = self.c.fighters[name].aiming == self.who
        key = (guess, aimed_at, in_action_check(self.c, name))
        found = one.arms.get(key)
        if found is None:
            carried = self.c.fighters[name].carried
            found = tuple([Armed(arm, carried[arm].weapon, self.brings(name, arm, guess)) for arm in one.ready])
            one.arms[key] = found
        return found

    def brings(self, name: str, arm: str, guess: int | None) -> int:
        """What a foe brings along to an attack on this character."""
        return self.rates.brought(name, arm).with_skill(guess) + self.rates.aim(name, arm, self.who)

    @found_once
    def armour(self) -> int:
        """Its own 防御値."""
        return self.people[self.who].armour

    @found_once
    def runs(self) -> bool:
        """GD-06.3: whether full movement makes this character harder to hit."""
        return in_force(self.put(self.here, "full"), self.who) == "full"

    def pressed_at(self, spot: Spot) -> Sequence[bool]:
        """GD-08.6: whether each foe who shoots at this character at a spot is hampered."""
        if self.crowded:
            there = self.put(spot)
            return tuple([under_pressure(there, name, self.who) for name in self.names])
        return self.struck

    @found_once
    def struck(self) -> Sequence[bool]:
        """Return the same, under the rulings for which the place does not matter."""
        return tuple([under_pressure(self.c, name, self.who) for name in self.names])

    # What the side is after

    @found_once
    def prizes(self) -> list[str]:
        """The foes whom a goal of the side names."""
        goals = [goal for goal in self.c.scene.goals if goal.side == self.me.side and goal.kind == "defeat"]
        return [goal.unit for goal in goals if goal.unit in self.foes]

    @found_once
    def hushed(self) -> bool:
        """Whether it is a goal of the other side to notice shooting."""
        return any(goal.kind == "noticed" and goal.side != self.me.side for goal in self.c.scene.goals)

    @found_once
    def hopeless(self) -> bool:
        """Whether the fight is as good as lost."""
        side, hostile = self.me.side, self.c.scene.enemies[self.me.side]
        ours = theirs = 0
        for name, one in self.people.items():
            if one.counts and one.side == side:
                ours += one.force(self.c, name, self.read)
            elif one.counts and one.side in hostile:
                theirs += one.force(self.c, name, self.read)
        return 5 * ours < theirs

    @found_once
    def holds(self) -> bool:
        """Whether the side need only keep what it has until the rounds are over."""
        return self.c.scene.winner_at_end == self.me.side
