"""Chapter 00: blows (格闘), and weapons thrown."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ..state import Attack, Fight
from .aimed_parts import aim_at_parts
from .beats import beat
from .conditions import lay_down
from .shooting import SETTLING, hit_check, targets_for, usable

BLOWS = ("close_combat", "unarmed")
"""GD-00.13: the kinds of weapons that strike."""


@beat("melee", "GD-00.13", "GD-04.6", "GD-10.21")
def melee(c: Fight, table: Table, who: str) -> None:
    """One weapon, one target, one aim."""
    if weapons := usable(c, who, *BLOWS):
        declare(c, table, who, "melee", weapons)
        then(c, ("blow",), *SETTLING)


@beat("throw", "GD-00.12")
def throw(c: Fight, table: Table, who: str) -> None:
    """A weapon thrown: one hit check at its range, which can be evaded."""
    if weapons := usable(c, who, "thrown"):
        declare(c, table, who, "thrown", weapons)
        then(c, ("cast",), *SETTLING)


def declare(c: Fight, table: Table, who: str, kind: str, weapons: list[str]) -> None:
    """The weapon, the target, the part aimed at."""
    seat = c.fighters[who].seat
    about: dict[str, Fact] = {"who": who, "action": kind}
    weapon = table.choose(Choice(seat, "weapon", "GD-00.13", weapons, about))
    attack = c.attack = Attack(who, kind, weapon, c.fighters[who].carried[weapon].weapon)
    options = targets_for(c, who, c.records.weapons[attack.arm])
    about = {"who": who, "weapon": weapon, "n": 1, "of": 1}
    attack.targets = [table.choose(Choice(seat, "target", "GD-00.13", options, about))]
    aim_at_parts(c, table)


@beat("blow", "GD-00.13", "GD-08.6")
def blow(c: Fight, table: Table) -> None:
    """One hit check; the target has been struck at, hit or not."""
    attack = c.strike
    target = attack.targets[0]
    if attack.attacker not in c.fighters[target].pressed:
        c.fighters[target].pressed.append(attack.attacker)
    tell_attack(c, table, "blow")
    hit_check(c, table, "blow")


@beat("cast", "GD-00.12")
def cast(c: Fight, table: Table) -> None:
    """One hit check; the weapon has left the hand and lies where the target stands."""
    attack = c.strike
    tell_attack(c, table, "throw")
    hit_check(c, table, "throw")
    thrown = c.fighters[attack.attacker].carried.pop(attack.weapon)
    lay_down(c, thrown, c.fighters[attack.targets[0]])


def tell_attack(c: Fight, table: Table, event: str) -> None:
    """Who attacks whom, with what, where on the body."""
    attack = c.strike
    facts: dict[str, Fact] = {"who": attack.attacker, "weapon": attack.arm, "target": attack.targets[0]}
    table.tell(event, None, **facts, aim=attack.aim, limb=attack.limb)
