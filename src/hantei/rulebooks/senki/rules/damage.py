"""Chapters 13, 16, 17: damage worked through in the book's order, and damage from other sources."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hantei.core.decision import Fact
from hantei.core.table import Table
from hantei.core.tally import Operation, Step, Tally

from ..content.effects import Guard, Receive
from ..state import Fight, Running
from .dice import TWO
from .fall import lose_hp
from .figures import add_modifiers, armour, in_force, record
from .grid import fallen


class Share(NamedTuple):
    """The part of an attack that somebody takes; other damage has no such part.

    `kind`: blade, shot, charge_shot. `twice`: a covered share is added to one's own (SK-16.14). `margin`: what the
    margin of the hit adds (SK-04.22). `covered`: whose share is added. `lasting`: the label of the effect in force that
    does continuous damage (SK-05.23). `named`: whether those whom it meets are told before it.
    """

    kind: str = ""
    twice: bool = False
    margin: tuple[Step, ...] = ()
    covered: str = ""
    lasting: str = ""
    named: bool = False


NO_ATTACK = Share()
"""For damage that comes from no attack."""

OTHER = Share(named=True)
"""For such damage that names whom it meets."""


def take_damage(c: Fight, table: Table, who: str, damage: int, attribute: str, share: Share = NO_ATTACK) -> int:
    """SK-16.15: work damage through and apply it; returns the real damage (実ダメージ).

    `attribute`: "" where the damage has none.
    """
    real = tell_real_damage(c, table, who, damage, attribute, share)
    lose_hp(c, table, who, real)
    return real


def tell_real_damage(c: Fight, table: Table, who: str, damage: int, attribute: str, share: Share = NO_ATTACK) -> int:
    """Work damage through and tell what is left of it, with its reasons."""
    attribute = taken_as(c, who, attribute)
    tally = real_damage(c, who, damage, attribute, share)
    down = fallen(c.fighters[who])
    half = tally.value // 2
    facts: dict[str, Fact] = {"covered": share.covered, "shares": [half, half]} if share.covered else {}
    facts |= {"lasting": share.lasting} if share.lasting else {}
    facts |= {"named": True} if down and share.named else {}
    facts |= {"attribute": attribute, "damage": damage, "real": tally.value}
    facts |= reduced(c, who, attribute, tally)
    table.tell("real_damage", tally, who=who, down=down, **facts)
    return tally.value


def reduced(c: Fight, who: str, attribute: str, tally: Tally) -> dict[str, Fact]:
    """What has taken damage off, besides defence modifiers and reductions, as far as it is told.

    `kept_off`: how much was taken off by effects for this attack alone; `warded`: that one of these lets nothing
    through; `halved`: what else has halved the damage; `half`: how much that took off.
    """
    brief = [running for running in c.fighters[who].effects if running.until == "attack"]
    labels = [running.record.replace("s/", "-") for running in brief]
    kept_off = taken_off(tally, labels)
    facts: dict[str, Fact] = {"kept_off": kept_off} if kept_off else {}
    if not tally.value and any(wards(c, running, attribute) for running in brief):
        facts["warded"] = True
    halved = [step.label for step in tally.steps if step.op is Operation.HALVE_UP and step.label not in labels]
    return facts | ({"halved": halved, "half": taken_off(tally, halved)} if halved else {})


def taken_off(tally: Tally, labels: Sequence[str]) -> int:
    """Return how much the steps of these labels take off."""
    found = left = 0
    for step in tally.steps:
        before, left = left, step.op.apply(left, step.amount)
        found += max(0, before - left) if step.label in labels else 0
    return found


def wards(c: Fight, running: Running, attribute: str) -> bool:
    """Whether an effect in force lets nothing of such damage through."""
    guards = [one for one in getattr(record(c, running.record), running.part) if isinstance(one, Guard)]
    return any(guard.do in ("nullify", "zero") and works(c, guard, attribute) for guard in guards)


def real_damage(c: Fight, who: str, damage: int, attribute: str, share: Share = NO_ATTACK) -> Tally:
    """SK-16.15: halving, defence modifier, nullifying, reductions, doubling, setting to 0.

    SK-13.10: never below 0. SK-13.3: piercing meets neither defence modifier nor reductions that do not name it, but it
    is halved under water (SK-10.28); nullifying and setting to 0 work on it too, unless ruled otherwise (SK-13.15).
    """
    tally = Tally(damage, "SK-13.9", "damage")
    for step in share.margin:
        tally.add(step.amount, step.clause, step.label)
    guards = guards_of(c, who, attribute)
    halvings = [("SK-10.27", "submerged")] if c.fighters[who].submerged else []
    halvings += [("SK-16.16", label) for guard, label in guards if guard.do == "halve"]
    for clause, label in halvings[: 1 if c.rulings["several_halvings"] == "1" else None]:  # SK-16.16
        tally.halve_up(clause, label)
    for step in armour(c, who, attribute, share.kind).steps:
        tally.add(-step.amount, step.clause, step.label)
    if any(guard.do == "nullify" for guard, _ in guards):
        tally.at_most(0, "SK-13.15", "nullified")
    reduction = Tally()
    add_modifiers(c, who, reduction, "reduction", share.kind, attribute, named=attribute == "piercing")  # SK-13.3
    for step in reduction.steps:
        tally.add(-step.amount, step.clause, step.label)
    tally.at_least(0, "SK-13.10", "no_less")
    if share.twice:
        tally.times(2, "SK-16.14", "cover_up")
    if any(guard.do == "zero" for guard, _ in guards):
        tally.at_most(0, "SK-13.15", "set_to_zero")
    return tally


def taken_as(c: Fight, who: str, attribute: str) -> str:
    """SK-DATA.13: the attribute of damage for the one who takes it, under effects in force; SK-13.4: piercing stays."""
    for effect, _ in in_force(c, who):
        if isinstance(effect, Receive) and attribute not in ("", "piercing") and effect.attribute in (None, attribute):
            attribute = effect.to
    return attribute


def guards_of(c: Fight, who: str, attribute: str) -> list[tuple[Guard, str]]:
    """Effects in force that halve, nullify or set to 0."""
    found = [(effect, label) for effect, label in in_force(c, who) if isinstance(effect, Guard)]
    return [(guard, label) for guard, label in found if works(c, guard, attribute)]


def works(c: Fight, guard: Guard, attribute: str) -> bool:
    """Whether a guard concerns this attribute; SK-13.3, SK-13.15 for piercing."""
    if guard.attribute and guard.attribute != attribute:
        return False
    if attribute != "piercing":
        return True
    if not guard.pierced:
        return False
    if guard.do == "halve":  # a skill's halving is a reduction; water is the book's own exception
        return guard.attribute == "piercing"
    return c.rulings["piercing_nullifiable"] == "default" or guard.attribute == "piercing"


def deal_other_damage(
    c: Fight,
    table: Table,
    names: Sequence[str],
    n: int,
    attribute: str,
    fixed: bool = False,
    user: str = "",
    source: str = "",
    again: bool = False,
    **told: Fact,
) -> None:
    """SK-16.2, SK-17.1, SK-17.4: damage that is no attack: 2D6 + n, no check, no cover-up; told before it falls.

    SK-13.8: a critical adds nothing to it. SK-13.14: one roll for everybody whom it meets, by ruling one for each.
    `fixed`: n alone, without dice. `user`: who deals it, if anybody does; `source`: by which record; `again`: whether
    it goes on from an earlier round; `told`: what else is told of it.
    """
    each = c.rulings["damage_roll_per_target"] == "1"
    for group in [[name] for name in names] if each else [list(names)] if names else []:
        thrown = 0 if fixed else table.roll(TWO, "damage")
        rolled: dict[str, Fact] = {} if fixed else {"rolled": thrown, "added": n}
        tally = Tally() if fixed else Tally(thrown, "SK-17.1", "dice")
        tally.add(n, "SK-17.2", "added")
        tally.at_least(0, "SK-13.10", "no_less")
        facts: dict[str, Fact] = {"damage": tally.value, "attribute": attribute, "user": user, "source": source}
        down = [name for name in group if fallen(c.fighters[name])]
        facts |= {"down": down} if down else {}
        table.tell("damage", tally, targets=group, **facts, again=again, **rolled, **told)
        for name in group:
            take_damage(c, table, name, tally.value, attribute, OTHER)


def corrosion_damage(c: Fight, table: Table, who: str, loss: int) -> None:
    """SK-15.7: a loss of HP without attribute, defence or halving; or damage, halved under water, by one reading."""
    if c.rulings["corrosion_is_damage"] == "1" and c.fighters[who].submerged:
        loss = -(-loss // 2)
    lose_hp(c, table, who, loss)
