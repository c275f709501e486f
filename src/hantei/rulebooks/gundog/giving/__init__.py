"""Cases: the fight that a case gives, and the procedures that cases may run besides beats.

`docs/cases.md` describes all of it for those who write cases.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hantei.core.rulings import Rulings
from hantei.edition import Giving
from hantei.scenes.giving import BadCase, Fields, known

from ..content.records import Content, Encounter
from ..rules.ground import point
from ..start import new_fight
from ..state import Attack, Bleeding, Fight, Impairment, Turn
from .attacks import at_hand
from .encounter import DESCRIBING, SHEET, scenario_of
from .procedures import PROCEDURES

KINDS = ("shock", "light", "serious")


def given(mapping: Mapping[str, Any], scene: Encounter, content: Content, rulings: Rulings) -> Fight:
    """The state that a case gives in its encounter."""
    fields = Fields(mapping, "given")
    for unit in scene.units:
        known(f"given.fighters.{unit.id}.side", unit.side, scene.sides)
    c = new_fight({"scenario": scene.id, "rulings": rulings}, replace(content, encounters={scene.id: scene}))
    c.round, c.stage, c.agenda = 1, "action_check", []
    fighters = Fields(fields.take("fighters", {}), "given.fighters").left
    for name in DESCRIBING:
        fields.take(name)
    c.attack = part(c, fields, "attack", Attack("", "shot", ""))
    c.turn = part(c, fields, "turn", Turn(""))
    fields.fill(c, "encounter", "agenda", "brought", "fighters", "attack", "turn")
    for who, entry in fighters.items():
        known("given.fighters", who, c.fighters)
        give_fighter(c, who, Fields(entry or {}, f"given.fighters.{who}"))
    if c.attack is not None:
        known("given.attack.weapon", c.attack.weapon, dict.fromkeys(at_hand(c, c.attack.attacker)))
    fields.done()
    return c


def part(c: Fight, fields: Fields, name: str, record: Any) -> Any:
    """An attack or an action check under way, where the case gives one."""
    plain = fields.take(name)
    if plain is None:
        return None
    inner = Fields(plain, f"given.{name}")
    inner.complete(record)
    who = known(f"given.{name}", record.attacker if name == "attack" else record.who, c.fighters)
    if name == "attack":
        carried = c.fighters[who].carried
        record.arm = record.arm or carried[known("given.attack.weapon", record.weapon, carried)].weapon
        for target in record.targets:
            known("given.attack.targets", target, c.fighters)
    return record


def give_fighter(c: Fight, who: str, given: Fields) -> None:
    """How a fighter stands; what belongs to its record has been read already."""
    fighter = c.fighters[who]
    for name in (*SHEET, "character", "endurance_max", "side", "seat"):
        if name not in ("endurance", "magazines", "items"):
            given.take(name)
    at = given.take("at")
    if at is not None and at not in c.scene.map.places:
        fighter.x, fighter.y = metres(at, f"{given.where}.at")
    fighter.impairments = [impairment(entry, given.where) for entry in given.many("impairments")]
    fighter.bleeding = [bleeding(entry, given.where) for entry in given.many("bleeding")]
    for name, rounds in Fields(given.take("rounds", {}), f"{given.where}.rounds").left.items():
        fighter.carried[known(f"{given.where}.rounds", name, fighter.carried)].rounds = rounds
    for name, hand in Fields(given.take("hands", {}), f"{given.where}.hands").left.items():
        fighter.carried[known(f"{given.where}.hands", name, fighter.carried)].hand = str(hand)
    if fighter.arrives and "away" not in given.left:
        fighter.away = True
    given.complete(fighter, "character", "side", "seat", "x", "y", "impairments", "bleeding", "pc", "armour")


def metres(at: Any, where: str) -> tuple[int, int]:
    """A point in metres: "30,0", or how far along the first axis."""
    text = f"{at},0" if type(at) is int else str(at)
    parts = text.split(",")
    if len(parts) != 2 or not all(part.lstrip("-").isdecimal() for part in parts):
        raise BadCase("given-odd", where=where, found=str(at))
    return point(text)


def impairment(entry: Any, where: str) -> Impairment:
    """A shock or wound: "light -10", "serious -20 left_arm", or a mapping."""
    if isinstance(entry, str):
        kind, _, rest = entry.partition(" ")
        amount, _, limb = rest.partition(" ")
        if not amount.lstrip("-").isdecimal():
            raise BadCase("given-odd", where=f"{where}.impairments", found=entry)
        entry = {"kind": kind, "amount": int(amount), "limb": limb}
    inner = Fields(entry, f"{where}.impairments")
    return inner.complete(Impairment(known(inner.where, inner.left.get("kind"), dict.fromkeys(KINDS)), 0))


def bleeding(entry: Any, where: str) -> Bleeding:
    """Bleeding: "1D6", 3, or a mapping."""
    inner = Fields({"formula": str(entry)} if isinstance(entry, str | int) else entry, f"{where}.bleeding")
    return inner.complete(Bleeding(""))


GIVING = Giving(DESCRIBING, scenario_of, given, PROCEDURES)
"""What cases of this rulebook give and run."""
