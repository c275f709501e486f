"""One player in three tempers: what each fears, that thinking ends where it began, and that styles differ in play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hantei.core.decision import Choice
from hantei.core.temper import dear, feared, in_all_tempers, temper, tempered
from hantei.library import open_rulebook, rulebook_ids, scenario_text, shelf
from hantei.play import policy, policy_about, policy_name, run
from hantei.text import LANGS

QUESTION = Choice("leader", "fear", "", ["0"], {})


def asks(state: Any, decision: Any, rng: Random) -> str:
    """A player who says what it makes of a hundred points of harm."""
    return f"{temper()}:{feared(100)}"


def test_each_temper_fears_its_share_of_the_same_harm() -> None:
    told = {name: player(None, QUESTION, Random(0)) for name, player in in_all_tempers(asks).items()}
    assert told == {"heuristic": "steady:100", "bold": "bold:60", "careful": "careful:200"}


def test_a_side_of_few_fears_more_for_each_of_its_people() -> None:
    assert [dear(40, own, foes) for own, foes in ((3, 3), (3, 6), (6, 3), (1, 9), (9, 1), (0, 2))] == [
        40,
        80,
        20,
        100,
        20,
        80,
    ]


def test_a_temper_ends_with_the_thought_even_where_the_thought_fails() -> None:
    def fails(state: Any, decision: Any, rng: Random) -> str:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        tempered(fails, "bold")(None, QUESTION, Random(0))
    assert temper() == "steady"


@pytest.mark.parametrize("rulebook", sorted(rulebook_ids()))
def test_every_rulebook_has_the_three_and_says_how_they_play(rulebook: str) -> None:
    book = open_rulebook(rulebook)
    assert {"heuristic", "bold", "careful"} <= {*book.policies}
    assert policy(book, "steady") is policy(book, "heuristic")
    for lang in LANGS:
        said = shelf(rulebook).catalogue(lang)
        assert all(said.name(policy_name(one, book)) != one or lang == "en" for one in ("steady", "bold", "careful"))
        assert all(said.name(policy_about(one, book) or "") for one in ("heuristic", "bold", "careful"))


@pytest.mark.parametrize(
    ("rulebook", "encounter", "side"),
    [
        ("urban_assault", "mute_bells", "leader"),
        ("gundog", "running_fight", "pc"),
        ("wild_arms", "crossroads", "pc"),
        ("shadowrun4", "alley_firefight", "runners"),
        ("senki", "glasshouse", "pc"),
    ],
)
def test_the_bold_and_the_careful_play_otherwise(rulebook: str, encounter: str, side: str) -> None:
    """Of a few games with the same luck at least one goes another way; none ends in an error."""
    book = open_rulebook(rulebook)
    setup = {"scenario": encounter, "scenarios": {encounter: scenario_text(rulebook, encounter)[1]}}

    def courses(style: str) -> list[list[str]]:
        found = []
        for seed in ("1", "2", "3"):
            told: list[str] = []
            seats = dict.fromkeys(book.seats(book.start(setup)), "heuristic") | {side: style}
            run(book, setup, seed, seats, tell=lambda state, event: told.append(event.name))  # noqa: B023
            found.append(told)
        return found

    assert courses("bold") != courses("careful")
