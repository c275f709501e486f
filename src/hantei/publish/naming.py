"""What plain words of a file mean: ids of what has a name, in the file or in the content of its rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from hantei.core.text import LANGUAGES, Language, Text
from hantei.editions import part, volume
from hantei.text import Catalogue

from .outline import NAMING

Names = Mapping[str, Mapping[str, str]]
"""Names by the kind of what they name, and by its id."""


def names_of(plain: Mapping[str, Any], rulebook_id: str, lang: Language) -> Names:
    """All names in a file and in the content of its rulebook: by the field that holds them, and by their ids.

    Parameters: the file as plain data with every text in both languages, the rulebook, the language.
    """
    found: dict[str, dict[str, str]] = {}
    for kind, name, text in (*_of_content(rulebook_id, lang), *_of_file(plain, "", lang)):
        found.setdefault(kind, {})[name] = text
    return found


def meant(field: str, word: str, names: Names, catalogue: Catalogue) -> str:
    """What a plain word in a field means: what is named so and kept in a field of that name, a word that the field may
    hold (as the rulebook calls it, or all do), whatever else is named so alone; else the word itself."""
    for kind in (field, f"{field}s"):
        if word in names.get(kind, {}):
            return names[kind][word]
    slug = word.replace("_", "-")
    if catalogue.knows(own := f"book-word-{slug}"):
        return catalogue.say_id(own)
    if catalogue.knows(f"publish-word-{slug}"):
        return catalogue.say_id(f"publish-word-{slug}")
    others = list(dict.fromkeys(found[word] for found in names.values() if word in found))
    return others[0] if len(others) == 1 else word


def _of_file(value: Any, kind: str, lang: Language) -> Iterator[tuple[str, str, str]]:
    """The names in a part of a file, which stands in a field."""
    if isinstance(value, dict):
        for name, entry in value.items():
            if kind and (text := _called(entry, lang)):
                yield kind, name, text
            yield from _of_file(entry, name, lang)
    elif isinstance(value, list):
        for entry in value:
            if isinstance(entry, dict) and isinstance(entry.get("id"), str) and (text := _called(entry, lang)):
                yield kind, entry["id"], text
            yield from _of_file(entry, kind, lang)


def _called(entry: Any, lang: Language) -> str:
    """What a record of a file is called; "" where nothing names it."""
    for name in NAMING if isinstance(entry, dict) else ():
        if isinstance(entry.get(name), dict) and set(entry[name]) == set(LANGUAGES):
            return str(entry[name][lang])
    return ""


@cache
def _of_content(rulebook_id: str, lang: Language) -> tuple[tuple[str, str, str], ...]:
    """The names of the records in the content files of a rulebook."""
    found = []
    for kind in volume(rulebook_id).models:
        records = part(rulebook_id, kind)
        for name, record in records.items() if isinstance(records, Mapping) else ():
            text = record if isinstance(record, Text) else getattr(record, "name", None)
            if isinstance(text, Text):
                found.append((kind, str(name), text.lang(lang)))
    return tuple(found)
