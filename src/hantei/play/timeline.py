"""The timeline of one game: what was thrown and answered, beat by beat, and the way back.

A timeline is plain data and knows no rules. It changes by *records* alone, plain dicts that are also the lines of a
save file; so a session that plays and a file that is read build the same timeline with the same code.

Records, by their field `do`; `at` is the pair of beat and line:

* `roll`: dice fell (`dice`, `why`, `faces`; `forced` where the game master had named the faces)
* `hand`: a person entered the faces of real dice
* `auto`: a machine seat answered (`kind`, `clause`, `who`, `answer`)
* `answer`: a person answered (`kind`, `clause`, `who`, `answer`); where several decisions are asked at once, the kind
  and the clause are those of the first, and a second decision of the same seat goes by `seat#2`
* `force`: the game master named the faces of the next throw
* `drop`: named faces did not fit the throw (`dice`, `why`, `faces`) and were dropped
* `amend`: the game master changed the state in which the beat began (`words`); `kept` lines of its script still hold
* `cut`: the rules have changed and only `kept` lines of the script still hold; the rest is asked anew
* `seat`: a seat went to a machine (`policy`) or back to a person (`policy` is null)
* `delegate`: what a seat (`who`) is asked is answered by another (`to`), or by itself again (`to` is null)
* `order`: a seat (`who`) answers all questions about a `topic` alike (`answer`), or is asked again (`answer` is null)
* `again`: the game went back to a throw (`throw`: its beat and line), which falls anew, or as the game master says
  (`faces`, else null)
* `pace`: machine seats wait to be let answer (`waits`), or answer at once
* `go`: the machine seats that waited were let answer
* `undo`, `redo`: so many (`count`) moves were taken back, or made again
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from .orders import NONE, Orders

Line = list[Any]
"""`["roll", dice, why, faces]` or `["ask", kind, clause, {who: answer}]`."""

Record = dict[str, Any]
"""One line of a save file, without its number and checksum."""

MOVES = frozenset({"answer", "hand", "amend", "force", "seat", "delegate", "order", "again"})
"""The records that stand for the will of a person: what undo takes back, one at a time."""

TRAVELS = frozenset({"undo", "redo"})
"""The records that only lead along what was played: back, or forth again."""

LONGEST_SILENCE = 1_000_000
"""Beats without a throw or question after which a game is taken to be endless."""


NOBODY: Mapping[str, str] = {}
"""No seat answers for another."""


class Misplaced(ValueError):
    """A record that cannot follow the ones before it; the message says why."""


class Beat(NamedTuple):
    """A finished beat: how its beginning was amended, and its script."""

    amends: tuple[tuple[str, ...], ...]
    script: tuple[Line, ...]


class Cursor(NamedTuple):
    """Where a game stands: its beat, what has happened in it so far, named faces not yet shown, machine seats.

    `deputies` are the seats that answer for others; `again` the throws that fell anew, each as often as it did;
    `orders` the answers that stand, by seat and topic.
    """

    beat: int
    amends: tuple[tuple[str, ...], ...]
    script: tuple[Line, ...]
    forced: tuple[tuple[int, ...], ...]
    seats: Mapping[str, str]
    deputies: Mapping[str, str] = NOBODY
    again: tuple[tuple[int, int], ...] = ()
    orders: Orders = NONE


class Mark(NamedTuple):
    """A move, and where the game stood before it; `dropped` are the last finished beats where it went back to them."""

    move: Record
    cursor: Cursor
    dropped: tuple[Beat, ...] = ()

    @property
    def mover(self) -> str:
        """The seat whose answer or order the move was; "" for real dice entered, and for what a game master did."""
        asked = self.move["who"].partition("#")[0] if self.move["do"] in ("answer", "order") else ""
        return self.cursor.deputies.get(asked, asked)

    @property
    def first(self) -> int:
        """The first beat that is another one after the move."""
        return self.cursor.beat - len(self.dropped)


class Undone(NamedTuple):
    """A move taken back, the beats that it had led through, and where the game stood after it."""

    mark: Mark
    beats: tuple[Beat, ...]
    cursor: Cursor


class Journey:
    """Undos and redos in a row: where they lead together, without a step on the way.

    Parameters: how many moves can be taken back, and made again, where they begin. `net` is how many moves forth they
    lead, below 0 how many back.
    """

    def __init__(self, moves: int, undone: int) -> None:
        self.moves, self.undone, self.net = moves, undone, 0

    def left(self, do: str) -> int:
        """How many moves an undo or a redo could take now."""
        return self.moves if do == "undo" else self.undone

    def go(self, record: Record) -> None:
        """Follow an undo or a redo. Raises `Misplaced`."""
        count = record["count"]
        if not 0 < count <= self.left(record["do"]):
            raise Misplaced("nothing left to take back" if record["do"] == "undo" else "nothing left to make again")
        forth = count if record["do"] == "redo" else -count
        self.moves, self.undone, self.net = self.moves + forth, self.undone - forth, self.net + forth

    def record(self) -> Record | None:
        """The one undo or redo that leads as far; None where they lead back to where they began."""
        return {"do": "undo" if self.net < 0 else "redo", "count": abs(self.net)} if self.net else None


class Timeline:
    """Finished beats, the place where the game stands, moves to take back, and moves taken back.

    `waits`: machine seats wait to be let answer. `turned` is the first beat that the last undo, redo or `again` has
    made another one.
    """

    def __init__(self, seats: Mapping[str, str], waits: bool = False) -> None:
        self.waits, self.turned = waits, 0
        self.past: list[Beat] = []
        self.cursor = Cursor(0, (), (), (), dict(seats))
        self.marks: list[Mark] = []
        self.undone: list[Undone] = []

    def copy(self) -> Timeline:
        """A timeline that goes its own way from here."""
        twin = Timeline({}, self.waits)
        twin.past, twin.cursor = self.past.copy(), self.cursor
        twin.marks, twin.undone = self.marks.copy(), self.undone.copy()
        return twin

    def throws(self) -> list[tuple[tuple[int, int], Line]]:
        """The throws since the last move, the last first: beat and line of each, and what is recorded."""
        cursor, marks = self.cursor, self.marks
        since = (marks[-1].cursor.beat, len(marks[-1].cursor.script)) if marks else (0, 0)
        if marks and marks[-1].move["do"] == "again":
            since = (marks[-1].move["throw"][0], marks[-1].move["throw"][1])
        beats = [(since[0] + i, beat.script) for i, beat in enumerate(self.past[since[0] :])]
        beats.append((cursor.beat, cursor.script))
        found = [((beat, at), line) for beat, script in beats for at, line in enumerate(script) if line[0] == "roll"]
        return [(place, line) for place, line in reversed(found) if place >= since]

    def close(self) -> None:
        """The current beat is finished."""
        cursor = self.cursor
        self.past.append(Beat(cursor.amends, cursor.script))
        self.cursor = cursor._replace(beat=cursor.beat + 1, amends=(), script=())

    def apply(self, record: Record) -> None:
        """Let a record happen. Raises `Misplaced` where it cannot follow what is there."""
        try:
            do = _DOING[record["do"]]
        except KeyError:
            raise Misplaced(f"unknown record {record.get('do')!r}") from None
        if "at" in record:
            self._reach(*record["at"])
        if record["do"] in MOVES:
            dropped = tuple(self.past[record["throw"][0] :]) if record["do"] == "again" else ()
            self.marks.append(Mark(record, self.cursor, dropped))
        if record["do"] in MOVES or record["do"] in ("go", "pace"):
            self.undone.clear()
        do(self, record)

    def reach(self, beat: int) -> None:
        """The game has come to this beat. Raises `Misplaced` where it is beyond it, or cannot have come so far."""
        # Beats without a line of their own leave no record; they lie before the next one that does.
        if not self.cursor.beat <= beat <= self.cursor.beat + LONGEST_SILENCE:
            raise Misplaced(f"beat {beat} cannot come where the game stands, at beat {self.cursor.beat}")
        while self.cursor.beat < beat:
            self.close()

    def _reach(self, beat: int, line: int) -> None:
        self.reach(beat)
        if not len(self.cursor.script) - 1 <= line <= len(self.cursor.script):
            raise Misplaced(f"line {line} of beat {beat} cannot follow line {len(self.cursor.script)}")

    def _roll(self, record: Record) -> None:
        if record["at"][1] != len(self.cursor.script):
            raise Misplaced("a throw on a line that is taken")
        line = ["roll", record["dice"], record["why"], record["faces"]]
        forced = self.cursor.forced[1:] if record.get("forced") else self.cursor.forced
        self.cursor = self.cursor._replace(script=(*self.cursor.script, line), forced=forced)

    def _voice(self, record: Record) -> None:
        # Whether the ballot is open already is a matter of its place; the same question may be asked twice in a row.
        script, at = self.cursor.script, record["at"][1]
        given = script[at][-1] if at < len(script) else {}
        if not isinstance(given, dict) or record["who"] in given:
            raise Misplaced("an answer on a line that is taken")
        line = ["ask", record["kind"], record["clause"], {**given, record["who"]: record["answer"]}]
        self.cursor = self.cursor._replace(script=(*script[:at], line))

    def _amend(self, record: Record) -> None:
        amends = (*self.cursor.amends, tuple(record["words"]))
        self.cursor = self.cursor._replace(amends=amends, script=self.cursor.script[: record["kept"]])

    def _cut(self, record: Record) -> None:
        self.cursor = self.cursor._replace(script=self.cursor.script[: record["kept"]])

    def _force(self, record: Record) -> None:
        self.cursor = self.cursor._replace(forced=(*self.cursor.forced, tuple(record["faces"])))

    def _drop(self, record: Record) -> None:
        self.cursor = self.cursor._replace(forced=self.cursor.forced[1:])

    def _seat(self, record: Record) -> None:
        seats = {who: policy for who, policy in self.cursor.seats.items() if who != record["who"]}
        if record["policy"] is not None:
            seats[record["who"]] = record["policy"]
        self.cursor = self.cursor._replace(seats=seats)

    def _undo(self, record: Record) -> None:
        if not 0 < record["count"] <= len(self.marks):
            raise Misplaced("nothing left to take back")
        self.turned = self.cursor.beat
        for _ in range(record["count"]):
            mark = self.marks.pop()
            self.undone.append(Undone(mark, tuple(self.past[mark.first :]), self.cursor))
            self.past[mark.first :] = mark.dropped
            self.cursor = mark.cursor
            self.turned = min(self.turned, mark.first)

    def _redo(self, record: Record) -> None:
        if not 0 < record["count"] <= len(self.undone):
            raise Misplaced("nothing left to make again")
        self.turned = self.cursor.beat
        for _ in range(record["count"]):
            mark, beats, cursor = self.undone.pop()
            self.marks.append(mark)
            self.past[mark.first :] = beats
            self.cursor = cursor
            self.turned = min(self.turned, mark.first)

    def _delegate(self, record: Record) -> None:
        deputies = {who: to for who, to in self.cursor.deputies.items() if who != record["who"]}
        if record["to"] is not None:
            deputies[record["who"]] = record["to"]
        self.cursor = self.cursor._replace(deputies=deputies)

    def _order(self, record: Record) -> None:
        name = f"{record['who']}/{record['topic']}"
        orders = {known: answer for known, answer in self.cursor.orders.items() if known != name}
        if record["answer"] is not None:
            orders[name] = record["answer"]
        self.cursor = self.cursor._replace(orders=orders)

    def _again(self, record: Record) -> None:
        beat, line = record["throw"]
        then = Beat(self.cursor.amends, self.cursor.script) if beat == self.cursor.beat else self._finished(beat)
        if line >= len(then.script) or then.script[line][0] != "roll":
            raise Misplaced("no throw to fall anew")
        del self.past[beat:]
        forced = self.cursor.forced if record["faces"] is None else (tuple(record["faces"]), *self.cursor.forced)
        again = (*self.cursor.again, (beat, line))
        changes = {"beat": beat, "amends": then.amends, "script": then.script[:line], "forced": forced, "again": again}
        self.cursor = self.cursor._replace(**changes)
        self.turned = beat

    def _finished(self, beat: int) -> Beat:
        if not 0 <= beat < len(self.past):
            raise Misplaced(f"there is no beat {beat}")
        return self.past[beat]

    def _pace(self, record: Record) -> None:
        self.waits = record["waits"]

    def _go(self, record: Record) -> None:
        """Nothing but its place: the answers have records of their own."""


_DOING: dict[str, Callable[[Timeline, Record], None]] = {
    "roll": Timeline._roll,
    "hand": Timeline._roll,
    "auto": Timeline._voice,
    "answer": Timeline._voice,
    "amend": Timeline._amend,
    "cut": Timeline._cut,
    "force": Timeline._force,
    "drop": Timeline._drop,
    "seat": Timeline._seat,
    "delegate": Timeline._delegate,
    "order": Timeline._order,
    "again": Timeline._again,
    "pace": Timeline._pace,
    "go": Timeline._go,
    "undo": Timeline._undo,
    "redo": Timeline._redo,
}
