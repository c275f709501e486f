"""A ruling made in secret: the game master reads of it, and nobody else by any way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from .tables import BASE, Browser, other, server


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with server(tmp_path / "tables.db") as found:
        yield found


def rule(browser: Browser, table: str, **fields: str) -> None:
    """Rule by pointing."""
    answer = browser.post(f"{table}rule", data=fields, headers={"origin": BASE})
    assert answer.status_code == 200, answer.text


def come(browser: Browser, table: str, place: str) -> tuple[Browser, str]:
    """Somebody who comes by the link of a place; their browser and address."""
    links = re.findall(r'value="(http[^"]*/join/[^"]*)"', browser.get(f"{table}panel").text)
    for link in links:
        guest = other(browser)
        address = str(guest.come(link).url.path)
        if address.endswith(f"/{place}/"):
            return guest, address
    raise AssertionError(f"no link leads to {place}")


def ways(browser: Browser, table: str) -> list[str]:
    """All that somebody at a place can read of the log."""
    pages = ["", "log.txt", "log.html", "replay", "replay?move=0", "ending", "before/99"]
    pages += [f"lines/{number}" for number in range(1, 20)]
    return [str(browser.get(f"{table}{page}").text) for page in pages]


def test_only_the_game_master_reads_of_a_ruling_made_in_secret(browser: Browser) -> None:
    table = browser.begin("senki/ace_duel", **{"seat-white": "link"})
    guest, place = come(browser, table, "seat-white")
    watcher, watching = come(browser, table, "watch")
    rule(browser, table, words="set white_ace.en", value="7", privately="1")
    rule(browser, table, words="set white_ace.en", value="8")
    mine = browser.get(f"{table}log.txt").text
    assert ": 7" in mine
    assert ": 8" in mine
    assert "in secret" in browser.get(table).text
    for one, where in ((guest, place), (watcher, watching)):
        told = ways(one, where)
        assert any("EN: 8" in page for page in told)
        assert not any("EN: 7" in page for page in told), where


def test_what_was_ruled_in_secret_is_taken_back_in_secret(browser: Browser) -> None:
    table = browser.begin("senki/ace_duel", **{"seat-white": "link"})
    guest, place = come(browser, table, "seat-white")
    rule(browser, table, words="set white_ace.en", value="7", privately="1")
    form = re.search(r'<ul class="plain ruled".*?</ul>', browser.get(f"{table}panel").text, re.DOTALL)
    assert form
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form[0]))
    assert guest.post(f"{place}unrule", data=fields, headers={"origin": BASE}).status_code == 422
    answer = browser.post(f"{table}unrule", data=fields, headers={"origin": BASE})
    assert answer.status_code == 200, answer.text
    assert browser.get(f"{table}log.txt").text.count("EN:") == 2
    assert "EN:" not in guest.get(f"{place}log.txt").text


def test_faces_that_are_named_in_secret_fall_as_if_by_luck(browser: Browser) -> None:
    """Who plays and who looks on reads of the throw, and nothing of who has named it."""
    table = browser.begin("senki/ace_duel", **{"seat-white": "link"})
    guest, place = come(browser, table, "seat-white")
    watcher, watching = come(browser, table, "watch")
    for faces, fields in (("5 4", {"privately": "1"}), ("2 3", {})):
        answer = browser.post(f"{table}force", data={"faces": faces, **fields}, headers={"origin": BASE})
        assert answer.status_code == 200, answer.text
    mine = browser.get(f"{table}log.txt").text
    assert "next faces 5 4" in mine
    assert "next faces 2 3" in mine
    for one, where in ((guest, place), (watcher, watching)):
        told = ways(one, where)
        assert any("next faces 2 3" in page for page in told)
        assert not any("5 4" in page for page in told), where
