"""A glance: while somebody only looks at a state, what is worked out from it is worked out once.

A machine player asks the same things of a state again and again for one question: who is there, who reaches whom, how
many dice somebody has. Nobody changes the state meanwhile, so functions marked `at_a_glance` are remembered as long as
the glance lasts, and no longer; outside of any glance they are plain functions.

What is found belongs to the very object that is looked at, so that copies, and other games in other threads, have
nothing to do with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Self, TypeVar, cast

Findings = dict[Any, dict[Any, Any]]
"""What has been found of a state, by the function and by what it was asked."""


class Seen:
    """A state that can be looked at. Copies of it know nothing: what is found is no field of it.

    `known` is what this look has found, None while nobody looks; `memory` what is remembered from others (`memory`).
    """

    __slots__ = ("known", "memory")

    known: Findings | None
    memory: Findings | None

    def __new__(cls, *args: Any, **named: Any) -> Self:
        """A state at which nobody looks yet."""
        made = super().__new__(cls)
        made.known = made.memory = None
        return made

    def __getstate__(self) -> Any:
        """What copies and other processes get: the fields alone."""
        state: Any = super().__getstate__()
        plain, slots = state
        return plain, {name: value for name, value in slots.items() if name not in Seen.__slots__}


P = ParamSpec("P")
State = TypeVar("State", bound=Seen)
Found = TypeVar("Found")


@contextmanager
def glance(state: Seen) -> Iterator[None]:
    """Look at a state: nobody changes it meanwhile. A glance within a glance at the same state is one with it."""
    if state.known is not None:
        yield
        return
    state.known = {}
    try:
        yield
    finally:
        state.known = state.memory = None


def at_a_glance(find: Callable[Concatenate[State, P], Found]) -> Callable[Concatenate[State, P], Found]:
    """A function of a state and of ids and figures, found once in a glance.

    It changes nothing, and nobody changes what it finds.
    """

    @wraps(find)
    def found(state: State, *args: P.args, **named: P.kwargs) -> Found:
        known = state.known
        if known is None:
            return find(state, *args, **named)
        mine: dict[Any, Found] | None = known.get(find)
        if mine is None:
            mine = known[find] = {}
        key = (args, *named.items()) if named else args
        try:
            return mine[key]
        except KeyError:
            value = mine[key] = find(state, *args, **named)
            return value

    return cast(Callable[Concatenate[State, P], Found], found)


def looking(think: Callable[Concatenate[State, P], Found]) -> Callable[Concatenate[State, P], Found]:
    """A function that only looks at the state it is given, such as a policy: one glance at it."""

    @wraps(think)
    def thought(state: State, *args: P.args, **named: P.kwargs) -> Found:
        with glance(state):
            return think(state, *args, **named)

    return cast(Callable[Concatenate[State, P], Found], thought)
