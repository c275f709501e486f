"""Lines of a log as data: messages with dice and reasons, which can be said in any language at any time."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, cast

from hantei.core.event import DICE, Event
from hantei.core.message import Message, Sayable, phrase
from hantei.core.tally import Step
from hantei.core.text import Text
from hantei.library import Shelf
from hantei.play import News
from hantei.text import Catalogue

from .gathering import in_order
from .joining import Saying
from .log import figure, not_asked, said_of, summed


@dataclass(frozen=True)
class Throw:
    """A throw: its purpose, its notation, the faces, the beat and line of the game at which it fell (None: in no
    recorded game), and what each die counts if that is not what it shows."""

    why: Message
    dice: str
    faces: tuple[int, ...]
    place: tuple[int, int] | None = None
    counted: tuple[int, ...] = ()

    @property
    def shown(self) -> tuple[int, ...]:
        """The dice as they are drawn: by what they count."""
        return self.counted or self.faces

    @property
    def sides(self) -> int:
        """The number of sides of each die, read from the notation; 0 if it does not tell."""
        behind = self.dice.lower().rpartition("d")[2]
        digits = behind[: len(behind) - len(behind.lstrip("0123456789"))]
        return int(digits) if digits else 0


@dataclass(frozen=True)
class Reason:
    """One reason of a number: its figure as written, its name, its clause."""

    figure: str
    label: Message
    clause: str


@dataclass(frozen=True)
class Told:
    """One line of a log: its message, its dice, the reasons of its number, the number itself, and what it is (`sum`, ""
    in lines of the past, which do not say).

    `kind` is "event", "part" and "turn" for events that begin a part of the game and a turn (`Speech.parts`), "answer"
    for a decision (in worked cases), "passed" for questions that were not asked, or "ruling" for what people did to the
    game itself. `readers` are the seats that learn of it, None for all; `seat` plays the person whose turn begins with
    it. `harm` is "fell" where somebody is out of action by it, "hurt" where somebody loses life, or "".
    """

    message: Message
    throws: tuple[Throw, ...] = ()
    reasons: tuple[Reason, ...] = ()
    total: int = 0
    kind: str = "event"
    readers: Collection[str] | None = None
    seat: str = ""
    sum: str = ""
    harm: str = ""

    @property
    def summed(self) -> Message:
        """The number with a word for what it is."""
        return summed(self.sum, self.total)


def told_of(shelf: Shelf, news: News, says: Catalogue) -> list[Told]:
    """The lines for the result of a move: events, and questions that were not asked, those of a seat where the first of
    them came. See `told`."""
    asides: dict[int, list[Told]] = {}
    for who, at, message in not_asked(news):
        asides.setdefault(min(at, len(news.events)), []).append(Told(message, kind="passed", readers=(who,)))
    return _told(shelf, news.state, news.events, says, asides)


def told(shelf: Shelf, state: Any, events: Sequence[Event], says: Catalogue) -> list[Told]:
    """Turn events into lines. Dice join the first line after their throw, unless other seats learn of the dice than of
    that line; what one effect does to several people is one line (`Speech.gathers`).

    Parameters: the rulebook, the state after the events, the events, and a catalogue that tells which messages are
    empty.
    """
    return _told(shelf, state, events, says, {})


def _told(
    shelf: Shelf, state: Any, events: Sequence[Event], says: Catalogue, asides: Mapping[int, Sequence[Told]]
) -> list[Told]:
    """The lines of events, with others before the events at these places."""

    def said(event: Event) -> Message:
        return THROWN if event.name == DICE else said_of(shelf, state, event)

    lines = _Lines(shelf, state)
    for one in in_order(shelf.rulebook.speech, events, said, says.silent, asides):
        lines.add(one)
    lines.drop_dice()
    return [*lines.done, *asides.get(len(events), ())]


THROWN = phrase("log-thrown")
"""Stands for the message of a throw, which joins another line."""


class _Lines:
    """Lines in the making, and the dice that wait for theirs. Parameters: the rulebook, the state after the events."""

    def __init__(self, shelf: Shelf, state: Any) -> None:
        self.shelf, self.state = shelf, state
        self.done: list[Told] = []
        self.dice: list[Event] = []

    def add(self, said: Saying | Told) -> None:
        """Make a line of what is said, or take one that is made; dice wait for the line that they lead to."""
        if isinstance(said, Told):
            self.done.append(said)
            return
        event, message = said
        if event.name == DICE:
            self.dice.append(event)
            return
        if any(one.readers != event.readers for one in self.dice):
            self.drop_dice()
        throws = tuple(thrown(self.shelf, one) for one in self.dice)
        of = self.shelf.rulebook.roles.sum_of(event.reasoned or event.name) if event.steps else ""
        reasons = tuple(reason(self.shelf, self.state, step, of) for step in event.steps)
        sort = kind(self.shelf, event)
        turn = self.shelf.rulebook.roles.whose_turn(event.facts) if sort == "turn" else ""
        seat = self.shelf.rulebook.sight.plays(self.state, turn) if turn else ""
        harm = harm_of(event)
        self.done.append(Told(message, throws, reasons, event.value, sort, event.readers, seat, of, harm))
        self.dice = []

    def drop_dice(self) -> None:
        """Give the dice lines of their own, because a question came between them and their result."""
        self.done += bare(self.shelf, self.dice)
        self.dice = []


def bare(shelf: Shelf, dice: Sequence[Event]) -> list[Told]:
    """Lines for dice of which nothing more is told, one for each group with the same readers."""
    lines = []
    for readers, events in groupby(dice, key=lambda event: event.readers):
        throws = tuple(thrown(shelf, event) for event in events)
        lines.append(Told(Message("log-thrown", {"whys": [one.why for one in throws]}), throws, readers=readers))
    return lines


def kind(shelf: Shelf, event: Event) -> str:
    """The kind of line for an event."""
    if event.name in shelf.rulebook.speech.parts:
        return "part"
    return "turn" if event.name in shelf.rulebook.speech.turns else "event"


def harm_of(event: Event) -> str:
    """The worst that an event did to anybody; see `Told`."""
    kinds = [count.kind for count in event.counts]
    return "fell" if "down" in kinds else "hurt" if "damage" in kinds else ""


def thrown(shelf: Shelf, event: Event) -> Throw:
    """The throw that an event tells."""
    faces = event.facts["faces"]
    why = shelf.rulebook.speech.throw_name(str(event.facts["why"]))
    shown, counted = (
        tuple(map(int, one)) if isinstance(one, list) else () for one in (faces, event.facts.get("counted"))
    )
    return Throw(why, str(event.facts["dice"]), shown, event.place, counted)


def reason(shelf: Shelf, state: Any, step: Step, of: str = "") -> Reason:
    """A step of a tally as a reason. `of`: what the steps add up to (`Roles.sum_of`)."""
    return Reason(figure(step, of), shelf.rulebook.speech.step_label(state, step.label), step.clause)


# To and from plain data


def line_data(line: Told) -> dict[str, Any]:
    """A line as plain data."""
    data: dict[str, Any] = {"say": packed(line.message), "kind": line.kind}
    if line.throws:
        data["throws"] = [throw_data(one) for one in line.throws]
    if line.reasons:
        data["reasons"] = [[part.figure, packed(part.label), part.clause] for part in line.reasons]
        data["total"] = line.total
        if line.sum:
            data["sum"] = line.sum
    if line.readers is not None:
        data["readers"] = list(line.readers)
    if line.seat:
        data["seat"] = line.seat
    if line.harm:
        data["harm"] = line.harm
    return data


def throw_data(throw: Throw) -> list[Any]:
    """A throw as plain data; its place and what it counts are left out where there is none."""
    place = list(throw.place) if throw.place else None
    more = [place, list(throw.counted)] if throw.counted else [place] if place else []
    return [packed(throw.why), throw.dice, list(throw.faces), *more]


def throw_of(why: Mapping[str, Any], dice: str, faces: Sequence[int], *more: Any) -> Throw:
    """The throw that plain data stands for."""
    place, counted = (*more, None, None)[:2]
    return Throw(message(why), dice, tuple(faces), (place[0], place[1]) if place else None, tuple(counted or ()))


def from_plain(data: Mapping[str, Any]) -> Told:
    """The line that plain data stands for; without readers it is for everybody."""
    throws = tuple(throw_of(*throw) for throw in data.get("throws", ()))
    reasons = tuple(Reason(shown, message(label), clause) for shown, label, clause in data.get("reasons", ()))
    readers = data.get("readers")
    said, total, seat, of = message(data["say"]), data.get("total", 0), data.get("seat", ""), data.get("sum", "")
    return Told(said, throws, reasons, total, data["kind"], readers, seat, of, data.get("harm", ""))


def packed(value: Sayable) -> Any:
    """Any argument of a message as plain data."""
    if isinstance(value, Message):
        return {"id": value.id, "args": {name: packed(part) for name, part in value.args.items()}}
    if isinstance(value, Text):
        return {"ja": value.ja, "en": value.en}
    if isinstance(value, str | int | Mapping):
        return value
    return [packed(part) for part in value]


def unpacked(value: Any) -> Sayable:
    """The argument that plain data stands for."""
    if isinstance(value, dict) and "id" in value:
        return message(value)
    if isinstance(value, list):
        parts: list[Any] = [unpacked(part) for part in value]
        return parts
    return cast(Sayable, value)


def message(value: Mapping[str, Any]) -> Message:
    """The message that plain data stands for; several names were another message in earlier versions."""
    args = {name: unpacked(part) for name, part in value["args"].items()}
    if value["id"] == "and-last":
        others, last = cast(list[Any], args["others"]), cast(Any, args["last"])
        return Message("and-all", {"names": [*others, last]})
    return Message(value["id"], args)
