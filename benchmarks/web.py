"""Measure how many tables one server bears: real sockets, real answers, every view at every seat.

    python benchmarks/web.py [--tables 400] [--seconds 60] [--scenario senki/ace_duel] [--every 2]
    python benchmarks/web.py --against COMMIT [--rounds 12] [--most 1.05] [--lively] ...

Starts `hantei serve` as a process of its own, sets tables, lets five streams listen at each (both seats, two onlookers,
the owner), and answers at each table every two seconds, however long the answer takes. It measures the time from
sending an answer until the new view has reached all five; the server's share of a core and its memory come from the
system. Odds, which a browser asks for afterwards, are left out unless `--odds` is given.

With `--lively` people talk and come and go meanwhile: at every fifth answer of a table somebody says a line, and at
every twentieth an onlooker closes the page and opens it again. The time of that counts with the answers. At a commit
whose tables have no chat only answers are given.

With `--against` the servers of another commit and of this one stand beside each other, with tables of the same
scenario, as the other commit has it. They bear the load in turn for a few seconds each (`--rounds`, `--seconds`), so
that what else the machine does meets both alike. It prints the processor time of an answer on both sides, and the
ratio; a ratio above `--most` ends with code 1.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from random import Random
from secrets import token_urlsafe
from statistics import median
from time import perf_counter
from urllib.parse import urlencode

from against import HERE, checkout, same_scenarios

FIELD = re.compile(r'<input type="hidden" name="(at|key)" value="([^"]*)"')
OPTION = re.compile(r'<(?:button class="option"|button class="point[^"]*"|option)[^>]* value="([^"]*)"')
NUMBER = re.compile(r'type="number"[^>]*value="(\d+)"')
HOST = "127.0.0.1"

DEARER = 1.05
"""The greatest ratio of an answer's cost to that at another commit, unless `--most` says otherwise."""

TALKS, LEAVES = 5, 20
"""Answers of a table between two lines of chat, and between two departures with return."""


STAMP = b"event: stamp\nid: "
ASK = b"event: ask\n"


@dataclass
class Seat:
    """One stream: where it listens, what came last, and the question shown."""

    path: str
    cookie: str
    stamp: bytes = b""
    asked: bytes = b""
    came: float = 0.0
    line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    @property
    def ask(self) -> str:
        """The question as it is shown."""
        return self.asked.decode().replace("\ndata: ", "\n")


@dataclass
class Table:
    """One table: its five streams, and the event that wakes whoever waits for news from them."""

    seats: list[Seat]
    over: bool = False
    waiting: asyncio.Event = field(default_factory=asyncio.Event)
    answers: int = 0
    streams: list[asyncio.BaseTransport] = field(default_factory=list)


class Listener(asyncio.Protocol):
    """Reads one stream for ever. It parses no more than it must: the time that it takes is lost to the server."""

    def __init__(self, table: Table, seat: Seat, request: bytes) -> None:
        self.table, self.seat, self.request = table, seat, request
        self.unread = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)  # noqa: S101
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.unread += data
        at = self.unread.rfind(STAMP)
        end = self.unread.find(b"\n", at + len(STAMP)) if at >= 0 else -1
        if end < 0:
            return
        ask = self.unread.rfind(ASK)
        if ask >= 0:
            self.seat.asked = bytes(self.unread[ask : self.unread.find(b"\n\n", ask)])
        self.seat.stamp, self.seat.came = bytes(self.unread[at + len(STAMP) : end]), perf_counter()
        del self.unread[:end]
        self.table.waiting.set()


