"""The crew of a server: threads for tables, processes for thoughts.

Odds are found in processes of their own, so nobody who plays waits for them. The processes start when they are first
needed, and end with the server, even if that is killed. A thought that nobody needs any more is taken out of the queue,
or, if it has begun, finds out and stops.

Whoever answers goes first. Processes are started, and work is handed to them, in a thread for that alone, since a start
takes longer than any answer may wait for the loop. What they compute can wait, so the system lets them compute only
where nothing else would, from their first instruction on. Machine players, and what goes through texts and files that
were sent, merely stand back a little, since people wait for them.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import count
from math import ceil
from multiprocessing import get_context
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Generic, TypeVar

from hantei.lab.processes import end_with_parent, listening, unheard
from hantei.play import Snapshot

from .crew import Lane, Timer, Timers, TooDear
from .thinking import Thinkable, Voices, foreseen, unless_given_up

T = TypeVar("T")

THREADS = {Lane.PLAY: 8, Lane.LOOK: 2, Lane.MACHINES: 1, Lane.WRITING: 2, Lane.DICE: 1}
"""The number of threads for each lane. Only `PLAY` has many: its work is short, and each thread that computes for long
makes everybody else wait for the interpreter a little longer."""

CORES = max(1, min(4, (os.cpu_count() or 2) - 1))
"""Processes that think without slowing anything else down."""

WORKERS = max(2, CORES)
MOST_WAITING = 64
"""Processes that think, and thoughts that may wait for them; a request beyond these gets no odds."""

READING = 30.0
"""Seconds of processor time that work on what somebody has sent may take."""

LONGEST_READING = 4 * READING
"""Seconds in which it must be done in any case, with the start of its process, on a machine that has more to do."""

SLOTS = 256
"""Numbers for thoughts, more than can wait: at its number each thought reads whether it is still wanted."""

NICE, LAST = 5, 19
"""The niceness of processes whose work people wait for, and of those that compute what can wait, if the system offers
nothing better."""

_given_up: Any = ()
"""In a process that thinks: marks at the numbers of the thoughts that were given up."""


class PooledCrew:
    """A crew of threads and processes; see `Crew`."""

    inspectors = CORES

    def __init__(self) -> None:
        self._threads = {lane: Threads(count, lane.value) for lane, count in THREADS.items()}
        self._thinkers = Thinkers()
        self._seers = Processes(CORES, stand_back, context=get_context("spawn"))
        self._inspectors = Inspectors()
        self._timers = Timers()

    def start(self, work: Callable[[], None], lane: Lane, turn: str = "") -> None:
        """See `Crew`."""
        self._threads[lane].start(work, turn)

    async def done(self, work: Callable[[], T], lane: Lane, turn: str = "") -> T:
        """See `Crew`."""
        found: Future[T] = Future()
        self._threads[lane].start(partial(carried_out, found, work), turn)
        return await asyncio.wrap_future(found)

    def think(self, task: Thinkable[T]) -> PooledThought[T] | None:
        """See `Crew`."""
        return self._thinkers.think(task)

    async def foresee(self, snapshot: Snapshot, seconds: float) -> Voices | None:
        """See `Crew`; None if a process was killed."""
        try:
            return await asyncio.wrap_future(self._seers.submit(foreseen, snapshot, seconds))
        except BrokenProcessPool:
            return None

    async def apart(self, work: Callable[..., T], *facts: Any) -> T:
        """See `Crew`."""
        return await self._inspectors.done(work, *facts)

    def later(self, seconds: float, act: Callable[[], None]) -> Timer:
        """See `Crew`."""
        return self._timers.later(seconds, act)

    def close(self) -> None:
        """See `Crew`."""
        self._timers.close()
        self._seers.close()
        self._inspectors.close()
        self._threads[Lane.MACHINES].close(give_up=True)
        self._thinkers.close()
        for lane in (Lane.DICE, Lane.LOOK, Lane.WRITING):
            self._threads[lane].close(give_up=True)
        self._threads[Lane.PLAY].close()


class Threads:
    """The threads of a lane, of which what has the same turn takes one at a time. Safe for threads."""

    def __init__(self, threads: int, name: str) -> None:
        self._pool = ThreadPoolExecutor(threads, name)
        self._lock = threading.Lock()
        self._behind: dict[str, deque[Callable[[], None]]] = {}
        """What waits for its turn behind what was handed to the threads."""

    def start(self, work: Callable[[], None], turn: str) -> None:
        """Do some work, after all that has the same turn; "" has none."""
        if not turn:
            self._pool.submit(work)
            return
        with self._lock:
            if turn in self._behind:
                self._behind[turn].append(work)
                return
            self._behind[turn] = deque()
        self._pool.submit(self._do, work, turn)

    def close(self, give_up: bool = False) -> None:
        """Wait for what has begun, and for what the threads were handed, unless that is given up."""
        self._pool.shutdown(cancel_futures=give_up)

    def _do(self, work: Callable[[], None], turn: str) -> None:
        try:
            work()
        finally:
            with self._lock:
                behind = self._behind[turn]
                if not behind:
                    del self._behind[turn]
            if behind:
                with suppress(RuntimeError):  # they are closed: nobody waits any more
                    self._pool.submit(self._do, behind.popleft(), turn)


def carried_out(found: Future[T], work: Callable[[], T]) -> None:
    """Do work, and tell whoever waits what it gives or raises; work that nobody waits for any more is not begun."""
    if not found.set_running_or_notify_cancel():
        return
    try:
        found.set_result(work())
    except BaseException as error:  # noqa: BLE001 - it is raised where somebody waits for it
        found.set_exception(error)


class PooledThought(Generic[T]):
    """A task that a process thinks about; `future` gives what it came to, None if it was given up."""

    def __init__(self, number: int, future: Future[T | None], given_up: Any) -> None:
        self.number, self.future, self._given_up = number, future, given_up

    async def found(self) -> T | None:
        """What it came to; None if the thought was given up, or its process was killed."""
        try:
            return await asyncio.shield(asyncio.wrap_future(self.future))
        except asyncio.CancelledError:
            if self.future.cancelled():
                return None
            raise
        except BrokenProcessPool:
            return None

    def give_up(self) -> None:
        """Give the thought up, because nobody needs it any more."""
        self._given_up[self.number % SLOTS] = self.number
        self.future.cancel()


class WaitingProcess(SpawnProcess):
    """A process for what can wait: it computes only where nobody else would."""

    def start(self) -> None:
        """Start it, and stand it behind everybody else before it has done anything."""
        super().start()
        if self.pid is not None:
            stood_behind(self.pid)


class WaitingContext(SpawnContext):
    """Starts processes for what can wait, each anew: a forked copy of a server with threads can hang."""

    Process = WaitingProcess


_starter = ThreadPoolExecutor(1, "starter")
"""The thread that starts processes and hands them work."""


class TellingPool(ProcessPoolExecutor):
    """A pool that tells everybody who waits when it breaks. The pool of this Python stumbles over a cancelled future:
    it prints an error, and futures after that one are never told."""

    def submit(self, work: Callable[..., T], /, *facts: Any, **named: Any) -> Future[T]:
        """See `ProcessPoolExecutor`."""
        found = super().submit(work, *facts, **named)
        setattr(found, "set_exception", partial(told_of, found))  # noqa: B010 - of this one alone
        return found


def told_of(found: Future[Any], error: BaseException) -> None:
    """Tell whoever waits for work why nothing comes of it, unless they wait no more."""
    with suppress(InvalidStateError):
        Future.set_exception(found, error)


class Processes:
    """Processes that start when they are first needed, are replaced if one is killed, and end with the server. Safe for
    threads.

    Parameters: how many; how each begins, with what facts; how they are started, for what can wait unless it is said.
    """

    def __init__(
        self,
        workers: int,
        prepare: Callable[..., None],
        facts: tuple[Any, ...] = (),
        context: SpawnContext | None = None,
    ) -> None:
        self._how = workers, context or WaitingContext(), prepare, facts
        self._pool: TellingPool | None = None  # changed by the starter alone

    def submit(self, work: Callable[..., T], *facts: Any) -> Future[T]:
        """Have something worked out in a process. Cancelling it ends only the waiting; a process that has begun goes
        on."""
        wished: Future[T] = Future()
        _starter.submit(self._hand, wished, work, facts)
        return wished

    def close(self) -> None:
        """Stop the processes, whatever they are doing; the next work gets new ones."""
        _starter.submit(self._end)

    def _hand(self, wished: Future[Any], work: Callable[..., Any], facts: tuple[Any, ...]) -> None:
        if wished.cancelled():
            return
        try:
            found = self._begun(work, facts)
        except Exception as error:  # noqa: BLE001 - it is raised where somebody waits for it
            if wished.set_running_or_notify_cancel():
                wished.set_exception(error)
            return
        found.add_done_callback(partial(passed_on, wished))
        wished.add_done_callback(lambda one: one.cancelled() and found.cancel())

    def _begun(self, work: Callable[..., T], facts: tuple[Any, ...]) -> Future[T]:
        with unheard():
            try:
                return self._open().submit(work, *facts)
            except BrokenProcessPool:  # a process was killed: start new ones
                self._pool = None
                return self._open().submit(work, *facts)

    def _end(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()  # while one starts, it hears of nothing else
            pool.shutdown(wait=False, cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = TellingPool(*self._how)
        return self._pool


def passed_on(wished: Future[T], found: Future[T]) -> None:
    """Hand on the result of work, unless nobody waits for it any more."""
    if not wished.set_running_or_notify_cancel():
        return
    if found.cancelled():
        wished.set_exception(BrokenProcessPool("the processes were stopped"))
    elif error := found.exception():
        wished.set_exception(error)
    else:
        wished.set_result(found.result())


def stood_behind(process: int) -> None:
    """Let a process of ours compute only where nobody else would; it is gone already, or the system may refuse."""
    with suppress(OSError):
        if hasattr(os, "SCHED_IDLE"):
            os.sched_setscheduler(process, os.SCHED_IDLE, os.sched_param(0))
        os.setpriority(os.PRIO_PROCESS, process, LAST)


class Inspectors:
    """Processes that go through what people send: texts, save files. Each piece of work has one for itself, so that one
    that goes on for too long is broken off alone; who comes first is served first. All is called on the loop.

    Somebody waits for it, and it has a deadline: on a busy machine it would miss that if it stood behind everybody."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(CORES)
        self._idle = [Processes(1, stand_back, context=get_context("spawn")) for _ in range(CORES)]
        self._all = list(self._idle)
        self._closed = False

    async def done(self, work: Callable[..., T], *facts: Any) -> T:
        """See `Crew.apart`."""
        async with self._turns:
            if self._closed:
                raise TooDear("web-too-dear", seconds=int(READING))
            process = self._idle.pop()
            try:
                bounded = process.submit(within, READING, work, *facts)
                return await asyncio.wait_for(asyncio.wrap_future(bounded), LONGEST_READING)
            except (TimeoutError, BrokenProcessPool):
                process.close()
                raise TooDear("web-too-dear", seconds=int(READING)) from None
            except asyncio.CancelledError:  # nobody waits any more
                process.close()
                raise
            finally:
                self._idle.append(process)

    def close(self) -> None:
        """The server stops."""
        self._closed = True
        for process in self._all:
            process.close()


