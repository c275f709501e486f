"""Places at a table, as addresses and links name them.

An address says no more than this. Who owns the table, who rules, and who plays which seat are three questions of their
own, and `Stand` answers each in one place (`owns`, `may_rule`, `seats_at`).
"""

from __future__ import annotations

OWNER, WATCH = "owner", "watch"
"""The places of the owner, and of people who look on."""

ANY = "any"
"""The link for the whole table: nobody sits there, and people who come by it pick a place of their own."""

OF_SEATS = "seat-"
"""How the places of seats begin."""


def place_of(seat: str) -> str:
    """The place of a seat."""
    return OF_SEATS + seat


def seat_in(place: str) -> str:
    """The seat that a place names; "" for a place that names none."""
    return place.removeprefix(OF_SEATS) if place.startswith(OF_SEATS) else ""
