"""Dice commands of URBAN ASSAULT, worked out by hand."""

from __future__ import annotations

import pytest

from hantei.core.command import BadNotation, Outcome
from hantei.library import open_rulebook, shelf

from ..thrown import outcome, thrown, told


@pytest.mark.parametrize(
    ("text", "face", "degree", "total", "margin"),
    [
        ("1D6+1>=4", 3, "success", 4, 0),
        ("１Ｄ６＋１＞＝４", 2, "failure", 3, -1),
        ("1D6+1-1-1>=5", 5, "failure", 4, -1),
        ("1D6>=9", 6, "critical", 6, -3),  # UA-08.1
        ("1D6+9>=4", 1, "fumble", 10, 6),  # UA-08.2
        ("1D6-3>=1", 4, "success", 1, 0),
        ("attack+2>=3", 2, "success", 4, 1),
        ("攻撃ロール+2>=3", 1, "fumble", 3, 0),
        ("防御+1>=4", 2, "failure", 3, -1),
        ("shooting+2", 2, "success", 4, 0),  # UA-07.5
        ("指揮+2", 3, "success", 5, 1),
        ("life+4>=9", 5, "success", 9, 0),
        ("skill", 3, "failure", 3, -1),
    ],
)
def test_checks(text: str, face: int, degree: str, total: int, margin: int) -> None:
    assert outcome("urban_assault", text, [face]) == Outcome(degree, total, margin)


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("attack+2-1>=3", [(2, "UA-29.1", "skill"), (-1, "UA-07.3", "modifier")]),
        ("defence", [(0, "UA-36.18", "skill")]),
        ("1d6+1>=3", [(1, "UA-07.7", "skill")]),
        ("器用+3", [(3, "UA-09.2", "dexterity")]),
        ("生命+4", [(4, "UA-10.1", "life")]),
    ],
)
def test_reasons_of_checks(text: str, steps: list[tuple[int, str, str]]) -> None:
    check = told(thrown("urban_assault", text, [4]))[0]
    assert [(step.amount, step.clause, step.label) for step in check.steps] == steps


@pytest.mark.parametrize(
    ("text", "faces", "total"),
    [
        ("1D6", [4], 4), ("2D6+1", [3, 5], 9), ("2d6*5", [3, 5], 40), ("1d6×1d6", [3, 4], 12), ("1D3", [6], 3),
        ("1D3+1D6-2", [1, 6], 5), ("10D6", [1] * 10, 10), ("1D2", [4], 2), ("D66", [1, 6], 16), ("d66", [6, 1], 61),
        ("D33", [1, 6], 13),
    ],
)  # fmt: skip
def test_dice(text: str, faces: list[int], total: int) -> None:
    assert outcome("urban_assault", text, faces) == Outcome("", total)


def test_dice_by_another_reading() -> None:
    assert outcome("urban_assault", "1d2", [2]).total == 1
    assert outcome("urban_assault", "1d2", [2], {"d2_by": "parity"}).total == 2


@pytest.mark.parametrize(
    ("text", "faces", "degree", "total", "said"),
    [
        ("hit", [6], "row-6", 6, "Row 6: Gunner, Combat drone"),
        ("被弾+3", [6], "row-6", 9, "Row 6: Gunner, Combat drone"),
        ("hit-5", [2], "row-1", -3, "Row 1: Medic"),
        ("loot", [1], "magazines", 1, "1 magazine"),
        ("loot-1", [1], "magazines", 1, "1 magazine"),
        ("loot", [2, 4], "magazines", 4, "4 magazines"),
        ("loot", [3, 1, 2], "magazines", 5, "5 magazines"),  # at least 5
        ("loot", [4, 3, 5], "scrip", 15, "15 scrip"),
        ("戦利品", [5, 2], "scrip", 15, "15 scrip"),  # at least 15
        ("loot", [6, 5, 5], "scrip", 50, "50 scrip"),
        ("loot+1", [6, 3], "barricade", 3, "Deployable barricade"),
        ("special", [1], "ap_rounds", 1, "AP rounds"),
    ],
)
def test_tables(text: str, faces: list[int], degree: str, total: int, said: str) -> None:
    book = shelf("urban_assault")
    command = book.rulebook.command(text)
    found = outcome("urban_assault", text, faces)
    assert found == Outcome(degree, total)
    assert book.catalogue("en").say(command.result(found)) == said


@pytest.mark.parametrize(
    ("text", "message", "at"),
    [
        ("2D6>=4", "ua-command-one-die", 1),
        ("1D6+1D6>=4", "ua-command-one-die", 5),
        ("1D6*2>=4", "ua-command-one-die", 4),
        ("1D6+2*2>=4", "ua-command-one-die", 6),
        ("11D6", "command-unreadable", 2),
        ("attack 2", "command-unreadable", 8),
        ("special+1", "command-unreadable", 8),
        ("loot+", "command-unfinished", None),
    ],
)
def test_what_cannot_be_read_says_where(text: str, message: str, at: int | None) -> None:
    with pytest.raises(BadNotation) as caught:
        open_rulebook("urban_assault").command(text)
    assert (caught.value.message, caught.value.facts.get("at")) == (message, at)
