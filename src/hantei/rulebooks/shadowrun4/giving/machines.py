"""Machines as a case gives them: records of vehicles and drones, who drives and who rides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from hantei.scenes.giving import Fields

from ..content.records import ATTRIBUTES, Vehicle

PLAIN = 3
"""Body and Pilot of a machine of which a case says nothing."""

RECORD = tuple(field.name for field in fields(Vehicle) if field.name not in ("name", "role", "text"))
"""Fields of the record that a machine may be given with."""

KINDS = ("vehicle", "drone")


def is_given_machine(entry: Mapping[str, Any]) -> bool:
    """Whether a case describes a machine."""
    return entry.get("kind") in KINDS and not entry.get("character")


def plain_vehicle(entry: Mapping[str, Any]) -> dict[str, Any]:
    """What nobody says: Body 3, Pilot 3, no armour, Handling 0, room for four; drones stand still."""
    drone = entry.get("kind") == "drone"
    usual: dict[str, Any] = {"body": PLAIN, "pilot": PLAIN, "seats": 0 if drone else 4}
    return {**usual, **({"speed": ""} if drone else {}), **entry}


def machine(name: str, given: Fields) -> dict[str, Any]:
    """The record of a machine that a case describes with its state: `agility` and the like are figures of its own."""
    left = given.left
    own = {field: left[field] for field in ATTRIBUTES if field in left and field != "body"}
    found = plain_vehicle({field: left[field] for field in RECORD if field in left})
    found["attributes"] = {**found.get("attributes", {}), **own}
    return {"name": {"ja": name, "en": name}, **found}


def vehicles(shelf: Mapping[str, Any]) -> dict[str, Any]:
    """Records that the case describes under `vehicles`."""
    return {name: plain_vehicle(entry) for name, entry in shelf.items()}


def seated(people: Mapping[str, Any]) -> dict[str, Any]:
    """SR-9.7.10: who rides where: `driver` and `riders` of a vehicle put people aboard; whoever is aboard first
    drives, unless a driver is named or `drives: false` says otherwise; `drives` of a person can name the vehicle."""
    found = {who: dict(entry or {}) for who, entry in people.items()}
    for name, entry in found.items():
        aboard = [entry["driver"]] if entry.get("driver") in found else []
        for who in [*aboard, *entry.pop("riders", [])]:
            if found[who].get("jumped_in") != name:
                found[who].setdefault("aboard", name)
    for entry in found.values():
        if isinstance(entry.get("drives"), str):
            entry["aboard"] = entry["drives"]
            entry["drives"] = True
    return found
