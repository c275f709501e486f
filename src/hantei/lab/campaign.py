"""Several operations in a row. The survivors of one play the next, with growth, losses, and hiring.

Between operations the rules ask and the policies answer, as at a table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hantei.core.decision import Answer, Decision
from hantei.core.event import Listener
from hantei.core.message import Message
from hantei.core.rulebook import Finding, Rulebook
from hantei.core.table import Endless
from hantei.play import witnessed

from .trial import Played, Trial, Watched, closing, ended, endless, tell_the_end

MOST_TRIES = 3
"""Times that an operation is tried: after a loss successors may try again, if policies and rules let them."""


class Planned(Watched):
    """A table at which the next operation follows a plan; `stage` is the number of the current one."""

    def __init__(
        self, trial: Trial, rulebook: Rulebook[Any], state: Any, number: int, listener: Listener | None = None
    ) -> None:
        super().__init__(trial, rulebook, state, number, listener)
        self.plan, self.stage = trial.plan, 0

    def answer(self, decision: Decision) -> Answer:
        onward = self.rulebook.judging.onward
        if decision.kind not in onward or self.silent:
            return super().answer(decision)
        self.stage += 1
        planned = onward[decision.kind] + self.plan[self.stage - 1] if self.stage <= len(self.plan) else ""
        return planned if decision.legal(planned) else super().answer(decision)


def play_campaign(trial: Trial, number: int, listener: Listener | None = None) -> Played:
    """Play run `number` of a trial with a plan: its operations one by one, as long as people are left to play them.

    The figures are those of the last operation, `completed` and `operations` (completed and tried), and the figures of
    each operation with its number behind (`win.1`); `win` is 1 if all were completed. Raises as `hantei.lab.play` does.
    """
    rulebook = trial.book()
    state = rulebook.start(trial.setup)
    table = Planned(trial, rulebook, state, number, listener)
    over: list[tuple[int, Sequence[Finding]]] = []
    decided = False
    seen = witnessed(table, table.policies.values())
    for _ in range(table.most_beats):
        figures = None if rulebook.finished(state) else rulebook.judging.outcome(state)
        if figures is not None and not decided:
            over.append((table.stage, figures))
        decided = figures is not None
        if rulebook.finished(state) or (decided and done(over, len(trial.plan))):
            break
        try:
            rulebook.beats.step(state, seen)
        except Endless:
            return endless(number, table.notes, table.labels)
    if not over or not (decided or rulebook.finished(state)):
        return endless(number, table.notes, table.labels)
    last = closing(rulebook, state, table.labels)
    found = ended(number, [*summed(over, len(trial.plan))], last, table.notes, table.labels)
    tell_the_end(state, table, seen)
    return found


def done(over: Sequence[tuple[int, Sequence[Finding]]], last: int) -> bool:
    """Whether the campaign is over: the last operation is completed, or one was tried as often as allowed."""
    stage, figures = over[-1]
    return (stage == last and won(figures)) or sum(one == stage for one, _ in over) >= MOST_TRIES


def won(figures: Sequence[Finding]) -> bool:
    """Whether an operation was completed."""
    return any(figure.key == "win" and figure.value == 1 for figure in figures)


def summed(over: Sequence[tuple[int, Sequence[Finding]]], last: int) -> Iterator[Finding]:
    """The figures of a campaign."""
    at_last = dict(over)  # the last of several tries
    completed = sum(won(figures) for figures in at_last.values())
    for figure in over[-1][1]:
        yield Finding("win", int(completed > last), figure.label) if figure.key == "win" else figure
    yield Finding("completed", completed, Message("figure-completed"))
    yield Finding("operations", len(over), Message("figure-operations"))
    for stage, figures in at_last.items():
        for figure in figures:
            if isinstance(figure.value, int):
                label = Message("figure-of-operation", {"number": stage + 1, "figure": figure.label})
                yield Finding(f"{figure.key}.{stage + 1}", figure.value, label)
