"""What the store is told and asked stands in one place for each thing that it keeps: a statement that stands twice is
changed once."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import hantei.web

WEB = Path(hantei.web.__file__).parent

STORES = {"sqlite.py", "postgres.py", "copying.py", "moving.py"}
"""The stores themselves, and copies of them as a whole."""

HOMES = {
    "tables": "cards.py", "links": "doors.py", "grants": "doors.py", "entries": "slots.py", "told": "written.py",
    "people": "company.py", "scripts": "scripts.py",
}  # fmt: skip
"""Where the rows of each SQL table are written."""

WHOLE = {"store.py", "doors.py"}
"""Where all rows of a table of people, or of a person, are written at once: it is deleted, they have another cookie."""

STATEMENT = re.compile(r"(SELECT .+ FROM|INSERT INTO|UPDATE|DELETE FROM) (\w+) ?")


def statements() -> Iterator[tuple[str, str, str, str]]:
    """All statements: the module, what is done, the SQL table, the statement as it stands."""
    for file in WEB.rglob("*.py"):
        if file.name in STORES:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain = " ".join(node.value.split())
                found = STATEMENT.match(plain)
                if found and found[2] in HOMES:
                    yield file.name, found[1], found[2], plain


def test_no_statement_stands_twice() -> None:
    found = [plain for *_, plain in statements()]
    assert len(found) > 30
    assert [plain for plain, times in Counter(found).items() if times > 1] == []


def test_what_the_store_keeps_of_a_thing_is_written_in_one_module() -> None:
    writes = [one for one in statements() if not one[1].startswith("SELECT")]
    assert {table for _, _, table, _ in writes} == HOMES.keys()
    elsewhere = {(name, plain) for name, _, table, plain in writes if name not in {HOMES[table], *WHOLE}}
    assert elsewhere == set()
