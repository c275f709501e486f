"""The bot and we, with the same dice: the same line, the same flags, the same dice, for commands made at random."""

from __future__ import annotations

import os
import re
from random import Random

import pytest

from hantei.core.command import BadNotation
from hantei.dicebot import Fall, original, system
from hantei.dicebot.original import dice_of
from hantei.dicebot.patterns import pattern
from hantei.dicebot.picking import BOT_VERSION

from .generating import OWN, commands
from .oracle import INSTALLED, NODE, Asked, Heard, answered, bots, heard_at_node, luck, ours, told

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


def test_systems_are_called_and_begin_as_at_the_bot() -> None:
    asked = told({"pattern": name} for name in OWN)
    ours = [[one.name, one.sort_key, pattern(one).replace("^S?", "", 1)] for one in map(system, OWN)]
    assert ours == [[name, key, source.replace("^S?", "", 1)] for name, key, source in asked]


def written(rng: Random) -> str:
    """A table as people write it, now and then with something wrong in it."""
    dice = rng.choice(["1D6", "2D6", "1d3", "D66", "D66S", "d66d", "D66A", "3D2", "1D1", "D67", "2D"])
    try:
        figures = dice_of(dice.upper())[3]
    except BadNotation:
        figures = [1, 2, 3]
    rows = [f"{figure}:{rng.choice(['剣', ' 盾 ', 'a:b', 'x' + chr(92) + 'ny', ''])}" for figure in figures]
    if rng.random() < 0.3:
        rng.shuffle(rows)
    if rng.random() < 0.3:
        slip = rng.randrange(len(rows))
        rows[slip : slip + 1] = rng.choice([[], ["99:z"], ["z"], [rows[slip]] * 2])
    return rng.choice(["\n", "\r\n"]).join(["表", dice, *rows, *rng.choice([[], ["", " "]])])


def test_tables_are_the_bots() -> None:
    rng = Random("tables")
    asked = [{"table": written(rng), "seed": seed} for seed in range(1, 1501)]
    heard = [heard_at_node(one) if one and "text" in one else None for one in told(asked)]
    assert sum(one is not None for one in heard) > len(asked) / 2
    assert [table_of(str(one["table"]), int(str(one["seed"]))) for one in asked] == heard


def table_of(text: str, seed: int) -> Heard | None:
    """A row of a table, nothing where it is none."""
    try:
        return answered(original(text).answer(Fall(luck(seed))))
    except BadNotation:
        return None
