"""Chapters 08, 14: somebody is out of the scene, or out of action, in the middle of something."""

from __future__ import annotations

from hantei.core.agenda import drop_named, drop_of, rewrite

from ..state import Fight
from .attack import break_off
from .dealing import takers

SEE_FOR_THEMSELVES = ("move_action", "minor_action", "major_action", "main_over", "way_out", "corrosion", "prepare")
"""Beats that do nothing for somebody who is out, or that end what has begun; the argument of `prepare` is a seat."""

DEEDS = ("turn", "main", "declare", "use", "go", "auto", "do")
"""Beats in which somebody acts."""


def leave_scene(c: Fight, who: str) -> None:
    """SK-08.28: somebody has left the scene, and has finished."""
    fighter = c.fighters[who]
    fighter.away = fighter.escaped = fighter.finished = True
    take_out(c, who)


def take_out(c: Fight, who: str) -> None:
    """Cancel what somebody was about to do, and what was to befall them."""
    stop(c, who)
    drop_of(c, who, keep=SEE_FOR_THEMSELVES)
    if c.attack is not None:
        leave_attack(c, who)


def leave_attack(c: Fight, who: str) -> None:
    """SK-12.11: who has left is no target any more; SK-16.1: and covers nobody, nor can be covered. Those whom they
    were to cover take the blow, unless its damage is already rolled.
    """
    attack, before = c.strike, takers(c)
    attack.targets = [name for name in attack.targets if name != who]
    attack.hit = [name for name in attack.hit if name != who]
    attack.covers = {name: by for name, by in attack.covers.items() if who not in (name, by)}
    spared = [name for name in before if name not in takers(c)]
    rewrite(c, lambda entry: None if entry[0] in ("deal", "boost") and entry[-1] in spared else entry)


def stop(c: Fight, who: str) -> None:
    """SK-14.15: who can take no action any more does nothing of what has begun, and their attack ends."""
    drop_named(c, DEEDS, who)
    if c.attack is not None and c.attack.attacker == who:
        break_off(c)
