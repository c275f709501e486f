"""Dice that fall elsewhere: which servers are asked, what they answer, and how they are reached."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from pathlib import Path

import pytest
import uvicorn

from hantei.core.dice import Dice
from hantei.exchange import calling
from hantei.exchange.calling import Net, near, public, throw
from hantei.exchange.diceserver import BadDiceServer, ServerThrow, answered, dice_server
from hantei.web.app import app
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.working.crew import InlineCrew

from . import dice_servers
from .dice_servers import NAME, SERVER, plain, said

THREE = Dice("3d6", 3, 6)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("https://dice.example.jp", "https://dice.example.jp"),
        (" https://Dice.Example.jp/ ", "https://dice.example.jp"),
        ("https://dice.example.jp:443/bcdice/", "https://dice.example.jp/bcdice"),
    ],
)
def test_an_address_is_kept_in_one_form(typed: str, kept: str) -> None:
    found = dice_server(typed)
    assert found == kept
    assert dice_server(found) == found


@pytest.mark.parametrize(
    "typed",
    [
        "", "dice.example.jp", "http://dice.example.jp", "ftp://dice.example.jp", "https://", "https://localhost",
        "https://127.0.0.1", "https://[::1]", "https://2130706433", "https://0x7f.1", "https://dice.example.jp:8443",
        "https://me:secret@dice.example.jp", "https://dice.example.jp/?q=1", "https://dice.example.jp/#here",
        "https://printer.local", "https://a..jp", "https://dice_server.jp", "https://dice.example.jp\r\nx: y.jp",
        "https://" + "a" * 64 + ".jp", "https://a.jp/" + "x" * 300, "https://a.jp:port", "https://[", "\ud800",
    ],
)  # fmt: skip
def test_what_is_no_public_name_by_https_is_refused(typed: str) -> None:
    with pytest.raises(BadDiceServer, match="dice-server-bad"):
        dice_server(typed)


@pytest.mark.parametrize(
    ("address", "is_public"),
    [
        ("8.8.8.8", True), ("2606:4700::1111", True), ("127.0.0.1", False), ("10.1.2.3", False), ("192.168.0.1", False),
        ("172.16.0.1", False), ("169.254.169.254", False), ("100.64.0.1", False), ("224.0.0.1", False),
        ("255.255.255.255", False), ("::1", False), ("fe80::1", False), ("fd00::1", False), ("::ffff:10.0.0.1", False),
        ("64:ff9b::7f00:1", False), ("2002:7f00:1::", False), ("ff02::1", False), ("::", False),
        ("fec0::1", False), ("192.0.0.8", False), ("192.88.99.1", False), ("64:ff9b:1::7f00:1", False),
    ],
)  # fmt: skip
def test_public_addresses_are_told_from_others(address: str, is_public: bool) -> None:
    assert public(ip_address(address)) is is_public


def test_addresses_of_one_network_are_near() -> None:
    assert near(ip_address("203.0.113.5"), ip_address("203.0.113.200"))
    assert not near(ip_address("203.0.113.5"), ip_address("203.0.114.5"))
    assert near(ip_address("2001:db8:1:2::1"), ip_address("2001:db8:1:2:3::9"))
    assert not near(ip_address("2001:db8:1:2::1"), ip_address("2001:db8:1:3::1"))
    assert not near(ip_address("203.0.113.5"), ip_address("2001:db8::1"))


def test_an_answer_holds_the_faces_in_their_order() -> None:
    found = answered(said("(3B6) ＞ 4,1,6", (4, 6), (1, 6), (6, 6)), THREE)
    assert found == ServerThrow((4, 1, 6), "(3B6) ＞ 4,1,6")


@pytest.mark.parametrize(
    "data",
    [
        b"", b"[]", b"{}", b"null", b"\xff", b"[" * 5000, b'{"text": "3", "rands": 3}',
        said("(3B6) > 4,1", (4, 6), (1, 6)), said("(3B6) > 4,1,6,2", (4, 6), (1, 6), (6, 6), (2, 6)),
        said("(3B6) > 4,1,7", (4, 6), (1, 6), (7, 6)), said("(3B6) > 4,1,6", (4, 6), (1, 6), (6, 10)),
        said("(3B6) > 1,4,6", (4, 6), (1, 6), (6, 6)), said("4,1,6\n", (4, 6), (1, 6), (6, 6)),
        said("4,1,6" + "." * 3000, (4, 6), (1, 6), (6, 6)),
        b'{"text": "1,1,1", "rands": [' + b", ".join([b'{"sides": 6, "value": true}'] * 3) + b"]}",
    ],
)  # fmt: skip
def test_what_is_no_throw_of_these_dice_is_none(data: bytes) -> None:
    assert answered(data, THREE) is None


def refusal(answer: bytes, name: str = NAME) -> str:
    """Why a server that answers so throws nothing."""

    async def work() -> None:
        async with dice_servers.dice_server(lambda _: answer, name) as asked:
            await throw(SERVER, THREE, asked.net)

    with pytest.raises(BadDiceServer) as found:
        asyncio.run(work())
    return found.value.message


SIX = said("(3B6) > 4,1,6", (4, 6), (1, 6), (6, 6))


def test_a_server_is_asked_for_the_dice_by_its_name() -> None:
    async def work() -> tuple[ServerThrow, list[str]]:
        async with dice_servers.dice_server(lambda _: plain(SIX)) as asked:
            return await throw(SERVER + "/bcdice", THREE, asked.net), asked.requests

    thrown, (request,) = asyncio.run(work())
    assert thrown.faces == (4, 1, 6)
    assert request.startswith("GET /bcdice/v2/game_system/DiceBot/roll?command=3B6 HTTP/1.1\r\n")
    assert f"host: {NAME}\r\n" in request.lower()


def test_an_answer_in_chunks_is_read() -> None:
    async def work() -> ServerThrow:
        chunks = b"%x\r\n%s\r\n%x\r\n%s\r\n0\r\n\r\n" % (5, SIX[:5], len(SIX) - 5, SIX[5:])
        async with dice_servers.dice_server(
            lambda _: b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks
        ) as asked:
            return await throw(SERVER, THREE, asked.net)

    assert asyncio.run(work()).faces == (4, 1, 6)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (plain(SIX, "302 Found", Location="https://other.example.jp/"), "dice-server-odd"),
        (plain(b'{"ok":false,"reason":"unsupported game system"}', "400 Bad Request"), "dice-server-odd"),
        (plain(b" " * 100_000), "dice-server-odd"),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{}", "dice-server-silent"),
        (b"SSH-2.0-somebody else\r\n", "dice-server-silent"),
        (b"HTTP/1.1 200 OK\r\nX: " + b"x" * 100_000, "dice-server-silent"),
        (b"", "dice-server-silent"),
    ],
)
def test_what_is_no_whole_answer_is_told_apart(answer: bytes, why: str) -> None:
    assert refusal(answer) == why


def test_a_server_that_is_somebody_else_is_not_believed() -> None:
    assert refusal(plain(SIX), "other.example.jp") == "dice-server-silent"


def test_a_server_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "PATIENCE", 0.2)

    async def slow(host: str) -> list[str]:
        await asyncio.sleep(60)
        return []

    with pytest.raises(BadDiceServer, match="dice-server-silent"):
        asyncio.run(throw(SERVER, THREE, Net(slow)))


def test_a_name_that_leads_into_the_house_is_not_followed() -> None:
    """Also where it has a public address besides: the next look-up could give the other."""
    connected: list[str] = []

    async def inside(host: str) -> list[str]:
        connected.append(host)
        return ["8.8.8.8", "10.0.0.1"]

    with pytest.raises(BadDiceServer, match="dice-server-hidden"):
        asyncio.run(throw(SERVER, THREE, Net(inside)))
    assert connected == [NAME]


def test_a_computer_in_the_same_network_is_not_asked() -> None:
    async def work() -> list[str]:
        async with dice_servers.dice_server(lambda _: plain(SIX)) as asked:
            net = Net(dice_servers.here, lambda address: True, near, asked.net.port, asked.net.context)
            with pytest.raises(BadDiceServer, match="dice-server-hidden"):
                await throw(SERVER, THREE, net)
            return asked.requests

    assert asyncio.run(work()) == []


def test_our_own_server_throws_for_others(tmp_path: Path) -> None:
    """Served by HTTPS, as behind a proxy; its answer is read by what asks any other."""
    served = app(SqliteStore(tmp_path / "tables.db"), crew=InlineCrew)
    config = uvicorn.Config(served, port=0, log_level="error", ssl_context_factory=lambda *_: dice_servers.presenting())
    server = uvicorn.Server(config)

    async def work() -> ServerThrow:
        running = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            port = server.servers[0].sockets[0].getsockname()[1]
            return await throw(SERVER, Dice("4d10", 4, 10), dice_servers.reached(port))
        finally:
            server.should_exit = True
            await running

    thrown = asyncio.run(work())
    assert len(thrown.faces) == 4
    assert all(1 <= face <= 10 for face in thrown.faces)
    assert thrown.said.startswith("(4B10)")
