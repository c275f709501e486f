"""The log and the figures of a server: what is noted and counted, and that no secret is."""

from __future__ import annotations

import json
import logging
import re
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest
from starlette.testclient import TestClient

from hantei.cli.options import BadOption
from hantei.cli.serving import CannotLog, days_of, log_of, port_of, shown
from hantei.web.app import app
from hantei.web.http.deeds import DEED, Deed
from hantei.web.http.people import known_as
from hantei.web.server import watch
from hantei.web.server.watch import AuditLog, Figures, RareWarnings, Watch
from hantei.web.storage.doors import links
from hantei.web.storage.sqlite import SqliteStore

from .tables import BASE, Browser, other


@contextmanager
def watched(path: Path, notes: list[str]) -> Iterator[tuple[Browser, Figures]]:
    """A server that is watched, and its figures."""
    served: Any = None
    figures = Figures(lambda: getattr(served.state, "room", None))
    served = app(SqliteStore(path), watched=lambda inner: Watch(inner, AuditLog(notes.append), figures))
    with TestClient(served, BASE) as client:
        yield Browser(client.app, BASE, cookies=client.cookies), figures


def test_who_comes_in_what_is_refused_and_ruled_is_noted_without_secrets(tmp_path: Path) -> None:
    notes: list[str] = []
    with watched(tmp_path / "tables.db", notes) as (browser, _):
        table = browser.begin("senki/ace_duel", **{"seat-white": "link"})
        name = table.split("/")[2]
        secret = links(browser.app.state.room.store, name)["seat-white"]  # type: ignore[attr-defined]
        guest = other(browser)
        guest.come(f"/join/{secret}")
        guest.get("/join/" + "0" * 40)
        guest.post(f"{table}rule", data={"words": "end white"}, headers={"origin": BASE})
        browser.post(f"{table}rule", data={"words": "set white_ace.hp 20"}, headers={"origin": BASE})
        browser.post(f"{table}renew", data={"place": "seat-white"}, headers={"origin": BASE})
        browser.post(f"{table}answer", headers={"origin": "http://else.where"})
        browser.get(f"{table}panel")
        cookies = [browser.cookies["hantei"], guest.cookies["hantei"]]
        browser.post("/cookies", headers={"origin": BASE})
        renewed = browser.cookies["hantei"]
    told = [json.loads(note) for note in notes]
    owner, came = told[0], told[1]
    # the owner's first request came without a cookie: the table is known by where it led
    assert (owner["what"], owner["status"], owner["table"], owner["place"]) == ("begin", 303, name, "owner")
    assert (came["what"], came["table"], came["place"]) == ("join", name, "seat-white")
    assert [(one["what"], one["status"]) for one in told[2:]] == [
        ("join", 404), ("rule", 404), ("rule", 303), ("renew", 303), ("answer", 403), ("cookies", 303),
    ]  # fmt: skip
    mine, theirs = map(known_as, cookies)
    assert [one["person"] for one in told] == [mine, theirs, theirs, theirs, mine, mine, mine, mine]
    assert [one.get("known_as") for one in told] == [None] * 7 + [known_as(renewed)]
    assert told[3]["person"] != told[4]["person"]
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:]{8}\+00:00", one["time"]) for one in told)
    for hidden in (secret, *cookies, renewed):
        assert not any(hidden in note for note in notes)


def test_who_sits_down_by_the_link_for_all_and_who_guesses_at_it_is_noted(tmp_path: Path) -> None:
    notes: list[str] = []
    with watched(tmp_path / "tables.db", notes) as (browser, _):
        table = browser.begin("senki/ace_duel", **{"seat-white": "link"})
        secret = links(browser.app.state.room.store, table.split("/")[2])["any"]  # type: ignore[attr-defined]
        guest = other(browser)
        guest.get(f"/sit/{secret}")
        guest.get("/sit/" + "0" * 40)
        guest.post(f"/sit/{secret}", data={"name": "Ada", "place": "seat-white"}, headers={"origin": BASE})
    told = [json.loads(note) for note in notes][1:]
    assert [(one["what"], one["status"], one.get("place")) for one in told] == [
        ("sit", 200, None), ("sit", 404, None), ("sit", 303, "seat-white"),
    ]  # fmt: skip
    assert not any(secret in note for note in notes)


