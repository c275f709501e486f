"""Chapters 3.4, 3.5 and 10 with their tables read a second time: attacks worked out anew, on random situations.

It shares no code with the rules: pools, recoil, damage, resistance and tracks are added up by hand from the book.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from hantei.cases.bench import bench
from hantei.core.decision import Answer, Decision
from hantei.core.dice import Dice
from hantei.core.record import dump
from hantei.core.table import Table
from hantei.rulebooks.shadowrun4.rules.beats import beat

BATCHES = (*range(4), *(pytest.param(batch, marks=pytest.mark.slow) for batch in range(4, 60)))
EACH = 60

SIGHT = {  # normal, low light, thermographic, ultrasound
    "dark": (-6, -6, -3, -3),
    "dim": (-2, 0, -2, -1),
    "glare": (-1, -1, -1, 0),
    "mist1": (-2, -1, 0, -1),
    "mist2": (-4, -2, -2, -2),
    "thermal": (-4, -2, -6, -2),
}
SENSES = ("normal", "low_light", "thermographic", "ultrasound")
FIRE = {  # of each way of firing: first and second recoil, damage, what the defence loses, tracers
    "": (0, 1, 0, 0, 0),
    "narrow": (2, 5, 2, 0, 1),
    "wide": (2, 5, 0, 2, 1),
    "narrow_long": (5, 11, 5, 0, 2),
    "wide_long": (5, 11, 0, 5, 2),
    "narrow_full": (9, 9, 9, 0, 3),
    "wide_full": (9, 9, 0, 9, 3),
}
WAYS = {"SS": ("",), "SA": ("",), "BF": ("narrow", "wide"), "FA": tuple(FIRE)[3:]}


class Noted(Table):
    """Dice by chance, noted in the order in which they fall; nobody is asked anything."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.faces: list[int] = []

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        faces = tuple(self.rng.choice((1, 2, 3, 4, 5, 5, 6, 6)) for _ in range(dice.n))
        self.faces += faces
        return dice.read(faces)

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        raise AssertionError(decisions)


# Situations


def person(rng: Random, side: str) -> dict[str, Any]:
    """Somebody with figures and a state by chance."""
    names = ("body", "agility", "reaction", "strength")
    skills = ("pistols", "blades", "unarmed", "dodge", "gymnastics")
    return {
        **{name: rng.randint(1, 6) for name in names},
        "side": side,
        "skills": {name: rng.randint(1, 6) for name in skills if rng.random() < 0.7},
        "senses": [name for name in SENSES[1:] if rng.random() < 0.3],
        "armour": rng.randint(0, 9),
        "impact": rng.randint(0, 9),
        "reach": rng.choice((0, 0, 1)),
        "physical": rng.choice((0, 0, rng.randint(1, 9))),
        "stun": rng.choice((0, 0, rng.randint(1, 9))),
        "running": rng.random() < 0.3,
        "riding": rng.choice(("", "", "moving", "still")),
        "defended": rng.choice((0, 0, 1, 2)),
        "full_defence": rng.random() < 0.4,
        "left_handed": rng.random() < 0.3,
    }


