"""What the machine player makes of single questions; every question of a fight under any ruling; how fights end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from random import Random

import pytest

from hantei.core.decision import Answer, Choice, Decision
from hantei.rulebooks.gundog.player.care import best_aid
from hantei.rulebooks.gundog.player.courses import EVERYTHING, Mind
from hantei.rulebooks.gundog.player.heuristic import heuristic
from hantei.rulebooks.gundog.player.minds import MINDS
from hantei.rulebooks.gundog.player.people import likeness, people_of
from hantei.rulebooks.gundog.player.prospects import chances, gets_through
from hantei.rulebooks.gundog.player.rates import Rates
from hantei.rulebooks.gundog.player.sense import Sense
from hantei.rulebooks.gundog.rules.beats import beat
from hantei.rulebooks.gundog.rules.figures import rate
from hantei.rulebooks.gundog.rules.firing_table import FIRING
from hantei.rulebooks.gundog.rules.ground import band_between, corner
from hantei.rulebooks.gundog.rules.hit_rate import hit_rate
from hantei.rulebooks.gundog.rules.routes import Spot
from hantei.rulebooks.gundog.rulings import RULINGS
from hantei.rulebooks.gundog.start import new_fight
from hantei.rulebooks.gundog.state import Attack, Bleeding, Carried, Dropped, Fight, Fighter, Impairment, Turn
from tests import recording

from .test_actions import ENCOUNTERS, content

METHODS = ("stay", "cautious", "normal", "full")


class Machines(recording.Machines):
    """All seats are played by the machine of the rulebook."""

    policy = staticmethod(heuristic)


def begun(encounter: str, **rulings: str) -> Fight:
    """An encounter before its first round."""
    return new_fight({"scenario": encounter, "rulings": rulings}, content(encounter))


def asked(c: Fight, kind: str, who: str, options: Sequence[str], **about: str) -> Answer:
    """What the machine answers to a question about somebody whose action check it is."""
    c.turn = c.turn or Turn(who)
    seat = c.fighters[who].seat
    return heuristic(c, Choice(seat, kind, "", options, {"who": who, **about}), Random(0))


def sensed(c: Fight, who: str) -> Sense:
    """What somebody makes of a fight, afresh."""
    return Sense(c, who, people_of(c))


def minded(c: Fight, who: str) -> Mind:
    """Somebody's consideration of a fight, afresh."""
    return Mind(c, who, people_of(c))


class Forgetful(Machines):
    """Every question is thought about twice: with all that is kept in mind, and afresh."""

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        kept = super().ask_all(decisions)
        for decision, answer in zip(decisions, kept, strict=True):
            MINDS.clear()
            assert heuristic(self.c, decision, self.rng) == answer, decision.describe()
        return kept


@pytest.mark.parametrize("encounter", ENCOUNTERS)
def test_what_is_kept_in_mind_still_holds(encounter: str) -> None:
    """Two fights at once, so that each finds what the other has left in mind."""
    fights = [begun(encounter), begun(encounter)]
    tables = [Forgetful(fights[0], 5), Machines(fights[1], 6)]
    for _ in range(150):
        for c, table in zip(fights, tables, strict=True):
            if c.agenda:
                beat.step(c, table)


@pytest.mark.parametrize("encounter", ENCOUNTERS)
@pytest.mark.parametrize("seed", range(3))
def test_a_fight_of_machines_ends_with_a_winner(encounter: str, seed: int) -> None:
    """Seed 0 by the defaults, the others by rulings at random and with a game master."""
    luck = Random(seed)
    rulings = {one.id: luck.choice(one.values) for one in RULINGS if one.id != "round_seconds"} if seed else {}
    setup = {"scenario": encounter, "rulings": rulings, "referee": seed > 1}
    c = new_fight(setup, content(encounter))
    table = Machines(c, seed)
    while c.agenda and not c.over:
        assert c.round <= 50
        beat.step(c, table)
    assert c.winner


