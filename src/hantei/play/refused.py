"""What cannot be done, as data: a message id and its facts, said in the user's language elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..core.decision import Decision
from ..core.message import Complaint, Message


class Refused(Complaint):
    """A game did not do what it was asked to; its state is untouched. `decision` is the question concerned, if any."""

    def __init__(self, message: str, decision: Decision | None = None, **facts: str | int) -> None:
        super().__init__(message, **facts)
        self.decision = decision


@dataclass(frozen=True)
class Notice:
    """Something that the people at the table should know: an id of the catalogue and its arguments."""

    message: str
    facts: Mapping[str, str | int]


class SaveError(Complaint):
    """A save file cannot be used; it is left as it is."""

    @property
    def said(self) -> Message:
        """What is said of it; a damage is said by its reason."""
        if self.message != "damaged":
            return super().said
        reason = Message(f"damage-{self.facts['reason']}", {"place": self.facts.get("place", "")})
        return Message(self.message, {**self.facts, "reason": reason})


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
