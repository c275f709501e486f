"""Several people at a table: links, whose question it is, the game master, forks, saves that are brought along."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from hantei import library
from hantei.play import HAND, read, verify
from hantei.web.storage.store import Job, Store

from .tables import BASE, Browser, field, other, question

QUARRY, DUEL = "urban_assault/quarry_town", "senki/ace_duel"


def links(browser: Browser, table: str) -> list[str]:
    """The invitations of a table, as its owner sees them: seats, the owner's own, looking on."""
    page = browser.get(f"{table}panel").text
    return [address.removeprefix(BASE) for address in re.findall(r'value="([^"]*/join/[^"]*)"', page)]


def send(browser: Browser, address: str, **fields: str) -> int:
    """Send a form as a page with scripts does; the status."""
    headers = {"origin": BASE, "hx-request": "true"}
    return int(browser.post(address, data=fields, headers=headers).status_code)


def come(browser: Browser, link: str) -> tuple[Browser, str]:
    """Somebody comes in by a link: their browser, and the address of their place."""
    guest = other(browser)
    page = guest.come(link)
    assert page.status_code == 200
    assert "join" not in page.url.path  # the secret stays in no address bar
    return guest, str(page.url.path)


def test_each_seat_answers_its_own_questions_only(browser: Browser) -> None:
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "link"})
    white, _, watch = links(browser, table)
    guest, seat = come(browser, white)
    assert question(guest.get(seat).text) == "Waiting for Red"
    page = browser.get(table).text
    mine = {"key": field(page, "key"), "at": field(page, "at")}
    assert send(guest, f"{seat}answer", **mine, answer="done") == 422
    assert browser.answer(table, "done") == 200
    assert question(browser.get(table).text) == "Waiting for White"
    assert question(guest.get(seat).text) == "How will White prepare for combat?"
    assert guest.answer(seat, "done") == 200
    onlooker, place = come(browser, watch)
    assert "Waiting for" in question(onlooker.get(place).text)


def test_a_guest_has_no_other_place_and_no_panel(browser: Browser) -> None:
    table = browser.begin(DUEL, **{"seat-white": "link"})
    guest, seat = come(browser, links(browser, table)[0])
    assert guest.get(table).status_code == 404
    assert guest.get(table.replace("owner", "seat-red")).status_code == 404
    for hidden in ("panel", "save"):
        assert guest.get(f"{seat}{hidden}").status_code == 404
    for deed in ("undo", "rule", "force", "again", "delegate", "seat", "pace", "go"):
        fields = {"words": "set round 3", "faces": "6", "throw": "0.0", "who": "red", "pace": "slow"}
        assert send(guest, f"{seat}{deed}", **fields) == 422
    assert send(guest, f"{seat}fork") == 404


def test_of_two_who_answer_the_same_question_one_stands_and_the_other_is_told(browser: Browser) -> None:
    table = browser.begin(QUARRY)
    twin, place = come(browser, links(browser, table)[0])
    assert place == table
    page = browser.get(table).text
    fields = {"key": field(page, "key"), "at": field(page, "at")}
    assert send(browser, f"{table}answer", **fields, answer="breacher") == 204
    refused = twin.post(f"{place}answer", data={**fields, "answer": "guardian"}, headers={"origin": BASE})
    assert refused.status_code == 422
    assert "the game has moved on" in refused.text
    assert "The leader is Bolt" in twin.get(place).text


def test_rulings_stand_in_the_log_and_are_undone(browser: Browser) -> None:
    table = browser.begin(DUEL)
    assert send(browser, f"{table}rule", words="set round 3") == 204
    assert "ruling: the scene, round: 3" in browser.get(table).text
    assert send(browser, f"{table}rule", words="set nonsense 3") == 422
    assert send(browser, f"{table}force", faces="six") == 422
    assert send(browser, f"{table}force", faces="6, 6") == 204
    assert "ruling: next faces 6 6" in browser.get(table).text
    assert send(browser, f"{table}undo", count="2") == 204
    assert send(browser, f"{table}undo", count="1") == 422


