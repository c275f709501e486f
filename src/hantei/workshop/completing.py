"""What may stand at a place of a text, by the JSON Schema of the rulebook that it is written for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from hantei import dossiers
from hantei.core.text import LANGUAGES
from hantei.scenario_check import schema

from .caret import Caret, caret_at
from .offered import heads

HEAD = re.compile(r"^hantei:\s*[\"']?(\w+)((?:/\w+)*)", re.M)
"""The line that names the rulebook and kind of a text."""

NAMED = re.compile(r"^(\w+):|^  ([^\s#:'\"-][^:#]*):", re.M)
"""A field at the top of a text, or a name that is declared in it."""

MOST_OFFERED = 200

SchemaNode = Mapping[str, Any]


@dataclass(frozen=True)
class Completion:
    """Something that may stand at a place: what is written, whether it is a field, whether the file needs it, and what
    the schema says of it."""

    label: str
    field: bool = False
    needed: bool = False
    about: str = ""


@dataclass(frozen=True)
class Completions:
    """All that may stand at a place, and where the word begins that it takes the place of."""

    at: int
    offers: Sequence[Completion]


def offers(text: str, offset: int) -> Completions:
    """What may stand at an offset of a text, what the file needs first; nothing where that cannot be said."""
    caret = caret_at(text, offset)
    if caret is None:
        return Completions(offset, ())
    if not caret.path and not caret.value and "hantei" not in caret.siblings[-1]:
        return Completions(caret.at, (Completion("hantei", True, True),))
    if caret.path == ("hantei",):
        return Completions(caret.at, [Completion(head) for head in heads()])
    found = HEAD.search(text)
    plain = schema_of(found[1], found[2]) if found else None
    if plain is None:
        return Completions(caret.at, ())
    return Completions(caret.at, list(_offered(plain, caret, text))[:MOST_OFFERED])


@cache
def schema_of(rulebook_id: str, rest: str) -> SchemaNode | None:
    """The schema for a head; None where nothing is written so."""
    if f"{rulebook_id}{rest}" not in heads():
        return None
    return schema(rulebook_id) if rest.count("/") == 1 else dossiers.schema(rulebook_id)


def _offered(plain: SchemaNode, caret: Caret, text: str) -> Iterator[Completion]:
    defs = plain.get("$defs", {})
    nodes = [plain]
    for part, siblings in zip(caret.path, caret.siblings, strict=False):
        nodes = [found for node in concrete(nodes, siblings, defs) for found in within(node, part)]
    here = list(concrete(nodes, caret.siblings[-1], defs))
    if not caret.value:
        yield from _fields(here, nodes, caret.siblings[-1], defs)
    yield from _values(here, plain, text, str(caret.path[-1]) if caret.path else "", caret.value)


def concrete(nodes: Sequence[SchemaNode], siblings: Mapping[str, str], defs: SchemaNode) -> Iterator[SchemaNode]:
    """What schemas mean in the end: references followed, and of alternatives those that the fields beside leave."""
    for node in nodes:
        if "$ref" in node:
            yield from concrete([defs[node["$ref"].rpartition("/")[2]]], siblings, defs)
            continue
        ways = [*node.get("anyOf", ()), *node.get("oneOf", ()), *node.get("allOf", ())]
        if not ways:
            yield node
            continue
        found = list(concrete(ways, siblings, defs))
        fitting = [one for one in found if _fits(one, siblings)]
        yield from fitting or found


def _fits(node: SchemaNode, siblings: Mapping[str, str]) -> bool:
    """Whether a record may hold the values that stand beside a place."""
    for name, part in node.get("properties", {}).items():
        allowed = words_of(part)
        if allowed and name in siblings and siblings[name].strip("\"'") not in allowed:
            return False
    return True


def within(node: SchemaNode, part: str | int) -> Iterator[SchemaNode]:
    """The schema of a field of a record, or of an entry of a list."""
    if isinstance(part, int):
        if isinstance(node.get("items"), dict):
            yield node["items"]
        return
    if part in node.get("properties", {}):
        yield node["properties"][part]
    elif isinstance(node.get("additionalProperties"), dict):
        yield node["additionalProperties"]


def _fields(
    here: Sequence[SchemaNode], nodes: Sequence[SchemaNode], siblings: Mapping[str, str], defs: SchemaNode
) -> Iterator[Completion]:
    """The fields that a record may still take; where one field says which record it is, that one first and alone."""
    first = [name for node in nodes for name in telling(node, defs) if name not in siblings]
    if first:
        yield Completion(first[0], True, True)
        return
    found: dict[str, Completion] = {}
    for node in here:
        for name, part in node.get("properties", {}).items():
            if name not in siblings and name not in found:
                found[name] = Completion(name, True, name in node.get("required", ()), str(part.get("description", "")))
    yield from sorted(found.values(), key=lambda offer: not offer.needed)


def telling(node: SchemaNode, defs: SchemaNode) -> Iterator[str]:
    """The field by which alternatives are told apart."""
    if "$ref" in node:
        yield from telling(defs[node["$ref"].rpartition("/")[2]], defs)
    elif "discriminator" in node:
        yield node["discriminator"]["propertyName"]


def _values(here: Sequence[SchemaNode], plain: SchemaNode, text: str, name: str, value: bool) -> Iterator[Completion]:
    """The words that may stand as a value; for a name the names that the text declares, the likely ones first."""
    words = dict.fromkeys(word for node in here for word in words_of(node))
    yield from map(Completion, words)
    if any(node.get("type") == "boolean" for node in here):
        yield from (Completion("true"), Completion("false"))
    said = any(LANGUAGES[0] in node.get("properties", {}) for node in here)  # what people read is no name
    if not (words or said) and any(node.get("type") == "string" for node in here):
        names = declared(text, plain)
        likely = sorted(names, key=lambda top: top.removesuffix("s") != name)
        yield from (Completion(one, about=top) for top in likely for one in names[top])


def words_of(node: SchemaNode) -> tuple[str, ...]:
    """The words that a schema allows, where it allows no others."""
    if "const" in node:
        return (str(node["const"]),)
    return tuple(str(word) for word in node.get("enum", ()) if isinstance(word, str))


def declared(text: str, plain: SchemaNode) -> dict[str, list[str]]:
    """The names that a text declares, by the field at its top that holds them (tiles, counters, ...)."""
    found: dict[str, list[str]] = {}
    top = ""
    for match in NAMED.finditer(text):
        if match[1]:
            top = match[1]
        elif isinstance(plain.get("properties", {}).get(top, {}).get("additionalProperties"), dict):
            found.setdefault(top, []).append(match[2])
    return found
