"""Trying again (1.3): every try at a thing that failed takes dice off the next one.

A thing is a task by its name, or something else as `kind:name`; tries are one's own (SR-1.3.3).
"""

from __future__ import annotations

from hantei.core.tally import Tally

from ...state import Run, Work


def tries_at(c: Run, who: str, thing: str) -> int:
    """The tries of somebody at a thing that failed."""
    return c.actors[who].works.get(thing, Work()).tries


def add_retry(c: Run, who: str, thing: str, pool: Tally) -> None:
    """SR-1.3.2: 2 dice less for each of them."""
    pool.add(-2 * tries_at(c, who, thing), "SR-1.3.2", "retry")


def note_try(c: Run, who: str, thing: str, success: bool) -> None:
    """SR-1.3.3: a failure makes the next try a retry; a success ends what was held against it."""
    works = c.actors[who].works
    if success:
        works.pop(thing, None)
    else:
        works.setdefault(thing, Work()).tries += 1
