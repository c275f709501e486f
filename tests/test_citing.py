"""Where clauses are carried out: their ids stand in full, in the rooms that carry rules out."""

from __future__ import annotations

from pathlib import Path

import pytest

from hantei.cases import citing
from hantei.cases.citing import Citation, carried_out, places
from hantei.editions import editions
from hantei.ledger import Clause, Ledger

BOOKS = [book for book, edition in editions().items() if edition.package.startswith("hantei.")]

RULE = '''"""Chapter 09."""

LIMIT = {"most": 3}
"""UA-09.4: how many."""


@beat("check", "UA-09.1")
def check(state, table):
    """UA-09.2: a check."""
    tally.add(1, "UA-08.1", "skill")  # UA-08.2


class Tray:
    """UA-09.5: a tray."""

    def fill(self):
        self.why = "UA-09.6"
'''


def laid_out(place: Path, **files: str) -> Path:
    """A rulebook of these files."""
    for name, text in files.items():
        file = place / Path(*name.split("__"))
        file = file.with_suffix(".yaml") if file.name.endswith("_data") else file.with_suffix(".py")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return place


@pytest.fixture(name="book")
def fixture_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    citing.citations.cache_clear()
    monkeypatch.setattr(citing, "home", lambda rulebook: tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def fixture_forgotten() -> object:
    yield
    citing.citations.cache_clear()


def clause(name: str) -> Clause:
    return Ledger.of("urban_assault").get(name)


def test_a_clause_is_found_at_the_function_that_names_it(book: Path) -> None:
    laid_out(book, rules__checks=RULE)
    found = {one.clause: (one.file, one.line, one.name) for one in citing.citations("urban_assault")}
    assert found == {
        "UA-09.1": ("rules/checks.py", 8, "check"),
        "UA-09.2": ("rules/checks.py", 8, "check"),
        "UA-08.1": ("rules/checks.py", 8, "check"),
        "UA-08.2": ("rules/checks.py", 8, "check"),
        "UA-09.5": ("rules/checks.py", 13, "Tray"),
        "UA-09.6": ("rules/checks.py", 16, "Tray.fill"),
        "UA-09.4": ("rules/checks.py", 3, "LIMIT"),
    }


def test_a_range_names_no_clause_in_full_and_neither_its_ends(book: Path) -> None:
    laid_out(book, rules__checks='"""UA-09.1 to UA-09.3, UA-09.5; UA-36.1 to UA-36.3: battle."""\n')
    assert [one.clause for one in citing.citations("urban_assault")] == ["UA-09.5"]


@pytest.mark.parametrize(
    ("book", "name", "functions"),
    [
        ("senki", "SK-13.5", {"as_read", "attributes", "attribute_faults"}),
        ("shadowrun4", "SR-7.8.11", {"do_trace", "do_disturb_trace", "OPERATIONS"}),
    ],
)
def test_a_clause_is_found_where_it_is_carried_out(book: str, name: str, functions: set[str]) -> None:
    assert {one.name for one in places(book, Ledger.of(book).get(name))} == functions


@pytest.mark.parametrize(
    ("room", "rule", "table"),
    [
        ("rules__harm", True, True),
        ("rules__battle__harm", True, True),
        ("checking__figures", True, True),
        ("content__gear_data", False, True),
        ("content__records", False, True),
        ("state", False, True),
        ("views__names", False, False),
        ("player__heuristic", False, False),
        ("giving__squad", False, False),
        ("rulings", False, False),
    ],
)
def test_rules_carry_clauses_out_and_data_those_of_tables(book: Path, room: str, rule: bool, table: bool) -> None:
    laid_out(book, **{room: '"""UA-08.1, UA-28.3"""\n'})
    assert (clause("UA-08.1").kind, clause("UA-28.3").kind) == ("mechanic", "data")
    assert bool(places("urban_assault", clause("UA-08.1"))) == rule
    assert bool(places("urban_assault", clause("UA-28.3"))) == table


@pytest.mark.parametrize("book", BOOKS)
def test_every_executable_clause_stands_in_full_where_it_is_carried_out(book: str) -> None:
    done = carried_out(book)
    assert [one.id for one in Ledger.of(book).executable if one.id not in done] == []


@pytest.mark.parametrize("name", BOOKS)
def test_clauses_and_sections_that_are_named_exist(name: str) -> None:
    sections = {one.id.rpartition(".")[0] for one in Ledger.of(name)}
    unknown = [
        one for one in citing.citations(name) if one.clause not in Ledger.of(name) and one.clause not in sections
    ]
    assert unknown == list[Citation]()
