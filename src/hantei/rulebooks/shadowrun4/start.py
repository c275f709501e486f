"""A new fight from an encounter: who stands where, with what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from hantei.core.memory import OfObjects
from hantei.core.older import PlainRecord, RecordChanges, with_fields
from hantei.core.rulings import Rulings
from hantei.scenes.dossiers import BROUGHT
from hantei.scenes.muster import asked_for, check_names, muster, own_seats
from hantei.scenes.naming import apart

from .content.encounter import Content, UnitSpec
from .content.records import Arsenal
from .rules.magic.bodies import leave as leave_body
from .rules.matrix.node_start import nodes_of
from .rules.newcomers import actor, mount
from .rulings import RULINGS
from .state import Data, Job, Run

MOST_READINGS = 100
"""How many are kept, for all tables that choose alike."""


def new_run(setup: Mapping[str, Any], content: Content) -> Run:
    """The state before the first turn.

    Raises `BadSetup` for an encounter or ruling that does not exist, and for names that are those of the table.
    """
    c = Run(asked_for(setup, content.encounters))
    c.referee = bool(setup.get("referee", False))
    with_content(c, setup, content)
    c.actors = {who: actor(c, unit, number) for who, unit, number in muster(c.scene.units)}
    check_names(c.actors, c.scene.sides)
    units = {who: unit for who, unit, _ in muster(c.scene.units)}
    owners = {who: one.owner for who, one in c.actors.items()}
    for who, seat in own_seats(setup, {who: one.side for who, one in c.actors.items()}, owners).items():
        c.actors[who].seat = seat
    for who, one in c.actors.items():
        one.guard.unaware_of = [name for name, unit in units.items() if unit.hidden and unit.side != one.side]
        one.guard.surprised = units[who].surprised or c.scene.sides[one.side].surprised
    take_seats(c, units)
    for who, unit in units.items():
        if unit.projected:
            leave_body(c, who)
    c.jobs = {name: Job() for name in c.scene.tasks}
    c.mounts = {name: mount(c, place.mount) for name, place in c.scene.map.places.items() if place.mount}
    c.conditions = list(c.scene.map.conditions)
    c.nodes = nodes_of(c)
    c.files = {name: Data(file.bomb) for name, file in c.scene.files.items()}
    c.agenda = [("run",)]
    return c


def with_helpers(job: PlainRecord) -> PlainRecord:
    """SR-1.2.13: a task of a state saved when the helpers of a task were counted, not named."""
    if "helpers" not in job:
        return job
    kept = {name: value for name, value in job.items() if name not in ("help", "helpers")}
    return {**kept, "helped": {"": job.get("help")} if job["helpers"] else {}}


CHANGES: RecordChanges = {
    **BROUGHT,
    "actors.*": with_fields(bought_in=0),
    "phases.*": with_fields(beside=[], stopped=False),
    "jobs.*": lambda job: with_fields(rolled={})(with_helpers(job)),
}
"""What has been added to a run since runs were saved."""


def with_content(c: Run, setup: Mapping[str, Any], content: Content) -> Run:
    """Give a state what it reads and never changes; the encounter's rulings stand over the table's."""
    c.content, c.scene = content, content.encounters[c.encounter]
    chosen = tuple(Rulings(RULINGS, dict(setup.get("rulings", {}))).items())
    c.house, c.rulings = readings(chosen), readings((*chosen, *c.scene.rulings.items()))
    c.records = records(c.scene.arsenal, content.arsenal)
    people, sheets = muster(c.scene.units), c.records.characters
    c.names = apart(((who, unit.name or sheets[unit.character].name, n) for who, unit, n in people), "sr-numbered")
    return c


records = OfObjects(lambda own, book: own.over(book))
"""The records of an encounter and of the book, one for all games."""


@lru_cache(MOST_READINGS)
def readings(chosen: Sequence[tuple[str, str]]) -> Rulings:
    """The readings in force, the last of each that was chosen; they are never changed, and tables that choose alike
    share them. Raises `BadSetup` for a ruling or a reading that does not exist."""
    return Rulings(RULINGS, dict(chosen))


def take_seats(c: Run, units: Mapping[str, UnitSpec]) -> None:
    """Who rides in a vehicle is where it is, and one of them drives it; who has jumped into which machine (SR-9.3.1);
    who is chased by whom (SR-9.4.2), none of whom stands still."""
    for who, unit in units.items():
        if unit.jumped_in:
            c.actors[who].machine.jumped_in, c.actors[unit.jumped_in].machine.driver = unit.jumped_in, who
        if unit.aboard:
            actor, vehicle = c.actors[who], c.actors[unit.aboard]
            actor.machine.aboard = unit.aboard
            actor.place, actor.x, actor.y = vehicle.place, vehicle.x, vehicle.y
            if unit.drives:
                vehicle.machine.driver = who
    for spec in c.scene.chases:
        c.chase |= {f"{spec.quarry}|{name}": spec.distance for name in spec.pursuers}
        for name in (spec.quarry, *spec.pursuers):
            c.actors[name].machine.speed = c.actors[name].machine.speed or "ordinary"


def furnish(c: Run, arsenal: Arsenal) -> None:
    """Give a running game the records of the book anew, with those of people who are brought into it."""
    c.content = replace(c.content, arsenal=arsenal)
    c.records = records(c.scene.arsenal, arsenal)
