"""The machine player: fights end with a winner, whatever is ruled; single questions; what it reckons with."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hantei.core.decision import Answer, Choice, Decision, Fact
from hantei.core.table import Live
from hantei.library import open_rulebook
from hantei.rulebooks.shadowrun4.player.heuristic import best_spot, brawls, heuristic
from hantei.rulebooks.shadowrun4.player.prospects import (
    Victim,
    estimate,
    law,
    left_after,
    menace,
    net_law,
    victim_of,
    worth_of,
)
from hantei.rulebooks.shadowrun4.player.sense import best_shot, danger, followed, guns_of, numbers, patience, strikers
from hantei.rulebooks.shadowrun4.player.thinking_tests import pays_first, spared
from hantei.rulebooks.shadowrun4.rules.street.ground import METRE, foes_in_line
from hantei.rulebooks.shadowrun4.rulings import RULINGS
from hantei.rulebooks.shadowrun4.state import Attack, Dropped, Phase, Run

BOOK = open_rulebook("shadowrun4")
ENCOUNTERS = ("alley_firefight", "mage_duel", "drone_yard", "mirror_three", "motorcycle_chase", "warehouse")


def played(encounter: str, seed: int, **setup: object) -> Run:
    """A fight among machines; an answer that is not legal stops it."""
    c: Run = BOOK.start({"scenario": encounter, **setup})
    rng = Random(f"{encounter}/{seed}")

    def answer(decision: Decision) -> Answer:
        found = heuristic(c, decision, rng)
        assert decision.legal(found), (decision, found)
        return found

    table = Live(rng, dict.fromkeys(BOOK.seats(c), answer))
    while not c.over:
        BOOK.beats.step(c, table)
    return c


@pytest.mark.parametrize("encounter", ENCOUNTERS)
@pytest.mark.parametrize("seed", range(3))
def test_a_fight_of_machines_ends_with_a_winner(encounter: str, seed: int) -> None:
    assert played(encounter, seed).winner


@pytest.mark.parametrize("encounter", ENCOUNTERS)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_ruled_it_ends(encounter: str, seed: int) -> None:
    luck = Random(seed)
    rulings = {one.id: luck.choice(one.values) for one in RULINGS}
    assert played(encounter, seed, rulings=rulings, referee=seed > 1).over


def test_chances_of_hits() -> None:
    """A die hits with 1 in 3: two dice 4/9, 4/9, 1/9; one die against one: 1/3 times 2/3 for one net hit."""
    assert list(law(2)) == [4444, 4444, 1111]
    assert list(net_law(1, 1)) == [3333 * 6666 // 10000]


def test_what_resistance_leaves() -> None:
    """Two points against one die: 2 with 2 in 3, 1 with 1 in 3, 1.66 on average."""
    assert left_after(2, 1) == (200 * 6666 + 100 * 3333) // 10000


def test_armour_makes_an_attack_worth_less() -> None:
    open_, armoured = Victim(3, 3, 0, 10, 10, True), Victim(3, 3, 8, 10, 10, True)
    assert worth_of(8, 5, 0, False, open_) > worth_of(8, 5, 0, False, armoured) > 0
    assert worth_of(0, 5, 0, False, open_) == 0


def test_whoever_does_most_is_shot_at_first() -> None:
    """The gun of the machine gunner counts, which all can see: without it in hand a hit there is worth less."""
    c: Run = BOOK.start({"scenario": "warehouse"})
    gunner = c.actors["gunner"]
    gun = next(one for one in gunner.carried.values() if one.weapon == "light_mg")
    attack = Attack("mori", "gunner", "ranged", next(iter(c.actors["mori"].carried)), "smg", "SA")
    armed, feared = estimate(c, attack), menace(c, "gunner")
    gun.hand = ""
    assert (feared > 150, menace(c, "gunner")) == (True, 100)
    assert armed == estimate(c, attack) * feared // 100 > 0


def test_a_shot_that_can_hardly_hit_is_better_than_none() -> None:
    c: Run = BOOK.start({"scenario": "warehouse"})
    c.phases.append(Phase("relay", simple=1, complex=False))
    for actor in c.actors.values():
        actor.escaped = actor.escaped or (actor.side == "crew" and actor.character != "smuggler")
    c.actors["relay"].physical = 6
    gun = guns_of(c, "relay")
    assert 0 < best_shot(c, "relay", gun, ("fire",)).worth <= 20
    question = Choice(c.actors["relay"].seat, "action", "SR-3.1.1", ["fire", "done"], {"who": "relay"})
    assert heuristic(c, question, Random(0)) == "fire"


def test_what_is_supposed_hides_the_figures_of_others() -> None:
    c: Run = BOOK.start({"scenario": "alley_firefight"})
    supposed = BOOK.foresight.suppose(c, "runners").state
    boss, mine = supposed.sheet("ganger_boss"), [supposed.sheet(who) for who in ("mori", "sparrow", "corva")]
    assert boss.attributes["body"] == sum(sheet.attributes["body"] for sheet in mine) // 3
    assert supposed.actors["hired_blade"].escaped  # nobody knows of who is still to come
    assert supposed.actors["mori"].character == "mori"


def test_nodes_of_others_are_taken_for_ones_own() -> None:
    c = BOOK.start({"scenario": "data_heist"})
    supposed = BOOK.foresight.suppose(c, "runners").state
    link, host = supposed.nodes["relay-link"], supposed.nodes["host"]
    assert (link.response, link.system, link.firewall) == (4, 4, 5)
    assert (host.response, host.system, host.firewall) == (4, 4, 5)  # as Relay's commlink, not 5 each


def test_recoil_counts_in_what_is_feared() -> None:
    """An old rifle kicks, a machine gun is heavy enough to fire long bursts (SR-T1.23, SR-T1.25, SR-T1.26)."""
    c: Run = BOOK.start({"scenario": "warehouse"})
    assert menace(c, "gunner") > menace(c, "smuggler-1") > menace(c, "watchman")


def test_who_has_a_scope_is_stopped_before_those_with_old_rifles() -> None:
    """Skill cannot be read off an enemy, but a scope can be seen: the marksman of the warehouse was shot at last."""
    c: Run = BOOK.start({"scenario": "warehouse"})
    assert menace(c, "gunner") > menace(c, "sniper") > menace(c, "smuggler-1")


def test_a_spirit_is_feared_by_its_force() -> None:
    """A fist in the record says little: its dice and its Strength grow with the Force, and it strikes twice a turn
    (SR-X.6, SR-3.1.12). A watcher of rating 1 strikes with bare hands (SR-3.5.18), and is feared like empty hands.
    """
    c: Run = BOOK.start({"scenario": "mage_duel"})
    assert menace(c, "stone") > menace(c, "beast") > menace(c, "guard")
    assert menace(c, "watcher") == 100
    feared = menace(c, "stone")
    c.actors["stone"].servant.rating = 7
    assert menace(c, "stone") > feared
    c.actors["stone"].servant.rating = 1
    assert menace(c, "stone") == 100


def test_a_machine_gun_is_more_dangerous_than_a_pistol() -> None:
    c: Run = BOOK.start({"scenario": "warehouse"})
    feared = danger(c, "mori")
    gun = next(one for one in c.actors["gunner"].carried.values() if one.weapon == "light_mg")
    gun.weapon = "light_pistol"
    assert feared > danger(c, "mori") > 0


def test_whoever_is_outnumbered_fears_more_also_for_those_still_to_come() -> None:
    """Three runners, four of the archive here, and two troopers who come at an alarm."""
    c: Run = BOOK.start({"scenario": "data_heist"})
    feared = danger(c, "mori")
    for name, actor in c.actors.items():
        actor.dead = actor.dead or name.startswith("response_trooper")
    assert numbers(c, "mori") == (3, 4)
    assert feared > danger(c, "mori") > 0


@pytest.mark.parametrize(("covered", "paid"), [(False, "pay"), (True, "no")])
def test_whoever_stands_in_the_open_pays_to_act_before_those_who_shoot(covered: bool, paid: str) -> None:
    """The side that kept its Edge for later tests was shot in the open before it had moved."""
    c = BOOK.start({"scenario": "mirror_three"})
    who = "west_watchman"
    for name, actor in c.actors.items():
        actor.initiative.score = 5 if name == who else 9
    c.turn = c.pass_ = 1
    c.actors[who].motion.cover, c.actors[who].edge = covered, 1
    decision = Choice("west", "first", "SR-2.10", ["no", "pay"], {"who": who, "number": 4})
    assert pays_first(c, decision) == paid


@pytest.mark.parametrize(("edge", "turn", "done"), [(2, 1, "reroll"), (1, 1, "keep"), (2, 2, "keep")])
def test_initiative_is_worth_a_point_where_another_is_left_to_act_first(edge: int, turn: int, done: str) -> None:
    c = BOOK.start({"scenario": "mirror_three"})
    c.turn, c.actors["west_blade"].edge = turn, edge
    about: dict[str, Fact] = {"who": "west_blade", "kind": "initiative", "hits": 2, "glitch": "", "edge": edge}
    decision = Choice("west", "after", "SR-2.6", ["keep", "add", "reroll"], about)
    assert heuristic(c, decision, Random(0)) == done


@pytest.mark.parametrize(("loaded", "paid"), [(True, "pay"), (False, "no")])
def test_another_pass_is_bought_for_an_attack(loaded: bool, paid: str) -> None:
    """SR-2.12: the pass is wasted on who can shoot at nobody; the last point is not kept."""
    c = BOOK.start({"scenario": "alley_firefight"})
    c.turn, c.pass_, c.actors["mori"].edge = 1, 1, 1
    for held in c.actors["mori"].carried.values():
        held.rounds = held.rounds if loaded else 0
    assert heuristic(c, Choice("runners", "extra_pass", "SR-2.12", ["no", "pay"], {"who": "mori"}), Random(0)) == paid


def test_another_pass_is_bought_for_a_spell() -> None:
    """SR-2.12: Corva, who carries no gun, puts them to sleep once more."""
    c = BOOK.start({"scenario": "alley_firefight"})
    c.turn = c.pass_ = 1
    assert heuristic(c, Choice("runners", "extra_pass", "SR-2.12", ["no", "pay"], {"who": "corva"}), Random(0)) == "pay"


@pytest.mark.parametrize(("loaded", "done"), [(True, "fire"), (False, "fire_mount")])
def test_the_gun_of_the_van_is_fired_if_it_does_more_than_ones_own(loaded: bool, done: str) -> None:
    c = BOOK.start({"scenario": "motorcycle_chase"})
    c.turn, c.pass_, c.phases, c.chase = 1, 1, [Phase("mori")], {"van|left_bike": "short"}
    for held in c.actors["mori"].carried.values():
        held.rounds = held.rounds if loaded else 0
    options = ["fire", "fire_mount", "done"]
    assert heuristic(c, Choice("runners", "action", "SR-3.2", options, {"who": "mori"}), Random(0)) == done


@pytest.mark.parametrize(
    ("ruled", "armed", "done"), [("declared", 1, "run"), ("declared", 0, "done"), ("moved", 1, "done")]
)
def test_whoever_has_nothing_left_to_do_under_fire_runs_on_the_spot_if_that_counts(
    ruled: str, armed: int, done: str
) -> None:
    """SR-T4.6: it costs nothing, and gives two dice to defend until the next phase."""
    c = BOOK.start({"scenario": "mirror_three"})
    c.rulings = {**c.rulings, "running_state": ruled}
    c.turn, c.pass_, c.phases = 1, 1, [Phase("west_blade", simple=0, complex=False)]
    for name, actor in c.actors.items():
        for held in actor.carried.values():
            held.hand = held.hand if armed or not name.startswith("east") else ""
    question = Choice("west", "action", "SR-3.2", ["run", "done"], {"who": "west_blade"})
    assert heuristic(c, question, Random(0)) == done


@pytest.mark.parametrize(("ran", "done"), [(True, "done"), (False, "move")])
def test_whoever_runs_on_the_spot_stays_there(ran: bool, done: str) -> None:
    """A way taken for what a run has opened would throw away the aim that was the last thing to do."""
    c = BOOK.start({"scenario": "mirror_three"})
    c.rulings = {**c.rulings, "running_state": "declared"}
    c.turn, c.pass_, c.phases = (
        1,
        1,
        [Phase("west_blade", simple=0, complex=False, did=["fire"], ran=ran, run_open=ran)],
    )
    assert best_spot(c, "west_blade") not in ("", "stay")
    question = Choice("west", "action", "SR-3.2", ["move", "done"], {"who": "west_blade"})
    assert heuristic(c, question, Random(0)) == done


def fired_on(c: Run, who: str, target: str) -> Attack:
    """A shot with the gun in hand."""
    gun = guns_of(c, who)[0]
    return Attack(who, target, "ranged", gun, c.actors[who].carried[gun].weapon, "SA")


@pytest.mark.parametrize(
    ("loaded", "scene", "early"),
    [
        (False, [], True),
        (True, [], False),
        (False, ["dark", "mist1"], False),  # few shots hit there, and whoever comes close wins
    ],
)
def test_full_defence_is_declared_under_attack_if_it_spares_more_than_the_phase_would_do(
    loaded: bool, scene: list[str], early: bool
) -> None:
    """SR-3.4.3: it costs the next phase, and holds until the one after it; nothing is lost by whoever cannot attack."""
    c = BOOK.start({"scenario": "mirror_three"})
    c.turn = c.pass_ = 1
    c.conditions = scene
    for held in c.actors["west_guard"].carried.values():
        held.rounds = held.rounds if loaded else 0
    for name in ("east_blade", "east_watchman"):
        c.actors[name].escaped = True
    c.attacks.append(fired_on(c, "east_guard", "west_guard"))
    options = ["react", "full:react+dodge"]
    found = heuristic(c, Choice("west", "defend", "SR-3.4.6", options, {"who": "west_guard"}), Random(0))
    assert found == options[early]


def test_full_defence_spares_more_for_whoever_has_more_to_lose_than_their_comrades() -> None:
    """SR-10.4.1: the other enemies rather fire on a watchman than on comrades who are in full defence already."""
    c = BOOK.start({"scenario": "mirror_three"})
    c.turn = c.pass_ = 1
    c.attacks.append(fired_on(c, "east_guard", "west_watchman"))
    alike = spared(c, "west_watchman", "react", "full:react+dodge")
    for name in ("west_guard", "west_blade"):
        c.actors[name].guard.full_defence = True
    assert spared(c, "west_watchman", "react", "full:react+dodge") > alike


@pytest.mark.parametrize(("full", "dice"), [(False, 4), (True, 8)])
def test_whoever_defends_in_full_is_supposed_to_have_practised_it(full: bool, dice: int) -> None:
    """Figures of others are hidden: drones with no dodge of their own fired on in vain at who had some."""
    c = BOOK.start({"scenario": "mirror_three"})
    c.actors["west_blade"].guard.full_defence = full
    attack = fired_on(c, "east_guard", "west_blade")
    assert victim_of(c, attack).defence == dice


@pytest.mark.parametrize(("conditions", "closes_in"), [("[dark, mist1]", True), ("[dim]", False)])
def test_whoever_can_hit_nobody_in_the_dark_comes_close(conditions: str, closes_in: bool) -> None:
    """SR-T2.2: dark and mist take seven dice off a shot of Rook's, who has seven, and more off those at Rook."""
    file = Path(__file__).parents[2] / "benchmarks" / "strength" / "shadowrun4" / "no_light.yaml"
    text = file.read_text("utf-8").replace("[dark, mist1]", conditions)
    c: Run = BOOK.start({"scenario": "no_light", "scenarios": {"no_light": text}})
    assert brawls(c, "rook") == closes_in


