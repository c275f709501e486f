"""Faults of an encounter's own records: names, targets, ranges, dice."""

from __future__ import annotations

import re
from collections.abc import Iterable

from hantei.core.command import BadNotation
from hantei.core.message import Message
from hantei.scenes.faults import Faults, error, ids, warning

from ..content.effects import Actions, Effect, Going, Inflict, Lose, Mend, Modify, Price, Revive
from ..content.records import Arsenal, Character, Condition, Cost, Record, Skill, Weapon
from ..content.words import Formula, StatusId
from ..rules.attributes import slashes
from ..rules.dice import POOLS
from ..rules.effects import LASTING, TIMELESS
from ..rules.shapes import ALLOWED, parse_target
from .facts import Facts, named

PART = re.compile(r"[1-9][0-9]*|([1-9][0-9]*)d6")


SHELVES = ("weapons", "skills", "items", "assaults", "dresses", "characters")


def record_faults(facts: Facts) -> Faults:
    """Every record of the encounter's own."""
    own = facts.encounter.arsenal
    for shelf in SHELVES:
        yield from ids(f"arsenal/{shelf}", getattr(own, shelf))
    yield from attribute_faults(facts)
    yield from used_faults(own)
    yield from skill_faults(own)
    for name, sheet in own.characters.items():
        yield from character_faults(facts, f"arsenal/characters/{name}", sheet)


def used_faults(own: Arsenal) -> Faults:
    """What weapons, skills, items and assaults have in common: target, range, cost, effects."""
    for shelf in ("weapons", "skills", "items", "assaults", "dresses"):
        for name, record in getattr(own, shelf).items():
            path = f"arsenal/{shelf}/{name}"
            if hasattr(record, "target"):
                yield from target_faults(f"{path}/target", record.target)
                if record.range < 0:
                    yield error(f"{path}/range", "sk-fault-at-least", found=record.range, low=0)
            yield from cost_faults(f"{path}/cost", getattr(record, "cost", Cost()))
            for field in ("effects", "on_hit", "on_real_damage"):
                yield from effect_faults(f"{path}/{field}", getattr(record, field, ()))
            if isinstance(record, Record):
                yield from duration_faults(f"{path}/duration", record)


def attribute_faults(facts: Facts) -> Faults:
    """SK-13.5: 斬 is no attribute of the table, unless it is ruled to be one of its own."""
    if facts.encounter.rulings.get("slash_attribute") == "1":
        return
    names = {"found": Message("sk-attribute-slash"), "read_as": Message("sk-attribute-physical")}
    for path in slashes(facts.encounter):
        yield warning(path, "sk-fault-attribute", **names)
    for name, worn in facts.encounter.arsenal.dresses.items():
        if worn.slash:
            yield warning(f"arsenal/dresses/{name}/slash", "sk-fault-idle")


def duration_faults(path: str, record: Record) -> Faults:
    """SK-DATA.12: what lasts says how long."""
    effects = [effect for part in timed_parts(record) for effect in getattr(record, part)]
    if record.duration in TIMELESS and any(isinstance(effect, LASTING) for effect in effects):
        yield warning(path, "sk-fault-duration", found=record.duration)


def timed_parts(record: Record) -> tuple[str, ...]:
    """Which effects of a record last as long as it says: those at a step of an attack end with it at the latest."""
    on_hit = ("on_hit", "on_real_damage")
    if isinstance(record, Weapon):
        return on_hit
    if isinstance(record, Skill) and (record.attack is not None or record.weapon_attack):
        return on_hit
    steps = isinstance(record, Skill) and (record.timing == "always" or record.hook not in ("", "fall"))
    return () if steps else ("effects",)


def target_faults(path: str, target: str) -> Faults:
    """A target is written as SK-DATA.10 says."""
    try:
        parse_target(target)
    except BadNotation:
        yield error(path, "sk-fault-target", found=target, allowed=ALLOWED)


def cost_faults(path: str, cost: Cost) -> Faults:
    """Nothing pays for itself."""
    if cost.status:
        yield from rank_faults(f"{path}/rank", cost.status, cost.rank)
    for field in ("hp", "en", "ts"):
        if getattr(cost, field) < 0:
            yield error(f"{path}/{field}", "sk-fault-at-least", found=getattr(cost, field), low=0)


