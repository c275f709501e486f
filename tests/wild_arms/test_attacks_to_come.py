"""What the machine player makes of an attack that is still to come, or cannot come yet."""

from __future__ import annotations

from random import Random

from hantei.cases.bench import bench
from hantei.core.decision import Choice
from hantei.core.tally import Tally
from hantei.rulebooks.wild_arms.player.chances import leads, makes_together
from hantei.rulebooks.wild_arms.player.heuristic import act_worth, heuristic
from hantei.rulebooks.wild_arms.player.prospects import LEAST_WEIGHT, in_time, usual_attack, weight_of
from hantei.rulebooks.wild_arms.player.sharpening import awake_worth, has_struck
from hantei.rulebooks.wild_arms.rules.checks import Pool
from hantei.rulebooks.wild_arms.start import new_fight
from hantei.rulebooks.wild_arms.state import Fight, Process

from .battles import content

EAGLE_EYE, LONGHORN = "minor:art:eagle_eye", "major:arm:longhorn"


def canyon(sniping: int = 3) -> Fight:
    """The duel across the canyon in its first round, with Iska to act; `sniping`: the range, 0 once the sides met."""
    c = new_fight({"scenario": "canyon_duel", "rulings": {}, "referee": False}, content("canyon_duel"))
    c.round, c.phase, c.sniping, c.distance, c.process = 1, "action", sniping, 3, Process("iska")
    for fighter in c.fighters.values():
        fighter.possession = "run"
    return c


def act(c: Fight) -> object:
    """What Iska does with her skill of the eye and her rifle."""
    return heuristic(c, Choice("pc", "act", "", ["end", EAGLE_EYE, LONGHORN], {"who": "iska"}), Random(0))


def test_a_better_attack_comes_before_it_and_not_after() -> None:
    c = canyon()
    assert act(c) == EAGLE_EYE
    c.turn.major = True
    assert has_struck(c, "iska")
    assert act_worth(c, "iska", EAGLE_EYE) < 0


def test_no_attack_is_bettered_that_reaches_nobody() -> None:
    c = canyon()
    c.process = Process("mordecai")
    assert act_worth(c, "mordecai", EAGLE_EYE) < 0


def test_what_is_paid_for_a_better_attack_is_gone_for_it() -> None:
    """Three FP are enough for a skill of the rifle, and not for the eye as well."""
    c = canyon()
    c.fighters["iska"].possession = "lean"
    assert act(c) == EAGLE_EYE
    c.fighters["iska"].fp = 3
    assert act(c) == LONGHORN


def test_awakening_waits_for_those_who_reach_somebody() -> None:
    c = canyon()
    assert awake_worth(c, "mordecai") == 0 < awake_worth(c, "iska")
    question = Choice("pc", "set_up", "", ["pass", "art:last_light"], {"who": "mordecai"})
    assert heuristic(c, question, Random(0)) == "pass"
    c = canyon(sniping=0)
    c.fighters["iska"].wounded = True
    assert heuristic(c, question, Random(0)) == "art:last_light"


def test_awakening_is_worth_more_to_the_wounded() -> None:
    c = canyon()
    fresh = awake_worth(c, "iska")
    c.fighters["iska"].wounded = True
    assert awake_worth(c, "iska") > fresh


def test_who_is_out_of_range_threatens_less_until_the_sides_meet() -> None:
    """WA-21.13."""
    c = canyon()
    rider = next(name for name in c.fighters if name.startswith("bandit_rider"))
    shooter = next(name for name in c.fighters if name.startswith("marksman"))
    assert (in_time(c, shooter), in_time(c, rider)) == (100, 25)
    assert weight_of(c, rider) == LEAST_WEIGHT < weight_of(c, shooter)
    c.charges = 2
    assert in_time(c, rider) == 75
    c.sniping = 0
    assert in_time(c, rider) == 100


def throw(value: int = 0, dice: int = 1) -> Pool:
    """A die with something added."""
    return Pool(Tally(dice, "WA-01.2"), Tally(value, "WA-01.3"))


