"""What people did, in words."""

from __future__ import annotations

from hantei.core.message import Message, Sayable
from hantei.play import HAND, Record, Session, policy_name


def move_of(move: Record, before: Session) -> Message:
    """What a move was; `before` is the session as it stood then."""
    kind, rulebook = move["do"], before.rulebook
    if kind in ("answer", "hand"):
        decision = before.decisions[HAND if kind == "hand" else move["who"]]
        question = rulebook.speech.question(before.state, decision)
        if kind == "hand":
            return Message("move-hand", {"question": question, "faces": " ".join(map(str, move["faces"]))})
        said = rulebook.speech.label(before.state, decision, move["answer"])
        return Message("move-answer", {"question": question, "answer": said})
    facts: dict[str, Sayable] = {}
    if kind in ("undo", "redo"):
        facts["count"] = move["count"]
    elif kind == "delegate":
        facts |= {"who": move["who"], "to": move["to"] or move["who"]}
    elif kind == "order":
        facts |= {"who": move["who"], "answer": str(move["answer"])}
        if move["answer"] is None:
            return Message("move-order-back", {"who": move["who"]})
    elif kind == "pace":
        facts["waits"] = "yes" if move["waits"] else "no"
    elif kind == "go":
        pass
    elif kind == "seat":
        facts |= {"who": move["who"], "policy": player_of(move["policy"])}
    else:
        facts["words"] = " ".join(str(word) for word in move.get("words") or move.get("faces") or ())
    return Message(f"move-{kind}", facts)


def player_of(policy: str | None) -> Message:
    """Who plays a seat: a machine of a policy, or a person."""
    return Message("policy-machine", {"policy": policy_name(policy)}) if policy else Message("seat-person")
