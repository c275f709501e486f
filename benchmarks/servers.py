"""Measure what several servers over one PostgreSQL bear, and how soon the tables of a killed one are back.

    python benchmarks/servers.py [--tables 40] [--seconds 30] [--scenario senki/ace_duel] [--every 2] [--rounds 2]

A server is bound by its processor, so the processor time of the servers for an answer is measured, in turn: with one
server; with two, each with as many tables; with two where every request comes to the one that does not hold its table.
Two bear twice what one bears, divided by how much more an answer costs with two. So the figure does not depend on how
many cores are free. The database's own time is printed beside it. Then one of two is killed while people play at tables
of both, and all of its tables are requested from the other: the run ends with code 1 if one of them takes more than
five seconds to be back, or if an acknowledged answer is missing.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from against import HERE
from web import Load, Seat, Table, share, usage

sys.path.insert(0, str(HERE))

from tests.web.clusters import Cluster, binaries

AGAIN = 5.0
"""Seconds within which all tables of a killed server must be back."""

ONE, TWO, LED = "one server", "two servers", "two servers, every request led to the other"


class Server:
    """A server process over a database."""

    def __init__(self, database: str, key: Path) -> None:
        command = [sys.executable, "-m", "hantei", "serve", "--port", "0", "--db", database, "--key", str(key)]
        own = {**os.environ, "PYTHONPATH": str(HERE / "src"), "LANG": "C.UTF-8"}
        self.process = subprocess.Popen(command, env=own, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None  # noqa: S101
        port = re.search(r":(\d+)/", self.process.stdout.readline())
        if port is None:
            sys.exit("the server does not start")
        self.port, self.pid = int(port[1]), self.process.pid


@contextmanager
def servers(cluster: Cluster, count: int) -> Iterator[list[Server]]:
    """Servers that share a new database."""
    database = cluster.database()
    with tempfile.TemporaryDirectory() as place:
        found = [Server(database, Path(place) / "tables.key") for _ in range(count)]
        try:
            yield found
        finally:
            for server in found:
                server.process.kill()
                server.process.wait()


def of_database(cluster: Cluster) -> float:
    """Return the processor time of the database's sessions, in seconds."""
    root, total = cluster.process.pid, 0.0
    for place in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((place / "stat").read_text().rpartition(")")[2].split()[1])
            total += usage(int(place.name))[0] if root in (parent, int(place.name)) else 0.0
        except (OSError, IndexError):
            continue
    return total


async def borne(
    cluster: Cluster, running: Sequence[Server], led: bool, options: argparse.Namespace
) -> dict[str, float]:
    """Play for a while; return milliseconds of the servers and of the database for an answer, and of waiting."""
    loads = [Load(server.port, options.every, False) for server in running]
    tables: list[tuple[Load, Table]] = []
    for number in range(options.tables * len(running)):
        load = loads[number % len(loads)]
        table = await load.table(options.scenario)
        tables.append((loads[(number + 1) % len(loads)] if led else load, table))
    streams = [await load.listen(table, seat) for load, table in tables for seat in table.seats]
    while not all(seat.stamp for _, table in tables for seat in table.seats):
        await asyncio.sleep(0.2)
    tasks = [asyncio.create_task(load.play(table, Random(n))) for n, (load, table) in enumerate(tables)]
    await asyncio.sleep(options.every * 2)
    before, database = sum(usage(one.pid)[0] for one in running), of_database(cluster)
    for load in loads:
        load.measuring = True
    await asyncio.sleep(options.seconds)
    spent, of_db = sum(usage(one.pid)[0] for one in running) - before, of_database(cluster) - database
    for task in tasks:
        task.cancel()
    for stream in streams:
        stream.close()
    answers, times = sum(load.answers for load in loads), [time for load in loads for time in load.times]
    return {
        "answers": answers, "server": 1000 * spent / answers, "database": 1000 * of_db / answers,
        "median": share(times, 0.5), "95": share(times, 0.95),
    }  # fmt: skip


