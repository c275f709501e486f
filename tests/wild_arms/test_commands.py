"""Dice commands of Wild Arms, worked out by hand."""

from __future__ import annotations

import pytest

from hantei.core.command import BadNotation, Outcome
from hantei.library import open_rulebook, shelf

from ..thrown import outcome, thrown, told


@pytest.mark.parametrize(
    ("text", "faces", "degree", "total"),
    [
        ("2D6+3", [4, 5], "", 12),  # WA-01.2
        ("3d6-2", [1, 2, 6], "", 7),
        ("1D6+1+5", [4], "", 10),
        ("１Ｄ６＋２−１Ｄ", [4], "", 6),  # WA-01.5: 1 - 1 dice make one
        ("1D6-3D+2", [6], "", 8),
        ("2D6-1D+2", [4], "", 6),
        ("1D6-1D+4", [1], "fumble", -15),  # WA-01.6
        ("0D6+4", [3], "", 7),
        ("2D6+1", [1, 1], "fumble", -17),
        ("2D6+3", [6, 6], "critical", 25),  # WA-02.2
        ("4D6", [6, 6, 6, 6], "critical", 34),
        ("2D6+3 オープン", [2, 4], "", 14),  # WA-06.9
        ("2D6+3 負傷", [4, 4], "", 6),  # WA-18.3
        ("2D6+3 wounded awakened", [4, 4], "", 11),  # WA-17.10
        ("1D6+2 視界不良", [6], "", 8),  # WA-18.21
        ("3D6+2 open wounded sight impaired jamming", [3, 4], "", 6),  # WA-13.11
        ("2D6+3 ラン", [2, 3, 4], "", 12),  # WA-06.8
        ("3D6+2 support", [4, 5], "", 11),  # WA-06.12
        ("2D6+3 コーポレーション", [6, 6, 2], "critical", 27),  # WA-06.15
    ],
)
def test_checks(text: str, faces: list[int], degree: str, total: int) -> None:
    assert outcome("wild_arms", text, faces) == Outcome(degree, total)


@pytest.mark.parametrize(
    ("text", "faces", "degree", "total", "margin"),
    [
        ("2D6+2>=10", [4, 4], "success", 10, 0),  # WA-01.11
        ("2D6+2>=10", [4, 3], "failure", 9, -1),
        ("2D6≧25", [6, 6], "failure", 22, -3),  # WA-02.4
        ("2D6>=20", [6, 6], "critical", 22, 2),
        ("1D6+8+20>=8", [1], "success", 9, 1),  # WA-02.8
        ("2D6>=3", [1, 1], "fumble", -18, -21),
        ("生存2D6+2", [4, 4], "success", 10, 0),  # WA-18.9
        ("survival 2D6+2 support", [6], "failure", 8, -2),
        ("手当2D6+3", [4, 4], "failure", 11, -1),  # WA-18.6
        ("first aid 2D6+3", [4, 5], "success", 12, 0),
        ("意思2D6+3", [3, 4], "success", 10, 0),  # WA-18.29
    ],
)
def test_checks_against_a_target_number(text: str, faces: list[int], degree: str, total: int, margin: int) -> None:
    assert outcome("wild_arms", text, faces) == Outcome(degree, total, margin)


@pytest.mark.parametrize(
    ("text", "faces", "degree", "total"),
    [
        ("2D6+1 & 1D6 & 3D6+3", [3, 6, 1, 1, 6, 4], "critical", 35),  # WA-02.12
        ("2D6+1 と 1D6", [1, 1, 1], "fumble", -16),  # WA-02.11
        ("2D6 & 1D6-1D", [6, 3, 6], "", 15),  # WA-02.13
        ("2D6 & 2D6", [6, 6, 6, 6], "critical", 34),  # WA-02.10
    ],
)
def test_together(text: str, faces: list[int], degree: str, total: int) -> None:
    assert outcome("wild_arms", text, faces) == Outcome(degree, total)


def test_together_against_a_target_number() -> None:
    assert outcome("wild_arms", "2D6+1 & 2D6+1>=20", [5, 4, 4, 5]) == Outcome("success", 20, 0)
    assert outcome("wild_arms", "2D6+1 & 2D6+1>=20", [5, 4, 4, 4]) == Outcome("failure", 19, -1)


