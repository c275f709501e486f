"""By post: two people, each with a page of their own, take turns by letters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

import pytest

from hantei.page import letters
from hantei.web.app import Annex, app
from hantei.web.http import addresses, pages
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.storage.uploads import MOST_BYTES
from hantei.web.working.crew import InlineCrew
from tests.web.tables import BASE, Browser, field, question

WINDOW = "https://two.test/hantei/"
DUEL = "senki/ace_duel"


@pytest.fixture(autouse=True)
def posted() -> Iterator[None]:
    """Moves go by post."""
    addresses.by_post(WINDOW)
    forgotten()
    yield
    addresses.by_post("")
    forgotten()


def forgotten() -> None:
    """Templates are filled in anew: whether moves go by post stands in them."""
    pages.environment.cache_clear()
    pages.loaded.cache_clear()


@contextmanager
def home(path: Path) -> Iterator[Browser]:
    """Somebody's page."""
    served = app(SqliteStore(path), crew=InlineCrew, one_person=True, annex=Annex(letters.routes))
    with Browser(served, BASE, headers={"accept-language": "en"}) as browser:
        yield browser


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Browser, Browser]]:
    with home(tmp_path / "one.db") as one, home(tmp_path / "other.db") as other:
        yield one, other


def sent(browser: Browser, table: str, kind: str = "post") -> str:
    """What the link to a table holds."""
    page = unescape(browser.get(f"{table}send").text)
    found = re.search(rf'value="{re.escape(WINDOW)}#{kind}=([^"]+)"', page)
    assert found, page
    return found[1]


def arrive(browser: Browser, letter: str) -> tuple[int, str, str]:
    """Open the link of a letter; the status, the address that it leads to, the page there."""
    answer = browser.post("/post", data={"letter": letter}, headers={"origin": BASE})
    return answer.status_code, str(answer.url.path), answer.text


def answered(browser: Browser, table: str) -> None:
    """Give the first answer to whatever is asked at this table."""
    page = browser.get(table).text
    options = [unescape(one) for one in re.findall(r'name="answer" value="([^"]*)"', page)]
    assert options, page
    assert browser.answer(table, options[0], field(page, "key"), field(page, "at")) == 200


def asked(browser: Browser, table: str) -> bool:
    """Whether somebody is asked here."""
    return 'name="answer"' in browser.get(table).text


def played(browser: Browser, table: str) -> int:
    """Answer as long as it is one's turn; how often that was."""
    count = 0
    while asked(browser, table) and count < 40:
        answered(browser, table)
        count += 1
    return count


def test_two_people_take_turns_by_letters(two: tuple[Browser, Browser]) -> None:
    one, other = two
    mine = one.begin(DUEL, **{"seat-red": "here", "seat-white": "link", "seed": "5"})
    theirs = ""
    for _ in range(3):
        played(one, mine)
        status, theirs, _ = arrive(other, sent(one, mine))
        assert status == 200
        assert played(other, theirs)
        status, back, _ = arrive(one, sent(other, theirs))
        assert (status, back) == (200, mine)  # the same table, not another one
    assert one.get(f"{mine}save").content == other.get(f"{theirs}save").content
    assert other.get("/").text.count("/t/") == 1


def test_a_letter_says_who_plays_a_seat_from_now_on(two: tuple[Browser, Browser]) -> None:
    """Sides that were changed after the first letter are changed for whoever gets the next one."""
    one, other = two
    mine = one.begin(DUEL, **{"seat-red": "here", "seat-white": "link", "seed": "5"})
    _, theirs, _ = arrive(other, sent(one, mine))
    assert (asked(one, mine), asked(other, theirs)) == (True, False)
    one.form(f"{mine}seat", who="white", player="here")
    one.form(f"{mine}seat", who="red", player="link")
    answered_by_machine = one.get(f"{mine}save").content
    assert arrive(other, sent(one, mine))[1] == theirs
    assert other.get(f"{theirs}save").content == answered_by_machine
    assert (asked(one, mine), asked(other, theirs)) == (False, True)


def test_each_is_asked_for_their_own_side_alone(two: tuple[Browser, Browser]) -> None:
    one, other = two
    mine = one.begin(DUEL, **{"seat-red": "here", "seat-white": "link", "seed": "5"})
    _, theirs, _ = arrive(other, sent(one, mine))
    assert asked(one, mine) != asked(other, theirs)
    assert "is played by somebody you write to" in unescape(other.get(theirs).text)


def test_a_letter_that_does_not_follow_is_refused_and_changes_nothing(two: tuple[Browser, Browser]) -> None:
    one, other = two
    mine = one.begin(DUEL, **{"seat-red": "here", "seat-white": "link", "seed": "5"})
    played(one, mine)
    _, theirs, _ = arrive(other, sent(one, mine))
    played(other, theirs)
    letter = sent(other, theirs)
    one.form(f"{mine}undo")  # both have gone on from the same place
    before = one.get(f"{mine}save").content
    status, _, page = arrive(one, letter)
    assert status == 422
    assert "does not continue your table" in page
    assert one.get(f"{mine}save").content == before