class Counting(Load):
    """A load that counts the acknowledged answers of each table."""

    def __init__(self, port: int, every: float) -> None:
        super().__init__(port, every, False)
        self.kept: Counter[str] = Counter()

    async def send(self, seat: Seat, form: dict[str, str]) -> int:
        status = await super().send(seat, form)
        self.kept[table_of(seat)] += status == 204
        return status


def table_of(seat: Seat) -> str:
    """Return the id of the table at which somebody sits."""
    return seat.path.split("/")[2]


async def killed(running: Sequence[Server], options: argparse.Namespace) -> tuple[list[float], int, int]:
    """Kill one of two while people play at tables of both, and ask the other for the tables of the first. Return the
    seconds until each is back, how many answers were acknowledged there, and how many are missing.
    """
    one, other = running
    there, here = Counting(one.port, options.every), Counting(other.port, options.every)
    rooms = [(load, await load.table(options.scenario)) for _ in range(options.tables) for load in (there, here)]
    streams = [await load.listen(table, seat) for load, table in rooms for seat in table.seats]
    while not all(seat.stamp for _, table in rooms for seat in table.seats):
        await asyncio.sleep(0.2)
    tasks = [asyncio.create_task(load.play(table, Random(number))) for number, (load, table) in enumerate(rooms)]
    await asyncio.sleep(options.every * 4)
    one.process.kill()
    begun = perf_counter()

    async def stands(table: Table) -> float:
        seat = table.seats[0]
        while (await here.request("GET", seat.path, seat.cookie))[0] != 200:
            await asyncio.sleep(0.05)
        return perf_counter() - begun

    moved = [table for load, table in rooms if load is there]
    found = await asyncio.gather(*(stands(table) for table in moved))  # the others are played on meanwhile
    missing = 0
    for table in moved:
        seat = table.seats[0]
        save = (await here.request("GET", f"{seat.path}save", seat.cookie))[2]
        missing += max(0, there.kept[table_of(seat)] - save.count('"do":"answer"'))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for stream in streams:
        stream.close()
    return found, sum(there.kept.values()), missing


def main() -> int:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--every", type=float, default=2)
    parser.add_argument("--scenario", default="senki/ace_duel")
    parser.add_argument("--rounds", type=int, default=2)
    options = parser.parse_args()
    programs = binaries()
    if programs is None:
        sys.exit("no PostgreSQL: apt-get install postgresql")
    cluster = Cluster(programs)
    found: dict[str, list[dict[str, float]]] = {ONE: [], TWO: [], LED: []}
    try:
        for _ in range(options.rounds):
            for name, each in found.items():
                with servers(cluster, 1 if name == ONE else 2) as running:
                    each.append(asyncio.run(borne(cluster, running, name == LED, options)))
        with servers(cluster, 2) as running:
            again, kept, missing = asyncio.run(killed(running, options))
    finally:
        cluster.stop()
    print(f"{options.scenario}, {options.tables} tables a server, five streams each, {options.rounds} rounds")
    for name, each in found.items():
        said = {key: median(one[key] for one in each) for key in each[0]}
        factors = [2 * before["server"] / now["server"] for before, now in zip(found[ONE], each, strict=True)]
        more = "" if name == ONE else f"; two bear {median(factors):.2f} times what one bears"
        print(
            f"{name}: {said['server']:.2f} ms of the servers' processors an answer, {said['database']:.2f} of the "
            f"database's; answer to view {said['median']:.0f} ms, 95 % {said['95']:.0f} ms{more}"
        )
    print(f"killed: {len(again)} tables stand again after {median(again):.2f} s (half), {max(again):.2f} s (all)")
    print(f"of {kept} answers that it had acknowledged {missing} are missing")
    return 1 if missing or max(again) > AGAIN else 0


if __name__ == "__main__":
    sys.exit(main())
