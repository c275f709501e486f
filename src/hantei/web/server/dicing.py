"""Tables whose dice fall elsewhere: a server that the owner has named is asked for each throw, and noted with it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from hantei.core.decision import Faces
from hantei.exchange.diceserver import BadDiceServer, ThrowThere
from hantei.play import HAND

from ..table.by_itself import lack_dice, let_dice_fall
from ..table.live import LiveTable
from .hub import Hub

AT_ONCE = 8
"""Throws that are asked for at the same time, from all tables together."""

GAP = 0.25
"""Seconds between two throws of a table: a game among machines is no burden to somebody else's server."""


class Dicing:
    """Asks dice servers for the throws of all tables; made and used on the loop."""

    def __init__(self, throw: ThrowThere) -> None:
        self.throw = throw
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def fall(
        self, hub: Hub, asked: str, change: Callable[[Callable[[LiveTable], None]], Awaitable[None]]
    ) -> None:
        """Ask for a throw, and let it fall at the table, if it is still asked for; where it does not come, say why.

        Parameters: the table, the throw (`LiveTable.thrown_elsewhere`), and how the table is changed.
        """
        decision = hub.live.session.decisions.get(HAND)
        if not isinstance(decision, Faces) or hub.live.thrown_elsewhere != asked:
            return
        await asyncio.sleep(GAP)
        try:
            async with self.turn:
                thrown = await self.throw(hub.live.card.source, decision.dice)
        except BadDiceServer as error:
            why = error.said
            await change(lambda live: lack_dice(live, asked, why))
        else:
            await change(lambda live: let_dice_fall(live, asked, thrown))
