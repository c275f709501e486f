"""Reading dice commands: one way for all rulebooks, with the place of whatever cannot be read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hantei.core.command import BadNotation
from hantei.core.message import Message
from hantei.core.text import Text
from hantei.notation import Notation, every_word, half_width, once, squeezed

GRAMMAR = """
start: HIT figures (option | SLOW)* target?
option: AT NUMBER
target: AT_LEAST NUMBER
"""
NOTATION = Notation(GRAMMAR, {"HIT": ("当", "当たり", "hit"), "SLOW": ("鈍", "slow"), "AT": ("@",)})


def refused(typed: str) -> BadNotation:
    with pytest.raises(BadNotation) as caught:
        NOTATION.read(typed)
    return caught.value


def allowed(error: BadNotation) -> list[str]:
    """What is said to be allowed, in English."""
    said: list[Text | Message] = error.facts["allowed"]
    return [part.en if isinstance(part, Text) else part.id for part in said]


def test_a_text_becomes_phrases_and_words() -> None:
    phrase = NOTATION.read("Hit +2-1 @5 slow >= 7")
    assert phrase.figures() == [2, -1]
    assert [word.kind for word in phrase.words("HIT", "SLOW")] == ["HIT", "SLOW"]
    target, option = phrase.phrase("target"), phrase.phrase("option")
    assert target is not None
    assert target.number() == 7
    assert option is not None
    assert option.words("NUMBER")[0].at == 10
    assert phrase.phrase("figures") is not None
    assert NOTATION.read("hit").phrase("target") is None


@pytest.mark.parametrize(
    "typed", ["hit+2-1>=7", "ＨＩＴ＋２－１＞＝７", "当+2−1≧7", "当たり　＋２ー１　≥　７", "Hit + 2 – 1 => 7"]
)
def test_however_it_is_typed(typed: str) -> None:
    phrase = NOTATION.read(typed)
    target = phrase.phrase("target")
    assert target is not None
    assert (phrase.figures(), target.number()) == ([2, -1], 7)


@pytest.mark.parametrize(
    ("typed", "message", "at", "found", "next_"),
    [
        ("", "command-unfinished", None, None, ["hit"]),
        ("  ", "command-unfinished", None, None, ["hit"]),
        ("hit+", "command-unfinished", None, None, ["command-number"]),
        ("hit>=", "command-unfinished", None, None, ["command-number"]),
        ("miss", "command-unreadable", 1, "m", ["hit"]),
        ("hit++2", "command-unreadable", 5, "+", ["command-number"]),
        ("　ＨＩＴ＋２？", "command-unreadable", 7, "？", ["slow", "@", "+", "-", ">=", "command-end"]),
        ("hit>=7 8", "command-unreadable", 8, "8", ["command-end"]),
        ("hit>=7 slow", "command-unreadable", 8, "s", ["command-end"]),
        ("hit+2 slow -1", "command-unreadable", 12, "-", ["slow", "@", ">=", "command-end"]),
    ],
)
def test_a_fault_names_its_place_and_what_is_allowed(
    typed: str, message: str, at: int | None, found: str | None, next_: list[str]
) -> None:
    error = refused(typed)
    assert (error.message, error.facts.get("at"), error.facts.get("found")) == (message, at, found)
    assert sorted(allowed(error)) == sorted(next_)


DICE = Notation("start: POOL (VS POOL)?", {"POOL": tuple(f"{n}d6" for n in range(100)), "VS": ("対", "vs")})


@pytest.mark.parametrize(
    ("typed", "message", "at", "next_"),
    [
        ("8", "command-unfinished", None, ["D6"]),
        ("8d", "command-unfinished", None, ["6"]),
        ("8D7", "command-unreadable", 3, ["6"]),
        ("８ｘ", "command-unreadable", 2, ["D6"]),
        ("9D6 vs", "command-unfinished", None, ["command-dice"]),
        ("9D6 vs 8d", "command-unfinished", None, ["6"]),
        ("vs", "command-unreadable", 1, ["command-dice"]),
    ],
)
def test_dice_that_are_begun_are_at_fault_where_they_stop(
    typed: str, message: str, at: int | None, next_: list[str]
) -> None:
    with pytest.raises(BadNotation) as caught:
        DICE.read(typed)
    assert (caught.value.message, caught.value.facts.get("at")) == (message, at)
    assert allowed(caught.value) == next_


def test_figures_and_length_have_bounds() -> None:
    error = refused("hit+2-10000")
    assert (error.message, error.facts["at"], error.facts["high"]) == ("command-figure", 7, 9999)
    assert NOTATION.read("hit+9999").figures() == [9999]
    assert refused("hit" + " " * 198).message == "command-long"


def test_what_is_said_twice_is_refused() -> None:
    once("hit slow@3", NOTATION.read("hit slow@3"))
    with pytest.raises(BadNotation) as caught:
        once("hit slow@3@4", NOTATION.read("hit slow@3@4"))
    assert (caught.value.message, caught.value.facts["at"], caught.value.facts["found"]) == ("command-twice", 11, "@")


@given(st.text(max_size=60))
def test_plain_text_keeps_its_places(typed: str) -> None:
    """Whatever is typed has as many characters in plain form, so that a place is the same in both."""
    assert len(half_width(typed)) == len(typed)
    assert squeezed(squeezed(typed)) == squeezed(typed)


@given(st.text(alphabet="hit+-@>=≧123 　＋ー１slow鈍当た", max_size=30))
def test_any_text_is_read_or_its_fault_lies_in_it(typed: str) -> None:
    """A text is read whole, or the fault names the character that stands at its place."""
    phrase, error = None, None
    try:
        phrase = NOTATION.read(typed)
    except BadNotation as fault:
        error = fault
    if phrase is not None:
        assert "".join(word.text for word in every_word(phrase)) == "".join(half_width(typed).split())
    elif error is not None and error.message == "command-unreadable":
        assert typed[error.facts["at"] - 1] == error.facts["found"]
        assert allowed(error)
    else:
        assert error is not None
        assert error.message == "command-unfinished"
        assert allowed(error)


def test_a_notation_without_signed_figures_can_be_read() -> None:
    half_width = Notation("start: DICE NUMBER\n", {"DICE": ("d",)})
    assert half_width.read("d 7").number() == 7
