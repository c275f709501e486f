"""Tables whose dice a server throws, that the owner has named: seen step by step, without a network."""

from __future__ import annotations

import asyncio
import gc
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hantei import library
from hantei.core.decision import Faces
from hantei.core.dice import Dice
from hantei.exchange.diceserver import BadDiceServer, ServerThrow, ThrowThere
from hantei.play import HAND, Refused, verify
from hantei.web.app import app
from hantei.web.commands.hosting import SetDiceServer
from hantei.web.commands.playing import GiveAnswer
from hantei.web.server.hub import Hub
from hantei.web.storage.doors import Viewer
from hantei.web.storage.places import OWNER
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.storage.store import Store
from hantei.web.table.by_itself import let_dice_fall
from hantei.web.working.crew import InlineCrew

from .tables import field
from .turns import Browser, played, room_of, serving, while_others_work

SERVER = "https://dice.example.jp"
DUEL = "gundog/mirror_four"
ELSEWHERE = {"seat-red": "here", "seat-blue": "here", "dice": "elsewhere", "source": SERVER + "/"}
AMONG_MACHINES = {**ELSEWHERE, "seat-red": "machine:random", "seat-blue": "machine:random", "pace": "instant"}


class Ones:
    """A server on whose dice ones fall; `silent` as long as it has no answer."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []
        self.silent = False

    async def __call__(self, server: str, dice: Dice) -> ServerThrow:
        self.asked.append((server, dice.name))
        if self.silent:
            raise BadDiceServer("dice-server-silent", server=server)
        return ServerThrow((1,) * dice.n, f"({dice.n}B{dice.sides}) ＞ {','.join('1' * dice.n)}")


@asynccontextmanager
async def thrown_by(path: Path, throw: ThrowThere) -> AsyncIterator[Browser]:
    served = app(SqliteStore(path), crew=InlineCrew, throw=throw)
    async with served.router.lifespan_context(served):
        yield Browser(served)


async def begin(browser: Browser, fields: dict[str, str]) -> tuple[str, Hub, str]:
    page = await browser.post(f"/new/{DUEL}", **fields)
    assert page.status == 200, page.text
    found = re.search(r"(/t/[^/]+/owner/)", page.text)
    assert found
    return found[1], await room_of(browser).hubs.of(found[1].split("/")[2]), page.text


async def until_asked(browser: Browser, hub: Hub, ones: Ones) -> None:
    """Answer as anybody would until the first dice are needed; the owner answers for both."""
    room, luck, moves = room_of(browser), Random(0), len(ones.asked)
    while len(ones.asked) == moves:
        key, decision = next(iter(hub.live.session.decisions.items()))
        value, at = decision.sample(luck), hub.live.asked_at
        await room.change(hub, partial(GiveAnswer(key, value, at).carry_out, by=Viewer("", OWNER)))
        await room.drive.settle(hub)


def test_a_server_throws_and_the_journal_says_so(tmp_path: Path) -> None:
    ones, kept = Ones(), tmp_path / "kept.jsonl"

    async def work() -> None:
        async with thrown_by(tmp_path / "tables.db", ones) as browser:
            table, hub, _ = await begin(browser, ELSEWHERE)
            await until_asked(browser, hub, ones)
            assert HAND not in hub.live.session.decisions
            assert {server for server, _ in ones.asked} == {SERVER}
            kept.write_bytes((await browser.get(f"{table}save")).body)

    played(work())
    verdict = verify(kept, library.find)
    assert verdict.sound, verdict.said
    assert verdict.sources == {SERVER: len(ones.asked)}
    assert "＞ 1" in kept.read_text()


def test_faces_that_its_answer_does_not_show_are_found(tmp_path: Path) -> None:
    """Somebody who changes the faces has to change the answer beside them, too."""
    ones = Ones()

    async def work() -> None:
        async with thrown_by(tmp_path / "tables.db", ones) as browser:
            _, hub, _ = await begin(browser, ELSEWHERE)
            ones.silent = True
            await until_asked(browser, hub, ones)
            wanted = hub.live.session.decisions[HAND]
            assert isinstance(wanted, Faces)
            lie = ServerThrow((6,) * wanted.dice.n, f"({wanted.dice.n}B{wanted.dice.sides}) ＞ 1")
            with pytest.raises(Refused, match="faces-not-said"):
                let_dice_fall(hub.live, hub.live.thrown_elsewhere, lie)
            assert HAND in hub.live.session.decisions

    played(work())


def test_whoever_watches_asks_anew_where_a_throw_cannot_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    class NoRoom(Ones):
        async def __call__(self, server: str, dice: Dice) -> ServerThrow:
            monkeypatch.setattr(Store, "_carry_out", full)
            return await super().__call__(server, dice)

    async def work() -> None:
        ones, errors = NoRoom(), list[object]()
        async with thrown_by(tmp_path / "tables.db", ones) as browser:
            table, hub, _ = await begin(browser, ELSEWHERE)
            asyncio.get_running_loop().set_exception_handler(lambda _, error: errors.append(error))
            _, task = browser.listen(f"{table}stream")
            await until_asked(browser, hub, ones)
            await while_others_work()
            gc.collect()
            assert not errors
            assert not hub.live.game.journal.is_open
            assert task.done()

    played(work())


def test_a_silent_server_is_told_and_dice_are_entered_by_hand(tmp_path: Path) -> None:
    ones = Ones()
    ones.silent = True

    async def work() -> None:
        async with thrown_by(tmp_path / "tables.db", ones) as browser:
            table, hub, _ = await begin(browser, ELSEWHERE)
            await until_asked(browser, hub, ones)
            page = (await browser.get(table)).text
            assert "cannot be reached" in page
            await while_others_work()
            assert len(ones.asked) == 1, "it is not asked again by itself"
            before = hub.live.session.moves
            fields = {"key": field(page, "key"), "at": field(page, "at")}
            ones.silent = False
            wanted = hub.live.session.decisions[HAND]
            assert isinstance(wanted, Faces)
            await browser.post(f"{table}answer", answer=" ".join("1" * wanted.dice.n), **fields)
            assert hub.live.session.moves > before
            assert HAND not in hub.live.session.decisions

    played(work())


def test_a_server_can_be_asked_again_and_taken_away(tmp_path: Path) -> None:
    ones = Ones()
    ones.silent = True

    async def work() -> None:
        async with thrown_by(tmp_path / "tables.db", ones) as browser:
            table, hub, _ = await begin(browser, ELSEWHERE)
            await until_asked(browser, hub, ones)
            assert 'action="dice-from"' in (await browser.get(table)).text
            await browser.post(f"{table}dice-from", source="")
            await while_others_work()
            assert (hub.live.card.source, len(ones.asked)) == ("", 1)
            assert "cannot be reached" not in (await browser.get(table)).text
            ones.silent = False
            refused = await browser.post(f"{table}dice-from", source="https://10.0.0.1/")
            assert "not the address of a dice server" in refused.text
            assert hub.live.card.source == ""
            await browser.post(f"{table}dice-from", source=SERVER)
            await room_of(browser).drive.settle(hub)
            assert HAND not in hub.live.session.decisions

    played(work())


def test_undo_takes_back_what_a_person_did_and_redo_brings_the_same_dice(tmp_path: Path) -> None:
    ones, kept = Ones(), tmp_path / "kept.jsonl"

    async def work() -> None:
        async with thrown_by(tmp_path / "tables.db", ones) as browser:
            table, hub, _ = await begin(browser, ELSEWHERE)
            await until_asked(browser, hub, ones)
            asked, moves, place = len(ones.asked), hub.live.session.moves, hub.live.asked_at
            await browser.post(f"{table}undo", count="1")
            assert hub.live.session.moves == moves - 1
            assert HAND not in hub.live.session.decisions
            await browser.post(f"{table}redo", count="1")
            await room_of(browser).drive.settle(hub)
            assert (len(ones.asked), hub.live.asked_at) == (asked, place)
            kept.write_bytes((await browser.get(f"{table}save")).body)

    played(work())
    verdict = verify(kept, library.find)
    assert verdict.sound, verdict.said


def test_a_game_among_machines_goes_on_by_itself(tmp_path: Path) -> None:
    ones = Ones()

    async def work() -> None:
        async with thrown_by(tmp_path / "tables.db", ones) as browser:
            _, hub, _ = await begin(browser, AMONG_MACHINES)
            for _ in range(400):
                await room_of(browser).drive.settle(hub)
                if len(ones.asked) > 12:
                    break
            assert len(ones.asked) > 12
            assert hub.live.no_dice == ("", None)

    played(work())


def test_a_bad_address_leaves_it_known_that_the_server_has_not_thrown(tmp_path: Path) -> None:
    ones = Ones()
    ones.silent = True

    async def work() -> None:
        async with thrown_by(tmp_path / "tables.db", ones) as browser:
            _, hub, _ = await begin(browser, ELSEWHERE)
            await until_asked(browser, hub, ones)
            room, owner, asked = room_of(browser), Viewer(hub.live.card.owner, OWNER), len(ones.asked)
            before = hub.live.lacking_dice
            assert before is not None
            with pytest.raises(BadDiceServer):
                await room.change(hub, partial(SetDiceServer("ftp://nowhere").carry_out, by=owner))
            assert (hub.live.lacking_dice, hub.live.card.source) == (before, SERVER)
            await room.change(hub, partial(SetDiceServer(SERVER).carry_out, by=owner))
            assert hub.live.lacking_dice is None
            await room.drive.settle(hub)
            assert len(ones.asked) == asked + 1  # it is asked again

    played(work())


def test_a_guest_does_not_choose_the_server(tmp_path: Path) -> None:
    async def work() -> None:
        async with thrown_by(tmp_path / "tables.db", Ones()) as browser:
            table, hub, page = await begin(browser, {**ELSEWHERE, "seat-blue": "link"})
            panel = (await browser.get(f"{table}panel")).text
            link = re.search(r"/join/[\w-]+", panel or page)
            assert link
            guest = Browser(browser.served)
            place = (await guest.ask("POST", link[0])).header("location")
            answer = await guest.ask("POST", f"{place}dice-from", b"source=https%3A%2F%2Fother.example.jp")
            assert hub.live.card.source == SERVER, answer.status

    played(work())


def test_without_the_network_it_is_no_choice(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            assert 'value="elsewhere"' not in (await browser.get(f"/new/{DUEL}")).text
            assert (await browser.post(f"/new/{DUEL}", **ELSEWHERE)).status == 422

    played(work())


def test_the_same_people_again_have_the_same_dice(tmp_path: Path) -> None:
    async def work() -> None:
        async with thrown_by(tmp_path / "tables.db", Ones()) as browser:
            table, _, _ = await begin(browser, ELSEWHERE)
            page = await browser.post(f"{table}anew")
            found = re.search(r"(/t/[^/]+/owner/)", page.text)
            assert found
            hub = await room_of(browser).hubs.of(found[1].split("/")[2])
            assert hub.live.id != table.split("/")[2]
            assert hub.live.card.source == SERVER

    played(work())
