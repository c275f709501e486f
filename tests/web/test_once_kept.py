"""What the store has kept stands, though something fails between that and the answer: whoever was given something has
it and is known, whoever lost a place looks no more, and nothing is told as refused that has happened."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from hantei.play import SaveError
from hantei.web.server.room import Room
from hantei.web.storage.company import image_named
from hantei.web.storage.doors import Viewer
from hantei.web.storage.store import Store

from .test_turns import GUEST, begin, seated
from .turns import played, room_of, serving, while_others_work


@contextmanager
def unread(store: Store, query: str) -> Iterator[list[str]]:
    """The next read of a store that holds these words fails, once; what has failed."""
    real, failed = store.read, list[str]()

    def read(asked: str, *given: Any) -> Any:
        if query in asked and not failed:
            failed.append(asked)
            raise SaveError("store-unreachable")
        return real(asked, *given)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "read", read)
        yield failed


def failing(room: Room, name: str, once_done: bool = False) -> pytest.MonkeyPatch:
    """Let something that the room does fail, once it is done or before; to be undone."""
    patch, real, why = pytest.MonkeyPatch(), getattr(room.comings, name), "store-write-failed"

    async def broken(*given: Any) -> None:
        if once_done:
            await real(*given)
        raise SaveError(why)

    patch.setattr(room.comings, name, broken)
    return patch


def test_somebody_new_whose_name_was_kept_is_known_though_the_answer_failed(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            patch = failing(room_of(browser), "rename", once_done=True)
            assert (await browser.ask("POST", "/name", b"name=Ada")).status == 503
            patch.undo()
            assert "Ada" in (await browser.get("/name")).text

    played(work())


def test_a_name_that_was_kept_is_not_told_as_refused_because_it_could_not_be_shown(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            with unread(room_of(browser).store, "SELECT DISTINCT tab FROM grants") as failed:
                assert (await browser.ask("POST", "/name", b"name=Ada")).status == 303
            assert failed
            assert "Ada" in (await browser.get("/name")).text

    played(work())


def test_a_picture_that_was_kept_is_not_told_as_refused_because_it_could_not_be_shown(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            room = room_of(browser)
            with unread(room.store, "SELECT DISTINCT tab FROM grants") as failed:
                await room.comings.picture("somebody", "portrait", b"drawn")
            assert failed
            assert image_named(room.store, "portrait") == b"drawn"

    played(work())


@pytest.mark.parametrize("way", ["put-out", "renew"])
def test_who_is_put_out_looks_no_more_though_a_read_fails_once_they_are(tmp_path: Path, way: str) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, GUEST)
            room = room_of(browser)
            guest, place = await seated(browser, (await browser.get(table)).text)
            stream, task = guest.listen(f"{place}stream")
            await while_others_work()
            by, gone = (next(Viewer(one.person, one.place) for one in hub.live.company if one.place == where)
                        for where in ("owner", "seat-white"))  # fmt: skip
            with unread(room.store, "FROM grants g LEFT JOIN people"), suppress(SaveError):
                if way == "renew":
                    await room.comings.renew(hub, Viewer(by.person, gone.place), by)
                else:
                    await room.comings.put_out(hub, gone, by)
            await while_others_work()
            assert not room.store.read("SELECT 1 FROM grants WHERE person = ? AND place = ?", gone.person, gone.place)
            assert task.done()
            assert "parted" in stream.body.decode()
            assert (await guest.get(place)).status == 404

    played(work())
