"""The guard's count of requests, and a store of an older version."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send

from hantei.web.app import app
from hantei.web.http import guard
from hantei.web.http.guard import ADDRESS, PERSON, Buckets
from hantei.web.storage.doors import links
from hantei.web.storage.sqlite import STEPS, VERSION, SqliteStore

from .tables import BASE, server


def test_so_many_at_once_and_so_many_a_second() -> None:
    buckets = Buckets(20.0, 60.0)
    assert [buckets.take("me", 100.0) for _ in range(61)] == [True] * 60 + [False]
    assert buckets.take("you", 100.0)
    assert [buckets.take("me", 100.5) for _ in range(11)] == [True] * 10 + [False]
    assert [buckets.take("me", 1000.0) for _ in range(61)] == [True] * 60 + [False]


def test_whoever_tries_again_and_again_is_let_in_as_soon_as_there_is_room() -> None:
    buckets = Buckets(0.25, 1.0)
    assert [buckets.take("me", float(second)) for second in range(9)] == [
        True, False, False, False, True, False, False, False, True,
    ]  # fmt: skip


def test_too_much_at_once_is_refused_and_said(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as browser:
        sent = [browser.post("/language", data={"lang": "ja", "back": "/"}, headers={"origin": BASE}) for _ in range(3)]
        assert [answer.status_code for answer in sent] == [200] * 3
        codes = set()
        for _ in range(int(PERSON[1]) * 3):
            answer = browser.post("/none", headers={"origin": BASE})
            codes.add(answer.status_code)
            if answer.status_code == 429:
                assert "操作が多すぎます" in answer.text
                break
        assert 429 in codes


def test_cookies_of_ones_own_making_win_nothing_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each browser has a count of its own, and they all share that of their address."""
    monkeypatch.setattr(guard, "monotonic", lambda: 1.0)

    async def nobody(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError

    def sent(cookie: str, address: str) -> Scope:
        made = f"hantei={cookie:x<24}".encode()
        headers = [(b"host", b"table.test"), (b"origin", b"http://table.test"), (b"cookie", made)]
        return {"type": "http", "method": "POST", "path": "/", "headers": headers, "client": (address, 1)}

    door = guard.Guard(nobody)
    for number in range(int(ADDRESS[1])):
        door.check(sent(str(number), "10.0.0.1"))
    with pytest.raises(guard.Refusal) as refused:
        door.check(sent("another", "10.0.0.1"))
    assert refused.value.status == 429
    door.check(sent("another", "10.0.0.2"))


def test_a_store_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as db:
        db.executescript(f"BEGIN; {STEPS[0]} PRAGMA user_version=1; COMMIT;")
        db.execute("INSERT INTO tables VALUES ('old', 'senki', '{}', 'me', 1, 1, 0, '{}', 'fast')")
    db.close()
    store = SqliteStore(file)
    assert store.read("SELECT id, back FROM tables") == [("old", "own")]
    assert store.read("SELECT * FROM scripts") == []
    assert store.read("PRAGMA user_version") == [(VERSION,)]
    with TestClient(app(store), BASE) as browser:
        assert browser.get("/").status_code == 200


def test_cookies_are_counted_by_whose_they_are_and_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """What else a browser sends with its cookie makes nobody of it, and is not held."""
    monkeypatch.setattr(guard, "monotonic", lambda: 1.0)

    async def nobody(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError

    door = guard.Guard(nobody)
    for number in range(int(PERSON[1])):
        door.check(asked("POST", [(b"cookie", b"hantei=%s; other=%d" % (b"t" * 24, number) + b"x" * 60_000)]))
    with pytest.raises(guard.Refusal):
        door.check(asked("POST", [(b"cookie", b"hantei=" + b"t" * 24)]))
    assert all(len(sender) <= 64 for sender in door.persons._left)


def test_looking_has_its_measure_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "monotonic", lambda: 1.0)

    async def nobody(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError

    door = guard.Guard(nobody)
    for _ in range(int(guard.READER[1])):
        door.check(asked("GET", []))
    with pytest.raises(guard.Refusal) as refused:
        door.check(asked("GET", []))
    assert refused.value.status == 429


def asked(method: str, more: list[tuple[bytes, bytes]]) -> Scope:
    """A request."""
    headers = [(b"host", b"table.test"), (b"origin", b"http://table.test"), *more]
    return {"type": "http", "method": method, "path": "/", "headers": headers, "client": ("10.0.0.1", 1)}


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"host": "["}, 421),
        ({"host": ""}, 421),
        ({"origin": "http://["}, 403),
        ({"content-length": "9" * 5000}, 413),
    ],
)
def test_headers_that_nobody_can_read_are_refused(tmp_path: Path, headers: dict[str, str], status: int) -> None:
    with server(tmp_path / "tables.db") as browser:
        assert browser.post("/language", content=b"", headers={"origin": BASE, **headers}).status_code == status


@pytest.mark.parametrize("digits", [13, 19, 5000])
def test_a_line_with_more_digits_than_a_log_can_have_is_not_there(tmp_path: Path, digits: int) -> None:
    with server(tmp_path / "tables.db") as browser:
        table = browser.begin("senki/ace_duel")
        for place in ("lines", "before"):
            assert browser.get(f"{table}{place}/{'9' * digits}").status_code == 404


def test_what_scripts_send_is_refused_in_words_for_the_page(tmp_path: Path) -> None:
    """A page with scripts shows the sentence at its own place; it used to change nothing."""
    scripts = {"hx-request": "true", "accept-language": "ja"}
    with server(tmp_path / "tables.db") as browser:
        far = browser.post("/language", headers={**scripts, "origin": "http://else.where"})
        assert (far.status_code, far.headers["hx-retarget"]) == (403, "#refused")
        assert far.text.startswith('<p class="notice bad">このサーバーのページから')
        gone = browser.post("/t/none/owner/answer", headers={**scripts, "origin": BASE})
        assert (gone.status_code, gone.headers["hx-retarget"]) == (404, "#refused")
        assert "このテーブルは存在しないか" in gone.text


def test_a_bug_has_a_page_and_is_raised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with server(tmp_path / "tables.db") as browser:
        table = browser.begin("senki/ace_duel")
        monkeypatch.setattr("hantei.web.drawing.showing.Showing.drawing", broken)
        with pytest.raises(ZeroDivisionError):
            browser.get(table)
        calm = TestClient(browser.app, BASE, raise_server_exceptions=False, cookies=browser.cookies)
        page = calm.get(table, headers={"accept-language": "ja"})
        assert page.status_code == 500
        assert "プログラムの誤りです" in page.text


@pytest.mark.parametrize("address", ["renew", "remove"])
def test_a_full_disk_is_said_without_its_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    with server(tmp_path / "tables.db") as browser:
        table = browser.begin("senki/ace_duel", **{"seat-white": "link"})
        store = cast(Any, browser.app).state.room.store
        secret = links(store, table.split("/")[2])["seat-white"]

        def full(*_: object, **__: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        monkeypatch.setattr(store, "_carry_out", full)
        answers = [browser.post(table + address, data={"place": "seat-white"}, headers={"origin": BASE})]
        answers.append(browser.come(f"/join/{secret}"))
        for answer in answers:
            assert answer.status_code in (422, 503)
            assert "Nothing can be written at the moment" in answer.text
            assert "tables.db" not in answer.text
