"""The clause ledger: the book of rules, split into clauses that can each be right or wrong.

Each rulebook carries its ledger as `clauses.yaml`, with open points and examples in English; `clauses.ja.yaml` has
these in Japanese. The rules code cites clauses by id. This module looks them up, searches them, and tells which of them
a program has to carry out.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, cached_property, partial
from typing import Any, Literal, cast

from hantei.content import BadContent, Document, FileFault, Path, file_text, read
from hantei.content.faults import found
from hantei.core.message import BadSetup, Complaint, Message
from hantei.core.rulings import Ruling
from hantei.core.text import Language, Text
from hantei.editions import editions, home
from hantei.recall import recalled

ClauseKind = Literal["mechanic", "procedure", "data", "option", "definition", "advice"]

FILES = ("clauses.yaml", "clauses.ja.yaml", "clauses.words.yaml")

EXECUTABLE: frozenset[ClauseKind] = frozenset({"mechanic", "procedure", "data", "option"})
"""Kinds of clauses that a program computes, enforces or offers."""


class NoSuchClause(Complaint):
    """Raised if there is no clause of this id."""


@dataclass(frozen=True)
class OpenPoint:
    """The readings of an open point of the book: the default, the others, and the option that chooses between them."""

    default: Text
    alternatives: tuple[Text, ...] = ()
    option: str = ""

    @property
    def readings(self) -> tuple[Text, ...]:
        """All readings, the default first."""
        return self.default, *self.alternatives


@dataclass(frozen=True)
class WorkedExample:
    """An example worked by hand: what is given, the dice as they fall (None if none are named), and the expected
    result."""

    given: Text
    expect: Text
    dice: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Reading:
    """One reading of a named ruling: its value, and what it says."""

    value: str
    text: Text


@dataclass(frozen=True, eq=False)
class Clause:
    """One clause. A ledger holds each once, so clauses are equal only if they are the same object.

    `section` is the chapter of the book, `rule` what it demands, `terms` the book's own words, `needs` the clauses it
    builds on, `data` its tables as plain data (keys as text). `ambiguity` says what the book leaves open, and `ruling`
    how it is read.
    """

    id: str
    section: str
    title: Text
    kind: ClauseKind
    rule: Text
    terms: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    data: Any = None
    ambiguity: Text | None = None
    ruling: OpenPoint | None = None
    examples: tuple[WorkedExample, ...] = ()

    @property
    def executable(self) -> bool:
        """Whether a program has to carry this clause out."""
        return self.kind in EXECUTABLE

    @cached_property
    def name_words(self) -> str:
        """The words that name the clause: id, titles and terms, in plain form."""
        return search_form(" ".join((self.id, *_both(self.title), *self.terms)))

    @cached_property
    def words(self) -> str:
        """The words that name the clause and those of its rule, in plain form."""
        return f"{self.name_words} {search_form(' '.join(_both(self.rule)))}"

    @cached_property
    def all_words(self) -> str:
        """All words that a search looks at: those that name the clause, its rule, its open point and the readings."""
        open_point = (self.ambiguity, *self.ruling.readings) if self.ambiguity and self.ruling else ()
        return f"{self.words} {search_form(' '.join(part for text in open_point for part in _both(text)))}"


@dataclass(frozen=True, eq=False)
class LedgerChapter:
    """A chapter of the book: its number or name there, its title, and its clauses."""

    id: str
    title: Text
    clauses: tuple[Clause, ...]

    @property
    def number(self) -> str:
        """Its number, or the short word in the ids of its clauses; "" for a chapter that only has a name."""
        return self.id if (self.id.isascii() and self.id.isalnum()) or "." in self.id else ""


NO_TITLES: Mapping[str, Text] = {}
NO_WORDS: Mapping[str, Mapping[str, str]] = {}


class Ledger:
    """The clauses of one rulebook, in the order of the book.

    Parameters: the id of the rulebook, its clauses, the titles of its chapters, and the Japanese words for names and
    values in the data of clauses. `Ledger.of` gives the ledger that a rulebook carries.
    """

    def __init__(
        self,
        rulebook: str,
        clauses: tuple[Clause, ...],
        titles: Mapping[str, Text] = NO_TITLES,
        words: Mapping[str, Mapping[str, str]] = NO_WORDS,
    ) -> None:
        self.rulebook, self.clauses = rulebook, clauses
        self._titles, self._words = titles, words
        self._by_id = {clause.id: clause for clause in clauses}

    @staticmethod
    @cache
    def of(rulebook: str) -> Ledger:
        """Find the ledger of a rulebook, which is read when it is first asked for.

        Raises `BadSetup` if there is no ledger of that id, and `BadContent` if a file is no sound YAML, or if the
        Japanese file does not match the English one.
        """
        known = ledgers()
        if rulebook not in known:
            raise BadSetup("unknown-ledger", name=rulebook, allowed=[*known])
        texts = {name: file_text(home(rulebook) / name) for name in FILES}
        found = recalled(f"ledger/{rulebook}", "\n".join(texts.values()), lambda: parts_of(rulebook, texts))
        return Ledger(rulebook, *found)

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses)

    def __len__(self) -> int:
        return len(self.clauses)

    def __contains__(self, clause_id: object) -> bool:
        return clause_id in self._by_id

    @property
    def executable(self) -> tuple[Clause, ...]:
        """The clauses that a program has to carry out."""
        return tuple(clause for clause in self.clauses if clause.executable)

    @cached_property
    def chapters(self) -> tuple[LedgerChapter, ...]:
        """The chapters in the order of the book; a chapter without a title is named by its first clause."""
        found: dict[str, list[Clause]] = {}
        for clause in self.clauses:
            found.setdefault(clause.section, []).append(clause)
        return tuple(
            LedgerChapter(name, self._titles.get(name, clauses[0].title), tuple(clauses))
            for name, clauses in found.items()
        )

    def get(self, clause_id: str) -> Clause:
        """Find the clause of this id, in any spelling. Raises `NoSuchClause`, with the closest ids, if there is
        none."""
        typed = search_form(clause_id).upper()
        if typed in self._by_id:
            return self._by_id[typed]
        close = get_close_matches(typed, self._by_id, n=5, cutoff=0.6)
        if close:
            raise NoSuchClause("unknown-clause-guess", id=clause_id, guesses=[*close])
        raise NoSuchClause("unknown-clause", id=clause_id)

    def find(self, words: str) -> list[Clause]:
        """Find the clauses in which all words occur, in either language.

        Clauses that are named by the words come first, then those with the words in their rule, then those with them in
        their open point.
        """
        wanted = search_form(words).split()
        ranks: list[list[Clause]] = [[], [], []]
        for clause in self.clauses:
            for hits, text in zip(ranks, (clause.name_words, clause.words, clause.all_words), strict=True):
                if all(word in text for word in wanted):
                    hits.append(clause)
                    break
        return [clause for hits in ranks for clause in hits]

    def open_point(self, ruling: Ruling) -> Text | None:
        """What the book leaves open there, in the words of the clause that has the readings of a ruling; None if no
        clause words them."""
        found = (self._by_id[name] for name in ruling.clauses if name in self)
        return next((one.ambiguity for one in found if one.ruling and one.ruling.option == ruling.id), None)

    def readings(self, ruling: Ruling) -> tuple[Reading, ...]:
        """List the readings of a ruling in the words of its clause, the usual one first; if no clause words them, the
        values."""
        points = [self._by_id[name].ruling for name in ruling.clauses if name in self]
        point = next((point for point in points if point is not None and point.option == ruling.id), None)
        texts = point.readings if point is not None else tuple(Text(value, value) for value in ruling.values)
        return tuple(Reading(value, _unnamed(text, value)) for value, text in zip(ruling.values, texts, strict=False))

    # Words for the data of clauses

    def word(self, name: str, lang: Language, within: str = "") -> str:
        """Find the words for a name or a value in the data of clauses, at the place that it stands `within`.

        They come from the list of words (`modes.full` if a word depends on its place), from the data itself, or from
        the title of the clause about it alone. Otherwise it stays as written, with spaces for its underscores unless
        people type it to choose a reading.
        """
        for key in (f"{within}.{name}", name):
            said = self._words.get(key)
            if said and lang in said:
                return said[lang]
        named = self._named.get(name)
        if named:
            return named.lang(lang)
        return name if name in self._options else name.replace("_", " ")

    @cached_property
    def _options(self) -> frozenset[str]:
        """The ids by which people choose how open points are read."""
        return frozenset(clause.ruling.option for clause in self.clauses if clause.ruling is not None)

    @cached_property
    def _named(self) -> dict[str, Text]:
        """The names that the data gives to its ids, and the titles of clauses whose data is about one id alone."""
        named: dict[str, Text] = {}
        about = Counter(alone(clause.data) for clause in self.clauses)
        for clause in self.clauses:
            name = alone(clause.data)
            if name and about[name] == 1:
                named[name] = clause.title
            for record in _records(clause.data):
                if isinstance(record.get("id"), str):
                    named |= _own_name(record)
        return named


def alone(data: Any) -> str:
    """The only id that the data of a clause is about, if there is just one: `{smg: {cost: 2}}`."""
    name, value = next(iter(data.items())) if isinstance(data, Mapping) and len(data) == 1 else ("", None)
    return str(name) if isinstance(value, Mapping | list) else ""


def _records(data: Any) -> Iterator[Mapping[str, Any]]:
    """All mappings in the data of a clause, however deep."""
    if isinstance(data, Mapping):
        yield data
    for part in data.values() if isinstance(data, Mapping) else data if isinstance(data, list) else ():
        yield from _records(part)


def _own_name(record: Mapping[str, Any]) -> dict[str, Text]:
    """The name that a record gives to its id: in both languages, or its term in the book."""
    name, ja = record.get("name"), record.get("ja")
    if isinstance(name, Mapping) and set(name) == {"ja", "en"}:
        return {record["id"]: Text(**name)}
    if isinstance(ja, str):
        return {record["id"]: Text(ja, record.get("en") or record["id"].replace("_", " "))}
    return {}


def search_form(text: str) -> str:
    """Put a text into the form that searches compare: half-width, without capitals."""
    return unicodedata.normalize("NFKC", text).casefold().strip()


def _both(text: Text) -> tuple[str, str]:
    return text.ja, text.en


def ledgers() -> list[str]:
    """The rulebooks that have a ledger, by their ids."""
    return sorted(one for one in editions() if recalled("ledger", one, partial(_has_clauses, one)))


def has_ledger(book: str) -> bool:
    """Whether a rulebook has a ledger of clauses."""
    try:
        Ledger.of(book)
    except BadSetup:
        return False
    return True


def _has_clauses(rulebook: str) -> bool:
    return (home(rulebook) / "clauses.yaml").is_file()


def parts_of(rulebook: str, texts: Mapping[str, str]) -> tuple[tuple[Clause, ...], dict[str, Text], Any]:
    """The clauses, the titles of chapters and the words of a ledger, from the texts of its files by their names."""
    english, japanese, words = (_read(rulebook, name, texts[name]) for name in FILES)
    titles = {name: Text(**title) for name, title in english.value.get("chapters", {}).items()}
    return clauses_of(english, japanese), titles, {name: in_languages(said) for name, said in words.value.items()}


def in_languages(said: Any) -> Mapping[str, str]:
    """A word of the data by language; a word without a language is Japanese."""
    return said if isinstance(said, Mapping) else {"ja": said}


def _read(rulebook: str, name: str, text: str) -> Document:
    document = read(text, f"{rulebook}/{name}")
    if document.faults:
        raise BadContent(document.faults)
    return document


def _unnamed(text: Text, value: str) -> Text:
    """The words of a reading, without the value that ledgers write before them."""
    return Text(text.ja.removeprefix(f"{value}: "), text.en.removeprefix(f"{value}: "))


def clauses_of(english: Document, japanese: Document) -> tuple[Clause, ...]:
    """The clauses of a `clauses.yaml`, with their open points and examples in Japanese from a `clauses.ja.yaml`.

    Raises `BadContent` with every place at which the Japanese file does not match the English one.
    """
    entries = {entry["id"]: entry for entry in english.value["clauses"]}
    pairing = _Pairing(japanese)
    given = pairing.mapping(japanese.value, ())
    for name in given:
        if name not in entries:
            pairing.fault((name,), Message("unknown-clause", {"id": name}))
    pairs = []
    for n, (name, entry) in enumerate(entries.items()):
        words = _words(entry)
        if words and name not in given:
            missing = Message("ledger-no-japanese", {"id": name, "file": japanese.file})
            pairing.faults.append(FileFault(english.file, english.line(("clauses", n)), ("clauses", n), missing))
        else:
            pairs.append((entry, pairing.both(words, given.get(name, {}), (name,))))
    if pairing.faults:
        raise BadContent(pairing.faults)
    return tuple(_clause(entry, words) for entry, words in pairs)


class _Pairing:
    """Puts English texts and their Japanese together, and notes what does not fit."""

    def __init__(self, japanese: Document) -> None:
        self.japanese = japanese
        self.faults: list[FileFault] = []

    def fault(self, path: Path, message: Message) -> None:
        """Note a fault of the Japanese file."""
        self.faults.append(FileFault(self.japanese.file, self.japanese.line(path), path, message))

    def both(self, en: Any, ja: Any, path: Path) -> Any:
        """Make a `Text` of a text, and likewise for lists and mappings of texts; `path` is the place of the
        Japanese."""
        if isinstance(en, str):
            if not isinstance(ja, str) or not ja.strip():
                self.fault(path, Message("fault-not-text", {"found": found(ja)}))
            return Text(ja=str(ja).strip(), en=en.strip())
        if isinstance(en, list):
            if not isinstance(ja, list):
                self.fault(path, Message("fault-not-list", {"found": found(ja)}))
            elif len(ja) != len(en):
                self.fault(path, Message("ledger-other-count", {"count": len(ja), "wanted": len(en)}))
            else:
                return [self.both(a, b, (*path, n)) for n, (a, b) in enumerate(zip(en, ja, strict=True))]
            return []
        given = self.mapping(ja, path)
        for field in given:
            if field not in en:
                allowed = [*en] or "-"
                self.fault((*path, field), Message("fault-unknown-field", {"found": field, "allowed": allowed}))
        for field in en:
            if field not in given:
                self.fault(path, Message("fault-missing", {"field": field}))
        return {field: self.both(en[field], given[field], (*path, field)) for field in en if field in given}

    def mapping(self, ja: Any, path: Path) -> dict[str, Any]:
        """Take a mapping; note a fault and return an empty one if it is none."""
        if isinstance(ja, dict):
            return ja
        self.fault(path, Message("fault-not-mapping", {"found": found(ja)}))
        return {}


def _words(entry: Mapping[str, Any]) -> dict[str, Any]:
    """The texts of an entry that are in English alone, in the shape of the Japanese file."""
    ruling = entry.get("ruling") or {}
    words = {
        "ambiguity": entry.get("ambiguity"),
        "default": ruling.get("default"),
        "alternatives": ruling.get("alternatives"),
        "examples": [{"given": part["given"], "expect": part["expect"]} for part in entry.get("examples", ())],
    }
    return {field: said for field, said in words.items() if said}


def _clause(entry: Mapping[str, Any], words: Mapping[str, Any]) -> Clause:
    """Make a clause from its entry, with the texts that `_words` took from it in both languages."""
    ruling = entry.get("ruling")
    examples = zip(words.get("examples", ()), entry.get("examples", ()), strict=False)
    return Clause(
        id=entry["id"],
        section=entry["section"],
        title=Text(**entry["title"]),
        kind=cast(ClauseKind, entry["kind"]),
        rule=Text(**entry["rule"]),
        terms=tuple(entry.get("terms", ())),
        needs=tuple(entry.get("needs", ())),
        data=entry.get("data"),
        ambiguity=words.get("ambiguity"),
        ruling=_open_point(words, ruling.get("option", "")) if ruling else None,
        examples=tuple(_example(said, part.get("dice")) for said, part in examples),
    )


def _open_point(words: Mapping[str, Any], option: str) -> OpenPoint:
    return OpenPoint(words["default"], tuple(words.get("alternatives", ())), option)


def _example(said: Mapping[str, Text], dice: Sequence[int] | None) -> WorkedExample:
    return WorkedExample(said["given"], said["expect"], None if dice is None else tuple(dice))
