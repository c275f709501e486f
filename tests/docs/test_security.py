"""The page on security: every requirement is judged once, and the tests that it names are there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent
PAGE = (TESTS.parent / "docs" / "security.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\d+)\.(\d+)\.(\d+)(?:–\d+\.\d+\.(\d+))? \| (kept|n/a|not kept) \| (.+) \|$", re.M)
PROOF = re.compile(r"`([\w/]+\.py)::(test_\w+)`")

ASKED = {1: 27, 2: 11, 3: 19, 4: 10, 5: 9, 6: 35, 7: 18, 8: 7, 9: 7, 11: 14, 12: 9, 13: 13, 14: 9, 15: 13, 16: 16}
"""How many requirements of levels 1 and 2 are judged one by one in each chapter; of 10 and 17 nothing is there."""


def test_every_requirement_is_judged_once() -> None:
    counted, seen = Counter[int](), list[tuple[int, int, int]]()
    for chapter, section, first, last, _, why in ROW.findall(PAGE):
        numbers = [(int(chapter), int(section), one) for one in range(int(first), int(last or first) + 1)]
        assert why.strip()
        seen += numbers
        counted[int(chapter)] += len(numbers)
    assert len(set(seen)) == len(seen)
    assert {chapter: many for chapter, many in counted.items() if chapter not in (10, 17)} == ASKED
    assert len(re.findall(r"^\| \d", PAGE, re.M)) == len(ROW.findall(PAGE))


def test_how_many_are_not_kept_is_said_as_it_is() -> None:
    kept = [kept for *_, kept, _ in ROW.findall(PAGE)]
    assert f"All in all {kept.count('not kept')} requirements are not kept" in PAGE


@pytest.mark.parametrize(("file", "test"), sorted(set(PROOF.findall(PAGE))))
def test_proofs_are_there(file: str, test: str) -> None:
    assert f"def {test}(" in (TESTS / file).read_text(encoding="utf-8")
