"""Chapter 00: blows (格闘), and weapons thrown."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from .aiming import aim_at_parts
from .beats import beat
from .conditions import lay_down
from .content import Weapon
from .ground import band_between
from .shooting import SETTLING, hit_check, targets_for, weapons_in_hand
from .state import Attack, Fight

BARE = "unarmed"


def blades(c: Fight, who: str) -> list[str]:
    """GD-00.13: the weapons that somebody can strike with now: close-combat ones in hand, and bare hands and feet."""
    carried = c.fighters[who].carried
    bare = [name for name, held in carried.items() if c.records.weapons[held.weapon].kind == BARE]
    names = [*weapons_in_hand(c, who, "close_combat"), *bare]
    return [name for name in names if foes(c, who, c.records.weapons[carried[name].weapon])]


def foes(c: Fight, who: str, arm: Weapon) -> list[str]:
    """GD-00.13: opponents at 至近距離."""
    return [name for name in targets_for(c, who, arm) if band_between(c, who, name) == "point_blank"]


def missiles(c: Fight, who: str) -> list[str]:
    """GD-00.12: the weapons in hand that somebody can throw at anybody now."""
    carried = c.fighters[who].carried
    held = weapons_in_hand(c, who, "thrown")
    return [name for name in held if targets_for(c, who, c.records.weapons[carried[name].weapon])]


@beat("melee", "GD-00.13", "GD-04.6", "GD-10.21")
def melee(c: Fight, table: Table, who: str) -> None:
    """One weapon, one target, one aim."""
    declare(c, table, who, "melee", blades(c, who))
    then(c, ("blow",), *SETTLING)


@beat("throw", "GD-00.12")
def throw(c: Fight, table: Table, who: str) -> None:
    """A weapon thrown: one hit check at its range, which can be evaded."""
    declare(c, table, who, "thrown", missiles(c, who))
    then(c, ("cast",), *SETTLING)


def declare(c: Fight, table: Table, who: str, kind: str, weapons: list[str]) -> None:
    """The weapon, the target, the part aimed at."""
    seat = c.fighters[who].seat
    about: dict[str, Fact] = {"who": who, "action": kind}
    weapon = table.choose(Choice(seat, "weapon", "GD-00.13", weapons, about))
    attack = c.attack = Attack(who, kind, weapon, c.fighters[who].carried[weapon].weapon)
    arm = c.records.weapons[attack.arm]
    options = foes(c, who, arm) if kind == "melee" else targets_for(c, who, arm)
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
