"""What the machine player makes of single questions; every question of a battle under any ruling; how battles end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from hantei.core.decision import Answer, Choice
from hantei.core.glance import looking
from hantei.core.temper import with_temper
from hantei.rulebooks.wild_arms.content.records import CRESTS, Encounter, Goal
from hantei.rulebooks.wild_arms.player.arming import better_arm
from hantei.rulebooks.wild_arms.player.chances import better, reaches
from hantei.rulebooks.wild_arms.player.goals import NEVER, lasts, rounds_left
from hantei.rulebooks.wild_arms.player.helping import aid, guard_worth, reload_worth
from hantei.rulebooks.wild_arms.player.heuristic import act_worth, heuristic
from hantei.rulebooks.wild_arms.player.possessions import (
    CALM,
    FRAIL,
    HURRY,
    LEAST,
    LOSS,
    RACED,
    Known,
    caution,
    harm_of,
    holding,
    outlasts,
    value,
    worth_most,
)
from hantei.rulebooks.wild_arms.player.prospects import (
    exposure,
    harm_worth,
    left_to_comrades,
    planned,
    size,
    weapons_for,
    weight_of,
)
from hantei.rulebooks.wild_arms.player.volleys import spread, volley, volley_harm
from hantei.rulebooks.wild_arms.player.waiting import lets_others_first
from hantei.rulebooks.wild_arms.rules import usable
from hantei.rulebooks.wild_arms.rules.beats import beat
from hantei.rulebooks.wild_arms.rules.break_guard import uses_left
from hantei.rulebooks.wild_arms.rules.crest import could_help
from hantei.rulebooks.wild_arms.rules.in_force import record_of
from hantei.rulebooks.wild_arms.rulings import RULINGS
from hantei.rulebooks.wild_arms.start import new_fight
from hantei.rulebooks.wild_arms.state import Fight, Lasting, Process
from tests import recording

from .battles import ENCOUNTERS, content

ARTS = ("art:fire_lance", "art:ice_burst", "art:thunder_call", "art:dust_veil")
"""What Galen can cast; the guardian and its dolls are weak to thunder."""


class Machines(recording.Machines):
    """All seats are played by the machine of the rulebook."""

    policy = staticmethod(heuristic)


def begun(encounter: str = "mirror_four", referee: bool = False, **rulings: str) -> Fight:
    """An encounter in its first round."""
    c = new_fight({"scenario": encounter, "rulings": rulings, "referee": referee}, content(encounter))
    c.round, c.phase = 1, "action"
    return c


def asked(c: Fight, kind: str, who: str, options: Sequence[str], **about: str) -> Answer:
    """What the machine answers to a question about somebody whose main process it is."""
    c.process = c.process or Process(who)
    return heuristic(c, Choice(c.fighters[who].seat, kind, "", options, {"who": who, **about}), Random(0))


def to_be_beaten(c: Fight) -> Encounter:
    """The scene of a battle in which either side has only to beat the other."""
    defeat = tuple(goal for goal in c.scene.defeat if goal.kind == "beaten")
    return replace(c.scene, victory=tuple(goal for goal in c.scene.victory if goal.kind == "beaten"), defeat=defeat)


def test_whom_the_end_of_time_beats_hides_less_and_less() -> None:
    """The guards win when eight rounds are over: the wolves lose by waiting, the guards do not."""
    c = begun("wolf_night")
    assert rounds_left(c, "sand_wolf-1") == 7
    assert rounds_left(c, "juno") == NEVER
    c.round = 8
    assert caution(c, "sand_wolf-1") == LEAST
    assert caution(c, "juno") == FRAIL


def test_nobody_tires_of_a_guard_while_an_enemy_stands_without_one() -> None:
    """WA-06.6, WA-16.9: whoever has leaned can wait for those who have chosen to stand in the open."""
    c = begun("canyon_duel")
    c.round = CALM + 2
    tired = (100 - LOSS * 2) * FRAIL // 100
    assert caution(c, "mordecai") == tired  # nobody has chosen yet
    foe = c.fighters["marksman-1"]
    foe.possession, foe.lean = "lean", 1
    assert caution(c, "mordecai") == tired
    foe.possession, foe.lean = "open", 0
    assert caution(c, "mordecai") == FRAIL


def test_who_falls_step_by_step_fears_more_than_a_giant_but_not_in_a_race() -> None:
    """WA-14.14: each hit past the guards is a step on the way out. A race does not wait for anybody."""
    c = begun("ruin_guardian")
    assert (caution(c, "sentry_doll-1"), caution(c, "juno")) == (100, 100)  # four against three
    for name in ("late_doll-1", "late_doll-2"):
        c.fighters[name].away = False
    assert caution(c, "juno") == FRAIL  # four against five
    c.fighters["late_doll-1"].gone = True
    assert caution(c, "juno") == FRAIL
    assert caution(begun("mirror_four"), "reno_sun") == 100
    assert caution(begun("powder_house"), "tilly") == 100


def test_whoever_ends_the_battle_by_falling_counts_twice() -> None:
    """WA-04.2, WA-14.14: whoever falls step by step and loses the battle by it fears twice, and draws fire; the
    guardian is worn down, however much it is afraid."""
    c = begun("ruin_guardian")
    assert (caution(c, "guardian"), weight_of(c, "guardian"), weight_of(c, "juno")) == (100, 100, 100)
    c.scene = replace(c.scene, defeat=(Goal("down", unit="juno"), *c.scene.defeat))
    assert (weight_of(c, "juno"), weight_of(c, "galen")) == (200, 100)
    assert caution(c, "juno") == 2 * caution(c, "galen")


@pytest.mark.parametrize("encounter", ENCOUNTERS)
@pytest.mark.parametrize("seed", range(3))
def test_a_battle_of_machines_ends(encounter: str, seed: int) -> None:
    """Seed 0 by the defaults, the others by rulings at random and with a game master."""
    luck = Random(seed)
    rulings = {one.id: luck.choice(one.values) for one in RULINGS} if seed else {}
    setup = {"scenario": encounter, "rulings": rulings, "referee": seed > 1}
    c = new_fight(setup, content(encounter))
    table = Machines(c, seed)
    while c.agenda and not c.over:
        assert c.round <= 50
        beat.step(c, table)
    assert c.result


def test_opposed_chances_are_exact() -> None:
    # One die each: 1 is a fumble (-19). 2 to 6 beat a 1 (5 of 36) and each lower face of 2 to 5 (10 of 36).
    assert better(1, 1, 0) == 1000 * 15 // 36
    # 10 or more on two dice: 4+6, 5+5, 5+6, 6+4, 6+5 and the critical 6+6.
    assert reaches(2, 10) == 1000 * 6 // 36


def test_an_empty_gun_is_reloaded_before_anything_else() -> None:
    c = begun()
    c.fighters["reno_sun"].arms["dust_devil"] = 0
    assert reload_worth(c, "reno_sun") > 40
    options = ["major:art:heal", "minor:focus", "minor:reload", "wait", "end"]
    assert asked(c, "act", "reno_sun", options) == "minor:reload"


def test_the_fallen_are_raised_by_the_spell() -> None:
    c = begun()
    c.fighters["juno_sun"].wounded = c.fighters["juno_sun"].dying = True
    found = aid(c, "dolores_sun", "art:revive")
    assert found.targets == ("juno_sun",)
    assert found.worth > act_worth(c, "dolores_sun", "major:arm:canyon_wren")


def test_a_weakness_is_gone_for() -> None:
    c = begun("ruin_guardian")
    worth = {name: planned(c, "galen", weapons_for(c, "galen", name)[0]).worth for name in ARTS}
    assert max(worth, key=lambda name: worth[name]) == "art:thunder_call"


def test_hurt_people_take_cover() -> None:
    c = begun()
    c.fighters["reno_sun"].wounded = True
    assert worth_most(c, "reno_sun", ["lean", "run", "open"]) == "lean"


def test_nobody_draws_a_crest_under_many_guns() -> None:
    """WA-06.21: whoever draws one cannot react, so all nine outlaws would aim there and not only their share."""
    c = begun("saloon")
    assert exposure(c, "dolores", False) == 10 * 9 // 3
    assert exposure(c, "dolores", True) == 10 * 9
    c.fighters["dolores"].lasting.append(Lasting("art:guardian_hymn", "round", guard=1))
    assert worth_most(c, "dolores", ["run", "open", "draw_crest"]) != "draw_crest"


def test_who_has_no_spell_leaves_crests_alone() -> None:
    """WA-06.27: a crest skill applies to spells alone, but by ruling; Juno has a pistol, Dolores spells."""
    c = begun("saloon")
    assert could_help(c, "dolores")
    assert not could_help(c, "juno")
    for name in c.fighters:
        c.fighters[name].away = name not in ("juno", "gunman-1")
    careful, known = caution(c, "juno"), Known(c, "juno")
    drawn = max(value(c, "juno", "draw_crest", careful, known, crest) for crest in CRESTS)
    assert drawn < value(c, "juno", "open", careful, known)


def test_a_shot_that_can_hardly_hit_is_fired_rather_than_none() -> None:
    c = begun("saloon")
    c.fighters["juno"].possession, c.fighters["juno"].lean = "lean", 1
    for who in ("reno", "dolores"):
        c.fighters[who].gone = True
    c.fighters["gunman-1"].possession, c.fighters["gunman-1"].wounded = "lean", True
    assert 0 < act_worth(c, "gunman-1", "major:arm:dust_devil") < 5
    assert asked(c, "act", "gunman-1", ["major:arm:dust_devil", "wait", "end"]) == "major:arm:dust_devil"


def test_who_chooses_first_fears_those_who_choose_later() -> None:
    """A foe who holds nothing yet will hold something when it shoots, and is guarded against as if it did already."""
    c = begun()
    for who, fighter in c.fighters.items():
        fighter.gone = who not in ("juno_sun", "reno_moon")
    options = ["lean", "run", "open"]
    with holding(c, "reno_moon", "open"):
        assert worth_most(c, "juno_sun", options) == "lean"
    assert worth_most(c, "juno_sun", options) == "lean"
    assert not c.fighters["reno_moon"].possession


def test_thinking_leaves_no_trace() -> None:
    c = begun()
    with holding(c, "galen_sun", "draw_crest", "saving"):
        assert "art:thunder_call" in usable.options(c, "galen_sun", "major")
    assert (c.fighters["galen_sun"].possession, c.fighters["galen_sun"].crest) == ("", "")


def test_cover_breaks_before_what_is_carried() -> None:
    c = begun()
    assert asked(c, "guard", "juno_sun", ["item:buckler", "lean", "none"]) == "lean"
    assert asked(c, "guard", "juno_sun", ["item:buckler", "none"]) == "item:buckler"


def test_friends_are_helped_and_foes_hampered() -> None:
    c = begun()
    options = ["cooperation", "jamming", "none"]
    assert asked(c, "support", "dolores_sun", options, target="juno_sun", check="attack") == "cooperation"
    assert asked(c, "support", "dolores_sun", options, target="juno_sun", check="tactics") == "none"


def test_the_best_tactician_speaks_for_a_side() -> None:
    c = begun("canyon_duel")
    question = Choice("pc", "representative", "WA-07.1", ["iska", "mordecai", "tilly"], {"faction": "pc"})
    assert heuristic(c, question, Random(0)) == "mordecai"


def test_who_came_to_get_out_runs_when_the_way_is_open() -> None:
    c = begun("ruin_guardian")
    assert worth_most(c, "juno", ["lean", "open", "escape"]) == "escape"


def test_nobody_runs_from_a_battle_to_be_won() -> None:
    """Whoever has run is missing like whoever is beaten (WA-06.34): even the last one on their feet, wounded and
    without a guard, wins nothing by it."""
    c = begun()
    for who in ("reno_sun", "juno_sun"):
        c.fighters[who].wounded = True
    assert worth_most(c, "reno_sun", ["lean", "open", "escape"]) != "escape"
    for who in ("juno_sun", "dolores_sun", "galen_sun"):
        c.fighters[who].wounded = c.fighters[who].dying = True
    assert worth_most(c, "reno_sun", ["lean", "open", "escape"]) != "escape"


def test_whoever_alone_has_no_guard_draws_all_attacks() -> None:
    """Reno carries nothing to guard with, Juno has a buckler: enemies aim where nothing stands between (WA-16.9)."""
    c = begun("crossroads")
    with holding(c, "reno", "open"):
        alone = harm_of(c, "reno", "open", Known(c, "reno"))
        c.fighters["juno"].items, c.fighters["juno"].possession = {}, "open"
        assert alone > harm_of(c, "reno", "open", Known(c, "reno"))


def test_the_fallen_draw_no_fire_by_a_guard_that_they_hold_still() -> None:
    """WA-14.23, WA-16.16: whoever is at death's door suffers nothing more, and the dying can guard, which spares
    enemies nothing worth a shot while others stand; so a buckler that the dead have left is no prize."""
    c = begun("saloon")
    used = weapons_for(c, "gunman-1", "arm:dust_devil")[0]
    standing = harm_worth(c, "gunman-1", used, "dolores")
    assert standing > 0
    fallen = c.fighters["dolores"]
    fallen.wounded = fallen.dying = True
    assert harm_worth(c, "gunman-1", used, "dolores") < standing // 4
    fallen.death = True
    assert fallen.items["buckler"]
    assert harm_worth(c, "gunman-1", used, "dolores") == 0
    assert planned(c, "gunman-1", used).targets != ("dolores",)


def test_a_giant_counts_for_more_than_one() -> None:
    """By the score's figures: 50 for standing and 3 a HP are 845 for 265 HP, and 98 for the 16 of one fighter."""
    assert size(265) == 100 * 845 // 98
    assert size(12) == size(16) == 100  # the worth of small ones stays what it is
    c = begun("ruin_guardian")
    used = weapons_for(c, "juno", "arm:plainsman")[0]
    # 2D6+4 come to 11, less armour 8: 3 of 265 HP are 11 thousandths, a hundredth of a fighter and eight of this one.
    assert harm_worth(c, "juno", used, "guardian") == 8


