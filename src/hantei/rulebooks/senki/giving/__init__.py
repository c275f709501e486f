"""Cases: the fight that a case gives, and the procedures that cases may run besides beats.

`docs/cases.md` describes all of it for those who write cases.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hantei.core.rulings import Rulings
from hantei.edition import Giving
from hantei.scenes.giving import BadCase, Fields, known
from hantei.scenes.muster import over

from ..content.records import Arsenal, Content, Encounter
from ..content.words import MARK_WORDS, STATUS_WORDS
from ..rules.figures import record
from ..rules.grid import cell, door_name, named, on_board
from ..rules.paths import read
from ..rules.statuses import CURES
from ..start import new_fight
from ..state import Attack, Fight, Fighter, Running, Status
from .encounter import DESCRIBING, SHEET, scenario_of
from .procedures import PROCEDURES

STATUSES = (*CURES, "corrosion", "daze", "power_down")


def given(mapping: Mapping[str, Any], scene: Encounter, content: Content, rulings: Rulings) -> Fight:
    """The state that a case gives in its encounter."""
    fields = Fields(mapping, "given")
    check_references(scene, over(scene.arsenal, content.arsenal))
    setup = {"scenario": scene.id, "rulings": rulings}
    c = new_fight(setup, Content(content.arsenal, {scene.id: scene}))
    c.round, c.stage, c.agenda = 1, "initiative", [("initiative",)]
    fighters = Fields(fields.take("fighters", {}), "given.fighters").left
    for name in DESCRIBING:
        fields.take(name)
    give_fight(c, fields)
    for who, entry in fighters.items():
        known("given.fighters", who, c.fighters)
        give_fighter(c, who, Fields(entry or {}, f"given.fighters.{who}"))
    fields.done()
    return c


def check_references(scene: Encounter, records: Arsenal) -> None:
    """Everything that units refer to must be there, and every unit on the sheet."""
    for unit in scene.units:
        where = f"given.fighters.{unit.id or unit.character}"
        known(f"{where}.side", unit.side, scene.sides)
        sheet = records.characters[known(f"{where}.character", unit.character, records.characters)]
        carried = (("weapons", sheet.weapons), ("weapons", sheet.possessions), ("assaults", sheet.assaults))
        worn = (sheet.dress,) if sheet.dress else ()
        for shelf, names in (*carried, ("skills", sheet.skills), ("items", tuple(sheet.items)), ("dresses", worn)):
            for name in names:
                known(f"{where}.{shelf}", name, getattr(records, shelf))
        a_square(unit.at, f"{where}.at")


def a_square(plain: Any, where: str) -> str:
    """A square as it is written: "2,3"."""
    path = read(plain) if isinstance(plain, str) and plain else None
    if path is None or len(path) != 1:
        raise BadCase("given-odd", where=where, found=str(plain))
    return named(path[0])


def give_fight(c: Fight, fields: Fields) -> None:
    """How the fight stands."""
    attack = fields.take("attack")
    for door in Fields(fields.left.get("doors", {}), "given.doors").left:
        known("given.doors", door, {door_name(edge): edge for edge in c.scene.board.edges if edge.kind == "door"})
    for square, found in Fields(fields.left.get("marks", {}), "given.marks").left.items():
        a_square(square, "given.marks")
        fields.left["marks"][square] = [MARK_WORDS.get(mark, mark) for mark in found]
    for line in Fields(fields.left.get("lines", {}), "given.lines").left:
        for square in line.split("|", 1):
            a_square(square, "given.lines")
    fields.fill(c, "encounter", "agenda", "brought", "fighters", "attack")
    if attack is not None:
        plain = Fields(attack, "given.attack")
        c.attack = Attack(known("given.attack.attacker", plain.take("attacker"), c.fighters), "shot")
        plain.complete(c.attack, "attacker")


def give_fighter(c: Fight, who: str, given: Fields) -> None:
    """How a fighter stands; what belongs to its record has been read already."""
    fighter = c.fighters[who]
    carried = ("items", "possessions")
    for name in (*SHEET, "character", "hp_max", "en_max", "side", "seat"):
        if name not in ("hp", "en", "ts", *carried):
            given.take(name)
    at = given.take("at")
    if at is not None:
        fighter.x, fighter.y = cell(a_square(at, f"{given.where}.at"))
    if not on_board(c, (fighter.x, fighter.y)):
        raise BadCase("given-odd", where=f"{given.where}.at", found=str(at))
    fighter.statuses = [status(c, who, entry, given.where) for entry in given.many("statuses")]
    fighter.effects = [running(c, who, entry, given.where) for entry in given.many("effects")]
    if fighter.arrives and "away" not in given.left:
        fighter.away = True
    if "hp" not in given.left and any(given.left.get(name) for name in ("incapacitated", "shot_down")):
        fighter.hp = 0
    given.fill(fighter, "character", "side", "seat", "x", "y", "statuses", "effects", "pc")
    fighter.shot_down = fighter.shot_down or fighter.dead
    check_equipment(c, fighter, given.where)
    given.done()


def check_equipment(c: Fight, fighter: Fighter, where: str) -> None:
    """Weapons and items in hand must be there."""
    for name in (*fighter.equipped, *fighter.possessions, *fighter.unready):
        known(where, name, c.records.weapons)
    for name in fighter.items:
        known(where, name, c.records.items)


def status(c: Fight, who: str, entry: Any, where: str) -> Status:
    """A bad status: "daze", "corrosion 3", "seal rifle", "封印:rifle", or a mapping (SK-DATA.17)."""
    if isinstance(entry, str):
        name, _, rest = entry.strip("[]").replace(":", " ").partition(" ")
        entry = {"id": name} | ({"rank": int(rest)} if rest.isdecimal() else {"equipment": rest} if rest else {})
    given = Fields(entry, f"{where}.statuses")
    written = str(given.take("id"))
    name = known(given.where, STATUS_WORDS.get(written, written), dict.fromkeys(STATUSES))
    found = Status(name, round=c.round)
    given.fill(found, "id")
    if (found.rank > 0) != (name == "corrosion"):
        raise BadCase("given-odd", where=f"{given.where}.rank", found=str(found.rank))
    given.done()
    if name == "seal":
        known(given.where, found.equipment, dict.fromkeys((*c.fighters[who].equipped, *c.sheet(who).assaults)))
    return found


def running(c: Fight, who: str, entry: Any, where: str) -> Running:
    """Effects in force: "skills/guard" to the end of the round, or a mapping."""
    given = Fields({"record": entry} if isinstance(entry, str) else entry, f"{where}.effects")
    path = str(given.take("record"))
    shelf, _, name = path.partition("/")
    if shelf not in ("skills", "items", "assaults", "weapons"):
        raise BadCase("given-odd", where=given.where, found=path)
    known(given.where, name, getattr(c.records, shelf))
    found = Running(path, who, "round_end", "on_hit" if shelf == "weapons" else "effects", round=c.round)
    given.fill(found, "record")
    if not hasattr(record(c, path), found.part):
        raise BadCase("given-odd", where=f"{given.where}.part", found=found.part)
    given.done()
    return found


GIVING = Giving(DESCRIBING, scenario_of, given, PROCEDURES)
"""What cases of this rulebook give and run."""
