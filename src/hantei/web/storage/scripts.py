"""Scenarios, encounters and people that somebody uploads as files: checks them and keeps them for that person."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from time import time
from typing import Any

from hantei import dossiers, library
from hantei.content import BadContent, FileFault, decoded
from hantei.core.message import Complaint
from hantei.core.text import LANGUAGES, Language, Text, either
from hantei.examining import examined
from hantei.library import Heading, Shelf
from hantei.play import Refused

from . import versions
from .store import Db, Row, Store

MOST_BYTES = 256 * 1024
MOST_SCRIPTS = 50
"""Bytes of the largest file, and the files that one person may keep."""


PEOPLE = re.compile(r"^hantei:\s*[\"']?\w+/\w+/\d+", re.M)
"""Recognises a file of people by its head."""

HOUSE = "house"
"""Whose people are offered to everybody on a server; the name of no person."""


@dataclass(frozen=True)
class OwnFile:
    """A file of somebody's own as lists show it, without its text; `name` is the id in the text, `people` says whether
    it holds people or a machine, and nothing to play, `for_all` whether the server offers it to everybody, `made` when
    it was kept last, in seconds since 1970."""

    id: str
    rulebook: str
    name: str
    title: Text
    people: bool
    for_all: bool = False
    made: int = 0


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


def sound(text: str, file: str) -> tuple[Shelf, Sequence[FileFault]]:
    """Check a text. Return its rulebook and the warnings.

    Raises `BadSetup` if no rulebook reads it, `BadContent` with all its faults if it has errors.
    """
    found = examined(text, file)
    if found.errors:
        raise BadContent(found.faults)
    return library.shelf(found.rulebook_id), found.faults


def to_play(text: str, name: str) -> tuple[str, Heading, Sequence[FileFault]]:
    """A text as something to play: the id of its rulebook, what lists show of it, the warnings. It takes as long as the
    text is long, and can be done in another process. Parameters: the text, and its id. Raises as `sound`."""
    shelf, faults = sound(text, f"{name}.yaml")
    return shelf.id, library.heading(name, text), faults


def read(data: bytes, file: str) -> OwnScenario:
    """Read and check a file that somebody uploads, which has no id here yet. It takes long, and can be done in another
    process.

    Parameters: the bytes of the file, and its name. Raises `BadSetup`, `BadContent` for one with errors.
    """
    text = decoded(data, file)
    shelf, _ = sound(text, file)
    top = library.head(text, file)
    name = library.id_in(top, file)
    return OwnScenario("", shelf.id, name, title_in(top, name), text)


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


def title_in(top: Mapping[str, Any], name: str) -> Text:
    """The title of a file of one's own, from its fields; its name where it has none yet."""
    people = dossiers.is_dossier(top)
    said = either(dossiers.called_in(top, name) if people else top.get("title") or name, top.get("language", ""))
    words = {lang: said.get(lang) if isinstance(said, Mapping) else None for lang in LANGUAGES}
    return Text(**{lang: word if isinstance(word, str) and word else name for lang, word in words.items()})


ADDED = "INSERT INTO scripts (id, person, rulebook, name, title, text, made, people) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"

REMOVED = "DELETE FROM scripts WHERE person = ? AND id = ?"

UNLESS_TAKEN = "ON CONFLICT (person, rulebook, name) DO NOTHING"

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
    ((many,),) = db.execute("SELECT count(*) FROM scripts WHERE person = ?", (person,))
    if many > MOST_SCRIPTS:
        raise Refused("too-many-scripts", most=MOST_SCRIPTS)


def of(store: Store, person: str) -> Sequence[OwnFile]:
    """The files of somebody's own, the newest first, without their texts, which can be megabytes."""
    query = "SELECT id, rulebook, name, title, people, made FROM scripts WHERE person = ? ORDER BY made DESC, name"
    rows = store.read(query, person)
    return [
        OwnFile(own, book, name, Text(**json.loads(title)), bool(people), person == HOUSE, int(made))
        for own, book, name, title, people, made in rows
    ]


def people_of(store: Store, person: str, rulebook: str) -> Sequence[OwnScenario]:
    """The files of somebody's own that hold people of a rulebook, the newest first."""
    query = "SELECT id, rulebook, name, title, text FROM scripts WHERE person = ? AND rulebook = ? AND people = 1"
    return [script_of(row) for row in store.read(query + " ORDER BY made DESC, name", person, rulebook)]


def find(store: Store, person: str, script: str) -> OwnScenario | None:
    """A file of somebody's; None if there is none, or if it belongs to another person."""
    query = "SELECT id, rulebook, name, title, text FROM scripts WHERE person = ? AND id = ?"
    return next((script_of(row) for row in store.read(query, person, script)), None)


def lay_out(store: Store, found: Sequence[OwnScenario]) -> None:
    """Offer people to everybody, in the place of all who were offered before; who was there already keeps their id."""

    def keep(db: Db) -> None:
        kept = {(one.rulebook, one.name) for one in found}
        for one in of(store, HOUSE):
            if (one.rulebook, one.name) not in kept:
                db.execute(REMOVED, (HOUSE, one.id))
        for person in found:
            db.execute(f"{ADDED} {IN_PLACE}", row_of(HOUSE, person))

    store.write(keep)


def at_hand(store: Store, person: str, rulebook: str) -> Sequence[OwnFile]:
    """The people of a rulebook whom somebody can bring: their own, then those whom the server offers to everybody."""
    own = of(store, person) if person else ()
    return [one for one in (*own, *of(store, HOUSE)) if one.people and one.rulebook == rulebook]


