"""Machine seats answer in a lane of their own: in slices, each table in turn, and nobody who plays waits for them."""

from __future__ import annotations

import re
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, current_thread
from typing import Any

import pytest

from hantei import library
from hantei.play import Game, Session, read, verify
from hantei.web.commands.refereeing import amend
from hantei.web.server import machines
from hantei.web.server.driving import MOST_UNHEARD
from hantei.web.setup import founding
from hantei.web.table.by_itself import PACES
from hantei.web.table.live import LiveTable
from hantei.web.working.crew import Lane
from hantei.web.working.pools import PooledCrew

from .serving import LONG, until
from .tables import Browser, hub_of, question, room_of, server
from .test_company import send
from .test_doors import guest_of, listening

DUEL = "senki/ace_duel"
HERE = {"seat-red": "here", "seat-white": "here"}
ALONE = {"seat-red": "machine:random", "seat-white": "machine:random", "pace": "instant", "seed": "lane"}
THINKS = {"seat-red": "machine:search", "seat-white": "machine:search", "pace": "instant", "seed": "lane"}


def saved(browser: Browser, table: str, path: Path) -> Path:
    """The save file of a table."""
    path.write_bytes(browser.get(f"{table}save").content)
    return path


def occupied(browser: Browser) -> Event:
    """The lane is taken up until the event is set."""
    free, taken = Event(), Event()

    def work() -> None:
        taken.set()
        free.wait(LONG)

    room_of(browser).crew.start(work, Lane.MACHINES)
    assert taken.wait(LONG)
    return free


