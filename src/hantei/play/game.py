"""A game on a save file: each move is on the disk before the next question."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from types import TracebackType
from typing import Any

from .. import __version__
from ..core.amending import BadAmendment
from ..core.decision import Answer, Decision
from ..core.event import Event
from ..core.message import BadSetup
from ..core.record import Unreadable, dump
from ..core.rulebook import Rulebook
from ..core.table import BadPolicy
from .doing import Doing
from .drawing import Broken, draw, unbroken
from .hearing import News
from .journal import Journal, Keeper, SaveLine, SoundSave, headed
from .lines import follow
from .move import Move
from .moves import TRAVELS, UNDOABLE, move_of
from .policies import missing
from .position import RULES_CHANGED, UNHEARD, Misplaced, Record, VoicePlace
from .refused import Notice, SaveError
from .script import Diverged
from .session import DiceSource, Session
from .shape import check_header
from .timeline import Timeline
from .travelling import Journey

FindRulebook = Callable[[str], Rulebook[Any] | None]
"""Finds a rulebook by its id; None if there is none."""

BROKEN_AMENDMENT = "amendment-broke"
"""The notice of a game that stops before an amendment on which the rules fail."""

MOVES_BETWEEN = 100
RECORDS_BETWEEN = 1_000


class Game(Doing):
    """A session bound to its save file.

    Begin with `Game.new` or `Game.resume`; end with `close`, or use a `with` block. `notices` holds what people should
    know: a last line that was cut off, rules that have changed, named faces that did not fit, an amendment on which the
    rules fail.

    Each method that changes the game returns once the change is on the disk. After a failed write (`SaveError`
    `write-failed`) the game takes no more moves, and must be resumed from its file.
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
        game = cls(session, Journal.create(path, header, ()))
        try:
            game._save()
        except BaseException:
            path.unlink()  # it holds no game yet
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
        header = reading.header
        rulebook = the_rulebook(reading, find_rulebook, journal.path)
        line_up = retrace(reading, journal.path)
        changed = rulebook.version != header["rulebook"]["version"]
        try:
            session, notice = _standing(rulebook, header, line_up, journal.path)
        except Diverged as error:
            raise diverged(error, reading, rulebook, journal.path) from error
        except (BadSetup, BadAmendment) as error:
            raise SaveError("save-not-set-up", path=str(journal.path), reason=error.said) from error
        except Broken as error:
            raise SaveError("save-breaks-rules", path=str(journal.path), cause=error.cause) from error
        game = cls(session, journal, line_up.moves_since, line_up.records_since)
        if notice:
            game.notices.append(notice)
        if reading.torn:
            text = reading.torn.text.replace(b"\0", b"").decode("utf-8", "replace")
            game._say("last-line-cut", line=reading.torn.line, bytes=len(reading.torn.text), text=text)
        for who, name in session.seats.items():
            if missing(rulebook, name):
                game._say("player-gone", who=who, name=name)
        if changed:
            saved = header["rulebook"]["version"]
            game._say("rules-changed", rulebook=rulebook.id, saved=saved, installed=rulebook.version)
        return game

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
        records = self.session.drain()
        self._moves += sum(record["do"] in UNDOABLE for record in records)
        self._records += len(records)
        self._tell(records)
        if self._moves >= MOVES_BETWEEN or self._records >= RECORDS_BETWEEN:
            beat, _ = self.session.where
            records.append({"do": "checkpoint", "beat": beat, "state": dump(self.session.beginning)})
            self._moves = self._records = 0
        try:
            if records:
                self.journal.append(records)
        except BaseException:  # the session is ahead of its file and must stop
            self.journal.close()
            raise

    def _tell(self, records: Sequence[Record]) -> None:
        for record in records:
            if record["do"] == "drop":
                faces = ", ".join(map(str, record["faces"]))
                self._say("faces-dropped", faces=faces, dice=record["dice"], why=record["why"])
            if record["do"] in RULES_CHANGED:
                self._say("asked-anew", beat=record["at"][0], lines=record["at"][1] - record["kept"])

    def _say(self, message: str, **facts: str | int) -> None:
        self.notices.append(Notice(message, facts))


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


class Retraced:
    """The timeline of a save file, its checkpoints that still hold, and the moves and records since the last of
    them."""

    def __init__(self, seats: Mapping[str, str], waits: bool) -> None:
        self.timeline = Timeline(seats, waits)
        self.checkpoints: list[SaveLine] = []
        self.moves_since = self.records_since = 0

    def take(self, entry: SaveLine) -> None:
        """Take the next line, which is no undo or redo. Raises `Misplaced`."""
        if entry.record["do"] == "checkpoint":
            self.timeline.reach(entry.record["beat"])
            self.checkpoints.append(entry)
            self.moves_since = self.records_since = 0
            return
        follow(self.timeline, entry.record)
        self.records_since += 1
        self.moves_since += entry.record["do"] in UNDOABLE
        self.turn()

    def turn(self) -> None:
        """Drop the checkpoints that hold no longer, because a beat goes another way."""
        while self.checkpoints and self.checkpoints[-1].record["beat"] > self.timeline.turned:
            self.checkpoints.pop()


