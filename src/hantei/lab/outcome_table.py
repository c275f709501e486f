"""The outcome table: remembers where beats lead, so that a later run need not play them again.

A beat is remembered as a tree: its first throw, the next throw for each value of the first, and so on to the state
after the beat and its counts. A run draws every die from its own luck, as at a live table, and looks up where it leads;
if it meets something new, it runs the rules. So a run is the same, die for die, whatever the table holds and whoever
plays it. If states do not repeat, a run leaves the table and is played to its end without it.
"""

from __future__ import annotations

import sys
import threading
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from hantei.core.dice import Dice
from hantei.core.record import Fold, clone, hashable
from hantei.core.rulebook import Finding, Rulebook, looks_ahead
from hantei.core.table import Endless

from .trial import MARKS, Closing, Notes, Played, Sums, Trial, Watched, closing, ended, endless, play, played_on

STRAY = 12
"""New states in a row after which a run leaves the table; no run adds more in a row."""

TRIED = 50
"""One part in this number of the states learnt in any case is learnt before the table is judged by its use. If it then
holds more states than runs have found known ways on it, as in fights on a map, a run leaves it at the first new state,
because learning a state costs as much as several beats."""

START, WORTH = 5_000, 10
"""States that are learnt in any case, and the known ways that runs must find for each further state."""

MOST_STATES = 60_000
MOST_WAYS = 250_000
"""States and ways to them that are remembered, at most; ways to others are played anew each time."""

MOST_AT_ONCE = 1000
"""Beats of one way, at most."""

IN_FIGHT = ("round", "spent", "use", "saved", "gained", "lost")
"""The kinds of counts that add to the sums of the battle in which they fall. Those of `MARKS` are kept in their order,
between the sums."""

DIGIT = 64
"""Bits of a digit of a `Packing`."""

MOST_READ = 4096
"""Sums that a packing keeps; at one more it forgets them all."""

LARGEST_PACKED = 1 << 32
"""The largest amount of a count that is packed, so that no sum of a run outgrows its digit."""

ToldCount = tuple[str, str, int]
"""A count as the table remembers it: its kind, its key, its amount."""


@dataclass(slots=True)
class Over:
    """The end of a game in a state: its figures (None: it has no outcome), and all else that is read off the state."""

    figures: Sequence[Finding] | None
    last: Closing


class Rest:
    """A state at rest, and the known results of its next beat.

    `way` is the first throw or, if nothing is thrown, the end of the beat. `held` says that the table holds it, `loose`
    that policies drew luck of their own in this beat, so its results are never remembered.
    """

    __slots__ = ("held", "loose", "over", "state", "way")

    def __init__(self, state: Any, over: Over | None) -> None:
        self.state, self.over = state, over
        self.way: KnownThrow | Leaf | None = None
        self.held = self.loose = False


class KnownThrow:
    """A throw in a beat, and the known ways behind each value; `faces` holds the same by the face of a single die,
    filled as it falls."""

    __slots__ = ("dice", "faces", "next", "sides", "single")

    def __init__(self, dice: Dice) -> None:
        self.dice, self.single, self.sides = dice, dice.single, dice.sides
        self.next: dict[int, KnownThrow | Leaf] = {}
        self.faces: list[KnownThrow | Leaf | None] = [None] * len(dice.single)

    def learn(self, face: int) -> KnownThrow | Leaf | None:
        """Find the way behind a face of a single die, by its number from 0, if it is known by now."""
        follows = self.faces[face] = self.next.get(self.single[face])
        return follows


ApartCount = tuple[int, ToldCount]
"""A count that is noted by itself, behind the sums packed before it on the same way."""


