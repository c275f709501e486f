"""A game on a save file: each move is on the disk before the next question."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

from .. import __version__
from ..core.decision import Answer, Decision
from ..core.event import Event
from ..core.message import Sayable
from ..core.record import dump
from ..core.rulebook import Rulebook
from .cursor import RULES_CHANGED, UNHEARD, VoicePlace
from .doing import Doing
from .hearing import News
from .journal import Journal, Keeper, SoundSave, headed
from .move import Move
from .moves import UNDOABLE
from .policies import missing
from .recording import Record
from .refused import Notice, SaveError
from .resuming import FindRulebook, resumed, retrace, the_rulebook
from .session import DiceSource, Session
from .shape import check_header

MOVES_BETWEEN = 100
RECORDS_BETWEEN = 1_000


class Game(Doing):
    """A session bound to its save file.

    Begin with `Game.new` or `Game.resume`; end with `close`, or use a `with` block. `notices` holds what people should
    know: a last line that was cut off, rules that have changed, named faces that did not fit, an amendment on which the
    rules fail.

    Each method that changes the game returns once the change is on the disk. If a change cannot be written (`SaveError`
    `write-failed`, or an interrupt), the game takes no more moves, and must be resumed from its file.
    """

    def __init__(self, session: Session, journal: Keeper, moves_since: int = 0, records_since: int = 0) -> None:
        self.session, self.journal = session, journal
        self.notices: list[Notice] = []
        self._moves, self._records = moves_since, records_since

    @classmethod
    def new(
        cls,
        path: Path,
        rulebook: Rulebook[Any],
        setup: Mapping[str, Any],
        seed: str,
        dice: DiceSource = "seeded",
        seats: Mapping[str, str] | None = None,
    ) -> Game:
        """Begin a game and its save file.

        Parameters: the path; the rulebook; the setup, plain data that holds all the game needs; the seed; who throws
        the dice; the policies of machine seats.

        Raises `Refused` (`bad-beginning` for what a save file cannot hold), `SaveError`, and what `rulebook.start`
        raises; then no file is left behind.
        """
        session, header = begun(rulebook, setup, seed, dice, seats)
        with beginning():
            journal = Journal.create(path, header, ())
            try:
                game = cls(session, journal)
                game._save()
            except BaseException:
                journal.discard()
                raise
        return game

    @classmethod
    def resume(cls, path: Path, find_rulebook: FindRulebook) -> Game:
        """Open a save file where the game stopped; `look` gives the events of the current beat.

        Parameters: the save file, and a function that finds rulebooks. Raises `SaveError`: what `Journal.open` raises,
        `unknown-rulebook`, `damaged`, `save-diverged`, `save-not-set-up`, `save-breaks-rules` if the rules fail on
        each state at which the game could stand. If a policy does not exist any more, or its package is broken, a
        notice (`player-gone`) says so: nobody answers for its seat until somebody else takes it over.
        """
        journal, reading = Journal.open(path)
        return cls.standing(journal, reading, find_rulebook)

    @classmethod
    def standing(cls, keeper: Keeper, reading: SoundSave, find_rulebook: FindRulebook) -> Game:
        """The game of a save that was read, for its keeper. Raises as `resume` does, and then closes the keeper."""
        try:
            game = cls._resumed(keeper, reading, find_rulebook)
            game._save()
        except BaseException:
            keeper.close()
            raise
        return game

    @classmethod
    def _resumed(cls, journal: Keeper, reading: SoundSave, find_rulebook: FindRulebook) -> Game:
        rulebook = the_rulebook(reading, find_rulebook, journal.path)
        line_up = retrace(reading, journal.path)
        session, notice = resumed(rulebook, reading, line_up, journal.path)
        game = cls(session, journal, line_up.moves_since, line_up.records_since)
        game.notices += [notice] if notice else []
        game._say_what_has_changed(reading)
        return game

    def _say_what_has_changed(self, reading: SoundSave) -> None:
        """Note what has changed since the save: the end of the file, its machine players, its rules."""
        rulebook, saved = self.session.rulebook, reading.header["rulebook"]["version"]
        if reading.torn:
            text = reading.torn.text.replace(b"\0", b"").decode("utf-8", "replace")
            self._say("last-line-cut", line=reading.torn.line, bytes=len(reading.torn.text), text=text)
        for who, name in self.session.seats.items():
            if missing(rulebook, name):
                self._say("player-gone", who=who, name=name)
        if rulebook.version != saved:
            self._say("rules-changed", rulebook=rulebook.id, saved=saved, installed=rulebook.version)

    # What there is to see: the session's

    @property
    def path(self) -> Path:
        """The save file."""
        return self.journal.path

    @property
    def state(self) -> Any:
        """The state at the open question. Look at it, but never change it."""
        return self.session.state

    @property
    def decisions(self) -> Mapping[str, Decision]:
        """The open decisions by the key under which `answer` takes them."""
        return self.session.decisions

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.session.finished

    @property
    def where(self) -> tuple[int, int]:
        """The beat and line where the game stands."""
        return self.session.where

    def news(self) -> list[News]:
        """Take the news since the last look, move by move."""
        return self.session.news()

    def look(self) -> list[Event]:
        """Take the events since the last look."""
        return self.session.look()

    # What people do: as in a session, and on the disk

    def do(self, move: Move) -> None:
        """Make a move; it is on the disk when this returns. Raises what the move raises, and `SaveError`."""
        self._open()
        self.session.do(move)
        self._save()

    def do_all(self, moves: Sequence[Move]) -> None:
        """Make moves one after the other: all of them are on the disk when this returns, or none happens. Raises what
        the moves raise, and `SaveError`."""
        self._open()
        self.session.do_all(moves)
        self._save()

    def go(self, voices: Mapping[VoicePlace, Answer] = UNHEARD, more: Callable[[], bool] = lambda: False) -> None:
        """Let the waiting machine seats answer, and while there is `more` those that wait next, in one write.

        `voices` holds answers that are known already. Raises as `Session.go`, and `SaveError`; earlier answers stay,
        and are on the disk.
        """
        self._open()
        try:
            self.session.go(voices)
            while self.session.waiting and more():
                self.session.go(voices)
        finally:
            self._save()

    def close(self) -> None:
        """Let go of the save file, which is complete."""
        self.journal.close()

    def __enter__(self) -> Game:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _open(self) -> None:
        # Checked before a move, not only at the write, so that a closed game does not run ahead of its file.
        if not self.journal.is_open:
            raise SaveError("save-closed", path=str(self.path))

    def _save(self) -> None:
        try:
            records = self._drained()
            if records:
                self.journal.append(records)
        except BaseException:  # the session is ahead of its file and must stop
            self.journal.close()
            raise

    def _drained(self) -> list[Record]:
        """Take the records since the last write, with a checkpoint behind them if one is due."""
        records = self.session.drain()
        self._moves += sum(record["do"] in UNDOABLE for record in records)
        self._records += len(records)
        self._tell(records)
        if self._moves >= MOVES_BETWEEN or self._records >= RECORDS_BETWEEN:
            beat, _ = self.session.where
            records.append({"do": "checkpoint", "beat": beat, "state": dump(self.session.beginning)})
            self._moves = self._records = 0
        return records

    def _tell(self, records: Sequence[Record]) -> None:
        for record in records:
            if record["do"] == "drop":
                faces = [*map(str, record["faces"])]
                why = self.session.rulebook.speech.throw_name(record["why"])
                self._say("faces-dropped", faces=faces, dice=record["dice"].upper(), why=why)
            if record["do"] == RULES_CHANGED:
                self._say("asked-anew", beat=record["at"][0], lines=record["at"][1] - record["kept"])

    def _say(self, message: str, **facts: Sayable) -> None:
        self.notices.append(Notice(message, facts))


@contextmanager
def beginning() -> Iterator[None]:
    """Begin a save file. If it cannot be written, there is no game yet that could go on (`save-not-begun`)."""
    try:
        yield
    except SaveError as error:
        if error.message != "write-failed":
            raise
        raise SaveError("save-not-begun", **error.facts) from error


def begun(
    rulebook: Rulebook[Any],
    setup: Mapping[str, Any],
    seed: str,
    dice: DiceSource = "seeded",
    seats: Mapping[str, str] | None = None,
    waits: bool = False,
) -> tuple[Session, Record]:
    """A new game without a keeper, and the header for its records. Raises as `Session` does."""
    plain: dict[str, Any] = json.loads(json.dumps(setup))  # play with what a resumed game will see
    header: Record = {
        "hantei": __version__,
        "rulebook": {"id": rulebook.id, "version": rulebook.version},
        "setup": plain,
        "seed": seed,
        "dice": dice,
        "seats": dict(seats or {}),
    }
    header |= {"waits": True} if waits else {}
    check_header(headed(header))
    return Session(rulebook, plain, seed, seats, dice, waits=waits), header
