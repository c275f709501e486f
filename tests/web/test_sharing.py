"""Several servers over one PostgreSQL: each table is held by one, any of them can be asked, and killing one loses
nothing."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic, sleep

import httpx2
import pytest

from hantei.api import Client
from hantei.api.shapes import NewTable
from hantei.play import SaveError
from hantei.web.storage.store import Db, Elsewhere

pytest.importorskip("psycopg")

import psycopg

from hantei.web.storage.postgres import PostgresStore

from .clusters import Cluster
from .serving import Person, Process
from .tables import question
from .test_serving import OPTION, QUARRY, asked, logged, stamp

BOUND = 300.0
"""Seconds after which a table is taken to be lost; how long it really takes is measured in the benchmarks."""


def store(address: str, place: Path, at: str) -> PostgresStore:
    """A server's store."""
    return PostgresStore(address, place / "tables.key", at)


@contextmanager
def two(postgres: Cluster, place: Path) -> Iterator[tuple[PostgresStore, PostgresStore]]:
    """The stores of two servers."""
    address = postgres.database()
    one, other = store(address, place, "http://one:1"), store(address, place, "http://other:2")
    try:
        yield one, other
    finally:
        one.close()
        other.close()


def table(store: PostgresStore, name: str) -> None:
    """A table, so far as the store knows."""
    statement = (
        "INSERT INTO tables (id, rulebook, title, owner, made, touched, seats, pace)"
        " VALUES (?, 'senki', '{}', 'me', 0, 0, '{}', 'step')"
    )
    store.execute(statement, name)


def test_a_table_is_held_by_one_server_which_is_named_to_the_other(postgres: Cluster, tmp_path: Path) -> None:
    with two(postgres, tmp_path) as (one, other):
        first, second = one.claim("a"), one.claim("a")
        with pytest.raises(Elsewhere) as away:
            other.claim("a")
        assert (away.value.table, away.value.address) == ("a", "http://one:1")
        other.claim("b").release()
        first.release()
        with pytest.raises(Elsewhere):
            other.claim("a")
        second.release()
        assert other.claim("a").valid
        assert not one.holds("a")


def test_who_does_not_hold_a_table_cannot_write_to_it(postgres: Cluster, tmp_path: Path) -> None:
    with two(postgres, tmp_path) as (one, other):
        table(one, "a")
        with one.held("a"):
            assert one.write(lambda db: db.hold("a")) is True
            with pytest.raises(SaveError, match="store-lost"):
                other.write(lambda db: db.hold("a"))
        with one.held("none"):
            assert one.write(lambda db: db.hold("none")) is False


def test_whose_session_ends_holds_nothing_though_it_is_not_told(postgres: Cluster, tmp_path: Path) -> None:
    """The other server may have answered meanwhile: what the first had begun is refused, whatever it believes."""
    with two(postgres, tmp_path) as (one, other):
        table(one, "a")
        told = threading.Event()
        one.lost = told.set
        claim = one.claim("a")
        end_session(one)
        with other.held("a"):
            other.execute("INSERT INTO entries VALUES ('a', 1, '')")
            with pytest.raises(SaveError, match="store-lost"):
                one.write(lambda db: (db.hold("a"), db.execute("INSERT INTO entries VALUES ('a', 2, '')")))
            assert told.is_set()
            assert not claim.valid
            with pytest.raises(SaveError, match="store-lost"):  # nor by the new session, which holds nothing
                one.write(lambda db: (db.hold("a"), db.execute("INSERT INTO entries VALUES ('a', 2, '')")))
        assert one.read("SELECT number FROM entries") == [(1,)]
        claim.release()
        assert one.claim("a").valid


def test_what_was_begun_by_a_claim_is_refused_though_the_server_has_claimed_the_table_anew(
    postgres: Cluster, tmp_path: Path
) -> None:
    """Two tables in memory would write to one in the store: the one that was lost, and the one that was opened then."""
    with two(postgres, tmp_path) as (one, _):
        table(one, "a")
        lost = one.claim("a")
        assert one.write(lambda db: db.hold("a", lost))
        end_session(one)
        with pytest.raises(SaveError, match="store-lost"):
            one.write(lambda db: db.hold("a", lost))
        again = one.claim("a")
        assert one.write(lambda db: db.hold("a", again))
        with pytest.raises(SaveError, match="store-lost"):
            one.write(lambda db: db.hold("a", lost))
        lost.release()  # takes nothing from the other
        assert one.write(lambda db: db.hold("a", again))
        second = one.claim("a")
        again.release()
        assert one.write(lambda db: db.hold("a", second))
        with pytest.raises(SaveError, match="store-lost"):
            one.write(lambda db: db.hold("a", again))


