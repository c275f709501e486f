"""Mustering an encounter: finds it, names all who take part, seats them, and puts its records over the book's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Protocol, TypeVar

from ..core.message import BadSetup
from ..core.seats import REFEREE, check_free


class Enlisted(Protocol):
    """An entry of an encounter file: its own name or none, the record, and the number of combatants."""

    @property
    def id(self) -> str:
        """Its own name; "" for none."""

    @property
    def character(self) -> str:
        """The name of its record."""

    @property
    def count(self) -> int:
        """The number of combatants."""

    @property
    def seat(self) -> str:
        """The seat that plays them; "" for that of their side."""


class Manned(Protocol):
    """A side of an encounter: the seat that plays it."""

    @property
    def seat(self) -> str:
        """The seat's name; "" for that of the side."""


class Opposed(Protocol):
    """A side of an encounter."""

    @property
    def hostile(self) -> Sequence[str]:
        """The sides it is hostile to."""


OWNED: Mapping[str, str] = {}
"""Nobody belongs to anybody."""

E = TypeVar("E", bound=Enlisted)
A = TypeVar("A")


class Combatant(Protocol):
    """Somebody who takes part: the seat that plays them, and whether they are a player character."""

    @property
    def seat(self) -> str:
        """The seat's name."""

    @property
    def pc(self) -> bool:
        """Whether the character is a player's."""


class Side(Protocol):
    """A side of an encounter: whether it is the player characters'."""

    @property
    def pc(self) -> bool:
        """Whether player characters fight on it."""


def asked_for(setup: Mapping[str, Any], encounters: Collection[str]) -> str:
    """The id of the encounter that a setup asks for. Raises `BadSetup` if there is none of this id."""
    name = str(setup.get("scenario", ""))
    if name not in encounters:
        raise BadSetup("unknown-encounter", found=name, allowed=[*encounters])
    return name


def muster(entries: Sequence[E]) -> Iterator[tuple[str, E, int]]:
    """All combatants of an encounter in its order: name, entry, and a number if there are several of a kind, else 0."""
    everybody = [entry for entry in entries for _ in range(entry.count)]
    kinds = Counter(entry.id or entry.character for entry in everybody)
    before: Counter[str] = Counter()
    for entry in everybody:
        base = entry.id or entry.character
        before[base] += 1
        number = before[base] if kinds[base] > 1 else 0
        yield f"{base}-{number}" if number else base, entry, number


def seats(everybody: Iterable[Combatant], referee: bool) -> list[str]:
    """All seats that play somebody, and the game master's seat if there is one."""
    return [*dict.fromkeys(one.seat for one in everybody), *([REFEREE] if referee else [])]


def check_names(everybody: Mapping[str, Combatant], sides: Mapping[str, Manned]) -> None:
    """Check that nobody is called as a seat that the table itself has. Raises `BadSetup` (`reserved-seat`)."""
    check_free([*sides, *(side.seat for side in sides.values())])
    check_free([*everybody, *(one.seat for one in everybody.values())])


def own_seats(setup: Mapping[str, Any], sides: Mapping[str, str], owners: Mapping[str, str] = OWNED) -> dict[str, str]:
    """A seat for each combatant of the sides that a setup takes `apart`.

    Parameters: the setup, the side of each combatant, and the owners of those whom their owner plays. Raises `BadSetup`
    for an unknown side.
    """
    apart = setup.get("apart", ())
    for side in apart:
        if side not in sides.values():
            raise BadSetup("unknown-side-apart", found=side, allowed=[*dict.fromkeys(sides.values())])
    return {who: owners.get(who) or who for who, side in sides.items() if side in apart}


def opponents(everybody: Collection[Combatant], referee: bool) -> list[str]:
    """The seats without player characters, which a machine takes in place of a game master.

    None of them if a game master sits at the table, or if nobody is a player character.
    """
    pcs = [one.seat for one in everybody if one.pc]
    return [] if referee or not pcs else [seat for seat in seats(everybody, False) if seat not in pcs]


@dataclass(frozen=True)
class Seating:
    """The seating of a running encounter: everybody by name, the side of each, and the sides of the encounter."""

    everybody: Mapping[str, Combatant]
    side_of: Mapping[str, str]
    sides: Mapping[str, Manned]

    def usual(self, side: str) -> str:
        """The seat that plays a side unless others do."""
        return self.sides[side].seat or side

    def mates(self, who: str) -> list[Combatant]:
        """The others on somebody's side."""
        return [one for name, one in self.everybody.items() if name != who and self.side_of[name] == self.side_of[who]]

    def open_to(self, who: str) -> list[str]:
        """The seats from which somebody can be played: one of their own, that of their side, those of their mates."""
        own = self.everybody[who].seat
        return list(dict.fromkeys([who, self.usual(self.side_of[who]), *(mate.seat for mate in self.mates(who)), own]))

    def beyond(self, who: str, side: str) -> str:
        """The seat of somebody who changes to a side.

        Somebody with a seat of their own keeps it. Somebody who shared a seat, or used that of their side, goes to the
        seat of the new side, even as the last of the old one.
        """
        own = self.everybody[who].seat
        if own != self.usual(self.side_of[who]) and all(mate.seat != own for mate in self.mates(who)):
            return own
        theirs = (one.seat for name, one in self.everybody.items() if self.side_of[name] == side)
        return next(theirs, self.usual(side))


def one_side(sides: Iterable[str]) -> str:
    """The one side of the people whom a seat plays; "" if there is none, or several."""
    found = list(dict.fromkeys(sides))
    return found[0] if len(found) == 1 else ""


def pc_side(sides: Mapping[str, Side]) -> str:
    """The side of the player characters; the first side if the encounter names none."""
    return next((name for name, side in sides.items() if side.pc), next(iter(sides)))


def over(own: A, book: A) -> A:
    """The records of the book with those of an encounter put over them.

    Parameters: dataclasses with a mapping for each kind of record; fields of other types are taken from `own`.
    """
    return replace(own, **{name: {**getattr(book, name), **records} for name, records in sections(own).items()})  # type: ignore[type-var]


def sections(records: Any) -> dict[str, Mapping[str, Any]]:
    """List the mappings of a dataclass of records by name; what it has found out about them in use is none of them."""
    found = {each.name: getattr(records, each.name) for each in fields(records)}
    return {name: some for name, some in found.items() if isinstance(some, Mapping)}


def enemies_of(sides: Mapping[str, Opposed]) -> Mapping[str, Sequence[str]]:
    """The sides that each side fights: those it is hostile to, and those hostile to it, who may be struck back."""
    return {
        one: [name for name in sides if name != one and (name in sides[one].hostile or one in sides[name].hostile)]
        for one in sides
    }