OTHER: dict[str, object] = {
    "bleeding": [Bleeding("1D6")],
    "impairments": [Impairment("light", -10)],
    "carried": {"knife": Carried("knife")},
    "magazines": {"smg": 9},
    "items": {"stimulant": 9},
}
"""Another value for fields that are neither figures, words, nor lists of words."""

UNREAD = ("method", "aim_running", "fell")
"""Fields that are read apart, or that no machine player weighs."""


@pytest.mark.parametrize("field", [one.name for one in fields(Fighter) if one.name not in UNREAD])
def test_who_differs_in_any_field_is_read_as_somebody_else(field: str) -> None:
    one = begun("mirror_four").fighters["red_point"]
    now = getattr(one, field)
    before = likeness(one)
    plain = ["x"] if isinstance(now, list) else f"{now}x" if isinstance(now, str) else not now
    setattr(one, field, OTHER.get(field, now + 1 if type(now) is int else plain))
    assert likeness(one) != before


def test_what_is_carried_is_read_to_the_round_and_the_hand() -> None:
    one = begun("mirror_four").fighters["red_point"]
    read = [likeness(one)]
    for field, value in (("rounds", 1), ("hand", "left"), ("weapon", "handgun")):
        setattr(one.carried["smg"], field, value)
        read.append(likeness(one))
    assert len({*read}) == 4


def by_the_rules(c: Fight, who: str, weapon: str, target: str, guess: int | None = None) -> int:
    """The hit rate of one plain attack as GD-08.8 adds it up, but for the cell of the mode."""
    arm = c.fighters[who].carried[weapon].weapon
    record = c.records.weapons[arm]
    mode = record.modes[0]
    percent = hit_rate(c, Attack(who, "shot", weapon, arm, mode, [target])).value - FIRING[mode].cells[1][1][0]
    return percent if guess is None else percent - rate(c, who, record.skill).value + guess


@pytest.mark.parametrize("side", ["attacker", "target"])
def test_a_hit_rate_kept_in_mind_is_that_of_the_rules_whatever_changes(side: str) -> None:
    """One after another every figure of both sides changes; whatever was kept before must not answer for it."""
    c = begun("mirror_four", melee_pressure_scope="attacked")
    who, target = "red_point", "blue_point"
    one = c.fighters[who if side == "attacker" else target]
    changes = {
        "prone": True, "cover": True, "posture": True, "tactics": 15, "aiming": target, "pressed": [target],
        "method": "full", "pc": not one.pc, "impairments": [Impairment("serious", -20), Impairment("shock", -10)],
    }  # fmt: skip
    c.turn = Turn(who)
    c.fighters[target].place, c.fighters[target].x, c.fighters[target].y = c.fighters[who].place, 5, 5
    weapon = "smg"
    c.fighters[who].carried[weapon].hand = "both"
    for name, value in [("side", one.side), *changes.items()]:
        setattr(one, name, value)
        gap = band_between(c, who, target)
        assert Rates(c).rate(who, weapon, target, gap) == by_the_rules(c, who, weapon, target), name
        assert Rates(c).rate(who, weapon, target, gap, 30) == by_the_rules(c, who, weapon, target, 30), name


def test_a_spot_is_as_dangerous_whichever_was_looked_at_first() -> None:
    """GD-08.3: the safe is dark, the rest of the floor moonlit; what shelters there shelters nowhere else."""
    c = begun("office_raid")
    guard = next(who for who, one in c.fighters.items() if one.side != "pc" and not one.away)
    foe = c.fighters["hatamoto"]
    foe.place, foe.x, foe.y = "boardroom", 29, 7  # three metres from either spot
    dark, lit = [Spot(name, *corner(c.scene.map.places[name].at)) for name in ("safe", "boardroom")]
    dark_first, lit_first = sensed(c, guard), sensed(c, guard)
    found = [dark_first.danger(dark_first.view(spot), False, False) for spot in (dark, lit)]
    assert found[0] < found[1]
    assert [lit_first.danger(lit_first.view(spot), False, False) for spot in (lit, dark)] == found[::-1]


