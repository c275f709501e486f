"""The process that reads texts: what is asked last counts, what takes too long is given up."""

from __future__ import annotations

import asyncio
import os
from time import sleep

import pytest

from hantei.workshop import desk
from hantei.workshop.desk import Desk, Superseded, TookTooLong


def doubled(number: int) -> int:
    """Twice a number."""
    return number * 2


def asleep() -> int:
    """Something that takes longer than anybody waits."""
    sleep(600)
    return 0


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
