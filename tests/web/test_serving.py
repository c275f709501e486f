"""The server as a process: streams that carry every change, and nothing lost when it is killed."""

from __future__ import annotations

import re
import signal
import socket
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from .serving import Person, Process
from .tables import question

STOPS = 60.0
"""Seconds after which a server that has been told to stop is taken to stand still; it takes five at most."""

STUCK = """
from threading import Event
from hantei.cli import main, serving
from hantei.web.working import pools
from hantei.web.working.crew import Lane

class Stuck(pools.PooledCrew):
    def __init__(self):
        super().__init__()
        for lane in Lane:
            self.start(Event().wait, lane)

pools.PooledCrew, serving.AT_LATEST = Stuck, 0.5
main.main()
"""
"""A server with a thread in each lane that goes on for ever."""

QUARRY, DUEL = "urban_assault/quarry_town", "senki/ace_duel"
OPTION = re.compile(r'class="option" name="answer" value="([^"]*)"')


def stamp(page: str) -> str:
    """What a page has seen."""
    found = re.search(r"stream\?from=([\w-]+)", page)
    assert found
    return found[1]


def test_a_stream_carries_what_changes_and_only_that(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as server, Person(server.address) as person:
        table = person.begin(QUARRY)
        page = person.get(table).text
        with person.listening(table, stamp(page)) as told:
            assert person.answer(table, page, "breacher") == 204
            came: dict[str, str] = {}
            for name, data, known in told:
                came[name], last = data, known
                if name == "stamp":
                    break
            assert "Which difficulty will you play?" in came["ask"]
            assert "The leader is Bolt" in came["log"]
            assert "relog" not in came
        assert stamp(person.get(table).text) == last


def test_who_was_away_gets_all_anew(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as server, Person(server.address) as person:
        table = person.begin(QUARRY)
        page = person.get(table).text
        assert person.answer(table, page, "breacher") == 204
        with person.listening(table, stamp(page)) as told:
            names = {}
            for name, data, _ in told:
                names[name] = data
                if name == "stamp":
                    break
        assert "The leader is Bolt" in names["relog"]
        assert "Which difficulty will you play?" in names["ask"]


def test_a_table_stands_where_it_was_seen_last_however_the_server_ends(tmp_path: Path) -> None:
    rng, db = Random(7), tmp_path / "tables.db"
    cookies, table, shown, port = None, "", "", 0
    for _ in range(4):
        with Process(db, port) as server, Person(server.address) as person:
            port = server.port
            if cookies is None:
                table = person.begin(QUARRY)
            else:
                person.cookies = cookies
                page = person.get(table).text
                assert question(page) == question(shown)
                assert asked(page) == asked(shown)
                assert logged(page) == logged(shown)
            for _ in range(rng.randint(3, 12)):
                page = person.get(table).text
                if not asked(page):  # the operation is over
                    break
                options = OPTION.findall(page)
                assert person.answer(table, page, rng.choice(options) if options else "Ada") in (204, 422)
            shown, cookies = person.get(table).text, person.cookies
            server.kill()


def asked(page: str) -> list[str]:
    """Where the questions of a page stand."""
    return re.findall(r'name="at" value="([^"]*)"', page)


def logged(page: str) -> list[str]:
    """The lines of the log that a page shows."""
    return re.findall(r'<li class="log-line[^>]*id="line-(\d+)"', page)


def test_two_servers_do_not_share_a_store(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db"), pytest.raises(AssertionError, match="in use by another server"):
        Process(tmp_path / "tables.db")


def test_a_server_with_open_streams_stops_in_time_and_keeps_what_was_answered(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with Process(db) as server, Person(server.address) as person, Person(server.address) as onlooker:
        table = person.begin(QUARRY)
        page = person.get(table).text
        onlooker.cookies = person.cookies
        with onlooker.listening(table, stamp(page)) as told:
            assert person.answer(table, page, "breacher") == 204
            assert next(told)[0]  # the stream is open
            server.process.send_signal(signal.SIGTERM)
            server.process.wait(STOPS)
            for _ in told:  # what is left of the stream; it ends as a whole answer, not as a broken one
                pass
        cookies, port = person.cookies, server.port
    with Process(db, port) as server, Person(server.address) as person:
        person.cookies = cookies
        assert question(person.get(table).text) == "Which difficulty will you play?"


def test_a_server_stops_in_time_though_somebody_sends_no_end(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as server, socket.create_connection(("127.0.0.1", server.port)) as slow:
        head = f"POST /language HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.address}\r\n"
        slow.sendall(f"{head}Content-Length: 100\r\n\r\nlang".encode())
        with Person(server.address) as person:
            person.get("/")  # the half-sent form has been taken in by now
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(STOPS)


def test_a_server_stops_in_time_and_tells_of_no_error_whatever_is_under_way(tmp_path: Path) -> None:
    """A look at a whole game that would take a minute and a half, another that waits for its turn, a body of which half
    has come, and a reader who takes nothing of a long log."""
    machines = {"seat-red": "machine:random", "seat-white": "machine:random", "pace": "instant", "seed": "stops"}
    with Process(tmp_path / "tables.db") as server, Person(server.address) as person, ExitStack() as open_still:
        table = person.begin(DUEL, **machines)
        while (
            person.get(f"{table}hindsight?level=9").status_code != 404
            or person.get(f"{table}ending").status_code != 200
        ):
            time.sleep(0.1)
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        said = f"Host: 127.0.0.1:{server.port}\r\nOrigin: {server.address}\r\nCookie: {cookie}\r\n"
        for begun in (
            f"GET {table}hindsight?level=2 HTTP/1.1\r\n{said}\r\n",
            f"GET {table}course HTTP/1.1\r\n{said}\r\n",
            f"POST /language HTTP/1.1\r\n{said}Content-Length: 100\r\n\r\nlang",
            f"GET {table}stream HTTP/1.1\r\n{said}\r\n",
            f"GET {table}log.html HTTP/1.1\r\n{said}\r\n" * 200,
        ):
            one = open_still.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            one.sendall(begun.encode())
        person.get(table)
        time.sleep(1)
        server.process.send_signal(signal.SIGTERM)
        _, errors = server.process.communicate(timeout=STOPS)
        assert errors == ""


def test_a_server_stops_in_time_though_its_threads_do_not(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db", program=("-c", STUCK)) as server, Person(server.address) as person:
        person.get("/healthz")
        server.process.send_signal(signal.SIGTERM)
        _, errors = server.process.communicate(timeout=STOPS)
        assert (errors, server.process.returncode) == ("", 130)
