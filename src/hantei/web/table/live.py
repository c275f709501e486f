"""A table in memory, with its game. Worker threads change it and look at it, one at a time, under its lock; the loop
reads without it where the game stands, to set its timers, and an outdated timer does nothing.

What can be done at it are commands (`commands`); what it does unasked stands in `by_itself`, who comes and goes in
`attendance`, and how a change is kept in `changes`.
"""

from __future__ import annotations

from collections.abc import Collection

from hantei import library
from hantei.core.message import Message
from hantei.lab.course import Courses
from hantei.play import BROKEN_AMENDMENT, BROKEN_END, HAND, Game

from ..http.guard import Buckets
from ..storage import slots
from ..storage.company import Presence, company
from ..storage.doors import Viewer
from ..storage.store import Claim, Store
from ..storage.written import last_number
from ..working.crew import TableLock
from .changes import Changes
from .clock import CLOCKS, Deadline, limited
from .revision import Revision
from .stand import Card, Stand
from .wishes import Wishes

SAID, SAID_BY_ALL = (600 / 3600, 300.0), (3000 / 3600, 1500.0)
"""What one person, and everybody at a table together, may say there: how much a second in the long run, and at once.
What is said is kept for good, and read by everybody."""

CAME, CAME_BY_ALL = (30 / 3600, 20.0), (600 / 3600, 300.0)
"""The same bounds for the lines that tell who comes and goes."""


class LiveTable(Stand):
    """A table with its game, and what of it is in memory alone. Code that changes it holds `lock`."""

    def __init__(self, store: Store, card: Card, game: Game, slot: slots.Slot, next_line: int) -> None:
        super().__init__(store, card, game.session)
        self.game = game
        self.lock, self.revision = TableLock(), Revision()
        self.changes = Changes(self, game, slot, next_line, self.revision)
        self.company = company(store, card.id)
        self.presence, self.courses, self.wishes = Presence(), Courses(), Wishes(self.has_place)
        self.deadline = Deadline()
        self.said, self.said_by_all = Buckets(*SAID), Buckets(*SAID_BY_ALL)
        self.came, self.came_by_all = Buckets(*CAME), Buckets(*CAME_BY_ALL)
        self.no_dice: tuple[str, Message | None] = "", None
        """For which throw (`thrown_elsewhere`) the dice server had no answer, and why."""
        self.halted = ""
        """The moment at which machines of the table failed; "" if they have not."""

    @property
    def here(self) -> Collection[tuple[str, str]]:
        return self.presence.here()

    @property
    def last_line(self) -> int:
        return self.changes.last_line

    @property
    def stamp(self) -> str:
        """The state that a page shows; it differs after each change."""
        return self.revision.stamp(self.changes.last_line)

    @property
    def moment(self) -> str:
        """The state of the game; it differs after each change of the game."""
        return self.revision.moment

    @property
    def timed(self) -> str:
        """What the time limit runs for (`limited`); "" where it does not run, or is over and whoever rules is asked."""
        return self.deadline.runs_for

    @property
    def late(self) -> bool:
        return self.deadline.over

    @property
    def until(self) -> float:
        return self.deadline.of(CLOCKS[self.card.clock])

    def keep_time(self) -> None:
        """Note which questions are open, and run out of time if there is a limit. Call it after each change."""
        self.deadline.stand(limited(self))

    @property
    def thrown_elsewhere(self) -> str:
        """The throw that a server is to be asked for; "" where there is none."""
        asked = self.card.source and HAND in self.session.decisions and not self.prepares
        return f"{self.moment} {self.card.source}" if asked else ""

    @property
    def lacking_dice(self) -> Message | None:
        asked, why = self.no_dice
        return why if asked == self.thrown_elsewhere else None

    def has_place(self, viewer: Viewer) -> bool:
        """Whether somebody has their place here, as far as the table knows."""
        return any((one.person, one.place) == (viewer.person, viewer.place) for one in self.company)

    def read_company(self) -> None:
        """Read from the store who has a place here. Raises `SaveError`."""
        self.changes.follow(company=company(self.store, self.id))

    def close(self) -> None:
        """Let go of the game, which stays in the store."""
        self.game.close()


def opened(store: Store, card: Card, claim: Claim | None = None) -> LiveTable:
    """Load a table that is held by a claim, as it was last shown. Raises `SaveError`, `Refused`."""
    slot, reading = slots.opened(store, card.id, claim)
    game = Game.standing(slot, reading, library.find)
    if not game.session.waits:  # a save whose machines answered at once
        game.pace(True)
    game.look()  # the log has it already
    live = LiveTable(store, card, game, slot, last_number(store, card.id) + 1)
    for notice in game.notices:
        if notice.message in (BROKEN_AMENDMENT, BROKEN_END):
            live.changes.stepped_back(notice)
    live.keep_time()
    return live