def test_nobody_waits_for_machines_however_long_they_take(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hantei.web.server.driving.SETTLING", 0.0)
    mine = browser.begin(DUEL, **HERE)
    free = occupied(browser)
    tables = [browser.begin(DUEL, **ALONE) for _ in range(12)]
    assert browser.answer(mine, "done") == 200
    for table in tables:
        assert "thinks" in question(browser.get(table).text) or hub_of(browser, table).live.session.waiting
        assert send(browser, f"{table}rule", words="set round 3") == 204
    free.set()
    until(lambda: all(hub_of(browser, table).live.game.finished for table in tables))


def test_machines_play_in_slices_that_a_save_holds(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machines, "SLICE", 0.0)
    slices, plain = list[str](), machines.play

    def play(live: LiveTable, at: str, known: machines.Known) -> None:
        slices.append(live.id)
        plain(live, at, known)

    monkeypatch.setattr(machines, "play", play)
    free = occupied(browser)
    monkeypatch.setattr("hantei.web.server.driving.SETTLING", 0.0)
    tables = [browser.begin(DUEL, **ALONE) for _ in range(3)]
    ids = [table.split("/")[2] for table in tables]
    free.set()
    until(lambda: all(hub_of(browser, table).live.game.finished for table in tables))
    least = min(slices.count(one) for one in ids)
    assert least > 3
    for n in range(least):  # each in turn
        assert sorted(slices[3 * n : 3 * n + 3]) == sorted(ids)
    for table in tables:
        path = saved(browser, table, tmp_path / "game.hantei")
        assert verify(path, library.find).sound
        assert [entry.record["do"] for entry in read(path).entries].count("go") > 3


def test_whoever_watches_machines_waits_before_nothing_that_shows_nothing(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machines, "SLICE", LONG)
    table = browser.begin(
        "gundog/office_raid", pace="step", **{"seat-pc": "machine:random", "seat-thieves": "machine:random"}
    )
    hub = hub_of(browser, table)
    live = hub.live
    for _ in range(40):
        until(lambda: not hub.winding.busy)
        lines = live.last_line
        assert send(browser, f"{table}go", at=live.asked_at) == 204
        until(lambda before=lines: live.last_line > before)  # type: ignore[misc]


def test_who_looks_ahead_thinks_in_a_process_and_answers_as_anywhere(browser: Browser, tmp_path: Path) -> None:
    table = browser.begin(DUEL, **THINKS)
    path = tmp_path / "game.hantei"

    def thought() -> list[Any]:
        saved(browser, table, path)
        return [entry.record for entry in read(path).entries if entry.record["do"] == "auto"]

    until(lambda: len(thought()) >= 3)
    browser.form(f"{table}remove")
    assert verify(path, library.find).sound
    said = [entry.record for entry in read(path).entries if entry.record["do"] == "auto"]
    header = read(path).header
    alone = Session(library.find("senki"), header["setup"], "lane", header["seats"], waits=True)  # type: ignore[arg-type]
    alone.drain()
    answered = list[Any]()
    while len(answered) < 3:
        alone.go()
        answered += [record for record in alone.drain() if record["do"] == "auto"]
    assert answered[:3] == said[:3]


def test_a_thought_that_the_table_has_overtaken_is_not_played(browser: Browser) -> None:
    table = browser.begin(DUEL, **{**ALONE, "pace": "step"})
    live = hub_of(browser, table).live
    (who,) = list(live.session.waiting)[:1]
    at = live.asked_at
    known = machines.Known(live.moment, {(*live.session.where, who): "no answer"})
    amend(live, ["set", "round", "3"])
    assert live.asked_at == at
    machines.play(live, at, known)
    assert live.asked_at == at
    machines.play(live, at, machines.Known(live.moment, {}))
    assert live.asked_at != at


def test_machines_of_a_removed_table_play_no_more(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hantei.web.server.driving.SETTLING", 0.0)
    free = occupied(browser)
    table = browser.begin(DUEL, **ALONE)
    hub = hub_of(browser, table)
    at = hub.live.asked_at
    browser.form(f"{table}remove")
    free.set()
    until(lambda: not hub.winding.busy)
    assert hub.live.asked_at == at


def test_machines_go_on_after_the_server_has_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch, server(tmp_path / "tables.db") as browser:
        patch.setattr("hantei.web.server.driving.SETTLING", 0.0)
        free = occupied(browser)
        table, cookies = browser.begin(DUEL, **ALONE), browser.cookies
        assert hub_of(browser, table).live.session.waiting
        for task in list(room_of(browser).background.tasks):
            assert browser.portal
            browser.portal.call(task.cancel)
        free.set()
    with server(tmp_path / "tables.db") as browser:
        browser.cookies = cookies
        browser.get(table)
        until(lambda: hub_of(browser, table).live.game.finished)
        assert verify(saved(browser, table, tmp_path / "game.hantei"), library.find).sound


def test_a_game_of_machines_that_answered_at_once_is_played_on_in_slices(browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "old.hantei"
    setup = read(saved(browser, browser.begin(DUEL, **HERE), tmp_path / "new.hantei")).header["setup"]
    with Game.new(path, library.find("senki"), setup, "old", seats={"white": "random"}) as game:  # type: ignore[arg-type]
        assert not game.session.waits
    place = browser.post(
        "/bring", files={"file": ("old.hantei", path.read_bytes())}, headers={"origin": "http://table.test"}
    )
    table = str(place.url.path)
    hub = hub_of(browser, table)
    assert (hub.live.card.pace, hub.live.session.waits) == ("instant", True)
    for _ in range(5):
        browser.answer(table, re.findall(r'name="answer" value="([^"]*)"', browser.get(table).text)[0])
        until(lambda: not hub.live.session.waiting)
    assert verify(saved(browser, table, tmp_path / "game.hantei"), library.find).sound


def test_what_machines_answered_before_one_failed_is_kept(browser: Browser, tmp_path: Path) -> None:
    setup = read(saved(browser, browser.begin(DUEL, **HERE), tmp_path / "new.hantei")).header["setup"]
    session = Session(library.find("senki"), setup, "x", {"red": "random", "white": "random"}, waits=True)  # type: ignore[arg-type]
    kept = list[Any]()

    class Keeper:
        path, is_open = tmp_path, True

        def append(self, records: Any) -> None:
            kept.extend(records)

        def close(self) -> None: ...

    game, calls = Game(session, Keeper()), list[int]()
    kept.clear()

    def more() -> bool:
        calls.append(len(kept))
        if len(calls) == 2:
            raise RuntimeError
        return True

    with pytest.raises(RuntimeError):
        game.go(more=more)
    assert [record["do"] for record in kept].count("go") == 2
    assert calls == [0, 0]  # one write for all


def test_whoever_sets_tables_takes_no_thread_from_those_who_play(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, others = browser.begin(DUEL, **HERE), list[str]()
    plain = founding.create

    def create(*facts: Any) -> str:
        others.append(current_thread().name)
        return plain(*facts)

    monkeypatch.setattr(founding, "create", create)
    browser.begin(DUEL, **HERE)
    assert browser.answer(mine, "done") == 200
    assert [name.partition("_")[0] for name in others] == ["look"]


@pytest.mark.parametrize("pace", ["instant", "fast"])
def test_a_machine_that_failed_is_asked_again_only_once_something_has_changed(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, pace: str
) -> None:
    """White is a machine that raises; Red answers first. Talk is no change of the game, taking the answer back is."""
    monkeypatch.setitem(PACES, "fast", 0.01)
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "machine:random", "pace": pace})
    hub, tried = hub_of(browser, table), list[str]()
    plain = Game.go

    def broken(self: Game, *_: Any) -> None:
        tried.append(hub.live.asked_at)
        raise ZeroDivisionError

    monkeypatch.setattr(Game, "go", broken)

    def settled(count: int) -> None:
        until(lambda: len(tried) >= count and not hub.winding.busy and not room_of(browser).background.tasks)
        time.sleep(0.1)
        assert len(tried) == count
        assert caplog.text.count("cannot answer") == count

    assert browser.answer(table, "done") == 200
    settled(1)
    reader = listening(browser, hub, guest_of(browser, hub, "owner"))
    assert "the computer cannot answer here" in reader.taken().decode()  # a page that is opened now says so too
    browser.get(table)
    assert send(browser, f"{table}say", text="Hello?") == 204
    settled(1)
    assert send(browser, f"{table}go", at=hub.live.asked_at) == 204
    settled(2)
    assert send(browser, f"{table}undo") == 204
    assert browser.answer(table, "done") == 200
    settled(3)
    at = hub.live.asked_at
    monkeypatch.setattr(Game, "go", plain)
    assert send(browser, f"{table}go", at=at) == 204
    until(lambda: hub.live.asked_at != at and not hub.live.halted)


def test_a_machine_that_is_at_it_is_not_asked_once_more_by_whoever_comes(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "machine:random", "pace": "instant"})
    hub, tried, come, free = hub_of(browser, table), list[str](), Event(), Event()

    def broken(self: Game, *_: Any) -> None:
        tried.append(hub.live.asked_at)
        come.set()
        free.wait(LONG)
        raise ZeroDivisionError

    monkeypatch.setattr(Game, "go", broken)
    with ThreadPoolExecutor(1) as person:  # whose page is drawn when the computer lets go of the table
        answered = person.submit(browser.answer, table, "done")
        assert come.wait(LONG)
        assert browser.portal
        browser.portal.call(room_of(browser).drive.wind, hub)
        free.set()
        assert answered.result() == 200
    until(lambda: not hub.winding.busy and not room_of(browser).background.tasks)
    assert len(tried) == 1


def test_machines_whose_thinking_failed_are_not_asked_for_ever(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried = list[str]()

    async def broken(self: machines.Machines, live: LiveTable, at: str) -> machines.Known:
        tried.append(at)
        raise ZeroDivisionError

    monkeypatch.setattr(machines.Machines, "known", broken)
    table = browser.begin(DUEL, **ALONE)
    hub = hub_of(browser, table)
    until(lambda: bool(hub.live.halted) and not hub.winding.busy)
    reader = listening(browser, hub, guest_of(browser, hub, "owner"))
    assert "the computer cannot answer here" in reader.taken().decode()
    browser.get(table)
    assert len(tried) == 1
    assert caplog.text.count("cannot answer") == 1


def test_machines_for_whom_nobody_can_say_an_answer_do_not_queue_up_for_ever(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As when each process that thinks for them is killed."""
    asked = list[int]()

    async def nobody(*_: Any) -> None:
        asked.append(1)

    monkeypatch.setattr(PooledCrew, "foresee", nobody)
    table = browser.begin(DUEL, **THINKS)
    hub = hub_of(browser, table)
    until(lambda: bool(hub.live.halted) and not hub.winding.busy)
    browser.get(table)
    assert len(asked) == MOST_UNHEARD
    assert caplog.text.count("cannot answer") == 1
    assert send(browser, f"{table}go", at=hub.live.asked_at) == 204  # somebody lets them answer
    until(lambda: len(asked) == MOST_UNHEARD + 1 and not hub.winding.busy)
