"""The start page: what this is and a game at once for whoever is new, and one's own tables for everybody else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hantei import library
from hantei.web.setup.offering import as_usual, on_shelf

from .tables import BASE, Browser, question, server

PROMISE = "alone against the computer"
FIRST = re.compile(r'<form action="(/new/[^"]*)" method="post" class="first">(.*?)</form>', re.DOTALL)


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with server(tmp_path / "tables.db") as found:
        yield found


def test_whoever_is_new_begins_a_game_with_one_press(browser: Browser) -> None:
    page = browser.get("/").text
    assert PROMISE in page
    found = FIRST.search(page)
    assert found
    assert found[1] == "/new/senki/glasshouse"
    assert "at once (about 12 minutes)" in found[2]
    fields = dict(re.findall(r'name="([^"]*)" value="([^"]*)"', found[2]))
    table = browser.post(found[1], data=fields, headers={"origin": BASE})
    assert table.status_code == 200
    assert question(table.text)
    # From now on one's tables come first, and nothing more is explained
    page = browser.get("/").text
    assert PROMISE not in page
    assert not FIRST.search(page)
    assert page.index('id="continue"') < page.index('id="book-')


def test_the_machine_plays_whoever_it_can_in_a_game_that_is_begun_at_once() -> None:
    shelf = library.shelf("senki")
    headings = {one.id: one for one in shelf.headings(shelf.kind)}
    assert as_usual(on_shelf(shelf, headings["bridge"])) == {
        "asking": "matters",
        "seat-brood": "machine:heuristic",
    }
    assert as_usual(on_shelf(shelf, headings["ace_duel"])) == {"asking": "matters"}  # two people meet
