"""A squad on paper: as it would set out with a ready-made leader, with means in place of what dice have yet to say."""

from __future__ import annotations

from collections.abc import Iterator

from hantei.core.agenda import then
from hantei.core.decision import Answer, Choice, Decision
from hantei.core.table import Middling

from ..content.conditions import Condition, Formula
from ..content.language import Count
from ..rules.battle.hit_table import next_row
from ..rules.beats import beat
from ..rules.dice import roll_formula
from ..rules.gear import add_item, gear_of, hold, life_max, of_kind
from ..rules.hiring import hire
from ..rules.leader import NEW_LEADER_LEVEL, knows, skill
from ..rules.scenario.conditions import holds
from ..rules.scenario.overrides import apply_rulings
from ..rules.squad import add_member, fighters, free_places, own_skill, snipers_of, stock
from ..state import Campaign, Leader, Operation, Squad

SEAT = "leader"
"""The seat of the only squad on paper."""

READY_MADE = "ready_made"
"""The outfit of a ready-made leader's list, as the preparation asks for it."""

RICH = 18
"""With more magazines than this a medic is worth the price."""

SURE = 0.05
"""Less of a person than this is nobody."""


Kept = tuple[list[float], list[dict[str, float]]]
"""How a force stood at a moment."""


class Drill(Middling):
    """A table in thought at which whoever is asked for a leader names the one in question."""

    def __init__(self, preset: str = "") -> None:
        super().__init__()
        self.preset = preset

    def answer(self, decision: Decision) -> Answer:
        """The leader in question, and the first or lowest answer to everything else."""
        if decision.kind == "leader":
            return self.preset
        return decision.options[0] if isinstance(decision, Choice) else (decision.all() or [0])[0]


TABLE = Drill()
"""A table for dice alone."""


def middle(c: Campaign, formula: Formula) -> int:
    """What a formula comes to with middling dice."""
    return formula if isinstance(formula, int) else roll_formula(c, TABLE, formula, "number")


def ready(c: Campaign, scenario: str, difficulty: str, preset: str, outfit: str = READY_MADE) -> Campaign:
    """A campaign in thought: one squad that is about to set out on an operation under a ready-made leader, with the
    ready-made outfit or without, and with members in all places; gear that the leader can call for is there already.
    """
    twin = Campaign(squads={SEAT: Squad(Leader("", "melee"))})
    twin.content, twin.house = c.content, c.house
    twin.operation = Operation(scenario, difficulty)
    apply_rulings(twin)
    table = Drill(preset)
    made = ("create_leader", SEAT, NEW_LEADER_LEVEL), ("initial_gear", SEAT), ("level_stock", 1)
    then(twin, *made, *([("prepare_ready_made", SEAT)] if outfit == READY_MADE else []), ("deploy",))
    while twin.agenda:
        beat.step(twin, table)
    while free_places(twin, twin.squads[SEAT]) > 0:
        hire(twin, SEAT, whom_to_hire(twin, SEAT))
    for issue in twin.scenario.issue:
        if issue.member:
            add_member(twin, twin.squads[SEAT], issue.member)
    call_for_gear(twin, table)
    return twin


def whom_to_hire(c: Campaign, seat: str) -> str:
    """A medic if the stock allows, else somebody who is free."""
    return "medic" if stock(c, seat).magazines > RICH else "assault"


def call_for_gear(c: Campaign, table: Drill) -> None:
    """Wear and hold what a leader calls for who can (UA-21.14), and hold a shield that leaves a hand for the gun."""
    squad = c.squads[SEAT]
    if knows(c, squad.leader, "supply_request"):
        if not squad.worn or squad.items[squad.worn].gear == "soft_armor":
            add_item(c, table, SEAT, "body_armor")
            squad.leader.points -= 1
        if squad.leader.points > 2:
            add_item(c, table, SEAT, "ballistic_shield")
            squad.leader.points -= 1
    shields = of_kind(c, squad, "shield")
    if shields and squad.gun and not gear_of(c, squad.items[squad.gun]).two_handed:
        hold(c, squad, squad.gun, shields[0])


