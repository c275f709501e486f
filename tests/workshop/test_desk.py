"""Desks and their helpers: what is asked last counts, what takes too long is given up, people take turns."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from time import sleep
from typing import Any, ClassVar

import pytest

from hantei.workshop import desk
from hantei.workshop.desk import Desk, Helpers, Superseded, TookTooLong, must_be_wanted


def doubled(number: int) -> int:
    """Twice a number."""
    return number * 2


def asleep() -> int:
    """Something that takes longer than anybody waits."""
    sleep(600)
    return 0


def wanted_for_long() -> int:
    """Something that takes as long, and asks whether anybody waits."""
    while True:
        must_be_wanted()
        sleep(0.01)


def gone() -> int:
    """A process that is killed."""
    os._exit(9)


def failing() -> int:
    """Something that raises."""
    raise ValueError("so it is")


def test_what_takes_too_long_is_given_up_and_the_next_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "WAKING", 0.0)

    async def main() -> None:
        bench = Desk()
        with pytest.raises(TookTooLong):
            await bench.ask(0.01, asleep)
        assert await bench.ask(600, doubled, 21) == 42
        with pytest.raises(ValueError, match="so it is"):
            await bench.ask(600, failing)
        with pytest.raises(TookTooLong):
            await bench.ask(600, gone)
        assert await bench.ask(600, doubled, 4) == 8
        bench.close()

    asyncio.run(main())


def test_what_nobody_waits_for_any_more_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of four that are asked one after the other the first is broken off, the two between are never begun."""
    monkeypatch.setattr(desk, "HURRY", 0.05)
    monkeypatch.setattr(desk, "WAKING", 0.0)

    async def main() -> None:
        bench = Desk()
        asked = [asyncio.ensure_future(bench.ask(600, asleep))]
        await asyncio.sleep(0.05)
        asked += [asyncio.ensure_future(bench.ask(600, asleep)) for _ in range(2)]
        asked.append(asyncio.ensure_future(bench.ask(600, doubled, 1)))
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(one) for one in found[:3]] == [Superseded] * 3
        assert found[3] == 2
        bench.close()

    asyncio.run(main())


def test_what_whoever_asked_has_left_is_given_up_and_the_next_is_done_at_once() -> None:
    """A browser that closes a stream leaves no process behind that works for nobody."""

    async def main() -> None:
        bench = Desk()
        assert await bench.ask(600, doubled, 21) == 42
        left = asyncio.ensure_future(bench.ask(600, asleep))
        await asyncio.sleep(0.05)
        left.cancel()
        await asyncio.gather(left, return_exceptions=True)
        assert await asyncio.wait_for(bench.ask(600, doubled, 4), 60) == 8
        bench.close()

    asyncio.run(main())


def test_a_helper_that_begins_has_time_to_wake() -> None:
    """A process does not start in a hundredth of a second; once it is awake, nothing takes longer than it may."""

    async def main() -> None:
        bench = Desk()
        assert await bench.ask(0.01, doubled, 21) == 42
        with pytest.raises(TookTooLong):
            await bench.ask(0.01, asleep)
        bench.close()

    asyncio.run(main())


def test_a_closed_desk_breaks_off_what_is_under_way_and_begins_nothing_more() -> None:
    """A server that stops waits for nobody: neither for what goes on, nor for what is asked after it."""

    async def main() -> None:
        bench = Desk()
        assert await bench.ask(600, doubled, 21) == 42
        going, waiting = (asyncio.ensure_future(bench.ask(600, asleep)) for _ in range(2))
        await asyncio.sleep(0.05)
        bench.close()
        found = await asyncio.gather(going, waiting, return_exceptions=True)
        assert [type(one) for one in found] == [Superseded, TookTooLong]
        with pytest.raises(TookTooLong):
            await bench.ask(600, doubled, 1)

    asyncio.run(main())


