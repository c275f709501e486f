"""The library: the rulebooks at hand, and all that comes with each: content, scenarios, texts.

A rulebook is an edition that some package offers (`hantei.edition`); the library builds it over its content.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache, partial
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hantei.core.message import BadSetup
from hantei.core.rulebook import Rulebook
from hantei.core.text import Language, Text, either
from hantei.editions import (
    behind,
    edition,
    editions,
    home,
    kind,
    known,
    offered,
    part,
    scene_text,
    scenes,
    texts,
    unfit,
    volume,
)
from hantei.offers import BadPackage
from hantei.recall import recalled
from hantei.scenes.dossiers import PEOPLE

if TYPE_CHECKING:
    from hantei.content import Document
    from hantei.text import Catalogue

LOADED = 200
"""Scenarios and encounters that are kept once read."""

MOST_AT_HAND = 32
"""Selections of scenarios and encounters that are kept open: those that come with a rulebook, and a few of people's
own."""


@dataclass(frozen=True)
class Heading:
    """The entry of a scenario or encounter in a list; figures that its file does not give are 0.

    `leaders`: the least and the most people who may lead; an encounter is played by its sides. `difficulties` can be
    chosen, each with its name; `difficulty` is the usual one, "" if there is only one. `intro` is its introduction.
    """

    id: str
    title: Text
    genre: Text | None = None
    minutes: int = 0
    leaders: tuple[int, int] = (1, 1)
    difficulties: Mapping[str, Text] = field(default_factory=dict)
    difficulty: str = ""
    intro: Text | None = None


@dataclass(frozen=True)
class Patch:
    """A value that replaces one of a content file: the file, the place in it, the value as JSON."""

    file: str
    place: tuple[str, ...]
    value: str


class Shelf:
    """A rulebook with all that comes with it; everything is read on demand."""

    def __init__(self, rulebook_id: str) -> None:
        self.id = rulebook_id

    @cached_property
    def directory(self) -> Traversable:
        """The folder of the rulebook."""
        return home(self.id)

    @cached_property
    def rulebook(self) -> Rulebook[Any]:
        """The rulebook itself."""
        return self._over(partial(part, self.id))

    def patched(self, patches: Sequence[Patch]) -> Rulebook[Any]:
        """Build the rulebook over content with some values replaced. Raises `BadSetup` (`no-such-content`,
        `place-unknown`), and `BadContent` if the content is no longer sound.
        """
        by_file: dict[str, list[Patch]] = {}
        for patch in patches:
            by_file.setdefault(patch.file, []).append(patch)
        parts = {name: self._patched_part(name, some) for name, some in by_file.items()}
        return self._over(lambda name: parts[name] if name in parts else part(self.id, name))

    @property
    def kind(self) -> str:
        """Whether it plays "scenarios" or "encounters"."""
        return kind(self.id)

    @property
    def finished(self) -> bool:
        """Whether every executable clause must be proved."""
        return volume(self.id).finished

    @cached_property
    def texts(self) -> tuple[Traversable, ...]:
        """The directories of its messages."""
        return (texts(self.id),)

    def catalogue(self, lang: Language) -> Catalogue:
        """The catalogue of a language with the general messages and those of the rulebook."""
        return _catalogue(self.texts, lang)

    def title(self, lang: Language) -> str:
        """Its title in a language."""
        return self._of_itself("title", lang) or self.id

    def about(self, lang: Language) -> str:
        """Its description, one sentence in a language; "" if its catalogue has none."""
        return self._of_itself("about", lang)

    def _of_itself(self, what: str, lang: Language) -> str:
        """What a rulebook says of itself, known without loading it where that was noted; "" if it says nothing."""
        return recalled(f"{what}/{lang}", self.id, lambda: self._said_of_itself(what, lang))

    def _said_of_itself(self, what: str, lang: Language) -> str:
        said, name = self.catalogue(lang), f"{self.rulebook.prefix.lower()}-book-{what}"
        return said.say_id(name) if name in said.ids else ""

    def headings(self, kind: str) -> list[Heading]:
        """The entries of its directory `kind` ("scenarios", "encounters"), the shortest first."""
        return recalled(kind, self.id, lambda: self._headings(kind))

    def _headings(self, kind: str) -> list[Heading]:
        found = [heading(name, scene_text(self.id, kind, name)) for name in scenes(self.id, kind)]
        return sorted(found, key=lambda entry: (entry.minutes, entry.id))

    def scenario_text(self, name: str) -> tuple[str, str]:
        """Id and text of a scenario or encounter that comes with the rulebook.

        Raises `BadSetup` (`no-such-scenario`, `no-such-encounter`).
        """
        if name not in scenes(self.id, self.kind):
            message = "no-such-encounter" if self.kind == "encounters" else "no-such-scenario"
            raise BadSetup(message, name=name, allowed=[*scenes(self.id, self.kind)])
        return name, scene_text(self.id, self.kind, name)

    def file_of(self, word: str) -> Path | None:
        """The file of this machine that a word names; None where it names what comes with the rulebook, or nothing."""
        return None if word in scenes(self.id, self.kind) else file_named(word)

    def scenario_or_file(self, word: str) -> tuple[str, str]:
        """Id and text of a scenario or encounter that comes with the rulebook, or of one in a file of this machine.
        Only commands typed on this machine may use it.

        Raises as `scenario_text` does, `BadSetup` (`no-scenario-id`), and `BadContent` for a file that is no YAML.
        """
        file = self.file_of(word)
        if file is None:
            return self.scenario_text(word)
        from hantei.content import file_text

        text = file_text(file)
        return scenario_id(text, word), text

    def scenarios_for(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """The scenarios or encounters at hand for a game, by id: those in its setup, and all others of the rulebook.

        A setup gives the texts of both kinds by id under `scenarios`.
        """
        texts = {name: scene_text(self.id, self.kind, name) for name in scenes(self.id, self.kind)}
        texts |= setup.get("scenarios", {})
        model = volume(self.id).scene
        return {name: _loaded(text, model) for name, text in texts.items()}

    def _over(self, part: Callable[[str], Any]) -> Rulebook[Any]:
        """Build the rulebook over content files by their names; none is read before a game is set up.

        Games with the same scenarios at hand share what they read and never change.
        """
        book = volume(self.id)

        @lru_cache(maxsize=MOST_AT_HAND)
        def content(own: tuple[tuple[str, str], ...], people: tuple[tuple[str, str], ...]) -> Any:
            found = book.content(part, self.scenarios_for({"scenarios": dict(own)}))
            return self._with_people(found, dict(people)) if people else found

        def build() -> Rulebook[Any]:
            given = ("scenarios", PEOPLE)
            return book.build(lambda setup: content(*(tuple(setup.get(one, {}).items()) for one in given)))

        built = behind(self.id, build)
        if not isinstance(built, Rulebook) or built.id != self.id:
            raise unfit(self.id, f"build: {getattr(built, 'id', built)!r}")
        return replace(built, speech=replace(built.speech, words=self._words))

    def _words(self, message_id: str) -> bool:
        """Whether there are words for a message; the catalogues of all languages have the same ids."""
        return self.catalogue("en").knows(message_id)

    def _with_people(self, content: Any, people: Mapping[str, str]) -> Any:
        """Add the people of some dossiers to content. Raises `BadContent` for a faulty dossier."""
        door = edition(self.id).dossiers
        if door is None:
            raise BadSetup("no-dossiers", name=self.id, allowed="-")
        offer = behind(self.id, door)
        return offer.shelve(content, {name: _loaded(text, offer.model) for name, text in people.items()})

    def _patched_part(self, name: str, patches: Sequence[Patch]) -> Any:
        from hantei.content import load_text, put, read

        models = volume(self.id).models
        if name not in models:
            raise BadSetup("no-such-content", name=name, allowed=[*models])
        file = self.directory / "content" / f"{name}.yaml"
        plain = read(file.read_text(encoding="utf-8"), file.name).value
        for patch in patches:
            plain = put(plain, patch.place, json.loads(patch.value))
        return load_text(json.dumps(plain), file.name, models[name]).value


@cache
def shelves() -> Mapping[str, Shelf]:
    """The rulebooks at hand by id, in the order of their places."""
    return {name: Shelf(name) for name in editions()}


def rulebook_ids() -> list[str]:
    """The ids of all rulebooks."""
    return list(shelves())


def shelf(rulebook_id: str) -> Shelf:
    """Find a rulebook with all that comes with it. Raises `BadSetup` (`no-such-rulebook`), `BadPackage`."""
    return shelves()[rulebook_id] if rulebook_id in shelves() else Shelf(edition(rulebook_id).id)


def opened(shelf: Shelf) -> bool:
    """Open a rulebook; a site keeps True for it. Raises `BadPackage` if it cannot be opened."""
    return shelf.rulebook is not None


def broken() -> list[BadPackage]:
    """Find the faults of rulebooks that cannot be played. Opens every rulebook at hand."""
    found = dict(offered().broken)
    for name, one in shelves().items():
        try:
            recalled("opens", name, partial(opened, one))
        except BadPackage as bad:
            found[name] = bad
    return [found[name] for name in sorted(found)]


def playable() -> list[Shelf]:
    """List the rulebooks that can be played, in the order of their places. Opens every rulebook at hand."""
    bad = {one.facts["name"] for one in broken()}
    return [shelf for name, shelf in shelves().items() if name not in bad]


def open_rulebook(rulebook_id: str) -> Rulebook[Any]:
    """Open a rulebook by its id. Raises `BadSetup` (`no-such-rulebook`)."""
    return shelf(rulebook_id).rulebook


def find(rulebook_id: str) -> Rulebook[Any] | None:
    """Find a rulebook by its id for a save file; None if there is none. Raises `BadPackage`."""
    return shelf(rulebook_id).rulebook if rulebook_id in shelves() or known(rulebook_id) else None


def catalogue(rulebook_id: str, lang: Language) -> Catalogue:
    """The general messages and those of a rulebook in a language. Raises `BadSetup` (`no-such-rulebook`)."""
    return shelf(rulebook_id).catalogue(lang)


def scenario_text(rulebook_id: str, name: str) -> tuple[str, str]:
    """Find id and text of a scenario or encounter that comes with a rulebook; raises as `Shelf.scenario_text` does."""
    return shelf(rulebook_id).scenario_text(name)


def shelf_with(name: str) -> Shelf | None:
    """Find the rulebook of a scenario or encounter, by its id or file; None if there is none."""
    for one in playable():
        if any(found.id == name for found in one.headings(one.kind)):
            return one
    file = file_named(name)
    if file is None:
        return None
    from hantei.content import file_text

    return shelves().get(str(head(file_text(file), name).get("hantei")).partition("/")[0])


def file_named(word: str) -> Path | None:
    """The file of this machine that a word names; None if there is none, or if no file can have this name."""
    try:
        return file if (file := Path(word)).is_file() else None
    except OSError:  # too long a name
        return None


def head(text: str, name: str) -> Mapping[str, Any]:
    """Read the top of a YAML text; empty if it holds no fields. Raises `BadContent` if it cannot be read."""
    from hantei.content import read

    return top(read(text, name))


def top(document: Document) -> Mapping[str, Any]:
    """Return the top of a YAML text that has been read; raises as `head` does."""
    from hantei.content import BadContent

    if document.value is None and document.faults:
        raise BadContent(document.faults)
    return document.value if isinstance(document.value, dict) else {}


def written_for(top: Mapping[str, Any], name: str) -> Shelf:
    """Find the rulebook of a scenario or encounter by its head (`hantei: senki/1`).

    Parameters: the top of the text, and the name of its file. Raises `BadSetup` (`check-no-head`,
    `check-unknown-rulebook`).
    """
    if "hantei" not in top:
        raise BadSetup("check-no-head", path=name, allowed=[f"{book}/1" for book in shelves()])
    return shelf_named(str(top["hantei"]).partition("/")[0], name)


def shelf_named(rulebook_id: str, name: str) -> Shelf:
    """Find the rulebook that a file names. Raises `BadSetup` (`check-unknown-rulebook`), `BadPackage`."""
    if rulebook_id not in shelves() and not known(rulebook_id):
        raise BadSetup("check-unknown-rulebook", path=name, name=rulebook_id, allowed=[*shelves()])
    return shelf(rulebook_id)


@lru_cache(LOADED)
def heading(name: str, text: str) -> Heading:
    """Make the entry of a scenario or encounter in a list, from its text."""
    return recalled(f"heading/{name}", text, lambda: _heading(name, text))


def _heading(name: str, text: str) -> Heading:
    plain = head(text, name)
    people = plain.get("leaders", {})
    genre = plain.get("genre")

    def said(written: Any) -> Text:
        return Text(**either(written, plain.get("language", "")))

    return Heading(
        name,
        said(plain["title"]),
        said(genre) if genre else None,
        plain.get("minutes", 0),
        (people.get("min", 1), people.get("max", 1)) if people else (1, 1),
        {one: said(entry["name"]) for one, entry in plain.get("difficulties", {}).items()},
        plain.get("default_difficulty", ""),
        said(plain["intro"]) if plain.get("intro") else None,
    )


@cache
def _catalogue(texts: tuple[Traversable, ...], lang: Language) -> Catalogue:
    from hantei.text import Catalogue

    return Catalogue(lang, texts)


@lru_cache(LOADED)
def _loaded(text: str, model: Any) -> Any:
    from hantei.content import load_text

    return recalled(repr(model), text, lambda: load_text(text, "scenario", model).value)


def scenario_id(text: str, name: str) -> str:
    """The id of a scenario or encounter, from its text. Raises `BadSetup` (`no-scenario-id`), `BadContent`."""
    return id_in(head(text, name), name)


def id_in(top: Mapping[str, Any], name: str) -> str:
    """The id of a scenario or encounter, from the top of its text. Raises `BadSetup` (`no-scenario-id`)."""
    found = top.get("id")
    if not (isinstance(found, str) and found):
        raise BadSetup("no-scenario-id", name=name)
    return found