def test_combatants_join_and_leave_by_a_ruling(browser: Browser) -> None:
    table = browser.begin(DUEL)
    assert "Thistle" not in browser.get(table).text
    assert send(browser, f"{table}rule", words="join thistle white 5,5") == 204
    page = browser.get(table).text
    assert '<span class="person-name">Thistle</span>' in page
    assert send(browser, f"{table}rule", words="leave thistle") == 204
    assert send(browser, f"{table}rule", words="leave thistle") == 422
    assert send(browser, f"{table}undo", count="2") == 204
    assert '<span class="person-name">Thistle</span>' not in browser.get(table).text


def test_the_game_master_passes_decisions_and_seats_on(browser: Browser) -> None:
    table = browser.begin(DUEL, **{"seat-white": "link"})
    guest, seat = come(browser, links(browser, table)[0])
    assert send(browser, f"{table}delegate", who="red", to="white") == 204
    assert question(browser.get(table).text) == "Waiting for White"
    assert "Red prepare" in question(guest.get(seat).text)
    assert send(browser, f"{table}delegate", who="red", to="red") == 204
    assert "Red prepare" in question(browser.get(table).text)
    assert send(browser, f"{table}delegate", who="red", to="white") == 204
    assert send(browser, f"{table}seat", who="white", player="machine:random") == 204
    assert "Red prepare" in question(browser.get(table).text), "no machine answers for another seat"
    assert send(browser, f"{table}delegate", who="red", to="white") == 422
    offered = browser.get(f"{table}panel").text.partition('id="deputy-')[2].partition("</select>")[0]
    assert '<option value="white"' not in offered
    assert send(browser, f"{table}seat", who="white", player="machine:nobody") == 422
    assert send(browser, f"{table}seat", who="green", player="here") == 422


def test_machines_wait_for_a_click_where_they_shall(browser: Browser) -> None:
    table = browser.begin(DUEL, **{"seat-white": "machine:random", "pace": "step"})
    browser.answer(table, "done")
    page = browser.get(table).text
    assert question(page) == "White: the computer is about to answer"
    assert question(browser.get(table).text) == "White: the computer is about to answer"
    assert send(browser, f"{table}go", at=field(page, "at")) == 204
    assert field(browser.get(table).text, "at") != field(page, "at")


def test_real_dice_are_entered(browser: Browser) -> None:
    table = browser.begin(DUEL, dice="physical")
    page = browser.get(table).text
    for _ in range(60):
        if field(page, "key") == HAND:
            break
        option = re.search(r'(?:class="option" name="answer"|<option) value="([^"]*)"', page)
        assert option, page
        assert browser.answer(table, unescape(option[1])) == 200
        page = browser.get(table).text
    before = question(page)
    assert browser.answer(table, "7 9") == 422
    assert question(browser.get(table).text) == before
    assert browser.answer(table, "3 5") == 200
    assert 'aria-label="5"' in browser.get(table).text


def test_a_fork_goes_its_own_way(browser: Browser) -> None:
    table = browser.begin(QUARRY)
    browser.answer(table, "breacher")
    browser.answer(table, "normal")
    here = question(browser.get(table).text)
    forked = browser.post(f"{table}fork", data={"moves": "1"}, headers={"origin": BASE})
    assert forked.url.path != table
    assert question(forked.text) == "Which difficulty will you play?"
    assert "The leader is Bolt" in forked.text
    assert question(browser.get(table).text) == here
    # Where moves are taken back, the way that was taken before can be forked as well
    assert send(browser, f"{table}undo", count="2") == 204
    ahead = browser.post(f"{table}fork", data={"moves": "2"}, headers={"origin": BASE})
    assert question(ahead.text) == here
    assert question(browser.get(table).text).startswith("Who will lead the squad")


