"""The referee's free hand: what it can set, and what it refuses."""

from __future__ import annotations

from inspect import getsource
from typing import Any

import pytest

from hantei.cases.bench import bench
from hantei.core.amending import BRING, BadAmendment
from hantei.core.text import Language
from hantei.rulebooks.gundog.rules.beats import beat
from hantei.rulebooks.gundog.rules.leaving import ATTACK
from hantei.rulebooks.gundog.rules.referee import AMENDMENTS, VERBS, amend
from hantei.rulebooks.gundog.state import Attack, Fight, Turn
from hantei.rulebooks.gundog.views.facts import facts

GIVEN: dict[str, Any] = {
    "map": {"places": {"yard": {"at": "0,0", "cover": True}, "wall": {"at": "30,0"}}},
    "weapons": {"rifle": {"hands": 2}, "pistol": {}},
    "fighters": {
        "ash": {"weapons": ["rifle", "pistol"], "endurance": 12, "impairments": ["light -20"], "cover": True},
        "oak": {"side": "npc", "at": "10,0", "endurance": -3, "unconscious": True, "prone": True},
    },
}


@pytest.fixture
def c() -> Fight:
    return fight()


def fight(**rulings: str) -> Fight:
    state: Fight = bench("gundog").given(GIVEN, rulings)
    return state


def rule(c: Fight, words: str) -> None:
    """A ruling, as it is typed after `gm`."""
    verb, *rest = words.split()
    amend(c, verb, rest)


def test_figures(c: Fight) -> None:
    for words in ("ash.carried.rifle.rounds 4", "ash.items.stimulant 2", "ash.magazines.pistol 1", "round 4"):
        rule(c, f"set {words}")
    rule(c, "set fighters.ash.must_rest true")
    rule(c, "set seconds 90")
    ash = facts(c)["fighters"]["ash"]
    assert (ash["rounds"]["rifle"], ash["items"], ash["magazines"]) == (4, {"stimulant": 2}, {"pistol": 1})
    assert (ash["must_rest"], c.round, c.seconds) == (True, 4, 90)


def test_who_has_no_endurance_is_unconscious_and_prone(c: Fight) -> None:
    rule(c, "set ash.endurance -2")
    ash = c.fighters["ash"]
    assert (ash.endurance, ash.unconscious, ash.prone) == (-2, True, True)


def test_where_a_check_decides_the_referee_does() -> None:
    c = fight(unconscious_at_zero="check")
    rule(c, "set ash.endurance 0")
    ash = c.fighters["ash"]
    assert (ash.endurance, ash.unconscious) == (0, False)
    rule(c, "condition give ash unconscious")
    assert ash.unconscious


def test_endurance_that_is_back_wakes_nobody_but_the_half_hour_runs(c: Fight) -> None:
    oak = c.fighters["oak"]
    rule(c, "set oak.endurance 5")
    assert (oak.endurance, oak.unconscious, oak.wake_at) == (5, True, c.seconds + 1800)
    rule(c, "set oak.unconscious false")
    assert (oak.unconscious, oak.prone, oak.wake_at) == (False, True, -1)


def test_places(c: Fight) -> None:
    ash = c.fighters["ash"]
    rule(c, "set ash.at wall")
    assert (ash.place, ash.x, ash.y, ash.cover) == ("wall", 30, 0, False)
    rule(c, "set ash.at 12,-4")
    assert (ash.place, ash.x, ash.y) == ("wall", 12, -4)


def test_conditions_wounds_bleeding(c: Fight) -> None:
    for words in (
        "condition give ash stunned",
        "condition remove oak prone",
        "wound give ash serious -30 left_arm",
        "wound remove ash light -20",
        "bleeding ash 2d6",
        "bleeding ash 3",
    ):
        rule(c, words)
    ash = facts(c)["fighters"]["ash"]
    assert ash["conditions"] == ["stunned"]
    assert (ash["impairments"], ash["bleeding"]) == (["serious -30 left_arm"], ["2D6", "3"])
    assert facts(c)["fighters"]["oak"]["conditions"] == ["unconscious"]
    rule(c, "bleeding ash end")
    rule(c, "wound remove ash serious -30 left_arm")
    assert (c.fighters["ash"].bleeding, c.fighters["ash"].impairments) == ([], [])


def test_hands_notice_and_light(c: Fight) -> None:
    rule(c, "hand ash rifle none")
    rule(c, "hand ash pistol left")
    rule(c, "notice oak pc")
    rule(c, "visibility darkness")
    ash = facts(c)["fighters"]["ash"]
    assert ash["hands"] == {"rifle": "", "pistol": "left"}
    assert (c.fighters["oak"].alerted, c.visibility) == (["pc"], "darkness")


def test_the_end_comes_at_once(c: Fight) -> None:
    rule(c, "end npc")
    assert (c.winner, c.ended_by, c.agenda) == ("npc", "referee", [("fight_end",)])


