"""What a case gives of a scenario: one map with its events and enemies, and whatever else the format allows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from hantei.scenes.giving import BadCase, Fields, text, without

from ..state import Unit

HERE = "here"
"""The map of a case."""

WAITING = "waiting"
"""A map nobody enters, where effects stand that wait already."""

NAMED = ("counters", "information", "forces", "traits", "conditions", "companions", "prisoners", "objectives")
DESCRIBED = {"gear": "UA-SC.24", "roles": "UA-SC.27"}
UNIT_NOW = [field.name for field in fields(Unit) if field.name not in ("spec", "kind", "level", "attitude")]
"""Fields of an enemy that say how it stands in a battle already running."""


def scenario_of(mapping: Mapping[str, Any]) -> dict[str, Any]:
    """The scenario of a case as plain data."""
    given = Fields(mapping, "given")
    extra = given.take("scenario", {})
    if not isinstance(extra, Mapping):
        raise BadCase("given-not-mapping", where="given.scenario", found=str(extra))
    tile = {"title": text("here"), "space": "outdoor", **Fields(given.take("map", {}), "given.map").left}
    tile["events"] = [*given.many("events"), *meeting(given)]
    scenario = merge(standard(tile), extra)
    waiting = waits(given)
    if waiting:
        scenario["tiles"] = {**scenario["tiles"], WAITING: {"space": "outdoor", "events": waiting}}
    fill_names(scenario)
    return without(scenario, given.many("without"))


def standard(tile: dict[str, Any]) -> dict[str, Any]:
    """The smallest sound scenario: one map behind every result of the d66, then the end."""
    rows = {f"{tens}1-{tens}6": HERE for tens in range(1, 7)}
    return {
        "hantei": "urban_assault/1",
        "id": "case",
        "version": "1",
        "title": text("case"),
        "deployment_cap": 20,
        "tiles": {
            HERE: tile,
            "end": {
                "title": text("end"),
                "space": "outdoor",
                "events": [{"do": "objective", "objective": "objective"}],
            },
        },
        "progress": {"mode": "linear", "die": "d66", "rows": rows, "length": 6, "on_repeat": "run_again"},
        "objectives": {"objective": {"kind": "other"}},
        "final_event": "end",
    }


def merge(base: dict[str, Any], extra: Mapping[str, Any]) -> dict[str, Any]:
    """Fields of `extra` replace those of `base`; where both are mappings, their entries do."""
    merged = dict(base)
    for name, value in extra.items():
        both = isinstance(value, Mapping) and isinstance(merged.get(name), Mapping)
        merged[name] = {**merged[name], **value} if both else value
    return merged


def meeting(given: Fields) -> list[dict[str, Any]]:
    """The encounter of the map, if the case gives enemies or an encounter."""
    around = Fields(given.take("encounter", {}), "given.encounter").left
    specs = enemies(given)
    if not specs and not around:
        return []
    return [{"do": "encounter", "units": specs, **around}]


def enemies(given: Fields) -> list[dict[str, Any]]:
    """The enemies as the scenario describes them; how they stand in a running battle is left out."""
    specs: list[dict[str, Any]] = []
    for entry in given.many("enemies"):
        plain = Fields(entry, "given.enemies").left
        spec = {name: value for name, value in plain.items() if name not in UNIT_NOW}
        kind = spec.setdefault("kind", "group" if "number" in spec else "target")
        same = sum(other["id"] == kind or other["id"].startswith(f"{kind}-") for other in specs)
        spec.setdefault("id", f"{kind}-{same + 1}" if same else kind)
        specs.append(spec)
    return specs


def waits(given: Fields) -> list[dict[str, Any]]:
    """Effects that wait already: those of the operation, then those that apply to the battle."""
    found = []
    for part, name in (("operation", "waiting"), ("battle", "effects")):
        around = given.take(part, {})
        if isinstance(around, Mapping):
            found += [{"do": "wait", **entry} for entry in around.get(name, ())]
    return found


def fill_names(scenario: dict[str, Any]) -> None:
    """Names and texts that no rule reads may be left out."""
    for table in NAMED:
        scenario[table] = {key: {"name": text(key), **entry} for key, entry in scenario.get(table, {}).items()}
    for table, clause in DESCRIBED.items():
        scenario[table] = {
            key: {"name": text(key), "effect": text(key), "clause": clause, **entry}
            for key, entry in scenario.get(table, {}).items()
        }
    scenario["tiles"] = {key: {"title": text(key), **tile} for key, tile in scenario["tiles"].items()}
    scenario["difficulties"] = {
        key: {"name": text(key), **entry} for key, entry in scenario.get("difficulties", {}).items()
    }
    for name, value in scenario.items():
        scenario[name] = named(value)


def named(value: Any) -> Any:
    """The same data; units and options without a name bear that of their id."""
    if isinstance(value, list):
        return [named(item) for item in value]
    if not isinstance(value, Mapping):
        return value
    whole = {name: named(item) for name, item in value.items()}
    for part, field in (("units", "name"), ("options", "text")):
        if "do" in whole and isinstance(whole.get(part), list):
            whole[part] = [
                {field: text(str(entry["id"])), **entry} if isinstance(entry, Mapping) and "id" in entry else entry
                for entry in whole[part]
            ]
    return whole
