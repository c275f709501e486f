"""Tells the course of a game: how likely a side was to win it as each part began, and where that turned."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from hantei.lab.course import ChancePoint, PastMoment, turn
from hantei.lab.outlook import LEAST, first_side
from hantei.library import Shelf
from hantei.play import Session
from hantei.text import Catalogue

from .chances import around, percent
from .log import said_of
from .reading import learns


@dataclass(frozen=True)
class ToldCourse:
    """The course of a game that is over: whose chances they are, each moment with its name and its chance in words, the
    points of the line, where it turned (None: nowhere), and the notes for a reader."""

    heading: str
    moments: tuple[tuple[str, str], ...]
    points: tuple[ChancePoint, ...]
    turned: int | None
    notes: tuple[str, ...]


def told_course(
    passed: Sequence[PastMoment],
    shelf: Shelf,
    catalogue: Catalogue,
    session: Session,
    seats: Collection[str] | None = None,
) -> ToldCourse:
    """Put the course of a game into words.

    Parameters: its moments, the rulebook, the words, the game, the seats of whose events a reader may learn (None:
    all).
    """
    say = catalogue.say_id
    points = tuple(one.point for one in passed)
    if len(points) < 2:
        return ToldCourse("", (), (), None, (say("outlook-no-moments"),))
    names = [name_of(one, shelf, catalogue, seats) for one in passed]
    turned = turn(points)
    side = catalogue.name(shelf.rulebook.speech.side_name(session.state, first_side(session)))
    notes = [] if turned is None else [say("outlook-sharpest", before=names[turned], after=names[turned + 1])]
    notes.append(say("outlook-turning-note", samples=LEAST))
    moments = zip(names, [figure(point, catalogue) for point in points], strict=True)
    return ToldCourse(say("outlook-turning", side=side), tuple(moments), points, turned, tuple(notes))


def name_of(one: PastMoment, shelf: Shelf, catalogue: Catalogue, seats: Collection[str] | None) -> str:
    """The name of a moment: the heading of the part that begins there, as far as a reader may learn of it."""
    if one.event is None:
        return catalogue.say_id("outlook-ended")
    said = said_of(shelf, one.state, one.event) if learns(one.event.readers, seats) else None
    return headline(catalogue.say(said)) if said else catalogue.say_id("outlook-moment")


def figure(point: ChancePoint, catalogue: Catalogue) -> str:
    """A chance, and between what bounds it lies if it is not exact: "66% (62–71%)"."""
    return around(point.chance, catalogue) if point.samples else percent(point.chance.estimate)


def headline(text: str) -> str:
    """The first line of a heading, without its dashes."""
    return text.partition("\n")[0].strip("—― ")
