"""Spreads runs over the processes of one machine."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from signal import SIG_BLOCK, SIG_IGN, SIG_SETMASK, SIG_UNBLOCK, SIGINT, SIGTERM, pthread_sigmask, signal
from threading import Thread

from .garbage import SEARCHES
from .simulate import Batch, WorkersLost, batch
from .trial import Trial

MOST_LOST = 3
"""Times in a row that processes may be lost without progress before the rest is given up."""


class PlayingProcesses:
    """Processes of this machine that play. They stay for the next trial until they are closed, or until one is
    killed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._jobs = 0

    def batches(self, trial: Trial, numbers: Sequence[range], jobs: int) -> Iterator[Batch]:
        """Play the runs of all these numbers in `jobs` processes. If somebody stops them, the batches under way are
        lost.

        If a process is killed, half as many play what is left. Raises `WorkersLost` if that happens again and again;
        the usual reason is too little memory.
        """
        left, lost = dict.fromkeys(numbers), 0
        while left:
            try:
                for some, done in completed(self._open(jobs), trial, list(left), jobs):
                    del left[some]
                    lost = 0
                    yield done
            except BrokenProcessPool:
                self._kill()
                self.close()
                lost, jobs = lost + 1, max(1, jobs // 2)
                if lost == MOST_LOST:
                    raise WorkersLost from None
            finally:
                if left:  # nobody reads what they still play, and waiting for it would take a whole batch
                    self._kill()
                    self.close()

    def close(self) -> None:
        """End the processes; batches that they have not begun are left."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(cancel_futures=True)

    def _kill(self) -> None:
        """Kill the processes, which leave signals to their parent, whatever they are doing.

        A pool, even a broken one, waits for its processes to end. A process with much to hand over would never end,
        because nobody reads it any more.
        """
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()

    def _open(self, jobs: int) -> ProcessPoolExecutor:
        if self._jobs != jobs:
            self.close()
        if self._pool is None:
            self._pool, self._jobs = ProcessPoolExecutor(jobs, get_context("spawn"), begin), jobs
        return self._pool


def completed(
    pool: ProcessPoolExecutor, trial: Trial, numbers: Sequence[range], jobs: int
) -> Iterator[tuple[range, Batch]]:
    """Yield batches as they are done, each with its numbers; only a few more are under way than there are processes."""
    waiting = deque(numbers)
    under_way: dict[Future[Batch], range] = {}
    while waiting or under_way:
        while waiting and len(under_way) < 2 * jobs:
            some = waiting.popleft()
            with unheard():
                under_way[pool.submit(batch, trial, some)] = some
        done, _ = wait(under_way, return_when=FIRST_COMPLETED)
        for future in sorted(done, key=lambda one: one.exception() is not None):  # first the batches done before
            yield under_way.pop(future), future.result()


BREAKING = SIGINT, SIGTERM
"""The signals by which somebody stops the work; Ctrl-C reaches every process of a terminal."""


@contextmanager
def unheard() -> Iterator[None]:
    """Hold back these signals while processes start: the processes inherit that, and this one hears the signals a
    moment later."""
    resource_tracker.ensure_running()  # a starting process lets signals through again
    before = pthread_sigmask(SIG_BLOCK, BREAKING)
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, before)


# In a process that plays


def begin() -> None:
    """Begin a process that plays: it leaves signals to its parent, ends with it, and seldom searches for garbage."""
    signal(SIGINT, SIG_IGN)
    signal(SIGTERM, SIG_IGN)
    listening()
    end_with_parent()
    SEARCHES.begin()


def listening() -> None:
    """Let the signals of `unheard` through, once they have a handler."""
    pthread_sigmask(SIG_UNBLOCK, BREAKING)


def end_with_parent() -> None:
    """End this process once its parent is gone, even if the parent was killed."""
    parent = parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()
