"""Chapter 00: the evasion action (回避行動)."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ..state import Fight
from .beats import beat
from .conditions import can_act
from .figures import rate_in_force, success_check

LEGS = ("left_leg", "right_leg")
"""GD-10.14: evasion uses both legs."""


@beat("evasions", "GD-00.12")
def evasions(c: Fight, table: Table) -> None:
    """Everybody whom the attack has hit, in the order of the attack, before any damage."""
    attack = c.strike
    then(c, *(("evasion", who) for who in dict.fromkeys(attack.targets) if who in attack.hits and may_evade(c, who)))


def evasion_rate(c: Fight, who: str) -> int:
    """GD-00.12, GD-07.22, GD-10.14: the rate at which somebody would evade now."""
    return rate_in_force(c, who, c.sheet(who).evasion, use="evasion", limbs=LEGS).value


def may_evade(c: Fight, who: str) -> bool:
    """GD-00.12: blows and throws can be evaded, shots by ruling only; not by those who cannot do anything.

    GD-00.19: no matter how often somebody has evaded in this round.
    """
    rule = c.rulings["evasion_rule"]
    if rule == "nothing" or (c.strike.kind == "shot" and rule != "everything"):
        return False
    return can_act(c, who)


@beat("evasion", "GD-00.12", "GD-00.19")
def evasion(c: Fight, table: Table, who: str) -> None:
    """Once against an attack, at will: a success makes it miss; by ruling only with a degree not below the hit's."""
    attack, fighter = c.strike, c.fighters[who]
    about: dict[str, Fact] = {"who": who, "attacker": attack.attacker, "weapon": attack.arm, "kind": attack.kind}
    about["degree"] = attack.degree
    if table.choose(Choice(fighter.seat, "evade", "GD-00.12", ["evade", "stand"], about)) == "stand":
        return
    fighter.must_rest = fighter.must_rest or c.rulings["evasion_cost"] == "next_action"
    skill = c.sheet(who).evasion
    result = success_check(c, table, who, "evasion", skill, use="evasion", limbs=LEGS, attacker=attack.attacker)
    falls_short = c.rulings["evasion_rule"] == "compare" and result.degree < attack.degree
    if result.success and not falls_short:
        del attack.hits[who]
        table.tell("evaded", who=who, attacker=attack.attacker)
