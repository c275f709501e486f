"""The table of a case: dice fall as written, questions are answered as written, and everything is kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from hantei.core.decision import Amount, Answer, Choice, Decision
from hantei.core.dice import Dice
from hantei.core.event import Event
from hantei.core.message import Message
from hantei.core.table import Table
from hantei.core.text import Text

from .format import Case, Expectation, Fixed, answers_of, midway, seen_at, seens


class Stopped(BaseException):
    """Unwinds a run at a question that the case does not answer."""

    def __init__(self, decision: Decision) -> None:
        super().__init__()
        self.decision = decision


class Wrong(Exception):
    """Raised if the rules and the case do not fit together; `place` is the place in the case."""

    def __init__(self, message: Message, *place: str | int) -> None:
        super().__init__(message)
        self.message, self.place = message, place


class CaseTable(Table):
    """Takes dice and answers from a case; `events` and `trace` keep what happened to the `state`.

    `asked` are the questions so far, `forced` those that nobody was asked because only one answer was possible; `legal`
    are the answers that the case forbids and one of these questions allowed. `look` compares the next question with
    what the decisions expect of it.
    """

    def __init__(self, case: Case) -> None:
        self.case = case
        self.thrown = 0
        self.answered = 0
        self.state: Any = None
        self.events: list[dict[str, Any]] = []
        self.trace: list[str] = []
        self.asked: list[Decision] = []
        self.forced: list[Decision] = []
        self.legal: set[tuple[str, Fixed]] = set()
        self.look: Callable[[Expectation, Decision, int], None] | None = None
        pairs = (pair for seen in seens(case) for pair in seen.forbidden.items())
        self._forbidden = {(key, answer) for key, answers in pairs for answer in answers_of(answers)}

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        faces = self.case.dice[self.thrown : self.thrown + dice.n]
        at = self.thrown
        if len(faces) < dice.n:
            left = ", ".join(map(str, faces)) or "-"
            raise Wrong(Message("case-no-dice", {"why": why, "dice": dice.name, "left": left}), "dice")
        self.thrown += dice.n
        self.trace.append(f"throw {why} {dice.name}: {' '.join(map(str, faces))}")
        if not dice.legal(list(faces)):
            found = ", ".join(map(str, faces))
            raise Wrong(Message("case-odd-faces", {"why": why, "dice": dice.name, "found": found}), "dice", at)
        return dice.read(tuple(faces))

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        return [self._answer(decision) for decision in decisions]

    def choose(self, choice: Choice) -> str:
        if len(choice.options) == 1:
            self._force(choice, choice.options[0])
        return super().choose(choice)

    def amount(self, amount: Amount) -> int:
        if amount.low == amount.high:
            self._force(amount, amount.low)
        return super().amount(amount)

    def _force(self, decision: Decision, answer: Answer) -> None:
        """Note a question that nobody is asked."""
        self.forced.append(decision)
        self._judge(decision)
        self.trace.append(f"only {decision.kind}@{decision.who}: {shown(answer)}")

    def _judge(self, decision: Decision) -> None:
        """Note which of the forbidden answers this question allows."""
        self.legal |= {pair for pair in self._forbidden if fits(pair[0], decision) and decision.legal(pair[1])}

    def options(self) -> Iterator[Any]:
        """The answers that the questions so far allowed."""
        return (allowed(decision) for decision in [*self.asked, *self.forced])

    def _answer(self, decision: Decision) -> Answer:
        self.asked.append(decision)
        self._judge(decision)
        answer, place = self._listed(decision)
        if answer is None:
            raise Stopped(decision)
        self.trace.append(f"ask {decision.kind}@{decision.who} {shown(allowed(decision))}: {shown(answer)}")
        if not decision.legal(answer):
            args = {"kind": decision.kind, "answer": shown(answer), "allowed": shown(allowed(decision))}
            raise Wrong(Message("case-illegal-answer", args), *place)
        return answer

    def _listed(self, decision: Decision) -> tuple[Answer | None, tuple[str | int, ...]]:
        """Find the answer to a question and its place in the case: the next decision if it fits, else a default.

        Expectations before that decision are compared once it fits, or once no decision is left to wait for.
        """
        decisions = self.case.decisions
        at = next((i for i in range(self.answered, len(decisions)) if not midway(decisions[i])), len(decisions))
        if at < len(decisions):
            key, answer = next(iter(decisions[at].items()))
            if fits(key, decision):
                self._compare(decision, at)
                return answer, ("decisions", at)  # type: ignore[return-value]
        for key, default in self.case.otherwise.items():
            if fits(key, decision):
                return default, ("otherwise", key)
        if at == len(decisions):
            self._compare(decision, at)
        return None, ()

    def _compare(self, decision: Decision, upto: int) -> None:
        """Compare with the expectations before decision number `upto`, which is used up by now."""
        for i in range(self.answered, upto):
            if self.look:
                self.look(seen_at(self.case.decisions[i]), decision, i)
        self.answered = min(upto + 1, len(self.case.decisions))

    def happened(self, event: Event) -> None:
        told = event.describe()
        self.events.append(told)
        self.trace.append(f"event {shown(told)}")


def fits(key: str, decision: Decision) -> bool:
    """Whether `kind` or `kind@seat` names this question."""
    kind, _, seat = key.partition("@")
    return kind == decision.kind and seat in ("", decision.who)


def allowed(decision: Decision) -> Any:
    """The answers that a question allows, for people to read: its options, or its own description."""
    every = decision.all()
    if isinstance(every, range):
        return f"{every[0]}..{every[-1]}" if every else []
    return list(every) if every is not None else decision.describe()


def shown(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, str):
        return value
    if isinstance(value, Message):
        return f"{value.id} {shown(value.args)}"
    if isinstance(value, Text):
        return value.en
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {shown(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(shown, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
