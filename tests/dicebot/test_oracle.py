"""The bot and we, with the same dice: the same line, the same flags, the same dice, for commands made at random."""

from __future__ import annotations

import os
import re

import pytest

from hantei.dicebot.picking import BOT_VERSION

from .generating import OWN, commands
from .oracle import INSTALLED, NODE, Asked, Heard, bots, ours, told

pytestmark = pytest.mark.skipif(
    not (NODE and INSTALLED), reason="needs Node, and BCDice where HANTEI_BCDICE says: see tests/dicebot/oracle.py"
)

MANY = int(os.environ.get("HANTEI_BCDICE_COMMANDS", "5000"))
"""Commands for each system."""

TITLES = re.compile(r"(表\[-?[0-9]+\] ＞ |宝物表:[0-9]+:).*")


def without_rows(heard: Heard | None) -> Heard | None:
    """An answer without the words of a row of a table: those are the rulebook's here, and the bot's there."""
    return heard._replace(text=TITLES.sub(r"\1", heard.text)) if heard else None


@pytest.mark.parametrize("system", OWN)
def test_strict_answers_are_the_bots(system: str) -> None:
    asked = [Asked(system, command, seed) for seed, command in enumerate(commands(system, MANY), 1)]
    heard = bots(asked)
    assert sum(one is not None for one in heard) > MANY / 2, "most commands are ones that the bot reads"
    differing = {
        (one.command, without_rows(bot), without_rows(own))
        for one, bot in zip(asked, heard, strict=True)
        if without_rows(own := ours(one)) != without_rows(bot)
    }
    assert differing == set()


def test_the_edition_that_is_named_is_the_one_asked() -> None:
    assert told([{"version": True}]) == [BOT_VERSION]


@pytest.mark.parametrize(
    ("system", "command"),
    [
        ("RogueLikeHalf", "RH+12>=5"), ("RogueLikeHalf", "D33+1+1"), ("ShadowRun4", "0B6"), ("ShadowRun4", "0R6"),
        ("ShadowRun4", "12R6"), ("DiceBot", "choice[a,b] c,d"), ("DiceBot", "2D6/0"), ("DiceBot", "201D6"),
    ],
)  # fmt: skip
def test_where_the_bot_is_wrong_we_differ(system: str, command: str) -> None:
    """Each of these is told in another way than the bot tells it, with dice that show it, or refused."""
    asked = [Asked(system, command, seed) for seed in range(1, 200)]
    heard = bots(asked)
    assert any(ours(one, strict=False) != bot for one, bot in zip(asked, heard, strict=True))
    assert [ours(one) for one in asked] == heard
