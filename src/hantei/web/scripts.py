"""Scenarios and encounters that people bring along: checked, and kept for whoever brought them."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from time import time

from hantei import library
from hantei.content import BadContent, FileFault, decoded
from hantei.core.text import Text
from hantei.library import Shelf
from hantei.play import Refused
from hantei.scenario_check import check_text

from .store import Db, Row, Store

MOST_BYTES = 256 * 1024
MOST_SCRIPTS = 50
"""Bytes of the largest scenario, and how many scenarios one person may keep."""


@dataclass(frozen=True)
class OwnScenario:
    """A scenario or encounter of somebody's own: `name` is the id that it gives itself."""

    id: str
    rulebook: str
    name: str
    title: Text
    text: str


def sound(text: str, file: str) -> tuple[Shelf, Sequence[FileFault]]:
    """The rulebook that a text is written for, and what its check warns of.

    Raises `BadSetup` for one that is written for none, `BadContent` with all its faults for one that has errors.
    """
    shelf = library.written_for(library.head(text, file), file)
    faults = check_text(text, file, shelf.id)
    if any(fault.severity == "error" for fault in faults):
        raise BadContent(faults)
    return shelf, faults


def bring(store: Store, person: str, data: bytes, file: str) -> str:
    """Keep a scenario that somebody brings along, in the place of the one of theirs that has its id; its address.

    Parameters: the store; who brings it; the bytes of the file and what it is called. Nothing is kept of one that has
    errors. Raises `BadSetup`, `BadContent`, `Refused` (`too-many-scripts`).
    """
    text = decoded(data, file)
    shelf, _ = sound(text, file)
    name = library.scenario_id(text, file)
    title = library.heading(name, text).title
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
