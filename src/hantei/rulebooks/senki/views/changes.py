"""What effects in force change, in a few words each."""

from __future__ import annotations

from itertools import groupby

from hantei.core.message import Message, Sayable
from hantei.notation import signed

from ..content.effects import Change, CoverAnyway, Effect, Guard, Modify, Shift
from ..rules.figures import record
from ..state import Fight

LOWERED = ("reduction", "critical")
"""Figures whose amount is taken off: off the damage that somebody takes, off the sum that is critical."""


def changes(c: Fight, path: str, part: str, now: bool = False) -> list[Message]:
    """The figures that the effects of a record change, and the damage that they keep off.

    `now`: for one attack, so that one check or one damage roll is meant.
    """
    found: list[Message] = []
    effects = sorted(getattr(record(c, path), part), key=late)
    for kind, group in groupby(effects, key=attack_of):
        said = [
            one for effect in group if (one := change(effect, "-kind" if kind else "-now" if now else "")) is not None
        ]
        one_attack = Message("sk-change-attack", {"kind": Message(f"sk-kind-{kind}"), "change": said})
        found += [one_attack] if kind else becoming(said)
    return found


def late(effect: Effect) -> bool:
    """Whether an effect bears on an attack only after its hit check, so that it is told after those that change it."""
    return not (isinstance(effect, Modify) and effect.figure in ("hit", "check"))


def becoming(said: list[Message]) -> list[Message]:
    """Damage that becomes another and more is told in one."""
    if len(said) < 2 or not said[0].id.startswith("sk-change-becomes") or said[1].id != "sk-change-damage":
        return said
    return [Message(f"{said[0].id}-more", {**said[0].args, **said[1].args}), *said[2:]]


def attack_of(effect: Effect) -> str:
    """The kind of attack for which alone an effect changes a figure."""
    return effect.attack if isinstance(effect, Modify) else ""


def with_move(c: Fight, said: Message, path: str) -> Message:
    """A use, with how far it moves its user, and whether a charge shot stays possible (SK-12.9)."""
    one = record(c, path)
    effects = getattr(one, "effects", ())
    shift = next((effect for effect in effects if isinstance(effect, Shift) and effect.do == "move"), None)
    if shift is None:
        return said
    keeps = getattr(one, "keeps_charge_shot", False) or shift.keeps_charge_shot
    args: dict[str, Sayable] = {"who": said.args["who"], "said": said, "using": using(said), "n": shift.squares}
    return Message(f"sk-log-used-move{'-charge' if keeps else ''}", args)


def using(said: Message) -> Message:
    """A use, as a sentence begins that goes on with what comes of it; an attack stays as it is."""
    use = said.id.removeprefix("sk-log-")
    return Message(f"sk-log-{use}-using", said.args) if use.startswith(("skill", "item", "used")) else said


ONE = {"-now": ("hit", "defence", "check", "reaction", "damage_dice"), "-kind": ("hit", "damage")}
"""The figures with words of their own where one roll is meant, or the rolls of one kind of attack."""


def change(effect: Effect, of: str = "") -> Message | None:
    """One figure changed, one kind of damage kept off or made another, or a cover-up that becomes possible; None for
    effects of other kinds. `of`: which rolls are meant, if not all of a time."""
    if isinstance(effect, Guard):
        return damage(f"sk-change-{effect.do}", {}, effect)
    if isinstance(effect, Change):
        stays = "" if effect.to == "piercing" else "-unless"  # SK-13.4
        return Message(f"sk-change-becomes{stays}", {"attribute": Message(f"sk-attribute-{effect.to}")})
    if isinstance(effect, CoverAnyway):
        if effect.while_finished:
            return Message("sk-change-cover_finished")
        return Message("sk-change-cover_distance", {"n": effect.distance})
    if not isinstance(effect, Modify):
        return None
    amount = -effect.amount if effect.figure in LOWERED else effect.amount
    return damage(
        f"sk-change-{effect.figure}{of if effect.figure in ONE.get(of, ()) else ''}", {"n": signed(amount)}, effect
    )


def damage(name: str, args: dict[str, Sayable], effect: Guard | Modify) -> Message:
    """A change, with the attribute for which alone it holds."""
    if effect.attribute is None:
        return Message(name, args)
    attribute = Message(f"sk-attribute-{effect.attribute}")
    if isinstance(effect, Guard):
        return Message(f"sk-change-{effect.do}-of", {"attribute": attribute})
    return Message("sk-change-attribute", {"attribute": attribute, "change": Message(name, args)})
