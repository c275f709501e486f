"""How the log of a fight reads: no reason is missing, nothing is told twice, nothing hidden comes out."""

from __future__ import annotations

from typing import Any

import pytest

from hantei import library
from hantei.core.decision import Choice, Fact, Route
from hantei.core.text import LANGUAGES, Language
from hantei.rulebooks.shadowrun4.player.foregone import foregone
from hantei.rulebooks.shadowrun4.player.thinking_tests import defend
from hantei.rulebooks.shadowrun4.rules.street.goals import MET
from hantei.rulebooks.shadowrun4.rules.street.ground import point
from hantei.rulebooks.shadowrun4.state import Attack, Run
from hantei.rulebooks.shadowrun4.views.names import loaded_with

BOOK = library.open_rulebook("shadowrun4")


def said(c: Run, lang: Language, event: str, **facts: Any) -> str:
    return library.catalogue("shadowrun4", lang).say(BOOK.speech.report(c, event, facts))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("by", [*MET, "turns", "referee"])
def test_every_way_to_win_is_told(lang: Language, by: str) -> None:
    """A fight won by getting the data could not be told at all."""
    c = BOOK.start({"scenario": "data_heist"})
    assert said(c, lang, "fight_end", winner="runners", by=by, turns=3)


def test_who_fires_through_a_drone_is_named() -> None:
    c = BOOK.start({"scenario": "drone_yard"})
    rigger, drone = (next(who for who in c.actors if who.startswith(name)) for name in ("rook", "kestrel"))
    facts = {
        "who": drone, "target": "sparrow", "kind": "ranged", "weapon": "smg", "mode": "", "burst": "", "called": "",
        "intent": "",
    }  # fmt: skip
    alone, led = said(c, "en", "attack", **facts), said(c, "en", "attack", **facts, operator=rigger)
    assert led.startswith("Rook fires Kestrel's Hornet")
    assert "Rook" not in alone


def test_a_search_tells_what_is_found() -> None:
    c = BOOK.start({"scenario": "warehouse"})
    search = {"who": "mori", "kind": "perception", "hits": 2}
    rolled = said(c, "en", "test", **search, way="roll", pool=9, glitch="")
    assert rolled == "Mori looks around for hidden enemies: 9 dice, 2 hits"
    for success in (True, False):  # nobody hides: of whom it found nothing more is told
        assert said(c, "en", "result", **search, need=1, success=success, net=1) == ""
    against = {**search, "other": "sniper", "against": 4}
    assert said(c, "en", "opposed", **against, success=False, net=0).startswith("Mori does not find")
    assert said(c, "en", "opposed", **against, success=True, net=1) == ""  # whom, the next line tells
    assert said(c, "en", "found_nobody", who="mori") == "Mori finds nobody"


def test_a_search_and_what_it_finds_are_one_line() -> None:
    """Ten pairs of lines in one game said "looks around for hidden enemies", and then "finds nobody"."""
    c = BOOK.start({"scenario": "warehouse"})
    roll = {"who": "mori", "kind": "perception", "hits": 2, "way": "roll", "pool": 9, "glitch": "", "looks": True}
    assert said(c, "en", "test", **roll) == ""
    nobody = said(c, "en", "found_nobody", who="mori", hits=[2], again=False)
    assert nobody == "Mori finds no hidden enemies (hits: 2)"
    again = said(c, "ja", "found_nobody", who="mori", hits=[3], again=True)
    assert again == "モリはもう一度探したが、見つからなかった（3ヒット）"
    somebody = said(c, "en", "found", who="mori", target="sniper", hits=4, against=1)
    assert somebody == "Mori looks around for hidden enemies and spots the marksman (hits: 4 against 1)"
    assert said(c, "en", "found", who="mori", target="sniper") == "Mori spots the marksman"


