"""Turns: nobody waits behind all that another has asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from hantei.web.working.crew import InlineCrew
from hantei.web.working.turns import FairTurns
from hantei.web.working.work import Work

ASKED = [("a", "one"), ("a", "one"), ("a", "one"), ("b", "one"), ("c", "other"), ("c", "other")]
"""Who asks from which address, in this order."""


def test_addresses_and_their_people_take_turns() -> None:
    async def work() -> None:
        turns, served = FairTurns(1), list[tuple[str, str]]()

        async def asked(sender: tuple[str, str]) -> None:
            async with turns.one(sender):
                served.append(sender)
                await asyncio.sleep(0)

        await asyncio.gather(*(asked(one) for one in ASKED))
        assert served == [ASKED[0], ("a", "one"), ("c", "other"), ("b", "one"), ("c", "other"), ("a", "one")]

    asyncio.run(work())


def test_whoever_leaves_takes_no_turn_along() -> None:
    async def work() -> None:
        turns = FairTurns(1)
        await turns.take(("a", "one"))
        waiting = [asyncio.ensure_future(turns.take((who, "one"))) for who in "bcd"]
        await asyncio.sleep(0)
        waiting[0].cancel()  # while it waits
        await asyncio.sleep(0)
        turns.give()
        waiting[1].cancel()  # just as its turn has come
        await asyncio.gather(*waiting, return_exceptions=True)
        assert [one.cancelled() for one in waiting] == [True, True, False]
        turns.give()
        await asyncio.wait_for(turns.take(("e", "one")), 1)

    asyncio.run(work())


def test_what_one_person_sends_does_not_come_before_what_all_others_send() -> None:
    class Busy(InlineCrew):
        """A crew that tells what it works on."""

        async def apart(self, work: Callable[..., Any], *facts: Any) -> Any:
            begun.append(facts[0])
            return await super().apart(work, *facts)

    begun = list[str]()

    async def work() -> None:
        asked = Work(Busy())
        wishes = [asked.inspect((who, who), str.lower, f"{who}{n}", large=True) for who, n in ("a1", "a2", "a3", "b1")]
        assert await asyncio.gather(*wishes) == ["a1", "a2", "a3", "b1"]
        assert begun.index("b1") < begun.index("a3")

    asyncio.run(work())
