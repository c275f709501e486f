"""The sheet: its signs, marks, walls and people, as terminals show it."""

from __future__ import annotations

from typing import get_args

import pytest

from hantei.cli.columns import width
from hantei.core.decision import Choice, Decision, Fact, Route
from hantei.core.message import written
from hantei.core.rulings import Rulings
from hantei.core.text import Language
from hantei.rulebooks.senki import views
from hantei.rulebooks.senki.content.records import (
    Edge,
)
from hantei.rulebooks.senki.content.words import Mark
from hantei.rulebooks.senki.rules.knowledge import hides
from hantei.rulebooks.senki.rules.paths import paths
from hantei.rulebooks.senki.rulings import RULINGS
from hantei.rulebooks.senki.state import Fight, Status
from hantei.rulebooks.senki.views import map, names

from .boards import NAME, fight, foe, piece
from .views import OURS, SAYS, check_question, field, messages, started


def board() -> Fight:
    edges = (
        Edge(("0,1", "1,1")),
        Edge(("1,0", "2,0"), "door"),
        Edge(("2,1", "2,2"), "door", "half_open"),
        Edge(("0,2", "0,1")),
        Edge(("2,0", "3,0"), "door", "open"),
    )
    return fight(
        ".o*x #.~v ....",
        edges=edges,
        second={"2,1": ("sealed",)},
        one=piece("1,0"),
        two=piece("0,0"),
        three=foe("0,0"),
        four=foe("0,0"),
        five=foe("3,1"),
        six=foe("3,0", shot_down=True),
    )


def shown(c: Fight, decision: Decision, lang: Language) -> list[str]:
    return "\n".join(SAYS[lang].say(message) for message in written(views.situation(c, decision))).splitlines()


def sheet_of(c: Fight, shown: map.Highlight) -> str:
    return "\n".join(map.sheet(c, shown))


def test_the_sheet_shows_marks_walls_doors_and_machines() -> None:
    shown = map.Highlight(actor="one", reach=[(0, 0), (1, 1)], targets=[(3, 1)])
    assert sheet_of(board(), shown) == "\n".join([
        " 2   .   o   *   x",
        "    ---     [/]",
        " 1   # |+.   ~o !cv",
        " 0  +B& >A = . : .",
        "     0   1   2   3",
    ])  # fmt: skip


def test_a_sheet_without_walls_is_narrow() -> None:
    c = fight(".o .~", one=piece("0,0"), two=foe("0,0"), three=foe("1,1"))
    assert sheet_of(c, map.Highlight()) == "\n".join([" 1  .  bo", " 0  Aa ~", "    0  1"])


def test_crowded_squares_are_spelled_out_and_signs_explained() -> None:
    lines = [SAYS["ja"].say(line) for line in written(map.map_lines(board(), map.Highlight(actor="one")))]
    assert lines[-1] == "0,0にいる機体：B a b"
    signs = "o 封鎖、* 制圧、# 侵入不能、v 移動困難、~ 水地、x 逃走"
    assert lines[-2] == f"印：{signs}、| --- 壁、= 閉じた扉、/ 半開きの扉、: 開いた扉、> 手番、& 3機以上"


@pytest.mark.parametrize("encounter", [encounter for _, encounter in OURS])
def test_squares_stand_in_columns_in_every_terminal(encounter: str) -> None:
    """Rows hold no letter of another width, and every square stands over its number."""
    c = started(encounter)
    rows = map.sheet(c, map.Highlight())
    assert all(row.isascii() and width(row) <= 78 for row in rows)
    step = 4 if c.scene.board.edges else 3
    first = 3 + (2 if step == 4 else 1)
    for x in range(len(c.scene.board.rows[0])):
        assert rows[-1][first + x * step - 1 : first + x * step + 1].strip().startswith(str(x)[:1])
    for who, letter in map.tags(c).items():
        fighter = c.fighters[who]
        if not fighter.away:
            row = next(row for row in rows if row.startswith(f"{fighter.y:>2} "))
            at = first + fighter.x * step
            assert letter in row[at : at + 2] or row[at + 1] == map.MORE


