"""Chapters 05, 10, 14: effects that come into force and end, and the states that end with them."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.table import Table

from ..content.effects import State
from ..state import Fight, Fighter, Running
from .figures import record
from .grid import fallen
from .statuses import has, recover


def put_in_force(c: Fight, table: Table, target: str, running: Running) -> None:
    """SK-14.4: nothing comes into force on one who is incapacitated or shot down; from it such effects are lifted."""
    if fallen(c.fighters[target]):
        return
    c.fighters[target].effects.append(running)
    table.tell("in_force", who=target, path=running.record, until=running.until, part=running.part)


def lift(c: Fight, table: Table, ends: Callable[[str, Running], bool]) -> None:
    """SK-05.24, SK-14.4: effects end, of everybody, and with them the states that nothing else upholds.

    `ends`: whether one ends, asked with its bearer.
    """
    for who, fighter in c.fighters.items():
        if not fighter.effects:
            continue
        ended = [running for running in fighter.effects if ends(who, running)]
        if not ended:
            continue
        fighter.effects = [running for running in fighter.effects if running not in ended]
        for state in dict.fromkeys(state for running in ended for state in running.upholds):
            if getattr(fighter, state) and not upheld(c, who, state):
                set_state(c, table, who, state, False)


# States of movement


def set_state(c: Fight, table: Table, who: str, state: str, on: bool) -> None:
    """SK-10.1, SK-10.9, SK-10.24: a movement state begins or ends; SK-10.29: submerged and high exclude each other.

    An effect that upheld a state does so no more once the state is over or is gained anew: then it stays by itself.
    SK-15.22: a stall stays under water, unless it is ruled that diving ends it.
    """
    change_state(c.fighters[who], state, on)
    table.tell("state", who=who, state=state, on=on)
    if state == "submerged" and on and c.rulings["stall_and_submerging"] == "1" and has(c, who, "stall"):
        recover(c, table, who, "stall")


def change_state(fighter: Fighter, state: str, on: bool) -> None:
    """The same, told by whoever asks for it."""
    over = [state]
    if on and state in EXCLUDED:
        over.append(EXCLUDED[state])
        setattr(fighter, EXCLUDED[state], False)
    setattr(fighter, state, on)
    for running in fighter.effects:
        running.upholds = [one for one in running.upholds if one not in over]


EXCLUDED = {"high": "submerged", "submerged": "high"}
"""SK-10.29: the state that ends where another begins."""


def upheld(c: Fight, who: str, state: str) -> bool:
    """Whether an effect in force upholds a state, which ends with the last such effect."""
    return any(state in running.upholds for running in c.fighters[who].effects)


def limited(c: Fight, who: str, path: str, part: str) -> list[str]:
    """SK-05.24: the states that effects about to begin give for as long as they last, except one that somebody already
    has without limit.
    """
    fighter = c.fighters[who]
    effects = [effect for effect in getattr(record(c, path), part) if isinstance(effect, State)]
    given = [effect.state for effect in effects if effect.do == "gain_state"]
    return [state for state in given if not getattr(fighter, state) or upheld(c, who, state)]
