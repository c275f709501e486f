"""Questions that need no thought: one answer alone makes sense, or nothing that can be answered does anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Choice, Decision
from hantei.core.foregone import without_saying

from ..rules.figures import hostile
from ..rules.street.clock import queue
from ..state import Run
from .thinking_tests import who_acts

CLEAR = 2
"""Hits beyond the threshold that make a success clear."""

IDLE = ("speak", "gesture", "drop", "drop_prone", "eject_clip", "device_mode", "drop_spell")
"""Free actions that help nobody while somebody else acts; in a zone under fire lying down does."""


def interrupt(c: Run, decision: Choice) -> str:
    """SR-3.1.11: nothing but trifles can be done before somebody acts."""
    idle = [one for one in IDLE if one != "drop_prone" or not c.zones]
    found = [option.partition(":")[2] for option in decision.options if ":" in option]
    return "none" if all(what in idle for what in found) else ""


def test(c: Run, decision: Choice) -> str:
    """SR-2.10, SR-2.12: a point of Edge on initiative does less than the pass or the first place that it buys later.
    SR-1.4.1: fewer than four dice buy nothing, so without Edge one can only roll.
    SR-1.2.11: without dice there is no roll."""
    if "roll" not in decision.options:
        return ""
    if decision.about.get("kind") == "initiative":
        return "roll"
    few = int(str(decision.about.get("pool", 4))) < 4
    return "roll" if few and all(way in ("roll", "buy", "quiet") for way in decision.options) else ""


def after(c: Run, decision: Choice) -> str:
    """Leave an initiative as it is, for the same reason, and a defence that has held, damage that is resisted or a test
    that has clearly succeeded without a glitch: a point of Edge is worth more on a test that would fail.
    """
    about = decision.about
    if about.get("kind") == "initiative":
        return "keep"
    needed = about.get("against", about.get("need", about.get("value")))
    if needed is None or about.get("glitch"):
        return ""
    clear = 0 if about.get("kind") == "defence" or "value" in about else CLEAR
    return "keep" if int(str(about["hits"])) >= int(str(needed)) + clear else ""


def first(c: Run, decision: Choice) -> str:
    """SR-2.10: nobody of the other side acts before."""
    who, order = who_acts(decision), queue(c)
    before = order[: order.index(who)] if who in order else []
    return "" if any(name in hostile(c, who) for name in before) else "no"


def cover(c: Run, decision: Choice) -> str:
    """SR-T1.4: cover costs nothing."""
    return "take"


def protect(c: Run, decision: Choice) -> str:
    """SR-4.4.2: spell defence for all whom it can protect."""
    return "all" if "all" in decision.options else ""


SAID: Mapping[str, Callable[[Run, Choice], str]] = {
    "interrupt": interrupt, "test": test, "after": after, "first": first, "cover": cover, "protect": protect,
}  # fmt: skip
"""The answer to each kind of question; "" if it needs thought."""

foregone = without_saying(SAID)

EVIDENT: Mapping[str, tuple[str, ...]] = {"cover": ("take",), "test": ("roll",), "after": ("keep",)}
"""Questions whose answer the log tells anyway: by a roll, by cover taken, by a deed."""

ASIDE = ("interrupt", "defend", "first", "extra_pass", "step_in", "protect", "shield_dice")
"""Questions that come while others act, or before and after all phases."""

ROLLS = ("test", "after", "reroll_ones", "reroll_others")
"""Questions about a roll, whether it is part of one's own action or answers somebody else's."""


def between(c: Run, decision: Decision) -> bool:
    """Return whether a question comes outside the action phase of the one it is about."""
    if decision.kind in ROLLS:
        return not c.phases or c.phases[-1].who != decision.about.get("who")
    return decision.kind in ASIDE
