"""What the machine player reckons with is what the rules say, of its own phase and of what its seat may know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from hantei.core.decision import Choice
from hantei.library import open_rulebook
from hantei.rulebooks.shadowrun4.player.heuristic import heuristic
from hantei.rulebooks.shadowrun4.player.prospects import (
    dice_of,
    menace,
    supposed_dice,
    victim_of,
    worth_against,
)
from hantei.rulebooks.shadowrun4.player.sense import best_shot, guards, guns_of, shot, strikers
from hantei.rulebooks.shadowrun4.player.thinking_tests import spared
from hantei.rulebooks.shadowrun4.rules.street.defence import defence_pool
from hantei.rulebooks.shadowrun4.rules.street.ground import METRE, foes_in_line
from hantei.rulebooks.shadowrun4.state import Attack, Dropped, Phase, Run

BOOK = open_rulebook("shadowrun4")


def drawn(did: str) -> tuple[Run, str]:
    """The blade of the west with a pistol just drawn, in a phase in which something has been done."""
    c: Run = BOOK.start({"scenario": "mirror_three"})
    c.turn, c.pass_, c.phases = 1, 1, [Phase("west_blade", simple=1, complex=False, did=[did])]
    carried = c.actors["west_blade"].carried
    name = next(name for name, held in carried.items() if held.holster)
    carried[name].hand = "left"
    return c, carried[name].weapon


@pytest.mark.parametrize("turned", [False, True])
def test_a_gun_drawn_is_fired_at_whom_it_does_most_to(turned: bool) -> None:
    """SR-3.2.18: it was fired at the first on the list."""
    c, gun = drawn("quick_draw")
    c.actors["east_blade"].physical = 8
    options = foes_in_line(c, "west_blade")[:: -1 if turned else 1]
    question = Choice("west", "target", "SR-3.4.2", options, {"who": "west_blade", "weapon": gun})
    assert heuristic(c, question, Random(0)) == "east_blade"


@pytest.mark.parametrize("near", ["east_guard", "east_watchman", "east_blade"])
def test_a_knife_is_thrown_at_whoever_is_nearest(near: str) -> None:
    c, gun = drawn("throw")
    c.actors[near].x -= 5 * METRE
    options = foes_in_line(c, "west_blade")
    question = Choice("west", "target", "SR-3.4.2", options, {"who": "west_blade", "weapon": gun})
    assert heuristic(c, question, Random(0)) == near


def test_the_gun_of_the_van_is_fired_at_whom_it_does_most_to_and_in_a_burst() -> None:
    """SR-3.2.27: mode, target and way of firing were those of the gun in hand, or the first of each."""
    c: Run = BOOK.start({"scenario": "motorcycle_chase"})
    c.turn, c.pass_, c.phases = 1, 1, [Phase("mori", did=["fire_mount"])]
    c.chase = {"van|left_bike": "short", "van|right_bike": "short"}
    foes = [name for name in foes_in_line(c, "mori") if c.actors[name].machine.model]
    for name in foes[1:]:
        c.actors[name].physical = 8
    about = {"who": "mori", "weapon": "roof_gun"}
    target = heuristic(c, Choice("runners", "target", "SR-3.4.2", foes, about), Random(0))
    assert target == foes[-1]
    burst = Choice("runners", "burst", "SR-10.1.5", ["narrow", "wide"], {**about, "target": target})
    assert heuristic(c, burst, Random(0)) == "wide"
    assert heuristic(c, Choice("runners", "mode", "SR-3.2.27", ["SA", "BF"], about), Random(0)) == "BF"


def dice_against(c: Run, who: str, target: str) -> int:
    """The dice of a shot with the gun in hand, in the mode set."""
    name = guns_of(c, who)[0]
    held = c.actors[who].carried[name]
    return dice_of(c, shot(c, who, name, held, target, held.mode, "narrow" if held.mode == "BF" else ""))


def test_another_target_costs_two_dice() -> None:
    """SR-T1.16: what a second shot of the phase does at another was reckoned without them."""
    c: Run = BOOK.start({"scenario": "mirror_three"})
    c.turn, c.pass_, c.phases = 1, 1, [Phase("west_guard")]
    first = dice_against(c, "west_guard", "east_guard")
    c.phase.target = "east_guard"
    assert dice_against(c, "west_guard", "east_guard") == first
    assert dice_against(c, "west_guard", "east_blade") == first - 2
    c.phase.changes, c.phase.target = 1, "east_blade"
    assert dice_against(c, "west_guard", "east_guard") == first - 4


def test_what_others_have_fired_in_their_phase_is_nothing_to_whoever_they_attack() -> None:
    """SR-T1.21, SR-T1.22: recoil begins anew; both carry the same gun, and the second shot of one was the other's."""
    c: Run = BOOK.start({"scenario": "mirror_three"})
    c.turn, c.pass_, c.phases = 1, 1, []
    fresh = best_shot(c, "east_guard", guns_of(c, "east_guard"), ("fire",))
    shots = dict.fromkeys(guns_of(c, "east_guard"), 1)
    c.phases = [Phase("west_guard", simple=1, complex=False, shots=shots, target="east_guard")]
    assert best_shot(c, "east_guard", guns_of(c, "east_guard"), ("fire",)) == fresh


