"""`hantei roll`, and dice thrown beside a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from hantei.core.text import Language

from .table import Hantei, ToyShelf

OPENING = "Anvil\n3\n2\n4\n"


def test_a_roll_with_every_reason(hantei: Hantei) -> None:
    ran = hantei("roll", "senki", "２Ｄ６＋８－２＞＝１５", "--faces", "3,4")
    assert ran.code == 0
    assert ran.lines == [
        "Check: 2D6 → 3 4",
        "  +8  value of the check  SK-CHECK.1  Making a check",
        "  −2  modifier            SK-CHECK.5  Modifiers and low totals",
        "  = added to the roll: +6",
        "Failure: 13 against 15 (margin −2)",
    ]


def test_steps_that_multiply_are_shown_as_such(hantei: Hantei) -> None:
    ran = hantei("roll", "senki", "炎+14 半減 カバーアップ", "--faces", "3 4", "--lang", "ja")
    assert any(line.split()[:1] == ["÷2"] for line in ran.lines)
    assert any(line.split()[:1] == ["×2"] for line in ran.lines)
    assert "実ダメージ：22（21〈炎〉から）" in ran.lines
    assert "実ダメージ22" not in ran.lines, "the sentence about the last figure tells the result"


def test_several_figures_have_a_sentence_each(hantei: Hantei) -> None:
    ran = hantei("roll", "senki", "2D6+8", "vs", "2D6+6", "--faces", "3,4,3,3")
    assert ran.lines == [
        "Check of the active side: dice 7+8 = 15",
        "  2D6 → 3 4",
        "  +8  value of the check  SK-CHECK.1  Making a check",
        "Reaction: dice 6+6 = 12",
        "  2D6 → 3 3",
        "  +6  value of the check  SK-CHECK.1  Making a check",
        "Success for the active side: 15 to 12 (margin +3)",
    ]


def test_words_without_quotes(hantei: Hantei) -> None:
    assert hantei("roll", "senki", "2D6+8", "vs", "2D6+6", "--faces", "3344").code == 2
    ran = hantei("roll", "senki", "2D6+8", "vs", "2D6+6", "--faces", "3,3,4,4")
    assert ran.lines[-1] == "Failure for the active side: 14 to 14 (margin +0)"


def test_a_roll_as_data(hantei: Hantei) -> None:
    row = hantei("roll", "senki", "2D6+8 vs 2D6+6", "--faces", "3,4,3,3", "--json").data
    assert (row["degree"], row["total"], row["margin"], row["figures"]) == ("success", 15, 3, {"reaction": 12})
    assert row["faces"] == [[3, 4], [3, 3]]
    assert [event["event"] for event in row["events"]] == ["dice", "check", "dice", "check", "opposed"]
    assert row["events"][1]["steps"] == [{"op": "add", "amount": 8, "clause": "SK-CHECK.1", "label": "value"}]
    assert "seed" not in row
    assert row["command"] == "2d6+8 vs 2d6+6"


def test_the_same_seed_throws_the_same_dice(hantei: Hantei) -> None:
    first, second, other = (hantei("roll", "senki", "2D6", "-n", "20", "--seed", seed).out for seed in "112")
    assert first == second != other
    assert len({line.split(":")[1] for line in first.splitlines()}) > 3


def test_luck_is_named_where_it_was_drawn(hantei: Hantei) -> None:
    rows = hantei("roll", "senki", "2D6", "-n", "5", "--json").rows
    again = hantei("roll", "senki", "2D6", "-n", "5", "--json", "--seed", rows[0]["seed"]).rows
    assert rows == again
    assert [row["number"] for row in rows] == [1, 2, 3, 4, 5]


def test_several_rolls_go_on_a_line_each(hantei: Hantei) -> None:
    ran = hantei("roll", "senki", "2D6>=7", "--times", "2", "--faces", "3,4 1,1")
    assert ran.lines == [
        "1: 3 4 → Success: 7 against 7 (margin +0)", "2: 1 1 → Failure: 2 against 7 (margin −5)",
    ]  # fmt: skip


def test_real_dice(hantei: Hantei) -> None:
    ran = hantei("roll", "senki", "2D6+1", "--dice", "physical", typed="7 1\n５　６\n")
    assert ran.code == 0
    assert ran.lines[0] == "check, 2D6. Enter 2 faces from 1 to 6, such as 3 5."
    assert ran.lines[-1] == "Total 12"
    assert hantei("roll", "senki", "2D6+1", "--dice", "physical", typed="").code == 2


def test_readings_of_open_points(hantei: Hantei) -> None:
    ran = hantei("roll", "senki", "2D6+9>=5", "--faces", "1,1", "--ruling", "fumble=1")
    assert ran.lines[-1] == "Fumble: 0 against 5 (margin −5)"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("2D6+８？",), "“2D6+８？” cannot be read at character 6 (“？”)."),
        (("2D6+",), "“2D6+” is incomplete. Allowed next: a number."),
        (("2D6@13",), "“2D6@13”, character 5: 13 is not allowed; write 2 to 12."),
        (("2D6", "--faces", "7,1"), "7 1 cannot come up on 2D6; faces go from 1 to 6."),
        (("2D6", "--faces", "1"), "2D6 needs 2 faces; there is 1."),
        (("2D6", "--faces", "1,2,3"), "There are too many faces; nothing was thrown for: 3"),
        (("2D6", "--faces", "x"), "--faces takes faces, such as 3,4, not “x”."),
        (("2D6", "--faces", "1,2", "--seed", "1"), "choose one."),
        (("2D6", "--dice", "physical", "--seed", "1"), "choose one."),
        (("2D6", "--dice", "loaded"), "--dice takes seeded or physical"),
        (("2D6", "-n", "0"), "-n takes a number from 1 to 1000"),
        (("2D6", "-n", "many"), "-n takes a number from 1 to 1000"),
        (("2D6", "--ruling", "fumble"), "--ruling takes NAME=READING"),
        (("2D6", "--ruling", "fumble=7"), "has no reading “7”"),
    ],
)
def test_what_cannot_be_thrown(hantei: Hantei, arguments: tuple[str, ...], said: str) -> None:
    ran = hantei("roll", "senki", *arguments)
    assert ran.code == 2
    assert said in ran.err
    assert "Traceback" not in ran.err


def test_faults_in_japanese(hantei: Hantei) -> None:
    ran = hantei("roll", "senki", "２Ｄ６＋", "--lang", "ja")
    assert ran.err == "「２Ｄ６＋」は途中で終わっています。続けて書けるもの：数。\n"


@pytest.mark.parametrize("book", ["senki", "urban_assault"])
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_the_notation_is_shown_on_request(hantei: Hantei, book: str, lang: Language) -> None:
    bare = hantei("roll", book, "--lang", lang)
    assert bare.code == 0
    assert len(bare.lines) > 10
    assert hantei("roll", book, "？", "--lang", lang).out == bare.out
    assert hantei("roll", book, "--help", "--lang", lang).out.endswith(bare.out)
    shown = hantei("roll", book, "--json", "--lang", lang).data
    assert all(entry["text"] in bare.out for entry in shown)


def test_dice_beside_a_game_do_not_touch_it(hantei: Hantei, toy: ToyShelf, tmp_path: Path) -> None:
    """The same answers make the same game, however often dice are thrown beside it."""
    plain, noisy = tmp_path / "plain.hantei", tmp_path / "noisy.hantei"
    hantei("play", "--seed", "1", "--save", str(plain), typed=OPENING + "rush\nrush\n1\n2\n1\n1\n")
    typed = OPENING + "roll hit+2\nrush\n振る 当>=5\nrush\n1\nroll\n2\n1\n1\nroll hit+\n"
    ran = hantei("play", "--seed", "1", "--save", str(noisy), typed=typed)
    assert [line.split()[0] for line in ran.lines if "because bonus" in line] == ["+2", "+0"]
    assert "“hit+” is incomplete. Allowed next: a number." in ran.lines
    assert any(line.endswith("dice commands") for line in ran.lines)
    told = [hantei("replay", str(file), "--json").out for file in (plain, noisy)]
    assert told[0] == told[1]
    assert told[0].count('"dice"') > 2