def test_who_wins_by_lasting_gains_nothing_by_daring() -> None:
    """The guards of the camp need only see the daybreak; the wolves have to beat them."""
    c = begun("wolf_night")
    assert lasts(c, "juno")
    assert not lasts(c, "sand_wolf-1")
    steady = caution(c, "juno")
    with with_temper("bold"):
        assert caution(c, "juno") == steady == FRAIL
        assert caution(c, "sand_wolf-1") == 60
    with with_temper("careful"):
        assert caution(c, "juno") == 2 * FRAIL


def test_whoever_spares_itself_in_a_race_loses_it() -> None:
    """Whoever loads the powder first wins: the careful are little more careful there than the steady, the bold as bold
    as ever."""
    c, found = begun("powder_house"), []
    for temper in ("bold", "steady", "careful"):
        with with_temper(temper):
            found.append(caution(c, "tilly"))
    assert found == [60, 100, RACED]


def test_a_supposed_cover_counts_within_one_look() -> None:
    """WA-06.6: possessions are supposed one after the other while nothing else changes."""

    @looking
    def guards(c: Fight) -> list[int]:
        found = [uses_left(c, "reno")]
        for possession in ("lean", "open"):
            with holding(c, "reno", possession):
                found.append(uses_left(c, "reno"))
        return found

    assert guards(begun("crossroads")) == [0, 1, 0]


