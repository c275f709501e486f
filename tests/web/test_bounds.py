"""Bounds at the door: slow heads and bodies, streams and tables of one person, readers that take nothing."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import ExitStack, suppress
from pathlib import Path
from ssl import PROTOCOL_TLS_SERVER, SSLContext
from time import monotonic, sleep

import httpx2
import pytest
from starlette.types import Message, Receive, Scope, Send

from hantei.cli.serving import most_connections
from hantei.web.app import routes
from hantei.web.http import guard, patience
from hantei.web.http.deeds import DEED, Deed, DeedIndex
from hantei.web.server import forwarding
from hantei.web.server.forwarding import Forwarding, passed_on, proof

from .serving import running
from .tables import BASE, server

PATH = "/t/table/owner"
DEEDS = DeedIndex(routes())
MAKING = [
    "/new/senki/ace_duel", "/own/abc", "/bring", "/picture", f"{PATH}/fork", f"{PATH}/anew", f"{PATH}/keep",
    "/api/v1/tables", "/api/v1/bring",
]  # fmt: skip
"""Where tables are made, and what people bring is kept."""


def asked(method: str, path: str, cookie: str = "t") -> Scope:
    """A request."""
    headers = [
        (b"host", b"table.test"),
        (b"origin", b"http://table.test"),
        (b"cookie", f"hantei={cookie:x<24}".encode()),
    ]
    scope = {"type": "http", "method": method, "path": path, "headers": headers, "client": ("10.0.0.1", 1)}
    return DEEDS.say(scope)


class Doorkeeper:
    """A guard before an application that answers once it is let, and what the guard asked of the application."""

    def __init__(self) -> None:
        self.refused: list[guard.Refusal] = []
        self.read: list[bytes] = []
        self.let = asyncio.Event()
        self.door = guard.Guard(self.answer)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Note the refusal, or read the whole body, then wait."""
        if "refusal" in scope:
            self.refused.append(scope["refusal"])
            return
        more = scope["method"] == "POST"
        while more:
            message = await receive()
            self.read.append(message.get("body", b""))
            more = message.get("more_body", False)
        await self.let.wait()

    async def ask(self, scope: Scope, *bodies: Message) -> None:
        """Send a request; after these parts of its body nothing more comes."""
        waiting = [*bodies]

        async def receive() -> Message:
            if not waiting:
                await asyncio.Event().wait()
            return waiting.pop(0)

        async def send(message: Message) -> None:
            return None

        await self.door(scope, receive, send)


def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY", 0.05)
    first: Message = {"type": "http.request", "body": b"a=", "more_body": True}
    last: Message = {"type": "http.request", "body": b"1", "more_body": False}

    async def main() -> Doorkeeper:
        keeper = Doorkeeper()
        keeper.let.set()
        await keeper.ask(asked("POST", PATH), first)
        assert [one.status for one in keeper.refused] == [408]
        monkeypatch.setattr(guard, "BODY", 30.0)
        await keeper.ask(asked("POST", PATH), first, last)
        return keeper

    keeper = asyncio.run(main())
    assert len(keeper.refused) == 1
    assert keeper.read[-2:] == [b"a=", b"1"]


def test_who_breaks_off_a_body_is_led_nowhere_and_waited_for_no_longer() -> None:
    """A server that hears nothing but that the sender has gone hears it at once, for as often as it asks."""
    asked_for = 0

    async def receive() -> Message:
        nonlocal asked_for
        asked_for += 1
        assert asked_for < 10, "it asks for ever"
        if asked_for == 1:
            return {"type": "http.request", "body": b"a=", "more_body": True}
        return {"type": "http.disconnect"}

    async def nobody(*_: object) -> None:
        raise AssertionError

    led = Forwarding(nobody, b"key")
    led.remember("table", "http://127.0.0.1:1")
    answered: list[Message] = []

    async def send(message: Message) -> None:
        answered.append(message)

    async def main() -> None:
        await guard.Guard(led)(
            {**asked("POST", f"{PATH}/answer"), "query_string": b"", "scheme": "http"}, receive, send
        )

    asyncio.run(main())
    assert (asked_for, answered) == (2, [])


