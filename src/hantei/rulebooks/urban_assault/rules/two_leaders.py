"""Chapter 45: whom an event concerns when there are two leaders."""

from __future__ import annotations

from collections.abc import Mapping

from hantei.core.decision import NO_FACTS, Choice, Fact
from hantei.core.table import Table

from ..state import Campaign
from .squad import alive


def speaker(c: Campaign) -> str:
    """UA-45.5: choices of the whole force are made together; the first living leader's seat gives the answer."""
    return alive(c)[0]


def leader_seats(
    c: Campaign, table: Table, clause: str, known: str = "", about: Mapping[str, Fact] = NO_FACTS
) -> list[str]:
    """UA-45.8: whom an event for "the leader" concerns: of two leaders the one the players name, or both if so ruled.

    `known` is the leader whom the event already concerns.
    """
    seats = alive(c)
    if known in seats:
        return [known]
    if len(seats) < 2 or c.rulings["single_leader_event"] == "both":
        return seats
    return [table.choose(Choice(seats[0], "which_leader", clause, seats, about))]


def one_leader(c: Campaign, table: Table, clause: str, known: str = "", about: Mapping[str, Fact] = NO_FACTS) -> str:
    """UA-45.8: the one leader who acts or receives if only one of two can, whatever the ruling."""
    seats = alive(c)
    if known in seats:
        return known
    return table.choose(Choice(seats[0], "which_leader", clause, seats, about))


def one_of(
    c: Campaign, table: Table, clause: str, seats: list[str], known: str = "", about: Mapping[str, Fact] = NO_FACTS
) -> str:
    """UA-45.8: the leader among `seats` whom something concerns; the known one if possible."""
    if known in seats:
        return known
    return table.choose(Choice(speaker(c), "which_leader", clause, seats, about))
