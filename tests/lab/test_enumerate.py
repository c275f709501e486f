"""Every run of a beat, and of many: probabilities by hand, merging, budgets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from hantei.core.agenda import Beats
from hantei.core.decision import Choice
from hantei.core.dice import Dice
from hantei.core.record import clone, dump, hashable
from hantei.core.table import Table
from hantei.lab import counting as lab_counting
from hantei.lab.counting import MOST_LINES, Odometer, Sampler, everything
from hantei.lab.minds import mind, minds, usual
from hantei.lab.survey import Scope, Sweep, outcomes, sample
from hantei.play import BallotLine, Endless, Refused
from tests.toy import D6, TOY, TWO_D6, Toy, start

SIXTH = Fraction(1, 6)
COIN, ONE = Dice("1d2", 1, 2), Dice("1d1", 1, 1)


def at_rest(*agenda: Any, ammo: int = 1, hp: int = 20) -> Toy:
    """A quarrel in which red is about to act."""
    state = start({"hp": hp})
    state.crews["red"].ammo = ammo
    state.agenda = list(agenda)
    return state


def table(red: str = "bold") -> Odometer:
    return Odometer(TOY, {"red": mind(TOY, red), "blue": mind(TOY, "bold")}, everything)


def law(found: Any) -> dict[int, Fraction]:
    """The probability of each amount of damage."""
    total: dict[int, Fraction] = {}
    for counts, chance in found.items():
        damage = dict(counts).get("damage/blue/blue", 0)
        total[damage] = total.get(damage, Fraction(0)) + chance
    return dict(sorted(total.items()))


def test_a_beat_is_enumerated_with_its_probabilities() -> None:
    """One round is spent; the aim is even: high adds 1. High: 2 + die - 4, low: 1 + die - 4, at least 0.

    High hurts 0, 0, 1, 2, 3, 4 and low 0, 0, 0, 1, 2, 3 on the faces 1 to 6.
    """
    found = Sweep(table("random"), Scope()).run(at_rest(("attack", "red")))
    twelfth = Fraction(1, 12)
    assert law(found.law) == {0: 5 * twelfth, 1: 2 * twelfth, 2: 2 * twelfth, 3: 2 * twelfth, 4: twelfth}
    assert found.uncounted == 0


def test_every_run_is_visited_once_and_the_state_stays_as_it_was() -> None:
    state = at_rest(("parley", "red"))
    before = dump(state)
    runs = [(dump(after), chance) for after, _, chance in outcomes(table("random"), state)]
    assert sum(chance for _, chance in runs) == 1
    assert dump(state) == before


def test_equal_states_meet_between_beats() -> None:
    """Two pauses after an order of the round that is thrown for: six faces, two orders."""
    steps: list[str] = []

    class Watching(Odometer):
        def begin(self, state: Any) -> None:
            steps.append(state.agenda[-1][0])
            super().begin(state)

    watching = Watching(TOY, table().players, everything)
    Sweep(watching, Scope(over=lambda state: state.agenda[-1][0] == "attack")).run(at_rest(("round",)))
    assert steps.count("round") == 6
    assert steps.count("stance") == 2


def test_what_a_budget_leaves_out_is_said() -> None:
    full = Sweep(table("random"), Scope()).run(at_rest(("round",), hp=3))
    cut = Sweep(table("random"), Scope(most=200)).run(at_rest(("round",), hp=3))
    assert sum(full.law.values()) == 1
    assert full.uncounted == 0
    assert cut.uncounted > 0
    assert sum(cut.law.values()) + cut.uncounted == 1
    assert all(chance <= full.law[counts] for counts, chance in cut.law.items())


def test_dust_is_left_out() -> None:
    dusty = Sweep(table("random"), Scope(dust=Fraction(1, 1000))).run(at_rest(("round",), hp=3))
    assert 0 < dusty.uncounted < Fraction(1, 2)
    assert sum(dusty.law.values()) + dusty.uncounted == 1


def test_a_veiled_beat_ends_a_run() -> None:
    found = Sweep(table(), Scope(veiled=("parley",))).run(at_rest(("parley", "red"), ("pause",)))
    assert found.law == {(): 1}
    assert found.veiled == 1


def test_dice_without_end_are_cut() -> None:
    """A die is thrown again while it shows 6; each throw that ends it counts for its number."""
    beats = Beats()

    @beats("again", "toy-1")
    def again(state: Toy, table: Table) -> None:
        face = 6
        while face == 6:
            face = table.roll(D6, "again")
        table.tell("hit", side="red", hurt=face)

    endless = Odometer(replace(TOY, beats=beats), {}, everything)
    found = Sweep(endless, Scope()).run(at_rest(("again",)))
    assert sum(found.law.values()) + found.uncounted == 1
    assert 0 < found.uncounted < Fraction(1, 6**50)
    assert law(found.law)[5] == pytest.approx(1 / 5)


def with_beat(beat: Callable[[Toy, Table], None]) -> Odometer:
    """A table for the toy with this one beat, called `only`."""
    beats = Beats()
    beats("only", "toy-1")(beat)
    return Odometer(replace(TOY, beats=beats), {}, everything)


def too_long(state: Toy, table: Table) -> None:
    """Every run of this beat throws more dice than a run may; there are two to the power of 401."""
    for _ in range(MOST_LINES + 1):
        table.roll(COIN, "toss")


def test_a_beat_whose_runs_are_all_too_long_costs_no_more_than_the_budget() -> None:
    """Its first run says that there is no hope: what it leads to is left for samples."""
    found = Sweep(with_beat(too_long), Scope(most=50)).run(at_rest(("only",)))
    assert (found.runs, len(found.law), len(found.left)) == (1, 0, 1)
    assert found.uncounted == 1


def test_a_player_who_turns_in_a_circle_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lone answer turns no wheel, and no die falls: the run is lost to exact odds, and no sample comes to its end."""

    def circle(state: Toy, table: Table) -> None:
        while table.choose(Choice("red", "circle", "X-1", ["again", "enough"])) == "again":
            pass

    monkeypatch.setattr(lab_counting, "MOST_OF_A_BEAT", 50)
    beats = Beats()
    beats("only", "toy-1")(circle)
    book, stubborn = replace(TOY, beats=beats), {"red": lambda state, decision: [("again", 1)]}
    found = Sweep(Odometer(book, stubborn, everything), Scope()).run(at_rest(("only",)))
    assert not found.law
    assert found.uncounted == 1
    with pytest.raises(Endless):
        sample(Sampler(book, stubborn, everything, Random(1)), at_rest(("only",)), Scope())


