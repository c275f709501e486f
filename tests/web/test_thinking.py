"""Odds in processes of their own: given up when nobody asks any more, gone with the server."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from concurrent.futures import Future
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hantei import library
from hantei.core.decision import Route
from hantei.core.text import Language
from hantei.play import Game, Session, Snapshot
from hantei.telling.questions import squares
from hantei.web.setup.laying import setup_of
from hantei.web.working import hints, pools, thinking
from hantei.web.working.hints import LEVELS, Hints, listed
from hantei.web.working.pools import SLOTS, PooledThought, Thinkers, worked_out
from hantei.web.working.thinking import Task, considered

from .serving import Person, Process
from .tables import BASE, Browser, field

DUEL = "senki/ace_duel"


def task(lang: Language = "en", seats: dict[str, str] | None = None) -> Task:
    """A question of a duel."""
    shelf = library.shelf("senki")
    session = Session(shelf.rulebook, setup_of(*shelf.scenario_text("ace_duel"), 1, False), "3", seats)
    return Task(Snapshot.of(session), next(iter(session.decisions)), lang)


def test_a_thought_comes_back_from_its_process() -> None:
    thinkers = Thinkers()
    try:
        thought = thinkers.think(task())
        assert thought is not None
        found = thought.future.result(60)
        assert found is not None
        assert [name for _, name, _ in found.answers]
        thinkers._processes._pool._processes.popitem()[1].kill()  # type: ignore[union-attr]
        while not thinkers._processes._pool._broken:  # type: ignore[union-attr]
            time.sleep(0.01)
        again = thinkers.think(task("ja"))
        assert again is not None
        assert again.future.result(60) is not None
    finally:
        thinkers.close()


def test_what_is_wanted_no_longer_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    given_up = [0] * SLOTS
    monkeypatch.setattr(pools, "_given_up", given_up)
    assert worked_out(SLOTS + 3, task()) is not None
    running: Future[Hints | None] = Future()
    running.set_running_or_notify_cancel()
    PooledThought(SLOTS + 3, running, given_up).give_up()
    assert worked_out(SLOTS + 3, task()) is None
    assert worked_out(3, task()) is not None  # another that reads at the same place
    waiting: Future[Hints | None] = Future()
    PooledThought(4, waiting, given_up).give_up()
    assert waiting.cancelled()


def test_a_thought_that_takes_too_long_still_says_what_options_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "_given_up", [0] * SLOTS)
    monkeypatch.setattr(thinking, "SECONDS", 60.0)
    full = worked_out(1, task())
    monkeypatch.setattr(thinking, "SECONDS", -1.0)
    short = worked_out(1, task())
    assert full is not None
    assert short is not None
    assert [one[:2] for one in short.answers] == [one[:2] for one in full.answers]
    assert not short.telling


def test_machines_that_look_ahead_are_answered_for_by_the_rulebooks_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "_given_up", [0] * SLOTS)
    assert worked_out(1, task(seats={"white": "search"})) is not None


class Told(PooledThought[Any]):
    """A thought that remembers that it was given up."""

    def __init__(self) -> None:
        super().__init__(1, Future(), [0] * SLOTS)

    @property
    def gone(self) -> bool:
        """Whether it was given up."""
        return self.future.cancelled()


def test_thoughts_are_given_up_when_their_question_is_gone(browser: Browser) -> None:
    table = browser.begin(DUEL)
    page = browser.get(table).text
    application: Any = browser.app
    hub = next(iter(application.state.room.hubs.here.values()))
    here = Told()
    hub.thoughts[hub.live.stamp, field(page, "key"), "ja"] = here
    browser.get(table)
    assert not here.gone
    assert browser.answer(table, "done") == 200
    assert here.gone
    assert not hub.thoughts


def test_thoughts_are_given_up_when_the_server_stops(browser: Browser) -> None:
    """Whoever waits for one is answered; otherwise the server would break their requests off with a traceback."""
    table = browser.begin(DUEL)
    page = browser.get(table).text
    application: Any = browser.app
    hub = next(iter(application.state.room.hubs.here.values()))
    here = Told()
    hub.thoughts[hub.live.moment, field(page, "key"), "ja", 0] = here
    application.stop()
    assert here.gone
    assert not hub.thoughts


def test_processes_that_think_end_with_the_server_even_if_it_is_killed(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as running, Person(running.address) as person:
        table = person.begin(DUEL)
        page = person.get(table).text
        asked = {"n": "1", "key": field(page, "key"), "at": field(page, "at")}
        assert person.get(f"{table}hints", params=asked).status_code == 200
        thinking_there = [pid for pid, parent, text in processes() if parent == running.process.pid and "spawn" in text]
        assert thinking_there
        running.kill()
        for _ in range(1000):
            if not any(pid in thinking_there for pid, _, text in processes() if text):
                return
            time.sleep(0.01)
    pytest.fail("a process outlives its server")


def processes() -> Iterator[tuple[int, int, str]]:
    """Every process: its number, that of its parent, its command line (nothing for one that has ended)."""
    for place in Path("/proc").iterdir():
        if place.name.isdecimal():
            try:
                status, line = (place / "stat").read_text(), (place / "cmdline").read_bytes()
            except OSError:
                continue
            yield int(place.name), int(status.rpartition(")")[2].split()[1]), line.decode(errors="replace")


def test_this_system_is_one_that_names_its_processes() -> None:
    assert os.getpid() in [pid for pid, _, _ in processes()]


def test_ways_on_which_something_happens_get_buttons_with_their_odds(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Squares that are too many to have a button each: those get one of which figures can be said.

    The server thinks in a process of its own for as long as it may, and where it must guess it may find others as well.
    """
    monkeypatch.setattr(pools, "_given_up", [0] * SLOTS)
    monkeypatch.setattr(thinking, "SECONDS", 60.0)
    monkeypatch.setattr(hints, "SECONDS", 60.0)
    shelf, luck, file = library.shelf("senki"), Random(3), tmp_path / "bridge.hantei"
    heuristic = shelf.rulebook.policies["heuristic"]
    with Game.new(file, shelf.rulebook, setup_of(*shelf.scenario_text("bridge"), 1, False), "5") as game:
        for _ in range(150):
            key, decision = next(iter(game.decisions.items()))
            if isinstance(decision, Route) and not listed(decision):
                found = worked_out(1, Task(Snapshot.of(game.session), key, "en"))
                if found and found.telling:
                    break
            game.answer(key, heuristic(game.state, decision, luck))
        else:
            pytest.fail("no way on which anything happens")
    assert {answer for answer, _, _ in found.answers} == set(squares(decision))
    page = browser.post("/bring", files={"file": (file.name, file.read_bytes())}, headers={"origin": BASE})
    asked = {"n": "1", "key": field(page.text, "key"), "at": field(page.text, "at")}
    told = browser.get(f"{page.url.path}hints", params=asked).text
    offered = re.findall(r'form="answer-1" name="answer" value="([^"]*)"', told)
    known = [answer for answer, _, _ in found.telling if answer in offered]
    assert known
    assert [answer for answer in offered if answer in known] == known
    assert 0 < len(offered) < len(found.answers)
    assert browser.answer(page.url.path, offered[0]) == 200


