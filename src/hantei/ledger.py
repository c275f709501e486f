"""The clause ledger: the book of rules, taken apart into clauses that can be right or wrong on their own.

Each rulebook carries its ledger as `clauses.yaml`. The rules code cites clauses by id; this module looks them up,
searches them, and says which of them a program has to carry out.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Literal, cast

from hantei.content import BadContent, read
from hantei.core.rulebook import BadSetup
from hantei.core.text import Text

Kind = Literal["mechanic", "procedure", "data", "option", "definition", "advice"]

EXECUTABLE: frozenset[Kind] = frozenset({"mechanic", "procedure", "data", "option"})
"""Kinds of clauses that a program computes, enforces or offers."""


@dataclass(frozen=True)
class OpenPoint:
    """How an open point of the book is read: the default, other readings, and the option that chooses between them."""

    default: str
    alternatives: tuple[str, ...] = ()
    option: str = ""


@dataclass(frozen=True)
class Example:
    """An example worked by hand: what is given, the dice as they fall (None if none are named), what must come out."""

    given: str
    expect: str
    dice: tuple[int, ...] | None = None


@dataclass(frozen=True, eq=False)
class Clause:
    """One clause; a ledger holds each once, so that clauses are equal when they are the same.

    `section` is the chapter of the book, `rule` what it demands, `terms` the book's own words, `needs` the clauses it
    builds on, `data` its tables as plain data (keys as text). `ambiguity` says where the book leaves something open,
    and `ruling` how it is read.
    """

    id: str
    section: str
    title: Text
    kind: Kind
    rule: Text
    terms: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    data: Any = None
    ambiguity: str = ""
    ruling: OpenPoint | None = None
    examples: tuple[Example, ...] = ()

    @property
    def executable(self) -> bool:
        """Whether a program has to carry this clause out."""
        return self.kind in EXECUTABLE

    @cached_property
    def words(self) -> str:
        """All that a search looks at: id, titles, rules and terms, in plain form."""
        return plain(" ".join((self.id, *_both(self.title), *_both(self.rule), *self.terms)))

    @cached_property
    def name_words(self) -> str:
        """What names the clause: id, titles and terms, in plain form."""
        return plain(" ".join((self.id, *_both(self.title), *self.terms)))


@dataclass(frozen=True, eq=False)
class Chapter:
    """A chapter of the book: its number or name there, what it is called, and its clauses."""

    id: str
    title: Text
    clauses: tuple[Clause, ...]


NO_TITLES: Mapping[str, Text] = {}


class Ledger:
    """The clauses of one rulebook, in the order of the book.

    Parameters: the id of the rulebook, its clauses, and what its chapters are called. `Ledger.of` gives the ledger that
    a rulebook carries.
    """

    def __init__(self, rulebook: str, clauses: tuple[Clause, ...], titles: Mapping[str, Text] = NO_TITLES) -> None:
        self.rulebook, self.clauses = rulebook, clauses
        self._titles = titles
        self._by_id = {clause.id: clause for clause in clauses}

    @staticmethod
    @cache
    def of(rulebook: str) -> Ledger:
        """The ledger of a rulebook, read when first asked for.

        Raises `BadSetup` if there is no ledger of that id, `BadContent` if the file is no sound YAML.
        """
        known = _rulebooks()
        if rulebook not in known:
            raise BadSetup("unknown-ledger", name=rulebook, allowed=", ".join(known))
        text = (files("hantei") / "rulebooks" / rulebook / "clauses.yaml").read_text(encoding="utf-8")
        document = read(text, f"{rulebook}/clauses.yaml")
        if document.faults:
            raise BadContent(document.faults)
        titles = {name: Text(**title) for name, title in document.value.get("chapters", {}).items()}
        return Ledger(rulebook, tuple(_clause(entry) for entry in document.value["clauses"]), titles)

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
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters in the order of the book; one without a title is called by its first clause."""
        found: dict[str, list[Clause]] = {}
        for clause in self.clauses:
            found.setdefault(clause.section, []).append(clause)
        return tuple(
            Chapter(name, self._titles.get(name, clauses[0].title), tuple(clauses)) for name, clauses in found.items()
        )

    def get(self, clause_id: str) -> Clause:
        """The clause of this id, however it is typed. Raises `BadSetup`, with the closest ids, if there is none."""
        typed = plain(clause_id).upper()
        if typed in self._by_id:
            return self._by_id[typed]
        close = get_close_matches(typed, self._by_id, n=5, cutoff=0.6)
        if close:
            raise BadSetup("unknown-clause-guess", id=clause_id, guesses=", ".join(close))
        raise BadSetup("unknown-clause", id=clause_id)

    def find(self, words: str) -> list[Clause]:
        """The clauses in which all words occur, in either language; those named by the words come first."""
        wanted = plain(words).split()
        hits = [clause for clause in self.clauses if all(word in clause.words for word in wanted)]
        return sorted(hits, key=lambda clause: not all(word in clause.name_words for word in wanted))


def plain(text: str) -> str:
    """A text as searches compare it: full-width and half-width alike, no capitals."""
    return unicodedata.normalize("NFKC", text).casefold().strip()


def _both(text: Text) -> tuple[str, str]:
    return text.ja, text.en


def _rulebooks() -> list[str]:
    shelf = files("hantei") / "rulebooks"
    return sorted(place.name for place in shelf.iterdir() if (place / "clauses.yaml").is_file())


def _clause(entry: Mapping[str, Any]) -> Clause:
    ruling = entry.get("ruling")
    return Clause(
        id=entry["id"],
        section=entry["section"],
        title=Text(**entry["title"]),
        kind=cast(Kind, entry["kind"]),
        rule=Text(**entry["rule"]),
        terms=tuple(entry.get("terms", ())),
        needs=tuple(entry.get("needs", ())),
        data=entry.get("data"),
        ambiguity=entry.get("ambiguity", "").strip(),
        ruling=_open_point(ruling) if ruling else None,
        examples=tuple(_example(part) for part in entry.get("examples", ())),
    )


def _open_point(entry: Mapping[str, Any]) -> OpenPoint:
    return OpenPoint(entry["default"], tuple(entry.get("alternatives") or ()), entry.get("option", ""))


def _example(entry: Mapping[str, Any]) -> Example:
    dice = entry.get("dice")
    return Example(entry["given"], entry["expect"], None if dice is None else tuple(dice))