def test_a_server_that_stands_still_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has the table for as long as its connection to the database stands; whoever waits for it is told so."""
    monkeypatch.setattr(forwarding, "PATIENCE", 1.0)
    asked_for: list[object] = []

    async def here(*_: object) -> None:
        raise AssertionError

    async def still(*connection: object) -> None:
        asked_for.append(connection)

    async def main() -> None:
        frozen = await asyncio.start_server(still, "127.0.0.1", 0)
        led = Forwarding(here, b"key")
        led.remember("table", f"http://127.0.0.1:{frozen.sockets[0].getsockname()[1]}")
        async with frozen:
            with pytest.raises(guard.Refusal, match="web-not-led"):
                await led({**asked("GET", f"{PATH}/"), "query_string": b"", "scheme": "http"}, guard.nothing, here)

    asyncio.run(main())
    assert len(asked_for) == 1


class Endless(httpx2.AsyncByteStream):
    """A stream of another server, which goes on."""

    async def __aiter__(self) -> AsyncIterator[bytes]:
        yield b":\n\n"
        await asyncio.get_running_loop().create_future()


def test_a_stream_of_another_server_ends_whole_when_this_one_stops() -> None:
    answered, stopping = list[Message](), asyncio.Event()

    async def send(message: Message) -> None:
        answered.append(message)
        if message.get("body"):
            stopping.set()

    async def main() -> None:
        answer = httpx2.Response(200, stream=Endless())
        await asyncio.wait_for(passed_on(answer, [stopping.wait()], send), 60)

    asyncio.run(main())
    assert [one.get("body") for one in answered] == [None, b":\n\n", b""]
    assert not answered[-1]["more_body"]


@pytest.mark.parametrize("header", [(b"content-length", b"5"), (b"transfer-encoding", b"chunked")])
@pytest.mark.parametrize("path", [PATH + "/", PATH + "/stream"])
def test_who_only_looks_sends_no_body(path: str, header: tuple[bytes, bytes]) -> None:
    async def main() -> Doorkeeper:
        keeper = Doorkeeper()
        keeper.let.set()
        scope = asked("GET", path)
        await keeper.ask({**scope, "headers": [*scope["headers"], header]})
        return keeper

    assert [one.status for one in asyncio.run(main()).refused] == [413]


def test_a_request_names_one_host() -> None:
    """A proxy may go by one of them, and the server by the other."""
    scope, door = asked("GET", PATH), Doorkeeper().door
    door.check(scope)
    for host in (b"table.test", b"elsewhere.test"):
        with pytest.raises(guard.Refusal, match="web-refused-host"):
            door.check({**scope, "headers": [*scope["headers"], (b"host", host)]})


def large(cookie: str, address: str, header: tuple[bytes, bytes] = (b"content-length", b"70000")) -> Scope:
    """A file that somebody sends from an address."""
    scope = asked("POST", "/bring", cookie)
    return {**scope, "headers": [*scope["headers"], header], "client": (address, 1)}


def test_so_many_large_files_are_under_way_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is held in memory as a whole: two of one person, three of one address, four of all."""
    for name, most in (("UPLOADS", 2), ("HOUSE_UPLOADS", 3), ("ALL_UPLOADS", 4)):
        monkeypatch.setattr(guard, name, most)
    part: Message = {"type": "http.request", "body": b"a" * 70_000, "more_body": False}

    async def main() -> list[int]:
        keeper = Doorkeeper()
        chunked = (b"transfer-encoding", b"chunked")
        wishes = [
            large("a", "10.0.0.1"), large("a", "10.0.0.1", chunked), large("a", "10.0.0.2"),  # the third is refused
            large("b", "10.0.0.1"), large("c", "10.0.0.1"),  # the house is full
            large("c", "10.0.0.2"), large("d", "10.0.0.3"),  # all are
        ]  # fmt: skip
        refused = []
        tasks = []
        for wish in wishes:
            before = len(keeper.refused)
            tasks.append(asyncio.create_task(keeper.ask(wish, part)))
            await asyncio.sleep(0.01)
            refused.append(len(keeper.refused) - before)
        small = asyncio.create_task(keeper.ask(asked("POST", PATH, "a"), {**part, "body": b"a=1"}))
        await asyncio.sleep(0.01)
        assert len(keeper.refused) == sum(refused)  # forms are not counted among them
        keeper.let.set()
        await asyncio.gather(*tasks, small)
        await keeper.ask(large("a", "10.0.0.2"), part)  # those before have been dealt with
        assert {(one.status, one.message) for one in keeper.refused} == {(429, "web-refused-uploads")}
        assert len(keeper.refused) == sum(refused)
        return refused

    assert asyncio.run(main()) == [0, 0, 1, 0, 1, 0, 1]


