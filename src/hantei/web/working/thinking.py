"""Thoughts about a game away from its table: hints on a question, and answers of machines that look ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Protocol, TypeVar

from hantei import library
from hantei.core.decision import Answer
from hantei.core.text import Language
from hantei.lab.course import ChancePoint, Gap, PastMoment, afterwards, glimpse
from hantei.lab.hindsight import hindsight
from hantei.play import Snapshot
from hantei.play.cursor import VoicePlace
from hantei.telling.courses import ToldCourse, told_course
from hantei.telling.hindsights import ToldHindsight, entries_of, told_hindsight

from .following import gone_through
from .hints import MORE, Hints, TakesTooLong, hints

Found = TypeVar("Found", covariant=True)

SECONDS = 20.0
"""Seconds after which a thought is given up; the page still says what options do."""

AHEAD = 1.0
"""Seconds in which the chance to win is looked for at first; asking further takes `MORE` times as long each time."""

PATIENCE = 60.0
"""Seconds after which a look ahead is given up if too few games could be played on from there."""

LOOKED_BACK = 1.0
"""Seconds for each moment of a game that is over."""

MOST_DEAREST = 10
"""Decisions that are listed of a game in hindsight."""

Voices = Mapping[VoicePlace, Answer]
"""The answers of machines, by the point of the game at which each is asked."""


class Thinkable(Protocol[Found]):
    """Something to think about, away from its table: it can be pickled."""

    def found(self, wanted: Callable[[int], None]) -> Found:
        """What thinking comes to. `wanted` hears of the progress, and raises once nobody wants it any more."""


@dataclass(frozen=True)
class Task:
    """A question to think about: a snapshot of the game, the key of the question, the language of the reader, and
    how often it was thought about before."""

    snapshot: Snapshot
    key: str
    lang: Language
    level: int = 0

    def found(self, wanted: Callable[[int], None]) -> Hints:
        """The hints on the question, with figures as far as they are found within `SECONDS`."""
        end = monotonic() + SECONDS

        def progress(count: int) -> None:
            wanted(count)
            if monotonic() > end:
                raise TakesTooLong

        shelf = library.shelf(self.snapshot.rulebook)
        return hints(shelf, self.snapshot.session(shelf.rulebook), self.key, self.lang, progress, self.level)


@dataclass(frozen=True)
class Review:
    """A game that is over, to be looked at in hindsight: its save file, the id of its rulebook, the language of the
    reader, the seats whose decisions they may learn of (None: all), and the seconds for it."""

    kept: bytes
    rulebook: str
    lang: Language
    seats: tuple[str, ...] | None
    seconds: float

    def found(self, wanted: Callable[[int], None]) -> ToldHindsight:
        """The dearest decisions, and what luck was worth, in words."""
        shelf = library.shelf(self.rulebook)
        passages = gone_through(self.kept)
        try:
            found = hindsight(passages[-1].session, self.seconds, wanted)
        except TakesTooLong:  # where nobody else can think, everybody waits meanwhile
            return ToldHindsight((), (), (shelf.catalogue(self.lang).say_id("hindsight-rough"),))
        return told_hindsight(found, shelf, shelf.catalogue(self.lang), MOST_DEAREST, entries_of(passages), self.seats)


@dataclass(frozen=True)
class Glimpse:
    """A look ahead: a snapshot of the game, the seat that looks, and how often that moment was looked at before."""

    snapshot: Snapshot
    eye: str
    level: int = 0

    def found(self, wanted: Callable[[int], None]) -> ChancePoint | Gap | None:
        """How likely the seat's side is to win, or why that may not be said; None where it takes too long."""
        end, session = monotonic() + PATIENCE, self.snapshot.session(library.shelf(self.snapshot.rulebook).rulebook)

        def progress(count: int) -> None:
            wanted(count)
            if monotonic() > end:
                raise TakesTooLong

        try:
            return glimpse(session, self.eye, AHEAD * MORE**self.level, progress)
        except TakesTooLong:
            return None


@dataclass(frozen=True)
class Retrospect:
    """A game that is over, to be looked at for how its chances changed: its save file, the id of its rulebook, the
    language of the reader, the seats whose events they may learn of (None: all), and how many moments at most."""

    kept: bytes
    rulebook: str
    lang: Language
    seats: tuple[str, ...] | None
    most: int

    def found(self, wanted: Callable[[int], None]) -> ToldCourse:
        """The chance at the beginning of each part, in words, as far as it is found."""
        shelf = library.shelf(self.rulebook)
        session = gone_through(self.kept)[-1].session
        passed = list[PastMoment]()
        try:
            passed.extend(afterwards(session, LOOKED_BACK, wanted, self.most))
        except TakesTooLong:  # where nobody else can think, everybody waits meanwhile
            passed.clear()
        return told_course(passed, shelf, shelf.catalogue(self.lang), session, self.seats)


class GivenUp(Exception):
    """Raised to break off a thought that is wanted no longer."""


def considered(task: Thinkable[Found], wanted: Callable[[int], None]) -> Found:
    """What a task comes to. Raises what `wanted` raises, except `TakesTooLong`."""
    return task.found(wanted)


def unless_given_up(task: Thinkable[Found], given_up: Callable[[], bool]) -> Found | None:
    """What a task comes to; None if nobody wants it any more, which `given_up` is asked again and again."""

    def wanted(_: int) -> None:
        if given_up():
            raise GivenUp

    try:
        wanted(0)
        return considered(task, wanted)
    except GivenUp:
        return None


def foreseen(snapshot: Snapshot, seconds: float) -> Voices:
    """The answers of machines at a snapshot: to the first question, and to more of them while `seconds` last."""
    end = monotonic() + seconds
    session = snapshot.session(library.shelf(snapshot.rulebook).rulebook)
    while session.waiting:
        session.go()
        if monotonic() >= end:
            break
    return {(*record["at"], record["who"]): record["answer"] for record in session.drain() if record["do"] == "auto"}
