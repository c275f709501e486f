"""Measure how long somebody else's answer takes while a server is attacked.

    python benchmarks/attacked.py --own [NAME ...] [--seconds 12] [--turns]
    python benchmarks/attacked.py COMMAND [ARGUMENT ...]

With `--own` the attacks of `attacks.py`, or those named, run one after the other, each against a server of its own; at
the end a table lists them, as in docs/benchmarks.md. All of them take five minutes. It ends with code 1 if the 99th
percentile of somebody else's answer is above a tenth of a second during one.

With `--turns` the table says instead how much processor time the longest turn of the server's loop took, and for which
request: nobody is answered during a turn. That does not depend on what else the machine does.

Otherwise a program runs that attacks a server. It starts the server by the command in the environment variable HANTEI;
here that is a command of ours, so that we know the port.

While the attack lasts three bystanders play Senki's `ace_duel`, each at a table of their own that they had before, up
to ten answers a second (five beside a program), over a connection as a browser keeps it. It prints the time from
sending an answer until it is acknowledged. Since a busy machine makes everybody wait, it also prints how late a thread
wakes that only sleeps, and how long the disk takes to keep four kilobytes: no answer is shown before it is kept.
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
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, perf_counter, sleep

from attacks import ATTACKS
from browser import HOST, Browser

EVERY, OFTEN = 0.2, 0.1
"""Seconds between two answers: beside a program, and beside one of our attacks."""

BYSTANDERS = 3
"""The number of bystanders: more give more answers, but take more processor time themselves."""

BOUND = 0.1
"""The limit, in seconds, for an answer at the 99th percentile."""


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


class Bystander(Browser):
    """Somebody who plays on while others are attacked."""

    def __init__(self, port: int, seed: int) -> None:
        super().__init__(port, seed)
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

    def sit_down(self) -> None:
        """Make a table and answer once, so that everything is loaded that later answers need."""
        self.once()
        self.once()
        self.times.clear()

    def play(self, over: threading.Event, every: float) -> None:
        """Answer until the attack is over; try again after a refusal."""
        while not over.wait(every):
            try:
                self.once()
            except (OSError, http.client.HTTPException) as error:
                if self.times and not over.is_set():
                    self.failures.append(type(error).__name__)


def oversleep(over: threading.Event, late: list[float]) -> None:
    """Measure how late a thread wakes that does nothing."""
    while not over.is_set():
        start = perf_counter()
        sleep(OFTEN)
        late.append(perf_counter() - start - OFTEN)


def keep(over: threading.Event, kept: list[float]) -> None:
    """Measure how long it takes to keep four kilobytes on the disk, the least that an answer waits for."""
    with tempfile.TemporaryFile() as file:
        while not over.wait(OFTEN):
            start = perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            kept.append(perf_counter() - start)


def most_of(times: list[float]) -> float:
    """Return the 99th percentile; infinity if there is no time."""
    order = sorted(times)
    return order[min(len(order) - 1, int(0.99 * len(order)))] if order else float("inf")


@dataclass(frozen=True)
class Figures:
    """The results of an attack: seconds of somebody else's answers, how many failed, how late a sleeper woke, how long
    the disk took to keep something, and the statuses that the attack got.
    """

    times: list[float]
    failures: list[str]
    late: list[float]
    kept: list[float]
    ended: str

    def __str__(self) -> str:
        """Return the figures as they are printed after an attack."""
        failed = f"{len(self.failures)} failed {self.failures[:5] or ''}"
        return "\n".join([
            f"{said('  answers of somebody else', self.times)} | {failed}",
            said("  a sleeper wakes late", self.late),
            said("  the disk keeps something", self.kept),
        ])  # fmt: skip

    def row(self, name: str) -> str:
        """Return a line of the table, in milliseconds."""
        half, most, longest = sorted(self.times)[len(self.times) // 2], most_of(self.times), max(self.times)
        figures = (len(self.times), len(self.failures), *(round(1000 * one) for one in (half, most, longest)))
        beside = (round(1000 * one) for one in (most_of(self.late), most_of(self.kept), max(self.kept)))
        return f"| {name} | {' | '.join(map(str, (*figures, *beside)))} |"


HEADING = """| attack | answers | failed | half | 99 % | longest | sleeper, 99 % | disk, 99 % | disk, longest |
|---|---|---|---|---|---|---|---|---|"""


def said(name: str, times: list[float]) -> str:
    """Return the median, the 99th percentile, and the longest."""
    if not times:
        return f"{name}: none"
    half, most, longest = sorted(times)[len(times) // 2], most_of(times), max(times)
    figures = f"half {1000 * half:.0f} ms, 99 % {1000 * most:.0f} ms, longest {1000 * longest:.0f} ms"
    return f"{name}: {len(times)}, {figures}"


def beside(people: Sequence[Bystander], every: float, attack: Callable[[], str]) -> Figures:
    """Let people play beside an attack, and print the figures."""
    over, late, kept = threading.Event(), list[float](), list[float]()
    threads = [threading.Thread(target=one.play, args=(over, every)) for one in people]
    threads += [threading.Thread(target=work, args=(over, found)) for work, found in ((oversleep, late), (keep, kept))]
    for one in threads:
        one.start()
    ended = attack()
    over.set()
    for one in threads:
        one.join()
    times = [took for one in people for took in one.times]
    found = Figures(times, [one for each in people for one in each.failures], late, kept, ended)
    print(found, "|", ended, flush=True)
    return found


def one_of_ours(name: str, seconds: float, turns: bool) -> tuple[Figures, str]:
    """Run one of our own attacks against a server of its own; return the results, and with `turns` the times of the
    server's turns.
    """
    port, here = free_port(), Path(__file__).parent
    script = [sys.executable, str(here / "attacks.py"), name, str(port), str(seconds)]
    with tempfile.TemporaryDirectory() as folder:
        program = [str(here / "turns.py")] if turns else ["-m", "hantei"]
        command = [sys.executable, *program, "serve", "--port", str(port), "--db", f"{folder}/tables.db"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            wait_for(port)
            people = [Bystander(port, number) for number in range(BYSTANDERS)]
            for one in people:
                one.sit_down()
            with subprocess.Popen(script, stdout=subprocess.PIPE, text=True) as attacker:
                assert attacker.stdout is not None  # noqa: S101
                attacker.stdout.readline()  # while it makes what it sends
                found = beside(people, OFTEN, lambda: attacker.communicate()[0].strip())
        finally:
            server.terminate()
            told = server.communicate(timeout=20)[0].strip().splitlines()
    return found, told[-1] if told else ""


def own(names: Sequence[str], seconds: float, turns: bool) -> int:
    """Run our own attacks; return the exit code."""
    late, rows = [], []
    for name in names:
        print(f"{name}: {(ATTACKS[name].__doc__ or '').strip()}", flush=True)
        found, told = one_of_ours(name, seconds, turns)
        rows.append(f"| {name} | {told} |" if turns else found.row(name) if found.times else f"| {name} | none |")
        if most_of(found.times) > BOUND:
            late.append(name)
    print("", "| attack | longest turn, ms | for |\n|---|---|---|" if turns else HEADING, *rows, "", sep="\n")
    print(f"{len(names) - len(late)} of {len(names)} below {1000 * BOUND:.0f} ms at the 99th percentile", *late)
    return 1 if late and not turns else 0


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
    """Play beside a program that starts a server and attacks it; return the exit code."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        hantei = Path(folder) / "hantei"
        hantei.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m hantei "$@" --port {port}\n', encoding="utf-8")
        hantei.chmod(0o755)
        told = {**os.environ, "HANTEI": str(hantei)}
        people = [Bystander(port, number) for number in range(BYSTANDERS)]  # its server is not up yet
        beside(people, EVERY, lambda: f"the program ended with {subprocess.run(command, env=told).returncode}")
    return 0


def main() -> int:
    """Attack, play beside it, print the figures."""
    if sys.argv[1:2] != ["--own"]:
        return program(sys.argv[1:]) if sys.argv[1:] else sys.exit(__doc__)
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--own", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--turns", action="store_true", help="what the longest turn of the server's loop took")
    options = parser.parse_args()
    if unknown := set(options.own) - ATTACKS.keys():
        parser.error(f"{', '.join(sorted(unknown))}: there are {', '.join(ATTACKS)}")
    return own(options.own or list(ATTACKS), options.seconds, options.turns)


if __name__ == "__main__":
    sys.exit(main())
