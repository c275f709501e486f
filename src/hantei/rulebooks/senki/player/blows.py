"""List the attacks that the machine player weighs: those that can be paid for now, with their figures."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from hantei.core.memory import remembered
from hantei.core.tally import Tally

from ..content.effects import Change, Inflict, Modify
from ..content.records import Cost, Power, Skill, Weapon
from ..rules.attack import hit_value, range_of
from ..rules.checks import add_check_modifiers
from ..rules.costs import affords, cost_of, short_of_power, together, used_up
from ..rules.figures import add_modifiers, figure, forces, holds
from ..rules.shapes import Target, parse_target, span
from ..rules.statuses import sealed
from ..state import Fight

SHARPENS = ("hit", "damage", "damage_dice", "range", "critical")
"""Figures that make one's own blows better."""


class Blow(NamedTuple):
    """One way to attack: by a weapon, a skill, or both."""

    option: str
    weapon: str
    kind: str
    hit: int
    mean: int  # damage before armour
    attribute: str
    target: Target
    reach: int
    still: bool  # not after moving (SK-12.8)
    far: int  # the greatest distance at which an enemy can be met
    price: int
    statuses: tuple[str, ...] = ()


Edge = tuple[Modify | Change, ...]
"""Effects supposed to be in force."""


class Means(NamedTuple):
    """A blow, the skill it is made by, if any, and the cost of both skill and weapon (SK-14.24)."""

    blow: Blow
    skill: str
    whole: Cost


def stance(c: Fight, who: str, arms: Sequence[str], edge: Edge) -> Hashable:
    """Everything besides the records that decides which attacks somebody has, with which figures and costs."""
    fighter = c.fighters[who]
    statuses = tuple([(found.id, found.equipment) for found in fighter.statuses]) if fighter.statuses else ()
    return fighter.character, tuple(arms), statuses, edge, forces(c, who)


@remembered(stance)
def means_of(c: Fight, who: str, arms: Sequence[str], edge: Edge) -> Sequence[Means]:
    """List every attack that somebody has, whether or not it can be paid for now."""
    shut = sealed(c, who)
    costs = {name: cost_of(c, who, f"weapons/{name}") for name in arms if name not in shut}
    costs = {name: cost for name, cost in costs.items() if not short_of_power(c, who, f"weapons/{name}", cost)}
    found = [Means(blow_of(c, who, name, "", edge), "", cost) for name, cost in costs.items()]
    for name in c.sheet(who).skills:
        skill, path = c.records.skills[name], f"skills/{name}"
        price = cost_of(c, who, path)
        if skill.timing != "major" or short_of_power(c, who, path, price):
            continue
        if skill.weapon_attack:
            kinds = ("blade", "shot", "charge_shot") if skill.weapon_attack == "any" else (skill.weapon_attack,)
            fitting = {arm: cost for arm, cost in costs.items() if c.records.weapons[arm].kind in kinds}
            found += [
                Means(blow_of(c, who, arm, name, edge), name, together([price, cost])) for arm, cost in fitting.items()
            ]
        elif skill.attack is not None:
            found.append(Means(blow_of(c, who, "", name, edge), name, price))
    return found


def payable_blows(c: Fight, who: str, arms: Sequence[str], edge: Edge) -> Sequence[Blow]:
    """Every attack that can be paid for now, by weapons ready to hand and by skills.

    `arms`: the weapons at hand; `edge`: effects supposed to be in force.
    """
    mine = c.fighters[who]
    found = means_of(c, who, arms, edge)
    paid = [means for means in found if affords(c, mine, means.whole)]
    return [means.blow for means in paid if not means.skill or skill_serves(c, who, means.skill)]


def skill_serves(c: Fight, who: str, skill: str) -> bool:
    """Whether a skill has a use left, and its condition holds (SK-DATA.5)."""
    return not used_up(c, who, skill) and holds(c, who, c.records.skills[skill].condition)


def blow_of(c: Fight, who: str, weapon: str, name: str, edge: Edge) -> Blow:
    """A weapon, a skill, or a skill with a weapon, as an attack (SK-DATA.5)."""
    arm = c.records.weapons[weapon] if weapon else None
    skill = c.records.skills[name] if name else None
    kind, power, shape = parts(arm, skill)
    sharper = sharpened((*edge, *(skill.effects if skill else ())), kind, power.attribute)
    hit, harm = hit_value(c, who, kind, weapon), Tally()
    add_modifiers(c, who, hit, "hit", kind)
    add_check_modifiers(c, who, hit, kind)
    add_modifiers(c, who, harm, "damage", kind, sharper.attribute)
    paths = [f"weapons/{weapon}"] * bool(arm) + [f"skills/{name}"] * bool(skill)
    after = [effect for entry in (arm, skill) if entry for effect in (*entry.on_hit, *entry.on_real_damage)]
    target, reach = parse_target(shape.target), range_of(c, who, shape.range + sharper.reach, kind)
    return Blow(
        option=f"skill:{name}" if name else f"attack:{weapon}",
        weapon=weapon,
        kind=kind,
        hit=hit.value + sharper.hit,
        mean=7 + power.modifier + sharper.mean + figure(c, who, "power") + harm.value,
        attribute=sharper.attribute,
        target=target,
        reach=reach,
        still=kind == "charge_shot" and not (arm or shape).keeps_charge_shot,
        far=span(c, target) + (reach if target.kind in ("single", "area") else 0),
        price=sum(cost_of(c, who, path).en for path in paths),
        statuses=tuple(effect.status for effect in after if isinstance(effect, Inflict)),
    )


def parts(arm: Weapon | None, skill: Skill | None) -> tuple[str, Power, Weapon | Skill]:
    """The kind of an attack, its power, and the record that says its range and target (SK-12.5)."""
    if skill is None or arm is None:
        only = arm or skill
        assert only is not None  # noqa: S101 - one of the two is given
        kind = only.kind if isinstance(only, Weapon) else only.attack_kind
        power = only.power if isinstance(only, Weapon) else only.attack
        return kind, power or Power("piercing"), only
    return arm.kind, skill.attack or arm.power, arm if skill.target == "自身" else skill


class Sharper(NamedTuple):
    """What effects add to an attack, and the attribute that it has after them."""

    hit: int
    mean: int
    reach: int
    attribute: str


def sharpened(effects: Iterable[object], kind: str, attribute: str) -> Sharper:
    """What effects do to an attack of a kind; a piercing one stays piercing."""
    hit = mean = reach = 0
    for effect in effects:
        if isinstance(effect, Modify) and effect.figure in SHARPENS and effect.attack in ("", kind):
            hit += effect.amount if effect.figure == "hit" else 0
            reach += effect.amount if effect.figure == "range" else 0
            mean += {"damage": 2, "damage_dice": 7, "critical": 1}.get(effect.figure, 0) * effect.amount // 2
        elif isinstance(effect, Change) and attribute != "piercing":
            attribute = effect.to
    return Sharper(hit, mean, reach, attribute)
