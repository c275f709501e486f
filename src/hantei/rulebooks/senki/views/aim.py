"""What a question aims at: its shape, its squares, and whom they meet."""

from __future__ import annotations

from hantei.core.decision import Choice, Decision, Route

from ..rules.attack import range_of
from ..rules.chosen_targets import Aim, aim_with, met
from ..rules.grid import cell, here, place
from ..rules.paths import read
from ..rules.shapes import cells, parse_target
from ..state import Cell, Fight


def aim_of(c: Fight, decision: Decision) -> Aim | None:
    """What is aimed in a question about an attack, or about the use of a record; None where it does not say."""
    who = str(decision.about.get("who", ""))
    path = str(decision.about.get("path", ""))
    if path:
        return aim_with(c, who, path)
    skill = c.records.skills.get(str(decision.about.get("skill", "")))
    arm = c.records.weapons.get(str(decision.about.get("weapon", "")))
    if isinstance(decision, Route) and c.attack is not None:  # a charge: the attack says with what
        skill, arm = c.records.skills.get(c.strike.skill), c.records.weapons.get(c.strike.weapon)
    if arm is not None and (skill is None or (skill.attack is None and skill.target == "自身")):
        return Aim(who, parse_target(arm.target), range_of(c, who, arm.range, arm.kind))
    if skill is not None and "weapon" in decision.about:
        kind = arm.kind if arm is not None else skill.attack_kind
        return Aim(who, parse_target(skill.target), range_of(c, who, skill.range, kind))
    return None


def squares_of(c: Fight, decision: Decision, option: str) -> list[Cell]:
    """The squares that a centre, a direction or the end of a charge would cover."""
    aim = aim_of(c, decision)
    if isinstance(decision, Route):
        return read(decision.ends.get(option, option)) or []
    if aim is None:
        return [cell(option)] if decision.kind == "centre" else []
    if decision.kind == "centre":
        return cells(c, aim.target, cell(option))
    return cells(c, aim.target, place(c, aim.who), option)


def met_by(c: Fight, decision: Decision, option: str) -> list[str]:
    """Whom a centre, a direction or a charge would meet."""
    aim = aim_of(c, decision)
    squares = squares_of(c, decision, option)
    if aim is None:
        return [who for at in squares for who in here(c, at) if not c.fighters[who].shot_down]
    return met(c, aim, squares, cell(option) if decision.kind == "centre" else place(c, aim.who))


def all_options(decision: Decision) -> list[str]:
    """The options of a question as words."""
    if isinstance(decision, Choice):
        return list(decision.options)
    return list(decision.ends) if isinstance(decision, Route) else []
