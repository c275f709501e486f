"""The course of a game: what is kept of it, where its line breaks, where it turned, and that it ends at the result."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hantei.lab.course import MOST_POINTS, ChancePoint, Course, Gap, afterwards, glimpse, turn, winners
from hantei.lab.intervals import Interval
from hantei.library import open_rulebook, scenario_text
from hantei.play import Session
from tests.toy import TOY

PLAYS = (("red", "bold"), ("blue", "bold"))


def point(beat: int, chance: float, spread: float = 0.0, **more: object) -> ChancePoint:
    """A chance at a beat, known so far either way."""
    return ChancePoint((beat, 0), Interval(chance, chance - spread, chance + spread), **more)  # type: ignore[arg-type]


@settings(max_examples=30, deadline=None)
@given(hp=st.integers(1, 3), limit=st.integers(1, 3), seed=st.integers(0, 99))
def test_the_line_of_a_game_that_is_over_ends_at_its_result(hp: int, limit: int, seed: int) -> None:
    """The last point is certain: 1 where the side that is told of has won, else 0; and no chance leaves its bounds."""
    session = Session(TOY, {"hp": hp, "limit": limit}, str(seed), dict(PLAYS))
    assert session.finished
    found = list(afterwards(session, 0.0))
    side = TOY.judging.side(session.state, TOY.seats(session.state)[0])
    last = found[-1]
    assert (last.event, last.point.chance.estimate, last.point.chance.half_width) == (
        None,
        float(side in winners(session)),
        0.0,
    )
    assert all(0 <= one.point.chance.low <= one.point.chance.estimate <= one.point.chance.high <= 1 for one in found)
    assert [one.point.at for one in found] == sorted(one.point.at for one in found)


def test_a_game_that_goes_on_has_no_result_yet() -> None:
    session = Session(TOY, {"hp": 3, "limit": 3}, "3")
    assert not session.finished
    assert all(one.event is not None for one in afterwards(session, 0.0))


def test_a_look_ahead_is_that_of_the_outlook() -> None:
    """A game of one blow each is looked through exactly."""
    found = glimpse(Session(TOY, {"hp": 2, "limit": 1}, "3"), "red", 1.0)
    assert isinstance(found, ChancePoint)
    assert (found.samples, found.precise, found.chance.half_width) == (0, True, 0.0)
    assert 0 < found.chance.estimate < 1


@pytest.mark.parametrize(("book", "scenario", "why"), [
    ("shadowrun4", "mixed_run", "outlook-guessed"),
    ("urban_assault", "quarry_town", "outlook-hidden"),
])  # fmt: skip
def test_what_is_hidden_from_a_seat_leaves_a_gap(book: str, scenario: str, why: str) -> None:
    """The host has figures of the encounter's own; the next map is a secret."""
    name, text = scenario_text(book, scenario)
    text = text.replace("device: corporate_host", "response: 6, system: 6, firewall: 6")
    session = Session(open_rulebook(book), {"scenario": name, "scenarios": {name: text}}, "1")
    eye = next(iter(session.decisions.values())).who
    assert glimpse(session, eye, 0.0) == Gap(session.where, why)


def test_what_is_taken_back_is_forgotten() -> None:
    course = Course()
    for beat in (1, 2, 3):
        course.add(point(beat, beat / 10), f"s{beat}")
    course.add(point(2, 0.9), "s4")
    assert [(one.at[0], one.chance.estimate) for one in course.lines[0]] == [(1, 0.1), (2, 0.9)]
    course.cut((1, 0))
    assert course.lines == []


def test_of_one_moment_the_better_figure_stays() -> None:
    """Somebody who opens the page anew begins with a rough figure; after a ruling the new one holds, rough or not."""
    course = Course()
    course.add(point(1, 0.50, samples=400), "a")
    course.add(point(1, 0.40, samples=30), "a")
    assert course.lines == [[point(1, 0.50, samples=400)]]
    course.add(point(1, 0.45), "a")  # exact
    assert course.lines == [[point(1, 0.45)]]
    course.add(point(1, 0.10, samples=30), "b")
    assert course.lines == [[point(1, 0.10, samples=30)]]


def test_the_line_breaks_where_nothing_may_be_said_and_between_fights() -> None:
    course = Course()
    for one in (point(1, 0.5, fight=True), Gap((2, 0), "outlook-hidden"), point(3, 0.4, fight=True), point(4, 0.3)):
        course.add(one, str(one.at))
    assert [[one.at[0] for one in line] for line in course.lines] == [[1], [3], [4]]


@given(st.integers(1, 3 * MOST_POINTS))
def test_a_long_game_keeps_its_beginning_and_its_end(many: int) -> None:
    course = Course()
    for beat in range(many):
        course.add(point(beat, 0.5), str(beat))
    assert len(course.moments) <= MOST_POINTS
    assert (course.moments[0].at, course.moments[-1].at) == ((0, 0), (many - 1, 0))


def test_the_turn_is_the_largest_change_that_is_sure() -> None:
    assert turn([point(1, 0.5), point(2, 0.6), point(3, 0.2), point(4, 0.0)]) == 1
    assert turn([point(1, 0.5, 0.2), point(2, 0.8, 0.2), point(3, 0.85, 0.01)]) is None
    assert turn([point(1, 0.5)]) is None
