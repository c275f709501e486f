"""What is asked, what happened, and what matters for a question, as messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hantei.core.decision import Answer, Decision, Faces
from hantei.core.message import Message, Sketch

from ..rules.field import square
from ..rules.strikes import guard
from ..state import Game
from .board import drawing
from .names import keeper_name, said, side_name, step

__all__ = ["effect", "label", "question", "report", "side_name", "situation", "step_label", "throw_name"]


def question(c: Game, decision: Decision) -> Message:
    """What this seat is to decide, in one sentence."""
    if isinstance(decision, Faces):
        return Message("kg-ask-throw", {"dice": decision.dice.name, "why": throw_name(decision.kind)})
    return Message(f"kg-ask-{decision.kind}", said(c, decision.about))


def situation(c: Game, decision: Decision) -> Sequence[Message | Sketch]:
    """The round, the field, and how everybody is."""
    head = Message("kg-sit-round", {"n": c.round, "most": c.scene.rounds})
    lines = [Message("kg-sit-keeper", about(c, who)) for who, keeper in c.keepers.items() if keeper.embers]
    return [head, Sketch(lambda: drawing(c)), *lines]


def about(c: Game, who: str) -> dict[str, Any]:
    """How somebody is."""
    keeper = c.keepers[who]
    return {
        "who": keeper_name(c, who),
        "side": side_name(c, keeper.side),
        "at": keeper.at,
        "embers": keeper.embers,
        "guard": guard(c, who).value,
    }


def label(c: Game, decision: Decision, answer: Answer) -> Message:
    """What an answer is called."""
    if decision.kind == "move":
        stays = answer == c.keepers[str(decision.about["who"])].at
        return Message("kg-opt-stay" if stays else "kg-opt-square", {"at": str(answer)})
    if decision.kind == "target":
        return Message("kg-opt-target", {"who": keeper_name(c, str(answer))})
    if decision.kind == "stake":
        return Message("kg-opt-stake", {"n": answer})
    return Message(f"kg-opt-{answer}")


def effect(c: Game, decision: Decision, answer: Answer) -> Message:
    """What an answer does."""
    if decision.kind == "move":
        x, y = square(str(answer))
        return Message(f"kg-eff-square-{MARKS[c.scene.rows[-1 - y][x]]}")
    if decision.kind == "target":
        target = str(answer)
        facts = {"guard": guard(c, target).value, "embers": c.keepers[target].embers}
        return Message("kg-eff-target", facts)
    if decision.kind == "stake":
        return Message("kg-eff-stake", {"guard": int(str(decision.about["guard"]))})
    return Message(f"kg-eff-{answer}")


MARKS = {".": "open", "~": "reeds", "#": "rock"}


def report(c: Game, event: str, facts: Mapping[str, Any]) -> Message:
    """What happened."""
    if event == "fight":
        if c.scene.intro is None:
            return Message("kg-log-fight-plain", {"title": c.scene.title})
        return Message("kg-log-fight", {"title": c.scene.title, "text": c.scene.intro})
    if event == "strike" and facts["flared"]:
        return Message("kg-log-strike-flared", said(c, facts))
    if event == "end":
        return Message(f"kg-log-end-{facts['by']}" if facts["winner"] else "kg-log-end-nobody", said(c, facts))
    return Message(f"kg-log-{event}", said(c, facts))


def step_label(c: Game, slug: str) -> Message:
    """A step of a guard."""
    return step(slug)


def throw_name(why: str) -> Message:
    """What dice are thrown for."""
    return Message(f"kg-throw-{why}")