class Load:
    """All tables of a run, and the measurements."""

    def __init__(self, port: int, every: float, odds: bool, lively: bool = False) -> None:
        self.port, self.every, self.odds, self.lively = port, every, odds, lively
        self.times: list[float] = []
        self.answers = self.refused = self.said = self.left = 0
        self.measuring = False
        self.going = asyncio.Event()
        """Set while people answer."""
        self.going.set()

    async def request(
        self, method: str, path: str, cookie: str = "", form: dict[str, str] | None = None
    ) -> tuple[int, str, str]:
        """Send one request on a connection of its own; return the status, the cookie or redirect, and the body."""
        reader, writer = await asyncio.open_connection(HOST, self.port)
        body = urlencode(form or {}).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{self.port}", "Connection: close", "HX-Request: true"]
        lines += [f"Cookie: {cookie}"] if cookie else []
        if method == "POST":
            lines += [f"Origin: http://{HOST}:{self.port}", "Content-Type: application/x-www-form-urlencoded"]
            lines += [f"Content-Length: {len(body)}"]
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        data = (await reader.read()).decode()
        writer.close()
        head, _, text = data.partition("\r\n\r\n")
        given = re.search(r"set-cookie: (hantei=[^;]+)", head)
        sent = re.search(r"location: (\S+)", head)
        return int(head.split()[1]), (given[1] if given else "") + " " + (sent[1] if sent else ""), text

    async def send(self, seat: Seat, form: dict[str, str]) -> int:
        """Send an answer; return the status."""
        return await self.post(seat, "answer", form)

    async def post(self, seat: Seat, to: str, form: dict[str, str]) -> int:
        """Send an answer or a line of chat over the connection that a browser keeps; return the status."""
        try:
            return await self.sent(seat, form, to)
        except (asyncio.IncompleteReadError, ConnectionError):  # closed by the server after a long idle time
            seat.line = None
            return await self.sent(seat, form, to)

    async def sent(self, seat: Seat, form: dict[str, str], to: str) -> int:
        """Send the same, if the connection is still open."""
        if seat.line is None:
            seat.line = await asyncio.open_connection(HOST, self.port)
        reader, writer = seat.line
        body = urlencode(form).encode()
        lines = [f"POST {seat.path}{to} HTTP/1.1", f"Host: {HOST}:{self.port}", f"Cookie: {seat.cookie}"]
        lines += [f"Origin: http://{HOST}:{self.port}", "HX-Request: true", f"Content-Length: {len(body)}"]
        lines += ["Content-Type: application/x-www-form-urlencoded"]
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"content-length: (\d+)", head)
        if length:
            await reader.readexactly(int(length[1]))
        return int(head.split()[1])

    async def table(self, scenario: str) -> Table:
        """Set a table and let five people in, each with their own browser, since the server limits each browser."""
        form = {"seat-red": "link", "seat-white": "link", "seat-blue": "link", "pace": "instant"}
        owner = await self.admitted(f"/new/{scenario}", form)
        _, _, panel = await self.request("GET", f"{owner.path}panel", owner.cookie)
        links = [re.sub(r"http://[^/]+", "", link) for link in re.findall(r'value="([^"]*/join/[^"]*)"', panel)]
        return Table([owner, *[await self.admitted(link) for link in (*links[:2], links[-1], links[-1])]])

    async def admitted(self, path: str, form: dict[str, str] | None = None) -> Seat:
        """Enter a table as somebody new, as soon as the server allows it."""
        while True:
            new = f"hantei={token_urlsafe(24)}"
            status, given, _ = await self.request("POST", path, new, form)
            if status == 405:  # older servers let onlookers in
                status, given, _ = await self.request("GET", path, new)
            if status == 303:
                *cookie, place = given.split()
                return Seat(re.sub(r"http://[^/]+", "", place), cookie[0] if cookie else new)
            if status == 404:
                sys.exit(f"there is nothing at {path}: a scenario is named as in senki/ace_duel")
            await asyncio.sleep(0.5)

    async def listen(self, table: Table, seat: Seat) -> asyncio.BaseTransport:
        """Listen at one place."""
        head = f"GET {seat.path}stream HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nCookie: {seat.cookie}\r\n\r\n"
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(lambda: Listener(table, seat, head.encode()), HOST, self.port)
        return transport

    async def play(self, table: Table, rng: Random) -> None:
        """Answer every two seconds, and wait until all have seen the result."""
        await asyncio.sleep(rng.random() * self.every)
        while not table.over:
            if not self.going.is_set():
                await self.going.wait()
                await asyncio.sleep(rng.random() * self.every)
            begun = perf_counter()
            asked = next((seat for seat in table.seats if b'<form action="answer"' in seat.asked), None)
            if asked is None:
                table.over = True
                return
            await self.answer(table, asked, rng)
            if self.lively:
                await self.live(table, rng)
            await asyncio.sleep(max(0.0, self.every - (perf_counter() - begun)))

    async def answer(self, table: Table, asked: Seat, rng: Random) -> None:
        """Give one answer, and wait until every stream has the stamp that follows it."""
        shown = asked.ask
        fields = dict(FIELD.findall(shown))
        given = [unescape(value) for value in OPTION.findall(shown)] or NUMBER.findall(shown)
        before = {id(seat): seat.stamp for seat in table.seats}
        form = {"at": fields["at"], "key": unescape(fields["key"]), "answer": rng.choice(given)}
        start = perf_counter()
        status = await self.send(asked, form)
        if status != 204:
            self.refused += 1
            return
        await self.until(table, lambda: asked.stamp != before[id(asked)], 30)
        with suppress(TimeoutError):  # somebody for whom nothing has changed is sent nothing
            await self.until(table, lambda: all(seat.stamp != before[id(seat)] for seat in table.seats), 1)
        if self.measuring:
            self.answers += 1
            self.times += [seat.came - start for seat in table.seats if seat.stamp != before[id(seat)]]
        if self.odds:
            query = urlencode({"n": "1", "at": dict(FIELD.findall(asked.ask)).get("at", ""), "key": form["key"]})
            await self.request("GET", f"{asked.path}hints?{query}", asked.cookie)

    async def live(self, table: Table, rng: Random) -> None:
        """Do what people do besides answering, now and then: say something, leave, and come back."""
        table.answers += 1
        if table.answers % TALKS == 0:
            status = await self.post(rng.choice(table.seats[:3]), "say", {"text": "Cover me, I am going left!"})
            if status == 404:  # a commit whose tables have no chat
                self.lively = False
                return
            self.said += self.measuring
        if table.answers % LEAVES == 0:
            table.streams[-1].close()
            await asyncio.sleep(0.2)
            table.streams[-1] = await self.listen(table, table.seats[-1])
            self.left += self.measuring

    async def until(self, table: Table, told: Callable[[], bool], seconds: float) -> None:
        """Wait for news of a table. Raises `TimeoutError`."""
        async with asyncio.timeout(seconds):
            while not told():
                table.waiting.clear()
                await table.waiting.wait()


