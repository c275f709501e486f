"""Dossiers: somebody, or a squad with its leader, written in a file of its own.

Bringing a dossier into a scenario or encounter copies all of it there; keeping somebody writes a dossier out of a game.
Everything here is plain data, as files hold it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from typing import Any

from ..core.amending import BRING, BadAmendment
from ..core.message import BadSetup, Complaint, Message, Sayable
from ..core.older import RecordChanges, up_to_date, with_fields
from ..core.record import Plain, load
from ..core.text import Text
from .muster import Side, sections

CHARACTERS = "characters"
"""The field of an encounter's own records that holds the characters."""

PEOPLE = "people"
"""The field of a setup that holds those brought into the running game: their dossiers by the ids of their records."""

Amending = Callable[[Any, str, Sequence[str]], None]
"""Applies an amendment: see `Referee.amend`."""

NO_ID = re.compile(r"[^a-z0-9_]+")


class CannotKeep(Complaint):
    """Raised for a name that nobody bears who can be kept."""


@dataclass(frozen=True)
class PlaceToGive:
    """Somebody in a scene whom a dossier can replace: their name, the path of the name in the file, and whether they
    are replaced by default."""

    name: str
    path: tuple[str | int, ...]
    usual: bool = True


@dataclass(frozen=True)
class Brought:
    """A scene into which a dossier was brought; `roots` maps paths in the scene to the paths in the dossier from which
    these parts came."""

    scene: Plain
    roots: Mapping[str, str]


@dataclass(frozen=True)
class Branch:
    """An element of a file of another program, as plain data: its name, its line, its text, the elements in it."""

    name: str
    line: int
    text: str = ""
    inner: Sequence[Branch] = ()

    def every(self, name: str) -> list[Branch]:
        """The elements in it that have a name."""
        return [one for one in self.inner if one.name == name]

    def first(self, name: str) -> Branch | None:
        """The first element in it that has a name."""
        return next(iter(self.every(name)), None)

    def word(self, name: str) -> str:
        """The text of the first element in it that has a name; "" if there is none."""
        found = self.first(name)
        return found.text if found is not None else ""


@dataclass(frozen=True)
class TakenOver:
    """A dossier made from a file of another program, and all that does not stand in it: the line, and what to say."""

    dossier: Plain
    left: Sequence[tuple[int, Message]]


@dataclass(frozen=True)
class Foreign:
    """Files of another program in which people are written: what it is called, how its files end, and what makes a
    dossier of one. `taken(root, content)` raises `BadSetup` for a file that is none of these."""

    program: str
    ending: str
    taken: Callable[[Branch, Any], TakenOver]


@dataclass(frozen=True)
class Dossiers:
    """The way in which a rulebook writes people down.

    `kind` names the format in the head of a file (`hantei: gundog/character/1`) and the field that holds the record;
    `model` is the type of the file, `title` the title of its schema. `places(scene)` lists the people of a scene who
    can be replaced, and `bring(scene, dossier, place)` replaces one of them. `names(state)` lists the people of a game
    who can be kept, and `keep(state, who)` makes the dossier of one of them. `level(dossier, level)` raises somebody to
    a level; it is None if the book has no levels. `shelve(content, people)` gives content the records of people who are
    brought into a running game, by the ids of their records. `led` says that each dossier brings a leader, so that as
    many leaders play as dossiers are brought. `foreign` are files of another program that become dossiers; None if
    there are none.
    """

    kind: str
    model: Any
    title: str
    places: Callable[[Any], Sequence[PlaceToGive]]
    bring: Callable[[Plain, Plain, PlaceToGive], Brought]
    names: Callable[[Any], Sequence[str]]
    keep: Callable[[Any, str], Plain]
    shelve: Callable[[Any, Mapping[str, Any]], Any]
    level: Callable[[Plain, int], Plain] | None = None
    led: bool = False
    foreign: Foreign | None = None


# People in encounters


