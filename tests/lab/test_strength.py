"""The encounters by which the machine players are tried (`benchmarks/strength`): all of them can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from hantei import library
from hantei.cli.checking import refuse_faulty

PLACE = Path(__file__).parents[2] / "benchmarks" / "strength"
FILES = sorted(PLACE.glob("*/*.yaml"))
BOOKS = ("gundog", "senki", "shadowrun4", "urban_assault", "wild_arms")


@pytest.mark.parametrize("book", BOOKS)
def test_every_rulebook_is_tried_in_ten(book: str) -> None:
    assert len([file for file in FILES if file.parent.name == book]) >= 10


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_each_is_without_fault_and_can_be_begun(file: Path) -> None:
    shelf = library.shelf(file.parent.name)
    refuse_faulty(file, shelf, shelf.catalogue("en"))
    name, text = shelf.scenario_or_file(str(file))
    assert name == file.stem
    heading = library.heading(name, text)
    assert heading.title
    rulebook = library.open_rulebook(shelf.id)
    state = rulebook.start({"scenario": name, "scenarios": {name: text}, "difficulty": "", "leaders": 1, "rulings": {}})
    machines = rulebook.opponents(state)
    assert [seat for seat in rulebook.seats(state) if seat not in machines], "somebody plays the people's side"
