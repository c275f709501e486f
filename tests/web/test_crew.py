"""What every crew keeps, be it of threads and processes or of turns of the loop."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Barrier, Event

import pytest

from hantei import library
from hantei.page.minds import Minds, PageCrew, thought
from hantei.play import Session, Snapshot
from hantei.web.server.room import Room
from hantei.web.setup.laying import setup_of
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.working import pools
from hantei.web.working.crew import Crew, InlineCrew, Lane, TooDear
from hantei.web.working.hints import Hints
from hantei.web.working.pools import THREADS, PooledCrew
from hantei.web.working.thinking import Task, considered
from hantei.web.working.work import Stopping


class Desk:
    """What a worker of its own is in a page: works out what it is given, a moment later."""

    minds: Minds

    def __init__(self) -> None:
        self.open: set[int] = set()

    def think(self, number: int, task: bytes) -> None:
        """See `Thinker`."""
        self.open.add(number)
        asyncio.get_running_loop().call_later(0.05, self.work, number, task)

    def work(self, number: int, task: bytes) -> None:
        """Work it out, unless it is wanted no longer."""
        if number in self.open:
            self.minds.found(number, thought(Held(task)))

    def drop(self, number: int) -> None:
        """See `Thinker`."""
        self.open.remove(number)


class Held:
    """Bytes as JavaScript holds them."""

    def __init__(self, data: bytes) -> None:
        self.to_bytes = lambda: data


def page_crew() -> PageCrew:
    """The crew of a page."""
    desk = Desk()
    desk.minds = Minds(desk)
    return PageCrew(desk.minds, 0.01)


CREWS: list[Callable[[], Crew]] = [PooledCrew, InlineCrew, page_crew]
LONG = 60.0


@pytest.fixture(params=CREWS)
def crew(request: pytest.FixtureRequest) -> Callable[[], Crew]:
    found: Callable[[], Crew] = request.param
    return found


def duel(seats: dict[str, str] | None = None, waits: bool = False) -> Session:
    """A duel of Senki."""
    shelf = library.shelf("senki")
    return Session(shelf.rulebook, setup_of(*shelf.scenario_text("ace_duel"), 1, False), "3", seats, waits=waits)


@pytest.mark.parametrize("lane", Lane)
def test_work_gives_what_it_gives_and_raises_what_it_raises(crew: Callable[[], Crew], lane: Lane) -> None:
    async def work() -> None:
        hands = crew()
        try:
            assert await hands.done(lambda: 6 * 7, lane) == 42
            with pytest.raises(ZeroDivisionError):
                await hands.done(lambda: 1 // 0, lane)
            assert await hands.done(lambda: "still here", lane) == "still here"
        finally:
            hands.close()

    asyncio.run(work())


def test_the_lane_of_machines_keeps_its_order(crew: Callable[[], Crew]) -> None:
    async def work() -> list[int]:
        hands, done = crew(), list[int]()
        for number in range(20):
            hands.start(lambda number=number: done.append(number), Lane.MACHINES)  # type: ignore[misc]
        await hands.done(lambda: None, Lane.MACHINES)
        hands.close()
        return done

    assert asyncio.run(work()) == list(range(20))


def test_work_is_done_after_the_caller_has_gone_on(crew: Callable[[], Crew]) -> None:
    async def work() -> None:
        hands, ended = crew(), asyncio.Event()
        loop = asyncio.get_running_loop()

        def act() -> None:
            loop.call_soon_threadsafe(ended.set)

        hands.start(act, Lane.PLAY)
        assert not ended.is_set()
        await asyncio.wait_for(ended.wait(), LONG)
        hands.close()

    asyncio.run(work())


def test_a_table_that_is_busy_leaves_the_threads_to_others_and_does_one_thing_after_the_other() -> None:
    async def work() -> list[int]:
        hands, go_on, done = PooledCrew(), Event(), list[int]()

        def one(number: int) -> None:
            assert go_on.wait(LONG)
            done.append(number)

        busy = [
            asyncio.ensure_future(hands.done(partial(one, number), Lane.PLAY, "busy"))
            for number in range(2 * THREADS[Lane.PLAY])
        ]
        gone = busy.pop(1)
        await asyncio.sleep(0)
        gone.cancel()
        assert await asyncio.wait_for(hands.done(lambda: "here", Lane.PLAY, "other"), LONG / 2) == "here"
        assert await asyncio.wait_for(hands.done(lambda: "here", Lane.PLAY), LONG / 2) == "here"
        go_on.set()
        await asyncio.gather(*busy)
        with pytest.raises(ZeroDivisionError):
            await hands.done(lambda: 1 // 0, Lane.PLAY, "busy")
        hands.close()
        return done

    assert asyncio.run(work()) == [0, *range(2, 2 * THREADS[Lane.PLAY])]


def test_thoughts_are_the_same_whoever_thinks() -> None:
    async def thought(hands: Crew) -> object:
        session = duel()
        begun = hands.think(Task(Snapshot.of(session), next(iter(session.decisions)), "en"))
        assert begun is not None
        try:
            return await asyncio.wait_for(begun.found(), LONG)
        finally:
            hands.close()

    async def both() -> None:
        first, *others = [await thought(crew()) for crew in CREWS]
        assert first is not None
        assert others == [first, first]

    asyncio.run(both())


def test_a_thought_that_is_given_up_comes_to_nothing(crew: Callable[[], Crew]) -> None:
    async def work() -> None:
        hands, session = crew(), duel()
        task = Task(Snapshot.of(session), next(iter(session.decisions)), "en")
        thoughts = [hands.think(task) for _ in range(12)]  # more than begin at once
        last = thoughts[-1]
        assert last is not None
        last.give_up()
        assert await asyncio.wait_for(last.found(), LONG) is None
        hands.close()

    asyncio.run(work())


def test_in_a_page_a_thought_that_fails_or_is_given_up_is_told_the_worker() -> None:
    async def work() -> None:
        desk = Desk()
        desk.minds = Minds(desk)
        hands, session = PageCrew(desk.minds, 0.0), duel()
        task = Task(Snapshot.of(session), next(iter(session.decisions)), "en")
        first, second = hands.think(task), hands.think(task)
        await asyncio.sleep(0.02)  # both have begun
        assert desk.open == {1, 2}
        first.give_up()
        assert desk.open == {2}
        desk.minds.found(2, b"")  # as where the worker has failed
        assert await asyncio.wait_for(second.found(), LONG) is None
        hands.close()

    asyncio.run(work())


def test_whoever_answers_at_once_waits_for_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    def noted(task: Task, wanted: Callable[[int], None]) -> Hints:
        begun.append(task.key)
        return considered(task, wanted)

    monkeypatch.setattr("hantei.web.working.crew.considered", noted)

    async def work() -> None:
        hands, session = InlineCrew(pause=0.05), duel()
        key = next(iter(session.decisions))
        first = hands.think(Task(Snapshot.of(session), key, "en"))
        first.give_up()
        second = hands.think(Task(Snapshot.of(session), key, "ja"))
        assert await asyncio.wait_for(first.found(), LONG) is None
        assert begun == []
        assert await asyncio.wait_for(second.found(), LONG) is not None
        assert begun == [key]
        hands.close()

    asyncio.run(work())


def test_machines_that_look_ahead_answer_alike_whoever_thinks() -> None:
    async def voices(hands: Crew) -> object:
        try:
            session = duel({"red": "search:40", "white": "search:40"}, waits=True)
            return await asyncio.wait_for(hands.foresee(Snapshot.of(session), 0.0), LONG)
        finally:
            hands.close()

    async def both() -> None:
        first, *others = [await voices(crew()) for crew in CREWS]
        assert first
        assert others == [first, first]

    asyncio.run(both())


def test_what_people_wait_for_is_computed_wherever_it_is_and_raises_what_it_raises(crew: Callable[[], Crew]) -> None:
    async def work() -> int:
        hands = crew()
        try:
            with pytest.raises(ValueError, match="invalid literal"):
                await asyncio.wait_for(hands.apart(int, "no number"), LONG)
            return await asyncio.wait_for(hands.apart(pow, 2, 10), LONG)
        finally:
            hands.close()

    assert asyncio.run(work()) == 1024


def endless() -> None:
    """Compute for ever."""
    while True:
        pass


def test_work_is_broken_off_by_the_time_that_it_computes_and_not_by_the_time_that_it_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pools, "READING", 1.0)
    monkeypatch.setattr(pools, "LONGEST_READING", 1000 * LONG)

    async def work() -> None:
        hands = PooledCrew()
        try:
            await asyncio.wait_for(hands.apart(time.sleep, 2.0), LONG)
            with pytest.raises(TooDear):
                await asyncio.wait_for(hands.apart(endless), 2 * LONG)
            assert await asyncio.wait_for(hands.apart(pow, 2, 10), LONG) == 1024
        finally:
            hands.close()

    asyncio.run(work())


def test_something_is_done_later_unless_it_is_called_off(crew: Callable[[], Crew]) -> None:
    async def work() -> list[str]:
        hands, done = crew(), list[str]()
        hands.later(0.5, lambda: done.append("second"))
        hands.later(0.01, lambda: done.append("first"))
        hands.later(0.4, lambda: done.append("never")).cancel()
        ended = asyncio.Event()
        hands.later(0.6, ended.set)
        await asyncio.wait_for(ended.wait(), LONG)
        hands.later(0.0, lambda: done.append("after the end"))
        hands.close()
        await asyncio.sleep(0.01)
        return done

    assert asyncio.run(work()) == ["first", "second"]


def test_whoever_waits_for_another_process_is_told_when_the_server_stops(tmp_path: Path) -> None:
    async def work() -> None:
        room = Room(SqliteStore(tmp_path / "tables.db"), PooledCrew())
        asked = asyncio.ensure_future(room.work.inspect(("somebody", "somewhere"), time.sleep, LONG, large=True))
        await asyncio.sleep(0.1)
        room.stop()
        with pytest.raises(TooDear) as refused:
            await asyncio.wait_for(asked, LONG / 2)
        assert refused.value.message == "web-stopping"
        room.close()

    asyncio.run(work())


def test_what_waits_for_its_turn_is_not_begun_when_the_server_stops(tmp_path: Path) -> None:
    """Many looks that wait would keep the server from stopping; what has begun is finished."""

    async def work() -> None:
        room = Room(SqliteStore(tmp_path / "tables.db"), PooledCrew())
        begun, go_on, done = Barrier(THREADS[Lane.LOOK] + 1), Event(), list[str]()

        def first() -> None:
            begun.wait(LONG)
            go_on.wait(LONG)
            done.append("first")

        looks = [asyncio.ensure_future(room.work.look(first)) for _ in range(THREADS[Lane.LOOK])]
        looks += [asyncio.ensure_future(room.work.look(lambda: done.append("second"))) for _ in range(3)]
        await asyncio.to_thread(begun.wait, LONG)
        room.stop()
        go_on.set()
        found = await asyncio.gather(*looks, room.work.until_stopped(asyncio.sleep(LONG)), return_exceptions=True)
        assert [isinstance(one, Stopping) for one in found] == [False] * THREADS[Lane.LOOK] + [True] * 4
        assert done == ["first"] * THREADS[Lane.LOOK]
        room.close()

    asyncio.run(work())


def nothing() -> None:
    """Do nothing."""


def calls_of(work: Callable[[], object]) -> int:
    """The calls and returns in some work."""
    found = list[str]()
    sys.setprofile(lambda frame, event, what: found.append(event))
    work()
    sys.setprofile(None)
    return len(found)


def test_a_timer_costs_the_same_however_many_there_are() -> None:
    async def work() -> list[int]:
        crew, costs = InlineCrew(), list[int]()
        for others in (1, 500):
            for _ in range(others):
                crew.later(1000.0, nothing)
            costs.append(calls_of(lambda: crew.later(1000.0, nothing).cancel()))
        crew.close()
        return costs

    few, many = asyncio.run(work())
    assert many < few + 20  # a heap grows by a level or two