def effect_faults(path: str, effects: Iterable[Effect]) -> Faults:
    """Dice in effects are dice of this book, statuses have their ranks."""
    for i, effect in enumerate(effects):
        if isinstance(effect, Inflict):
            yield from rank_faults(f"{path}/{i}/rank", effect.status, effect.rank)
        if idle(effect):
            yield warning(f"{path}/{i}", "sk-fault-idle")
        if isinstance(effect, Mend | Revive | Lose):
            for field in ("hp", "en", "ts"):
                yield from formula_faults(f"{path}/{i}/{field}", getattr(effect, field, 0))


def idle(effect: Effect) -> bool:
    """Whether an effect changes nothing."""
    if isinstance(effect, Modify | Actions | Going):
        return not effect.amount
    return isinstance(effect, Lose | Price) and not (effect.hp or effect.en or effect.ts)


def rank_faults(path: str, status: StatusId, rank: int) -> Faults:
    """SK-DATA.17: corrosion has a rank, 1 or more; no other status has one."""
    if status == "corrosion" and not rank:
        yield error(path, "sk-fault-no-rank")
    elif status != "corrosion" and rank:
        yield error(path, "sk-fault-rank", found=rank)


def formula_faults(path: str, formula: Formula) -> Faults:
    """A figure, or D6 and figures added up."""
    if isinstance(formula, int) and formula < 0:
        yield error(path, "sk-fault-at-least", found=formula, low=0)
    parts = [] if isinstance(formula, int) else [PART.fullmatch(part) for part in formula.replace(" ", "").split("+")]
    if any(part is None or (part[1] and int(part[1]) not in POOLS) for part in parts):
        yield error(path, "sk-fault-formula", found=str(formula), most=max(POOLS))


def skill_faults(own: Arsenal) -> Faults:
    """A skill of a step says which step; an attack needs an attack power of its own or a weapon."""
    for name, skill in own.skills.items():
        if skill.timing == "hook" and not skill.hook:
            yield error(f"arsenal/skills/{name}/timing", "sk-fault-no-hook")
        if skill.condition is not None:
            yield from condition_faults(f"arsenal/skills/{name}/condition", skill, skill.condition)
        for field in ("uses_per_round", "uses_per_combat", "uses_per_attack", "check"):
            if getattr(skill, field) < 0:
                yield error(f"arsenal/skills/{name}/{field}", "sk-fault-at-least", found=getattr(skill, field), low=0)


def condition_faults(path: str, skill: Skill, condition: Condition) -> Faults:
    """SK-DATA.5: a condition names something, and what it names of an attack is known at the skill's step."""
    if condition == Condition():
        yield warning(path, "sk-fault-idle")
    known = ("hit_check", "defence_check", "damage_roll", "damage_taken")
    steps = {"attack": known, "attribute": known[2:]}
    for field, hooks in steps.items():
        if getattr(condition, field) and skill.timing != "always" and skill.hook not in hooks:
            yield error(f"{path}/{field}", "sk-fault-condition", field=field, allowed=[*hooks])


def character_faults(facts: Facts, path: str, sheet: Character) -> Faults:
    """What a character carries is there, and its weapons have room."""
    carried = (
        ("weapons", "weapon", sheet.weapons, facts.records.weapons),
        ("possessions", "weapon", sheet.possessions, facts.records.weapons),
        ("assaults", "assault", sheet.assaults, facts.records.assaults),
        ("skills", "skill", sheet.skills, facts.records.skills),
    )
    for field, kind, names, known in carried:
        for i, name in enumerate(names):
            yield from named(f"{path}/{field}/{i}", kind, name, known)
    for name, number in sheet.items.items():
        yield from named(f"{path}/items/{name}", "item", name, facts.records.items)
        if number < 0:
            yield error(f"{path}/items/{name}", "sk-fault-at-least", found=number, low=0)
    if sheet.dress:
        yield from named(f"{path}/dress", "dress", sheet.dress, facts.records.dresses)
    if sheet.en < 0 or sheet.ts < 0:
        yield error(path, "sk-fault-at-least", found=min(sheet.en, sheet.ts), low=0)
    worn = facts.records.dresses.get(sheet.dress)
    slots = sum(facts.records.weapons[name].slots for name in sheet.weapons if name in facts.records.weapons)
    if worn is not None and worn.weapon_slots and slots > worn.weapon_slots:
        yield warning(f"{path}/weapons", "sk-fault-slots", found=slots, most=worn.weapon_slots)
