"""What the machine player makes of what sharpens attacks, of awakening, of rounds that nothing replaces."""

from __future__ import annotations

from hantei.rulebooks.wild_arms.player.arming import better_arm
from hantei.rulebooks.wild_arms.player.helping import aid
from hantei.rulebooks.wild_arms.player.prospects import FP, LAST_ROUND, ROUND, WIPED, planned, weapons_for
from hantei.rulebooks.wild_arms.player.sharpening import awake_worth, sharper_worth
from hantei.rulebooks.wild_arms.rules.in_force import record_of
from hantei.rulebooks.wild_arms.state import Process

from .test_machine import asked, begun

EYE = "minor:art:eagle_eye"


def test_an_attribute_is_weighed_against_everybody_it_will_meet() -> None:
    """WA-15.4, WA-15.6: flames halve what Juno does to the guardian until the battle ends; to the dolls they add 2."""
    c = begun("ruin_guardian")
    flames = record_of(c, "art:flame_edge")
    assert sharper_worth(c, "juno", flames) < 0
    assert sharper_worth(c, "galen", flames) < 0  # his thunder, to which all are weak, would be fire
    assert aid(c, "galen", "art:flame_edge").worth <= 0
    c.fighters["guardian"].gone = True
    assert aid(c, "galen", "art:flame_edge").targets == ("juno",)
    assert sharper_worth(c, "galen", flames) < 0


def test_what_sharpens_an_attack_comes_before_it_or_not_at_all() -> None:
    """WA-08.3: minor and major actions in either order; the attack checks of this round alone are better."""
    c = begun("canyon_duel")
    assert asked(c, "act", "mordecai", ["major:arm:canyon_wren", EYE, "minor:focus", "end"]) == EYE
    c.process = Process("mordecai", major=True)
    assert asked(c, "act", "mordecai", [EYE, "minor:focus", "end"]) == "end"


def test_what_sharpens_an_attack_leaves_the_fp_for_it() -> None:
    """WA-19.3: of 4 FP *cold bead* takes 3, so 2 for the eye are too many."""
    c = begun("canyon_duel")
    iska, options = c.fighters["iska"], ["major:art:cold_bead", "major:arm:longhorn", EYE, "end"]
    iska.possession, iska.lean = "lean", 1
    c.fighters["marksman-1"].wounded, c.fighters["marksman-1"].possession = True, "run"
    assert asked(c, "act", "iska", options) == EYE
    iska.fp = 4
    assert asked(c, "act", "iska", options) == "major:art:cold_bead"


def test_awakening_is_kept_until_fp_are_spent_or_wounds_hinder() -> None:
    """WA-17.9, WA-17.10: Tilly with all her FP shoots at two as it is."""
    c = begun("canyon_duel")
    tilly, before = c.fighters["tilly"], aid(c, "mordecai", "art:last_light").worth
    fresh = awake_worth(c, "tilly")
    tilly.fp = 0
    spent = awake_worth(c, "tilly")
    tilly.wounded = True
    assert fresh < spent < awake_worth(c, "tilly")
    assert before < aid(c, "mordecai", "art:last_light").worth
    assert asked(begun("canyon_duel"), "set_up", "mordecai", ["pass", "art:last_light", "art:lay_of_the_land"]) != (
        "art:last_light"
    )


def test_a_round_that_nothing_replaces_is_another_attack() -> None:
    """WA-12.4, WA-13.8: *fan the hammer* spends two rounds more, which without bullets nobody reloads."""
    c = begun("crossroads")
    worths = []
    for wanderer_set in (1, 0):
        c.fighters["reno"].items["wanderer_set"] = wanderer_set
        worths.append(planned(c, "reno", weapons_for(c, "reno", "art:fan_the_hammer")[0]).worth)
    assert worths[0] - worths[1] == 2 * (LAST_ROUND - ROUND)
    assert FP < LAST_ROUND


def test_an_arm_is_chosen_against_covers() -> None:
    """WA-05.6, WA-06.6: a wounded marksman who has yet to choose is no easy prey, so Mordecai keeps the carbine."""
    c = begun("canyon_duel")
    c.fighters["marksman-1"].wounded = True
    assert better_arm(c, "mordecai", ["arm:gauntlets"])[1] == "arm:gauntlets"
    assert asked(c, "set_up", "mordecai", ["pass", "arm:gauntlets"]) == "pass"


def test_smoke_that_a_minor_action_ends_costs_no_attack() -> None:
    """WA-18.23: whoever is impaired by a smoke bottle wipes its eyes before it shoots, so Tilly shoots rather."""
    c = begun("canyon_duel")
    c.fighters["tilly"].possession, c.fighters["tilly"].lean = "lean", 1
    options = ["major:item:smoke_bottle", "major:arm:twin_magpie", "major:art:two_at_once", "end"]
    assert asked(c, "act", "tilly", options) == "major:art:two_at_once"
    smoke = aid(c, "tilly", "item:smoke_bottle")
    assert smoke.worth < len(smoke.targets) * WIPED
