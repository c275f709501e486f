"""Scenarios, encounters and people that somebody uploads as files: checks them and keeps them for that person."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import NamedTuple

from hantei import dossiers, library
from hantei.content import BadContent, FileFault, decoded
from hantei.core.message import Complaint
from hantei.core.text import Text
from hantei.examining import examined
from hantei.library import Heading, Shelf
from hantei.play import Refused

from .store import Db, Row, Store

MOST_BYTES = 256 * 1024
MOST_SCRIPTS = 50
"""Bytes of the largest file, and the files that one person may keep."""


PEOPLE = re.compile(r"^hantei:\s*[\"']?\w+/\w+/\d+", re.M)
"""Recognises a file of people by its head."""


@dataclass(frozen=True)
class OwnFile:
    """A file of somebody's own as lists show it, without its text; `name` is the id in the text, `people` says whether
    it holds people or a machine, and nothing to play."""

    id: str
    rulebook: str
    name: str
    title: Text
    people: bool


@dataclass(frozen=True)
class OwnScenario:
    """A scenario or encounter of somebody's own, or people in a file; `name` is the id in the text."""

    id: str
    rulebook: str
    name: str
    title: Text
    text: str

    @property
    def people(self) -> bool:
        """Whether it holds people or a machine, and nothing to play."""
        return holds_people(self.text)


def holds_people(text: str) -> bool:
    """Whether a text holds people or a machine, by its head; the whole text may have to be searched for that."""
    return PEOPLE.search(text) is not None


class SoundText(NamedTuple):
    """A text that was checked: the id of its rulebook, what lists show of it, the warnings."""

    rulebook: str
    heading: Heading
    warnings: Sequence[FileFault]


def examine(text: str, name: str) -> SoundText:
    """Check a text of somebody's own before it is played. It takes long, and can be done in another process.

    Parameters: the text, and its name. Raises as `sound`.
    """
    shelf, faults = sound(text, f"{name}.yaml")
    return SoundText(shelf.id, library.heading(name, text), faults)


def sound(text: str, file: str) -> tuple[Shelf, Sequence[FileFault]]:
    """Check a text. Return its rulebook and the warnings.

    Raises `BadSetup` if no rulebook reads it, `BadContent` with all its faults if it has errors.
    """
    rulebook_id, faults = examined(text, file)
    if any(fault.severity == "error" for fault in faults):
        raise BadContent(faults)
    return library.shelf(rulebook_id), faults


def read(data: bytes, file: str) -> OwnScenario:
    """Read and check a file that somebody uploads, which has no id here yet. It takes long, and can be done in another
    process.

    Parameters: the bytes of the file, and its name. Raises `BadSetup`, `BadContent` for one with errors.
    """
    text = decoded(data, file)
    shelf, _ = sound(text, file)
    name = library.scenario_id(text, file)
    return OwnScenario("", shelf.id, name, title_of(name, text), text)


def bring(store: Store, person: str, found: OwnScenario) -> str:
    """Keep a file that somebody uploads; it replaces their file with the same id. Return its id.

    Raises `Refused` (`too-many-scripts`).
    """
    values = row_of(person, found)

    def keep(db: Db) -> str:
        db.execute(f"{ADDED} {IN_PLACE}", values)
        must_have_room(db, person)
        query = "SELECT id FROM scripts WHERE person = ? AND rulebook = ? AND name = ?"
        ((own,),) = db.execute(query, (person, found.rulebook, found.name))
        return str(own)

    return str(store.write(keep))


def title_of(name: str, text: str) -> Text:
    """The title of a file of one's own."""
    if not dossiers.is_dossier(library.head(text, name)):
        return library.heading(name, text).title
    found = dossiers.called(text, name)
    if isinstance(found, str):
        return Text(ja=found, en=found)
    first = next(iter(found.values()))
    return Text(ja=found.get("ja", first), en=found.get("en", first))


ADDED = "INSERT INTO scripts (id, person, rulebook, name, title, text, made, people) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"

IN_PLACE = """
ON CONFLICT (person, rulebook, name) DO UPDATE
SET title = excluded.title, text = excluded.text, made = excluded.made, people = excluded.people"""


def row_of(person: str, one: OwnScenario) -> Row:
    """A new row of the store for a file of somebody's own, as `ADDED` takes it."""
    title, people = written_title(one.title), int(holds_people(one.text))
    return secrets.token_urlsafe(9), person, one.rulebook, one.name, title, one.text, int(time()), people


