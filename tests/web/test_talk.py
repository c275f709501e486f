"""Names, talk, whispers and dice at a table, and who is there: for whom they are, and for nobody else."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest

from hantei import library
from hantei.web.http import addresses
from hantei.web.http.guard import Buckets
from hantei.web.server.hub import Reader
from hantei.web.storage.company import BadName, Presence, fit
from hantei.web.table.talk import dice_in

from .serving import until
from .tables import BASE, Browser, hub_of, other, room_of
from .test_company import DUEL, come, links, send
from .test_doors import guest_of

HEIST = "shadowrun4/data_heist"
ALL = ("", "log.txt", "log.html", "replay", "before/1000")


def call(somebody: Browser, name: str, colour: int = 0, back: str = "") -> int:
    """Say what somebody is called."""
    form = {"name": name, "colour": str(colour), "back": back}
    return int(somebody.post("/name", data=form, headers={"origin": BASE}).status_code)


def said(page: str) -> list[str]:
    """What the log of a page says of talk, line by line."""
    found = re.findall(r'<li class="log-line (?:said|note)[^>]*>(.*?)</li>', page, re.S)
    return [" ".join(re.sub(r"<[^>]+>", " ", line).split()) for line in found]


def company(page: str) -> list[str]:
    """The seats of a table as its page shows them."""
    found = re.findall(r'<li class="chip seat.*?</li>', page, re.S)
    return [" ".join(re.sub(r"<[^>]+>", " ", one).split()) for one in found]


def duel(browser: Browser) -> tuple[str, tuple[Browser, str], tuple[Browser, str]]:
    """A duel: the owner's place, a guest with their place, an onlooker with theirs."""
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "link"})
    white, _, watch = links(browser, table)
    return table, come(browser, white), come(browser, watch)


# Names


def test_who_comes_to_a_table_is_asked_for_a_name_once(browser: Browser) -> None:
    table, (guest, seat), _ = duel(browser)
    asked = "What shall we call you?"
    assert asked in guest.get(seat).text
    assert call(guest, "  Kaori  ", 1, back=seat) == 200
    assert asked not in guest.get(seat).text
    assert "Kaori has sat down: White" in said(browser.get(table).text)
    other_table = browser.begin(DUEL, **{"seat-white": "link"})
    guest.come(links(browser, other_table)[0])
    assert "Kaori has sat down: White" in said(browser.get(other_table).text)


def test_nobody_who_plays_alone_is_asked_for_a_name(browser: Browser) -> None:
    page = browser.get(browser.begin(DUEL)).text
    assert "What shall we call you?" not in page
    assert company(page) == []
    assert 'name="text"' not in page


def test_names_stand_at_seats_and_at_the_question(browser: Browser) -> None:
    table, (guest, seat), (onlooker, place) = duel(browser)
    call(browser, "Master"), call(guest, "Kaori")
    assert company(browser.get(table).text) == ["Red Master away deciding", "White Kaori away"]
    assert "Waiting for Red (Master)" in guest.get(seat).text
    assert "Waiting for Red (Master)" in onlooker.get(place).text
    call(guest, "Kaoru")
    assert company(browser.get(table).text)[1] == "White Kaoru away"
    assert said(browser.get(table).text) == ["Kaori has sat down: White"]  # another name is no arrival


def test_machines_and_free_seats_say_so(browser: Browser) -> None:
    table = browser.begin(DUEL, **{"seat-red": "machine:heuristic", "seat-white": "link"})
    assert company(browser.get(table).text)[0].startswith("Red ")
    assert company(browser.get(table).text)[1].startswith("White free")


