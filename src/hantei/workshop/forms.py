"""A text as a form: one record of it at a time, with a field for all that the schema allows there.

The schema of the rulebook decides; no rulebook and no field is known by name, but for those that name a part.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from hantei import library
from hantei.content import BadContent, read
from hantei.content.faults import Path
from hantei.core.text import LANGUAGES, Language
from hantei.publish.naming import Names, meant, names_of
from hantei.publish.outline import DOES, NAMING, Outline
from hantei.publish.paper import done, word
from hantei.text import Catalogue

from .completing import HEAD, SchemaNode, concrete, declared, schema_of, telling, within, words_of
from .offered import heads

LONGEST_SUM = 90
"""Letters of what is said of a record that is not open."""

MOST_SUGGESTED = 200

WAY = " › "
"""Between the parts of a path."""

FieldKind = Literal["text", "line", "number", "choice", "tick", "words", "list", "named", "record", "plain"]
"""How a field is filled in: a text for people, a plain word or formula, a whole number, one of several words, yes or
no; a list of single values, a list of records, values by names, a record of its own; what has no other form, as YAML.
"""


@dataclass(frozen=True)
class FormWord:
    """Something that can be chosen: what the file says, and what it is called."""

    value: str
    name: str


@dataclass(frozen=True)
class FormField:
    """A field of a form.

    `path` is where it stands, `name` what the file calls it, `label` what people call it. `value` is what stands there,
    None for nothing; `needed` whether the file must have it, `usual` what counts where nothing stands. `choices` are
    the words that it takes, or suggestions where it takes others too; `formula`: whether a word may be a number;
    `least` and `most` are the bounds of a number, `langs` the languages of a text, "" for one without. `entries` are
    those of a list or of values by names, `adds` what an entry can be added as, `fresh` an entry that is not there yet;
    `told` says what a record holds.
    """

    path: Path
    name: str
    label: str
    kind: FieldKind
    value: Any = None
    needed: bool = False
    usual: str = ""
    choices: Sequence[FormWord] = ()
    least: int | None = None
    most: int | None = None
    langs: Sequence[str] = ()
    entries: Sequence[FormField] = ()
    adds: Sequence[FormWord] = ()
    fresh: FormField | None = None
    formula: bool = False
    told: str = ""

    @property
    def there(self) -> bool:
        """Whether something stands in it, or has to."""
        return self.value is not None or self.needed

    def in_language(self, lang: Language) -> str:
        """The text in a language."""
        if isinstance(self.value, Mapping):
            return str(self.value.get(lang or LANGUAGES[0], ""))
        return "" if self.value is None else str(self.value)


@dataclass(frozen=True)
class Form:
    """A record as a form: where it stands and what lies above it, each by its path and what it is called; its fields;
    for a text that is written for nothing yet, what it can be written for."""

    path: Path
    trail: Sequence[tuple[Path, str]]
    fields: Sequence[FormField] = ()
    heads: Sequence[FormWord] = ()

    @property
    def title(self) -> str:
        """What the record is called."""
        return self.trail[-1][1] if self.trail else ""


@dataclass
class Speaker:
    """What forms need to speak of a text: its schema, its plain data and text, its words."""

    plain: Mapping[str, Any]
    text: str
    schema: SchemaNode
    catalogue: Catalogue
    names: Names
    outline: Outline = field(init=False)
    names_in: Mapping[str, Sequence[str]] = field(init=False)
    known: dict[Path, tuple[Any, Sequence[SchemaNode]] | None] = field(default_factory=dict)
    own: dict[Path, bool] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.outline = Outline(
            self.catalogue.lang, self.word, self.meaning, lambda deed: done(deed, self.catalogue)
        )  # fmt: skip
        self.names_in = declared(self.text, self.schema)

    @property
    def defs(self) -> SchemaNode:
        """What the schema refers to."""
        found: SchemaNode = self.schema.get("$defs", {})
        return found

    @property
    def language(self) -> str:
        """The language of the whole text, "" where each text has both."""
        found = self.plain.get("language")
        return found if found in LANGUAGES else ""

    def at(self, path: Path) -> tuple[Any, Sequence[SchemaNode]] | None:
        """What stands at a path, and what the schema says of it; None where nothing stands."""
        if path not in self.known:
            self.known[path] = self._found(path)
        return self.known[path]

    def _found(self, path: Path) -> tuple[Any, Sequence[SchemaNode]] | None:
        if not path:
            return self.plain, [self.schema]
        around = self.at(path[:-1])
        if around is None or path[-1] not in (inside := parts_of(around[0])):
            return None
        outer = concrete(around[1], siblings(around[0]), self.defs)
        return inside[path[-1]], [one for node in outer for one in within(node, path[-1])]

    def keyed(self, path: Path) -> bool:
        """Whether what stands at a path is known by names of the author's own."""
        if path not in self.own:
            found = self.at(path)
            self.own[path] = found is not None and kind_of(found[1], self) == "named"
        return self.own[path]

    def word(self, name: str) -> str:
        """What a field is called."""
        return word(name, self.catalogue)

    def meaning(self, name: str, value: str) -> str:
        """What a plain word in a field means."""
        if name == DOES:
            return done(value, self.catalogue)
        return meant(name, value, self.names, self.catalogue)

    def told(self, value: Any) -> str:
        """What a record holds, on one line."""
        said = self.outline.said(value) if value else ""
        return said if len(said) <= LONGEST_SUM else f"{said[:LONGEST_SUM]}…"

    def called(self, name: str | int, value: Any) -> str:
        """What an entry is called: by its own name, else by what the file calls it."""
        if isinstance(value, Mapping):
            for one in NAMING:
                if one in value:
                    return self.outline.said(value[one]) if isinstance(value[one], str) else self.said(value[one])
            if DOES in value:
                return done(str(value[DOES]), self.catalogue)
            for one in ("id", "character", "unit"):
                if isinstance(value.get(one), str):
                    return self.meaning(one, value[one])
        return str(name + 1) if isinstance(name, int) else self.meaning("", name)

    def labels(self, path: Path) -> Iterator[str]:
        """What each part of a path is called."""
        here: Any = self.plain
        for number, part in enumerate(path):
            here = here[part]
            word = "" if isinstance(part, int) or self.keyed(path[:number]) else self.word(part)
            yield word if word and word != part else self.called(part, here)

    def way(self, path: Path) -> str:
        """A path in words."""
        return WAY.join(self.labels(path))

    def said(self, value: Any) -> str:
        """A text for people in the language of the reader, or in the one that it has."""
        if isinstance(value, Mapping):
            return str(value.get(self.catalogue.lang) or next(iter(value.values()), ""))
        return str(value)


