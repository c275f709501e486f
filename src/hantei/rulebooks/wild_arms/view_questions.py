"""What is asked: one short sentence for every question, and a label for every option."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Amount, Answer, Decision, Faces
from hantei.core.rulebook import Message, Sayable

from .state import Fight
from .view_names import arguments, person, seat_name, thing_name

THINGS = ("arm", "art", "item", "task")
"""Heads of options that name a record."""


def question(c: Fight, decision: Decision) -> Message:
    """One short sentence: what this seat is to decide."""
    if isinstance(decision, Faces):
        return Message("wa-ask-throw", {"dice": decision.dice.name, "why": throw_name(decision.kind)})
    args = {**arguments(c, decision.about), "seat": seat_name(c, decision.who)}
    if isinstance(decision, Amount):
        args |= {"low": decision.low, "high": decision.high}
    return Message(f"wa-ask-{decision.kind}", args)


def throw_name(why: str) -> Message:
    """What dice are thrown for."""
    return Message(f"wa-throw-{why}")


# Labels


def label(c: Fight, decision: Decision, answer: Answer) -> Message:
    """The short label of an option."""
    word = str(answer)
    if isinstance(decision, Amount):
        return Message(f"wa-opt-{decision.kind}", {"n": word})
    naming = NAMED.get(decision.kind)
    found = naming(c, decision, word) if naming is not None else None
    if found is not None:
        return found
    if word in c.fighters:
        return Message("wa-opt-person", {"name": person(c, word)})
    head, colon, rest = word.partition(":")
    if head in THINGS and colon:
        return Message("wa-opt-thing", {"thing": thing_name(c, word)})
    return Message(f"wa-opt-{decision.kind}-{word}", arguments(c, decision.about))


def an_act(c: Fight, decision: Decision, word: str) -> Message | None:
    """An act of a main process: the slot it takes, and what is done."""
    slot, colon, what = word.partition(":")
    if not colon:
        return None
    args: dict[str, Sayable] = {"slot": Message(f"wa-slot-{slot}")}
    head, colon, _ = what.partition(":")
    if not colon:
        return Message("wa-opt-slotted", {**args, "what": Message(f"wa-opt-act-{what}")})
    name = Message("wa-opt-act-task", {"task": thing_name(c, what)}) if head == "task" else thing_name(c, what)
    return Message("wa-opt-slotted", {**args, "what": name})


NAMED: Mapping[str, Callable[[Fight, Decision, str], Message | None]] = {
    "act": an_act,
}
"""Options that are named by what they stand for rather than by a word of their own."""
