"""The end of a game at a table: the sentence, the figures, another game with the same people, sides changed."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest

from hantei import library
from hantei.lab.hindsight import Hindsight, Weighed
from hantei.play import SaveError, Session
from hantei.telling.hindsights import told_hindsight
from hantei.web.commands.speaking import TellAnew
from hantei.web.drawing.trouble import ViewKey
from hantei.web.working.crew import TableLock

from .tables import BASE, Browser, hub_of
from .test_company import come, links, send

DUEL = "senki/ace_duel"


def end(browser: Browser, table: str) -> None:
    """The owner rules that the duel ends for Red, who need not prepare any more."""
    assert send(browser, f"{table}rule", words="end red") == 204
    assert hub_of(browser, table).live.game.finished


def over(browser: Browser, white: str = "here") -> str:
    """A duel that Red has won by a ruling."""
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": white, "pace": "instant"})
    end(browser, table)
    return table


def anew(browser: Browser, table: str, **fields: str) -> str:
    """Another game of a table; the address of its owner's page."""
    answer = browser.post(f"{table}anew", data=fields, headers={"origin": BASE})
    assert answer.status_code == 200, answer.text
    return urlsplit(str(answer.url)).path


def test_the_end_says_who_has_won_and_why(browser: Browser) -> None:
    table = over(browser)
    page = browser.get(f"{table}ending").text
    verdict = re.search(r'<p class="verdict">(.*?)</p>', page)
    assert verdict
    assert "Red" in verdict[1]
    assert verdict[1] in re.sub(r"\s+", " ", browser.get(f"{table}log.txt").text)  # in the rulebook's own words
    assert 'hx-get="ending"' in browser.get(table).text


def test_there_is_no_end_before_the_end(browser: Browser) -> None:
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "here"})
    assert browser.get(f"{table}ending").status_code == 404


def test_another_game_has_the_same_people(browser: Browser) -> None:
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "link"})
    guest, seat = come(browser, links(browser, table)[0])
    end(browser, table)
    other = anew(browser, table)
    assert other != table
    live = hub_of(browser, other).live
    assert not live.game.finished
    assert {seat: live.player(seat) for seat in live.seats()} == {"red": "here", "white": "link"}
    assert guest.get(other.replace("owner", "seat-white")).status_code == 200
    assert guest.get(other.replace("owner", "seat-red")).status_code == 404
    assert "has started the same game again" in guest.get(seat).text


def test_whoever_is_still_at_the_old_table_is_led_to_the_new_one(browser: Browser) -> None:
    """Live, by the page and by the log, and to the seat that is theirs there."""
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "link"})
    guest, seat = come(browser, links(browser, table)[0])
    end(browser, table)
    showing = hub_of(browser, table).showing
    seen: ViewKey = ("seat-white", "en")
    showing.expect(seen)
    showing.everything(seen)
    assert 'href="next"' not in guest.get(seat).text
    assert guest.get(f"{seat}next").status_code == 404
    other = anew(browser, table, swapped="1")
    assert 'href="next"' in showing.shown[seen].around["ask"]
    assert guest.get(seat).text.count('href="next"') == 2
    assert urlsplit(str(guest.get(f"{seat}next").url)).path == other.replace("owner", "seat-red")
    assert urlsplit(str(browser.get(f"{table}next").url)).path == other


def test_pressed_twice_it_begins_one_game(browser: Browser) -> None:
    """At once or one after the other; with sides changed it is another one, and so is one after a game that is gone."""
    table = over(browser)
    with ThreadPoolExecutor(2) as two:
        first, second = two.map(lambda _: anew(browser, table), range(2))
    assert first == second == anew(browser, table)
    assert anew(browser, table, swapped="1") != first
    assert browser.post(f"{first}remove", headers={"origin": BASE}).status_code == 200
    assert anew(browser, table) not in (first, table)


def test_another_game_is_there_though_nobody_could_be_told(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = over(browser)

    def broken(*_: Any) -> None:
        raise SaveError("store-write-failed")

    with monkeypatch.context() as patch:
        patch.setattr(TellAnew, "act", broken)
        other = anew(browser, table)
    assert other != table
    assert not hub_of(browser, other).live.game.finished
    assert "has started the same game again" not in browser.get(table).text


def test_another_game_has_all_its_owners(browser: Browser) -> None:
    """Whoever came by the owner's link begins it: whoever set the first table owns the other one as well."""
    table = over(browser)
    second, place = come(browser, links(browser, table)[-2])
    assert place == table
    again = anew(second, table)
    assert (second.get(again).status_code, browser.get(again).status_code) == (200, 200)
    assert browser.get(f"{again}access").text.count('name="guest"') == 1  # the other owner, who can be put out


def test_sides_are_changed(browser: Browser) -> None:
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "link"})
    guest, _ = come(browser, links(browser, table)[0])
    end(browser, table)
    assert 'name="swapped"' in browser.get(f"{table}ending").text
    other = anew(browser, table, swapped="1")
    live = hub_of(browser, other).live
    assert {seat: live.player(seat) for seat in live.seats()} == {"red": "link", "white": "here"}
    assert guest.get(other.replace("owner", "seat-red")).status_code == 200
    assert guest.get(other.replace("owner", "seat-white")).status_code == 404


