"""The guard's count of requests, and a store of an older version."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send

from hantei.web import guard
from hantei.web.app import app
from hantei.web.guard import ADDRESS, PERSON, Buckets
from hantei.web.store import STEPS, VERSION, Store

from .tables import BASE, server


def test_so_many_at_once_and_so_many_a_second() -> None:
    buckets = Buckets(20.0, 60.0)
    assert [buckets.take("me", 100.0) for _ in range(61)] == [True] * 60 + [False]
    assert buckets.take("you", 100.0)
    assert [buckets.take("me", 100.5) for _ in range(11)] == [True] * 10 + [False]
    assert [buckets.take("me", 1000.0) for _ in range(61)] == [True] * 60 + [False]


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
        headers = [(b"host", b"table.test"), (b"origin", b"http://table.test"), (b"cookie", cookie.encode())]
        return {"type": "http", "method": "POST", "path": "/", "headers": headers, "client": (address, 1)}

    door = guard.Guard(nobody)
    for number in range(int(ADDRESS[1])):
        door.check(sent(f"hantei={number}", "10.0.0.1"))
    with pytest.raises(guard.Refusal) as refused:
        door.check(sent("hantei=another", "10.0.0.1"))
    assert refused.value.status == 429
    door.check(sent("hantei=another", "10.0.0.2"))


def test_a_store_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as db:
        db.executescript(f"BEGIN; {STEPS[0]} PRAGMA user_version=1; COMMIT;")
        db.execute("INSERT INTO tables VALUES ('old', 'senki', '{}', 'me', 1, 1, 0, '{}', 'fast')")
    db.close()
    store = Store(file)
    assert store.read("SELECT id, back FROM tables") == [("old", "own")]
    assert store.read("SELECT * FROM scripts") == []
    assert store.read("PRAGMA user_version") == [(VERSION,)]
    with TestClient(app(store), BASE) as browser:
        assert browser.get("/").status_code == 200
