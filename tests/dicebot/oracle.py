"""The peer itself: BCDice under Node, asked what it answers where dice fall as a test says.

`HANTEI_BCDICE` names the directory where `npm ci` has put the package (`oracle/package-lock.json`).
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from hantei.core.command import BadNotation
from hantei.dicebot import BotAnswer, CannotFall, Fall, system
from hantei.dicebot.falling import Luck

HERE = Path(__file__).parent / "oracle"
INSTALLED = os.environ.get("HANTEI_BCDICE", "")
NODE = shutil.which("node")
PATIENCE = 300
NOTHING = re.compile(r"-0\.0(?![0-9])")
"""A zero with a minus, which Node has and Ruby has not."""

FLAGS = ("secret", "success", "failure", "critical", "fumble")


class Asked(NamedTuple):
    """A command, and the seed of the dice that fall for it."""

    system: str
    command: str
    seed: int


class Heard(NamedTuple):
    """An answer: its line, the flags that are up, its dice."""

    text: str
    flags: tuple[str, ...]
    rands: tuple[tuple[str, int, int], ...]


def luck(seed: int) -> Luck:
    """The faces of a seed, the same as `answer.js` has them."""
    state = seed

    def fall(sides: int) -> int:
        nonlocal state
        state = (state * 75 + 74) % 65537
        return state % sides + 1

    return fall


def told(lines: Iterable[Any]) -> list[Any]:
    """What Node answers to JSON lines."""
    assert NODE is not None
    run = subprocess.run(
        [NODE, str(HERE / "answer.js")],
        input="\n".join(map(json.dumps, lines)),
        capture_output=True, text=True, encoding="utf-8", check=True, timeout=PATIENCE,
        env={**os.environ, "NODE_PATH": str(Path(INSTALLED) / "node_modules")},
    )  # fmt: skip
    return [json.loads(line) for line in run.stdout.splitlines()]


def bots(asked: Sequence[Asked]) -> list[Heard | None]:
    """What the bot answers; nothing where it has no answer, or fails."""
    return [heard_at_node(one) if one and "text" in one else None for one in told(one._asdict() for one in asked)]


def heard_at_node(one: dict[str, Any]) -> Heard:
    """An answer of the bot."""
    rands = tuple((kind, sides, value) for kind, sides, value in one["rands"])
    return Heard(NOTHING.sub("0", one["text"]), tuple(one["flags"]), rands)


def ours(asked: Asked, strict: bool = True) -> Heard | None:
    """What is answered here; nothing where the command is refused."""
    try:
        found = system(asked.system).read(asked.command, strict).answer(Fall(luck(asked.seed)))
    except (BadNotation, CannotFall):
        return None
    return answered(found)


def answered(answer: BotAnswer) -> Heard:
    """An answer as the bot gives it."""
    flags = tuple(flag for flag in FLAGS if getattr(answer, flag))
    return Heard(answer.text, flags, tuple((kind, sides, value) for kind, sides, value in answer.rands))