def test_the_machine_changes_sides_too(browser: Browser) -> None:
    table = over(browser, "machine:heuristic")
    live = hub_of(browser, anew(browser, table, swapped="1")).live
    assert {seat: live.player(seat) for seat in live.seats()} == {"red": "machine", "white": "here"}
    assert dict(live.session.seats) == {"red": "heuristic"}


def test_nothing_is_to_be_changed_where_one_person_plays_both(browser: Browser) -> None:
    table = over(browser)
    assert 'name="swapped"' not in browser.get(f"{table}ending").text


def test_only_the_owner_begins_another_game(browser: Browser) -> None:
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "link"})
    guest, seat = come(browser, links(browser, table)[0])
    end(browser, table)
    assert guest.get(f"{seat}ending").status_code == 200
    assert 'action="anew"' not in guest.get(f"{seat}ending").text
    assert send(guest, f"{seat}anew") == 404


def test_nobody_waits_for_a_table_on_the_loop(browser: Browser) -> None:
    """Its lock says so: every page of a game that is over, and of one that goes on, is drawn elsewhere."""
    ended, going = over(browser), browser.begin(DUEL)
    for table in (ended, going):
        for way in ("", "panel", "access", "keep", "pieces", "replay", "log.txt", "log.html", "save", "before/1000"):
            assert browser.get(f"{table}{way}").status_code == 200, way
    assert browser.get(f"{ended}ending").status_code == 200


def test_the_lock_of_a_table_refuses_to_be_waited_for_on_the_loop() -> None:
    lock = TableLock()

    async def wait() -> None:
        with lock:
            pass

    async def on_a_loop_of_its_own() -> None:
        with TableLock():  # where there are no threads, nobody holds it meanwhile
            pass

    with pytest.raises(RuntimeError):
        asyncio.run(wait())
    asyncio.run(on_a_loop_of_its_own())
    with lock:
        pass


def test_a_game_that_is_over_is_looked_at_in_hindsight(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hantei.web.routes.ending.WEIGHED", (0.2, 0.2))
    table = over(browser)
    assert 'hx-get="hindsight"' in browser.get(f"{table}ending").text
    first = browser.get(f"{table}hindsight", headers={"hx-request": "true"})
    assert first.status_code == 200
    assert 'id="hindsight"' in first.text
    assert "hindsight?level=1" in first.text
    assert "hindsight?level=2" not in browser.get(f"{table}hindsight?level=1").text
    assert browser.get(f"{table}hindsight?level=9").status_code == 404


def test_there_is_no_hindsight_before_the_end(browser: Browser) -> None:
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "here"})
    assert browser.get(f"{table}hindsight").status_code == 404


def test_somebody_learns_of_the_decisions_of_their_own_seats_alone() -> None:
    """Of two decisions that lost something, each side is told its own."""
    shelf = library.shelf("senki")
    session = Session(shelf.rulebook, {"scenario": "ace_duel"}, "1")
    dear = []
    for seat in ("red", "white"):
        while seat not in session.decisions:
            key, asked = next(iter(session.decisions.items()))
            session.answer(key, asked.sample(Random(1)))
        answers = list(session.decisions[seat].all() or ())[:2]
        won: list[list[tuple[str, ...]]] = [[()] * 16, [(seat,)] * 16]
        dear.append(Weighed(1, session.fork(), seat, answers, session.fresh(), won))
    found = Hindsight(["red", "white"], ("red",), dear)
    eyes: list[list[str] | None] = [None, ["red"], ["white"], []]
    told = [told_hindsight(found, shelf, shelf.catalogue("en"), 9, {}, seats) for seats in eyes]
    assert [len(one.decisions) for one in told] == [2, 1, 1, 0]
    assert sorted(one.decided for one in told[0].decisions) == sorted(told[n].decisions[0].decided for n in (1, 2))


def test_looking_back_shows_no_ruling_that_was_made_later(browser: Browser) -> None:
    table = over(browser)
    pages = [browser.get(f"{table}replay{query}").text for query in ("?move=0", "?move=1", "")]
    assert ['class="log-line ruling"' in page for page in pages] == [False, True, True]


def test_the_fold_of_chances_says_that_the_game_is_over(browser: Browser) -> None:
    page = browser.get(f"{over(browser)}outlook").text
    assert "The game is over" in page
    assert "when you are asked again" not in page
