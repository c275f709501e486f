"""How long somebody else's answer takes while a server is attacked.

    python benchmarks/attacked.py --own [NAME ...] [--seconds 60]
    python benchmarks/attacked.py COMMAND [ARGUMENT ...]

With `--own` the attacks of `attacks.py` are run one after the other, or those that are named, each against a server of
its own. It ends with code 1 if the 99th percentile of somebody else's answer is above a tenth of a second during one.

Otherwise a program is run that starts a server by the command that stands in the environment variable HANTEI, and
attacks it. That command is one of ours here: the server comes up at a port that we know.

From then until the attack ends a bystander plays Senki's `ace_duel` at a table of their own, ten answers a second (five
beside a program), over a connection as a browser keeps it. Printed is how long it takes from sending an answer until it
is acknowledged, and, since a busy machine makes everybody wait, by how much a thread wakes late that only sleeps.
"""

from __future__ import annotations

import argparse
import http.client
import os
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic, perf_counter, sleep

from attacks import ATTACKS
from browser import HOST, Browser

EVERY, OFTEN = 0.2, 0.1
"""Seconds between two answers: beside a program, and beside an attack of ours."""

BOUND = 0.1
"""Seconds of an answer at the 99th percentile."""


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


class Bystander(Browser):
    """Somebody who plays on while others are attacked."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.base = ""
        self.times: list[float] = []
        self.failures: list[str] = []

    def once(self) -> None:
        """One answer, measured."""
        form = self.question(self.ask("GET", self.base)[2]) if self.base else None
        if form is None:
            self.base = self.duel()
            return
        start = perf_counter()
        status = self.fill(f"{self.base}answer", form)[0]
        self.times.append(perf_counter() - start)
        if status >= 400:
            self.failures.append(str(status))

    def play(self, over: threading.Event, every: float) -> None:
        """Answer until it is over; whoever is refused comes again."""
        while not over.wait(every):
            try:
                self.once()
            except (OSError, http.client.HTTPException) as error:
                if self.times and not over.is_set():
                    self.failures.append(type(error).__name__)


def oversleep(over: threading.Event, late: list[float]) -> None:
    """By how much a thread that does nothing wakes late."""
    while not over.is_set():
        start = perf_counter()
        sleep(OFTEN)
        late.append(perf_counter() - start - OFTEN)


def most_of(times: list[float]) -> float:
    """The 99th percentile."""
    order = sorted(times)
    return order[min(len(order) - 1, int(0.99 * len(order)))]


def said(name: str, times: list[float]) -> str:
    """Half, the 99th percentile, and the longest."""
    if not times:
        return f"{name}: none"
    half, most, longest = sorted(times)[len(times) // 2], most_of(times), max(times)
    figures = f"half {1000 * half:.0f} ms, 99 % {1000 * most:.0f} ms, longest {1000 * longest:.0f} ms"
    return f"{name}: {len(times)}, {figures}"


def beside(port: int, every: float, attack: Callable[[], str]) -> float:
    """Play beside an attack, and print the figures; the 99th percentile, without an answer endless."""
    over, late, other = threading.Event(), list[float](), Bystander(port)
    threads = [
        threading.Thread(target=other.play, args=(over, every)),
        threading.Thread(target=oversleep, args=(over, late)),
    ]
    for one in threads:
        one.start()
    ended = attack()
    over.set()
    for one in threads:
        one.join()
    print(said("  answers of somebody else", other.times), "| failed:", other.failures[:5], len(other.failures))
    print(said("  a sleeper wakes late", late), "|", ended, flush=True)
    return most_of(other.times) if other.times else float("inf")


def one_of_ours(name: str, seconds: float) -> float:
    """Run one of our own attacks against a server of its own; the 99th percentile of somebody else's answer."""
    port = free_port()
    script = [sys.executable, str(Path(__file__).parent / "attacks.py"), name, str(port), str(seconds)]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hantei", "serve", "--port", str(port), "--db", f"{folder}/tables.db"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait_for(port)
            return beside(port, OFTEN, lambda: subprocess.run(script, stdout=subprocess.PIPE, text=True).stdout.strip())
        finally:
            server.terminate()
            server.wait(20)


def own(names: Sequence[str], seconds: float) -> int:
    """Run our own attacks. The exit code."""
    late = []
    for name in names:
        print(f"{name}: {(ATTACKS[name].__doc__ or '').strip()}", flush=True)
        if one_of_ours(name, seconds) > BOUND:
            late.append(name)
    print(f"{len(names) - len(late)} of {len(names)} below {1000 * BOUND:.0f} ms at the 99th percentile", *late)
    return 1 if late else 0


def wait_for(port: int) -> None:
    """Wait until a server listens."""
    end = monotonic() + 30
    while monotonic() < end:
        try:
            socket.create_connection((HOST, port), 1).close()
            return
        except OSError:
            sleep(0.1)
    sys.exit("the server does not start")


def program(command: Sequence[str]) -> int:
    """Play beside a program that starts a server and attacks it. The exit code."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        hantei = Path(folder) / "hantei"
        hantei.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m hantei "$@" --port {port}\n', encoding="utf-8")
        hantei.chmod(0o755)
        told = {**os.environ, "HANTEI": str(hantei)}
        beside(port, EVERY, lambda: f"the program ended with {subprocess.run(command, env=told).returncode}")
    return 0


def main() -> int:
    """Attack, play beside it, print the figures."""
    if sys.argv[1:2] != ["--own"]:
        return program(sys.argv[1:]) if sys.argv[1:] else sys.exit(__doc__)
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--own", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=60)
    options = parser.parse_args()
    if unknown := set(options.own) - ATTACKS.keys():
        parser.error(f"{', '.join(sorted(unknown))}: there are {', '.join(ATTACKS)}")
    return own(options.own or list(ATTACKS), options.seconds)


if __name__ == "__main__":
    sys.exit(main())
