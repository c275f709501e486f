"""Many options stand in groups of what they are for; few stand as they are."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .tables import Browser, server

ORDER = ["Attack", "Move", "Prepare", "Skills and items", "Talk", "Others", "Wait or end"]
"""The groups in their order."""

WHERE = {
    "fire": "Attack",
    "move": "Move",
    "drop_prone": "Move",
    "take_aim": "Prepare",
    "observe": "Skills and items",
    "speak": "Talk",
    "done": "Wait or end",
}
"""Where some actions of Shadowrun stand."""

OPTION = re.compile(r'<button class="option" name="answer" value="([^"]*)"')


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with server(tmp_path / "tables.db") as found:
        yield found


def page_where(browser: Browser, table: str, right: Callable[[str], bool]) -> str:
    """The first page of a table that is as is wanted; until then the first answer is given."""
    for _ in range(60):
        page = str(browser.get(table).text)
        if right(page):
            return page
        found = OPTION.search(page)
        assert found, page
        assert browser.answer(table, found[1]) == 200
    raise AssertionError("no page is as is wanted")


def page_with(browser: Browser, table: str, *words: str) -> str:
    """The page of a table once all these words stand on it."""
    return page_where(browser, table, lambda page: all(one in page for one in words))


def groups(page: str) -> dict[str, list[str]]:
    """The options that stand under each heading."""
    parts = re.split(
        r'<h3 class="group-name"[^>]*>([^<]*)</h3>', page.partition('id="answer-1"')[2].partition("</form>")[0]
    )
    return {name: OPTION.findall(part) for name, part in zip(parts[1::2], parts[2::2], strict=True)}


def test_the_actions_of_shadowrun_stand_in_groups(browser: Browser) -> None:
    table = browser.begin("shadowrun4/warehouse")
    page = page_with(browser, table, 'name="answer" value="move"', "group-name")
    found = groups(page)
    assert list(found) == [name for name in ORDER if name in found]
    where = {option: name for name, options in found.items() for option in options}
    known = {option: WHERE[option] for option in where if option in WHERE}
    assert {option: where[option] for option in known} == known
    assert {"move", "done"} <= set(known)
    # Figures find their option wherever it stands
    places = [int(place) for place in re.findall(r'id="hint-1-(\d+)"', page)]
    assert sorted(places) == list(range(sum(map(len, found.values()))))


def test_few_options_stand_as_they_are(browser: Browser) -> None:
    table = browser.begin("shadowrun4/warehouse")
    page = page_where(browser, table, lambda page: 1 < len(OPTION.findall(page)) <= 6)
    assert groups(page) == {}
