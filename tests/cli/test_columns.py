"""Widths, wrapped lines, columns."""

from __future__ import annotations

import pytest

from hantei.cli.columns import fitted, in_columns, table, width, wrapped


@pytest.mark.parametrize(("text", "columns"), [("abc", 3), ("弾倉", 4), ("ｶﾅ", 2), ("が", 2), ("Lv3 ×5", 6), ("", 0)])
def test_full_width_letters_take_two_columns(text: str, columns: int) -> None:
    assert width(text) == columns


def test_lines_break_between_japanese_letters_and_after_spaces() -> None:
    text = "ツバメが砲艇に射撃：hit for sure、残り12個。"
    lines = list(wrapped(text, 20, "- ", "  "))
    assert all(width(line) <= 20 for line in lines)
    assert "".join(line[2:].replace(" ", "") for line in lines) == text.replace(" ", "")
    assert lines[0].startswith("- ツ")


def test_no_line_begins_with_a_full_stop_or_ends_with_an_opening_bracket() -> None:
    for columns in range(8, 30):
        lines = list(wrapped("これは「長い」文章です。改行（おりかえし）を確かめます、何度でも。", columns))
        assert not any(line[0] in "、。）」" for line in lines)
        assert not any(line[-1] in "（「" for line in lines)


def test_a_word_longer_than_the_line_stays_whole() -> None:
    assert list(wrapped("a-very-long-word-indeed x", 10)) == ["a-very-long-word-indeed", "x"]


def test_cells_are_aligned_by_width() -> None:
    rows = list(table([("1", "弾倉", "x"), ("10", "ab", "y")]))
    assert rows == ["   1  弾倉  x", "  10  ab    y"]


def test_options_stand_side_by_side_where_there_is_room() -> None:
    lines = [f"{n} 選択肢" for n in range(1, 8)]
    shown = list(in_columns(lines, 76))
    assert len(shown) == 3
    assert all(width(line) <= 76 for line in shown)
    assert shown[0].split() == ["1", "選択肢", "4", "選択肢", "7", "選択肢"]
    assert list(in_columns(lines[:4], 76)) == lines[:4]
    assert list(in_columns(lines, 10)) == lines


ROWS = [
    ["", "next check", "damage", "spent", ""],
    ["fire", "84% shot by the Warehouse crew", "4.3 σ2.4", "リレーが使ったエッジ 0.4, リレーが使った弾 1", "~"],
    ["take_cover", "-", "-", "-", ""],
]


def test_a_table_that_fits_stands_as_it_is() -> None:
    assert fitted(ROWS, 120, [1, 3]) == list(table(ROWS))


@pytest.mark.parametrize("columns", range(40, 120))
def test_a_table_keeps_to_the_window(columns: int) -> None:
    lines = fitted(ROWS, columns, [1, 3])
    assert max(map(width, lines)) <= columns
    text = "".join("".join(lines).split())
    for word in ("fire", "84%", "Warehouse", "4.3", "~", "take_cover"):
        assert word in text


def test_where_a_table_is_too_wide_words_go_on_below_themselves() -> None:
    lines = fitted(ROWS, 72, [1, 3])
    assert lines[0].split() == ["next", "check", "damage", "spent"]
    assert lines[1].startswith("  fire ")
    assert lines[2].startswith("              ")
    assert lines[1].endswith("~")


def test_in_a_narrow_window_each_row_is_a_line_with_its_heads() -> None:
    lines = fitted(ROWS, 44, [1, 3])
    assert lines[0].startswith("  fire  next check 84%")
    assert "take_cover" in lines[-1]
