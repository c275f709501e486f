"""Chapters 11, 12, 13: the course of a use of an ARM, a skill, a spell or an item (13.10)."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.agenda import BeatCall, then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Operation, Tally

from ..state import Action, Fight
from .action_phase import spend
from .beats import beat
from .checks import succeeds
from .costs import affordable, pay
from .effects import apply
from .making_checks import make_check
from .skills import no_check
from .things import Thing, cost, crest_on, priced, thing_of, under_way
from .usable import no_use, ways


@beat("use", "WA-13.10", "WA-11.10", "WA-11.11", "WA-11.12", "WA-12.9", "WA-05.7")
def use(c: Fight, table: Table, who: str, slot: str, option: str) -> None:
    """Something is used: with which weapon, magnified or not, on whom; then hidden targets are searched and the cost is
    paid; the rest is up to what it is."""
    c.action = started(who, slot, option)
    kind, _, name = option.partition(":")
    seat = c.fighters[who].seat
    about: dict[str, Fact] = {"who": who, "thing": option}
    if kind == "arm":
        c.action.arm, c.action.attack = name, thing_of(c, who, option).attack
    elif kind == "art" and c.records.arts[name].attack:
        c.action.attack = str(c.records.arts[name].attack)
        fit = [used.arm for used in ways(c, who, name) if not no_use(c, who, used)]
        c.action.arm = table.choose(Choice(seat, "weapon", "WA-11.4", fit, about))
    if c.rulings["magnification_optional"] == "per_spell":
        c.action.magnified = magnify(c, table, who, about)
    then(c, ("aim",), ("searches",), ("pay",))


def started(who: str, slot: str, option: str) -> Action:
    """A use that begins."""
    kind, _, name = option.partition(":")
    return Action(who, slot, kind, name, magnified=True)


def magnify(c: Fight, table: Table, who: str, about: dict[str, Fact]) -> bool:
    """WA-06.26: by ruling Magnification is a choice for every spell."""
    used = under_way(c)
    if crest_on(c, who, used) != "magnification" or not affordable(c, who, cost(c, who, used, True) or 0):
        return False
    return table.choose(Choice(c.fighters[who].seat, "magnify", "WA-06.26", ["yes", "no"], about)) == "yes"


@beat("pay", "WA-19.2", "WA-19.3", "WA-06.30", "WA-13.10")
def pay_for(c: Fight, table: Table) -> None:
    """With a target left the action and the FP are spent, and the item if it is used up; without, nothing is."""
    action, used = c.use, under_way(c)
    fighter = c.fighters[action.who]
    if not action.targets:
        table.tell("withdrawn", who=action.who, thing=f"{action.means}:{action.name}")
        c.action = None
        return
    spend(c, action.who, action.slot)
    total = priced(c, action.who, used, action.magnified) or Tally()
    spent = total.value
    pay(c, action.who, spent)
    facts: dict[str, Fact] = {"who": action.who, "thing": f"{action.means}:{action.name}", "cost": spent}
    changed = [f"{step.label}:{step.amount}" for step in total.steps[1:] if step.op is Operation.ADD]
    if spent and changed:
        facts["changed"] = changed
    if used.item is not None and used.item.consumed:
        fighter.items[used.name] -= 1
    if used.art is not None and used.art.per_battle is not None:
        fighter.used[used.name] = fighter.used.get(used.name, 0) + 1
    table.tell("uses", None, **facts, targets=list(action.targets), slot=action.slot, arm=action.arm, fp=fighter.fp)
    then(c, *course(used))


def course(used: Thing) -> Sequence[BeatCall]:
    """WA-13.10: what follows on the payment."""
    asked: Sequence[BeatCall] = [("use_check",)] if used.test is not None else []
    if used.attack:
        return [*asked, ("covering",), ("attack",)]
    return [*asked, ("effects",), ("use_done",)]


@beat("use_check", "WA-01.11", "WA-19.2")
def use_check(c: Fight, table: Table) -> None:
    """The check that a use asks for; what has been paid is not given back."""
    action, test = c.use, under_way(c).test
    assert test is not None  # noqa: S101 - the course says so
    barred = no_check(c, action.who, test.skill)
    roll = None if barred else make_check(c, table, action.who, test.skill, kind="use", target_number=test.target)
    action.done = roll is not None and succeeds(roll, test.target, c.rulings)
    if not action.done:
        table.tell("use_failed", who=action.who, thing=f"{action.means}:{action.name}")


@beat("effects", "WA-DATA.4", "WA-DATA.5")
def effects(c: Fight, table: Table) -> None:
    """Everybody whom the use reaches, one after the other."""
    if c.use.done:
        then(c, *(("effect", name) for name in c.use.targets))


@beat("effect", "WA-DATA.4", "WA-DATA.5", "WA-18.5")
def effect(c: Fight, table: Table, who: str) -> None:
    """What it does to one of them."""
    action = c.use
    apply(c, table, who, f"{action.means}:{action.name}")


@beat("use_done", "WA-13.10")
def use_done(c: Fight, table: Table) -> None:
    """The use is over."""
    c.action = None
