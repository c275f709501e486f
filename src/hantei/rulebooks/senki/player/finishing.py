"""Finish off whoever is down already (SK-14.8), where nothing better can be done and no friend is in the way."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.grid import fallen, place
from ..rules.hindering import downed_enemies
from ..rules.shapes import single_problem
from ..state import Fight
from .blows import Blow
from .tactics import FINISHED, View


def finishing(c: Fight, view: View, options: Sequence[str]) -> str:
    """Return the option by which a finishing blow is declared if one of the attacks then struck would meet somebody who
    may be brought back (SK-14.16): mobs and extras have nobody who does so.
    """
    if "finishing_blow" not in options:
        return ""
    prey = [name for name in downed_enemies(c, view.who) if c.sheet(name).npc_class == "normal"]
    blows = [blow for blow in view.blows if blow.option in options and not (c.moved and blow.still)]
    return "finishing_blow" if any(meets(view, blow, name) for blow in blows for name in prey) else ""


def meets(view: View, blow: Blow, name: str) -> bool:
    """Whether a blow from here would meet one of the fallen for less than that is worth, and no friend with them."""
    c, target, number = view.c, blow.target, view.chart.number
    if blow.price * view.en_price >= FINISHED or target.kind not in ("single", "area"):
        return False
    if single_problem(c, view.who, name, blow.reach):
        return False
    if target.kind == "single" or target.select:
        return True
    area = view.chart.area(c, target, place(c, name))
    down = any(fallen(c.fighters[mate]) and area >> number[spot] & 1 for mate, spot in view.mates.items())
    return not down and view.toll(blow, number[view.here], area) < FINISHED
