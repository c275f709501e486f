"""SR-X.6: a character as Chummer (for the fourth edition) writes one, as a character of this book.

Figures are taken as the program has worked them out, with what gear and implants do to them. Weapons become records of
their own; what such a file does not say of them is that of a weapon of the book that is used alike. Everything else in
the file that has no place here is told with its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from hantei.core.message import BadSetup, Message
from hantei.core.record import Plain
from hantei.scenes.dossiers import Branch, TakenOver

from ..content.encounter import Content
from ..content.records import METATYPES, Attribute, Skill

ATTRIBUTES: Mapping[str, Attribute] = {
    "BOD": "body", "AGI": "agility", "REA": "reaction", "STR": "strength",
    "CHA": "charisma", "INT": "intuition", "LOG": "logic", "WIL": "willpower",
}  # fmt: skip
"""The program's short names of attributes."""

SPECIAL = {"EDG": "edge", "MAG": "magic", "RES": "resonance"}
"""The attributes of which a sheet has a field each."""

ALIKE = {
    "Blades": "knife", "Clubs": "club", "Tasers": "stun_pistol", "Hold-outs": "hold_out",
    "Light Pistols": "light_pistol", "Heavy Pistols": "heavy_pistol", "Machine Pistols": "machine_pistol",
    "Submachine Guns": "smg", "Assault Rifles": "assault_rifle", "Sporting Rifles": "sporting_rifle",
    "Sniper Rifles": "sniper_rifle", "Shotguns": "shotgun", "Light Machine Guns": "light_mg",
    "Medium Machine Guns": "light_mg", "Heavy Machine Guns": "mounted_mg", "Throwing Weapons": "throwing_knife",
}  # fmt: skip
"""The weapon of the book that is used as those of a category are."""

WORKED_OUT = (("cyberwares", "cyberware"), ("qualities", "quality"), ("powers", "power"))
"""What is in the figures already, as far as it changes any."""

NOWHERE = (
    ("spells", "spell"), ("techprograms", "techprogram"), ("foci", "focus"), ("spirits", "spirit"), ("gears", "gear"),
    ("vehicles", "vehicle"), ("martialarts", "martialart"), ("contacts", "contact"), ("lifestyles", "lifestyle"),
)  # fmt: skip
"""What has no place on a sheet of this book, or other records in it."""

NO_ID = re.compile(r"[^a-z0-9]+")
DAMAGE = re.compile(r"(\(STR/2(?P<plus>\+[0-9]{1,2})?\)|(?P<fixed>[0-9]{1,2}))(?P<kind>[PS])")
MODES = ("SS", "SA", "BF", "FA")
MOST = 30
"""The highest figure of a sheet."""

Left = list[tuple[int, Message]]


def taken(root: Branch, content: Content) -> TakenOver:
    """The dossier of a character. Raises `BadSetup` (`sr-chummer-none`) for a file that holds none."""
    if root.name != "character" or root.first("attributes") is None:
        raise BadSetup("sr-chummer-none")
    left: Left = []
    called = root.word("alias") or root.word("name") or "runner"
    sheet: dict[str, Any] = {"name": {"ja": called, "en": called}, "metatype": metatype(root, left)}
    sheet |= attributes(root)
    sheet["skills"] = skills(root, content.arsenal.skills, left)
    sheet |= armour(root, left)
    sheet |= haste(root, sheet["attributes"])
    weapons = dict(own_weapons(root, content.arsenal.weapons, left))
    sheet["weapons"] = list(weapons)
    ready = next((name for name, record in weapons.items() if record["kind"] != "thrown"), "")
    sheet["in_hand"] = [ready] if ready else []
    left += list(rest(root))
    dossier: dict[str, Any] = {"hantei": "shadowrun4/character/1", "id": id_of(called, {}), "character": sheet}
    if weapons:
        dossier["arsenal"] = {"weapons": weapons}
    return TakenOver(dossier, left)


def id_of(name: str, others: Mapping[str, Any]) -> str:
    """An id after a name, that no other has."""
    found = NO_ID.sub("_", name.lower()).strip("_")[:40]
    found = found if found[:1].isalpha() else f"runner_{found}".rstrip("_")
    number, free = 1, found
    while free in others:
        number += 1
        free = f"{found}_{number}"
    return free


def figure(word: str) -> int:
    """A whole number as the program writes it, 0 for what is none; within the bounds of a sheet."""
    found = re.match(r"\s*([+-]?[0-9]{1,6})", word)
    return max(-MOST, min(MOST, int(found[1]))) if found else 0


def metatype(root: Branch, left: Left) -> str:
    """The metatype; one that the book has not is told, and counts as human."""
    word = root.word("metatype").lower()
    if word in METATYPES:
        return word
    at = root.first("metatype")
    left.append((at.line if at else root.line, Message("sr-chummer-metatype", {"found": word or "-"})))
    return "human"


def attributes(root: Branch) -> dict[str, Any]:
    """The attributes as they are worked out; Magic and Resonance only of those who have them."""
    found: dict[str, Any] = {"attributes": {}}
    section = root.first("attributes")
    for one in section.every("attribute") if section else ():
        name, value = one.word("name"), max(0, figure(one.word("totalvalue") or one.word("value")))
        if name in ATTRIBUTES:
            found["attributes"][ATTRIBUTES[name]] = value
        elif name in SPECIAL and (name == "EDG" or root.word(f"{name.lower()}enabled").lower() == "true"):
            found[SPECIAL[name]] = value
    return found