def retrace(reading: SoundSave, path: Path) -> Retraced:
    """Build the timeline of a save file without running rules. Raises `SaveError` `damaged`."""
    traced = Retraced(reading.header["seats"], reading.header.get("waits", False))
    for travels, row in groupby(reading.entries, lambda entry: entry.record["do"] in TRAVELS):
        journey = Journey(len(traced.timeline.marks), len(traced.timeline.undone))
        for entry in row:
            try:
                if travels:
                    journey.go(move_of(entry.record))
                    traced.records_since += 1
                else:
                    traced.take(entry)
            except Misplaced as error:
                raise _damaged(path, entry, "misplaced", error) from error
        if way := journey.move():
            traced.timeline.make(way)
            traced.turn()
    return traced


Wakes = Mapping[int, Callable[[], Any]]
"""Makes the states at the beginnings of some beats: the checkpoints of a file."""


def _standing(rulebook: Rulebook[Any], header: Record, line_up: Retraced, path: Path) -> tuple[Session, Notice | None]:
    """A session where a file ends. If the rules fail after an amendment, it stands at the last moment that they can
    draw, and comes with a notice.

    Raises as `Session.standing`; `SaveError` `damaged` if the rules fail on a state in the file, but not on the one
    that the moves lead to; otherwise their error, or `Broken`.
    """
    wakes = {entry.record["beat"]: _waking(rulebook, header, entry, path) for entry in line_up.checkpoints}
    if not wakes:
        return _led(rulebook, header, line_up, wakes)
    try:
        return _led(rulebook, header, line_up, wakes)
    except Broken as error:
        _led(rulebook, header, line_up, {})
        raise _damaged(path, line_up.checkpoints[-1], "state", error) from error


def _led(rulebook: Rulebook[Any], header: Record, line_up: Retraced, wakes: Wakes) -> tuple[Session, Notice | None]:
    changed = rulebook.version != header["rulebook"]["version"]
    setup, seed, dice = header["setup"], header["seed"], header["dice"]

    def drawn(back: int = 0) -> Session:
        with unbroken():
            timeline = line_up.timeline.copy()
            session = Session.standing(rulebook, setup, seed, dice, timeline, wakes, changed, back)
            draw(rulebook, session.state, session.decisions.values())
            return session

    amendments = [n for n, mark in enumerate(line_up.timeline.marks, 1) if mark.move.amends]
    if not amendments and wakes:
        return drawn(), None
    if not amendments:
        with unbroken(BadPolicy):
            return Session.standing(rulebook, setup, seed, dice, line_up.timeline.copy(), wakes, changed), None
    moves, cause = len(line_up.timeline.marks), ""
    for back in range(moves + 1):
        try:
            session = drawn(back)
        except Broken as error:
            cause = cause or error.cause
            if back == moves:
                raise
        else:
            break
    if not back:
        return session, None
    words = " ".join(line_up.timeline.marks[amendments[-1] - 1].move.amends)
    return session, Notice(BROKEN_AMENDMENT, {"words": words, "count": back, "cause": cause})


def the_rulebook(reading: SoundSave, find_rulebook: FindRulebook, path: Path) -> Rulebook[Any]:
    """The rulebook that a save file needs. Raises `SaveError` `unknown-rulebook`."""
    needed = reading.header["rulebook"]
    rulebook = find_rulebook(needed["id"])
    if rulebook is None:
        raise SaveError("unknown-rulebook", path=str(path), rulebook=needed["id"], version=needed["version"])
    return rulebook


def diverged(error: Diverged, reading: SoundSave, rulebook: Rulebook[Any], path: Path) -> SaveError:
    """Turn a divergence of the rules from a save file into an error that names the entry."""
    place = [error.beat, error.line]
    number = max((entry.number for entry in reading.entries if entry.record.get("at") == place), default=0)
    return SaveError(
        "save-diverged",
        path=str(path),
        entry=number,
        recorded=json.dumps(error.recorded, ensure_ascii=False),
        asked=json.dumps(error.asked, ensure_ascii=False),
        rulebook=rulebook.id,
        saved=reading.header["rulebook"]["version"],
        installed=rulebook.version,
    )


def _waking(rulebook: Rulebook[Any], header: Record, entry: SaveLine, path: Path) -> Callable[[], Any]:
    def wake() -> Any:
        try:
            return rulebook.load(entry.record["state"], header["setup"])
        except Unreadable as error:
            raise _damaged(path, entry, "state", error) from error

    return wake


def _damaged(path: Path, entry: SaveLine, reason: str, error: Exception) -> SaveError:
    return SaveError("damaged", path=str(path), entry=entry.number, line=entry.line, reason=reason, detail=str(error))