def form_of(text: str, at: Path, lang: Language) -> Form:
    """The form of the record at a place of a text, or of the nearest one around it that there is.

    Parameters: the text, the place, the language of the reader. Raises `BadContent` for what is no YAML.
    """
    speaker = speaker_of(text, lang)
    if speaker is None:
        return Form((), (), heads=beginnings(lang))
    plain = speaker.plain
    path, value, nodes = reached(speaker, at)
    trail: list[tuple[Path, str]] = [((), speaker.called("", plain) or speaker.catalogue.say_id("workshop-tab-form"))]
    trail += [(path[: number + 1], label) for number, label in enumerate(speaker.labels(path))]
    if isinstance(value, Mapping) and kind_of(nodes, speaker) != "named":
        return Form(path, trail, list(record_fields(speaker, path, value, nodes)))
    return Form(path, trail, [field_of(speaker, path, str(path[-1]), value, nodes, True)])


def speaker_of(text: str, lang: Language) -> Speaker | None:
    """What it takes to speak of a text; None for one that is written for nothing yet. Raises `BadContent` for what is
    no YAML."""
    document = read(text, "form")
    if document.value is None and document.faults:
        raise BadContent(document.faults)
    found = HEAD.search(text)
    schema = schema_of(found[1], found[2]) if found else None
    if schema is None or found is None:
        return None
    plain = document.value if isinstance(document.value, dict) else {}
    return Speaker(plain, text, schema, library.catalogue(found[1], lang), names_of(plain, found[1], lang))