def places_of(
    entries: Sequence[Any], side: Callable[[Any], str], sides: Mapping[str, Side], path: str
) -> list[PlaceToGive]:
    """The people of an encounter who can be replaced: all who are named once. Player characters are the default.

    Parameters: the entries of all who take part, the side of an entry, the sides (if none is that of the player
    characters, all entries are the default), and the field that holds the entries.
    """
    usual = [name for name, one in sides.items() if one.pc]
    names = [entry.id or entry.character for entry in entries]
    return [
        PlaceToGive(name, (path, i), not usual or side(entry) in usual)
        for i, (name, entry) in enumerate(zip(names, entries, strict=True))
        if entry.count == 1 and names.count(name) == 1
    ]


def into_encounter(scene: Plain, dossier: Plain, place: PlaceToGive, kind: str, own: Sequence[str]) -> Brought:
    """Replace somebody in an encounter by the character of a dossier.

    The place keeps its name, so that goals and orders still refer to it. `kind` is the field of the dossier that holds
    the record, `own` the fields of the entry that belong to the person and not to the place. Raises `BadSetup`
    (`dossier-record-twice`) if encounter and dossier have different records with one id.
    """
    path, number = str(place.path[0]), int(place.path[1])
    entries = list(scene[path])
    held: dict[str, Any] = dict(scene.get("arsenal", {}))
    brought: dict[str, Any] = {section: dict(records) for section, records in dossier.get("arsenal", {}).items()}
    others = [entry["character"] for i, entry in enumerate(entries) if i != number]
    name = free_id(dossier["id"], {*others, *held.get(CHARACTERS, {}), *brought.get(CHARACTERS, {})})
    roots = {
        f"arsenal/{section}/{one}": f"arsenal/{section}/{one}" for section, some in brought.items() for one in some
    }
    roots[f"arsenal/{CHARACTERS}/{name}"] = kind
    brought[CHARACTERS] = {**brought.get(CHARACTERS, {}), name: dossier[kind]}
    for section, records in brought.items():
        there = held.get(section, {})
        for one, record in records.items():
            if isinstance(there, Mapping) and there.get(one, record) != record:
                raise BadSetup("dossier-record-twice", section=section, id=one, who=dossier["id"])
        held[section] = {**there, **records}
    entry = {field: value for field, value in entries[number].items() if field not in own}
    entries[number] = {**entry, "id": place.name, "character": name}
    return Brought({**scene, path: entries, "arsenal": held}, roots)


# Into a running game


def shelved(content: Any, people: Mapping[str, Any], kind: str) -> Any:
    """Content with the records of people beside those of the book; `kind` is the field of a dossier with the record.

    Raises `BadSetup` (`dossier-record-twice`) if the book and a dossier have different records with one id: what is
    played with already must not become something else.
    """
    found = {field.name: getattr(content.arsenal, field.name) for field in fields(content.arsenal)}
    for name, one in people.items():
        for field in fields(one.arsenal):
            own = getattr(one.arsenal, field.name)
            if isinstance(own, Mapping):
                must_agree(own, found[field.name], field.name, one.id)
                found[field.name] = {**found[field.name], **own}
        found[CHARACTERS] = {**found[CHARACTERS], name: getattr(one, kind)}
    return replace(content, arsenal=replace(content.arsenal, **found))


def must_agree(own: Mapping[str, Any], there: Mapping[str, Any], section: str, who: str) -> None:
    """Raise `BadSetup` (`dossier-record-twice`) for a record that differs from one with its id."""
    for one, record in own.items():
        if there.get(one, record) != record:
            raise BadSetup("dossier-record-twice", section=section, id=one, who=who)


def peopled(setup: Mapping[str, Any], brought: Mapping[str, str]) -> Mapping[str, Any]:
    """A setup with those who were brought into the running game."""
    return {**setup, PEOPLE: dict(brought)} if brought else setup


BROUGHT: RecordChanges = {"": with_fields(brought={})}
"""A state that was saved before people could be brought has nobody who was."""


def revived(hint: Any, plain: Any, changes: RecordChanges = BROUGHT) -> Any:
    """A state with a field `brought` read back, after the changes that its class has gone through."""
    return load(hint, up_to_date(plain, changes))