def test_competitions() -> None:
    assert outcome("wild_arms", "2D6+1 against 2D6+3", [5, 5, 2, 4]) == Outcome("won", 1)
    assert outcome("wild_arms", "1D6 競争 1D6+1 競争 1D6+2", [6, 5, 3]) == Outcome("draw", 0)  # WA-01.12
    tied = {"competition_tie": "skill_level"}
    assert outcome("wild_arms", "2D6+1 against 2D6+2", [4, 4, 4, 3], tied) == Outcome("won", 2)  # WA-01.13
    again = {"competition_tie": "reroll"}
    assert outcome("wild_arms", "2D6 against 2D6 against 2D6", [5, 6, 6, 5, 4, 5], again) == Outcome("reroll", 0)


@pytest.mark.parametrize(
    ("text", "faces", "degree", "total", "passive"),
    [
        ("2D6+3 対 2D6+2", [5, 2, 3, 4], "success", 10, 9),  # WA-01.16
        ("1D6 vs 1D6", [2, 3], "failure", 2, 3),
        ("2D6 vs 2D6", [4, 6, 5, 5], "failure", 10, 10),  # WA-01.17
        ("2D6+2 vs 2D6+2", [6, 6, 6, 6], "failure", 24, 24),
        ("2D6 vs 2D6+4 萎縮", [3, 4, 3, 4], "success", 7, 6),  # WA-18.27
        ("2D6+12 vs 2D6+14 jamming", [1, 2, 1, 2], "success", 15, 14),  # WA-06.16
        ("2D6 vs 2D6+2 サポート", [3, 4, 5], "failure", 7, 7),
    ],
)
def test_opposed_checks(text: str, faces: list[int], degree: str, total: int, passive: int) -> None:
    assert outcome("wild_arms", text, faces) == Outcome(degree, total, total - passive, (("passive", passive),))


@pytest.mark.parametrize(
    ("text", "faces", "degree", "total", "passive", "damage"),
    [
        ("2D6+3 vs 2D6+5 dmg 2D6+4 armour 6", [6, 6, 3, 4, 3, 2], "critical", 25, 12, 13),  # WA-02.3
        ("4D6+8 対 2D6 ダメージ2D6+2 装甲3", [5, 5, 5, 6, 6, 6, 2, 3], "success", 29, 22, 4),  # WA-02.15
        ("2D6 open vs 1D6 damage 2D6+3 armour 4", [2, 3, 4, 3, 3], "success", 10, 4, 10),  # WA-06.10
        ("2D6+3-1 vs 2D6+2 damage 5", [4, 4, 3, 4], "success", 10, 9, 5),
    ],
)
def test_attacks(text: str, faces: list[int], degree: str, total: int, passive: int, damage: int) -> None:
    expected = Outcome(degree, total, total - passive, (("passive", passive), ("damage", damage)))
    assert outcome("wild_arms", text, faces) == expected


def test_an_attack_that_misses_rolls_no_damage() -> None:
    assert outcome("wild_arms", "2D6 vs 2D6 damage 2D6", [4, 4, 4, 4]) == Outcome("failure", 8, 0, (("passive", 8),))


@pytest.mark.parametrize(
    ("text", "faces", "damage"),
    [
        ("damage 2D6+3", [6, 6], 15),  # WA-02.14
        ("ダメージ2D6+3", [1, 1], 5),
        ("dmg 2D6+3+1D+2", [3, 3, 4], 15),  # WA-14.3
        ("damage 12 armour 5", [], 7),  # WA-14.4
        ("damage 4 armor 5", [], 0),  # WA-14.5
        ("damage 8 armour 6 ignore 4", [], 6),  # WA-14.6
        ("damage 8 armour 3 ignore 5", [], 8),
        ("ダメージ8 装甲6 無視 すべて", [], 8),
        ("damage 9 armour 5 weak", [], 18),  # WA-15.7
        ("damage 9 armour 5 weak critical", [], 38),
        ("damage 12 armour 5 half", [], 3),  # WA-15.8
        ("damage 30 null", [], 0),  # WA-15.9
        ("damage 9 armour 5 weak half", [], 9),  # WA-15.12
    ],
)
def test_damage(text: str, faces: list[int], damage: int) -> None:
    assert outcome("wild_arms", text, faces) == Outcome("", damage, None, (("damage", damage),))


def test_damage_that_is_absorbed() -> None:
    assert outcome("wild_arms", "damage 9 armour 6 absorb", []) == Outcome("", 9, None, (("regained", 9),))


def test_readings_of_the_table_hold() -> None:
    text = "2D6+3 vs 2D6+5 damage 2D6+4 armour 12"
    late = outcome("wild_arms", text, [6, 6, 3, 4, 1, 1], {"damage_bonus_stage": "after_armour"})
    assert dict(late.figures)["damage"] == 10
    assert outcome("wild_arms", "3D6+2 support", [4, 5, 1], {"support_penalty": "faces_minus_1"}).total == 10
    assert outcome("wild_arms", "2D6+1", [1, 1], {"achievement_floor": "zero"}).total == 0
    assert outcome("wild_arms", "1D6-1D-1D+1D+3", [6, 6], {"dice_floor_order": "stepwise"}) == Outcome("", 15)


