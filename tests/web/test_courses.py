"""How likely one's side is to win, on the page of a table: who is told, and what is told afterwards."""

from __future__ import annotations

import re

from .tables import Browser
from .test_company import come, links
from .test_ending import DUEL, over

HTMX = {"hx-request": "true"}


def test_a_seat_from_which_the_next_map_is_hidden_is_told_why_there_is_no_chance(browser: Browser) -> None:
    table = browser.begin("urban_assault/quarry_town")
    found = browser.get(f"{table}outlook", headers=HTMX)
    assert "The scenario keeps what comes next secret" in found.text
    assert "%" not in found.text
    assert "<svg" not in found.text


def test_who_only_looks_on_is_not_offered_it(browser: Browser) -> None:
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "link"})
    guest, watch = come(browser, links(browser, table)[-1])
    assert watch.endswith("/watch/")
    assert guest.get(f"{watch}outlook").status_code == 404
    assert guest.get(f"{watch}course").status_code == 404
    assert 'id="outlook"' not in guest.get(watch).text
    assert 'id="outlook"' in browser.get(table).text


def test_afterwards_the_line_ends_at_the_result(browser: Browser) -> None:
    """Red has won by a ruling: the last moment of the table is certain."""
    going = browser.begin(DUEL)
    assert browser.get(f"{going}course").status_code == 404
    ended = over(browser)
    assert 'hx-get="course"' in browser.get(f"{ended}ending").text
    page = browser.get(f"{ended}course", headers=HTMX).text
    rows = re.findall(r'<th scope="row">(.*?)</th><td class="number">(.*?)</td>', page)
    assert not rows or rows[-1] == ("The end of the game", "100%")
    assert rows or "no moment yet" in page


def test_levels_are_bounded(browser: Browser) -> None:
    table = browser.begin(DUEL)
    for level in ("3", "-1", "x", "1e3"):
        assert browser.get(f"{table}outlook?level={level}").status_code == 404