def test_who_wins_by_lasting_counts_a_guard_three_times() -> None:
    """One guard each is left to Juno; only in the camp those lose who are struck down before daybreak."""
    worths = []
    for encounter in ("wolf_night", "crossroads"):
        c = begun(encounter)
        c.order = list(c.fighters)
        c.fighters["juno"].lean = 1 - uses_left(c, "juno") + c.fighters["juno"].lean
        assert uses_left(c, "juno") == 1
        worths.append(guard_worth(c, "juno", record_of(c, "art:brace")))
    assert worths == [24, 8]


def test_an_arm_is_worth_the_skills_that_it_grants() -> None:
    """WA-05.9: Harlan's hammer strikes one harder than his thunder pot, whose *scatter* reaches all ten men of the
    company (WA-DATA.3); that is more than three points of initiative for everybody, too."""
    c = begun("powder_house")
    options = ["pass", "arm:thunder_pot", "art:lay_of_the_land"]
    assert asked(c, "set_up", "harlan", options) == "art:lay_of_the_land"  # the company wants the powder as well
    assert asked(c, "set_up", "harlan", options[:2]) == "arm:thunder_pot"
    c.scene = to_be_beaten(c)
    assert asked(c, "set_up", "harlan", options) == "arm:thunder_pot"
    c.fighters["harlan"].fp = 3  # a point less than *scatter* costs
    assert better_arm(c, "harlan", ["arm:thunder_pot"]) == (0, "")
    assert asked(c, "set_up", "harlan", options) == "art:lay_of_the_land"


