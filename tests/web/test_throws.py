"""Dice of the log that a game master lets fall anew: what comes after them is played anew, and who may not know of the
dice is told nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from hantei import library
from hantei.core.message import Message
from hantei.play import SaveError, verify
from hantei.telling.lines import Reason, Throw, Told, from_plain, line_data
from hantei.web.storage import written
from hantei.web.storage.store import Row
from hantei.web.storage.written import NEVER, PIECE, Earshot, PlacedLine, last_lines, line_of
from hantei.web.table.amending import read_by
from hantei.web.table.live import LiveTable

from .tables import Browser, hub_of, other
from .test_company import DUEL, come, links, send
from .test_reading import play


def lines_with_dice(live: LiveTable) -> list[PlacedLine]:
    """The lines of the log of a game that hold dice."""
    every = last_lines(live.store, live.id, Earshot(None), NEVER)
    return [line for line in every if line.told.throws and line.moves >= 0]


def wished(line: PlacedLine) -> tuple[int, str]:
    """Faces that the first throw of a line could have shown and has not: all the same, as a number and as typed."""
    thrown = line.told.throws[0]
    face = next(one for one in (1, 2) if set(thrown.faces) != {one})
    return face, " ".join([str(face)] * len(thrown.faces))


def test_dice_of_an_earlier_line_show_other_faces_and_what_came_after_them_is_gone(
    browser: Browser, tmp_path: Path
) -> None:
    table = browser.begin(DUEL, seed="7")
    live = hub_of(browser, table).live
    play(browser, table, 14)
    line = lines_with_dice(live)[0]
    before, face = live.session.moves, wished(line)
    assert line.moves < before  # something has been done since
    shown = browser.get(f"{table}throws/{line.number}").text
    assert f"{before - line.moves} moves made after this throw are taken back" in shown
    assert send(browser, f"{table}throw", line=str(line.number), nth="0", faces=face[1]) == 204
    assert live.session.moves == line.moves + 1  # letting dice fall anew is a move itself
    fresh = lines_with_dice(live)
    again = [one for one in fresh if one.told.throws[0].place == line.told.throws[0].place]
    assert again[-1].told.throws[0].faces == (face[0],) * len(line.told.throws[0].faces)
    assert all(one.moves <= line.moves + 1 for one in fresh)
    assert "ruling: throw again" in browser.get(f"{table}log.txt").text
    save = tmp_path / "duel.hantei"
    save.write_bytes(browser.get(f"{table}save").content)
    assert verify(save, library.find).sound


@pytest.mark.parametrize("writes", [0, 1])
def test_what_came_after_dice_stays_where_that_they_fall_anew_cannot_be_kept(
    browser: Browser, writes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full at once, or after so many writes: what the sender is told and what is kept agree."""
    table = browser.begin(DUEL, seed="7")
    live = hub_of(browser, table).live
    play(browser, table, 14)
    line, before, stood = lines_with_dice(live)[0], live.session.moves, browser.get(f"{table}log.txt").text
    assert line.moves < before
    real, left = live.store.write, writes

    def full(job: Any) -> Any:
        nonlocal left
        if not left:
            raise SaveError("store-write-failed")
        left -= 1
        return real(job)

    with monkeypatch.context() as patch:
        patch.setattr(live.store, "write", full)
        status = send(browser, f"{table}throw", line=str(line.number), nth="0", faces=wished(line)[1])
    log, moves = browser.get(f"{table}log.txt").text, hub_of(browser, table).live.session.moves
    if writes:  # one is all that it takes
        assert (status, moves) == (204, line.moves + 1)
        assert "ruling: throw again" in log
    else:
        assert (status, moves, log) == (422, before, stood)


def test_dice_since_the_last_move_fall_anew_and_nothing_is_taken_back(browser: Browser) -> None:
    table = browser.begin(DUEL, seed="7")
    live = hub_of(browser, table).live
    play(browser, table, 2)
    while not live.session.throws():
        play(browser, table, 1)
    place = live.session.throws()[0][0]
    line = next(one for one in lines_with_dice(live) if place in [thrown.place for thrown in one.told.throws])
    nth = [thrown.place for thrown in line.told.throws].index(place)
    moves = live.session.moves
    assert "taken back" not in browser.get(f"{table}throws/{line.number}").text
    assert send(browser, f"{table}throw", line=str(line.number), nth=str(nth), faces="") == 204
    assert live.session.moves == moves + 1
    log = browser.get(f"{table}log.txt").text
    assert "move taken back" not in log
    assert "moves taken back" not in log


def test_faces_that_the_dice_do_not_have_take_nothing_back(browser: Browser) -> None:
    table = browser.begin(DUEL, seed="7")
    live = hub_of(browser, table).live
    play(browser, table, 14)
    line, stood = lines_with_dice(live)[0], browser.get(f"{table}log.txt").text
    moves = live.session.moves
    for faces in ("7", "1 1 1 1 1 1", "many"):
        assert send(browser, f"{table}throw", line=str(line.number), nth="0", faces=faces) == 422
    for nth in ("99", "nothing"):
        wrong = str(line.number) if nth == "99" else "999999"
        assert send(browser, f"{table}throw", line=wrong, nth=nth, faces="") == 422
    assert (live.session.moves, browser.get(f"{table}log.txt").text) == (moves, stood)


