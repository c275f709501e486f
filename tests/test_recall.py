"""What was made of a text once is brought back for the same text, and for no other."""

from __future__ import annotations

import pickle

import pytest

from hantei import recall
from hantei.content import load_file
from hantei.editions import home, volume
from hantei.recall import bring, forget, noting, recalled


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recall, "_brought", {})


def test_what_was_noted_is_not_made_again() -> None:
    made: list[str] = []

    def make() -> list[str]:
        made.append("once")
        return ["a", "b"]

    with noting() as noted:
        assert recalled("letters", "ab", make) == ["a", "b"]
    bring(dict(noted))
    first, second = recalled("letters", "ab", make), recalled("letters", "ab", make)
    assert first == second == ["a", "b"]
    assert first is not second  # whoever changes theirs changes nobody's
    assert made == ["once"]


@pytest.mark.parametrize(("kind", "text"), [("letters", "abc"), ("words", "ab")])
def test_another_text_or_use_of_it_is_made(kind: str, text: str) -> None:
    with noting() as noted:
        recalled("letters", "ab", lambda: 1)
    bring(dict(noted))
    assert recalled(kind, text, lambda: 2) == 2


def test_nothing_is_noted_unless_somebody_notes() -> None:
    with noting() as noted:
        pass
    assert recalled("letters", "ab", lambda: 1) == 1
    assert not noted
    assert recall.recalled("letters", "ab", lambda: 2) == 2


def test_an_error_is_raised_and_not_noted() -> None:
    with noting() as noted, pytest.raises(ZeroDivisionError):
        recalled("letters", "ab", lambda: 1 // 0)
    assert not noted


@pytest.mark.parametrize("book", ["urban_assault", "senki", "gundog", "wild_arms", "shadowrun4"])
def test_content_comes_back_as_it_was_read(book: str) -> None:
    for name, model in volume(book).models.items():
        value = load_file(home(book) / "content" / f"{name}.yaml", model).value
        assert pickle.loads(pickle.dumps(value)) == value  # noqa: S301 - ours


def test_what_is_brought_later_is_at_hand_as_well_until_it_is_forgotten() -> None:
    with noting() as first:
        recalled("letters", "ab", lambda: 1)
    with noting() as second:
        recalled("letters", "cd", lambda: 2)
    bring(first)
    bring(second)
    assert [recalled("letters", text, lambda: 0) for text in ("ab", "cd")] == [1, 2]
    forget(first)
    assert [recalled("letters", text, lambda: 0) for text in ("ab", "cd")] == [0, 2]
