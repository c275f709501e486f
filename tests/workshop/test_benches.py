"""The workshops open on a server: who is at work keeps theirs, who rests makes room, an address has its share."""

from __future__ import annotations

import asyncio

import pytest
from starlette.exceptions import HTTPException

from hantei.workshop import hosted
from hantei.workshop.hosted import IDLE, MOST_EACH, MOST_OPEN, REST, Benches


class Clock:
    """The time, which a test sets."""

    now = 0.0


class Worker:
    """Something that holds processes, and is at work where it is said."""

    def __init__(self) -> None:
        self.working, self.closed = False, False

    @property
    def used(self) -> float:
        """Now, where it is at work."""
        return Clock.now if self.working else 0.0

    def close(self) -> None:
        """It is told."""
        self.closed = True


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but the test moves the time."""
    monkeypatch.setattr(Clock, "now", 0.0)
    monkeypatch.setattr(hosted, "monotonic", lambda: Clock.now)


def opened(benches: Benches[Worker], house: str, many: int) -> list[Worker]:
    """So many workshops of different people at an address."""
    return [benches.of((f"{house} {one}", "x"), house, Worker) for one in range(many)]


def test_whoever_is_at_work_is_not_closed_and_whoever_rests_is_without_being_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hosted, "REST", 0.01)

    async def main() -> None:
        benches = Benches[Worker]()
        busy, idle = opened(benches, "here", 2)
        busy.working = True
        Clock.now = IDLE + 1
        await asyncio.sleep(0.1)
        assert (busy.closed, idle.closed) == (False, True)
        busy.working = False
        await asyncio.sleep(0.1)
        assert busy.closed
        benches.close()

    asyncio.run(main())


def test_one_address_does_not_fill_the_workshop() -> None:
    async def main() -> None:
        benches = Benches[Worker]()
        here = opened(benches, "here", MOST_EACH)
        with pytest.raises(HTTPException):
            benches.of(("one more", "x"), "here", Worker)
        there = opened(benches, "there", MOST_OPEN - MOST_EACH)
        with pytest.raises(HTTPException):
            benches.of(("a third", "x"), "elsewhere", Worker)
        Clock.now = REST
        here[0].working = True
        benches.of(("a third", "x"), "elsewhere", Worker)
        assert [one.closed for one in (*here, *there)].count(True) == 1
        assert not here[0].closed
        benches.close()
        assert all(one.closed for one in (*here, *there))

    asyncio.run(main())
