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
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, cast

from .glance import Known

MEMORIES = 16
"""Of how many grounds there are memories at a time: of the latest ones."""

MOST = 1 << 14
"""How many findings of a function are kept; when there are more, it begins anew."""

Made = TypeVar("Made")


class OfObjects(Generic[Made]):
    """What is made of some objects, kept as long as the very same ones are asked for now and then: games of a batch
    share them. The latest are kept, with the objects, so that no other object gets their identity."""

    def __init__(self, make: Callable[..., Made], most: int = MEMORIES) -> None:
        self.make, self.most = make, most
        self.kept: dict[tuple[int, ...], tuple[tuple[object, ...], Made]] = {}

    def __call__(self, *objects: object) -> Made:
        """What is made of these objects."""
        key = tuple(map(id, objects))
        kept = self.kept.pop(key, None) or (objects, self.make(*objects))
        self.kept[key] = kept  # the latest stands last
        if len(self.kept) > self.most:
            self.kept.pop(next(iter(self.kept)), None)
        return kept[1]


class Latest(Generic[Made]):
    """The latest few things that were made, looked through for one that fits before another is made."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: list[Made] = []

    def fitting(self, fits: Callable[[Made], bool], make: Callable[[], Made]) -> Made:
        """The latest that fits, or a new one, which is kept."""
        found = next(filter(fits, self.kept), None)
        if found is None:
            found = make()
            self.kept.insert(0, found)
            del self.kept[self.most :]
        return found


Memory = dict[Any, dict[Any, Any]]
"""What is remembered, by the function and by what its answer hangs on."""


def nothing(*grounds: object) -> Memory:
    """What is remembered at first."""
    return {}


memory_of = OfObjects(nothing)
"""What is remembered of games by the same grounds."""

_numbers = count()


class Grounded(Protocol):
    """A state that says what it is played by: the objects that never change and by which everything is read."""

    known: Known | None

    @property
    def grounds(self) -> tuple[object, ...]:
        """Scene, records, rulings."""


P = ParamSpec("P")
State = TypeVar("State", bound=Grounded)
Found = TypeVar("Found")


def opened(state: Grounded, known: Known) -> Memory:
    """The memory for the look that has begun, which keeps it at hand."""
    memory = known[OfObjects] = memory_of(*state.grounds)
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
            known = state.known
            if known is None:
                return find(state, *args)  # type: ignore[call-arg]
            memory = known.get(OfObjects) or opened(state, known)
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
    known = state.known
    if known is None:
        return what
    memory = known.get(OfObjects) or opened(state, known)
    numbers: dict[Hashable, int] = memory.setdefault(numbered, {})
    found = numbers.get(what)
    if found is None:
        if len(numbers) >= MOST:
            numbers.clear()
        found = numbers.setdefault(what, next(_numbers))
    return found
