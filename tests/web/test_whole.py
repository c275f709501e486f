"""What is kept is shown, what is not kept is shown to nobody, and a change is kept whole or not at all."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hantei.play import Game, SaveError
from hantei.web.server.hub import Reader
from hantei.web.table.by_itself import let_machines_answer
from hantei.web.table.cards import card_in
from hantei.web.table.live import LiveTable
from hantei.web.table.stand import Stand

from .tables import BASE, Browser, hub_of, question, room_of
from .test_company import send
from .test_doors import guest_of, listening

DUEL = "senki/ace_duel"


def full(job: Any) -> None:
    """A disk that is full."""
    raise SaveError("store-write-failed")


def test_nobody_is_shown_what_could_not_be_kept(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = browser.begin(DUEL)
    page = browser.get(table).text
    hub = hub_of(browser, table)
    before = hub.live.asked_at
    with monkeypatch.context() as patch:
        patch.setattr(hub.live.store, "write", full)
        assert browser.answer(table, re.findall(r'name="answer" value="([^"]*)"', page)[0]) == 422
    assert hub.live.asked_at != before  # the game in memory is ahead of the store
    for draw in (
        lambda: hub.showing.drawing("en"),
        lambda: hub.showing.everything(("watch", "ja")),
        lambda: hub.showing.up_to_date(("owner", "en")),
        hub.showing.payloads,
    ):
        with hub.live.lock, pytest.raises(SaveError):
            draw()
    with hub.live.lock:
        pass
    assert browser.portal is not None
    browser.portal.call(room_of(browser)._show_company, hub)  # nothing is shown, and nobody fails
    assert question(browser.get(table).text) == question(page)
    assert hub_of(browser, table) is not hub


def test_what_machines_answered_before_one_failed_is_shown_and_it_is_said(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = {"seat-red": "machine:heuristic", "seat-white": "machine:heuristic", "pace": "step", "seed": "lane"}
    table = browser.begin(DUEL, **seats)
    hub = hub_of(browser, table)
    owner = guest_of(browser, hub, "owner")
    reader = listening(browser, hub, owner)
    reader.taken()
    calls: list[int] = []

    def failing(live: LiveTable) -> None:
        def more() -> bool:
            calls.append(len(calls))
            if len(calls) == 4:
                raise ZeroDivisionError
            return True

        let_machines_answer(live, live.asked_at, more=more)

    with pytest.raises(ZeroDivisionError):
        change(browser, hub, failing)
    lines = hub.live.store.read("SELECT count(*) FROM told WHERE tab = ?", hub.live.id)[0][0]
    told = reader.taken().decode()
    assert "event: log" in told
    assert "the computer cannot answer here" in told
    assert hub.live.last_line == lines
    assert send(browser, f"{table}rule", words="set white_ace.hp 30") == 204  # the table goes on
    assert "event: trouble\ndata: \n" in reader.taken().decode()


def change(browser: Browser, hub: Any, act: Any) -> None:
    """Change a table, as machines do."""
    assert browser.portal is not None
    browser.portal.call(room_of(browser).change, hub, act)


def test_who_plays_a_seat_is_the_same_in_the_game_and_in_the_lists(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One transaction: whichever write fails, nothing of it is kept."""
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "machine:heuristic"})
    machine_plays = "machine:heuristic"
    for failing, player in ((2, "link"), (1, machine_plays), (2, machine_plays), (1, "link")):
        live = hub_of(browser, table).live
        plain, calls = live.store.write, list[Any]()

        def write(job: Any, plain: Any = plain, calls: list[Any] = calls, failing: int = failing) -> Any:
            calls.append(job)
            return full(job) if len(calls) == failing else plain(job)

        with monkeypatch.context() as patch:
            patch.setattr(live.store, "write", write)
            send(browser, f"{table}seat", who="white", player=player)
        browser.get(table)
        live = hub_of(browser, table).live
        machine = live.session.seats.get("white") is not None
        assert machine == (live.card.seats["white"] != "link")
        assert machine == (card_in(room_of(browser).store, live.id).seats["white"] != "link")


def test_a_seat_that_cannot_be_named_hurts_nobody(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = browser.begin(DUEL, **{"seat-white": "link"})
    hub = hub_of(browser, table)
    mine = listening(browser, hub, guest_of(browser, hub, "owner"))
    mine.taken()

    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(Stand, "seat_name", broken)
    with hub.live.lock:
        hub.expect(Reader(("seat-white", "en")))
        hub.showing.troubles._broken["seat-white", "en"] = hub.live.stamp
        payload = hub.showing.payloads()["owner", "en"].decode()
    assert "cannot be shown at the moment to: white" in payload
    assert "ZeroDivisionError" in caplog.text


def test_rules_are_not_read_on_the_loop(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a table is shared asks the rules, which a change may be running: under the lock alone."""
    table = browser.begin(DUEL, **{"seat-white": "link"})
    hub = hub_of(browser, table)
    held: list[bool] = []
    plain = type(hub.live).is_shared.fget  # type: ignore[attr-defined]

    def asked(self: LiveTable) -> bool:
        held.append(self.lock._lock._is_owned())  # type: ignore[attr-defined]
        return bool(plain(self))

    monkeypatch.setattr(LiveTable, "is_shared", property(asked))
    listening(browser, hub, guest_of(browser, hub, "owner"))
    assert browser.portal is not None
    browser.portal.call(room_of(browser)._show_company, hub)
    assert held
    assert all(held)


def test_a_game_that_cannot_be_saved_goes_no_further(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for a machine: what it answered is not shown, and the table is taken from the store again."""
    seats = {"seat-red": "machine:heuristic", "seat-white": "machine:heuristic", "pace": "step", "seed": "lane"}
    table = browser.begin(DUEL, **seats)
    hub = hub_of(browser, table)
    game: Game = hub.live.game
    before = hub.live.asked_at
    with monkeypatch.context() as patch:
        patch.setattr(hub.live.store, "write", full)
        with pytest.raises(SaveError):
            change(browser, hub, lambda live: let_machines_answer(live, live.asked_at))
    assert not game.journal.is_open
    assert browser.get(table, headers={"origin": BASE}).status_code == 200
    assert hub_of(browser, table).live.asked_at == before
