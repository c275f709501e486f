"""The long memory: found once for a situation, whichever game comes into it, and never for another one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from threading import Lock

import pytest

from hantei.core.glance import Seen, glance
from hantei.core.memory import (
    FoundByKey,
    Latest,
    OfObjects,
    OwnLatest,
    found_once,
    memory_of,
    numbered,
    remembered,
    results_of,
)
from hantei.core.record import clone, hashable_without, shared


@dataclass(slots=True)
class Fighter:
    """Somebody with figures."""

    strength: int = 1
    hp: int = 5
    wounds: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Fight(Seen):
    """Two fighters, and what they fight by."""

    one: Fighter = field(default_factory=Fighter)
    rulings: dict[str, str] = shared()

    @property
    def grounds(self) -> tuple[object, ...]:
        """What it is played by."""
        return (self.rulings,)


asked: list[int] = []


@remembered(lambda c, bonus: (c.one.strength, bonus))
def force(c: Fight, bonus: int) -> int:
    """A figure that hangs on the strength, the rulings and a bonus."""
    asked.append(bonus)
    return c.one.strength * 10 + bonus + len(c.rulings)


def look(c: Fight, bonus: int) -> int:
    """The figure, by somebody who looks."""
    with glance(c):
        return force(c, bonus)


def test_games_by_the_same_grounds_share_what_is_found() -> None:
    asked.clear()
    rulings = {"a": "b"}
    first, second = Fight(rulings=rulings), Fight(rulings=rulings)
    second.one.hp = 1
    assert [look(first, 2), look(second, 2), look(clone(first), 2)] == [13, 13, 13]
    assert asked == [2]


def test_what_has_changed_is_found_anew_and_what_comes_again_is_known() -> None:
    asked.clear()
    c = Fight(rulings={"a": "b"})
    assert look(c, 1) == 12
    c.one.strength = 2
    assert look(c, 1) == 22
    c.one.strength = 1
    assert look(c, 1) == 12
    assert asked == [1, 1]


def test_other_grounds_have_a_memory_of_their_own() -> None:
    c, other = Fight(rulings={"a": "b"}), Fight(rulings={"a": "b", "c": "d"})
    assert (look(c, 0), look(other, 0)) == (11, 12)


def test_nothing_is_remembered_where_nobody_looks() -> None:
    asked.clear()
    c = Fight(rulings={})
    assert force(c, 3) == force(c, 3) == 13
    assert asked == [3, 3]


def test_equal_keys_have_one_number_and_others_have_others() -> None:
    c = Fight(rulings={})
    with glance(c):
        same = numbered(c, ("x", 1)), numbered(c, ("x", 1))
        assert same[0] == same[1] != numbered(c, ("x", 2))
    assert numbered(c, ("x", 1)) == ("x", 1)


def test_a_key_leaves_out_what_is_named_and_nothing_else() -> None:
    likeness = hashable_without(Fighter, "hp")
    assert likeness(Fighter(hp=1)) == likeness(Fighter(hp=2))
    assert likeness(Fighter()) != likeness(Fighter(wounds=["arm"]))
    with pytest.raises(ValueError, match="armour"):
        hashable_without(Fighter, "armour")


def test_the_latest_objects_are_kept() -> None:
    made = count(1)
    pairs = OfObjects(lambda one: next(made), most=2)
    first, second, third = object(), object(), object()
    assert [pairs(first), pairs(second), pairs(first), pairs(third), pairs(first)] == [1, 2, 1, 3, 1]
    assert pairs(second) == 4


def test_threads_that_ask_at_once_find_what_they_ask_for() -> None:
    """More keys than are kept, from four threads that switch often: each finds its own thing, and nothing breaks."""
    latest, wrong = Latest[int](3), list[tuple[int, int]]()
    before = sys.getswitchinterval()

    def ask(first: int) -> None:
        for number in range(first, first + 4000):
            key = number % 7
            if (found := latest.get(key, lambda key=key: key + 1)) != key + 1:  # type: ignore[misc]
                wrong.append((key, found))

    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            list(pool.map(ask, range(4)))
    finally:
        sys.setswitchinterval(before)
    assert wrong == []


class Handing:
    """A lock; when it is let go of for the first time, another thread asks before its owner goes on."""

    def __init__(self, asks: Callable[[], object]) -> None:
        self.lock, self.asks = Lock(), asks

    def __enter__(self) -> None:
        self.lock.acquire()

    def __exit__(self, *_: object) -> None:
        self.lock.release()
        asks, self.asks = self.asks, lambda: None
        with ThreadPoolExecutor(1) as pool:
            pool.submit(asks).result()


def test_what_is_there_is_found_by_whoever_asks_meanwhile() -> None:
    """A thread that finds a memory and puts it last lets nobody see that it is away."""
    latest = Latest[str](3)
    latest.get("key", lambda: "first")
    latest.get("later", lambda: "second")  # what was asked for last is found without a turn
    found: list[str] = []
    latest._turn = Handing(lambda: found.append(latest.get("key", lambda: "another")))  # type: ignore[assignment]
    assert latest.get("key", lambda: "made anew") == "first"
    assert found == ["first"]


def test_of_two_that_are_made_at_once_one_is_kept() -> None:
    latest = Latest[list[str]](3)
    late: list[str] = []

    def slow() -> list[str]:
        assert latest.get("key", lambda: late) is late  # another thread, quicker
        return ["made in vain"]

    assert latest.get("key", slow) is late
    assert latest.get("key", slow) is late


def test_what_a_thread_keeps_for_itself_no_other_thread_finds() -> None:
    own = OwnLatest[str](2)
    own.keep("key", "mine")
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(own.get, "key").result() is None
        pool.submit(own.keep, "key", "another's").result()
    assert own.get("key") == "mine"


def test_of_what_a_thread_keeps_the_oldest_goes_first() -> None:
    own = OwnLatest[int](2)
    for number in range(3):
        own.keep(number, number)
    assert [own.get(number) for number in range(3)] == [None, 1, 2]
    own.clear()
    assert own.get(2) is None


def test_a_memory_that_is_full_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hantei.core.memory.MOST_RESULTS", 2)
    grounds = object()
    known = results_of(memory_of(grounds), force)
    known.update({1: 1, 2: 2})
    assert results_of(memory_of(grounds), force) == {}


def test_what_is_forgotten_is_made_anew() -> None:
    latest, made = Latest[int](3), count()
    assert [latest.get("one", lambda: next(made)) for _ in range(2)] == [0, 0]
    latest.clear()
    assert latest.get("one", lambda: next(made)) == 1


class Plan:
    """Something thought about, which notes how often."""

    thoughts = 0

    @found_once
    def best(self) -> list[int]:
        """What comes of it."""
        self.thoughts += 1
        return [self.thoughts]


def test_what_is_found_once_is_kept_with_its_object() -> None:
    """Another object thinks for itself."""
    one, other = Plan(), Plan()
    assert one.best is one.best
    assert (one.best, one.thoughts) == ([1], 1)
    assert other.best is not one.best
    assert Plan.best.__doc__ == "What comes of it."


def test_a_value_is_found_once_for_each_key() -> None:
    asked: list[str] = []

    def length(key: str) -> int:
        asked.append(key)
        return len(key)

    lengths = FoundByKey(length)
    assert [lengths["rifle"], lengths["blade"], lengths["rifle"], lengths["axe"]] == [5, 5, 5, 3]
    assert asked == ["rifle", "blade", "axe"]
