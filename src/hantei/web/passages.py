"""Passages of the rules on a page: links to other clauses, marks where a search has hit, data as tables."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup, escape

from hantei.ledger import Ledger, plain

CLAUSE = re.compile(r"\b[A-Z]{2,3}\d?-[A-Z0-9]{2,5}\.\d+\b")
"""The id of a clause, as texts cite it."""

ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)+")
SHORT = 40
"""Values shorter than this stand on one line."""

LINK = Markup('<a class="clause" href="/rules/{0}/{1}">{1}</a>')
MARK = Markup("<mark>{}</mark>")


def linked(text: str, ledger: Ledger) -> Markup:
    """A text in which every clause of the ledger that it cites is a link."""
    parts, end = [Markup()], 0
    for found in CLAUSE.finditer(text):
        if found[0] in ledger:
            parts += [escape(text[end : found.start()]), LINK.format(ledger.rulebook, found[0])]
            end = found.end()
    return Markup().join([*parts, escape(text[end:])])


def marked(text: str, words: str) -> Markup:
    """A text in which the words of a search are marked, where they stand as they were typed but for capitals."""
    wanted = [re.escape(word) for word in {*words.split(), *plain(words).split()}]
    if not wanted:
        return escape(text)
    parts = re.split(f"({'|'.join(sorted(wanted, key=len, reverse=True))})", text, flags=re.IGNORECASE)
    return Markup().join(
        Markup("<mark>{}</mark>").format(part) if n % 2 else escape(part) for n, part in enumerate(parts)
    )


# Data


@dataclass(frozen=True)
class Shape:
    """Plain data in the form in which it reads best.

    `kind`: "text" (`text`), "list" (`items`), "pairs" (`rows` of a name and a shape), "table" (`heads` and `rows` of
    shapes).
    """

    kind: str
    text: str = ""
    items: Sequence[Shape] = ()
    heads: Sequence[str] = ()
    rows: Sequence[Sequence[Any]] = ()


def shaped(value: Any, lang: str) -> Shape:
    """Data of a clause: records of one kind as a table, others as pairs and lists; texts in the reader's language."""
    if isinstance(value, Mapping):
        if is_text(value):
            return Shape("text", str(value[lang]))
        return Shape("pairs", rows=[(name_of(str(key)), shaped(part, lang)) for key, part in value.items()])
    if isinstance(value, list | tuple):
        if len(value) > 1 and all(is_record(part) for part in value):
            return table(value, lang)
        return listed(value, lang)
    return Shape("text", said(value))


def listed(values: Sequence[Any], lang: str) -> Shape:
    """Short things on one line, those that are lists themselves in brackets; longer ones below each other."""
    shapes = [shaped(part, lang) for part in values]
    words = [
        f"({shape.text})" if isinstance(part, list | tuple) else shape.text
        for part, shape in zip(values, shapes, strict=True)
    ]
    if all(shape.kind == "text" for shape in shapes) and all(len(word) < SHORT for word in words):
        return Shape("text", ("、" if lang == "ja" else ", ").join(words))
    return Shape("list", items=shapes)


def table(records: Sequence[Mapping[str, Any]], lang: str) -> Shape:
    """Records as rows; a column for every name that any of them has, those of records within them side by side."""
    flat = [dict(columns(record)) for record in records]
    heads = list(dict.fromkeys(key for record in flat for key in record))
    rows = [[shaped(record[key], lang) if key in record else Shape("text") for key in heads] for record in flat]
    return Shape("table", heads=[name_of(key) for key in heads], rows=rows)


def columns(record: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The values of a record by the names of their columns."""
    for key, value in record.items():
        if is_record(value) and not any(isinstance(part, Mapping | list) for part in value.values()):
            yield from ((f"{key}: {name}", part) for name, part in value.items())
        else:
            yield str(key), value


def is_text(value: Any) -> bool:
    """Whether this is a text in both languages."""
    return isinstance(value, Mapping) and set(value) == {"ja", "en"}


def is_record(value: Any) -> bool:
    """Whether this is data by names, and no text."""
    return isinstance(value, Mapping) and not is_text(value)


def said(value: Any) -> str:
    """A plain value; yes and no as signs, nothing as a dash, an id as words."""
    if isinstance(value, bool):
        return "○" if value else "×"
    if value is None:
        return "—"
    return name_of(value) if isinstance(value, str) and ID.fullmatch(value) else str(value)


def name_of(key: str) -> str:
    """A name of the data in words."""
    return key.replace("_", " ")
