"""Who reads what of a log: what a seat is told, on every way to it; in the data heist the alarm has started IC that
only its own side sees as long as nobody of the others is on that node."""

from __future__ import annotations

import json
import re
from functools import partial
from random import Random

from hantei import library
from hantei.core.event import DICE, Event
from hantei.core.message import Message
from hantei.telling.lines import Told, from_plain, line_data, told
from hantei.web.server.hub import Reader
from hantei.web.table.live import LiveTable

from .tables import BASE, Browser, hub_of, other
from .test_company import come, links, send

HEIST, WAREHOUSE = "shadowrun4/data_heist", "shadowrun4/warehouse"
SECRET, PHASE = "the Black Lotus start up", "The Black Lotus, action phase"


def play(browser: Browser, table: str, answers: int) -> None:
    """So many answers as the machine would give them, by whoever is asked."""
    hub, rng = hub_of(browser, table), Random("1")
    assert browser.portal is not None
    for _ in range(answers):
        session = hub.live.session
        key, decision = next(iter(session.decisions.items()))
        answer = hub.live.shelf.rulebook.policies["heuristic"](session.state, decision, rng)

        def act(live: LiveTable, key: str = key, answer: object = answer) -> None:
            live.game.answer(key, answer)  # type: ignore[arg-type]
            live.changes.made()

        browser.portal.call(partial(browser.app.state.room.change, hub, act))  # type: ignore[attr-defined, call-arg]


def seats(browser: Browser) -> dict[str, tuple[Browser, str]]:
    """A table at which the owner plays the runners; everybody at it with their browser and their address."""
    table = browser.begin(HEIST, **{"referee": "on", "seat-archive": "link", "seat-referee": "link"})
    archive, referee, _, watch = links(browser, table)
    places = {"archive": archive, "referee": referee, "watch": watch}
    return {"runners": (browser, table), **{name: come(browser, link) for name, link in places.items()}}


def lines(page: str) -> list[int]:
    """The numbers of the lines of the log on a page."""
    return [int(number) for number in re.findall(r'id="line-(\d+)"', page)]


def test_each_place_reads_what_its_seats_are_told(browser: Browser) -> None:
    learn = {"runners": False, "archive": True, "referee": True, "watch": False}
    people = seats(browser)
    play(browser, people["runners"][1], 30)
    for name, (somebody, place) in people.items():
        for page in ("", "log.txt", "log.html", "replay"):
            text = somebody.get(f"{place}{page}").text
            assert "goes on alert" in text, (name, page)
            assert (SECRET in text) == learn[name], (name, page)


def test_streams_carry_what_a_place_is_told(browser: Browser) -> None:
    people = seats(browser)
    hub = hub_of(browser, people["runners"][1])
    readers = {name: Reader((place.split("/")[3], "en")) for name, (_, place) in people.items()}
    for reader in readers.values():
        hub.expect(reader)
        hub.admit(reader)
    play(browser, people["runners"][1], 90)
    sent = {name: b"".join(reader.waiting).decode() for name, reader in readers.items()}
    assert {name: "Relay: initiative score" in text for name, text in sent.items()} == dict.fromkeys(people, True)
    learn = {"runners": False, "archive": True, "referee": True, "watch": False}
    assert {name: PHASE in text for name, text in sent.items()} == learn
    anew = {name: hub.showing.everything(reader.seen).decode() for name, reader in readers.items()}
    assert {name: "Black Lotus" in text for name, text in anew.items()} == learn


def test_the_number_of_a_line_that_one_is_not_told_is_none(browser: Browser) -> None:
    people = seats(browser)
    play(browser, people["runners"][1], 30)
    archive, place = people["archive"]
    shown = {name: lines(one.get(f"{at}log.html").text) for name, (one, at) in people.items()}
    secret = next(number for number in shown["archive"] if number not in shown["runners"])
    open_ = shown["watch"][0]
    assert archive.get(f"{place}lines/{secret}").status_code == 200
    for name in ("runners", "watch"):
        somebody, at = people[name]
        assert somebody.get(f"{at}lines/{open_}").status_code == 200
        assert somebody.get(f"{at}lines/{secret}").status_code == 404


def test_the_last_lines_are_as_many_as_ever_and_those_before_follow_on(browser: Browser) -> None:
    people = seats(browser)
    play(browser, people["runners"][1], 250)
    for name, (somebody, place) in people.items():
        whole = lines(somebody.get(f"{place}log.html").text)
        page = somebody.get(place).text
        seen = lines(page)
        assert len(seen) == 60, name
        while found := re.search(r'hx-get="before/(\d+)"', page):
            assert int(found[1]) == seen[0]
            page = somebody.get(f"{place}before/{seen[0]}").text
            seen = lines(page) + seen
        assert seen == whole, name


