"""Boards as drawings: where everything lies, what can be pressed, what is read out. Figures are worked out by hand."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest
from markupsafe import escape

from hantei.core.board import Border, Chart, Feature, Grid, Piece, Pointable, Rank, Ranks, Shade, SightLine, Spot, Track
from hantei.core.decision import Choice, Decision, Route
from hantei.core.message import Message
from hantei.core.text import Language, Text
from hantei.library import shelf
from hantei.play import Session
from hantei.telling import Question
from hantei.testing.games import setup
from hantei.text import Catalogue
from hantei.web.drawing.board import Artist, Drawn, Ground, shortened
from hantei.web.drawing.drawing_cache import DrawingCache
from hantei.web.drawing.plan import BOX_WIDTH, GAP, Box, boxes, extent, seats_in, square
from hantei.web.http.addresses import STATIC
from hantei.web.http.pages import environment


class Asked(Question):
    """A question whose answers are called "to <answer>"."""

    def __init__(self, decision: Decision) -> None:
        self.decision, self.catalogue = decision, Catalogue("en")

    def called(self, answer: Any) -> str:
        return self.catalogue.say(Message("move-undo", {"count": str(answer)}))


def artist(decision: Decision | None = None) -> Artist:
    return Artist(Catalogue("en"), None if decision is None else Asked(decision))


def html(drawn: Drawn) -> str:
    template = '{% import "board.html" as boards %}{{ boards.board(drawn, "ask-1", say, cached) }}'
    return environment().from_string(template).render(drawn=drawn, say=Catalogue("en").say_id, cached=DrawingCache())


def piece(name: str, at: str = "", side: int = 0, **more: Any) -> Piece:
    return Piece(name, name[0].upper(), Text(name, name), side, at, **more)


# Squares


def test_the_lower_left_square_is_the_origin() -> None:
    """Two rows of 44 with 20 for the numbers at the left: "0,0" lies in the lower row, "2,1" in the upper."""
    assert square("0,0", (3, 2)) == Box(20, 44, 44, 44)
    assert square("2,1", (3, 2)) == Box(108, 0, 44, 44)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_counters_of_a_square_lie_in_it_and_beside_each_other(count: int) -> None:
    box = Box(20, 44, 44, 44)
    seats = seats_in(box, count)
    assert len(seats) == count
    for n, seat in enumerate(seats):
        assert box.x <= seat.x
        assert box.y <= seat.y
        assert seat.right <= box.right
        assert seat.foot <= box.foot
        for other in seats[:n]:
            assert other.right <= seat.x or other.foot <= seat.y


def grid(**more: Any) -> Grid:
    pieces = [piece("ann", "0,0", acting=True), piece("bob", "2,1", 1), piece("cy", "2,1", 1, down=True)]
    features = {"1,0": [Feature("water", "water")]}
    return Grid("Sheet", (3, 2), pieces, features, **more)


def route() -> Route:
    return Route(
        "seat", "route", "X-1", "0,0", {"1,0": "1,0", "2,0": "1,0 2,0"}, lambda path: "" if path == "" else "X-2"
    )


def test_a_square_to_go_to_is_a_button_with_its_way() -> None:
    offers = [Pointable("2,0", at="2,0", way=["0,0", "1,0", "2,0"]), Pointable("", at="0,0")]
    there, stay = artist(route()).drawn(grid(offers=offers)).buttons
    assert (there.value, there.box, there.at, there.free) == ("2,0", Box(108, 44, 44, 44), (2, 0), True)
    assert there.way == "M42 66L86 66L130 66"
    assert (stay.value, stay.free) == ("0,0", False)  # staying is named by the start; somebody stands there


def test_who_shares_a_square_is_pointed_at_by_counter() -> None:
    offers = [
        Pointable("bob", at="2,1", piece="bob"),
        Pointable("cy", at="2,1", piece="cy"),
        Pointable("ann", at="0,0", piece="ann"),
    ]
    drawn = artist(Choice("seat", "target", "X-1", ["bob", "cy", "ann"])).drawn(grid(offers=offers))
    bob, cy, ann = drawn.buttons
    assert (bob.box, cy.box) == tuple(counter.box for counter in drawn.counters if counter.piece.id in ("bob", "cy"))
    assert ann.box == Box(20, 44, 44, 44)


def test_of_a_crowd_three_are_drawn_and_the_others_counted() -> None:
    crowd = [piece(f"p{n}", "1,1") for n in range(6)]
    drawn = artist().drawn(Grid("Sheet", (3, 2), crowd, {}))
    assert len(drawn.counters) == 3
    assert [count for _, count in drawn.more] == [3]
    assert len(drawn.words) == 6


def test_a_grid_in_words() -> None:
    shade = Shade("reach", "in reach", ["1,0", "2,0"])
    border = Border(("0,0", "0,1"), "wall", "wall")
    line = SightLine("0,0", "2,1", False)
    drawn = artist().drawn(grid(shades=[shade], borders=[border], lines=[line]))
    assert list(drawn.words) == [
        "A, ann: (0,0)", "B, bob: (2,1)", "C, cy: (2,1)", "water: (1,0)", "wall: between (0,0) and (0,1)",
        "in reach: (1,0), (2,0)", "From (0,0) to (2,1): the target is in cover",
    ]  # fmt: skip
    assert drawn.shades == [("reach", "M64 44h44v44h-44zM108 44h44v44h-44z", "in reach")]
    assert drawn.ground is not None
    assert drawn.ground.edges[0].ends == (20, 44, 64, 44)  # between the two rows of the first column


# Charts


def test_boxes_lie_as_the_places_do_and_never_over_each_other() -> None:
    points = {"a": (0, 0), "b": (1, 0), "c": (100, 50), "d": (0, 1)}
    found = boxes(Chart("Map", {name: Spot(name, at) for name, at in points.items()}, []))
    for n, one in enumerate(found.values()):
        assert one.x >= 0
        assert one.y >= 0
        for other in list(found.values())[:n]:
            beside = abs(one.middle[0] - other.middle[0]) >= (one.width + other.width) / 2 + GAP - 2
            below = abs(one.middle[1] - other.middle[1]) >= (one.height + other.height) / 2 + GAP - 2
            assert beside or below
    assert found["c"].x > found["b"].x
    assert found["c"].y < found["a"].y  # north is up


def test_a_wide_ground_is_drawn_no_wider_than_can_be_read_beside_a_question() -> None:
    """Twelve places along sixty metres: three boxes abreast at the most, with the gaps between and the frame around."""
    spots = {str(n): Spot(str(n), (5 * n, n % 3), notes=["far"]) for n in range(12)}
    found = boxes(Chart("Map", spots, []))
    wide, deep = extent(found)
    assert wide <= 3 * BOX_WIDTH + 3 * GAP + 2 * 4 + BOX_WIDTH // 2
    assert deep > wide / 2
    assert found["0"].x == min(box.x for box in found.values())
    assert found["11"].right == max(box.right for box in found.values())


def test_places_without_coordinates_lie_by_their_ways() -> None:
    spots = {name: Spot(name) for name in ("start", "fork", "left", "right")}
    ways = [("start", "fork"), ("fork", "left"), ("right", "fork")]
    found = boxes(Chart("Map", spots, [], ways=ways))
    assert found["start"].x < found["fork"].x < found["left"].x == found["right"].x


def test_places_to_which_no_way_leads_lie_in_rows_of_three_below_the_others() -> None:
    spots = {name: Spot(name, notes=["low", "er"] if name == "b" else []) for name in ("link", "host", *"abcd")}
    found = boxes(Chart("Map", spots, [], ways=[("link", "host")]))
    assert found["a"].y == found["b"].y == found["c"].y > found["host"].foot
    assert found["a"].x < found["b"].x < found["c"].x
    assert (found["d"].x, found["d"].y) == (found["a"].x, found["b"].foot + GAP)


def test_notes_have_room_for_a_little_more() -> None:
    there = Spot("Node", notes=["twenty-one letters ok", "twenty-two letters no!"])
    (cell,) = artist().drawn(Chart("Map", {"node": there}, [])).cells
    assert list(cell.notes) == ["twenty-one letters ok", "twenty-two letters no…"]


def test_long_names_are_cut_where_the_room_ends() -> None:
    assert shortened("短い名前") == "短い名前"
    assert shortened("とてもとても長い場所の名前") == "とてもとても長い場…"
    assert shortened("eighteen letters !") == "eighteen letters !"
    assert shortened("nineteen letters !!!") == "nineteen letters !…"


# Pages


def test_what_people_write_is_escaped_and_nothing_is_styled_in_place() -> None:
    evil = Text("<script>alert(1)</script>", '"><img src=x>')
    hostile = [Piece("x", "<b>", evil, 0, "0,0", notes=[evil])]
    offers = [Pointable("2,0", at="2,0", way=["0,0", "1,0", "2,0"])]
    pages = [
        html(artist(route()).drawn(Grid(evil, (3, 2), hostile, {"0,1": [Feature("exit", evil)]}, offers=offers))),
        html(artist().drawn(Chart(evil, {"0,0": Spot(evil, (0, 0), notes=[evil])}, hostile))),
        html(artist().drawn(Ranks(evil, [Rank(evil, hostile, [evil])]))),
        html(artist().drawn(Track(evil, [evil, evil]))),
    ]
    for page in pages:
        assert "<script" not in page
        assert "<img" not in page
        assert "<b>" not in page
        assert not re.search(r"\sstyle=|\son[a-z]+=", page)
        assert "&lt;script" in page or "&lt;img" in page
    assert 'form="ask-1" name="answer" value="2,0"' in pages[0]


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_every_square_to_go_to_can_be_pressed(lang: Language) -> None:
    """The first move of the first senki encounter: a button for every end of the route, and no other."""
    senki = shelf("senki")
    session = Session(senki.rulebook, setup("senki", "bridge"), "1")
    while True:
        who, decision = next(iter(session.decisions.items()))
        if isinstance(decision, Route):
            break
        session.answer(who, senki.rulebook.policies["heuristic"](session.state, decision, Random(1)))
    question = Question(senki, senki.catalogue(lang), session.state, decision)
    (board,) = senki.rulebook.sight.boards(session.state, who, decision)
    drawn = Artist(senki.catalogue(lang), question).drawn(board)
    assert sorted(button.value for button in drawn.buttons) == sorted(question.keys)
    page = html(drawn)
    assert page.count('name="answer"') == len(question.keys)
    for key, label in zip(question.keys, question.labels, strict=True):
        assert question.answer(key) == question.meant(key)
        assert f'aria-label="{escape(label)}"' in page


def test_the_measures_of_a_grid_stand_in_one_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its drawing follows them, and says them to the script that drags counters, which has none of its own."""
    monkeypatch.setattr(Ground, "square", 10)
    monkeypatch.setattr(Ground, "rim", 4)
    ground = Ground(4 + 3 * 10, 2 * 10 + 4, 3, (), (), (), {}, {})
    drawn = html(Drawn("grid", "A grid", 34, 24, ground))
    assert 'data-square="10" data-rim="4"' in drawn
    assert 'd="M4 0v20M14 0v20M24 0v20M34 0v20M4 0h30M4 10h30M4 20h30"' in drawn
    assert "SQUARE" not in (STATIC / "dragging.js").read_text()


def test_pieces_are_alike_only_in_all_they_show() -> None:
    """A drawing is kept as long as its pieces are alike, so whatever else one of them shows must tell it apart."""
    ant = piece("ant", "1,2")
    assert ant == piece("ant", "1,2")
    others: dict[str, Any] = {"tag": "B", "at": "1,1", "count": 2, "down": True, "acting": True, "hue": "red"}
    others |= {"side": 1, "near": True, "why": "dead", "notes": [Message("sk-state-slow")], "id": "bee", "name": "Bee"}
    assert set(others) == {field.name for field in fields(Piece)}
    for name, value in others.items():
        assert ant != replace(ant, **{name: value}), name
    other: object = "ant"
    assert ant != other
