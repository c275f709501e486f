"""Campaigns: several operations, played by those who come out of the one before."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from hantei.core.event import Event
from hantei.core.message import BadSetup
from hantei.lab import Trial, play, simulate
from hantei.library import scenario_text

TOWN = "quarry_town"
SETUP = {
    "scenario": TOWN,
    "scenarios": {TOWN: scenario_text("urban_assault", TOWN)[1]},
    "difficulty": "easy",
    "leaders": 1,
}
CAMPAIGN = Trial("urban_assault", SETUP, {"": "heuristic"}, "1", {"difficulty": "easy"}, plan=(TOWN, TOWN))


def told(trial: Trial, number: int) -> tuple[dict[str, Any], Counter[str], list[int]]:
    """The figures of a run, what happened in it how often, and the level of the leader at each event of experience."""
    heard: Counter[str] = Counter()
    levels: list[int] = []

    def listen(state: Any, event: Event) -> None:
        heard[event.name] += 1
        if event.name == "experience":
            levels.append(event.facts["level"])  # type: ignore[arg-type]

    return dict(play(trial, number, listen).run.figures), heard, levels


def test_who_comes_out_goes_on_with_what_was_earned() -> None:
    """UA-16.2: a completed operation is a point of experience; the next one is played with it."""
    for number in range(6):
        figures, heard, levels = told(CAMPAIGN, number)
        completed = figures["completed"]
        assert heard["operation_begins"] == figures["operations"]
        if figures["win"]:
            assert completed == 3
            assert levels == [11, 12, 13]  # level 10 and a point each; the last is told behind the end
        assert figures["win"] == (completed == 3)
        assert sum(figures.get(f"win.{stage}", 0) for stage in (1, 2, 3)) == completed


def test_a_campaign_without_successors_ends_with_its_leader() -> None:
    trial = replace(
        CAMPAIGN, answers={"difficulty": "hard", "after_death": "finish"}, setup={**SETUP, "difficulty": "hard"}
    )
    ends = [told(trial, number)[0] for number in range(12)]
    lost = [figures for figures in ends if figures["end"] == "lost"]
    assert lost
    for figures in lost:
        assert figures["completed"] == figures["operations"] - 1


def test_an_operation_is_tried_three_times_at_most() -> None:
    """UA-41.3: a successor tries again from the start."""
    weak = {"difficulty": "hard", "after_death": "successor", "prepare": "go"}
    trial = replace(CAMPAIGN, answers=weak, setup={**SETUP, "difficulty": "hard"})
    tried = [told(trial, number)[0] for number in range(8)]
    assert any(figures["operations"] > figures["completed"] + 1 for figures in tried)
    for figures in tried:
        assert figures["operations"] - figures["completed"] <= 3 * 3
        if not figures["win"]:
            assert figures["operations"] - figures["completed"] >= 3 or figures["end"] != "lost"


def test_campaigns_are_the_same_whoever_plays_them() -> None:
    found = simulate(CAMPAIGN, 3)
    assert [dict(run.figures) for run in found.runs] == [told(CAMPAIGN, number)[0] for number in range(3)]
    assert found.survival() == {}  # maps of several operations are not one way


def test_where_every_encounter_is_a_game_of_its_own_there_are_no_campaigns() -> None:
    name, text = scenario_text("gundog", "office_raid")
    setup = {"scenario": name, "scenarios": {name: text}}
    with pytest.raises(BadSetup) as refused:
        simulate(Trial("gundog", setup, {"": "heuristic"}, plan=(name,)), 1)
    assert refused.value.message == "no-campaigns"