def test_a_line_that_is_gone_has_no_dice_to_throw(browser: Browser) -> None:
    table = browser.begin(DUEL, seed="7")
    live = hub_of(browser, table).live
    play(browser, table, 14)
    line = lines_with_dice(live)[-1]
    assert send(browser, f"{table}undo", count=str(live.session.moves)) == 204
    assert "cannot be thrown again" in browser.get(f"{table}throws/{line.number}").text
    assert send(browser, f"{table}throw", line=str(line.number), nth="0", faces="") == 422


def test_dice_of_the_talk_are_no_part_of_the_game(browser: Browser) -> None:
    table = browser.begin(DUEL, seed="7")
    send(browser, f"{table}say", text="2D6")
    number = re.findall(r'id="line-(\d+)"', browser.get(table).text)[-1]
    assert "cannot be thrown again" in browser.get(f"{table}throws/{number}").text


def test_only_who_rules_lets_dice_fall_anew(browser: Browser) -> None:
    table = browser.begin(DUEL, **{"seat-white": "link"})
    guest, seat = come(browser, links(browser, table)[0])
    live = hub_of(browser, table).live
    play(browser, table, 14)
    number = lines_with_dice(live)[0].number
    moves = live.session.moves
    assert guest.get(f"{seat}throws/{number}").status_code == 404
    assert send(guest, f"{seat}throw", line=str(number), nth="0", faces="") == 422
    assert live.session.moves == moves


def test_that_a_throw_fell_anew_is_told_to_whoever_has_read_of_it(browser: Browser) -> None:
    """In the warehouse nobody of the runners knows of the marksman, whose initiative is thrown like everybody's."""
    chosen = {"seat-runners": "link", "seat-crew": "link", "seat-referee": "here"}
    table = browser.begin("shadowrun4/warehouse", referee="on", **chosen)
    runners, crew = (come(other(browser), link) for link in links(browser, table)[:2])
    live = hub_of(browser, table).live
    while not (hidden := [one for one in lines_with_dice(live) if one.told.readers is not None]):
        play(browser, table, 1)
    assert send(browser, f"{table}throw", line=str(hidden[0].number), nth="0", faces=wished(hidden[0])[1]) == 204
    told = {who: one.get(f"{place}log.txt").text for who, (one, place) in {"r": runners, "c": crew}.items()}
    assert {who: "ruling: throw again" in text for who, text in told.items()} == {"r": False, "c": True}


def test_who_has_read_of_a_throw_is_found_without_the_whole_log(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All who play wait meanwhile."""
    table = browser.begin("shadowrun4/warehouse", referee="on", **{"seat-referee": "here"})
    live, read = hub_of(browser, table).live, list[int]()
    with live.lock:
        for _ in range(3 * PIECE):
            live.changes.tell(Told(Message("web-nameless"), kind="note"))
    while not live.session.throws():
        play(browser, table, 1)
    (place, _), *_ = live.session.throws()
    every = last_lines(live.store, live.id, Earshot(None), NEVER)
    wanted = next(one.told for one in reversed(every) if any(each.place == place for each in one.told.throws))

    def noted(row: Row) -> PlacedLine:
        read.append(row[0])
        return line_of(row)

    monkeypatch.setattr(written, "line_of", noted)
    assert read_by(live, place) == wanted.readers
    assert 0 < len(read) <= PIECE


def test_lines_kept_before_throws_had_a_place_are_read_as_ever() -> None:
    placed = Told(
        Message("turn"), (Throw(Message("check"), "2d6", (1, 2), (3, 0)), Throw(Message("check"), "1d6", (4,)))
    )
    plain = line_data(placed)
    assert from_plain(plain) == placed
    plain["throws"] = [one[:3] for one in plain["throws"]]
    assert [one.place for one in from_plain(plain).throws] == [None, None]


def test_a_line_keeps_what_its_dice_count_and_what_its_number_is() -> None:
    """Lines of the past say neither: their dice count what they show, and their number has no word."""
    thrown = (Throw(Message("map"), "1d3", (5,), (3, 0), (3,)), Throw(Message("map"), "2d9", (5, 3), None, (4, 2)))
    line = Told(Message("turn"), thrown, (Reason("+2", Message("skill"), "UA-07.7"),), 2, sum="modifiers")
    plain = line_data(line)
    assert from_plain(plain) == line
    assert [one.shown for one in line.throws] == [(3,), (4, 2)]
    plain["throws"] = [one[:3] for one in plain["throws"]]
    del plain["sum"]
    old = from_plain(plain)
    assert [one.shown for one in old.throws] == [(5,), (5, 3)]
    assert [library.shelf("urban_assault").catalogue("en").say(one.summed) for one in (line, old)] == [
        "added to the roll: +2",
        "2",
    ]


def test_faces_named_in_secret_fall_for_all_others_as_if_by_luck(browser: Browser) -> None:
    """Everybody reads that the dice fall anew, and the game master alone that somebody named what they show."""
    table = browser.begin(DUEL, seed="7", **{"seat-white": "link"})
    white, *_, watch = links(browser, table)
    others = [come(other(browser), white), come(other(browser), watch)]
    live = hub_of(browser, table).live
    for secret, readers in (({"privately": "1"}, [True, False, False]), ({}, [True, True, True])):
        play(browser, table, 14)
        line = lines_with_dice(live)[0]
        _, faces = wished(line)
        assert send(browser, f"{table}throw", line=str(line.number), nth="0", faces=faces, **secret) == 204
        told = [one.get(f"{place}log.txt").text for one, place in [(browser, table), *others]]
        rulings = [[row for row in text.splitlines() if "ruling: throw again" in row] for text in told]
        assert all(rulings)
        assert [any(row.endswith(faces) for row in rows) for rows in rulings] == readers
