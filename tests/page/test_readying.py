"""What is done when a site is built, so that no page does it again."""

from __future__ import annotations

import re

import pytest

from hantei import recall
from hantei.page import readying
from hantei.recall import bring, forget, noting


@pytest.fixture
def hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is recalled but what a test brings."""
    monkeypatch.setattr(recall, "_brought", {})


@pytest.mark.usefixtures("hidden")
@pytest.mark.parametrize(
    ("given", "flags", "text"),
    [
        (r"(?P<dice>\d+)[Dd](6|3)(?P<more>\+\d+)?", 0, "2D6+1"),
        (r"(?i)ab|c\d+", 0, "C12"),
        ("[あ-ん]+(?=と)", re.IGNORECASE, "ひとと"),
        (rb"\d+", 0, b"12"),
        ("", re.MULTILINE, ""),
    ],
)  # fmt: skip
def test_a_pattern_that_was_compiled_before_is_the_same_pattern(
    given: str | bytes, flags: int, text: str | bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    with noting() as noted:
        readying.pattern(given, flags)
    assert len(noted) == 1
    bring(noted)
    monkeypatch.setattr(readying, "parts", lambda *_: pytest.fail("it was compiled already"))
    found = readying.pattern(given, flags)
    own = re.compile(given, flags)
    assert found == own
    assert (found.flags, found.groups, found.groupindex) == (own.flags, own.groups, own.groupindex)
    assert found.match(text).groupdict() == own.match(text).groupdict()  # type: ignore[union-attr, arg-type]
    forget(noted)


def test_what_is_no_text_is_left_to_python() -> None:
    assert readying.pattern(readying.parser.parse("a+"), 0).match("aa")