@pytest.mark.parametrize(("lies", "feared"), [("close", True), ("far", False), ("empty", False)])
def test_whoever_can_pick_up_a_loaded_gun_is_feared(lies: str, feared: bool) -> None:
    """SR-3.2.17: what lies at their feet is ready again by one simple action; enemies came into the open for it."""
    c = BOOK.start({"scenario": "mirror_three"})
    for name in ("west_watchman", "west_blade"):
        c.actors[name].escaped = True
    guard = c.actors["west_guard"]
    gun = guard.carried[guns_of(c, "west_guard")[0]]
    guard.carried = {}
    x, place = (guard.x, guard.place) if lies != "far" else (guard.x - 100 * METRE, "")
    rounds = 0 if lies == "empty" else gun.rounds
    c.dropped["gun"] = Dropped(gun.weapon, rounds, True, gun.mode, x, guard.y, place)
    assert bool(danger(c, "east_guard")) == feared


@pytest.mark.parametrize(("metres", "feared"), [(1, True), (26, True), (28, False)])
def test_whoever_can_run_up_is_feared_like_one_within_reach(metres: int, feared: bool) -> None:
    """SR-3.2.33: a human runs 25 m in a turn and strikes at 2 m. Those with a knife were feared at 2 m alone, so that
    people left good cover for a place to which they were followed."""
    c = BOOK.start({"scenario": "mirror_three"})
    for name in ("west_watchman", "west_blade"):
        c.actors[name].escaped = True
    knife, guard = c.actors["west_guard"], c.actors["east_guard"]
    knife.carried = {}
    knife.x, knife.y, knife.place = guard.x - metres * METRE, guard.y, guard.place
    assert bool(strikers(c, "east_guard")) == bool(danger(c, "east_guard")) == feared


