"""Chapter 00: a character's figures, and the success checks made with them under everything that hampers (07)."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.agenda import then
from hantei.core.decision import Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..content.records import Skill
from ..state import Fight, Fighter, Impairment
from .checks import Result, check
from .movement import add_movement

Modifier = tuple[int, str, str]
"""Percent, the clause that gives it, the slug of its reason."""

UNTRAINED = Skill(0)
"""A skill that is not on the sheet."""


def rate(c: Fight, who: str, skill: str) -> Tally:
    """GD-00.14, GD-00.15: the rate of a skill in percent as the sheet has it; 0 where it has none."""
    return Tally(c.sheet(who).skills.get(skill, UNTRAINED).rate, "GD-00.14", f"skill-{skill}")


def level(c: Fight, who: str, skill: str) -> int:
    """GD-00.14: the skill level (SL), which the degree of a success counts."""
    return c.sheet(who).skills.get(skill, UNTRAINED).level


def add_own_modifiers(c: Fight, who: str, rate: Tally, use: str = "check", limbs: Sequence[str] = ()) -> None:
    """Add all that a character's own state does to a check of its own (GD-07.43: every check, forced ones too).

    Parameters: `use`: one of `NO_ATTACK`, or what somebody attacks with (shooting, melee, the kind of the attack);
    `limbs`: those the action uses (GD-10.8, GD-10.14).
    """
    fighter = c.fighters[who]
    add_impairments(c, fighter, rate, limbs)
    if fighter.posture:
        rate.add(-20, "GD-07.28", "posture")
    if fighter.prone and use == "evasion":
        rate.add(-20, "GD-07.22", "prone")
    add_movement(c, who, rate, perception=use == "perception")
    add_tactics(c, fighter, rate, use)


def add_impairments(c: Fight, fighter: Fighter, rate: Tally, limbs: Sequence[str] = ()) -> None:
    """GD-07.35, GD-07.38, GD-07.40: the minus of every shock and wound; GD-07.42: all of them, or the worst of each
    kind; one limited to a limb counts where the limb is used."""
    if not fighter.impairments:
        return
    for kind, clause in IMPAIRMENTS.items():
        found = [one for one in fighter.impairments if one.kind == kind and (not one.limb or one.limb in limbs)]
        if found and c.rulings["wound_stacking"] == "worst_of_kind":
            found = [min(found, key=amount)]
        for one in found:
            rate.add(one.amount, clause, kind)


IMPAIRMENTS = {"shock": "GD-07.35", "light": "GD-07.38", "serious": "GD-07.40"}
"""GD-07.44: from the mildest to the most severe, and what puts each on a check."""


def amount(one: Impairment) -> int:
    """Return how much a shock or wound hampers."""
    return one.amount


NO_ATTACK = ("check", "perception", "evasion")
"""The uses of a check that is no hit check."""


def add_tactics(c: Fight, fighter: Fighter, rate: Tally, use: str) -> None:
    """GD-03.3: what a tactics success is good for where the table rules that it is not initiative."""
    effect = c.rulings["tactics_effect"]
    if effect == "group_file" or (effect == "hit_rate" and use not in NO_ATTACK):
        rate.add(fighter.tactics, "GD-03.3", "tactics")


def rate_in_force(
    c: Fight,
    who: str,
    skill: str,
    modifiers: Sequence[Modifier] = (),
    use: str = "check",
    limbs: Sequence[str] = (),
) -> Tally:
    """The rate at which a success check with a skill is rolled; the parameters are those of `success_check`."""
    total = rate(c, who, skill)
    for percent, clause, label in modifiers:
        total.add(percent, clause, label)
    add_own_modifiers(c, who, total, "perception" if skill == "awareness" else use, limbs)
    return total


def success_check(
    c: Fight,
    table: Table,
    who: str,
    kind: str,
    skill: str,
    modifiers: Sequence[Modifier] = (),
    use: str = "check",
    limbs: Sequence[str] = (),
    **facts: Fact,
) -> Result:
    """A success check with a skill under all modifiers in force (GD-00.1, GD-00.4, GD-07.43), and what it ends.

    Parameters: `kind`: what it is for, as the event names it; `modifiers`: of the occasion; `use`, `limbs` as for
    `add_own_modifiers`; a check of situational awareness is one of perception (GD-06.2).
    """
    total = rate_in_force(c, who, skill, modifiers, use, limbs)
    result = check(table, kind, total, level(c, who, skill), who=who, **facts)
    after_check(c, table, who, result, kind)
    return result


def after_check(c: Fight, table: Table, who: str, result: Result, kind: str = "other") -> None:
    """What follows any check somebody made: shocks end (GD-07.36); a fumble has what the group's file gives (GD-00.2).

    GD-07.37: of a volley one shot is hampered, or by ruling all of them: `end_shocks` then ends them with the volley.
    """
    if c.rulings["shock_scope"] == "one_shot" or kind != "shot":
        end_shocks(c, table, who)
    if result.result == "fumble" and c.rulings["fumble_table"] == "group_file":
        then(c, ("fumble", who, kind))


def end_shocks(c: Fight, table: Table, who: str) -> None:
    """GD-07.35, GD-07.36: the next check is done, and all shocks are gone (GD-07.42)."""
    fighter = c.fighters[who]
    if any(one.kind == "shock" for one in fighter.impairments):
        fighter.impairments = [one for one in fighter.impairments if one.kind != "shock"]
        table.tell("shock_over", who=who)
