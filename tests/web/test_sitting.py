"""One link for the whole table: who opens it picks a free seat or looks on; of two one has the seat; it can end."""

from __future__ import annotations

import re
import sqlite3
from html import unescape
from pathlib import Path

import pytest

from hantei.web.http.codes import QUIET, code_of
from hantei.web.storage import doors
from hantei.web.table.live import CAME

from .tables import BASE, Browser, other, server
from .test_company import come, links, send

DUEL = "senki/ace_duel"


@pytest.fixture
def table(browser: Browser) -> str:
    """A duel: both seats are for whoever comes."""
    return browser.begin(DUEL, **{"seat-red": "link", "seat-white": "link"})


def for_all(browser: Browser, table: str) -> str:
    """The link for the whole table, as its owner sees it."""
    found = re.search(rf'value="{BASE}(/sit/[^"]*)"', browser.get(f"{table}panel").text)
    assert found
    return found[1]


def offered(page: str) -> list[str]:
    """The places that a page offers."""
    return re.findall(r'<button[^>]* name="place" value="([^"]*)"', page)


def test_whoever_opens_the_link_picks_a_seat_and_says_a_name(browser: Browser, table: str) -> None:
    link, ada, ben = for_all(browser, table), other(browser), other(browser)
    assert offered(ada.get(link).text) == ["seat-red", "seat-white", "watch"]
    page = ada.post(link, data={"name": "Ada", "place": "seat-white"}, headers={"origin": BASE})
    assert page.url.path == table.replace("owner", "seat-white")
    assert "Ada has sat down: White" in page.text
    seen = ben.get(link).text
    assert offered(seen) == ["seat-red", "watch"]
    assert "White (Ada): taken" in unescape(seen)
    page = ben.post(link, data={"name": "Ben", "place": "watch"}, headers={"origin": BASE})
    assert page.url.path == table.replace("owner", "watch")
    assert "Ben looks on" in page.text
    assert f'href="{table.replace("owner", "seat-white")}"' in ada.get(link).text  # whoever sits finds back


def test_a_seat_is_offered_with_those_who_are_played_there(browser: Browser) -> None:
    """One alone stands there with what everybody may know of them, several by their names; behind a curtain nobody."""
    several = browser.begin(DUEL, **{"seat-red": "link", "seat-white": "here"})
    shown = unescape(other(browser).get(for_all(browser, several)).text)
    assert "Red Spider Lily" in shown
    assert "White Spider Lily" not in shown
    alone = browser.begin("gundog/office_raid", **{"apart-pc": "on", "seat-hatamoto": "link", "seat-thieves": "here"})
    shown = unescape(other(browser).get(for_all(browser, alone)).text)
    assert "22/22" in shown.partition('class="seat-look')[2]
    hidden = browser.begin(DUEL, referee="on", prepares="on", **{"seat-red": "link"})
    assert 'class="counter' not in other(browser).get(for_all(browser, hidden)).text


def test_of_two_who_pick_one_seat_the_first_has_it(browser: Browser, table: str) -> None:
    link, ada, ben = for_all(browser, table), other(browser), other(browser)
    assert offered(ada.get(link).text) == offered(ben.get(link).text)
    ada.post(link, data={"name": "Ada", "place": "seat-red"}, headers={"origin": BASE})
    late = ben.post(link, data={"name": "Ben", "place": "seat-red"}, headers={"origin": BASE})
    assert late.status_code == 422
    assert "not free any more" in late.text
    assert 'value="Ben"' in late.text  # what was typed stays
    assert ben.get(table.replace("owner", "seat-red")).status_code == 404


def test_whoever_comes_and_goes_again_and_again_fills_no_log(browser: Browser, table: str) -> None:
    link, ada, watch = for_all(browser, table), other(browser), table.replace("owner", "watch")
    for _ in range(int(CAME[1])):
        assert ada.post(link, data={"name": "Ada", "place": "watch"}, headers={"origin": BASE}).status_code == 200
        ada.post(f"{watch}leave", headers={"origin": BASE})
    assert ada.get(watch).status_code == 404
    log = browser.get(f"{table}log.txt").text
    assert log.count("Ada looks on") + log.count("Ada has left") == CAME[1]
    ada.post(link, data={"name": "Ada", "place": "watch"}, headers={"origin": BASE})
    assert ada.get(watch).status_code == 200
    ben = other(browser)
    ben.post(link, data={"name": "Ben", "place": "watch"}, headers={"origin": BASE})
    assert "Ben looks on" in browser.get(f"{table}log.txt").text


def test_so_many_people_have_a_place_and_a_new_link_makes_room(
    browser: Browser, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "MOST_THERE", 1)
    ada, ben, one, every = other(browser), other(browser), links(browser, table)[-1], for_all(browser, table)
    assert ada.come(one).status_code == 200
    assert ada.come(one).status_code == 200  # who is there already comes again
    by_one = ben.come(one)
    assert by_one.status_code == 409
    by_all = ben.post(every, data={"name": "Ben", "place": "watch"}, headers={"origin": BASE})
    assert by_all.status_code == 422
    secret = {"secret": one.rpartition("/")[2]}
    by_program = ben.post("/api/v1/join", json=secret, headers={"authorization": "Bearer another-made-up-token"})
    assert by_program.status_code == 422
    assert all("Too many people have come to this place" in said.text for said in (by_one, by_all, by_program))
    assert ben.get(table.replace("owner", "watch")).status_code == 404
    browser.form(f"{table}renew", place="watch")
    assert ben.come(links(browser, table)[-1]).status_code == 200


