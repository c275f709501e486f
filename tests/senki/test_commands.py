"""Dice commands of Senki, worked out by hand."""

from __future__ import annotations

import pytest

from hantei.core.command import BadNotation, Outcome
from hantei.library import open_rulebook

from ..thrown import outcome, thrown, told

FUMBLES = {"fumble": "1"}


@pytest.mark.parametrize(
    ("text", "faces", "degree", "total", "margin"),
    [
        ("2D6", [3, 4], "", 7, None),
        ("2D6+8", [3, 4], "", 15, None),
        ("2D6+8-2>=15", [3, 4], "failure", 13, -2),
        ("2D6+8-2>=13", [3, 4], "success", 13, 0),  # SK-CHECK.4: equal reaches
        ("２Ｄ６＋８－２＞＝１３", [3, 4], "success", 13, 0),
        ("2d6+8ー2≧13", [3, 4], "success", 13, 0),
        ("2D6-10>=1", [1, 2], "failure", -7, -8),  # SK-CHECK.5: a total may be negative
        ("2D6>=15", [6, 6], "critical", 12, -3),  # SK-CHECK.2
        ("2D6", [6, 6], "critical", 12, None),
        ("2D6+8@11>=30", [5, 6], "critical", 19, -11),
        ("2D6+8>=30[11]", [5, 6], "critical", 19, -11),
        ("2D6+8[11]>=30", [5, 6], "critical", 19, -11),
        ("2D6+8>=30[]", [5, 6], "failure", 19, -11),
        ("2D6+8@11>=30", [4, 6], "failure", 18, -12),
        ("2D6+20>=15", [1, 1], "success", 22, 7),  # SK-CHECK.3: no fumbles
        ("2D6+20#2>=15", [1, 1], "fumble", 0, -15),
        ("2D6+20>=15[,2]", [1, 1], "fumble", 0, -15),
        ("2D6+20#2", [1, 1], "fumble", 0, None),
        ("2D6+20#2>=15", [1, 2], "success", 23, 8),
        ("2D6+20#2@2>=15", [1, 1], "fumble", 0, -15),
        ("2D6+8 放心>=11", [3, 4], "failure", 10, -1),  # SK-15.8
        ("2D6+8 daze @10", [5, 5], "critical", 13, None),
    ],
)
def test_checks(text: str, faces: list[int], degree: str, total: int, margin: int | None) -> None:
    assert outcome("senki", text, faces) == Outcome(degree, total, margin)


def test_fumbles_by_the_ruling_of_the_table() -> None:
    assert outcome("senki", "2D6+20>=15", [1, 1], FUMBLES) == Outcome("fumble", 0, -15)


@pytest.mark.parametrize(
    ("text", "faces", "degree", "active", "reaction", "clauses"),
    [
        ("2D6+8 vs 2D6+6", [3, 3, 4, 3], "success", 14, 13, ["SK-12.17", "SK-CHECK.6"]),
        ("2D6+8 対 2D6+6", [3, 3, 4, 4], "failure", 14, 14, ["SK-12.17", "SK-CHECK.6"]),  # a tie
        ("2D6 vs 2D6+20", [6, 6, 5, 6], "critical", 12, 31, ["SK-CHECK.7"]),
        ("2D6+20 vs 2D6", [5, 6, 6, 6], "failure", 31, 12, ["SK-12.16"]),
        ("2D6+20 vs 2D6", [6, 6, 6, 6], "failure", 32, 12, ["SK-12.16"]),  # the reaction goes first
        ("2D6+9 vs 2D6@10", [6, 5, 6, 4], "failure", 20, 10, ["SK-12.16"]),
        ("2D6+8#2 vs 2D6", [1, 1], "fumble", 0, 0, ["SK-CHECK.8"]),  # nobody need react
        ("2D6-15 vs 2D6+30#2", [1, 2, 1, 1], "success", -12, 0, ["SK-CHECK.8"]),
        ("2D6+8 vs 2D6+6", [1, 1, 1, 1], "success", 10, 8, ["SK-12.17", "SK-CHECK.6"]),
        ("2D6+8 放心 vs 2D6+6 狼狽 水中", [3, 3, 5, 1], "success", 9, -3, ["SK-12.17", "SK-CHECK.6"]),
    ],
)
def test_opposed_checks(
    text: str, faces: list[int], degree: str, active: int, reaction: int, clauses: list[str]
) -> None:
    done = thrown("senki", text, faces)
    assert done.outcome == Outcome(degree, active, active - reaction, (("reaction", reaction),))
    assert told(done)[-1].facts["clauses"] == clauses


