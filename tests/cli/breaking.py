"""A command in a process of its own, which a test breaks off as a person does with Ctrl-C."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager


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
