"""What happened: one line for every event, from its facts alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core.rulebook import Message, Sayable

from .state import Fight
from .view_names import arguments, person
from .view_questions import throw_name

Facts = Mapping[str, Any]
Line = Callable[[Fight, Facts], Message]


def report(c: Fight, name: str, facts: Facts) -> Message:
    """The line for an event."""
    line = LINES.get(name)
    return line(c, facts) if line is not None else Message(f"wa-log-{name}", arguments(c, facts))


def check(c: Fight, facts: Facts) -> Message:
    """A check: what for, its dice, what it came to."""
    args: dict[str, Sayable] = {name: facts[name] for name in ("dice", "sum", "total")}
    args |= {"what": throw_name(facts["kind"]), "who": person(c, facts["who"]) if "who" in facts else ""}
    how = "-critical" if facts["critical"] else "-fumble" if facts["fumble"] else ""
    return Message(f"wa-log-check{how}", args)


LINES: Mapping[str, Line] = {
    "check": check,
}
"""Events that need more than their facts."""
