"""A character's figures: the record's values with everything in force that changes them (SK-DATA.1, SK-DATA.13)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from hantei.core.glance import at_a_glance
from hantei.core.tally import Tally

from ..content.effects import Effect, Modify
from ..content.records import Condition, Dress, Record
from ..state import Fight

Effects = Sequence[tuple[Effect, str]]
"""Effects in force on a character, each with the slug that explains it."""


def dress(c: Fight, who: str) -> Dress | None:
    """SK-DATA.3: one dress, or none."""
    name = c.sheet(who).dress
    return c.records.dresses[name] if name else None


def record(c: Fight, path: str) -> Record:
    """The skill, item, assault or weapon that a path such as "skills/guard" names."""
    return c.records.at[path]


def in_force(c: Fight, who: str) -> Effects:
    """Every effect in force on a character, with the slug that explains it: its own always-skills, dress, and others'.

    SK-14.4: of one who is incapacitated only what is always on. For most characters nothing else is in force.
    """
    fighter = c.fighters[who]
    steady = None if fighter.effects else c.records.steady[fighter.character]
    return gathered(c, who) if steady is None else steady


@at_a_glance
def gathered(c: Fight, who: str) -> Effects:
    """Collect the effects in force on somebody who may have some."""
    fighter = c.fighters[who]
    found = [
        (effect, label)
        for condition, effects, label in c.records.always_on(fighter.character)
        if condition is None or holds(c, who, condition)
        for effect in effects
    ]
    for running in fighter.effects:
        label = running.record.replace("s/", "-")
        found += [(effect, label) for effect in getattr(c.records.at[running.record], running.part)]
    return found


def forces(c: Fight, who: str) -> Hashable:
    """Return everything besides the record that decides the effects in force on somebody: conditions that hold, deeds
    of others.
    """
    fighter = c.fighters[who]
    if not fighter.effects and c.records.steady[fighter.character] is not None:
        return ()
    held = tuple([holds(c, who, condition) for condition, _, _ in c.records.always_on(fighter.character)])
    return held, tuple([(running.record, running.part) for running in fighter.effects])


def holds(c: Fight, who: str, condition: Condition | None) -> bool:
    """SK-DATA.5: whether everything that a skill's condition names holds for its user; without one it always does."""
    if condition is None:
        return True
    fighter, attack = c.fighters[who], c.attack
    return (
        (not condition.state or bool(getattr(fighter, condition.state)))
        and (condition.status is None or any(found.id == condition.status for found in fighter.statuses))
        and (not condition.hp_at_most or fighter.hp <= condition.hp_at_most)
        and c.round >= condition.round_from
        and (not condition.attack or (attack is not None and attack.kind == condition.attack))
        and (condition.attribute is None or (attack is not None and attack.attribute == condition.attribute))
    )


def add_modifiers(
    c: Fight, who: str, tally: Tally, figure: str, attack: str = "", attribute: str = "", named: bool = False
) -> None:
    """Add everything in force that changes a figure; some hold for one kind of attack or one attribute only.

    `named`: only what names the attribute counts.
    """
    effects = in_force(c, who)
    if effects:
        modify(tally, effects, figure, attack, attribute, named)


def modify(
    tally: Tally,
    effects: Iterable[tuple[Effect, str]],
    figure: str,
    attack: str = "",
    attribute: str = "",
    named: bool = False,
) -> None:
    """Add those of the effects that change a figure, as `add_modifiers` says."""
    for effect, label in effects:
        if not isinstance(effect, Modify) or effect.figure != figure:
            continue
        if (effect.attack and effect.attack != attack) or (effect.attribute and effect.attribute != attribute):
            continue
        if named and not effect.attribute:
            continue
        tally.add(effect.amount, "SK-DATA.13", label)


def threshold(c: Fight, who: str, limit: int, attack: str = "") -> int:
    """SK-CHECK.2: from which sum of the dice a check is critical; effects lower it, some for one kind of attack."""
    for effect, _ in in_force(c, who):
        if isinstance(effect, Modify) and effect.figure == "critical" and effect.attack in ("", attack):
            limit -= effect.amount
    return limit


def altered(c: Fight, who: str, figure: str, amount: int, clause: str) -> Tally:
    """An amount of something that happens to a character, with what effects make of it; never below 0."""
    tally = Tally(amount, clause, figure)
    add_modifiers(c, who, tally, figure)
    tally.at_least(0, clause, "no_less")
    return tally


def figure(c: Fight, who: str, name: str, attack: str = "") -> int:
    """A value of the record (melee, shooting, evasion, reaction, initiative, movement, power) as it stands now.

    Effects change the last three, some for one kind of `attack` only; what changes reactions changes their totals,
    whatever value they are made with. A value may be below 0 (SK-CHECK.5); movement is never below 0 (SK-07.2).
    """
    value = int(getattr(c.sheet(who), name))
    return standing(value, name, in_force(c, who), attack) if name in CHANGED else value


CHANGED = ("initiative", "movement", "power")
"""The values that effects change; for reactions they change the totals."""


def figures(c: Fight, who: str, names: Sequence[str]) -> dict[str, int]:
    """Several values of the record as they stand now."""
    sheet, effects = c.sheet(who), in_force(c, who)
    return {name: standing(int(getattr(sheet, name)), name, effects) for name in names}


def standing(value: int, name: str, effects: Effects, attack: str = "") -> int:
    """A value of the record with what the effects in force make of it."""
    if not effects:
        return value
    if name in CHANGED:
        tally = Tally(value, "SK-DATA.2", name)
        modify(tally, effects, name, attack)
        value = tally.value
    return value


def armour(c: Fight, who: str, attribute: str, attack: str = "") -> Tally:
    """SK-13.10, SK-13.11: the defence modifier (防御修正) against an attribute; piercing meets none (SK-13.3).

    Damage without an attribute meets none either (SK-05.23). `attack`: the kind of attack that deals it.
    """
    if attribute in ("", "piercing"):
        return Tally()
    worn = dress(c, who)
    tally = Tally()
    tally.add(int(getattr(worn, attribute)) if worn else 0, "SK-13.11", f"attribute-{attribute}")
    add_modifiers(c, who, tally, "armour", attack, attribute)
    return tally


def order_key(c: Fight, who: str, listed: Sequence[str]) -> tuple[int, bool, int]:
    """SK-05.9, SK-05.10, SK-05.12: highest initiative first, PCs before NPCs, then as the encounter lists them."""
    fighter = c.fighters[who]
    return -figure(c, who, "initiative"), not fighter.pc, listed.index(who)


def in_order(c: Fight, names: list[str]) -> list[str]:
    """Characters in descending initiative (SK-05.8, SK-05.30, SK-12.20)."""
    if len(names) < 2:
        return [*names]
    listed = list(c.fighters)
    return sorted(names, key=lambda who: order_key(c, who, listed))
