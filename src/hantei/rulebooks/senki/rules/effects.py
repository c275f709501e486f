"""What skills, items and assaults do (SK-DATA.5 to SK-DATA.7, SK-DATA.13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from hantei.core.agenda import BeatCall, drop_latest, then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..content.effects import (
    Actions,
    Change,
    CoverAnyway,
    Cure,
    Effect,
    Going,
    Guard,
    Harm,
    Hinder,
    Inflict,
    Leave,
    Lose,
    Margin,
    Mend,
    Modify,
    Order,
    Price,
    Receive,
    Revive,
    Shift,
    State,
    Turn,
    Wear,
)
from ..content.records import Record, Skill
from ..content.words import Formula
from ..state import Fight, Running
from .damage import deal_other_damage
from .dice import roll_formula
from .fall import lose_hp, revive
from .figures import altered, record
from .grid import cell, fallen, named, place
from .lasting import limited, put_in_force, set_state
from .move_kinds import forced_ends
from .statuses import in_water, inflict, names, recover

LASTING = Modify | Guard | Change | Receive | Wear | CoverAnyway | Price | Going | Hinder | Leave | Margin
"""Effects that do nothing at once, but are in force for a while."""

IN_FORCE = LASTING | Actions
"""Effects that are in force for a while, whether they do something at once or not."""

NOTHING_MORE: Mapping[str, Fact] = MappingProxyType({})
"""What is told of a move besides who moves whom, from where to where, and how."""

TIMELESS = ("instant", "always")
"""Durations under which nothing comes into force: over at once, or never begun."""


def apply(c: Fight, table: Table, user: str, target: str, path: str, until: str, part: str = "effects") -> None:
    """Carry out effects of a record on a target; lasting ones stay in force until their end (SK-05.24).

    `part`: which of its effects, those of its use or those of a hit (SK-13.12).
    """
    entry = record(c, path)
    effects: tuple[Effect, ...] = getattr(entry, part)
    upholds = [] if until in TIMELESS else limited(c, target, path, part)
    for effect in effects:
        if isinstance(effect, Harm):
            harm(c, table, user, target, effect, path)
        carry = CARRY.get(effect.do)
        if carry is not None:
            carry(c, table, user, target, effect)
    upholds = [state for state in upholds if getattr(c.fighters[target], state)]
    lasts = upholds or any(isinstance(effect, IN_FORCE) for effect in effects)
    if lasts and until not in TIMELESS:
        bound = keeps_with(entry)
        put_in_force(c, table, target, Running(path, user, until, part, bound, c.round, entry.rounds, upholds))


def keeps_with(entry: Record) -> bool:
    """SK-14.4: whether what a record does is lifted with the fall of its user."""
    return isinstance(entry, Skill) and entry.depends_on_user


def mend(c: Fight, table: Table, user: str, target: str, effect: Mend) -> None:
    """HP, EN and TS regained, up to the record's figures; HP not by one who is incapacitated (SK-14.6)."""
    fighter, sheet = c.fighters[target], c.sheet(target)
    if effect.hp and not fallen(fighter):
        rolled = roll_formula(table, effect.hp, "healing", user)
        gain = altered(c, target, "recovery", rolled, "SK-DATA.13")
        gain.at_most(sheet.hp - fighter.hp, "SK-DATA.1", "full")
        fighter.hp += gain.value
        changed = any(step.op == "add" for step in gain.steps[1:])
        facts: dict[str, Fact] = {"what": "hp", "n": gain.value, "left": fighter.hp, **thrown(effect.hp, rolled)}
        facts |= {"full": True} if fighter.hp == sheet.hp else {}
        table.tell("healed", gain if changed else None, who=target, by=user, **facts)
    elif effect.hp:
        table.tell("not_healed", who=target)
    if effect.en:
        before = fighter.en
        rolled = roll_formula(table, effect.en, "healing", user)
        fighter.en = max(before, min(sheet.en, fighter.en + rolled))
        facts = {"what": "en", "n": fighter.en - before, "left": fighter.en, **thrown(effect.en, rolled)}
        facts |= {"full": True} if fighter.en == sheet.en else {}
        table.tell("healed", None, who=target, by=user, **facts)
    if effect.ts:
        fighter.ts += roll_formula(table, effect.ts, "healing", user)


def thrown(formula: Formula, rolled: int) -> dict[str, Fact]:
    """What is told of dice that were thrown for an amount; of a fixed one nothing."""
    return {} if isinstance(formula, int) else {"formula": formula, "rolled": rolled}


def lose(c: Fight, table: Table, user: str, target: str, effect: Lose) -> None:
    """SK-14.2: taking EN away may leave less than 0, without effect; TS does not fall below 0; HP is lost like any
    other (SK-13.13).
    """
    fighter = c.fighters[target]
    for what, formula in (("en", effect.en), ("ts", effect.ts)):
        before = getattr(fighter, what)
        loss = roll_formula(table, formula, "loss", user)
        setattr(fighter, what, before - (loss if what == "en" else min(loss, before)))
        if loss:
            table.tell("drained", who=target, what=what, n=before - getattr(fighter, what), left=getattr(fighter, what))
    lose_hp(c, table, target, roll_formula(table, effect.hp, "loss", user))


