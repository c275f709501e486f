"""How often a sensible squad of level 10 finishes the operations on normal difficulty."""

from __future__ import annotations

from random import Random

import pytest

from hantei.core.decision import Answer, Choice, Decision
from hantei.library import open_rulebook, scenario_text
from hantei.play import run
from hantei.rulebooks.urban_assault.player.heuristic import heuristic
from hantei.rulebooks.urban_assault.state import Campaign

URBAN_ASSAULT = open_rulebook("urban_assault")


def completed(scenario: str, difficulty: str, seed: int) -> bool:
    """Whether the machine player finishes the operation at the first attempt; ready-made leaders take turns."""
    results: list[object] = []

    def play(c: Campaign, decision: Decision, rng: Random) -> Answer:
        if isinstance(decision, Choice) and decision.kind == "leader":
            presets = list(c.content.book.presets)
            return presets[seed % len(presets)]
        return heuristic(c, decision, rng)

    run(
        URBAN_ASSAULT,
        {
            "scenario": scenario,
            "scenarios": {scenario: scenario_text("urban_assault", scenario)[1]},
            "difficulty": difficulty,
        },
        str(seed),
        {"leader": play},
        lambda state, event: results.append(event.facts["result"]) if event.name == "operation_over" else None,
    )
    return results[0] == "completed"


def share(scenario: str, difficulty: str, runs: int) -> int:
    """Percentage of operations completed."""
    return 100 * sum(completed(scenario, difficulty, seed) for seed in range(runs)) // runs


@pytest.mark.parametrize(
    ("scenario", "low", "high"),
    [
        ("three_lamps", 75, 100), ("quarry_town", 50, 90), ("ferry_witness", 45, 85), ("dry_mill", 20, 85),
        ("silent_relay", 40, 90), ("glass_road", 30, 72), ("salt_quay", 30, 80), ("mute_bells", 30, 72),
    ],
)  # fmt: skip
def test_neither_walkover_nor_wall(scenario: str, low: int, high: int) -> None:
    assert low <= share(scenario, "normal", 60) <= high


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scenario", "low", "high"), [("quarry_town", 60, 80), ("mute_bells", 40, 72), ("glass_road", 40, 60)]
)
def test_completion_rates(scenario: str, low: int, high: int) -> None:
    assert low <= share(scenario, "normal", 400) <= high


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["quarry_town", "mute_bells", "salt_quay", "ferry_witness", "glass_road"])
def test_difficulties_differ(scenario: str) -> None:
    easy, normal, hard = (share(scenario, difficulty, 400) for difficulty in ("easy", "normal", "hard"))
    assert easy >= normal + 5
    assert normal >= hard + 5