def test_who_is_near_hampers_a_shot_whichever_spot_was_looked_at_first() -> None:
    """GD-08.6, ruling enemy_near: beside somebody disarmed nothing hampers; beside an armed enemy -20%."""
    c = begun("mirror_four", melee_pressure_scope="enemy_near")
    for name, x, y in (("blue_point", -10, 21), ("blue_leader", 10, 21), ("blue_marksman", 0, 50)):
        one = c.fighters[name]
        one.place, one.x, one.y = "middle", x, y
    for held in c.fighters["blue_point"].carried.values():
        held.hand = ""
    spots = {"disarmed": Spot("middle", -10, 20), "armed": Spot("middle", 10, 20)}
    found = []
    for order in (["disarmed", "armed"], ["armed", "disarmed"]):
        sense = sensed(c, "red_point")
        at = sense.names.index("blue_marksman")
        views = {name: sense.view(spots[name]) for name in order}
        rates = {name: sense.percent("smg", at, views[name].gaps[at], views[name]) for name in order}
        found.append((rates["disarmed"], rates["armed"]))
    (free, hampered), again = found
    assert free is not None
    assert again == (free, hampered) == (free, free - 20)


def test_the_best_tactician_who_can_act_leads() -> None:
    c = begun("mirror_four")
    assert asked(c, "commander", "red_leader", ["none", "red_medic", "red_leader", "red_point"]) == "red_leader"


def test_an_empty_gun_is_reloaded_and_a_better_weapon_drawn() -> None:
    c = begun("mirror_four")
    point = c.fighters["red_point"]
    point.carried["smg"].rounds = 0
    assert minded(c, "red_point").ready[1] == "reload:smg"
    point.magazines = {}
    c.turn = Turn("red_point")
    assert minded(c, "red_point").ready[1] == "draw:handgun:right"


def test_a_weapon_on_the_ground_is_picked_up_where_it_lies() -> None:
    """What lies here is picked up before going elsewhere, what lies elsewhere after going there."""
    c = begun("mirror_four")
    c.turn, point = Turn("red_point"), c.fighters["red_point"]
    gun, point.carried = point.carried["smg"], {}
    c.dropped = {"smg": Dropped(gun.weapon, gun.rounds, point.x, point.y, point.place)}
    here = minded(c, "red_point").best(METHODS, EVERYTHING)
    assert (here.action, here.order) == ("ready", "act")
    wall, place = c.scene.map.places["red_wall"], "red_wall"
    c.dropped = {"smg": Dropped(gun.weapon, gun.rounds, *corner(wall.at), place)}
    there = minded(c, "red_point").best(METHODS, EVERYTHING)
    assert (there.action, there.order, there.end) == ("ready", "move", "to:red_wall")


def test_cover_is_taken_and_a_full_sprint_spoils_no_shot() -> None:
    c = begun("mirror_four")
    assert asked(c, "cover", "red_point", ["take", "leave"]) == "take"
    assert sensed(c, "red_point").shift("full") == -60


def test_a_bleeding_friend_at_hand_is_treated() -> None:
    c = begun("mirror_four")
    c.turn = Turn("red_medic")
    c.fighters["red_leader"].bleeding = [Bleeding("2D6")]
    aid = best_aid(minded(c, "red_medic").aids, ["red_leader"], ["use_item"])
    assert (aid.what, aid.patient) == ("pressure_bandage", "red_leader")


def test_the_worst_wound_is_healed_first() -> None:
    c = begun("mirror_four")
    assert asked(c, "wound", "red_medic", ["-20:left_arm", "-40"], patient="red_leader") == "-40"


def test_who_knows_of_nothing_is_not_shot_at_from_afar() -> None:
    c = begun("silent_entry")
    c.fighters["moth"].carried["quiet_handgun"].rounds = 15
    unaware = sensed(c, "moth")
    assert not unaware.attack(unaware.here, "stay").worth
    c.fighters["watchman"].alerted = ["pc"]
    alerted = sensed(c, "moth")
    assert alerted.attack(alerted.here, "stay").worth > 0


def test_what_comes_through_armour_is_reckoned_with_all_rolls() -> None:
    # 1D6 behind 防御値 4: 1 and 2 in two of six rolls, so 3/6 of a point on average.
    assert gets_through("1D6", 0, 4) == (50, 33)
    assert gets_through("3", 0, 0) == (300, 100)


