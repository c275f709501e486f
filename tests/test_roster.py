"""Sheets of a roster in their order."""

from __future__ import annotations

from hantei.core.roster import Sheet, own_first

PEOPLE = (("red", "reds", "other"), ("white", "whites", "foe"), ("mine", "reds", "me"), ("wild", "", ""))
"""Sheets by id, side and seat; the last one belongs to nobody."""


def test_ones_own_come_first() -> None:
    red, white, mine, wild = (Sheet(one, one, side, seat) for one, side, seat in PEOPLE)
    assert own_first([white, red, wild, mine], "me", "reds") == [mine, red, white, wild]
    assert own_first([white, red, wild, mine], "", "") == [wild, white, red, mine]
