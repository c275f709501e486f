"""Thinking in a page: odds, machines that look ahead, games that are played for their figures, and texts that are read
while somebody writes, in workers of their own, so that no answer waits for them.

The worker in which tables are played hands tasks out (`Minds`, behind `PageCrew` and `MindsHelper`); one that thinks
works them out one after the other (`thought`). A Python that works hears no message, so it reads again and again
whether its thought was given up, in memory that both workers share; where the browser shares none, its worker is ended,
and the next thought begins in a new one.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from itertools import count
from typing import Any, Generic, Protocol, TypeVar

from hantei.play import Snapshot
from hantei.web.working.crew import InlineCrew, Thought
from hantei.web.working.thinking import Thinkable, Voices, foreseen, unless_given_up

T = TypeVar("T")

PAUSE = 0.2
"""Seconds for which a question has to stand before it is thought about: whoever answers at once costs nothing."""


class Thinker(Protocol):
    """The worker that thinks, as the other one sees it."""

    def think(self, number: int, task: bytes) -> None:
        """Have a task worked out, after those that came before; `Minds.found` is told what comes of it."""

    def drop(self, number: int) -> None:
        """A task is wanted no longer."""


class Minds:
    """Tasks that are being thought about elsewhere.

    Parameters: the worker that thinks.
    """

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._numbers = count(1)
        self._open: dict[int, asyncio.Future[Any]] = {}

    def ask(self, work: Callable[..., T], *facts: Any) -> tuple[int, asyncio.Future[T | None]]:
        """Have something worked out that can be pickled; its number, and what comes to it: None where it was given up
        or could not be worked out."""
        number = next(self._numbers)
        future = self._open[number] = asyncio.get_running_loop().create_future()
        self._thinker.think(number, pickle.dumps((work, facts)))
        return number, future

    def give_up(self, number: int) -> None:
        """It is wanted no longer."""
        future = self._open.pop(number, None)
        if future is not None:
            self._thinker.drop(number)
            if not future.done():
                future.set_result(None)

    def found(self, number: int, found: bytes) -> None:
        """What was worked out; nothing where that failed."""
        future = self._open.pop(number, None)
        if future is not None and not future.done():
            future.set_result(pickle.loads(found) if found else None)  # noqa: S301 - of our own worker


def never() -> bool:
    """False: stands for a thought that nobody can give up."""
    return False


_given_up: Callable[[], bool] = never
"""In the worker that thinks: whether the thought that it works out was given up."""


def thought(task: Any, given_up: Callable[[], bool] = never) -> bytes:
    """What a task comes to, in the worker that thinks; the task as JavaScript holds it, and whether it was given up
    meanwhile."""
    global _given_up
    _given_up = given_up
    work, facts = pickle.loads(task.to_bytes())  # noqa: S301 - of our own worker
    return pickle.dumps(work(*facts))


def while_wanted(task: Thinkable[T]) -> T | None:
    """What a task comes to, however long that takes; None if it was given up."""
    return unless_given_up(task, _given_up)


class AwayThought(Generic[T]):
    """A thought that is worked out elsewhere, once its question has stood for a moment."""

    def __init__(self, minds: Minds, task: Thinkable[T]) -> None:
        self._minds, self._task = minds, task
        self._number = 0
        self._given_up = False
        self._found: asyncio.Future[T | None] = asyncio.get_running_loop().create_future()

    async def found(self) -> T | None:
        """See `hantei.web.working.crew.Thought`."""
        return await asyncio.shield(self._found)

    def give_up(self) -> None:
        """See `hantei.web.working.crew.Thought`."""
        self._given_up = True
        if self._number:
            self._minds.give_up(self._number)
        self._come(None)

    def begin(self) -> None:
        """Have it worked out, unless it was given up."""
        if not self._given_up:
            self._number, future = self._minds.ask(while_wanted, self._task)
            future.add_done_callback(lambda done: self._come(done.result()))

    def _come(self, found: T | None) -> None:
        if not self._found.done():
            self._found.set_result(found)


class PageCrew(InlineCrew):
    """A crew that does everything in a turn of the loop but thinking, which it hands out.

    Parameters: who thinks, and how many seconds a thought waits before it begins.
    """

    def __init__(self, minds: Minds, pause: float = PAUSE) -> None:
        super().__init__()
        self._minds, self._pause = minds, pause

    def think(self, task: Thinkable[T]) -> Thought[T]:
        """See `hantei.web.working.crew.Crew`."""
        found = AwayThought(self._minds, task)
        self.later(self._pause, found.begin)
        return found

    async def foresee(self, snapshot: Snapshot, seconds: float) -> Voices | None:
        """See `hantei.web.working.crew.Crew`."""
        return await self._minds.ask(foreseen, snapshot, seconds)[1]


@dataclass(frozen=True)
class Attempt:
    """What work came to: a value, or an error that it raised."""

    value: Any = None
    error: Exception | None = None


def attempted(work: Callable[..., Any], facts: Sequence[Any]) -> Attempt:
    """What work comes to, in the worker that thinks."""
    try:
        return Attempt(work(*facts))
    except Exception as error:  # noqa: BLE001 - whatever it is, whoever asked is told
        return Attempt(error=error)


class MindsHelper:
    """The helper of a desk of the workshop, in a worker that thinks; see `hantei.workshop.desk.Helper`.

    Parameters: the tasks of that worker.
    """

    def __init__(self, minds: Minds) -> None:
        self._minds = minds
        self._number = 0

    def submit(self, work: Callable[..., T], *facts: Any) -> asyncio.Future[T]:
        """See `Helper`."""
        found: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._number, answer = self._minds.ask(attempted, work, facts)
        answer.add_done_callback(lambda done: fulfil(found, done.result()))
        return found

    def give_up(self) -> None:
        """See `Helper`."""
        self._minds.give_up(self._number)

    close = give_up


def fulfil(found: asyncio.Future[T], outcome: Attempt | None) -> None:
    """Pass on what work came to."""
    if found.done():
        return
    if outcome is None:
        found.set_exception(BrokenExecutor())
    elif outcome.error is not None:
        found.set_exception(outcome.error)
    else:
        found.set_result(outcome.value)