def test_hits_of_a_volley_are_shared_out_exactly() -> None:
    # Two shots at 50 and 40 %: none 30, one 50, both 20 %.
    assert chances((50, 40)) == [3000, 5000, 2000]
    assert chances((-30,)) == [10_000, 0]


def test_no_more_shots_than_the_mode_has() -> None:
    c = begun("mirror_four")
    sense = sensed(c, "red_point")
    plan = sense.attack(sense.here, "stay")
    assert plan.action == "shoot"
    assert len(plan.targets) <= FIRING[plan.mode].shots


def test_who_shoots_well_from_cover_stays_where_nobody_has_anywhere_to_go() -> None:
    c = begun("mirror_four")
    fighter = c.fighters["red_leader"]
    for name in ("red_medic", "blue_medic", "red_point", "blue_point", "blue_marksman"):
        c.fighters[name].unconscious = True
    assert Mind(c, "red_leader", people_of(c)).well_placed()
    assert asked(c, "method", "red_leader", ["cautious", "full", "normal", "stay"]) == "stay"
    fighter.x += 1  # beside the wall
    assert not Mind(c, "red_leader", people_of(c)).well_placed()


def test_who_shoots_worse_at_arms_length_steps_back_though_well_placed() -> None:
    """A submachine gun is at -10% within two metres and at +10% beyond; the foe there has nothing in hand to hurt."""
    c = begun("mirror_four")
    point, foe = c.fighters["red_point"], c.fighters["blue_point"]
    for name in ("red_leader", "red_medic", "red_marksman", "blue_leader", "blue_medic", "blue_marksman"):
        c.fighters[name].unconscious = True
    foe.place, foe.x, foe.y, foe.carried = point.place, point.x + 1, point.y, {}
    assert not minded(c, "red_point").well_placed()
    assert asked(c, "method", "red_point", METHODS) == "cautious"
    foe.x = point.x + 5
    assert asked(c, "method", "red_point", METHODS) == "stay"


def test_a_weapon_is_drawn_only_for_what_it_does_more_than_the_one_in_hand() -> None:
    """A handgun did a third of what the submachine gun in hand does, and drawing it still counted for something."""
    c = begun("mirror_four")
    mind = minded(c, "red_point")
    assert mind.sense.attack(mind.sense.here, "stay", ["handgun"]).worth > 0
    assert mind.ready_worth("draw:handgun:right") == 0
    c.fighters["red_point"].carried["smg"].rounds = 0
    assert minded(c, "red_point").ready_worth("draw:handgun:right") > 0


@pytest.mark.parametrize("rounds", [0, 1])
def test_a_shotgun_is_reloaded_for_foes_who_come_nearer(rounds: int) -> None:
    """At 25 metres a revolver does more, but pistols and clubs are coming: within 20 the shotgun does far more.
    A last round left in it was a reason to change weapons.
    """
    c = begun("out_of_the_rain")
    doorman = c.fighters["doorman"]
    doorman.x, doorman.carried["pump_shotgun"].rounds = -25, rounds
    assert minded(c, "doorman").ready[1] == "reload:pump_shotgun"
    for one in c.fighters.values():
        if one.side != "pc":
            one.stunned = True  # nobody comes
    assert minded(c, "doorman").ready[1] == "draw:revolver:right"


def test_nobody_gives_up_an_aim_to_run_from_one_cover_to_the_next() -> None:
    """GD-06.3: what running spares is over with the next action check."""
    c = begun("convoy_ambush")
    course = minded(c, "salve").best(METHODS, EVERYTHING)
    assert (course.method, course.action) == ("stay", "take_aim")


def test_nobody_leaves_cover_for_open_ground_to_be_nearer_next_round() -> None:
    """The landing below the rocks has no cover: what threatens there does so in every round to come."""
    c = begun("lighthouse")
    foe, place = c.fighters["salve"], c.scene.map.places["oil_store"]
    foe.place, (foe.x, foe.y) = "oil_store", corner(place.at)
    course = minded(c, "rifleman-1").best(METHODS, EVERYTHING)
    assert (course.method, course.action) == ("stay", "take_aim")


