"""A game that waits for people: runs beats until somebody must answer, takes answers, and goes back."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from typing import Any, Literal

from ..core.decision import Answer, Decision
from ..core.event import Event
from ..core.rulebook import Policy, Rulebook
from .asking import Passed, Passing, Unasked, ask_everything, passing, recorded, stand_ins
from .before_move import BeforeMove
from .doing import Doing
from .drawing import amended, draw
from .hearing import News, Readers, heard, untold
from .machine import players, witnessed
from .move import Move
from .moves import Amend, Go
from .orders import check
from .policies import at_need, policy
from .position import RULES_CHANGED, UNHEARD, AskKey, Beat, Cursor, Line, Orders, Record, ThrowKey, VoicePlace
from .refused import Refused, fitting
from .running import Budget, Runner, started
from .script import Beyond, Diverged, Endless, Pause, Script, counting
from .shape import check_fields
from .states import States
from .timeline import LONGEST_SILENCE, Timeline
from .travelling import Again, Redo, Undo

DiceSource = Literal["seeded", "physical"]

NOWHERE = (-1, -1)


class Session(Doing):
    """One game of a rulebook, synchronous and pure: no files, no clock, no luck but its seed.

    Parameters: the rulebook; the setup as plain data; the seed; `seats`, the policies of machine seats; `dice`, whether
    the seed throws them or people do (`physical`; a throw then asks for its faces); `voices`, the answers of machines
    in a file that is followed; `waits`, whether machines wait for permission to answer (`go`); `budget`, the work that
    the rules may do (beyond it, `Exhausted` is raised). Raises `Refused` for an unknown seat or policy, and what
    `rulebook.start` raises for the setup.

    Read `decisions` (the open questions by the keys of their answers), `waiting` (the questions of machine seats that
    wait, if nobody else is asked), `state` (at the open question: look at it, never change it), `finished`, `where`.
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
        self._prepare(rulebook, setup, seed, dice, Timeline(seats or {}, waits), budget)
        self._follows = voices is not None
        self._voices = voices or UNHEARD
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
        session = cls.__new__(cls)
        session._prepare(rulebook, setup, seed, dice, timeline, begin=checkpoints.get(timeline.first))
        for beat, wake in checkpoints.items():
            session._states.sleep(beat, wake)
        if back:
            session._take(Undo(back))
            session._states.forget_after(timeline.turned)
        session._start = session._start_of(timeline.cursor.beat)
        end = len(timeline.cursor.script)
        kept = session._runner.kept(timeline.cursor, session.fresh()) if rules_changed else end
        if kept < end:
            session._note({"do": RULES_CHANGED[0], "at": [timeline.cursor.beat, end], "kept": kept})
        session._advance()
        return session

    def _prepare(
        self,
        rulebook: Rulebook[Any],
        setup: Mapping[str, Any],
        seed: str,
        dice: DiceSource,
        timeline: Timeline,
        budget: Budget | None = None,
        begin: Callable[[], Any] | None = None,
    ) -> None:
        self.rulebook, self.setup, self.seed, self.dice, self.timeline = rulebook, setup, seed, dice, timeline
        self._runner = Runner(rulebook, budget)
        self.decisions: dict[str, Decision] = {}
        self.waiting: Mapping[str, Decision] = {}
        self._made: dict[str, Policy] = {}
        self._going = NOWHERE
        self.finished = False
        self._states = States(timeline.first, begin or (lambda: started(rulebook, setup)))
        # The state at the start of the current beat; it is never changed.
        self.state = self._start = self._states.nearest(timeline.first)[1]
        self._line = 0
        self._key: AskKey | ThrowKey = AskKey("", "")
        self._shown: list[Event] = []  # events of the current beat that have been published
        self._told: list[Event] = []  # events of the current move that are not in the news yet
        self._replaced = 0  # events told before it that stand no longer
        self._readers = Readers(rulebook)
        self._news: list[News] = []
        self._log: list[Record] = []
        self._follows = False
        self._passed: list[Passed] = []  # questions not asked in the current move that are not in the news yet
        self._voices = UNHEARD

    # What there is to see

    @property
    def where(self) -> tuple[int, int]:
        """The beat and line where the game stands; an answer for another place is stale."""
        return self.timeline.cursor.beat, self._line

    @property
    def seats(self) -> Mapping[str, str]:
        """The seats that machines play, with their policies."""
        return self.timeline.cursor.seats

    @property
    def deputies(self) -> Mapping[str, str]:
        """The seats that answer for others, by the seat that is asked."""
        return self.timeline.cursor.deputies

    @property
    def orders(self) -> Orders:
        """The standing orders by seat and topic."""
        return self.timeline.cursor.orders

    @property
    def asking(self) -> Mapping[str, str]:
        """The settings of how much seats are asked, without those that are asked everything."""
        return self.timeline.cursor.asking

    @property
    def waits(self) -> bool:
        """Whether machine seats wait for permission to answer."""
        return self.timeline.waits

    def throws(self) -> list[tuple[tuple[int, int], Line]]:
        """The throws since the last move, the last first; see `Timeline.throws`."""
        return self.timeline.throws()

    @property
    def beginning(self) -> Any:
        """The state at the start of the current beat, before amendments. Look at it, but never change it."""
        return self._start

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
        news, self._news = self._news, []
        return news

    def look(self) -> list[Event]:
        """The events since the last look."""
        return [event for news in self.news() for event in news.events]

    def drain(self) -> list[Record]:
        """The records since the last drain, in order."""
        records, self._log = self._log, []
        return records

    # What people do

    def do(self, move: Move) -> None:
        """Make a move: all of it happens, or nothing. Raises what the move raises, and `Refused` (`bad-move`)."""
        check_fields(move)
        with self._whole():
            move.perform(self)

    def go(self, voices: Mapping[VoicePlace, Answer] = UNHEARD) -> None:
        """Let the waiting machine seats answer. See `Go`."""
        self.do(Go(voices=voices))

    def hear(self, voices: Mapping[VoicePlace, Answer]) -> None:
        """Give the next answers of machines, when a file is followed."""
        self._voices = voices

    # What moves stand on: call them from `Move.perform` only

    @property
    def key(self) -> AskKey | ThrowKey:
        """The line of the open question, without its answer."""
        return self._key

    def make(self, move: Move) -> None:
        """Note a move, and play on."""
        self._take(move)
        self._advance()

    def go_back(self, move: Undo) -> None:
        """Take moves back, and stand where they were made."""
        self._take(move)
        self._states.forget_after(self.timeline.turned)
        self._start = self._start_of(self.timeline.cursor.beat)
        self._news = [news for news in self._news if news.moves <= self.moves]
        self._advance(quiet=True)

    def go_forth(self, move: Redo) -> None:
        """Make moves again one by one, and tell what each led to."""
        moves = [one.mark.move for one in self.timeline.undone[-move.count :]]
        words = next((one.amends for one in moves if one.amends), None)
        with amended(words, self._draw) if words else nullcontext():
            self._stand_at(self.timeline.undone[-1].mark.cursor)
            for _ in range(move.count):
                self.timeline.make(Redo())
                self._retell()
            self._log.append(move.record())
            self._advance()

    def change_state(self, move: Amend) -> None:
        """Change the state at the start of the current beat, and run the beat again as far as its script holds."""
        with amended(move.words, self._draw):
            world = self.fresh()
            self.rulebook.referee.amend(world, move.words[0], move.words[1:])
            self._take(replace(move, at=self.where, kept=self._runner.kept(self.timeline.cursor, world)))
            self._advance(afresh=True)

    def throw_again(self, move: Again) -> None:
        """Go back to a throw, and play on from there. Raises `Refused` (`bad-faces`) if set faces do not fit."""
        self._take(move)
        noted = len(self._log)
        self._go_back(move.throw)
        self._advance()
        if any(record["do"] == "drop" for record in self._log[noted:]):
            raise Refused("bad-faces", faces=", ".join(map(str, move.faces or ())))

    def let_answer(self, move: Go) -> None:
        """Let machine seats answer at the open question."""
        self._take(move)
        before, self._going = self._voices, self.where
        self._voices = {**before, **move.voices}
        self._advance()
        self._going, self._voices = NOWHERE, before

    def asked(self, who: str, value: object, at: tuple[int, int] | None) -> Decision:
        """The open decision that a value answers. Raises `Refused`."""
        return fitting(self.decisions, self.where, who, value, at)

    def check_order(self, who: str, about: str, answer: Answer | None) -> None:
        """Check that an order can be given, or taken back (None). Raises `Refused`."""
        check(self.decisions, self.orders, who, about, answer)

    def check_seat(self, who: str, name: str | None) -> None:
        """Check that a seat and a policy exist. Raises `Refused`."""
        known = self.rulebook.seats(self._start)
        if who not in known:
            raise Refused("unknown-seat", who=who, allowed=", ".join(known))
        if name is not None and not self._follows:
            policy(self.rulebook, name)

    # Other ways the game might go

    def fresh(self) -> Any:
        """A copy of the state in which the current beat runs: its first state after the amendments."""
        return self._runner.begun(self._start, self.timeline.cursor.amends)

    def fork(self) -> Session:
        """A copy of the game that goes its own way; nothing that happens there is seen here."""
        twin = copy.copy(self)
        twin.timeline, twin._states = self.timeline.copy(), self._states.copy()
        twin._readers = self._readers.copy()
        twin.decisions = self.decisions.copy()
        twin._news, twin._log, twin._passed = [], [], []
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
        first = self.timeline.first
        state = self._states.nearest(first)[1]
        for beat in range(first, self.timeline.cursor.beat):
            state, events = self._rerun(beat, state)
            yield state, self._readers.as_told(beat, events, state)
        cursor = self.timeline.cursor
        state, events, _ = self._runner.recalled(cursor.beat, Beat(cursor.amends, cursor.script), state)
        yield state, self._readers.as_told(cursor.beat, events, state)

    # How it runs

    def _advance(self, quiet: bool = False, afresh: bool = False) -> None:
        """Run beats until somebody must answer, or the game is over.

        The events of the first beat must begin with those shown already, unless it runs `afresh`; with `quiet`, the
        events of its recording count as shown.
        """
        self.decisions, self.waiting, self.finished, self._line = {}, {}, False, 0
        self._policies = {who: self._policy(name) for who, name in self.seats.items()}
        for _ in range(LONGEST_SILENCE):
            if not self._run(quiet, afresh):
                self._close_news()
                return
            quiet = afresh = False
        raise Endless(f"{LONGEST_SILENCE} beats without a question")

    def _policy(self, name: str) -> Policy:
        """The policy of a name, made once for the game."""
        if name not in self._made:
            self._made[name] = at_need(self.rulebook, name)
        return self._made[name]

    def _run(self, quiet: bool, afresh: bool) -> bool:
        """Run the current beat on a copy of its first state. Return whether it ended."""
        cursor = self.timeline.cursor
        self.state = world = self.fresh()
        if self.rulebook.finished(world):
            self._replaced += len(self._shown) if afresh else 0
            self.finished, self._shown = True, []
            return False
        passed = Unasked(self.rulebook, world)
        beyond = Beyond.at(
            cursor,
            self.seed,
            players(self._policies, world),
            physical=self.dice == "physical",
            voices=self._voices,
            going=self._going if self.waits else None,
            passing=self._spared(world),
            unasked=passed.note,
            follows=self._follows,
        )
        table = Script(cursor.script, cursor.beat, beyond, counting(self.rulebook, world))
        try:
            self._runner.step(world, witnessed(table, self._thinking()), len(cursor.script))
            table.finish()
            paused = False
        except Pause as pause:  # the half-changed copy is for looking at only
            self.decisions, self._line, self._key = dict(pause.decisions), pause.line, pause.key
            self.waiting = pause.machines
            paused = True
        self._note(*table.records)
        if quiet:
            self._shown = table.events[: table.recalled]
            self._readers.remember(cursor.beat, self._shown, world)
        before, new = len(self._told), self._publish(cursor.beat, table.events, afresh, world)
        shown = len(table.events) - new
        self._passed += [one._replace(after=before + max(0, one.after - shown)) for one in passed.found]
        if not paused:
            self._close(world)
        return not paused

    def _thinking(self) -> list[Policy]:
        """The policies that may answer in this beat."""
        return [*self._policies.values(), *([] if self._follows else stand_ins(self.rulebook, self.asking))]

    def _spared(self, state: Any) -> Passing:
        """The answers given without asking: by the rulebook, or by the file that is followed."""
        if not self.asking:
            return ask_everything
        return recorded(self.asking, self._voices) if self._follows else passing(self.rulebook, self.asking, state)

    def _stand_at(self, cursor: Cursor) -> None:
        """Start telling at a place: earlier events of its beat have been shown."""
        self._states.forget_after(cursor.beat)
        self._start = self._start_of(cursor.beat)
        beat = Beat(cursor.amends, cursor.script)
        state, self._shown, _ = self._runner.recalled(cursor.beat, beat, self._start)
        self._readers.remember(cursor.beat, self._shown, state)

    def _go_back(self, throw: tuple[int, int]) -> None:
        """Start telling at a throw; news of the last move from there on are dropped."""
        beat, line = throw
        cursor, then = self.timeline.cursor, self.timeline.beat(beat)
        self._stand_at(cursor._replace(beat=beat, amends=then.amends, script=then.script[:line]))
        mark, state = self.timeline.marks[-1], self._start
        for number, played in enumerate((*mark.dropped, Beat(mark.cursor.amends, mark.cursor.script)), beat):
            state, events, _ = self._runner.recalled(number, played, state)
            self._replaced += len(events)
        self._replaced -= len(self._shown)

    def _retell(self) -> None:
        """Tell what the last move led to, as it was told at first."""
        mark, cursor = self.timeline.marks[-1], self.timeline.cursor
        if mark.move.rewinds_to is not None:
            self._go_back(mark.move.rewinds_to)
        afresh = bool(mark.move.amends)
        for beat in range(mark.first, cursor.beat):
            world, events = self._rerun(beat, self._start)
            self._publish(beat, events, afresh, world)
            self._start, self._shown = world, []
            self._states.keep(beat + 1, world)
        self.state, events, _ = self._runner.recalled(cursor.beat, Beat(cursor.amends, cursor.script), self._start)
        self._publish(cursor.beat, events, afresh, self.state)
        self._close_news()

    def _close(self, world: Any) -> None:
        self.timeline.close()
        self._start, self._shown = world, []
        self._states.keep(self.timeline.cursor.beat, world)

    def _rerun(self, beat: int, start: Any) -> tuple[Any, list[Event]]:
        """Run a finished beat again. Raises `Diverged`."""
        return self._runner.finished(beat, self.timeline.beat(beat), start)

    def _start_of(self, beat: int) -> Any:
        """The state at the start of a beat, run again from the nearest kept one."""
        near, state = self._states.nearest(beat)
        for between in range(near, beat):
            state, _ = self._rerun(between, state)
            self._states.keep(between + 1, state)
        return state

    def _take(self, move: Move) -> None:
        self.timeline.make(move)
        self._log.append(move.record())

    def _note(self, *records: Record) -> None:
        for record in records:
            self.timeline.apply(record)
        self._log += records

    def _publish(self, beat: int, events: list[Event], afresh: bool, state: Any) -> int:
        """Tell the events of a beat that have not been told. Return their number."""
        new = untold(self._shown, events, afresh)
        if new is None:
            raise Diverged(*self.where, [event.name for event in self._shown], [event.name for event in events])
        self._replaced += len(self._shown) + len(new) - len(events)
        told = heard(self.rulebook, state, new)
        self._told = [*self._told, *told]
        self._readers.note(beat, len(events) - len(new), told)
        self._shown = events
        return len(new)

    def _close_news(self) -> None:
        if self._told or self._passed or self._replaced:
            self._news.append(News(self.moves, self.state, self._told, self._passed, self._replaced))
            self._told, self._passed, self._replaced = [], [], 0

    def _draw(self) -> None:
        if not self._follows:
            draw(self.rulebook, self.state, self.decisions.values(), self._news)

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """Let everything inside happen, or nothing."""
        self._passed = []
        before = BeforeMove(self)
        try:
            yield
        except BaseException:
            before.restore()
            raise
