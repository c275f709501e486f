"""Widths, wrapped lines, columns."""

from __future__ import annotations

import pytest

from hantei.cli.columns import in_columns, table, width, wrapped


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
