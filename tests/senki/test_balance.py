"""How fights between machine players end: with a winner, even ones evenly, first fights with the pilots ahead."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from hantei.library import open_rulebook, scenario_text
from hantei.play import run

SENKI = open_rulebook("senki")
SIDES = {
    "bridge": ("pc", "brood"),
    "glasshouse": ("pc", "brood"),
    "seed_run": ("pc", "brood"),
    "windmill": ("pc", "brood"),
    "shoreline": ("pc", "brood"),
    "elevator": ("pc", "brood"),
    "ace_duel": ("red", "white"),
    "mirror_six": ("east", "west"),
}

AGAINST_THE_BROOD = [encounter for encounter, sides in SIDES.items() if sides == ("pc", "brood")]

FEW = 12
"""Fights of an everyday run: enough to see that something is badly off; the slow tests measure."""


@cache
def winners(encounter: str, fights: int) -> Counter[str]:
    """Who won how many of so many fights, none of which may take more than fifty rounds."""
    return Counter(winner(encounter, seed) for seed in range(fights))


def winner(encounter: str, seed: int) -> str:
    """The side that won a fight, or nobody."""
    ended: list[tuple[str, int]] = []
    setup = {"scenario": encounter, "scenarios": {encounter: scenario_text("senki", encounter)[1]}}
    run(
        SENKI,
        setup,
        str(seed),
        dict.fromkeys(SIDES[encounter], "heuristic"),
        lambda state, event: (
            ended.append((str(event.facts["winner"]), int(str(event.facts["rounds"]))))
            if event.name == "combat_end"
            else None
        ),
    )
    side, rounds = ended[0]
    return side if rounds <= 50 else ""


def share(encounter: str, fights: int) -> int:
    """Percentage of the fights won by the first side."""
    return 100 * winners(encounter, fights)[SIDES[encounter][0]] // fights


@pytest.mark.parametrize("encounter", SIDES)
def test_fights_end_with_a_winner(encounter: str) -> None:
    assert winners(encounter, FEW)[""] <= 1


@pytest.mark.parametrize("encounter", ["ace_duel", "mirror_six"])
def test_neither_side_of_a_mirror_is_ahead(encounter: str) -> None:
    assert 15 <= share(encounter, FEW) <= 85


@pytest.mark.parametrize("encounter", AGAINST_THE_BROOD)
def test_first_fights_can_be_won(encounter: str) -> None:
    assert share(encounter, FEW) >= 30


@pytest.mark.slow
@pytest.mark.parametrize("encounter", SIDES)
def test_nearly_all_fights_end_with_a_winner(encounter: str) -> None:
    assert winners(encounter, 1000)[""] <= 10


@pytest.mark.slow
@pytest.mark.parametrize("encounter", ["ace_duel", "mirror_six"])
def test_mirrors_are_even(encounter: str) -> None:
    assert 45 <= share(encounter, 1000) <= 55


@pytest.mark.slow
@pytest.mark.parametrize("encounter", AGAINST_THE_BROOD)
def test_rates_of_first_fights(encounter: str) -> None:
    assert 55 <= share(encounter, 1000) <= 80