def test_programs_are_noted_as_browsers_are(tmp_path: Path) -> None:
    """Tables made, links guessed at, seats given, rulings, deletion; each names the table and the place."""
    notes: list[str] = []
    with watched(tmp_path / "tables.db", notes) as (browser, _):

        def ask(method: str, path: str, body: object = None) -> Any:
            data = None if body is None else json.dumps(body).encode()
            answer = browser.request(method, f"/api/v1{path}", content=data, headers=headers)
            return answer.json() if answer.content else None

        headers = {"authorization": f"Bearer {browser.get('/api/v1/token').json()['token']}"}
        made = ask("POST", "/tables", {"rulebook": "senki", "scenario": "ace_duel"})
        table = f"/tables/{made['table']}/{made['place']}"
        ask("POST", "/join", {"secret": "0" * 40})
        ask("POST", f"{table}/seat", {"seat": "white", "player": "link"})
        ask("POST", f"{table}/rule", {"words": ["set", "white_ace.hp", "20"]})
        ask("POST", f"{table}/pace", {"value": "fast"})
        ask("DELETE", table)
    told = [json.loads(note) for note in notes]
    place = made["table"], "owner"
    assert [(one["what"], one["status"], one.get("table"), one.get("place")) for one in told] == [
        ("api-begin", 200, *place), ("api-join", 404, None, None), ("api-seat", 200, *place),
        ("api-rule", 200, *place), ("api-remove", 204, *place),
    ]  # fmt: skip
    assert all(one["person"] for one in told)


def test_what_a_game_master_does_by_pointing_is_noted(tmp_path: Path) -> None:
    notes: list[str] = []
    with watched(tmp_path / "tables.db", notes) as (browser, _):
        table = browser.begin("senki/ace_duel", referee="on", prepares="on", **{"seat-referee": "here"})
        for what, fields in (("move", {"who": "red_ace", "at": "3,6"}), ("arrive", {"words": "set"}), ("curtain", {})):
            browser.post(f"{table}{what}", data=fields, headers={"origin": BASE, "hx-request": "true"})
    told = [json.loads(note) for note in notes][1:]
    assert [(one["what"], one["status"], one["table"]) for one in told] == [
        ("move", 204, table.split("/")[2]), ("arrive", 404, table.split("/")[2]), ("curtain", 204, table.split("/")[2]),
    ]  # fmt: skip


def test_nobody_fills_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "NOTES", (0.0, 3.0))
    notes: list[str] = []
    with watched(tmp_path / "tables.db", notes) as (browser, _):
        for _ in range(5):
            assert browser.post("/language", headers={"origin": "http://else.where"}).status_code == 403
    assert len(notes) == 3


def test_who_looks_at_tables_where_they_have_no_place_is_noted_and_a_robot_soon_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes: list[str] = []
    monkeypatch.setattr(watch, "STRANGERS", (0.0, 3.0))
    with watched(tmp_path / "tables.db", notes) as (browser, _):
        table = browser.begin("senki/ace_duel")
        stranger = other(browser)
        stranger.begin("senki/ace_duel")  # somebody who is known
        notes.clear()
        assert stranger.get(table).status_code == stranger.get(f"{table}panel").status_code == 404
        assert stranger.get("/nowhere").status_code == 404  # no table
        told = [json.loads(note) for note in notes]
        for _ in range(9):
            stranger.get(table)
        assert stranger.post(f"{table}remove", headers={"origin": BASE}).status_code == 404  # noted all the same
    name = table.split("/")[2]
    assert [(one["what"], one["status"], one["table"], one["place"]) for one in told] == [
        ("table", 404, name, "owner"), ("panel", 404, name, "owner"),
    ]  # fmt: skip
    assert all(one["person"] for one in told)
    assert [json.loads(note)["what"] for note in notes[2:]] == ["table", "remove"]


