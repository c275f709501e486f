"""Judge whether a use is worth anything now: one that reaches no foe, or restores what nobody lacks, is marked."""

from __future__ import annotations

from ..content.records import NOTHING, Effect
from ..rules.targets import foes_among, possible
from ..rules.things import thing_of
from ..rules.usable import in_vain
from ..state import HARM, Fight


def reaches_no_foe(c: Fight, who: str, option: str) -> bool:
    """WA-19.6: whether what is meant for foes, an attack or such as impairs their sight, reaches nobody hostile."""
    used = thing_of(c, who, option)
    if used.attack or not used.harms:
        return in_vain(c, who, option)
    return not foes_among(c, who, possible(c, who, used))


def restores_nothing(c: Fight, who: str, option: str) -> bool:
    """WA-11.12, WA-12.8: whether a use that does nothing but restore finds nobody of the own side who lacks anything of
    it, as far as it reaches."""
    return bool(nothing_lacked(c, who, option))


def nothing_lacked(c: Fight, who: str, option: str) -> str:
    """What nobody lacks whom a use that only restores reaches: "fp" where it gives the user FP alone, "self" anything
    else of the user's, "side" of others; "" where somebody does, or where it does more."""
    if not option.startswith(("art:", "item:")):
        return ""
    effect = effect_of(c, option)
    only = Effect(effect.cure, hp=effect.hp, fp=effect.fp)
    used = thing_of(c, who, option)
    if used.attack or effect != only or effect == NOTHING:
        return ""
    people = [who] if used.target == "self" else possible(c, who, used)
    foes = foes_among(c, who, people)
    if any(lacks(c, name, effect) for name in people if name not in foes):
        return ""
    if used.target != "self":
        return "side"
    return "fp" if effect == Effect(fp=effect.fp) else "self"


def effect_of(c: Fight, option: str) -> Effect:
    """What the use of a skill, spell or item does; nothing of anything else."""
    kind, _, name = option.partition(":")
    if kind == "art":
        return c.records.arts[name].effect
    return c.records.items[name].effect if kind == "item" else NOTHING


def lacks(c: Fight, who: str, effect: Effect) -> bool:
    """Whether an effect would restore HP or FP of somebody, or cure a status that they have."""
    fighter, sheet = c.fighters[who], c.sheet(who)
    hurt = effect.hp != "0" and sheet.hp is not None and fighter.hp < sheet.hp
    held = [*(one.status for one in fighter.statuses), *(step for step in HARM if getattr(fighter, step))]
    return hurt or (effect.fp > 0 and fighter.fp < sheet.fp) or any(status in held for status in effect.cure)
