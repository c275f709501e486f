"""Chapter 04, DATA: which skills, items and assaults can be used now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hantei.core.glance import at_a_glance

from ..content.effects import Turn
from ..content.records import Usable
from ..state import Fight
from .attack import reaches, shape_of, spoilt, weapon_barred
from .chosen_targets import users_choice
from .costs import payable, used_up
from .figures import holds
from .shapes import parse_target
from .statuses import sealed


def timed_skills(c: Fight, who: str, timing: str) -> list[str]:
    """List what of a timing can be used now, as "assault:leap", "skill:repair" and "item:patch"."""
    return [option for option in means(c, who, timing) if problem(c, who, option) == ""]


def means(c: Fight, who: str, timing: str) -> Sequence[str]:
    """List what somebody has of a timing, whether or not it can be used now."""
    fighter, shelf = c.fighters[who], c.records.items
    found = c.records.timed(fighter.character, timing)
    if not fighter.items:
        return found
    return [*found, *(f"item:{name}" for name, n in fighter.items.items() if n > 0 and shelf[name].timing == timing)]


def path_of(option: str) -> str:
    """Where the record behind an option stands: "skills/repair" for "skill:repair"."""
    how, _, name = option.partition(":")
    return f"{how}s/{name}"


def record_of(c: Fight, option: str) -> Usable:
    """The record behind "skill:repair", "item:patch" or "assault:leap"."""
    how, _, name = option.partition(":")
    shelf: Mapping[str, Usable] = getattr(c.records, f"{how}s")
    return shelf[name]


def problem(c: Fight, who: str, option: str) -> str:
    """The clause that bars a skill, item or assault now, or ""."""
    how, _, name = option.partition(":")
    return PROBLEMS[how](c, who, name)


@at_a_glance
def skill_problem(c: Fight, who: str, name: str) -> str:
    """The clause that bars a skill, in a process or action of its timing, now, or ""."""
    skill = c.records.skills[name]
    if skill.hook:
        return "SK-04.25"
    if skill.timing == "minor" and (skill.check or skill.attack is not None or skill.weapon_attack):
        return "SK-04.5"
    if not holds(c, who, skill.condition):
        return "SK-DATA.5"
    clause = used_up(c, who, name) or payable(c, who, f"skills/{name}")
    if clause:
        return clause
    if acts_anew(c, name) and not c.fighters[who].finished:
        return "SK-03.1"
    if skill.attack is not None or skill.weapon_attack:
        return "" if attack_arms(c, who, name) else "SK-12.3"
    return "" if users_choice(c, who, f"skills/{name}") else "SK-09.2"


def acts_anew(c: Fight, name: str) -> bool:
    """Whether a skill makes its own user unacted once more."""
    skill = c.records.skills[name]
    mine = parse_target(skill.target).kind == "self"
    return mine and any(isinstance(effect, Turn) and effect.do == "unacted" for effect in skill.effects)


def attack_arms(c: Fight, who: str, name: str) -> list[str]:
    """List the weapons with which an attack by this skill can be made; "" if it needs none.

    SK-12.5, SK-12.6, SK-12.7: the weapon must be of the kind that the skill asks for; SK-14.24: both must be paid.
    """
    skill = c.records.skills[name]
    if not skill.weapon_attack:
        if spoilt(c, who, skill.attack_kind, skill.keeps_charge_shot, parse_target(skill.target)):
            return []
        return [""] if reaches(c, who, *shape_of(c, who, "", name)) else []
    kinds = ("blade", "shot", "charge_shot") if skill.weapon_attack == "any" else (skill.weapon_attack,)
    return [
        arm
        for arm in c.fighters[who].equipped
        if c.records.weapons[arm].kind in kinds
        and weapon_barred(c, who, arm, name) == ""
        and payable(c, who, f"skills/{name}", f"weapons/{arm}") == ""
        and reaches(c, who, *shape_of(c, who, arm, name))
    ]


@at_a_glance
def item_problem(c: Fight, who: str, name: str) -> str:
    """The clause that bars an item now, or ""."""
    return payable(c, who, f"items/{name}") or ("" if users_choice(c, who, f"items/{name}") else "SK-09.2")


def assault_problem(c: Fight, who: str, name: str) -> str:
    """SK-15.17, SK-14.24: a sealed assault, or one that cannot be paid."""
    if name in sealed(c, who):
        return "SK-15.17"
    return payable(c, who, f"assaults/{name}")


PROBLEMS: Mapping[str, Callable[[Fight, str, str], str]] = {
    "assault": assault_problem,
    "skill": skill_problem,
    "item": item_problem,
}
