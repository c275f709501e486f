"""The crew carries out work that takes time, so that the loop stays free.

On a server, threads and processes do the work (`pools.PooledCrew`). Without them, each piece of work takes a turn of
the loop (`InlineCrew`). The application gets one or the other and knows only the protocol defined here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import Enum
from functools import partial
from threading import RLock
from time import monotonic
from types import TracebackType
from typing import Any, Generic, Protocol, TypeVar

from hantei.core.message import Complaint
from hantei.play import Snapshot

from .hints import TakesTooLong
from .thinking import Thinkable, Voices, considered, foreseen

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Lane(Enum):
    """The queues of work: changes and pages; work that may take longer; machine players, one table after the other;
    texts that people write; dice for chat tools."""

    PLAY = "table"
    LOOK = "look"
    MACHINES = "machines"
    WRITING = "writing"
    DICE = "dice"


class TableLock:
    """The lock of a table, in which whoever reads or changes it works.

    A table that was opened in a thread is never locked on the loop: to wait there for a write, a drawing or a machine
    would stop every game. A table that was opened on the loop (`InlineCrew`) has nobody to wait for.
    """

    def __init__(self) -> None:
        self._lock, self._in_threads = RLock(), not on_loop()

    def __enter__(self) -> None:
        if self._in_threads and on_loop():
            raise RuntimeError("the lock of a table is asked for on the loop")
        self._lock.acquire()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._lock.release()

    def taken_at_once(self) -> bool:
        """Take the lock if it is free, on the loop too; `release` gives it back."""
        return self._lock.acquire(blocking=False)

    def release(self) -> None:
        """Give back what was taken at once."""
        self._lock.release()


def on_loop() -> bool:
    """Whether this is done in a turn of a loop."""
    return asyncio._get_running_loop() is not None


class Timer(Protocol):
    """Something to be done later."""

    def cancel(self) -> None:
        """Call it off."""


class Thought(Protocol[T_co]):
    """A task that somebody is thinking about."""

    async def found(self) -> T_co | None:
        """What it came to; None if the thought was given up."""

    def give_up(self) -> None:
        """Give the thought up, because nobody needs it any more."""


class TooDear(Complaint):
    """Raised for work on what somebody has sent that went on for too long."""


class Crew(Protocol):
    """Carries out work. Call all methods on the loop."""

    inspectors: int
    """How many pieces of work `apart` carries out at once."""

    def start(self, work: Callable[[], None], lane: Lane, turn: str = "") -> None:
        """Start a piece of work in its lane; the work itself reports its end.

        Of all that has the same `turn`, such as the id of a table for whose lock it asks, a lane does one piece after
        the other: what waits for a table that is busy holds up no other.
        """

    async def done(self, work: Callable[[], T], lane: Lane, turn: str = "") -> T:
        """Carry out work in its lane, as `start` does, and return its result. Raises what the work raises."""

    def think(self, task: Thinkable[T]) -> Thought[T] | None:
        """Begin to think about a task; None if too many are waiting already."""

    async def foresee(self, snapshot: Snapshot, seconds: float) -> Voices | None:
        """Find the answers of machine players that look ahead, from where a game stands; None if nobody can tell now.

        Parameters: the game, and the seconds for thinking about questions after the first.
        """

    async def apart(self, work: Callable[..., T], *facts: Any) -> T:
        """Carry out work that computes for long, on what somebody has sent or for somebody, where it takes the
        interpreter from nobody.

        Parameters: the work and what it is given, all of which can be pickled, as what it returns and raises can.
        Raises what it raises, and `TooDear` once it has gone on for too long.
        """

    def later(self, seconds: float, act: Callable[[], None]) -> Timer:
        """Call a function on the loop after some seconds."""

    def close(self) -> None:
        """Finish the work that people wait for, and give up everything else."""


class SetTimer:
    """A timer on a loop, one of several (`others`), which it leaves when it is due or called off."""

    def __init__(self, others: set[SetTimer], seconds: float, act: Callable[[], None]) -> None:
        self._others, self._act = others, act
        self._handle = asyncio.get_running_loop().call_later(seconds, self._due)
        others.add(self)

    def _due(self) -> None:
        self._others.discard(self)
        self._act()

    def cancel(self) -> None:
        """See `Timer`."""
        self._others.discard(self)
        self._handle.cancel()


class Timers:
    """Timers on a loop that can all be called off together."""

    def __init__(self) -> None:
        self._set: set[SetTimer] = set()

    def later(self, seconds: float, act: Callable[[], None]) -> Timer:
        """See `Crew.later`."""
        return SetTimer(self._set, seconds, act)

    def close(self) -> None:
        """Call all timers off."""
        for timer in list(self._set):
            timer.cancel()


class TurnThought(Generic[T]):
    """A thought worked out in one turn of the loop."""

    def __init__(self, task: Thinkable[T], seconds: float) -> None:
        self.task, self.seconds = task, seconds
        self._found: asyncio.Future[T | None] = asyncio.get_running_loop().create_future()

    async def found(self) -> T | None:
        """See `Thought`."""
        return await asyncio.shield(self._found)

    def give_up(self) -> None:
        """See `Thought`; a turn that has begun runs to its end."""
        if not self._found.done():
            self._found.set_result(None)

    def work(self) -> None:
        """Work the thought out, unless it was given up."""
        end = monotonic() + self.seconds

        def wanted(_: int) -> None:
            if monotonic() > end:
                raise TakesTooLong

        if self._found.done():
            return
        try:
            self._found.set_result(considered(self.task, wanted))
        except Exception as error:  # noqa: BLE001 - it is raised where somebody waits for it
            self._found.set_exception(error)


class InlineCrew:
    """A crew without threads and processes: work takes turns on the loop, in the order in which it comes.

    Parameters: the seconds for which a thought may block everybody, and the seconds before it begins. A thought about a
    question that somebody answers at once is given up before it costs anything.
    """

    inspectors = 1

    def __init__(self, seconds: float = 0.5, pause: float = 0.0) -> None:
        self.seconds, self.pause = seconds, pause
        self._timers = Timers()

    def start(self, work: Callable[[], None], lane: Lane, turn: str = "") -> None:
        """See `Crew`."""
        asyncio.get_running_loop().call_soon(work)

    async def done(self, work: Callable[[], T], lane: Lane, turn: str = "") -> T:
        """See `Crew`."""
        await asyncio.sleep(0)  # let everything that was started before finish first
        return work()

    def think(self, task: Thinkable[T]) -> Thought[T]:
        """See `Crew`."""
        thought = TurnThought(task, self.seconds)
        self.later(self.pause, thought.work)
        return thought

    async def foresee(self, snapshot: Snapshot, seconds: float) -> Voices | None:
        """See `Crew`; only the first question gets a thought, because everybody waits meanwhile."""
        return await self.done(lambda: foreseen(snapshot, 0.0), Lane.MACHINES)

    async def apart(self, work: Callable[..., T], *facts: Any) -> T:
        """See `Crew`; there is no other place, and nobody else who waits."""
        return await self.done(partial(work, *facts), Lane.LOOK)

    def later(self, seconds: float, act: Callable[[], None]) -> Timer:
        """See `Crew`."""
        return self._timers.later(seconds, act)

    def close(self) -> None:
        """See `Crew`."""
        self._timers.close()