def test_whoever_a_spell_leaves_alone_is_told() -> None:
    c = BOOK.start({"scenario": "warehouse"})
    facts = {"who": "mori", "hits": 3}
    both = said(c, "en", "cast", **facts, spell="will_lance", names=["gunner"], free=["sniper"])
    assert both == "Mori's Lance of Will does not affect the marksman"  # the damage tells of the other
    assert said(c, "en", "cast", **facts, spell="will_lance", names=["gunner"], free=[]) == ""
    healed = said(c, "en", "cast", **facts, spell="mend", names=["gunner"], free=["sniper"])
    assert healed.endswith("affects the machine gunner, but not the marksman")
    nobody = said(c, "en", "cast", **facts, spell="will_lance", names=[], free=["sniper"])
    assert nobody == "Mori's Lance of Will does not affect the marksman"


def test_full_defence_in_vr_is_said_to_be_in_the_matrix() -> None:
    """The log said that Relay goes into full defence, and two lines on that Relay cannot defend."""
    c = BOOK.start({"scenario": "data_heist"})
    told = [
        said(c, "en", "full_defence", who="relay", early=early, vr=vr)
        for early in (False, True)
        for vr in (False, True)
    ]
    assert ["in the Matrix" in one for one in told] == [False, True, False, True]
    assert said(c, "en", "full_defence", who="relay", early=False) == told[0]  # from an earlier version


def test_what_a_failed_test_was_about_is_named() -> None:
    c = BOOK.start({"scenario": "data_heist"})
    file = next(iter(c.scene.files))
    facts = {"who": "relay", "hits": 2, "need": 5, "success": False, "net": 0, "file": file}
    assert (
        said(c, "en", "result", **facts, kind="decrypt") == "Relay fails to decrypt the ledger (hits: 2, threshold 5)"
    )
    contest = {"who": "relay", "other": "mori", "hits": 2, "against": 2, "success": False, "net": 0}
    assert said(c, "en", "opposed", **contest, kind="banishing") == "Relay fails to banish Mori (hits: 2 against 2)"


def test_whoever_passes_is_told_to_be_on_the_way() -> None:
    """Ten lines told of those who strike at a spirit that passes before it was told to move."""
    c = BOOK.start({"scenario": "warehouse"})
    facts = {"who": "mori", "action": "intercept", "kind": "free", "target": "sniper"}
    way = said(c, "en", "action", **facts, place=next(iter(c.scene.map.places)))
    assert way.startswith("The marksman makes for ")
    assert way.endswith(", and Mori tries to bar the way")
    assert said(c, "en", "action", **facts).endswith("who is passing by")  # from an earlier version


def test_the_last_words_fit_the_way_of_winning() -> None:
    """The manifest was copied, and told so, where nobody had touched the terminal."""
    c = BOOK.start({"scenario": "warehouse"})
    ends = {by: said(c, "en", "fight_end", winner="runners", by=by, turns=4) for by in ("task", "eliminate", "referee")}
    assert "With the manifest in a pocket" in ends["task"]
    assert "With the manifest in a pocket" in ends["referee"]
    assert "The warehouse has gone quiet" in ends["eliminate"]


def test_how_hurt_an_enemy_is_stays_hidden_when_it_heals() -> None:
    c = BOOK.start({"scenario": "mage_duel"})
    facts = {"boxes": 2, "kind_of": "P", "physical": 8, "stun": 0}
    enemy = next(who for who, one in c.actors.items() if not one.pc)
    assert "8" in said(c, "en", "healed", who="corva", **facts)
    assert "8" not in said(c, "en", "healed", who=enemy, **facts)


def test_whoever_protects_themselves_is_named_once() -> None:
    c = BOOK.start({"scenario": "mage_duel"})
    assert said(c, "ja", "shields", who="corva", names=["sparrow", "corva"]).startswith("コルヴァが自分と雀を")
    assert (
        said(c, "en", "shields", who="corva", names=["corva"])
        == "Corva declares spell defence, which covers nobody else"
    )


