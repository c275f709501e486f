"""Chapter 14, and 18.9 to 18.12: what a hit does to those with and without HP, the steps of harm, survival."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ..state import HARM, Fight
from .acting import incapacitated
from .beats import beat
from .checks import succeeds
from .making_checks import make_check
from .people import has_hp, in_round, most_hp
from .skills import knows

SURVIVAL_TARGET = 10
"""WA-18.9."""

PASSED = "passed over"
"""WA-18.30: what counts somebody's turn that was passed over in the round."""

OUTSIDE = ("end", "after")
"""Phases in which there is no battle any more (WA-18.12)."""

# Those without HP


def worst(c: Fight, who: str) -> str:
    """WA-14.20: the worst status of harm that somebody has, "" for none."""
    return next((name for name in reversed(HARM) if getattr(c.fighters[who], name)), "")


def step(c: Fight, table: Table, who: str) -> None:
    """WA-14.13, WA-14.14: somebody without HP takes damage: one step of harm, whatever the figures (WA-14.21).

    WA-14.15 unhurt to wounded, WA-14.16 wounded to dying, WA-14.17 dying to the death state; the next step is decided
    by the worst status held, and the lower ones stay (WA-14.20). WA-14.23: nothing follows on the death state.
    """
    now = worst(c, who)
    if now == "death":
        hit_again(c, table, who)
    else:
        suffer(c, table, who, after(now))


def after(status: str) -> str:
    """The step of harm after a status (WA-14.15 to WA-14.17); none follows on the death state."""
    return HARM[min(HARM.index(status) + 1, len(HARM) - 1)] if status else HARM[0]


def hit_again(c: Fight, table: Table, who: str) -> None:
    """WA-14.23: damage to somebody in the death state: nothing, or by ruling it is the end."""
    if c.rulings["hit_in_death"] == "dies_at_once":
        die(c, table, who)


def suffer(c: Fight, table: Table, who: str, status: str, passing: bool = False) -> None:
    """Somebody gets one of the statuses of harm; WA-18.13: what is held already changes nothing.

    WA-14.20: the lower ones stay, or by ruling give way; then nothing lower comes while a worse one is held.
    What happens in an action is the deed of whoever takes it. `passing`: the same blow brings a worse one at once.
    """
    fighter, place = c.fighters[who], HARM.index(status)
    replaces = c.rulings["harm_ladder"] == "replaces"
    if getattr(fighter, status) or (replaces and any(getattr(fighter, one) for one in HARM[place:])):
        return
    before = worst(c, who)
    setattr(fighter, status, True)
    by: dict[str, Fact] = {"by": c.action.who} if c.action is not None else {}
    table.tell("harm", None, who=who, step=status, passing=passing, before=before, **by)
    for lower in HARM[:place]:
        if replaces and getattr(fighter, lower):
            end_harm(c, table, who, lower, out=True)
    if status == "death":
        then(c, ("survival", who))


@beat("survival", "WA-18.9", "WA-18.10", "WA-18.11", "WA-18.12")
def survival(c: Fight, table: Table, who: str) -> None:
    """Whoever enters the death state in battle checks survival at once; outside battle only by ruling.

    Success: no longer in the death state but dying (WA-18.10), the lower statuses stay, or by ruling all harm is over.
    Failure: no recovery is possible any more.
    """
    fighter = c.fighters[who]
    outside = c.phase in OUTSIDE
    if outside and not checks_outside(c, table, who):
        die(c, table, who)
        return
    if knows(c, who, "survival"):
        roll = make_check(c, table, who, "survival", kind="survival", target_number=SURVIVAL_TARGET)
        if succeeds(roll, SURVIVAL_TARGET, c.rulings):
            fighter.death, fighter.dying = False, True
            table.tell("survived", who=who)
            for status in ("dying", "wounded") if c.rulings["survival_cures"] == "all_harm" else ():
                cure(c, table, who, status)
            return
    fighter.doomed = True
    table.tell("doomed", who=who)
    if outside:
        die(c, table, who)


def checks_outside(c: Fight, table: Table, who: str) -> bool:
    """WA-18.12: outside battle there is a survival check by ruling, or where a game master at the table grants one."""
    if c.rulings["death_outside_battle"] == "check":
        return True
    about: dict[str, Fact] = {"who": who, "usual": "no"}
    return c.referee and table.choose(Choice(REFEREE, "grant_check", "WA-18.12", ["yes", "no"], about)) == "yes"


