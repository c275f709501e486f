"""Claims of cases that are hollow: no function that cites the clause is entered."""

from __future__ import annotations

from pathlib import Path

import pytest

from hantei.cases.entering import hollow

KNOWN = {
    "gundog": [],
    "senki": ["SK-11.4", "SK-11.10", "SK-11.16", "SK-15.3"],
    "shadowrun4": ["SR-3.5.13", "SR-4.1.1", "SR-7.1.1"],
    "urban_assault": [
        "UA-03.1", "UA-07.7", "UA-11.1", "UA-27.1", "UA-28.51", "UA-31.6", "UA-32.1", "UA-34.5", "UA-35.24",
    ],
    "wild_arms": [],
}  # fmt: skip
"""What is remembered from case to case (squares of areas, the lists of actions), what the game's setup or its files are
refused for, and what is shown by something that does not happen. Nothing may come to it."""

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
