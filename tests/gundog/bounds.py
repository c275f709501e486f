"""What stays within its bounds in Gundog, and rulings of a referee."""

from __future__ import annotations

from random import Random
from typing import get_args

from hantei.rulebooks.gundog.content.records import Condition, Method, Visibility
from hantei.rulebooks.gundog.rules.beats import beat
from hantei.rulebooks.gundog.rules.figures import IMPAIRMENTS
from hantei.rulebooks.gundog.rules.firing_table import FIRING
from hantei.rulebooks.gundog.rules.ground import cover_here, joined, point
from hantei.rulebooks.gundog.rules.hit_rate import LIMBS
from hantei.rulebooks.gundog.rules.routes import crossing, walled
from hantei.rulebooks.gundog.state import Fight, Fighter

PEOPLE = ("who", "target")
"""Parameters of beats that name somebody."""


def check_bounds(c: Fight) -> None:
    """Nothing leaves its bounds, at whatever beat the fight stands."""
    for who, fighter in c.fighters.items():
        check_life(c, who, fighter)
        check_place(c, who, fighter)
        check_hands(c, who, fighter)
        check_wounds(c, who, fighter)
    assert c.round >= 0
    if c.scene.rounds_max is not None and not c.referee:
        assert c.round <= c.scene.rounds_max
    assert not c.winner or c.winner in c.scene.sides
    check_names(c)


def check_life(c: Fight, who: str, fighter: Fighter) -> None:
    """GD-00.9, GD-07.5, GD-07.7, GD-04.17, GD-07.10: 耐久力 and what it means."""
    assert fighter.endurance <= c.sheet(who).endurance, f"{who}: {fighter.endurance}"
    assert fighter.endurance >= 0 or c.rulings["endurance_floor"] == "no_floor", f"{who}: {fighter.endurance}"
    waiting = any(entry[0] == "befall" and entry[1] == who for entry in [*c.held, *c.agenda])  # GD-03.5
    if fighter.endurance <= 0 and not c.referee and not waiting and c.rulings["unconscious_at_zero"] == "automatic":
        assert fighter.unconscious or fighter.dead, f"{who} stands at {fighter.endurance}"
    assert not fighter.stabilised or fighter.endurance <= 0 or c.referee, who
    assert fighter.wake_at < 0 or (fighter.unconscious and fighter.endurance > 0), f"{who}: {fighter.wake_at}"
    down = fighter.dead or fighter.unconscious or fighter.stunned or fighter.confused
    assert not (fighter.aiming and down) or waiting, f"{who} aims at {fighter.aiming}"


def check_place(c: Fight, who: str, fighter: Fighter) -> None:
    """GD-04.13, GD-06.8, GD-06.15: in a place of the map; cover only where there is some."""
    places = c.scene.map.places
    assert fighter.place in places, f"{who} in {fighter.place}"
    assert not fighter.cover or cover_here(c, who) or c.referee, f"{who} in cover at {fighter.place}"
    if c.scene.map.kind == "area":
        assert not fighter.bound_for or fighter.bound_for in places[fighter.place].links, who
        assert 0 <= fighter.travelled < (crossing(c, fighter.bound_for) if fighter.bound_for else 1), who
    elif walled(c):
        rooms = [name for name in places if joined(c, fighter.place, name)]
        assert (fighter.x, fighter.y) == point(places[fighter.place].at) or rooms, who
    assert fighter.method in ("", *get_args(Method)), fighter.method


def check_hands(c: Fight, who: str, fighter: Fighter) -> None:
    """GD-00.17: two hands, and no gun with more rounds than its magazine holds."""
    hands = [held.hand for held in fighter.carried.values() if held.hand]
    assert sorted(hands) in ([], ["left"], ["right"], ["left", "right"], ["both"]), f"{who}: {hands}"
    for name, held in fighter.carried.items():
        weapon = c.records.weapons[held.weapon]
        assert (held.hand == "both") == (weapon.hands == 2) or not held.hand, f"{who}: {name} in {held.hand}"
        assert 0 <= held.rounds <= weapon.magazine, f"{who}: {name} {held.rounds}"
    assert min([*fighter.magazines.values(), *fighter.items.values(), 0]) == 0, who


