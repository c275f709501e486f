"""A glance: results about a state are cached while somebody only looks at it.

For one question a machine player asks a state the same things again and again: who is there, who reaches whom, how many
dice somebody has. Nobody changes the state meanwhile, so functions marked `at_a_glance` keep their results until the
glance ends. Outside of a glance they are plain functions.

The results hang on the very object that is looked at. Copies, and games in other threads, never see them.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import wraps
from inspect import signature
from typing import Any, Concatenate, ParamSpec, Self, TypeVar, cast

KnownResults = dict[Any, dict[Any, Any]]
"""The results about a state, by function and then by arguments (None where there are none)."""


class Seen:
    """A state that can be looked at. The results are no field of it, so its copies have none.

    `known` holds the results of this look, None while nobody looks; `memory` holds results of earlier looks. `handed`
    holds the results that a look leaves to the next beat. As that beat begins they move to `standing`, and older
    results are dropped.
    """

    __slots__ = ("handed", "known", "memory", "standing")

    known: KnownResults | None
    memory: KnownResults | None
    standing: KnownResults | None
    handed: KnownResults | None

    def __new__(cls, *args: Any, **named: Any) -> Self:
        """Make a state at which nobody looks yet."""
        made = super().__new__(cls)
        made.known = made.memory = made.standing = made.handed = None
        return made

    def __getstate__(self) -> Any:
        """The fields alone, for copies and other processes."""
        state: Any = super().__getstate__()
        plain, slots = state
        return plain, {name: value for name, value in slots.items() if name not in Seen.__slots__}


P = ParamSpec("P")
State = TypeVar("State", bound=Seen)
Found = TypeVar("Found")


class glance:  # noqa: N801 - read as a verb: with glance(c)
    """Look at a state, which nobody changes meanwhile. A glance within a glance at the same state joins it.

    `again`: the beat has changed nothing so far, so the look goes on with the results that the beat before handed on.
    """

    __slots__ = ("again", "found", "state")

    def __init__(self, state: Seen, again: bool = False) -> None:
        self.state: Seen | None = state
        self.again = again
        self.found: KnownResults | None = None

    def __enter__(self) -> Self:
        state = self.state
        if state is None or state.known is not None:
            self.state = None  # the first glance ends it
        else:
            state.known = self.found = (state.standing if self.again else None) or {}
            state.standing = None
        return self

    def __exit__(self, *error: object) -> None:
        state = self.state
        if state is not None:
            state.known = state.memory = None

    def hand_on(self) -> None:
        """Hand the results on to the next beat. Call it only if the beat has changed nothing that a look reads."""
        if self.state is not None:
            self.state.handed = self.found


def glance_at(state: object) -> AbstractContextManager[object]:
    """Look at a state of any rulebook; if no results can hang on it, open no glance."""
    return glance(state) if isinstance(state, Seen) else nullcontext()


def at_a_glance(find: Callable[Concatenate[State, P], Found]) -> Callable[Concatenate[State, P], Found]:
    """Mark a function of a state, ids, and figures: within a glance each result is found once.

    The function must not change the state, and callers must not change its result. They pass arguments by position.
    """
    taken = [*signature(find).parameters.values()][1:]
    whole = all(one.kind is one.POSITIONAL_OR_KEYWORD for one in taken)
    keeper = KEEPERS.get(len(taken), by_all) if whole else by_all
    found: Any = keeper(find)
    if keeper is not by_all:
        found.__defaults__ = tuple([one.default for one in taken if one.default is not one.empty])
    return cast(Callable[Concatenate[State, P], Found], wraps(find)(found))


# A result is asked for some thousand times in a game, mostly with one argument or two, and to put the arguments into a
# tuple and take them out again costs as much as to look the result up.


def by_none(find: Callable[..., Any]) -> Callable[..., Any]:
    """Keep the result of a function of a state alone."""

    def found(state: Seen) -> Any:
        known = state.known
        if known is None:
            return find(state)
        mine = known.get(find)
        if not mine:
            if mine is None:
                mine = known[find] = {}
            mine[None] = find(state)
        return mine[None]

    return found


def by_one(find: Callable[..., Any]) -> Callable[..., Any]:
    """Keep the results of a function of a state and one argument."""

    def found(state: Seen, one: Any) -> Any:
        known = state.known
        if known is None:
            return find(state, one)
        if find in known:
            mine = known[find]
            if one in mine:
                return mine[one]
        else:
            mine = known[find] = {}
        value = mine[one] = find(state, one)
        return value

    return found


def by_two(find: Callable[..., Any]) -> Callable[..., Any]:
    """Keep the results of a function of a state and two arguments."""

    def found(state: Seen, one: Any, two: Any) -> Any:
        known = state.known
        if known is None:
            return find(state, one, two)
        key = (one, two)
        if find in known:
            mine = known[find]
            if key in mine:
                return mine[key]
        else:
            mine = known[find] = {}
        value = mine[key] = find(state, one, two)
        return value

    return found


def by_all(find: Callable[..., Any]) -> Callable[..., Any]:
    """Keep the results of a function of a state and any number of arguments."""

    def found(state: Seen, *args: Any) -> Any:
        known = state.known
        if known is None:
            return find(state, *args)
        if find in known:
            mine = known[find]
            if args in mine:
                return mine[args]
        else:
            mine = known[find] = {}
        value = mine[args] = find(state, *args)
        return value

    return found


KEEPERS = {0: by_none, 1: by_one, 2: by_two}
"""The ways to keep results, by the number of arguments besides the state, for functions in which that is always the
same."""


def looking(think: Callable[Concatenate[State, P], Found]) -> Callable[Concatenate[State, P], Found]:
    """Mark a function that only looks at its state, such as a policy: each call is one glance."""

    @wraps(think)
    def thought(state: State, *args: P.args, **named: P.kwargs) -> Found:
        if state.known is not None:
            return think(state, *args, **named)
        state.known, state.standing = {}, None  # as `with glance(state)`, without its three calls
        try:
            return think(state, *args, **named)
        finally:
            state.known = state.memory = None

    return cast(Callable[Concatenate[State, P], Found], thought)
