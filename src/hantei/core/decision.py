"""Typed questions: what a rule may ask, and which answers it allows.

A decision names the seat that answers (`who`), the kind of the question (`kind`, a slug of the rulebook), the clause
that grants it, and the facts that a reader needs (`about`: ids and figures, never text). All classes share one
contract: `legal`, `all`, `sample`. Answers are plain JSON values and stay the same from run to run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

from .dice import Dice
from .message import Message, Sayable

Answer = str | int | list[int]
Fact = str | int | bool | list[str] | list[int]

NO_FACTS: Mapping[str, Fact] = {}

WIDE_SPACE = "\u3000"
"""The space of Japanese keyboards. Python counts it among what cannot be printed."""


class Position(NamedTuple):
    """The point within a beat at which a question is asked. A machine player can play on from it in thought.

    `start` is the state at the start of the beat; copy it before playing on. `done` lists what the beat has got from
    its table since, in order: the value of each throw, the list of answers to each ballot.
    """

    start: Any
    done: Sequence[int | list[Answer]]


class Decision:
    """A question to one seat. Only a `Witness` table sets `position`, the point at which it is asked."""

    __slots__ = ("about", "clause", "kind", "position", "who")

    type: ClassVar[str]
    """The word for the kind of answer in plain data; programs that play read it."""

    def __init__(self, who: str, kind: str, clause: str, about: Mapping[str, Fact] = NO_FACTS) -> None:
        self.who, self.kind, self.clause, self.about = who, kind, clause, about
        self.position: Position | None = None

    def legal(self, answer: object) -> bool:
        """Whether the rules allow this answer."""
        raise NotImplementedError

    def all(self) -> Sequence[Answer] | None:
        """Every legal answer in the order of the rules, or None if there are too many to list."""
        raise NotImplementedError

    def sample(self, rng: Random) -> Answer:
        """A legal answer drawn at random."""
        raise NotImplementedError

    def forbidden_by(self, answer: object) -> str:
        """The clause that forbids an illegal answer; without such a clause, the one that grants the question."""
        return self.clause

    def allowed(self) -> Sayable:
        """The answers that it allows, as a reader of an error needs them."""
        return [*map(str, self.all() or ())]

    def describe(self) -> dict[str, object]:
        """The question as plain data, for JSON and for records."""
        plain: dict[str, object] = {"type": self.type, "who": self.who, "kind": self.kind}
        plain["clause"] = self.clause
        if self.about:
            plain["about"] = dict(self.about)
        return plain

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.describe()})"


class Choice(Decision):
    """One of several options, each with a stable, readable id.

    `judge` names the clause that forbids an option which is not offered, or "" for the clause that grants the question;
    without a `judge` that one forbids them all. Raises `ValueError` without options.
    """

    __slots__ = ("judge", "options")

    type = "choice"

    def __init__(
        self,
        who: str,
        kind: str,
        clause: str,
        options: Sequence[str],
        about: Mapping[str, Fact] = NO_FACTS,
        judge: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(who, kind, clause, about)
        if not options:
            raise ValueError(f"{kind} can be answered with nothing")
        self.options, self.judge = options, judge

    def forbidden_by(self, answer: object) -> str:
        return (self.judge(str(answer)) if self.judge else "") or self.clause

    def legal(self, answer: object) -> bool:
        return answer in self.options

    def all(self) -> Sequence[Answer]:
        return self.options

    def sample(self, rng: Random) -> Answer:
        return self.options[int(rng.random() * len(self.options))]

    def describe(self) -> dict[str, object]:
        return {**super().describe(), "options": list(self.options)}


class Amount(Decision):
    """A whole number between two bounds, both included. Raises `ValueError` if none lies between them."""

    __slots__ = ("high", "low")

    type = "amount"

    def __init__(
        self, who: str, kind: str, clause: str, low: int, high: int, about: Mapping[str, Fact] = NO_FACTS
    ) -> None:
        super().__init__(who, kind, clause, about)
        if low > high:
            raise ValueError(f"{kind} can be answered with no number: {low}..{high}")
        self.low, self.high = low, high

    def legal(self, answer: object) -> bool:
        return type(answer) is int and self.low <= answer <= self.high

    def all(self) -> Sequence[Answer] | None:
        return range(self.low, self.high + 1) if self.high - self.low < 100 else None

    def sample(self, rng: Random) -> Answer:
        return self.low + int(rng.random() * (self.high - self.low + 1))

    def allowed(self) -> str:
        return f"{self.low}..{self.high}"

    def describe(self) -> dict[str, object]:
        return {**super().describe(), "low": self.low, "high": self.high}


class Route(Decision):
    """A way across a board: to a square in reach, or along a path of one's own.

    `ends` maps the id of each square in reach to the best path there ("1,0 2,0", without the start). `judge` names the
    clause that forbids a path, or "". An answer is a path, or the id of a square, which stands for its best path.
    """

    __slots__ = ("ends", "judge", "start")

    type = "route"

    def __init__(
        self,
        who: str,
        kind: str,
        clause: str,
        start: str,
        ends: Mapping[str, str],
        judge: Callable[[str], str],
        about: Mapping[str, Fact] = NO_FACTS,
    ) -> None:
        super().__init__(who, kind, clause, about)
        self.start, self.ends, self.judge = start, ends, judge

    def legal(self, answer: object) -> bool:
        return isinstance(answer, str) and (answer in self.ends or self.judge(answer) == "")

    def all(self) -> Sequence[Answer] | None:
        """The squares in reach: every answer but paths of one's own, which lead to the same squares."""
        return list(self.ends)

    def forbidden_by(self, answer: object) -> str:
        return self.judge(answer) if isinstance(answer, str) else self.clause

    @property
    def example(self) -> str:
        """A path of one's own, as an example; "" if only squares in reach can be answered."""
        longest = max(self.ends.values(), key=len, default="")
        return longest if longest and not self.judge(longest) else ""

    @property
    def named(self) -> bool:
        """Whether squares are called by names, and a path of one's own is a single point."""
        return not all("," in end for end in self.ends)

    def sample(self, rng: Random) -> Answer:
        squares = list(self.ends)
        return squares[int(rng.random() * len(squares))] if squares else ""

    def describe(self) -> dict[str, object]:
        return {**super().describe(), "start": self.start, "ends": dict(self.ends)}