def check_wounds(c: Fight, who: str, fighter: Fighter) -> None:
    """GD-07.44: three kinds, each a minus; a limb is one of four."""
    for one in fighter.impairments:
        assert one.kind in IMPAIRMENTS
        assert one.amount <= 0, f"{who}: {one}"
        assert one.limb in ("", *LIMBS)
    for found in fighter.bleeding:
        assert (found.fixed >= 0) == (c.rulings["bleeding_roll"] == "once"), f"{who}: {found}"
    assert len(set(fighter.alerted)) == len(fighter.alerted), who
    assert fighter.side not in fighter.alerted, who


def check_names(c: Fight) -> None:
    """Whoever is named fights here: on the agenda, in the order, in the turn, in the attack."""
    assert len(set(c.order)) == len(c.order), c.order
    assert set(c.order) <= set(c.fighters), c.order
    assert c.turn is None or c.turn.who in c.fighters
    attack = c.attack
    if attack is not None:
        assert attack.attacker in c.fighters
        assert {name for name in attack.targets if name} <= set(c.fighters), attack
        assert attack.shot <= len(attack.targets), attack
        assert set(attack.hits) <= set(attack.targets), attack
        assert not attack.mode or len(attack.targets) <= FIRING[attack.mode].shots, attack
    for name, *arguments in c.agenda:
        takes = beat.functions[str(name)].__code__.co_varnames[2:]
        for parameter, argument in zip(takes, arguments, strict=False):
            assert parameter not in PEOPLE or argument in c.fighters, f"{name} of {argument!r}"


def amendment(c: Fight, rng: Random) -> list[str]:
    """A ruling such as a referee makes, now and then one that makes no sense."""
    who = rng.choice(list(c.fighters))
    fighter, sheet = c.fighters[who], c.sheet(who)
    condition = rng.choice(get_args(Condition))
    limb = rng.choice([*LIMBS, "head"])
    weapon = rng.choice([*fighter.carried, "bow"])
    percent = str(rng.choice([-10, -20, 0]))
    return rng.choice([
        ["set", f"{who}.endurance", str(rng.choice([-5, 0, 1, sheet.endurance, sheet.endurance + 1]))],
        ["set", f"{who}.{rng.choice(['cover', 'acted', 'posture', 'must_rest', 'stabilised', condition])}",
         rng.choice(["true", "false"])],
        ["set", f"{who}.at", rng.choice([*c.scene.map.places, "3,4", "there"])],
        ["set", f"{who}.carried.{weapon}.rounds", str(rng.choice([0, 1, 999]))],
        ["set", f"{who}.{rng.choice(['items.stimulant', 'magazines.handgun', 'side'])}", str(rng.choice([0, 2]))],
        ["set", rng.choice(["round", "seconds"]), str(rng.choice([1, 5, 10**5]))],
        ["condition", rng.choice(["give", "remove"]), who, condition],
        ["wound", rng.choice(["give", "remove"]), who, rng.choice([*IMPAIRMENTS, "grave"]), percent, limb],
        ["bleeding", who, rng.choice(["1D6", "2", "end", "0"])],
        ["hand", who, weapon, rng.choice(["right", "left", "both", "none"])],
        ["notice", who, rng.choice(list(c.scene.sides))],
        ["visibility", rng.choice([*get_args(Visibility), "fog"])],
        ["join", c.fighters[who].character, rng.choice(list(c.scene.sides)), rng.choice(list(c.scene.map.places))]
        if len(c.fighters) < 20 else ["join"],
        ["leave", who] if rng.random() < 0.2 else ["leave"],
        ["end", *rng.sample(list(c.scene.sides), k=rng.randint(0, 1))] if rng.random() < 0.1 else ["end", "nobody"],
    ])  # fmt: skip
