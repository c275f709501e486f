"""Claims of cases that are hollow: no function that cites the clause is entered."""

from __future__ import annotations

from pathlib import Path

import pytest

from hantei.cases.entering import hollow

REMEMBERED = "the function's result is remembered from an earlier case"
REFUSED = "the model or the check of the file refuses it, before any rule"
SET_UP = "the beginning of a game is made from the setup, before any beat"
NOTHING = "the cases show that it does not happen"

KNOWN: dict[str, dict[str, str]] = {
    "gundog": {},
    "senki": {"SK-11.4": REMEMBERED, "SK-11.10": REMEMBERED, "SK-11.16": REMEMBERED, "SK-15.3": REFUSED},
    "shadowrun4": {"SR-4.1.1": REMEMBERED, "SR-7.1.1": REMEMBERED},
    "urban_assault": {
        "UA-03.1": SET_UP,
        "UA-27.1": NOTHING,  # no modifier for a gun in both hands
        "UA-28.51": NOTHING,  # equipment is not used up
        "UA-31.6": NOTHING,  # a member is offered no meal
        "UA-32.1": SET_UP,
        "UA-34.5": REFUSED,
        "UA-35.24": REFUSED,
    },
    "wild_arms": {},
}
"""Clauses whose cases rightly enter no function that cites them, each with the reason. Nothing may come to it."""

CASE = """rulebook: wild_arms
cases:
  - id: one
    clauses: [WA-19.4, WA-19.3]
    about: {ja: 撃つ。, en: A shot.}
    given:
      arms: {gun: {}}
      fighters: {a: {fp: 0, arms: [gun], skills: {shooting: 1}}, b: {fp: 0, faction: enemy}}
      process: {who: a}
    run: [[%s]]
    dice: [3, 4, 4, 5]
"""


@pytest.mark.parametrize(
    ("run", "found"),
    [("main_process, a", ["WA-19.4"]), ('use, a, major, "arm:gun"', [])],
    ids=["not entered", "entered"],
)
def test_a_claim_that_enters_nothing_is_hollow(tmp_path: Path, run: str, found: list[str]) -> None:
    """FP are paid by a use alone; a turn that only asks what to do looks at what can be paid (WA-19.3)."""
    (tmp_path / "own.yaml").write_text(CASE % run, encoding="utf-8")
    assert hollow("wild_arms", tmp_path) == found


@pytest.mark.slow
@pytest.mark.parametrize("book", KNOWN)
def test_no_case_claims_what_it_does_not_enter(book: str) -> None:
    assert [clause for clause in hollow(book) if clause not in KNOWN[book]] == []