class Thinkers:
    """The processes that think. Safe for threads."""

    def __init__(self) -> None:
        self._given_up = get_context("spawn").RawArray("Q", SLOTS)
        self._processes = Processes(WORKERS, prepare, (self._given_up,))
        self._numbers = count(1)
        self._lock = threading.Lock()
        self._open: set[Future[Any]] = set()

    def think(self, task: Thinkable[T]) -> PooledThought[T] | None:
        """Begin to think about a task; None if too many are waiting already."""
        with self._lock:
            if len(self._open) >= MOST_WAITING:
                return None
            number = next(self._numbers)
            future: Future[T | None] = self._processes.submit(worked_out, number, task)
            self._open.add(future)
        future.add_done_callback(self._done)
        return PooledThought(number, future, self._given_up)

    def close(self) -> None:
        """The server stops."""
        with self._lock:
            self._processes.close()

    def _done(self, future: Future[Any]) -> None:
        with self._lock:
            self._open.discard(future)


# In a process that thinks


def prepare(given_up: Any) -> None:
    """Begin a process that finds odds."""
    global _given_up
    _given_up = given_up
    begin()


def stand_back() -> None:
    """Begin a process whose work people wait for: lower its priority a little."""
    os.nice(NICE)
    begin()


def begin() -> None:
    """Begin a process: ignore Ctrl-C, and end it with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    listening()
    end_with_parent()


def within(seconds: float, work: Callable[..., T], *facts: Any) -> T:
    """Do work within some seconds of processor time; beyond them this process ends, where the system counts them."""
    try:
        import resource
    except ImportError:
        return work(*facts)
    usual = soft, hard = resource.getrlimit(resource.RLIMIT_CPU)
    most = ceil(sum(os.times()[:2]) + seconds)
    signal.signal(signal.SIGXCPU, lambda *_: os._exit(1))
    resource.setrlimit(resource.RLIMIT_CPU, (min([most, *(one for one in usual if one >= 0)]), hard))
    try:
        return work(*facts)
    finally:
        resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))


def worked_out(number: int, task: Thinkable[T]) -> T | None:
    """What a task comes to; None if nobody wants it any more."""
    return unless_given_up(task, lambda: bool(_given_up[number % SLOTS] == number))
