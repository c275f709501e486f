"""The heading of a main process, with what hinders whoever's it is: a turn in which nothing is done says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hantei.core.message import Message, phrase

from ..rules.in_force import arts_of
from ..rules.people import weapons
from ..state import Fight
from .names import arguments, in_full

Facts = Mapping[str, Any]


def main_process(c: Fight, facts: Facts) -> Message:
    """The heading of a main process, with the whole name of whose it is."""
    args = {**arguments(c, facts), "who": in_full(c, facts["who"])}
    return Message(f"wa-log-main_process{hindered(c, facts['who'])}", args)


def hindered(c: Fight, who: str) -> str:
    """Why somebody may have nothing to do: the major action went into a task done together ("-spent"), クローズ allows
    nothing but on oneself ("-hidden"; WA-06.32), no weapon or spell reaches across in a sniping battle ("-apart")."""
    fighter = c.fighters[who]
    if fighter.majored:
        return "-spent"
    if fighter.possession == "close":
        return "-hidden"
    return "-apart" if longest_range(c, who) < c.sniping else ""


def longest_range(c: Fight, who: str) -> int:
    """How far somebody's attacks reach at most (WA-19.5)."""
    arts = [c.records.arts[name] for name in arts_of(c, who)]
    own = [art.range for art in arts if art.attack and art.range != "weapon"]
    return max([*(record.range for _, record in weapons(c, who)), *own], default=0)


def withdrawn(c: Fight, facts: Facts) -> Message:
    """An attack that has found none of the hidden: nothing is spent, so another may follow; the first time in a main
    process, that nobody can be looked for twice (WA-06.31)."""
    turn, limited = c.process, c.rulings["close_search_retry"] == "once_per_process"
    first = limited and turn is not None and turn.who == facts["who"] and len(turn.searched) == 1
    return Message("wa-log-withdrawn", {**arguments(c, facts), "note": phrase("wa-searched-once") if first else ""})


IDLE = tuple(f"wa-log-main_process{why}" for why in ("", "-spent", "-hidden", "-apart"))
"""The headings of turns in which nothing may happen; the message with `-idle` behind its id says so."""