@pytest.mark.parametrize(
    ("text", "faces", "figures"),
    [
        ("炎+14", [3, 4], {"damage": 21}),
        ("〈炎〉+14", [3, 4], {"damage": 21}),
        ("<fire>2D6+14", [3, 4], {"damage": 21}),
        ("＜氷＞＋１４", [3, 4], {"damage": 21}),
        ("炎", [3, 4], {"damage": 7}),
        ("炎+14+2-1", [3, 4], {"damage": 22}),
        ("炎-20", [3, 4], {"damage": 0}),  # SK-13.10
        ("炎+14 クリティカル", [1, 2, 3, 4], {"damage": 24}),  # SK-13.7
        ("fire+14 armour 5", [3, 4], {"damage": 21, "real_damage": 16}),
        ("物+3 防御20", [3, 4], {"damage": 10, "real_damage": 0}),
        ("炎+14 半減 防御5 軽減3 カバーアップ", [3, 4], {"damage": 21, "real_damage": 6}),  # 21, 11, 6, 3, 6
        ("炎+14 カバーアップ 軽減3 防御5 半減", [3, 4], {"damage": 21, "real_damage": 6}),  # the book's order, always
        ("炎+14 水中 半減", [3, 4], {"damage": 21, "real_damage": 6}),  # 21, 11, 6
        ("炎+14 ゼロ", [3, 4], {"damage": 21, "real_damage": 0}),
        ("貫+14 防御5 軽減3 半減", [3, 4], {"damage": 21, "real_damage": 21}),  # SK-13.3
        ("貫+14 水中", [3, 4], {"damage": 21, "real_damage": 11}),  # SK-10.28
        ("貫+14 無効", [3, 4], {"damage": 21, "real_damage": 0}),  # SK-13.15
    ],
)
def test_damage(text: str, faces: list[int], figures: dict[str, int]) -> None:
    found = outcome("senki", text, faces)
    assert (dict(found.figures), found.total) == (figures, list(figures.values())[-1])


def test_damage_by_another_reading() -> None:
    found = outcome("senki", "貫+14 無効", [3, 4], {"piercing_nullifiable": "1"})
    assert dict(found.figures) == {"damage": 21, "real_damage": 21}


def test_an_attack_with_its_damage() -> None:
    text = "2D6+8 vs 2D6+6 -> 炎+14 防御5"
    critical = outcome("senki", text, [6, 6, 3, 3, 1, 2, 3, 4])
    assert critical == Outcome("critical", 20, 8, (("reaction", 12), ("damage", 24), ("real_damage", 19)))
    hit = outcome("senki", text, [3, 4, 3, 3, 1, 2])
    assert hit == Outcome("success", 15, 3, (("reaction", 12), ("damage", 17), ("real_damage", 12)))
    assert outcome("senki", text, [3, 3, 4, 4]) == Outcome("failure", 14, 0, (("reaction", 14),))
    submerged = outcome("senki", "2D6+8 vs 2D6+6 水中 → 物+10", [3, 4, 3, 3, 2, 3])
    assert submerged.figures == (("reaction", 7), ("damage", 15), ("real_damage", 8))


def test_every_figure_has_its_reason() -> None:
    check, reaction, _ = told(thrown("senki", "2D6+8-2 放心 vs 2D6+6 panic submerged", [3, 3, 5, 1]))
    assert [(step.amount, step.clause) for step in check.steps] == [
        (8, "SK-CHECK.1"), (-2, "SK-CHECK.5"), (-5, "SK-15.8"),
    ]  # fmt: skip
    assert [(step.amount, step.clause) for step in reaction.steps] == [
        (6, "SK-CHECK.1"), (-10, "SK-15.11"), (-5, "SK-10.25"),
    ]  # fmt: skip
    real = told(thrown("senki", "炎+14 半減 防御5 軽減3 カバーアップ", [3, 4]))[-1]
    assert [(step.op, step.amount, step.clause) for step in real.steps] == [
        ("add", 21, "SK-13.9"), ("halve_up", 2, "SK-16.16"), ("add", -5, "SK-13.11"), ("add", -3, "SK-DATA.13"),
        ("times", 2, "SK-16.14"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "message", "at"),
    [
        ("3D6", "command-unreadable", 1),
        ("2D6+", "command-unfinished", None),
        ("2D6+8 vs", "command-unfinished", None),
        ("2D6+8 狼狽", "command-unreadable", 7),  # a reaction's penalty alone
        ("2D6+8>=15 vs 2D6", "command-unreadable", 11),  # no difficulty in an opposed check
        ("2D6@13", "command-figure", 5),
        ("2D6 @1", "command-figure", 6),
        ("2D6#3", "command-figure", 5),
        ("2D6>=15[12,4]", "command-figure", 12),
        ("2D6@10@11", "command-twice", 7),
        ("炎+3 半減 半減", "command-twice", 8),
        ("炎+3 防御", "command-unfinished", None),
        ("2D6 -> 炎+3", "command-unreadable", 6),
    ],
)
def test_what_cannot_be_read_says_where(text: str, message: str, at: int | None) -> None:
    with pytest.raises(BadNotation) as caught:
        open_rulebook("senki").command(text)
    assert (caught.value.message, caught.value.facts.get("at")) == (message, at)
