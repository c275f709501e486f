"""A Python that has no threads, processes, sockets and locks on files; a program that plays in it.

`python -m tests.bare missing|idle web|terminal DIRECTORY`: in the first form modules are missing, in the second all are
there, and nothing of theirs works, as under WebAssembly.
"""

from __future__ import annotations

import builtins
import os
import socket
import sys
import threading
from collections.abc import Sequence
from errno import ENOSYS
from importlib.abc import MetaPathFinder
from pathlib import Path
from typing import Any

MISSING = (
    "fcntl", "multiprocessing", "_multiprocessing", "_posixshmem", "_posixsubprocess", "concurrent.futures.process",
    "concurrent.futures.thread",
)  # fmt: skip
"""Modules that nobody finds."""

NOT_OURS = ("socket", "_thread", "select", "selectors", "subprocess")
"""Modules that we do not ask for; the library of the language itself, `asyncio` above all, asks for their names."""


class Nowhere(MetaPathFinder):
    """Finds that modules are missing."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        """Refuse what is missing."""
        if name in MISSING or name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def without_modules() -> None:
    """Let modules be missing from now on."""
    import subprocess  # noqa: F401 - asyncio asks for it, and it for two of those that are to be missing
    import time

    del time.thread_time
    for name in list(sys.modules):
        if name in MISSING or name.partition(".")[0] in MISSING:
            del sys.modules[name]
    sys.meta_path.insert(0, Nowhere())
    imported = builtins.__import__

    def checked(name: str, globals: Any = None, locals: Any = None, fromlist: Any = (), level: int = 0) -> Any:
        ours = (globals or {}).get("__name__", "").startswith("hantei")
        if ours and not level and name in NOT_OURS:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return imported(name, globals, locals, fromlist, level)

    builtins.__import__ = checked


def without_work() -> None:
    """Let processes and locks on files be there, and not work."""
    import fcntl

    def refused(*facts: Any, **more: Any) -> Any:
        raise OSError(ENOSYS, "Function not implemented")

    fcntl.flock = refused
    os.fork = refused


def without_threads_and_sockets() -> None:
    """Let threads and sockets be there, and not work."""

    def start(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    class Socket:
        def __init__(self, *facts: Any, **more: Any) -> None:
            raise OSError(ENOSYS, "Function not implemented")

    threading.Thread.start = start  # type: ignore[assignment, method-assign]
    socket.socket = Socket  # type: ignore[assignment, misc]


def web(place: Path) -> None:
    """Play at the web table: some answers of an operation, hints, the rules; and find all again."""
    from tests.web.tables import field, question
    from tests.web.turns import played, serving

    async def work() -> None:
        async with serving(place / "tables.db") as browser:
            made = await browser.ask("POST", "/new/urban_assault/quarry_town")
            table = made.header("location")
            page = (await browser.get(table)).text
            hints = f"{table}hints?key={field(page, 'key')}&at={field(page, 'at')}"
            assert (await browser.ask("GET", hints)).status == 200
            for given in ("breacher", "normal"):
                page = (await browser.get(table)).text
                fields = {"key": field(page, "key"), "at": field(page, "at"), "answer": given}
                assert (await browser.post(f"{table}answer", **fields)).status == 200
            assert (await browser.get("/rules/urban_assault?q=retreat")).status == 200
            page = (await browser.get(table)).text
            cookies = browser.cookies
        async with serving(place / "tables.db") as browser:
            browser.cookies = cookies
            again = (await browser.get(table)).text
            assert question(again) == question(page)
            print(question(again))

    played(work())


def terminal(place: Path) -> None:
    """Play in the terminal, by a pipe."""
    from hantei.cli.main import run

    os.environ["HANTEI_HOME"] = str(place)
    save = str(place / "game.hantei")
    sys.exit(run(["--lang", "en", "play", "senki", "ace_duel", "--seed", "1", "--save", save]))


def main(words: Sequence[str]) -> None:
    """Take it all away, and play."""
    how, what, place = words
    if how == "missing":
        without_modules()
    else:
        without_work()
    without_threads_and_sockets()
    {"web": web, "terminal": terminal}[what](Path(place))


if __name__ == "__main__":
    main(sys.argv[1:])
