"""Faults of an encounter's own records: ARMs, skills and spells, items, characters (WA-DATA.3 to WA-DATA.7)."""

from __future__ import annotations

from collections import Counter

from hantei.scenes.faults import Faults, error, ids, warning

from ..content.records import ATTRIBUTES, NOTHING, Arm, Art, Character, Effect, Item, Modifier
from .facts import GENERAL, Facts, named

SHELVES = ("skills", "abilities", "attributes", "arms", "arts", "items", "characters")


HAD = ("arms", "arts", "items", "characters")
"""Records that matter only to whoever has them."""


def record_faults(facts: Facts) -> Faults:
    """Every record of the encounter's own."""
    own = facts.encounter.arsenal
    for shelf in SHELVES:
        yield from ids(f"arsenal/{shelf}", getattr(own, shelf))
    for name, skill in own.skills.items():
        yield from named(f"arsenal/skills/{name}/ability", "ability", skill.ability, facts.records.abilities)
    for name, arm in own.arms.items():
        yield from arm_faults(facts, f"arsenal/arms/{name}", arm)
        if arm.kind == "shooting" and arm.capacity is None:
            yield error(f"arsenal/arms/{name}", "wa-fault-capacity")
        if arm.kind == "magic":
            yield error(f"arsenal/arms/{name}/kind", "wa-fault-magic-arm")
    for name, art in own.arts.items():
        yield from art_faults(facts, f"arsenal/arts/{name}", art)
    for name, item in own.items.items():
        yield from item_faults(facts, f"arsenal/items/{name}", item)
    for name, sheet in own.characters.items():
        yield from character_faults(facts, f"arsenal/characters/{name}", sheet)


def arm_faults(facts: Facts, path: str, arm: Arm) -> Faults:
    """WA-DATA.3: rounds only where shots are fired, and enough of them for one attack."""
    yield from attribute_faults(facts, f"{path}/attribute", arm.attribute)
    yield from effect_faults(facts, f"{path}/rider", arm.rider)
    for i, art in enumerate(arm.arts):
        yield from named(f"{path}/arts/{i}", "art", art, facts.records.arts)
    if arm.kind != "shooting" and arm.capacity is not None:
        yield warning(f"{path}/capacity", "wa-fault-no-shots")
    if arm.capacity is not None and arm.rounds > arm.capacity:
        yield error(f"{path}/rounds", "wa-fault-rounds", found=arm.rounds, most=arm.capacity)


def art_faults(facts: Facts, path: str, art: Art) -> Faults:
    """WA-DATA.4: what an attack needs, and what only an attack has; a use that does something."""
    if art.attribute:
        yield from attribute_faults(facts, f"{path}/attribute", art.attribute)
    if art.skill:
        yield from named(f"{path}/skill", "skill", art.skill, facts.known_skills)
    yield from effect_faults(facts, f"{path}/effect", art.effect)
    yield from effect_faults(facts, f"{path}/rider", art.rider)
    yield from modifier_faults(facts, f"{path}/modifiers", art.modifiers)
    if art.check:
        yield from named(f"{path}/check/skill", "skill", art.check.skill, facts.known_skills)
    if art.bodies > 1 and art.target != "bodies":
        yield warning(f"{path}/bodies", "wa-fault-bodies")
    if art.attack:
        yield from attack_faults(path, art)
    else:
        yield from use_faults(path, art)


def attack_faults(path: str, art: Art) -> Faults:
    """An attack: its damage, its reach, at somebody else."""
    if art.attack == "magic" and art.damage is None:
        yield error(path, "wa-fault-no-damage")
    if art.attack == "magic" and art.range == "weapon":
        yield error(f"{path}/range", "wa-fault-magic-range")
    if art.attack != "shooting" and art.rounds is not None:
        yield error(f"{path}/rounds", "wa-fault-art-rounds")
    if art.target in ("self", "all_allies"):
        yield error(f"{path}/target", "wa-fault-attack-target")
    if art.timing == "other":
        yield error(f"{path}/timing", "wa-fault-standing-attack")
    if art.effect != NOTHING:
        yield error(f"{path}/effect", "wa-fault-attack-effect")


