"""What tells a tool that a line may be a command: regular expressions as BCDice gives them out."""

from __future__ import annotations

import re

from hantei.core.command import Commands

from .systems import System

COMMON = (
    r"[+\-(]*(\d+|D\d+)", r"\d+B\d+", r"\d+T[YZ]\d+", r"C[+\-(]*\d+", "choice", "D66", r"(repeat|rep|x)\d+",
    r"\d+R\d+", r"\d+U\d+", "BCDiceVersion",
)  # fmt: skip
"""How the commands begin that all bots share; letters may be small or capital."""


def pattern(system: System) -> str:
    """How the commands of a system begin."""
    return f"^S?({'|'.join((*COMMON, *system.prefixes))})"


def book_pattern(commands: Commands) -> str:
    """How the commands of a rulebook begin: as those of bots, and with the words by which its examples begin."""
    texts = [text for example in commands.guide for text in (example.ja, example.en) if text]
    words = dict.fromkeys(found[0] for text in texts if (found := re.match(r"[^\W\d]+", text)))
    own = [re.escape(word) for word in words if not re.fullmatch("[DSdsCc]", word)]
    return f"^S?({'|'.join((*COMMON, *own))})"