def test_a_database_that_was_away_is_used_again(postgres: Cluster, tmp_path: Path) -> None:
    with two(postgres, tmp_path) as (one, _):
        table(one, "a")
        claim = one.claim("a")
        assert one.read("SELECT id FROM tables") == [("a",)]
        with psycopg.connect(one.address, autocommit=True) as db:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            db.execute(f"{others} WHERE datname = current_database() AND pid != pg_backend_pid()")
        end = monotonic() + BOUND
        while claim.valid and monotonic() < end:  # by itself, as nobody plays
            one.beat()
        assert not claim.valid
        assert one.read("SELECT id FROM tables") == [("a",)]
        while monotonic() < end:
            try:
                with one.held("a"):
                    one.touch()
                return
            except (SaveError, Elsewhere):  # its session of before may be ending still
                sleep(0.05)
        pytest.fail("it is not used again")


def test_of_two_that_write_the_same_line_of_a_game_one_is_refused(postgres: Cluster, tmp_path: Path) -> None:
    """Even where locks were of no use, as behind a pooler that mixes sessions."""
    with two(postgres, tmp_path) as (one, other):
        one.execute("INSERT INTO entries VALUES ('a', 1, 'x')")
        with pytest.raises(SaveError, match="store-clash"):
            other.execute("INSERT INTO entries VALUES ('a', 1, 'y')")
        assert one.read("SELECT lines FROM entries") == [(b"x",)]


def test_a_write_whose_commit_is_cut_off_is_not_acknowledged(postgres: Cluster, tmp_path: Path) -> None:
    with two(postgres, tmp_path) as (one, _):
        table(one, "a")
        one.claim("a")

        def job(db: Db) -> None:
            db.execute("INSERT INTO entries VALUES ('a', 1, '')")
            end_session(one)

        with pytest.raises(SaveError, match="store-lost"):
            one.write(job)
        assert one.read("SELECT number FROM entries") == []