def test_a_form_of_too_many_fields_is_refused(tmp_path: Path) -> None:
    """Sixteen thousand bytes can be eight thousand fields, and a text of somebody's own millions."""
    with server(tmp_path / "tables.db") as browser:
        for path, sent, status in (
            ("/name", "&".join(["a=1"] * 999 + ["name=Mika"]), 200),
            ("/name", "&".join(["a=1"] * 1000 + ["name=Mika"]), 413),
        ):
            head = {"content-type": "application/x-www-form-urlencoded", "origin": BASE}
            assert browser.post(path, content=sent, headers=head).status_code == status


def test_a_person_has_so_many_streams_and_a_house_has_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "STREAMS", 2)
    monkeypatch.setattr(guard, "HOUSE", 3)

    async def main() -> None:
        keeper = Doorkeeper()
        keeper.door = guard.Guard(keeper.answer)
        stream = PATH + "/stream"
        mine = [asyncio.create_task(keeper.ask(asked("GET", stream))) for _ in range(2)]
        await asyncio.sleep(0)
        await keeper.ask(asked("GET", stream))
        assert [one.message for one in keeper.refused] == ["web-refused-streams"]
        other = asyncio.create_task(keeper.ask(asked("GET", stream, "another")))
        await asyncio.sleep(0)
        await keeper.ask(asked("GET", stream, "yet another"))
        assert len(keeper.refused) == 2
        keeper.let.set()
        await asyncio.gather(*mine, other)
        await keeper.ask(asked("GET", stream))  # who has closed some may open others
        assert len(keeper.refused) == 2
        assert not keeper.door.streams.persons.held
        assert not keeper.door.streams.addresses.held

    asyncio.run(main())


def test_a_house_has_so_many_requests_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "HOUSE_ASKS", 2)

    async def main() -> None:
        keeper = Doorkeeper()
        part: Message = {"type": "http.request", "body": b"a=", "more_body": True}
        slow = [asyncio.create_task(keeper.ask(asked("POST", PATH, name), part)) for name in ("one", "two")]
        await asyncio.sleep(0)
        await keeper.ask(asked("GET", PATH, "three"))
        assert [(one.status, one.message) for one in keeper.refused] == [(429, "web-refused-rate")]
        away = asyncio.create_task(keeper.ask({**asked("GET", PATH, "three"), "client": ("10.0.0.2", 1)}))
        await asyncio.sleep(0)
        assert len(keeper.refused) == 1
        for one in (*slow, away):
            one.cancel()
        await asyncio.gather(*slow, away, return_exceptions=True)
        assert not keeper.door.asks.held

    asyncio.run(main())


