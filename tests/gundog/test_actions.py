"""Chapter 04 at random: what holds in every action check of the encounters, whatever is answered and ruled."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from hantei.core.decision import Choice
from hantei.editions import part
from hantei.library import shelf
from hantei.rulebooks.gundog import opening
from hantei.rulebooks.gundog.content.records import Content
from hantei.rulebooks.gundog.rules.beats import beat
from hantei.rulebooks.gundog.rulings import RULINGS
from hantei.rulebooks.gundog.start import new_fight
from hantei.rulebooks.gundog.state import Fight
from tests.recording import Recorder

ENCOUNTERS = (
    "convoy_ambush", "lighthouse", "mirror_four", "office_raid", "out_of_the_rain", "running_fight", "silent_entry",
    "witness",
)  # fmt: skip
ROUNDS = 6


@cache
def content(encounter: str) -> Content:
    """The book with one encounter."""
    return opening.content(partial(part, "gundog"), shelf("gundog").scenarios_for({}))


@cache
def played(encounter: str, seed: int) -> tuple[Fight, Recorder]:
    """Some rounds at random: seed 0 by the defaults, others by rulings at random, every third with a game master."""
    luck = Random(seed)
    rulings = {one.id: luck.choice(one.values) for one in RULINGS if one.id != "round_seconds"} if seed else {}
    setup = {"scenario": encounter, "rulings": rulings, "referee": seed % 3 == 2}
    c, table = new_fight(setup, content(encounter)), Recorder(seed)
    while c.agenda and c.round <= ROUNDS and not c.over:
        beat.step(c, table)
    return c, table


GAMES = [(encounter, seed) for encounter in ENCOUNTERS for seed in range(5)]


@pytest.mark.parametrize(("encounter", "seed"), GAMES)
def test_one_action_check_a_round(encounter: str, seed: int) -> None:
    _, table = played(encounter, seed)
    taken: Counter[str] = Counter()
    for told in table.events:
        if told["event"] == "round":
            taken.clear()
        elif told["event"] == "action_check":
            taken[told["who"]] += 1
        elif told["event"] == "method" and told["method"] == "wait":
            taken[told["who"]] -= 1  # the one given up counts when it is taken
        assert not taken or max(taken.values()) <= 1 + (setting(encounter, seed) == "stay_put")


def setting(encounter: str, seed: int) -> str:
    """How waiting is ruled in a game."""
    return played(encounter, seed)[0].rulings["wait_rule"]


@pytest.mark.parametrize(("encounter", "seed"), GAMES)
def test_no_forced_answer_is_asked_for(encounter: str, seed: int) -> None:
    for question in played(encounter, seed)[1].asked:
        if isinstance(question, Choice):
            assert len(question.options) > 1, question
            assert len(set(question.options)) == len(question.options), question


@pytest.mark.parametrize(("encounter", "seed"), GAMES)
def test_the_menu_has_only_what_is_possible(encounter: str, seed: int) -> None:
    """An action of who stays does not come to nothing, unless others have cut in."""
    c, table = played(encounter, seed)
    if c.rulings["wait_rule"] == "interrupt" or c.rulings["posture_penalty_scope"] == "after_change":
        return
    method = {}
    for told in table.events:
        if told["event"] == "method":
            method[told["who"]] = told["method"]
        assert told["event"] != "lapsed" or method[told["who"]] in ("cautious", "normal", "full"), told


@pytest.mark.parametrize(("encounter", "seed"), GAMES)
def test_an_order_is_asked_for_only_of_who_moves_and_acts(encounter: str, seed: int) -> None:
    table = played(encounter, seed)[1]
    method: dict[str, Any] = {}
    action: dict[str, Any] = {}
    for told in table.events:
        if told["event"] in ("method", "action"):
            (method if told["event"] == "method" else action)[told["who"]] = told[told["event"]]
        if told["event"] == "asked" and told["kind"] == "order":
            assert method[told["who"]] in ("cautious", "normal", "full")
            assert action[told["who"]] != "none"


@pytest.mark.parametrize(("encounter", "seed"), GAMES)
def test_nobody_does_anything_while_unable(encounter: str, seed: int) -> None:
    """GD-04.15: between a disabling condition and its end nothing is declared."""
    table = played(encounter, seed)[1]
    down: dict[str, list[str]] = {}
    for told in table.events:
        who = told.get("who", "")
        if told["event"] == "condition" and told["condition"] in ("dead", "unconscious", "stunned", "confused"):
            down.setdefault(who, []).append(told["condition"])
        elif told["event"] == "condition_over" and told["condition"] in down.get(who, []):
            down[who].remove(told["condition"])
        assert told["event"] not in ("method", "action", "moved", "aims", "readied") or not down.get(who), told


def test_rounds_follow_one_another() -> None:
    table = played("mirror_four", 0)[1]
    numbers = [told["n"] for told in table.told("round")]
    assert all(later == earlier + 1 for earlier, later in pairwise(numbers))
    assert len(numbers) > 1
