"""The phases of a battle: what is refused is refused by the clause that forbids it, and what holds in every round."""

from __future__ import annotations

from typing import Any

import pytest

from hantei.core.decision import Answer

from .battles import GAMES, played, question

# Refusals


ARMS = {"pistol": {}, "sword": {"kind": "melee"}}
TURN, SET_UP = ("main_process", "A"), ("set_up_turn", "A")
UPSTAIRS = {"arms": ["pistol", "sword"], "disarmed": True}

REFUSED = [
    # what is given, the beat, the answers before, the answer refused, its clause
    ({"A": {}}, TURN, {}, "major:art:bolt", "WA-DATA.4"),
    ({"A": {"waited": True}}, TURN, {}, "wait", "WA-08.11"),
    ({"A": {"majored": True}}, TURN, {}, "wait", "WA-08.8"),
    ({"A": {"arms": ["pistol"]}}, TURN, {"act": "minor:focus"}, "minor:focus", "WA-08.2"),
    ({"A": {"arms": ["pistol"], "wounded": True}}, TURN, {}, "minor:focus", "WA-18.2"),
    ({"A": {"arms": ["pistol"], "supplied": False}}, TURN, {}, "minor:reload", "WA-12.4"),
    ({"A": {"arms": ["sword"]}}, TURN, {}, "minor:reload", "WA-12.2"),
    ({"A": UPSTAIRS}, TURN, {}, "minor:reload", "WA-20.14"),
    ({"A": {"arms": ["pistol", "sword"]}}, TURN, {}, "minor:change_arm", "WA-05.9"),
    ({"A": {"arms": ["pistol", "sword"]}}, TURN, {}, "major:arm:sword", "WA-05.9"),
    ({"A": {}}, TURN, {}, "major:obstruct", "WA-06.35"),
    ({"A": {"statuses": ["sight_impaired"]}, "M": {"possession": "escape"}}, TURN, {}, "major:obstruct", "WA-18.22"),
    ({"A": {"possession": "close"}, "M": {"possession": "escape"}}, TURN, {}, "major:obstruct", "WA-06.32"),
    ({"A": {}, "M": {"possession": "escape"}}, TURN, {}, "minor:obstruct", "WA-12.11"),
    ({"A": {}}, TURN, {}, "major:focus", "WA-11.15"),
    ({"A": {}}, TURN, {}, "major:will", "WA-18.29"),
    ({"A": {}}, TURN, {}, "minor:clear_sight", "WA-18.23"),
    ({"A": {}}, TURN, {}, "minor:hand_over", "WA-12.10"),
    ({"A": {}}, TURN, {}, "major:task:gate", "WA-01.20"),
    ({"A": {}}, TURN, {}, "minor:task:lock", "WA-12.11"),
    ({"A": {}}, TURN, {}, "major:task:nowhere", "WA-11.14"),
    ({"A": {}}, TURN, {}, "dance", "WA-08.2"),
    ({"A": {"arms": ["pistol"], "arts": ["brace"]}}, SET_UP, {}, "arm:sword", "WA-05.6"),
    ({"A": {**UPSTAIRS, "arts": ["brace"]}}, SET_UP, {}, "arm:sword", "WA-20.14"),
    ({"A": {"arts": ["brace", "bolt"]}}, SET_UP, {}, "art:bolt", "WA-05.7"),
    ({"A": {"statuses": ["cowed"]}}, ("choose_possession", "A"), {}, "run", "WA-18.25"),
    ({"A": {}}, ("choose_possession", "A"), {}, "lean", "WA-06.41"),
    ({"A": {}}, ("choose_possession", "A"), {}, "none", "WA-06.1"),
]  # fmt: skip


@pytest.mark.parametrize(("fighters", "run", "answers", "answer", "clause"), REFUSED)
def test_refused_by_the_clause_that_forbids_it(
    fighters: dict[str, Any], run: tuple[str, ...], answers: dict[str, Answer], answer: str, clause: str
) -> None:
    situation = {
        "arms": ARMS,
        "arts": {
            "brace": {"timing": "setup", "target": "self", "effect": {"fp": 1}},
            "bolt": {"kind": "spell", "attack": "magic"},
        },
        "tasks": {
            "gate": {"kind": "together", "skill": "strength", "target": 9},
            "lock": {"kind": "basic", "skill": "acrobatics", "target": 9},
        },
        "barred": ["lean"],
        "fighters": {"M": {"hp": 8, **fighters.get("M", {})}, "A": fighters["A"]},
    }
    decision = question(situation, run, answers)
    assert not decision.legal(answer)
    assert decision.forbidden_by(answer) == clause