def test_no_round_comes_after_the_last() -> None:
    c: Fight = bench("gundog").given({**GIVEN, "encounter": {"rounds_max": 7}}, {})
    rule(c, "set round 7")
    c.agenda = [("round",)]
    with pytest.raises(BadAmendment):
        rule(c, "set round 7")
    rule(c, "set round 6")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("dance", "amend-usage"),
        ("set ash.endurance", "amend-usage"),
        ("set ash.endurance many", "amend-value"),
        ("set ash.endurance 21", "amend-value"),
        ("set ash.endurance -1000", "amend-value"),
        ("set ash.endurance --1", "amend-value"),
        ("set ash.hp 1", "amend-path"),
        ("set ash.side npc", "amend-path"),
        ("set ash.x 1", "amend-path"),
        ("set ash 1", "amend-path"),
        ("set elm.endurance 1", "amend-path"),
        ("set over true", "amend-path"),
        ("set ash.prone 1", "amend-value"),
        ("set ash.carried.rifle.rounds 31", "amend-value"),
        ("set ash.carried.rifle.hand left", "amend-path"),
        ("set ash.carried.bow.rounds 1", "amend-path"),
        ("set ash.items.bandage 1", "amend-path"),
        ("set ash.items.stimulant 1000", "amend-value"),
        ("set ash.items.stimulant -1", "amend-value"),
        ("set ash.at 1;1", "amend-value"),
        ("set ash.at there", "amend-value"),
        ("set round 1000", "amend-value"),
        ("condition give ash", "amend-usage"),
        ("condition add ash prone", "amend-usage"),
        ("condition give elm prone", "amend-unknown"),
        ("condition give ash tired", "amend-value"),
        ("wound give ash light", "amend-usage"),
        ("wound give ash grave -10", "amend-value"),
        ("wound give ash light 10", "amend-value"),
        ("wound give ash light -201", "amend-value"),
        ("wound give ash light -10 head", "amend-value"),
        ("wound remove ash light -10", "amend-value"),
        ("bleeding ash", "amend-usage"),
        ("bleeding ash 2d8", "amend-value"),
        ("bleeding ash 0", "amend-value"),
        ("hand ash rifle", "amend-usage"),
        ("hand ash bow none", "amend-value"),
        ("hand ash pistol left", "amend-value"),
        ("hand ash rifle left", "amend-value"),
        ("notice ash", "amend-usage"),
        ("notice ash pc", "amend-value"),
        ("visibility", "amend-usage"),
        ("visibility fog", "amend-value"),
        ("end green", "amend-value"),
        ("end pc npc", "amend-usage"),
    ],
)
def test_what_is_refused(c: Fight, words: str, message: str) -> None:
    before = facts(c)
    with pytest.raises(BadAmendment) as refused:
        rule(c, words)
    assert refused.value.message == message
    assert facts(c) == before


def test_by_other_rulings_no_dice_bleed_and_endurance_stops_at_zero() -> None:
    c = fight(bleeding_roll="once", endurance_floor="zero")
    for words in ("bleeding ash 1d6", "set ash.endurance -1"):
        with pytest.raises(BadAmendment):
            rule(c, words)
    rule(c, "bleeding ash 4")
    assert [(one.formula, one.fixed) for one in c.fighters["ash"].bleeding] == [("4", 4)]


def test_nobody_comes_back_from_death(c: Fight) -> None:
    rule(c, "set ash.dead true")
    with pytest.raises(BadAmendment):
        rule(c, "set ash.dead false")
    with pytest.raises(BadAmendment):
        rule(c, "condition remove ash dead")
    assert c.fighters["ash"].dead


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_the_guide_shows_every_verb(lang: Language) -> None:
    shown = [example.text(lang).split()[1] for example in AMENDMENTS]
    assert [verb for verb in dict.fromkeys(shown) if verb != BRING] == list(VERBS)


def test_somebody_comes_with_the_next_round_and_somebody_goes(c: Fight) -> None:
    place = next(iter(c.scene.map.places))
    record, side = c.fighters["ash"].character, c.fighters["ash"].side
    rule(c, f"join {record} {side} {place}")
    name, one = list(c.fighters.items())[-1]
    assert (one.character, one.side, one.place, one.away, one.arrives) == (record, side, place, True, c.round + 1)
    assert one.number == 2
    rule(c, "leave ash")
    assert c.fighters["ash"].escaped
    for words in (f"join nobody {side} {place}", f"join {record} nobody {place}", f"join {record} {side} nowhere",
                  f"join {record}", "leave ash", f"leave {name}", "leave"):  # fmt: skip
        with pytest.raises(BadAmendment):
            rule(c, words)


def test_an_attack_and_an_action_check_end_with_whoever_leaves(c: Fight) -> None:
    c.turn, c.attack = Turn("ash"), Attack("ash", "shot", "rifle", "rifle", targets=["oak", "oak"], shot=1)
    c.agenda = [("action_checks",), ("action_over", "ash"), ("move", "ash"), ("attack_over",), ("shot",)]
    rule(c, "leave ash")
    assert c.agenda == [("action_checks",), ("action_over", "ash")]
    assert c.attack is None


@pytest.mark.parametrize("step", ["declare_action", "resolve"])
def test_an_action_check_that_has_begun_ends(c: Fight, step: str) -> None:
    """GD-04.5: those who wait are asked after the end of an action check, so that end comes."""
    c.turn, c.agenda = Turn("ash"), [("action_checks",), (step, "ash")]
    rule(c, "leave ash")
    assert c.agenda == [("action_checks",), ("action_over", "ash")]


def test_no_shot_hits_whoever_has_left(c: Fight) -> None:
    c.attack = Attack("ash", "shot", "rifle", "rifle", targets=["oak", "oak"], shot=1, hits={"oak": 1})
    c.agenda = [("attack_over",), ("settlements",), ("shot",)]
    rule(c, "leave oak")
    assert (c.agenda, c.attack.hits) == ([("attack_over",), ("settlements",), ("shot",)], {})


def test_targets_are_declared_anew_before_the_rounds_are_paid(c: Fight) -> None:
    c.attack = Attack("ash", "shot", "rifle", "rifle", targets=["oak", "oak"])
    c.agenda = [("attack_over",), ("shot",), ("fire",), ("aim",)]
    rule(c, "leave oak")
    assert (c.agenda[-1], c.attack.targets) == (("targets",), ["", ""])


def test_every_beat_of_an_attack_falls_away_with_it() -> None:
    uses = [name for name, do in beat.functions.items() if "c.strike" in getsource(do)]
    assert [name for name in uses if name not in ATTACK] == []