@pytest.mark.parametrize(("turn", "side", "counts"), [(3, "runners", 100), (4, "runners", 80), (9, "runners", 20)])
def test_danger_counts_less_once_time_is_against_a_side(turn: int, side: str, counts: int) -> None:
    c: Run = BOOK.start({"scenario": "alley_firefight"})
    c.turn = turn
    assert patience(c, side) == counts
    assert patience(c, "gang") == 100


def test_whoever_draws_and_fires_at_once_does_so_before_taking_cover() -> None:
    """SR-T1.7: whoever fires past their own cover has a die less."""
    c = BOOK.start({"scenario": "mirror_three"})
    c.turn, c.pass_, c.phases = 1, 1, [Phase("west_blade")]
    assert best_spot(c, "west_blade") not in ("", "stay")
    options = ["move", "quick_draw", "done"]
    assert heuristic(c, Choice("west", "action", "SR-3.2", options, {"who": "west_blade"}), Random(0)) == "quick_draw"
    options.remove("quick_draw")
    assert heuristic(c, Choice("west", "action", "SR-3.2", options, {"who": "west_blade"}), Random(0)) == "move"


@pytest.mark.parametrize(("knives", "answer"), [(True, "take_cover"), (False, "move")])
def test_nobody_walks_away_from_a_blade_that_follows(knives: bool, answer: str) -> None:
    """SR-3.2.33: the knife at Gantry's van comes along wherever Gantry walks, and strikes there all the same; who is
    at hand with a gun would fire from afar as well, past better cover."""
    file = Path(__file__).parents[2] / "benchmarks" / "strength" / "shadowrun4" / "gutter_choir.yaml"
    c: Run = BOOK.start({"scenario": "gutter_choir", "scenarios": {"gutter_choir": file.read_text("utf-8")}})
    c.turn, c.pass_, c.phases = 1, 1, [Phase("gantry")]
    near = c.actors["knife_youth-1" if knives else "ganger-1"]
    near.place, near.x, near.y = "van", c.actors["gantry"].x, c.actors["gantry"].y
    assert followed(c, "gantry") == knives
    question = Choice("runners", "action", "SR-3.2", ["move", "take_cover", "done"], {"who": "gantry"})
    assert heuristic(c, question, Random(0)) == answer