def die(c: Fight, table: Table, who: str) -> None:
    """WA-14.18, WA-18.12: somebody in the death state dies: when the battle ends, outside one at once."""
    c.fighters[who].dead = True
    table.tell("died", who=who)


@beat("harm_step", "WA-14.14")
def harm_step(c: Fight, table: Table, who: str) -> None:
    """One step of harm, for what is no attack."""
    step(c, table, who)


# Those with HP


def lose(c: Fight, table: Table, who: str, damage: int) -> None:
    """WA-14.7: HP go down by the damage, by ruling to 0 at the least, and what follows from that.

    WA-14.8: wounded at half the maximum or less; WA-14.9: dying at 0 or less; WA-14.10: one blow may bring both.
    By ruling dying alone follows from a fall past both. WA-14.11: for the dying there is nothing worse, by ruling the
    next damage brings the death state.
    """
    if damage <= 0:
        return
    fighter, most = c.fighters[who], most_hp(c, who)
    dying, death = fighter.dying, fighter.death
    fighter.hp -= damage
    if c.rulings["hp_below_zero"] == "stops_at_zero":
        fighter.hp = max(0, fighter.hp)
    past_both = fighter.hp <= 0 and c.rulings["both_thresholds"] == "dying_only"
    if 2 * fighter.hp <= most and not past_both:
        suffer(c, table, who, "wounded", passing=fighter.hp <= 0)
    if fighter.hp <= 0:
        suffer(c, table, who, "dying")
    if death:
        hit_again(c, table, who)
    elif dying and c.rulings["hp_character_death"] == "ladder":
        suffer(c, table, who, "death")


def stays_dying(c: Fight, who: str) -> bool:
    """WA-14.11: whether somebody is dying, so that damage does nothing more."""
    fighter = c.fighters[who]
    return fighter.dying and not fighter.death and c.rulings["hp_character_death"] != "ladder"


def regain(c: Fight, table: Table, who: str, amount: int) -> None:
    """HP come back, up to the maximum (WA-15.11).

    WA-14.22: the statuses of harm stay, or by ruling follow the current HP.
    """
    fighter, most = c.fighters[who], most_hp(c, who)
    before = fighter.hp
    fighter.hp = max(before, min(most, before + amount))
    dying: dict[str, Fact] = {"dying": True} if fighter.dying and c.rulings["hp_status_follows_hp"] != "follow" else {}
    table.tell("hp_restored", None, who=who, amount=fighter.hp - before, hp=fighter.hp, **dying)
    if c.rulings["hp_status_follows_hp"] == "follow" and not fighter.death:
        if fighter.dying and fighter.hp > 0:
            end_harm(c, table, who, "dying")
        if fighter.wounded and 2 * fighter.hp > most:
            end_harm(c, table, who, "wounded")


# Cures


def cure(c: Fight, table: Table, who: str, status: str, restored: int = 0) -> bool:
    """A status of harm is cured, and only that one (WA-18.4, WA-18.7); whether there was anything to cure.

    WA-18.11: nothing cures whoever has failed the survival check. WA-14.25: with HP at 0 or below, HP become what the
    cure restores (`restored`), at least 1 and at most the maximum, when dying is cured; by ruling they stay.
    """
    fighter = c.fighters[who]
    if fighter.doomed or not getattr(fighter, status):
        return False
    end_harm(c, table, who, status)
    if status == "dying" and has_hp(c, who) and fighter.hp <= 0 and raises(c):
        before, fighter.hp = fighter.hp, max(1, min(restored, most_hp(c, who)))
        table.tell("hp_restored", who=who, amount=fighter.hp - before, hp=fighter.hp)
    return True


def raises(c: Fight) -> bool:
    """WA-14.25: whether a cure of dying brings HP at 0 or below up again."""
    return c.rulings["cured_hp"] == "restored"


def end_harm(c: Fight, table: Table, who: str, status: str, out: bool = False) -> None:
    """A status of harm is gone; `out`: what tells why has told that, a worse status or the recovery of the winners.

    WA-18.30: whose turn was passed over for it has acted, or by ruling acts at once.
    """
    fighter = c.fighters[who]
    setattr(fighter, status, False)
    table.tell("status_over", who=who, status=status, out=out or c.phase == "end")
    if in_round(fighter, PASSED) and c.phase == "action" and not incapacitated(c, who):
        fighter.acted = False