class Force:
    """What is left of a squad on paper: how likely each life of the leader is, and the mean of everything else.

    `stocks`: points, wounds, magazines, mre; `items`: gear that is used up, and the charges of engineers; `people`: the
    members by role; `named`: one member of each role, who stands for them all.
    """

    def __init__(self, c: Campaign, points: int, counts: dict[str, float] | None = None) -> None:
        squad = c.squads[SEAT]
        self.c, self.squad = c, squad
        self.life = [0.0] * life_max(c, squad).value + [1.0]
        self.stocks = {"points": float(points), "wounds": 0.0, "magazines": float(squad.magazines)}
        self.stocks["mre"] = float(squad.mre)
        self.items = {"ied": 0.0}
        self.counts: dict[str, float] = counts or {}
        self.people: dict[str, float] = {}
        self.named: dict[str, str] = {}
        for item in squad.items.values():
            self.items[item.gear] = self.items.get(item.gear, 0) + 1
        for key in (*fighters(c, squad), *snipers_of(c, squad)):
            role = squad.members[key].role
            self.people[role] = self.people.get(role, 0) + 1
            self.named.setdefault(role, key)
            self.items["ied"] += c.content.roles[role].ied
        self.full = dict(self.people)
        self.rows = {role: c.content.roles[role].hit_row for role in self.people if c.content.roles[role].hit_row}

    # What there is

    @property
    def alive(self) -> float:
        """How likely the leader is to be alive."""
        return sum(self.life[1:])

    @property
    def mean_life(self) -> float:
        """The mean life of a leader who is alive."""
        return sum(n * p for n, p in enumerate(self.life)) / max(self.alive, 1e-9)

    @property
    def line(self) -> float:
        """The members who can be hit."""
        return sum(self.people[role] for role in self.rows)

    def knows(self, name: str) -> bool:
        """Whether the leader knows a skill, and has a point for it."""
        self.squad.leader.points = int(self.stocks["points"])
        return knows(self.c, self.squad.leader, name)

    @property
    def skill(self) -> int:
        """The leader's skill."""
        return skill(self.squad.leader)

    def skills(self) -> Iterator[int]:
        """Go through the members who fight, by the own skill of each."""
        for role in self.rows:
            yield from [own_skill(self.c, self.squad.members[self.named[role]])] * round(self.people[role])

    def likely(self, condition: Condition | None) -> float:
        """How likely a condition is to hold: a counter may be as far by chance, all else is so or not."""
        if condition is not None and condition.counter and condition.at_least and condition.sections == ("figures",):
            return at_least(self.counts.get(condition.counter, 0.0), condition.at_least)
        return float(holds(self.c, condition))

    # What comes and goes

    def spend(self, what: str, n: float) -> None:
        """Take something off a stock, as far as it goes."""
        self.stocks[what] = max(0.0, self.stocks[what] - n)

    def hurt(self, attacks: float, chance: float) -> None:
        """Take a life for each of so many attacks that comes through, each with this chance."""
        life = self.life
        while attacks > 0:
            share = chance * min(1.0, attacks)
            for n in range(1, len(life)):
                life[n - 1] += share * life[n]
                life[n] *= 1 - share
            attacks -= 1

    def count(self, effect: Count, times: float) -> None:
        """A counter of the scenario moves so often; the rules know the nearest whole number of it."""
        name, now = effect.counter, self.counts.get(effect.counter, 0.0)
        moved = now + times * middle(self.c, effect.add)
        self.counts[name] = moved if effect.set is None else (1 - times) * now + times * effect.set
        self.c.op.counters[name] = round(self.counts[name])

    def join(self, role: str, number: float) -> None:
        """Somebody of a role joins, or, of no role, somebody of whom most are missing comes back."""
        missed = max(self.full, key=lambda one: self.full[one] - self.people[one], default="")
        name = role or missed
        if name in self.people and (role or self.full[name] > self.people[name]):
            self.people[name] += number

    def heal(self, share: float, amount: int) -> None:
        """Give life back, up to its most, to this share of those who miss as much."""
        most = len(self.life) - 1
        for n in range(most - amount, 0, -1):
            moved = share * self.life[n]
            self.life[n] -= moved
            self.life[n + amount] += moved

    def drop_out(self, number: float) -> None:
        """Lose so many members, by the hit table."""
        people, rows = self.people, self.rows
        while number > 1e-3 and self.line > SURE:
            part = min(1.0, number)
            number -= part
            for die in range(1, 7):
                held = [rows[role] for role in rows if people[role] > 1e-6]
                named = [role for role in rows if held and rows[role] == next_row(die, held) and people[role] > 1e-6]
                for role in named:
                    people[role] = max(0.0, people[role] - part / 6 / len(named))

    def eat(self) -> None:
        """Eat what portions there are where two life are missing."""
        hungry = sum(self.life[1:-2])
        while hungry > SURE and self.stocks["mre"] > SURE:
            share = min(1.0, self.stocks["mre"] / hungry)
            self.heal(share, 2)
            self.spend("mre", hungry * share)
            hungry = sum(self.life[1:-2]) if share == 1 else 0

    def kept(self) -> Kept:
        """Everything that a battle can change, as it is now."""
        return list(self.life), [dict(part) for part in self.parts()]

    def parts(self) -> list[dict[str, float]]:
        """Everything but life that a battle can change."""
        return [self.stocks, self.items, self.people, self.counts]

    def mix(self, before: Kept, weight: float) -> None:
        """Count what has happened since with a weight, since it happens only as often."""
        life, parts = before
        self.life = [weight * now + (1 - weight) * old for now, old in zip(self.life, life, strict=True)]
        for now, was in zip(self.parts(), parts, strict=True):
            for name, value in now.items():
                now[name] = weight * value + (1 - weight) * was.get(name, 0.0)
        self.c.op.counters = {name: round(value) for name, value in self.counts.items()}


# Chances

HALVINGS = 20
"""So often an exponent is halved until the power is nearly linear."""


def fails(need: int) -> float:
    """How likely a roll is to fail that needs this face: 1 always does, 6 never."""
    return min(5, max(1, need - 1)) / 6


def at_least(mean: float, n: int) -> float:
    """How likely something that happens so often in the mean happens `n` times or more (Poisson's law)."""
    part, below = 1 - mean / 2**HALVINGS, 0.0
    for _ in range(HALVINGS):  # e to the power of -mean, by operations that give the same on every machine
        part *= part
    for i in range(n):
        below += part
        part *= mean / (i + 1)
    return max(0.0, 1 - below)


def no_more_than(mean: float, most: float) -> float:
    """How often in the mean something happens that would happen so often, but can only so often."""
    whole = int(most)
    return sum(at_least(mean, n) for n in range(1, whole + 1)) + (most - whole) * at_least(mean, whole + 1)