def test_what_goes_on_from_before_a_ruling_tells_nothing_of_it(browser: Browser) -> None:
    table = browser.begin(DUEL, **{"seat-white": "here"})
    for health in ("7", "8"):
        assert send(browser, f"{table}rule", words="set white_ace.en", value=health) == 204
    told = [("EN: 7", "EN: 8"), ("EN: 7",), ()]
    for moves, lines in zip("210", told, strict=True):
        seen = browser.get(f"{table}replay?move={moves}").text
        forked = browser.post(f"{table}fork", data={"moves": moves}, headers={"origin": BASE}).text
        for page in (seen, forked):
            assert tuple(re.findall(r"EN: [78]", page.partition('class="log')[2])) == lines, moves


@pytest.mark.parametrize("moves", ["0", "1", "2"])
def test_a_fork_is_kept_at_once_or_not_at_all(browser: Browser, monkeypatch: pytest.MonkeyPatch, moves: str) -> None:
    """A server that is killed meanwhile leaves no table at another moment than the one wished."""
    table = browser.begin(QUARRY)
    for answer in ("breacher", "normal"):
        browser.answer(table, answer)
    assert send(browser, f"{table}undo", count="1") == 204  # the second lies ahead
    written, write = [], Store.write

    def counted(self: Store, job: Job) -> Any:
        written.append(job)
        return write(self, job)

    monkeypatch.setattr(Store, "write", counted)
    forked = browser.post(f"{table}fork", data={"moves": moves}, headers={"origin": BASE})
    assert len(written) == 1
    monkeypatch.undo()
    live = browser.app.state.room.hubs.here[forked.url.path.split("/")[2]].live  # type: ignore[attr-defined]
    assert live.session.moves == int(moves)
    rows = live.store.read("SELECT moves, gone FROM told WHERE tab = ? ORDER BY number", live.id)
    assert all(at <= int(moves) and not gone for at, gone in rows)
    assert (forked.text.count("The leader is Bolt") > 0) == (int(moves) > 0)
    save = browser.get(f"{forked.url.path}save").content
    assert browser.post("/bring", files={"file": ("a.hantei", save)}, headers={"origin": BASE}).status_code == 200


def test_the_past_can_be_looked_at(browser: Browser) -> None:
    table = browser.begin(QUARRY)
    browser.answer(table, "breacher")
    page = browser.get(f"{table}replay?move=0").text
    assert "Who will lead the squad" in page
    assert "The leader is Bolt" not in page
    assert "After move 1 of 1" in browser.get(f"{table}replay?move=99999").text
    assert browser.get(f"{table}replay?move=x").status_code == 200


def test_looking_back_goes_step_by_step_without_scripts(browser: Browser) -> None:
    """After one answer there are two places; links to them stand at the slider, also where they lead nowhere new."""
    table = browser.begin(QUARRY)
    browser.answer(table, "breacher")
    steps = re.compile(r'<a class="button" id="step-(\w+)" href="replay\?move=(\d+)"[^>]*?(aria-disabled="true")?>')
    first = browser.get(f"{table}replay?move=0").text
    assert steps.findall(first) == [
        ("first", "0", 'aria-disabled="true"'),
        ("back", "0", 'aria-disabled="true"'),
        ("on", "1", ""),
        ("last", "1", ""),
    ]
    last = steps.findall(browser.get(f"{table}replay?move=1").text)
    assert [to for _, to, _ in last] == ["0", "0", "1", "1"]
    assert [bool(off) for *_, off in last] == [False, False, True, True]


