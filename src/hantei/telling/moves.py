"""What people did, in words."""

from __future__ import annotations

from hantei.core.rulebook import Message, Sayable
from hantei.library import Shelf
from hantei.play import HAND, Passage, Session
from hantei.text import Catalogue

from .questions import Question


def move_of(passage: Passage, before: Session, shelf: Shelf, catalogue: Catalogue) -> Message:
    """What a move was, in words."""
    move = passage.move
    kind = move["do"]
    if kind == "answer":
        question = Question(shelf, catalogue, before.state, before.decisions[move["who"]])
        said: Sayable = question.label(move["answer"])
        return Message("move-answer", {"question": question.text, "answer": said})
    if kind == "hand":
        question = Question(shelf, catalogue, before.state, before.decisions[HAND])
        return Message("move-hand", {"question": question.text, "faces": " ".join(map(str, move["faces"]))})
    facts: dict[str, Sayable] = {}
    if kind in ("undo", "redo"):
        facts["count"] = move["count"]
    elif kind == "seat":
        policy = move["policy"]
        facts |= {"who": move["who"], "policy": Message("seat-person") if policy is None else policy}
    else:
        facts["words"] = " ".join(str(word) for word in move.get("words") or move.get("faces") or ())
    return Message(f"move-{kind}", facts)
