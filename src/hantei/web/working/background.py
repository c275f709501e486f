"""Work that goes on beside requests: it is begun on the loop and ends with the server."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Background:
    """The work under way; made and used on the loop."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start work that nobody waits for."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def end(self) -> None:
        """Give up all that is under way."""
        for task in self.tasks:
            task.cancel()
