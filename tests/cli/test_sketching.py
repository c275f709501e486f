"""A chart in letters: places as they lie, within the window, and who is where."""

from __future__ import annotations

from functools import partial

import pytest

from hantei.cli.columns import width
from hantei.cli.sketching import drawing, sketch, sketches
from hantei.core.board import Chart, Feature, Grid, Piece, Spot
from hantei.core.text import Language
from hantei.library import shelf
from hantei.play import Session
from hantei.testing.games import setup
from hantei.text import Catalogue

from .table import Hantei

SQUARE = {"a": (0, 0), "b": (10, 0), "c": (10, 10)}


def test_letters_stand_where_their_places_lie() -> None:
    """Ten metres are twenty columns here, and half as many lines, since a letter is twice as high as it is wide."""
    lines = drawing(SQUARE, 21)
    assert len(lines) == 11
    assert lines[0] == " " * 19 + "c"
    assert lines[10] == "a" + " " * 18 + "b"
    assert not any(lines[1:10])


@pytest.mark.parametrize("columns", [20, 40, 80, 200])
def test_a_drawing_fits_the_window_and_keeps_its_proportions(columns: int) -> None:
    lines = drawing({"a": (0, 0), "b": (100, 0), "c": (50, 20)}, columns)
    assert max(map(len, lines)) <= columns
    assert len(lines) <= 15
    tall = drawing({"a": (0, 0), "b": (1, 90)}, columns)
    assert len(tall) <= 15
    assert max(map(len, tall)) <= 20


def test_nobody_is_hidden_behind_another() -> None:
    (line,) = drawing({"a": (0, 0), "b": (0, 0), "c": (100, 0)}, 40)
    assert line.startswith("ab")
    assert line.endswith("c")


def test_the_legend_says_what_is_there_and_who() -> None:
    spots = {
        "gate": Spot("Gate", (0, 0), [Feature("cover", "in cover")], ["3 m"]),
        "yard": Spot("Yard", (10, 0)),
    }
    pieces = [
        Piece(id="ann", tag="1", name="Ann", side=0, at="gate", acting=True),
        Piece(id="bob", tag="2", name="Bob", side=1, at="gate", down=True),
    ]
    lines = sketch(Chart("Map", spots, pieces), Catalogue("en"), 60)
    assert lines[-2:] == ["a Gate (in cover, 3 m): > Ann, Bob (unable to act)", "b Yard"]


def test_places_that_lie_nowhere_are_not_drawn() -> None:
    assert sketch(Chart("Map", {"a": Spot("A"), "b": Spot("B")}, []), Catalogue("en"), 60) == []
    assert sketches([Grid("Sheet", (3, 3), [], {})], Catalogue("en"), 60) == []


def test_whoever_is_out_of_action_is_shown_with_the_reason_where_the_rulebook_says_it() -> None:
    gate = partial(Piece, tag="1", side=1, at="gate", down=True)
    people = [gate("ann", name="Ann"), gate("bob", name="Bob", why="dead")]
    people.append(gate("cid", name="Cid", why="stunned", near=True))
    chart = Chart("Map", {"gate": Spot("Gate", (0, 0)), "well": Spot("Well", (5, 5))}, people)
    lines = sketch(chart, Catalogue("en"), 78)
    assert lines[lines.index("a Gate: Ann (unable to act), Bob (dead)") + 1] == "  near the gate: Cid (stunned)"


@pytest.mark.parametrize(("book", "scenario"), [("gundog", "office_raid"), ("shadowrun4", "alley_firefight")])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_places_of_both_books_are_drawn_within_the_window(book: str, scenario: str, lang: Language) -> None:
    rulebook = shelf(book).rulebook
    session = Session(rulebook, setup(book, scenario), "1")
    decision = next(iter(session.decisions.values()))
    boards = rulebook.sight.boards(session.state, decision.who, decision)
    for columns in (44, 78):
        lines = sketches(boards, shelf(book).catalogue(lang), columns)
        assert len(lines) > 8
        assert max(map(width, lines)) <= columns


def test_the_map_is_drawn_on_request_and_where_one_goes(hantei: Hantei) -> None:
    typed = "none\ncautious\nshoot\nmap\nmove\nquit\n"
    ran = hantei("play", "gundog", "office_raid", "--seed", "3", typed=typed)
    assert any(line.startswith("a Lift lobby (") for line in ran.lines)
    assert any(line.startswith("| a Lift lobby (") for line in ran.lines)
    other = hantei("play", "senki", "ace_duel", "--seed", "3", typed="map\nquit\n")
    assert "There is no sketch of this place." in other.lines
