"""Chapter 04: waiting (待機), and taking the action check later in the round."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.table import Table

from ..state import Fight
from .beats import beat
from .conditions import can_act
from .tactics import still_to_act


def wait(c: Fight, who: str) -> None:
    """GD-04.5: the place in the order is given up; the action check comes later, or not at all."""
    c.fighters[who].waiting = True
    c.turn = None


def waiting(c: Fight) -> list[str]:
    """GD-04.5: those who have waited, in the order of the round; GD-07.31: the unstable after all others, by ruling
    not."""
    found = [who for who in c.order if c.fighters[who].waiting]
    return sorted(found, key=lambda who: comes_last(c, who))


def comes_last(c: Fight, who: str) -> bool:
    """GD-07.31: whether somebody who waits and is unstable has to let all others go first, or by ruling need not."""
    return c.fighters[who].unstable and c.rulings["unstable_waiting"] == "last"


def must_let_others(c: Fight, who: str) -> bool:
    """GD-07.31: whether somebody who is not unstable still has an action check to come, or one that runs."""
    if not comes_last(c, who):
        return False
    ahead = [*still_to_act(c), *([c.turn.who] if c.turn else [])]
    return any(not c.fighters[name].unstable for name in ahead)


@beat("late", "GD-04.5")
def late(c: Fight, table: Table, *names: str) -> None:
    """Directly after another's action check one after the other of those who wait may take their own."""
    if not names:
        return
    who, *rest = names
    then(c, ("action_check", who) if takes_turn(c, table, who) else ("late", *rest))


@beat("interrupts", "GD-04.5")
def interrupts(c: Fight, table: Table, *names: str) -> None:
    """By ruling those who wait cut into another's action check, once the action is declared."""
    if not names:
        return
    who, *rest = names
    if takes_turn(c, table, who):
        c.suspended.append(c.check)
        then(c, ("action_check", who), ("resume",), ("interrupts", *rest))
    else:
        then(c, ("interrupts", *rest))


def takes_turn(c: Fight, table: Table, who: str) -> bool:
    """GD-04.5: whether somebody who waits takes the action check now."""
    if not c.fighters[who].waiting or not can_act(c, who) or must_let_others(c, who):
        return False
    return table.choose(Choice(c.fighters[who].seat, "waiting", "GD-04.5", ["act", "wait"], {"who": who})) == "act"


@beat("resume", "GD-04.5")
def resume(c: Fight, table: Table) -> None:
    """The action check that was cut into goes on."""
    c.turn = c.suspended.pop()