def test_an_arm_without_rounds_or_bullets_has_no_skills() -> None:
    """WA-12.4: the thunder pot holds one round, *scatter* needs two: it is reloaded only by whoever has bullets."""
    c = begun("powder_house")
    harlan = c.fighters["harlan"]
    harlan.arms["thunder_pot"] = 1
    assert better_arm(c, "harlan", ["arm:thunder_pot"])[1] == "arm:thunder_pot"
    harlan.items["wanderer_set"] = 0
    assert better_arm(c, "harlan", ["arm:thunder_pot"]) == (0, "")


def test_who_runs_out_of_time_dares_more() -> None:
    """The battle at the crossroads is lost after round 15."""
    c = begun("crossroads")
    c.round = 12
    tired = 100 - LOSS * (12 - CALM)
    assert caution(c, "juno") == min(tired, 100 * 3 // HURRY) * FRAIL // 100


def test_whoever_hits_best_is_the_first_target() -> None:
    """WA-01.1: of the thieves at the crossroads, hired guns and riders shoot better than rustlers, so as much harm done
    to them is worth more; where there is powder to be loaded, all count the same."""
    c = begun("crossroads")
    assert weight_of(c, "gunman-1") > 100 > weight_of(c, "rustler-1")
    c.fighters["gunman-1"].wounded = True
    assert weight_of(c, "gunman-1") == weight_of(c, "gunman-2")  # the wounded are no lesser prize
    c = begun("powder_house")
    assert weight_of(c, "gunman-1") == weight_of(c, "rustler-1") == 100


def test_who_wins_by_lasting_hides_from_those_who_see_badly() -> None:
    """WA-06.28: whoever hides is found by perception against acrobatics: Iska by half of the wolves, Galen, who has
    never learned it, by three of four."""
    c = begun("wolf_night")
    fears = []
    for who in ("iska", "galen"):
        with holding(c, who, "close"):
            fears.append(harm_of(c, who, "close", Known(c, who)))
    assert fears[0] < fears[1]


def test_nobody_strikes_whom_a_comrade_will_fell() -> None:
    """WA-08.1: Galen, who acts after Juno, is about to strike all dolls, who are weak to thunder: those with few HP are
    left to him, unless they act before him."""
    c = begun("ruin_guardian")
    for who, first in (("juno", 20), ("galen", 15), ("sentry_doll-1", 10), ("sentry_doll-2", 17)):
        c.fighters[who].initiative = first
    c.order = ["juno", "sentry_doll-2", "galen", "sentry_doll-1"]
    assert left_to_comrades(c, "juno") == {"guardian": 0, "sentry_doll-1": 0}
    for doll in ("sentry_doll-1", "sentry_doll-2"):
        c.fighters[doll].hp = 3
    assert left_to_comrades(c, "juno")["sentry_doll-1"] > 500
    assert "sentry_doll-2" not in left_to_comrades(c, "juno")
    assert left_to_comrades(c, "galen") == {}


def test_whoever_hides_leaves_shots_to_friends_in_view() -> None:
    """WA-06.28: shots that do not find Juno come at Reno, unless he hides as well."""
    c, fears = begun("crossroads"), []
    for possession in ("open", "close"):
        c.fighters["reno"].possession = possession
        with holding(c, "juno", "close"):
            fears.append(harm_of(c, "juno", "close", Known(c, "juno")))
    assert fears[0] > fears[1]


def test_nobody_tires_of_enemies_who_cannot_guard() -> None:
    """WA-16.8: those with HP have no guard behind which they could wait, but they can hide."""
    c = begun("wolf_night")
    c.round = CALM + 2
    assert caution(c, "juno") == FRAIL
    c.fighters["sand_wolf-1"].possession = "close"
    assert caution(c, "juno") == (100 - LOSS * 2) * FRAIL // 100


def test_whoever_can_hide_until_the_battle_is_won_hides() -> None:
    """WA-06.28: one guard who still stands at daybreak is enough. Wolves who come into the open find Juno one time in
    four, too often for eight rounds, but not for two, and Galen three times in four."""
    c, offered = begun("wolf_night"), ["lean", "open", "close"]
    assert worth_most(c, "juno", offered) != "close"
    c.round = 7
    assert worth_most(c, "juno", offered) == "close"
    assert not outlasts(c, "galen")
    assert not outlasts(begun("crossroads"), "juno")  # the thieves have to be beaten


def test_hits_that_come_together_are_feared_more() -> None:
    """WA-14.15, WA-14.16: the second wound of a round fells. Juno without her buckler, beside Reno in the open, runs
    before all the thieves of the crossroads (WA-06.8) instead of standing in the open like him."""
    c = begun("crossroads")
    c.fighters["juno"].items, c.fighters["reno"].possession = {}, "open"
    assert worth_most(c, "juno", ["lean", "run", "open"]) == "run"


def test_a_cover_takes_one_hit_however_many_come() -> None:
    """WA-06.6: of two attacks that surely hit, a cover leaves the wound, of three the fall as well."""
    c = begun("saloon")
    assert spread(2, 500) == (250_000, 500_000, 250_000)
    assert [volley_harm(c, "juno", attacks, 1000, 1, 0) for attacks in (1, 2, 3)] == [0, 40, 40 + 75]
    assert volley(c, "juno", ["gunman-1", "gunman-2", "gunman-3"], alone=False) == (2, 500)


def test_whoever_strikes_one_waits_for_a_comrade_who_strikes_several() -> None:
    """WA-08.7, WA-16.9: all of the moon stand behind a cover, which Galen's thunder takes from all of them."""
    c = begun("mirror_four")
    c.order = list(c.fighters)
    for name in c.order:
        c.fighters[name].possession, c.fighters[name].lean, c.fighters[name].initiative = "lean", 1, 9
    assert lets_others_first(c, "reno_sun")
    assert not lets_others_first(c, "galen_sun")  # who strikes several
    c.fighters["galen_sun"].acted = True
    assert not lets_others_first(c, "reno_sun")
    c.fighters["galen_sun"].acted, c.fighters["galen_sun"].waited = False, True
    assert not lets_others_first(c, "reno_sun")  # two who wait for each other
    c.fighters["galen_sun"].waited, c.fighters["galen_sun"].initiative = False, -12
    assert not lets_others_first(c, "reno_sun")  # who comes even later than whoever waits (WA-08.9)
    c.fighters["galen_sun"].initiative = c.fighters["reno_sun"].initiative = 0
    assert not lets_others_first(c, "reno_sun")  # waiting is no delay at 0 (WA-08.10)
    c.fighters["galen_sun"].initiative = c.fighters["reno_sun"].initiative = 9
    for name in ("reno_moon", "juno_moon", "dolores_moon", "galen_moon"):
        c.fighters[name].possession, c.fighters[name].lean, c.fighters[name].items = "open", 0, {}
    c.fighters["galen_sun"].waited = False
    assert not lets_others_first(c, "reno_sun")  # no guard is there