@pytest.mark.parametrize("seen", [True, False])
def test_wounds_close_combat_and_full_defence_tell_on_who_is_attacked(seen: bool) -> None:
    """SR-T4.2, SR-T4.7, SR-3.5.11: of the table only prone, running and defences made were reckoned, in full defence
    one skill for two; what everybody can see counts against people whose figures are hidden too.
    """
    c: Run = BOOK.start({"scenario": "mirror_three"})
    c.turn = c.pass_ = 1
    if seen:
        c.actors["east_blade"].seat = "west"  # a seat reads the figures of its own side alone
    shots = Attack("east_blade", "west_guard", "ranged", "heavy_pistol", "heavy_pistol", "SA")
    blow = Attack("east_blade", "west_guard", "melee", "sword", "sword")
    open_, close = victim_of(c, shots).defence, victim_of(c, blow).defence
    c.actors["west_guard"].stun = 6
    assert (victim_of(c, shots).defence, victim_of(c, blow).defence) == (open_ - 2, close - 2)
    c.actors["west_guard"].stun = 0
    c.actors["west_guard"].guard.full_defence = True
    full = victim_of(c, shots).defence - open_
    assert full > 0
    assert victim_of(c, blow).defence >= close + full
    c.actors["west_guard"].guard.full_defence = False
    c.actors["west_guard"].guard.engaged = ["east_guard"]
    c.actors["east_guard"].x = c.actors["west_guard"].x
    assert (victim_of(c, shots).defence, victim_of(c, blow).defence) == (open_ - 3, close)


@pytest.mark.parametrize("why", ["unknown", "pinned", ""])
def test_only_those_who_are_known_and_can_strike_are_feared_close_by(why: str) -> None:
    """SR-T4.1, SR-10.7.2: nobody shrinks from whom they do not know of, nor from whoever is held down."""
    c: Run = BOOK.start({"scenario": "mirror_three"})
    guard, foe = c.actors["west_guard"], c.actors["east_blade"]
    foe.x, foe.y, foe.place = guard.x + METRE, guard.y, guard.place
    foe.guard.pinned_by = "west_guard" if why == "pinned" else ""
    guard.guard.unaware_of = ["east_blade"] if why == "unknown" else []
    assert strikers(c, "west_guard") == ([] if why else ["east_blade"])


def test_full_defence_is_not_taken_where_it_adds_nothing() -> None:
    """SR-3.4.7: it adds dodge or gymnastics against fire, and nothing to whoever has neither."""
    c: Run = BOOK.start({"scenario": "mirror_three"})
    assert guards(c, "west_guard")
    sheet = c.sheet("west_guard")
    bare = replace(sheet, skills={name: n for name, n in sheet.skills.items() if name not in ("dodge", "gymnastics")})
    c.records = replace(c.records, characters={**c.records.characters, c.actors["west_guard"].character: bare})
    assert not guards(c, "west_guard")


def test_nothing_is_laid_down_for_a_gun_that_lies_elsewhere() -> None:
    """SR-3.2.17: only what is within reach can be picked up; for want of it the empty gun in hand was laid down."""
    c: Run = BOOK.start({"scenario": "mirror_three"})
    c.turn, c.pass_, c.phases = 1, 1, [Phase("west_guard", did=["move"])]
    guard = c.actors["west_guard"]
    name = guns_of(c, "west_guard")[0]
    for held in guard.carried.values():
        held.rounds = 0
    guard.carried, guard.clips = {name: guard.carried[name]}, {}
    for far, done in ((0, "pick_up"), (900, "done")):
        there = (guard.x + far, guard.y, "" if far else guard.place)
        c.dropped = {"gun": Dropped(guard.carried[name].weapon, 9, True, "SA", *there)}
        question = Choice("west", "action", "SR-3.2", ["pick_up", "done"], {"who": "west_guard"})
        assert heuristic(c, question, Random(0)) == done


def test_the_dice_of_an_enemy_are_supposed() -> None:
    """Whoever is attacked knows neither the skill of the attacker nor how many dice will fall."""
    c: Run = BOOK.start({"scenario": "mirror_three"})
    attack = Attack("east_guard", "west_guard", "ranged", "smg", "smg", "SA")
    before = supposed_dice(c, "west", attack)
    sheet = c.sheet("east_guard")
    better = replace(sheet, attributes={**sheet.attributes, "agility": 9})
    c.records = replace(c.records, characters={**c.records.characters, c.actors["east_guard"].character: better})
    assert supposed_dice(c, "west", attack) == before
    c.actors["east_guard"].stun = 6  # which everybody can see
    assert supposed_dice(c, "west", attack) == before - 2


def test_a_blow_takes_the_whole_phase_of_whoever_strikes() -> None:
    """SR-3.2.29: full defence against one who strikes spared as much as against one who fires twice."""
    c: Run = BOOK.start({"scenario": "mirror_three"})
    c.turn = c.pass_ = 1
    for name in ("west_watchman", "west_blade", "east_guard", "east_watchman"):
        c.actors[name].escaped = True
    c.attacks = [Attack("east_blade", "west_guard", "melee", "sword", "sword")]
    less, more = (worth_against(c, c.attack, defence_pool(c, c.attack, way).value) for way in ("dodge", "dodge+dodge"))
    assert less > more
    assert spared(c, "west_guard", "dodge", "full:dodge+dodge") == (less - more) * 2 * menace(c, "west_guard") // 100
