"""What effects in force change, in a few words each."""

from __future__ import annotations

from hantei.core.message import Message, Sayable
from hantei.notation import signed

from ..content.effects import Change, CoverAnyway, Effect, Guard, Modify, Shift
from ..rules.figures import record
from ..state import Fight

LOWERED = ("reduction", "critical")
"""Figures whose amount is taken off: off the damage that somebody takes, off the sum that is critical."""


def changes(c: Fight, path: str, part: str) -> list[Message]:
    """The figures that the effects of a record change, and the damage that they keep off."""
    return [said for effect in getattr(record(c, path), part) if (said := change(effect)) is not None]


def moves(c: Fight, path: str) -> list[Message]:
    """How far what somebody uses moves the user, and whether a charge shot stays possible (SK-12.9)."""
    one = record(c, path)
    shifts = [effect for effect in getattr(one, "effects", ()) if isinstance(effect, Shift) and effect.do == "move"]
    keeps = getattr(one, "keeps_charge_shot", False)
    return [
        Message(f"sk-change-move{'-charge' if keeps or shift.keeps_charge_shot else ''}", {"n": shift.squares})
        for shift in shifts
    ]


def change(effect: Effect) -> Message | None:
    """One figure changed, one kind of damage kept off or made another, or a cover-up that becomes possible; None for
    effects of other kinds."""
    if isinstance(effect, Guard):
        return damage(f"sk-change-{effect.do}", {}, effect)
    if isinstance(effect, Change):
        return Message("sk-change-becomes", {"attribute": Message(f"sk-attribute-{effect.to}")})
    if isinstance(effect, CoverAnyway):
        if effect.while_finished:
            return Message("sk-change-cover_finished")
        return Message("sk-change-cover_distance", {"n": effect.distance})
    if not isinstance(effect, Modify):
        return None
    amount = -effect.amount if effect.figure in LOWERED else effect.amount
    said = damage(f"sk-change-{effect.figure}", {"n": signed(amount)}, effect)
    if not effect.attack:
        return said
    return Message("sk-change-attack", {"kind": Message(f"sk-kind-{effect.attack}"), "change": said})


def damage(name: str, args: dict[str, Sayable], effect: Guard | Modify) -> Message:
    """A change, with the attribute for which alone it holds."""
    if effect.attribute is None:
        return Message(name, args)
    attribute = Message(f"sk-attribute-{effect.attribute}")
    return Message("sk-change-attribute", {"attribute": attribute, "change": Message(name, args)})
