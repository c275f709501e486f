"""Worked cases told like games: what falls, what is answered, and what comes of it, in words."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from hantei.cases.bench import bench
from hantei.cases.format import Case
from hantei.cases.run import play
from hantei.cases.table import CaseTable
from hantei.core.decision import Answer, Decision
from hantei.core.dice import Dice
from hantei.core.event import DICE, Event
from hantei.core.message import Message
from hantei.library import Shelf
from hantei.text import Catalogue

from .lines import Told, told
from .questions import Question


@dataclass(frozen=True)
class Story:
    """A case as it goes: the lines of its log with the answers given; the question at which it stops, and what can be
    answered there; why the situation, or the scenario of the case, is refused. `whole`: all that happens has words."""

    lines: Sequence[Told]
    whole: bool
    asks: str
    options: Sequence[str]
    refused: Sequence[Message]


def story(shelf: Shelf, case: Case, says: Catalogue) -> Story:
    """A case of a rulebook as it goes, for readers of this catalogue."""
    table = StoryTable(case, shelf, says)
    result = play(case, bench(shelf.id), table)
    table.flush()
    refused = [fault.message for fault in result.faults or ()] + ([result.error.said] if result.error else [])
    asks, options = "", list[str]()
    if result.question is not None:
        asked = Question(shelf, says, result.state, result.question)
        with suppress(LookupError):
            asks, options = asked.text, asked.labels
    return Story(table.lines, table.whole, asks, options, refused)


class StoryTable(CaseTable):
    """The table of a case at which lines are written as in a game.

    What only cases know, such as a procedure that asks how far a noise is heard, has no words, and is left out.
    """

    def __init__(self, case: Case, shelf: Shelf, says: Catalogue) -> None:
        super().__init__(case)
        self.shelf, self.says = shelf, says
        self.lines: list[Told] = []
        self.whole = True
        self._new: list[Event] = []

    def roll(self, dice: Dice, why: str) -> int:
        at, value = self.thrown, super().roll(dice, why)
        facts: dict[str, Any] = {"why": why, "dice": dice.name, "faces": list(self.case.dice[at : self.thrown])}
        self._new.append(Event(DICE, facts))
        return value

    def happened(self, event: Event) -> None:
        super().happened(event)
        self._new.append(event)

    def _answer(self, decision: Decision) -> Answer:
        answer = super()._answer(decision)
        self.flush()
        rulebook = self.shelf.rulebook
        asked, given = (
            rulebook.speech.question(self.state, decision),
            rulebook.speech.label(self.state, decision, answer),
        )
        line = Told(Message("log-answered", {"question": asked, "answer": given}), kind="answer")
        self.lines += [line] if self._sayable(line) else []
        return answer

    def flush(self) -> None:
        """Write down what has happened since."""
        worded = [event for event in self._new if self._worded(event)]
        self.whole = self.whole and worded == self._new
        self.lines += told(self.shelf, self.state, worded, self.says)
        self._new.clear()

    def _worded(self, event: Event) -> bool:
        try:
            return all(map(self._sayable, told(self.shelf, self.state, [event], self.says)))
        except LookupError:
            return False

    def _sayable(self, line: Told) -> bool:
        try:
            self.says.name([line.message, *(part.label for part in line.reasons)])
        except LookupError:
            return False
        return True