def test_nobody_waits_for_runs_that_are_too_long() -> None:
    """A coin decides whether a beat ends at once: the budget counts runs that do not come to their end, too."""

    def sometimes(state: Toy, table: Table) -> None:
        if table.roll(COIN, "first") == 2:
            too_long(state, table)

    found = Sweep(with_beat(sometimes), Scope(most=50)).run(at_rest(("only",)))
    assert (found.runs, len(found.law), len(found.left)) == (50, 0, 1)
    assert found.uncounted == 1


def test_the_probability_of_runs_that_are_too_long_is_lost() -> None:
    """Heads end the beat, tails throw one-sided dice without end: half is known, half is lost, nothing is left."""

    def half(state: Toy, table: Table) -> None:
        while table.roll(COIN, "first") == 2:
            for _ in range(MOST_LINES):
                table.roll(ONE, "again")

    found = Sweep(with_beat(half), Scope()).run(at_rest(("only",)))
    assert (found.runs, found.law, found.lost, found.left) == (2, {(): Fraction(1, 2)}, Fraction(1, 2), [])


def test_keys_are_equal_where_states_are() -> None:
    state = at_rest(("attack", "red"))
    other = clone(state)
    assert hashable(state) == hashable(other)
    other.crews["blue"].loot.append(3)
    assert hashable(state) != hashable(other)
    hash(hashable(state))


def test_random_players_have_a_law_and_others_answer_steadily() -> None:
    choice = Choice("red", "aim", "toy-4", ["high", "low"])
    assert mind(TOY, "random")(None, choice) == [("high", 1), ("low", 1)]
    steady = mind(TOY, "bold")
    assert steady(at_rest(), choice) == steady(at_rest(), choice)
    assert len(steady(at_rest(), choice)) == 1
    with pytest.raises(Refused):
        minds(TOY, {"red": "nobody"})
    assert usual(TOY, at_rest()) == {"red": "bold", "blue": "bold"}


def test_the_law_of_two_dice_is_whole() -> None:
    state = at_rest(("parley", "red"))
    given = [BallotLine("offer", "toy-5", {"red": 1, "red#2": "mild", "blue": "yes"})]
    found = list(outcomes(Odometer(TOY, table().players, everything, given), state))
    loot = {after.crews["red"].loot[-1]: chance for after, _, chance in found}
    assert loot == {total: Fraction(ways, 36) for total, ways in TWO_D6.law()}


def test_who_looks_ahead_has_no_law() -> None:
    with pytest.raises(Refused) as refused:
        mind(TOY, "search:5")
    assert refused.value.message == "policy-looks-ahead"