def skills(root: Branch, known: Mapping[str, Skill], left: Left) -> dict[str, int]:
    """Active skills by their names in the book; those of a group have the rating of the group where it is higher."""
    ids = {skill.name.en.lower().replace(" ", "_"): name for name, skill in known.items()} | {one: one for one in known}
    ids |= {skill.name.ja: name for name, skill in known.items()} | {"unarmed_combat": "unarmed"}
    groups = {one.word("name"): figure(one.word("rating")) for one in inner(root, "skillgroups", "skillgroup")}
    found: dict[str, int] = {}
    for one in inner(root, "skills", "skill"):
        rating, name, spec = figure(one.word("rating")), one.word("name"), one.word("spec")
        if one.word("grouped").lower() == "true":
            rating = max(rating, groups.get(one.word("skillgroup"), 0))
        if rating <= 0:
            continue
        here = ids.get(NO_ID.sub("_", name.lower()).strip("_")) or ids.get(name)
        if here is None or one.word("knowledge").lower() == "true":
            left.append((one.line, Message("sr-chummer-skill", {"name": name, "rating": rating})))
            continue
        found[here] = rating
        if spec:
            left.append((one.line, Message("sr-chummer-spec", {"name": name, "spec": spec})))
    return found


def armour(root: Branch, left: Left) -> dict[str, int]:
    """Ballistic and impact armour: the highest of each that is worn, since they do not add up (SR-3.4.19)."""
    worn = [one for one in inner(root, "armors", "armor") if one.word("equipped").lower() != "false"]
    for one in inner(root, "armors", "armor"):
        if one not in worn:
            left.append((one.line, Message("sr-chummer-left", {"name": one.word("name")})))
    best = {"armour": "b", "impact": "i"}
    return {field: max((max(0, figure(one.word(short))) for one in worn), default=0) for field, short in best.items()}


def haste(root: Branch, values: Mapping[str, int]) -> dict[str, int]:
    """SR-3.1.3, SR-3.1.12: initiative and passes, with what quickens them."""
    add = dict.fromkeys(("Initiative", "InitiativePass", "InitiativePassAdd"), 0)
    for one in inner(root, "improvements", "improvement"):
        kind = one.word("improvementttype") or one.word("improvementtype")
        if kind in add and one.word("enabled").lower() != "false":
            value = figure(one.word("val"))
            add[kind] = max(add[kind], value) if kind == "InitiativePass" else add[kind] + value
    passes = 1 + add["InitiativePass"] + add["InitiativePassAdd"]
    speed = values.get("reaction", 0) + values.get("intuition", 0) + add["Initiative"]
    return {"initiative": max(0, speed), "passes": max(1, min(9, passes))}


def own_weapons(root: Branch, book: Mapping[str, Any], left: Left) -> Iterator[tuple[str, Plain]]:
    """Weapons as records of their own, each with what the file says of it and the rest of one that is used alike."""
    made: dict[str, Plain] = {}
    for one in inner(root, "weapons", "weapon"):
        name = one.word("weaponname") or one.word("name")
        like = ALIKE.get(one.word("category"), "")
        damage = DAMAGE.match(one.word("damage").replace(" ", ""))
        if like not in book or damage is None or not name:
            left.append((one.line, Message("sr-chummer-left", {"name": name or "-"})))
            continue
        here = id_of(name, {**made, **book})
        made[here] = weapon(one, name, book[like], damage)
        left.append((one.line, Message("sr-chummer-alike", {"name": name, "like": book[like].name})))
        yield here, made[here]


def weapon(one: Branch, name: str, like: Any, damage: re.Match[str]) -> Plain:
    """A weapon's record."""
    record: dict[str, Any] = {"name": {"ja": name, "en": name}, "kind": like.kind, "skill": like.skill}
    record["damage"] = f"{int(damage['fixed'] or (damage['plus'] or '0').lstrip('+'))}{damage['kind']}"
    record |= {"strength": damage["fixed"] is None, "ap": max(-20, min(20, figure(one.word("ap"))))}
    record |= {"hands": like.hands, "reach": max(0, min(5, figure(one.word("reach"))))}
    if like.bands:
        record["bands"] = list(like.bands)
    if like.kind == "gun":
        modes = [mode for mode in one.word("mode").upper().split("/") if mode in MODES]
        rounds = re.match(r"([0-9]{1,3})\s*\(?([a-z]*)", one.word("ammo"))
        record |= {"modes": modes or list(like.modes), "clip": int(rounds[1]) if rounds else like.clip}
        record["feed"] = "clip" if not rounds or rounds[2] in ("c", "d", "belt", "") else "loose"
        record |= {"heavy": like.heavy, "shotgun": like.shotgun, "spread": dict(like.spread)}
        record["compensation"] = max(0, min(20, figure(one.word("rc").strip("()"))))
    return record


def rest(root: Branch) -> Iterator[tuple[int, Message]]:
    """Everything else in the file that somebody would look for."""
    for section, name in WORKED_OUT:
        for one in inner(root, section, name):
            yield one.line, Message("sr-chummer-worked-out", {"name": one.word("name")})
    for section, name in NOWHERE:
        for one in inner(root, section, name):
            yield one.line, Message("sr-chummer-left", {"name": one.word("name") or section})


def inner(root: Branch, section: str, name: str) -> list[Branch]:
    """The elements of a section."""
    found = root.first(section)
    return found.every(name) if found is not None else []
