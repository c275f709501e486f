"""The example that learns: what it has answered becomes likelier where it was rewarded."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

import numpy as np
import pytest

from hantei.env import HanteiEnv

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


def test_answers_that_were_rewarded_become_likelier() -> None:
    """Of three answers the second is taken and rewarded, again and again: the chance goes from 1/3 towards 1."""
    learn = run_path(str(EXAMPLE))
    where = learn["places"]("stance", ["a", "b", "c"], 0.0)
    weights = np.zeros(learn["PLACES"])
    for _ in range(50):
        likely = learn["chances"](weights, where)
        gradient = np.zeros(learn["PLACES"])
        np.add.at(gradient, where[1], 1.0)
        np.subtract.at(gradient, where.T, np.broadcast_to(likely, where.T.shape))
        weights += 0.4 * gradient
    assert learn["chances"](weights, where)[1] > 0.95


def test_it_plays_games_and_tells_its_curve(capsys: pytest.CaptureFixture[str]) -> None:
    learn = run_path(str(EXAMPLE))
    world = HanteiEnv("wild_arms", "crossroads", machines={"thieves": "random"})
    curve = learn["learn"](world, games=10, rate=0.4, seed=1, every=5)
    assert [games for games, _, _ in curve] == [5, 10]
    assert all(-1 <= reward <= 1 for _, reward, _ in curve)
    assert capsys.readouterr().out.count("games") == 2
