"""What people do who rule: amendments, faces of dice, who answers for whom, the curtain, the notes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, NamedTuple

from hantei.core.adjusting import AdjustableWord
from hantei.core.message import Message, Sayable
from hantei.core.text import Language
from hantei.play import Refused
from hantei.play.travelling import Again, Undo
from hantei.telling.amending import words_of
from hantei.telling.lines import Told

from ..storage.doors import Viewer
from ..storage.store import Db, NoSuchTable
from ..table.amending import anew, confidants, numbered, sentence, witnesses
from ..table.attendance import note_of, speaker
from ..table.cards import set_notes
from ..table.live import LiveTable
from ..table.stand import Past
from ..table.throwing import thrown_in
from ..table.typed import MOST_FACE
from ..table.unruling import standing
from . import Needs, TableCommand
from .playing import TakeBack


class RefereeCommand(TableCommand):
    """Something that only whoever rules may do."""

    needs: ClassVar[Needs] = Needs.RULES


class TypedAmendment(NamedTuple):
    """A ruling as a page sends it: its words in a language, and the value that was typed behind them."""

    text: str
    lang: Language
    value: Sequence[str] = ()


@dataclass(frozen=True)
class MakeAmendment(RefereeCommand):
    """Amend the game; a secret ruling is told to whoever rules alone. Raises what the rulebook raises."""

    words: Sequence[str] | TypedAmendment
    secret: bool = False

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        amend(live, self.meant(live), self.secret)

    def meant(self, live: LiveTable) -> Sequence[str]:
        """The words of the amendment, as the rulebook reads them."""
        given = self.words
        if not isinstance(given, TypedAmendment):
            return given
        if given.value:
            return [*given.text.split(), *given.value]
        return words_of(live.shelf.rulebook, live.session.state, live.shelf.catalogue(given.lang), given.text)


def amend(live: LiveTable, words: Sequence[str], secret: bool = False) -> None:
    """Amend the game of a table, and tell those who may know the person it concerns. Raises as `MakeAmendment`."""
    secret = secret or live.prepares
    readers = confidants(live) if secret else witnesses(live, words)
    told = numbered(live, sentence(live, words, secret))
    live.changes.make(told, lambda: live.game.amend(*words), readers=readers)


@dataclass(frozen=True)
class BringIn(RefereeCommand):
    """Bring somebody into the game who stands among its arrivals, with the parts that were filled in."""

    words: Sequence[str]
    blanks: Sequence[str]
    secret: bool = False

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`. Raises `NoSuchTable` for what is not among the arrivals."""
        known = [one.amendment for one in live.shelf.rulebook.referee.arrivals(live.session.state)]
        if tuple(self.words) not in known:
            raise NoSuchTable(live.id)
        amend(live, [*self.words, *self.blanks], self.secret)


@dataclass(frozen=True)
class MoveSomebody(RefereeCommand):
    """Move somebody to a place of the board. Raises `Refused` (`not-placed`), and what the rulebook raises."""

    who: str
    to: str

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        every = live.shelf.rulebook.referee.adjustable(live.session.state)
        words = (one for one in every if isinstance(one, AdjustableWord))
        one = next((one for one in words if one.by_moving and one.who == self.who), None)
        if one is None:
            raise Refused("not-placed")
        if one.value != self.to:
            amend(live, [*one.amendment, self.to])


@dataclass(frozen=True)
class DecideWish(RefereeCommand):
    """Let in whom a guest would like to bring, or not. Raises `Refused` (`wish-settled`), and as `MakeAmendment`."""

    name: str
    granted: bool

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        wish = live.wishes.find(self.name)
        if wish is None:
            raise Refused("wish-settled")
        if self.granted:
            amend(live, wish.words)
        else:
            note_of(live, wish.viewer, "web-wish-declined", who=wish.title)
        live.wishes.settle(self.name)


@dataclass(frozen=True)
class NameFaces(RefereeCommand):
    """Name the faces of the next throw; in secret, only whoever rules is told of it. Raises `Refused`."""

    faces: Sequence[int]
    secret: bool = False

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        if max(self.faces, default=0) > MOST_FACE:
            raise Refused("bad-faces", faces="…")
        shown, readers = " ".join(map(str, self.faces)), confidants(live) if self.secret else None
        told = numbered(live, Message("move-force", {"words": shown}))
        live.changes.make(told, lambda: live.game.force(self.faces), readers=readers)