def situation(rng: Random, close: bool) -> dict[str, Any]:
    """An attack of ash on oak; friends of ash stand by."""
    ash, oak = person(rng, "pc"), person(rng, "npc")
    far = rng.choice((1, 2)) if close else rng.choice((1, 4, 9, 14, 19))
    met = close or (far == 1 and rng.random() < 0.6)
    ash |= {"at": "here", "weapons": ["tool"], "hands": {"tool": rng.choice(("left", "right"))}}
    ash |= {"cover": rng.random() < 0.4, "engaged": ["oak"] if met else []}
    oak |= {"at": "there", "cover": rng.random() < 0.6, "prone": rng.random() < 0.3}
    oak |= {"engaged": ["ash"] if met else [], "unaware_of": ["ash"] if rng.random() < 0.15 else []}
    oak |= {"weapons": ["sword"], "hands": {"sword": "right"}}
    given: dict[str, Any] = {
        "map": {
            "conditions": [name for name in SIGHT if rng.random() < 0.15],
            "places": {
                "here": {"at": "0,0", "cover": 30, "height": rng.choice((0, 1))},
                "there": {"at": f"{far},0", "cover": rng.choice((10, 25, 49, 50, 90)), "height": rng.choice((0, 1))},
            },
        },
        "actors": {"ash": ash, "oak": oak},
        "weapons": {"sword": {"kind": "melee", "skill": "blades", "reach": rng.choice((0, 1, 2))}},
    }
    for name in ("elm", "fir", "yew", "box", "bay")[: rng.choice((0, 1, 5)) if close else 0]:
        given["actors"][name] = {"side": "pc", "at": "there", "engaged": ["oak"] if rng.random() < 0.8 else []}
    given["weapons"]["tool"] = blade(rng) if close else gun(rng)
    given["attack"] = blow(rng, oak) if close else shot(rng, given["weapons"]["tool"], oak)
    given["attack"] |= {"attacker": "ash", "target": "oak"} | called(rng, oak["impact" if close else "armour"])
    if given["attack"].get("arm", "tool") == "tool":
        given["attack"] |= {"weapon": "tool", "hand": ash["hands"]["tool"]}
    return given


def gun(rng: Random) -> dict[str, Any]:
    """A gun with all that counts in a table."""
    shotgun = rng.random() < 0.25
    return {
        "kind": "gun",
        "damage": f"{rng.randint(2, 8)}{rng.choice('PPS')}",
        "ap": rng.randint(-5, 4),
        "modes": [rng.choice(tuple(WAYS))],
        "bands": [5, 10, 15, 20],
        "compensation": rng.choice((0, 0, rng.randint(1, 6))),
        "gyro": rng.choice((0, 0, rng.randint(1, 8))),
        "sights": [name for name in ("laser", "smartlink", "scope") if rng.random() < 0.3],
        "tracers": rng.random() < 0.3,
        "heavy": rng.random() < 0.2,
        "shotgun": shotgun,
        "spread": {"medium": -1, "wide": -2} if shotgun else {},
        "area": rng.random() < 0.15,
    }


def blade(rng: Random) -> dict[str, Any]:
    """A weapon of close combat."""
    return {
        "kind": "melee",
        "skill": "blades",
        "damage": f"{rng.randint(0, 6)}{rng.choice('PPS')}",
        "ap": rng.randint(-3, 3),
        "reach": rng.choice((0, 0, 1, 2)),
        "strength": rng.random() < 0.5,
        "touch": rng.random() < 0.2,
    }


def called(rng: Random, armour: int) -> dict[str, Any]:
    """A called shot, or none."""
    kind = rng.choice(("", "", "", "damage", "armour"))
    by = rng.randint(1, 4)
    cost = {"": 0, "damage": -by, "armour": -armour}[kind]
    return {"called": kind, "called_by": by if kind == "damage" else 0, "called_modifier": cost}


def shot(rng: Random, tool: dict[str, Any], oak: dict[str, Any]) -> dict[str, Any]:
    """A shot, and how it is met."""
    mode = tool["modes"][0]
    adds = [name for name in ("dodge", "gymnastics") if name in oak["skills"]]
    full = oak["full_defence"] and adds
    return {
        "kind": "ranged",
        "mode": mode,
        "burst": rng.choice(WAYS[mode]),
        "nth": rng.choice((1, 2)),
        "aims": rng.choice((0, 0, 1, 3)),
        "changes": rng.choice((0, 0, 1, 2)),
        "spread": rng.choice(("", "medium", "wide")) if tool["shotgun"] else "",
        "defence": f"react+{rng.choice(adds)}" if full else "react",
    }


def blow(rng: Random, oak: dict[str, Any]) -> dict[str, Any]:
    """A blow with the weapon or with bare hands, and how it is met."""
    base, skill = rng.choice((("parry-sword", "blades"), ("block", "unarmed"), ("dodge", "dodge")))
    adds = ["dodge"] * ("dodge" in oak["skills"])
    if base == "dodge":
        adds += ["gymnastics"] * ("gymnastics" in oak["skills"])
    else:
        adds += ["skill"] * (skill in oak["skills"])
    charge = rng.random() < 0.3
    return {
        "kind": "melee",
        "charge": charge,
        "received": not charge and rng.random() < 0.2,
        "defence": f"{base}+{rng.choice(adds)}" if oak["full_defence"] and adds else base,
        **({"weapon": "unarmed", "arm": ""} if rng.random() < 0.3 else {}),
    }