def test_of_a_spirit_that_is_gone_nothing_more_is_told() -> None:
    """It vanished, and the next line said that it had left the sight of its protector."""
    c = BOOK.start({"scenario": "warehouse"})
    facts = {"who": "mori", "target": next(who for who in c.actors if who != "mori")}
    assert "loses the spell defence" in said(c, "en", "unshielded", **facts)
    c.actors[facts["target"]].servant.gone = True
    assert said(c, "en", "unshielded", **facts) == ""


@pytest.mark.parametrize("net", [0, 2])
def test_a_threshold_reached_exactly_has_no_net_hits(net: int) -> None:
    c = BOOK.start({"scenario": "warehouse"})
    facts = {"who": "mori", "kind": "quick_draw", "hits": 2 + net, "need": 2, "success": True, "net": net}
    assert ("net hits" in said(c, "en", "result", **facts)) == bool(net)


def test_whoever_cannot_defend_is_told_why() -> None:
    c = BOOK.start({"scenario": "warehouse"})
    told = {why: said(c, "en", "undefended", who="mori", why=why) for why in ("unaware", "vr", "pinned", "empty")}
    assert told["unaware"] == "Mori does not notice the attack and cannot defend"
    assert len({*told.values()}) == len(told)


def test_the_damage_of_a_machine_is_of_no_kind() -> None:
    c = BOOK.start({"scenario": "drone_yard"})
    drone = next(who for who in c.actors if who.startswith("kestrel"))
    for name, more in (("hit", {"armour": 5}), ("resisted", {"boxes": 0, "hits": 6})):
        assert "stun" in said(c, "en", name, who="sparrow", value=6, kind_of="S", **more)
        assert "stun" not in said(c, "en", name, who=drone, value=6, kind_of="S", **more)


def test_a_transfer_that_ends_after_the_last_phase_says_so() -> None:
    c = BOOK.start({"scenario": "data_heist"})
    file = next(iter(c.scene.files))
    assert "finishes copying" in said(c, "en", "copied", who="relay", file=file, late=True)
    assert "has a copy" in said(c, "en", "copied", who="relay", file=file, late=False)


def test_a_spell_that_is_dispelled_resists_and_a_node_is_nobody_who_is_called() -> None:
    c = BOOK.start({"scenario": "mage_duel"})
    rolled = {"who": "", "way": "roll", "pool": 6, "hits": 2}
    assert said(c, "en", "test", kind="spell", **rolled) == "The spell resists with 6 dice: 2 hits"
    assert said(c, "en", "glitch", who="", kind="spell", glitch="glitch").startswith("The spell")
    assert said(c, "en", "glitch", who="", kind="detection", glitch="glitch").startswith("The node")
    assert said(c, "en", "glitch", who="", kind="servant", glitch="glitch").startswith("What is being called")
    opposed = {"who": "corva", "other": "", "kind": "dispel", "hits": 1, "against": 4, "net": 0}
    assert said(c, "en", "opposed", **opposed, success=False) == "Corva fails in dispelling: 1 hit against 4"
    mark = {"who": "corva", "target": "corva", "rating": 3, "work": 1}
    assert said(c, "ja", "signature_erased", **mark).startswith("コルヴァが自分の霊紋")


def test_whoever_resists_damage_is_told_how_much() -> None:
    c = BOOK.start({"scenario": "mage_duel"})
    about: dict[str, Fact] = {"who": "corva", "kind": "drain", "edge": 3, "value": 2, "kind_of": "S"}
    asked = [
        library.catalogue("shadowrun4", "en").say(
            BOOK.speech.question(c, Choice("runners", kind, "SR-2.6", ["keep"], {**about, **more}))
        )
        for kind, more in (("test", {"pool": 9}), ("after", {"hits": 1}))
    ]
    assert all("2 stun damage" in one for one in asked), asked