@pytest.mark.parametrize(
    ("text", "faces", "english", "japanese"),
    [
        ("2D6+3", [4, 5], "Total 12", "合計12"),
        ("2D6+3", [6, 6], "Critical success: 25", "クリティカル：25"),
        ("2D6+2>=10", [4, 3], "Failure: 9 against 10 (margin −1)", "失敗：達成値9（目標値10、差−1）"),
        ("2D6 against 2D6", [4, 5, 1, 2], "Number 1 wins", "1人目の勝ち"),
        ("2D6 against 2D6", [4, 5, 4, 5], "A draw", "引き分け"),
        ("2D6 vs 2D6", [4, 5, 3, 3], "The active side wins: 9 against 6 (margin +3)", "能動側の勝ち：9対6（差+3）"),
        (
            "2D6 vs 2D6 damage 5",
            [4, 5, 3, 3],
            "The active side wins: 9 against 6 (margin +3), 5 damage",
            "能動側の勝ち：9対6（差+3）、ダメージ5点",
        ),
        ("damage 9 absorb", [], "9 HP regained", "HP9回復"),
    ],
)
def test_what_came_of_it_is_said(text: str, faces: list[int], english: str, japanese: str) -> None:
    found = open_rulebook("wild_arms").command(text).result(outcome("wild_arms", text, faces))
    assert shelf("wild_arms").catalogue("en").say(found) == english
    assert shelf("wild_arms").catalogue("ja").say(found) == japanese


def test_every_reason_is_told_with_its_clause() -> None:
    done = thrown("wild_arms", "3D6+2-1 open wounded jamming>=5", [3, 4, 1])
    steps = [(step.amount, step.clause, step.label) for step in told(done)[0].steps]
    assert steps == [
        (8, "WA-01.2", "dice"),
        (2, "WA-01.2", "skill-shooting"),
        (5, "WA-06.9", "open"),
        (-5, "WA-18.3", "wounded"),
        (-1, "WA-01.2", "modifier"),
        (-3, "WA-06.16", "jamming"),
    ]


def test_everything_told_can_be_said() -> None:
    catalogue = shelf("wild_arms").catalogue("en")
    said = []
    for text, faces in (("2D6+3 vs 2D6+2 jamming damage 2D6 weak", [6, 6, 3, 4, 3, 2]), ("1D6 & 1D6+2-1", [6, 6])):
        command, done = open_rulebook("wild_arms").command(text), thrown("wild_arms", text, faces)
        for event in told(done):
            said.append(catalogue.say(command.report(event.name, event.facts)))
            said += [catalogue.say(command.label(step.label)) for step in event.steps]
    assert "The active side makes the shooting attack: 12 on 2D6, +3, critical +10 for two sixes, total 25" in said
    assert "30 damage" in said
    assert {"Jamming", "modifier", "skill level"} <= set(said)


@pytest.mark.parametrize(
    ("text", "at", "found"),
    [
        ("2D6+3 on", 7, "o"),
        ("3D8", 3, "8"),  # dice begin here, and their sides are wrong
        ("2D6+3 vs x", 10, "x"),
        ("2D6 & 2D6 vs 2D6", 11, "v"),
        ("2D6>=10 open", 9, "o"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(text: str, at: int, found: str) -> None:
    with pytest.raises(BadNotation) as caught:
        open_rulebook("wild_arms").command(text)
    assert caught.value.message == "command-unreadable"
    assert (caught.value.facts["at"], caught.value.facts["found"]) == (at, found)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("2D6+3 vs", "command-unfinished"),
        ("2D6 &", "command-unfinished"),
        ("2D6 open run", "command-twice"),  # one possession
        ("2D6 wounded wounded", "command-twice"),
        ("damage 2D6 armour 3 armour 4", "command-twice"),
        ("damage 2D6 armour 100", "command-figure"),
        ("2D6+10000", "command-figure"),
    ],
)
def test_what_makes_no_sense_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadNotation) as caught:
        open_rulebook("wild_arms").command(text)
    assert caught.value.message == message


def test_every_line_of_the_guide_can_be_typed() -> None:
    rulebook = open_rulebook("wild_arms")
    for example in rulebook.commands.guide:
        assert rulebook.command(example.ja).text
        assert rulebook.command(example.text("en")).text
