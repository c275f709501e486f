"""Chapter 15: the attribute (属性) of an attack, and the traits (特性) of those it hits."""

from __future__ import annotations

from ..content.records import Trait
from ..state import Fight
from .in_force import record_of
from .people import has_hp
from .things import Thing

PREVENTING: tuple[Trait, ...] = ("null", "absorb")
"""WA-15.13: what keeps a character without HP from harm."""


def attribute_of(c: Fight, who: str, used: Thing) -> str:
    """WA-15.4: the one attribute of somebody's attack: the last change made decides.

    WA-15.3: before any change, that of the skill or spell; else that of the weapon, 無 unless it has one (WA-15.2).
    """
    found = used.weapon.attribute if used.weapon is not None else "none"
    if used.art is not None and used.art.attribute:
        found = used.art.attribute
    for lasting in c.fighters[who].lasting:
        found = record_of(c, lasting.origin).attribute or found
    return found


def traits_against(c: Fight, who: str, attribute: str) -> list[Trait]:
    """WA-15.6: the traits of somebody that name an attribute; WA-15.5: others than the eight may be named too.

    WA-15.13: without HP only null and absorb count, by ruling none.
    """
    named = [trait for trait, attributes in c.sheet(who).traits.items() if attribute in attributes]
    if has_hp(c, who):
        return named
    if c.rulings["traits_without_hp"] == "never":
        return []
    return [trait for trait in named if trait in PREVENTING]


def prevented(c: Fight, who: str, attribute: str) -> bool:
    """WA-15.13: whether somebody without HP takes no harm from an attack of this attribute."""
    return not has_hp(c, who) and bool(traits_against(c, who, attribute))