def test_the_dice_of_all_are_one_throw_and_what_each_adds_counts() -> None:
    """WA-01.19, WA-02.9: two dice reach 11 in three cases of 36, and two sixes are a critical for 22; WA-02.11: two
    ones are a fumble."""
    assert makes_together([throw(), throw()], 11) == 83
    assert makes_together([throw(), throw()], 22) == 27
    assert makes_together([throw(1), throw(2)], 14) == 83
    assert makes_together([throw()], 7) == 0
    assert makes_together([throw(), throw()], 2) == 972


def test_the_six_of_a_pool_raised_to_one_die_is_none() -> None:
    """WA-02.13: of 36 cases only 6 and 6 reach 12, and without a critical; two ones are a fumble still."""
    assert makes_together([throw(), throw(dice=0)], 12) == 27
    assert makes_together([throw(), throw(dice=0)], 13) == 0
    assert makes_together([throw(), throw(dice=0)], 2) == 972
    assert makes_together([throw(dice=2), throw(dice=-1)], 23) == 27  # 6, 6 and 1 to 6


def test_a_race_is_won_above_everybody() -> None:
    """WA-01.12, WA-01.13: a die beats another in 15 cases of 36, and two others less often; a draw wins nothing."""
    assert leads(throw(), []) == 1000
    assert 410 <= leads(throw(), [throw()]) <= 417
    assert leads(throw(), [throw(), throw()]) < 300
    assert 833 <= leads(throw(20), [throw(), throw()]) <= 838  # a 1 is a fumble
    assert 138 <= leads(throw(), [throw(6)]) <= 139  # a 1 is a fumble of the other too


def test_who_rolls_more_dice_threatens_more() -> None:
    """WA-01.2: 3D6+3 of magic is more than 1D6+4 with the gun."""
    given = {"arms": ["gun"], "arts": ["bolt"], "skills": {"shooting": "1D6+4", "magic": "3D6+3"}}
    records = {"arms": {"gun": {}}, "arts": {"bolt": {"kind": "spell", "attack": "magic", "cost": 3}}}
    c: Fight = bench("wild_arms").given({**records, "fighters": {"ash": given, "oak": {"hp": 20}}}, {})
    used = usual_attack(c, "ash")
    assert used is not None
    assert used.attack == "magic"


def test_no_attack_is_bettered_before_a_task() -> None:
    """WA-08.2: whoever has a task for the major action makes no attack with it."""
    c = new_fight({"scenario": "powder_house", "rulings": {}, "referee": False}, content("powder_house"))
    c.round, c.phase, c.process = 1, "action", Process("mordecai")
    for fighter in c.fighters.values():
        fighter.possession = "run"
    question = ["end", "minor:art:eagle_eye", "major:arm:canyon_wren", "major:task:key"]
    assert act_worth(c, "mordecai", "minor:art:eagle_eye") > 0
    assert heuristic(c, Choice("pc", "act", "", question, {"who": "mordecai"}), Random(0)) == "major:task:key"
    assert heuristic(c, Choice("pc", "act", "", question[:3], {"who": "mordecai"}), Random(0)) == question[1]


def test_what_several_do_together_is_worth_it_as_long_as_others_can_join() -> None:
    """WA-01.20: five with two dice each reach 43 now and then, none of them alone."""
    c = new_fight({"scenario": "powder_house", "rulings": {}, "referee": False}, content("powder_house"))
    c.round, c.phase = 1, "action"
    c.tasks["key"] = "company"
    hands = [name for name in c.fighters if name.startswith(("gunman", "rustler"))]
    for fighter in c.fighters.values():
        fighter.possession, fighter.acted = "run", True
    for name in hands:
        c.fighters[name].acted = False
    assert act_worth(c, hands[0], "major:task:load") > 0
    for name in hands[1:]:
        c.fighters[name].acted = True
    assert act_worth(c, hands[0], "major:task:load") == 0
