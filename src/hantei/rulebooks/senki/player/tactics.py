"""Weigh what the machine player sees, in hundredths of a point of damage: blows, squares, dangers, ways.

It reads the battle sheet and the records of its own side. For a machine whose values are hidden from players
(SK-DATA.25) it uses what can be seen and guesses the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import chain

from hantei.core.glance import at_a_glance
from hantei.core.memory import found_once, memory_of, results_of
from hantei.core.tally import Tally
from hantei.core.temper import fear, feared

from ..content.effects import Change, Modify
from ..content.words import Cover
from ..rules.attack import DEFENCE_VALUE, PARTIAL_COVER
from ..rules.checks import add_check_modifiers, add_defence_modifiers
from ..rules.damage import guards_of
from ..rules.figures import armour, figure, forces
from ..rules.grid import distance, fallen, named, neighbours, place, up
from ..rules.hindering import against, downed_enemies
from ..rules.knowledge import start_hp
from ..rules.shapes import directions, user_is_met
from ..rules.sight import sight
from ..rules.square_sets import SquareSet, numbers, together
from ..rules.statuses import has, immunity, reaction_penalties
from ..state import Cell, Fight
from .barring import Gate, bars, open_gates
from .blows import SHARPENS, Blow, payable_blows
from .chart import Sights, chart_of
from .wards import COMRADE, WARD, keeps, lasting, wards
from .ways import FAR, escapes

WINS = (0, 1, 1, 2, 4, 6, 10, 16, 24, 34, 44, 56, 66, 76, 84, 90, 94, 96, 98, 99, 99)
"""Chances, in percent, to win an opposed 2D6 at a difference of -10 to +10; a tie loses."""

GUESS = {"evasion": 6, "reaction": 6, "armour": 3, "hp": 20, "en": 20, "power": 3, "initiative": 9}
"""The values supposed where the real ones are hidden."""

NUISANCE = {"corrosion": 3, "daze": 4, "panic": 5, "pressure": 2, "seal": 3, "stall": 2, "power_down": 1}
"""The worth of inflicting a bad status, in points of damage."""


EN_PRICE = (25, 40)
"""The worth of a point of EN: while there is plenty, and when it runs short."""

STRUCK = 400
"""What an enemy is supposed to do to a machine it can strike: 44 blows of 100 meet, and nine points get through."""

FINISHED = 30
"""The worth of a finishing blow at somebody who is down."""

Choice = tuple[int, Blow | None]
"""The worth of the best blow, and the blow."""

NO_BLOW: Choice = (0, None)


class Field:
    """The surroundings of one machine, whatever it considers doing: who stands where, and what is known of them."""

    def __init__(self, c: Fight, who: str) -> None:
        self.c, me = c, c.fighters[who]
        self.here, self.chart = place(c, who), chart_of(c)
        enemies = against(c, me.side)
        self.foes = {name: (one.x, one.y) for name, one in c.fighters.items() if one.side in enemies and up(one)}
        self.mates = {
            name: (one.x, one.y)
            for name, one in c.fighters.items()
            if one.side == me.side and not (one.away or one.shot_down or one.dead)
        }
        downed = downed_enemies(c, who) if c.finishing else []
        self.prey = {**self.foes, **{name: place(c, name) for name in downed}}
        self.guards: dict[tuple[str, str], int] = {}
        self.armours: dict[tuple[str, str], tuple[bool, int]] = {}
        self.weights: dict[str, int] = {}
        self.sights: dict[int, Sequence[tuple[str, Sights]]] = {}
        self.around: dict[int, SquareSet] = {}
        self.rated: dict[tuple[str, str, str, Cover], int] = {}  # blows as they are, without supposed effects
        self.suffered: dict[str, dict[tuple[Blow, Cover], int]] = {}
        self.hidden = c.rulings["open_npc_values"] == "default" and me.pc

    @found_once
    def nearest(self) -> int:
        """Squares to the nearest enemy."""
        return min([distance(self.c, self.here, at) for at in self.foes.values()], default=FAR)

    @found_once
    def menace(self) -> Sequence[int]:
        """Return the danger from enemies in each square; for a finishing blow the fallen count too."""
        return self.chart.menace(self.c, self.prey.values())

    def met_from(self, far: int) -> Sequence[tuple[str, Sights]]:
        """Return everybody who can be fought, with the squares from which they can be met at a distance."""
        found = self.sights.get(far)
        if found is None:
            sights = self.chart.sights
            found = self.sights[far] = [(name, sights(self.c, spot, far)) for name, spot in self.prey.items()]
        return found

    def suffers(self, foe: str) -> dict[tuple[Blow, Cover], int]:
        """What blows are known to do to somebody; kept for all moments of a batch in which they would do the same."""
        found = self.suffered.get(foe)
        if found is None:
            known = results_of(memory_of(*self.c.grounds), Field.suffers)
            found = self.suffered[foe] = known.setdefault(bearing(self.c, foe, self.hidden), {})
        return found

    def near(self, far: int) -> SquareSet:
        """Return the squares within a distance of anybody who can be fought."""
        found = self.around.get(far)
        if found is None:
            found = 0
            for spot in self.prey.values():
                found |= self.chart.near(self.c, spot, far)
            self.around[far] = found
        return found


def bearing(c: Fight, foe: str, hidden: bool) -> Hashable:
    """Everything that decides what a blow does to somebody. `hidden`: whether values are hidden from the one who
    strikes.
    """
    one = c.fighters[foe]
    statuses = tuple([found.id for found in one.statuses]) if one.statuses else ()
    lost = sum([amount for amount, _, _ in reaction_penalties(c, foe)])
    hurt = one.hp < start_hp(c, foe)
    return one.character, one.hp, hurt, one.pc, one.submerged, one.high, statuses, lost, forces(c, foe), hidden


field_of = at_a_glance(Field)
"""The field around a machine, worked out once."""


class View:
    """The field as one machine sees it at one moment.

    `arms`: the weapons it supposes in hand, those it carries if none; `edge`: effects that it supposes in force.
    """

    def __init__(self, c: Fight, who: str, arms: Sequence[str] = (), edge: Sequence[object] = ()) -> None:
        self.c, self.who, self.me = c, who, c.fighters[who]
        self.edge = tuple(effect for effect in edge if isinstance(effect, Modify | Change))
        unready = [] if arms else self.me.unready
        self.arms = [name for name in arms or self.me.equipped if name not in unready]
        self.field = field_of(c, who)
        self.here, self.foes, self.mates = self.field.here, self.field.foes, self.field.mates
        self.chart = self.field.chart
        self.en_price = EN_PRICE[self.me.en < 12]
        self.care = caution(c, who)
        self.hidden = self.field.hidden
        self.rated = {} if self.edge else self.field.rated
        self.choice: dict[bool, dict[int, Choice]] = {False: {}, True: {}}
        self.seen = {False: 0, True: 0}
        self.worths: dict[str, int] = {}  # of what helps, by its option

    # What is there

    def nearest(self) -> int:
        """Squares to the nearest enemy."""
        return self.field.nearest

    @found_once
    def steps(self) -> Sequence[int]:
        """How many steps it is from each square to an enemy worth reaching."""
        prey = [at for name, at in self.foes.items() if self.weight(name) > 100]
        return self.chart.steps(self.c, prey or self.foes.values())

    def cover(self, a: Cell, b: Cell) -> Cover:
        """What lies between two squares."""
        return sight(self.c, a, b)

    def weight(self, name: str) -> int:
        """Return how much this one matters, in hundredths: more if a goal names it or it is about to get away."""
        weights = self.field.weights
        if name not in weights:
            weights[name] = weight_of(self.c, name)
        return weights[name]

    # Blows

    @found_once
    def blows(self) -> Sequence[Blow]:
        """Every attack that can be paid for now."""
        return payable_blows(self.c, self.who, self.arms, self.edge)

    def rate(self, blow: Blow, foe: str, cover: Cover) -> int:
        """Return the worth of a blow at one enemy, which counts as much as that one matters."""
        key = (blow.option, blow.weapon, foe, cover)
        found = self.rated.get(key)
        if found is None:
            found = self.rated[key] = self.weigh(blow, foe, cover)
        return found

    def weigh(self, blow: Blow, foe: str, cover: Cover) -> int:
        """The same, worked out."""
        if self.c.fighters[foe].incapacitated:
            return FINISHED if self.c.finishing else 0
        known = self.field.suffers(foe)
        worth = known.get((blow, cover))
        if worth is None:
            worth = known[blow, cover] = self.done(blow, foe, cover)
        return worth * self.weight(foe) // 100

    def done(self, blow: Blow, foe: str, cover: Cover) -> int:
        """What a blow does to somebody: damage times its chance, more if it fells, and the worth of statuses."""
        c = self.c
        guard = self.guard(foe, blow.kind) + (PARTIAL_COVER if cover == "partial" else 0)
        chance = WINS[max(-10, min(10, blow.hit - guard)) + 10]
        harm = self.harm(foe, blow.mean, blow.attribute)
        hp = self.guess(foe, "hp")
        worth = chance * (min(harm, hp + 1) + (6 if harm >= hp else 3 * harm // max(1, hp)))
        for status in blow.statuses:
            if not has(c, foe, status) and not immunity(c, foe, status):
                worth += chance * NUISANCE[status] // 2
        return worth

    def guard(self, foe: str, kind: str) -> int:
        """Return how well an enemy defends against a kind of attack, with all that bears on it but cover."""
        guards = self.field.guards
        if (foe, kind) not in guards:
            tally = Tally()
            add_defence_modifiers(self.c, foe, tally, kind)
            add_check_modifiers(self.c, foe, tally, reaction=True)
            guards[foe, kind] = self.guess(foe, DEFENCE_VALUE[kind]) + tally.value
        return guards[foe, kind]

    def guess(self, name: str, what: str) -> int:
        """Return a value of somebody's record as far as it is known; every wound tells how much HP is left."""
        c = self.c
        other = c.fighters[name]
        hidden = self.hidden and not other.pc
        if what in ("hp", "en"):
            known = not hidden or (what == "hp" and other.hp < start_hp(c, name))
            return int(getattr(other, what)) if known else GUESS[what]
        return GUESS[what] if hidden else figure(c, name, what)

    def harm(self, name: str, mean: int, attribute: str) -> int:
        """Damage that gets through on average."""
        armours = self.field.armours
        if (name, attribute) not in armours:
            armours[name, attribute] = self.armour(name, attribute)
        halved, worn = armours[name, attribute]
        return max(0, ((mean + 1) // 2 if halved else mean) - worn)

    def armour(self, name: str, attribute: str) -> tuple[bool, int]:
        """Return whether damage is halved for somebody, and how much is subtracted."""
        c, other = self.c, self.c.fighters[name]
        if self.hidden and not other.pc:
            return other.submerged, 0 if attribute == "piercing" else GUESS["armour"]
        halved = other.submerged or any(guard.do == "halve" for guard, _ in guards_of(c, name, attribute))
        return halved, armour(c, name, attribute).value

    def aims(self, blow: Blow, at: Cell, fine: bool = False) -> dict[str, int]:
        """List the ways to aim a blow from a square, with the worth of each."""
        c, target, n = self.c, blow.target, self.chart.number[at]
        gaps = {name: self.chart.gaps(c, spot)[n] for name, spot in self.field.prey.items()}
        near = {name: self.field.prey[name] for name, gap in gaps.items() if gap <= blow.far}
        if not near:
            return {}
        if target.kind == "single":
            covers = {name: self.cover(at, spot) for name, spot in near.items()}
            return {name: self.rate(blow, name, cover) for name, cover in covers.items() if cover != "complete"}
        if target.kind == "charge":
            worths = [worth for worth, _ in self.charges(blow, 1 << n)]
            return {"": worths[0]} if worths else {}
        if target.kind == "area":
            spots = dict.fromkeys(near.values())
            if fine and target.x:
                spots |= dict.fromkeys(chain.from_iterable(neighbours(c, spot) for spot in near.values()))
            seen = [
                spot for spot in spots if distance(c, at, spot) <= blow.reach and self.cover(at, spot) != "complete"
            ]
            areas = {named(spot): self.chart.area(c, target, spot) for spot in seen}
        else:
            areas = {way: self.chart.area(c, target, at, way) for way in directions(c, target)}
        return {aim: worth for aim, area in areas.items() if (worth := self.struck(blow, n, area)) > 0}

    def struck(self, blow: Blow, n: int, area: SquareSet) -> int:
        """Return the worth of an area from a square, by its number: the enemies in it that can be met, less friends who
        cannot be left out.
        """
        worth, number = 0, self.chart.number
        for name, spot in self.field.prey.items():
            if area >> number[spot] & 1:
                clear, partial = self.chart.sights(self.c, spot, blow.far)
                if clear >> n & 1:
                    worth += self.rate(blow, name, "clear")
                elif partial >> n & 1:
                    worth += self.rate(blow, name, "partial")
        return worth - self.toll(blow, n, area) if worth and not blow.target.select else worth

    def toll(self, blow: Blow, n: int, area: SquareSet) -> int:
        """Return what a blow does to friends in its area, and to this machine if it is met there. The fallen have
        nothing to lose but by a finishing blow.
        """
        c, number = self.c, self.chart.number
        there = [name for name, spot in self.mates.items() if name != self.who and area >> number[spot] & 1]
        mates = [name for name in there if c.finishing or not fallen(c.fighters[name])]
        if user_is_met(c, blow.target) and area >> n & 1:
            mates.append(self.who)
        return sum(60 * self.harm(name, blow.mean, blow.attribute) for name in mates)

    def best(self, at: Cell, moved: bool) -> Choice:
        """Return the best blow from a square, less its cost; worked out once."""
        n, moved = self.chart.number[at], moved and self.heavy
        found = self.choice[moved].get(n)
        if found is None:
            self.look_over(1 << n, moved)
            found = self.choice[moved][n]
        return found

    def best_of(self, at: Cell, moved: bool, options: Sequence[str]) -> Choice:
        """The best of some blows."""
        n = self.chart.number[at]
        return self.bests([blow for blow in self.blows if blow.option in options], 1 << n, moved)[n]

    def look_over(self, squares: SquareSet, moved: bool) -> None:
        """Work out the best blow from each of some squares, unless it is known already."""
        fresh = squares & ~self.seen[moved]
        if fresh:
            self.seen[moved] |= fresh
            self.choice[moved] |= self.bests(self.blows, fresh, moved)

    def bests(self, blows: Sequence[Blow], squares: SquareSet, moved: bool) -> dict[int, Choice]:
        """Return the best of some blows from each of some squares, less its cost; of equal ones the first. Go through
        the blows from the best, each for the squares that are left and from which it can be made.
        """
        offers: list[tuple[int, int, SquareSet]] = []
        for rank, blow in enumerate(blows):
            if moved and blow.still:
                continue
            cost = blow.price * self.en_price
            offers += [(cost - worth, rank, met) for worth, met in self.found_by(blow)(blow, squares) if worth > cost]
        found: dict[int, Choice] = {}
        left = squares
        for loss, rank, met in sorted(offers):
            if met & left:
                for n in numbers(met & left):
                    found[n] = -loss, blows[rank]
                left &= ~met
        return found | dict.fromkeys(numbers(left), NO_BLOW)

    def shots(self, blow: Blow, squares: SquareSet) -> Iterator[tuple[int, SquareSet]]:
        """Return the worths of a blow at one enemy, each with the squares from which it has that worth."""
        for name, (clear, partial) in self.field.met_from(blow.far):
            if clear & squares:
                yield self.rate(blow, name, "clear"), clear & squares
            if partial & squares:
                yield self.rate(blow, name, "partial"), partial & squares

    def bursts(self, blow: Blow, squares: SquareSet) -> Iterator[tuple[int, SquareSet]]:
        """Return the same for a blow at an area around a square that holds an enemy."""
        for centre in dict.fromkeys(self.field.prey.values()):
            clear, partial = self.chart.sights(self.c, centre, blow.reach)
            if (clear | partial) & squares:
                area = self.chart.area(self.c, blow.target, centre)
                for n in numbers((clear | partial) & squares):
                    yield self.struck(blow, n, area), 1 << n

    def rays(self, blow: Blow, squares: SquareSet) -> Iterator[tuple[int, SquareSet]]:
        """Return the same for a blow in one direction."""
        c, chart = self.c, self.chart
        there = together(chart.number[spot] for spot in self.field.prey.values())
        for n in numbers(self.near(blow) & squares):
            for way in directions(c, blow.target):
                area = chart.area(c, blow.target, chart.cells[n], way)
                if area & there:
                    yield self.struck(blow, n, area), 1 << n

    def charges(self, blow: Blow, squares: SquareSet) -> Iterator[tuple[int, SquareSet]]:
        """Return the same for a charge: it counts the best enemy it might meet, and half of another one."""
        near = {name: self.chart.near(self.c, spot, blow.target.x) for name, spot in self.field.prey.items()}
        met = [(self.rate(blow, name, "clear"), there) for name, there in near.items() if there & squares]
        met.sort(reverse=True)
        for n in numbers(self.near(blow) & squares):
            rates = [rate for rate, there in met if there >> n & 1]
            if rates:
                yield rates[0] + sum(rates[1:2]) // 2, 1 << n

    def near(self, blow: Blow) -> SquareSet:
        """The squares from which a blow might meet somebody."""
        return self.field.near(blow.far)

    def found_by(self, blow: Blow) -> Callable[[Blow, SquareSet], Iterator[tuple[int, SquareSet]]]:
        """Return the function that weighs a blow of this shape."""
        kind = blow.target.kind
        if kind == "single":
            return self.shots
        return self.bursts if kind == "area" else self.charges if kind == "charge" else self.rays

    def gain(self, edge: Sequence[object]) -> int:
        """Return how much effects improve the best blow from here."""
        if not any(isinstance(effect, Change) or getattr(effect, "figure", "") in SHARPENS for effect in edge):
            return 0
        better = View(self.c, self.who, edge=edge).best(self.here, self.c.moved)[0]
        return better - self.best(self.here, self.c.moved)[0]

    def rearmed(self, old: str, new: str) -> int:
        """Return how much another weapon improves the best blow from here; readying it costs nothing (SK-04.18)."""
        arms = [name for name in [*self.me.equipped, new] if name and name != old]
        return View(self.c, self.who, arms).best(self.here, self.c.moved)[0] - self.best(self.here, self.c.moved)[0]

    def widened(self, new: str) -> int:
        """Return how much one more weapon improves the best blow, over all squares from which there may be one."""
        wider = View(self.c, self.who, [*self.me.equipped, new])
        squares = self.field.near(max([blow.far for blow in wider.blows], default=0))
        for view in (self, wider):
            view.look_over(squares, False)
        before, after = self.choice[False], wider.choice[False]
        return sum(max(0, after[n][0] - before[n][0]) for n in numbers(squares))

    # Squares

    def danger(self, at: Cell) -> int:
        """Return the danger to this machine in a square; cover and distance lessen it, and the weak take more care."""
        return feared(self.field.menace[self.chart.number[at]] * self.care)

    def stand(self, at: Cell, moved: bool, over: bool = False) -> int:
        """Return the worth of standing in a square: the blow from there, now and later, the way to the enemy, the
        danger.

        `over`: the turn ends with the move.
        """
        return self.stands(1 << self.chart.number[at], moved, over)[at]

    def stands(self, ends: SquareSet, moved: bool, over: bool = False) -> dict[Cell, int]:
        """Return the same for several squares, worked out together."""
        heavy, cells = moved and self.heavy, self.chart.cells
        if not over:
            self.look_over(ends, heavy)
        if over or heavy:
            self.look_over(ends, False)
        best, later, steps = self.choice[heavy], self.choice[False], self.steps
        menace, care, gates, kept = self.field.menace, self.care * fear(), self.gates, self.kept
        others = self.comrades if self.lasting else []
        found: dict[Cell, int] = {}
        for n in numbers(ends):
            now = 0 if over else best[n][0]
            worth = now - menace[n] * care // 100
            if over or heavy:
                worth += later[n][0] // 4
            if not now and not self.lasting:
                worth -= 40 * steps[n]
            if others:
                worth += keeps(self.c, cells[n], others, COMRADE)
            worth += bars(self.c, cells[n], gates) if gates else 0
            found[cells[n]] = worth + keeps(self.c, cells[n], kept, WARD) if kept else worth
        return found

    @found_once
    def gates(self) -> Sequence[Gate]:
        """The ways out that enemies want to take and no friend bars."""
        return open_gates(self.c, self.who, self.foes, self.mates, self.hidden)

    @found_once
    def kept(self) -> list[Cell]:
        """Where those are by whom it should stay."""
        return wards(self.c, self.who)

    @found_once
    def comrades(self) -> Sequence[Cell]:
        """Where those of its side are who can still act."""
        return [at for name, at in self.mates.items() if name != self.who and up(self.c.fighters[name])]

    @found_once
    def lasting(self) -> bool:
        """Whether its side only has to last, so that nobody has to go and look for the enemy."""
        return lasting(self.c, self.me.side)

    @found_once
    def heavy(self) -> bool:
        """Whether this machine has charge shots that moving spoils."""
        return any(blow.still for blow in self.blows)


def caution(c: Fight, who: str) -> int:
    """Return how many times danger counts for somebody: three times for the weak; and as often again where their side
    only has to last, since the enemy has to come, and what is not lost counts for more there than what is done.
    """
    weak = 3 if 3 * c.fighters[who].hp <= c.sheet(who).hp else 1
    return weak * (3 if lasting(c, c.fighters[who].side) else 1)


view_of = at_a_glance(View)
"""The field as a machine sees it with its present arms, worked out once."""


def weight_of(c: Fight, name: str) -> int:
    """How much somebody matters to its enemies."""
    for goal in c.scene.goals:
        if goal.kind == "defeat" and goal.unit == name:
            return 160
        if goal.kind == "escape" and goal.side == c.fighters[name].side:
            return 100 + max(0, 150 - 12 * min(distance(c, place(c, name), out) for out in escapes(c)))
    return 100