def test_refused_moves() -> None:
    situation = {"sniping": {"range": 2, "charge": False}, "barred": ["escape"], "fighters": {"A": {}, "M": {"hp": 8}}}
    charging = {"sniping": {"range": 2, "charge": False}, "fighters": {"A": {}, "M": {"hp": 8}}}
    decision = question(charging, ("moves",), {})
    assert decision.forbidden_by("charge") == "WA-21.19"
    escaping = question({**situation, "sniping": {"range": 2}}, ("moves",), {})
    assert escaping.forbidden_by("escape") == "WA-21.21"
    assert escaping.forbidden_by("none") == "WA-21.4"


def test_refused_by_the_move_of_the_side() -> None:
    situation = {"sniping": {"range": 2}, "sides": {"pc": {"move": "charge"}}, "fighters": {"A": {}, "M": {"hp": 8}}}
    assert question(situation, ("choose_possession", "A"), {}).forbidden_by("lean") == "WA-21.5"
    fleeing = {"A": {}, "M": {"hp": 8, "possession": "escape"}}
    gone = {"sniping": {"range": 2}, "sides": {"enemy": {"move": "escape"}}, "fighters": fleeing}
    assert question(gone, TURN, {}).forbidden_by("major:obstruct") == "WA-21.8"


def test_refused_after_having_been_overpowered() -> None:
    surprise = {"level": 2, "active": "enemy", "barred": ["close"], "until": 2}
    situation = {"round": 2, "surprise": surprise, "fighters": {"A": {}, "M": {"hp": 8}}}
    assert question(situation, ("choose_possession", "A"), {}).forbidden_by("close") == "WA-20.14"


# At random

PHASES = ["set_up", "possession", "initiative", "action", "clean_up"]


@pytest.mark.parametrize(("encounter", "seed"), GAMES)
def test_phases_come_in_their_order(encounter: str, seed: int) -> None:
    c, table = played(encounter, seed)
    phases = [told["phase"] for told in table.told("phase")]
    assert phases[-2:] == ["end", "after"]
    rounds = [phases[:-2][i : i + 5] for i in range(0, len(phases) - 2, 5)]
    assert rounds[:-1] == [PHASES] * (len(rounds) - 1)
    assert rounds[-1] == PHASES[: len(rounds[-1])]
    assert len(rounds) == c.round
    assert rounds[-1] == PHASES or c.rulings["battle_end_check"] == "at_once"


@pytest.mark.parametrize(("encounter", "seed"), GAMES)
def test_one_main_process_a_round(encounter: str, seed: int) -> None:
    c, table = played(encounter, seed)
    begun: list[str] = []
    waiting: list[str] = []
    for told in table.events:
        if told["event"] == "round":
            begun, waiting = [], []
        elif told["event"] == "waits":
            assert told["who"] not in waiting or c.rulings["waits"] == "unlimited"
            waiting.append(told["who"])
            begun.remove(told["who"])
        elif told["event"] == "main_process":
            assert told["who"] not in begun
            begun.append(told["who"])


@pytest.mark.parametrize(("encounter", "seed"), GAMES)
def test_turns_go_from_high_to_low(encounter: str, seed: int) -> None:
    c, table = played(encounter, seed)
    last = 10_000
    missed: list[str] = []
    for told in table.events:
        if told["event"] == "round" or (told["event"] == "waits" and told["initiative"] > 0):
            last, missed = 10_000, []
        elif told["event"] == "passed_over":
            missed.append(told["who"])
        elif told["event"] == "main_process" and told["who"] in missed:
            assert c.rulings["cured_too_late"] == "acts_at_once"
        elif told["event"] == "main_process":
            assert told["initiative"] <= last
            last = told["initiative"]


@pytest.mark.parametrize(("encounter", "seed"), GAMES)
def test_nobody_has_two_of_a_kind(encounter: str, seed: int) -> None:
    c, table = played(encounter, seed)
    done: list[str] = []
    for told in table.events:
        if told["event"] == "main_process":
            done = []
        elif told["event"] == "uses" and told["slot"] != "setup":
            done.append(told["slot"])
            assert done.count("major") <= 1
            assert done.count("minor") <= 1 or c.rulings["major_as_minor"] == "allowed"
