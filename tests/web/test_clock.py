"""The time for a question: when it is over the computer answers, where somebody looks on."""

from __future__ import annotations

import asyncio
import gc
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from hantei.play.refused import Refused
from hantei.web.server.hub import Hub
from hantei.web.storage.store import Store
from hantei.web.table.clock import instead
from hantei.web.table.live import LiveTable

from .test_turns import BOTH, answered, begin, shown
from .turns import Browser, played, room_of, serving, while_others_work

HALF = 30
"""Seconds of the shortest clock."""

IN_TIME, LATE = HALF - 5, 10
"""Seconds after which time is left, and after which it is over."""

UP = "Time is up"

ASKED = 'name="key"'
"""What stands on the page of whoever is asked."""


async def timed(browser: Browser, clock: str = "half") -> tuple[str, Hub]:
    """A table at which people play both seats, with a clock; its address, and who draws it."""
    table, hub = await begin(browser, BOTH)
    assert (await browser.post(f"{table}clock", clock=clock)).status == 200
    return table, hub


async def passing(seconds: float) -> None:
    """Time goes by."""
    await asyncio.sleep(seconds)
    await while_others_work()


async def told(browser: Browser, table: str) -> int:
    """How often the log says that somebody's time was up."""
    return (await browser.get(f"{table}log.txt")).text.count(UP)


def test_the_computer_answers_when_the_time_is_up_and_the_next_question_has_its_own(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await timed(browser)
            await shown(browser, table)
            assert "data-until" in (await browser.get(table)).text
            stood = hub.live.asked_at
            await passing(IN_TIME)
            assert hub.live.asked_at == stood
            assert await told(browser, table) == 0
            await passing(LATE)
            assert hub.live.asked_at != stood
            assert await told(browser, table) == 1
            await passing(IN_TIME - LATE)
            assert await told(browser, table) == 1
            await passing(LATE)
            assert await told(browser, table) == 2

    played(work())


def test_whoever_answers_in_time_gives_the_next_question_all_its_time(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, _ = await timed(browser)
            await shown(browser, table)
            await passing(IN_TIME)
            assert await answered(browser, table) == 200
            await passing(IN_TIME)
            assert await told(browser, table) == 0
            await passing(LATE)
            assert await told(browser, table) == 1

    played(work())


def test_what_is_taken_back_is_asked_with_all_its_time_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await timed(browser)
            await shown(browser, table)
            stood = hub.live.asked_at
            await passing(HALF + 1)
            assert (await browser.post(f"{table}undo", count="1")).status == 200
            assert hub.live.asked_at == stood
            await passing(IN_TIME)
            assert hub.live.asked_at == stood
            await passing(LATE)
            assert hub.live.asked_at != stood

    played(work())


def test_nothing_is_answered_where_nobody_looks_on_or_no_clock_runs(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await timed(browser)
            stood = hub.live.asked_at
            await passing(3 * HALF)
            assert hub.live.asked_at == stood
            # Whoever comes has all the time
            await shown(browser, table)
            await passing(IN_TIME)
            assert hub.live.asked_at == stood
            assert (await browser.post(f"{table}clock", clock="off")).status == 200
            assert "data-until" not in (await browser.get(table)).text
            await passing(3 * HALF)
            assert hub.live.asked_at == stood
            assert (await browser.post(f"{table}clock", clock="never")).status == 422

    played(work())


def test_a_table_keeps_its_clock(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, _ = await timed(browser, "two")
            assert "data-until" in (await browser.post(f"{table}anew")).text  # another game of the same people, too
        async with serving(tmp_path / "tables.db") as browser:
            hub = await room_of(browser).hubs.of(table.split("/")[2])
            assert hub.live.card.clock == "two"

    played(work())


def test_whoever_rules_is_asked_too_when_the_time_is_up_and_no_computer_answers(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as master:
            table, hub = await begin(master, {"seat-red": "link", "seat-white": "link", "clock": "half-ruled"})
            secret = re.search(r"/sit/[\w-]+", (await master.get(f"{table}panel")).text)
            assert secret
            seats = []
            for place in ("seat-red", "seat-white"):
                guest = Browser(master.served)
                assert (await guest.post(secret[0], name=place, place=place)).status == 200
                seats.append((guest, f"/t/{hub.live.id}/{place}/"))
                await shown(*seats[-1])
            stood = hub.live.asked_at
            assert ASKED not in (await master.get(table)).text
            await passing(HALF + 1)
            assert hub.live.asked_at == stood, "nobody answers instead"
            pages = [(await guest.get(at)).text for guest, at in seats]
            assert [ASKED in page for page in pages].count(True) == 1, "whoever was asked may still answer, nobody else"
            assert all("The game master may answer too" in page for page in pages)
            await passing(3 * HALF)
            assert (await told(master, table), hub.live.asked_at) == (1, stood)
            assert await answered(master, table) == 200
            assert hub.live.asked_at != stood
            assert ASKED not in (await master.get(table)).text, "the next question has its own time"
            await master.post(f"{table}undo", count="1")
            assert hub.live.asked_at == stood
            assert ASKED not in (await master.get(table)).text, "and so has one that comes back"
            await passing(HALF + 1)
            assert ASKED in (await master.get(table)).text

    played(work())


def test_whoever_asks_while_a_change_is_made_that_comes_to_nothing_gives_nobody_new_time(tmp_path: Path) -> None:
    """The loop looks at the clock of a table while another thread tries a ruling, and refuses it."""

    async def work() -> None:
        async with serving(tmp_path / "tables.db") as master:
            table, hub = await begin(master, {"seat-red": "link", "seat-white": "link", "clock": "half-ruled"})
            await shown(master, table)
            await passing(IN_TIME)
            until, asked = hub.live.until, list[bool]()

            def tried(live: LiveTable) -> None:
                key, decision = next(iter(live.game.decisions.items()))
                live.game.answer(key, instead(live.session, decision))
                asked.append(live.late or live.until == until)
                live.game.undo(1)
                raise Refused("stale-answer")

            for over in (False, True):
                with pytest.raises(Refused):
                    await room_of(master).change(hub, tried)
                assert hub.live.late == over
                assert over or hub.live.until == until
                await passing(LATE)
            assert asked == [True, True]
            assert ASKED in (await master.get(table)).text, "whoever rules may still answer"

    played(work())


def test_whoever_watches_asks_anew_where_it_cannot_be_kept_that_the_time_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await timed(browser)
            task, errors = await shown(browser, table), list[object]()
            asyncio.get_running_loop().set_exception_handler(lambda _, error: errors.append(error))
            with monkeypatch.context() as broken:
                broken.setattr(Store, "_carry_out", full)
                await passing(LATE + IN_TIME)
            gc.collect()
            assert not errors
            assert not hub.live.game.journal.is_open
            assert task.done()
            await shown(browser, table)
            await passing(LATE + IN_TIME)
            assert await told(browser, table) == 1

    played(work())


def full(*_: Any, **__: Any) -> None:
    raise sqlite3.OperationalError("database or disk is full")
