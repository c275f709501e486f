"""Tells worked cases like games: the throws, the answers, and their results in words."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from hantei.cases.bench import bench
from hantei.cases.format import Case
from hantei.cases.run import follow
from hantei.cases.table import CaseTable
from hantei.core.decision import Answer, Decision
from hantei.core.dice import Dice
from hantei.core.event import DICE, Event, facts_of_throw
from hantei.core.message import Message
from hantei.library import Shelf
from hantei.text import Catalogue

from .lines import Told, told
from .questions import Question


@dataclass(frozen=True)
class Story:
    """A case as a log: its lines with the answers; the question at which it stops, with its possible answers; the
    reason if its situation or scenario is refused. `whole`: every event has words."""

    lines: Sequence[Told]
    whole: bool
    asks: str
    options: Sequence[str]
    refused: Sequence[Message]


def story(shelf: Shelf, case: Case, says: Catalogue) -> Story:
    """Tell a case of a rulebook to readers of this catalogue."""
    table = StoryTable(case, shelf, says)
    result = follow(case, bench(shelf.id), table)
    table.flush()
    refused = [fault.said for fault in result.faults or ()] + ([result.error.said] if result.error else [])
    asks, options = "", list[str]()
    if result.question is not None:
        asked = Question(shelf, says, result.state, result.question)
        with suppress(LookupError):
            asks, options = asked.text, asked.labels
    return Story(table.lines, table.whole, asks, options, refused)


class StoryTable(CaseTable):
    """The table of a case that writes lines as a game does.

    Events that only occur in cases, such as that of a procedure for how far a noise carries, have no words, and are
    left out.
    """

    def __init__(self, case: Case, shelf: Shelf, says: Catalogue) -> None:
        super().__init__(case)
        self.shelf, self.says = shelf, says
        self.lines: list[Told] = []
        self.whole = True
        self._new: list[Event] = []

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        at, value = self.thrown, super().roll(dice, why, who)
        self._new.append(Event(DICE, facts_of_throw(dice, why, self.case.dice[at : self.thrown])))
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
        """Write down what has happened since the last call."""
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