def test_an_old_letter_once_more_changes_nothing(two: tuple[Browser, Browser]) -> None:
    one, other = two
    mine = one.begin(DUEL, **{"seat-red": "here", "seat-white": "link", "seed": "5"})
    played(one, mine)
    letter = sent(one, mine)
    _, theirs, _ = arrive(other, letter)
    played(other, theirs)
    before = other.get(f"{theirs}save").content
    assert arrive(other, letter)[:2] == (200, theirs)
    assert other.get(f"{theirs}save").content == before


@pytest.mark.parametrize("change", ["cut", "line", "word"])
def test_a_letter_that_was_changed_is_refused(two: tuple[Browser, Browser], change: str) -> None:
    one, other = two
    mine = one.begin(DUEL, **{"seat-red": "here", "seat-white": "link", "seed": "5"})
    played(one, mine)
    letter = sent(one, mine)
    data = letters.unfolded(letter)
    if change == "cut":
        letter = letter[: len(letter) // 2]
    elif change == "line":
        letter = letters.folded(b"".join(data.splitlines(keepends=True)[:1]))
    else:
        assert b'"do":"answer"' in data or b'"do":"auto"' in data
        last = data.splitlines(keepends=True)[-1]
        letter = letters.folded(data.replace(last, last.replace(b'"n":', b'"n":1')))
    status, _, _ = arrive(other, letter)
    assert status == 422
    assert "/t/" not in other.get("/").text


def test_a_letter_comes_as_a_file_too(two: tuple[Browser, Browser]) -> None:
    one, other = two
    mine = one.begin(DUEL, **{"seat-red": "here", "seat-white": "link", "seed": "5"})
    played(one, mine)
    answer = one.get(f"{mine}letter")
    assert answer.headers["content-disposition"].endswith('.letter.hantei"')
    brought = other.post("/bring", files={"file": ("a.hantei", answer.content)}, headers={"origin": BASE})
    assert question(brought.text)
    assert played(other, str(brought.url.path))


def test_a_game_is_shown_from_its_beginning_by_a_link(two: tuple[Browser, Browser]) -> None:
    one, other = two
    mine = one.begin(DUEL, seed="5")
    for _ in range(3):
        answered(one, mine)
    game = sent(one, mine, "replay")
    answer = other.post("/show", data={"game": game}, headers={"origin": BASE})
    assert str(answer.url).endswith("/owner/replay?move=0")
    table = str(answer.url.path).removesuffix("replay")
    assert other.get(f"{table}save").content == one.get(f"{mine}save").content
    again = other.post("/show", data={"game": game}, headers={"origin": BASE})
    assert again.url == answer.url  # it lies on a table already


def test_the_link_to_begin_anew_leads_to_the_same_dice(two: tuple[Browser, Browser]) -> None:
    one, other = two
    mine = one.begin("urban_assault/quarry_town", seed="7")
    link = dict(parse_qsl(f"play={sent(one, mine, 'play')}"))
    assert link == {"play": "urban_assault/quarry_town", "seed": "7"}
    answer = other.post(f"/play/{link['play']}", data={"seed": link["seed"]}, headers={"origin": BASE})
    assert question(answer.text) == question(one.get(mine).text)


def test_in_a_game_that_a_link_begins_machines_play_the_enemies(two: tuple[Browser, Browser]) -> None:
    one, _ = two
    table = str(one.post("/play/senki/glasshouse", data={"seed": "5"}, headers={"origin": BASE}).url.path)
    assert urlsplit(table).path.endswith("/owner/")
    assert b'"seats":{"brood":"heuristic"}' in one.get(f"{table}save").content.partition(b"\n")[0]


LISTED = b'{"hantei-letter":1,"seats":{"red":["here"]}}\n'
"""A letter in which a seat is played by a list."""


def test_what_is_no_letter_is_refused() -> None:
    for given in ("", "?", "AAAA", letters.folded(b"")[:3]):
        with pytest.raises(letters.BadLetter):
            letters.letter_in(letters.unfolded(given))
    for data in (
        b"{}",
        b"[]",
        b'{"hantei-letter":2,"seats":{}}',
        b'{"hantei-letter":1,"seats":{"a":"owner"}}\n',
        LISTED,
    ):
        with pytest.raises(letters.BadLetter):
            letters.letter_in(data)
    bomb = letters.folded(b"0" * (MOST_BYTES + 1))
    with pytest.raises(letters.BadLetter):
        letters.unfolded(bomb)
