"""Beats and the agenda: the timeline of a game, kept in its state."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager
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


def instead(state: HasAgenda, *entries: Entry) -> None:
    """These beats come, in the order given, instead of all that was to come; without any nothing more is to come."""
    state.agenda.clear()
    then(state, *entries)


def drop_next(state: HasAgenda) -> None:
    """The next beat does not come."""
    state.agenda.pop()


def replace_next(state: HasAgenda, entry: Entry) -> None:
    """Another beat comes instead of the next."""
    state.agenda[-1] = entry


def cut_to(state: HasAgenda, name: str, keep: Container[str] = ()) -> bool:
    """Drop what is to come before the beat called `name`, but the beats of names in `keep`; whether there is one.

    Nothing is dropped where there is none.
    """
    if not any(entry[0] == name for entry in state.agenda):
        return False
    kept: list[Entry] = []
    while state.agenda[-1][0] != name:
        left = state.agenda.pop()
        kept += [left] if left[0] in keep else []
    then(state, *kept)
    return True


def drop_latest(state: HasAgenda, entry: Entry, times: int) -> None:
    """Drop a beat `times` times, or as often as it is to come; those that would come last fall away first."""
    for _ in range(min(times, state.agenda.count(entry))):
        state.agenda.remove(entry)


def drop_of(state: HasAgenda, who: str) -> None:
    """Drop every beat that has somebody among its arguments."""
    state.agenda[:] = [entry for entry in state.agenda if who not in entry[1:]]


@contextmanager
def aside(state: HasAgenda) -> Iterator[list[Entry]]:
    """What is put on the agenda meanwhile is handed over, in the order in which it would come, and not put there."""
    later, state.agenda = state.agenda, []
    put: list[Entry] = []
    try:
        yield put
    finally:
        put += reversed(state.agenda)
        state.agenda = later


def after_next(state: HasAgenda, names: Container[str], entry: Entry) -> bool:
    """Put a beat behind those of some names that come next; whether there are any, else it is not put."""
    place = len(state.agenda)
    while place and state.agenda[place - 1][0] in names:
        place -= 1
    if place == len(state.agenda):
        return False
    state.agenda.insert(place, entry)
    return True
