"""Rulings on which the rules fail, at the keyboard: refused, and no save that cannot be opened."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hantei.core.decision import Decision
from hantei.core.message import Message
from hantei.core.rulebook import Rulebook
from hantei.core.text import Language

from .table import Hantei, ToyShelf
from .test_play import OPENING


def cursed(book: Rulebook[Any]) -> Rulebook[Any]:
    """The same rulebook, which fails on a situation in which red has 99 HP."""

    def situation(state: Any, decision: Decision) -> Any:
        if state.crews["red"].hp == 99:
            raise LookupError("no such figure")
        return list[Message]()

    return replace(book, speech=replace(book.speech, situation=situation))


def test_a_ruling_that_cannot_be_drawn_is_refused(hantei: Hantei, toy: ToyShelf) -> None:
    toy.book = cursed(toy.book)
    ran = hantei("play", "--seed", "1", typed=OPENING + "gm hp red 99\ngm hp red 9\n")
    assert (
        "“hp red 99” cannot be ruled: the rules cannot go on from there (LookupError: no such figure). "
        "The game is unchanged."
    ) in " ".join(ran.lines)
    assert any(line.startswith("Ruled") or "hp red 9" in line for line in ran.lines)
    assert ran.code == 0


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Since the ruling “hp red 99” the rules cannot carry this game on (LookupError: no such figure)"),
        ("ja", "裁定「hp red 99」のあと、このゲームをルールどおりに処理できなくなりました"),
    ],
)
def test_a_save_whose_ruling_breaks_the_rules_goes_on(
    hantei: Hantei, toy: ToyShelf, data: Path, lang: Language, words: str
) -> None:
    hantei("play", "--seed", "1", typed=OPENING + "gm hp red 99\n")
    toy.book = cursed(toy.book)
    ran = hantei("play", "--continue", "--lang", lang, typed="undo\nredo\nredo\n")
    assert ran.code == 0
    assert ran.err == ""
    assert words in " ".join(ran.lines).replace("\n", " ")
    assert sum("LookupError" in line for line in ran.lines) == 2  # the notice, and the ruling that is made again
    again = hantei("play", "--continue", "--lang", lang)
    assert "LookupError" not in again.out
