"""Processes that play: who breaks off waits for none of them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest

from hantei.lab.processes import PlayingProcesses
from hantei.lab.simulate import Batch

from .trials import trial


class Playing:
    """Stands for a process that plays a batch to its end, whoever has broken off."""

    def __init__(self, told: list[str]) -> None:
        self.told = told

    def kill(self) -> None:
        self.told.append("killed")


class OneDone:
    """Stands for a pool in which the first batch is done, and nothing else ever will be."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self._processes = {1: Playing(self.told), 2: Playing(self.told)}
        self.given = 0

    def submit(self, play: Callable[..., Batch], *arguments: Any) -> Future[Batch]:
        self.given += 1
        found: Future[Batch] = Future()
        if self.given == 1:
            found.set_result(Batch())
        return found

    def shutdown(self, **how: bool) -> None:
        self.told.append("waited for")


def test_who_breaks_off_kills_what_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process leaves signals to its parent, so it would go on to the end of its batch: minutes, if games are long."""
    processes, pool = PlayingProcesses(), OneDone()
    monkeypatch.setattr(processes, "_open", lambda jobs: pool)
    processes._pool = pool  # type: ignore[assignment]
    batches = processes.batches(trial(), [range(8), range(8, 16), range(16, 24)], 2)
    next(batches)
    batches.close()  # type: ignore[attr-defined]
    assert pool.told == ["killed", "killed", "waited for"]
