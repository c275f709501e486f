"""Tables that play at random and write down what happens."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hantei.core.decision import Answer, Decision
from hantei.core.dice import Dice
from hantei.core.rulebook import Policy
from hantei.core.table import Table
from hantei.core.tally import Tally


class Recorder(Table):
    """Dice and answers by chance; keeps the events and the questions in their order."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)
        self.events: list[dict[str, Any]] = []
        self.asked: list[Decision] = []

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        return dice.read(tuple(dice.throw(self.rng)))

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        answers = []
        for decision in decisions:
            self.asked.append(decision)
            answers.append(decision.sample(self.rng))
            self.events.append({"event": "asked", "kind": decision.kind, "answer": answers[-1], **decision.about})
        return answers

    def tell(self, event: str, tally: Tally | None = None, **facts: Any) -> None:
        self.events.append({"event": event, **facts})

    def told(self, name: str) -> list[dict[str, Any]]:
        """The facts of all events of a name."""
        return [
            {key: fact for key, fact in told.items() if key != "event"} for told in self.events if told["event"] == name
        ]


class Machines(Recorder):
    """All seats are played by one policy; an answer that is not legal stops the game."""

    policy: Policy

    def __init__(self, state: Any, seed: int) -> None:
        super().__init__(seed)
        self.c = state

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        answers = [self.policy(self.c, decision, self.rng) for decision in decisions]
        for decision, answer in zip(decisions, answers, strict=True):
            assert decision.legal(answer), (decision, answer)
        return answers
