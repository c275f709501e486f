"""Cases: the battle that a case gives, and the procedures that cases may run besides beats.

`docs/cases.md` describes all of it for those who write cases.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hantei.core.rulings import Rulings
from hantei.edition import Giving
from hantei.scenes.giving import BadCase, Fields, known

from ..content.records import WANDERER_SET, Content, Encounter
from ..start import new_fight
from ..state import Action, Fight, Held, Lasting, Process
from .encounter import DESCRIBING, SHEET, scenario_of
from .procedures import PROCEDURES

STATUSES = dict.fromkeys(("sight_impaired", "cowed", "awakened", "unsupplied"))
"""What a case may give somebody to hold; harm is given by its own fields."""

READ = ("character", "hp_max", "fp_max", "sheet_initiative", "ability", "seat", "mounted", "pc")
"""What belongs to a record or unit and has been read already."""


def given(mapping: Mapping[str, Any], scene: Encounter, content: Content, rulings: Rulings) -> Fight:
    """The state that a case gives in its encounter."""
    fields = Fields(mapping, "given")
    for unit in scene.fighters:
        known(f"given.fighters.{unit.id}.faction", unit.faction, scene.factions)
    c = new_fight({"scenario": scene.id, "rulings": rulings}, replace(content, encounters={scene.id: scene}))
    c.round, c.phase, c.agenda = 1, "action", []
    if scene.sniping:
        c.sniping, c.distance = scene.sniping.range, scene.sniping.distance or 1
    fighters = Fields(fields.take("fighters", {}), "given.fighters").left
    for name in DESCRIBING:
        fields.take(name)
    c.action = part(c, fields, "action", Action("", "major", "arm", ""))
    c.process = part(c, fields, "process", Process(""))
    for name, plain in Fields(fields.take("sides", {}), "given.sides").left.items():
        inner = Fields(plain, f"given.sides.{name}")
        inner.complete(c.factions[known("given.sides", name, c.factions)])
    fields.fill(c, "encounter", "agenda", "brought", "fighters", "factions", "action", "process", "scene_statuses")
    for who, entry in fighters.items():
        known("given.fighters", who, c.fighters)
        give_fighter(c, who, Fields(entry or {}, f"given.fighters.{who}"))
    fields.done()
    return c


def part(c: Fight, fields: Fields, name: str, record: Any) -> Any:
    """A use or a main process under way, where the case gives one."""
    plain = fields.take(name)
    if plain is None:
        return None
    inner = Fields(plain, f"given.{name}")
    inner.complete(record)
    known(f"given.{name}.who", record.who, c.fighters)
    if name == "action":
        check_action(c, record)
    return record


def check_action(c: Fight, action: Action) -> None:
    """A use under way speaks of people and things that there are; an attack with an ARM is made with that one."""
    for target in (*action.targets, *action.hit, *action.guarded):
        known("given.action.targets", target, c.fighters)
    arms = c.fighters[action.who].arms
    things = {"arm": arms, "art": c.records.arts, "item": c.records.items}
    known("given.action.name", action.name, things[known("given.action.means", action.means, things)])
    if action.means == "arm":
        action.arm = action.name
    if action.arm:
        known("given.action.arm", action.arm, arms)


ORIGINS = ("art:ID", "item:ID", "task:ID", "rider:ID", "attack:WHO/ID")
"""What an effect that lasts may come from, as `in_force.record_of` reads it."""


def known_origin(c: Fight, origin: str, where: str) -> str:
    """An effect that lasts comes from something that there is."""
    kind, _, name = origin.partition(":")
    owner, _, attack = name.partition("/")
    natural = c.records.characters[owner].attacks if owner in c.records.characters else {}
    things: Mapping[str, Any] = {
        "art": c.records.arts,
        "item": c.records.items,
        "task": c.scene.tasks,
        "rider": {**c.records.arts, **c.records.arms},
        "attack": {f"{owner}/{attack}": attack} if attack in natural else {},
    }
    if name not in things.get(kind, {}):
        raise BadCase("given-unknown", where=where, found=origin, allowed=[*ORIGINS])
    return origin


def give_fighter(c: Fight, who: str, given: Fields) -> None:
    """How a participant stands; what belongs to its record has been read already."""
    fighter = c.fighters[who]
    for name in (*SHEET, *READ, "faction"):
        if name not in ("hp", "fp", "initiative", "items", "arms", "in_use"):
            given.take(name)
    given.take("arms")
    for name, rounds in Fields(given.take("rounds", {}), f"{given.where}.rounds").left.items():
        fighter.arms[known(f"{given.where}.rounds", name, fighter.arms)] = rounds
    statuses = [status(entry, given.where) for entry in given.many("statuses")]
    if any(held.status == "unsupplied" for held in statuses):  # WA-18.15
        fighter.items.pop(WANDERER_SET, None)
    for name, count in Fields(given.take("items", {}), f"{given.where}.items").left.items():
        fighter.items[known(f"{given.where}.items", name, c.records.items)] = count
    fighter.statuses += statuses
    fighter.lasting += [lasting(c, entry, given.where) for entry in given.many("lasting")]
    if fighter.arrives and "away" not in given.left:
        fighter.away = True
    if given.left.get("possession") == "lean":
        fighter.lean = 1
    given.complete(fighter, "character", "faction", "seat", "arms", "items", "statuses", "lasting", "pc")


def status(entry: Any, where: str) -> Held:
    """A status from the referee, or a mapping that says more."""
    inner = Fields({"status": entry} if isinstance(entry, str) else entry, f"{where}.statuses")
    found = inner.complete(Held("", "referee"))
    known(f"{where}.statuses", found.status, STATUSES)
    return found


def lasting(c: Fight, entry: Any, where: str) -> Lasting:
    """An effect that lasts for the battle, or a mapping that says more."""
    inner = Fields({"origin": entry} if isinstance(entry, str) else entry, f"{where}.lasting")
    found = inner.complete(Lasting("", "battle"))
    known_origin(c, found.origin, f"{where}.lasting")
    return found


GIVING = Giving(DESCRIBING, scenario_of, given, PROCEDURES)
"""What cases of this rulebook give and run."""