def test_every_mark_has_a_sign_and_a_name() -> None:
    assert set(map.SIGNS) == set(get_args(Mark))
    assert not set(map.SIGNS.values()) & set(map.LOWER + map.UPPER)
    assert {f"sk-mark-{mark}" for mark in get_args(Mark)} <= set(messages())


def test_squares_stand_by_use() -> None:
    """The wall hides the squares next to the start from the enemy, who is three squares away there and two squares away
    at the ends of both ways; who has no weapon comes no nearer by staying."""
    c = fight("... .#. ...", one=piece("0,0"), two=foe("2,2"))
    c.fighters["one"].equipped = []
    judged = paths(c, "one", "combat", 2)
    about: dict[str, Fact] = {"who": "one", "kind": "combat", "points": 2}
    decision = Route("pc", "route", "SK-07.3", "0,0", judged.ends(), judged, about)
    assert sorted(judged.ends()) == ["0,1", "0,2", "1,0", "2,0"]
    found = views.order(c, decision, ["0,0", "2,0", "1,0", "0,2", "0,1"])
    assert found == ["1,0", "0,1", "2,0", "0,2", "0,0"]
    groups = [SAYS["en"].say(said) for square in found if (said := views.heading(c, decision, square)) is not None]
    assert groups == ["Nearer the enemy"] * 4 + ["Stay"]


def test_squares_nearer_the_goal_stand_before_those_nearer_the_enemy() -> None:
    """Whoever had to get away was shown the squares next to the enemy first."""
    c = started("seed_run")
    oak = next(who for who, one in c.fighters.items() if one.side == "pc")
    judged = paths(c, oak, "full", 6)
    about: dict[str, Fact] = {"who": oak, "kind": "full", "points": 6}
    x, y = c.fighters[oak].x, c.fighters[oak].y
    decision = Route("pc", "route", "SK-07.4", f"{x},{y}", judged.ends(), judged, about)
    found = views.order(c, decision, list(judged.ends()))
    headings = [SAYS["en"].say(said) for square in found if (said := views.heading(c, decision, square)) is not None]
    assert headings[0] == "Nearer the goal"
    assert "goal 11 squares away" in SAYS["en"].say(views.label(c, decision, found[0]))


def test_uses_stand_by_what_they_can_do_here() -> None:
    """A finishing blow stood before the moves, and what could restore nothing before what is of use."""
    c = started("elevator")
    about: dict[str, Fact] = {"who": "oak"}
    keys = ["assault:heat_bloom", "finishing_blow", "move:combat", "pass"]
    move = Choice("pc", "move", "SK-04.3", keys, about)
    assert views.order(c, move, keys) == ["move:combat", "finishing_blow", "assault:heat_bloom", "pass"]
    assert "no enemy in range" in SAYS["en"].say(views.label(c, move, "assault:heat_bloom"))
    oak, queen = c.fighters["oak"], c.fighters["queen"]
    queen.x, queen.y = oak.x, oak.y
    assert views.order(c, move, keys) == ["assault:heat_bloom", "move:combat", "finishing_blow", "pass"]
    about = {"who": "mugwort"}
    keys = ["item:rescue_frame", "finishing_blow", "skill:graft"]
    major = Choice("pc", "major", "SK-04.9", keys, about)
    oak.hp -= 1
    assert views.order(c, major, keys) == ["skill:graft", "finishing_blow", "item:rescue_frame"]
    assert "not needed now" in SAYS["en"].say(views.label(c, major, "item:rescue_frame"))
    oak.incapacitated = True
    assert views.order(c, major, keys) == ["item:rescue_frame", "finishing_blow", "skill:graft"]


