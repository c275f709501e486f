"""A question as its form needs it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hantei.telling import Question
from hantei.telling.questions import UNGROUPED

from ..working.hints import unnamed


@dataclass(frozen=True)
class Asked:
    """A question as its form needs it: its key, its words, the kind of widget, and the possible answers."""

    key: str
    question: Question
    widget: str
    facts: Mapping[str, Any]

    @property
    def options(self) -> list[tuple[str, str]]:
        """The options, each as answer and label."""
        return list(zip(self.question.keys, self.question.labels, strict=True))

    @property
    def groups(self) -> list[tuple[str, list[tuple[int, str, str]]]]:
        """The options under their headings, each with its place among all; a single group without a name where they
        have none."""
        numbered = {value: (n, value, label) for n, (value, label) in enumerate(self.options)}
        headed = self.question.headings or [("", list(numbered))]
        return [(heading, [numbered[key] for key in keys]) for heading, keys in headed]

    @property
    def many(self) -> bool:
        """Whether there are more options than people read at a glance; details are then shown one at a time."""
        return len(self.question.keys) > UNGROUPED

    def effect(self, value: str, label: str) -> str:
        """What an option does, which is known at once; its figures follow when they are found."""
        return unnamed(self.question.effect(value), label)

    @property
    def orderable(self) -> bool:
        """Whether the answer can become a standing order."""
        return bool(self.question.rulebook.roles.topic_of(self.question.decision))

    @property
    def declarable(self) -> bool:
        """Whether it begins a declaration that one form can answer."""
        return self.question.decision.kind in self.question.rulebook.speech.together