def test_all_robots_together_do_not_fill_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "ALL_STRANGERS", (0.0, 5.0))
    notes: list[str] = []
    log = AuditLog(notes.append)
    for number in range(20):
        log.request(
            {
                "type": "http", "path": "/t/abc/owner/", "headers": [], "client": (f"192.0.2.{number}", 9),
                DEED: Deed("table", of_table=True),
            },
            404,
            "",
        )  # fmt: skip
    assert len(notes) == 5


def test_refusals_of_many_networks_do_not_fill_the_log_and_what_is_granted_is_noted_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(watch, "REFUSALS", (0.0, 5.0))
    notes: list[str] = []
    log = AuditLog(notes.append)
    joins: dict[str, Any] = {"type": "http", "path": "/join/x", "headers": [], DEED: Deed("join", noted=True)}
    for number in range(20):
        log.request({**joins, "client": (f"2001:db8:{number:x}::1", 9)}, 429, "")
    assert len(notes) == 5
    log.request({**joins, "client": ("192.0.2.1", 9)}, 303, "/t/abc/owner/")
    assert json.loads(notes[5])["status"] == 303


def test_a_warning_that_comes_again_and_again_is_written_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "AGAIN", (0.0, 3.0))
    rare = RareWarnings()

    def written(level: int, text: str) -> bool:
        return rare.filter(logging.LogRecord("uvicorn.error", level, "", 1, text, (), None))

    assert sum(written(logging.WARNING, "Invalid HTTP request received.") for _ in range(20)) == 3
    assert written(logging.WARNING, "another")
    assert all(written(logging.ERROR, "a bug") for _ in range(20))


def test_what_is_asked_is_counted_by_what_it_is_for(tmp_path: Path) -> None:
    with watched(tmp_path / "tables.db", []) as (browser, figures):
        table = browser.begin("senki/ace_duel")
        for address in (table, table, f"{table}panel", "/", "/rules", "/nowhere/at/all", f"{table}nothing"):
            browser.get(address)
        value = figures.registry.get_sample_value
        for asked, status, count in (
            ("table", "200", 3), ("panel", "200", 1), ("start", "200", 1), ("begin", "303", 1), ("other", "404", 2),
        ):  # fmt: skip
            assert value("hantei_requests_total", {"asked": asked, "status": status}) == count, asked
        assert value("hantei_answer_seconds_count", {"asked": "table"}) == 3
        assert value("hantei_tables") == 1
        assert value("hantei_streams") == 0
        assert b"# TYPE hantei_requests_total counter" in generate_latest(figures.registry)


def test_figures_are_shown_to_this_computer(tmp_path: Path) -> None:
    with watched(tmp_path / "tables.db", []) as (browser, figures):
        browser.get("/")
        port = shown(figures, 0)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            assert b'hantei_requests_total{asked="start",status="200"} 1.0' in answer.read()


def test_the_log_lies_in_a_file_of_its_own_that_may_be_moved_away(tmp_path: Path) -> None:
    file = tmp_path / "notes.log"
    log = log_of(str(file))
    assert log is not None
    log.note("one")
    assert file.stat().st_mode & 0o077 == 0
    file.rename(tmp_path / "old.log")
    log.note("two")
    assert ((tmp_path / "old.log").read_text(), file.read_text()) == ("one\n", "two\n")
    with pytest.raises(CannotLog):
        log_of(str(tmp_path / "none" / "notes.log"))


@pytest.mark.parametrize("typed", ["6", "-1", "soon", "²", "999999"])
def test_tables_are_kept_for_a_week_at_least(typed: str) -> None:
    with pytest.raises(BadOption):
        days_of(typed)
    assert (days_of(""), days_of("7")) == (0, 7)
    with pytest.raises(BadOption):
        port_of("70000", "bad-metrics-port")
