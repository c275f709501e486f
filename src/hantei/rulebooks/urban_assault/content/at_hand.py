"""Hold what a game reads and never changes: the content of the book, and the scenarios at hand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from .conditions import Condition
from .language import Encounter, Roll, UnitSpec
from .records import Book
from .scenario import Scenario
from .squads import SquadSpec
from .walk import Spot, nodes, walk


class Places(dict[str, Any]):
    """The values at the paths of a scenario, each followed from the head when first asked for."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.scenario = scenario

    def __missing__(self, path: str) -> Any:
        here: Any = self.scenario
        for part in path.split("/"):
            if isinstance(here, tuple):
                here = here[int(part)]
            elif isinstance(here, dict):
                here = here[part]
            else:
                here = getattr(here, part)
        self[path] = here
        return here


class Content:
    """Everything a game reads and never changes: the book's content and the scenarios at hand."""

    def __init__(
        self, book: Book, scenarios: Mapping[str, Scenario], squads: Mapping[str, SquadSpec] | None = None
    ) -> None:
        self.book, self.scenarios = book, scenarios
        self.squads = squads or {}  # that are brought into a running game
        self.places = {name: Places(scenario) for name, scenario in scenarios.items()}
        self.gear = dict(book.gear)
        self.roles = dict(book.roles)
        for scenario in scenarios.values():
            self.gear.update(scenario.gear)
            self.roles.update(scenario.roles)
        # members who fight beside the leader, not at the sniping point (UA-33.2)
        self.line = {name: role for name, role in self.roles.items() if role.fights and not role.post}
        # members at the sniping point who shoot
        self.snipers = [name for name, role in self.roles.items() if role.post and role.shots]
        # members whose presence changes the attack or defence rolls of the whole squad
        self.helpers = [name for name, role in self.roles.items() if role.attack_bonus or role.defence_bonus]

    @cached_property
    def rolls(self) -> dict[str, dict[str, Roll]]:
        """The tables inside the events of each scenario, by their paths."""
        return {
            name: {path: effect for path, effect, _ in walk(scenario) if isinstance(effect, Roll)}
            for name, scenario in self.scenarios.items()
        }

    @cached_property
    def enemies(self) -> dict[str, dict[str, dict[str, UnitSpec]]]:
        """The enemies of each scenario by their ids, those of each of its tiles apart, and those of all of it under "";
        the first of an id counts."""
        found: dict[str, dict[str, dict[str, UnitSpec]]] = {}
        for name, scenario in self.scenarios.items():
            by_tile = found[name] = {"": {}, **{tile: {} for tile in scenario.tiles}}
            for spot in nodes(scenario):
                if isinstance(spot.node, Encounter):
                    head, *parts = spot.path.split("/")
                    for ids in (by_tile[""], *([by_tile[parts[0]]] if head == "tiles" else [])):
                        ids.update({unit.id: unit for unit in spot.node.units if unit.id not in ids})
        return found

    @cached_property
    def by_rounds(self) -> list[str]:
        """The scenarios in which a condition asks for the number of a round."""
        return [name for name, scenario in self.scenarios.items() if any(map(asks_round, nodes(scenario)))]


def asks_round(spot: Spot) -> bool:
    """Whether a part of a scenario is a condition on the number of the round."""
    node = spot.node
    return isinstance(node, Condition) and bool(node.round or node.round_from or node.round_to)
