"""How games that are over went: worked out in another process, once for all who may know the same of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from hantei import library
from hantei.lab.fortune import fortunes
from hantei.telling.ending import Chances, Ending, ending

from .following import gone_through

ToldTo = tuple[str, ...] | None
"""The seats that are told (None: all that there is to tell)."""

Reckon = Callable[[Chances | None], Awaitable[tuple[Ending, Chances]]]
"""Works out how a game went, with the chances of its checks where they are known (None: they are found with it)."""


class Reckoning:
    """How the game of one table went; remembered until something happens. Call everything on the loop."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._moment = ""
        self._chances: Chances | None = None
        self._found: dict[ToldTo, Ending] = {}

    async def found(self, moment: str, readers: ToldTo, work: Reckon) -> Ending:
        """How the game went at a moment, for some readers. If several ask at once, it is worked out once. Raises as
        `work`."""
        async with self._turn:
            if moment != self._moment:
                self._moment, self._chances, self._found = moment, None, {}
            if readers not in self._found:
                self._found[readers], self._chances = await work(self._chances)
            return self._found[readers]


def reckoned(
    kept: bytes, rulebook: str, readers: ToldTo, known: Chances | None, seconds: float
) -> tuple[Ending, Chances]:
    """Work out how a game went, in another process: see `Reckon`.

    Parameters: its save file; the id of its rulebook; the readers; the chances of its checks, if they are known; else
    the seconds for finding them. Raises `SaveError`.
    """
    passages = gone_through(kept)
    chances = fortunes(passages[-1].session, seconds).known if known is None else known
    return ending(library.shelf(rulebook), passages, readers, chances), chances
