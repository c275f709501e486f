"""Goes through a save file with the rules at hand, to see whether everything in it follows from them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..core.decision import Answer
from ..core.event import Event
from ..core.message import Complaint, Message
from ..core.record import dump
from ..core.rulebook import Rulebook
from ..core.table import BadPolicy
from .cursor import RULES_CHANGED, Misplaced, VoicePlace
from .drawing import Broken, unbroken
from .hearing import News
from .journal import SaveLine, SoundSave, read
from .moves import MOVES, move_of
from .recording import Record
from .refused import SaveError
from .resuming import FindRulebook, the_rulebook
from .running import Budget, Exhausted
from .script import Diverged
from .session import Session
from .travelling import TRAVELS, Journey, travel_of

MOVES_FOR_A_BEAT = 5_000
"""Moves whose copying costs as much as running a beat: each move copies the list of those before it."""


@dataclass(frozen=True)
class Verdict:
    """Whether a save file follows the rules, and if not, its first entry that does not.

    `message` is empty or a message id (those of `SaveError`, and `not-by-the-rules` with `recorded` and `rules`).
    `sources` says how many throws came from which server.
    """

    entries: int
    entry: int | None = None
    message: str = ""
    facts: dict[str, str | int | Message] = field(default_factory=dict)
    sources: Mapping[str, int] = field(default_factory=dict)

    @property
    def sound(self) -> bool:
        """Whether every entry follows the rules."""
        return not self.message

    @property
    def said(self) -> Message | None:
        """The message for the first entry that does not; None if all do."""
        return SaveError(self.message, **self.facts).said if self.message else None


@dataclass(frozen=True)
class Passage:
    """The result of one line of a save: its entry (0 for the beginning), the record, the news, and where the game
    stood then. A redo tells again what its moves told."""

    entry: int
    move: Record
    news: list[News]
    session: Session = field(repr=False)

    @property
    def events(self) -> list[Event]:
        """The events, whichever moves led to them."""
        return [event for news in self.news for event in news.events]


def verify(path: Path, find_rulebook: FindRulebook) -> Verdict:
    """Play a save file again from its beginning, and compare.

    This checks format and checksums, each face against the seed (faces thrown by hand or set by the game master against
    the shape of the throw), each answer against its question, each checkpoint against the replayed state. The verdict
    tells the fault of a bad file; only the text of a scenario in it can raise `BadContent`.
    """
    try:
        reading = read(path)
        rulebook = the_rulebook(reading, find_rulebook, path)
    except SaveError as error:
        entry = error.facts.get("entry")
        return Verdict(0, entry if isinstance(entry, int) else None, error.message, error.facts)
    follower = _Follower(rulebook, reading)
    try:
        for group in runs(reading.entries):
            follower.check(group, follower.follow(group))
    except _Fault as fault:
        return Verdict(len(reading.entries), fault.entry, "not-by-the-rules", follower.facts(fault))
    facts: dict[str, str | int | Message] = {"torn": reading.torn.line} if reading.torn else {}
    sources = Counter(str(entry.record["source"]) for entry in reading.entries if entry.record["do"] == "thrown")
    return Verdict(len(reading.entries), facts=facts, sources=sources)


def replay(path: Path, find_rulebook: FindRulebook, to: int | None = None) -> Iterator[Passage]:
    """Play a save file again, move by move, up to the move that holds entry number `to`.

    Raises `SaveError`; `save-diverged` if the rules do not do what the file says.
    """
    return replayed(read(path), path, find_rulebook, to)


def replayed(reading: SoundSave, path: Path, find_rulebook: FindRulebook, to: int | None = None) -> Iterator[Passage]:
    """Play a game again that was read; see `replay`. `path` is only for messages."""
    follower = _Follower(the_rulebook(reading, find_rulebook, path), reading)
    for group in groups(reading.entries):
        if to is not None and group and group[0].number > to:
            return
        yield follower.passage(group, path)


def reviewed(
    reading: SoundSave, path: Path, find_rulebook: FindRulebook, budget: Budget | None = None
) -> Iterator[Passage]:
    """Play a game again without what was taken back: undos and redos in a row are one passage.

    The passage leads as far as they do together, so the cost depends on the moves that were made, not on how often they
    were taken back and made again. `path` is only for messages. Raises as `replay` does, and `SaveError`
    `save-too-dear` if the rules have more work than the budget allows.
    """
    follower = _Follower(the_rulebook(reading, find_rulebook, path), reading, budget)
    try:
        for group in runs(reading.entries):
            yield follower.passage(group, path)
    except Exhausted as error:
        raise SaveError("save-too-dear", path=str(path), most=error.most) from None


def groups(entries: Sequence[SaveLine]) -> Iterator[list[SaveLine]]:
    """Group the entries of a file by moves: each group is a move and what it led to, the first what came before any
    move."""
    group: list[SaveLine] = []
    for entry in entries:
        if entry.record["do"] in MOVES:
            yield group
            group = []
        group.append(entry)
    yield group


def runs(entries: Sequence[SaveLine]) -> Iterator[list[SaveLine]]:
    """Group entries as `groups` does, with undos and redos in a row in one group, unless something can happen in
    between.

    After machines have stopped waiting, one that had waited may answer when a move is taken back; from there on each
    undo and redo is a group of its own.
    """
    run: list[SaveLine] = []
    begun = bare = hasty = False
    for group in groups(entries):
        travels = bool(group) and group[0].record["do"] in TRAVELS
        if bare and travels and not hasty:
            run += group
        else:
            if begun:
                yield run
            run = group
        begun, bare = True, travels and len(group) == 1
        hasty = hasty or any(entry.record["do"] == "pace" and not entry.record["waits"] for entry in group[:1])
    yield run


def heard_in(group: Sequence[SaveLine]) -> dict[VoicePlace, Answer]:
    """The answers in a group that machines gave, or that were given without asking, by their places."""
    said = [entry.record for entry in group if entry.record["do"] == "auto"]
    return {(*record["at"], record["who"]): record["answer"] for record in said}


class _Fault(Exception):
    def __init__(self, entry: int, recorded: object, rules: object) -> None:
        super().__init__(entry)
        self.entry = entry
        self.recorded, self.rules = (json.dumps(x, ensure_ascii=False) for x in (recorded, rules))


class _Follower:
    """Leads a session through a file. Machines answer as the file says, so their policies may have changed since, or
    be gone."""

    def __init__(self, rulebook: Rulebook[Any], reading: SoundSave, budget: Budget | None = None) -> None:
        self.rulebook, self.header, self.budget = rulebook, reading.header, budget
        self.last = len(reading.entries)
        self.way: Record | None = None  # where undos and redos in a row have led
        self.session: Session

    def follow(self, group: Sequence[SaveLine]) -> list[Record]:
        """Make the move of a group. Return the records that the rules make of it. Raises `_Fault` if they forbid it."""
        self.way = None
        if self.budget is not None and group:
            self.budget.spend(self.session.moves // MOVES_FOR_A_BEAT if group[0].record["do"] in MOVES else 0)
        try:
            with unbroken(BadPolicy, _Fault):
                return self._follow(group, heard_in(group))
        except (Complaint, Diverged, BadPolicy, Broken) as error:
            entry = self._culprit(group, error)
            raise _Fault(entry.number, _plain(entry.record), _reason(error)) from error

    def _follow(self, group: Sequence[SaveLine], voices: Mapping[VoicePlace, Answer]) -> list[Record]:
        if not group or group[0].record["do"] not in MOVES:
            self._begin(voices)
            return self.session.drain()
        self.session.hear(voices)
        if group[0].record["do"] in TRAVELS:
            return self._travel(group)
        self._move(group[0].record)
        return self.session.drain()

    def passage(self, group: Sequence[SaveLine], path: Path) -> Passage:
        """Follow a group, check it, and return the passage. Raises `SaveError` `save-diverged`."""
        try:
            self.check(group, self.follow(group))
        except _Fault as fault:
            facts = {**self.facts(fault), "asked": fault.rules}
            raise SaveError("save-diverged", path=str(path), entry=fault.entry, **facts) from None
        led = bool(group) and group[0].record["do"] in MOVES
        move = self.way or group[0].record if led else {"do": "begin"}
        return Passage(group[0].number if led else 0, move, self.session.news(), self.session.fork())

    def check(self, group: Sequence[SaveLine], produced: Sequence[Record]) -> None:
        """Compare the file with the records of the rules. Raises `_Fault` at the first difference."""
        said = [entry for entry in group if entry.record["do"] not in ("checkpoint", RULES_CHANGED)]
        for entry, record in zip(said, produced, strict=False):
            if entry.record != record:
                raise _Fault(entry.number, _plain(entry.record), _plain(record))
        if len(said) > len(produced):
            raise _Fault(said[len(produced)].number, _plain(said[len(produced)].record), "nothing")
        end = group[-1].number if group else 0
        if len(said) < len(produced) and end < self.last:  # the last group may lack what a broken write left out
            raise _Fault(end + 1, "the next move", _plain(produced[len(said)]))
        if self.session.waiting and not self.session.waits and end < self.last:
            raise _Fault(end + 1, "the next move", {"do": "auto", "who": next(iter(self.session.waiting))})
        for entry in group:
            if entry.record["do"] == "checkpoint":
                self._check_state(entry)

    def facts(self, fault: _Fault) -> dict[str, str | int | Message]:
        """A fault as arguments of a message."""
        saved = self.header["rulebook"]["version"]
        facts: dict[str, str | int | Message] = {"recorded": fault.recorded, "rules": fault.rules}
        return facts | {"rulebook": self.rulebook.id, "saved": saved, "installed": self.rulebook.version}

    def _begin(self, voices: Mapping[VoicePlace, Answer]) -> None:
        setup, seed, seats, dice = (self.header[name] for name in ("setup", "seed", "seats", "dice"))
        waits = self.header.get("waits", False)
        self.session = Session(self.rulebook, setup, seed, seats, dice, voices, waits, self.budget)

    def _travel(self, group: Sequence[SaveLine]) -> list[Record]:
        """Go where undos and redos in a row lead together. Return the records that the rules make of it."""
        journey = Journey(self.session.moves, self.session.undone)
        travels = [entry for entry in group if entry.record["do"] in TRAVELS]
        for entry in travels:
            move = travel_of(entry.record)
            left = journey.left(move)
            try:
                journey.go(move)
            except Misplaced:
                refused = {"refused": f"nothing-to-{move.do}", "count": entry.record["count"], "moves": left}
                raise _Fault(entry.number, _plain(entry.record), refused) from None
        way = journey.move()
        if way is not None:
            self.way = way.record()
            self.session.do(way)
        return [*(entry.record for entry in travels), *self.session.drain()[1:]]

    def _move(self, record: Record) -> None:
        session, move = self.session, move_of(record)
        if move.stood is not None and move.stood != session.where:
            raise Diverged(*session.where, list(move.stood), list(session.where))
        session.do(move)

    def _culprit(self, group: Sequence[SaveLine], error: Exception) -> SaveLine:
        """The entry that an error is about: the machine's illegal answer, or the move itself."""
        if isinstance(error, BadPolicy):
            for entry in group:
                if entry.record.get("answer") == error.answer and entry.record["do"] == "auto":
                    return entry
        return group[0] if group else SaveLine(0, 1, {"do": "begin"})

    def _check_state(self, entry: SaveLine) -> None:
        beat, _ = self.session.where
        if entry.record["beat"] != beat:
            raise _Fault(entry.number, {"beat": entry.record["beat"]}, {"beat": beat})
        state = json.loads(json.dumps(dump(self.session.beginning)))
        if entry.record["state"] != state:
            raise _Fault(entry.number, *_first_difference(entry.record["state"], state, "state"))


