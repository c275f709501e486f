"""What plain words of a file mean: ids of what has a name, in the file or in the content of its rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from hantei.content.model import Model, Schema, inside
from hantei.core.text import LANGUAGES, Language, Text
from hantei.editions import part, volume
from hantei.text import Catalogue

from .outline import NAMING

Names = Mapping[str, Mapping[str, str]]
"""Names by the kind of what they name, and by its id."""


NAMELESS = "-"
"""The kind of records of a file that nothing names; their ids stand as they are."""


class Chosen(str):
    """A plain word that the writer of a file has chosen, or chooses by: an id. No word that a field may hold."""

    __slots__ = ()


def marked(value: Any, model: Model, schema: Schema | None) -> Any:
    """Plain data whose ids are told apart from words that a field may hold.

    Parameters: the data, the model of the file, the schema of this part of it.
    """
    schema = model.chosen(schema, value) if schema is not None else None
    if schema is None or model.is_text(schema):
        return value
    if isinstance(value, dict):
        own = schema["type"] == "dict" and model.resolve(schema.get("keys_schema", schema))["type"] != "literal"
        return {
            Chosen(name) if own else name: marked(entry, model, inside(model, schema, name))
            for name, entry in value.items()
        }
    if isinstance(value, list):
        return [marked(entry, model, inside(model, schema, at)) for at, entry in enumerate(value)]
    return Chosen(value) if isinstance(value, str) and schema["type"] != "literal" else value


def referred(value: Any) -> set[str]:
    """The ids by which parts of marked data choose others."""
    if isinstance(value, Chosen):
        return {value}
    if isinstance(value, dict):  # by its own id nothing refers to anything
        return set().union(*(referred(entry) for name, entry in value.items() if name != "id"))
    return set().union(*map(referred, value)) if isinstance(value, list) else set()


def names_of(plain: Mapping[str, Any], rulebook_id: str, lang: Language) -> Names:
    """All names in a file and in the content of its rulebook: by the field that holds them, and by their ids.

    Parameters: the file as marked data with every text in both languages, the rulebook, the language.
    """
    found: dict[str, dict[str, str]] = {}
    for kind, name, text in (*_of_content(rulebook_id, lang), *_of_file(plain, "", lang)):
        found.setdefault(kind, {})[name] = text
    return found


def meant(field: str, word: str, names: Names, catalogue: Catalogue) -> str:
    """What a plain word in a field means: what is named so and kept in a field of that name, a word that the field may
    hold (as the rulebook calls it, or all do), whatever else is named so alone; else the word itself. An id is first
    whatever is named so."""
    for kind in (field, f"{field}s"):
        if word in names.get(kind, {}):
            return names[kind][word]
    others = list(dict.fromkeys(found[word] for kind, found in names.items() if kind != NAMELESS and word in found))
    alone = others[0] if len(others) == 1 else ""
    own = isinstance(word, Chosen)
    if own and (alone or (not others and word in names.get(NAMELESS, {}))):
        return alone or word
    slug = word.replace("_", "-")
    here = f"{field.replace('_', '-')}-{slug}"  # some words mean another thing in a field of their own
    if catalogue.knows(f"publish-word-in-{here}"):
        return catalogue.say_id(f"publish-word-in-{here}")
    if own_word := said_by_book(f"book-word-{slug}", catalogue):
        return own_word
    if catalogue.knows(f"publish-word-{slug}"):
        return catalogue.say_id(f"publish-word-{slug}")
    if own:
        return alone or field_called(word, catalogue)
    return alone or word


def field_called(field: str, catalogue: Catalogue) -> str:
    """What a field is called in a document: in the rulebook's own word for it, in words that all share, else as files
    write it."""
    slug = field.replace("_", "-")
    if own_word := said_by_book(f"book-field-{slug}", catalogue):
        return own_word
    return catalogue.say_id(f"publish-field-{slug}") if catalogue.knows(f"publish-field-{slug}") else field


def said_by_book(name: str, catalogue: Catalogue) -> str:
    """What a message says that the rulebook may have; "" where it has none."""
    return catalogue.say_id(name) if catalogue.knows(name) else ""


def _of_file(value: Any, kind: str, lang: Language) -> Iterator[tuple[str, str, str]]:
    """The names in a part of a file, which stands in a field."""
    if isinstance(value, dict):
        for name, entry in value.items():
            if kind and (text := _called(entry, lang)):
                yield kind, name, text
            elif isinstance(name, Chosen) and isinstance(entry, dict):
                yield NAMELESS, name, name
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
