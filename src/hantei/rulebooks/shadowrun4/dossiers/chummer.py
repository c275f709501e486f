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
from hantei.scenes.dossiers import Branch, TakenOver

from ..content.encounter import Content
from ..content.records import METATYPES, Arsenal, Attribute, Skill
from .chummer_gear import add_sense, carried, forms
from .chummer_magic import foci, spells, tradition
from .reading import Left, figure, id_of, inner, key, known, left_behind, sense, within, yes

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
    ("metamagics", "metamagic"), ("critterpowers", "critterpower"), ("spirits", "spirit"), ("vehicles", "vehicle"),
    ("martialarts", "martialart"), ("martialartmaneuvers", "martialartmaneuver"), ("contacts", "contact"),
    ("lifestyles", "lifestyle"),
)  # fmt: skip
"""What has no place on a sheet of this book, or other records in it."""

SIGHTS = {"laser_sight": "laser", "smartgun_system": "smartlink", "smartlink": "smartlink", "imaging_scope": "scope"}
"""What of the parts of a weapon the book knows, by how their names begin."""

DAMAGE = re.compile(r"(\(STR/2(?P<plus>\+[0-9]{1,2})?\)|(?P<fixed>[0-9]{1,2}))(?P<kind>[PS])")
FIGURE = re.compile(r"[0-9]{1,2}")
MODES = ("SS", "SA", "BF", "FA")


def taken(root: Branch, content: Content) -> TakenOver:
    """The dossier of a character. Raises `BadSetup` (`sr-chummer-none`) for a file that holds none."""
    if root.name != "character" or root.first("attributes") is None:
        raise BadSetup("sr-chummer-none")
    left: Left = []
    book = content.arsenal
    called = root.word("alias") or root.word("name") or "runner"
    sheet = person(root, called, book, left)
    weapons = own_weapons(root, book.weapons, left)
    sheet["weapons"] = list(weapons)
    ready = next((name for name, (_, record) in weapons.items() if record["kind"] != "thrown"), "")
    sheet["in_hand"] = [ready] if ready else []
    gear = carried(root, book, weapons, left)
    sheet |= gear.sheet
    forms(root, book, sheet, left)
    sheet |= tradition(root, book, left)
    known_spells, cast = spells(root, book.spells, left)
    bound, focused = foci(root, gear.foci, book.foci, left)
    sheet |= bound | ({"spells": known_spells} if known_spells else {})
    left += list(rest(root, sheet))
    shelves = {"weapons": {name: record for name, (_, record) in weapons.items()}, "spells": cast}
    shelves |= {"foci": focused, "devices": gear.devices}
    dossier: dict[str, Any] = {"hantei": "shadowrun4/character/1", "id": id_of(called, {}), "character": sheet}
    own = {shelf: records for shelf, records in shelves.items() if records}
    return TakenOver(dossier | ({"arsenal": own} if own else {}), left)


def person(root: Branch, called: str, book: Arsenal, left: Left) -> dict[str, Any]:
    """The figures of the sheet: attributes, skills, armour, how fast somebody acts."""
    sheet: dict[str, Any] = {"name": {"ja": called, "en": called}, "metatype": metatype(root, left)}
    sheet |= attributes(root, left)
    sheet["skills"] = skills(root, book.skills, left)
    return sheet | armour(root, left) | haste(root, sheet["attributes"])


def metatype(root: Branch, left: Left) -> str:
    """The metatype; one that the book has not is told, and counts as human."""
    word = root.word("metatype").lower()
    if word in METATYPES:
        return word
    at = root.first("metatype")
    left.append((at.line if at else root.line, Message("sr-chummer-metatype", {"found": word or "-"})))
    return "human"


def attributes(root: Branch, left: Left) -> dict[str, Any]:
    """The attributes as they are worked out; Magic and Resonance only of those who have them. One without a figure is
    told, and counts as 0."""
    found: dict[str, Any] = {"attributes": {}}
    section = root.first("attributes")
    for one in section.every("attribute") if section else ():
        name, word = one.word("name"), one.word("totalvalue") or one.word("value")
        value = max(0, figure(word))
        if name in ATTRIBUTES and not FIGURE.fullmatch(word):
            left.append((one.line, Message("sr-chummer-figure", {"name": name, "found": word or "-", "value": value})))
        if name in ATTRIBUTES:
            found["attributes"][ATTRIBUTES[name]] = value
        elif name in SPECIAL and (name == "EDG" or yes(root, f"{name.lower()}enabled")):
            found[SPECIAL[name]] = value
    return found