def beginnings(lang: Language) -> list[FormWord]:
    """What a text can be written for, in words."""
    found = []
    for head in heads():
        book, kind = head.split("/")[0], head.split("/")[1:-1]
        catalogue = library.catalogue(book, lang)
        what = word(kind[0], catalogue) if kind else catalogue.say_id(f"workshop-form-{library.shelf(book).kind}")
        found.append(
            FormWord(head, catalogue.say_id("workshop-form-head", book=library.shelf(book).title(lang), what=what))
        )
    return found


def reached(speaker: Speaker, at: Path) -> tuple[Path, Any, Sequence[SchemaNode]]:
    """The longest beginning of a path at which something stands: that path, what stands there, its schema."""
    for length in range(len(at), -1, -1):
        found = speaker.at(at[:length])
        if found is not None:
            return at[:length], *found
    raise AssertionError("the whole text is always there")


def parts_of(value: Any) -> Mapping[str | int, Any]:
    """What a record or list holds, by names or numbers."""
    if isinstance(value, Mapping):
        return dict(value)
    return dict(enumerate(value)) if isinstance(value, list) else {}


def siblings(value: Any) -> dict[str, str]:
    """The plain values of a record, by which its schema is told from others."""
    if not isinstance(value, Mapping):
        return {}
    return {name: str(one) for name, one in value.items() if not isinstance(one, Mapping | list)}


# Fields


def record_fields(
    speaker: Speaker, path: Path, value: Mapping[str, Any], nodes: Sequence[SchemaNode]
) -> Iterator[FormField]:
    """The fields of a record: those that stand there in the order of the file, those that it needs, all others."""
    here = list(concrete(nodes, siblings(value), speaker.defs))
    first = [name for node in nodes for name in telling(node, speaker.defs)]
    allowed: dict[str, list[SchemaNode]] = {}
    needed: dict[str, bool] = dict.fromkeys(first, True)
    for node in here:
        for name, part in node.get("properties", {}).items():
            allowed.setdefault(name, []).append(part)
            needed[name] = needed.get(name, False) or (name in node.get("required", ()))
    if first and first[0] not in value:  # the field that says which record it is decides on all others
        allowed = {first[0]: allowed[first[0]]}
    order = sorted(allowed, key=lambda name: (not needed[name], name not in value))
    for name in order:
        yield field_of(speaker, (*path, name), name, value.get(name), allowed[name], needed[name])


def field_of(
    speaker: Speaker, path: Path, name: str, value: Any, nodes: Sequence[SchemaNode], needed: bool, label: str = ""
) -> FormField:
    """A field. Parameters: where it stands, its name, what stands there, what the schema allows, whether it is needed,
    what it is called, the word for its name unless given."""
    kind = kind_of(nodes, speaker)
    ways = [one for one in concrete(nodes, siblings(value), speaker.defs) if one.get("type") != "null"]
    facts: dict[str, Any] = {}
    if kind == "choice":
        facts["choices"] = [FormWord(one, speaker.meaning(name, one)) for way in ways for one in words_of(way)]
    elif kind == "line":
        facts["choices"] = suggested(speaker, name)
        facts["formula"] = any(one.get("type") == "integer" for one in ways)
    elif kind == "number":
        facts |= {"least": ways[0].get("minimum"), "most": ways[0].get("maximum")}
    elif kind == "text":
        facts["langs"] = languages(speaker, value)
    elif kind == "plain":
        facts["choices"] = [FormWord(one, speaker.meaning(name, one)) for way in ways for one in words_of(way)]
    elif kind in ("words", "list"):
        facts |= entries_of(speaker, path, name, value, ways)
    elif kind == "named":
        facts |= named_of(speaker, path, name, value, ways)
    elif kind == "record":
        facts["told"] = speaker.told(value)
    usual = next((one["default"] for one in nodes if one.get("default") not in (None, "", [], {})), None)
    said = "" if usual is None or isinstance(usual, list | dict) else speaker.meaning(name, str(usual))
    return FormField(path, name, label or speaker.word(name), kind, value, needed, said, **facts)