def test_labels_have_no_article_and_sentences_have() -> None:
    c = BOOK.start({"scenario": "mage_duel"})
    english = library.catalogue("shadowrun4", "en")
    assert said(c, "en", "stands_up", who="guard") == "The hired gun stands up"
    target = Choice("runners", "target", "SR-3.4.1", ["guard", "stone"], {"who": "sparrow", "weapon": ""})
    labels = [english.say(BOOK.speech.label(c, target, one)) for one in target.options]
    assert [label.split(" (")[0] for label in labels] == ["Hired gun", "Stone spirit"]


def test_a_roll_that_edge_has_not_changed_says_so() -> None:
    c = BOOK.start({"scenario": "warehouse"})
    changed = {"who": "mori", "kind": "shot", "use": "reroll", "glitch": "", "again": 8, "sixes": 2}
    assert said(c, "en", "test_changed", **changed, hits=0, before=0).endswith("still 0 hits for the shot")
    assert said(c, "en", "test_changed", **changed, hits=2, before=0).endswith("now 2 hits for the shot")


def test_dice_that_edge_has_bought_are_told() -> None:
    c = BOOK.start({"scenario": "warehouse"})
    reroll = {"who": "mori", "kind": "shot", "use": "reroll", "glitch": "", "hits": 9, "before": 3, "again": 8}
    assert "8個を振り直し、6の目で2個追加" in said(c, "ja", "test_changed", **reroll, sixes=2)
    assert "rerolls 8 misses with Edge, plus 1 die for a six" in said(c, "en", "test_changed", **reroll, sixes=1)
    added = {**reroll, "use": "add", "again": 1}
    assert "adds 1 die with Edge, plus 2 for sixes" in said(c, "en", "test_changed", **added, sixes=2)
    assert "8個を振り直し、射撃" in said(c, "ja", "test_changed", **reroll, sixes=0)


def test_a_chase_says_who_has_won_it() -> None:
    c = BOOK.start({"scenario": "motorcycle_chase"})
    quarry, pursuer = next(iter(c.chase)).split("|")
    facts = {"who": quarry, "target": pursuer, "distance": "close"}
    won = said(c, "en", "distance", **facts, changed=True, by=pursuer)
    assert "in the chase and makes the distance close" in won
    assert "tie" in said(c, "en", "distance", **facts, changed=False, by="")


def test_no_dice_are_no_question_of_how_to_roll_them() -> None:
    """The question was how to roll −3 dice."""
    c = BOOK.start({"scenario": "warehouse"})
    about: dict[str, Fact] = {"who": "relay", "kind": "shot", "pool": -3, "edge": 3}
    decision = Choice("runners", "test", "SR-1.2.1", ["none", "long_shot", "quiet"], about)
    asked = library.catalogue("shadowrun4", "en").say(BOOK.speech.question(c, decision))
    assert asked == "The modifiers leave Relay no dice for the shot. What does Relay do (Edge left: 3)?"


def test_a_full_track_is_told_by_its_figures() -> None:
    """Six boxes and seven make ten: what a track cannot take is not told as if it were in it."""
    c = BOOK.start({"scenario": "warehouse"})
    facts = {"who": "mori", "boxes": 7, "stun": 0}
    assert "physical 11 of 11" in said(c, "en", "damage", **facts, kind_of="P", physical=11)


@pytest.mark.parametrize(
    ("reading", "glitch", "told"),
    [
        ("simulation", "glitch", "2 dice"),
        ("simulation", "critical", "phase is lost"),
    ],
)
def test_a_glitch_says_what_comes_of_it(reading: str, glitch: str, told: str) -> None:
    c = BOOK.start({"scenario": "warehouse", "rulings": {"glitch_consequence": reading}})
    assert told in said(c, "en", "glitch", who="mori", kind="shot", glitch=glitch)


def test_a_glitch_that_costs_nothing_is_told_with_its_roll_or_not_at_all() -> None:
    """A fifth of the glitches had lines of their own, which took them back at once: "with no effect"."""
    c = BOOK.start({"scenario": "warehouse"})
    assert said(c, "en", "glitch", who="mori", kind="shot", glitch="critical") == ""
    assert said(c, "en", "glitch", who="mori", kind="defence", glitch="critical").startswith("Mori has a critical")


