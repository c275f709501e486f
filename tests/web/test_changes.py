"""What comes of changes and looks that fail, or for which nobody waits any more: each is told what is so, and nobody
else pays for it."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hantei.web
from hantei.play import SaveError
from hantei.web.commands import TableCommand
from hantei.web.commands.hosting import SetPace, SetSeat
from hantei.web.commands.refereeing import NameFaces
from hantei.web.commands.speaking import Say
from hantei.web.drawing.showing import Showing
from hantei.web.server.admission import admitted
from hantei.web.server.hub import Hub
from hantei.web.storage.doors import Viewer
from hantei.web.storage.store import Store
from hantei.web.table.live import LiveTable

from .test_turns import BOTH, GUEST, TIMED, begin, links_of, seated
from .turns import played, room_of, serving, while_others_work


def test_who_gives_up_opening_a_table_takes_it_from_nobody_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            _, hub = await begin(browser, BOTH)
            room, name = room_of(browser), hub.live.id
            room.hubs.here.pop(name).retire()
            first, second = (asyncio.create_task(room.hubs.of(name)) for _ in range(2))
            await asyncio.sleep(0)
            first.cancel()
            assert await second is room.hubs.here[name]
            room.hubs.here.pop(name).retire()
            alone = asyncio.create_task(room.hubs.of(name))
            await asyncio.sleep(0)
            alone.cancel()
            await while_others_work()
            assert room.hubs.here[name].usable  # it is opened all the same, so that its claim is given up with it later

    played(work())


def test_of_two_answers_the_second_of_which_may_have_been_kept_nobody_says_it_was_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first was kept and would be shown; the table is to be taken from the store again."""

    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            _, hub = await begin(browser, BOTH)
            viewer = Viewer(hub.live.card.owner, "owner")

            def lost(store: Store, job: Any) -> Any:
                raise SaveError("store-lost")

            def both(live: LiveTable) -> None:
                Say("Here we are").carry_out(live, viewer)
                monkeypatch.setattr(type(live.store), "write", lost)
                NameFaces([6]).carry_out(live, viewer)

            with pytest.raises(SaveError) as failed:
                await room_of(browser).change(hub, both, viewer)
            assert failed.value.message == "store-lost"
            monkeypatch.undo()

    played(work())


@pytest.mark.parametrize("command", [Say("too late"), SetPace("slow")])
def test_what_waited_while_a_write_failed_is_kept_nowhere_and_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: TableCommand
) -> None:
    """The table is closed, and nobody has opened it again yet: it is another one that takes changes."""

    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            _, hub = await begin(browser, BOTH)
            room, viewer = room_of(browser), Viewer(hub.live.card.owner, "owner")

            def kept() -> list[Any]:
                return [room.store.read(f"SELECT * FROM {name}") for name in ("tables", "told")]  # noqa: S608 - ours

            async def late(hub: Hub) -> None:
                await room.change(hub, lambda live: command.carry_out(live, viewer), viewer)

            def full(store: Store, job: Any) -> Any:
                raise SaveError("store-write-failed")

            before = kept()
            with monkeypatch.context() as failing:
                failing.setattr(type(room.store), "write", full)
                with pytest.raises(SaveError):
                    await room.change(hub, lambda live: NameFaces([6]).carry_out(live, viewer), viewer)
            asked: list[LiveTable] = []
            with pytest.raises(SaveError):
                await room.change(hub, asked.append, viewer)
            with pytest.raises(SaveError):
                await late(hub)
            assert (kept(), asked) == (before, [])
            await late(await room.hubs.of(hub.live.id))
            assert kept() != before

    played(work())


@pytest.mark.parametrize("error", [SaveError("store-unreachable"), ZeroDivisionError()], ids=["unread", "undrawn"])
def test_what_is_kept_and_cannot_be_shown_is_told_as_kept_and_readers_ask_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            _, hub = await begin(browser, BOTH)
            room, viewer = room_of(browser), Viewer(hub.live.card.owner, "owner")
            reader = await room.listen(hub, viewer, "en", "")

            def fails(*_: Any) -> Any:
                raise error

            with monkeypatch.context() as failing:
                failing.setattr(Showing, "payloads", fails)
                await room.change(hub, lambda live: Say("Here we are").carry_out(live, viewer), viewer)
            assert reader.over
            again = await room.listen(hub, viewer, "en", "another")
            assert "Here we are" in again.taken().decode()

    played(work())


