"""The things that installed packages offer under an entry point group: rulebooks, machine players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from .core.message import Complaint


class BadPackage(Complaint):
    """Raised for an installed package that offers something unusable."""


class Offer(Protocol):
    """Something that a package offers: its name, under which it is registered, and its place in lists."""

    @property
    def id(self) -> str:
        """The name."""

    @property
    def place(self) -> int:
        """The place; two things with the same place are sorted by name."""


Offered = TypeVar("Offered", bound=Offer)


class Offers(NamedTuple, Generic[Offered]):
    """All that packages offer under a group, by the registered names: usable things in the order of their places,
    and the faults of the others."""

    sound: Mapping[str, Offered]
    broken: Mapping[str, BadPackage]


def free(name: str, value: str) -> BadPackage | None:
    """Allow every name."""
    return None


def offers(
    group: str, kind: type[Offered], noun: str, barred: Callable[[str, str], BadPackage | None] = free
) -> Offers[Offered]:
    """Find all that packages offer under a group.

    Parameters: the group; the type that an entry point must lead to; the word for it in the ids of messages; the
    function that finds the fault of a registered name, from the name and from where it leads. An offer is also faulty
    if it is not a thing with its registered name (`broken-NOUN`), or if two packages have taken its name (`two-NOUNs`),
    because nobody can tell which is meant.
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
        if (bad_name := barred(name, value)) is not None:
            broken[name] = bad_name
            continue
        try:
            found[name] = _loaded(point, kind, noun)
        except BadPackage as bad:
            broken[name] = bad
    sound = [one for name, one in found.items() if name not in broken]
    return Offers({one.id: one for one in sorted(sound, key=lambda one: (one.place, one.id))}, broken)


def refused(bad: BadPackage) -> BadPackage:
    """The same complaint as a new error: a kept error is not raised itself again and again."""
    return BadPackage(bad.message, **bad.facts)


FAILURES = (Exception, SystemExit)
"""All errors that a package can raise while it loads; none of them may end the program that looks at it."""


def failed(noun: str, name: str, value: str, error: BaseException) -> BadPackage:
    """The complaint about a package that fails to load; it names the package, whatever the error."""
    return BadPackage(f"broken-{noun}", name=name, value=value, detail=f"{type(error).__name__}: {error}")


def _loaded(point: EntryPoint, kind: type[Offered], noun: str) -> Offered:
    try:
        offer: Any = point.load()
    except FAILURES as error:
        raise failed(noun, point.name, point.value, error) from error
    if not isinstance(offer, kind) or offer.id != point.name or type(offer.place) is not int:
        raise BadPackage(f"broken-{noun}", name=point.name, value=point.value, detail=repr(offer))
    return offer
