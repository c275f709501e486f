"""Chapters 34 and 36: the end of a battle, looked for after everything that happens in it."""

from __future__ import annotations

from hantei.core.agenda import after_next, cut_to
from hantei.core.table import Table

from ...state import Campaign, encounter
from ..beats import beat
from ..scenario.conditions import holds
from .enemies import finish_due, standing
from .withdrawal import withdraw

SET_OFF = ("flight", "effects", "effect")
"""Beats that losses set off; they come before the end of the battle is judged."""


def settle(c: Campaign, table: Table) -> None:
    """UA-36.34: after the damage of every single attack, skill, item or blast: withdrawal, then the end (UA-36.33)."""
    withdraw(c, table)
    if not after_next(c, SET_OFF, ("settled",)):
        judge_end(c, table)


@beat("settled", "UA-36.33", "UA-36.34")
def settled(c: Campaign, table: Table) -> None:
    """Look again once everything set off by the losses has run; if that ended the battle, nothing is left to do."""
    judge_end(c, table)


def judge_end(c: Campaign, table: Table) -> None:
    """UA-34.10, UA-36.33: over when no enemy stands and no wave must still come, or the scenario says so."""
    battle = c.fight
    finish = finish_due(c)
    if finish is not None:
        end_battle(c, table, finish.result)
        return
    if standing(c) or waves_to_come(c):
        return
    withdrawn = any(unit.left == "withdrawn" for unit in battle.units.values())
    end_battle(c, table, "withdrawn" if withdrawn else "victory")


def held_out(c: Campaign) -> bool:
    """Whether the squad has only lasted the rounds that the scenario sets, and enemies stand (for the log)."""
    meeting = encounter(c, c.fight)
    last = bool(meeting.rounds) and c.fight.round >= meeting.rounds
    return last and bool(standing(c)) and finish_due(c) is None


def waves_to_come(c: Campaign) -> bool:
    """Whether a reinforcement without which the battle cannot end has not come yet."""
    return any(
        wave.holds and c.fight.round < (wave.until or wave.round) and holds(c, wave.when)
        for wave in encounter(c, c.fight).reinforcements
    )


def end_battle(c: Campaign, table: Table, result: str) -> None:
    """The battle is over at once: no pending attack or follow-up remains (UA-38.4)."""
    if c.battle is not None and not c.battle.result:
        c.battle.result = result
        cut_to(c, "battle_over")
