"""The library: which rulebooks there are, and all that comes with each: content, scenarios, texts.

A rulebook is a package below `hantei.rulebooks` with a module `book`, which builds it over its content. Its module
`opening` says which content files it has (`CONTENT`, and `SCENARIO` where it is played by scenarios or encounters), how
they become its content (`content`), and whether all its clauses have to be proved (`FINISHED`); its module `view` names
the steps of tallies (`step_label`) and what dice are thrown for (`throw_name`). The package itself says where it stands
among the others (`PLACE`): the first is what is played where none is named. Everything else is the same for all:
`content/*.yaml`, `scenarios/*.yaml` or `encounters/*.yaml`, `text/{ja,en}/*.ftl`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from hantei.core.message import BadSetup, Message
from hantei.core.rulebook import Rulebook
from hantei.core.text import Text

if TYPE_CHECKING:
    from hantei.text import Catalogue

HOME = "hantei.rulebooks"

LOADED = 200
"""Scenarios and encounters that stay read."""


@dataclass(frozen=True)
class Heading:
    """What a list shows of a scenario or encounter; figures that a file does not give are 0.

    `leaders`: how many people may lead, at least and at most; an encounter is played by its sides. `difficulties` are
    what it can be played at, each with its name; `difficulty` is the usual one, "" where there is only one.
    """

    id: str
    title: Text
    genre: Text | None = None
    minutes: int = 0
    leaders: tuple[int, int] = (1, 1)
    difficulties: Mapping[str, Text] = field(default_factory=dict)
    difficulty: str = ""


@dataclass(frozen=True)
class Patch:
    """A value of a content file put in place of another: the file, the place in it, the value as JSON."""

    file: str
    place: tuple[str, ...]
    value: str


class Shelf:
    """A rulebook with all that comes with it. Nothing is read before it is asked for."""

    def __init__(self, rulebook_id: str) -> None:
        self.id = rulebook_id

    @cached_property
    def directory(self) -> Traversable:
        """Where the rulebook lies."""
        return files(f"{HOME}.{self.id}")

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rulebook itself."""
        return self._over(self._part)

    def patched(self, patches: Sequence[Patch]) -> Rulebook:
        """The rulebook over content in which some values are others. Raises `BadSetup` (`no-such-content`,
        `place-unknown`), and `BadContent` where the content is no longer sound.
        """
        by_file: dict[str, list[Patch]] = {}
        for patch in patches:
            by_file.setdefault(patch.file, []).append(patch)
        parts = {name: self._patched_part(name, some) for name, some in by_file.items()}
        return self._over(lambda name: parts[name] if name in parts else self._part(name))

    @property
    def kind(self) -> str:
        """What it is played by: "scenarios" or "encounters"."""
        return "encounters" if (self.directory / "encounters").is_dir() else "scenarios"

    @property
    def finished(self) -> bool:
        """Whether every executable clause has to be proved by now."""
        return bool(self._module("opening").FINISHED)

    @cached_property
    def texts(self) -> tuple[Traversable, ...]:
        """The directories of its messages."""
        return (self.directory / "text",)

    def catalogue(self, lang: str) -> Catalogue:
        """The general messages and its own in a language."""
        return _catalogue(self.texts, lang)

    def title(self, lang: str) -> str:
        """What it is called in a language."""
        said = self.catalogue(lang)
        name = f"{self.rulebook.prefix.lower()}-book-title"
        return said.say_id(name) if name in said.ids else self.id

    def headings(self, kind: str) -> list[Heading]:
        """What lies in its directory `kind` ("scenarios", "encounters"), the shortest first."""
        found = [heading(name, self._text(kind, name)) for name in self._names(kind)]
        return sorted(found, key=lambda entry: (entry.minutes, entry.id))

    def scenario_text(self, name: str) -> tuple[str, str]:
        """Id and text of a scenario or encounter that comes with the rulebook, or of one in a file.

        Raises `BadSetup` (`no-such-scenario`, `no-such-encounter`, `no-scenario-id`) and `BadContent` for a file that
        is no YAML.
        """
        if name in self._names(self.kind):
            return name, self._text(self.kind, name)
        file = Path(name)
        if not file.is_file():
            message = "no-such-encounter" if self.kind == "encounters" else "no-such-scenario"
            raise BadSetup(message, name=name, allowed=", ".join(self._names(self.kind)))
        from hantei.content import file_text

        text = file_text(file)
        return scenario_id(text, name), text

    def scenarios_for(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """The scenarios or encounters at hand for a game, by id: those in its setup, and all others that come with it.

        A setup gives their texts by id under `scenarios`, whatever they are called in the rulebook.
        """
        texts = {name: self._text(self.kind, name) for name in self._names(self.kind)}
        texts |= setup.get("scenarios", {})
        model = self._module("opening").SCENARIO if texts else None
        return {name: _loaded(text, model) for name, text in texts.items()}

    def step_label(self, state: Any, label: str) -> Message:
        """What a step of a tally is called."""
        said: Message = self._module("views").step_label(state, label)
        return said

    def throw_name(self, why: str) -> Message:
        """What the purpose of a throw is called."""
        said: Message = self._module("views").throw_name(why)
        return said

    def _over(self, part: Callable[[str], Any]) -> Rulebook:
        """The rulebook over content files by their names; none is read before a game is set up."""
        content = self._module("opening").content
        built: Rulebook = self._module("book").build(lambda setup: content(part, self.scenarios_for(setup)))
        return built

    def _part(self, name: str) -> Any:
        from hantei.scenario_check import part

        return part(self.id, name)

    def _patched_part(self, name: str, patches: Sequence[Patch]) -> Any:
        from hantei.content import load, put, read

        models = self._module("opening").CONTENT
        if name not in models:
            raise BadSetup("no-such-content", name=name, allowed=", ".join(models))
        file = self.directory / "content" / f"{name}.yaml"
        plain = read(file.read_text(encoding="utf-8"), file.name).value
        for patch in patches:
            plain = put(plain, patch.place, json.loads(patch.value))
        return load(json.dumps(plain), file.name, models[name]).value

    def _module(self, name: str) -> Any:
        return import_module(f"{HOME}.{self.id}.{name}")

    def _names(self, kind: str) -> list[str]:
        place = self.directory / kind
        if not place.is_dir():
            return []
        return sorted(file.name.removesuffix(".yaml") for file in place.iterdir() if file.name.endswith(".yaml"))

    def _text(self, kind: str, name: str) -> str:
        return (self.directory / kind / f"{name}.yaml").read_text(encoding="utf-8")


@cache
def shelves() -> Mapping[str, Shelf]:
    """Every rulebook there is, by its id, in the order of their places."""
    packages = import_module(HOME).__path__
    names = [found.name for found in iter_modules(packages) if found.ispkg and find_spec(f"{HOME}.{found.name}.book")]
    return {name: Shelf(name) for name in sorted(names, key=lambda name: (_place(name), name))}


def rulebook_ids() -> list[str]:
    """The ids of all rulebooks."""
    return list(shelves())


def shelf(rulebook_id: str) -> Shelf:
    """A rulebook with all that comes with it. Raises `BadSetup` (`no-such-rulebook`)."""
    if rulebook_id not in shelves():
        raise BadSetup("no-such-rulebook", name=rulebook_id, allowed=", ".join(shelves()))
    return shelves()[rulebook_id]


def open_rulebook(rulebook_id: str) -> Rulebook:
    """A rulebook by its id. Raises `BadSetup` (`no-such-rulebook`)."""
    return shelf(rulebook_id).rulebook


def find(rulebook_id: str) -> Rulebook | None:
    """A rulebook by its id, None where there is none: for save files."""
    return shelves()[rulebook_id].rulebook if rulebook_id in shelves() else None


def catalogue(rulebook_id: str, lang: str) -> Catalogue:
    """The general messages and those of a rulebook in a language. Raises `BadSetup` (`no-such-rulebook`)."""
    return shelf(rulebook_id).catalogue(lang)


def scenario_text(rulebook_id: str, name: str) -> tuple[str, str]:
    """Id and text of a scenario or encounter, by its id or file; raises as `Shelf.scenario_text` does."""
    return shelf(rulebook_id).scenario_text(name)


def shelf_with(name: str) -> Shelf | None:
    """The rulebook for which a scenario or encounter is written, by its id or file; None where that cannot be said."""
    for one in shelves().values():
        if any(found.id == name for found in one.headings(one.kind)):
            return one
    file = Path(name)
    if not file.is_file():
        return None
    from hantei.content import file_text

    return shelves().get(str(head(file_text(file), name).get("hantei")).partition("/")[0])


def head(text: str, name: str) -> Mapping[str, Any]:
    """The top of a YAML text, nothing where it holds no fields. Raises `BadContent` where it cannot be read."""
    from hantei.content import BadContent, read

    document = read(text, name)
    if document.value is None and document.faults:
        raise BadContent(document.faults)
    return document.value if isinstance(document.value, dict) else {}


def written_for(top: Mapping[str, Any], name: str) -> Shelf:
    """The rulebook for which a scenario or encounter is written, by its head (`hantei: senki/1`).

    Parameters: the top of the text, and what its file is called. Raises `BadSetup` (`check-no-head`,
    `check-unknown-rulebook`, `no-scenarios-written`).
    """
    from hantei.scenario_check import with_scenarios

    if "hantei" not in top:
        raise BadSetup("check-no-head", path=name, allowed=", ".join(f"{book}/1" for book in with_scenarios()))
    found = named(str(top["hantei"]).partition("/")[0], name)
    if found.id not in with_scenarios():
        raise BadSetup("no-scenarios-written", name=found.id)
    return found


def named(rulebook_id: str, name: str) -> Shelf:
    """The rulebook that a file names. Raises `BadSetup` (`check-unknown-rulebook`)."""
    if rulebook_id not in shelves():
        raise BadSetup("check-unknown-rulebook", path=name, name=rulebook_id, allowed=", ".join(shelves()))
    return shelves()[rulebook_id]


@lru_cache(LOADED)
def heading(name: str, text: str) -> Heading:
    """What a list shows of a scenario or encounter, from its text."""
    plain = head(text, name)
    people = plain.get("leaders", {})
    genre = plain.get("genre")
    return Heading(
        name,
        Text(**plain["title"]),
        Text(**genre) if genre else None,
        plain.get("minutes", 0),
        (people.get("min", 1), people.get("max", 1)) if people else (1, 1),
        {one: Text(**entry["name"]) for one, entry in plain.get("difficulties", {}).items()},
        plain.get("default_difficulty", ""),
    )


def _place(rulebook_id: str) -> int:
    return int(import_module(f"{HOME}.{rulebook_id}").PLACE)


@cache
def _catalogue(texts: tuple[Traversable, ...], lang: str) -> Catalogue:
    from hantei.text import Catalogue

    return Catalogue(lang, texts)


@lru_cache(LOADED)
def _loaded(text: str, model: Any) -> Any:
    from hantei.content import load

    return load(text, "scenario", model).value


def scenario_id(text: str, name: str) -> str:
    """The id of a scenario or encounter, from its text. Raises `BadSetup` (`no-scenario-id`), `BadContent`."""
    found = head(text, name).get("id")
    if not (isinstance(found, str) and found):
        raise BadSetup("no-scenario-id", name=name)
    return found