def _plain(record: Record) -> Record:
    return {key: value for key, value in record.items() if key != "state"}


def _reason(error: Exception) -> object:
    if isinstance(error, Complaint):
        return {"refused": error.message, **{name: _plain_fact(fact) for name, fact in error.facts.items()}}
    if isinstance(error, Diverged):
        return error.asked
    return str(error)


def _plain_fact(fact: Any) -> Any:
    """The fact of a complaint as plain data; a message by its id and arguments."""
    if isinstance(fact, Message):
        return {"message": fact.id, **{name: _plain_fact(one) for name, one in fact.args.items()}}
    return [_plain_fact(one) for one in fact] if isinstance(fact, list | tuple) else fact


def _first_difference(recorded: object, played: object, where: str) -> tuple[object, object]:
    """The smallest part in which two plain states differ, with its place."""
    if isinstance(recorded, dict) and isinstance(played, dict) and recorded.keys() == played.keys():
        for key in recorded:
            if recorded[key] != played[key]:
                return _first_difference(recorded[key], played[key], f"{where}.{key}")
    if isinstance(recorded, list) and isinstance(played, list) and len(recorded) == len(played):
        for index, (left, right) in enumerate(zip(recorded, played, strict=True)):
            if left != right:
                return _first_difference(left, right, f"{where}[{index}]")
    return {where: recorded}, {where: played}
