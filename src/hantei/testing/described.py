"""Checks what questions and events say of themselves as plain data, against the rules and not against itself.

Bots, case files, and records know a question by this data alone, so an answer worked out from it must be legal.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from hantei.core.decision import Choice, Decision
from hantei.core.event import OWN_NAMES, Event
from hantei.core.tally import Operation, Step, result_of


def check_described(decision: Decision) -> None:
    """Check that the plain data of a question names its seat, its kind, and its clause, and offers what it allows."""
    plain = decision.describe()
    assert is_plain(plain), f"{decision!r} does not describe itself as plain data"
    for name in ("who", "kind", "clause"):
        assert plain[name] == getattr(decision, name), f"{decision!r} describes another {name}"
    assert plain.get("about", {}) == dict(decision.about), f"{decision!r} describes other facts"
    read = json.loads(json.dumps(plain))
    allowed, forbidden = answers_in(read)
    for answer in allowed:
        assert decision.legal(answer), f"{decision!r} describes {answer!r} as allowed"
    for answer in forbidden:
        assert not decision.legal(answer), f"{decision!r} allows {answer!r}, which it does not describe"
    if isinstance(decision, Choice):
        assert list(allowed) == list(decision.all()), f"{decision!r} does not describe each of its options"


def answers_in(plain: Mapping[str, Any]) -> tuple[Sequence[Any], Sequence[Any]]:
    """Answers that must be legal, and answers that must not be, worked out from the plain data of a question alone."""
    match plain["type"]:
        case "choice":
            return plain["options"], ["+".join(plain["options"]) + "+"]
        case "amount":
            return [plain["low"], plain["high"]], [plain["low"] - 1, plain["high"] + 1]
        case "route":
            return list(plain["ends"]), [f"{plain['start']} 99,99"]
        case "words":
            longest = plain["longest"]
            return [*plain["suggestions"], "x" * longest], ["", "x" * (longest + 1)]
        case "faces":
            n, sides = plain["n"], plain["sides"]
            return [[1] * n, [sides] * n], [[1] * (n + 1), [sides + 1] * n, [0] * n]
        case other:
            raise AssertionError(f"no answer can be worked out from a question of the type {other!r}")


def check_described_event(event: Event) -> None:
    """Check that the plain data of an event holds its name, its facts, and steps that lead to its number."""
    taken = [name for name in event.facts if name in OWN_NAMES]
    assert not taken, f"{event.name} has facts named as what stands beside them: {', '.join(taken)}"
    plain = event.describe()
    assert is_plain(plain), f"{event.name} does not describe itself as plain data"
    read = json.loads(json.dumps(plain))
    operations = {one.value: one for one in Operation}
    steps = [Step(**{**step, "op": operations[step["op"]]}) for step in read.pop("steps", ())]
    assert read.pop("event") == event.name
    assert read == event.facts, f"{event.name} describes other facts"
    assert result_of(steps) == event.value, f"{event.name} describes steps that lead to another number"


def is_plain(value: object) -> bool:
    """Whether JSON writes a value so that it reads back equal: texts, whole numbers, truth, lists, names."""
    if isinstance(value, dict):
        return all(isinstance(name, str) and is_plain(part) for name, part in value.items())
    if isinstance(value, list):
        return all(map(is_plain, value))
    return value is None or isinstance(value, str | int)
