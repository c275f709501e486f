"""The table of a case: dice fall as written, questions are answered as written, and everything is kept."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from hantei.core.decision import Answer, Decision
from hantei.core.dice import Dice
from hantei.core.event import Event
from hantei.core.message import Message
from hantei.core.table import Table
from hantei.core.text import Text

from .format import Case


class Stopped(BaseException):
    """A question that the case does not answer: the case stops there."""

    def __init__(self, decision: Decision) -> None:
        super().__init__()
        self.decision = decision


class Wrong(Exception):
    """The rules and the case do not fit together; `place` is where in the case."""

    def __init__(self, message: Message, *place: str | int) -> None:
        super().__init__(message)
        self.message, self.place = message, place


class CaseTable(Table):
    """Takes dice and answers from a case; `events` and `trace` keep what happened to the `state`."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.thrown = 0
        self.answered = 0
        self.state: Any = None
        self.events: list[dict[str, Any]] = []
        self.trace: list[str] = []

    def roll(self, dice: Dice, why: str) -> int:
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

    def _answer(self, decision: Decision) -> Answer:
        answer, place = self._listed(decision)
        if answer is None:
            raise Stopped(decision)
        self.trace.append(f"ask {decision.kind}@{decision.who} {shown(allowed(decision))}: {shown(answer)}")
        if not decision.legal(answer):
            args = {"kind": decision.kind, "answer": shown(answer), "allowed": shown(allowed(decision))}
            raise Wrong(Message("case-illegal-answer", args), *place)
        return answer

    def _listed(self, decision: Decision) -> tuple[Answer | None, tuple[str | int, ...]]:
        """The answer to a question and where it stands: the next decision if it fits, else a default."""
        if self.answered < len(self.case.decisions):
            (key, answer), at = next(iter(self.case.decisions[self.answered].items())), self.answered
            if fits(key, decision):
                self.answered += 1
                return answer, ("decisions", at)
        for key, answer in self.case.otherwise.items():
            if fits(key, decision):
                return answer, ("otherwise", key)
        return None, ()

    def happened(self, event: Event) -> None:
        told = event.describe()
        self.events.append(told)
        self.trace.append(f"event {shown(told)}")


def fits(key: str, decision: Decision) -> bool:
    """Whether `kind` or `kind@seat` names this question."""
    kind, _, seat = key.partition("@")
    return kind == decision.kind and seat in ("", decision.who)


def allowed(decision: Decision) -> Any:
    """What a question allows, for people to read: its options, or what it says of itself."""
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