class Words(Decision):
    """A short free text, such as a name. It is shown, never interpreted; `read_words` makes one of a typed line.

    `suggestions` are the answers from which machines take theirs. Raises `ValueError` without any, and for one that is
    no legal answer.
    """

    __slots__ = ("longest", "suggestions")

    type = "words"

    def __init__(self, who: str, kind: str, clause: str, suggestions: Sequence[str], longest: int = 40) -> None:
        super().__init__(who, kind, clause)
        if not suggestions:
            raise ValueError(f"{kind} has no words to suggest, so that no machine could answer")
        self.suggestions, self.longest = suggestions, longest
        odd = [one for one in suggestions if not self.legal(one)]
        if odd:
            raise ValueError(f"{kind} suggests {odd[0]!r}, which is no answer to it")

    def legal(self, answer: object) -> bool:
        return (
            isinstance(answer, str)
            and 0 < len(answer) <= self.longest
            and answer == answer.strip()
            and answer.replace(WIDE_SPACE, " ").isprintable()
        )

    def all(self) -> Sequence[Answer] | None:
        return None

    def sample(self, rng: Random) -> Answer:
        return self.suggestions[int(rng.random() * len(self.suggestions))]

    def allowed(self) -> Sayable:
        return Message("allowed-words", {"longest": self.longest})

    def describe(self) -> dict[str, object]:
        return {**super().describe(), "suggestions": list(self.suggestions), "longest": self.longest}


def read_words(typed: str) -> str:
    """A free text as somebody typed it: a run of spaces of any kind is one plain space, and there is none at the ends.

    Nothing else changes, so a name stays as it is written: "①号機".
    """
    return " ".join(typed.split())


class Faces(Decision):
    """Asks for the faces of dice thrown by hand; `kind` is the purpose of the throw, `thrower` whose dice they are, as
    the rules name them ("": nobody's)."""

    __slots__ = ("dice", "thrower")

    type = "faces"

    def __init__(self, who: str, why: str, dice: Dice, thrower: str = "") -> None:
        super().__init__(who, why, "")
        self.dice, self.thrower = dice, thrower

    def legal(self, answer: object) -> bool:
        return isinstance(answer, list) and all(type(face) is int for face in answer) and self.dice.legal(answer)

    def all(self) -> Sequence[Answer] | None:
        return None

    def sample(self, rng: Random) -> Answer:
        return self.dice.throw(rng)

    def allowed(self) -> str:
        return f"{self.dice.n} x 1..{self.dice.sides}"

    def describe(self) -> dict[str, object]:
        return {**super().describe(), "dice": self.dice.name, "n": self.dice.n, "sides": self.dice.sides}
