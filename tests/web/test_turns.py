"""What a server does beside answering, seen step by step: with a crew of turns nothing happens unseen, and no time is
waited for."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from hantei.play import SaveError
from hantei.web.commands.playing import TakeBack
from hantei.web.commands.refereeing import amend
from hantei.web.http.deeds import MOST_FORM
from hantei.web.http.guard import Refusal
from hantei.web.server import hub as hubs
from hantei.web.server.hub import Hub, Reader
from hantei.web.server.hubs import IDLE
from hantei.web.storage.doors import Viewer, links
from hantei.web.storage.store import Store
from hantei.web.table.attendance import get_up
from hantei.web.table.live import LiveTable
from hantei.web.working.crew import Lane
from hantei.web.working.work import MOST_LOOKS

from .tables import field, question
from .turns import Answer, Browser, played, room_of, serving, while_others_work

DUEL = "senki/ace_duel"
GUEST = {"seat-red": "here", "seat-white": "link"}
BOTH = {"seat-red": "here", "seat-white": "here"}
TIMED = {"seat-red": "machine:random", "seat-white": "machine:random", "pace": "slow", "seed": "turns"}


async def begin(browser: Browser, fields: dict[str, str]) -> tuple[str, Hub]:
    """A table; its address, and who draws it."""
    page = await browser.post(f"/new/{DUEL}", **fields)
    assert page.status == 200, page.text
    found = re.search(r"(/t/[^/]+/owner/)", page.text)
    assert found
    return found[1], await room_of(browser).hubs.of(found[1].split("/")[2])


async def seated(browser: Browser, page: str) -> tuple[Browser, str]:
    """Somebody who has come by the only link of a page; their browser, and the address of their place."""
    found = re.search(r"/join/[\w-]+", page)
    assert found
    guest = Browser(browser.served)
    came = await guest.ask("POST", found[0])
    return guest, came.header("location")


async def answered(browser: Browser, table: str, answer: str = "done") -> int:
    """Answer what a place is asked; the status."""
    page = (await browser.get(table)).text
    return (await browser.post(f"{table}answer", key=field(page, "key"), at=field(page, "at"), answer=answer)).status


async def shown(browser: Browser, table: str) -> asyncio.Task[None]:
    """A stream that runs, and has sent all that there was to send."""
    _, task = browser.listen(f"{table}stream")
    await while_others_work()
    assert not task.done()
    return task


def test_a_guest_who_is_put_out_hears_no_more(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, GUEST)
            guest, place = await seated(browser, (await browser.get(table)).text)
            stream, task = guest.listen(f"{place}stream")
            await while_others_work()
            before = len(stream.body)
            assert (await browser.post(f"{table}seat", who="white", player="here")).status == 200
            await while_others_work()
            assert task.done()
            assert "parted" in stream.body[before:].decode()
            assert not hub.readers

    played(work())


def test_streams_end_when_their_table_is_removed(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, BOTH)
            task = await shown(browser, table)
            await browser.post(f"{table}remove")
            await while_others_work()
            assert task.done()
            assert not hub.readers
            assert (await browser.get(table)).status == 404

    played(work())


def test_a_reader_who_takes_nothing_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "MOST_WAITING", 3)

    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, BOTH)
            free = asyncio.Event()

            async def stuck(answer: Answer, message: Any) -> None:
                await free.wait()

            _, task = browser.listen(f"{table}stream", stuck)
            await while_others_work()
            (reader,) = hub.readers
            for count in range(1, 9):
                await room_of(browser).change(hub, lambda live, hp=count: amend(live, ["set", "red_ace.hp", str(hp)]))  # type: ignore[misc]
                assert len(reader.waiting) <= 3
            assert reader.over
            free.set()
            await while_others_work()
            assert task.done()

    played(work())


def test_tables_at_which_nobody_looks_leave_the_memory_and_no_others(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            (watched, left), room = [await begin(browser, BOTH) for _ in range(2)], room_of(browser)
            await shown(browser, watched[0])
            await asyncio.sleep(IDLE / 2)
            assert set(room.hubs.here) == {watched[1].live.id, left[1].live.id}
            await asyncio.sleep(IDLE)
            assert set(room.hubs.here) == {watched[1].live.id}
            assert left[1].retired
            assert not left[1].live.game.journal.is_open
            assert question((await browser.get(left[0])).text)  # it comes back when somebody looks

    played(work())


def test_a_body_is_counted_whatever_its_header_says(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            body = b"lang=ja&back=" + b"x" * MOST_FORM
            assert (await browser.ask("POST", "/language", body, parts=9, content_length="9")).status == 413
            assert (await browser.ask("POST", "/language", body, parts=9)).status == 413
            small = body[:MOST_FORM]
            assert (await browser.ask("POST", "/language", small, parts=9)).status == 303

    played(work())


def test_scripts_cannot_read_who_somebody_is(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            made = await browser.ask("POST", f"/new/{DUEL}", b"seat-red=here&seat-white=link")
            given = [value for name, value in made.headers if name == "set-cookie"]
            page = await browser.get(made.header("location"))
            link = re.search(r"/join/[\w-]+", page.text)
            assert link
            came = await Browser(browser.served).ask("POST", link[0])
            given += [value for name, value in came.headers if name == "set-cookie"]
            assert len(given) == 2
            assert all(value.startswith("hantei=") and "httponly" in value.lower() for value in given)

    played(work())


def test_a_table_whose_write_failed_is_taken_from_the_store_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, BOTH)
            task, before = await shown(browser, table), question((await browser.get(table)).text)

            def full(*_: Any, **__: Any) -> None:
                raise sqlite3.OperationalError("database or disk is full")

            with monkeypatch.context() as broken:
                broken.setattr(Store, "_carry_out", full)
                page = (await browser.get(table)).text
                said = await browser.post(f"{table}answer", key=field(page, "key"), at=field(page, "at"), answer="done")
                assert said.status == 422
                assert "this was not saved" in said.text
            assert not hub.live.game.journal.is_open
            assert question((await browser.get(table)).text) == before
            await while_others_work()
            assert task.done()  # whoever listened asks anew
            again = room_of(browser).hubs.here[hub.live.id]
            assert again is not hub
            assert await answered(browser, table) == 200
            assert again.live.session.moves == 1

    played(work())


def test_machines_answer_when_it_is_time_and_wait_before(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, TIMED)
            loop, moves = asyncio.get_running_loop(), list[float]()
            await shown(browser, table)
            stamp, begun = hub.live.stamp, loop.time()
            while len(moves) < 3:
                await asyncio.sleep(0.1)
                if hub.live.stamp != stamp:
                    moves.append(loop.time() - begun)
                    stamp = hub.live.stamp
            assert moves == pytest.approx([2.0, 4.0, 6.0], abs=0.25)

    played(work())


def test_a_change_holds_the_lock_of_its_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            _, hub = await begin(browser, BOTH)
            room, held = room_of(browser), list[bool]()

            class Watched:
                """A lock that says whether it is held."""

                depth = 0

                def __enter__(self) -> None:
                    self.depth += 1

                def __exit__(self, *_: object) -> None:
                    self.depth -= 1

            lock = Watched()
            hub.live.lock = lock  # type: ignore[assignment]
            drawn = hub.showing.payloads

            def payloads() -> Any:
                held.append(lock.depth > 0)
                return drawn()

            hub.showing.payloads = payloads  # type: ignore[method-assign]

            def act(live: LiveTable) -> None:
                held.append(lock.depth > 0)

            await room.change(hub, act)
            reader = await room.listen(hub, Viewer(hub.live.card.owner, "owner"), "en", "")
            assert isinstance(reader, Reader)
            assert held == [True, True]
            assert lock.depth == 0

    played(work())


def test_a_table_that_has_left_the_memory_is_neither_changed_nor_listened_to(tmp_path: Path) -> None:
    """What was asked of it before it left comes too late: another one may stand in its stead."""

    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, BOTH)
            room, owner = room_of(browser), Viewer(hub.live.card.owner, "owner")
            del room.hubs.here[hub.live.id]
            hub.retire()
            moves = hub.live.session.moves
            with pytest.raises(SaveError):
                await room.change(hub, lambda live: TakeBack(1).carry_out(live, owner), owner)
            reader = await room.listen(hub, owner, "en", "")
            assert reader.over
            assert not reader.waiting
            hub.leave(reader)
            again = await room.hubs.of(hub.live.id)
            assert again is not hub
            assert again.live.session.moves == moves
            assert (await browser.get(table)).status == 200

    played(work())


def test_a_table_that_is_lost_while_it_is_opened_is_opened_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            _, hub = await begin(browser, BOTH)
            room, name = room_of(browser), hub.live.id
            hub.live.close()  # as after a write that failed
            waiting = [asyncio.create_task(room.hubs.of(name)) for _ in range(2)]
            await asyncio.sleep(0)
            room.hubs.here.pop(name).retire()
            first, second = await asyncio.gather(*waiting)
            assert first is second is room.hubs.here[name]
            assert first.usable

    played(work())


def test_who_loses_their_place_while_a_look_waits_sees_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, GUEST)
            guest, place = await seated(browser, (await browser.get(table)).text)
            ways = ["", "replay", "access", "keep", "pieces", "before/1000", "character/red_ace", "lines/1", *LOGS]
            found = await put_out_while_asking(guest, hub, [("GET", f"{place}{way}") for way in ways])
            assert found == [404] * len(ways)

    played(work())


LOGS = ("log.txt", "log.html")
"""The whole log."""


async def put_out_while_asking(guest: Browser, hub: Hub, ways: Sequence[tuple[str, str]]) -> list[int]:
    """Requests of somebody who came by a link, which have been let in but wait for their turn when the place is taken,
    and its link renewed; the statuses of what comes."""
    room, begun, waiting = room_of(guest), asyncio.Event(), list[Lane]()
    viewer = next(Viewer(one.person, one.place) for one in hub.live.company if one.person != hub.live.card.owner)
    assert room.doors.admits(viewer, hub.live.id)  # from now on it is remembered
    done = room.crew.done

    async def in_turn(work: Any, lane: Lane, turn: str = "") -> Any:
        waiting.append(lane)
        await begun.wait()
        return await done(work, lane)

    room.crew.done = in_turn  # type: ignore[method-assign]
    asked = [asyncio.create_task(guest.ask(*way)) for way in ways]
    await while_others_work()
    assert len(waiting) == len(ways)
    get_up(hub.live, viewer, [viewer.place])
    room.doors.forget(hub.live.id)
    begun.set()
    return [(await one).status for one in asked]


def test_an_owner_who_loses_their_place_while_a_look_waits_gets_neither_the_game_nor_its_new_links(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, GUEST)
            other, place = await seated(browser, links_of(hub)["owner"])
            assert place == table
            api = f"/api/v1/tables/{hub.live.id}/owner"
            ways = [("GET", way) for way in (f"{table}save", f"{api}/links", f"{api}/save")]
            assert {(await other.ask(*way)).status for way in ways} == {200}
            ways.append(("POST", f"{table}anew"))
            assert await put_out_while_asking(other, hub, ways) == [404] * len(ways)

    played(work())


def test_who_loses_their_place_while_the_end_of_a_game_is_looked_at_sees_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, {**TIMED, "pace": "instant"})
            await browser.get(table)
            await while_others_work()
            assert hub.live.session.finished
            other, place = await seated(browser, links_of(hub)["owner"])
            ways = [("GET", f"{place}{way}") for way in ("ending", "hindsight", "course")]
            assert await put_out_while_asking(other, hub, ways) == [404] * len(ways)

    played(work())


def links_of(hub: Hub) -> dict[str, str]:
    """The links of a table."""
    return {place: f"/join/{secret}" for place, secret in links(hub.live.store, hub.live.id).items()}


def test_exports_of_a_whole_log_are_bounded_for_each_person(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, _ = await begin(browser, BOTH)
            room, ended = room_of(browser), asyncio.Event()
            done = room.crew.done

            async def slow(work: Any, lane: Lane, turn: str = "") -> Any:
                if lane is Lane.LOOK:
                    await ended.wait()
                return await done(work, lane)

            room.crew.done = slow  # type: ignore[method-assign]
            ways = ["log.txt", "log.html"] * (MOST_LOOKS[0] // 2)
            asked = [asyncio.create_task(browser.ask("GET", f"{table}{way}")) for way in ways]
            await while_others_work()
            further = asyncio.create_task(browser.ask("GET", f"{table}log.txt"))
            await while_others_work()
            assert further.done()
            assert (await further).status == 429
            ended.set()
            assert {(await one).status for one in asked} == {200}

    played(work())


def test_whoever_picks_a_seat_has_it_though_the_answer_is_lost(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, {"seat-red": "link", "seat-white": "link"})
            guest, link = Browser(browser.served), links_of(hub)["any"].replace("/join/", "/sit/")
            await guest.ask("GET", link)
            known = dict(guest.cookies)
            await guest.ask("POST", link, b"name=Ada&place=seat-red")
            guest.cookies = known  # as if nothing had come back
            assert (await guest.get(table.replace("owner", "seat-red"))).status == 200

    played(work())


def test_one_person_and_one_address_have_so_many_long_looks_and_the_others_theirs(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            await begin(browser, BOTH)
            room, ended = room_of(browser), asyncio.Event()

            async def never(work: object, lane: object, turn: str = "") -> None:
                await ended.wait()

            room.crew.done = never  # type: ignore[method-assign, assignment]
            person, address = MOST_LOOKS
            mine = [asyncio.create_task(room.work.look_long(int, ("me", "home"))) for _ in range(person)]
            await while_others_work()
            with pytest.raises(Refusal):
                await room.work.look_long(int, ("me", "elsewhere"))
            names = [f"guest {n}" for n in range(address - person)]  # a cookie costs nothing
            others = [asyncio.create_task(room.work.look_long(int, (name, "home"))) for name in names]
            await while_others_work()
            assert not any(one.done() for one in others)
            with pytest.raises(Refusal):
                await room.work.look_long(int, ("one more", "home"))
            away = asyncio.create_task(room.work.look_long(int, ("one more", "elsewhere")))
            await while_others_work()
            assert not away.done()
            ended.set()
            await asyncio.gather(away, *others, *mine)
            await room.work.look_long(int, ("me", "home"))

    played(work())
