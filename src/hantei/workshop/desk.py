"""Somebody who works for whoever writes: what is asked last counts, what nobody waits for any more is given up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from contextlib import nullcontext
from time import monotonic
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

HURRY = 1.0
"""Seconds that something may go on for once something newer is asked."""

WAKING = 60.0
"""Seconds more for the first work of a helper: it starts, and loads a rulebook, however busy the computer is."""

GLANCE = 0.05
"""Seconds between two looks at whether something takes too long."""


class Superseded(Exception):
    """Something newer has been asked."""


class TookTooLong(Exception):
    """It was broken off at its deadline, its process was killed, or the desk is closed."""


class Helper(Protocol):
    """Whoever does the work of a desk, one piece after the other, apart from the loop."""

    def submit(self, work: Callable[..., T], *facts: Any) -> Future[T] | asyncio.Future[T]:
        """Have something worked out. What comes of it is a `BrokenExecutor` where whoever works is gone."""

    def close(self) -> None:
        """Give up what is being worked out."""


def one_process() -> Helper:
    """A process of its own."""
    from hantei.web.working.pools import Processes, begin  # imported only here, since some Pythons have no processes

    return Processes(1, begin)


class Desk:
    """Has one helper; all is called on the loop.

    Parameters: the turns that it shares with others, if it does; where its helper comes from, once there is work.
    """

    def __init__(self, turns: asyncio.Semaphore | None = None, helper: Callable[[], Helper] = one_process) -> None:
        self._turns, self._new_helper = turns, helper
        self._newest, self._until, self._waking = 0, 0.0, 0.0
        self._turn = asyncio.Lock()
        self._helper: Helper | None = None
        self._closed, self._ended_at = False, monotonic()

    @property
    def used(self) -> float:
        """When it was at work last: now, where it is or waits for its turn."""
        return monotonic() if self._turn.locked() else self._ended_at

    async def ask(self, seconds: float, work: Callable[..., T], *facts: Any) -> T:
        """What work gives.

        Parameters: for how many seconds it may go on (`WAKING` more where a helper begins with it), the work and what
        it is given. Raises `Superseded`, `TookTooLong`, and what the work raises.
        """
        self._newest = mine = self._newest + 1
        self._until = min(self._until, monotonic() + HURRY + self._waking)
        async with self._turn:
            if mine != self._newest:
                raise Superseded
            async with self._turns or nullcontext():
                if self._closed:
                    raise TookTooLong
                if self._helper is None:
                    self._helper, self._waking = self._new_helper(), WAKING
                self._until = monotonic() + seconds + self._waking
                future = self._helper.submit(work, *facts)
                await self._ended(future)
                self._waking = 0.0
        if not future.done():
            raise Superseded if mine != self._newest else TookTooLong
        try:
            return future.result()
        except BrokenExecutor:
            raise (Superseded if mine != self._newest else TookTooLong) from None

    async def _ended(self, future: Future[Any] | asyncio.Future[Any]) -> None:
        """Wait for work until its deadline, or as long as whoever asked is there; then its helper is let go, and with
        the next work comes another."""
        waiting = asyncio.wrap_future(future)
        waiting.add_done_callback(lambda one: one.cancelled() or one.exception())  # it is asked for elsewhere
        try:
            while not future.done() and monotonic() < self._until:
                await asyncio.wait({waiting}, timeout=GLANCE)
        finally:
            self._ended_at = monotonic()
            if not future.done():
                self._let_go()

    def close(self) -> None:
        """Let the helper go, whatever it is at, and begin nothing more."""
        self._closed, self._until = True, 0.0
        self._let_go()

    def _let_go(self) -> None:
        if self._helper is not None:
            self._helper.close()
            self._helper = None
