"""Kagaribi keeps the contract of every rulebook, and its machine player beats chance."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from hantei.library import open_rulebook, shelf
from hantei.play import run
from hantei.testing import ContractTests


class TestKagaribi(ContractTests):
    rulebook = "kagaribi"

    @staticmethod
    def check_bounds(state: Any, /) -> None:
        """KG-4.1: embers from none to those of the kind; KG-2.2: nobody who burns stands with another, or on a rock."""
        burning = [keeper for keeper in state.keepers.values() if keeper.embers]
        for keeper in state.keepers.values():
            assert 0 <= keeper.embers <= state.records[keeper.character].embers
            assert keeper.embers or not (keeper.banked or keeper.dazzled)
            assert state.scene.rows[-1 - keeper.y][keeper.x] != "#"
        assert len({keeper.at for keeper in burning}) == len(burning)
        assert 0 <= state.round <= state.scene.rounds

    @staticmethod
    def amendment(state: Any, rng: Random, /) -> list[str]:
        """A ruling such as a game master makes, now and then one that makes no sense."""
        who = rng.choice(list(state.keepers))
        square = f"{rng.randrange(8)},{rng.randrange(6)}"
        return rng.choice(
            [
                ["set", f"{who}.embers", str(rng.randrange(9))],
                ["set", f"{who}.{rng.choice(['banked', 'dazzled'])}", rng.choice(["true", "false", "perhaps"])],
                ["set", f"{who}.at", square],
                ["set", f"{who}.pace", "3"],
                ["end", "nobody"],
            ]
        )


def test_the_machine_player_beats_chance() -> None:
    """On the side of the keepers against chance, and on the other side: more than two of three games, of a hundred."""
    text = shelf("kagaribi").scenario_text("twin_cairns")[1]
    setup = {"scenario": "twin_cairns", "scenarios": {"twin_cairns": text}}
    won = 0
    for n in range(50):
        for mine, other in (("dusk", "dawn"), ("dawn", "dusk")):
            seats = {mine: "heuristic", other: "random"}
            won += run(open_rulebook("kagaribi"), setup, str(n), seats).winner == mine
    assert won > 66


@pytest.mark.parametrize(
    ("encounter", "sides"), [("reed_ford", ("keepers", "mire")), ("twin_cairns", ("dusk", "dawn"))]
)
def test_both_sides_win_about_as_often(encounter: str, sides: tuple[str, str]) -> None:
    """Of 300 games of machine players each side wins two to three in five, and few are a draw."""
    setup = {"scenario": encounter, "scenarios": {encounter: shelf("kagaribi").scenario_text(encounter)[1]}}
    seats = dict.fromkeys(sides, "heuristic")
    won = Counter(run(open_rulebook("kagaribi"), setup, str(seed), seats).winner for seed in range(300))
    assert all(120 <= won[side] <= 180 for side in sides), won
