"""What cannot be done, as data: a message id and its facts, said in the user's language elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..core.decision import Decision
from ..core.message import Message


class Refused(ValueError):
    """A game did not do what it was asked to; its state is untouched.

    `message` is an id of the catalogue, `facts` are its arguments, `decision` is the question concerned, if any.
    """

    def __init__(self, message: str, decision: Decision | None = None, **facts: str | int) -> None:
        super().__init__(message, facts)
        self.message, self.decision, self.facts = message, decision, facts


@dataclass(frozen=True)
class Notice:
    """Something that the people at the table should know: an id of the catalogue and its arguments."""

    message: str
    facts: Mapping[str, str | int]


class SaveError(Exception):
    """A save file cannot be used; it is left as it is. `message` is an id of the catalogue, `facts` its arguments."""

    def __init__(self, message: str, **facts: str | int | Message) -> None:
        super().__init__(message, facts)
        self.message, self.facts = message, facts


def allowed(decision: Decision) -> str:
    """The answers that a question allows, as a reader of an error needs them."""
    plain = decision.describe()
    if "options" in plain or "ends" in plain:
        return ", ".join(str(option) for option in decision.all() or ())
    if "low" in plain:
        return f"{plain['low']}..{plain['high']}"
    if "dice" in plain:
        return f"{plain['n']} x 1..{plain['sides']}"
    return f"1..{plain['longest']} characters"


def fitting(
    decisions: Mapping[str, Decision], here: tuple[int, int], who: str, value: object, at: tuple[int, int] | None
) -> Decision:
    """The open decision that an answer is for.

    Parameters: the open decisions and where they are asked; the key of the one meant, the answer, and where it was
    asked, if known. Raises `Refused` (`stale-answer`, `not-asked`, `illegal-answer`).
    """
    if at is not None and tuple(at) != here:
        raise Refused("stale-answer", who=who, beat=at[0], line=at[1], now_beat=here[0], now_line=here[1])
    if who not in decisions:
        raise Refused("not-asked", who=who, open=", ".join(decisions))
    decision = decisions[who]
    if not decision.legal(value):
        facts = {"kind": decision.kind, "clause": decision.forbidden_by(value), "allowed": allowed(decision)}
        raise Refused("illegal-answer", decision, who=who, given=str(value), **facts)
    return decision
