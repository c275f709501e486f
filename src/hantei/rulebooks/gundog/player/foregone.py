"""Questions that need no thought: one answer alone makes sense, or nothing that can be answered does anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Answer, Decision
from hantei.core.foregone import without_saying

from ..rules.conditions import can_act
from ..rules.ground import opponents
from ..state import Fight
from .heuristic import actor, tactics


def commander(c: Fight, decision: Decision) -> Answer | None:
    """GD-03.2: the best tactician, if one is better than all others and has a chance."""
    rates = sorted((tactics(c, str(who)) for who in decision.all() or () if who != "none"), reverse=True)
    if not rates or rates[0] <= 0 or rates[1:2] == rates[:1]:
        return None
    return next(who for who in decision.all() or () if who != "none" and tactics(c, str(who)) == rates[0])


def cover(c: Fight, decision: Decision) -> Answer | None:
    """GD-04.13: cover is free, but by the ruling that makes it a simple action."""
    return None if c.rulings["cover_rule"] == "simple_action" else "take"


def targets(c: Fight, decision: Decision) -> Answer | None:
    """GD-09.8: one target, unless two enemies can still act."""
    return 1 if sum(can_act(c, name) for name in opponents(c, actor(decision))) < 2 else None


def evade(c: Fight, decision: Decision) -> Answer | None:
    """GD-00.12: to evade is free, but by the ruling that takes the next action for it."""
    return None if c.rulings["evasion_cost"] == "next_action" else "evade"


SAID: Mapping[str, Callable[[Fight, Decision], Answer | None]] = {
    "commander": commander,
    "cover": cover,
    "targets": targets,
    "evade": evade,
}
"""The answer to each kind of question; None if it needs thought."""

foregone = without_saying(SAID)
"""Return the answer that goes without saying; None if it needs thought."""

EVIDENT: Mapping[str, tuple[str, ...]] = {"cover": ("take",), "evade": ("evade",)}
"""Questions whose answer the log tells anyway: by a roll, by cover taken, by a deed."""

ASIDE = ("commander", "evade")
"""Questions that come while others act, or before all turns."""


def between(c: Fight, decision: Decision) -> bool:
    """Return whether a question comes outside the action check of whoever is asked."""
    return decision.kind in ASIDE
