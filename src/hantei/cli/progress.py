"""Shows a bar for the progress of long work; holds the exit code of work that was stopped."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from .voice import Voice

if TYPE_CHECKING:
    from hantei.lab import Progress

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


@contextmanager
def progress_bar(total: int, voice: Voice, what: str = "simulate-runs") -> Iterator[Progress | None]:
    """Show a bar on the terminal with the time left; nothing if the output is no terminal.

    Parameters: the total (0: not known); the voice; the message that names the things counted.
    """
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(voice.catalogue.say_id(what), total=total or None)
        yield lambda done: bar.advance(task, done)