def test_who_comes_and_who_goes_is_shown_to_those_who_are_there(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is played meanwhile: the owner's page is told by its stream, and so is the guest's own."""
    monkeypatch.setattr("hantei.web.server.room.GLANCE", 0.0)
    table, (guest, _seat), _ = duel(browser)
    call(browser, "Master"), call(guest, "Kaori")
    hub, room = hub_of(browser, table), room_of(browser)
    assert browser.portal
    listen = browser.portal.call

    def opened(place: str) -> Reader:
        return listen(partial(room.listen, hub, guest_of(browser, hub, place), "en", hub.live.stamp))

    def told(reader: Reader) -> list[str]:
        """What the last news of a stream shows of who is there."""
        until(lambda: bool(reader.waiting))
        news = reader.taken().decode()
        assert re.findall("^event: (.+)$", news, re.MULTILINE) == ["company", "stamp"]
        return company(news.replace("data: ", ""))

    owner = opened("owner")
    assert told(owner) == ["Red Master deciding", "White Kaori away"]  # the page was drawn before they were there
    white = opened("seat-white")
    assert told(white) == ["Red Master deciding", "White Kaori"]
    assert told(owner) == ["Red Master deciding", "White Kaori"]
    assert company(browser.get(table).text) == ["Red Master deciding", "White Kaori"]
    twin = opened("seat-white")  # the same person in another tab
    assert told(twin) == ["Red Master deciding", "White Kaori"]
    until(lambda: not (hub.company_due or room.background.tasks))
    assert not owner.waiting
    assert not white.waiting

    def leave() -> None:
        for reader in (white, twin):
            hub.leave(reader)
            room.show_company_soon(hub)

    listen(leave)
    assert told(owner) == ["Red Master deciding", "White Kaori away"]
    assert company(browser.get(table).text) == ["Red Master deciding", "White Kaori away"]


def test_who_has_lost_their_seat_is_in_no_company(browser: Browser) -> None:
    table, (guest, _), _ = duel(browser)
    call(guest, "Kaori")
    assert send(browser, f"{table}seat", who="white", player="machine:heuristic") == 204
    assert "Kaori" not in " ".join(company(browser.get(table).text))


@pytest.mark.parametrize("typed", ["", "   ", "x" * 25, "a\u200bb", "\u202eabc", "a\x07b"])
def test_what_nobody_can_be_called(browser: Browser, typed: str) -> None:
    with pytest.raises(BadName):
        fit(typed)
    _table, (guest, seat), _ = duel(browser)
    assert call(guest, typed) == 422
    assert said(guest.get(seat).text) == []


def test_names_are_text_and_nothing_else(browser: Browser) -> None:
    table, (guest, _seat), _ = duel(browser)
    call(guest, "<b>{ $x }</b>")
    page = browser.get(table).text
    assert "&lt;b&gt;{ $x }&lt;/b&gt;" in page
    assert "<b>{ $x }" not in page


@pytest.mark.parametrize("back", ["//evil.example", "https://evil.example", "/\\evil.example"])
def test_a_name_sends_nobody_to_another_server(browser: Browser, back: str) -> None:
    sent = browser.post("/name", data={"name": "A", "back": back}, headers={"origin": BASE}, follow_redirects=False)
    assert (sent.status_code, sent.headers["location"]) == (303, "/")


# Talk


def test_what_is_said_to_all_is_read_by_all_and_changes_nothing_in_the_game(browser: Browser) -> None:
    table, (guest, seat), (onlooker, place) = duel(browser)
    call(guest, "Kaori")
    before = hub_of(browser, table).live.session.where, browser.get(f"{table}save").content
    assert send(guest, f"{seat}say", text="good <i>evening</i>") == 204
    for somebody, where in ((browser, table), (guest, seat), (onlooker, place)):
        assert said(somebody.get(where).text)[-1] == "Kaori: good &lt;i&gt;evening&lt;/i&gt;"
    assert (hub_of(browser, table).live.session.where, browser.get(f"{table}save").content) == before


def test_a_whisper_is_for_two_and_nobody_else_by_any_way(browser: Browser) -> None:
    table = browser.begin(HEIST, **{"referee": "on", "seat-archive": "link", "seat-referee": "link"})
    archive, referee, _, watch = links(browser, table)
    people = {"owner": (browser, table)}
    people |= {name: come(browser, link) for name, link in (("a", archive), ("r", referee), ("w", watch))}
    guest, seat = people["a"]
    assert send(guest, f"{seat}say", text="meet me at the van", to="referee") == 204
    for name, reads in (("owner", False), ("a", True), ("r", True), ("w", False)):
        somebody, place = people[name]
        for page in ALL:
            text = somebody.get(f"{place}{page}").text
            if page != "replay":  # what was said stands beside the game, and is not looked back at
                assert ("meet me at the van" in text) == reads, (name, page)
            assert reads or "meet me at the van" not in text, (name, page)
        number = re.search(r'id="line-(\d+)"[^>]*>[^<]*meet', guest.get(seat).text)
        assert somebody.get(f"{place}lines/{number[1] if number else 0}").status_code == (200 if reads else 404)


def test_onlookers_whisper_to_nobody_and_nobody_whispers_to_a_machine(browser: Browser) -> None:
    table, (guest, seat), (onlooker, place) = duel(browser)
    assert send(onlooker, f"{place}say", text="psst", to="white") == 422
    assert send(guest, f"{seat}say", text="psst", to="nobody") == 422
    assert send(guest, f"{seat}say", text="psst", to="white") == 422  # that is oneself
    assert said(browser.get(table).text) == []
    assert send(onlooker, f"{place}say", text="hello") == 204


def test_strangers_say_nothing(browser: Browser) -> None:
    table, (_, seat), _ = duel(browser)
    assert send(other(browser), f"{seat}say", text="hello") == 404
    assert said(browser.get(table).text) == []


def test_talk_is_kept_and_stays_when_moves_are_taken_back(browser: Browser, tmp_path: Path) -> None:
    table, (guest, seat), _ = duel(browser)
    browser.answer(table, "done")
    send(guest, f"{seat}say", text="one moment")
    assert send(browser, f"{table}undo", count="1") == 204
    assert said(browser.get(table).text) == ["somebody: one moment"]
    hub = hub_of(browser, table)
    rows = hub.live.store.read("SELECT line FROM told WHERE tab = ? AND line LIKE '%one moment%'", hub.live.id)
    assert len(rows) == 1  # on the disk before it is shown


def test_a_fork_takes_no_talk_along(browser: Browser) -> None:
    table, (guest, seat), _ = duel(browser)
    send(guest, f"{seat}say", text="between us")
    forked = browser.post(f"{table}fork", data={"moves": "0"}, headers={"origin": BASE})
    assert forked.status_code == 200
    assert "between us" not in forked.text


# Dice


@pytest.mark.parametrize(
    ("book", "typed", "understood"),
    [
        ("senki", "2D6+3>=7", True), ("senki", "2d6", True), ("shadowrun4", "6d6", True), ("gundog", "1D100<=55", True),
        ("wild_arms", "choice[a,b]", True), ("senki", "２Ｄ６", True), ("senki", "good evening", False),
        ("senki", "3 of us", False), ("senki", "こんばんは", False), ("senki", "9999999D99999", False),
        ("urban_assault", "1d6+2", True), ("gundog", "choice[右,左]", True), ("gundog", "choice 右 左", True),
        ("gundog", "右[左]", False), ("gundog", "(笑)", False), ("gundog", "了解(笑)", False),
    ],
)  # fmt: skip
def test_dice_are_thrown_by_the_notation_of_the_rulebook_and_of_bots(book: str, typed: str, understood: bool) -> None:
    assert (dice_in(library.shelf(book), typed) is not None) == understood


def test_dice_at_the_table_fall_in_the_log(browser: Browser) -> None:
    table, (guest, seat), _ = duel(browser)
    assert send(guest, f"{seat}say", text="1D1") == 204
    line = said(browser.get(table).text)[-1]
    assert "1D1" in line
    assert "→" in line


def test_a_secret_throw_is_seen_by_whoever_threw_it(browser: Browser) -> None:
    table, (guest, seat), (onlooker, place) = duel(browser)
    call(guest, "Kaori")
    assert send(guest, f"{seat}say", text="S7D1") == 204
    assert "7D1" in said(guest.get(seat).text)[-1]
    for somebody, where in ((browser, table), (onlooker, place)):
        assert said(somebody.get(where).text)[-1] == "Kaori throws dice in secret"


def test_dice_for_few_say_for_whom_they_are(browser: Browser) -> None:
    table, _, _ = duel(browser)
    call(browser, "Ren")
    assert send(browser, f"{table}say", text="S2D6") == 204
    assert said(browser.get(table).text)[-1].startswith("Ren, seen by nobody else: S2D6 → ")
    assert send(browser, f"{table}say", text="2D6", to="white") == 204
    assert said(browser.get(table).text)[-1].startswith("Ren, to White alone: 2D6 → ")


def test_who_only_looks_on_throws_no_dice_in_secret(browser: Browser) -> None:
    """All who look on read the same, so another of them would read it."""
    _, (guest, seat), (onlooker, place) = duel(browser)
    call(onlooker, "Ann")
    told = [said(guest.get(seat).text), said(onlooker.get(place).text)]
    answer = onlooker.post(f"{place}say", data={"text": "S7D1"}, headers={"origin": BASE})
    assert answer.status_code == 422
    assert "cannot throw dice in secret" in answer.text
    assert [said(guest.get(seat).text), said(onlooker.get(place).text)] == told
    assert send(onlooker, f"{place}say", text="7D1") == 204
    assert "7D1" in said(guest.get(seat).text)[-1]


def test_who_says_more_than_anybody_reads_waits_and_others_go_on(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (guest, seat), (onlooker, place) = duel(browser)
    live = hub_of(browser, table).live
    monkeypatch.setattr(live, "said", Buckets(0.0, 2.0))
    monkeypatch.setattr(live, "said_by_all", Buckets(0.0, 3.0))
    for word in ("one", "two"):
        assert send(guest, f"{seat}say", text=word) == 204
    answer = guest.post(f"{seat}say", data={"text": "three"}, headers={"origin": BASE})
    assert answer.status_code == 422
    assert "Go on in a few minutes" in answer.text
    assert send(onlooker, f"{place}say", text="four") == 204
    assert send(browser, f"{table}say", text="five") == 422  # as much as the table takes
    assert [line.split()[-1] for line in said(browser.get(table).text)[-3:]] == ["one", "two", "four"]


# Presence


def test_presence_counts_pages() -> None:
    presence = Presence()
    presence.come("a", "owner")
    presence.come("a", "owner")
    presence.go("a", "owner")
    assert presence.here() == {("a", "owner")}
    presence.go("a", "owner")
    assert presence.here() == frozenset()


def test_talk_leaves_the_odds_of_the_question_alone(browser: Browser) -> None:
    table, (guest, seat), _ = duel(browser)
    live = hub_of(browser, table).live
    moment, stamp = live.moment, live.stamp
    send(guest, f"{seat}say", text="hello")
    assert live.moment == moment
    assert live.stamp != stamp
    browser.answer(table, "done")
    assert live.moment != moment


# Invitations


def test_links_of_free_seats_go_once_somebody_has_come(browser: Browser) -> None:
    table = browser.begin(DUEL, **{"seat-white": "link"})
    page = browser.get(table).text
    assert 'id="awaited-links"' in page
    hub = hub_of(browser, table)
    come(browser, links(browser, table)[0])
    assert hub.showing.drawing("en").around("owner")["awaited"] == ""
    assert 'id="awaited-links"' not in browser.get(table).text


@pytest.mark.parametrize(
    ("outside", "base", "given"),
    [
        ("http://192.168.0.5:8000/", "http://127.0.0.1:8000/", "http://192.168.0.5:8000/"),
        ("http://192.168.0.5:8000/", "http://localhost:8000/", "http://192.168.0.5:8000/"),
        ("http://192.168.0.5:8000/", "https://hantei.example/", "https://hantei.example/"),
        ("", "http://127.0.0.1:8000/", "http://127.0.0.1:8000/"),
    ],
)
def test_what_is_handed_out_works_for_others_where_that_can_be(
    outside: str, base: str, given: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "_outside", outside)
    assert addresses.handed_out(base) == given
    assert addresses.is_local(base) == (given != "https://hantei.example/" and "192" not in base)


def test_the_panel_says_who_plays(browser: Browser) -> None:
    table = browser.begin(DUEL, **{"referee": "on", "seat-red": "here", "seat-white": "link", "seat-referee": "link"})
    white, referee = links(browser, table)[:2]
    guest, _ = come(browser, white)
    master, place = come(browser, referee)
    call(guest, "Kaori")
    assert "White (Kaori)" in browser.get(f"{table}panel").text
    assert ">me, here<" in browser.get(f"{table}panel").text
    assert "Kaori" not in master.get(f"{place}panel").text  # who plays is for the owner to say


# Characters speak


def voices(page: str) -> list[str]:
    """For whom a page lets somebody speak."""
    found = re.search(r'<select name="as".*?</select>', page, re.S)
    return re.findall(r'<option value="([^"]+)"', found[0]) if found else []


def test_whoever_plays_somebody_speaks_for_them_and_for_nobody_else(browser: Browser) -> None:
    table, (guest, seat), (onlooker, place) = duel(browser)
    call(browser, "Ren"), call(guest, "Kaori"), call(onlooker, "Aki")
    assert voices(browser.get(table).text) == ["red_ace", "red_second"]
    assert voices(guest.get(seat).text) == ["white_ace", "white_second"]
    assert voices(onlooker.get(place).text) == []
    assert send(guest, f"{seat}say", text="Here I stand", **{"as": "white_ace"}) == 204
    assert said(browser.get(table).text)[-1] == "White Spider Lily: “Here I stand” (Kaori)"
    for somebody, where in ((guest, seat), (onlooker, place)):
        assert send(somebody, f"{where}say", text="Not I", **{"as": "red_ace"}) == 422
    assert "Not I" not in browser.get(table).text


def test_what_somebody_whispers_in_the_voice_of_another_reaches_that_seat_alone(browser: Browser) -> None:
    table, (guest, seat), (onlooker, place) = duel(browser)
    call(guest, "Kaori")
    assert send(guest, f"{seat}say", text="Let us part", to="red", **{"as": "white_ace"}) == 204
    assert said(browser.get(table).text)[-1] == "White Spider Lily, to Red alone: “Let us part” (Kaori)"
    for way in ALL:
        assert "Let us part" not in onlooker.get(f"{place}{way}").text


def test_a_game_master_speaks_for_all_whom_no_guest_plays(browser: Browser) -> None:
    table = browser.begin(DUEL, referee="on", **{"seat-red": "machine:heuristic", "seat-white": "link"})
    guest, seat = come(browser, links(browser, table)[0])
    assert voices(browser.get(table).text) == ["red_ace", "red_second"]
    assert voices(guest.get(seat).text) == ["white_ace", "white_second"]


def test_names_of_players_stand_at_their_sheets_and_at_their_turns(browser: Browser) -> None:
    table, (guest, seat), _ = duel(browser)
    call(browser, "Ren"), call(guest, "Kaori")
    for page in (browser.get(table).text, guest.get(seat).text):
        heads = re.findall(r'class="person-head">(.*?)</div>', page, re.S)
        words = [" ".join(re.sub(r"<[^>]+>", " ", one).split()) for one in heads]
        assert [one for one in words if one.startswith("White")] == ["White Spider Lily Kaori", "White Second Kaori"]
        assert [one for one in words if one.startswith("Red")] == ["Red Spider Lily Ren", "Red Second Ren"]
    browser.answer(table, "done")
    guest.answer(seat, "done")
    browser.answer(table, "red_ace")
    browser.answer(table, "act")
    turns = re.findall(r'<li class="log-line turn".*?</li>', guest.get(seat).text, re.S)
    assert turns
    assert re.sub(r"<[^>]+>", " ", turns[-1]).split()[-1] == "(Ren)"
