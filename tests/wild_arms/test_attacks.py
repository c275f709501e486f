"""Uses and attacks: refusals name the clause that forbids, and what holds in every attack whatever is answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from hantei.core.tally import Tally, result_of

from .battles import GAMES, played, question

# Refusals

HIDDEN = {"A": {"arms": ["pistol"]}, "X": {"hp": 8, "possession": "close"}, "Y": {"hp": 8}}
SEARCHED = {"who": "A", "searched": ["X"]}
ARMS: dict[str, Any] = {"pistol": {}, "sword": {"kind": "melee"}}
ARTS = {
    "pair": {"kind": "spell", "attack": "magic", "bodies": 2},
    "storm": {"kind": "spell", "attack": "magic", "target": "all_enemies"},
    "curse": {"kind": "spell", "effect": {"give": ["cowed"]}},
}


def use(option: str) -> tuple[str, ...]:
    """A use by A as its major action."""
    return "use", "A", "major", option


REFUSED = [
    # what is given besides, the use, the answers before, the answer refused, its clause
    ({"fighters": HIDDEN}, "arm:pistol", {}, "A", "WA-19.6"),
    ({"fighters": {**HIDDEN, "B": {}}, "process": SEARCHED}, "arm:pistol", {}, "X", "WA-06.31"),
    ({"fighters": {**HIDDEN, "Z": {"hp": 8, "gone": True}}}, "arm:pistol", {}, "Z", "WA-19.6"),
    ({"fighters": {**HIDDEN, "B": {}, "C": {}}, "sniping": {"range": 2}}, "arm:pistol", {}, "Y", "WA-21.9"),
    ({"fighters": {**HIDDEN, "B": {}}, "sniping": {"range": 3, "distance": 2}}, "art:curse", {}, "Y", "WA-21.13"),
    ({"fighters": {**HIDDEN, "Z": {"hp": 8}}}, "art:pair", {"target": "Y"}, "Y", "WA-19.10"),
    ({"fighters": HIDDEN}, "art:pair", {}, "enough", "WA-19.10"),
    ({"fighters": HIDDEN}, "art:storm", {}, "add:A", "WA-19.6"),
    ({"fighters": HIDDEN}, "art:storm", {}, "none", "WA-19.11"),
    ({"fighters": {"A": {"arms": ["sword"]}, "B": {"possession": "lean"}}}, "arm:sword", {}, "item:shield", "WA-16.9"),
    ({"fighters": {"A": {"arms": ["sword"]}, "B": {"possession": "lean"}}}, "arm:sword", {}, "roll", "WA-16.7"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "option", "answers", "answer", "clause"), REFUSED)
def test_refused_by_the_clause_that_forbids_it(
    given: dict[str, Any], option: str, answers: dict[str, Any], answer: str, clause: str
) -> None:
    fighters = {who: dict(fighter) for who, fighter in given["fighters"].items()}
    fighters["A"] |= {"arts": list(ARTS), "skills": {"melee": 9}}
    situation = {"arms": ARMS, "arts": ARTS, "process": {"who": "A"}, **given, "fighters": fighters}
    decision = question(situation, use(option), answers)
    assert not decision.legal(answer)
    assert decision.forbidden_by(answer) == clause


# At random


def attacks(events: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """What was told of each attack, from its payment to the next one."""
    found: list[dict[str, Any]] = []
    for told in events:
        if told["event"] in ("uses", "phase", "main_process"):
            yield found
            found = []
        found.append(told)
    yield found


def named(events: list[dict[str, Any]], *names: str) -> list[dict[str, Any]]:
    """The events of some names."""
    return [told for told in events if told["event"] in names]


@pytest.mark.parametrize(("encounter", "seed"), GAMES)
def test_a_hit_needs_more_than_the_reaction(encounter: str, seed: int) -> None:
    c, table = played(encounter, seed)
    plain = c.rulings["critical_auto_success"] == "compare" and c.rulings["fumble_auto_failure"] == "compare"
    for told in named(table.events, "hit", "missed"):
        if told["reacts"] and plain:
            assert (told["event"] == "hit") == (told["total"] > told["reaction"])
        elif not told["reacts"] and c.rulings["no_reaction_attack"] != "passive_zero":
            assert told["event"] == "hit"


@pytest.mark.parametrize(("encounter", "seed"), GAMES)
def test_only_who_was_hit_suffers(encounter: str, seed: int) -> None:
    _, table = played(encounter, seed)
    for told in attacks(table.events):
        hit = [one["target"] for one in named(told, "hit")]
        guarded = [one["who"] for one in named(told, "guarded")]
        suffering = [one["who"] for one in named(told, "damage", "absorbed", "unharmed")]
        assert all(who in hit and who not in guarded for who in suffering)
        assert all(who in hit for who in guarded)
        assert len(set(hit)) == len(hit)


@pytest.mark.parametrize(("encounter", "seed"), GAMES)
def test_one_damage_roll_for_all(encounter: str, seed: int) -> None:
    c, table = played(encounter, seed)
    for told in attacks(table.events):
        rolls, damaged = named(told, "damage_roll"), named(told, "damage", "absorbed")
        if c.rulings["multi_target_rolls"] == "damage_per_target":
            assert [one["target"] for one in rolls] == [one["who"] for one in damaged]
        else:
            assert len(rolls) == min(1, len(damaged))


@pytest.mark.parametrize(("encounter", "seed"), GAMES)
def test_one_support_skill_a_round(encounter: str, seed: int) -> None:
    _, table = played(encounter, seed)
    used: Counter[str] = Counter()
    for told in table.events:
        if told["event"] == "round":
            used.clear()
        elif told["event"] == "support":
            used[told["who"]] += 1
            assert used[told["who"]] == 1
            assert told["fp"] >= 0


@pytest.mark.parametrize(("encounter", "seed"), GAMES)
def test_what_is_paid_was_there(encounter: str, seed: int) -> None:
    c, table = played(encounter, seed)
    paid = named(table.events, "uses")
    assert all(told["cost"] >= 0 and told["fp"] >= 0 and told["targets"] for told in paid)
    for told in paid:
        option, _, name = told["thing"].partition(":")
        if option == "art" and c.records.arts[name].cost is None:
            assert told["cost"] == 0


# Tallies


@pytest.mark.parametrize(("amount", "half"), [(7, 3), (1, 0), (8, 4), (0, 0)])
def test_a_half_drops_its_fraction(amount: int, half: int) -> None:
    total = Tally(amount, "WA-14.2", "damage_roll")
    total.halve_down("WA-15.8", "half")
    assert total.value == half
    assert result_of(total.steps) == half
