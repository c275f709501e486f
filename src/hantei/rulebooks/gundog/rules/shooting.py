"""Chapter 09: shooting (射撃): what is declared, the ammunition, the shots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hantei.core.agenda import BeatCall, drop_named, then
from hantei.core.decision import Amount, Choice, Fact
from hantei.core.glance import glance
from hantei.core.table import Table

from ..content.records import Band, Weapon
from ..state import Attack, Fight
from .aimed_parts import aim_at_parts
from .beats import beat
from .checks import Result, check
from .conditions import present
from .figures import after_check, end_shocks, level
from .firing_table import FIRING, full_shots, most_shots, price
from .ground import band_between, opponents, sees
from .hit_rate import hit_rate, range_modifier
from .leaving import ATTACK
from .readying import lose_aim

PATTERNS = ("112", "121", "122")
"""GD-09.8: how three shots go at two targets, each at least once; the first shot's is the first."""


SETTLING: Sequence[BeatCall] = (("evasions",), ("settlements",), ("alarm",), ("attack_over",))
"""What follows the hit checks of any attack."""


# What can be done


def weapons_in_hand(c: Fight, who: str, *kinds: str) -> list[str]:
    """GD-04.7: the weapons of these kinds that somebody holds, by the ids under which they are carried.

    Bare hands and feet are always at hand.
    """
    carried = c.fighters[who].carried
    found = {name: c.records.weapons[held.weapon].kind for name, held in carried.items()}
    return [name for name, kind in found.items() if kind in kinds and (carried[name].hand or kind == "unarmed")]


def usable(c: Fight, who: str, *kinds: str) -> list[str]:
    """The weapons of these kinds at hand with which somebody can attack anybody from here."""
    carried = c.fighters[who].carried
    held = weapons_in_hand(c, who, *kinds)
    return [name for name in held if targets_for(c, who, c.records.weapons[carried[name].weapon])]


def targets_for(c: Fight, who: str, arm: Weapon) -> list[str]:
    """Opponents alive whom somebody sees and can attack with a weapon from here."""
    return [*targets_of(c, who, [arm])]


def targets_of(c: Fight, who: str, arms: Sequence[Weapon]) -> Iterator[str]:
    """The same for any of some weapons, one after the other, for those who want to know of one alone."""
    for name in opponents(c, who) if arms else ():
        if not c.fighters[name].dead and sees(c, who, name):
            gap = band_between(c, who, name)
            if any(reaches(arm, gap) for arm in arms):
                yield name


def reaches(arm: Weapon, band: Band) -> bool:
    """GD-08.2: whether a weapon can attack at a range; GD-00.13: blows are struck at 至近距離 only."""
    return range_modifier(arm, band) is not None and (band == "point_blank" or arm.kind in ("gun", "thrown"))


def modes(c: Fight, who: str, weapon: str) -> list[str]:
    """GD-09.11, GD-09.23: the modes of a weapon for which it has the rounds of one shot."""
    held = c.fighters[who].carried[weapon]
    return [mode for mode in c.records.weapons[held.weapon].modes if most_shots(c, mode, held.rounds)]


def guns(c: Fight, who: str) -> list[str]:
    """GD-04.7: the guns that somebody can shoot with now; none where the action cannot be declared."""
    return [name for name in usable(c, who, "gun") if modes(c, who, name)]


# Declaring


@beat("shoot", "GD-04.7", "GD-09.21", "GD-09.23")
def shoot(c: Fight, table: Table, who: str) -> None:
    """One weapon; then mode, shots, targets and aim are declared in this order, the ammunition paid, the shots fired,
    and their targets dealt with in the order of their first shots."""
    with glance(c, again=True) as look:
        options = guns(c, who)
        if not options:
            return
        about: dict[str, Fact] = {"who": who, "action": "shoot"}
        weapon = table.choose(Choice(c.fighters[who].seat, "weapon", "GD-04.7", options, about))
    look.hand_on()  # what is declared of a volley changes nothing of what there is to see
    c.attack = Attack(who, "shot", weapon, c.fighters[who].carried[weapon].weapon)
    then(c, ("mode",), ("targets",), ("aim",), ("fire",), ("shot",), *SETTLING)


@beat("mode", "GD-09.7", "GD-09.11", "GD-09.23")
def mode(c: Fight, table: Table) -> None:
    """One mode that the weapon has, and how many shots, up to its limit and as far as the rounds go."""
    attack = c.strike
    who, seat = attack.attacker, c.fighters[attack.attacker].seat
    about: dict[str, Fact] = {"who": who, "weapon": attack.weapon}
    with glance(c, again=True) as look:
        attack.mode = table.choose(Choice(seat, "mode", "GD-09.23", modes(c, who, attack.weapon), about))
        rounds = c.fighters[who].carried[attack.weapon].rounds
        most = most_shots(c, attack.mode, rounds)
        shots = table.amount(Amount(seat, "shots", "GD-09.7", 1, most, {**about, "mode": attack.mode}))
    look.hand_on()
    attack.as_semi = shots > full_shots(c, attack.mode, rounds)
    attack.targets = [""] * shots


