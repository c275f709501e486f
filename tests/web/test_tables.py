"""Tables over HTTP: setting one, answering, links, what is refused, and what stays after the server is gone."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.types import Message

from hantei.web.routes.handling import filled

from .tables import BASE, Browser, field, other, question, server

QUARRY = "urban_assault/quarry_town"


def test_a_game_begins_and_goes_on(browser: Browser) -> None:
    table = browser.begin(QUARRY)
    assert question(browser.get(table).text).startswith("Who will lead the squad")
    assert browser.answer(table, "breacher") == 200
    page = browser.get(table).text
    assert question(page) == "Which difficulty will you play?"
    assert "The leader is Bolt" in page
    assert table in browser.get("/").text


def test_a_form_is_read_as_browsers_send_it() -> None:
    """In pieces; a plus is a blank, what is escaped is UTF-8, and of two fields of a name the last one counts."""
    parts = [b"a=1+2&b=%E5%89", b"%A3%2B&c=&d&a=x=y&e=%zz%ff"]

    async def receive() -> Message:
        return {"type": "http.request", "body": parts.pop(0), "more_body": bool(parts)}

    form = asyncio.run(filled(Request({"type": "http"}, receive)))
    assert form == {"a": "x=y", "b": "剣+", "c": "", "d": "", "e": "%zz\N{REPLACEMENT CHARACTER}"}


def test_undo_takes_a_move_back_and_its_line_out_of_the_log(browser: Browser) -> None:
    table = browser.begin(QUARRY)
    browser.answer(table, "breacher")
    page = browser.form(f"{table}undo")
    assert question(page).startswith("Who will lead the squad")
    assert "The leader is Bolt" not in page
    assert ">one move taken back</li>" in page  # the guide speaks of taking back, too
    assert question(browser.form(f"{table}redo")) == "Which difficulty will you play?"


def test_a_stale_answer_is_refused_and_changes_nothing(browser: Browser) -> None:
    table = browser.begin(QUARRY)
    first = field(browser.get(table).text, "at")
    assert browser.answer(table, "breacher") == 200
    assert browser.answer(table, "guardian", at=first) == 422
    assert question(browser.get(table).text) == "Which difficulty will you play?"


@pytest.mark.parametrize("answer", ["nobody", "", "<script>alert(1)</script>", "\ud800", "x" * 5000])
def test_an_illegal_answer_is_refused_and_escaped(browser: Browser, answer: str) -> None:
    table = browser.begin(QUARRY)
    page = browser.get(table).text
    fields = {"key": field(page, "key"), "at": field(page, "at"), "answer": answer.encode("utf-8", "replace").decode()}
    refused = browser.post(f"{table}answer", data=fields, headers={"origin": BASE})
    assert refused.status_code == 422
    assert "<script>alert" not in refused.text
    assert question(browser.get(table).text).startswith("Who will lead the squad")


def test_nothing_is_lost_when_the_server_is_gone(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as browser:
        table = browser.begin(QUARRY)
        browser.answer(table, "breacher")
        shown, cookies = browser.get(table).text, browser.cookies
    with server(tmp_path / "tables.db") as again:
        again.cookies = cookies
        page = again.get(table).text
        assert question(page) == "Which difficulty will you play?"
        assert field(page, "at") == field(shown, "at")
        assert "The leader is Bolt" in page


def test_strangers_find_no_table(browser: Browser) -> None:
    table = browser.begin(QUARRY)
    stranger = other(browser)
    for address in (
        table,
        f"{table}stream",
        f"{table}hints",
        f"{table}lines/1",
        "/t/none/owner/",
        "/join/none",
        "/none",
    ):
        found = stranger.get(address)
        assert found.status_code == 404
        assert "There is nothing here" in found.text
    assert stranger.post(f"{table}answer", data={}, headers={"origin": BASE}).status_code == 404


def test_pages_come_in_the_readers_language(browser: Browser) -> None:
    assert "何を遊びますか" in browser.get("/", headers={"accept-language": "fr, ja;q=0.9, en;q=0.8"}).text
    browser.form("/language", lang="ja", back="/")
    assert "何を遊びますか" in browser.get("/").text


# The guard


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "http://evil.test"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "none"},
    ],
)
def test_what_comes_from_elsewhere_is_turned_away(browser: Browser, headers: dict[str, str]) -> None:
    table = browser.begin(QUARRY)
    page = browser.get(table).text
    fields = {"key": field(page, "key"), "at": field(page, "at"), "answer": "breacher"}
    assert browser.post(f"{table}answer", data=fields, headers=headers).status_code == 403
    assert question(browser.get(table).text).startswith("Who will lead the squad")


def test_a_name_that_somebody_chose_is_said_and_never_done(browser: Browser) -> None:
    """A leader of one's own whose name would be part of the page wherever it is said."""
    name = '"><img src=x onerror=alert(1)>'
    table = browser.begin(QUARRY)
    assert browser.answer(table, "by_hand") == 200
    while 'id="own-1"' not in (page := browser.get(table).text):
        assert browser.answer(table, re.findall(r'name="answer" value="([^"]*)"', page)[0]) == 200
    assert browser.answer(table, name) == 200
    for part in ("", "panel", "replay", "log.html", "log.txt"):
        answer = browser.get(table + part)
        assert answer.status_code == 200
        assert part == "log.txt" or "<img" not in answer.text
    assert "&lt;img" in browser.get(table).text


def test_large_bodies_are_turned_away(browser: Browser) -> None:
    body = b"lang=ja&back=" + b"/" * 20_000
    assert browser.post("/language", content=body, headers={"origin": BASE}).status_code == 413


def test_no_page_may_load_anything_from_elsewhere_or_run_what_stands_in_it(browser: Browser) -> None:
    table = browser.begin(QUARRY)
    for address in ("/", table, "/new/senki/bridge", "/none"):
        answer = browser.get(address)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "<script>" not in answer.text
        assert " style=" not in answer.text
        assert " onclick=" not in answer.text
