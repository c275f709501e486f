"""Faults of a scenario, and what the checks of UA-SC.32 know about it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from typing import TypeVar, cast

from hantei.core.message import Message
from hantei.core.rulings import Ruling
from hantei.scenes import faults
from hantei.scenes.faults import Fault

from ..content.conditions import Condition
from ..content.language import Capture, Companion, Count, Encounter, Enlist, Gain, Strike, UnitSpec, Ware
from ..content.records import Book
from ..content.scenario import Issue, Scenario, Tile, Traits
from ..content.squads import GearSpec
from ..content.walk import Spot, nodes

T = TypeVar("T")

BUILTIN_TRAITS = ("indoor", "outdoor", "dark", "night", "high_ground", "armour", "vehicle")
BUILTIN_CONDITIONS = ("arm_injured",)  # UA-SC.21
BUILTIN_TABLES = ("standard",)  # UA-SC.12


def unknown(path: str, kind: str, found: str, allowed: Sequence[str]) -> Fault:
    """A name that nothing bears, of one kind of things."""
    return faults.unknown(path, Message(f"thing-{kind}"), found, allowed)


Wanted = tuple[str, str, str, Collection[str], Collection[str]]
"""A field of a condition, the kind of thing, its name, the names declared, and those that something grants."""


class Facts:
    """A scenario with everything the checks look up, gathered in one walk."""

    def __init__(self, scenario: Scenario, book: Book, rulings: tuple[Ruling, ...]) -> None:
        self.scenario, self.book, self.rulings = scenario, book, rulings
        self.spots = tuple(nodes(scenario))
        self._places = {spot.path: at for at, spot in enumerate(self.spots)}
        self._of_type: dict[type, list[int]] = {}
        for at, spot in enumerate(self.spots):
            self._of_type.setdefault(type(spot.node), []).append(at)
        self.gear = [*book.gear, *(name for name in scenario.gear if name not in book.gear)]
        self.roles = [*book.roles, *(name for name in scenario.roles if name not in book.roles)]
        self.traits = [*BUILTIN_TRAITS, *(name for name in scenario.traits if name not in BUILTIN_TRAITS)]
        self.conditions = [*scenario.conditions, *BUILTIN_CONDITIONS]
        self.tables = [*BUILTIN_TABLES, *scenario.tables]
        self.units = list(dict.fromkeys(unit.id for _, unit in self.each(UnitSpec)))
        self.granted = self._granted()
        self.counted = [effect.counter for _, effect in self.each(Count)]
        self.joining = [effect.companion for _, effect in self.each(Companion) if effect.do == "join"]
        self.captured = [effect.prisoner for _, effect in self.each(Capture) if effect.do == "capture"]
        self.had = self._had()
        self.followed = self._followed()
        self.borne = self._borne()

    def _had(self) -> list[str]:
        """Gear of the scenario's own that somebody can come to have."""
        gains = [name for _, effect in self.each(Gain) if effect.do == "gain" for name in effect.items]
        sold = [ware.item for _, ware in self.each(Ware)]
        issued = [issue.gear for _, issue in self.each(Issue)]
        packed = [one for squad in self.scenario.squads.values() for one in squad.gear or ()]
        carried = [one.gear if isinstance(one, GearSpec) else one for one in packed]
        mounted = [one.attachment for one in packed if isinstance(one, GearSpec)]
        return [*gains, *sold, *issued, *carried, *mounted]

    def _followed(self) -> list[str]:
        """Members of the scenario's own who can come to follow somebody."""
        joined = [effect.role for _, effect in self.each(Enlist) if effect.do == "recruit"]
        issued = [issue.member for _, issue in self.each(Issue)]
        hired = [name for name, role in self.scenario.roles.items() if role.hire_from_lap]
        return [*joined, *issued, *hired, *(role for squad in self.scenario.squads.values() for role in squad.members)]

    def _borne(self) -> list[str]:
        """Traits that some map has."""
        tiles, later = [one.traits for _, one in self.each(Tile)], [one.traits for _, one in self.each(Traits)]
        return [trait for traits in (*tiles, *later) for trait in traits]

    def _granted(self) -> list[str]:
        gains = [effect for _, effect in self.each(Gain) if effect.do == "gain"]
        return [name for effect in gains for name in effect.information]

    def each(self, kind: type[T]) -> Iterator[tuple[Spot, T]]:
        """Every node of a kind with the spot where it stands."""
        found = [places for one, places in self._of_type.items() if issubclass(one, kind)]
        for at in sorted(chain.from_iterable(found)):
            yield self.spots[at], cast(T, self.spots[at].node)

    def inside(self, path: str, kind: type[T]) -> Iterator[tuple[Spot, T]]:
        """Every node of a kind below the node at a path: what is below it stands right behind it."""
        for at in range(self._places[path] + 1, len(self.spots)):
            spot = self.spots[at]
            if not spot.path.startswith(f"{path}/"):
                return
            if isinstance(spot.node, kind):
                yield spot, spot.node

    def arrivals(self, encounter: Encounter, path: str) -> list[str]:
        """Units that some reinforcement or event brings into a battle before it ends."""
        last = encounter.rounds
        waves = [wave.unit for wave in encounter.reinforcements if not last or wave.round <= last]
        return waves + [effect.unit for _, effect in self.inside(path, Strike) if effect.do == "reinforce"]

    def impossible(self, condition: Condition) -> bool:
        """Whether a condition can surely never hold: its own figures exclude each other, or nothing grants it."""
        return (
            any(self.impossible(part) for part in condition.all)
            or (bool(condition.any) and all(self.impossible(part) for part in condition.any))
            or excluded(condition)
            or self._never_granted(condition)
        )

    def _never_granted(self, condition: Condition) -> bool:
        """UA-SC.19: it needs something that nothing in the scenario ever grants, or a lap that never comes."""
        lacking = (name in declared and name not in granted for _, _, name, declared, granted in self.wants(condition))
        return any(lacking) or condition.lap_from > max(1, len(self.scenario.progress.laps))

    def wants(self, condition: Condition) -> list[Wanted]:
        """What a condition asks for that the scenario has to grant; what the book has is at hand."""
        scenario, book = self.scenario, self.book
        counter = condition.counter if above_zero(condition) else ""
        return [
            ("information", "information", condition.information, scenario.information, self.granted),
            ("companion", "companion", condition.companion, scenario.companions, self.joining),
            ("counter", "counter", counter, scenario.counters, self.counted),
            ("prisoner", "prisoner", condition.prisoner, scenario.prisoners, self.captured),
            ("item", "gear", condition.item, scenario.gear, [*book.gear, *self.had]),
            ("member", "role", condition.member, scenario.roles, [*book.roles, *self.followed]),
            ("trait", "trait", condition.trait, scenario.traits, [*BUILTIN_TRAITS, *self.borne]),
        ]


def above_zero(condition: Condition) -> bool:
    """Whether the figure that a condition asks for must be more than 0."""
    low, high = condition.at_least, condition.at_most
    return (low is None and high is None) or (low is not None and low > 0)


def excluded(condition: Condition) -> bool:
    """Whether the figures of a condition exclude each other."""
    return any(low > high for _, low, _, high in spans(condition))


def spans(condition: Condition) -> list[tuple[str, int, str, int]]:
    """The ranges a condition gives by two figures: their fields and values."""
    found = []
    if condition.at_least is not None and condition.at_most is not None:
        found.append(("at_least", condition.at_least, "at_most", condition.at_most))
    if condition.tile_to:
        found.append(("tile_from", condition.tile_from, "tile_to", condition.tile_to))
    if condition.round_to:
        found.append(("round_from", condition.round_from, "round_to", condition.round_to))
    return found