def usage(pid: int) -> tuple[float, float, float]:
    """Return a process's processor time in seconds, the system's part of it, and its memory in MiB."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    user, system = (int(part) / os.sysconf("SC_CLK_TCK") for part in parts[11:13])
    resident = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return user + system, system, int(resident[1]) / 1024 if resident else 0.0


def share(times: list[float], part: float) -> float:
    """Return the time within which a given share came, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000


async def seated(load: Load, options: argparse.Namespace) -> list[Table]:
    """Set the tables, and let everybody listen."""
    tables = [await load.table(options.scenario) for _ in range(options.tables)]
    for table in tables:
        table.streams = [await load.listen(table, seat) for seat in table.seats]
    while not all(seat.stamp for table in tables for seat in table.seats):
        await asyncio.sleep(0.2)
    return tables


def begin(load: Load, tables: Sequence[Table]) -> list[asyncio.Task[None]]:
    """Let people play at all tables."""
    return [asyncio.create_task(load.play(table, Random(n))) for n, table in enumerate(tables)]


def end(tasks: Sequence[asyncio.Task[None]], tables: Sequence[Table]) -> list[BaseException]:
    """End the games, and return what broke any of them off."""
    broken = [error for task in tasks if task.done() and (error := task.exception())]
    for task in tasks:
        task.cancel()
    for stream in (stream for table in tables for stream in table.streams):
        stream.close()
    return broken


async def run(port: int, pid: int, options: argparse.Namespace) -> list[str]:
    """Set the tables, play, and return the report in words."""
    load = Load(port, options.every, options.odds, options.lively)
    tables = await seated(load, options)
    idle = usage(pid)[2]
    tasks = begin(load, tables)
    await asyncio.sleep(options.every * 2)
    load.measuring, (before, before_system, _), begun = True, usage(pid), perf_counter()
    mine = usage(os.getpid())[0]
    await asyncio.sleep(options.seconds)
    took, (after, after_system, memory) = perf_counter() - begun, usage(pid)
    load.measuring, own = False, (usage(os.getpid())[0] - mine) / took
    broken = end(tasks, tables)
    over = sum(table.over for table in tables)
    each, system = ((b - a) / max(1, load.answers) for a, b in ((before, after), (before_system, after_system)))
    times, busy = load.times, (after - before) / took
    return [
        f"{options.tables} tables, {5 * len(tables)} streams, {options.scenario}, {took:.0f} s; {over} games over",
        f"answers {load.answers} ({load.answers / took:.0f} a second), refused {load.refused}; "
        f"said {load.said} lines, {load.left} left and came back",
        f"answer to view: median {share(times, 0.5):.1f} ms, 95 % {share(times, 0.95):.1f} ms, 99 % "
        f"{share(times, 0.99):.1f} ms",
        *(f"{len(broken)} players broke off, the first by {one!r}" for one in broken[:1]),
        f"server: {busy:.0%} of a core, {1000 * each:.2f} ms an answer ({1000 * system:.2f} of it in the system), "
        f"{memory:.0f} MiB ({idle:.0f} MiB before the first answer)",
        f"the load itself: {own:.0%} of a core",
    ]


