"""The moves: the actions of people on a game.

Each is one frozen record. It starts as somebody's wish, performs that on a session, and is completed with where the
game stood. A wish that names a place (`at`) is for that place alone, and stale where the game stands elsewhere
(`Session.do`). As a line of a save file it is applied to a timeline, and it says in a message what it did. To add a
move, write one class here and its message in both catalogues; a move that leaves something in force also has a field of
`Cursor`, and somebody who reads it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from ..core.adjusting import told_change
from ..core.amending import BRING
from ..core.decision import Answer, Decision, Faces
from ..core.message import Message, Sayable
from ..core.seats import HAND
from .asking import EVERYTHING, check_much
from .cursor import BY_LUCK, VoicePlace
from .fields import (
    THROW,
    VOICE,
    are_faces,
    are_words,
    is_answer_or_none,
    is_face,
    is_place,
    is_text,
    is_text_or_none,
    is_truth,
    is_whole,
    is_writable,
)
from .introducing import newcomer
from .move import Move, Playing, given
from .orders import asked_about, must_stand, order_name
from .policies import player_of
from .recording import Record
from .refused import Refused, faces_listed, fitting
from .timeline import Timeline, frozen, line_value
from .travelling import Again, Redo, Undo


@dataclass(frozen=True)
class Reply(Move):
    """A person answers; `who` is the key of the decision.

    If several decisions are asked at once, kind and clause are those of the first, and a second decision of the same
    seat has the key `seat#2`. Raises `Refused` (`not-asked`, `illegal-answer`).
    """

    do = "answer"
    checks = "answer"
    shape = VOICE
    answers = True

    who: str
    answer: Answer
    at: tuple[int, int] | None = None
    kind: str = ""
    clause: str = ""

    @property
    def who_answered(self) -> str:
        return self.who.partition("#")[0]

    def apply(self, timeline: Timeline) -> None:
        assert self.at is not None  # noqa: S101 - it is known once somebody has made the move
        timeline.voice(self.at, self.kind, self.clause, self.who, line_value(self.answer))

    def perform(self, session: Playing) -> None:
        decision = fitting(session.decisions, self.who, line_value(self.answer))
        if isinstance(decision, Faces):
            Handed(frozen(self.answer)).perform(session)
            return
        session.make(Reply(self.who, self.answer, session.where, **session.request._asdict()))

    def message(self, before: Playing) -> Message:
        decision = before.decisions[self.who]
        said = before.rulebook.speech.label(before.state, decision, line_value(self.answer))
        return Message("move-answer", {"question": question(before, decision), "answer": said})


@dataclass(frozen=True)
class Handed(Move):
    """A person enters the faces of real dice. Raises as an answer does."""

    do = "hand"
    checks = "faces"
    shape = THROW
    answers = True

    faces: tuple[int, ...]
    at: tuple[int, int] | None = None
    dice: str = ""
    why: str = ""

    def apply(self, timeline: Timeline) -> None:
        timeline.throw(self.record())

    def perform(self, session: Playing) -> None:
        asked = next(iter(session.decisions), "")
        fitting(session.decisions, asked, line_value(self.faces))
        session.make(replace(self, at=session.where, **session.request._asdict()))

    def message(self, before: Playing) -> Message:
        asked = question(before, next(iter(before.decisions.values())))
        return Message("move-hand", {"question": asked, "faces": " ".join(map(str, self.faces))})


@dataclass(frozen=True)
class ThrownElsewhere(Move):
    """A server has thrown the open throw: `source` is its address, `said` its answer, which shows the faces.

    Undo passes over it, as over other dice that fell. Raises as an answer does, and `Refused` (`faces-not-said`).
    """

    do = "thrown"
    shape = {**THROW, "source": is_text, "said": is_text}  # noqa: RUF012
    undoable = False

    faces: tuple[int, ...]
    source: str
    said: str
    at: tuple[int, int] | None = None
    dice: str = ""
    why: str = ""

    def apply(self, timeline: Timeline) -> None:
        timeline.throw(self.record())

    def perform(self, session: Playing) -> None:
        fitting(session.decisions, HAND, line_value(self.faces))
        if not shows(self.said, self.faces):
            raise Refused("faces-not-said", faces=faces_listed(self.faces), said=self.said)
        session.make(replace(self, at=session.where, **session.request._asdict()))

    def message(self, before: Playing) -> Message:
        return Message("move-thrown", {"said": self.said, "source": self.source})


@dataclass(frozen=True)
class Amend(Move):
    """The game master changes the state at the beginning of the beat; `kept` lines of its script still hold.

    The beat runs again, and the rest of its script is asked anew. The amendment is kept only if all that follows from
    it can be drawn for everybody. Raises `Refused` (`empty-amendment`, `bad-amendment` for words that are no text,
    `breaking-amendment` if the rules fail), and what the rulebook's `amend` raises.
    """

    do = "amend"
    checks = "words"
    shape = {"at": is_place, "words": are_words, "kept": is_whole}  # noqa: RUF012

    words: tuple[str, ...]
    at: tuple[int, int] | None = None
    kept: int = 0

    @property
    def amends(self) -> tuple[str, ...]:
        return self.words

    def apply(self, timeline: Timeline) -> None:
        cursor = timeline.cursor
        timeline.cursor = cursor._replace(amends=(*cursor.amends, self.words), script=cursor.script[: self.kept])

    def perform(self, session: Playing) -> None:
        if not self.words:
            raise Refused("empty-amendment")
        if not all(is_text(word) and is_writable(word) for word in self.words):
            raise Refused("bad-amendment", words=ascii(" ".join(map(str, self.words))))
        with session.amending(self.words) as kept:
            session.make(replace(self, at=session.where, kept=kept))

    def message(self, before: Playing) -> Message:
        if self.words[:1] == (BRING,):
            return Message("move-bring", {"who": newcomer(before.rulebook.referee, self.words)})
        referee = before.rulebook.referee
        comers = [one.adjustable for one in referee.arrivals(before.state)]
        said = told_change([*referee.all_adjustable(before.state), *comers], self.words)
        return said or Message("move-amend", {"words": " ".join(self.words)})


@dataclass(frozen=True)
class Force(Move):
    """The game master sets the faces of the next throw; faces set later are for the throw after it.

    Faces that do not fit the throw are dropped, and it takes the next ones; a `drop` record says so. Raises `Refused`
    (`bad-faces`; `faces-do-not-fit` if an open throw by hand has another shape).
    """

    do = "force"
    checks = "faces"
    shape = {"at": is_place, "faces": are_faces}  # noqa: RUF012

    faces: tuple[int, ...]
    at: tuple[int, int] | None = None

    def apply(self, timeline: Timeline) -> None:
        forced = timeline.cursor.forced
        if forced[:1] == (BY_LUCK,):  # these are for the open throw, which was to fall anew by hand
            timeline.cursor = timeline.cursor._replace(forced=(self.faces, *forced[1:]))
        else:
            timeline.cursor = timeline.cursor._replace(forced=(*forced, self.faces))

    def perform(self, session: Playing) -> None:
        if not self.faces or not all(is_face(face) and face for face in self.faces):
            raise Refused("bad-faces", faces=faces_listed(self.faces))
        for decision in session.decisions.values():
            if isinstance(decision, Faces) and not decision.legal(list(self.faces)):
                facts = {"dice": decision.dice.written, "why": decision.kind, "allowed": decision.allowed()}
                raise Refused("faces-do-not-fit", decision, faces=faces_listed(self.faces), **facts)
        session.make(replace(self, at=session.where))

    def message(self, before: Playing) -> Message:
        return Message("move-force", {"words": " ".join(map(str, self.faces))})


@dataclass(frozen=True)
class Seat(Move):
    """Hands a seat to a machine player, or back to a person (`policy` is None). Raises `Refused`."""

    do = "seat"
    shape = {"at": is_place, "who": is_text, "policy": is_text_or_none}  # noqa: RUF012

    who: str
    policy: str | None
    at: tuple[int, int] | None = None

    def apply(self, timeline: Timeline) -> None:
        timeline.cursor = timeline.cursor._replace(seats=given(timeline.cursor.seats, self.who, self.policy))

    def perform(self, session: Playing) -> None:
        session.check_seat(self.who, self.policy)
        session.make(replace(self, at=session.where))

    def message(self, before: Playing) -> Message:
        return Message("move-seat", {"who": self.who, "policy": player_of(self.policy, before.rulebook)})


@dataclass(frozen=True)
class Delegate(Move):
    """Lets another seat answer for a seat, or the seat itself again (`to` is None, or that seat). Raises `Refused`."""

    do = "delegate"
    shape = {"at": is_place, "who": is_text, "to": is_text_or_none}  # noqa: RUF012

    who: str
    to: str | None
    at: tuple[int, int] | None = None

    def apply(self, timeline: Timeline) -> None:
        to = None if self.to == self.who else self.to
        timeline.cursor = timeline.cursor._replace(deputies=given(timeline.cursor.deputies, self.who, to))

    def perform(self, session: Playing) -> None:
        for seat in (self.who, *([self.to] if self.to is not None else [])):
            session.check_seat(seat, None)
        session.make(replace(self, at=session.where))

    def message(self, before: Playing) -> Message:
        return Message("move-delegate", {"who": self.who, "to": self.to or self.who})


@dataclass(frozen=True)
class Order(Move):
    """A seat gives its answer to the open question to all questions about the topic, or is asked again (`answer` is
    None).

    See `orders`. Raises `Refused` (`no-such-order`, `not-asked`, `illegal-answer`).
    """

    do = "order"
    shape = {"at": is_place, "who": is_text, "topic": is_text, "answer": is_answer_or_none}  # noqa: RUF012

    who: str
    topic: str
    answer: Answer | None
    at: tuple[int, int] | None = None

    @property
    def who_answered(self) -> str:
        return self.who

    def apply(self, timeline: Timeline) -> None:
        orders = given(timeline.cursor.orders, order_name(self.who, self.topic), line_value(self.answer))
        timeline.cursor = timeline.cursor._replace(orders=orders)

    def perform(self, session: Playing) -> None:
        if self.answer is None:
            must_stand(session.orders, self.who, self.topic)
        else:
            key = asked_about(session.rulebook, session.decisions, self.who, self.topic)
            fitting(session.decisions, key or "", line_value(self.answer))
        session.make(replace(self, at=session.where))

    def message(self, before: Playing) -> Message:
        key = asked_about(before.rulebook, before.decisions, self.who, self.topic)
        if self.answer is None or key is None:
            return Message("move-order", {"who": self.who, "given": "no", "question": "", "answer": ""})
        speech, asked = before.rulebook.speech, before.decisions[key]
        question = speech.question(before.state, asked)
        answer = speech.label(before.state, asked, line_value(self.answer))
        return Message("move-order", {"who": self.who, "given": "yes", "question": question, "answer": answer})


@dataclass(frozen=True)
class HowMuch(Move):
    """Sets how much a seat is asked (`asking.HOW_MUCH`). Raises `Refused` (`unknown-seat`, `no-such-asking`)."""

    do = "asking"
    shape = {"at": is_place, "who": is_text, "much": is_text}  # noqa: RUF012

    who: str
    much: str
    at: tuple[int, int] | None = None

    @property
    def who_answered(self) -> str:
        return self.who

    def apply(self, timeline: Timeline) -> None:
        asking = given(timeline.cursor.asking, self.who, None if self.much == EVERYTHING else self.much)
        timeline.cursor = timeline.cursor._replace(asking=asking)

    def perform(self, session: Playing) -> None:
        session.check_seat(self.who, None)
        check_much(self.much)
        session.make(replace(self, at=session.where))

    def message(self, before: Playing) -> Message:
        return Message("move-asking", {"who": self.who, "much": self.much})


@dataclass(frozen=True)
class Pace(Move):
    """Machine seats wait for permission to answer, or answer at once.

    Letting them wait keeps the moves that can be made again, because nothing is played.
    """

    do = "pace"
    shape = {"waits": is_truth}  # noqa: RUF012
    undoable = False

    waits: bool

    @property
    def keeps_undone(self) -> bool:
        return self.waits

    def apply(self, timeline: Timeline) -> None:
        timeline.waits = self.waits

    def perform(self, session: Playing) -> None:
        session.make(self)

    def message(self, before: Playing) -> Message:
        return Message("move-pace", {"waits": "yes" if self.waits else "no"})


@dataclass(frozen=True)
class Go(Move):
    """Lets the waiting machine seats answer; `voices` holds answers that are known already.

    Its line holds only its place, because the answers have lines of their own. Raises `Refused` (`nobody-waits`),
    `BadPolicy` for an answer that the rules forbid.
    """

    do = "go"
    shape = {"at": is_place}  # noqa: RUF012
    undoable = False

    at: tuple[int, int] | None = None
    voices: Mapping[VoicePlace, Answer] = field(default_factory=dict, compare=False)

    def apply(self, timeline: Timeline) -> None:
        return

    def perform(self, session: Playing) -> None:
        if not session.waiting:
            raise Refused("nobody-waits")
        session.let_answer(replace(self, at=session.where), self.voices)


KINDS: Mapping[str, type[Move]] = {
    kind.do: kind
    for kind in (
        *(Reply, Handed, ThrownElsewhere, Amend, Force, Seat, Delegate),
        *(Order, HowMuch, Again, Pace, Go, Undo, Redo),
    )
}
"""All moves by the word of their line."""

UNDOABLE = frozenset(do for do, kind in KINDS.items() if kind.undoable)
"""The words of the moves that undo takes back, one at a time."""

MOVES = frozenset(KINDS)
"""The words of all moves; the other lines hold what dice and machines did after one."""


def move_of(record: Record) -> Move:
    """The move that a line of a save file stands for."""
    return KINDS[record["do"]].of(record)


def question(session: Playing, decision: Decision) -> Sayable:
    """A question as an argument of messages."""
    return session.rulebook.speech.question(session.state, decision)


ARROW = re.compile(r"\s>\s|→")
"""What stands between the command and the dice of a bot's answer, in plain width."""

BRACKET = re.compile(r"\[([^\]]*)\]")


def shows(said: str, faces: Iterable[int]) -> bool:
    """Whether a bot's answer shows these faces in their order, behind its command. If it has brackets, the faces must
    fill one of them, or several in a row. Two dice show "3,5"; a D66 shows 35 as one number."""
    *command, shown = ARROW.split(unicodedata.normalize("NFKC", said), maxsplit=1)
    bare = re.findall(r"\d+", shown)
    groups = [re.findall(r"\d+", held) for held in BRACKET.findall(shown)] or [[figure] for figure in bare]
    wanted = [str(face) for face in faces]
    if "D66" in "".join(command).upper() and "".join(wanted) in bare:
        return True
    return any(begins_with(groups[start:], wanted) for start in range(len(groups)))


def begins_with(groups: Iterable[list[str]], wanted: list[str]) -> bool:
    """Whether the first groups, taken as wholes, hold just these figures."""
    found: list[str] = []
    for group in groups:
        found += group
        if len(found) >= len(wanted):
            break
    return found == wanted