def test_whoever_has_fired_aims_at_whom_they_would_shoot_next() -> None:
    """SR-T1.23: recoil begins anew with the next phase. In the dark no dice were left for a second burst at anybody, so
    the first on the list was aimed at.
    """
    file = Path(__file__).parents[2] / "benchmarks" / "strength" / "shadowrun4" / "no_light.yaml"
    c: Run = BOOK.start({"scenario": "no_light", "scenarios": {"no_light": file.read_text("utf-8")}})
    c.actors["ganger"].escaped = c.actors["watchman"].escaped = True
    c.turn = c.pass_ = 1
    c.phases = [Phase("mori", simple=1, complex=False, did=["fire"])]
    gun = guns_of(c, "mori")[0]
    meant = best_shot(c, "mori", [gun], ("fire", "full_burst")).target
    c.phase.shots[gun], c.phase.compensated[gun] = 3, 20
    others = [name for name in foes_in_line(c, "mori") if name != meant]
    question = Choice("runners", "aim_at", "SR-3.2.19", [*others, meant], {"who": "mori"})
    assert best_shot(c, "mori", [gun], ("fire", "full_burst")).target != meant
    assert heuristic(c, question, Random(0)) == meant


def test_whoever_has_no_good_shot_aims_with_the_whole_phase() -> None:
    """SR-T1.14: each aim adds a die to the next shot. Relay, alone, has no dice left at twenty metres in half-light;
    an empty gun is not worth aiming, and by ruling aim has a maximum.
    """
    file = Path(__file__).parents[2] / "benchmarks" / "strength" / "shadowrun4" / "three_clips.yaml"
    c: Run = BOOK.start({"scenario": "three_clips", "scenarios": {"three_clips": file.read_text("utf-8")}})
    c.actors["rook"].escaped = c.actors["chime"].escaped = True
    c.turn, c.pass_, c.phases = 1, 1, [Phase("relay")]
    question = Choice("runners", "action", "SR-3.2", ["fire", "take_aim", "done"], {"who": "relay"})
    assert c.phase.simple == 2
    assert best_shot(c, "relay", guns_of(c, "relay"), ("fire",)).worth == 0
    assert heuristic(c, question, Random(0)) == "take_aim"
    c.rulings = c.rulings.overlaid({"aim_limit": "maximum"})
    c.actors["relay"].aim, c.actors["relay"].aims = "ganger", c.scene.house.aim_max
    assert heuristic(c, question, Random(0)) == "fire"
    c.actors["relay"].aims = 0
    for gun in guns_of(c, "relay"):
        c.actors["relay"].carried[gun].rounds = 0
    assert heuristic(c, question, Random(0)) == "done"
