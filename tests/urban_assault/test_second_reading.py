"""Chapters 34 to 38 read a second time: whole battles fought anew, on random squads and enemies.

It shares no code with the rules: rounds, shots, follow-ups, withdrawals, shares of attacks, defences and the hit table
are carried out by a second, naive loop that is given the same dice. Both sides answer questions alike: everybody acts
in the order of the list, shoots while there are magazines, and at the first enemy that stands; other answers hang on
how many dice have fallen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from hantei.cases.bench import bench
from hantei.core.decision import Answer, Decision
from hantei.core.dice import Dice
from hantei.core.table import Table
from hantei.rulebooks.urban_assault.rules.beats import beat

BATCHES = (*range(2), *(pytest.param(batch, marks=pytest.mark.slow) for batch in range(2, 40)))
EACH = 60
ROUNDS = 4

SKILLS = {"medic": 0, "scout": 0, "engineer": 0, "marksman": 1, "assault": 1, "gunner": 0}
TABLE = ("medic", "scout", "engineer", "marksman", "assault", "gunner")  # the rows 1 to 6


def odd_one(fallen: int) -> str:
    """Who takes an odd attack, after so many dice."""
    return "members" if fallen % 3 else "leader"


def fumbled(fallen: int) -> str:
    """What a member's fumble leads to, after so many dice."""
    return "wound" if fallen % 2 else "drop_out"


