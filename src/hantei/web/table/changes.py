"""How a change of a table is kept: the lines of the log that tell it and the card of the table, in one transaction with
the records of the game, or alone where the game has none."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from time import time
from typing import Any

from hantei.core.message import Message
from hantei.play import Game, Notice, SaveError
from hantei.telling.lines import Told, told_of

from ..storage.company import Guest, company_in
from ..storage.slots import Slot, WithRecords
from ..storage.store import OUT_OF_DATE, Db, Job, NoSuchTable
from ..storage.written import PlacedLine, take_back, write_lines
from .amending import confidants, handed
from .cards import keep_card, played_at, set_prepares
from .revision import Revision
from .stand import Card, Stand

MINUTE = 60


def nothing(db: Db) -> None:
    """Write nothing else."""


@dataclass
class Underway:
    """What a change keeps besides the records of the game: with them, or with none of it.

    machines: the policies of machine seats before it.
    told: what is to be told of it, numbered once it is written: what is refused uses up no number.
    lines: the lines of the log that tell it.
    gone_after: the moves after which lines are taken out of the log; None for a change that leads nowhere back.
    card: another card of the table, if it has one.
    taken: the places that were taken from people with that card.
    company: all who have a place with that card.
    """

    machines: Mapping[str, str]
    told: Sequence[Told] = ()
    lines: list[PlacedLine] = field(default_factory=list)
    gone_after: int | None = None
    card: Card | None = None
    taken: Sequence[str] = ()
    company: Sequence[Guest] = ()


@dataclass
class Unshown:
    """What was kept and nobody has been shown yet.

    lines: new lines of the log.
    retold: whether others were taken out of it, so that all of it is shown anew.
    taken: the places that were taken from people, who are to be sent away before anything is shown.
    """

    lines: list[PlacedLine] = field(default_factory=list)
    retold: bool = False
    taken: list[str] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.lines or self.retold or self.taken)

    def add(self, change: Underway) -> None:
        """A change was kept."""
        self.lines += change.lines
        self.retold = self.retold or change.gone_after is not None


class Changes:
    """Keeps the changes of one table, and says what of them nobody has been shown yet. Use it under the table's lock.

    A table that was closed, as after a failed write, keeps nothing more: another one may stand in its stead, and number
    its lines on from what is kept.

    Parameters: the table, whose card and company follow what is kept; its game; the slot of the game in the store; the
    number of the next line of the log; the table's revision, which counts.
    """

    def __init__(self, table: Stand, game: Game, slot: Slot, next_line: int, revision: Revision) -> None:
        self.table, self.game, self.claim, self.revision = table, game, slot.claim, revision
        self.last_line = next_line - 1
        self.unshown = Unshown()
        self._underway = Underway(dict(game.session.seats))
        slot.with_records = self._with_records

    # Changes of the game

    def made(self) -> None:
        """Note a change of the game that is kept and that nobody has seen yet."""
        change, self._underway = self._underway, Underway(dict(self.game.session.seats))
        self.unshown.add(change)
        if change.card is not None:
            self._has_set(change.card, change.taken, change.company)
        self.revision.moved()
        self.table.card = self._recent()

    def make(
        self,
        told: Message | Sequence[Told],
        do: Callable[[], object],
        kind: str = "ruling",
        readers: Collection[str] | None = None,
        card: Card | None = None,
        gone_after: int | None = None,
    ) -> None:
        """Make a change of the game that the log tells by itself. Raises what `do` raises; nothing is kept then.

        Parameters: the line for some readers (None: for all), or whole lines; what changes the game; the kind of line;
        the table's other card, and the moves after which lines leave the log, where there are such.
        """
        change = self._underway
        try:
            change.card, change.gone_after = card, gone_after
            if readers is None and self.table.prepares:
                readers = confidants(self.table)
            change.told = [Told(told, kind=kind, readers=readers)] if isinstance(told, Message) else told
            do()
        except BaseException:
            self._underway = Underway(change.machines)
            raise
        self.made()

    # Changes beside the game

    def tell(self, line: Told, also: Callable[[Db], None] = nothing) -> None:
        """Write a line that is not part of the game, and what is kept with it. Raises `SaveError`, `NoSuchTable`."""
        self.unshown.lines.append(self._told(line, also))

    def keep(self, job: Callable[[Db], None]) -> None:
        """Write something of the table, as the server that holds it. Raises `SaveError`, `NoSuchTable`."""

        def held(db: Db) -> None:
            if not db.hold(self.table.id, self.claim):
                raise NoSuchTable(self.table.id)
            job(db)

        self._must_be_open()
        self._write(held)

    def set(self, card: Card) -> None:
        """Change what lists show of the table, and who may come to it. Raises `SaveError`, `NoSuchTable`."""
        self._must_be_open()
        self._has_set(card, *self._write(lambda db: self._keep_card(db, card)))
        self.revision.moved()

    def stepped_back(self, notice: Notice) -> None:
        """Drop the log after the moment at which the game was opened, which is earlier than it was left."""
        table, moves = self.table.id, self.game.session.moves
        self._told(Told(Message(notice.message, notice.facts), kind="ruling"), lambda db: take_back(db, table, moves))

    def unveil(self, line: Told, card: Card) -> None:
        """Keep that the table is prepared no longer, with the line that tells it; all of the log is shown then. Raises
        `SaveError`, `NoSuchTable`."""
        self.tell(line, lambda db: set_prepares(db, card))
        self.follow(card)
        self.unshown.retold = True
        self.revision.moved()

    # What the store has already

    def follow(self, card: Card | None = None, company: Sequence[Guest] | None = None) -> None:
        """Take over another card, or other people, that the store has. Nobody else writes either, and nothing here may
        fail: it is kept."""
        if card is not None:
            self.table.card = card
        if company is not None:
            self.table.company = tuple(company)
            self.revision.touched()

    # What is to be shown

    def take_unshown(self) -> Unshown:
        """What is to be shown now; nobody is shown it again."""
        found, self.unshown = self.unshown, Unshown()
        return found

    # How it is kept

    def _told(self, line: Told, also: Callable[[Db], None]) -> PlacedLine:
        """Write a line that is not part of the game, after what is kept with it. Raises as `tell`; a line that is not
        kept uses up no number."""
        numbered = PlacedLine(self.last_line + 1, -1, line)

        def keep(db: Db) -> None:
            also(db)
            write_lines(db, self.table.id, [numbered])

        self.keep(keep)
        self.last_line = numbered.number
        return numbered

    def _write(self, job: Job) -> Any:
        """Write to the store. Where the table may be out of date after it, it is closed: whoever asks for it next
        takes it from the store. Raises as `Store.write`."""
        try:
            return self.table.store.write(job)
        except SaveError as error:
            if error.message in OUT_OF_DATE:
                self.game.close()
            raise

    def _must_be_open(self) -> None:
        if not self.game.journal.is_open:
            raise SaveError("store-write-failed")

    def _keep_card(self, db: Db, card: Card) -> tuple[Sequence[str], Sequence[Guest]]:
        """Write a card down; the places that were taken from people with it, and who has a place then."""
        return keep_card(db, card, self.claim), company_in(db, card.id)

    def _has_set(self, card: Card, taken: Sequence[str], company: Sequence[Guest]) -> None:
        """Take over a card that the store now has, with what became of people. Nothing here may fail: it is kept."""
        self.unshown.taken += taken
        self.follow(card, company)

    def _numbered(self, moves: int, line: Told) -> PlacedLine:
        self.last_line += 1
        return PlacedLine(self.last_line, moves, line)

    def _with_records(self) -> WithRecords:
        """The writes that belong to a change, besides its records: the lines of the log, and the list entry."""
        card, table, change = self._recent(), self.table.id, self._underway
        said = [self._numbered(-1, one) for one in change.told]
        news = self._news()
        seats = [self._numbered(-1, one) for one in handed(self.table, change.machines)] if change.card is None else []
        change.lines += [*said, *news, *seats]
        listed = card is not self.table.card

        def keep(db: Db) -> None:
            if change.card is not None:
                change.taken, change.company = self._keep_card(db, change.card)
            if change.gone_after is not None:
                take_back(db, table, change.gone_after)
            write_lines(db, table, change.lines)
            if listed:
                played_at(db, table, card.touched, card.over)

        return keep

    def _news(self) -> list[PlacedLine]:
        """What happened since the last change, as lines."""
        shelf = self.table.shelf
        says = shelf.catalogue("en")
        return [self._numbered(news.moves, line) for news in self.game.news() for line in told_of(shelf, news, says)]

    def _recent(self) -> Card:
        """The card with the time of the last move to the minute, so that few answers change it."""
        card, over = self.table.card, self.game.finished
        touched = max(card.touched, int(time()) // MINUTE * MINUTE)
        return card if (over, touched) == (card.over, card.touched) else replace(card, over=over, touched=touched)
