"""What a machine player keeps in mind: one consideration serves all questions that are asked about the same situation.

An action check asks up to ten questions, and futures that are played in thought begin alike.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from hantei.core.record import clone, key

from ..state import Fight, Fighter
from .courses import Mind

KEPT = 256
"""Situations kept in mind."""

METHOD = [one.name for one in fields(Fighter)].index("method")
"""Where the declared method stands in the key of somebody."""


MINDS: dict[tuple[Any, ...], Mind] = {}
"""The considerations kept, by the situation; the oldest goes when there are too many."""


def considered(c: Fight, who: str) -> Mind:
    """What somebody makes of the situation; for reading alone, since others may be given the same.

    Neither its own declared method nor how far its action check has come matters: a course is weighed for every method.
    What is kept is about a copy, which stays as it is while the fight goes on.
    """
    turn = c.turn
    people = [key(one) for one in c.fighters.values()]
    own = people.pop(list(c.fighters).index(who))
    mine = (who, own[:METHOD], own[METHOD + 1 :])
    under_way = (turn.who, turn.what, *turn.simple, "", *turn.refused) if turn is not None else ()
    dropped = [(name, key(one)) for name, one in c.dropped.items()]
    situation = (c.encounter, c.visibility, mine, under_way, *dropped, *c.fighters, *people)
    kept = MINDS.get(situation)
    if kept is None or not same_content(kept.c, c):
        kept = MINDS[situation] = Mind(clone(c), who)
        if len(MINDS) > KEPT:
            del MINDS[next(iter(MINDS))]
    return kept


def same_content(one: Fight, other: Fight) -> bool:
    """Whether two fights are by the very same records and rulings."""
    return one.content is other.content and one.records is other.records and one.rulings is other.rulings
