"""Dossiers: somebody, or a squad with its leader, written in a file of its own.

A dossier is brought into a scenario or encounter, which then holds all of it, and is kept out of a game as it stands.
Everything here is plain data, as it stands in files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from typing import Any

from .message import BadSetup, Complaint
from .muster import Side

Plain = Mapping[str, Any]
"""What a file holds, as plain data."""

CHARACTERS = "characters"
"""The shelf of an encounter's records on which people stand."""

NO_ID = re.compile(r"[^a-z0-9_]+")


class CannotKeep(Complaint):
    """Nobody in a game who can be kept is called so."""


@dataclass(frozen=True)
class Place:
    """Who stands in a scene and can give their place to somebody else: their name, where that stands in the file, and
    whether they are taken where nobody is named."""

    name: str
    path: tuple[str | int, ...]
    usual: bool = True


@dataclass(frozen=True)
class Brought:
    """A scene with somebody in it; `roots` says where in the scene the parts of the dossier stand: by the path in the
    scene, that in the dossier."""

    scene: Plain
    roots: Mapping[str, str]


@dataclass(frozen=True)
class Dossiers:
    """How a rulebook writes people down.

    `kind` is what one is called in the head of its file (`hantei: gundog/character/1`) and the field that holds the
    record; `model` is the type of the file, `title` what its schema is called. `places(scene)` are those of a scene who
    can be replaced. `bring(scene, dossier, place)` puts somebody there. `names(state)` are those of a game who can be
    kept, and `keep(state, who)` is the dossier of one of them as they stand. `level(dossier, level)` lets them begin at
    a level, None where the book knows none. `led`: whether every dossier brings a leader of its own, so that as many
    leaders play as are brought.
    """

    kind: str
    model: Any
    title: str
    places: Callable[[Any], Sequence[Place]]
    bring: Callable[[Plain, Plain, Place], Brought]
    names: Callable[[Any], Sequence[str]]
    keep: Callable[[Any, str], Plain]
    level: Callable[[Plain, int], Plain] | None = None
    led: bool = False


# People in encounters


def places_of(entries: Sequence[Any], side: Callable[[Any], str], sides: Mapping[str, Side], path: str) -> list[Place]:
    """Those of an encounter who can be replaced: everybody who is named once; the player characters are the usual ones.

    Parameters: the entries of those who take part, the side of an entry, the sides (where none is that of player
    characters all are usual), and the field in which the entries stand.
    """
    usual = [name for name, one in sides.items() if one.pc]
    names = [entry.id or entry.character for entry in entries]
    return [
        Place(name, (path, i), not usual or side(entry) in usual)
        for i, (name, entry) in enumerate(zip(names, entries, strict=True))
        if entry.count == 1 and names.count(name) == 1
    ]


def into_encounter(scene: Plain, dossier: Plain, place: Place, kind: str, own: Sequence[str]) -> Brought:
    """An encounter in which the character of a dossier stands in the place of somebody.

    The place keeps its name, so that goals and orders go on meaning it. Parameters besides: the field of the dossier
    that holds the record, and the fields of the entry that are somebody's own and go with them. Raises `BadSetup`
    (`dossier-record-twice`) where encounter and dossier have different records of one id.
    """
    path, number = str(place.path[0]), int(place.path[1])
    entries = list(scene[path])
    held: dict[str, Any] = dict(scene.get("arsenal", {}))
    brought: dict[str, Any] = {shelf: dict(records) for shelf, records in dossier.get("arsenal", {}).items()}
    others = [entry["character"] for i, entry in enumerate(entries) if i != number]
    name = free_id(dossier["id"], {*others, *held.get(CHARACTERS, {}), *brought.get(CHARACTERS, {})})
    roots = {f"arsenal/{shelf}/{one}": f"arsenal/{shelf}/{one}" for shelf, some in brought.items() for one in some}
    roots[f"arsenal/{CHARACTERS}/{name}"] = kind
    brought[CHARACTERS] = {**brought.get(CHARACTERS, {}), name: dossier[kind]}
    for shelf, records in brought.items():
        there = held.get(shelf, {})
        for one, record in records.items():
            if isinstance(there, Mapping) and there.get(one, record) != record:
                raise BadSetup("dossier-record-twice", shelf=shelf, id=one, who=dossier["id"])
        held[shelf] = {**there, **records}
    entry = {field: value for field, value in entries[number].items() if field not in own}
    entries[number] = {**entry, "id": place.name, "character": name}
    return Brought({**scene, path: entries, "arsenal": held}, roots)


def free_id(wanted: str, taken: Iterable[str]) -> str:
    """An id that nobody bears: the one wanted, or with a number behind it."""
    names, n = list(taken), 1
    found = wanted
    while found in names:
        n += 1
        found = f"{wanted}_{n}"
    return found


def from_encounter(head: str, kind: str, who: str, sheet: Any, own: Any) -> Plain:
    """The dossier of somebody in an encounter.

    Parameters: the id of the rulebook; the field that holds the record; their name; their sheet as it is now; the
    records of the encounter's own, of which those go along that the sheet refers to.
    """
    record = bare_record(sheet)
    used = referred(
        record, {shelf: bare_record(some) for shelf, some in vars(own).items() if isinstance(some, Mapping)}
    )
    arsenal = {shelf: records for shelf, records in used.items() if records}
    found = {"hantei": f"{head}/{kind}/1", "id": id_of(who, kind), kind: record}
    return {**found, "arsenal": arsenal} if arsenal else found


def referred(record: Any, shelves: Mapping[str, Plain]) -> dict[str, dict[str, Any]]:
    """The records that a record names, and those that they name in turn, by shelf."""
    found: dict[str, dict[str, Any]] = {shelf: {} for shelf in shelves}
    left = [record]
    while left:
        for word in words(left.pop()):
            for shelf, records in shelves.items():
                if word in records and word not in found[shelf]:
                    found[shelf][word] = records[word]
                    left.append(records[word])
    return found


def words(value: Any) -> Iterator[str]:
    """Every text in plain data, names of fields included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for name, item in value.items():
            yield str(name)
            yield from words(item)
    elif isinstance(value, list):
        for item in value:
            yield from words(item)


def id_of(name: str, usual: str) -> str:
    """A name as an id: small letters, figures and underscores; the `usual` one where nothing is left of it."""
    bare = NO_ID.sub("_", name.lower()).strip("_")
    return bare if bare[:1].isalpha() else f"{usual}_{bare}".strip("_")


def bare_record(value: Any) -> Any:
    """A record of content as plain data, without what is as it would be anyway."""
    if is_dataclass(value):
        return {
            field.name: bare_record(getattr(value, field.name))
            for field in fields(value)
            if field.default is MISSING or getattr(value, field.name) != field.default
            if field.default_factory is MISSING or getattr(value, field.name) != field.default_factory()
        }
    if isinstance(value, Mapping):
        return {name: bare_record(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [bare_record(item) for item in value]
    return value