def test_a_glitch_is_for_the_game_master_to_rule_on_where_there_is_one() -> None:
    c = BOOK.start({"scenario": "warehouse", "referee": True})
    assert "the GM says" in said(c, "en", "glitch", who="mori", kind="shot", glitch="glitch")


def test_a_manoeuvre_names_its_rival_and_its_loser_once() -> None:
    c = BOOK.start({"scenario": "motorcycle_chase"})
    van, bike = next(iter(c.chase)).split("|")
    assert "tries to cut off" in said(c, "en", "drives", who=bike, manoeuvre="cut_off", target=van)
    contest = {"who": "rook", "kind": "cut_off", "other": bike, "net": 0}
    assert said(c, "en", "opposed", **contest, hits=2, against=3, success=False) == ""  # the loser is told
    assert said(c, "en", "opposed", **contest, hits=2, against=2, success=False)


def test_a_glitch_on_the_table_is_named_before_it_can_be_undone() -> None:
    c = BOOK.start({"scenario": "warehouse"})
    about: dict[str, Fact] = {"who": "mori", "kind": "shot", "hits": 0, "glitch": "critical", "edge": 3, "against": 1}
    decision = Choice("runners", "after", "SR-2.6", ["keep", "add", "clean"], about)
    asked = library.catalogue("shadowrun4", "en").say(BOOK.speech.question(c, decision))
    assert asked.startswith("Mori has 0 hits and a critical glitch for the shot, the other side 1.")


@pytest.mark.parametrize(("hits", "asked"), [(4, True), (5, False)])
def test_damage_that_is_resisted_asks_for_no_edge(hits: int, asked: bool) -> None:
    c = BOOK.start({"scenario": "warehouse"})
    about: dict[str, Fact] = {"who": "mori", "kind": "drain", "hits": hits, "glitch": "", "edge": 3, "value": 5}
    decision = Choice("runners", "after", "SR-2.6", ["keep", "add"], {**about, "kind_of": "S"})
    assert (foregone(c, decision) is None) is asked


@pytest.mark.parametrize(("defended", "early"), [(0, True), (9, False)])
def test_nobody_gives_up_a_phase_for_a_defence_without_dice(defended: int, early: bool) -> None:
    """Somebody nearly down went into full defence with every die gone, and lost the next phase for it."""
    c = BOOK.start({"scenario": "warehouse"})
    foe = next(who for who, one in c.actors.items() if one.side != "runners")
    c.actors["sparrow"].physical, c.actors["sparrow"].guard.defended = 8, defended
    c.attacks = [Attack(foe, "sparrow", "ranged", "rifle", next(iter(c.actors[foe].carried.values())).weapon)]
    decision = Choice("runners", "defend", "SR-3.4.6", ["react", "full:react+dodge"], {"who": "sparrow"})
    assert defend(c, decision).startswith("full:") is early


def test_a_last_phase_is_told_as_one() -> None:
    """Somebody whose track was full acted once more, for a "dead man's trigger"."""
    c = BOOK.start({"scenario": "warehouse"})
    told = said(c, "en", "edge", who="mori", use="last_phase", left=1)
    assert told == "Mori spends a point of Edge for one last action phase before going down (Edge left: 1)"
    assert said(c, "en", "phase_goes_on", who="mori") == "Mori's action phase goes on"


def test_long_times_are_told_in_hours() -> None:
    c = BOOK.start({"scenario": "long_night"})
    times = {n: said(c, "en", "time_passes", minutes=n) for n in (5, 60, 430)}
    assert times[5].endswith(": 5 minutes")
    assert times[60].endswith(": 1 hour")
    assert times[430].endswith(": 7 hours and 10 minutes")


