"""The bench: the part of a rulebook that cases need: its beats, a state from given fields, and its facts."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any, Protocol

from hantei.content import FileFault, Loaded, load_text
from hantei.core.agenda import Beats
from hantei.core.message import Message
from hantei.core.rulings import Rulings
from hantei.core.table import Table
from hantei.edition import Procedure
from hantei.editions import behind, edition, kind, part, scene_text, scenes, volume
from hantei.ledger import Ledger
from hantei.scenes.giving import BadCase


class FoundFault(Protocol):
    """A fault of a scenario: its severity, and its message."""

    @property
    def severity(self) -> str:
        """The severity, "error" or "warning"."""

    @property
    def said(self) -> Message:
        """The message."""


@dataclass(frozen=True)
class Bench:
    """A rulebook as cases see it.

    `given(mapping, rulings)` builds the state of a case and raises `BadCase` if that is impossible; `facts(state)`
    gives the facts that expectations read; `check(mapping)` finds the faults in the scenario of a case.
    """

    id: str
    beats: Beats
    given: Callable[[Mapping[str, Any], Mapping[str, str]], Any]
    facts: Callable[[Any], dict[str, Any]]
    procedures: Mapping[str, Procedure]
    check: Callable[[Mapping[str, Any]], list[FoundFault]]


class BadPart(BadCase):
    """Raised if fields of a case do not have the shape of the rulebook's content; the fault brings its own message."""

    def __init__(self, fault: FileFault) -> None:
        super().__init__(fault.said.id)
        self.place, self.fault = fault.place, fault.said

    @property
    def said(self) -> Message:
        """The fault, with its place."""
        return Message("given-fault", {"place": self.place, "fault": self.fault})


@cache
def bench(rulebook: str) -> Bench:
    """Make the bench of a rulebook. Raises `BadSetup` for an unknown one."""
    Ledger.of(rulebook)
    offered, giving = volume(rulebook), behind(rulebook, edition(rulebook).giving)
    content = offered.content(partial(part, rulebook), {})
    played = offered.build(lambda setup: content)

    def scene(mapping: Mapping[str, Any]) -> Any:
        """Find the scenario or encounter of the rulebook by its name, or make the one that the case describes."""
        whole, *parts = giving.describing
        if not isinstance(mapping.get(whole), str):
            return _sound(_described(giving.scene(mapping), offered.scene))
        for name in parts:
            if name in mapping:
                raise BadCase("given-scenario-whole", found=name)
        return _brought(rulebook, mapping[whole])

    def given(mapping: Mapping[str, Any], rulings: Mapping[str, str]) -> Any:
        return giving.state(mapping, scene(mapping), content, Rulings(offered.rulings, rulings))

    def check(mapping: Mapping[str, Any]) -> list[FoundFault]:
        loaded = _described(giving.scene(mapping), offered.scene)
        found: list[FoundFault] = list(loaded.faults)
        faults = behind(rulebook, edition(rulebook).check)
        return [*found, *faults(loaded.value, content, offered.rulings)] if loaded.sound else found

    return Bench(rulebook, played.beats, given, played.sight.facts, giving.procedures, check)


def _brought(rulebook: str, name: str) -> Any:
    """Load a scenario or encounter of the rulebook. Raises `BadCase` if there is none of this name."""
    if name not in scenes(rulebook, kind(rulebook)):
        raise BadCase("given-unknown-scenario", found=name)
    return _loaded(scene_text(rulebook, kind(rulebook), name), volume(rulebook).scene).value


def _described(plain: Any, model: Any) -> Loaded[Any]:
    """Load a scenario or encounter from plain data, with all faults."""
    return _loaded(json.dumps(plain, ensure_ascii=False), model)


def _sound(loaded: Loaded[Any]) -> Any:
    """Return a scenario or encounter without errors. Raises `BadPart` with the first error."""
    if not loaded.sound:
        raise BadPart(next(fault for fault in loaded.faults if fault.severity == "error"))
    return loaded.value


@lru_cache(maxsize=256)
def _loaded(text: str, model: Any) -> Loaded[Any]:
    return load_text(text, "given", model)


def run_procedure(procedure: Procedure, state: Any, table: Table, arguments: Mapping[str, Any]) -> None:
    """Run a procedure; refuse arguments that it does not know, and the lack of those that it needs.

    An argument called `from` is the parameter `from_`.
    """
    code = procedure.__code__
    names = code.co_varnames[2 : code.co_argcount + code.co_kwonlyargcount]
    needed = names[: len(names) - len(procedure.__defaults__ or ())]
    known = {name.removesuffix("_"): name for name in names}
    odd = [name for name in arguments if name not in known]
    if odd:
        raise BadCase("given-unknown-field", found=odd[0], where=procedure.__name__, allowed=[*known])
    lacking = [name for name in known if name not in arguments and known[name] in needed]
    if lacking:
        raise BadCase("given-needed", found=lacking[0], where=procedure.__name__)
    procedure(state, table, **{known[name]: value for name, value in arguments.items()})
