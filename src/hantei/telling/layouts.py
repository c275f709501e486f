"""The data of clauses laid out for people: equal records as tables, names and values in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hantei.core.text import Language, with_minuses
from hantei.ledger import Clause, Ledger, alone

PATH = re.compile(r"[\w-]+(\.[\w-]+)+")

SHORT = 40
"""Values shorter than this stand on one line."""


@dataclass(frozen=True)
class Layout:
    """Plain data in the form in which it reads best.

    `kind`: "text" (`text`), "list" (`items`), "pairs" (`rows` of a name and a layout), "table" (`heads`, and `rows` of
    layouts).
    """

    kind: str
    text: str = ""
    items: Sequence[Layout] = ()
    heads: Sequence[str] = ()
    rows: Sequence[Sequence[Any]] = ()


WordOf = Callable[[str, str], str]
"""Puts a name or a value into words. Parameters: the name, and the name that it stands within."""


def as_written(name: str, within: str = "") -> str:
    """A name of the data as words, if nothing else names it."""
    return name.replace("_", " ")


def shaped(value: Any, lang: Language, word: WordOf = as_written, within: str = "") -> Layout:
    """Lay out the data of a clause in the reader's language: equal records as a table, other data as pairs and
    lists."""
    if isinstance(value, Mapping):
        if is_text(value):
            return Layout("text", str(value[lang]))
        if len(value) > 1 and all(map(is_record, value.values())) and len(set(map(tuple, value.values()))) == 1:
            return table([{"": word(str(key), ""), **part} for key, part in value.items()], lang, word)
        rows = [(dotted(str(key), word), shaped(part, lang, word, str(key))) for key, part in read(value, lang).items()]
        return Layout("pairs", rows=rows)
    if isinstance(value, list | tuple):
        if len(value) > 1 and all(is_record(part) for part in value):
            return table(value, lang, word)
        return short_list(value, lang, word, within)
    return Layout("text", value_said(value, word, within))


def short_list(values: Sequence[Any], lang: Language, word: WordOf, within: str) -> Layout:
    """Lay out short values on one line, with lists among them in brackets; longer values go below each other."""
    shapes = [shaped(part, lang, word, within) for part in values]
    words = [
        f"({shape.text})" if isinstance(part, list | tuple) else shape.text
        for part, shape in zip(values, shapes, strict=True)
    ]
    if all(shape.kind == "text" for shape in shapes) and all(len(text) < SHORT for text in words):
        return Layout("text", ("、" if lang == "ja" else ", ").join(words))
    return Layout("list", items=shapes)


def table(records: Sequence[Mapping[str, Any]], lang: Language, word: WordOf) -> Layout:
    """Lay out records as rows, with a column for each name that one of them has; inner records get columns side by
    side."""
    flat = [dict(columns(read(record, lang))) for record in records]
    heads = list(dict.fromkeys(key for record in flat for key in record))
    rows = [
        [shaped(record[key], lang, word, key[-1]) if key in record else Layout("text") for key in heads]
        for record in flat
    ]
    return Layout("table", heads=[": ".join(word(name, "") for name in key) for key in heads], rows=rows)


def columns(record: Mapping[str, Any]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """The values of a record by the names of their columns."""
    for key, value in record.items():
        if is_record(value) and not any(isinstance(part, Mapping | list) for part in value.values()):
            yield from (((str(key), str(name)), part) for name, part in value.items())
        else:
            yield (str(key),), value


def read(record: Mapping[str, Any], lang: Language) -> Mapping[str, Any]:
    """A record for readers of this language, under its name, without its id and its names in other languages.

    Readers of English also see the term of the Japanese book. Of values given for each language (`free`, `free_ja`) the
    reader's is left.
    """
    kept: dict[str, Any] = {}
    for key, value in record.items():
        both = str(key).removesuffix("_ja")
        if both != key and both in record:
            kept |= {both: value} if lang == "ja" else {}
        elif lang == "en" or f"{key}_ja" not in record:
            kept[str(key)] = value
    term = kept.get("ja", kept.get("id") if "en" in kept else None)
    if isinstance(term, str) and ("id" in kept or "en" in kept):
        own = {"name": term} if lang == "ja" else {"name": kept.get("en", kept.get("id")), "Japanese": term}
    elif isinstance(term, str) and lang == "en" and "name" not in kept:
        own = {"Japanese": term}
    elif is_text(kept.get("name")) or "ja" in kept:
        own = {"name": kept.get("name", term)}
    else:
        return kept
    return {**own, **{key: part for key, part in kept.items() if key not in ("id", "ja", "en", "name")}}


def is_text(value: Any) -> bool:
    """Whether this is a text in both languages."""
    return isinstance(value, Mapping) and set(value) == {"ja", "en"}


def is_record(value: Any) -> bool:
    """Whether this is a mapping of data, and not a text."""
    return isinstance(value, Mapping) and not is_text(value)


def value_said(value: Any, word: WordOf, within: str) -> str:
    """A plain value: signs for yes and no, a dash for nothing, words by their names, figures with true minuses."""
    if isinstance(value, bool):
        return "○" if value else "×"
    if value is None:
        return "—"
    return with_minuses(word(value, within) if isinstance(value, str) else str(value))


def dotted(key: str, word: WordOf) -> str:
    """A name of the data in words; a path to a fact ("fighters.e.hp") step by step."""
    return " › ".join(word(part, "") for part in key.split(".")) if PATH.fullmatch(key) else word(key, "")


def data_of(clause: Clause, ledger: Ledger, lang: Language) -> Layout:
    """The data of a clause; if it is about one thing alone, the title names that."""
    name = alone(clause.data)
    data = next(iter(clause.data.values())) if name else clause.data
    return shaped(data, lang, lambda part, within: ledger.word(part, lang, within), name)
