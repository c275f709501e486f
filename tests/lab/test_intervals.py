"""Intervals against figures worked out by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hantei.lab import difference, mean, wilson


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
    """2, 4, 6: the deviation is 2, so the standard error 2 / sqrt(3) and half the width 2.263."""
    found = mean([2, 4, 6])
    assert found.estimate == 4
    assert found.spread == pytest.approx(2.2632, abs=0.0002)
    assert mean([3]).spread == 0


def test_luck_that_both_share_cancels_out() -> None:
    found = difference([0, 1, 0, 1], [1, 2, 1, 2])
    assert (found.low, found.estimate, found.high) == (1, 1, 1)