def test_an_attack_that_misses_by_a_tie_says_so() -> None:
    """SR-1.2.5: equal hits are a miss, which nobody sees from the numbers alone."""
    c = BOOK.start({"scenario": "warehouse"})
    assert said(c, "en", "missed", who="mori", target="rook", tie=True) == "Mori misses Rook (a tie)"
    assert said(c, "en", "missed", who="mori", target="rook", tie=False) == "Mori misses Rook"
    assert said(c, "ja", "missed", who="mori", target="rook") == "モリのルークへの攻撃は外れた"


def test_a_fight_begins_with_what_the_sides_are_after() -> None:
    c = BOOK.start({"scenario": "drone_yard"})
    *_, runners, yard = said(c, "en", "fight", encounter="drone_yard").splitlines()
    assert runners == "Runners: Kestrel, Mantis, Rook, Sparrow. To win: put all of the guards out of action"
    assert yard == (
        "The yard's guards: Security rigger, Watchdogs 1–4, Armed guards 1 and 2, Watchman. "
        "To win: put all the intruders out of action, or hold out to the end of combat turn 20"
    )


def test_a_fight_begins_with_those_whom_everybody_sees_and_whose_the_spirits_are() -> None:
    """SR-T4.1: nobody is told of those who hide, or are still to come."""
    c = BOOK.start({"scenario": "mage_duel"})
    *_, runners, _ = said(c, "en", "fight", encounter="mage_duel").splitlines()
    assert runners == "Runners: Corva (with the kin spirit), Sparrow. To win: put the whole circle out of action"
    c = BOOK.start({"scenario": "warehouse"})
    *_, crew = said(c, "en", "fight", encounter="warehouse").splitlines()
    assert crew.startswith("Warehouse crew: Machine gunner, Smugglers 1–8, Watchman, Armed guards 1 and 2.")


def test_who_shoots_through_a_machine_is_who_misses() -> None:
    c = BOOK.start({"scenario": "motorcycle_chase"})
    missed = {"who": "van", "target": "right_rider", "tie": True}
    assert said(c, "en", "missed", **missed, operator="rook") == "Rook misses the right rider (a tie)"
    assert said(c, "en", "missed", **missed) == "The delivery van misses the right rider (a tie)"


def test_a_crash_test_says_its_threshold() -> None:
    c = BOOK.start({"scenario": "motorcycle_chase"})
    tested = {"who": "rook", "kind": "avoid_crash", "need": 3, "net": 0}
    assert "not enough (threshold 3)" in said(c, "en", "result", **tested, hits=1, success=False)
    assert "（3ヒット、目標値3）" in said(c, "ja", "result", **tested, hits=3, success=True)


def test_a_spirit_that_serves_a_spirit_serves_its_summoner_through_it() -> None:
    c = BOOK.start({"scenario": "mage_duel"})
    hidden = said(c, "en", "taken_over", who="stone", target="kin", services=1)  # out of the body
    assert hidden.endswith("(services left: 1)")
    c.actors["lettrist"].plane = "physical"
    taken = said(c, "en", "taken_over", who="stone", target="kin", services=1)
    assert taken.endswith("(services left: 1) and is now on the company lettrist's side")
    assert said(c, "en", "taken_over", who="lettrist", target="kin", services=1).endswith("(services left: 1)")


def test_whoever_is_back_in_the_body_lies_where_it_was_left() -> None:
    c = BOOK.start({"scenario": "mage_duel"})
    c.actors["lettrist"].motion.prone = True
    assert said(c, "en", "projects", who="lettrist", on=False).endswith(", which lies where it was left")


def test_why_nothing_comes_is_told_where_the_event_says_so() -> None:
    c = BOOK.start({"scenario": "mage_duel"})
    assert said(c, "en", "not_called", who="corva", servant="watcher", why="hits").startswith("Without a hit")
    assert said(c, "en", "not_called", who="corva", servant="watcher") == "The watcher does not appear"


