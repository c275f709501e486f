"""Records: what is in force on somebody: standing abilities, and effects that last (WA-DATA.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..content.records import Effect, Modifier
from ..state import Fight


def record_of(c: Fight, origin: str) -> Effect:
    """The effect that "art:ID", "item:ID" or "task:ID" names, or the rider of an ARM, an art ("rider:ID") or a natural
    attack ("attack:CHARACTER/ID")."""
    kind, _, name = origin.partition(":")
    if kind == "task":
        return c.scene.tasks[name].effect
    if kind == "attack":
        owner, _, attack = name.partition("/")
        return c.records.characters[owner].attacks[attack].rider
    if kind == "rider":
        return c.records.arts[name].rider if name in c.records.arts else c.records.arms[name].rider
    return c.records.arts[name].effect if kind == "art" else c.records.items[name].effect


def modifiers_on(c: Fight, who: str) -> Iterator[tuple[Modifier, str, str]]:
    """Every modifier in force on somebody: standing abilities (timing other) whose possession is held, then effects."""
    fighter = c.fighters[who]
    for name in arts_of(c, who):
        art = c.records.arts[name]
        if art.timing == "other" and art.possession in (None, fighter.possession):
            for one in art.modifiers:
                yield one, "WA-DATA.4", f"art-{name}"
    for held in fighter.lasting:
        kind, _, name = held.origin.partition(":")
        for one in record_of(c, held.origin).modifiers:
            yield one, "WA-DATA.4", f"{kind}-{name}"


def arts_of(c: Fight, who: str) -> Sequence[str]:
    """The skills and spells of somebody: those learned, and those that the ARM in use grants (WA-DATA.3)."""
    fighter = c.fighters[who]
    return c.records.arts_with(fighter.character, "" if fighter.disarmed else fighter.in_use)
