"""Beats and the agenda: the timeline of a game, kept in its state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from .table import Table

Entry = tuple[str | int, ...]
"""One beat to come: its name, then its arguments (ids and figures only)."""


class HasAgenda(Protocol):
    """A state that can run: the last entry of its agenda is the next beat."""

    agenda: list[Entry]


F = TypeVar("F", bound=Callable[..., None])


class Beats:
    """The beats of one rulebook by name, each with the clauses it carries out."""

    def __init__(self) -> None:
        self.functions: dict[str, Callable[..., None]] = {}
        self.clauses: dict[str, tuple[str, ...]] = {}

    def __call__(self, name: str, *clauses: str) -> Callable[[F], F]:
        """Register a function `(state, table, *arguments)` as the beat `name` that carries out `clauses`."""

        def register(function: F) -> F:
            if name in self.functions:
                raise ValueError(f"two beats are named {name!r}")
            self.functions[name] = function
            self.clauses[name] = clauses
            return function

        return register

    def step(self, state: Any, table: Table) -> None:
        """Run the next beat of the agenda."""
        table.starting(state)
        entry = state.agenda.pop()
        self.functions[entry[0]](state, table, *entry[1:])


def then(state: HasAgenda, *entries: Entry) -> None:
    """Put beats on the agenda so that they run next, in the order given, before all that is already there."""
    state.agenda.extend(reversed(entries))