class Noted(Table):
    """Dice by chance, noted in the order in which they fall; questions are answered by the habits above."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.faces: list[int] = []

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        faces = tuple(self.rng.randint(1, 6) for _ in range(dice.n))
        self.faces += faces
        return dice.read(faces)

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        (one,) = decisions
        options = getattr(one, "options", [])
        if one.kind == "odd_attack":
            return [odd_one(len(self.faces))]
        if one.kind == "fumbled_defence":
            return [fumbled(len(self.faces))]
        if one.kind == "action":
            return ["shoot" if "shoot" in options else "close"]
        assert one.kind in ("actor", "target", "follow_up", "who_is_hit"), one.kind
        return [options[0]]


# Situations


def situation(rng: Random) -> tuple[dict[str, Any], dict[str, str]]:
    """A squad, its enemies, and the readings of the table."""
    roles = sorted(rng.choices(TABLE, k=rng.randint(0, 6)))
    level = rng.randint(3, 6)
    if rng.random() < 0.3:
        enemies = [{"id": "one", "level": level, "life": rng.randint(2, 6), "attacks": rng.randint(1, 5)}]
        enemies[0] |= {"can_withdraw": True} if rng.random() < 0.5 else {}
    else:
        enemies = [
            {"id": name, "level": rng.randint(3, 6), "number": rng.randint(1, 7)}
            for name in ("one", "two", "three")[: rng.randint(1, 3)]
        ]
    for enemy in enemies:
        enemy["attitude"] = rng.choice(("hostile", "hostile", "fight_to_the_end"))
    gun, armour = rng.choice(("ar", "smg", "lmg")), rng.choice(("", "plate_carrier", "soft_armor"))
    given = {
        "leader": {"skill": rng.randint(0, 2), "life": rng.randint(2, 8), "wounds": rng.choice((0, 0, 1, 2, 3))},
        "gear": [gun, armour] if armour else [gun],
        "members": roles,
        "magazines": rng.choice((0, 1, 2, 5, 9, 30)),
        "map": {"space": rng.choice(("indoor", "outdoor")), "light": rng.choice(("bright", "dark"))},
        "enemies": enemies,
        "battle": {"first": rng.choice(("squad", "enemy")), "round": 0, "fortified": fortified(rng)},
    }
    rulings = {
        "withdrawal_threshold": rng.choice(("half_or_less", "below_half")),
        "attack_split": rng.choice(("leader_half", "even")),
        "critical_followup_cost": rng.choice(("free", "paid", "no_chain")),
    }
    return given, rulings


def fortified(rng: Random) -> list[str]:
    """Who has been dug in."""
    return [f"{who}:leader" for who in ("leader", "members") if rng.random() < 0.2]


# The second reading


class Over(Exception):
    """The battle is over, or has been watched for long enough."""


class Second:
    """A battle by the book as it is read here."""

    def __init__(self, given: dict[str, Any], rulings: dict[str, str], faces: Sequence[int]) -> None:
        self.given, self.rulings = given, rulings
        self.faces: Iterator[int] = iter(faces)
        self.fallen = 0
        leader = given["leader"]
        self.skill, self.life, self.wounds = leader["skill"], leader["life"], leader["wounds"]
        self.magazines, self.members = given["magazines"], list(given["members"])
        self.units = [dict(enemy, now=enemy.get("number", enemy.get("life"))) for enemy in given["enemies"]]
        self.round = 0
        self.result = ""

    def die(self) -> int:
        """The next die."""
        self.fallen += 1
        return next(self.faces)

    def standing(self) -> list[dict[str, Any]]:
        """The enemies left."""
        return [unit for unit in self.units if unit["now"] > 0 and not unit.get("gone")]

    def fight(self) -> None:
        """Rounds until it is over."""
        phases = [self.squad, self.enemy]
        if self.given["battle"]["first"] == "enemy":
            phases.reverse()
        try:
            while self.round < ROUNDS:
                self.round += 1
                for phase in phases:
                    phase()
                if self.wounds >= 3:
                    self.hurt()
        except Over:
            pass

    # The squad

    def squad(self) -> None:
        """The leader, then the members."""
        gun = self.given["gear"][0]
        outdoors, dark = self.given["map"]["space"] == "outdoor", self.given["map"]["light"] == "dark"
        own = self.skill - (self.wounds >= 1)
        aimed = own + (gun == "lmg") - (gun == "smg" and outdoors) - dark
        self.attack(aimed, own - 2, 2 if gun == "lmg" else 1)
        for role in list(self.members):
            self.attack(SKILLS[role] - dark, SKILLS[role] - 2, 2 if role == "gunner" else 1)

    def attack(self, aimed: int, close: int, shots: int) -> None:
        """Shots while there are magazines, or one blow."""
        if not self.magazines:
            self.strike(close, close, shot=False)
            return
        for _ in range(shots):
            if self.magazines:
                self.magazines -= 1
                self.strike(aimed, close, shot=True)

    def strike(self, aimed: int, close: int, shot: bool) -> None:
        """An attack, and another after each 6, at a price or once only where the table reads it so."""
        reading, follows = self.rulings["critical_followup_cost"], 0
        while True:
            unit, face = self.standing()[0], self.die()
            if face == 6 or (face > 1 and face + (aimed if shot else close) >= unit["level"]):
                self.fell(unit)
            if face < 6 or (reading == "no_chain" and follows):
                return
            follows += 1
            if reading == "paid" and shot:
                shot = self.magazines > 0
                self.magazines -= shot

    def fell(self, unit: dict[str, Any]) -> None:
        """One less; at half, whoever may withdraw does so; with nobody left it is over."""
        unit["now"] -= 1
        start = unit.get("number", unit.get("life"))
        may = unit["attitude"] == "hostile" and ("number" in unit or "can_withdraw" in unit)
        half = unit["now"] * 2 < start or (unit["now"] * 2 == start and self.reading_half())
        if may and half and unit["now"]:
            unit["gone"] = True
        if not self.standing():
            self.result = "over"
            raise Over

    def reading_half(self) -> bool:
        """Whether exactly half is few enough."""
        return self.rulings["withdrawal_threshold"] == "half_or_less"

    # The enemy

    def enemy(self) -> None:
        """Unit by unit; how many there were to be hit is counted as the phase begins."""
        there = len(self.members)
        for unit in self.standing():
            number = unit["now"] if "number" in unit else unit["attacks"]
            leader = self.share(number, there)
            for _ in range(leader):
                self.at_leader(unit)
            for _ in range(number - leader):
                if self.members:
                    self.at_member(unit)
                else:
                    self.at_leader(unit)

    def share(self, number: int, there: int) -> int:
        """How many of the attacks fall on the leader."""
        if self.rulings["attack_split"] == "even":
            each, odd = divmod(number, there + 1)
            return each + (odd > 0 and odd_one(self.fallen) == "leader")
        others = number // 2
        if number % 2 and others < there and odd_one(self.fallen) == "members":
            others += 1
        return number - min(others, there)

    def at_leader(self, unit: dict[str, Any]) -> None:
        """The leader's defence; a fumble wounds too."""
        face = self.die()
        value = self.skill - (self.wounds >= 2) + ("plate_carrier" in self.given["gear"])
        value += "leader:leader" in self.given["battle"]["fortified"]
        if face == 6 or (face > 1 and face + value >= unit["level"]):
            return
        self.wounds = min(3, self.wounds + (face == 1))
        self.hurt()

    def at_member(self, unit: dict[str, Any]) -> None:
        """A defence for the members with the leader's skill; a failure goes to the table."""
        face = self.die()
        value = self.skill + ("members:leader" in self.given["battle"]["fortified"])
        if face == 6 or (face > 1 and face + value >= unit["level"]):
            return
        if face == 1 and self.wounds < 3 and fumbled(self.fallen) == "wound":
            self.wounds += 1
            return
        row = self.die() - 1
        upwards = [role for role in TABLE[row:] if role in self.members]
        downwards = [role for role in TABLE[:row][::-1] if role in self.members]
        self.members.remove([*upwards, *downwards][0])

    def hurt(self) -> None:
        """A point of life; at 0 the leader is dead and the battle lost."""
        self.life -= 1
        if self.life <= 0:
            self.result = "lost"
            raise Over


@pytest.mark.parametrize("batch", BATCHES)
def test_a_battle_comes_out_as_the_second_reading_has_it(batch: int) -> None:
    rng = Random(f"battles/{batch}")
    for _ in range(EACH):
        given, rulings = situation(rng)
        state = bench("urban_assault").given(given, rulings)
        state.agenda = [("battle_over",), ("round",)]
        table = Noted(rng)
        while state.agenda[-1][0] != "battle_over" and not over(state):
            beat.step(state, table)
        second = Second(given, rulings, table.faces)
        second.fight()
        squad = state.squads["leader"]
        done = (squad.leader.life, squad.leader.wounds, squad.magazines)
        assert done == (second.life, second.wounds, second.magazines), (given, rulings, table.faces)
        left = sorted(member.role for member in squad.members.values() if member.active)
        assert left == sorted(second.members), (given, rulings, table.faces)
        units = [unit.strength for unit in state.fight.units.values()]
        assert units == [unit["now"] for unit in second.units], (given, rulings, table.faces)
        assert list(second.faces) == [], (given, rulings, table.faces)


def over(state: Any) -> bool:
    """Whether the rounds to be watched are done."""
    return bool(state.agenda[-1][0] == "round" and state.fight.round == ROUNDS)
