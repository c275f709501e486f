"""Questions that need no thought: one answer alone makes sense, or nothing that can be answered does anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Choice, Decision
from hantei.core.foregone import without_saying
from hantei.core.seats import REFEREE

from ..rules.initiative import TACTICS
from ..rules.modifiers import pool_of
from ..rules.people import allies
from ..state import Fight
from .chances import mean
from .heuristic import actor, change_of_arm, magnify, support, use_worth


def set_up(c: Fight, decision: Choice) -> str:
    """WA-05.2: nothing that can be used now does anything, and no other ARM is better."""
    who = actor(decision)
    uses = [option for option in decision.options if option.startswith(("art:", "item:"))]
    arms = [option for option in decision.options if option.startswith("arm:")]
    useful = any(use_worth(c, who, option) > 0 for option in uses)
    return "" if useful or change_of_arm(c, who, arms)[1] else "pass"


def representative(c: Fight, decision: Choice) -> str:
    """WA-07.1: the best tactician, if one is better than all others."""
    skill = {who: mean(pool_of(c, who, TACTICS)) for who in decision.options}
    best = max(skill.values())
    found = [who for who, value in skill.items() if value == best]
    return found[0] if len(found) == 1 else ""


def equals(c: Fight, decision: Choice) -> str:
    """WA-07.5: equals of one side act in the order of the list."""
    return "as_listed" if decision.who != REFEREE else ""


def side(c: Fight, decision: Choice) -> str:
    """WA-19.11: a use that is no attack leaves out nobody of the side once it has a target."""
    return "" if c.use.attack or "done" not in decision.options else "done"


def no_cover(c: Fight, decision: Choice) -> str:
    """WA-06.17: nobody steps in where none of the own side is aimed at."""
    friends = allies(c, actor(decision))
    names = list(decision.about["targets"])  # type: ignore[arg-type]
    return "" if any(name in friends for name in names) else "none"


def no_support(c: Fight, decision: Choice) -> str:
    """WA-06.13: neither a friend could be helped by it nor a foe hampered."""
    return "none" if support(c, decision) == "none" else ""


def nobody_more(c: Fight, decision: Choice) -> str:
    """WA-06.26: there is nobody more to reach."""
    return "no" if magnify(c, decision) == "no" else ""


SAID: Mapping[str, Callable[[Fight, Choice], str]] = {
    "set_up": set_up,
    "representative": representative,
    "order": equals,
    "clean_up": equals,
    "side": side,
    "cover": no_cover,
    "support": no_support,
    "magnify": nobody_more,
}
"""The answer to each kind of question; "" if it needs thought."""

foregone = without_saying(SAID)

ASIDE = ("representative", "order", "clean_up", "guard", "cover", "support", "obstructed", "join")
"""Questions that come while others act, or before and after all turns."""


def between(c: Fight, decision: Decision) -> bool:
    """Whether a question comes outside of the main process of whoever is asked."""
    return decision.kind in ASIDE
