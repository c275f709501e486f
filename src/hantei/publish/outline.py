"""What a scenario or encounter says, as blocks of a document: prose, figures, tables, lists, parts with a heading.

The plain data of the file decide; no rulebook and no field is known by name, but for those that name a part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from hantei.core.text import LANGUAGES

NAMING = ("title", "name")
"""The fields that say what a part is called."""

WIDEST = 9
"""Columns that a table has at most on a printed page; longer records are parts of their own."""

Kind = Literal["prose", "line", "table", "list", "part", "lines"]


@dataclass(frozen=True)
class Block:
    """A piece of a document.

    `label` is the field it stands under, "" in lists. `kind` says which of the others it has: `words` of a prose, a
    line or drawn lines; `columns` and `rows` of a table; `blocks` of a part or a list, each an entry of it. `title` is
    what a part is called, "" where nothing names it.
    """

    kind: Kind
    label: str = ""
    title: str = ""
    words: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    blocks: tuple[Block, ...] = ()


@dataclass(frozen=True)
class Outline:
    """Makes blocks of plain data, in which every text has both languages.

    `lang` is the language of the document, `word(field)` what a field is called in it.
    """

    lang: str
    word: Callable[[str], str]

    def blocks(self, record: Mapping[str, Any]) -> tuple[Block, ...]:
        """The fields of a record, each as a block, in the order of the file."""
        return tuple(self.block(name, value) for name, value in record.items())

    def block(self, name: str, value: Any) -> Block:
        """What stands in a field."""
        label = self.word(name)
        if self.is_text(value):
            return Block("prose", label, words=tuple(value[self.lang].splitlines()))
        if isinstance(value, dict):
            return self._record(label, value)
        if isinstance(value, list):
            return self._several(label, value)
        return Block("line", label, words=(self.said(value),))

    def is_text(self, value: Any) -> bool:
        """Whether a value is a text in both languages."""
        return isinstance(value, dict) and set(value) == set(LANGUAGES)

    def said(self, value: Any) -> str:
        """A value on one line."""
        if self.is_text(value):
            return str(value[self.lang])
        if isinstance(value, bool):
            return "✓" if value else "–"
        if isinstance(value, dict):
            return ", ".join(f"{self.word(name)} {self.said(item)}" for name, item in value.items())
        return ", ".join(map(self.said, value)) if isinstance(value, list) else str(value)

    def _record(self, label: str, record: Mapping[str, Any]) -> Block:
        title = next((self.said(record[name]) for name in NAMING if name in record), "")
        rest = {name: value for name, value in record.items() if name not in NAMING or not title}
        if rest and all(isinstance(value, dict) and not self.is_text(value) for value in rest.values()):
            entries = list(rest.values())
            if self._flat(entries):
                return self._table(label, entries, list(rest))
        nested = any(isinstance(value, dict) and not self.is_text(value) for value in rest.values())
        if not title and not nested and not any(self._deep(value) for value in rest.values()):
            return Block("line", label, words=(self.said(rest),))
        blocks = self.blocks(rest)
        if not title and len(blocks) > 1 and all(block.kind == "line" for block in blocks):
            return Block("table", label, rows=tuple((block.label, *block.words) for block in blocks))
        return Block("part", label, title, blocks=blocks)

    def _several(self, label: str, entries: Sequence[Any]) -> Block:
        if self._drawn(entries):
            return Block("lines", label, words=tuple(entries))
        if not any(isinstance(entry, dict | list) for entry in entries):
            return Block("line", label, words=(self.said(list(entries)),))
        if len(entries) > 1 and all(isinstance(entry, dict) for entry in entries) and self._flat(entries):
            return self._table(label, entries, [])
        blocks = tuple(self._entry(entry) for entry in entries)
        if len(blocks) == 1 and blocks[0].kind == "line":
            return Block("line", label, words=blocks[0].words)
        return Block("list", label, blocks=blocks)

    def _entry(self, entry: Any) -> Block:
        if isinstance(entry, dict) and not self.is_text(entry) and any(map(self._deep, entry.values())):
            title = next((self.said(entry[name]) for name in NAMING if name in entry), "")
            return Block("part", "", title, blocks=self.blocks({k: v for k, v in entry.items() if k not in NAMING}))
        return Block("line", "", words=(self.said(entry),))

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
        fields = list(dict.fromkeys(field for entry in entries for field in entry))
        columns = [*([""] if names else []), *map(self.word, fields)]
        return Block("table", label, columns=tuple(columns), rows=tuple(self._rows(entries, names, fields)))

    def _rows(
        self, entries: Sequence[Mapping[str, Any]], names: Sequence[str], fields: Sequence[str]
    ) -> Iterator[tuple[str, ...]]:
        for at, entry in enumerate(entries):
            cells = [self.said(entry[field]) if field in entry else "" for field in fields]
            yield (*([names[at]] if names else []), *cells)
