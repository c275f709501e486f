"""Measure the cost of an answer at the web table, part by part: processor time, without sockets.

    python benchmarks/answers.py [senki/ace_duel] [--tables 30] [--answers 15]

Sets tables in this process, answers at random, and draws each time what five viewers would be sent (the owner, two
seats, two onlookers). The commit counts under "journal". Sockets and HTTP come on top: `benchmarks/web.py` measures all
of it.
"""

from __future__ import annotations

import argparse
import gc
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any

from hantei import library
from hantei.cli.main import GARBAGE
from hantei.core.decision import Choice
from hantei.play import Game, Session
from hantei.telling import Question
from hantei.web.commands.playing import reply
from hantei.web.drawing.board import Artist
from hantei.web.drawing.showing import Showing
from hantei.web.drawing.views import Drawing
from hantei.web.server import room as rooms
from hantei.web.server.hub import Hub, Reader
from hantei.web.setup import founding
from hantei.web.setup.laying import setup_of
from hantei.web.storage.places import OWNER, WATCH, place_of
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.table.cards import card_in
from hantei.web.table.changes import Changes
from hantei.web.table.live import opened
from hantei.web.table.stand import LINK
from hantei.web.table.viewpoint import Viewpoint
from hantei.web.working.crew import InlineCrew

PARTS: list[tuple[Any, str, str]] = [
    (Session, "do", "rules"),
    (Game, "_save", "journal"),
    (Changes, "_with_records", "telling the log"),
    (Drawing, "question", "labels"),
    (Drawing, "situation", "situation"),
    (Drawing, "ask", "question"),
    (Drawing, "_board", "board described"),
    (Artist, "drawn", "board drawn"),
    (Drawing, "people", "roster described"),
    (Drawing, "_fill", "templates"),
    (Drawing, "lines", "lines of the log"),
    (Showing, "payloads", "what has changed"),
]


class Clock:
    """Processor time of this thread by part, each without the parts inside it."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = defaultdict(float)
        self._inside = [0.0]

    def watch(self, owner: Any, name: str, part: str) -> None:
        """Count what a function takes as a part."""
        function: Callable[..., Any] = getattr(owner, name)

        @wraps(function)
        def timed(*args: Any, **named: Any) -> Any:
            begun = time.thread_time()
            self._inside.append(0.0)
            try:
                return function(*args, **named)
            finally:
                took = time.thread_time() - begun
                self.spent[part] += took - self._inside.pop()
                self._inside[-1] += took

        setattr(owner, name, timed)


def table(room: rooms.Room, book: str, scenario: str, seed: str) -> tuple[Hub, list[str]]:
    """Make a table with five viewers; return it with its seats."""
    shelf = library.shelf(book)
    heading = next(one for one in shelf.headings(shelf.kind) if one.id == scenario)
    setup = setup_of(*shelf.scenario_text(scenario), heading.leaders[0], referee=False)
    seats = list(shelf.rulebook.seats(shelf.rulebook.start(setup)))
    manner = founding.Manner("seeded", "instant", "own", seed)
    found = founding.create(room.store, "", shelf, heading.title, setup, dict.fromkeys(seats, LINK), {}, manner)
    hub = Hub(opened(room.store, card_in(room.store, found)))
    for place in (OWNER, *(place_of(seat) for seat in seats[:2]), WATCH, WATCH):
        reader = Reader((place, "en"))
        hub.expect(reader)
        hub.showing.everything(reader.seen)
    return hub, seats


def answered(hub: Hub, seats: list[str], rng: Random) -> float:
    """Answer at a table; return the processor time of the whole process, 0 if the game is over."""
    live = hub.live
    for place in [place_of(seat) for seat in seats]:
        for key, decision in Viewpoint(live, place).questions().items():
            question = Question(live.shelf, live.shelf.catalogue("en"), live.session.state, decision)
            typed = rng.choice(question.keys) if question.keys else str(decision.sample(rng))
            answer = typed if isinstance(decision, Choice) else question.answer(typed)
            begun = time.process_time()
            reply(live, place, key, answer, live.asked_at)
            hub.showing.payloads()
            return time.process_time() - begun
    return 0.0


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("scenario", nargs="?", default="senki/ace_duel")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--answers", type=int, default=15)
    options = parser.parse_args()
    book, _, scenario = options.scenario.partition("/")
    with tempfile.TemporaryDirectory() as place:
        room, clock = rooms.Room(SqliteStore(Path(place) / "tables.db"), InlineCrew()), Clock()
        for part in PARTS:
            clock.watch(*part)
        tables = [(*table(room, book, scenario, str(n)), Random(n)) for n in range(options.tables)]
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        for hub, seats, rng in tables:
            answered(hub, seats, rng)
        clock.spent.clear()
        took = [answered(*one) for _ in range(options.answers) for one in tables]
        room.close()
    count = sum(time > 0 for time in took)
    print(f"{options.scenario}: {count} answers, {1000 * sum(took) / count:.2f} ms of processor time each")
    clock.spent["elsewhere"] = sum(took) - sum(clock.spent.values())
    for name, spent in sorted(clock.spent.items(), key=lambda part: -part[1]):
        print(f"{1000 * spent / count:8.3f} ms  {name}")


if __name__ == "__main__":
    main()
