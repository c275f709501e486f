"""`why`: what a die counts beside what it shows, and a word for what the reasons of a number lead to."""

from __future__ import annotations

from typing import Any

import pytest

from hantei import library
from hantei.core.event import DICE, Event
from hantei.core.roles import SumKind
from hantei.core.tally import Operation, Step
from hantei.telling import Teller
from hantei.telling.joining import explained
from hantei.telling.log import sum_of


@pytest.mark.parametrize(
    ("book", "facts", "said"),
    [
        (
            "urban_assault",
            {"dice": "1d3", "why": "tens", "faces": [5], "counted": [3]},
            "1D3 → 3 (read from a die showing 5)",
        ),
        (
            "gundog",
            {"dice": "2d9", "why": "penalty", "faces": [5, 3], "counted": [4, 2]},
            "2D9 → 4 2 (faces 5 3, where 1 to 10 count as 0 to 9)",
        ),
        ("gundog", {"dice": "1d100", "why": "shot", "faces": [42]}, "1D100 → 42"),
    ],
)
def test_a_throw_tells_what_counts(book: str, facts: dict[str, Any], said: str) -> None:
    shelf = library.shelf(book)
    assert Teller(shelf, shelf.catalogue("en")).text(None, Event(DICE, facts)).endswith(said)


@pytest.mark.parametrize(
    ("book", "event", "what", "said"),
    [
        ("urban_assault", "check", "modifiers", "出目に加える値+3"),
        ("gundog", "check", "rate", "成功率3%"),
        ("gundog", "penalty_row", "modifiers", "出目に加える値+3"),
        ("wild_arms", "check", "achievement", "達成値3"),
        ("wild_arms", "harm", "total", "合計3"),
        ("wild_arms", "pool", "dice", "ダイス3個"),
        ("senki", "check", "modifiers", "出目に加える値+3"),
        ("senki", "damage", "damage", "ダメージ3"),
        ("senki", "real_damage", "real_damage", "実ダメージ3"),
        ("shadowrun4", "test", "dice", "ダイス3個"),
    ],
)
def test_every_sum_has_a_word(book: str, event: str, what: SumKind, said: str) -> None:
    shelf = library.shelf(book)
    assert shelf.rulebook.roles.sum_of(event) == what
    assert shelf.catalogue("ja").say(sum_of(shelf, Event(event, value=3))) == said


def test_the_modifiers_of_a_table_tell_the_row_too() -> None:
    shelf = library.shelf("gundog")
    told = sum_of(shelf, Event("penalty_row", {"row": 5}, value=-3))
    assert shelf.catalogue("en").say(told) == "added to the roll: −3, which gives row 5"


def test_a_line_that_tells_what_a_row_brings_tells_the_row_of_its_reasons() -> None:
    shelf = library.shelf("gundog")
    row = Event("penalty_row", {"row": 5}, (Step(Operation.ADD, -3, "GD-09.20", "mode-burst"),), -3)
    told = sum_of(shelf, explained(Event("condition", {"who": "guard"}), row))
    assert shelf.catalogue("en").say(told) == "added to the roll: −3, which gives row 5"


def test_reasons_that_come_from_a_silent_event_keep_its_word() -> None:
    shelf = library.shelf("shadowrun4")
    assert shelf.catalogue("ja").say(sum_of(shelf, Event("glitch", value=3, reasoned="test"))) == "ダイス3個"
