"""Chapter 08: the action phase (アクションフェイズ): the order of turns, main processes, waiting."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.table import Table

from ..state import Fight, Process
from .acting import able, incapacitated
from .beats import beat
from .goals import ended
from .harm import PASSED
from .people import count_in_round, present
from .precedence import descending


@beat("actions", "WA-08.1", "WA-08.5", "WA-08.9")
def actions(c: Fight, table: Table) -> None:
    """One main process after the other, until everybody has acted."""
    if c.phase != "action":
        c.phase = "action"
        table.tell("phase", phase="action")
    left = still_to_act(c)
    if left and not ended(c, table):
        then(c, ("main_process", left[0]), ("actions",))


def still_to_act(c: Fight) -> list[str]:
    """WA-08.1: the unacted in descending order of their initiative values, equals as they have agreed."""
    left = [who for who in c.order if not c.fighters[who].acted and present(c, who)]
    return sorted(left, key=lambda who: -c.fighters[who].initiative)


@beat("main_process", "WA-08.1", "WA-08.2", "WA-18.8", "WA-18.30", "WA-20.12")
def main_process(c: Fight, table: Table, who: str) -> None:
    """One minor and one major action; who is out of action is passed over and counts as acted."""
    fighter = c.fighters[who]
    if not able(c, who):
        fighter.acted = True
        if c.rulings["cured_too_late"] == "acts_at_once":
            count_in_round(fighter, PASSED)
        table.tell("passed_over", who=who, out=incapacitated(c, who))
        return
    c.process = Process(who, major=fighter.majored)
    table.tell("main_process", who=who, initiative=fighter.initiative)
    then(c, ("act", who))


@beat("end_process", "WA-08.4", "WA-08.5")
def end_process(c: Fight, table: Table, who: str) -> None:
    """Whatever was done or given up: 行動済み."""
    c.fighters[who].acted = True
    c.process = None
    table.tell("acted", who=who)


def spend(c: Fight, who: str, slot: str) -> None:
    """The set-up choice (WA-05.2), the minor or the major action (WA-08.2) of somebody is used.

    WA-11.15: by ruling the major action may go into a second minor act.
    """
    if slot == "setup":
        c.fighters[who].ready = True
    elif slot == "minor" and not c.turn.minor:
        c.turn.minor = True
    else:
        c.turn.major = True


def free(c: Fight, slot: str) -> bool:
    """WA-08.2, WA-11.15: whether there is still a minor or a major action in the main process under way."""
    if slot == "major":
        return not c.turn.major
    return not c.turn.minor or (not c.turn.major and c.rulings["major_as_minor"] == "allowed")


# 待機


def may_wait(c: Fight, who: str) -> bool:
    """WA-08.6, WA-08.8: before anything is done in the main process; WA-08.11: once in a round, by ruling again."""
    again = c.rulings["waits"] == "unlimited"
    return not ((c.fighters[who].waited and not again) or c.turn.major or c.turn.minor)


def after_all_equals(c: Fight, who: str) -> bool:
    """WA-08.10: whether somebody who waits comes after all of the same value: by ruling, at 0 or below."""
    return c.fighters[who].initiative <= 0 and c.rulings["wait_nonpositive"] == "after_equals"


def value_of_waiting(c: Fight, who: str) -> int:
    """WA-08.7: the initiative value that somebody has who waits: multiplied by -1.

    WA-08.10: at 0 or below that is no delay; by ruling the value is then the negative of the amount.
    """
    before = c.fighters[who].initiative
    return -abs(before) if after_all_equals(c, who) else -before


def wait(c: Fight, table: Table, who: str) -> None:
    """WA-08.7: the turn comes with another initiative value."""
    fighter = c.fighters[who]
    fighter.waited = True
    c.process = None
    before, last = fighter.initiative, after_all_equals(c, who)
    fighter.initiative = value_of_waiting(c, who)
    table.tell("waits", who=who, initiative=fighter.initiative)
    equals = [one for one in still_to_act(c) if one != who and c.fighters[one].initiative == fighter.initiative]
    if last:
        queue(c, [*equals, who])
    elif equals and before:
        queue(c, descending(c, table, [*equals, who]))


def queue(c: Fight, equals: list[str]) -> None:
    """Those of one value act in this order (WA-07.5, WA-07.6)."""
    c.order = [*(who for who in c.order if who not in equals), *equals]
