"""What an option is for: the few words by which people look for one among many, alike in every rulebook."""

from __future__ import annotations

from enum import Enum
from typing import Any

from .decision import Decision


class Purpose(Enum):
    """What an option is for, in the order in which screens show many."""

    ATTACK = "attack"
    """It harms, or tries to."""

    MOVE = "move"
    """It goes somewhere, or changes how somebody stands."""

    PREPARE = "prepare"
    """It makes something ready for later: aims, draws, loads, switches."""

    USE = "use"
    """It uses a skill, magic, a machine, a thing."""

    TALK = "talk"
    """It says or orders something."""

    OTHER = "other"
    """None of these, or nobody has said."""

    END = "end"
    """It waits, passes, or ends what one does."""


def unsaid(state: Any, decision: Decision, key: str) -> Purpose:
    """What an option is for in a rulebook that does not say."""
    return Purpose.OTHER
