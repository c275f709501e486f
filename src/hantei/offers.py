"""What installed packages offer under an entry point group: rulebooks, machine players."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

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


class Offers(NamedTuple, Generic[Offered]):
    """All that packages offer under a group: what can be used, in the order of its places, and what is wrong with the
    rest; each by the name that it is registered under.
    """

    sound: Mapping[str, Offered]
    broken: Mapping[str, BadPackage]


def offers(group: str, kind: type[Offered], noun: str) -> Offers[Offered]:
    """All that packages offer under a group.

    Parameters: the group; the type that an entry point must lead to; the word for it in the ids of messages. Broken
    is what is no thing of the name that it is registered under (`broken-NOUN`), and a name that two packages have
    taken (`two-NOUNs`), so that nobody can tell which is meant.
    """
    found: dict[str, Offered] = {}
    broken: dict[str, BadPackage] = {}
    places: dict[str, str] = {}
    points = {(point.name, point.value): point for point in entry_points(group=group)}
    for (name, value), point in sorted(points.items()):
        if name in places:
            broken[name] = BadPackage(f"two-{noun}s", name=name, one=places[name], other=value)
            continue
        places[name] = value
        try:
            found[name] = _loaded(point, kind, noun)
        except BadPackage as bad:
            broken[name] = bad
    sound = [one for name, one in found.items() if name not in broken]
    return Offers({one.id: one for one in sorted(sound, key=lambda one: (one.place, one.id))}, broken)


def refused(bad: BadPackage) -> BadPackage:
    """The same complaint for another who asks: what is kept of a package is not raised itself, again and again."""
    return BadPackage(bad.message, **bad.facts)


FAILURES = (Exception, SystemExit)
"""Whatever a package can fail with as it is loaded; it must not end the program that looks at it."""


def failed(noun: str, name: str, value: str, error: BaseException) -> BadPackage:
    """What is said of a package that fails as it is loaded: with whatever it fails, it is named."""
    return BadPackage(f"broken-{noun}", name=name, value=value, detail=f"{type(error).__name__}: {error}")


def _loaded(point: EntryPoint, kind: type[Offered], noun: str) -> Offered:
    try:
        offer: Any = point.load()
    except FAILURES as error:
        raise failed(noun, point.name, point.value, error) from error
    if not isinstance(offer, kind) or offer.id != point.name or type(offer.place) is not int:
        raise BadPackage(f"broken-{noun}", name=point.name, value=point.value, detail=repr(offer))
    return offer