def use_faults(path: str, art: Art) -> Faults:
    """Anything else: what only attacks have is of no use; there must be something that it does."""
    for field in ("damage", "hit", "rounds"):
        if getattr(art, field) is not None:
            yield warning(f"{path}/{field}", "wa-fault-no-attack", field=field)
    if art.range == "weapon":
        yield error(f"{path}/range", "wa-fault-use-range")
    if art.timing == "other":
        if not art.modifiers:
            yield error(path, "wa-fault-standing-empty")
        if art.effect != NOTHING or art.cost is not None:
            yield error(path, "wa-fault-standing-use")
    elif art.effect == NOTHING:
        yield error(path, "wa-fault-empty")
    if art.timing != "other" and art.modifiers:
        yield error(f"{path}/modifiers", "wa-fault-modifiers")


def item_faults(facts: Facts, path: str, item: Item) -> Faults:
    """WA-DATA.5: what an item does needs a time to be used."""
    yield from effect_faults(facts, f"{path}/effect", item.effect)
    if item.check:
        yield from named(f"{path}/check/skill", "skill", item.check.skill, facts.known_skills)
    if item.effect != NOTHING and item.timing is None:
        yield error(path, "wa-fault-item-timing")
    if item.timing is not None and item.effect == NOTHING:
        yield error(path, "wa-fault-empty")


def effect_faults(facts: Facts, path: str, effect: Effect) -> Faults:
    """The attribute and the modifiers of an effect."""
    if effect.attribute:
        yield from attribute_faults(facts, f"{path}/attribute", effect.attribute)
    yield from modifier_faults(facts, f"{path}/modifiers", effect.modifiers)


def modifier_faults(facts: Facts, path: str, modifiers: tuple[Modifier, ...]) -> Faults:
    """What a modifier is on."""
    for i, one in enumerate(modifiers):
        yield from named(f"{path}/{i}/on", "modified", one.on, [*GENERAL, *facts.known_skills])
        if one.dice and one.on in ("armour", "initiative"):
            yield error(f"{path}/{i}/dice", "wa-fault-dice", on=one.on)


def attribute_faults(facts: Facts, path: str, attribute: str) -> Faults:
    """WA-15.5: other attributes are allowed; without a name they are shown as they are written."""
    if attribute not in ATTRIBUTES and attribute not in facts.records.attributes:
        yield warning(path, "wa-fault-attribute", found=attribute)


def character_faults(facts: Facts, path: str, sheet: Character) -> Faults:
    """WA-14.1: with HP and armour, or marked as without; what the sheet refers to."""
    if (sheet.hp is None) != sheet.no_hp:
        yield error(path, "wa-fault-hp")
    if sheet.hp is not None and sheet.armour is None:
        yield error(path, "wa-fault-armour")
    for name, skill in sheet.skills.items():
        if skill.ability:
            yield from named(f"{path}/skills/{name}/ability", "ability", skill.ability, sheet.abilities)
    for field, kind, known in (("arms", "arm", facts.records.arms), ("arts", "art", facts.records.arts)):
        for i, name in enumerate(getattr(sheet, field)):
            yield from named(f"{path}/{field}/{i}", kind, name, known)
    for name in sheet.items:
        yield from named(f"{path}/items/{name}", "item", name, facts.records.items)
    if sheet.in_use:
        yield from named(f"{path}/in_use", "arm", sheet.in_use, sheet.arms)
    for name, attack in sheet.attacks.items():
        yield from arm_faults(facts, f"{path}/attacks/{name}", attack)
        if name in facts.records.arms:
            yield error(f"{path}/attacks/{name}", "wa-fault-attack-name", name=name)
    yield from trait_faults(facts, path, sheet)
    yield from weight_faults(facts, path, sheet)


def trait_faults(facts: Facts, path: str, sheet: Character) -> Faults:
    """WA-15.12: an attribute under several traits is settled by the rules, but hardly meant."""
    for trait, attributes in sheet.traits.items():
        for i, attribute in enumerate(attributes):
            yield from attribute_faults(facts, f"{path}/traits/{trait}/{i}", attribute)
    often = Counter(attribute for attributes in sheet.traits.values() for attribute in attributes)
    for attribute, count in often.items():
        if count > 1:
            yield warning(f"{path}/traits", "wa-fault-trait-twice", attribute=attribute)


def weight_faults(facts: Facts, path: str, sheet: Character) -> Faults:
    """WA-18.17: what somebody carries from the beginning."""
    if sheet.weight_limit is None:
        return
    known = facts.records
    arms = sum(known.arms[name].weight for name in sheet.arms if name in known.arms)
    items = sum(count * known.items[name].weight for name, count in sheet.items.items() if name in known.items)
    if arms + items > sheet.weight_limit:
        yield warning(f"{path}/weight_limit", "wa-fault-weight", found=arms + items, most=sheet.weight_limit)
