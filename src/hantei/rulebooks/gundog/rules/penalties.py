"""Chapter 02: the penalty check (ペナルティチェック): lethality, recovery, bleeding, the modifiers in force."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.agenda import BeatCall, then
from hantei.core.decision import Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..state import NO_FIGURE, Fight, Fighter
from .beats import beat
from .checks import dice_formula
from .conditions import WAKING, begin_waking, can_act, give, lose_endurance, present, remove
from .figures import IMPAIRMENTS, Modifier, add_own_modifiers, success_check

RECOVERIES = {"stunned": "toughness", "confused": "willpower"}
"""GD-07.15, GD-07.17: what is recovered from with which skill; GD-07.18: in this order."""

SHOWN = ("unconscious", "stunned", "confused", "prone", "unstable")
"""Conditions that are shown with the modifiers in force (GD-02.7)."""


@beat("penalty_check", "GD-02.1", "GD-02.2")
def penalty_check(c: Fight, table: Table) -> None:
    """The four steps, each for everybody before the next; by ruling everybody goes through them in turn."""
    c.stage = "penalty_check"
    if c.rulings["penalty_order"] == "by_step":
        steps: list[BeatCall] = [("lethality_checks",), ("recovery_checks",), ("bleeding_losses",)]
    else:
        steps = [(step, who) for who in in_last_order(c) for step in ("lethality", "recovery", "bleeding")]
    then(c, *steps, ("confirm_modifiers",))


def in_last_order(c: Fight) -> list[str]:
    """GD-02.2: everybody in the fight in the last initiative order, in that of the roster where there is none yet."""
    last = [*c.order, *(who for who in c.fighters if who not in c.order)]
    return [who for who in last if present(c, who) and not c.fighters[who].dead]


# 1 致死判定


@beat("lethality_checks", "GD-02.3")
def lethality_checks(c: Fight, table: Table) -> None:
    """Step 1: everybody between life and death."""
    then(c, *(("lethality", who) for who in in_last_order(c) if dying(c, who)))


def dying(c: Fight, who: str) -> bool:
    """GD-02.3: whether somebody is at 耐久力 0 or below, not dead and not stabilised (GD-04.17)."""
    fighter = c.fighters[who]
    return fighter.endurance <= 0 and not fighter.dead and not fighter.stabilised


@beat("lethality", "GD-02.3", "GD-07.1")
def lethality(c: Fight, table: Table, who: str) -> None:
    """The check of one of them."""
    if dying(c, who):
        lethality_check(c, table, who)


def lethality_check(c: Fight, table: Table, who: str) -> bool:
    """GD-02.3: a check of toughness; GD-07.1: who fails it dies. Returns whether the character lives."""
    fighter = c.fighters[who]
    alive = success_check(c, table, who, "lethality", "toughness", lethality_modifiers(c, who)).success
    fighter.lethality_checks += 1
    if not alive:
        give(c, table, who, "dead", "lethality")
    return alive


def lethality_modifiers(c: Fight, who: str) -> list[Modifier]:
    """GD-02.3: none; by ruling the 耐久力 below 0 in percent, or -20% for each check made since falling to 0."""
    fighter = c.fighters[who]
    reading = c.rulings["lethality_modifier"]
    if reading == "deficit":
        return [(fighter.endurance, "GD-02.3", "deficit")]
    if reading == "repeated":
        return [(-20 * fighter.lethality_checks, "GD-02.3", "repeated")]
    return []


# 2 回復判定


@beat("recovery_checks", "GD-02.4")
def recovery_checks(c: Fight, table: Table) -> None:
    """Step 2: everybody who may come to."""
    then(c, *(("recovery", who) for who in in_last_order(c) if recovers(c, who)))


def recovers(c: Fight, who: str) -> bool:
    """Whether somebody may have a recovery check to make."""
    fighter = c.fighters[who]
    return fighter.unconscious or fighter.stunned or fighter.confused


@beat("recovery", "GD-02.4", "GD-07.13", "GD-07.15", "GD-07.17", "GD-07.18")
def recovery(c: Fight, table: Table, who: str) -> None:
    """First the stun, then the confusion, each by a check of its own; while unconscious only waking counts."""
    fighter = c.fighters[who]
    if fighter.dead:
        return
    if fighter.unconscious:
        wake_when_due(c, table, who)
        return
    for condition, skill in RECOVERIES.items():
        if getattr(fighter, condition) and success_check(c, table, who, "recovery", skill, condition=condition).success:
            remove(c, table, who, condition, "recovery")


def wake_when_due(c: Fight, table: Table, who: str) -> None:
    """GD-07.8: nobody wakes at 0 or below; GD-07.10: else a check every 30 minutes, by ruling every round; GD-07.12:
    after a failure the next is due 30 minutes later."""
    fighter = c.fighters[who]
    if fighter.endurance <= 0:
        return
    begin_waking(c, fighter)
    if c.rulings["unconscious_interval"] == "every_round" or c.seconds >= fighter.wake_at:
        fighter.wake_at = c.seconds + WAKING
        wake_check(c, table, who)


def wake_check(c: Fight, table: Table, who: str) -> bool:
    """GD-07.10, GD-07.11: a check of toughness; who wakes is stunned, and still prone. Returns whether it succeeded.

    Also made at once when somebody is roused (GD-04.18), which leaves the running 30 minutes as they are.
    """
    awake = success_check(c, table, who, "wake", "toughness").success
    if awake:
        remove(c, table, who, "unconscious", "recovery")
        give(c, table, who, "stunned", "recovery")
    return awake


# 3 出血ダメージ算出


@beat("bleeding_losses", "GD-02.5")
def bleeding_losses(c: Fight, table: Table) -> None:
    """Step 3: everybody who bleeds."""
    then(c, *(("bleeding", who) for who in in_last_order(c) if c.fighters[who].bleeding))


@beat("bleeding", "GD-02.5", "GD-02.6", "GD-07.19", "GD-07.20")
def bleeding(c: Fight, table: Table, who: str) -> None:
    """All that has accumulated is lost at once, straight off 耐久力.

    Who falls to 0 or below by it has had no lethality check this round (GD-02.6): that step is over.
    """
    fighter = c.fighters[who]
    if not fighter.dead:
        loss = sum(
            dice_formula(table, wound.formula, "bleeding", who) if wound.fixed == NO_FIGURE else wound.fixed
            for wound in fighter.bleeding
        )
        lose_endurance(c, table, who, loss, "bleeding")


# 4 修正の確認


@beat("confirm_modifiers", "GD-02.7")
def confirm_modifiers(c: Fight, table: Table) -> None:
    """Step 4: what hampers everybody in the coming actions is shown; nothing is rolled. Who cannot act has none."""
    for who in in_last_order(c):
        if not can_act(c, who):
            continue
        fighter = c.fighters[who]
        total = Tally()
        add_own_modifiers(c, who, total)
        conditions = [name for name in SHOWN if getattr(fighter, name)]
        if total.steps or conditions:
            reasons = list(dict.fromkeys(step.label for step in total.steps))
            old = told_before(fighter, reasons)
            known: dict[str, Fact] = {"known": True} if old else {}
            shown = None if old else total
            table.tell("in_force", shown, who=who, percent=total.value, conditions=conditions, reasons=reasons, **known)
            for one in fighter.impairments:
                one.told = True


def told_before(fighter: Fighter, reasons: Sequence[str]) -> bool:
    """Whether all that hampers somebody are wounds of which this has been told in an earlier round."""
    return all(reason in IMPAIRMENTS for reason in reasons) and all(one.told for one in fighter.impairments)
