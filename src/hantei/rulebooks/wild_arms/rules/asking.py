"""A question whose refusals say more than the clause that grants it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hantei.core.decision import NOTHING, Choice, Fact


class Judged(Choice):
    """A choice; `judge` gives the clause that forbids an answer, or "" where the one that grants the question does."""

    __slots__ = ("judge",)

    def __init__(
        self,
        who: str,
        kind: str,
        clause: str,
        options: Sequence[str],
        judge: Callable[[str], str],
        about: Mapping[str, Fact] = NOTHING,
    ) -> None:
        super().__init__(who, kind, clause, options, about)
        self.judge = judge

    def forbidden_by(self, answer: object) -> str:
        return self.judge(str(answer)) or self.clause
