"""Cases: the fight that a case gives, and the procedures that cases may run besides beats.

`docs/cases.md` describes all of it for those who write cases.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from hantei.core.rulings import Rulings
from hantei.edition import Giving
from hantei.scenes.giving import BadCase, Fields, known

from .. import book as _book  # noqa: F401 - every chapter is at hand
from ..content.encounter import Content, Encounter
from ..rules.riders import is_machine
from ..rules.street.ground import point, tenths
from ..start import new_run
from ..state import Attack, Phase, Run, Walk, Work, Zone
from .encounter import DESCRIBING, SHEET, scenario_of
from .machines import RECORD, seated
from .magic import GIVEN_APART, give_magic, give_spells
from .magic import PROCEDURES as MAGIC
from .matrix import PROCEDURES as MATRIX
from .matrix import give_files, give_nodes, give_ways, settle
from .procedures import PROCEDURES as RULES
from .rigging import PROCEDURES as RIGGING
from .spirits import PROCEDURES as SPIRITS
from .spirits import give_servant, lay_bodies, mark
from .tests import PROCEDURES as TESTS

PROCEDURES: dict[str, Callable[..., None]] = {**TESTS, **RULES, **MAGIC, **SPIRITS, **MATRIX, **RIGGING}
"""What `run` of a case may name besides beats."""


def given(mapping: Mapping[str, Any], scene: Encounter, content: Content, rulings: Rulings) -> Run:
    """The state that a case gives in its encounter."""
    fields = Fields(mapping, "given")
    for unit in scene.units:
        known(f"given.actors.{unit.id}.side", unit.side, scene.sides)
    for who, sheet in scene.arsenal.characters.items():
        for name in sheet.weapons:
            known(f"given.actors.{who}.weapons", name, {**scene.arsenal.weapons, **content.arsenal.weapons})
    c = new_run({"scenario": scene.id, "rulings": rulings}, replace(content, encounters={scene.id: scene}))
    c.turn, c.pass_, c.agenda = 1, 1, []
    people = seated(Fields(fields.take("actors", {}), "given.actors").left)
    nodes = Fields(fields.take("nodes", {}), "given.nodes").left
    files = Fields(fields.take("files", {}), "given.files").left
    for name in DESCRIBING:
        fields.take(name)
    fields.fill(
        c, "encounter", "agenda", "brought", "actors", "attacks", "phases", "walk", "zones", "mounts", "jobs",
        "dropped", "casts", "rituals", "nodes", "files", "traces", "transfers", "signatures",
    )  # fmt: skip
    for who, entry in people.items():
        known("given.actors", who, c.actors)
        give_actor(c, who, Fields(entry or {}, f"given.actors.{who}"))
    lay_bodies(c)
    give_nodes(c, nodes)
    give_files(c, files)
    give_ways(c, fields)
    settle(c)
    for who, entry in people.items():
        check_seats(c, who, entry.get("drives", True))
    c.attacks = [one for one in [part(c, fields, "attack", Attack("", "", "ranged", "", ""))] if one]
    c.phases = [one for one in [part(c, fields, "phase", Phase(""))] if one]
    c.walk = part(c, fields, "walk", Walk("", "", 0, 0))
    c.signatures = [mark(c, entry) for entry in fields.many("signatures")]
    c.zones = [zone(c, entry) for entry in fields.many("zones")]
    give_magic(c, fields)
    fields.done()
    return c


def part(c: Run, fields: Fields, name: str, record: Any) -> Any:
    """An attack, a phase or a movement under way, where the case gives one."""
    plain = fields.take(name)
    if plain is None:
        return None
    inner = Fields(plain, f"given.{name}")
    if name == "walk":
        record.x, record.y = place_of(c, inner.take("to", "0,0"), inner.where)
        record.start_x, record.start_y = place_of(c, inner.take("from", "0,0"), inner.where)
        record.place = next(iter(c.scene.map.places))
    inner.complete(record, "x", "y", "start_x", "start_y")
    who = known(f"given.{name}", record.attacker if name == "attack" else record.who, c.actors)
    if name == "attack":
        known("given.attack.target", record.target, c.actors)
        held = c.actors[who].carried.get(record.weapon)
        record.weapon = record.weapon or "unarmed"
        if held is not None:
            record.arm, record.hand = record.arm or held.weapon, record.hand or held.hand
            record.mode = record.mode or held.mode
        if record.kind == "ranged" and not record.arm:
            known("given.attack.weapon", record.weapon, c.actors[who].carried)
    return record


def zone(c: Run, plain: Any) -> Zone:
    """Ground under fire: by whom, with what, from where to where, with how many hits."""
    inner = Fields(plain, "given.zones")
    owner = known("given.zones.owner", inner.left.get("owner"), c.actors)
    actor = c.actors[owner]
    name = inner.left.get("weapon", next(iter(actor.carried)))
    arm = actor.carried[known("given.zones.weapon", name, actor.carried)].weapon
    found = Zone(owner, name, arm, 0, 0, 0, 0, 0, 0, 10, 100)
    found.x, found.y = place_of(c, inner.take("from", "0,0"), inner.where)
    found.to_x, found.to_y = place_of(c, inner.take("to", "0,0"), inner.where)
    inner.complete(found, "x", "y", "to_x", "to_y", "arm")
    return found


def give_actor(c: Run, who: str, given: Fields) -> None:
    """How somebody stands; what belongs to the record has been read already."""
    actor = c.actors[who]
    asked = any(name in given.left for name in ("edge", "edge_rating"))
    machine = RECORD if is_machine(actor) else ()
    for name in (*SHEET, *machine, "character", "side", "seat", "hidden", "alert", "drives"):
        if name not in ("edge", "clips", "physical", "stun", "programs", "stored", "rating", "speed"):
            given.take(name)
    give_servant(actor, given)
    for name in ("physical_boxes", "stun_boxes", "edge_rating"):
        given.take(name)
    at = given.take("at")
    if at is not None and at not in c.scene.map.places:
        actor.x, actor.y = place_of(c, at, f"{given.where}.at")
    for field in ("rounds", "hands", "modes", "unloaded"):
        for name, value in items(given, field):
            held = c.actors[who].carried[known(f"{given.where}.{field}", name, actor.carried)]
            if field == "rounds":
                held.rounds = value
            elif field == "hands":
                held.hand = str(value)
            elif field == "modes":
                held.mode = str(value)
            else:
                held.loaded, held.rounds = False, 0
    for name, tries in items(given, "tries"):
        actor.works[name] = Work(tries=tries)
    actor.edge = c.sheet(who).edge
    actor.quiet = "" if asked else "always"
    if actor.arrives and "away" not in given.left:
        actor.away = True
    give_spells(c, who, given)
    given.complete(actor, "character", "side", "seat", "x", "y", "pc", "carried", "works", "loose", *GIVEN_APART)


def check_seats(c: Run, who: str, drives: bool) -> None:
    """SR-9.3.1: machines that a case names are there; whoever has jumped into one drives it, as does whoever is aboard
    first where nobody is named, unless it says that they do not."""
    actor = c.actors[who]
    for field in ("aboard", "jumped_in", "driver", "registered"):
        name = getattr(actor.machine, field)
        if name:
            known(f"given.actors.{who}.{field}", name, c.actors)
    if is_machine(actor) and actor.owner:
        actor.machine.registered = actor.machine.registered or actor.owner
    if actor.machine.jumped_in:
        c.actors[actor.machine.jumped_in].machine.driver = who
    elif drives and actor.machine.aboard and not c.actors[actor.machine.aboard].machine.driver:
        c.actors[actor.machine.aboard].machine.driver = who


def items(given: Fields, field: str) -> list[tuple[str, Any]]:
    """A mapping from weapons or tasks to figures, or a list of names."""
    plain = given.take(field, {})
    if isinstance(plain, list):
        return [(str(name), True) for name in plain]
    return list(Fields(plain, f"{given.where}.{field}").left.items())


def place_of(c: Run, at: Any, where: str) -> tuple[int, int]:
    """A point in metres: "30,0", "1.5,2", or how far along the first axis; or a place."""
    if at in c.scene.map.places:
        return point(c.scene.map.places[at].at)
    text = str(at) if "," in str(at) else f"{at},0"
    parts = text.split(",")
    if len(parts) != 2 or not all(part.strip().lstrip("-").replace(".", "", 1).isdecimal() for part in parts):
        raise BadCase("given-odd", where=where, found=str(at))
    return tenths(parts[0]), tenths(parts[1])


GIVING = Giving(DESCRIBING, scenario_of, given, PROCEDURES)
"""What cases of this rulebook give and run."""