# The second reading


def rated(who: dict[str, Any], attribute: str, skill: str) -> int:
    """An attribute and a skill; one less where there is none."""
    return int(who[attribute]) + int(who["skills"].get(skill, -1))


def wounds(who: dict[str, Any]) -> int:
    """One die less for each three boxes of a track."""
    return -int(who["physical"] // 3 + who["stun"] // 3)


class Second:
    """An attack by the book as it is read here."""

    def __init__(self, given: dict[str, Any], faces: Iterator[int]) -> None:
        self.given, self.faces, self.attack = given, faces, given["attack"]
        self.ash, self.oak = given["actors"]["ash"], given["actors"]["oak"]
        self.bare = self.attack.get("arm") == ""
        self.tool = None if self.bare else given["weapons"]["tool"]
        self.places = given["map"]["places"]
        self.far = int(self.places["there"]["at"].partition(",")[0])
        self.close = self.attack["kind"] == "melee"
        self.done = {"physical": self.oak["physical"], "stun": self.oak["stun"], "prone": self.oak.get("prone", False)}

    def hits(self, pool: int) -> int:
        """Fives and sixes of so many dice."""
        return sum(next(self.faces) >= 5 for _ in range(max(0, pool)))

    def seeing(self) -> int:
        """What hampers sight, for the best of one's senses each."""
        columns = [SENSES.index(name) for name in ("normal", *self.ash["senses"])]
        return sum(max(SIGHT[name][column] for column in columns) for name in self.given["map"]["conditions"])

    def fired(self) -> int:
        """The pool of a shot."""
        ash, oak, attack, tool = self.ash, self.oak, self.attack, self.given["weapons"]["tool"]
        pool = rated(ash, "agility", "pistols") + wounds(ash) + self.seeing()
        pool += self.recoil_and_movement()
        pool -= 3 if ash["engaged"] and self.within_reach() else 0
        pool -= 1 if ash["cover"] else 0
        covered = self.places["there"]["cover"] if oak["cover"] else 0
        pool -= 4 if covered >= 50 else 2 if covered >= 25 else 0
        pool -= 0 if "scope" in tool["sights"] else sum(self.far > limit for limit in (5, 10, 15))
        pool += ("laser" in tool["sights"]) + 2 * ("smartlink" in tool["sights"])
        pool += attack["aims"] - 2 * attack["changes"] + attack["called_modifier"] - 2 * self.off_hand()
        return int(pool + (FIRE[attack["burst"]][4] if tool["tracers"] else 0))

    def recoil_and_movement(self) -> int:
        """Recoil less compensation, doubled for heavy guns and shotguns in bursts; a gyro takes of it, then of
        movement."""
        attack, tool = self.attack, self.given["weapons"]["tool"]
        recoil = 0 if attack["mode"] == "SS" else FIRE[attack["burst"]][attack["nth"] - 1]
        moving = 2 * self.ash["running"] + 3 * (self.ash["riding"] == "moving")
        recoil = max(0, recoil - tool["compensation"])
        gyro = min(recoil, tool["gyro"])
        recoil -= gyro
        if tool["heavy"] or (tool["shotgun"] and attack["mode"] == "BF"):
            recoil *= 2
        return -int(recoil + max(0, moving - (tool["gyro"] - gyro)))

    def struck(self) -> int:
        """The pool of a blow."""
        ash, oak, attack = self.ash, self.oak, self.attack
        pool = rated(ash, "agility", "unarmed" if self.bare else "blades") + wounds(ash) + self.seeing()
        others = [one for name, one in self.given["actors"].items() if name not in ("ash", "oak")]
        pool += min(4, sum("oak" in one["engaged"] for one in others))
        reach = 0 if self.tool is None else self.tool["reach"]
        pool += ash["reach"] + reach - oak["reach"] - self.given["weapons"]["sword"]["reach"]
        pool += 2 * (self.places["here"]["height"] > self.places["there"]["height"])
        pool += 3 * oak["prone"] + 2 * attack["charge"] + attack["received"] + attack["called_modifier"]
        pool += 2 * (self.tool is not None and self.tool["touch"])
        return int(pool - 2 * self.off_hand())

    def off_hand(self) -> bool:
        """Whether the weapon is in the hand that is not favoured; bare hands are in none."""
        return not self.bare and (self.ash["hands"]["tool"] == "left") != self.ash["left_handed"]

    def within_reach(self) -> bool:
        """Whether both are near enough for close combat."""
        return self.far <= 2

    def defence(self) -> int:
        """The pool of the defence; none against one of whom nothing is known."""
        oak, attack = self.oak, self.attack
        if oak["unaware_of"]:
            return 0
        base, _, more = attack["defence"].partition("+")
        skill = {"parry-sword": "blades", "block": "unarmed"}.get(base, "dodge")
        pool = oak["reaction"] if base == "react" else rated(oak, "reaction", skill)
        pool += oak["skills"][skill if more == "skill" else more] if more else 0
        pool += wounds(oak) + 3 * (oak["riding"] == "moving") - oak["defended"]
        if self.close:
            return int(pool - 2 * oak["prone"])
        pool += 2 * oak["running"] - 3 * (bool(oak["engaged"]) and self.within_reach())
        pool -= FIRE[attack["burst"]][3] + {"": 0, "medium": 2, "wide": 4}[attack["spread"]]
        return int(pool - 2 * self.given["weapons"]["tool"]["area"])

    def resolve(self) -> dict[str, Any]:
        """The opposed test, the damage, what resists it, and what it does."""
        hits = self.hits(self.struck() if self.close else self.fired())
        net = hits - self.hits(self.defence())
        if net > 0:
            self.hurt(net)
        return self.done

    def hurt(self, net: int) -> None:
        """Damage, its kind, resistance with Body and armour; a fall; a full track."""
        value, kind = self.base()
        value += net
        if self.attack["called"] == "damage":
            value += self.attack["called_by"]
        ap = 0 if self.tool is None else self.tool["ap"]
        if not self.close:
            value += {"medium": -1, "wide": -2}.get(self.attack["spread"], 0)
        armour = max(0, self.oak["impact" if self.close else "armour"] + ap)
        armour = 0 if self.attack["called"] == "armour" else armour
        if value <= armour:
            kind = "S"
        value += 0 if self.close else FIRE[self.attack["burst"]][2]
        boxes = value - self.hits(self.oak["body"] + armour)
        if boxes <= 0:
            return
        track = "physical" if kind == "P" else "stun"
        self.done[track] = min(10, self.done[track] + boxes)
        out = 10 in (self.done["physical"], self.done["stun"])
        self.done["prone"] |= boxes > self.oak["body"] or boxes >= 10 or out

    def base(self) -> tuple[int, str]:
        """The damage of the weapon, with half the Strength for some; bare hands do half the Strength as stun."""
        half = (self.ash["strength"] + 1) // 2
        if self.tool is None:
            return half, "S"
        written = self.tool["damage"]
        return int(written[:-1]) + half * self.tool.get("strength", False), written[-1]


def compare(rng: Random, close: bool) -> None:
    """One attack played and worked out."""
    given = situation(rng, close)
    state = bench("shadowrun4").given(given, {})
    state.agenda = [("attack",)]
    table = Noted(rng)
    while state.agenda:
        beat.step(state, table)
    oak = state.actors["oak"]
    left = iter(table.faces)
    due = Second(given, left).resolve()
    assert {name: dump(oak)[name] for name in due} == due, (given, table.faces)
    assert list(left) == [], (given, table.faces)
    assert oak.dead == (oak.physical == 10)


@pytest.mark.parametrize("batch", BATCHES)
def test_a_shot_comes_out_as_the_second_reading_has_it(batch: int) -> None:
    rng = Random(f"shots/{batch}")
    for _ in range(EACH):
        compare(rng, close=False)


@pytest.mark.parametrize("batch", BATCHES)
def test_a_blow_comes_out_as_the_second_reading_has_it(batch: int) -> None:
    rng = Random(f"blows/{batch}")
    for _ in range(EACH):
        compare(rng, close=True)