def test_jobs_in_each_others_way_are_done_one_after_the_other(postgres: Cluster, tmp_path: Path) -> None:
    """Two servers touch the same rows in opposite order: the database breaks one off, which is done anew."""
    with two(postgres, tmp_path) as (one, other):
        for who in ("p", "q"):
            one.execute("INSERT INTO people (person, name, colour) VALUES (?, '', 0)", who)
        both = threading.Barrier(2)

        def work(of: PostgresStore, first: str, second: str) -> None:
            tries = 0

            def job(db: Db) -> None:
                nonlocal tries
                tries += 1
                for who in (first, second):
                    db.execute("UPDATE people SET colour = colour + 1 WHERE person = ?", (who,))
                    if tries == 1:
                        both.wait(BOUND) if who == first else None

            of.write(job)

        threads = [
            threading.Thread(target=work, args=(one, "p", "q")),
            threading.Thread(target=work, args=(other, "q", "p")),
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert one.read("SELECT colour FROM people") == [(2,), (2,)]


def test_servers_tell_each_other_once_it_is_kept(postgres: Cluster, tmp_path: Path) -> None:
    with two(postgres, tmp_path) as (one, other):
        heard: list[list[str]] = []
        rung = threading.Event()

        def hear(news: Sequence[str]) -> None:
            heard.append(list(news))
            rung.set()

        def undone(db: Db) -> None:
            db.announce("not", "kept")
            raise ValueError("undone")

        other.heard = one.heard = hear  # nobody hears what they tell themselves
        with pytest.raises(ValueError, match="undone"):
            one.write(undone)
        one.write(lambda db: db.announce("moved", "a", "b"))
        assert rung.wait(BOUND)
        assert heard == [["moved", "a", "b"]]


def test_servers_with_other_keys_are_refused(postgres: Cluster, tmp_path: Path) -> None:
    address = postgres.database()
    store(address, tmp_path, "http://one:1").close()
    with pytest.raises(SaveError, match="store-other-key"):
        PostgresStore(address, tmp_path / "other.key", "http://two:2")


def end_session(store: PostgresStore) -> None:
    """Let the database end the session of a server, as when the network between them breaks."""
    assert store._session
    pid = store._session.raw.info.backend_pid
    with psycopg.connect(store.address, autocommit=True) as db:
        db.execute("SELECT pg_terminate_backend(%s)", (pid,))
        while db.execute("SELECT 1 FROM pg_stat_activity WHERE pid = %s", (pid,)).fetchone():
            sleep(0.01)


# Processes


@pytest.fixture(scope="module")
def pair(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    """Two servers that share a database."""
    address, more = postgres.database(), ["--key", str(tmp_path_factory.mktemp("pair") / "tables.key")]
    with Process(address, more=more) as one, Process(address, more=more) as other:
        yield [one, other]


def moved_to(person: Person, server: Process) -> Person:
    """The same person, whose requests reach another server now."""
    other = Person(server.address)
    other.cookies = person.cookies
    return other


def patient(person: Person, address: str) -> str:
    """A page, asked for until it comes."""
    end = monotonic() + BOUND
    while monotonic() < end:
        try:
            answer = person.get(address)
        except httpx2.HTTPError:
            answer = None
        if answer is not None and answer.status_code == 200:
            return answer.text
        sleep(0.05)
    raise AssertionError("the table does not stand again")


def test_who_ends_their_sessions_ends_them_at_all_servers(pair: list[Process]) -> None:
    one, other = pair
    with Person(one.address) as here:
        table = here.begin("senki/ace_duel", **{"seat-red": "here"})
        assert here.get(table).status_code == 200
        with moved_to(here, other) as there:
            assert there.get("/").status_code == 200
            page = here.get(table).text
            with here.listening(table, stamp(page)) as told, Person(other.address) as gone:
                gone.cookies = httpx2.Cookies(there.cookies)
                assert gone.post("/cookies").status_code == 200
                names = [name for name, _, _ in told]
                assert "parted" in names
                assert here.get(table).status_code == 404
                assert gone.get(table).status_code == 200


def test_a_link_leads_to_the_server_of_its_table(pair: list[Process]) -> None:
    one, other = pair
    with Person(one.address) as owner:
        table = owner.begin("senki/ace_duel", **{"seat-red": "here", "seat-white": "link"})
        panel = owner.get(f"{table}panel").text
        link = re.findall(r'value="http://[^/]+(/join/[^"]*)"', panel)[0]
        with Person(other.address) as guest:
            assert guest.get(link).url.path == link
            page = guest.post(link)
            assert page.status_code == 200
            assert page.url.path.split("/")[2] == table.split("/")[2]
            assert stamp(page.text)
            assert guest.post("/name", data={"name": "Yuki", "colour": "1", "back": "/"}).status_code == 200
            end = monotonic() + BOUND
            while "Yuki" not in owner.get(table).text:  # the other server is told by the database
                assert monotonic() < end
                sleep(0.05)


def test_a_program_can_ask_any_server(pair: list[Process]) -> None:
    """What is made at one is seen and answered through the other, by a table's address and by a link."""
    one, other = (Client(server.address) for server in pair)
    made = one.make(NewTable("senki", "ace_duel", seats={"white": "link"}, seed="1"))
    there = Client(pair[1].address, one.token).place(made.table, made.place)
    view = there.see()
    assert view.stamp == made.see().stamp
    assert other.join(made.links()["seat-white"]).see().table == made.table


def test_a_program_comes_by_a_link_at_a_server_that_does_not_hold_the_table(pair: list[Process]) -> None:
    one, other = (Client(server.address) for server in pair)
    made = one.make(NewTable("senki", "ace_duel", seats={"white": "link"}, seed="1"))
    view = made.see()  # from now on the first server holds it
    assert other.join(made.links()["seat-white"]).see().table == view.table


def test_any_server_can_be_asked_and_one_that_is_killed_loses_nothing(pair: list[Process]) -> None:
    """The last test of the two."""
    one, other = pair
    with Person(one.address) as here:
        table = here.begin(QUARRY)
        page = here.get(table).text
        with moved_to(here, other) as there:
            with there.listening(table, stamp(page)) as told:  # a stream through the server that does not hold it
                assert here.answer(table, page, "breacher") == 204
                came = {}
                for name, data, _ in told:
                    came[name] = data
                    if name == "stamp":
                        break
                assert "Which difficulty will you play?" in came["ask"]
                again = there.get(table).text
                assert stamp(again) == stamp(here.get(table).text)  # one table in one memory
                options = OPTION.findall(again)
                assert there.answer(table, again, options[0]) == 204
                shown = here.get(table).text
                one.kill()
                for _ in told:  # it ends, and the page asks anew
                    pass
            after = patient(there, table)
            assert (question(after), asked(after), logged(after)) == (question(shown), asked(shown), logged(shown))
            options = OPTION.findall(after)
            assert there.answer(table, after, options[0] if options else "Ada") in (204, 422)


@pytest.mark.slow
def test_servers_killed_again_and_again_lose_no_acknowledged_answer(postgres: Cluster, tmp_path: Path) -> None:
    address, rng = postgres.database(), Random(21)
    more = ["--key", str(tmp_path / "tables.key")]
    running = [Process(address, more=more) for _ in range(2)]
    cookies, tables = None, list[str]()
    known: dict[str, tuple[list[str], list[str]]] = {}
    try:
        for _ in range(40):
            for server in running:
                with Person(server.address) as person:
                    if cookies is not None:
                        person.cookies = cookies
                    if len(tables) < 6:
                        tables.append(person.begin(QUARRY, seed=str(len(tables))))
                    cookies = person.cookies
                    for table in rng.sample(tables, len(tables)):
                        page = patient(person, table)
                        if table in known:
                            assert (asked(page), logged(page)) == known[table], "an acknowledged answer is lost"
                        if asked(page):
                            options = OPTION.findall(page)
                            said = person.answer(table, page, rng.choice(options) if options else "Ada")
                            assert said in (204, 422)
                        page = person.get(table).text
                        known[table] = asked(page), logged(page)
            place = rng.randrange(2)
            running[place].kill()
            running[place] = Process(address, more=more)
    finally:
        for server in running:
            server.kill()
