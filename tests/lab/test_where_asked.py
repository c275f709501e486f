"""Odds wherever a question stands on the way to a check: at targets, after a roll, among chances of others."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from hantei.lab import odds
from hantei.library import shelf
from hantei.play import Session
from hantei.testing.games import likely, setup

AIMED = [
    ("urban_assault", "salt_quay", "target"),
    ("gundog", "office_raid", "target"),
    ("gundog", "office_raid", "aim"),
    ("gundog", "office_raid", "shots"),
    ("wild_arms", "saloon", "target"),
    ("shadowrun4", "warehouse", "target"),
    ("shadowrun4", "mage_duel", "spell"),
    ("shadowrun4", "mage_duel", "force"),
    ("senki", "bridge", "target"),
]
MOST_ANSWERS = 400


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Next checks are looked for as long as it takes, however busy the machine is."""
    monkeypatch.setattr(odds, "CHECKED", 600.0)


def asked(book: str, scenario: str, kind: str, option: str = "") -> Session:
    """A game at the first question of a kind, or the first with a certain answer."""
    for seed in "3456789":  # a game may be over before
        session, rng = Session(shelf(book).rulebook, setup(book, scenario), seed), Random(scenario)
        for _ in range(MOST_ANSWERS):
            if session.finished:
                break
            key, decision = next(iter(session.decisions.items()))
            if decision.kind == kind and (not option or option in (decision.all() or ())):
                return session
            session.answer(key, likely(book, session.state, decision, rng))
    raise AssertionError(f"{kind} is not asked")


@pytest.mark.parametrize(("book", "scenario", "kind"), AIMED)
def test_every_part_of_an_attack_has_its_chance(book: str, scenario: str, kind: str) -> None:
    session = asked(book, scenario, kind)
    for option in odds.decision(session).options:
        assert option.check is not None
        assert option.check.made, option.answer


def test_three_shots_promise_more_than_one_and_spend_more() -> None:
    """GD-09.7: the first shot has the same chance whatever follows; each shot of a mode takes as many rounds."""
    found = odds.decision(asked("gundog", "office_raid", "shots"), budget=4000)
    one, three = (next(one for one in found.options if one.answer == n) for n in (1, 3))
    assert one.check
    assert three.check
    assert one.check.passed == three.check.passed
    side = f"spent/{found.side}/"
    assert three.outcomes.mean(side) == pytest.approx(3 * one.outcomes.mean(side))
    assert three.outcomes.mean("damage/thieves/") > one.outcomes.mean("damage/thieves/")


def test_after_a_roll_each_answer_has_odds_of_its_own() -> None:
    """SR-2.5, SR-2.6: more dice and another roll cost a point of Edge, what lies there costs none."""
    session = Session(shelf("shadowrun4").rulebook, setup("shadowrun4", "warehouse"), "5", {"crew": "heuristic"})
    session.answer("runners", "roll")
    assert next(iter(session.decisions.values())).kind == "after"
    found = {one.answer: one.outcomes.of("spent/runners/mori/edge") for one in odds.decision(session).options}
    assert found["keep"] == {0: Fraction(1)}
    assert found["add"].keys() == found["reroll"].keys() == {1}
    session.answer("runners", "reroll")
    assert [one.answer for one in odds.decision(session).options] == ["keep", "add"]


def test_what_others_do_with_chances_of_their_own_is_none_of_an_answers_doing() -> None:
    """GD-04.5: directly after Hatamoto's action check Kite, who waits, may shoot; that is no result of his readying."""
    session = Session(shelf("gundog").rulebook, setup("gundog", "convoy_ambush"), "5", {"raiders": "heuristic"})
    for answer in ("hatamoto", "wait", "full", "ready", "act"):
        session.answer("pc", answer)
    assert next(iter(session.decisions.values())).kind == "ready"
    for option in odds.decision(session).options:
        assert not option.outcomes.counted


def test_of_many_options_those_are_looked_at_that_are_used_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hacker's twenty: what is done to nodes comes before words and gestures, with which the rules begin."""
    monkeypatch.setattr(odds, "MOST_OPTIONS", 6)
    session = asked("shadowrun4", "data_heist", "action", "hack")
    decision = next(iter(session.decisions.values()))
    every = [str(one) for one in decision.all() or ()]
    found, left_out = odds.answers_to_try(session, decision)
    assert len(found) == 6
    assert left_out == len(every) - 6
    assert "hack" in found
    assert not {"speak", "gesture"} & set(found)
    assert every.index("speak") < every.index("hack")