def test_areas_stand_by_whom_they_meet() -> None:
    """The centre with the attacker's own side alone stood first."""
    c = started("elevator")
    aconite, queen, oak = (c.fighters[who] for who in ("aconite", "queen", "oak"))
    (aconite.x, aconite.y), (oak.x, oak.y), (queen.x, queen.y) = (6, 1), (6, 2), (6, 4)
    about: dict[str, Fact] = {"who": "aconite", "weapon": "", "skill": "flash_petal"}
    centre = Choice("pc", "centre", "SK-11.7", ["6,2", "6,3", "6,4"], about)
    assert views.order(c, centre, centre.options) == ["6,4", "6,3", "6,2"]


def test_reach_is_marked_for_a_route() -> None:
    c = fight("... .#. ...", one=piece("0,0"), two=foe("2,2"))
    reach = paths(c, "one", "combat", 2).ends()
    about: dict[str, Fact] = {"who": "one", "kind": "combat", "points": 2}
    decision = Route("pc", "route", "SK-07.3", "0,0", reach, paths(c, "one", "combat", 2), about)
    assert shown(c, decision, "ja")[1:6] == [
        " 2 +.  .  a",
        " 1 +.  #  .",
        " 0 >A +. +.",
        "    0  1  2",
        "印：# 侵入不能、> 手番、+ 移動できるスクウェア",
    ]
    assert SAYS["ja"].say(views.label(c, decision, "2,0")) == "2,0（移動力を2使う、敵まで2スクウェア）"
    assert (
        SAYS["en"].say(views.label(c, decision, "1,0 2,0"))
        == "path 1,0 2,0 (uses 2 movement, nearest enemy 2 squares away)"
    )
    assert SAYS["en"].say(views.effect(c, decision, "2,0")) == "You go 0,0 → 1,0 → 2,0."
    assert (
        SAYS["en"].say(views.label(c, decision, "1,0"))
        == "1,0 (uses 1 movement, nearest enemy 3 squares away, out of the enemy's sight)"
    )
    assert SAYS["en"].say(views.label(c, decision, "")) == "Stay here"
    assert SAYS["en"].say(views.effect(c, decision, "")) == "You stay in this square."
    check_question(c, decision)
    away = Route("pc", "route", "SK-07.6", "0,0", reach, paths(c, "one", "combat", 2), {**about, "kind": "disengage"})
    assert SAYS["ja"].say(views.label(c, away, "2,0")) == "2,0（敵まで2スクウェア）"  # goes, whatever the movement


def test_range_and_targets_are_marked_for_an_attack() -> None:
    c = started("skirmish")
    c.fighters["mantis"].x = 4
    about: dict[str, Fact] = {"who": "yew", "weapon": "rifle", "skill": ""}
    assert shown(c, Choice("pc", "target", "SK-12.11", ["mantis"], about), "en")[1:8] == [
        " 4 +. +. +. +.  .  .  .  .",
        " 3 +. +. +^ +. +.  .  .  .",
        " 2 +. >A +. +. +o +o  ab .",
        " 1 +. +B +. +. !co o  .  .",
        " 0 +. +. +. +.  .  .  .  .",
        "    0  1  2  3  4  5  6  7",
        "Key: o sealed, ^ obstacle, > whose turn it is, + within range and in sight, ! possible target",
    ]


def test_statuses_are_named_with_rank_and_equipment() -> None:
    c = started("skirmish")
    c.fighters["yew"].statuses = [Status("corrosion", 2), Status("seal", 0, "rifle")]
    assert "[A] Yew (HP 30/30, corroded: rank 2, sealed: Seed Rifle)" in field(c, "pc")


def test_machines_are_named_with_their_number() -> None:
    c = board()
    c.fighters["two"].number = 2
    assert SAYS["en"].say(names.plain(names.fighter_name(c, "two"))) == f"{NAME.en} 2"
    assert hides(c, "three")
    c.rulings = Rulings(RULINGS, {"open_npc_values": "1"})
    assert not hides(c, "three")