def skills(root: Branch, book: Mapping[str, Skill], left: Left) -> dict[str, int]:
    """Active skills by their names in the book; those of a group have the rating of the group where it is higher."""
    groups = {one.word("name"): figure(one.word("rating")) for one in inner(root, "skillgroups", "skillgroup")}
    found: dict[str, int] = {}
    for one in inner(root, "skills", "skill"):
        rating, name, spec = figure(one.word("rating")), one.word("name"), one.word("spec")
        if yes(one, "grouped"):
            rating = max(rating, groups.get(one.word("skillgroup"), 0))
        if rating <= 0:
            continue
        here = known(book, name)
        if not here or yes(one, "knowledge"):
            left.append((one.line, Message("sr-chummer-skill", {"name": name, "rating": rating})))
            continue
        found[here] = rating
        if spec:
            left.append((one.line, Message("sr-chummer-spec", {"name": name, "spec": spec})))
    return found


def armour(root: Branch, left: Left) -> dict[str, int]:
    """Ballistic and impact armour: the highest of each that is worn, since they do not add up (SR-3.4.19)."""
    worn = [one for one in inner(root, "armors", "armor") if yes(one, "equipped", otherwise=True)]
    left += [left_behind(one) for one in inner(root, "armors", "armor") if one not in worn]
    left += [left_behind(part) for one in worn for part in inner(one, "armormods", "armormod")]
    best = {"armour": "b", "impact": "i"}
    return {field: max((max(0, figure(one.word(short))) for one in worn), default=0) for field, short in best.items()}


def haste(root: Branch, values: Mapping[str, int]) -> dict[str, int]:
    """SR-3.1.3, SR-3.1.12: initiative and passes, with what quickens them."""
    add = dict.fromkeys(("Initiative", "InitiativePass", "InitiativePassAdd"), 0)
    for one in inner(root, "improvements", "improvement"):
        kind = one.word("improvementttype") or one.word("improvementtype")
        if kind in add and yes(one, "enabled", otherwise=True):
            value = figure(one.word("val"))
            add[kind] = max(add[kind], value) if kind == "InitiativePass" else add[kind] + value
    passes = 1 + add["InitiativePass"] + add["InitiativePassAdd"]
    speed = values.get("reaction", 0) + values.get("intuition", 0) + add["Initiative"]
    return {"initiative": max(0, speed), "passes": max(1, min(9, passes))}


def own_weapons(root: Branch, book: Mapping[str, Any], left: Left) -> dict[str, tuple[str, dict[str, Any]]]:
    """Weapons as records of their own, each with its category: what the file says, else as one that is used alike."""
    made: dict[str, tuple[str, dict[str, Any]]] = {}
    for one in inner(root, "weapons", "weapon"):
        name, category = one.word("weaponname") or one.word("name"), one.word("category")
        like = ALIKE.get(category, "")
        damage = DAMAGE.match(one.word("damage").replace(" ", ""))
        if like not in book or damage is None or not name:
            left.append(left_behind(one, name))
            continue
        made[id_of(name, {**made, **book})] = (category, weapon(one, name, book[like], damage, left))
        left.append((one.line, Message("sr-chummer-alike", {"name": name, "like": book[like].name})))
    return made


def weapon(one: Branch, name: str, like: Any, damage: re.Match[str], left: Left) -> dict[str, Any]:
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
    found = list(dict.fromkeys(sights(one, left)))
    return record | ({"sights": found} if found else {})


def sights(one: Branch, left: Left) -> Iterator[str]:
    """The sights among the parts of a weapon; parts of another kind are told."""
    sections = (("accessories", "accessory"), ("weaponmods", "weaponmod"))
    for part in (part for section, name in sections for part in inner(one, section, name)):
        found = next((sight for begins, sight in SIGHTS.items() if key(part.word("name")).startswith(begins)), "")
        if found:
            yield found
        else:
            left.append(left_behind(part))


def rest(root: Branch, sheet: dict[str, Any]) -> Iterator[tuple[int, Message]]:
    """Everything else in the file that somebody would look for; sight that something lends comes onto the sheet."""
    for section, name in WORKED_OUT:
        for one in (part for whole in inner(root, section, name) for part in within(whole, name)):
            kind = sense(one.word("name"))
            if kind:
                add_sense(sheet, kind)
            else:
                yield one.line, Message("sr-chummer-worked-out", {"name": one.word("name")})
    for section, name in NOWHERE:
        for one in inner(root, section, name):
            yield left_behind(one, one.word("name") or section)
