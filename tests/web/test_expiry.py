"""Tables that nobody has played at for long: told, then deleted."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic, time
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

from hantei import library
from hantei.web.app import app
from hantei.web.server.expiry import AT_ONCE, DAY, Expiry
from hantei.web.server.room import Room
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.storage.store import OWNED
from hantei.web.working.crew import InlineCrew

from .tables import BASE, Browser, question

TODAY = datetime(2026, 3, 1, 12, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("days", "ago", "until"),
    [
        (0, 5000, None), (90, 59, None), (90, 60, "2026-03-31"), (90, 89, "2026-03-02"), (90, 95, "2026-02-24"),
        (10, 4, None), (10, 5, "2026-03-06"),
    ],
)  # fmt: skip
def test_people_are_told_a_month_before_or_half_of_the_time(days: int, ago: int, until: str | None) -> None:
    told = Expiry(days).until(int(TODAY - ago * DAY), TODAY)
    assert (told.isoformat() if told else None) == until


def test_old_tables_go_with_all_that_is_theirs_and_those_in_use_stay(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    with TestClient(app(store, expiry=Expiry(90)), BASE) as client:
        browser = Browser(client.app, BASE, cookies=client.cookies)
        room = cast(Room, cast(Any, client.app).state.room)
        old, used, new = (browser.begin("senki/ace_duel", **{"seat-white": "link"}).split("/")[2] for _ in range(3))
        for table, days in ((old, 91), (used, 91), (new, 89)):
            store.execute("UPDATE tables SET touched = ? WHERE id = ?", int(time() - days * DAY), table)
        room.hubs.here.clear()  # as if the server had been started today
        page = browser.get("/", headers={"accept-language": "en"}).text
        assert page.count("unless somebody plays") == 3
        assert f'href="/t/{old}/owner/save"' in page
        assert room.expiry.carry_out(store, room.doors, [used]) == [old]
        for name, key in [("tables", "id"), *OWNED]:
            assert not store.read(f"SELECT 1 FROM {name} WHERE {key} = ?", old)  # noqa: S608
            assert store.read(f"SELECT 1 FROM {name} WHERE {key} = ?", new)  # noqa: S608
        assert browser.get(f"/t/{old}/owner/").status_code == 404
        browser.answer(f"/t/{new}/owner/", "done")
        assert question(browser.get(f"/t/{new}/owner/").text)
        assert browser.get("/", headers={"accept-language": "en"}).text.count("unless somebody plays") == 1
        room.expiry.carry_out(store, room.doors, [])
        assert browser.get(f"/t/{used}/owner/").status_code == 404


def test_a_server_deletes_by_itself_and_nothing_where_it_keeps_for_all_time(tmp_path: Path) -> None:
    for number, days in enumerate((0, 7)):
        store = SqliteStore(tmp_path / f"tables{number}.db")
        with TestClient(app(store, expiry=Expiry(days)), BASE) as client:
            browser = Browser(client.app, BASE, cookies=client.cookies)
            table = browser.begin("senki/ace_duel")
            room = cast(Room, cast(Any, client.app).state.room)
            store.execute("UPDATE tables SET touched = 1")
            room.hubs.here.clear()
            for hours in (2, 0):  # the clock has been looked at two hours ago, and has gone evenly since
                room.expiry.steady(time() - hours * 3600, monotonic() - hours * 3600)
            cast(Any, client.portal).call(room.expire)
            while room.background.tasks:
                cast(Any, client.portal).call(room.beat)
            assert (browser.get(table).status_code == 404) == bool(days)


def test_so_many_go_at_once_and_no_more(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    room = Room(store, InlineCrew(), Expiry(7))
    row = (
        "INSERT INTO tables (id, rulebook, title, owner, made, touched, seats, pace)"
        " VALUES (?, 'senki', '{}', 'me', 1, 1, '{}', 'fast')"
    )
    for number in range(AT_ONCE + 3):
        store.execute(row, str(number))
    assert len(room.expiry.carry_out(store, room.doors, [])) == AT_ONCE
    assert len(room.expiry.carry_out(store, room.doors, [])) == 3
    assert room.expiry.carry_out(store, room.doors, []) == []
    store.close()


def test_files_of_people_without_a_table_are_told_of_then_go_with_their_names(tmp_path: Path) -> None:
    """Whoever had a table until now, or whose server did not run, is told a month before, too."""
    store = SqliteStore(tmp_path / "tables.db")
    text = library.shelf("urban_assault").scenario_text("quarry_town")[1].encode()

    def aged(days: float) -> None:
        store.execute("UPDATE scripts SET made = ?", int(time() - days * DAY))

    def told(browser: Browser) -> str:
        page = browser.get("/", headers={"accept-language": "en"}).text
        found = re.search("Deleted on (.*) unless it is changed", page)
        return found[1] if found else "kept" if "/file" in page else "gone"

    with TestClient(app(store, expiry=Expiry(90)), BASE) as client:
        browser = Browser(client.app, BASE, cookies=client.cookies)
        room = cast(Room, cast(Any, client.app).state.room)
        browser.post("/bring", files={"file": ("mill.yaml", text)}, headers={"origin": BASE})
        browser.post("/name", data={"name": "Aoi"}, headers={"origin": BASE})
        table = browser.begin("senki/ace_duel").split("/")[2]
        aged(500)
        room.expiry.carry_out(store, room.doors, [])
        assert told(browser) == "kept"  # whoever has a table keeps all
        browser.post(f"/t/{table}/owner/remove", headers={"origin": BASE})
        room.expiry.carry_out(store, room.doors, [])
        room.expiry.carry_out(store, room.doors, [])
        assert told(browser) == datetime.fromtimestamp(time() + 30 * DAY, UTC).date().isoformat()
        aged(89.9)
        room.expiry.carry_out(store, room.doors, [])
        assert told(browser) != "gone"
        aged(90.1)
        assert store.read("SELECT name FROM people") == [("Aoi",)]
        room.expiry.carry_out(store, room.doors, [])
        assert told(browser) == "gone"
        for name in ("scripts", "versions", "people"):
            assert not store.read(f"SELECT 1 FROM {name}")  # noqa: S608
