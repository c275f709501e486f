"""Every case under cases/ holds; and cases that must fail do so, and say why."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hantei.cases import Placed, collect, run_case
from hantei.core.text import Text
from hantei.text import Catalogue

CASES = Path(__file__).parents[1] / "cases"
FOUND = collect([CASES])
SAY = Catalogue("en")
JAPANESE = re.compile("[ぁ-んァ-ヶ一-龠]")


def failures(placed: Placed) -> list[str]:
    """What is not as the case says, in words; then what happened."""
    outcome = run_case(placed)
    if outcome.passed:
        return []
    told = [f"{found.file}:{found.line}: {SAY.say(found.said)}" for found in outcome.differences]
    return [*told, "what happened:", *outcome.trace]


def test_case_files_are_sound() -> None:
    assert [f"{fault.file}:{fault.line}: {fault.place}: {SAY.say(fault.said)}" for fault in FOUND.faults] == []


def in_both_languages(about: Text | str) -> bool:
    """Whether each language says it, and the English without a word of the other."""
    if not isinstance(about, Text) or JAPANESE.search(about.en):
        return False
    return bool(JAPANESE.search(about.ja) and re.search("[a-z]", about.en))


def test_every_case_says_what_it_shows_in_both_languages() -> None:
    wrong = [placed for placed in FOUND.cases if not in_both_languages(placed.case.about)]
    assert [f"{placed.file}:{placed.line('about')}" for placed in wrong] == []


@pytest.mark.parametrize("placed", FOUND.cases, ids=lambda placed: placed.name)
def test_case(placed: Placed) -> None:
    found = failures(placed)
    assert not found, "\n".join(found)
