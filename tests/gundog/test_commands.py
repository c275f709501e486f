"""Dice commands of Gundog, worked out by hand."""

from __future__ import annotations

import pytest

from hantei.core.command import BadNotation, Outcome
from hantei.library import open_rulebook, shelf

from ..thrown import outcome, thrown, told


@pytest.mark.parametrize(
    ("text", "faces", "degree", "reached", "margin"),
    [
        ("1D100<=65", [65], "success", 11, 0),  # GD-00.1: equal succeeds
        ("1D100<=65", [66], "failure", 0, -1),
        ("D%<=65-20", [45], "success", 9, 0),
        ("D%<=65-20", [46], "failure", 0, -1),
        ("d100≦120", [100], "fumble", 0, 20),  # GD-00.2
        ("1d%<=-35", [1], "success", 1, -36),
        ("1D100<=-35", [2], "failure", 0, -37),
        ("1D100<=50/2", [37], "success", 12, 13),  # GD-00.3
        ("1D100<=50 SL2", [50], "critical", 22, 0),
        ("1D100<=45/2", [50], "failure", 0, -5),
        ("1D100<=50/2", [1], "success", 3, 49),
        ("1D100<=50", [9], "success", 9, 41),
        ("１Ｄ１００＜＝７０－６０－２０＋２０", [10], "critical", 20, 0),  # GD-00.4
        ("1D100<=70-60-40", [2], "failure", 0, -32),
        ("1D100<=90+20", [99], "success", 18, 11),
    ],
)
def test_checks(text: str, faces: list[int], degree: str, reached: int, margin: int) -> None:
    assert outcome("gundog", text, faces) == Outcome(degree, reached, margin)


def test_a_hundred_alone() -> None:
    assert outcome("gundog", "D100", [100]) == Outcome("", 100)


@pytest.mark.parametrize(
    ("text", "faces", "total"),
    [
        ("2D9", [5, 4], 7),  # faces of 5 and 4 read 4 and 3
        ("2D9-3", [2, 2], 0),  # GD-00.5: 2, less 3, is 0
        ("2D9+5", [10, 9], 18),
        ("2D9-8+3", [6, 6], 5),
    ],
)
def test_2d9(text: str, faces: list[int], total: int) -> None:
    assert outcome("gundog", text, faces) == Outcome("", total)


@pytest.mark.parametrize(
    ("text", "faces", "row", "said"),
    [
        ("SDPT", [1, 1], 0, "Row 0: dead"),
        ("SDPT-3", [6, 1], 2, "Row 2: 3D6 extra damage, stun check at −40%, bleeding 2D6, serious wound −40%"),
        ("MDPT", [8, 9], 15, "Row 15: light wound −10%, weapon dropped"),
        ("GDPT+1", [10, 10], 18, "Row 18: no effect"),
        ("MDPT", [4, 5], 7, "Row 7: 1D6 extra damage, stun check at +0%, bleeding 1D6, light wound −30%"),
    ],
)
def test_rows_of_the_damage_penalty_table(text: str, faces: list[int], row: int, said: str) -> None:
    done = thrown("gundog", text, faces)
    assert done.outcome == Outcome(f"row-{row}", row)
    command = open_rulebook("gundog").command(text)
    assert shelf("gundog").catalogue("en").say(command.result(done.outcome)) == said


def test_rows_of_the_fumble_table() -> None:
    assert outcome("gundog", "SFT", [2, 2]) == Outcome("0-3", 2)
    assert outcome("gundog", "MFT", [4, 4]) == Outcome("6-10", 6)
    assert outcome("gundog", "GFT", [10, 10]) == Outcome("0-18", 18)


@pytest.mark.parametrize(
    ("text", "faces", "total", "figures"),
    [
        ("3D6", [1, 2, 3], 6, {}),
        ("3D6+2-1", [1, 2, 3], 7, {}),
        ("2D6+1+1D6", [4, 5, 6], 16, {}),  # the dice that hits add come after those of the weapon
        ("3D6+2 防御4", [1, 2, 3], 4, {"damage": 8, "loss": 4}),
        ("3D6 armour 8", [1, 2, 3], 0, {"damage": 6, "loss": 0}),  # GD-09.18: not below 0
        ("3D6+1D6 防御4 急所", [1, 2, 3, 3], 10, {"damage": 9, "loss": 10}),  # GD-10.3, GD-10.20: (9 - 4) * 2
        ("3D6 腕部 防御1", [1, 2, 3], 2, {"damage": 6, "loss": 2}),  # GD-10.6: (6 - 1) / 2, rounded down
        ("3D6 leg", [1, 2, 3], 3, {"damage": 6, "loss": 3}),
    ],
)
def test_damage(text: str, faces: list[int], total: int, figures: dict[str, int]) -> None:
    found = outcome("gundog", text, faces)
    assert (found.total, dict(found.figures)) == (total, figures)


