"""A game that waits for people: runs beats until somebody must answer, takes answers, and goes back."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from types import MappingProxyType
from typing import Any, Literal

from ..core.decision import Answer, Decision
from ..core.event import Event
from ..core.rulebook import Rulebook
from ..core.table import Endless
from .answering import Answering
from .asking import Unasked
from .chronicle import Chronicle
from .cursor import RULES_CHANGED, UNHEARD, Beat, Cursor, Orders, VoicePlace
from .doing import Doing
from .drawing import amended, draw
from .hearing import News
from .history import History
from .lines import follow
from .machine import witnessed
from .move import Move, Playing
from .moves import Go
from .policies import policy
from .recording import BallotRequest, Line, Record, ThrowLine, ThrowRequest
from .refused import Refused, check_place
from .running import Budget, Runner, started
from .script import Pause, ScriptTable, counting
from .shape import check_fields
from .timeline import LONGEST_SILENCE, Timeline
from .travelling import Redo, Undo

NOTHING_ASKED: Mapping[str, Decision] = MappingProxyType({})

DiceSource = Literal["seeded", "physical"]


class Session(Doing, Playing):
    """One game of a rulebook, synchronous and pure: no files, no clock, no luck but its seed.

    Parameters: the rulebook; the setup as plain data; the seed; `seats`, the policies of machine seats; `dice`, whether
    the seed throws them or people do (`physical`; a throw then asks for its faces); `voices`, the answers of machines
    in a file that is followed; `waits`, whether machines wait for permission to answer (`go`); `budget`, the work that
    the rules may do (beyond it, `Exhausted` is raised). Raises `Refused` for an unknown seat or policy, and what
    `rulebook.start` raises for the setup.

    Read `decisions` (the open questions by the keys of their answers), `waiting` (the questions of machine seats that
    wait, if nobody else is asked), `state` (at the open question: look at it, never change it), `finished`, `where`.
    All mappings are read-only.
    `news()` takes what happened since the last look, move by move; `look()` takes only its events, and `drain()` the
    records since the last drain.

    A session that follows a file asks no machine player: it takes the answers from the file (`hear`), and waits if
    there are none. Amendments in the file have been accepted, so they are not drawn again.
    """

    def __init__(
        self,
        rulebook: Rulebook[Any],
        setup: Mapping[str, Any],
        seed: str,
        seats: Mapping[str, str] | None = None,
        dice: DiceSource = "seeded",
        voices: Mapping[VoicePlace, Answer] | None = None,
        waits: bool = False,
        budget: Budget | None = None,
    ) -> None:
        runner, wakes = Runner(rulebook, budget), {0: lambda: started(rulebook, setup)}
        self._prepare(setup, seed, dice, History(runner, Timeline(seats or {}, waits), wakes), voices)
        for who, name in self.seats.items():
            self.check_seat(who, name)
        self._advance()

    @classmethod
    def standing(
        cls,
        rulebook: Rulebook[Any],
        setup: Mapping[str, Any],
        seed: str,
        dice: DiceSource,
        timeline: Timeline,
        checkpoints: Mapping[int, Callable[[], Any]],
        rules_changed: bool = False,
        back: int = 0,
    ) -> Session:
        """A session where a timeline ends, or `back` moves earlier; those are then taken back.

        Parameters as for a new one, the timeline, and functions that make the states at the beginnings of some beats.
        If the `rules_changed` since then and do not do what the script of the current beat says, the rest of that beat
        is asked anew. Raises `Diverged` if the rules do not do what the timeline says.
        """
        wakes = {timeline.first: lambda: started(rulebook, setup), **checkpoints}
        history = History(Runner(rulebook), timeline, wakes)
        session = cls.__new__(cls)
        session._prepare(setup, seed, dice, history)
        if back:
            session._take(Undo(back))
        history.stand_at(timeline.turned if back else timeline.cursor.beat, timeline.cursor.beat)
        end = len(timeline.cursor.script)
        kept = history.runner.kept(timeline.cursor, history.fresh()) if rules_changed else end
        if kept < end:
            session._note({"do": RULES_CHANGED, "at": [timeline.cursor.beat, end], "kept": kept})
        session._advance()
        return session

    def _prepare(
        self,
        setup: Mapping[str, Any],
        seed: str,
        dice: DiceSource,
        history: History,
        voices: Mapping[VoicePlace, Answer] | None = None,
    ) -> None:
        self.rulebook, self.setup, self.seed, self.dice = history.runner.rulebook, setup, seed, dice
        self._history, self.timeline = history, history.timeline
        self._answering = Answering(self.rulebook, seed, dice == "physical", voices)
        self._chronicle = Chronicle(self.rulebook)
        self._log: list[Record] = []
        self.state = history.start
        self.decisions = self.waiting = NOTHING_ASKED
        self.finished = False
        self._line = 0
        self._request: BallotRequest | ThrowRequest = BallotRequest("", "")

    # What there is to see

    @property
    def where(self) -> tuple[int, int]:
        """The beat and line where the game stands; an answer for another place is stale."""
        return self.timeline.cursor.beat, self._line

    @property
    def seats(self) -> Mapping[str, str]:
        """The seats that machines play, with their policies."""
        return MappingProxyType(self.timeline.cursor.seats)

    @property
    def deputies(self) -> Mapping[str, str]:
        """The seats that answer for others, by the seat that is asked."""
        return MappingProxyType(self.timeline.cursor.answering)

    @property
    def orders(self) -> Orders:
        """The standing orders by seat and topic."""
        return MappingProxyType(self.timeline.cursor.orders)

    @property
    def asking(self) -> Mapping[str, str]:
        """The settings of how much seats are asked, without those that are asked everything."""
        return MappingProxyType(self.timeline.cursor.asking)

    @property
    def waits(self) -> bool:
        """Whether machine seats wait for permission to answer."""
        return self.timeline.waits

    def throws(self) -> list[tuple[tuple[int, int], ThrowLine]]:
        """The throws since the last move, the last first; see `Timeline.throws`."""
        return self.timeline.throws()

    @property
    def beginning(self) -> Any:
        """The state at the start of the current beat, before amendments. Look at it, but never change it."""
        return self._history.start

    @property
    def script(self) -> Sequence[Line]:
        """The throws and answers of the current beat before the open question."""
        return self.timeline.cursor.script[: self._line]

    @property
    def moves(self) -> int:
        """The number of people's moves that lead here; all of them can be taken back."""
        return len(self.timeline.marks)

    @property
    def undone(self) -> int:
        """The number of moves taken back that can be made again."""
        return len(self.timeline.undone)

    def news(self) -> list[News]:
        """Take the news since the last look, move by move; a redone move tells what it told at first."""
        return self._chronicle.take()

    def look(self) -> list[Event]:
        """The events since the last look."""
        return [event for news in self.news() for event in news.events]

    def drain(self) -> list[Record]:
        """The records since the last drain, in order."""
        records, self._log = self._log, []
        return records

    # What people do

    def do(self, move: Move) -> None:
        """Make a move: all of it happens, or nothing.

        Raises what the move raises, and `Refused` (`bad-move`; `stale-answer` if it is for another place than where the
        game stands).
        """
        check_fields(move)
        check_place(move.stood, self.where, move.who_answered)
        with self._whole():
            move.perform(self)

    def do_all(self, moves: Sequence[Move]) -> None:
        """Make moves one after the other: all of them happen, or none. Raises what the moves raise."""
        with self._whole():
            for move in moves:
                self.do(move)

    def go(self, voices: Mapping[VoicePlace, Answer] = UNHEARD) -> None:
        """Let the waiting machine seats answer. See `Go`."""
        self.do(Go(voices=voices))

    def hear(self, voices: Mapping[VoicePlace, Answer]) -> None:
        """Give the next answers of machines, when a file is followed."""
        self._answering.voices = voices

    # What moves stand on (`Playing`): call these from `Move.perform` only

    @property
    def request(self) -> BallotRequest | ThrowRequest:
        """The throw or ballot that stands open."""
        return self._request

    def make(self, move: Move) -> Sequence[Record]:
        noted = len(self._log)
        self._take(move)
        if move.rewinds_to is not None:
            self._go_back_to(move.rewinds_to)
        self._advance(afresh=bool(move.amends))
        return self._log[noted:]

    @contextmanager
    def amending(self, words: Sequence[str]) -> Iterator[int]:
        with amended(words, self._draw):
            world = self.fresh()
            self.rulebook.referee.amend(world, words[0], words[1:])
            yield self._history.runner.kept(self.timeline.cursor, world)

    def let_answer(self, move: Move, voices: Mapping[VoicePlace, Answer]) -> None:
        with self._answering.letting(self.where, voices):
            self.make(move)

    def go_back(self, move: Move) -> None:
        self._take(move)
        self._history.stand()
        self._chronicle.forget_after(self.moves)
        self._advance(quiet=True)

    def go_forth(self, move: Move, count: int) -> None:
        undone = self.timeline.undone[-count:]
        words = next((one.mark.move.amends for one in undone if one.mark.move.amends), None)
        with amended(words, self._draw) if words else nullcontext():
            self._stand_in(undone[-1].mark.cursor)
            for _ in range(count):
                self.timeline.make(Redo())
                self._retell()
            self._log.append(move.record())
            self._advance()

    def check_seat(self, who: str, name: str | None) -> None:
        known = self.rulebook.seats(self.fresh())  # an amendment may have given somebody a seat of their own
        if who not in known:
            raise Refused("unknown-seat", who=who, allowed=[*known])
        if name is not None and not self._answering.follows:
            policy(self.rulebook, name)

    # Other ways the game might go

    def fresh(self) -> Any:
        """A copy of the state in which the current beat runs: its first state after the amendments."""
        return self._history.fresh()

    def fork(self) -> Session:
        """A copy of the game that goes its own way; nothing that happens there is seen here."""
        twin = copy.copy(self)
        twin.__dict__.update(self._parts())
        twin._chronicle.take()
        twin._log = []
        return twin

    def at(self, move: int) -> Session:
        """A fork that stands after a `move`, made or taken back. Raises `Refused`."""
        twin = self.fork()
        if move < self.moves:
            twin.undo(self.moves - move)
        elif move > self.moves:
            twin.redo(move - self.moves)
        return twin

    def beats(self) -> Iterator[tuple[Any, Sequence[Event]]]:
        """Play the game once more from where the timeline begins, beat by beat: the state after each, and its events.

        The last beat ends at the open question. Moves taken back are left out. Look at the states, but never change
        them.
        """
        for beat, state, events in self._history.beats():
            yield state, self._chronicle.readers.as_told(beat, events, state)

    # How it runs

    def _advance(self, quiet: bool = False, afresh: bool = False) -> None:
        """Run beats until somebody must answer, or the game is over.

        The events of the first beat must begin with those shown already, unless it runs `afresh`; with `quiet`, the
        events of its recording count as shown.
        """
        self.decisions = self.waiting = NOTHING_ASKED
        self.finished, self._line = False, 0
        self._answering.seat(self.seats)
        handed = False
        for _ in range(LONGEST_SILENCE):
            if not self._run(quiet, afresh, handed):
                self._chronicle.close_move(self.moves, self.state)
                return
            quiet = afresh = False
            handed = True
        raise Endless(f"{LONGEST_SILENCE} beats without a question")

    def _run(self, quiet: bool, afresh: bool, handed: bool) -> bool:
        """Run the current beat on a copy of its first state, or on that state if it was `handed` on by the beat before,
        in this move. Return whether it ended."""
        cursor, chronicle, history = self.timeline.cursor, self._chronicle, self._history
        physical = self._answering.physical
        self.state = world = history.handed_on(physical) if handed else history.fresh()
        if self.rulebook.finished(world):
            chronicle.replace(len(chronicle.shown) if afresh else 0)
            chronicle.close_beat()
            self.finished = True
            return False
        name, passed = str(world.agenda[-1][0]), Unasked(self.rulebook, world)
        beyond = self._answering.beyond(cursor, world, self.waits, passed.note)
        table = ScriptTable(cursor.script, cursor.beat, beyond, counting(self.rulebook, world))
        paused = self._played(table, world)
        self._note(*table.records)
        if quiet:
            chronicle.recall(cursor.beat, table.events[: table.recalled], world)
        new = chronicle.tell(self.where, table.events, world, afresh)
        chronicle.pass_over(passed.found, new)
        if paused:
            history.stopped(world, name, physical)
            return False
        history.close(world)
        chronicle.close_beat()
        return True

    def _played(self, table: ScriptTable, world: Any) -> bool:
        """Run the current beat at a table. Return whether it paused, because people must answer.

        Do not keep the `Pause`: it holds the frames that it has left, and they would hold it, so only the garbage
        collector could free the state.
        """
        around = witnessed(table, self._answering.thinking(self.asking))
        try:
            self._history.runner.step(world, around, len(table.lines))
            table.finish()
        except Pause as pause:  # the half-changed copy is for looking at only
            self._line, self._request = pause.line, pause.request
            self.decisions, self.waiting = MappingProxyType(pause.decisions), MappingProxyType(pause.machines)
            return True
        return False

    # How it goes back, and forth again

    def _stand_in(self, cursor: Cursor) -> None:
        """Stand within a beat: its events up to there have been told."""
        self._history.stand_at(cursor.beat, cursor.beat)
        state, events, _ = self._history.recalled(cursor, self._history.start)
        self._chronicle.recall(cursor.beat, events, state)

    def _go_back_to(self, throw: tuple[int, int]) -> None:
        """Stand at a throw; what the last move told from there on stands no longer."""
        beat, line = throw
        cursor, then = self.timeline.cursor, self.timeline.beat(beat)
        self._stand_in(cursor._replace(beat=beat, amends=then.amends, script=then.script[:line]))
        mark, state = self.timeline.marks[-1], self.beginning
        for number, played in enumerate((*mark.dropped, Beat(mark.cursor.amends, mark.cursor.script)), beat):
            state, events, _ = self._history.runner.recalled(number, played, state)
            self._chronicle.replace(len(events))
        self._chronicle.replace(-len(self._chronicle.shown))

    def _retell(self) -> None:
        """Tell what the last move led to, as it was told at first."""
        history, chronicle, mark = self._history, self._chronicle, self.timeline.marks[-1]
        if mark.move.rewinds_to is not None:
            self._go_back_to(mark.move.rewinds_to)
        afresh = bool(mark.move.amends)
        for beat in range(mark.first, self.timeline.cursor.beat):
            world, events = history.rerun(beat, history.start)
            chronicle.tell((beat, len(self.timeline.beat(beat).script)), events, world, afresh)
            chronicle.close_beat()
            history.go_on(beat + 1, world)
        cursor = self.timeline.cursor
        self.state, events, _ = history.recalled(cursor, history.start)
        chronicle.tell((cursor.beat, len(cursor.script)), events, self.state, afresh)
        chronicle.close_move(self.moves, self.state)

    # What keeps it whole

    def _take(self, move: Move) -> None:
        self.timeline.make(move)
        self._log.append(move.record())

    def _note(self, *records: Record) -> None:
        for record in records:
            follow(self.timeline, record)
        self._log += records

    def _draw(self) -> None:
        if not self._answering.follows:
            draw(self.rulebook, self.state, self.decisions.values(), self._chronicle.news)

    def _parts(self) -> dict[str, Any]:
        """Copies of what moves change in place.

        Copying takes as long as the game has moves, but only references are copied: those of five thousand moves in
        the time of one beat.
        """
        history = self._history.copy()
        return {
            "_history": history,
            "timeline": history.timeline,
            "_answering": self._answering.copy(),
            "_chronicle": self._chronicle.copy(),
            "_log": self._log.copy(),
        }

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """Let everything inside happen, or nothing."""
        before = self.__dict__ | self._parts()
        try:
            yield
        except BaseException:
            self.__dict__.update(before)
            raise