def test_lines_keep_who_reads_them_and_old_ones_are_for_all() -> None:
    for readers in (None, ["red"], []):
        assert from_plain(json.loads(json.dumps(line_data(Told(Message("turn"), readers=readers))))).readers == readers
    assert from_plain({"say": {"id": "turn", "args": {}}, "kind": "event"}).readers is None


def test_dice_stand_with_no_line_that_others_read() -> None:
    shelf = library.shelf("shadowrun4")
    state = shelf.rulebook.start({"scenario": "alley_firefight"})
    secret = Event(DICE, {"dice": "2d6", "why": "initiative", "faces": [1, 2]}, readers=["gang"])
    open_ = Event(DICE, {"dice": "1d6", "why": "initiative", "faces": [3]})
    turn = Event("turn", {"n": 1})
    found = told(shelf, state, [open_, turn, secret, turn, open_, secret], shelf.catalogue("en"))
    assert [(line.message.id, [throw.faces for throw in line.throws], line.readers) for line in found] == [
        ("sr-log-turn", [(3,)], None),
        ("log-thrown", [(1, 2)], ["gang"]), ("sr-log-turn", [], None),
        ("log-thrown", [(3,)], None), ("log-thrown", [(1, 2)], ["gang"]),
    ]  # fmt: skip


def test_who_takes_a_seat_over_reads_what_it_is_told(browser: Browser) -> None:
    people = seats(browser)
    owner, table = people["runners"]
    reader = Reader(("owner", "en"))
    hub = hub_of(browser, table)
    hub.expect(reader)
    hub.admit(reader)
    play(browser, table, 1)  # the stream has shown what the runners read
    assert send(owner, f"{table}seat", who="archive", player="here") == 204
    assert SECRET in owner.get(table).text
    assert "event: relog" in b"".join(reader.waiting).decode()
    assert send(owner, f"{table}seat", who="archive", player="link") == 204
    assert SECRET not in owner.get(table).text
    referee, place = people["referee"]
    assert send(referee, f"{place}delegate", who="archive", to="runners") == 204
    assert SECRET in owner.get(table).text


def test_whoever_plays_learns_nothing_by_looking_on_as_well(browser: Browser) -> None:
    """In the warehouse a marksman of the crew's hides from the runners: here the owner plays the crew."""
    table = browser.begin(WAREHOUSE, **{"seat-crew": "here", "seat-runners": "link"})
    runners, _, watch = links(browser, table)
    people = {"crew": (browser, table), "runners": come(browser, runners), "watch": come(browser, watch)}
    sees = {"crew": True, "runners": False, "watch": False}
    for pages in ("", "replay"):
        assert {name: "Marksman" in one.get(f"{at}{pages}").text for name, (one, at) in people.items()} == sees
    sheets = {name: one.get(f"{at}character/sniper").status_code for name, (one, at) in people.items()}
    assert sheets == {"crew": 200, "runners": 404, "watch": 404}


def test_an_owner_who_plays_no_seat_sees_all(browser: Browser) -> None:
    table = browser.begin(WAREHOUSE, **{"seat-crew": "link", "seat-runners": "link"})
    assert "Marksman" in browser.get(table).text
    assert browser.get(f"{table}character/sniper").status_code == 200


def test_an_owner_who_plays_no_seat_reads_all(browser: Browser) -> None:
    table = browser.begin(HEIST, **{"seat-runners": "link", "seat-archive": "link"})
    assert SECRET in browser.get(table).text


def test_what_is_kept_with_a_line_goes_with_forks_and_saves(browser: Browser) -> None:
    people = seats(browser)
    play(browser, people["runners"][1], 10)
    owner, table = people["referee"]  # whoever rules takes the game along, and owns what comes of it
    fork = owner.post(f"{table}fork", data={"moves": "5"}, headers={"origin": BASE}).url.path
    save = owner.get(f"{table}save").content
    brought = owner.post("/bring", files={"file": ("heist.hantei", save)}, headers={"origin": BASE}).url.path
    for copy in (fork, brought):
        assert send(owner, f"{copy}seat", who="archive", player="link") == 204
        assert send(owner, f"{copy}seat", who="referee", player="link") == 204
        assert "goes on alert" in owner.get(copy).text
        assert SECRET not in owner.get(copy).text
        guest, seat = come(browser, links(owner, copy)[0])
        assert SECRET in guest.get(seat).text
    assert other(browser).get(fork).status_code == 404