def test_halves_by_another_reading() -> None:
    found = outcome("gundog", "3D6 腕 防御1", [1, 2, 3], {"halving": "up"})
    assert found.total == 3


@pytest.mark.parametrize(
    ("text", "faces", "hits"),
    [
        ("semi 3<=65", [65, 66, 1], 2),
        ("バースト3<=50", [60, 50, 40], 3),  # GD-09.5: +10, 0, -10
        ("burst 3<=50", [61, 51, 41], 0),
        ("フル2<=50", [50, 41], 1),  # GD-09.6: 0, -10
        ("単発<=50", [50], 1),
        ("bolt<=50 vital", [11], 0),  # GD-10.2: 10
        ("2連発 2<=50-10 腕", [20, 21], 1),  # GD-10.5: 20
    ],
)
def test_shots(text: str, faces: list[int], hits: int) -> None:
    assert outcome("gundog", text, faces) == Outcome("success" if hits else "failure", hits)


def test_a_whole_volley() -> None:
    text = "バースト3<=65-20 → 3D6 防御4"
    # Cells 55, 45, 35: two hits, 3D6 + 1D6 (GD-09.16); 2D9 of 8 less 3 (GD-09.20)
    done = thrown("gundog", text, [55, 46, 35, 1, 2, 3, 4, 5, 5])
    assert done.outcome == Outcome("success", 2, None, (("damage", 10), ("loss", 6), ("row", 5)))
    # Nothing gets through, and nobody rolls on the table (GD-09.19).
    stopped = outcome("gundog", text, [55, 46, 36, 1, 1, 1])
    assert stopped == Outcome("success", 1, None, (("damage", 3), ("loss", 0)))
    assert outcome("gundog", text, [56, 46, 36]) == Outcome("failure", 0)


def test_a_vital_spot_counts_for_hits_damage_and_table() -> None:
    for text in ("burst<=60 vital -> 3D6 armour 4", "burst<=60 -> 3D6 armour 4 vital"):
        # 60 + 10 - 40 = 30 (GD-10.2); (6 - 4) * 2 (GD-10.3); 2D9 of 10 less 8 (GD-10.17)
        found = outcome("gundog", text, [30, 1, 2, 3, 6, 6])
        assert found == Outcome("success", 1, None, (("damage", 6), ("loss", 4), ("row", 2)))


def test_limbs_are_hit_without_the_table() -> None:
    found = outcome("gundog", "full<=60 leg -> 3D6", [40, 1, 2, 3, 4])
    assert found == Outcome("success", 1, None, (("damage", 10), ("loss", 5)))  # GD-09.17, GD-10.12, GD-10.13


def test_every_figure_has_its_reason() -> None:
    events = told(thrown("gundog", "burst<=60-20 vital -> 3D6 armour 4", [10, 1, 2, 3, 6, 6]))
    assert [[(step.op, step.amount, step.clause) for step in event.steps] for event in events] == [
        [("add", 60, "GD-00.1"), ("add", -20, "GD-00.4"), ("add", 10, "GD-09.5"), ("add", -40, "GD-10.2")],
        [("add", 6, "GD-09.18"), ("add", -4, "GD-09.18"), ("times", 2, "GD-10.3")],
        [("add", -3, "GD-09.20"), ("add", -5, "GD-10.4")],
    ]


@pytest.mark.parametrize(
    ("text", "message", "at"),
    [
        ("1D101<=5", "command-unreadable", 5),
        ("1D100<=", "command-unfinished", None),
        ("1D100<=50/21", "command-figure", 11),
        ("2D9>=3", "command-unreadable", 4),
        ("SFT+1", "command-unreadable", 4),
        ("バースト4<=50", "command-figure", 5),
        ("bolt 2<=50", "command-figure", 6),
        ("burst 0<=50", "command-figure", 7),
        ("burst 3", "command-unfinished", None),
        ("3D6 防御31", "command-figure", 7),
        ("3D6 急所 腕", "command-twice", 8),
        ("41D6", "command-unreadable", 2),
        ("急所", "command-unreadable", 1),
    ],
)
def test_what_cannot_be_read_says_where(text: str, message: str, at: int | None) -> None:
    with pytest.raises(BadNotation) as caught:
        open_rulebook("gundog").command(text)
    assert (caught.value.message, caught.value.facts.get("at")) == (message, at)
