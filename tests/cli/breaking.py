"""A command in a process of its own, which a test breaks off as a person does with Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def heed() -> None:
    """A shell that runs the tests in the background lets all that it starts ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def started(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """A command, which is gone when the test is over, whatever came of it."""
    command, pipe = [sys.executable, "-m", "hantei", *words], subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, preexec_fn=heed) as process:
        try:
            yield process
        finally:
            process.kill()


def worked(pid: int) -> float:
    """The seconds of processor time that a process has had."""
    figures = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(figures[11]) + int(figures[12])) / os.sysconf("SC_CLK_TCK")


def broken_off_after(process: subprocess.Popen[bytes], seconds: float) -> tuple[bytes, bytes]:
    """Break a command off once it has had so many seconds of processor time, however busy the machine is. Return what
    it printed and what it complained of."""
    while process.poll() is None and worked(process.pid) < seconds:
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    return process.communicate(timeout=60)