def test_parts_and_turns_are_headings_of_the_log(browser: Browser) -> None:
    """A duel begins with the combat, its first round, and the main process of whoever is fastest."""
    table = browser.begin("senki/ace_duel", pace="instant")
    page = browser.get(table).text
    assert re.search(
        r'<li class="log-line part"[^>]*>.*<h3>Combat begins: Spider Lilies at Dawn</h3><p>Two Spider', page
    )
    browser.answer(table, "done")
    browser.answer(table, "done")
    page = browser.get(table).text
    assert re.search(r'<li class="log-line part"[^>]*>.*<h3>[^<]*Round 1', page)
    browser.answer(table, "red_ace")  # goes first
    browser.answer(table, "act")  # and does not wait
    assert re.search(r'<li class="log-line turn"[^>]*>.*<h4>[^<]*Red Spider Lily', browser.get(table).text)
    assert re.search(r"<h2>[^<]*Round 1", browser.get(f"{table}log.html").text)


def test_a_game_is_taken_away_and_brought_back(browser: Browser, tmp_path: Path) -> None:
    table = browser.begin(QUARRY)
    browser.answer(table, "breacher")
    saved = browser.get(f"{table}save")
    file = tmp_path / "away.hantei"
    file.write_bytes(saved.content)
    assert verify(file, library.find).sound
    assert read(file).header["rulebook"]["id"] == "urban_assault"
    brought = browser.post("/bring", files={"file": ("away.hantei", saved.content)}, headers={"origin": BASE})
    assert question(brought.text) == "Which difficulty will you play?"
    assert "The leader is Bolt" in brought.text
    for damaged in (b"", b"nonsense", saved.content.replace(b"breacher", b"guardian"), saved.content[:200]):
        refused = browser.post("/bring", files={"file": ("bad.hantei", damaged)}, headers={"origin": BASE})
        assert refused.status_code == 422
        assert "<h1>That was not done</h1>" in refused.text


def test_the_log_is_taken_away_in_words(browser: Browser) -> None:
    table = browser.begin(QUARRY)
    browser.answer(table, "breacher")
    text = browser.get(f"{table}log.txt")
    assert text.headers["content-disposition"].startswith("attachment")
    assert "The leader is Bolt (sub-ability: melee; experience level 10)" in text.text
    assert "<li" in browser.get(f"{table}log.html").text


def test_hints_say_what_options_do(browser: Browser) -> None:
    table = browser.begin(QUARRY)
    page = browser.get(table).text
    found = browser.get(f"{table}hints", params={"n": "1", "key": field(page, "key"), "at": field(page, "at")})
    assert "Stops bullets with plates" in found.text
    assert '<span class="notes">Stops bullets with plates' in page  # at once; figures come when found
    assert browser.get(f"{table}hints", params={"n": "1", "key": "leader", "at": "9.9"}).status_code == 204


def test_who_is_not_asked_gets_no_hints(browser: Browser) -> None:
    table = browser.begin(DUEL, **{"seat-white": "link"})
    guest, seat = come(browser, links(browser, table)[0])
    page = browser.get(table).text
    asked = {"n": "1", "key": field(page, "key"), "at": field(page, "at")}
    assert browser.get(f"{table}hints", params=asked).status_code == 200
    assert guest.get(f"{seat}hints", params=asked).status_code == 204


def test_a_table_is_removed_by_its_owner_alone(browser: Browser) -> None:
    table = browser.begin(DUEL, **{"seat-white": "link"})
    link = links(browser, table)[0]
    guest, seat = come(browser, link)
    assert send(guest, f"{seat}remove") == 404
    browser.post(f"{table}remove", headers={"origin": BASE})
    assert browser.get(table).status_code == 404
    assert guest.get(seat).status_code == 404
    assert other(browser).come(link).status_code == 404
    assert table not in browser.get("/").text


def test_bad_settings_are_said(browser: Browser) -> None:
    page = browser.post(f"/new/{DUEL}", data={"seat-red": "machine:nobody"}, headers={"origin": BASE})
    assert page.status_code == 422
    assert "nobody" in page.text
    page = browser.post(f"/new/{DUEL}", data={"dice": "loaded"}, headers={"origin": BASE})
    assert page.status_code == 422
    page = browser.post(f"/new/{DUEL}", data={"seat-red": "machine:search:1000000"}, headers={"origin": BASE})
    assert page.status_code == 422
    assert browser.get("/new/senki/nowhere").status_code == 404


