"""What drives a table on by itself: machine seats, the time limit of questions, dice that a server throws."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from time import time
from typing import Any, Protocol

from hantei.play import SaveError
from hantei.play.cursor import UNHEARD

from ..storage.doors import Viewer
from ..table.by_itself import PACES, end_time
from ..table.live import LiveTable
from ..working.background import Background
from ..working.crew import Crew, Lane
from . import machines
from .dicing import Dicing
from .hub import Hub
from .machines import Known, Machines, NoVoice

LOG = logging.getLogger(__name__)

SETTLING = 1.0
"""Seconds that a page waits for machines that answer at once; later answers come by its stream."""


MOST_UNHEARD = 3
"""Times in a row that a table asks in vain what its machines that look ahead answer."""


class Changing(Protocol):
    """Changes a table, and shows it to all readers: see `Room.change`."""

    async def __call__(
        self, hub: Hub, act: Callable[[LiveTable], None], viewer: Viewer | None = None, lane: Lane = Lane.PLAY
    ) -> None: ...


class Drive:
    """Lets machine seats answer, time run out, and dice fall at all tables.

    Make and use it on the loop. Parameters: the crew, how a table is changed, how one is read anew whose write failed,
    where work goes on beside, and who asks dice servers (None: nobody).
    """

    def __init__(
        self, crew: Crew, change: Changing, reread: Callable[[Hub], None], beside: Background, dicing: Dicing | None
    ) -> None:
        self.crew, self.change, self.reread, self.background, self.dicing = crew, change, reread, beside, dicing
        self.machines = Machines(crew)

    def wind(self, hub: Hub) -> None:
        """Start what runs by itself from here on: the time limit, dice from elsewhere, the pause of machine seats.

        Machines that failed are not asked again before the game or its players change, or somebody lets them answer.
        """
        self._time(hub)
        self._dice(hub)
        live = hub.live
        delay, at = PACES[live.card.pace], live.asked_at
        asked = hub.usable and live.session.waiting and not live.prepares and live.halted != live.moment
        if asked and delay >= 0 and hub.winding.pausing_at != at:
            hub.winding.pausing_at = at
            if delay == 0:
                self._begin(hub, self.let_go(hub, at))
            else:
                self.crew.later(delay, lambda: self._due(hub, at))

    def hasten(self, hub: Hub, at: str) -> None:
        """Let the waiting machine seats answer now, if the table has not changed."""
        if not hub.winding.busy:
            self._begin(hub, self.let_go(hub, at))

    async def settle(self, hub: Hub) -> None:
        """Wait until machines that answer at once have done so, for `SETTLING` at most."""
        if machines.at_once(hub.live):
            self.wind(hub)
        now = asyncio.get_running_loop().time
        end = now() + SETTLING
        while hub.winding.busy and (left := end - now()) > 0:
            await asyncio.wait(hub.winding.busy, timeout=left)

    async def let_go(self, hub: Hub, at: str) -> None:
        """Let the waiting machine seats answer for a slice, in their table's turn, unless the game has moved on. What
        fails is logged, and told at the table."""
        try:
            known = await self._known(hub, at)
            async with self.machines.turn:
                if hub.retired:
                    return
                await self.change(hub, lambda live: machines.play(live, at, known), lane=Lane.MACHINES)
        except Exception as error:
            if not isinstance(error, SaveError):  # whoever opens the table next is told of that
                LOG.exception("machines of table %s cannot answer", hub.live.id)
        finally:  # until here `wind` finds them at work
            if hub.winding.pausing_at == at:
                hub.winding.pausing_at = ""
        self.wind(hub)  # they may have more to do

    async def _known(self, hub: Hub, at: str) -> Known:
        """What machines that look ahead answer; the table notes if they fail. Raises what they raise.

        Where nobody can say it now, the table queues up again, but not for ever.
        """
        try:
            known = await self.machines.known(hub.live, at)
            hub.winding.unheard = 0
            return known
        except Exception as error:
            hub.winding.unheard += 1
            if isinstance(error, NoVoice) and hub.winding.unheard < MOST_UNHEARD:
                return Known("", UNHEARD)
            hub.winding.unheard = 0
            await self.change(hub, lambda live: machines.halt(live, at), lane=Lane.MACHINES)
            raise

    def _begin(self, hub: Hub, work: Coroutine[Any, Any, None]) -> None:
        """Start work at a table; its pages wait a moment for it."""
        task = self.background.begin(work)
        hub.winding.busy.add(task)
        task.add_done_callback(hub.winding.busy.discard)

    def _due(self, hub: Hub, at: str) -> None:
        """Let machine seats answer after their pause, unless they wait for a click by now."""
        if PACES[hub.live.card.pace] >= 0 and not hub.retired:
            self.background.begin(self.let_go(hub, at))
        elif hub.winding.pausing_at == at:
            hub.winding.pausing_at = ""

    def _time(self, hub: Hub) -> None:
        """Wake when the time for the questions is over that are open now."""
        runs_for = hub.live.timed
        if runs_for != hub.winding.timed:
            hub.winding.timed = runs_for
            if hub.winding.timer is not None:
                hub.winding.timer.cancel()
            left = max(0.0, hub.live.until - time())
            hub.winding.timer = self.crew.later(left, lambda: self._time_up(hub, runs_for)) if runs_for else None

    def _time_up(self, hub: Hub, ran_for: str) -> None:
        """End the time for the questions. If nobody watches, it starts anew for the next reader."""
        hub.winding.timed, hub.winding.timer = "", None
        if not hub.readers:
            hub.live.deadline.anew()
        elif not hub.retired:
            self.background.begin(self._go_on(hub, lambda live: end_time(live, ran_for)))

    def _dice(self, hub: Hub) -> None:
        """Let a server throw the dice that are asked for at a table, where it has one."""
        asked = hub.live.thrown_elsewhere
        if self.dicing is not None and asked and hub.winding.thrown != asked:
            hub.winding.thrown = asked
            self._begin(hub, self.dicing.fall(hub, asked, partial(self._go_on, hub)))

    async def _go_on(self, hub: Hub, act: Callable[[LiveTable], None]) -> None:
        """Change a table where nobody waits for it. A failure is logged; if the change is not kept, readers ask anew
        and get what is."""
        try:
            await self.change(hub, act)
        except SaveError:
            self.reread(hub)
        except Exception:
            LOG.exception("table %s does not go on by itself", hub.live.id)