@contextmanager
def serving(root: Path) -> Iterator[tuple[int, int]]:
    """The port and process of a server of a checkout."""
    with tempfile.TemporaryDirectory() as place:
        command = [sys.executable, "-m", "hantei", "serve", "--port", "0", "--db", f"{place}/tables.db", "--lang", "en"]
        own = {**os.environ, "PYTHONPATH": str(root / "src")}
        server = subprocess.Popen(command, env=own, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None  # noqa: S101
            port = re.search(r":(\d+)/", server.stdout.readline())
            if port is None:
                sys.exit("the server does not start")
            yield int(port[1]), server.pid
        finally:
            server.kill()  # one with open streams would wait for them
            server.wait()


async def spent(load: Load, pid: int, seconds: float) -> float:
    """Let people answer for some seconds; return the milliseconds of the server's processor time for an answer."""
    before, answered = usage(pid)[0], load.answers
    load.going.set()
    await asyncio.sleep(seconds)
    load.going.clear()
    await asyncio.sleep(1)  # what is under way ends
    return 1000 * (usage(pid)[0] - before) / max(1, load.answers - answered)


async def in_turn(sides: Sequence[tuple[int, int]], options: argparse.Namespace) -> list[list[float]]:
    """Let servers bear the load in turn, the first of a round now this one and now the other; return what an answer
    cost each in each round."""
    loads = [Load(port, options.every, options.odds, options.lively) for port, _ in sides]
    tables = [await seated(load, options) for load in loads]
    tasks = [begin(load, those) for load, those in zip(loads, tables, strict=True)]
    for load in loads:
        load.going.clear()
        load.measuring = True
    await asyncio.sleep(options.every + 1)
    costs: list[list[float]] = [[] for _ in sides]
    for number in range(options.rounds + 1):
        for side in range(len(sides))[:: 1 if number % 2 else -1]:
            cost = await spent(loads[side], sides[side][1], options.seconds)
            costs[side] += [cost] if number else []  # a first round warms both up
    for those, where in zip(tasks, tables, strict=True):
        end(those, where)
    return costs


def compare(there: Path, here: Path, options: argparse.Namespace) -> bool:
    """Let both servers bear the same load in turn, and return whether an answer here is cheap enough."""
    with serving(there) as that, serving(here) as this:
        before, now = asyncio.run(in_turn((that, this), options))
    factors = [one / other for one, other in zip(now, before, strict=True)]
    print(
        f"{options.scenario}: {median(before):.2f} ms an answer there, {median(now):.2f} here: "
        f"{median(factors):.2f} times as much ({min(factors):.2f} to {max(factors):.2f} in {options.rounds} rounds)"
    )
    most: float = options.most
    return median(factors) <= most


def main() -> int:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--seconds", type=float, help="how long people answer (60), or in each turn (6)")
    parser.add_argument("--every", type=float, default=2)
    parser.add_argument("--scenario", default="senki/ace_duel")
    parser.add_argument("--odds", action="store_true")
    parser.add_argument("--lively", action="store_true")
    parser.add_argument("--against", metavar="COMMIT")
    parser.add_argument("--most", type=float, default=DEARER)
    parser.add_argument("--rounds", type=int, default=12)
    options = parser.parse_args()
    options.seconds = options.seconds or (6 if options.against else 60)
    if options.against:
        with checkout(options.against) as there, same_scenarios(there) as here:
            return 0 if compare(there, here, options) else 1
    with serving(HERE) as (port, pid):
        print("\n".join(asyncio.run(run(port, pid, options))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
