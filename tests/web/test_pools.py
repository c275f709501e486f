"""Processes of a server: they start aside, and compute only where nobody else would."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import pytest

from hantei.web.working import pools
from hantei.web.working.pools import Processes, begin, stand_back

LONG = 60.0


@pytest.fixture
def waiting() -> Iterator[Processes]:
    found = Processes(1, begin)
    yield found
    found.close()


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="the system has no such class")
def test_what_can_wait_is_computed_where_nothing_else_would(waiting: Processes) -> None:
    assert waiting.submit(os.sched_getscheduler, 0).result(LONG) == os.SCHED_IDLE


def test_machine_players_stand_back_a_little() -> None:
    players = Processes(1, stand_back, context=get_context("spawn"))
    try:
        assert players.submit(os.nice, 0).result(LONG) == min(19, os.nice(0) + pools.NICE)
    finally:
        players.close()


def test_nobody_waits_for_a_process_to_start(waiting: Processes) -> None:
    held, asked = threading.Event(), list[bool]()
    pools._starter.submit(held.wait, LONG)  # as while it starts another
    future = waiting.submit(os.getpid)
    asked.append(future.done())
    held.set()
    assert future.result(LONG) != os.getpid()
    assert asked == [False]


def test_what_is_called_off_before_it_begins_is_never_begun(waiting: Processes) -> None:
    held = threading.Event()
    pools._starter.submit(held.wait, LONG)
    off, wanted = waiting.submit(time.sleep, LONG), waiting.submit(os.getpid)
    assert off.cancel()
    held.set()
    assert wanted.result(LONG / 2)


def test_processes_that_were_stopped_are_started_anew(waiting: Processes) -> None:
    first = waiting.submit(os.getpid).result(LONG)
    broken = waiting.submit(time.sleep, LONG)
    waiting.close()
    with pytest.raises(BrokenProcessPool):
        broken.result(LONG / 2)
    assert waiting.submit(os.getpid).result(LONG) != first


def test_a_process_that_still_starts_is_stopped_at_once() -> None:
    """It hears of no Ctrl-C before it has begun; whoever stops the server does not wait for that."""
    starting = Processes(1, time.sleep, (LONG,))
    never = starting.submit(os.getpid)
    starting.close()
    with pytest.raises(BrokenProcessPool):
        never.result(LONG / 2)


def test_a_process_that_is_killed_leaves_nobody_waiting_behind_one_who_waits_no_more(waiting: Processes) -> None:
    process = waiting.submit(os.getpid).result(LONG)
    before = [waiting.submit(time.sleep, LONG) for _ in range(3)]
    off, last = waiting.submit(time.sleep, LONG), waiting.submit(os.getpid)
    pools._starter.submit(int).result(LONG)  # all of them have been handed over
    assert off.cancel()
    os.kill(process, signal.SIGKILL)
    found = [one.exception(LONG / 2) for one in before]
    assert {type(one) for one in [*found, last.exception(LONG / 2)]} == {BrokenProcessPool}
