"""The referee's free hand: what it can set, and what it refuses."""

from __future__ import annotations

import pytest

from hantei.cases.bench import bench
from hantei.core.amending import BRING, BadAmendment
from hantei.core.record import clone
from hantei.core.text import Language
from hantei.play import Session
from hantei.rulebooks.senki.rules.referee import AMENDMENTS, VERBS, amend
from hantei.rulebooks.senki.state import Attack, Fight
from hantei.testing.games import setup

from .views import rulebook

GIVEN = {
    "board": {"rows": ["...", ".#.", "..."], "edges": [{"between": ["0,0", "1,0"], "kind": "door"}]},
    "weapons": {"rifle": {}},
    "fighters": {
        "ash": {"weapons": ["rifle"], "statuses": ["daze"]},
        "oak": {"side": "npc", "at": "2,2", "incapacitated": True},
    },
}


@pytest.fixture
def c() -> Fight:
    state: Fight = bench("senki").given(GIVEN, {})
    return state


def test_figures_and_places(c: Fight) -> None:
    amend(c, "set", ["ash.hp", "7"])
    amend(c, "set", ["fighters.ash.en", "3"])
    amend(c, "set", ["ash.high", "true"])
    amend(c, "set", ["ash.at", "2,0"])
    amend(c, "set", ["round", "4"])
    ash = c.fighters["ash"]
    assert (ash.hp, ash.en, ash.high, ash.x, ash.y, c.round) == (7, 3, True, 2, 0, 4)


def test_who_can_act_follows_hp(c: Fight) -> None:
    amend(c, "set", ["oak.hp", "5"])
    assert not c.fighters["oak"].incapacitated
    amend(c, "set", ["ash.hp", "0"])
    assert c.fighters["ash"].incapacitated
    assert c.fighters["ash"].statuses == []


def test_who_is_out_of_action_has_no_hp(c: Fight) -> None:
    ash, oak = c.fighters["ash"], c.fighters["oak"]
    amend(c, "set", ["ash.shot_down", "true"])
    assert (ash.hp, ash.incapacitated, ash.shot_down, ash.statuses) == (0, False, True, [])
    amend(c, "set", ["ash.shot_down", "false"])
    assert (ash.hp, ash.incapacitated, ash.shot_down) == (1, False, False)
    amend(c, "set", ["oak.dead", "true"])
    assert (oak.hp, oak.incapacitated, oak.shot_down, oak.dead) == (0, False, True, True)
    amend(c, "set", ["oak.dead", "false"])
    assert (oak.hp, oak.shot_down, oak.dead) == (0, True, False)
    amend(c, "set", ["oak.hp", "4"])
    assert (oak.hp, oak.incapacitated, oak.shot_down) == (4, False, False)


def test_no_round_comes_after_the_last(c: Fight) -> None:
    last = c.scene.rounds_max
    amend(c, "set", ["round", str(last)])
    c.agenda = [("setup",)]
    with pytest.raises(BadAmendment):
        amend(c, "set", ["round", str(last)])


def test_damage_that_is_not_rolled_yet_cannot_be_set(c: Fight) -> None:
    """SK-13.9: it has its attribute from the roll, and without one nobody could be told what it is."""
    c.attack = Attack("ash", "shot", "rifle")
    with pytest.raises(BadAmendment, match="amend-path"):
        amend(c, "set", ["attack.damage", "9"])
    assert c.attack.damage == 0
    c.attack.attribute = "fire"
    amend(c, "set", ["attack.damage", "9"])
    assert c.attack.damage == 9


def test_submerged_is_one_in_water_only_and_not_in_high_mobility(c: Fight) -> None:
    ash = c.fighters["ash"]
    amend(c, "mark", ["0,0", "water"])
    amend(c, "set", ["ash.submerged", "true"])
    amend(c, "set", ["ash.high", "true"])
    assert not ash.submerged
    amend(c, "set", ["ash.submerged", "true"])
    assert not ash.high
    amend(c, "set", ["ash.at", "0,1"])
    assert not ash.submerged
    amend(c, "set", ["ash.at", "0,0"])
    amend(c, "set", ["ash.submerged", "true"])
    amend(c, "mark", ["0,0"])
    assert not ash.submerged


def test_statuses(c: Fight) -> None:
    amend(c, "status", ["add", "ash", "corrosion", "4"])
    amend(c, "status", ["add", "ash", "seal", "rifle"])
    amend(c, "status", ["remove", "ash", "daze"])
    assert [(status.id, status.rank, status.equipment) for status in c.fighters["ash"].statuses] == [
        ("corrosion", 4, ""),
        ("seal", 0, "rifle"),
    ]
    amend(c, "status", ["remove", "ash", "seal", "rifle"])
    assert [status.id for status in c.fighters["ash"].statuses] == ["corrosion"]


