"""Odds of battles: exact ones against sampled ones, and what is left uncounted."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from hantei.core.agenda import Beats
from hantei.core.dice import Dice
from hantei.core.event import Count
from hantei.core.table import Table
from hantei.lab import battle
from hantei.lab.counting import MOST_LINES, Odometer, Sampler
from hantei.lab.intervals import Interval, wilson
from hantei.lab.minds import minds, usual
from hantei.lab.outcomes import Outcomes
from hantei.lab.survey import Scope, Sweep, sample
from hantei.play import Refused
from tests.lab.games import rulebook_at
from tests.toy import TOY, Toy, start

COIN, ONE = Dice("1d2", 1, 2), Dice("1d1", 1, 1)

SMALL = {
    "leader": {"skill": 1},
    "magazines": 6,
    "enemies": [{"id": "militia", "number": 2, "level": 4, "attitude": "fight_to_the_end"}],
}


def toy(**setup: int) -> Any:
    return start({"hp": 2, "limit": 1, **setup})


def test_exact_and_sampled_ends_of_the_toy_agree() -> None:
    exact = battle.ends(TOY, toy(), {"red": "random"}, budget=100_000)
    sampled = battle.ends(TOY, toy(), {"red": "random"}, seed="7", budget=4_000)
    assert exact.outcomes.exact
    assert not sampled.outcomes.exact
    keys = exact.outcomes.counted
    assert {"end//red", "end//blue"} <= set(keys)
    for key in keys:
        share = wilson(round(sampled.outcomes.chance(key) * sampled.outcomes.samples), sampled.outcomes.samples)
        assert abs(float(exact.outcomes.chance(key)) - share.estimate) < 2 * share.half_width


def result(count: Count) -> bool:
    return count.kind in ("result", "down")


@pytest.mark.parametrize("battles", [200, pytest.param(1500, marks=pytest.mark.slow)])
def test_a_small_battle_of_urban_assault_exactly_and_simulated(battles: int) -> None:
    """A leader alone against two: the exact odds lie within four standard errors of what battles give."""
    rulebook = rulebook_at("urban_assault", SMALL, ("encounter", "tiles/here/events/0"))
    state = rulebook.start({})
    players = minds(rulebook, usual(rulebook, state))
    found = Sweep(Odometer(rulebook, players, result), Scope(most=60_000, dust=Fraction(1, 10**7))).run(state)
    exact = Outcomes(found.law, uncounted=found.uncounted)
    assert sum(found.law.values()) + found.uncounted == 1
    assert found.uncounted < Fraction(1, 1000)
    runs = [sample(Sampler(rulebook, players, result, Random(n)), state, Scope()).counts for n in range(battles)]
    for key in ("result/squad/victory", "down/squad/leader"):
        hits = sum(key in dict(counts) for counts in runs)
        share = wilson(hits, len(runs))
        assert abs(float(exact.chance(key)) - share.estimate) < 2 * share.half_width
        assert 0 < hits < len(runs)


def test_random_players_and_who_plays() -> None:
    found = battle.ends(TOY, toy(), {"red": "random"})
    assert found.policies == {"red": "random", "blue": "bold"}
    assert found.outcomes.exact
    with pytest.raises(Refused):
        battle.ends(TOY, toy(), {"green": "bold"})
    with pytest.raises(Refused):
        battle.ends(TOY, toy(), {"red": "nobody"})


def test_the_same_seed_gives_the_same_figures() -> None:
    long = toy(hp=5, limit=3)
    one, same, other = (battle.ends(TOY, long, {"red": "random"}, seed, 4_000).describe() for seed in ("1", "1", "2"))
    assert one == same != other
    assert 0 < one["share"] <= 1  # type: ignore[operator]


def test_intervals_are_as_wide_as_the_part_that_is_sampled() -> None:
    """Nothing is exact of a long game: Wilson's interval of all samples. The shorter the game, the narrower."""
    ended = battle.ends(TOY, toy(hp=6, limit=4), {"red": "random", "blue": "random"}, "1", 2_000).outcomes
    assert ended.share == 1
    found = ended.interval("end//red")
    whole = wilson(round(ended.chance("end//red") * ended.samples), ended.samples)
    assert (found.low, found.high) == pytest.approx((whole.low, whole.high))
    short = battle.ends(TOY, toy(), {"red": "random"}, "1", 4_000).outcomes
    found = short.interval("end//red")
    assert 0 < 2 * found.half_width < float(short.share)
    assert found.low <= float(short.chance("end//red")) < found.high


class Impatient:
    """Breaks off after so many steps."""

    def __init__(self, after: int) -> None:
        self.left = after

    def __call__(self, done: int) -> None:
        self.left -= done
        if self.left < 0:
            raise KeyboardInterrupt


def test_who_breaks_off_is_told_what_is_known() -> None:
    early = battle.ends(TOY, toy(), {"red": "random"}, "1", 4_000, Impatient(600))
    exact = battle.ends(TOY, toy(), {"red": "random"}, budget=100_000).outcomes
    assert early.broken
    assert early.outcomes.exact
    for key in ("end//red", "end//blue"):
        found = early.outcomes.interval(key)
        assert found.low <= float(exact.chance(key)) <= found.high
    late = battle.ends(TOY, toy(), {"red": "random"}, "1", 4_000, Impatient(3_000))
    assert late.broken
    assert 0 < late.outcomes.samples < 3_000
    assert abs(float(late.outcomes.chance("end//red") - exact.chance("end//red"))) < 0.02


def test_progress_is_told_up_to_the_budget() -> None:
    told: list[int] = []
    battle.ends(TOY, toy(hp=6, limit=4), {"red": "random"}, "1", 2_000, told.append)
    assert 1_900 <= sum(told) <= 2_100


def test_ends_as_data() -> None:
    plain: Any = battle.ends(TOY, toy(), {}).describe()
    assert plain["exact"] is True
    low, high = plain["ends"]["end//red"]["interval"]
    assert low <= plain["ends"]["end//red"]["chance"] <= high
    assert set(plain["wins"]) == {"win/red/quarrel", "win/blue/quarrel"}


def test_what_is_too_long_for_samples_too_stays_uncounted() -> None:
    """Heads end the game, tails throw dice without end: nothing is left to be sampled, and the other half is said."""
    beats = Beats()

    @beats("only", "toy-1")
    def half(state: Toy, table: Table) -> None:
        while table.roll(COIN, "first") == 2:
            for _ in range(MOST_LINES):
                table.roll(ONE, "again")
        table.tell("beaten", side="red")

    state = toy()
    state.agenda = [("only",)]
    found = battle.ends(replace(TOY, beats=beats), state, {}).outcomes
    assert (found.samples, found.chance("win/red/"), found.uncounted) == (0, Fraction(1, 2), Fraction(1, 2))
    assert found.interval("win/red/") == Interval(0.5, 0.5, 1.0)
