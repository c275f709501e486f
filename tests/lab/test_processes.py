"""Runs over processes: one that is killed is replaced, whoever is left alone ends, and what is done is never lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hantei import library
from hantei.lab import Trial, WorkerPool, processes, simulate
from hantei.lab.simulate import Batch, batch
from hantei.lab.tables import as_data

from .trials import trial


@pytest.fixture
def duel() -> Trial:
    """A short fight."""
    assert "senki" in library.shelves()
    return trial("senki", "ace_duel")


def killed_once(trial: Trial, numbers: range) -> Batch:
    """As `batch`, but the first process that comes to the third chunk is killed."""
    mark = Path(os.environ["HANTEI_TEST_MARK"])
    if numbers.start == 16 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return BATCH(trial, numbers)


def always_killed(trial: Trial, numbers: range) -> Batch:
    """As `batch`, but whoever comes to the third chunk is killed."""
    if numbers.start == 16:
        os.kill(os.getpid(), signal.SIGKILL)
    return BATCH(trial, numbers)


def killed_beside_another(trial: Trial, numbers: range) -> Batch:
    """As `batch`, but the first process that comes to the second chunk is killed while another is busy for long."""
    mark = Path(os.environ["HANTEI_TEST_MARK"])
    busy, ended = mark.with_name("busy"), mark.with_name("ended")
    if numbers.start == 0 and not busy.exists():
        busy.touch()
        time.sleep(10)
        ended.touch()
    if numbers.start == 8 and not mark.exists():
        while not busy.exists():
            time.sleep(0.01)
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return BATCH(trial, numbers)


BATCH = batch


def test_what_a_killed_process_had_not_done_is_played_by_others(
    duel: Trial, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HANTEI_TEST_MARK", str(tmp_path / "mark"))
    monkeypatch.setattr(processes, "batch", killed_once)
    found = simulate(duel, 18, WorkerPool(2))
    assert (tmp_path / "mark").exists()
    assert not found.lost
    assert as_data(found) == as_data(simulate(duel, 18))


def test_where_one_is_killed_nobody_waits_for_what_others_are_at(
    duel: Trial, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that can hand nothing over, since nobody reads any more, would never end."""
    monkeypatch.setenv("HANTEI_TEST_MARK", str(tmp_path / "mark"))
    monkeypatch.setattr(processes, "batch", killed_beside_another)
    found = simulate(duel, 18, WorkerPool(2))
    assert (tmp_path / "mark").exists()
    assert not (tmp_path / "ended").exists()
    assert not found.lost
    assert [run.number for run in found.runs] == list(range(18))


def test_where_processes_are_killed_again_and_again_the_rest_is_given_up(
    duel: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "batch", always_killed)
    found = simulate(duel, 18, WorkerPool(2))
    assert found.lost
    numbers = {run.number for run in found.runs}
    assert {*range(16)} <= numbers  # what was done is kept
    assert not numbers & {*range(16, 18)}


PARENT = "from hantei.cli.main import main; import sys; sys.argv[1:] = {words}; main()"


def children(pid: int) -> list[int]:
    """The processes that one has started."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


def running(words: list[str]) -> subprocess.Popen[str]:
    """A simulation as a process of its own, once its workers are at work."""
    command = [sys.executable, "-c", PARENT.format(words=words)]
    started = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    for _ in range(600):
        if len(children(started.pid)) >= 2:
            time.sleep(1)
            return started
        time.sleep(0.05)
    started.kill()
    pytest.fail("no workers")


LONG = ["simulate", "senki", "ace_duel", "-n", "100000", "--jobs", "2", "--lang", "en"]


def test_workers_end_with_whoever_started_them() -> None:
    started = running(LONG)
    workers = children(started.pid)
    started.send_signal(signal.SIGKILL)
    started.communicate()
    for _ in range(200):
        left = [pid for pid in workers if Path(f"/proc/{pid}").exists() and "Z" not in state(pid)]
        if not left:
            return
        time.sleep(0.05)
    pytest.fail(f"still there: {left}")


def state(pid: int) -> str:
    """What a process is doing, as `ps` writes it."""
    return subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout


def test_who_is_told_to_end_shows_what_is_done() -> None:
    started = running(LONG)
    time.sleep(2)
    started.send_signal(signal.SIGTERM)
    out, error = started.communicate(timeout=60)
    assert started.returncode == 130, error
    assert "Stopped before all 100000 games were played" in (out + error).replace(",", "")
    assert "Traceback" not in error