def test_figures_are_thought_about_again_while_their_question_stands(browser: Browser) -> None:
    table = browser.begin(DUEL)
    page = browser.get(table).text
    asked = {"n": "1", "key": field(page, "key"), "at": field(page, "at")}
    first = browser.get(f"{table}hints", params=asked).text
    again = browser.get(f"{table}hints", params={**asked, "level": "1"}).text
    assert "hx-swap-oob" in again
    assert "<details" not in again  # what is unfolded stays so
    for level in re.findall(r"level=(\d)", first + again):
        assert 1 <= int(level) <= LEVELS
    for level in ("0", "99", "x"):  # as if it were asked for the first time
        assert browser.get(f"{table}hints", params={**asked, "level": level}).text == first


def test_more_thought_gives_more_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()  # time goes by with each look at the clock, however busy the machine is
    monkeypatch.setattr("hantei.lab.odds.monotonic", lambda: next(ticks) / 40)
    monkeypatch.setattr("hantei.web.working.thinking.monotonic", lambda: 0.0)
    shelf = library.shelf("gundog")
    session = Session(shelf.rulebook, setup_of(*shelf.scenario_text("office_raid"), 1, False), "4")
    plays = shelf.rulebook.policies["heuristic"]
    while next(iter(session.decisions.values())).kind != "method":
        key, decision = next(iter(session.decisions.items()))
        session.answer(key, plays(session.state, decision, Random(1)))
    key = next(iter(session.decisions))
    tasks = [Task(Snapshot.of(session), key, "en", level) for level in (0, 1)]
    first, again = (considered(task, lambda _: None) for task in tasks)
    assert first.again == 1
    assert again.level == 1
    sampled = re.compile(r"sampled (?:at least )?(\d+) times")
    counts = [int(sampled.search(" ".join(found.notes))[1]) for found in (first, again)]  # type: ignore[index]
    assert counts[0] < counts[1]
    assert Hints(level=LEVELS, precise=False).again is None
