"""Deletes tables that nobody has played at for long, if the operator wants that, and what people keep who have no table
any more; they are told long before."""

from __future__ import annotations

import logging
from collections.abc import Collection
from contextlib import ExitStack
from datetime import UTC, date, datetime
from time import time

from ..storage.company import forget_strangers, people_at
from ..storage.doors import Doors
from ..storage.scripts import let_go
from ..storage.store import Db, Elsewhere, Store, forget
from ..table.cards import untouched

LOG = logging.getLogger(__name__)

DAY = 24 * 3600

NOTICE = 30
"""Days before its deletion during which a table's people are told, or half of its time if that is less."""

AT_ONCE = 100
"""Tables deleted in one transaction; everybody who answers a question waits for it."""


STEADY, SKEW = 3600.0, 60.0
"""Seconds for which the clock must have run evenly before anything is deleted, and the seconds by which it may be
off."""


class Expiry:
    """How long tables are kept. Parameter: days without a move, 0 for ever. Safe for threads."""

    def __init__(self, days: int = 0) -> None:
        self.days = days
        self._ahead: float | None = None
        """Seconds by which the clock is ahead of the time that the computer counts."""
        self._since = 0.0

    def steady(self, clock: float, counted: float) -> bool:
        """Whether the clock can be trusted: for an hour it has run as the computer counts.

        A wrong clock is set right sooner or later, but tables deleted by it would not come back. Parameters: the
        seconds by the clock, and the seconds as counted.
        """
        if self._ahead is None or abs(clock - counted - self._ahead) > SKEW:
            self._since = counted
        self._ahead = clock - counted
        return counted - self._since >= STEADY

    def until(self, touched: int, now: float | None = None) -> date | None:
        """The day on which a table will be deleted unless somebody plays, or a file unless it is kept again, if its
        people should be told by now; else None. Parameter: when that was last, in seconds since 1970."""
        if touched > self.told(now):
            return None
        return datetime.fromtimestamp(touched + self.days * DAY, UTC).date()

    def told(self, now: float | None = None) -> int:
        """A moment, in seconds since 1970: if nobody has played at a table since then, its people are told that it will
        be deleted. Below 0 where tables are kept for ever."""
        return int((now or time()) - (self.days - self.notice) * DAY) if self.days else -1

    @property
    def notice(self) -> int:
        """For how many days people are told."""
        return min(NOTICE, self.days // 2)

    def carry_out(self, store: Store, doors: Doors, used: Collection[str], now: float | None = None) -> list[str]:
        """Delete some expired tables, but none in use, and some files of people without one. Return the ids of the
        tables. Raises `SaveError`."""
        if not self.days:
            return []
        before = int((now or time()) - self.days * DAY)
        old = [table for table in untouched(store, before) if table not in used][:AT_ONCE]
        if old:
            with ExitStack() as stack:
                mine = [table for table in old if held(store, table, stack)]
                # a table at which somebody has played meanwhile is kept
                gone: list[str] = store.write(lambda db: [table for table in mine if forgotten(db, table, before)])
            for table in gone:
                doors.forget(table)
            LOG.info("%d tables deleted: nobody has played there for %d days", len(gone), self.days)
            return gone
        store.write(lambda db: self._let_go(db, before))
        return []

    def _let_go(self, db: Db, before: int) -> None:
        """Delete some files of people without a table, within a transaction, and the names of whoever has nothing left
        by that."""
        again = before + self.notice * DAY
        forget_strangers(db, let_go(db, before - DAY, before, again, AT_ONCE))


def forgotten(db: Db, table: str, before: int) -> bool:
    """Delete a table at which nobody has played since a moment, and the names of whoever has nothing left by that.
    Return whether it was deleted."""
    people = people_at(db, table)
    gone = forget(db, table, before)
    if gone:
        forget_strangers(db, people)
    return gone


def held(store: Store, table: str, stack: ExitStack) -> bool:
    """Hold a table until the stack closes. Return whether that was possible; a table that another server has is in
    use."""
    try:
        stack.enter_context(store.held(table))
    except Elsewhere:
        return False
    return True
