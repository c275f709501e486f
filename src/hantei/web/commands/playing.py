"""What people do who play: answers, standing orders, moves taken back and made again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from hantei.core.decision import Answer
from hantei.core.message import Message
from hantei.play import Refused, SaveError
from hantei.telling import NotUnderstood

from ..storage.doors import Viewer
from ..table.live import LiveTable
from ..table.taking_back import has_moves, may_redo, may_undo
from ..table.typed import TypedAnswer, meant, stood
from ..table.viewpoint import Viewpoint
from . import TableCommand


@dataclass(frozen=True)
class GiveAnswer(TableCommand):
    """Answer a question as it stood `at` a point of the game; `always` gives this answer to all questions like it from
    now on. Raises `Refused` (`not-your-seat` for that of another), `NotUnderstood`, `SaveError`."""

    key: str
    given: Answer | TypedAnswer
    at: str
    always: bool = False

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        if not (self.always and self._ordered(live, by.place)):
            reply(live, by.place, self.key, self.given, self.at)

    def _ordered(self, live: LiveTable, place: str) -> bool:
        """Make a standing order of the answer; False where the question has no topic, or is open no longer."""
        decision = Viewpoint(live, place).questions().get(self.key)
        about = live.shelf.rulebook.roles.topic_of(decision) if decision is not None else ""
        if decision is None or not about or self.at != live.asked_at:
            return False
        live.game.order(decision.who, about, meant(live, decision, self.given))
        live.changes.made()
        return True


def reply(live: LiveTable, place: str, key: str, given: Answer | TypedAnswer, at: str) -> None:
    """Answer a question from a place. Raises as `GiveAnswer`."""
    asked = live.game.decisions.get(key)
    if asked is not None and key not in Viewpoint(live, place).questions():
        raise Refused("not-your-seat", who=asked.who)
    live.game.answer(key, meant(live, asked, given), stood(at, key))
    live.changes.made()


@dataclass(frozen=True)
class Declare(TableCommand):
    """Answer the parts of a declaration one after the other, as long as the rules ask them as foreseen.

    `parts` are kinds of questions with what was typed, the first of them asked `at` a point of the game. Raises as
    `GiveAnswer` for the first part; if a later part cannot be answered, the rest is left undone, and the open question
    is shown.
    """

    key: str
    parts: Sequence[tuple[str, TypedAnswer]]
    at: str

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        if not self.parts:
            raise NotUnderstood("ask-unknown", typed="")
        for number, (kind, typed) in enumerate(self.parts):
            asked = Viewpoint(live, by.place).questions().get(self.key)
            if number and (asked is None or asked.kind != kind):
                return  # the rules ask something else
            try:
                reply(live, by.place, self.key, typed, live.asked_at if number else self.at)
            except (NotUnderstood, Refused, SaveError):
                if not number:
                    raise
                return  # what came before is kept, and may have changed what may be answered here


@dataclass(frozen=True)
class Release(TableCommand):
    """End a standing order of a seat. Raises `Refused` (`not-your-seat`), `SaveError`."""

    who: str
    about: str

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        must_play(live, by.place, self.who)
        live.game.order(self.who, self.about, None)
        live.changes.made()


@dataclass(frozen=True)
class SetAsking(TableCommand):
    """Set how much a seat is asked. Raises `Refused` (`not-your-seat`, `no-such-asking`), `SaveError`."""

    who: str
    much: str

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        must_play(live, by.place, self.who)
        live.game.ask(self.who, self.much)
        live.changes.made()


def must_play(live: LiveTable, place: str, who: str) -> None:
    """Raise `Refused` (`not-your-seat`) for a place that does not play a seat."""
    if who not in live.seats_at(place):
        raise Refused("not-your-seat", who=who)


@dataclass(frozen=True)
class TakeBack(TableCommand):
    """Take moves back; only whoever rules takes back more than one. Raises `Refused` (`not-your-move`), `SaveError`."""

    count: int = 1

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        count = as_many_as_may(live, by.place, self.count, may_undo(live, live.role(by.place)))
        told, undo = Message("move-undo", {"count": count}), partial(live.game.undo, count)
        live.changes.make(told, undo, gone_after=live.session.moves - count)
        live.courses.cut(live.session.where)


@dataclass(frozen=True)
class MakeAgain(TableCommand):
    """Make moves again that were taken back; only whoever rules makes more than one. Raises as `TakeBack`."""

    count: int = 1

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        count = as_many_as_may(live, by.place, self.count, may_redo(live, live.role(by.place)))
        live.changes.make(Message("move-redo", {"count": count}), partial(live.game.redo, count))


def as_many_as_may(live: LiveTable, place: str, count: int, now: bool) -> int:
    """How many moves a place takes back or makes again: a guest one, if `now` allows it. Raises `Refused`."""
    role = live.role(place)
    if not now and not role.rules:
        raise Refused("not-your-move" if has_moves(live, role) else "not-the-referee")
    return count if role.rules else 1