@pytest.mark.parametrize("path", MAKING)
def test_tables_cannot_be_made_without_end(monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    monkeypatch.setattr(guard, "monotonic", lambda: 1.0)

    async def nobody(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError

    door = guard.Guard(nobody)
    for _ in range(int(guard.MAKER[1])):
        door.check(asked("POST", path))
    with pytest.raises(guard.Refusal, match="web-refused-tables"):
        door.check(asked("POST", path))
    door.check(asked("POST", f"{PATH}/answer"))
    door.check(asked("POST", path, "another"))


def test_an_address_brings_so_much_to_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the bytes that are sent, a table of some size at least, whoever they call themselves; what turns out to be
    kept is counted afterwards."""
    monkeypatch.setattr(guard, "KEPT", (0.0, 100_000.0))
    door = Doorkeeper().door

    def sent(size: int, person: str, deed: Deed) -> Scope:
        found = asked("POST", "/bring", person)
        found["headers"].append((b"content-length", str(size).encode()))
        return {**found, DEED: deed}

    file, text = Deed(makes=True, most=90_000), Deed(keeps=True, most=90_000)
    door.check(sent(80_000, "one", file))
    for size, person in ((30_000, "one"), (30_000, "another")):
        with pytest.raises(guard.Refusal, match="web-refused-kept"):
            door.check(sent(size, person, file))
    door.check(sent(10, "another", file))  # counts as a table
    with pytest.raises(guard.Refusal, match="web-refused-kept"):
        door.check(sent(10, "another", file))
    door.check(sent(80_000, "one", text))
    door.kept.spend("10.0.0.1", monotonic(), 5_000)
    with pytest.raises(guard.Refusal, match="web-refused-kept"):
        door.check(sent(10, "one", text))
    door.check(sent(10, "one", Deed()))


def test_who_makes_too_many_tables_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "MAKER", (0.0, 1.0))
    with server(tmp_path / "tables.db") as browser:
        for _ in range(2):  # before the first of them nobody knows who it is
            browser.begin("senki/ace_duel")
        answer = browser.post("/new/senki/ace_duel", headers={"origin": BASE, "accept-language": "en"})
        assert answer.status_code == 429
        assert "many tables in a short time" in answer.text


def closed_after(where: tuple[str, int], *sent: bytes) -> float:
    """Seconds until the server closes a connection on which these have been sent, and each has been answered."""
    with socket.create_connection(where, timeout=30) as connection:
        for data in sent[:-1]:
            connection.sendall(data)
            assert connection.recv(100_000)
        begun = monotonic()
        connection.sendall(sent[-1])
        while connection.recv(100_000):
            sleep(0)
        return monotonic() - begun


def test_a_head_that_does_not_come_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HEAD", 1.0)
    whole = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with running(tmp_path / "tables.db") as where:
        for sent in ((b"",), (b"GET / HTTP/1.1\r\nHost: lo",), (whole, b"GET /he")):
            assert closed_after(where, *sent) >= 0.1
        monkeypatch.setattr(patience, "HEAD", 30.0)
        with socket.create_connection(where, timeout=30) as connection:  # whoever asks in time is answered
            connection.sendall(whole[:20])
            connection.sendall(whole[20:])
            assert connection.recv(100).startswith(b"HTTP/1.1 200")


def test_a_browser_that_takes_nothing_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it is sent: it would be kept for as long as the connection stands."""
    monkeypatch.setattr(patience, "STALLED", 0.1)
    with running(tmp_path / "tables.db") as where, socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        connection.settimeout(30)
        connection.connect(where)
        asked = b"GET /static/vendor/htmx.min.js HTTP/1.1\r\nHost: localhost\r\n\r\n" * 200
        with pytest.raises(ConnectionError):  # noqa: PT012 - it may be closed while more is asked for
            while True:
                asked = asked[connection.send(asked) :] or b"GET "
                sleep(0.01)


def test_an_address_has_so_many_connections_and_fewer_that_ask_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of sixteen that there may be, eight, and two that have asked for nothing; the proxy, at 127.0.0.1, has any."""
    monkeypatch.setattr("hantei.cli.serving.most_connections", lambda: 16)
    whole = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with running(tmp_path / "tables.db") as where, ExitStack() as open_still:

        def connected(address: str, sent: bytes) -> bytes:
            """What comes on a new connection that stays open."""
            one = open_still.enter_context(socket.create_connection(where, 30, source_address=(address, 0)))
            one.sendall(sent)
            with suppress(ConnectionError):
                return one.recv(12) if sent == whole else b""
            return b"closed"

        early = [open_still.enter_context(socket.create_connection(where, 30, source_address=("127.0.0.2", 0)))]
        early.append(open_still.enter_context(socket.create_connection(where, 30, source_address=("127.0.0.2", 0))))
        assert connected("127.0.0.2", whole) == b"closed"
        assert connected("127.0.0.3", whole) == b"HTTP/1.1 200"
        for one in early:
            one.sendall(whole)
            assert one.recv(12) == b"HTTP/1.1 200"
        assert [connected("127.0.0.2", whole) for _ in range(7)] == [b"HTTP/1.1 200"] * 6 + [b"HTTP/1.1 503"]
        assert connected("127.0.0.3", whole) == b"HTTP/1.1 200"


def test_the_connections_of_another_server_count_for_no_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two connections of an address there may be, and any number of a server that has led somebody here before."""
    monkeypatch.setattr("hantei.cli.serving.most_connections", lambda: 8)
    monkeypatch.setattr(patience, "HALF", 4)
    monkeypatch.setattr(patience, "EIGHTH", 1)
    scope = {"scheme": "http", "method": "GET", "path": "/healthz"}
    led = f"hantei-led: 10.0.0.9 http {proof(b'key', scope, '10.0.0.9')}\r\n"
    with running(tmp_path / "tables.db", key=b"key") as where, ExitStack() as open_still:

        def connected(more: str) -> bytes:
            """What comes on a new connection that stays open."""
            one = open_still.enter_context(socket.create_connection(where, 30, source_address=("127.0.0.2", 0)))
            one.sendall(f"GET /healthz HTTP/1.1\r\nHost: localhost\r\n{more}\r\n".encode())
            return one.recv(12)

        assert [connected(more) for more in (led, led, "", led.replace("10.", "11."))] == [b"HTTP/1.1 200"] * 4
        assert connected("") == b"HTTP/1.1 503"


def test_a_broken_form_is_told_to_its_sender_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A robot would fill the disk with what is written of it."""
    sent = "POST /bring HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Length: 9\r\n"
    with running(tmp_path / "tables.db") as where, socket.create_connection(where, 30) as connection:
        connection.sendall(f"{sent}Content-Type: multipart/form-data; boundary=XX\r\n\r\nno border".encode())
        assert connection.recv(12) == b"HTTP/1.1 400"
    assert [one.name for one in caplog.records if "multipart" in one.name] == []


def test_a_handshake_that_does_not_come_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HEAD", 1.0)
    with running(tmp_path / "tables.db", SSLContext(PROTOCOL_TLS_SERVER)) as where:
        assert 0.1 <= closed_after(where, b"") < 20


def test_a_request_without_an_end_is_not_taken_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a head nor what follows a body is counted elsewhere; however fast it comes, it was all kept."""
    monkeypatch.setattr(patience, "MOST_HEAD", 100_000)
    monkeypatch.setattr(patience, "MOST_IN_ALL", 200_000)
    post = b"POST /language HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
    ends = post + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: "
    with running(tmp_path / "tables.db") as where:
        for begun in (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", ends):
            with socket.create_connection(where, timeout=30) as connection:
                sent, end = 0, monotonic() + 5  # less than the server waits for
                with suppress(ConnectionError):
                    connection.sendall(begun)
                    while monotonic() < end:
                        connection.sendall(b"y" * 10_000)
                        sent += 10_000
                        sleep(0.001)
                assert monotonic() < end, f"{sent} bytes were taken in"


def test_there_are_fewer_connections_than_files() -> None:
    resource = pytest.importorskip("resource")
    most = most_connections()
    assert most is not None
    assert 0 < most < resource.getrlimit(resource.RLIMIT_NOFILE)[0]