def test_doors_marks_and_the_end(c: Fight) -> None:
    amend(c, "door", ["0,0|1,0", "open"])
    amend(c, "mark", ["2,1", "water", "difficult"])
    amend(c, "mark", ["1,1"])
    amend(c, "mark", ["0,2", "進入不能"])
    amend(c, "line", ["0,0|2,0", "complete"])
    amend(c, "line", ["2,0|0,0", "partial"])
    amend(c, "end", ["npc"])
    assert c.doors == {"0,0|1,0": "open"}
    assert c.marks == {"2,1": ["water", "difficult"], "1,1": [], "0,2": ["impassable"]}
    assert c.lines == {"2,0|0,0": "partial"}
    assert (c.winner, c.ended_by) == ("npc", "referee")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("dance", "amend-usage"),
        ("set ash.hp", "amend-usage"),
        ("set ash.hp -1", "amend-value"),
        ("set ash.hp many", "amend-value"),
        ("set ash.hp 99999", "amend-value"),
        ("set ash.en 99999", "amend-value"),
        ("set ash.submerged true", "amend-value"),
        ("set round 99999", "amend-value"),
        ("status add oak daze", "amend-unknown"),
        ("set ash.hq 1", "amend-path"),
        ("set ash.x 1", "amend-path"),
        ("set ash.side npc", "amend-path"),
        ("set ash 1", "amend-path"),
        ("set ash.high 1", "amend-value"),
        ("set ash.at 1,1", "amend-value"),
        ("set ash.at 3,0", "amend-value"),
        ("set ash.at there", "amend-value"),
        ("set elm.hp 1", "amend-path"),
        ("status add ash", "amend-usage"),
        ("status add elm daze", "amend-unknown"),
        ("status add ash tired", "amend-value"),
        ("status add ash corrosion 0", "amend-value"),
        ("status add ash seal bow", "amend-value"),
        ("status remove ash panic", "amend-value"),
        ("door 0,0|1,0", "amend-usage"),
        ("door 0,0|1,0 ajar", "amend-value"),
        ("door 0,0|0,1 open", "amend-unknown"),
        ("mark", "amend-usage"),
        ("mark 9,9 water", "amend-value"),
        ("mark 0,0 lava", "amend-value"),
        ("line 0,0|2,0", "amend-usage"),
        ("line 0,0|0,0 clear", "amend-usage"),
        ("line 0,0 clear", "amend-usage"),
        ("line 0,0|2,9 clear", "amend-value"),
        ("line 0,0|2,0 foggy", "amend-value"),
        ("end green", "amend-value"),
        ("end pc npc", "amend-usage"),
    ],
)
def test_what_is_refused(c: Fight, words: str, message: str) -> None:
    verb, *rest = words.split()
    with pytest.raises(BadAmendment) as refused:
        amend(c, verb, rest)
    assert refused.value.message == message


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_the_guide_shows_every_verb(lang: Language) -> None:
    shown = [example.text(lang).split()[1] for example in AMENDMENTS]
    assert [verb for verb in dict.fromkeys(shown) if verb != BRING] == list(VERBS)


def test_somebody_joins_with_all_that_the_record_has(c: Fight) -> None:
    amend(c, "join", ["ash", "npc", "2,0"])
    amend(c, "join", ["ash", "pc", "0,2"])
    second, third = c.fighters["ash-2"], c.fighters["ash-3"]
    assert (second.side, second.x, second.y, second.number, second.pc) == ("npc", 2, 0, 2, False)
    assert (third.side, third.x, third.y, third.number, third.pc) == ("pc", 0, 2, 3, True)
    assert second.hp == c.sheet("ash").hp
    assert second.equipped == ["rifle"]
    assert not second.statuses  # those of the other one are its own


@pytest.mark.parametrize("words", [["nobody", "npc", "2,0"], ["ash", "moon", "2,0"], ["ash", "npc", "1,1"], ["ash"]])
def test_nobody_joins_whom_no_record_or_side_or_square_has(c: Fight, words: list[str]) -> None:
    with pytest.raises(BadAmendment):
        amend(c, "join", words)
    assert list(c.fighters) == ["ash", "oak"]


def test_who_leaves_is_out_of_the_scene(c: Fight) -> None:
    amend(c, "leave", ["oak"])
    assert c.fighters["oak"].escaped
    with pytest.raises(BadAmendment):
        amend(c, "leave", ["oak"])


def struck(c: Fight) -> None:
    """Both in the middle of an attack by ash, which oak covers for elm."""
    c.agenda = [
        ("main_over", "ash"), ("major_action", "ash"), ("attack_over",),
        ("deal", "oak"), ("boost", "oak", "damage_taken", "oak"), ("roll_damage",), ("defend", "elm"),
    ]  # fmt: skip
    c.attack = Attack("ash", "shot", "rifle", targets=["elm"], hit=["elm"], covers={"elm": "oak"})


def test_an_attack_ends_with_whoever_makes_it(c: Fight) -> None:
    struck(c)
    amend(c, "leave", ["ash"])
    assert c.agenda == [("main_over", "ash"), ("major_action", "ash"), ("attack_over",)]


def test_an_attack_ends_with_whoever_falls_by_ruling(c: Fight) -> None:
    struck(c)
    amend(c, "set", ["ash.hp", "0"])
    assert c.agenda == [("main_over", "ash"), ("major_action", "ash"), ("attack_over",)]


def test_nothing_falls_on_whoever_has_left(c: Fight) -> None:
    struck(c)
    amend(c, "leave", ["oak"])
    assert c.agenda[2:] == [("attack_over",), ("roll_damage",), ("defend", "elm")]
    assert c.attack is not None
    assert (c.attack.hit, c.attack.covers) == (["elm"], {})


def test_who_has_left_makes_no_attack_and_takes_no_turn(c: Fight) -> None:
    for deed in (("declare", "ash", "rifle", ""), ("go", "ash", "combat"), ("turn", "ash"), ("use", "ash", "skill:x")):
        state = clone(c)
        state.agenda = [("initiative",), deed]
        amend(state, "leave", ["ash"])
        assert state.agenda == [("initiative",)]


def test_a_line_without_words_is_refused(c: Fight) -> None:
    with pytest.raises(BadAmendment) as refused:
        amend(c, "line", [])
    assert refused.value.message == "amend-usage"


def test_an_end_by_word_waits_for_no_preparation() -> None:
    """SK-02.4: nobody goes on with what prepares a combat that is over."""
    session = Session(rulebook(), setup("senki", "ace_duel"), "1")
    assert [decision.kind for decision in session.decisions.values()] == ["prepare"]
    session.amend("end", "red")
    assert session.finished
    assert (session.state.winner, session.state.ended_by) == ("red", "referee")
