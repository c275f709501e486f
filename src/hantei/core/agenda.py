"""Beats and the agenda: the timeline of a game, kept in its state."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from .glance import Seen
from .table import Table

BeatCall = tuple[str | int | bool, ...]
"""One beat to come: its name, then its arguments (ids, figures, and whether something is so).

An argument of a beat is either always a figure or always whether something is so: True equals 1."""


class HasAgenda(Protocol):
    """A state that can run: the last entry of its agenda is the next beat."""

    agenda: list[BeatCall]


F = TypeVar("F", bound=Callable[..., None])


class Beats:
    """The beats of one rulebook by name, each with the clauses it carries out."""

    def __init__(self) -> None:
        self.functions: dict[str, Callable[..., None]] = {}
        self.clauses: dict[str, tuple[str, ...]] = {}
        self.stopping: set[tuple[str, bool]] = set()
        """The beats that have ever stopped for people, each with whether people throw the dice. It only says where a
        copy of the state is worth its time, so it holds for all games, and nothing depends on it."""

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
        if isinstance(state, Seen):  # results that the last beat handed on stay until somebody looks
            state.standing, state.handed = state.handed, None
        entry = state.agenda.pop()
        self.functions[entry[0]](state, table, *entry[1:])


def then(state: HasAgenda, *entries: BeatCall) -> None:
    """Put beats on the agenda so that they run next, in the order given, before all that is already there."""
    state.agenda.extend(reversed(entries))


def instead(state: HasAgenda, *entries: BeatCall) -> None:
    """Replace the whole agenda by these beats, in the order given; without any beats the agenda ends empty."""
    state.agenda.clear()
    then(state, *entries)


def drop_next(state: HasAgenda) -> None:
    """Drop the next beat."""
    state.agenda.pop()


def replace_next(state: HasAgenda, entry: BeatCall) -> None:
    """Replace the next beat by another."""
    state.agenda[-1] = entry


def cut_to(state: HasAgenda, name: str, keep: Container[str] = ()) -> bool:
    """Drop the beats that come before the beat called `name`, except those named in `keep`.

    Return whether the agenda holds a beat called `name`; if it does not, nothing is dropped.
    """
    if not any(entry[0] == name for entry in state.agenda):
        return False
    kept: list[BeatCall] = []
    while state.agenda[-1][0] != name:
        left = state.agenda.pop()
        kept += [left] if left[0] in keep else []
    then(state, *kept)
    return True


def drop_latest(state: HasAgenda, entry: BeatCall, times: int) -> None:
    """Drop a beat `times` times, or as often as it is on the agenda, the last ones first."""
    for _ in range(min(times, state.agenda.count(entry))):
        state.agenda.remove(entry)


def drop_of(state: HasAgenda, who: str, keep: Container[str] = ()) -> None:
    """Drop every beat that has somebody among its arguments, except those named in `keep`."""
    state.agenda[:] = [entry for entry in state.agenda if entry[0] in keep or who not in entry[1:]]


def drop_named(state: HasAgenda, names: Container[str], who: str = "") -> None:
    """Drop every beat of these names; with `who` only those whose first argument that is."""
    state.agenda[:] = [entry for entry in state.agenda if entry[0] not in names or who not in ("", *entry[1:2])]


def rewrite(state: HasAgenda, change: Callable[[BeatCall], BeatCall | None]) -> None:
    """Put every beat through a function, the next one first: what it returns takes the place, None drops the beat."""
    kept = [entry for before in reversed(state.agenda) if (entry := change(before)) is not None]
    state.agenda[:] = reversed(kept)


@contextmanager
def aside(state: HasAgenda) -> Iterator[list[BeatCall]]:
    """Collect the beats that the block puts on the agenda, in the order in which they would run; the agenda stays."""
    later, state.agenda = state.agenda, []
    put: list[BeatCall] = []
    try:
        yield put
    finally:
        put += reversed(state.agenda)
        state.agenda = later


def after_next(state: HasAgenda, names: Container[str], entry: BeatCall) -> bool:
    """Put a beat behind the next beats of these names. Return whether there are any; if not, nothing is put."""
    at = len(state.agenda)
    while at and state.agenda[at - 1][0] in names:
        at -= 1
    if at == len(state.agenda):
        return False
    state.agenda.insert(at, entry)
    return True
