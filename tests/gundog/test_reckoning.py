"""What the machine player reckons with: aims that are lost, who will lie, evading, parts, and saving the dying."""

from __future__ import annotations

import pytest

from hantei.rulebooks.gundog.player.care import change_worth, relief
from hantei.rulebooks.gundog.player.courses import EVERYTHING
from hantei.rulebooks.gundog.player.people import SOMEBODY
from hantei.rulebooks.gundog.player.prospects import parts_of, volleys
from hantei.rulebooks.gundog.rules.routes import Spot
from hantei.rulebooks.gundog.state import Bleeding, Turn

from .test_machine import asked, begun, minded


def test_an_aim_taken_is_not_counted_on_by_who_walks() -> None:
    """GD-04.8: normal movement loses it; whoever walks was thought to shoot 20% better than they then did."""
    c = begun("mirror_four")
    plain = minded(c, "red_point")
    without = plain.deed(plain.sense.view(plain.sense.here), plain.deeds_of("normal", ["shoot"]))
    c.fighters["red_point"].aiming = next(iter(plain.sense.attack(plain.sense.here, "normal").targets))
    aiming = minded(c, "red_point")
    here = aiming.sense.view(aiming.sense.here)
    assert aiming.deed(here, aiming.deeds_of("normal", ["shoot"])) == without
    assert aiming.deed(here, aiming.deeds_of("cautious", ["shoot"])) > without
    assert aiming.prospect(here) == plain.prospect(plain.sense.view(plain.sense.here))


def test_nobody_takes_aim_who_is_about_to_lie_down() -> None:
    """GD-04.8: lying down comes last in the action check, and the aim would be lost with it."""
    c = begun("mirror_four")
    c.turn = Turn("red_point")
    assert minded(c, "red_point").deeds_of("stay", EVERYTHING).aims
    c.turn.simple = ["lie_down"]
    assert not minded(c, "red_point").deeds_of("stay", EVERYTHING).aims


def test_an_aim_is_worth_what_the_encounter_says() -> None:
    """GD-04.8, ruling other: without a figure an aim brings nothing, so taking it is worth less than half of a shot."""
    worth = {}
    for ruling in ("20", "other"):
        mind = minded(begun("mirror_four", aim_bonus=ruling), "red_point")
        worth[ruling] = mind.deed(mind.sense.view(mind.sense.here), mind.deeds_of("stay", ["take_aim"])).worth
    assert worth["other"] == mind.sense.attack(mind.sense.here, "stay", mind.sense.guns).worth * 9 // 20 < worth["20"]


@pytest.mark.parametrize(("prone", "simple", "lies"), [(True, [], True), (True, ["rise"], False), (False, [], False)])
def test_who_crawls_lies_wherever_it_ends_and_who_gets_up_does_not(prone: bool, simple: list[str], lies: bool) -> None:
    """GD-07.25, GD-07.27: a spot is as dangerous as it is to somebody who lies, or stands, once the check is over."""
    c = begun("mirror_four")
    one, foe = c.fighters["red_point"], c.fighters["blue_point"]
    one.place, one.prone, one.x, one.y, one.cover = "middle", prone, -5, 20, False
    foe.place, foe.x, foe.y = "middle", -5, 30
    c.turn = Turn("red_point", simple=simple)
    mind = minded(c, "red_point")
    for spot in (mind.sense.here, Spot("middle", -5, 21)):
        view = mind.sense.view(spot)
        assert mind.stand(view, False) == mind.prospect(view) - mind.harm(view, lies, False)
        assert mind.harm(view, True, False) > mind.harm(view, False, False)


def test_who_hardly_evades_does_not_give_up_an_action_for_it() -> None:
    """GD-00.12, GD-00.19: all that hampers an evasion counts, not the skill alone: 20% each for lying and walking."""
    c = begun("mirror_four", evasion_cost="next_action")
    assert asked(c, "evade", "red_point", ["evade", "stand"]) == "evade"
    c.fighters["red_point"].prone, c.fighters["red_point"].method = True, "normal"
    assert asked(c, "evade", "red_point", ["evade", "stand"]) == "stand"


def test_a_volley_is_not_planned_at_a_part_that_it_cannot_be_aimed_at() -> None:
    """GD-10.18, GD-10.21: by rulings only a single shot, and no blow, can be aimed."""
    c = begun("mirror_four")
    surely = volleys("4D6", (("semi", 3),), SOMEBODY, False, parts_of(c, "shot"))[139]
    assert surely[2:] == (2, "vital")
    c = begun("mirror_four", aim_in_volley="single_shot_only", aim_in_melee="shooting_only")
    once = volleys("4D6", (("semi", 3),), SOMEBODY, False, parts_of(c, "shot"))[139]
    assert once[2:] in ((1, "vital"), (3, ""))
    assert once[0] < surely[0]
    assert parts_of(c, "melee")[0] == parts_of(c, "thrown")[0] == ("",)


def test_the_blood_of_the_dying_is_stopped_before_they_are_stabilised() -> None:
    """GD-04.17: blood lost makes the stabilised unstable again; stabilised first, they were so every other round."""
    c = begun("mirror_four")
    hurt = c.fighters["red_leader"]
    hurt.endurance, hurt.unconscious, hurt.prone, hurt.bleeding = -3, True, True, [Bleeding("1D6")]
    effects = ["bleeding", "stabilise"]
    assert asked(c, "treatment", "red_medic", effects, patient="red_leader") == "bleeding"
    stanched = relief(c, "red_leader", "bleeding")
    hurt.stabilised = True
    assert relief(c, "red_leader", "bleeding") > stanched
    hurt.stabilised, hurt.bleeding = False, []
    assert relief(c, "red_leader", "stabilise") > stanched


def test_what_lifts_the_dying_above_zero_saves_them() -> None:
    """GD-02.3: 1D6 is three and a half on average, enough from -2 and too little from -3."""
    c = begun("mirror_four")
    hurt, kit = c.fighters["red_leader"], c.records.items["trauma_kit"].effect
    hurt.unconscious, worth = True, {}
    for hurt.endurance in (-2, -3):
        worth[hurt.endurance] = change_worth(c, "red_leader", kit)
    assert worth[-2] > worth[-3] == 0
