"""Questions that need no thought: one answer alone makes sense, or nothing that can be answered does anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Choice, Decision
from hantei.core.foregone import without_saying

from ..rules.grid import able
from ..rules.hindering import hostile
from ..state import Fight
from .helping import worth_of
from .heuristic import actor, minor, selection, swapped
from .tactics import view_of


def reaction(c: Fight, decision: Choice) -> str:
    """SK-12.14: a defence costs nothing."""
    return "defend"


def shielding(c: Fight, decision: Choice) -> str:
    """Nobody takes a blow for an enemy."""
    return "stay" if hostile(c, actor(decision), str(decision.about["target"])) else ""


def turn(c: Fight, decision: Choice) -> str:
    """SK-05.15: nobody is waited for where no enemy has still to act."""
    who = actor(decision)
    foes = [one for name, one in c.fighters.items() if hostile(c, who, name) and able(c, name)]
    return "" if any(not (one.finished or one.waiting) for one in foes) else "act"


def nothing_helps(c: Fight, decision: Choice) -> str:
    """Nothing that can be used now does anything, for the user or for anybody else."""
    view = view_of(c, actor(decision))
    useful = any(worth_of(c, view, option) > 0 or swapped(view, option) > 0 for option in decision.options)
    return "" if useful else "pass"


def nothing_small(c: Fight, decision: Choice) -> str:
    """There is nothing to recover from, to make ready or to use."""
    return nothing_helps(c, decision) if minor(c, decision) == "pass" else ""


def chosen(c: Fight, decision: Choice) -> str:
    """SK-11.2: friends for what helps them, else the enemies, where there are any."""
    answer = selection(c, decision)
    return answer if answer in decision.options and answer != "each" else ""


SAID: Mapping[str, Callable[[Fight, Choice], str]] = {
    "reaction": reaction,
    "cover": shielding,
    "turn": turn,
    "process": nothing_helps,
    "minor": nothing_small,
    "selection": chosen,
}
"""The answer to each kind of question; "" if it needs thought."""

foregone = without_saying(SAID)

EVIDENT: Mapping[str, tuple[str, ...]] = {"reaction": ("defend",), "turn": ("act",)}
"""Questions whose answer the log tells anyway: by a roll, by cover taken, by a deed."""

ASIDE = ("reaction", "cover", "hinder", "escape", "process")
"""Questions that come while others act, or before and after all turns."""


def between(c: Fight, decision: Decision) -> bool:
    """Return whether a question comes outside the main process of the one it is about."""
    return decision.kind in ASIDE or (decision.kind == "boost" and decision.about.get("who") != c.current)
