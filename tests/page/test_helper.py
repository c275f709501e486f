"""The helper of a desk in a page: another worker thinks, and tells what comes of it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hantei.page.minds import Minds, MindsHelper, thought
from hantei.workshop.desk import Desk, Helpers, TookTooLong


class Given:
    """A task as JavaScript holds it."""

    def __init__(self, data: bytes) -> None:
        self.data = data

    def to_bytes(self) -> bytes:
        """Its bytes."""
        return self.data


class OtherWorker:
    """The worker that thinks; it answers in a turn of the loop, unless it is silent or fails."""

    def __init__(self) -> None:
        self.silent = self.fails = False
        self.dropped: list[int] = []
        self.minds = Minds(self)

    def think(self, number: int, task: bytes) -> None:
        """See `Thinker`."""
        if not self.silent:
            found = b"" if self.fails else thought(Given(task))
            asyncio.get_running_loop().call_soon(self.minds.found, number, found)

    def drop(self, number: int) -> None:
        """See `Thinker`."""
        self.dropped.append(number)


def halved(number: int) -> int:
    """Half of an even number."""
    if number % 2:
        raise ValueError(f"{number} is odd")
    return number // 2


def test_what_another_worker_finds_or_raises_or_does_not_find_comes_to_the_desk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("hantei.workshop.desk.WAKING", 0.0)  # a worker that failed is new, and would get it once more

    async def main() -> Any:
        worker = OtherWorker()
        desk = Desk(Helpers(1, lambda: MindsHelper(worker.minds)))
        assert await desk.ask(600, halved, 42) == 21
        with pytest.raises(ValueError, match="7 is odd"):
            await desk.ask(600, halved, 7)
        worker.fails = True
        with pytest.raises(TookTooLong):
            await desk.ask(600, halved, 42)
        worker.fails, worker.silent = False, True
        with pytest.raises(TookTooLong):
            await desk.ask(0.05, halved, 42)
        assert worker.dropped == [4]
        worker.silent = False
        assert await desk.ask(600, halved, 8) == 4

    asyncio.run(main())
