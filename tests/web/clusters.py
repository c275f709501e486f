"""A PostgreSQL of the tests' own: Debian's, in a directory of its own, asked over a socket in it and over TCP."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import sleep

import psycopg
import pytest

DEBIAN = Path("/usr/lib/postgresql")
SETTINGS = {
    "listen_addresses": "127.0.0.1", "fsync": "off", "max_connections": "100", "shared_buffers": "16MB",
}  # fmt: skip
"""Servers are killed here, never the computer: what it takes for the disk may be one."""

_numbers = count(1)


def binaries() -> Path | None:
    """Where the programs of PostgreSQL are, the newest; None where there are none."""
    found = sorted(DEBIAN.glob("*/bin"), key=lambda place: int(place.parent.name)) if DEBIAN.is_dir() else []
    return next((place for place in reversed(found) if (place / "initdb").exists()), None)


class Cluster:
    """A running PostgreSQL; parameter: where its programs are."""

    def __init__(self, programs: Path) -> None:
        self.place = Path(tempfile.mkdtemp(prefix="hantei-pg-"))
        self.user = someone()
        data = self.place / "data"
        if self.user is not None:
            shutil.chown(self.place, self.user)
        self._run([programs / "initdb", "-D", data, "-U", "hantei", "-A", "trust", "--no-sync", "-E", "UTF8"])
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        told = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
        command: list[str | Path] = [programs / "postgres", "-D", data, "-p", str(self.port), "-k", self.place, *told]
        with (self.place / "log").open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, user=self.user)
        for _ in range(300):
            assert self.process.poll() is None, (self.place / "log").read_text()
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                sleep(0.1)
        raise AssertionError((self.place / "log").read_text())

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://hantei@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(_numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def stop(self) -> None:
        """End it, and all that it held."""
        self.process.send_signal(signal.SIGQUIT)  # it waits for nobody
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.place, ignore_errors=True)

    def _run(self, command: list[str | Path]) -> None:
        done = subprocess.run(command, capture_output=True, text=True, user=self.user, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def someone() -> str | None:
    """Who runs it: PostgreSQL refuses root. None: whoever runs the tests."""
    if os.getuid():
        return None
    known = {one.pw_name for one in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for some tests; they are skipped without its programs, and fail where all has to be tested."""
    programs = binaries()
    if programs is None:
        missing = "no PostgreSQL: apt-get install postgresql"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    found = Cluster(programs)
    try:
        yield found
    finally:
        found.stop()
