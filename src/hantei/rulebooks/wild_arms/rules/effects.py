"""Records: what a skill, spell, item, task or hit does to somebody, carried out (WA-DATA.4, WA-DATA.5)."""

from __future__ import annotations

from hantei.core.table import Table

from ..content.records import Effect
from ..state import UNCOUNTED, Fight, Lasting
from . import harm, statuses, supply
from .acting import incapacitated
from .checks import formula, plain_dice
from .in_force import record_of
from .people import arm, has_hp


def apply(c: Fight, table: Table, who: str, origin: str) -> None:
    """The effect that `origin` names (as `record_of` reads it) on somebody, in the order of its record."""
    effect = record_of(c, origin)
    amount = restored(c, table, who, effect)
    down = has_hp(c, who) and c.fighters[who].hp <= 0
    before, raised, changed = c.fighters[who].fp, False, bool(effect.give or amount or effect.reload)
    for status in effect.cure:
        if status != "dying" or may_cure_dying(c, origin):
            cured = statuses.cure(c, table, who, status, amount)
            changed = changed or cured
            raised = raised or (cured and down and status == "dying" and harm.raises(c))
    for status in effect.give:
        give(c, table, who, status, origin, effect)
    if amount and not raised:
        harm.regain(c, table, who, amount)
    if effect.fp:
        restore_fp(c, table, who, effect.fp, origin)
    if effect.reload:
        reload(c, table, who)
    if effect.attribute or effect.modifiers or effect.guard:
        last(c, table, who, origin, effect)
    elif not changed and c.fighters[who].fp == before and origin.startswith(("art:", "item:")):
        table.tell("no_effect", who=who)


def restored(c: Fight, table: Table, who: str, effect: Effect) -> int:
    """The HP that an effect restores to somebody; without HP there is nothing to roll for."""
    if effect.hp == "0" or not has_hp(c, who):
        return 0
    dice, constant = formula(effect.hp)
    return max(0, constant + (table.roll(plain_dice(dice), "restore", who) if dice else 0))


def may_cure_dying(c: Fight, origin: str) -> bool:
    """WA-18.5: in battle only a spell cures dying: the one whose effect it is (《リヴァイブ》)."""
    kind, _, name = origin.partition(":")
    return c.phase in harm.OUTSIDE or (kind == "art" and c.records.arts[name].kind == "spell")


def give(c: Fight, table: Table, who: str, status: str, origin: str, effect: Effect) -> None:
    """WA-18.20, WA-18.28, WA-17.8: a status by a skill, for as long as the effect says; WA-18.14: supply is lost."""
    if status == "unsupplied":
        supply.lose(c, table, who)
    else:
        statuses.give(c, table, who, status, origin, effect.until or statuses.usual_until(c, status), effect.ending)


def restore_fp(c: Fight, table: Table, who: str, amount: int, origin: str) -> None:
    """FP come back up to the maximum, or are lost down to 0 (WA-19.3), by what `origin` names."""
    fighter = c.fighters[who]
    before = fighter.fp
    fighter.fp = max(0, min(max(before, c.sheet(who).fp), before + amount))
    if fighter.fp != before:
        table.tell("fp", who=who, amount=fighter.fp - before, fp=fighter.fp, origin=origin)


def reload(c: Fight, table: Table, who: str) -> None:
    """WA-12.2: every ARM that somebody carries is full again."""
    arms, more = c.fighters[who].arms, 0
    filled: list[str] = []
    for name, before in arms.items():
        capacity = arm(c, who, name).capacity
        arms[name] = UNCOUNTED if capacity is None else capacity
        more += arms[name] - before
        filled += [f"{name}:{arms[name]}"] if arms[name] > before else []
    table.tell("reloaded", who=who, more=more, filled=filled)


def last(c: Fight, table: Table, who: str, origin: str, effect: Effect) -> None:
    """WA-15.4: an effect that lasts stands after those before it; the same one again takes the place of the former."""
    fighter = c.fighters[who]
    fighter.lasting = [one for one in fighter.lasting if one.origin != origin]
    fighter.lasting.append(Lasting(origin, effect.until or "battle", effect.guard))
    table.tell("effect", who=who, origin=origin, out=incapacitated(c, who))
