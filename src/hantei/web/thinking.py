"""Thoughts about a game away from its table: hints on a question, and answers of machines that look ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic

from hantei import library
from hantei.core.decision import Answer
from hantei.play import Snapshot
from hantei.play.position import VoicePlace

from .hints import Hints, TakesTooLong, hints

SECONDS = 20.0
"""Seconds after which a thought is given up; the page still says what options do."""

Voices = Mapping[VoicePlace, Answer]
"""The answers of machines, by the place of the question."""


@dataclass(frozen=True)
class Task:
    """A question to think about: a snapshot of the game, the key of the question, the language of the reader, and
    how often it was thought about before."""

    snapshot: Snapshot
    key: str
    lang: str
    level: int = 0


def considered(task: Task, wanted: Callable[[int], None]) -> Hints:
    """The hints on a question, with figures as far as they are found within `SECONDS`.

    Parameters: the task, and a function that hears of the progress. Raises what that function raises, except
    `TakesTooLong`.
    """
    end = monotonic() + SECONDS

    def progress(count: int) -> None:
        wanted(count)
        if monotonic() > end:
            raise TakesTooLong

    shelf = library.shelf(task.snapshot.rulebook)
    return hints(shelf, task.snapshot.session(shelf.rulebook), task.key, task.lang, progress, task.level)


def foreseen(snapshot: Snapshot, seconds: float) -> Voices:
    """The answers of machines at a snapshot: to the first question, and to more of them while `seconds` last."""
    end = monotonic() + seconds
    session = snapshot.session(library.shelf(snapshot.rulebook).rulebook)
    while session.waiting:
        session.go()
        if monotonic() >= end:
            break
    return {(*record["at"], record["who"]): record["answer"] for record in session.drain() if record["do"] == "auto"}
