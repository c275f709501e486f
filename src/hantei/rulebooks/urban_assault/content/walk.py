"""A walk over everything a scenario holds: each node with its path, and when and where it is carried out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Literal, cast, get_args

from hantei.core.text import Text

from .language import Effect, Encounter, UnitSpec, Wait
from .records import Gear
from .scenario import CompanionSpec, Failure, Objective, PrisonerSpec, Scenario

When = Literal["outside", "battle", "either"]

EFFECTS: tuple[type, ...] = get_args(Effect)


@dataclass(frozen=True)
class Context:
    """Where a node stands: the encounter around it, whether a battle runs then, whether the operation is over."""

    encounter: Encounter | None = None
    place: str = ""  # path of that encounter
    when: When = "outside"
    over: bool = False


@dataclass(frozen=True)
class Spot:
    """A node of a scenario: an effect, a condition, a unit, any part of it."""

    path: str
    node: Any
    context: Context

    @property
    def required(self) -> bool:
        """Whether a condition here must hold, rather than must not."""
        return "/unless" not in self.path

    @property
    def tile(self) -> str:
        """The tile it belongs to, or ""."""
        return self.path.split("/")[1] if self.path.startswith("tiles/") else ""


TIMES: dict[tuple[type, str], When] = {
    (Encounter, "units"): "battle",
    (Encounter, "course"): "battle",
    (Encounter, "finish"): "battle",
    (Encounter, "reinforcements"): "battle",
    (Encounter, "modifiers"): "battle",
    (Encounter, "retreat_check"): "battle",
    (Encounter, "bonus"): "either",
    (CompanionSpec, "battle_start"): "battle",
    (Wait, "when"): "either",
    (Objective, "when"): "either",
    (Failure, "when"): "either",
}
"""Fields that are carried out or judged while a battle runs."""

AT_THE_END = ((Scenario, "rewards"), (CompanionSpec, "at_end"), (PrisonerSpec, "delivered"))
"""Fields that are carried out when the operation has been completed."""

GEAR_TIMES: dict[str, When] = {"battle": "battle", "any": "either"}


def walk(scenario: Scenario) -> Iterator[tuple[str, Effect, Context]]:
    """Every effect of the scenario, in the order of the file's model, outer ones first."""
    for spot in nodes(scenario):
        if isinstance(spot.node, EFFECTS):
            yield spot.path, cast(Effect, spot.node), spot.context


def nodes(scenario: Scenario) -> Iterator[Spot]:
    """Every part of the scenario that has fields of its own, the scenario itself (path "") first."""
    yield Spot("", scenario, Context())
    yield from _inside(scenario, "", Context())


def _inside(node: Any, path: str, context: Context) -> Iterator[Spot]:
    """The parts of a node, field by field."""
    for field in fields(node):
        value = getattr(node, field.name)
        if value and not isinstance(value, str | int | Text):
            inner = _within(node, path, field.name, context)
            yield from _value(value, f"{path}/{field.name}" if path else field.name, inner)


def _value(value: Any, path: str, context: Context) -> Iterator[Spot]:
    """A part itself, or the parts of a list or mapping."""
    if isinstance(value, Text):
        return
    if is_dataclass(value):
        yield Spot(path, value, context)
        yield from _inside(value, path, context)
    elif isinstance(value, tuple):
        for at, item in enumerate(value):
            yield from _value(item, f"{path}/{at}", context)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from _value(item, f"{path}/{key}", context)


def _within(node: Any, path: str, field: str, context: Context) -> Context:
    """The context inside a field of a node."""
    if isinstance(node, Encounter):
        return Context(node, path, TIMES.get((Encounter, field), "outside"), context.over)
    if isinstance(node, Gear) and field == "use":
        return replace(context, when=GEAR_TIMES.get(node.use_when, "outside"))
    if isinstance(node, UnitSpec):
        return replace(context, when="battle")
    when = TIMES.get((type(node), field), context.when)
    over = context.over or (type(node), field) in AT_THE_END
    return context if (when, over) == (context.when, context.over) else replace(context, when=when, over=over)