@pytest.mark.parametrize("place", ["owner", "any", "seat-nobody", "", "seat-"])
def test_no_other_place_is_given_away(browser: Browser, table: str, place: str) -> None:
    guest = other(browser)
    answer = guest.post(for_all(browser, table), data={"name": "Ada", "place": place}, headers={"origin": BASE})
    assert answer.status_code == 422
    for known in ("owner", "any", "watch"):
        assert guest.get(table.replace("owner", known)).status_code == 404


def test_a_seat_that_the_owner_plays_is_not_offered(browser: Browser) -> None:
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "machine:heuristic"})
    link, guest = for_all(browser, table), other(browser)
    assert offered(guest.get(link).text) == ["watch"]
    answer = guest.post(link, data={"name": "Ada", "place": "seat-red"}, headers={"origin": BASE})
    assert answer.status_code == 422


def test_nobody_sits_down_without_a_name(browser: Browser, table: str) -> None:
    guest = other(browser)
    answer = guest.post(for_all(browser, table), data={"name": " ", "place": "seat-red"}, headers={"origin": BASE})
    assert answer.status_code == 422
    assert "seat-red" in offered(guest.get(for_all(browser, table)).text)


def test_a_new_link_for_all_ends_the_old_one_and_puts_nobody_out(browser: Browser, table: str) -> None:
    old, ada = for_all(browser, table), other(browser)
    ada.post(old, data={"name": "Ada", "place": "seat-red"}, headers={"origin": BASE})
    assert send(browser, f"{table}renew", place="any") == 204
    assert for_all(browser, table) != old
    assert other(browser).get(old).status_code == 404
    assert ada.get(table.replace("owner", "seat-red")).status_code == 200
    assert other(browser).get(for_all(browser, table)).status_code == 200


def test_the_link_for_all_is_no_link_of_a_place(browser: Browser, table: str) -> None:
    secret = for_all(browser, table).removeprefix("/sit/")
    assert other(browser).get(f"/join/{secret}").status_code == 404
    mine = links(browser, table)[0].removeprefix("/join/")
    assert other(browser).get(f"/sit/{mine}").status_code == 404


def test_guests_do_not_see_the_link_for_all(browser: Browser, table: str) -> None:
    guest, seat = come(browser, links(browser, table)[0])
    assert "/sit/" not in guest.get(seat).text
    assert send(guest, f"{seat}renew", place="any") == 404


def test_the_seat_stays_open_to_all_after_another_is_taken_back(browser: Browser, table: str) -> None:
    link = for_all(browser, table)
    assert send(browser, f"{table}seat", who="white", player="here") == 204
    assert offered(other(browser).get(link).text) == ["seat-red", "watch"]


def test_tables_of_before_have_a_link_for_all(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with server(path) as before:
        table = before.begin(DUEL, **{"seat-white": "link"})
        cookies = dict(before.cookies)
    db = sqlite3.connect(path)
    db.execute("DELETE FROM links WHERE place = 'any'")
    for index in ("people_by_picture", "tables_by_time", "grants_of_table"):
        db.execute(f"DROP INDEX {index}")
    added = {
        "tables": ("clock", "prepares", "notes", "source"),
        "people": ("picture", "image"),
        "scripts": ("people",),
    }
    for name, columns in added.items():
        for column in columns:
            db.execute(f"ALTER TABLE {name} DROP COLUMN {column}")
    db.execute("PRAGMA user_version=4")
    db.commit()
    db.close()
    with server(path) as after:
        after.cookies.update(cookies)
        assert offered(other(after).get(for_all(after, table)).text) == ["seat-white", "watch"]


def test_a_code_has_finders_in_three_corners_and_room_around() -> None:
    code = code_of("http://192.168.0.7:8000/sit/" + "0" * 40)
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", code.path)}
    last = code.size - QUIET - 1
    assert min(x for x, _ in dark) == min(y for _, y in dark) == QUIET
    assert max(x for x, _ in dark) == max(y for _, y in dark) == last
    finder = {(x, y) for x in range(7) for y in range(7) if {x, y} & {0, 6} or (2 <= x <= 4 and 2 <= y <= 4)}
    for left, top in ((QUIET, QUIET), (last - 6, QUIET), (QUIET, last - 6)):
        assert {(x - left, y - top) for x, y in dark if left <= x < left + 7 and top <= y < top + 7} == finder


def test_every_link_has_a_code(browser: Browser, table: str) -> None:
    page = browser.get(f"{table}panel").text
    assert len(re.findall(r'<details class="code"', page)) == len(links(browser, table)) + 1
    assert "style=" not in page