def test_of_an_enemys_damage_no_totals_are_kept_that_part_what_is_told_of_several() -> None:
    c = BOOK.start({"scenario": "alley_firefight"})
    enemy = next(who for who, one in c.actors.items() if one.side != "runners")
    told = BOOK.speech.report(c, "damage", {"who": enemy, "boxes": 8, "kind_of": "S", "physical": 3, "stun": 9}).args
    assert not {"physical", "stun"} & {*told}


def test_a_way_into_the_next_room_is_told_by_the_place_that_is_nearest_there() -> None:
    c = BOOK.start({"scenario": "mixed_run"})
    facts = {"who": "corva", "place": "bollards", "at": "14,3", "start": "4,4", "running": False, "again": True}
    assert said(c, "en", "moved", **facts) == "Corva moves to a point near the pallets"


def test_whoever_is_stopped_is_told_where() -> None:
    c = BOOK.start({"scenario": "warehouse"})
    relay = c.actors["relay"]
    relay.x, relay.y, relay.place = *point(c.scene.map.places["racks"].at), "racks"
    assert said(c, "en", "stopped", who="relay", by="mori") == "Relay is stopped at the high racks by Mori"
    relay.x += 3
    assert said(c, "ja", "stopped", who="relay", by="mori") == "リレーは高い棚の近くでモリに止められた"


def test_a_gun_that_takes_loose_rounds_says_how_many_are_left() -> None:
    c = BOOK.start({"scenario": "mixed_run"})
    guns = [library.catalogue("shadowrun4", "en").say(one) for one in loaded_with(c, "rook")]
    assert "Badger (rounds: 8/8, semi-automatic, spare rounds: 16)" in guns


def test_running_is_told_where_it_takes_no_moving() -> None:
    """By one ruling the action makes somebody harder to hit, by the other the way does, which is told."""
    here, there = BOOK.start({"scenario": "warehouse"}), BOOK.start({"scenario": "warehouse"})
    here.rulings = {**here.rulings, "running_state": "declared"}
    facts = {"who": "mori", "action": "run", "kind": "free"}
    told = "Mori starts running (until the next phase: −2 to shoot, +2 against shots)"
    assert said(here, "en", "action", **facts) == told
    assert said(there, "en", "action", **facts) == ""


@pytest.mark.parametrize(("ruled", "told"), [("declared", "even if you stay"), ("moved", "once you do")])
def test_what_running_does_is_explained_by_when_it_begins(ruled: str, told: str) -> None:
    c = BOOK.start({"scenario": "warehouse"})
    c.rulings = {**c.rulings, "running_state": ruled}
    question = Choice("runners", "action", "SR-3.2", ["run", "done"], {"who": "mori"})
    found = BOOK.speech.effect(c, question, "run")
    assert told in library.catalogue("shadowrun4", "en").say(found)


@pytest.mark.parametrize(
    ("open_", "runs", "ends"), [(True, True, "is left."), (True, False, "do not count as running."), (False, False, "")]
)
def test_staying_says_what_becomes_of_the_run(open_: bool, runs: bool, ends: str) -> None:
    c = BOOK.start({"scenario": "warehouse"})
    mori = c.actors["mori"]
    mori.motion.running = runs
    at = f"{mori.x / 10:g},{mori.y / 10:g}"
    about: dict[str, Fact] = {"who": "mori", "metres": "25", "running": open_}
    question = Route("runners", "destination", "SR-3.2.34", at, {"stay": at}, lambda _: "", about)
    found = library.catalogue("shadowrun4", "en").say(BOOK.speech.effect(c, question, "stay"))
    assert found.endswith(ends)
    assert ("give up" in found) == open_


def test_whoever_falls_on_the_way_is_told_how_far_they_got() -> None:
    c = BOOK.start({"scenario": "warehouse"})
    at = c.scene.map.places["racks"].at
    facts = {"who": "mori", "place": "racks", "at": at, "start": "0,0", "running": True, "prone": True, "fallen": True}
    assert said(c, "en", "moved", **facts) == "Mori gets no farther than the high racks"
    assert said(c, "ja", "moved", **facts) == "モリは高い棚の辺りまでしか進めなかった"