def written_title(title: Text) -> str:
    """A title as the store keeps it."""
    return json.dumps({"ja": title.ja, "en": title.en}, ensure_ascii=False)


def must_have_room(db: Db, person: str) -> None:
    """Raise `Refused` (`too-many-scripts`) for more files than one person may keep."""
    ((count,),) = db.execute("SELECT count(*) FROM scripts WHERE person = ?", (person,))
    if count > MOST_SCRIPTS:
        raise Refused("too-many-scripts", most=MOST_SCRIPTS)


def of(store: Store, person: str) -> Sequence[OwnFile]:
    """The files of somebody's own, the newest first, without their texts, which can be megabytes."""
    query = "SELECT id, rulebook, name, title, people FROM scripts WHERE person = ? ORDER BY made DESC, name"
    rows = store.read(query, person)
    return [
        OwnFile(own, book, name, Text(**json.loads(title)), bool(people)) for own, book, name, title, people in rows
    ]


def people_of(store: Store, person: str, rulebook: str) -> Sequence[OwnScenario]:
    """The files of somebody's own that hold people of a rulebook, the newest first."""
    query = "SELECT id, rulebook, name, title, text FROM scripts WHERE person = ? AND rulebook = ? AND people = 1"
    return [script_of(row) for row in store.read(query + " ORDER BY made DESC, name", person, rulebook)]


def find(store: Store, person: str, script: str) -> OwnScenario | None:
    """A file of somebody's; None if there is none, or if it belongs to another person."""
    query = "SELECT id, rulebook, name, title, text FROM scripts WHERE person = ? AND id = ?"
    return next((script_of(row) for row in store.read(query, person, script)), None)


def remove(store: Store, person: str, script: str) -> None:
    """Delete a file of somebody's; tables that play it keep their copy."""
    store.execute("DELETE FROM scripts WHERE person = ? AND id = ?", person, script)


def script_of(row: Row) -> OwnScenario:
    """A file of somebody's own, from its row in the store."""
    script, rulebook, name, title, text = row
    return OwnScenario(script, rulebook, name, Text(**json.loads(title)), text)


def begin(store: Store, person: str, head: str, lang: str) -> str:
    """Begin a text of somebody's own with its head. Return its id. Raises `Refused` (`too-many-scripts`)."""
    rulebook, names = head.partition("/")[0], {one.name for one in of(store, person)}
    name, number = "new", 1
    while name in names:
        number += 1
        name = f"new_{number}"
    text = f"hantei: {head}\nid: {name}\nlanguage: {lang}\n"
    values = row_of(person, OwnScenario("", rulebook, name, Text(name, name), text))

    def keep(db: Db) -> str:
        db.execute(ADDED, values)
        must_have_room(db, person)
        return str(values[0])

    return str(store.write(keep))


def rewrite(store: Store, person: str, script: str, text: str) -> None:
    """Replace the text of a file, which may have errors. Its name stays if the id in the text is not sound, or if
    another file of this person has it."""
    before = find(store, person, script)
    if before is None:
        return
    name, title, rulebook = before.name, before.title, before.rulebook
    try:
        head = library.head(text, name)
        rulebook = library.written_for(head, name).id
        wanted = library.scenario_id(text, name)
        title = title_of(wanted, text)
        others = [one.name for one in of(store, person) if one.id != script and one.rulebook == rulebook]
        name = wanted if wanted not in others else name
    except (Complaint, BadContent, AttributeError, TypeError, ValueError):
        pass  # an unfinished text need not be sound
    store.execute(
        "UPDATE scripts SET rulebook = ?, name = ?, title = ?, text = ?, made = ?, people = ?"
        " WHERE person = ? AND id = ?",
        rulebook, name, written_title(title), text, int(time()), int(holds_people(text)), person, script,
    )  # fmt: skip


def seen(store: Store, person: str, script: str) -> tuple[int, int]:
    """The time when a text of somebody's was kept, and its length; zeros if it is gone."""
    rows = store.read("SELECT made, length(text) FROM scripts WHERE person = ? AND id = ?", person, script)
    return (int(rows[0][0]), int(rows[0][1])) if rows else (0, 0)


def ids(store: Store) -> list[str]:
    """The ids of all texts that people keep."""
    return [str(row[0]) for row in store.read("SELECT id FROM scripts")]