class Packing:
    """Packs the counts of a table into one number, so that adding numbers adds the counts of many ways.

    Each count has a digit of its own, assigned when its key is first met; only the packing that made a number can read
    it. The same sums come up again and again, so the packing keeps those that it has read.
    """

    def __init__(self) -> None:
        self.digits: dict[str, int] = {}
        self.kinds: list[str] = []
        """The kind of each count that adds to the sums of a battle, "" for the others."""

        self.known: dict[int, Sums] = {}
        """The sums that were read, by their number: a digit always stands for the same count."""

    def packed(self, told: Iterable[ToldCount]) -> tuple[int, Sequence[ApartCount]]:
        """Pack some counts into a number, and return with it those that are noted by themselves. The order of these
        matters, and so does which counts of a battle are told before them. All other counts may be noted in front,
        together with those of other ways, but not in front of a battle."""
        total, free, marks = 0, 0, list[ApartCount]()
        for kind, name, amount in told:
            if kind in MARKS or not 0 < amount <= LARGEST_PACKED:
                marks.append((total, (kind, name, amount)))
            elif kind in IN_FIGHT:
                total += amount << self.place(kind, name)
            else:
                free += amount << self.place("", name)
        if not any(kind == "battle" for _, (kind, _, _) in marks):
            marks = [(free + before, mark) for before, mark in marks]
        return free + total, marks

    def place(self, kind: str, name: str) -> int:
        """The first bit of the digit of a count."""
        if name not in self.digits:
            self.digits[name] = len(self.kinds) * DIGIT
            self.kinds.append(kind)
        return self.digits[name]

    def read(self, packed: int) -> Sums:
        """Read the sums of a number."""
        found = self.known.get(packed)
        if found is None:
            if len(self.known) >= MOST_READ:
                self.known.clear()
            found = self.known[packed] = self.unpacked(packed)
        return found

    def unpacked(self, packed: int) -> Sums:
        """Read the sums digit by digit."""
        digits = array("Q", packed.to_bytes(len(self.kinds) * DIGIT // 8, sys.byteorder))
        if sys.byteorder == "big":
            digits.reverse()
        return Sums.of([told for told in zip(self.kinds, self.digits, digits, strict=True) if told[2]])


class Leaf:
    """The end of a way: the state after it, and the notes, as `Packing` packs them: `sums`, and the `marks` in between.

    Its notes never change, because a run may have taken them already. If it is found to lead further, `further` is a
    new leaf.
    """

    __slots__ = ("answered", "beats", "further", "marks", "rest", "sums")

    def __init__(self, rest: Rest, sums: int, marks: Sequence[ApartCount], answered: Iterable[str], beats: int) -> None:
        self.rest, self.sums, self.marks, self.answered, self.beats = rest, sums, marks, tuple(answered), beats
        self.further: Leaf | None = None

    def followed(self) -> Leaf:
        """Follow this way through the beats without throws behind it, as far as they are known; each call learns one
        more state."""
        known = self.further or self
        more = known.rest.way
        if isinstance(more, Leaf) and more is not known:
            answered = dict.fromkeys([*known.answered, *more.answered])
            marks = [*known.marks, *[(known.sums + before, mark) for before, mark in more.marks]]
            beats = known.beats + more.beats
            known = self.further = Leaf(more.rest, known.sums + more.sums, marks, answered, beats)
        return known


def take_all(ways: Iterable[Leaf], notes: Notes, packing: Packing) -> None:
    """Note what happened on these ways, one after the other, with all sums between two marks added at once."""
    total = noted = 0
    for way in ways:
        for before, mark in way.marks:
            if total + before > noted:
                notes.add(packing.read(total + before - noted))
                noted = total + before
            notes.note(*mark)
        total += way.sums
        if way.answered:
            notes.answered |= dict.fromkeys(way.answered)
    if total > noted:
        notes.add(packing.read(total - noted))


class WatchedLuck(Random):
    """Luck of policies that remembers whether a policy has drawn from it."""

    drawn = False

    def random(self) -> float:
        self.drawn = True
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        self.drawn = True
        return super().getrandbits(k)


class Recorder(Watched):
    """A table that, while `recording`, keeps the throws and counts of a beat for the outcome table."""

    def __init__(self, trial: Trial, rulebook: Rulebook[Any], state: Any) -> None:
        super().__init__(trial, rulebook, state, 0)
        self.seed = trial.seed
        self.minds = WatchedLuck()
        self.recording = False
        self.fallen: Sequence[int] = ()
        self.thrown: list[tuple[Dice, int]] = []
        self.told: list[ToldCount] = []

    def sit(self, number: int, rng: Random, notes: Notes) -> None:
        """Begin a run at the table, with its dice and its notes."""
        self.rng, self.notes = rng, notes
        self.luck = self.minds = WatchedLuck(f"{self.seed}/{number}/policies")

    def begin(self, state: Any, fallen: Sequence[int]) -> None:
        """Begin to record a beat whose first dice have fallen already."""
        self.state, self.fallen, self.thrown, self.told = state, fallen, [], []
        self.recording, self.minds.drawn = True, False
        self.note = self.remember

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        if not self.recording:
            return super().roll(dice, why, who)
        at = len(self.thrown)
        value = self.fallen[at] if at < len(self.fallen) else super().roll(dice, why, who)
        self.thrown.append((dice, value))
        return value

    def remember(self, kind: str, key: str, amount: int) -> None:
        """Keep a count for the outcome table."""
        self.told.append((kind, key, amount))

    def leave(self, state: Any) -> None:
        """Go on from a state without recording."""
        self.recording, self.state, self.note = False, state, self.notes.note


class OutcomeTable:
    """Remembers where the beats of one trial have led in its runs.

    Policies must depend only on state, question, and luck from the source given to them.
    """

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.rulebook: Rulebook[Any] = trial.book()
        state = self.rulebook.start(trial.setup)
        self.recorder = Recorder(trial, self.rulebook, state)
        self.ahead = any(map(looks_ahead, self.recorder.policies.values()))
        self.first = Rest(state, self._over(state))
        self.first.held = True
        self.rests: dict[int, Rest] = {}
        self.throwing: dict[str, None] = {}
        self.ways = self.used = 0
        self.parts, self.packing = Fold(), Packing()
        self.luck = Random(0)
        """The dice of the current run, seeded anew for each, because making a new source of luck seeds it twice."""

    def play(self, number: int) -> Played:
        """Play run `number` of the trial, with the same result as `hantei.lab.play`. Raises what that raises."""
        if self.ahead or self.trial.plan:
            return play(self.trial, number)
        rng, notes = self.luck, Notes()
        rng.seed(f"{self.trial.seed}/{number}")
        taken: list[Leaf] = []
        rest, strange, left, seated = self.first, 0, self.trial.most_beats, False
        while True:
            rest, fallen, known_beats = self._walk(rest, rng, taken, left)
            left -= known_beats
            if rest.over is not None or not left:
                break
            if not seated:
                self.recorder.sit(number, rng, notes)
                seated = True
            try:
                way, known = self._explore(rest, fallen, left)
            except Endless:
                return self._given_up(number, taken)
            if not known:
                strange = 1 if known_beats else strange + 1
            elif not rest.loose:
                strange = 0
            taken.append(way)
            rest, left = way.rest, left - way.beats
            if strange > self._patience() or not rest.held:
                take_all(taken, notes, self.packing)
                return self._leave(rest.state, number, left)
        take_all(taken, notes, self.packing)
        labels = self.recorder.labels
        if not left or rest.over is None or rest.over.figures is None:
            return endless(number, notes, labels)
        return ended(number, rest.over.figures, rest.over.last, notes, labels)

    def _patience(self) -> int:
        """The new states in a row that a run may meet on the table."""
        learnt = len(self.rests)
        return STRAY if learnt < START // TRIED or self.used >= learnt else 0

    def _walk(self, rest: Rest, rng: Random, taken: list[Leaf], most: int) -> tuple[Rest, Sequence[int], int]:
        """Throw dice from a state on while it is known where they lead, and add the ways to those `taken`.

        Return the state in which that ends, the dice that have fallen from it, and the number of beats, at most `most`;
        a way with more beats than are left is not taken.
        """
        beats, random = 0, rng.random
        while rest.over is None and beats < most:
            way, fallen = rest.way, []
            while isinstance(way, KnownThrow):
                single = way.single
                if single:
                    face = int(random() * way.sides)
                    fallen.append(single[face])
                    way = way.faces[face] or way.learn(face)
                else:
                    value = way.dice.read(tuple(way.dice.throw(rng)))
                    fallen.append(value)
                    way = way.next.get(value)
            if way is None:
                return rest, fallen, beats
            self.used += 1
            begun = way
            if begun.further is not None:
                way = begun.further
            if isinstance(way.rest.way, Leaf) and way.rest.over is None:
                way = begun.followed()
            if way.beats > most - beats:
                return rest, fallen, beats
            rest = way.rest
            taken.append(way)
            beats += way.beats
        return rest, (), beats

    def _explore(self, rest: Rest, fallen: Sequence[int], most: int) -> tuple[Leaf, bool]:
        """Go on from a state from which some dice have fallen, for at most `most` beats. Return where it leads, and
        whether that was known. A way that ends because no beats are left is not remembered."""
        run, state = self.recorder, clone(rest.state)
        before, run.notes.answered = run.notes.answered, {}
        run.begin(state, fallen)
        over, beats = None, 0
        while over is None and beats < min(MOST_AT_ONCE, most) and (not beats or self._goes_on(state)):
            name, thrown = state.agenda[-1][0], len(run.thrown)
            self.rulebook.beats.step(state, run)
            self.rulebook.foresight.forget(state)
            over, beats = self._over(state), beats + 1
            if len(run.thrown) > thrown:
                self.throwing.setdefault(name)
        answered, run.notes.answered = run.notes.answered, before
        after, known = self._rest(state, over) if beats < most else (Rest(state, over), False)
        leaf = Leaf(after, *self.packing.packed(run.told), answered, beats)
        if run.minds.drawn:
            rest.loose, rest.way = True, None
        elif not rest.loose and self.ways < MOST_WAYS and after.held:
            self.ways += 1
            attach(rest, run.thrown, leaf)
        return leaf, known

    def _given_up(self, number: int, taken: Sequence[Leaf]) -> Played:
        """End a run with a beat that does not end; the events before that count."""
        run, notes = self.recorder, self.recorder.notes
        late, notes.answered = notes.answered, {}
        take_all(taken, notes, self.packing)
        notes.answered |= late
        for told in run.told:
            notes.note(*told)
        return endless(number, notes, run.labels)

    def _goes_on(self, state: Any) -> bool:
        """Whether the way goes on: dice that have fallen are still to be read, or nothing is thrown."""
        run = self.recorder
        return len(run.thrown) < len(run.fallen) or state.agenda[-1][0] not in self.throwing

    def _leave(self, state: Any, number: int, most: int) -> Played:
        """Play the rest of a run without the table, at most `most` beats."""
        run = self.recorder
        run.leave(clone(state))
        return played_on(run.state, run, number, most)

    def _rest(self, state: Any, over: Over | None) -> tuple[Rest, bool]:
        """Find the rest for a state, and whether it was known."""
        name = hashable(state)
        place = hash(name)
        found = self.rests.get(place)
        if found is not None and hashable(found.state) == name:
            return found, True
        rest = Rest(state, over)
        if found is None and len(self.rests) < min(MOST_STATES, START + self.used // WORTH):
            rest.state, rest.held = self.parts.fold(state), True
            self.rests[place] = rest
        return rest, False

    def _over(self, state: Any) -> Over | None:
        figures = self.rulebook.judging.outcome(state)
        if figures is not None:
            return Over(figures, closing(self.rulebook, state, self.recorder.labels))
        return Over(None, Closing({}, {})) if self.rulebook.finished(state) else None


def attach(rest: Rest, thrown: Sequence[tuple[Dice, int]], leaf: Leaf) -> None:
    """Remember where these throws of the next beat lead."""
    if not thrown:
        rest.way = leaf
        return
    way = rest.way = rest.way or KnownThrow(thrown[0][0])
    for at, (_, value) in enumerate(thrown[:-1]):
        assert isinstance(way, KnownThrow)  # noqa: S101 - the same throws have led here
        way = way.next.setdefault(value, KnownThrow(thrown[at + 1][0]))
    assert isinstance(way, KnownThrow)  # noqa: S101
    way.next[thrown[-1][1]] = leaf


_kept = threading.local()


def outcome_table(trial: Trial) -> OutcomeTable:
    """Return the table of a trial in this thread; only that of the last trial is kept."""
    table: OutcomeTable | None = getattr(_kept, "table", None)
    if table is None or table.trial != trial:
        table = _kept.table = OutcomeTable(trial)
    return table
