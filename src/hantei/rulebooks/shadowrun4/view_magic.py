"""What magic does to somebody, in words: spells they keep up, spells that are on them, who protects them."""

from __future__ import annotations

from hantei.core.rulebook import Message, Sayable

from .lasting import all_lasting
from .state import Run
from .view_names import Name, focus_name, person, spell_name


def magic_words(c: Run, who: str) -> list[Message]:
    """What those who know somebody's figures are told of magic in and about them."""
    actor = c.actors[who]
    found = []
    kept: list[Name] = [spell_name(c, one.spell) for one in actor.sustained]
    if kept:
        found.append(Message("sr-state-keeps", {"names": kept}))
    on: list[Name] = [spell_name(c, one.spell) for _, one in all_lasting(c) if who in one.targets]
    if on:
        found.append(Message("sr-state-spelled", {"names": on}))
    guards: list[Name] = [person(c, name) for name, other in c.actors.items() if who in other.shields]
    if guards:
        found.append(Message("sr-state-shielded", {"names": guards}))
    leads = [one for one in c.rituals if who in one.members]
    if leads:
        found.append(Message("sr-state-ritual", {"spell": spell_name(c, leads[0].spell)}))
    return found


def foci_words(c: Run, who: str) -> list[Sayable]:
    """The foci somebody carries, and which are switched on."""
    return [
        Message("sr-focus-on" if name in c.actors[who].active else "sr-focus-off", {"focus": focus_name(c, name)})
        for name in c.sheet(who).foci
    ]


def spells_words(c: Run, who: str) -> list[Sayable]:
    """The spells somebody knows."""
    names: list[Name] = [spell_name(c, name) for name in c.sheet(who).spells]
    return [Message("sr-spells-known", {"names": names})] if names else []
