"""Chapter 05: the initiative process (イニシアチブプロセス): who is next, and who waits."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ..state import Fight
from .beats import beat
from .figures import figure, in_order
from .goals import judge_end
from .grid import up


@beat("initiative", "SK-05.9", "SK-05.13", "SK-05.14", "SK-02.4")
def initiative(c: Fight, table: Table) -> None:
    """Begin the next turn; with nobody left clean up the round."""
    if judge_end(c, table):
        return
    c.stage = "initiative"
    then(c, ("timed", "initiative", "", ""), ("next_actor",))


@beat("next_actor", "SK-05.9", "SK-05.10", "SK-05.11", "SK-05.12", "SK-05.16", "SK-05.17", "SK-05.21", "SK-02.1")
def next_actor(c: Fight, table: Table) -> None:
    """The unacted character with the highest initiative; those who wait come last, the lowest first."""
    if judge_end(c, table):
        return
    best = next_actors(c, [])
    if not best:
        then(c, ("cleanup",))
        return
    name = table.choose(Choice(judge_of_ties(c, best), "tie", "SK-05.11", best))
    then(c, ("turn", name), ("initiative",))


def next_actors(c: Fight, but: list[str]) -> list[str]:
    """Return who is next of those still unacted: several if they are tied, nobody when all are done."""
    left = [name for name, one in c.fighters.items() if not (one.finished or one.acted) and up(one)]
    left = [name for name in left if name not in but]
    if not left:
        return []
    edge = max(c.fighters[name].turn_order for name in left)  # SK-DATA.13
    left = [name for name in left if c.fighters[name].turn_order == edge]
    ready = [name for name in left if not c.fighters[name].waiting]
    return first_of(c, ready or left, highest=bool(ready))


def first_of(c: Fight, names: list[str], highest: bool) -> list[str]:
    """Those whom the order puts first, PCs before NPCs; several where PCs are tied (SK-05.11).

    SK-05.12: tied NPCs go as listed, unless a game master is there to decide.
    """
    values = {name: figure(c, name, "initiative") for name in names}
    edge = max(values.values()) if highest else min(values.values())
    tied = [name for name in names if values[name] == edge]
    pcs = [name for name in tied if c.fighters[name].pc]
    return pcs or (tied if c.referee else in_order(c, tied)[:1])


def judge_of_ties(c: Fight, names: list[str]) -> str:
    """SK-05.11, SK-DATA.20: the game master settles a tie, of PCs also the players; SK-05.12: a tie of NPCs."""
    return REFEREE if c.referee else c.fighters[names[0]].seat


@beat("turn", "SK-05.15", "SK-05.18", "SK-05.19", "SK-05.20")
def turn(c: Fight, table: Table, name: str) -> None:
    """Just before the main process one may wait instead, once a round."""
    if judge_end(c, table):  # SK-02.5
        return
    fighter = c.fighters[name]
    fighter.turn_order = 0
    if not fighter.waiting:
        options = ["act", "wait"]
        if table.choose(Choice(fighter.seat, "turn", "SK-05.15", options, {"who": name})) == "wait":
            fighter.waiting = True
            table.tell("waits", who=name)
            return
    then(c, ("main", name))
