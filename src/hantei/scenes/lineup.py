"""Says at the beginning of an encounter who is on which side, and how each side wins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from typing import Protocol

from ..core.message import Message, Sayable
from ..core.text import Text
from .naming import Name, without_article

GOAL_OF_SIDE = "side-goals"
"""The message that says how a side wins: it holds throughout, so a screen that scrolls need not repeat it."""


def goals_of(sides: Mapping[str, Sayable], name: Callable[[str], Name]) -> list[Message]:
    """Say how each side wins.

    Parameters: the goals of each side in words, joined; the function that names sides.
    """
    return [Message(GOAL_OF_SIDE, {"side": name(side), "goals": goals}) for side, goals in sides.items()]


def in_rows(lines: Sequence[Message]) -> list[Message]:
    """Put lines about people together: of those who differ in nothing but their number one line, where the first of
    them stands ("Riflemen 1 and 2: unhurt").

    Parameters: lines whose argument `who` is a name, which is numbered by its arguments `name` and `number`.
    """
    found: list[tuple[Message, list[Message]]] = []
    for one in lines:
        name = one.args.get("who", "")
        if not (isinstance(name, Message) and "number" in name.args):
            found.append((one, []))
            continue
        row = next((names for first, names in found if names and of_one_kind(first, one)), None)
        if row is None:
            found.append((one, [name]))
        else:
            row.append(name)
    return [Message(one.id, {**one.args, "who": names}) if names[1:] else one for one, names in found]


def of_one_kind(one: Message, other: Message) -> bool:
    """Whether two lines say the same of people who are called alike but for their number."""
    bare = [{**line.args, "who": called_but_for_number(line.args["who"])} for line in (one, other)]
    return one.id == other.id and bare[0] == bare[1]


def called_but_for_number(name: Sayable) -> Sayable:
    """Return the name of somebody numbered without the number."""
    return name.args["name"] if isinstance(name, Message) else name


def together(who: Name, others: Sequence[Name]) -> Name:
    """Somebody with those who serve them: "Corva (with the stone spirit)"."""
    named = [Message("side-within", {"name": one}) for one in others]
    return Message("side-with", {"who": who, "others": named}) if named else who


class Appearing(Protocol):
    """Somebody of an encounter, as far as a beginning tells of them."""

    @property
    def side(self) -> str:
        """Whose they are."""

    @property
    def arrives(self) -> int:
        """The round in which they come; 0 from the beginning."""


def at_first(
    sides: Iterable[str], units: Mapping[str, Appearing], name: Callable[[str], Name]
) -> Mapping[str, Sequence[Name]]:
    """Those of each side who are there from the beginning, by name.

    Parameters: the sides; everybody of the encounter by id; the function that names people.
    """
    there = {who: unit.side for who, unit in units.items() if not unit.arrives}
    return {side: [name(who) for who, its in there.items() if its == side] for side in sides}


def lined_up(
    told: Message, sides: Iterable[str], people: Mapping[str, Sequence[Name]], goals: Mapping[str, Sayable],
    name: Callable[[str], Name],
) -> Message:  # fmt: skip
    """Tell the beginning of an encounter with one line for each side: its name, its people, how it wins.

    Parameters: what is told before; the sides in order; those of each side whom everybody may know of; the goals of
    each side in words; the function that names sides. Sides of which nothing can be told are left out.
    """
    return reduce(
        lambda before, side: with_side(before, name(side), people.get(side, ()), goals.get(side, "")), sides, told
    )


def with_side(told: Message, side: Name, people: Sequence[Name], goals: Sayable) -> Message:
    """Add a line for a side to what has been told."""
    if not people and not goals:
        return told
    owned = isinstance(side, Text) and "'s " in side.en  # "The archive's guards" keep their article
    line: Sayable = side if owned else without_article(side)
    if people:
        line = Message("side-people", {"side": line, "people": list(people)})
    if goals:
        line = Message("side-wins", {"side": line, "goals": goals})
    return Message("side-told", {"told": told, "line": line})
