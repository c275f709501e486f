"""Rehearse an operation on paper: how likely a ready-made leader is to live through what its file says.

The file is read as somebody knows it who has played it or whom a game master has briefed: every map, enemy, trap and
gift that it holds. Its dice are middling ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..content.language import (
    Check,
    Choose,
    Companion,
    Count,
    Effect,
    Encounter,
    Enlist,
    Gain,
    Heal,
    Hurt,
    If,
    Loot,
    ReactionId,
    Roll,
    Shop,
    Trap,
    Wait,
    Ware,
    Wound,
)
from ..content.rows import span
from ..content.scenario import Lap
from ..rules.checks import default_target
from ..rules.detection import first_encounter
from ..rules.scenario.conditions import holds
from ..rules.scenario.goods import sales
from ..state import Campaign, Waiting, waiting
from .bout import Bout, Known, share_of
from .buying import EXPLOSIVES, KEPT, blows_up
from .expecting import best_way, offer
from .on_paper import READY_MADE, SEAT, Force, fails, middle, ready
from .promising import failing, hands, promised

FORTUNES = ((-0.22, 0.1), (-0.11, 0.25), (0.0, 0.3), (0.11, 0.25), (0.22, 0.1))
"""How good luck is, and how likely."""

HOSTILE: tuple[ReactionId, ...] = ("hostile", "fight_to_the_end")
A_ROLL_OF_LOOT = 2
"""Magazines that a roll on a loot table brings in the mean."""

Stop = tuple[str, float]
"""A map that a squad comes to, and how likely."""


def prospect(c: Campaign, scenario: str, difficulty: str, preset: str, outfit: str = READY_MADE) -> float:
    """How likely a ready-made leader is to live through an operation on paper."""
    twin = ready(c, scenario, difficulty, preset, outfit)
    points = twin.squads[SEAT].leader.points
    known: Known = {}
    return sum(share * Rehearsal(twin, points, luck, known).played() for luck, share in FORTUNES)


class Rehearsal:
    """An operation on paper, with luck of one kind."""

    def __init__(self, c: Campaign, points: int, luck: float, known: Known) -> None:
        self.c, self.points, self.luck, self.known = c, points, luck, known
        self.force = Force(c, points)
        self.first = ""
        self.sure = True
        c.op.waiting, c.op.companions, c.op.information, c.op.counters = [], [], [], {}
        c.op.entered, c.op.lap, c.op.tile = 0, 1, ""

    def played(self) -> float:
        """Go from lap to lap and from map to map to the end; how likely the leader is to live, and nothing to fail."""
        c, alive = self.c, 1.0
        progress = c.scenario.progress
        self.through("start", c.scenario.start, 1.0)
        if not progress.laps:
            self.go(None)
        for i, lap in enumerate(progress.laps):
            if i and progress.between_laps == "operation":
                alive *= self.force.alive
                self.force = Force(c, self.points, self.force.counts)
            c.op.lap, c.op.entered, c.op.tile = i + 1, 0, ""
            self.through(f"progress/laps/{i}/start", lap.start, 1.0)
            self.go(lap)
        return alive * self.force.alive * self.not_failed()

    def not_failed(self) -> float:
        """How likely no counter has come so far that the operation has failed."""
        share = 1.0
        for failure in self.c.scenario.failure:
            share *= 1 - self.force.likely(failure.when)
        return share

    def go(self, lap: Lap | None) -> None:
        """Go from map to map."""
        for tile, weight in stops(self.c, lap):
            self.c.op.tile = tile
            self.c.op.entered += 1
            self.through(f"tiles/{tile}/events", self.c.scenario.tiles[tile].events, self.detected(tile, weight))

    def detected(self, tile: str, weight: float) -> float:
        """How likely a squad enters a map that it comes to: one with a fight is gone around by dexterity."""
        force, points = self.force, self.force.stocks["points"]
        fight = self.c.scenario.tiles[tile].detectable and bool(first_encounter(self.c, tile))
        if not fight or force.squad.leader.sub != "dexterity" or points < 2:
            return weight
        force.spend("points", weight)
        return weight * fails(default_target(self.c) - int(points))

    def through(self, path: str, effects: Sequence[Effect], weight: float) -> None:
        """Go through the effects of an event that comes with a weight."""
        for i, effect in enumerate(effects):
            here = f"{path}/{i}"
            if isinstance(effect, Encounter):
                self.meet(here, effect, weight)
            elif isinstance(effect, If):
                branch = "then" if holds(self.c, effect.when) else "otherwise"
                self.through(f"{here}/{branch}", effect.then if branch == "then" else effect.otherwise, weight)
            elif isinstance(effect, Choose):
                self.choose(here, effect, weight)
            elif isinstance(effect, Check):
                failed, branch, bad = failing(self.c, effect, self.force.skill, self.force.skills())
                self.through(f"{here}/success", effect.success, weight * (1 - failed))
                self.through(f"{here}/{branch}", bad, weight * failed)
            elif isinstance(effect, Roll):
                for row, then in effect.rows.items():
                    self.through(f"{here}/rows/{row}", then, weight * share_of(effect, row))
            else:
                self.take(here, effect, weight)

    def choose(self, path: str, effect: Choose, weight: float) -> None:
        """Take the option that promises most."""
        open_now = [i for i, option in enumerate(effect.options) if holds(self.c, option.when)]
        if open_now:
            self.c.squads[SEAT].leader.life = max(1, round(self.force.mean_life))
            best = max(open_now, key=lambda i: offer(self.c, SEAT, effect.options[i]))
            self.force.spend("magazines", weight * effect.options[best].magazines)
            self.through(f"{path}/options/{best}/then", effect.options[best].then, weight)

    def take(self, path: str, effect: Effect, weight: float) -> None:
        """Take what an effect gives or does."""
        c, force = self.c, self.force
        if isinstance(effect, Gain) and effect.do == "gain":
            self.gain(effect, weight)
        elif isinstance(effect, Loot):
            force.stocks["magazines"] += weight * A_ROLL_OF_LOOT * effect.rolls
        elif isinstance(effect, Heal) and effect.who != "members":
            for _ in range(middle(c, effect.amount)):
                force.heal(weight, 1)
        elif isinstance(effect, Wound):
            force.stocks["wounds"] = max(0.0, force.stocks["wounds"] + weight * effect.levels)
        elif isinstance(effect, Hurt):
            self.harm(effect, weight)
        elif isinstance(effect, Enlist):
            self.enlist(effect, weight)
        elif isinstance(effect, Trap) and effect.who == "leader":
            self.spring(path, effect, weight)
        elif isinstance(effect, Count):
            force.count(effect, weight)
        elif isinstance(effect, Shop):
            self.buy(effect, weight)
        elif weight == 1 and self.sure:
            self.remember(path, effect)

    def enlist(self, effect: Enlist, weight: float) -> None:
        """Somebody joins or comes back, or drops out."""
        if effect.do == "drop_out":
            self.force.drop_out(weight)
        else:
            self.force.join(effect.role, weight)

    def harm(self, effect: Hurt, weight: float) -> None:
        """Damage outside of battles."""
        if effect.who in ("leader", "all"):
            self.force.hurt(middle(self.c, effect.amount), weight)
        if effect.who != "leader":
            self.force.drop_out(weight)

    def remember(self, path: str, effect: Effect) -> None:
        """Keep in mind what lasts: who comes along, and what waits for a battle."""
        if isinstance(effect, Wait):
            self.first = effect.first or self.first
            self.c.op.waiting.append(Waiting(path, effect.scope))
        elif isinstance(effect, Companion) and effect.do == "join":
            self.c.op.companions.append(effect.companion)

    def gain(self, effect: Gain, weight: float) -> None:
        """Magazines, food, gear that is used up, and what is worth knowing."""
        self.force.stocks["magazines"] += weight * middle(self.c, effect.magazines)
        self.force.stocks["mre"] += weight * middle(self.c, effect.mre)
        for name in effect.items:
            self.force.items[name] = self.force.items.get(name, 0.0) + weight
        if weight > 0.5 and self.sure:
            self.c.op.information += effect.information

    def buy(self, shop: Shop, weight: float) -> None:
        """Explosives for a vehicle at the end, as many as there are and as long as there are magazines."""
        items, left = self.force.items, self.force.stocks["magazines"]
        owned = sum(items.get(name, 0.0) for name in EXPLOSIVES)
        for sale in sales(shop):
            ware, price, bought = shop.wares[sale.ware], sale.price.magazines, 0
            while price and bought < self.most_of(ware) and left >= price + KEPT and blows_up(self.c, ware.item, owned):
                left, owned, bought = left - price, owned + 1, bought + 1
            if bought:
                items[ware.item] = items.get(ware.item, 0.0) + weight * bought
                self.force.spend("magazines", weight * bought * price)

    def most_of(self, ware: Ware) -> int:
        """How many of a ware can be had: what is in stock, and no more than may be carried of it (UA-28.46)."""
        most = self.c.content.gear[ware.item].carry_max if ware.item else 0
        return min(ware.stock, most - round(self.force.items.get(ware.item, 0.0))) if most else ware.stock

    def spring(self, path: str, trap: Trap, weight: float) -> None:
        """A trap that somebody tries to disarm, and what comes of that."""
        force = self.force
        roles = [role for role, n in force.people.items() if n > 0.5]
        added = hands(self.c, force.squad.leader, int(force.stocks["points"]), roles)
        failed = fails(trap.target - added)
        force.hurt(middle(self.c, trap.damage), weight * failed)
        self.through(f"{path}/sprung", trap.sprung, weight * failed)
        self.through(f"{path}/disarmed", trap.disarmed, weight * (1 - failed))

    # Battles

    def meet(self, path: str, meeting: Encounter, weight: float) -> None:
        """Fight, as likely as it comes to that, then take what is left there, treat wounds and eat."""
        if meeting.reactions and not meeting.first:
            weight *= sum(self.hostile(meeting, face) for face in range(1, 7)) / 6
        if weight <= 0:
            return
        before, force, sure = self.force.kept(), self.force, self.sure
        self.sure = sure and weight == 1
        Bout(force, path, self.first, self.luck, self.known).fought()
        self.first = ""
        self.through(f"{path}/spoils", meeting.spoils, 1.0)
        self.through(f"{path}/victory", meeting.victory, 1.0)
        force.stocks["magazines"] += A_ROLL_OF_LOOT * meeting.loot.rolls if meeting.loot else 0
        self.treat()
        force.eat()
        self.sure = sure
        if weight < 1:
            force.mix(before, weight)

    def hostile(self, meeting: Encounter, face: int) -> bool:
        """Whether a face of the reaction table leads to a fight."""
        row = next((row for row in meeting.reactions if span(row)[0] <= face <= span(row)[1]), "")
        found = meeting.reactions[row] if row else "hostile"
        reaction = found if isinstance(found, str) else found.reaction
        enemies = sum(middle(self.c, unit.number) if unit.kind == "group" else 1 for unit in meeting.units)
        outnumbered = reaction == "withdraw_if_outnumbered" and self.force.line + 1 <= enemies
        return reaction in HOSTILE or outnumbered

    def treat(self) -> None:
        """Take wounds off the leader: with a kit, and by a medic."""
        force = self.force
        if force.stocks["wounds"] >= 1 and force.items.get("medkit", 0) > 0:
            used = min(1.0, force.items["medkit"])
            force.items["medkit"] -= used
            force.spend("wounds", used)
        if any(self.c.content.roles[role].medic for role, n in force.people.items() if n > 0.5):
            force.spend("wounds", 1)


# The way


def stops(c: Campaign, lap: Lap | None) -> Iterator[Stop]:
    """The maps that a squad comes to: on a fixed map by the ways that are known to hold most; else those of the table,
    then those that stand fast.
    """
    progress = c.scenario.progress
    if progress.mode == "fixed_map":
        yield from way(c)
        return
    fast = (lap.mid_event if lap else None) or progress.mid_event
    maps = drawn(c, bool(fast))
    if fast:
        before = len(maps) * (fast.at - 1) // max(1, length(c) - 1)
        maps.insert(before, (fast.tile, 1.0))
    yield from maps
    yield (lap.final_tile if lap else "") or c.scenario.final_event, 1.0


def way(c: Campaign) -> Iterator[Stop]:
    """The maps from the start of a fixed map to a final one."""
    places, here = c.scenario.progress.places, c.scenario.progress.start
    been: list[str] = []
    while here and here not in been:
        been.append(here)
        yield places[here].tile, 1.0
        ways = [one.to for one in places[here].ways if holds(c, one.when)]
        further = [] if places[here].final else [to for to in ways if to not in been]
        here = best_way(c, SEAT, further) if further else ""


def drawn(c: Campaign, one_is_fast: bool) -> list[Stop]:
    """As many maps of the table as the operation is long: each as likely as the others, or those known to hold most
    where a digit can be moved.
    """
    tiles = list(c.scenario.progress.rows.values())
    number = max(0, length(c) - one_is_fast)
    share = min(1.0, number / max(1, len(tiles)))
    if any(waiting(c, one).shift for one in c.op.waiting):
        tiles.sort(key=lambda tile: -promised(c, SEAT, c.scenario.tiles[tile].events))
        tiles, share = tiles[:number], 1.0
    return [(tile, share) for tile in tiles]


def length(c: Campaign) -> int:
    """How many maps come before the final one."""
    progress = c.scenario.progress
    return progress.length or (progress.final_chance.first if progress.final_chance else len(progress.rows))