@dataclass(frozen=True)
class ThrowAnew(RefereeCommand):
    """Let a throw since the last move fall anew, or set its faces (in secret). Raises `Refused`, `SaveError`."""

    throw: tuple[int, int]
    faces: Sequence[int] | None = None
    secret: bool = False

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        throw_anew(live, self.throw, self.faces, self.secret)


def throw_anew(live: LiveTable, throw: tuple[int, int], faces: Sequence[int] | None, secret: bool) -> None:
    """Let a throw since the last move fall anew. Raises as `ThrowAnew`."""
    live.changes.make(anew(live, throw, faces, secret), lambda: live.game.again(throw, faces))
    live.courses.cut(throw)


@dataclass(frozen=True)
class RethrowLine(RefereeCommand):
    """Take back what came after a throw in a line of the log, and let it fall anew, or show these faces; in secret,
    only whoever rules reads that they were named.

    Raises `Refused` (`no-such-throw`, `faces-of-other-dice`) and `SaveError`; nothing is taken back then.
    """

    line: int
    nth: int
    faces: Sequence[int] | None = None
    secret: bool = False

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        one = next((one for one in thrown_in(live, by.place, self.line) if one.nth == self.nth), None)
        if one is None or one.throw.place is None:
            raise Refused("no-such-throw")
        if one.back:
            throw_back(live, one.back, one.throw.place, self.faces, self.secret)
        else:
            throw_anew(live, one.throw.place, self.faces, self.secret)


def throw_back(live: LiveTable, back: int, throw: tuple[int, int], faces: Sequence[int] | None, secret: bool) -> None:
    """Take moves back and let a throw before them fall anew, as one change. Raises as `RethrowLine`."""
    there, readers = live.session.fork(), confidants(live) if live.prepares else None
    there.undo(back)
    undone = Told(Message("move-undo", {"count": back}), kind="ruling", readers=readers)
    told = [undone, *anew(Past(live.store, live.card, there, live.ruler), throw, faces, secret)]
    moves = [Undo(back), Again(throw, None if faces is None else tuple(faces))]
    live.changes.make(told, lambda: live.game.do_all(moves), gone_after=there.moves)
    live.courses.cut(throw)


@dataclass(frozen=True)
class LetAnswerFor(RefereeCommand):
    """Let another seat answer for a seat (None: nobody else). Raises `Refused` (`deputy-machine`), `SaveError`."""

    who: str
    to: str | None

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        to = None if self.to == self.who else self.to
        if to is not None and to in live.session.seats:
            raise Refused("deputy-machine", who=live.seat_name(to))
        said: dict[str, Sayable] = {"who": live.seat_name(self.who), "to": live.seat_name(to or self.who)}
        told = numbered(live, Message("move-delegate", said))
        live.changes.make(told, partial(live.game.delegate, self.who, to))


@dataclass(frozen=True)
class TakeAmendmentBack(RefereeCommand):
    """Take back the amendment that a line of the log tells: set the old value again, or, without one, undo to the point
    before it. Raises `Refused` (`ruling-gone`) if it stands no longer, and as `MakeAmendment`."""

    line: int

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        one = next((one for one in standing(live) if one.line == self.line), None)
        if one is None:
            raise Refused("ruling-gone")
        if one.back:
            amend(live, one.back, one.secret)
        else:
            TakeBack(one.since).act(live, by)


@dataclass(frozen=True)
class RaiseCurtain(RefereeCommand):
    """End the preparation: from now on everybody sees the table. Raises `SaveError`, `NoSuchTable`."""

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        if live.prepares:
            card = replace(live.card, prepares=live.session.moves)
            line = Told(Message("web-opened", speaker(live, by)), kind="note")
            live.changes.unveil(line, card)


@dataclass(frozen=True)
class KeepNotes(RefereeCommand):
    """Keep the notes of whoever rules; they replace the notes that were seen `before` (`mark_of`).

    Raises `Refused` (`notes-changed`) if other notes have been kept meanwhile, `SaveError`, `NoSuchTable`.
    """

    text: str
    before: str

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""

        def keep(db: Db) -> None:
            if not set_notes(db, live.id, self.text, self.before):
                raise Refused("notes-changed")

        live.changes.keep(keep)
