"""Desks of the workshop, and the helpers that work for them. A desk works out what was asked last; it gives up what
nobody waits for any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from dataclasses import dataclass
from time import monotonic
from typing import Any, Protocol, TypeVar

from hantei.web.http.guard import Sender
from hantei.web.working.thinking import GivenUp
from hantei.web.working.turns import FairTurns

T = TypeVar("T")

HURRY = 5.0
"""Seconds for which work may go on after it was given up. Its process is killed then, and another one takes its
place."""

WAKING = 60.0
"""Seconds more for the first work of a helper, which starts and loads a rulebook, perhaps on a busy computer."""

GLANCE = 0.05
"""Seconds between two looks at whether something takes too long."""

REST = 120.0
"""Seconds after which helpers without work are let go."""

NOBODY: Sender = ("", "")


class Superseded(Exception):
    """Raised if something newer has been asked."""


class TookTooLong(Exception):
    """Raised if work is broken off at its deadline or had no turn until then, if its process was killed, or if the desk
    is closed."""


class Helper(Protocol):
    """Does one piece of work after the other, apart from the loop."""

    def submit(self, work: Callable[..., T], *facts: Any) -> Future[T] | asyncio.Future[T]:
        """Have something worked out. The future raises `BrokenExecutor` if the worker is gone, and `GivenUp` if the
        work noticed that nobody wants it."""

    def give_up(self) -> None:
        """Give up what is being worked out; work that asks whether it is wanted (`must_be_wanted`) ends."""

    def close(self) -> None:
        """Break off what is being worked out."""


class ProcessHelper:
    """A helper in a process of its own; see `Helper`.

    Parameter: whether its work can wait, so that it computes only where nobody else would. Work with a short deadline
    cannot: on a computer that is always busy it would have no time at all before that.
    """

    def __init__(self, can_wait: bool = False) -> None:
        from multiprocessing import get_context

        from hantei.web.working.pools import Processes, WaitingContext  # only here: some Pythons have no processes

        spawn = get_context("spawn")
        self._given_up = spawn.RawValue("Q")
        facts = self._given_up, can_wait
        self._processes = Processes(1, prepare, facts, WaitingContext() if can_wait else spawn)
        self._number = 0

    def submit(self, work: Callable[..., T], *facts: Any) -> Future[T]:
        """See `Helper`."""
        self._number += 1
        return self._processes.submit(carried_out, self._number, work, facts)

    def give_up(self) -> None:
        """See `Helper`."""
        self._given_up.value = self._number

    def close(self) -> None:
        """See `Helper`."""
        self._processes.close()


@dataclass(eq=False)
class Lent:
    """A helper at work for a desk; `fresh` is one that has done nothing yet."""

    helper: Helper
    fresh: bool = True


class Helpers:
    """Lends a few helpers to all desks of a kind. It starts them when there is work, and lets them go after a rest. All
    is called on the loop.

    Parameters: the number of helpers, and how one is started.
    """

    def __init__(self, most: int = 1, helper: Callable[[], Helper] = ProcessHelper) -> None:
        self._turns, self._new_helper = FairTurns(most), helper
        self._idle, self._busy = list[Lent](), list[Lent]()
        self._rest: asyncio.TimerHandle | None = None

    async def take(self, sender: Sender, seconds: float) -> Lent:
        """Return a helper, in the turn of the person who asks. Raises `TookTooLong` if none is free within the given
        seconds."""
        try:
            await asyncio.wait_for(self._turns.take(sender), seconds)
        except TimeoutError:
            raise TookTooLong from None
        if self._rest is not None:
            self._rest.cancel()
        lent = self._idle.pop() if self._idle else Lent(self._new_helper())
        self._busy.append(lent)
        return lent

    def give_back(self, lent: Lent, spoilt: bool) -> None:
        """A helper has done its work, or is `spoilt`: it did not come to an end, or its process was killed."""
        self._busy.remove(lent)
        if spoilt:
            lent.helper.close()
        else:
            lent.fresh = False
            self._idle.append(lent)
        self._turns.give()
        if not self._busy:
            self._rest = asyncio.get_running_loop().call_later(REST, self._let_go)

    def _let_go(self) -> None:
        while self._idle:
            self._idle.pop().helper.close()

    def close(self) -> None:
        """Let all helpers go, whatever they are at."""
        if self._rest is not None:
            self._rest.cancel()
        for lent in self._busy:
            lent.helper.close()
        self._let_go()


@dataclass(eq=False)
class AskedWork:
    """Work that is asked for at a desk: its deadline in seconds, the function and its arguments, the future of its
    result; whether something newer has been asked for."""

    seconds: float
    work: Callable[..., Any]
    facts: tuple[Any, ...]
    answer: asyncio.Future[Any]
    superseded: bool = False

    def fail(self, error: Exception) -> None:
        """Tell whoever asked, if they still wait."""
        if not self.answer.done():
            self.answer.set_exception(Superseded() if self.superseded else error)


class Desk:
    """Works out one thing at a time, the one that was asked for last. All is called on the loop.

    Parameters: the helpers that it may borrow, one of its own by default; the person whose turn it takes there.
    """

    def __init__(self, helpers: Helpers | None = None, sender: Sender = NOBODY) -> None:
        self._own = helpers is None
        self._helpers, self._sender = helpers or Helpers(), sender
        self._next: AskedWork | None = None
        self._now: AskedWork | None = None
        self._until, self._waking = 0.0, 0.0
        self._lent: Lent | None = None
        self._working: asyncio.Task[None] | None = None
        self._closed, self._ended_at = False, monotonic()

    @property
    def used(self) -> float:
        """When it was at work last: now, where it is or waits for its turn."""
        return monotonic() if self._working is not None else self._ended_at

    async def ask(self, seconds: float, work: Callable[..., T], *facts: Any) -> T:
        """Return what the work returns.

        Parameters: the seconds for which it may wait for its turn, and then go on (`WAKING` more if its helper has just
        been started); the function and its arguments. Raises `Superseded`, `TookTooLong`, and what the work raises.
        """
        if self._closed:
            raise TookTooLong
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        mine = AskedWork(seconds, work, facts, answer)
        for before in (self._now, self._next):
            if before is not None:
                before.superseded = True
        if self._next is not None:
            self._next.fail(Superseded())
        self._hurry()
        self._next = mine  # it has the place of the one before in the queue for helpers
        if self._working is None:
            self._working = asyncio.ensure_future(self._work())
        try:
            return await answer
        except asyncio.CancelledError:
            if self._next is mine:
                self._next = None
            elif self._now is mine:
                self._hurry()
            raise

    def _hurry(self) -> None:
        """Give up the work that is under way."""
        if self._lent is not None:
            self._lent.helper.give_up()
            self._until = min(self._until, monotonic() + HURRY + self._waking)

    async def _work(self) -> None:
        """Work out one request after the other until none is left."""
        try:
            while (waits := self._next) is not None:
                try:
                    lent = await self._helpers.take(self._sender, waits.seconds)
                except TookTooLong as error:
                    if self._next is waits:  # else something newer has been asked, which has its own time
                        self._next = None
                        waits.fail(error)
                    continue
                self._now, self._next = self._next, None
                await self._worked_by(lent)
        finally:
            self._working, self._ended_at = None, monotonic()

    async def _worked_by(self, lent: Lent) -> None:
        """Have a helper work out what is asked now, and stop the helper if it misses the deadline."""
        asked, spoilt = self._now, False
        try:
            if asked is None or self._closed:
                if asked is not None:
                    asked.fail(TookTooLong())
                return
            self._lent, self._waking = lent, WAKING if lent.fresh else 0.0
            self._until = monotonic() + asked.seconds + self._waking
            future, spoilt = lent.helper.submit(asked.work, *asked.facts), True
            waiting = asyncio.wrap_future(future)
            waiting.add_done_callback(lambda one: one.cancelled() or one.exception())  # it is asked for below
            while not future.done() and monotonic() < self._until:
                await asyncio.wait({waiting}, timeout=GLANCE)
            if not future.done():
                asked.fail(TookTooLong())
                return
            error = future.exception()
            spoilt = isinstance(error, BrokenExecutor)
            if isinstance(error, BrokenExecutor | GivenUp):
                asked.fail(TookTooLong())
            elif not asked.answer.done():
                asked.answer.set_exception(error) if error is not None else asked.answer.set_result(future.result())
        finally:
            self._lent = self._now = None
            self._helpers.give_back(lent, spoilt)

    def close(self) -> None:
        """Break off what is under way, and begin nothing more."""
        self._closed, self._until = True, 0.0
        if self._next is not None:
            self._next.fail(TookTooLong())
            self._next = None
        if self._lent is not None:
            self._lent.helper.close()
        if self._own:
            self._helpers.close()


# In the process of a helper

_given_up: Any = None
_number = 0


def prepare(given_up: Any, can_wait: bool) -> None:
    """Begin the process of a helper; `given_up` will be the number of a work that nobody wants any more."""
    from hantei.web.working.pools import begin, stand_back

    global _given_up
    _given_up = given_up
    begin() if can_wait else stand_back()


def carried_out(number: int, work: Callable[..., T], facts: tuple[Any, ...]) -> T:
    """What work gives, which has a number."""
    global _number
    _number = number
    return work(*facts)


def must_be_wanted() -> None:
    """Raise `GivenUp` where nobody wants any more what this process works out."""
    if _given_up is not None and _given_up.value == _number:
        raise GivenUp