def kind_of(nodes: Sequence[SchemaNode], speaker: Speaker) -> FieldKind:
    """How a field is filled in."""
    ways = [one for one in concrete(nodes, {}, speaker.defs) if one.get("type") != "null"]
    if any(LANGUAGES[0] in one.get("properties", {}) for one in ways):
        return "text"
    if ways and all(words_of(one) for one in ways):
        return "choice"
    types = {str(one.get("type")) for one in ways}
    if types == {"object"}:
        return "record" if any(one.get("properties") for one in ways) else "named"
    if types == {"array"}:
        inner = kind_of([one["items"] for one in ways if isinstance(one.get("items"), dict)], speaker)
        return "list" if inner in ("record", "named", "list", "plain") else "words"
    single: Mapping[frozenset[str], FieldKind] = {
        frozenset({"boolean"}): "tick", frozenset({"integer"}): "number", frozenset({"string"}): "line",
        frozenset({"integer", "string"}): "line",
    }  # fmt: skip
    return single.get(frozenset(types), "plain")


def languages(speaker: Speaker, value: Any) -> list[str]:
    """In which languages a text is asked for: that of the file alone, or both."""
    if speaker.language and not isinstance(value, Mapping):
        return [""]
    return list(LANGUAGES)


def suggested(speaker: Speaker, name: str) -> list[FormWord]:
    """Names that the text declares and content has, which a word may mean: those of its own kind, else none."""
    kinds = (name, f"{name}s")
    own = [one for kind in kinds for one in speaker.names_in.get(kind, ())]
    known = [one for kind in kinds for one in speaker.names.get(kind, ())]
    found = dict.fromkeys([*own, *known])
    return [FormWord(one, speaker.meaning(name, one)) for one in list(found)[:MOST_SUGGESTED]]


def entries_of(speaker: Speaker, path: Path, name: str, value: Any, ways: Sequence[SchemaNode]) -> dict[str, Any]:
    """The entries of a list, and what can be added."""
    items = [one["items"] for one in ways if isinstance(one.get("items"), dict)]
    found = []
    for number, entry in enumerate(value if isinstance(value, list) else ()):
        one = field_of(speaker, (*path, number), name, entry, items, True, speaker.called(number, entry))
        if isinstance(entry, Mapping) and one.kind == "plain":
            one = FormField(one.path, name, one.label, "record", entry, True, told=speaker.told(entry))
        found.append(one)
    fresh = field_of(speaker, (*path, len(found)), name, None, items, False, " ")
    return {"entries": found, "adds": adds(speaker, items), "fresh": fresh}


def adds(speaker: Speaker, items: Sequence[SchemaNode]) -> list[FormWord]:
    """As what an entry can be added, where there are several kinds: by the field that tells them apart."""
    first = next((name for node in items for name in telling(node, speaker.defs)), "")
    if not first:
        return []
    ways = concrete(items, {}, speaker.defs)
    found = [one for way in ways for one in words_of(way.get("properties", {}).get(first, {}))]
    return [FormWord(f"{first}={one}", speaker.meaning(first, one)) for one in dict.fromkeys(found)]


def named_of(speaker: Speaker, path: Path, name: str, value: Any, ways: Sequence[SchemaNode]) -> dict[str, Any]:
    """Values by names, and the names that can be added, where the schema knows them."""
    nodes = [one["additionalProperties"] for one in ways if isinstance(one.get("additionalProperties"), dict)]
    there = value if isinstance(value, Mapping) else {}
    found = [
        field_of(speaker, (*path, one), one, entry, nodes, True, speaker.called(one, entry))
        for one, entry in there.items()
    ]
    known = [one for way in ways for one in words_of(way.get("propertyNames", {}))]
    offered = [FormWord(one, speaker.meaning(name, one)) for one in known if one not in there]
    fresh = field_of(speaker, (*path, ""), name, None, nodes, False, " ")
    names = {"adds": offered, "choices": [] if known else suggested(speaker, name)}
    return {"entries": found, "fresh": fresh, **names}
