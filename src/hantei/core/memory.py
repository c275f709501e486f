"""A memory across games: results that depend on a few figures are found once for all games with the same content.

A glance (`glance`) drops its results when it ends. Many of them are needed again a moment later, or in the next game of
a batch: the dice of somebody with the same wounds, the chance to hit from the same distance. A function marked
`remembered` names the key on which its result depends, and runs once for each key. A result is never out of date,
because a changed situation has another key.

A memory belongs to the objects that games are played with: scene, records, and rulings. It is open during a glance;
outside of a glance these functions are plain functions.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from itertools import count
from threading import Lock, local
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, Self, TypeVar, cast, overload

from .glance import KnownResults

MEMORIES = 16
"""Memories that are kept at a time: those of the latest grounds."""

MOST_RESULTS = 1 << 14
"""Results of one function that are kept; with one more, its memory is emptied."""

Made = TypeVar("Made")


class Latest(Generic[Made]):
    """The things asked for last, at most `most`, each by its key; any thread may ask."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._made: dict[Hashable, Made] = {}
        self._turn = Lock()
        self._last: tuple[Hashable, Made] | None = None
        """The thing that was asked for last: key and thing change together, so reading them needs no lock."""

    def get(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """Return the value of a key, made if there is none. If two threads make it at once, one value is kept."""
        last = self._last
        if last is not None and last[0] == key:
            return last[1]
        with self._turn:
            if key in self._made:
                return self._latest(key)
        made = make()
        with self._turn:
            self._made.setdefault(key, made)
            while len(self._made) > self.most:
                del self._made[next(iter(self._made))]
            return self._latest(key)

    def _latest(self, key: Hashable) -> Made:
        """Return the thing of a known key, and put it last. Other threads find it at every moment."""
        made = self._made[key] = self._made.pop(key)
        self._last = key, made
        return made

    def clear(self) -> None:
        """Forget everything."""
        with self._turn:
            self._made.clear()
            self._last = None


class FoundByKey(dict[str, Made]):
    """A dictionary that finds the value of a key when it is first asked for, and keeps it; afterwards it is read
    without a call. Use it for values that hang on their key and on content alone.
    """

    def __init__(self, find: Callable[[str], Made]) -> None:
        super().__init__()
        self.find = find

    def __missing__(self, key: str) -> Made:
        found = self[key] = self.find(key)
        return found


class OwnLatest(local, Generic[Made]):
    """The things that each thread has kept last, at most `most`, each by its key.

    Use it for things that learn while they are used, so no two threads may share one.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._made: dict[Hashable, Made] = {}

    def get(self, key: Hashable) -> Made | None:
        """The thing of a key; None if there is none."""
        return self._made.get(key)

    def keep(self, key: Hashable, made: Made) -> Made:
        """Keep a thing; if there are too many, drop the oldest."""
        self._made[key] = made
        if len(self._made) > self.most:
            del self._made[next(iter(self._made))]
        return made

    def clear(self) -> None:
        """Forget everything that this thread has kept."""
        self._made.clear()


class OfObjects(Generic[Made]):
    """A cache of values made from objects, found by the identity of the objects, which the games of a batch share.

    It keeps the latest values. It holds their objects too, so that no new object can get the identity of an old one.
    """

    def __init__(self, make: Callable[..., Made], most: int = MEMORIES) -> None:
        self.make = make
        self.latest: Latest[tuple[tuple[object, ...], Made]] = Latest(most)

    def __call__(self, *objects: object) -> Made:
        """The value made from these objects."""
        return self.latest.get(tuple(map(id, objects)), lambda: (objects, self.make(*objects)))[1]


class found_once(Generic[Made]):  # noqa: N801 - read as a mark of a method, as `functools.cached_property` is
    """Mark a method without arguments: its result is found once and kept with the object.

    It is `functools.cached_property` without a lock, which costs more than most results of a machine player until
    Python 3.12. So use it for objects of one thread only.
    """

    def __init__(self, find: Callable[[Any], Made]) -> None:
        self.find, self.name, self.__doc__ = find, "", find.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, owner: None, kind: type) -> Self: ...

    @overload
    def __get__(self, owner: object, kind: type) -> Made: ...

    def __get__(self, owner: object | None, kind: type) -> Self | Made:
        """Find the result; from then on the object has it itself, and nobody comes here for it again."""
        if owner is None:
            return self
        value = self.find(owner)
        setattr(owner, self.name, value)  # `vars(owner)` would make all other attributes of it slower to read
        return value


Memory = KnownResults
"""Results, by function and then by key."""


def empty_memory(*grounds: object) -> Memory:
    """An empty memory."""
    return {}


memory_of = OfObjects(empty_memory)
"""The memory of all games with the same grounds."""

_numbers = count()


class Grounded(Protocol):
    """A state that names its grounds: the objects that never change and that its rules read."""

    known: KnownResults | None
    memory: Memory | None

    @property
    def grounds(self) -> tuple[object, ...]:
        """Scene, records, rulings."""


P = ParamSpec("P")
State = TypeVar("State", bound=Grounded)
Found = TypeVar("Found")


def opened(state: Grounded) -> Memory:
    """Open the memory for a glance that has begun, and keep it at hand."""
    memory = state.memory = memory_of(*state.grounds)
    return memory


def results_of(memory: Memory, by: object) -> dict[Any, Any]:
    """The results of one function, for callers who look them up themselves; emptied first if there are too many."""
    found = memory.setdefault(by, {})
    if len(found) >= MOST_RESULTS:
        found.clear()
    return found


def remembered(
    by: Callable[Concatenate[State, P], Hashable],
) -> Callable[[Callable[Concatenate[State, P], Found]], Callable[Concatenate[State, P], Found]]:
    """Mark a function whose result depends on the grounds and on `by` of its arguments, and on nothing else.

    The function must not change the state, and callers must not change its result. They pass arguments by position.
    """

    def mark(find: Callable[Concatenate[State, P], Found]) -> Callable[Concatenate[State, P], Found]:
        @wraps(find)
        def found(state: State, *args: Any) -> Found:
            memory = state.memory
            if memory is None:
                if state.known is None:
                    return find(state, *args)  # type: ignore[call-arg]
                memory = opened(state)
            key = by(state, *args)  # type: ignore[call-arg]
            try:
                return memory[find][key]  # type: ignore[no-any-return]
            except KeyError:
                pass
            value = find(state, *args)  # type: ignore[call-arg]
            return results_of(memory, find).setdefault(key, value)  # type: ignore[no-any-return]

        return cast(Callable[Concatenate[State, P], Found], found)

    return mark


@remembered(lambda state, what: what)
def numbered(state: Grounded, what: Hashable) -> Hashable:
    """A number that stands for a long key within other keys; outside of a glance the key itself."""
    return what if state.known is None else next(_numbers)
