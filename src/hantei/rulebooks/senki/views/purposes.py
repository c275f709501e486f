"""What actions are for, so that a long list of them can be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hantei.core.decision import Decision
from hantei.core.message import Message, phrase
from hantei.core.purpose import Purpose

from ..state import Fight

HEADS: Mapping[str, Purpose] = {
    "attack": Purpose.ATTACK,
    "finishing_blow": Purpose.ATTACK,
    "move": Purpose.MOVE,
    "assault": Purpose.MOVE,
    "mount": Purpose.MOVE,
    "surface": Purpose.MOVE,
    "submerge": Purpose.MOVE,
    "leave": Purpose.MOVE,
    "weapon": Purpose.PREPARE,
    "ready": Purpose.PREPARE,
    "door": Purpose.PREPARE,
    "ajar": Purpose.PREPARE,
    "item": Purpose.USE,
    "skill": Purpose.USE,
    "recover": Purpose.USE,
    "give": Purpose.USE,
    "deed": Purpose.OTHER,
    "pass": Purpose.END,
    "done": Purpose.END,
}
"""What options are for by how they begin; skills that attack are told apart below."""

SORTED = ("move", "minor", "major", "prepare")
"""The questions whose options are of several kinds: the three actions (SK-04.3, SK-04.6, SK-04.9), preparation."""


def purpose(c: Fight, decision: Decision, key: str) -> Purpose:
    """What an option is for."""
    if decision.kind not in SORTED:
        return Purpose.OTHER
    head, _, name = key.partition(":")
    if head == "skill" and (c.records.skills[name].attack is not None or c.records.skills[name].weapon_attack):
        return Purpose.ATTACK
    return HEADS[head]


def titled(c: Fight, decision: Decision, keys: Sequence[str]) -> Message | None:
    """The heading of options of one purpose, where the usual words say something else in this book: weapons are
    exchanged, not made ready (SK-04.18), things are handed over and vehicles mounted (SK-05.2), and after a move or
    minor action passed on the main process goes on."""
    heads = [key.partition(":")[0] for key in keys]
    for head in ("weapon", "give", "mount"):
        if all(one == head for one in heads):
            return phrase(f"sk-doing-{head}")
    if any(head in ("item", "skill") for head in heads) and purpose(c, decision, keys[0]) is Purpose.USE:
        return phrase("sk-doing-uses")
    if decision.kind in ("move", "minor") and all(head == "pass" for head in heads):
        return phrase("sk-doing-nothing")
    return None
