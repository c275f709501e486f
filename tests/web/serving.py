"""A server with real sockets, as a process of its own or in a thread, and what comes to be while it runs."""

from __future__ import annotations

import re
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from types import TracebackType

import httpx2

from hantei.cli.serving import Server
from hantei.web.app import app
from hantei.web.storage.sqlite import SqliteStore

from .tables import field

LONG = 60.0
"""Seconds after which nothing is waited for any more."""


class Process:
    """A running `hantei serve`; `address` is where it listens. Leaving it kills it at once.

    Parameters: its store (a file, or the address of a database), its port (0: any that is free), its environment (None:
    that of the tests), more options, the program as Python is told it.
    `under` is the path under which it says that it is reached.
    """

    def __init__(
        self,
        db: Path | str,
        port: int = 0,
        env: Mapping[str, str] | None = None,
        more: Sequence[str] = (),
        program: Sequence[str] = ("-m", "hantei"),
    ) -> None:
        options = ["serve", "--port", str(port), "--db", str(db), "--lang", "en", *more]
        command = [sys.executable, *program, *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r"(https?://[^/\s]+:(\d+))(\S*)/", line)
        assert found, line or self.process.communicate()[1]
        self.address, self.port, self.under = found[1], int(found[2]), found[3]

    def kill(self) -> None:
        """End it without a chance to put anything in order."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def __enter__(self) -> Process:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()


class Person(httpx2.Client):
    """Somebody who talks to a server process. Parameters: its address, and whose certificates they trust."""

    def __init__(self, address: str, trusted: ssl.SSLContext | None = None) -> None:
        headers = {"accept-language": "en", "origin": address}
        super().__init__(base_url=address, follow_redirects=True, headers=headers, timeout=60, verify=trusted or True)

    def begin(self, scenario: str, **fields: str) -> str:
        """Set a table; its address."""
        return str(self.post(f"/new/{scenario}", data=fields).url.path)

    def answer(self, table: str, page: str, answer: str) -> int:
        """Answer what stands on a page; the status."""
        fields = {"key": field(page, "key"), "at": field(page, "at"), "answer": answer}
        return int(self.post(f"{table}answer", data=fields, headers={"hx-request": "true"}).status_code)

    @contextmanager
    def listening(self, table: str, stamp: str = "") -> Iterator[Iterator[tuple[str, str, str]]]:
        """The events of a table: name, data, id."""
        with self.stream("GET", f"{table}stream", params={"from": stamp}) as answer:
            yield events(answer.iter_lines())


def events(lines: Iterator[str]) -> Iterator[tuple[str, str, str]]:
    """Server-sent events: name, data, id."""
    name, data, known = "", list[str](), ""
    for line in lines:
        if line.startswith("event: "):
            name = line[7:]
        elif line.startswith("data:"):
            data.append(line[5:].strip())
        elif line.startswith("id: "):
            known = line[4:]
        elif not line and name:
            yield name, "\n".join(data), known
            name, data = "", []


@contextmanager
def running(path: Path, tls: ssl.SSLContext | None = None, key: bytes | None = None) -> Iterator[tuple[str, int]]:
    """A server as it is run, and where it listens; with a key one of several."""
    door = socket.create_server(("127.0.0.1", 0))
    application = app(SqliteStore(path))
    application.key = key
    served = Server(application, tls)
    served.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    thread = Thread(target=served.run, kwargs={"sockets": [door]})
    thread.start()
    try:
        yield door.getsockname()
    finally:
        served.should_exit = True
        thread.join()


def until(done: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = monotonic() + LONG
    while not done():
        assert monotonic() < end
        sleep(0.01)