def bringing(
    amend: Amending, content_of: Callable[[Mapping[str, Any]], Any], furnish: Callable[[Any, Any], None]
) -> Amending:
    """An `amend` that brings somebody too: `bring ID DOSSIER PART...` is `join RECORD PART...` with the record of a
    file.

    The state keeps the text of the file in `brought`, so that it can be read back without the file. Parameters: how
    all else is amended; the content for a setup; what gives a state the records of the book anew, those people among
    them.
    """

    def carried_out(c: Any, verb: str, words: Sequence[str]) -> None:
        if verb != BRING:
            amend(c, verb, words)
            return
        must_name(words)
        name = free_id(words[0], c.records.characters)
        before, brought = c.brought, {**c.brought, name: words[1]}
        old, new = (content_of(peopled({}, some)).arsenal for some in (before, brought))
        for field in fields(new):
            shelf = getattr(new, field.name)
            if isinstance(shelf, Mapping):
                fresh = {one: shelf[one] for one in shelf if one not in getattr(old, field.name)}
                must_agree(fresh, getattr(c.scene.arsenal, field.name), field.name, name)
        c.brought = brought
        furnish(c, new)
        try:
            amend(c, "join", [name, *words[2:]])
        except Complaint:
            c.brought = before
            furnish(c, old)
            raise

    return carried_out


def name_of_brought(name: str, dossier: Any) -> Sayable:
    """Name the person of a dossier: by the first name in it, else by its id."""
    found = next((one for one in names_in(dossier) if isinstance(one, str | dict)), name)
    return Text(str(found.get("ja", "")), str(found.get("en", ""))) if isinstance(found, dict) else found


def names_in(dossier: Any) -> Iterator[Any]:
    """The names in a dossier, without those of the records that it uses."""
    for field, value in dossier.items() if isinstance(dossier, Mapping) else ():
        if field == "name":
            yield value
        elif field != "arsenal":
            yield from names_in(value)


def must_name(words: Sequence[str]) -> None:
    """Raise `BadAmendment` (`amend-no-dossier`) for the words after `bring` that begin with no id and dossier."""
    if len(words) < 2 or not words[0] or NO_ID.sub("_", words[0]) != words[0]:
        raise BadAmendment("amend-no-dossier")


def free_id(wanted: str, taken: Iterable[str]) -> str:
    """An id that is not taken: the wanted one, or the wanted one with a number."""
    names, n = list(taken), 1
    found = wanted
    while found in names:
        n += 1
        found = f"{wanted}_{n}"
    return found


def from_encounter(head: str, kind: str, who: str, sheet: Any, own: Any) -> Plain:
    """Make the dossier of somebody in an encounter.

    Parameters: the id of the rulebook, the field for the record, the name, the sheet as it is now, and the encounter's
    own records; the dossier takes along those that the sheet refers to.
    """
    record = bare_record(sheet)
    used = referred(record, {section: bare_record(some) for section, some in sections(own).items()})
    arsenal = {section: records for section, records in used.items() if records}
    found = {"hantei": f"{head}/{kind}/1", "id": id_of(who, kind), kind: record}
    return {**found, "arsenal": arsenal} if arsenal else found


def referred(record: Any, sections: Mapping[str, Plain]) -> dict[str, dict[str, Any]]:
    """The records that a record names, and those that they name in turn, by section."""
    found: dict[str, dict[str, Any]] = {section: {} for section in sections}
    left = [record]
    while left:
        for word in words(left.pop()):
            for section, records in sections.items():
                if word in records and word not in found[section]:
                    found[section][word] = records[word]
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
    """Make an id of a name: small letters, digits and underscores; `usual` if nothing of the name is left."""
    bare = NO_ID.sub("_", name.lower()).strip("_")
    return bare if bare[:1].isalpha() else f"{usual}_{bare}".strip("_")


def bare_record(value: Any) -> Any:
    """A record of content as plain data, without the fields that have their default."""
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
