"""Dice commands of Shadowrun 4, worked out by hand."""

from __future__ import annotations

import pytest

from hantei.core.command import BadNotation, Outcome
from hantei.library import open_rulebook

from ..thrown import outcome


@pytest.mark.parametrize(
    ("text", "faces", "expected"),
    [
        ("5D6", [4, 5, 6, 1, 2], Outcome("", 2)),  # SR-1.1.3
        ("4D6", [1, 1, 5, 3], Outcome("", 1, None, (("glitch", 1),))),  # SR-1.1.6
        ("4D6", [1, 1, 2, 4], Outcome("", 0, None, (("glitch", 2),))),  # SR-1.1.8
        ("7D6-2+1>=2", [2, 5, 6, 1, 3, 5], Outcome("success", 3, 1)),  # SR-1.1.2: six dice
        ("4D6>=3", [5, 6, 2, 3], Outcome("failure", 2, -1)),
        ("4B6>=5", [5, 6, 2, 3], Outcome("", 2)),  # SR-1.1.3, as online tables write it
        ("12B6>=5-10>=2", [5, 6], Outcome("success", 2, 0)),
        ("3D6>=1", [1, 1, 3], Outcome("failure", 0, -1, (("glitch", 2),))),
        ("4D6-4>=1", [], Outcome("failure", 0, -1)),  # SR-1.2.12
        ("4D6 edge 2", [6, 5, 1, 2, 3, 4, 5], Outcome("", 3)),  # SR-2.5
        ("３Ｄ６　エッジ２", [6, 6, 2, 3, 5, 5, 1], Outcome("", 4)),  # SR-1.5.2
        ("5D6 vs 4D6", [5, 6, 1, 2, 2, 5, 3, 2, 4], Outcome("success", 2, 1)),  # SR-1.2.4
        ("3D6 対 3D6", [5, 6, 1, 5, 5, 2], Outcome("failure", 2, 0)),  # SR-1.2.5
        ("4D6 extended 4", [5, 6, 1, 2, 5, 2, 3, 3, 6, 6, 4, 2], Outcome("success", 3, None, (("hits", 5),))),
        ("3D6 extended 3 / 2", [5, 5, 1, 6, 2, 3], Outcome("failure", 2, None, (("hits", 3),))),  # SR-1.2.7
        ("4D6 extended 3", [5, 5, 2, 2, 1, 1, 3, 4], Outcome("failure", 2, None, (("hits", 2), ("glitch", 2)))),
        ("buy 7", [], Outcome("", 1)),  # SR-1.4.1
        ("long shot 3", [6, 2, 3, 5], Outcome("", 2)),  # SR-2.9
        ("5D6 force 2 vs 2D6", [5, 5, 6, 6, 1, 5, 1], Outcome("success", 2, 1)),  # SR-4.2.8: two of four count
        ("5D6 force 2 vs 2D6", [5, 5, 6, 6, 1, 5, 6], Outcome("failure", 2, 0)),  # SR-4.2.11
        ("3D6 フォース2", [5, 6, 5], Outcome("success", 2, 1)),  # SR-4.2.13
        ("3D6 force 2", [1, 2, 3], Outcome("failure", 0, -1)),
        ("2D6 edge 2 force 2 vs 1D6", [5, 5, 5, 6, 2, 1], Outcome("success", 2, 2)),  # the cap binds Edge
        ("7D6 drain 4", [5, 6, 5, 1, 2, 3, 4], Outcome("", 1, None, (("hits", 3),))),  # SR-4.2.14
        ("7D6 drain 2", [5, 6, 5, 5, 2, 3, 4], Outcome("", 0, None, (("hits", 4),))),
        ("initiative 8", [5, 6, 5, 1, 2, 3, 4, 4], Outcome("", 11)),  # SR-3.1.2
    ],
)
def test_commands(text: str, faces: list[int], expected: Outcome) -> None:
    assert outcome("shadowrun4", text, faces) == expected


def test_a_whole_attack() -> None:
    """SR-3.4.1: 3 to 1, DV 7 against armour 5, 8 dice with 3 hits: 4 boxes, physical."""
    faces = [5, 5, 6, 1, 2, 3, 4, 2, 5, 2, 3, 5, 6, 5, 1, 2, 3, 4, 2]
    found = outcome("shadowrun4", "8D6 vs 3D6 -> 5P ap -1 armour 6 body 3", faces)
    assert found == Outcome("success", 4, 2, (("value", 7), ("physical", 1)))


def test_a_narrow_burst_is_compared_without_its_bonus() -> None:
    """SR-10.1.7: DV 5, 1 net hit, +2: 8, compared as 6 with armour 6, so stun."""
    found = outcome("shadowrun4", "1D6 vs 0D6 -> 5P armour 6 narrow", [5, 1, 2, 3, 4, 2, 3])
    assert found == Outcome("success", 8, 1, (("value", 8), ("physical", 0)))


def test_a_wide_burst_takes_dice_from_the_defence() -> None:
    """SR-10.1.8: 2 dice less 2 are none."""
    found = outcome("shadowrun4", "1D6 vs 2D6 -> 5P wide", [2])
    assert found == Outcome("failure", 0, 0)


def test_by_another_reading_edge_goes_beyond_the_force() -> None:
    """SR-4.2.8: three hits of the pool count as two, two of Edge on top."""
    found = outcome("shadowrun4", "3D6 edge 2 force 2", [5, 5, 5, 5, 6, 2], {"force_cap_edge": "uncapped"})
    assert found == Outcome("success", 4, 3)


def test_a_reading_changes_a_command() -> None:
    found = outcome("shadowrun4", "3D6 extended 3 / 2", [5, 5, 1, 6, 2, 3], {"extended_threshold": "reach"})
    assert found == Outcome("success", 2, None, (("hits", 3),))


@pytest.mark.parametrize(
    "text", ["8", "8D6 >=", "D6", "8D6 vs", "8D6 edge 31", "8D6 extended 100", "9D6 vs 3D6 -> 5X", "8B6", "8B6>=4"]
)
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        open_rulebook("shadowrun4").command(text)
