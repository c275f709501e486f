"""The seats that the table itself has; nobody else may bear their names.

A seat is known by its name alone. If a side or a person had the name of the game master's seat, its player would become
the game master.
"""

from __future__ import annotations

from collections.abc import Iterable

from .message import BadSetup

REFEREE = "referee"
"""The game master's seat."""

HAND = "table"
"""The seat that enters the faces of real dice; it stands for anybody at the table."""

ONLOOKER = ""
"""What stands in a seat's place for people who only look on."""

RESERVED = (REFEREE, HAND)
"""The names that no side and nobody who takes part can bear, and no seat of theirs."""


def check_free(names: Iterable[str]) -> None:
    """Check the names of sides, people and their seats. Raises `BadSetup` (`reserved-seat`) for a reserved one."""
    for name in names:
        if name in RESERVED:
            raise BadSetup("reserved-seat", found=name, reserved=RESERVED)


def check_taken(seats: Iterable[str], referee: bool) -> None:
    """Check the seats of a game, `referee` says whether a game master has one. Raises `BadSetup` (`reserved-seat`)."""
    taken = list(seats)
    if referee and REFEREE in taken:
        taken.remove(REFEREE)
    check_free(taken)