def test_a_new_link_is_told_as_given_although_nothing_can_be_read_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever came by the old link is gone from the table at once: nothing is read for it, which could fail."""

    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, GUEST)
            await seated(browser, (await browser.get(table)).text)
            room, owner = room_of(browser), Viewer(hub.live.card.owner, "owner")
            assert [one.place for one in hub.live.company].count("seat-white") == 1
            room.doors.admits(owner, hub.live.id)  # known from now on

            def unread(*_: Any) -> Any:
                raise SaveError("store-unreachable")

            with monkeypatch.context() as failing:
                failing.setattr(type(room.store), "read", unread)
                await room.comings.renew(hub, Viewer(owner.person, "seat-white"), owner)
            assert [one.place for one in hub.live.company] == ["owner"]

    played(work())


def test_who_writes_the_card_and_the_company_of_a_table_is_one() -> None:
    """Whatever the store has of them is taken over in one place, so that no copy of one hides a change of another."""
    writers = set[str]()
    for file in Path(hantei.web.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and node.attr in KEPT:
                writers.add(f"{file.name}: {ast.unparse(node)}")
    begun = {"stand.py: self.card", "stand.py: self.company", "live.py: self.company"}
    assert writers == begun | {f"changes.py: {of}.{what}" for of in ("self.table", "change") for what in KEPT}


KEPT = ("card", "company")
"""What a table and a change that is under way both have."""


def test_a_place_without_a_link_is_given_no_other_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, GUEST)
            before = links_of(hub)
            for place in (b"seat-red", b"nothing"):
                assert (await browser.ask("POST", f"{table}renew", b"place=" + place)).status == 404
            assert links_of(hub) == before

    played(work())


@pytest.mark.parametrize("way", ["hindsight", "course"])
def test_who_asks_for_a_look_back_when_too_many_think_is_told_so(tmp_path: Path, way: str) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, {**TIMED, "pace": "instant"})
            await browser.get(table)
            await while_others_work()
            assert hub.live.session.finished
            room_of(browser).crew.think = lambda task: None  # type: ignore[method-assign]
            answer = await browser.ask("GET", f"{table}{way}")
            assert answer.status == 503
            assert "busy with other calculations" in answer.text
            part = await browser.ask("GET", f"{table}{way}", hx_request="true")
            assert (part.status, part.header("hx-retarget")) == (503, "#refused")

    played(work())


def test_whoever_lost_their_place_is_sent_away_at_once_though_more_of_the_change_failed(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, GUEST)
            guest, place = await seated(browser, (await browser.get(table)).text)
            stream, task = guest.listen(f"{place}stream")
            await while_others_work()

            def half(live: LiveTable) -> None:
                SetSeat("white", "here").carry_out(live, Viewer(live.card.owner, "owner"))
                raise ZeroDivisionError

            with pytest.raises(ZeroDivisionError):
                await room_of(browser).change(hub, half)
            await while_others_work()
            assert task.done()
            assert "parted" in stream.text

    played(work())


def test_whoever_goes_while_they_are_let_in_to_listen_is_not_there(tmp_path: Path) -> None:
    """A thread goes on with what nobody waits for any more: their reader would stay, and the table with it."""

    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            _, hub = await begin(browser, BOTH)
            room, loop = room_of(browser), asyncio.get_running_loop()
            here = await admitted(room, Viewer(hub.live.card.owner, "owner"), hub.live.id, ("", ""), early=False)
            for turns in range(4):

                async def goes_on(work: Callable[[], Any], turns: int = turns) -> None:
                    loop.call_soon(work)
                    await while_others_work(turns)
                    await loop.create_future()

                room.work.run = goes_on  # type: ignore[method-assign, assignment]
                listening = asyncio.create_task(here.stream("en", ""))
                await while_others_work(turns + 1)
                listening.cancel()
                await while_others_work()
                assert (hub.readers, list(hub.live.here), hub.showing.watched()) == (set(), [], [])

    played(work())