def find_at_hand(store: Store, person: str, script: str) -> OwnScenario | None:
    """Somebody who is at hand, or a file of one's own; None if there is none."""
    return (find(store, person, script) if person else None) or find(store, HOUSE, script)


def remove(store: Store, person: str, script: str) -> bool:
    """Delete a file of somebody's with its versions; tables that play it keep their copy. Return whether there was
    one."""

    def forget(db: Db) -> bool:
        there = bool(db.execute(REMOVED, (person, script)).rowcount)
        if there:
            versions.forget(db, script)
        return there

    return bool(store.write(forget))


FORGOTTEN = """
SELECT id, person FROM scripts WHERE made >= ? AND made < ? AND person != ?
  AND NOT EXISTS (SELECT 1 FROM grants WHERE grants.person = scripts.person) ORDER BY made LIMIT ?"""

REPRIEVED = """
UPDATE scripts SET made = ? WHERE made < ? AND person != ?
  AND NOT EXISTS (SELECT 1 FROM grants WHERE grants.person = scripts.person)"""


def let_go(db: Db, since: int, before: int, again: int, most: int) -> list[str]:
    """Delete files, with their versions, whose people have no place at any table: those that were last kept between two
    moments, the oldest first, and no more than `most`. Nobody was warned of still older ones, because their people had
    a table until now or no server ran; they count as kept at the moment `again`. Return whose files are gone."""
    old = db.execute(FORGOTTEN, (since, before, HOUSE, most)).fetchall()
    for own, person in old:
        db.execute(REMOVED, (person, own))
        versions.forget(db, own)
    db.execute(REPRIEVED, (again, since, HOUSE))
    return [str(person) for _, person in old]


def script_of(row: Row) -> OwnScenario:
    """A file of somebody's own, from its row in the store."""
    script, rulebook, name, title, text = row
    return OwnScenario(script, rulebook, name, Text(**json.loads(title)), text)


def begin(store: Store, person: str, head: str, lang: Language) -> str:
    """Begin a text of somebody's own with its head, under a name that none of theirs has. Return its id. Raises
    `Refused` (`too-many-scripts`)."""
    rulebook = head.partition("/")[0]

    def keep(db: Db) -> str:
        taken = {str(name) for (name,) in db.execute("SELECT name FROM scripts WHERE person = ?", (person,))}
        for number in count(1):
            name = "new" if number == 1 else f"new_{number}"
            text = f"hantei: {head}\nid: {name}\nlanguage: {lang}\n"
            values = row_of(person, OwnScenario("", rulebook, name, Text(name, name), text))
            if name not in taken and db.execute(f"{ADDED} {UNLESS_TAKEN}", values).rowcount:
                must_have_room(db, person)
                return str(values[0])
        raise AssertionError  # there is always another number

    return str(store.write(keep))


@dataclass(frozen=True)
class Naming:
    """What a text says of itself: the id of its rulebook; its own id and its title, unless it has no sound id yet."""

    rulebook: str
    name: str = ""
    title: Text | None = None


def naming(text: str, file: str) -> Naming | None:
    """What a text says of itself, which may be unfinished; None for one that says nothing. It takes as long as the text
    is long, and can be done in another process."""
    try:
        top = library.head(text, file)
        rulebook = library.written_for(top, file).id
    except (Complaint, BadContent):
        return None
    try:
        name = library.id_in(top, file)
    except Complaint:
        return Naming(rulebook)
    return Naming(rulebook, name, title_in(top, name))


def rewrite(store: Store, person: str, script: str, before: str, text: str) -> bool:
    """Replace the text of a file, with errors or without, unless it is no longer the one `before`. Its name stays; see
    `call_by`. Return whether it was replaced."""
    query = "UPDATE scripts SET text = ?, made = ?, people = ? WHERE person = ? AND id = ? AND text = ?"
    values = (text, int(time()), int(holds_people(text)), person, script, before)
    return bool(store.write(lambda db: db.execute(query, values).rowcount))


def call_by(store: Store, person: str, script: str, text: str, said: Naming) -> None:
    """Call a file what its text says, unless the text has changed since. Its id stays if that in the text is not sound,
    or if another file of this person has it."""

    def keep(db: Db) -> None:
        query = "SELECT rulebook, name, title FROM scripts WHERE person = ? AND id = ? AND text = ?"
        before = db.execute(query, (person, script, text)).fetchone()
        if before is None:
            return
        rulebook, name, title = before
        taken = "SELECT 1 FROM scripts WHERE person = ? AND rulebook = ? AND name = ? AND id != ?"
        wishes = [(said.rulebook, said.name or name), (said.rulebook, name), (rulebook, name)]
        free = (one for one in wishes if not db.execute(taken, (person, *one, script)).fetchone())
        if said.title is not None:
            title = written_title(said.title)
        row = "UPDATE scripts SET rulebook = ?, name = ?, title = ? WHERE person = ? AND id = ?"
        db.execute(row, (*next(free), title, person, script))

    store.write(keep)


SEEN = """
SELECT made, length(text),
  (SELECT coalesce(max(number), 0) FROM versions WHERE own = scripts.id AND kind != 'draft')
FROM scripts WHERE person = ? AND id = ?
"""


def seen(store: Store, person: str, script: str) -> tuple[int, int, int]:
    """The time when a text of somebody's was kept, in seconds, its length, and its last version that is no draft, since
    a second may have several of one length; zeros if it is gone."""
    rows = store.read(SEEN, person, script)
    made, length, version = rows[0] if rows else (0, 0, 0)
    return int(made), int(length), int(version)
