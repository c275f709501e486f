"""The check of an encounter before play: everything wrong with it that its shape does not show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hantei.core.rulebook import Message, Ruling

from .content import Arsenal, Encounter


@dataclass(frozen=True)
class Fault:
    """A semantic fault: where it stands ("units/3/at"), what to say, and whether the encounter cannot be played."""

    path: str
    message: Message
    severity: Literal["error", "warning"] = "error"


def faults(encounter: Encounter, book: Arsenal, rulings: tuple[Ruling, ...] = ()) -> list[Fault]:
    """All semantic faults of an encounter, errors and warnings."""
    return []
