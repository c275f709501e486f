"""What a scenario or encounter says, as blocks of a document: prose, figures, tables, lists, parts with a heading.

The plain data of the file decide; no rulebook and no field is known by name, but for those that name a part.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from hantei.core.text import LANGUAGES, Language
from hantei.text.catalogue import JOINTS

NAMING = ("title", "name")
"""The fields that say what a part is called."""

COLONS = {"ja": "：", "en": ": "}

WIDEST = 9
"""Columns that a table has at most on a printed page; longer records are parts of their own."""

DOES = "do"
"""The field that says what a record does; it is said before all others."""


def as_written(field: str, text: str) -> str:
    """A plain word as the file has it."""
    return text


BlockKind = Literal["prose", "line", "table", "list", "part", "lines"]


@dataclass(frozen=True)
class Block:
    """A piece of a document.

    `label` is the field it stands under, "" in lists. `kind` says which of the others it has: `words` of a prose, a
    line or drawn lines; `columns` and `rows` of a table; `blocks` of a part or a list, each an entry of it. `title` is
    what a part is called, "" where nothing names it.
    """

    kind: BlockKind
    label: str = ""
    title: str = ""
    words: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    blocks: tuple[Block, ...] = ()


@dataclass(frozen=True)
class Outline:
    """Makes blocks of plain data, in which every text has both languages.

    `lang` is the language of the document, `word(field)` what a field is called in it, `value(field, text)` what a
    plain word in a field means: one that the file may choose, or the id of something that has a name; `deed(name)` what
    a record does that says so in `DOES`; `referred` are the ids by which the file refers to something.
    """

    lang: Language
    word: Callable[[str], str]
    value: Callable[[str, str], str] = as_written
    deed: Callable[[str], str] = str
    referred: Collection[str] = ()

    def blocks(self, record: Mapping[str, Any]) -> tuple[Block, ...]:
        """The fields of a record, each as a block, in the order of the file."""
        return tuple(self.block(name, value) for name, value in record.items())

    def label(self, name: str) -> str:
        """What a field is called, or whoever or whatever has this id."""
        word = self.word(name)
        return word if word != name else self.value("", name)

    def block(self, name: str, value: Any) -> Block:
        """What stands in a field."""
        label = self.label(name)
        if self.is_text(value):
            return Block("prose", label, words=tuple(value[self.lang].splitlines()))
        if isinstance(value, dict):
            return self._record(name, value)
        if isinstance(value, list):
            return self._several(name, value)
        return Block("line", label, words=(self.said(value, name),))

    def is_text(self, value: Any) -> bool:
        """Whether a value is a text in both languages."""
        return isinstance(value, dict) and set(value) == set(LANGUAGES)

    def said(self, value: Any, field: str = "") -> str:
        """A value on one line, which stands in a field."""
        if self.is_text(value):
            return str(value[self.lang])
        if isinstance(value, bool):
            return "✓" if value else "–"
        if isinstance(value, dict):
            known = self._title(value) or ("text" in value and value.get("id") not in self.referred)
            aside = (DOES, "id") if known else (DOES,)  # what a name or text tells apart is not known by its id
            rest = self.joint.join(
                f"{self.label(name)} {self.said(item, name)}" for name, item in value.items() if name not in aside
            )
            deed = self.deed(str(value[DOES])) if DOES in value else ""
            return self.colon.join(filter(None, (deed, rest)))
        if isinstance(value, list):
            return self.joint.join(self.said(item, field) for item in value)
        return self.value(field, value) if isinstance(value, str) else str(value)

    @property
    def joint(self) -> str:
        """What stands between the parts of a list."""
        return JOINTS[self.lang]

    @property
    def colon(self) -> str:
        """What stands between a deed and what it is done with."""
        return COLONS[self.lang]

    def _record(self, name: str, record: Mapping[str, Any]) -> Block:
        title = self._title(record)
        label = self._label(name, title)
        rest = {field: value for field, value in record.items() if field not in NAMING or not title}
        if len(rest) > 1 and all(map(self.is_text, rest.values())):
            return Block("table", label, title, rows=tuple((self.label(one), self.said(rest[one])) for one in rest))
        if rest and all(isinstance(value, dict) and not self.is_text(value) for value in rest.values()):
            entries = list(rest.values())
            if self._flat(entries):
                known = all(map(self._title, entries)) or not any(map(self._telling, rest))
                return self._table(label, entries, [] if known else list(map(self.label, rest)))
        nested = any(isinstance(value, dict) and not self.is_text(value) for value in rest.values())
        if not title and not nested and not any(self._deep(value) for value in rest.values()):
            return Block("line", label, words=(self.said(rest),))
        blocks = self.blocks(rest)
        if not title and len(blocks) > 1 and all(block.kind == "line" for block in blocks):
            return Block("table", label, rows=tuple((block.label, *block.words) for block in blocks))
        return Block("part", label, title, blocks=blocks)

    def _several(self, name: str, entries: Sequence[Any]) -> Block:
        label = self.word(name)
        if self._drawn(entries):
            return Block("lines", label, words=tuple(entries))
        if not any(isinstance(entry, dict | list) for entry in entries):
            return Block("line", label, words=(self.said(list(entries), name),))
        alike = len(entries) > 1 and all(isinstance(entry, dict) and DOES not in entry for entry in entries)
        if alike and self._flat(entries):
            return self._table(label, entries, [])
        blocks = tuple(self._entry(entry) for entry in entries)
        if len(blocks) == 1 and blocks[0].kind == "line":
            return Block("line", label, words=blocks[0].words)
        return Block("list", label, blocks=blocks)

    def _entry(self, entry: Any) -> Block:
        if isinstance(entry, dict) and not self.is_text(entry) and any(map(self._deep, entry.values())):
            title = self._title(entry)
            told = self.deed(str(entry[DOES])) if DOES in entry else ""
            rest = {field: value for field, value in entry.items() if field not in (*NAMING, "id", DOES)}
            return Block("part", told if title else "", title or told, blocks=self.blocks(rest))
        return Block("line", "", words=(self.said(entry),))

    def _title(self, record: Mapping[str, Any]) -> str:
        """What a record is called, "" where nothing names it."""
        return next((self.said(record[name]) for name in NAMING if name in record), "")

    def _telling(self, name: str) -> bool:
        """Whether what a record stands under says something to a reader: an id that means nothing, and to which nothing
        in the file refers, does not."""
        return not (name.isascii() and name.isidentifier()) or name in self.referred or self.label(name) != name

    def _label(self, name: str, title: str) -> str:
        """What stands before a record: what its field is called; nothing where that is an id, and it has a title."""
        word = self.word(name)
        return "" if title and word == name else self.label(name)

    def _drawn(self, value: Any) -> bool:
        """Whether a value is a board drawn in letters: lines of one length, with signs in each."""
        return (
            isinstance(value, list)
            and len(value) > 1
            and all(isinstance(line, str) and not line.replace("_", "").isalnum() for line in value)
            and len({len(line) for line in value}) == 1
        )

    def _deep(self, value: Any) -> bool:
        """Whether a value needs more than a line: whole records, drawings, and prose."""
        if self._drawn(value):
            return True
        if self.is_text(value):
            return len(value[self.lang]) > 60
        inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        return any(isinstance(one, dict | list) for one in inner)

    def _flat(self, entries: Sequence[Mapping[str, Any]]) -> bool:
        """Whether records fit into the rows of a table."""
        columns = {name for entry in entries for name in entry}
        return len(columns) <= WIDEST and not any(
            isinstance(value, dict | list) and not self.is_text(value) and self._deep(value)
            for entry in entries
            for value in entry.values()
        )

    def _table(self, label: str, entries: Sequence[Mapping[str, Any]], names: Sequence[str]) -> Block:
        known = all(map(self._title, entries))  # by more than their ids
        fields = list(dict.fromkeys(field for entry in entries for field in entry if not (known and field == "id")))
        columns = [*([""] if names else []), *map(self.word, fields)]
        return Block("table", label, columns=tuple(columns), rows=tuple(self._rows(entries, names, fields)))

    def _rows(
        self, entries: Sequence[Mapping[str, Any]], names: Sequence[str], fields: Sequence[str]
    ) -> Iterator[tuple[str, ...]]:
        for at, entry in enumerate(entries):
            cells = [self.said(entry[field], field) if field in entry else "" for field in fields]
            yield (*([names[at]] if names else []), *cells)
