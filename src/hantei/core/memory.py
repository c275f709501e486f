"""A long memory: what hangs on some figures alone is worked out once for all games that are played alike.

A glance (`glance`) forgets what it has found when the look ends. Much of it comes again a moment later, or in the next
game of a batch: the dice of somebody who has the same wounds, the chance to hit from the same distance. Functions
marked `remembered` say by what their answer hangs, and are worked out once for each such situation. So nothing is ever
out of date: what has changed is asked for under another key.

A memory belongs to what games are played by: the scene, the records and the rulings, the very objects. It is opened
while somebody looks at a state; outside of any glance these functions are plain ones.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from itertools import count
from threading import Lock
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, cast

from .glance import Findings

MEMORIES = 16
"""Of how many grounds there are memories at a time: of the latest ones."""

MOST = 1 << 14
"""How many findings of a function are kept; when there are more, it begins anew."""

Made = TypeVar("Made")


class Latest(Generic[Made]):
    """The things that were asked for last, `most` of them at the most, each by a key; any thread may ask."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._made: dict[Hashable, Made] = {}
        self._turn = Lock()

    def get(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """Return the thing of this key, made now where it is not there. Of two that are made at once one is kept."""
        with self._turn:
            made = self._made.pop(key, None)
        if made is None:
            made = make()
        with self._turn:
            made = self._made.pop(key, made)
            self._made[key] = made  # the latest stands last
            while len(self._made) > self.most:
                del self._made[next(iter(self._made))]
        return made


class OfObjects(Generic[Made]):
    """What is made of some objects, kept as long as the very same ones are asked for now and then: games of a batch
    share them. The latest are kept, with the objects, so that no other object gets their identity."""

    def __init__(self, make: Callable[..., Made], most: int = MEMORIES) -> None:
        self.make = make
        self.kept: Latest[tuple[tuple[object, ...], Made]] = Latest(most)

    def __call__(self, *objects: object) -> Made:
        """What is made of these objects."""
        return self.kept.get(tuple(map(id, objects)), lambda: (objects, self.make(*objects)))[1]


Memory = Findings
"""What is remembered, by the function and by what its answer hangs on."""


def nothing(*grounds: object) -> Memory:
    """What is remembered at first."""
    return {}


memory_of = OfObjects(nothing)
"""What is remembered of games by the same grounds."""

_numbers = count()


class Grounded(Protocol):
    """A state that says what it is played by: the objects that never change and by which everything is read."""

    known: Findings | None
    memory: Memory | None

    @property
    def grounds(self) -> tuple[object, ...]:
        """Scene, records, rulings."""


P = ParamSpec("P")
State = TypeVar("State", bound=Grounded)
Found = TypeVar("Found")


def opened(state: Grounded) -> Memory:
    """Open the memory for the look that has begun, and keep it at hand."""
    memory = state.memory = memory_of(*state.grounds)
    return memory


def kept(memory: Memory, by: object) -> dict[Any, Any]:
    """What one function has remembered, for those who look it up themselves; it begins anew when there is too much."""
    found = memory.setdefault(by, {})
    if len(found) >= MOST:
        found.clear()
    return found


def remembered(
    by: Callable[Concatenate[State, P], Hashable],
) -> Callable[[Callable[Concatenate[State, P], Found]], Callable[Concatenate[State, P], Found]]:
    """A function whose answer hangs on nothing but what `by` says of the same arguments, and on the grounds.

    It changes nothing, and nobody changes what it finds. Arguments are given in their order, not by name.
    """

    def mark(find: Callable[Concatenate[State, P], Found]) -> Callable[Concatenate[State, P], Found]:
        @wraps(find)
        def found(state: State, *args: Any) -> Found:
            if state.known is None:
                return find(state, *args)  # type: ignore[call-arg]
            memory = state.memory
            if memory is None:
                memory = opened(state)
            mine: dict[Any, Found] | None = memory.get(find)
            if mine is None:
                mine = memory.setdefault(find, {})
            key = by(state, *args)  # type: ignore[call-arg]
            try:
                return mine[key]
            except KeyError:
                value = find(state, *args)  # type: ignore[call-arg]
                if len(mine) >= MOST:
                    mine.clear()
                mine[key] = value
                return value

        return cast(Callable[Concatenate[State, P], Found], found)

    return mark


def numbered(state: Grounded, what: Hashable) -> Hashable:
    """A number that stands for a long key within short ones, the same for equal ones; outside of any glance the key."""
    if state.known is None:
        return what
    memory = opened(state) if state.memory is None else state.memory
    numbers: dict[Hashable, int] = memory.setdefault(numbered, {})
    found = numbers.get(what)
    if found is None:
        if len(numbers) >= MOST:
            numbers.clear()
        found = numbers.setdefault(what, next(_numbers))
    return found
