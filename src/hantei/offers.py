"""What installed packages offer under an entry point group: rulebooks, machine players."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol, TypeVar

from .core.message import Complaint


class BadPackage(Complaint):
    """An installed package offers what cannot be used."""


class Offer(Protocol):
    """Something that a package offers: its name everywhere, which it is registered under, and its place in lists."""

    @property
    def id(self) -> str:
        """The name."""

    @property
    def place(self) -> int:
        """The place; of two with the same place the first by name comes first."""


Offered = TypeVar("Offered", bound=Offer)


def offers(group: str, kind: type[Offered], noun: str) -> dict[str, Offered]:
    """All that packages offer under a group, by name, in the order of their places.

    Parameters: the group; the type that an entry point must lead to; the word for it in the ids of messages. Raises
    `BadPackage` (`broken-NOUN`, `two-NOUNs`) where a package offers something else than a thing of the name that it
    registers, or a name that another package has taken.
    """
    found: dict[str, Offered] = {}
    places: dict[str, str] = {}
    points = {(point.name, point.value): point for point in entry_points(group=group)}
    for (name, value), point in sorted(points.items()):
        if name in found:
            raise BadPackage(f"two-{noun}s", name=name, one=places[name], other=value)
        found[name], places[name] = _loaded(point, kind, noun), value
    return {one.id: one for one in sorted(found.values(), key=lambda one: (one.place, one.id))}


def _loaded(point: EntryPoint, kind: type[Offered], noun: str) -> Offered:
    try:
        offer: Any = point.load()
    except Exception as error:  # whatever somebody else's package fails with, it is named
        detail = f"{type(error).__name__}: {error}"
        raise BadPackage(f"broken-{noun}", name=point.name, value=point.value, detail=detail) from error
    if not isinstance(offer, kind) or offer.id != point.name:
        raise BadPackage(f"broken-{noun}", name=point.name, value=point.value, detail=repr(offer))
    return offer
