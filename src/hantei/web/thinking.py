"""What is thought about a game away from its table: hints on a question, and answers of machines that look ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic

from hantei import library
from hantei.core.decision import Answer
from hantei.play import Snapshot
from hantei.play.standing import Place

from .hints import Hints, TakesTooLong, hints

SECONDS = 20.0
"""A thought that takes longer is given up; what options do is said all the same."""

Voices = Mapping[Place, Answer]
"""What machines answer, by the place of the question."""


@dataclass(frozen=True)
class Task:
    """A question to be thought about: where the game stands, the key of the question, the language of the reader, and
    how often it has been thought about before."""

    snapshot: Snapshot
    key: str
    lang: str
    level: int = 0


def considered(task: Task, wanted: Callable[[int], None]) -> Hints:
    """The hints on a question, with figures as far as they are found in `SECONDS`.

    Parameters: the task, and who is told of the progress. Raises what that raises, but for `TooLong`.
    """
    end = monotonic() + SECONDS

    def progress(count: int) -> None:
        wanted(count)
        if monotonic() > end:
            raise TakesTooLong

    shelf = library.shelf(task.snapshot.rulebook)
    return hints(shelf, task.snapshot.session(shelf.rulebook), task.key, task.lang, progress, task.level)


def foreseen(snapshot: Snapshot, seconds: float) -> Voices:
    """What machines answer from where a game stands: to the first question, and to more while `seconds` last."""
    end = monotonic() + seconds
    session = snapshot.session(library.shelf(snapshot.rulebook).rulebook)
    while session.waiting:
        session.go()
        if monotonic() >= end:
            break
    return {(*record["at"], record["who"]): record["answer"] for record in session.drain() if record["do"] == "auto"}
