"""Refusals and faults of saves as data: a message id and its facts, put into the user's language elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..core.decision import Decision
from ..core.message import Complaint, Message, Sayable
from ..core.numbers import told


class Refused(Complaint):
    """Raised if a game refuses an action; its state is unchanged. `decision` is the question concerned, if there is
    one."""

    def __init__(self, message: str, decision: Decision | None = None, **facts: Sayable) -> None:
        super().__init__(message, **facts)
        self.decision = decision


@dataclass(frozen=True)
class Notice:
    """A notice for the people at the table: an id of the catalogue and its arguments."""

    message: str
    facts: Mapping[str, Sayable]


class SaveError(Complaint):
    """Raised for a save file that cannot be used; the file is unchanged."""

    @property
    def said(self) -> Message:
        """The message; damage is worded by its reason."""
        if self.message != "damaged":
            return super().said
        reason = Message(f"damage-{self.facts['reason']}", {"place": self.facts.get("place", "")})
        return Message(self.message, {**self.facts, "reason": reason})


def open_decision(decisions: Mapping[str, Decision], who: str) -> Decision:
    """The open decision of a key. Raises `Refused` (`not-asked`)."""
    if who not in decisions:
        raise Refused("not-asked", who=who, open=[*decisions])
    return decisions[who]


def check_place(at: tuple[int, int] | None, here: tuple[int, int], who: str) -> None:
    """Check that a move is for where the game stands.

    Parameters: the beat and line for which it was meant, None if it is for wherever the game stands; where that is;
    the seat that moves, "" for nobody's. Raises `Refused` (`stale-answer`).
    """
    if at is not None and tuple(at) != here:
        raise Refused("stale-answer", who=who, beat=at[0], line=at[1], now_beat=here[0], now_line=here[1])


def fitting(decisions: Mapping[str, Decision], who: str, value: object) -> Decision:
    """The open decision that an answer is for.

    Parameters: the open decisions, the key of the one meant, and the answer. Raises `Refused` (`not-asked`,
    `illegal-answer`).
    """
    decision = open_decision(decisions, who)
    if not decision.legal(value):
        facts: dict[str, Sayable] = {"kind": decision.kind, "clause": decision.forbidden_by(value)}
        facts["allowed"] = decision.allowed()
        raise Refused("illegal-answer", decision, who=who, given=told(value), **facts)
    return decision


def faces_listed(faces: tuple[int, ...]) -> list[str]:
    """Faces as a refusal lists them."""
    return [*map(told, faces)]
