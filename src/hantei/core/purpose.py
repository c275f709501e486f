"""The purpose of an option: a few words, the same in every rulebook, by which people find one option among many."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

from .decision import Decision
from .message import Message


class Purpose(Enum):
    """The purpose of an option; screens show options in this order."""

    __hash__ = object.__hash__  # each is one object; the hash of `Enum` costs a Python call for each option shown

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

    VAIN = "vain"
    """It would change nothing as things stand."""

    END = "end"
    """It waits, passes, or ends what one does."""


def unsaid(state: Any, decision: Decision, key: str) -> Purpose:
    """The purpose of an option in a rulebook that names none."""
    return Purpose.OTHER


def as_asked(state: Any, decision: Decision, keys: Sequence[str]) -> Sequence[str]:
    """The options of a rulebook that lists them in the order of its rules."""
    return keys


def untitled(state: Any, decision: Decision, keys: Sequence[str]) -> Message | None:
    """The heading of options of one purpose in a rulebook that is content with the usual words."""
    return None


def under_nothing(state: Any, decision: Decision, key: str) -> Message | None:
    """The heading of an option in a rulebook that has no headings."""
    return None
