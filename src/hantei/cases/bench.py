"""What running cases needs of a rulebook: its beats, how a state is given, what can be seen of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Protocol

from hantei.content import Fault, Loaded, load, load_file
from hantei.core.agenda import Beats
from hantei.core.message import BadSetup, Message
from hantei.core.rulings import Ruling, Rulings
from hantei.core.table import Table
from hantei.ledger import Ledger

Procedure = Callable[..., None]
"""A named procedure `(state, table, **arguments)` that a case may run besides beats."""


class FoundFault(Protocol):
    """A fault of a scenario: how bad it is, and what to say."""

    @property
    def severity(self) -> str:
        """Either "error" or "warning"."""

    @property
    def message(self) -> Message:
        """What is wrong."""


@dataclass(frozen=True)
class Bench:
    """A rulebook as cases see it.

    `given(mapping, rulings)` builds the state of a case and raises `BadSetup` where that cannot be; `facts(state)` is
    what expectations read; `check(mapping)` finds what is wrong with the scenario of a case.
    """

    id: str
    beats: Beats
    given: Callable[[Mapping[str, Any], Mapping[str, str]], Any]
    facts: Callable[[Any], dict[str, Any]]
    procedures: Mapping[str, Procedure]
    check: Callable[[Mapping[str, Any]], list[FoundFault]]


class BadPart(BadSetup):
    """What a case gives does not have the shape of the rulebook's content."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.message.id)
        self.said = Message("given-fault", {"place": fault.place, "fault": fault.message})


class Shelf:
    """Reads what a rulebook needs for its cases: its own content, its scenarios, and those that a case describes."""

    def __init__(self, rulebook: str) -> None:
        self.directory = files(f"hantei.rulebooks.{rulebook}")
        self.opening = import_module(f"hantei.rulebooks.{rulebook}.opening")

    def part(self, name: str) -> Any:
        """The value of a content file."""
        return load_file(self.directory / "content" / f"{name}.yaml", self.opening.CONTENT[name]).value

    def scenario(self, name: str) -> Any:
        """A scenario or encounter that the rulebook brings. Raises `BadSetup` if there is none of this name."""
        for kind in ("scenarios", "encounters"):
            file = self.directory / kind / f"{name}.yaml"
            if file.is_file():
                return load_file(file, self.opening.SCENARIO).value
        raise BadSetup("given-unknown-scenario", found=name)

    def described(self, plain: Any) -> Any:
        """A scenario or encounter from plain data. Raises `BadPart` with the first error."""
        loaded = self.loaded(plain)
        if not loaded.sound:
            raise BadPart(next(fault for fault in loaded.faults if fault.severity == "error"))
        return loaded.value

    def loaded(self, plain: Any) -> Loaded[Any]:
        """A scenario or encounter from plain data, with all faults."""
        return _loaded(json.dumps(plain, ensure_ascii=False), self.opening.SCENARIO)


@lru_cache(maxsize=256)
def _loaded(text: str, model: Any) -> Loaded[Any]:
    return load(text, "given", model)


@cache
def bench(rulebook: str) -> Bench:
    """The bench of a rulebook. Raises `BadSetup` for an unknown one."""
    package = f"hantei.rulebooks.{rulebook}"
    Ledger.of(rulebook)
    import_module(f"{package}.book")  # registers every beat
    giving = import_module(f"{package}.giving")
    known: tuple[Ruling, ...] = import_module(f"{package}.rulings").RULINGS
    shelf = Shelf(rulebook)
    content = shelf.opening.content(shelf.part, {})

    def scenario(mapping: Mapping[str, Any]) -> Any:
        """A scenario or encounter of the rulebook by its name, or the one that the case describes."""
        whole, *parts = giving.DESCRIBING
        if not isinstance(mapping.get(whole), str):
            return shelf.described(giving.scenario_of(mapping))
        for part in parts:
            if part in mapping:
                raise BadSetup("given-scenario-whole", found=part)
        return shelf.scenario(mapping[whole])

    def given(mapping: Mapping[str, Any], rulings: Mapping[str, str]) -> Any:
        return giving.given(mapping, scenario(mapping), content, Rulings(known, rulings))

    def check(mapping: Mapping[str, Any]) -> list[FoundFault]:
        loaded = shelf.loaded(giving.scenario_of(mapping))
        found: list[FoundFault] = list(loaded.faults)
        return [*found, *faults(loaded.value, content, known)] if loaded.sound else found

    facts = import_module(f"{package}.views.facts").facts
    faults = import_module(f"{package}.checking").faults
    beats = import_module(f"{package}.rules.beats").beat
    return Bench(rulebook, beats, given, facts, giving.PROCEDURES, check)


def run_procedure(procedure: Procedure, state: Any, table: Table, arguments: Mapping[str, Any]) -> None:
    """Run a procedure; arguments it does not know are refused, and needed ones left out.

    An argument called `from` is the parameter `from_`.
    """
    code = procedure.__code__
    names = code.co_varnames[2 : code.co_argcount + code.co_kwonlyargcount]
    needed = names[: len(names) - len(procedure.__defaults__ or ())]
    known = {name.removesuffix("_"): name for name in names}
    odd = [name for name in arguments if name not in known]
    if odd:
        raise BadSetup("given-unknown-field", found=odd[0], where=procedure.__name__, allowed=", ".join(known))
    lacking = [name for name in known if name not in arguments and known[name] in needed]
    if lacking:
        raise BadSetup("given-needed", found=lacking[0], where=procedure.__name__)
    procedure(state, table, **{known[name]: value for name, value in arguments.items()})
