"""A process that works for whoever writes: what is asked last counts, what nobody waits for any more is given up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from time import monotonic
from typing import Any, TypeVar

from hantei.web.pools import Processes, stand_back

T = TypeVar("T")

HURRY = 1.0
"""Seconds that something may go on for once something newer is asked."""

GLANCE = 0.05
"""Seconds between two looks at whether something takes too long."""


class Superseded(Exception):
    """Something newer has been asked."""


class TookTooLong(Exception):
    """It was broken off at its deadline, or its process was killed."""


class Desk:
    """One process; all is called on the loop. Parameters: the turns that it shares with others, if it does."""

    def __init__(self, turns: asyncio.Semaphore | None = None) -> None:
        self._turns = turns
        self._newest, self._until = 0, 0.0
        self._turn = asyncio.Lock()
        self._processes: Processes | None = None

    async def ask(self, seconds: float, work: Callable[..., T], *facts: Any) -> T:
        """What work gives.

        Parameters: for how many seconds it may go on, the work and what it is given. Raises `Superseded`,
        `TookTooLong`, and what the work raises.
        """
        self._newest = mine = self._newest + 1
        self._until = min(self._until, monotonic() + HURRY)
        async with self._turn:
            if mine != self._newest:
                raise Superseded
            async with self._turns or nullcontext():
                self._until = monotonic() + seconds
                if self._processes is None:
                    self._processes = Processes(1, stand_back)
                future: Future[T] = self._processes.submit(work, *facts)
                await self._ended(future)
        if not future.done():
            raise Superseded if mine != self._newest else TookTooLong
        try:
            return future.result()
        except BrokenProcessPool:
            raise TookTooLong from None

    async def _ended(self, future: Future[Any]) -> None:
        """Wait for work until its deadline; then its process is ended, and with the next work another begins."""
        waiting = asyncio.wrap_future(future)
        waiting.add_done_callback(lambda one: one.cancelled() or one.exception())  # it is asked for elsewhere
        while not future.done() and monotonic() < self._until:
            await asyncio.wait({waiting}, timeout=GLANCE)
        if not future.done():
            self.close()

    def close(self) -> None:
        """End the process, whatever it is at."""
        if self._processes is not None:
            self._processes.close()
            self._processes = None