def afflict(c: Fight, table: Table, user: str, target: str, effect: Inflict) -> None:
    """SK-15.1: a bad status."""
    inflict(c, table, target, effect.status, effect.rank, user)


def cure(c: Fight, table: Table, user: str, target: str, effect: Cure) -> None:
    """SK-15.5, SK-15.25: skills and items take off statuses: one named, one chosen, or all."""
    found = [name for name in names(c, target) if effect.status in (None, name.partition(":")[0])]
    if effect.every:
        for name in found:
            recover(c, table, target, name)
    elif found:
        seat = c.fighters[user].seat
        recover(c, table, target, table.choose(Choice(seat, "cure", "SK-15.5", found, {"who": target})))


def gain_state(c: Fight, table: Table, user: str, target: str, effect: State) -> None:
    """SK-10.1, SK-10.9: a movement state; SK-10.24: one dives in water only; SK-14.4: the fallen gain none."""
    on = effect.do == "gain_state"
    if on and (fallen(c.fighters[target]) or (effect.state == "submerged" and not in_water(c, target))):
        return
    set_state(c, table, target, effect.state, on)


def push(c: Fight, table: Table, user: str, target: str, effect: Shift) -> None:
    """SK-07.9 to SK-07.11: a forced move to a square named by the effect's user, so many squares away at most."""
    ends = [named(end) for end in forced_ends(c, target, effect.squares)]
    if not ends:
        return
    about: dict[str, Fact] = {"who": target, "squares": effect.squares}
    end = table.choose(Choice(c.fighters[user].seat, "push_to", "SK-07.9", ends, about))
    put(c, table, target, end, "forced", user=user)


def put(
    c: Fight,
    table: Table,
    who: str,
    square: str,
    how: str,
    spent: Tally | None = None,
    user: str = "",
    told: Mapping[str, Fact] = NOTHING_MORE,
) -> None:
    """A character stands in another square now; SK-10.30: out of the water it is no longer submerged.

    `spent`: the movement that it took, where effects have changed it. `user`: who moves it, if that is somebody else.
    `told`: what else is told of the move.
    """
    fighter = c.fighters[who]
    before = named(place(c, who))
    fighter.x, fighter.y = cell(square)
    if fighter.submerged and not in_water(c, who):
        fighter.submerged = False
        told = {**told, "surfaced": True}
    table.tell("moved", spent, who=who, start=before, end=square, how=how, user=user, **told)


def bring_back(c: Fight, table: Table, user: str, target: str, effect: Revive) -> None:
    """SK-14.16, SK-14.22: recovery from incapacitation, or from being shot down; the dead are met by nothing."""
    fighter = c.fighters[target]
    wanted = fighter.shot_down if effect.do == "recover_shot_down" else fighter.incapacitated
    if wanted:
        revive(c, table, target, roll_formula(table, effect.hp, "healing", user), effect.state)


def turn(c: Fight, table: Table, user: str, target: str, effect: Turn) -> None:
    """The target is unacted once more, or finished."""
    fighter = c.fighters[target]
    fighter.finished = effect.do == "finish"
    if effect.do == "unacted":
        fighter.acted = False
    table.tell("turn_state", who=target, state=effect.do)


def reorder(c: Fight, table: Table, user: str, target: str, effect: Order) -> None:
    """SK-05.9: out of the usual order, once: next, or after all others, those who wait among them."""
    c.fighters[target].turn_order = 1 if effect.do == "act_first" else -1
    table.tell("turn_state", who=target, state=effect.do)


def change_actions(c: Fight, table: Table, user: str, target: str, effect: Actions) -> None:
    """SK-04.1: of the main process that runs: actions more come at once; fewer are taken off those to come."""
    if c.current != target or c.stage != "main":
        return
    action: BeatCall = (f"{effect.action}_action", target)
    then(c, *[action] * effect.amount)
    drop_latest(c, action, -effect.amount)
    table.tell("actions", who=target, action=effect.action, amount=effect.amount)


def harm(c: Fight, table: Table, user: str, target: str, effect: Harm, cause: str) -> None:
    """SK-16.2, SK-17.1: damage that is no attack: 2D6 + n; no check, no cover-up. `cause`: the record that does it."""
    deal_other_damage(c, table, [target], effect.n, effect.attribute, user=user, cause=cause)


CARRY: dict[str, Callable[..., None]] = {
    "heal": mend,
    "lose": lose,
    "inflict": afflict,
    "cure": cure,
    "gain_state": gain_state,
    "lose_state": gain_state,
    "push": push,
    "revive": bring_back,
    "recover_shot_down": bring_back,
    "unacted": turn,
    "finish": turn,
    "act_first": reorder,
    "act_last": reorder,
    "actions": change_actions,
}