def test_a_process_whose_work_notices_that_it_is_given_up_works_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever types gives up the games that are played; a process takes seconds to begin."""
    monkeypatch.setattr(desk, "HURRY", 600.0)

    async def main() -> None:
        bench = Desk()
        process = await bench.ask(600, os.getpid)
        policy = await bench.ask(600, os.sched_getscheduler, 0)
        assert policy == os.SCHED_OTHER  # behind everybody, it would not come to its work before the deadline
        left = asyncio.ensure_future(bench.ask(600, wanted_for_long))
        await asyncio.sleep(0.05)
        left.cancel()
        await asyncio.gather(left, return_exceptions=True)
        overtaken = asyncio.ensure_future(bench.ask(600, wanted_for_long))
        await asyncio.sleep(0.05)
        assert await bench.ask(600, os.getpid) == process
        with pytest.raises(Superseded):
            await overtaken
        bench.close()

    asyncio.run(main())


class Scripted:
    """A helper whose work a test ends."""

    all: ClassVar[list[Scripted]] = []
    begun: ClassVar[list[Any]] = []

    def __init__(self) -> None:
        self.all.append(self)
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.closed = False

    def submit(self, work: Callable[..., Any], *facts: Any) -> asyncio.Future[Any]:
        """Begin it."""
        self.begun.append(facts[0])
        self.future = asyncio.get_running_loop().create_future()
        return self.future

    def give_up(self) -> None:
        """It goes on."""

    def close(self) -> None:
        """It is told."""
        self.closed = True


def test_all_desks_share_a_few_helpers_and_people_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Scripted, "all", [])
    monkeypatch.setattr(Scripted, "begun", [])

    async def main() -> None:
        helpers = Helpers(1, Scripted)
        desks = [Desk(helpers, (who, "here")) for who in ("a", "a", "a", "b")]
        asked = [asyncio.ensure_future(one.ask(600, int, n)) for n, one in enumerate(desks)]
        await asyncio.sleep(0.01)
        newer = asyncio.ensure_future(desks[3].ask(600, int, 4))  # it has the place of the one before
        for _ in range(4):
            await asyncio.sleep(0.01)
            Scripted.all[0].future.set_result(Scripted.begun[-1])
            await asyncio.sleep(2 * desk.GLANCE)
        assert await asyncio.gather(*asked, newer, return_exceptions=True) == [0, 1, 2, asked[3].exception(), 4]
        assert isinstance(asked[3].exception(), Superseded)
        assert Scripted.begun in ([0, 1, 4, 2], [0, 4, 1, 2])
        assert len(Scripted.all) == 1
        helpers.close()
        assert Scripted.all[0].closed

    asyncio.run(main())


def test_waiting_for_a_turn_has_an_end_and_helpers_go_after_a_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Scripted, "all", [])
    monkeypatch.setattr(Scripted, "begun", [])
    monkeypatch.setattr(desk, "REST", 0.01)

    async def main() -> None:
        helpers = Helpers(1, Scripted)
        one, other = (Desk(helpers, (who, "here")) for who in "ab")
        going = asyncio.ensure_future(one.ask(600, int, 1))
        await asyncio.sleep(0.01)
        with pytest.raises(TookTooLong):
            await other.ask(0.01, int, 2)
        assert Scripted.begun == [1]
        before = asyncio.ensure_future(other.ask(0.5, int, 3))
        await asyncio.sleep(0.01)
        newer = asyncio.ensure_future(other.ask(600, int, 4))
        await asyncio.sleep(0.7)  # the time of the one before is up, and not that of the newer one
        assert isinstance(before.exception(), Superseded)
        Scripted.all[0].future.set_result(1)
        assert await going == 1
        await asyncio.sleep(2 * desk.GLANCE)
        Scripted.all[0].future.set_result(4)
        assert await newer == 4
        await asyncio.sleep(0.3)
        assert Scripted.all[0].closed

    asyncio.run(main())
