"""Whoever sits at a table brings a person of their own before anything is played, and the save holds them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hantei import dossiers, library
from hantei.play import Game, SaveError, verify
from hantei.web.http.people import known_as
from hantei.web.storage.doors import Viewer
from hantei.web.storage.sqlite import SqliteDb
from hantei.web.storage.store import Claim
from hantei.web.table.wishes import Hopeful, Wishes

from .tables import BASE, Browser, hub_of, other, room_of
from .test_company import come, links, send
from .test_doors import guest_of, listening

NEEDLE = Path(__file__).parents[1] / "exchange" / "files" / "needle.chum"
ALLEY = "shadowrun4/alley_firefight"
MORI = "mori"


@pytest.fixture
def table(browser: Browser) -> str:
    """A firefight: the runners are for whoever comes, the owner plays the gang."""
    return browser.begin(ALLEY, **{"seat-runners": "link", "seat-gang": "here"})


def enter(guest: Browser, seat: str, who: str, data: bytes, name: str) -> tuple[int, str]:
    """Bring somebody out of a file; the status and the page."""
    answer = guest.post(f"{seat}enter", data={"who": who}, files={"file": (name, data)}, headers={"origin": BASE})
    return answer.status_code, answer.text


def test_a_guest_brings_a_character_and_the_save_holds_them(browser: Browser, table: str, tmp_path: Path) -> None:
    guest, seat = come(browser, links(browser, table)[0])
    assert f'<option value="{MORI}">' in guest.get(f"{seat}enter").text
    status, page = enter(guest, seat, MORI, NEEDLE.read_bytes(), "needle.chum")
    assert status == 200
    assert "Needle was brought to the table, in the place of Mori" in page
    assert "Needle was brought to the table, in the place of Mori" in browser.get(table).text  # the owner reads it too
    assert "Needle" in guest.get("/").text  # kept among the guest's own
    file = tmp_path / "alley.hantei"
    file.write_bytes(browser.get(f"{table}save").content)
    assert verify(file, library.find).sound
    with Game.resume(file, library.find) as game:
        state = game.session.state
        needle = state.records.characters[state.actors[MORI].character]
        assert needle.name.en == "Needle"
        assert needle.attributes["agility"] == 6


def test_one_of_the_library_takes_the_place_of_another_later(browser: Browser, table: str) -> None:
    guest, seat = come(browser, links(browser, table)[0])
    enter(guest, seat, MORI, NEEDLE.read_bytes(), "needle.chum")
    own = re.search(r'name="own"><option value="([^"]+)"', guest.get(f"{seat}enter").text)
    assert own
    answer = guest.post(
        f"{seat}enter", files={"who": (None, "sparrow"), "own": (None, own[1])}, headers={"origin": BASE}
    )
    assert answer.status_code == 200
    assert "in the place of Sparrow" in answer.text


def test_what_was_said_stays_when_somebody_is_brought(browser: Browser, table: str) -> None:
    """Said to all, whispered by the guest to the owner, and told who came: all stand before the game that begins anew,
    and the log holds nothing of the game before."""
    guest, seat = come(browser, links(browser, table)[0])
    guest.post("/name", data={"name": "Kaori", "colour": "1", "back": seat}, headers={"origin": BASE})
    assert send(browser, f"{table}say", text="Welcome to the alley") == 204
    assert send(guest, f"{seat}say", text="I bring Needle", to="gang") == 204
    live = hub_of(browser, table).live
    before = live.last_line
    assert enter(guest, seat, MORI, NEEDLE.read_bytes(), "needle.chum")[0] == 200
    onlooker, place = come(browser, links(browser, table)[-1])
    for who, at, hears in ((browser, table, True), (guest, seat, True), (onlooker, place, False)):
        page = who.get(at).text
        assert page.count("Welcome to the alley") == 1
        assert page.count("I bring Needle") == hears
        assert page.count("Kaori has sat down") == 1
    query = "SELECT number, line FROM told WHERE tab = ? ORDER BY number"
    lines = [(number, json.loads(line)["kind"]) for number, line in live.store.read(query, live.id)]
    assert [kind for number, kind in lines if number <= before] == ["note", "said", "said"]
    assert next(number for number, _ in lines if number > before) == before + 1
    assert send(browser, f"{table}say", text="Well met") == 204
    assert "Well met" in guest.get(seat).text


def test_a_table_that_was_begun_anew_meanwhile_is_not_begun_anew_from_what_it_was(browser: Browser, table: str) -> None:
    """Two bring somebody at once: the second was let in to a table in memory that stands no more."""
    guest, seat = come(browser, links(browser, table)[0])
    hub = hub_of(browser, table)
    room, viewer = room_of(browser), guest_of(browser, hub, "seat-runners")
    stream = listening(browser, hub, viewer)
    assert enter(guest, seat, MORI, NEEDLE.read_bytes(), "needle.chum")[0] == 200
    assert stream.over  # the page asks for everything anew
    assert hub_of(browser, table) is not hub
    done = list[str]()
    assert browser.portal
    with pytest.raises(SaveError):
        browser.portal.call(room.replace, hub, viewer, lambda live: done.append(live.id))
    assert done == []


def test_nobody_takes_the_place_of_those_whom_another_plays(browser: Browser, table: str) -> None:
    guest, seat = come(browser, links(browser, table)[0])
    status, page = enter(guest, seat, "ganger_boss", NEEDLE.read_bytes(), "needle.chum")
    assert status == 422
    assert "Nobody called “ganger_boss” can be replaced here" in page
    watcher, watch = come(browser, links(browser, table)[-1])
    assert enter(watcher, watch, MORI, NEEDLE.read_bytes(), "needle.chum")[0] == 422


def test_what_the_book_does_not_allow_is_refused_and_nothing_changes(browser: Browser, table: str) -> None:
    guest, seat = come(browser, links(browser, table)[0])
    before = browser.get(f"{table}save").content
    faulty = b"hantei: shadowrun4/character/1\nid: x\ncharacter: {name: X, attributes: {agility: 99}}\n"
    status, page = enter(guest, seat, MORI, faulty, "x.yaml")
    assert status == 422
    assert "99" in page
    assert browser.get(f"{table}save").content == before


def noting_what_is_read(browser: Browser, patch: pytest.MonkeyPatch) -> tuple[list[str], list[str]]:
    """The names of files of people that are gone through from now on, and the works that are done apart."""
    read, apart, faults, work = list[str](), list[str](), dossiers.faults_of, room_of(browser).work
    done = work.inspect

    def faults_of(text: str, name: str, rulebook: str) -> Any:
        read.append(name)
        return faults(text, name, rulebook)

    async def done_apart(sender: Any, work: Callable[..., Any], *facts: Any, **how: Any) -> Any:
        apart.append(work.__name__)
        return await done(sender, work, *facts, **how)

    patch.setattr(dossiers, "faults_of", faults_of)
    patch.setattr(work, "inspect", done_apart)
    return read, apart


@pytest.mark.parametrize("begun", [False, True])
def test_a_file_is_gone_through_for_those_who_may_bring_somebody_alone_and_apart_from_the_table(
    browser: Browser, table: str, monkeypatch: pytest.MonkeyPatch, begun: bool
) -> None:
    guest, seat = come(browser, links(browser, table)[0])
    watcher, watch = come(browser, links(browser, table)[-1])
    if begun:
        answered(browser, table, guest, seat)
    fields = {"blank-0": "runners", "blank-1": "street"} if begun else {"who": MORI}
    file = ("needle.chum", NEEDLE.read_bytes())
    for one in (guest, watcher):  # both keep the file among their own
        one.post("/bring", files={"file": file}, headers={"origin": BASE})
    own = {
        one: str(row[0])
        for one in (guest, watcher)
        for row in room_of(browser).store.read(
            "SELECT id FROM scripts WHERE person = ?", known_as(one.cookies["hantei"])
        )
    }
    read, apart = noting_what_is_read(browser, monkeypatch)
    answer = watcher.post(f"{watch}enter", data={**fields, "own": own[watcher]}, headers={"origin": BASE})
    assert (answer.status_code, read, apart) == (422, [], [])
    answer = watcher.post(f"{watch}enter", data=fields, files={"file": file}, headers={"origin": BASE})
    assert (answer.status_code, read, apart) == (422, [], [])
    answer = guest.post(f"{seat}enter", data={**fields, "own": own[guest]}, headers={"origin": BASE})
    assert (answer.status_code, len(read)) == (200, 1)
    assert apart == ["dossier_of" if begun else "with_somebody"]


def test_people_are_brought_to_a_new_table_apart_from_all_tables(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser.post("/bring", files={"file": ("needle.chum", NEEDLE.read_bytes())}, headers={"origin": BASE})
    ((own,),) = room_of(browser).store.read("SELECT id FROM scripts")
    read, apart = noting_what_is_read(browser, monkeypatch)
    table = browser.begin(ALLEY, **{f"bring-{MORI}": own})
    assert "Needle" in in_the_alley(browser, table)
    assert (len(read), apart) == (1, ["brought"])


def answered(browser: Browser, table: str, guest: Browser, seat: str) -> None:
    """Let whoever is asked first answer."""
    for place, who in ((table, browser), (seat, guest)):
        found = re.search(r'name="answer" value="([^"]*)"', who.get(place).text)
        if found and who.answer(place, found[1]) == 200:
            return


def wish(who: Browser, place: str, data: bytes, *parts: str) -> tuple[int, str]:
    """Bring somebody out of a file into the running game, or ask for it; the status and the page."""
    form = {f"blank-{n}": part for n, part in enumerate(parts)}
    answer = who.post(f"{place}enter", data=form, files={"file": ("needle.chum", data)}, headers={"origin": BASE})
    return answer.status_code, answer.text


def in_the_alley(browser: Browser, table: str) -> list[str]:
    """Who is in the fight, by name."""
    state = hub_of(browser, table).live.session.state
    return [state.records.characters[one.character].name.en for one in state.actors.values()]


def test_whose_place_they_take_is_settled_once_somebody_has_answered(browser: Browser, table: str) -> None:
    guest, seat = come(browser, links(browser, table)[0])
    answered(browser, table, guest, seat)
    status, page = enter(guest, seat, MORI, NEEDLE.read_bytes(), "needle.chum")
    assert status == 422
    assert "Nobody can be brought to this table now" in page
    assert 'name="who"' not in guest.get(f"{seat}enter").text


def test_a_guest_asks_and_the_owner_lets_them_into_the_running_game(browser: Browser, table: str) -> None:
    guest, seat = come(browser, links(browser, table)[0])
    guest.post("/name", data={"name": "Kaori", "colour": "1", "back": seat}, headers={"origin": BASE})
    answered(browser, table, guest, seat)
    assert "Ask the owner" in guest.get(f"{seat}enter").text
    status, page = wish(guest, seat, NEEDLE.read_bytes(), "runners", "street")
    assert status == 200, page
    assert "Kaori would like to bring Needle" in browser.get(table).text
    assert "Needle" not in in_the_alley(browser, table)  # nobody comes before the owner has said so
    panel = browser.get(f"{table}panel").text
    assert "Kaori: Needle" in panel
    found = re.search(r'name="wish" value="([^"]+)"', panel)
    assert found
    assert send(guest, f"{seat}wish", wish=found[1], granted="yes") != 204  # not the guest
    assert "Needle" not in in_the_alley(browser, table)
    assert send(browser, f"{table}wish", wish=found[1], granted="yes") == 204
    assert in_the_alley(browser, table).count("Needle") == 1
    assert "ruling: Needle comes out of a file" in guest.get(seat).text
    assert 'name="wish"' not in browser.get(f"{table}panel").text
    assert send(browser, f"{table}wish", wish=found[1], granted="yes") == 422  # settled


def test_what_the_owner_declines_does_not_come(browser: Browser, table: str) -> None:
    guest, seat = come(browser, links(browser, table)[0])
    answered(browser, table, guest, seat)
    assert wish(guest, seat, NEEDLE.read_bytes(), "runners", "street")[0] == 200
    found = re.search(r'name="wish" value="([^"]+)"', browser.get(f"{table}panel").text)
    assert found
    assert send(browser, f"{table}wish", wish=found[1], granted="no") == 204
    assert "Needle" not in in_the_alley(browser, table)
    assert "which was declined" in guest.get(seat).text


def test_what_somebody_wished_who_has_left_is_not_told_as_the_wish_of_whoever_has_the_seat_next(
    browser: Browser, table: str
) -> None:
    guest, seat = come(browser, links(browser, table)[0])
    answered(browser, table, guest, seat)
    assert wish(guest, seat, NEEDLE.read_bytes(), "runners", "street")[0] == 200
    found = re.search(r'name="wish" value="([^"]+)"', browser.get(f"{table}panel").text)
    assert found
    assert send(guest, f"{seat}leave") == 200
    come(other(browser), links(browser, table)[0])
    assert 'name="wish"' not in browser.get(f"{table}panel").text
    assert send(browser, f"{table}wish", wish=found[1], granted="yes") == 422
    assert "Needle" not in in_the_alley(browser, table)


def test_a_wish_stays_that_of_its_person_under_another_identity() -> None:
    wishes = Wishes(lambda viewer: viewer.person == "new")
    assert wishes.add(Hopeful(Viewer("old", "seat-runners"), "Needle", ["join"]))
    assert list(wishes) == []
    wishes.know_as("old", "new")
    assert [one.viewer.person for _, one in wishes] == ["new"]


def test_whoever_rules_brings_somebody_at_once_and_the_save_holds_them(
    browser: Browser, table: str, tmp_path: Path
) -> None:
    guest, seat = come(browser, links(browser, table)[0])
    answered(browser, table, guest, seat)
    assert wish(browser, table, NEEDLE.read_bytes(), "gang", "street")[0] == 200
    assert in_the_alley(browser, table).count("Needle") == 1
    file = tmp_path / "alley.hantei"
    file.write_bytes(browser.get(f"{table}save").content)
    assert verify(file, library.find).sound


def test_where_nobody_can_stand_nobody_is_wished(browser: Browser, table: str) -> None:
    guest, seat = come(browser, links(browser, table)[0])
    answered(browser, table, guest, seat)
    status, page = wish(guest, seat, NEEDLE.read_bytes(), "runners", "moon")
    assert status == 422
    assert "street" in page  # what is allowed
    watcher, watch = come(browser, links(browser, table)[-1])
    assert wish(watcher, watch, NEEDLE.read_bytes(), "runners", "street")[0] == 422


def test_a_game_in_which_only_what_matters_is_asked_is_no_hindrance(browser: Browser) -> None:
    """How much is asked is set before anybody plays; it stays when the game begins anew. A machine plays the gang."""
    table = browser.begin(ALLEY, asking="matters")
    status, page = enter(browser, table, MORI, NEEDLE.read_bytes(), "needle.chum")
    assert status == 200
    assert "Needle was brought to the table" in page


def test_a_game_is_begun_again_by_the_claim_by_which_its_table_was_opened(
    browser: Browser, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that has lost the table and claimed it anew must not write what was under way before."""
    claims, hold = list[object](), SqliteDb.hold

    def noted(self: SqliteDb, table: str, claim: Claim | None = None) -> bool:
        claims.append(claim)
        return hold(self, table, claim)

    guest, seat = come(browser, links(browser, table)[0])
    monkeypatch.setattr(SqliteDb, "hold", noted)
    if room_of(browser).store.shared:
        pytest.skip("PostgreSQL looks at the claim itself: test_sharing")
    mine = Claim()
    hub_of(browser, table).live.changes.claim = mine
    assert enter(guest, seat, MORI, NEEDLE.read_bytes(), "needle.chum")[0] == 200
    assert claims == [mine]
