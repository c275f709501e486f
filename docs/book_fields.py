"""Writes the pages `BOOK-fields.md`: every field of the encounters and people of four books, from their schemas.

`python docs/book_fields.py` writes all; a test compares them with what would be written. The page on operations has
figures in formulas of its own and is written by `fields.py`.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_type_hints

import yaml

from hantei import dossiers
from hantei.content import json_schema, read
from hantei.editions import home, scene_text, scenes, texts, volume
from hantei.publish.paper import word
from hantei.text import Catalogue

HERE = Path(__file__).parent
Node = Mapping[str, Any]

UNITS = yaml.safe_load((HERE / "book-fields/units.yaml").read_text(encoding="utf-8"))
"""By book: units in Japanese and English, and the fields counted in them; `Model.field` stands before `field`."""

MORE = yaml.safe_load((HERE / "book-fields/examples.yaml").read_text(encoding="utf-8"))
"""By book: examples of what neither comes with Hantei nor stands on a page, by model and field."""

BOOKS = {
    "senki": ("戦機", "Senki"),
    "gundog": ("ガンドッグ", "Gundog"),
    "wild_arms": ("ワイルドアームズ", "Wild Arms"),
    "shadowrun4": ("シャドウラン4", "Shadowrun 4"),
}
HEADS = {
    "ja": ("項目", "呼び名", "型", "単位", "書かなければ", "例", "条項"),
    "en": ("field", "called", "type", "unit", "unless given", "example", "clause"),
}
TOP = {
    "ja": (
        "# {book}の全項目\n\n遭遇と人物のファイルに書けるすべての項目の、呼び名、型、単位、初期値、例、条項です。"
        "意味と使い方は[{guide}]({page}.ja.md)と[自分の人物と分隊](people.ja.md)にあります。"
        "このページは型そのものから作られます（`python docs/book_fields.py`）。"
    ),
    "en": (
        "# Every field of {book}\n\nAll that an encounter and a file of people may say: what people call it, type, "
        "unit, default, example and clause. What it means and how it is used stands in [{guide}]({page}.md) and in "
        "[People and squads of your own](people.md). This page is made from the models themselves "
        "(`python docs/book_fields.py`)."
    ),
}
GUIDES = {
    "senki": ("encounters", "遭遇を書く", "Writing an encounter"),
    "gundog": ("gundog", "ガンドッグ", "Gundog"),
    "wild_arms": ("wild-arms", "ワイルドアームズ", "Wild Arms"),
    "shadowrun4": ("shadowrun4", "シャドウラン4", "Shadowrun 4"),
}
FORMULA = "[Dd]6"
LONGEST = 64


class Section(NamedTuple):
    """A model with its heading, its schema and its source."""

    name: str
    title: str
    node: Node
    model: Any


class Reference:
    """All fields of the files of a book."""

    def __init__(self, book: str) -> None:
        self.book, self.offer = book, dossiers.offered(book)
        self.schema = json_schema(volume(book).scene, volume(book).title)
        self.people = json_schema(self.offer.model, self.offer.title)
        self.nodes: Mapping[str, Node] = {**self.people["$defs"], **self.schema["$defs"]}
        self.clause = re.compile(rf"{self.prefix}-[\dA-Z]+\.[\dA-Z]+(?:\.\d+)*")

    @property
    def prefix(self) -> str:
        """How the clauses of the book begin."""
        return {"senki": "SK", "gundog": "GD", "wild_arms": "WA", "shadowrun4": "SR"}[self.book]

    @cached_property
    def models(self) -> Mapping[str, Any]:
        """The dataclasses of the book's files, by their names."""
        found: dict[str, Any] = {}
        left = [volume(self.book).scene, self.offer.model]
        while left:
            hint = left.pop()
            left += get_args(hint)
            if is_dataclass(hint) and isinstance(hint, type) and hint.__name__ not in found:
                found[hint.__name__] = hint
                left += get_type_hints(hint).values()
        return found

    @cached_property
    def sections(self) -> list[Section]:
        """The file of an encounter, that of people, then whatever they name, in the order in which it is named."""
        scene, people = volume(self.book).scene, self.offer.model
        head = f"{self.book}/{self.offer.kind}/1"
        found = [
            Section(scene.__name__, f"{self.book}/1", self.schema, scene),
            Section(people.__name__, head, self.people, people),
        ]
        seen = {"Text"}
        for name in [one for top in (self.schema, self.people) for one in self.reached(top)]:
            if name not in seen:
                seen.add(name)
                found.append(Section(name, self.heading(name), self.nodes[name], self.models[name]))
        return found

    def reached(self, node: Any) -> Iterator[str]:
        """The models that a part of the schema names, and those that they name."""
        left, seen = [node], set()
        while left:
            here = left.pop(0)
            for name in refs({key: part for key, part in here.items() if key != "$defs"}):
                if name not in seen:
                    seen.add(name)
                    yield name
                    left.append(self.nodes[name])

    def heading(self, name: str) -> str:
        """What a model is called: the `do` of effects, else its name."""
        does = self.nodes[name].get("properties", {}).get("do")
        return f"do: {', '.join(words(does))}" if does else name

    def page(self, lang: str) -> str:
        """The page in a language."""
        file, *guide = GUIDES[self.book]
        at = 0 if lang == "ja" else 1
        parts = [TOP[lang].format(book=BOOKS[self.book][at], guide=guide[at], page=file)]
        parts += [f"## {one.title}\n\n{self.table(one, lang)}" for one in self.sections]
        return "\n\n".join(parts) + "\n"

    def table(self, section: Section, lang: str) -> str:
        """The fields of a model."""
        heads = HEADS[lang]
        rows = [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
        said, clauses = Catalogue(lang, (texts(self.book),)), self.clauses(section.model)
        for name, node in section.node.get("properties", {}).items():
            if name == "do":
                continue
            called = word(name, said)
            cells = (
                f"`{name}`", called if called != name else "", self.kind(node, lang),
                self.unit(section.name, name, node, lang),
                default(name in section.node.get("required", ()), node, lang),
                f"`{self.examples[section.name, name]}`", clauses.get(name) or "—",
            )  # fmt: skip
            rows.append(f"| {' | '.join(cells)} |")
        return "\n".join(rows)

    def kind(self, node: Node, lang: str) -> str:
        """A type in words."""
        ja = lang == "ja"
        if "$ref" in node:
            name = node["$ref"].rpartition("/")[2]
            title = self.heading(name)
            return ("文章" if ja else "text") if name == "Text" else f"[{title}](#{anchor(title)})"
        for many in ("anyOf", "oneOf"):
            if many in node:
                parts = [one for one in node[many] if one.get("type") != "null"]
                if [one.get("type") for one in parts] == ["integer", "string"] and len(parts[1]) == 1:
                    return "整数かダイス" if ja else "formula"
                some = dict.fromkeys(self.kind(one, lang) for one in parts)
                return ("か" if ja else " or ").join(some)
        if words(node):
            return ("、" if ja else ", ").join(f"`{one}`" for one in words(node))
        if node.get("type") == "array":
            inner = node.get("items") or (node.get("prefixItems") or [{}])[0]
            return f"{self.kind(inner, lang)}の並び" if ja else f"list of {self.kind(inner, lang)}"
        if node.get("type") == "object":
            inner = self.kind(values(node), lang)
            return f"名前：{inner}" if ja else f"name: {inner}"
        return plain_kind(node, lang)

    def unit(self, model: str, name: str, node: Node, lang: str) -> str:
        """In what the figure of a field is counted; "" for what is no figure."""
        if not figure(node):
            return ""
        for wanted in (f"{model}.{name}", name):
            for ja, en, fields in UNITS[self.book]:
                if wanted in fields.split():
                    return str(ja if lang == "ja" else en)
        raise KeyError(f"{self.book}: {model}.{name}")

    def clauses(self, model: Any) -> dict[str, str]:
        """The clauses that the source names for each field: beside it, else for the model as a whole."""
        whole = ", ".join(dict.fromkeys(self.clause.findall(model.__doc__ or "")))
        beside = re.findall(r"^    (\w+): [^#\n]*#([^\n]*)$", inspect.getsource(model), re.M)
        found = {name: ", ".join(dict.fromkeys(self.clause.findall(comment))) for name, comment in beside}
        return {name: found.get(name) or whole for name in get_type_hints(model)}

    # Examples

    @cached_property
    def examples(self) -> dict[tuple[str, str], str]:
        """An example of each field: the shortest of what comes with Hantei and of what stands on the pages; of what
        neither says, one given by hand, else some value that its type allows."""
        found: dict[tuple[str, str], str] = {}
        for model, given in MORE.get(self.book, {}).items():
            for name, value in given.items():
                found[model, name] = f"{name}: {flow(value)}"
        for text in self.sources():
            top = read(text, "source").value
            people = str(top.get("hantei", "")).count("/") > 1
            model = self.offer.model if people else volume(self.book).scene
            self.take(top, self.people if people else self.schema, model.__name__, found)
        for name, hint in volume(self.book).models.items():
            model = next((one for one in get_args(hint) if is_dataclass(one)), hint)
            if getattr(model, "__name__", "") in self.nodes:
                file = home(self.book) / "content" / f"{name}.yaml"
                records = read(file.read_text(encoding="utf-8"), name).value
                for one in records.values() if model is not hint else (records,):
                    self.take(one, self.nodes[model.__name__], model.__name__, found)
        for section in self.sections:
            for name, node in section.node.get("properties", {}).items():
                if name != "do" and (section.name, name) not in found:
                    found[section.name, name] = f"{name}: {some(node)}"
        return found

    def sources(self) -> Iterator[str]:
        """Encounters that come with the book, and whole files on the pages."""
        for name in scenes(self.book, "encounters"):
            yield scene_text(self.book, "encounters", name)
        known = set(self.schema["properties"])
        for page in sorted(HERE.glob("*.md")):
            guide = page.name == f"{GUIDES[self.book][0]}.md"
            for block in re.findall(r"^```yaml\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S):
                top = read(block, page.name).value
                part = guide and isinstance(top, dict) and set(top) <= known
                if part or block.startswith(f"hantei: {self.book}/"):
                    yield block

    def take(self, value: Any, node: Node, model: str, found: dict[tuple[str, str], str]) -> None:
        """Keep the examples in a part of a file; `model` is what it is a record of."""
        for name, item in value.items() if isinstance(value, dict) else ():
            inner = node.get("properties", {}).get(name)
            if inner is not None:
                keep(found, (model, name), item)
                self.within(item, inner, found)

    def within(self, value: Any, node: Node, found: dict[tuple[str, str], str]) -> None:
        """Keep the examples in what stands in a field."""
        if "$ref" in node:
            name = node["$ref"].rpartition("/")[2]
            self.take(value, self.nodes[name], name, found)
        elif "anyOf" in node or "oneOf" in node:
            for one in node.get("anyOf", node.get("oneOf")):
                if self.meant(value, one):
                    self.within(value, one, found)
        elif node.get("type") == "array":
            for item in value if isinstance(value, list) else ():
                self.within(item, node.get("items", {}), found)
        elif node.get("type") == "object" and isinstance(value, dict):
            for item in value.values():
                self.within(item, values(node), found)

    def meant(self, value: Any, node: Node) -> bool:
        """Whether a record is one of a model, as far as what it does says so."""
        if "$ref" not in node or not isinstance(value, dict):
            return "$ref" not in node
        does = self.nodes[node["$ref"].rpartition("/")[2]].get("properties", {}).get("do")
        return does is None or value.get("do") in words(does)


def some(node: Node) -> str:
    """A value that a type allows, other than the default where there are few. Raises `KeyError` for a plain word, of
    which nobody but a person can give an example."""
    usual, kind = node.get("default"), node.get("type")
    if "$ref" in node:
        return "{ja: …, en: …}" if node["$ref"].endswith("/Text") else "{…}"
    if "anyOf" in node or "oneOf" in node:
        return some(next(one for one in node.get("anyOf", node.get("oneOf")) if one.get("type") != "null"))
    if words(node):
        return next((one for one in words(node) if one != usual), words(node)[0])
    if kind == "boolean":
        return str(not usual).lower()
    if kind == "integer":
        return str(usual or max(node.get("minimum", 0), 2))
    if kind == "array":
        return f"[{some(node['items'])}]"
    if kind == "object":
        return "{" + f"my_id: {some(values(node))}" + "}"
    if FORMULA in node.get("pattern", ""):
        return "1D6+2"
    raise KeyError(f"example: {node}")


def refs(part: Any) -> Iterator[str]:
    """The models that a part of a schema names itself."""
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"].rpartition("/")[2]
        for inner in part.values():
            yield from refs(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from refs(inner)


def values(node: Node) -> Node:
    """The schema of the values of names."""
    inner = node.get("additionalProperties")
    if isinstance(inner, dict):
        return inner
    return next(iter(node.get("patternProperties", {}).values()), {})


def words(node: Node) -> list[str]:
    """The words that a part takes, without the empty one."""
    found = node.get("enum", [node["const"]] if "const" in node else [])
    return [str(one) for one in found if one != ""]


def figure(node: Any) -> bool:
    """Whether a part holds a figure or dice."""
    if isinstance(node, dict):
        if node.get("type") == "integer" or FORMULA in node.get("pattern", ""):
            return True
        return any(figure(node[key]) for key in ("anyOf", "oneOf", "items", "prefixItems") if key in node) or (
            node.get("type") == "object" and figure(values(node))
        )
    return isinstance(node, list) and any(map(figure, node))


def plain_kind(node: Node, lang: str) -> str:
    """The type of a single value in words, with its bounds."""
    ja = lang == "ja"
    kind, pattern = node.get("type"), node.get("pattern", "")
    if kind == "integer":
        low, high = node.get("minimum"), node.get("maximum")
        if low is None or high is None:
            return "整数" if ja else "whole number"
        return f"整数{low}〜{high}" if ja else f"whole number {low} to {high}"
    if kind == "boolean":
        return "true／false" if ja else "true or false"
    if FORMULA in pattern:
        return "整数かダイス" if ja else "formula"
    if "," in re.sub(r"\{\d+,\d*\}", "", pattern):
        return "`x,y`"
    return "語" if ja else "word"


def default(needed: bool, node: Node, lang: str) -> str:
    """What holds where a field is not given."""
    if needed:
        return "**必須**" if lang == "ja" else "**needed**"
    value = node.get("default")
    if value is None or value in ([], "", {}):
        return "—"
    return f"`{str(value).lower() if isinstance(value, bool) else flow(value)}`"


def anchor(title: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")


def keep(found: dict[tuple[str, str], str], place: tuple[str, str], value: Any) -> None:
    """Keep an example if it is shorter than the one before, and short enough to read; what is empty shows nothing."""
    example = f"{place[1]}: {flow(value)}"
    if value not in ({}, [], "") and len(example) < min(len(found.get(place, "x" * LONGEST)), LONGEST):
        found[place] = example
    elif place not in found and isinstance(value, dict | list) and value:
        found[place] = f"{place[1]}: {opened(value)}"


def opened(value: Any) -> str:
    """The beginning of what is too long to show."""
    if isinstance(value, list):
        return f"[{opened(value[0])}, …]" if isinstance(value[0], dict | list) else "[…]"
    name = next(iter(value))
    return f"{{{name}: …}}" if len(value) == 1 else f"{{{name}: …, …}}"


def flow(value: Any) -> str:
    """A value in one line, as people write it."""
    text = yaml.safe_dump(value, default_flow_style=True, allow_unicode=True, width=10_000, sort_keys=False)
    for sign, plain in (("\n...", ""), ("'{", "{"), ("}'", "}"), ("…: null", "…"), ("|", "\\|")):
        text = text.replace(sign, plain)
    return text.strip()


def file_of(book: str, lang: str) -> str:
    """The file of a page."""
    return f"{book.replace('_', '-')}-fields{'.ja' if lang == 'ja' else ''}.md"


def write() -> None:
    """Write all pages."""
    for book in BOOKS:
        for lang in ("ja", "en"):
            (HERE / file_of(book, lang)).write_text(Reference(book).page(lang), encoding="utf-8")


if __name__ == "__main__":
    write()
