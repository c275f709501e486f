"""Finds where the game of a save file stands, and makes the session there."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from ..core.amending import BadAmendment
from ..core.message import BadSetup, FaultyFile
from ..core.record import Unreadable
from ..core.rulebook import Rulebook
from ..core.table import BadPolicy
from .cursor import Misplaced
from .drawing import Broken, draw, unbroken
from .journal import SaveLine, SoundSave
from .lines import follow
from .moves import UNDOABLE
from .recording import Record
from .refused import Notice, SaveError
from .script import Diverged
from .session import Session
from .timeline import Timeline
from .travelling import TRAVELS, Journey, travel_of

FindRulebook = Callable[[str], Rulebook[Any] | None]
"""Finds a rulebook by its id; None if there is none."""

BROKEN_AMENDMENT = "amendment-broke"
"""The notice of a game that stops before an amendment on which the rules fail."""

BROKEN_END = "end-broke"
"""The notice of a game that stops before a moment that the rules cannot draw, which is a bug."""

MOST_BACK = 100
"""Moves that are gone back from such a moment."""


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
                    journey.go(travel_of(entry.record))
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


class Resumed(NamedTuple):
    """A session where a file ends, and the notice about an amendment on which the rules fail, if there is one."""

    session: Session
    notice: Notice | None = None


def resumed(rulebook: Rulebook[Any], reading: SoundSave, line_up: Retraced, path: Path) -> Resumed:
    """The session where a file ends; if the rules fail there, at the last moment that they can draw.

    Parameters: the rulebook, the file, its timeline, and its path for messages. Raises `SaveError`: `damaged`,
    `save-diverged`, `save-not-set-up`, `save-breaks-rules` if the rules fail on each state at which the game could
    stand.
    """
    try:
        return _Resuming(rulebook, reading.header, line_up, path).anywhere()
    except Diverged as error:
        raise diverged(error, reading, rulebook, path) from error
    except (BadSetup, BadAmendment, FaultyFile) as error:
        raise SaveError("save-not-set-up", path=str(path), reason=error.said) from error
    except Broken as error:
        raise SaveError("save-breaks-rules", path=str(path), cause=error.cause) from error


class _Resuming:
    """Tries to stand where a file ends, or earlier. Raises as `Session.standing`, and `Broken`."""

    def __init__(self, rulebook: Rulebook[Any], header: Record, line_up: Retraced, path: Path) -> None:
        self.rulebook, self.header, self.line_up, self.path = rulebook, header, line_up, path
        self.changed = rulebook.version != header["rulebook"]["version"]
        self.marks = line_up.timeline.marks

    def anywhere(self) -> Resumed:
        """Stand from the checkpoints of the file. Raises `SaveError` `damaged` if the rules fail on one of them, but
        not on the state that the moves lead to."""
        checkpoints = self.line_up.checkpoints
        if not checkpoints:
            return self.at_the_end({})
        wakes = {one.record["beat"]: _waking(self.rulebook, self.header, one, self.path) for one in checkpoints}
        try:
            return self.at_the_end(wakes)
        except Broken as error:
            found = self.at_the_end({})
            if found.notice is not None:
                return found
            raise _damaged(self.path, checkpoints[-1], "state", error) from error

    def at_the_end(self, wakes: Wakes) -> Resumed:
        """Stand where the file ends, and draw what is there: by a ruling, or a bug, it may be broken."""
        amendments = [mark.move.amends for mark in self.marks if mark.move.amends]
        if wakes and not amendments:
            return Resumed(self.drawn(wakes))
        return self.before_what_broke(wakes, amendments[-1] if amendments else ())

    def before_what_broke(self, wakes: Wakes, words: tuple[str, ...]) -> Resumed:
        """Stand at the last moment that the rules can draw; `words` are those of the last amendment."""
        cause, most = "", len(self.marks) if words else min(len(self.marks), MOST_BACK)
        for back in range(most + 1):
            try:
                session = self.drawn(wakes, back)
            except Broken as error:
                cause = cause or error.cause
                if back == most:
                    raise
            else:
                break
        if not back:
            return Resumed(session)
        facts: dict[str, str | int] = {"count": back, "cause": cause}
        notice = Notice(BROKEN_AMENDMENT, {"words": " ".join(words), **facts}) if words else Notice(BROKEN_END, facts)
        return Resumed(session, notice)

    def drawn(self, wakes: Wakes, back: int = 0) -> Session:
        """Stand some moves back, and draw what is there."""
        with unbroken(BadPolicy):
            session = self.stood(wakes, back)
            draw(self.rulebook, session.state, session.decisions.values())
            return session

    def stood(self, wakes: Wakes, back: int = 0) -> Session:
        """Stand some moves back."""
        setup, seed, dice = (self.header[name] for name in ("setup", "seed", "dice"))
        timeline = self.line_up.timeline.copy()
        return Session.standing(self.rulebook, setup, seed, dice, timeline, wakes, self.changed, back)


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
