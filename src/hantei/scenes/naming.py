"""Names: of records by their ids, and of the facts in events and questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import count
from typing import Any, Protocol, TypeVar

from ..core.message import Message, Sayable, everybody
from ..core.text import Text

Name = Message | Text | str
"""The name of something."""

State = TypeVar("State")


class Named(Protocol):
    """A record with a name."""

    @property
    def name(self) -> Text:
        """Its name."""


def called(records: Mapping[str, Named], name: str) -> Name:
    """The name of a record; the id itself if there is no such record."""
    return records[name].name if name in records else name


MOST_NAMES = 1_000
"""How many names are kept as labels have them: those of a few encounters."""


def without_article(name: Name) -> Name:
    """Return a name as labels have it: "Hired gun" for “The hired gun”."""
    return bare(name) if isinstance(name, Text) else name


@lru_cache(MOST_NAMES)
def bare(name: Text) -> Text:
    """Return a name without the English article with which it begins."""
    if not name.en.startswith("The "):
        return name
    left = name.en.removeprefix("The ")
    return Text(name.ja, left[:1].upper() + left[1:])


def seated(people: Mapping[str, str], person: Callable[[str], Name], side: Callable[[str], Name]) -> Name | None:
    """The name of a seat: that of its one person, or of its one side; None if it plays several sides or nobody.

    Parameters: the side of each whom the seat plays, and the functions that name people and sides.
    """
    if len(people) == 1:
        return person(next(iter(people)))
    sides = list(dict.fromkeys(people.values()))
    return side(sides[0]) if len(sides) == 1 else None


def seat_offers(
    who: str, usual: str, seats: Iterable[str], side: Name, seat: Callable[[str], Name]
) -> dict[str, Sayable]:
    """The seats from which somebody can be played, by what they are called.

    Parameters: the name of the one, the seat of their side, the seats, the name of their side, and the function that
    names other seats.
    """
    names: dict[str, Sayable] = {usual: side, who: Message("adjust-seat-own")}
    return {one: names[one] if one in names else seat(one) for one in seats}


def first_names(names: Iterable[Text]) -> Mapping[Text, Text]:
    """The names by which others call people, by their full names: "Reno" for "Reno Cassandra".

    Whoever shares that name with somebody, or has a name of another kind, is called by all of it.
    """
    found = {name: first_name(name) for name in dict.fromkeys(names)}
    borne = Counter(found.values())
    return {name: first for name, first in found.items() if first != name and borne[first] == 1}


def first_name(name: Text) -> Text:
    """The first name of somebody who has two of them in both languages; else the whole name."""
    (ja, *further), en = name.ja.split("・"), name.en.split(" ")
    two = len(further) == 1 == len(en) - 1 and all(word.isalpha() and word.istitle() for word in en)
    return Text(ja, en[0]) if two else name


def apart(everybody: Iterable[tuple[str, Text, int]], numbered: str) -> dict[str, Name]:
    """A name for each, different from all others.

    Parameters: the id, name, and number of each (0: no number), and the message that puts a number to a name. Somebody
    without a number whose name is not unique gets the next free number.
    """
    those = list(everybody)
    alike = Counter(name for _, name, _ in those)
    taken = {(name, number) for _, name, number in those}
    found: dict[str, Name] = {}
    for who, name, number in those:
        borne = number or (next(n for n in count(1) if (name, n) not in taken) if alike[name] > 1 else 0)
        taken.add((name, borne))
        found[who] = Message(numbered, {"name": name, "number": borne}) if borne else name
    return found


def arguments(
    c: State,
    facts: Mapping[str, Any],
    naming: Mapping[str, Callable[[State, str], Sayable]],
    person: Callable[[State, str], Name],
) -> dict[str, Sayable]:
    """Turn the facts of an event or question into arguments of a message: names for ids, "yes" or "no" for truth
    values.

    Parameters: the state, the facts, the functions that name them by key, and the function that names people in lists.
    """
    found: dict[str, Sayable] = {}
    for key, value in facts.items():
        if isinstance(value, list | tuple):
            found[key] = everybody([person(c, one) if isinstance(one, str) else one for one in value])
        elif isinstance(value, bool):
            found[key] = "yes" if value else "no"
        elif isinstance(value, str) and value and key in naming:
            found[key] = naming[key](c, value)
        else:
            found[key] = value
    return found