# What guests may take back


def set_duel(browser: Browser, **fields: str) -> tuple[str, Browser, str]:
    """A duel of the owner and a guest: the owner's table, the guest, the guest's place."""
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "link", **fields})
    return table, *come(browser, links(browser, table)[0])


def test_guests_take_back_their_own_last_answer_unless_told_otherwise(browser: Browser) -> None:
    table, guest, seat = set_duel(browser)
    assert browser.answer(table, "done") == 200
    assert send(guest, f"{seat}undo") == 422  # that was the owner's
    assert 'action="undo"' in guest.get(seat).text
    assert guest.answer(seat, "done") == 200
    asked = question(browser.get(table).text)
    assert send(guest, f"{seat}undo", count="2") == 204  # one at a time, whatever is asked for
    assert question(guest.get(seat).text) == "How will White prepare for combat?"
    assert send(guest, f"{seat}undo") == 422
    assert send(guest, f"{seat}redo") == 204
    assert question(browser.get(table).text) == asked
    assert send(browser, f"{table}undo") == 204
    assert send(browser, f"{table}undo") == 204
    assert send(guest, f"{seat}redo") == 422  # first comes the owner's
    assert question(browser.get(table).text) == "How will Red prepare for combat?"


def test_guests_take_back_whatever_was_done_or_nothing_as_the_table_is_set(browser: Browser) -> None:
    table, guest, seat = set_duel(browser, back="all")
    assert browser.answer(table, "done") == 200
    assert send(guest, f"{seat}undo") == 204
    assert question(browser.get(table).text) == "How will Red prepare for combat?"
    assert send(browser, f"{table}rule", words="set round 3") == 204
    assert send(guest, f"{seat}undo") == 422  # a ruling stays
    assert send(guest, f"{seat}back", back="own") == 422
    assert send(browser, f"{table}back", back="whatever") == 422
    assert send(browser, f"{table}back", back="none") == 204
    assert 'action="undo"' not in guest.get(seat).text
    assert browser.answer(table, "done") == 200
    assert guest.answer(seat, "done") == 200
    assert send(guest, f"{seat}undo") == 422
    onlooker, place = come(browser, links(browser, table)[2])
    assert send(onlooker, f"{place}undo") == 422


def test_a_new_link_shuts_out_whoever_came_by_the_old_one(browser: Browser) -> None:
    table, guest, seat = set_duel(browser)
    mine = other(browser)
    old, owners, _ = links(browser, table)
    assert mine.come(owners).status_code == 200
    assert send(guest, f"{seat}renew", place="owner") == 404
    assert send(browser, f"{table}renew", place="seat-white") == 204
    assert guest.get(seat).status_code == 404
    assert guest.come(old).status_code == 404
    assert links(browser, table)[0] != old
    come(browser, links(browser, table)[0])
    assert mine.get(table).status_code == 200
    assert send(browser, f"{table}renew", place="owner") == 204
    assert mine.get(table).status_code == 404
    assert browser.get(table).status_code == 200


def test_two_leaders_of_one_kind_are_told_apart_as_soon_as_both_are_there(browser: Browser) -> None:
    table = browser.begin(QUARRY, leaders="2", **{"seat-leader": "here", "seat-leader2": "link"})
    guest, seat = come(browser, links(browser, table)[0])
    assert browser.answer(table, "breacher") == 200
    assert guest.answer(seat, "breacher") == 200
    page = unescape(browser.get(table).text)
    company = page[page.index('class="company') :].partition("</ul>")[0]
    assert "Bolt 1" in company
    assert "Bolt 2" in company
