"""Scenarios, encounters and people in files that somebody brings along: checked, and kept for whoever brought them."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from time import time

from hantei import dossiers, library
from hantei.content import BadContent, FileFault, decoded
from hantei.core.message import Complaint
from hantei.core.text import Text
from hantei.examining import examined
from hantei.library import Shelf
from hantei.play import Refused

from .store import Db, Row, Store

MOST_BYTES = 256 * 1024
MOST_SCRIPTS = 50
"""Bytes of the largest scenario, and how many scenarios one person may keep."""


PEOPLE = re.compile(r"^hantei:\s*[\"']?\w+/\w+/\d+", re.M)
"""The head of a file of people."""


@dataclass(frozen=True)
class OwnScenario:
    """A scenario or encounter of somebody's own, or people in a file: `name` is the id that it gives itself."""

    id: str
    rulebook: str
    name: str
    title: Text
    text: str

    @property
    def people(self) -> bool:
        """Whether it is somebody, a squad or a machine, and nothing to play."""
        return PEOPLE.search(self.text) is not None


def sound(text: str, file: str) -> tuple[Shelf, Sequence[FileFault]]:
    """The rulebook that a text is written for, and what its check warns of.

    Raises `BadSetup` for one that is written for none, `BadContent` with all its faults for one that has errors.
    """
    rulebook_id, faults = examined(text, file)
    if any(fault.severity == "error" for fault in faults):
        raise BadContent(faults)
    return library.shelf(rulebook_id), faults


def bring(store: Store, person: str, data: bytes, file: str) -> str:
    """Keep a scenario that somebody brings along, in the place of the one of theirs that has its id; its address.

    Parameters: the store; who brings it; the bytes of the file and what it is called. Nothing is kept of one that has
    errors. Raises `BadSetup`, `BadContent`, `Refused` (`too-many-scripts`).
    """
    text = decoded(data, file)
    shelf, _ = sound(text, file)
    name = library.scenario_id(text, file)
    title = title_of(name, text)
    said = json.dumps({"ja": title.ja, "en": title.en}, ensure_ascii=False)
    values = (secrets.token_urlsafe(9), person, shelf.id, name, said, text, int(time()))

    def keep(db: Db) -> str:
        db.execute(
            "INSERT INTO scripts (id, person, rulebook, name, title, text, made) VALUES (?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (person, rulebook, name)"
            " DO UPDATE SET title = excluded.title, text = excluded.text, made = excluded.made",
            values,
        )
        ((count,),) = db.execute("SELECT count(*) FROM scripts WHERE person = ?", (person,))
        if count > MOST_SCRIPTS:
            raise Refused("too-many-scripts", most=MOST_SCRIPTS)
        query = "SELECT id FROM scripts WHERE person = ? AND rulebook = ? AND name = ?"
        ((found,),) = db.execute(query, (person, shelf.id, name))
        return str(found)

    return str(store.write(keep))


def title_of(name: str, text: str) -> Text:
    """What a file of somebody's own is called."""
    if not dossiers.is_dossier(library.head(text, name)):
        return library.heading(name, text).title
    found = dossiers.called(text, name)
    if isinstance(found, str):
        return Text(ja=found, en=found)
    first = next(iter(found.values()))
    return Text(ja=found.get("ja", first), en=found.get("en", first))


def of(store: Store, person: str) -> Sequence[OwnScenario]:
    """The scenarios that somebody has brought along, the newest first."""
    query = "SELECT id, rulebook, name, title, text FROM scripts WHERE person = ? ORDER BY made DESC, name"
    return [script_of(row) for row in store.read(query, person)]


def find(store: Store, person: str, script: str) -> OwnScenario | None:
    """A scenario of somebody's; None where there is none, or it is another's."""
    query = "SELECT id, rulebook, name, title, text FROM scripts WHERE person = ? AND id = ?"
    return next((script_of(row) for row in store.read(query, person, script)), None)


def remove(store: Store, person: str, script: str) -> None:
    """Forget a scenario of somebody's; tables that play it keep it."""
    store.execute("DELETE FROM scripts WHERE person = ? AND id = ?", person, script)


def script_of(row: Row) -> OwnScenario:
    """A scenario as it stands in the store."""
    script, rulebook, name, title, text = row
    return OwnScenario(script, rulebook, name, Text(**json.loads(title)), text)


def begin(store: Store, person: str, head: str, lang: str) -> str:
    """Begin a text of somebody's own, with its head alone; its id. Raises `Refused` (`too-many-scripts`)."""
    rulebook, names = head.partition("/")[0], {one.name for one in of(store, person)}
    name, number = "new", 1
    while name in names:
        number += 1
        name = f"new_{number}"
    text = f"hantei: {head}\nid: {name}\nlanguage: {lang}\n"
    title = json.dumps({"ja": name, "en": name})
    values = (secrets.token_urlsafe(9), person, rulebook, name, title, text, int(time()))

    def keep(db: Db) -> str:
        db.execute("INSERT INTO scripts VALUES (?, ?, ?, ?, ?, ?, ?)", values)
        ((count,),) = db.execute("SELECT count(*) FROM scripts WHERE person = ?", (person,))
        if count > MOST_SCRIPTS:
            raise Refused("too-many-scripts", most=MOST_SCRIPTS)
        return values[0]

    return str(store.write(keep))


def rewrite(store: Store, person: str, script: str, text: str) -> None:
    """Keep another text in the place of one of somebody's, with errors too; it keeps its name where its id is not sound
    or belongs to another of theirs."""
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
        pass  # what is being written need not be whole yet
    said = json.dumps({"ja": title.ja, "en": title.en}, ensure_ascii=False)
    store.execute(
        "UPDATE scripts SET rulebook = ?, name = ?, title = ?, text = ?, made = ? WHERE person = ? AND id = ?",
        rulebook, name, said, text, int(time()), person, script,
    )  # fmt: skip


def seen(store: Store, person: str, script: str) -> tuple[int, int]:
    """When a text of somebody's was kept, and its length; zeros where it is gone."""
    rows = store.read("SELECT made, length(text) FROM scripts WHERE person = ? AND id = ?", person, script)
    return (int(rows[0][0]), int(rows[0][1])) if rows else (0, 0)


def ids(store: Store) -> list[str]:
    """The ids of all texts that anybody keeps."""
    return [str(row[0]) for row in store.read("SELECT id FROM scripts")]
