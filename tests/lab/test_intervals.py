"""Intervals against figures worked out by hand."""

from __future__ import annotations

from math import inf
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hantei.lab import difference, mean, wilson
from hantei.lab.intervals import around, gain, points, student


def test_wilson_by_hand() -> None:
    """8 of 10: z = 1.96, z² = 3.8415; middle (0.8 + 0.19207) / 1.38415, half 1.96 / 1.38415 x sqrt(0.016 + 0.0096)."""
    found = wilson(8, 10)
    assert found.estimate == 0.8
    assert found.low == pytest.approx(0.4902, abs=0.0002)
    assert found.high == pytest.approx(0.9433, abs=0.0002)


@pytest.mark.parametrize(("hits", "trials", "low", "high"), [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0, 1)])
def test_wilson_at_the_ends(hits: int, trials: int, low: float, high: float) -> None:
    found = wilson(hits, trials)
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.0002)


@given(st.integers(0, 300), st.integers(1, 300))
def test_wilson_holds_the_share(hits: int, more: int) -> None:
    found = wilson(hits, hits + more)
    assert 0 <= found.low <= found.estimate <= found.high <= 1


def test_mean_by_hand() -> None:
    """2, 4, 6: the deviation is 2, so the standard error 2 / sqrt(3); t with 2 degrees of freedom is 4.3027."""
    found = mean([2, 4, 6])
    assert found.estimate == 4
    assert found.half_width == pytest.approx(4.9683, abs=0.0002)


def test_a_single_value_says_nothing_of_how_far_it_is_off() -> None:
    found = mean([3])
    assert (found.low, found.estimate, found.high) == (-inf, 3, inf)
    assert found.plain() == {"estimate": 3, "low": None, "high": None}


@pytest.mark.parametrize(("freedom", "t"), [(1, 12.7062), (4, 2.7764), (5, 2.5706), (9, 2.2622), (30, 2.0423)])
def test_student_by_the_table(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, abs=0.0003)


@pytest.mark.parametrize("many", [2, 3, 5, 30])
def test_a_mean_is_held_in_95_of_100_trials(many: int) -> None:
    """4000 trials: the standard error of the share that holds is 0.35 %."""
    luck = Random(f"mean/{many}")
    found = [mean([luck.gauss(7, 3) for _ in range(many)]) for _ in range(4000)]
    assert sum(one.low <= 7 <= one.high for one in found) / 4000 == pytest.approx(0.95, abs=0.012)


def test_gain_by_hand() -> None:
    """9 trials, won 3 times more and once less: 2/9; around 2/11 half the width is t sqrt(5/11 - 4/121) / sqrt(11),
    and t with 10 degrees of freedom is 2.2281."""
    found = gain([0, 0, 0, 1, 1, 1, 0, 0, 1], [1, 1, 1, 0, 1, 1, 0, 0, 1])
    assert found.estimate == pytest.approx(2 / 9)
    assert found.half_width == pytest.approx(0.4362 + 2 / 9 - 2 / 11, abs=0.0002)


def test_events_that_are_equal_in_few_trials_need_not_be_so() -> None:
    assert gain([0], [0]).half_width == 1
    assert gain([0] * 4, [0] * 4).half_width == pytest.approx(2.5706 / 6, abs=0.0002)
    assert gain([0] * 6, [1] * 6).low < 0.5
    assert gain([], []).low == -1


@pytest.mark.parametrize("many", [4, 16, 64])
def test_a_gain_is_held_in_95_of_100_trials_at_least(many: int) -> None:
    """The first wins 0.5, the second 0.9 of the games, without any luck that both share."""
    luck, held = Random(f"gain/{many}"), 0
    for _ in range(2000):
        found = gain(*([int(luck.random() < share) for _ in range(many)] for share in (0.5, 0.9)))
        held += found.low <= 0.4 <= found.high
    assert held / 2000 > 0.94


def test_an_infinite_bound_is_written_as_such() -> None:
    assert (around(mean([3])), points(difference([0], [1]))) == ("3.00 [−∞, ∞]", "+100.0 [−∞, +∞]")


def test_shares_are_no_further_apart_than_they_can_be() -> None:
    assert points(difference([1] * 19 + [0], [0] * 20)).endswith("[−100.0, −84.5]")


def test_luck_that_both_share_cancels_out() -> None:
    found = difference([0, 1, 0, 1], [1, 2, 1, 2])
    assert (found.low, found.estimate, found.high) == (1, 1, 1)
