"""A glance: what is worked out from a state is worked out once while somebody only looks at it."""

from __future__ import annotations

from copy import copy, deepcopy
from dataclasses import dataclass, field, replace
from threading import Event, Thread

import pytest

from hantei.core.agenda import BeatCall, Beats
from hantei.core.glance import Seen, at_a_glance, glance, looking
from hantei.core.record import clone
from hantei.core.table import Table


@dataclass(slots=True)
class Yard(Seen):
    """A state that counts how often somebody has looked for its guards."""

    guards: list[str] = field(default_factory=lambda: ["north", "south"])
    searches: int = 0


@at_a_glance
def watching(yard: Yard, letter: str) -> list[str]:
    """The guards with a letter in their names."""
    yard.searches += 1
    return [guard for guard in yard.guards if letter in guard]


@looking
def policy(yard: Yard, times: int) -> int:
    """Look for the same guards several times; how often they were searched for."""
    for _ in range(times):
        watching(yard, "n")
    return yard.searches


def test_what_is_asked_again_in_a_glance_is_searched_for_once() -> None:
    """Another argument is another question."""
    yard = Yard()
    with glance(yard):
        assert watching(yard, "n") == watching(yard, "n") == ["north"]
        assert yard.searches == 1
        assert watching(yard, "u") == ["south"]
        assert watching(yard, "r") == watching(yard, "r") == ["north"]
    assert yard.searches == 3


@at_a_glance
def numbers(yard: Yard) -> list[int]:
    """How often guards were searched for, without any argument."""
    yard.searches += 1
    return [yard.searches]


@at_a_glance
def pair(yard: Yard, one: str, two: str = "n") -> list[str]:
    """The guards with both letters in their names; the second has a usual value."""
    yard.searches += 1
    return [guard for guard in yard.guards if one in guard and two in guard]


@at_a_glance
def lettered(yard: Yard, *letters: str) -> list[str]:
    """The guards with any number of letters in their names."""
    yard.searches += 1
    return [guard for guard in yard.guards if all(letter in guard for letter in letters)]


def test_however_many_arguments_there_are_each_question_is_searched_for_once() -> None:
    """A usual value that is said is the same question as one that is not."""
    yard = Yard()
    assert pair(yard, "o") == pair(yard, "o", "n") == ["north"]
    yard.searches = 0
    with glance(yard):
        assert numbers(yard) is numbers(yard)
        assert pair(yard, "o") is pair(yard, "o", "n")
        assert pair(yard, "o", "u") == ["south"]
        assert pair(yard, "o", "t") is pair(yard, "o", "t")
        assert lettered(yard) is lettered(yard)
        assert lettered(yard, "o", "u", "t") == ["south"]
        assert lettered(yard, "n", "o", "r") is lettered(yard, "n", "o", "r")
    assert yard.searches == 7


def test_outside_of_a_glance_and_after_it_a_change_is_seen() -> None:
    """Nothing is remembered longer than the glance lasts."""
    yard = Yard()
    with glance(yard):
        assert watching(yard, "n") == ["north"]
    yard.guards.append("noon")
    assert watching(yard, "n") == ["north", "noon"]
    yard.guards.remove("north")
    assert watching(yard, "n") == ["noon"]


def test_an_equal_state_that_is_another_is_not_taken_for_it() -> None:
    """A machine player plays on in copies of the state it looks at."""
    yard, other = Yard(), Yard()
    with glance(yard):
        watching(yard, "n")
        other.guards.clear()
        assert watching(other, "n") == []
        for twin in (clone(yard), copy(yard), deepcopy(yard), replace(yard)):
            twin.guards = []
            assert watching(twin, "n") == []


def test_a_glance_within_a_glance_is_one_with_it() -> None:
    """What is found inside is known outside, and the outer one goes on."""
    yard = Yard()
    with glance(yard):
        with glance(yard):
            watching(yard, "n")
        watching(yard, "n")
    assert yard.searches == 1


def test_a_glance_ends_where_it_is_left_by_an_exception() -> None:
    """A question without an answer leaves a beat so."""
    yard = Yard()
    with pytest.raises(KeyError), glance(yard):
        dict[str, int]()[watching(yard, "n")[0]]
    yard.guards.clear()
    assert watching(yard, "n") == []


def test_a_policy_is_one_glance_and_shares_that_of_a_rule_that_asks_it() -> None:
    """Rules list the answers in the same glance in which a machine player weighs them."""
    yard = Yard()
    assert policy(yard, 5) == 1
    assert policy(yard, 5) == 2
    with glance(yard):
        watching(yard, "n")
        assert policy(yard, 5) == 3


def test_threads_that_look_at_one_state_leave_nothing_behind() -> None:
    """Whoever leaves last, a change made afterwards is seen."""
    yard, inside, go_on = Yard(), Event(), Event()

    def look() -> None:
        with glance(yard):
            inside.set()
            go_on.wait()
            watching(yard, "n")

    thread = Thread(target=look)
    with glance(yard):
        thread.start()
        inside.wait()
        watching(yard, "n")
    go_on.set()
    thread.join()
    yard.guards.append("noon")
    assert watching(yard, "n") == ["north", "noon"]


@dataclass(slots=True)
class Watch(Seen):
    """A state of beats that look for guards."""

    agenda: list[BeatCall] = field(default_factory=list)
    guards: list[str] = field(default_factory=lambda: ["north", "south"])
    searches: int = 0
    told: list[int] = field(default_factory=list)


beat = Beats()


@at_a_glance
def on_duty(watch: Watch) -> int:
    """How many guards there are."""
    watch.searches += 1
    return len(watch.guards)


@beat("look")
def look_round(watch: Watch, table: Table, again: bool, hands_on: bool) -> None:
    """Count the guards."""
    with glance(watch, again=again) as look:
        watch.told.append(on_duty(watch))
    if hands_on:
        look.hand_on()


@beat("relieve")
def relieve(watch: Watch, table: Table) -> None:
    """Send one of them home."""
    watch.guards.pop()


def watched(*agenda: BeatCall) -> Watch:
    """A state after these beats."""
    watch = Watch([*reversed(agenda)])
    while watch.agenda:
        beat.step(watch, Table())
    return watch


def test_what_a_beat_hands_on_the_next_need_not_search_for() -> None:
    """And the one after that, where it is handed on once more."""
    assert watched(("look", True, True), ("look", True, True), ("look", True, False)).searches == 1


def test_only_what_is_handed_on_stands_and_only_for_who_asks_for_it() -> None:
    """Both beats say so: one that nothing has changed since, the other that it has not changed anything before."""
    assert watched(("look", True, False), ("look", True, False)).searches == 2
    assert watched(("look", True, True), ("look", False, False)).searches == 2


def test_what_is_handed_on_ends_with_the_next_beat() -> None:
    """Also where that looks at nothing."""
    watch = watched(("look", True, True), ("relieve",), ("look", True, False))
    assert watch.told == [2, 1]


def test_a_copy_gets_nothing_that_was_handed_on() -> None:
    """It may be changed before its beat is run."""
    watch = watched(("look", True, True))
    twin = clone(watch)
    twin.guards.clear()
    twin.agenda = [("look", True, False)]
    beat.step(twin, Table())
    assert twin.told == [2, 0]
