"""More tables than one page holds: the older ones are behind a link, and what will be deleted is told on the first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any, cast

import pytest

from hantei.api import Client
from hantei.api.shapes import TABLES_AT_ONCE, TableEntry
from hantei.web.app import app
from hantei.web.server.expiry import DAY, Expiry
from hantei.web.server.room import Room

from .tables import BASE, Browser, store_at

NUMBER = 52
"""Tables of one person: 50 are shown at once."""

ROW = (
    "INSERT INTO tables (id, rulebook, title, owner, made, touched, seats, pace)"
    " VALUES (?, 'senki', '{\"ja\": \"J\", \"en\": \"E\"}', ?, 1, ?, '{}', 'fast')"
)


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    """Somebody with tables t0 to t51, played a day after each other, t0 last."""
    with Browser(app(store_at(tmp_path / "tables.db"), expiry=Expiry(70)), BASE) as browser:
        browser.headers["accept-language"] = "en"
        table = browser.begin("senki/ace_duel").split("/")[2]
        store = cast(Room, cast(Any, browser.app).state.room).store
        ((me,),) = store.read("SELECT owner FROM tables WHERE id = ?", table)
        store.execute("DELETE FROM grants WHERE tab = ?", table)
        for number in range(NUMBER):
            store.execute(ROW, f"t{number}", me, int(time()) - number * DAY)
            store.execute("INSERT INTO grants (person, tab, place) VALUES (?, ?, 'owner')", me, f"t{number}")
        yield browser


def listed(page: str) -> list[str]:
    """The tables to which a page leads, in its order."""
    return re.findall(r'class="card" href="/t/(t\d+)/owner/"', page)


def test_older_tables_are_behind_a_link_and_each_stands_on_one_page(browser: Browser) -> None:
    first = browser.get("/").text
    assert listed(first)[:50] == [f"t{number}" for number in range(50)]
    found = re.search(r'href="(/tables\?from=\d+)">Older tables', first)
    assert found
    older = browser.get(found[1]).text
    assert listed(older) == ["t50", "t51"]
    assert "Older tables" not in older
    newer = re.search(r'href="(/tables\?from=\d+)">Newer tables', older)
    assert newer
    page = browser.get(newer[1]).text
    assert listed(page) == [f"t{number}" for number in range(50)]
    assert "Newer tables" not in page
    assert browser.get("/tables?from=52").url.path == "/"
    assert Browser(browser.app, BASE).get("/tables").url.path == "/"


def test_what_will_be_deleted_is_told_on_the_first_page_wherever_it_stands(browser: Browser) -> None:
    """Of 70 days the last 30 are told: from the fortieth day without a move on."""
    page = browser.get("/").text
    assert listed(page)[50:] == ["t51", "t50"]
    assert page.count("unless somebody plays") == NUMBER - 40
    assert browser.get("/tables?from=50").text.count("unless somebody plays") == 2


def test_without_a_term_nothing_is_told_and_few_tables_have_no_second_page(browser: Browser) -> None:
    room = cast(Room, cast(Any, browser.app).state.room)
    room.expiry.days = 0
    assert len(listed(browser.get("/").text)) == 50
    room.store.execute("DELETE FROM grants WHERE tab IN ('t0', 't1')")
    page = browser.get("/").text
    assert listed(page) == [f"t{number}" for number in range(2, NUMBER)]
    assert "Older tables" not in page


def test_programs_get_all_and_are_told_when_each_goes(browser: Browser) -> None:
    found = browser.get("/api/v1/tables").json()
    assert [one["table"] for one in found] == [f"t{number}" for number in range(NUMBER)]
    assert [bool(one["until"]) for one in found] == [False] * 40 + [True] * 12
    assert [one["table"] for one in browser.get("/api/v1/tables?skipped=51").json()] == ["t51"]


@pytest.mark.parametrize("number", [0, 1, TABLES_AT_ONCE, TABLES_AT_ONCE + 1])
def test_a_client_asks_until_it_has_all(number: int) -> None:
    every = [TableEntry(f"t{one}", "owner", "senki", "E", False) for one in range(number)]

    class Asked(Client):
        def get(self, shape: Any, method: str, path: str, sent: Any = None) -> Any:
            skipped = int(path.removeprefix("/tables?skipped="))
            return every[skipped : skipped + TABLES_AT_ONCE]

    assert Asked("http://table.test", "token").tables() == every