def test_cover_comes_before_a_surer_shot_while_many_can_fight_on() -> None:
    """Eleven are at it for many rounds: whoever stands in the open goes behind the desk at once. Once eight of them are
    out of action, an aim counts for more.
    """
    c = begun("office_raid")
    assert minded(c, "hatamoto").best(METHODS, EVERYTHING)[1:] == ("normal", "shoot", "", "move", "to:counter")
    for name in ("gunman-2", "gunman-3", "thug", "rifleman-1", "rifleman-2", "contractor", "doorman", "salve"):
        c.fighters[name].unconscious = True
    assert minded(c, "hatamoto").best(METHODS, EVERYTHING).method == "stay"


def test_who_has_to_stop_somebody_does_not_stay_for_a_good_shot() -> None:
    c = begun("lighthouse")
    assert not Mind(c, "hatamoto", people_of(c)).mere_fight


def test_danger_lasts_half_as_long_where_a_side_has_somewhere_to_go() -> None:
    """Six are at it in the one, seven in the other. The way takes its rounds, however few are at it."""
    flight, raid = begun("running_fight"), begun("out_of_the_rain")
    assert Mind(flight, "poacher", people_of(flight)).lasting == 30 * 6
    assert Mind(flight, "kite", people_of(flight)).lasting == 260
    assert Mind(raid, "pointer", people_of(raid)).lasting == 60 * 7


def test_who_has_nothing_to_fight_with_bides_while_comrades_fight_and_goes_in_time() -> None:
    """The witness walked into the fire of four in the first round, with twenty-four left for a way of six."""
    c = begun("witness")
    assert not minded(c, "clerk").errand
    c.round = c.scene.rounds_max or 0
    assert list(minded(c, "clerk").errand) == ["boat"]
    c.round = 1
    for name in ("pointer", "kite", "salve"):
        c.fighters[name].dead = True  # nobody is left to win for the clerk
    assert minded(c, "clerk").sent
    assert minded(c, "clerk").errand


def test_who_can_fight_goes_on_an_errand_at_once() -> None:
    c = begun("witness")
    c.fighters["clerk"].carried["revolver"] = Carried("revolver", rounds=6, hand="right")
    assert list(minded(c, "clerk").errand) == ["boat"]


def test_who_stands_in_the_way_of_an_enemy_lets_it_come() -> None:
    """Those who held the lighthouse went down to meet the landing parties, who have to climb to the lantern room."""
    c = begun("lighthouse")
    assert not minded(c, "salve").chased
    raider = next(one for one in c.fighters.values() if one.side == "raiders" and not one.away)
    x, y = corner(c.scene.map.places["lantern"].at)
    raider.place, raider.x, raider.y = "lantern", x, y
    assert minded(c, "salve").chased


def test_those_whose_weapons_do_most_are_stopped_first() -> None:
    """A submachine gun and a machete counted alike, so the nearest was shot at while the gun went on."""
    c = begun("out_of_the_rain")
    sense = Sense(c, "doorman", people_of(c))
    values = dict(zip(sense.names, sense.values, strict=True))
    assert values["gunman"] > values["thug"] > values["bruiser"]


def test_foes_are_stopped_first_who_do_most_from_where_they_are() -> None:
    """Three hundred metres away a lever carbine does less than a sniper's rifle, which counted less everywhere."""
    c = begun("convoy_ambush")
    sense = sensed(c, "kite")
    values = dict(zip(sense.names, sense.values, strict=True))
    assert values["lookout"] > values["poacher"]


def test_distances_on_an_area_map_tell_nothing_of_whom_to_stop_first() -> None:
    """A round is ten minutes there, in which people come together from kilometres away."""
    c = begun("running_fight")
    near, far = begun("running_fight"), begun("running_fight")
    near.fighters["poacher"].place, far.fighters["poacher"].place = "meadow", "ridge"
    assert sensed(near, "kite").values == sensed(far, "kite").values == sensed(c, "kite").values
