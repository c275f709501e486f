"""`hantei roll` and `hantei odds` for the systems of dice bots."""

from __future__ import annotations

import json

import pytest

from .table import Hantei


def test_a_roll_is_told_by_the_book_and_as_the_bot_writes_it(hantei: Hantei) -> None:
    ran = hantei("roll", "Gundog", "1D100<=55", "--faces", "19")
    assert ran.code == 0
    assert ran.lines == [
        "Check: 1D100 → 19",
        "  +55%  rate  GD-00.1  Success check",
        "Success: 19 against 55% (margin +36), degree 10",
        "In a bot's notation: (1D100<=55) ＞ 19 ＞ 成功(達成値10+SL)",
    ]


def test_what_no_book_has_is_thrown_all_the_same(hantei: Hantei) -> None:
    ran = hantei("roll", "dicebot", "S3D6KH2+1D10 斬る", "--faces", "2,6,5,9", "--lang", "ja")
    assert ran.lines == [
        "ダイス：3D6 → 2 6 5",
        "ダイス：1D10 → 9",
        "合計20",
        "ボットの書き方（シークレット）：(3D6KH2+1D10) ＞ 11[2,5,6]+9[9] ＞ 20",
    ]


def test_where_the_bot_is_wrong(hantei: Hantei) -> None:
    ran = hantei("roll", "RogueLikeHalf", "RH+12>=15", "--faces", "3")
    assert ran.lines[-3:] == [
        "In a bot's notation: (RH+12>=15) ＞ [3]+12 ＞ 15 ＞ 成功",
        "All digits of a modifier are read, and all modifiers added. The bot drops some.",
        "The bot would say: (RH+1>=4) ＞ [3]+1 ＞ 4 ＞ 成功",
    ]
    ran = hantei("roll", "RogueLikeHalf", "RH+12>=15", "--faces", "3", "--strict")
    assert ran.lines[-1] == "In a bot's notation: (RH+1>=4) ＞ [3]+1 ＞ 4 ＞ 成功"


def test_a_roll_as_data(hantei: Hantei) -> None:
    ran = hantei("roll", "SRS", "2D6+1>=10", "--faces", "6,6", "--json")
    found = json.loads(ran.lines[0])
    assert found["degree"] == "critical"
    assert found["system"] == "SRS"
    assert found["bot"]["text"] == "(2D6+1>=10[12,2]) ＞ 12[6,6]+1 ＞ 13 ＞ 自動成功"
    assert (found["bot"]["success"], found["bot"]["critical"], found["bot"]["secret"]) == (True, True, False)


def test_the_same_seed_throws_the_same(hantei: Hantei) -> None:
    first, second = (hantei("roll", "DiceBot", "10D100", "--seed", "7") for _ in range(2))
    assert first.lines == second.lines
    assert len(hantei("roll", "DiceBot", "3U6[6]", "--seed", "7", "-n", "3").lines) == 3


def test_odds(hantei: Hantei) -> None:
    # 9 or 10 on two dice in 7 of 36 ways, 11 or more in 3, a double 1 in 1
    ran = hantei("odds", "SRS", "--check", "2D6@11>=9")
    assert [line.split()[-1] for line in ran.lines[1:5]] == ["8.33%", "19.44%", "69.44%", "2.78%"]
    assert "sampled" in hantei("odds", "DiceBot", "--check", "200D9999").lines[-1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("roll", "DiceBot", "2D6+"), "“2D6+”"),
        (("roll", "DiceBot", "201D6"), "cannot be thrown"),
        (("roll", "DiceBot", "2D6/0"), "division by 0"),
        (("roll", "DiceBot", "2B(1/0)", "--strict"), "too many dice"),
        (("roll", "gundog", "1D100<=55", "--strict"), "gundog is a rulebook"),
        (("roll", "SRS", "2D6>=8", "--ruling", "a=b"), "SRS is a game system of a bot"),
        (("roll", "Nobody", "2D6"), "Nobody"),
        (("odds", "SRS"), "SRS is a game system of a bot"),
        (("odds", "SRS", "a-fight"), "SRS is a game system of a bot"),
    ],
)
def test_what_is_refused(hantei: Hantei, words: tuple[str, ...], said: str) -> None:
    ran = hantei(*words)
    assert ran.code == 2
    assert said in ran.err


def test_how_commands_are_written(hantei: Hantei) -> None:
    lines = hantei("roll", "RogueLikeHalf").lines
    assert any(line.startswith("2D6+4>=10") for line in lines)
    assert any(line.startswith("RH+1>=5") for line in lines)
