"""A game that is told again reads as when it was played."""

from __future__ import annotations

from pathlib import Path

import pytest

from .table import Hantei


@pytest.mark.parametrize(("rulebook", "scenario"), [("gundog", "mirror_four"), ("urban_assault", "ferry_witness")])
def test_a_replay_tells_what_was_true_when_it_happened(
    hantei: Hantei, tmp_path: Path, rulebook: str, scenario: str
) -> None:
    """Machines play to the end in one move, after which the fallen, the hidden and the operation itself look otherwise
    than when each thing happened."""
    file = str(tmp_path / "game.hantei")
    played = hantei("play", rulebook, scenario, "--auto", "--seed", "7", "--save", file).lines
    told = hantei("replay", file).lines
    assert told[:-2] == played  # then a blank line, and that the game is over