@beat("targets", "GD-09.1", "GD-09.8", "GD-04.8")
def targets(c: Fight, table: Table) -> None:
    """How many targets, as far as the firing table has cells for them; which; and which shot goes at which."""
    attack = c.strike
    who, seat, shots = attack.attacker, c.fighters[attack.attacker].seat, len(attack.targets)
    about: dict[str, Fact] = {"who": who, "weapon": attack.weapon, "mode": attack.mode, "shots": shots}
    there = targets_for(c, who, c.records.weapons[attack.arm])
    if not there:  # the only one has left: nothing is fired
        lapse(c, table)
        return
    cells = FIRING[attack.mode].cells
    most = max(n for n in cells if shots in cells[n] and n <= len(there))
    with glance(c, again=True) as look:
        count = table.amount(Amount(seat, "targets", "GD-09.8", 1, most, about))
        chosen: list[str] = []
        for number in range(count):
            left = [name for name in there if name not in chosen]
            chosen.append(
                table.choose(Choice(seat, "target", "GD-09.8", left, {**about, "n": number + 1, "of": count}))
            )
        pattern = ("111"[:shots], "12", "123")[count - 1]
        if (count, shots) == (2, 3):
            pattern = table.choose(Choice(seat, "assign", "GD-09.8", PATTERNS, {**about, "targets": chosen}))
    attack.targets = [chosen[int(place) - 1] for place in pattern]
    if not c.fighters[who].aiming:  # else what helps the shots may change now
        look.hand_on()
    lose_taken_aim(c, table, attack)


def lapse(c: Fight, table: Table) -> None:
    """An attack with nobody left to aim at is not made."""
    drop_named(c, ATTACK)
    table.tell("lapsed", who=c.strike.attacker, action="shoot")
    c.attack = None


def lose_taken_aim(c: Fight, table: Table, attack: Attack) -> None:
    """GD-04.8: an aim taken is lost by shooting at anybody else, also in the same volley."""
    if any(target != c.fighters[attack.attacker].aiming for target in attack.targets):
        lose_aim(c, table, attack.attacker, "elsewhere")


@beat("aim", "GD-09.21", "GD-10.1", "GD-10.18")
def aim(c: Fight, table: Table) -> None:
    """Where on the body the shots are to hit."""
    aim_at_parts(c, table)


# Firing


@beat("fire", "GD-09.10", "GD-09.21", "GD-09.7")
def fire(c: Fight, table: Table) -> None:
    """The ammunition of all shots declared is paid before any is rolled."""
    attack = c.strike
    held = c.fighters[attack.attacker].carried[attack.weapon]
    spent = price(c, attack.mode, len(attack.targets), held.rounds)
    held.rounds -= spent
    facts: dict[str, Fact] = {"who": attack.attacker, "weapon": attack.arm, "mode": attack.mode}
    facts |= {"shots": len(attack.targets), "targets": list(attack.targets), "aim": attack.aim, "limb": attack.limb}
    table.tell("volley", None, **facts, aims=list(attack.aims), spent=spent, left=held.rounds, semi=attack.as_semi)


@beat("shot", "GD-09.7", "GD-09.9", "GD-08.1", "GD-08.8")
def shot(c: Fight, table: Table) -> None:
    """The next shot: a hit check of its own, with its own cell; all shots declared are fired."""
    attack = c.strike
    if attack.shot == len(attack.targets):
        return
    index, attack.shot = attack.shot, attack.shot + 1
    then(c, ("shot",))
    if not present(c, attack.targets[index]):  # has left since: the shot goes wide
        return
    hits = hit_check(c, table, "shot", index, shot=index + 1, mode=attack.mode).success
    attack.semi_hit = hits and attack.as_semi and attack.shot == len(attack.targets)


def hit_check(c: Fight, table: Table, kind: str, index: int = 0, **facts: Fact) -> Result:
    """GD-00.1: a hit check is a success check at the hit rate; a hit is noted for its target."""
    attack = c.strike
    who, target, arm = attack.attacker, attack.targets[index], c.records.weapons[attack.arm]
    rate = hit_rate(c, attack, index)
    result = check(table, kind, rate, level(c, who, arm.skill), who=who, target=target, weapon=attack.arm, **facts)
    if result.success:
        attack.hits[target] = attack.hits.get(target, 0) + 1
        attack.degree = result.degree
    after_check(c, table, who, result, kind)
    return result


@beat("settlements", "GD-09.21", "GD-09.22")
def settlements(c: Fight, table: Table) -> None:
    """Target by target in the order of their first shots, those that were hit."""
    attack = c.strike
    then(c, *(("settle", name) for name in dict.fromkeys(attack.targets) if name in attack.hits))


@beat("attack_over", "GD-07.37")
def attack_over(c: Fight, table: Table) -> None:
    """The attack is done with; by ruling a shock has hampered the whole volley and ends now."""
    attack = c.strike
    if attack.kind == "shot" and c.rulings["shock_scope"] == "volley":
        end_shocks(c, table, attack.attacker)
    c.attack = None
