"""What a machine player keeps in mind: one consideration serves all questions that are asked about the same situation.

An action check asks up to ten questions, and futures that are played in thought begin alike.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any

from hantei.core.record import clone, key

from .courses import Mind
from .state import Fight, Fighter

KEPT = 256
"""Situations kept in mind."""

METHOD = [one.name for one in fields(Fighter)].index("method")
"""Where the declared method stands in the key of somebody."""


@dataclass(frozen=True, slots=True)
class Situation:
    """All that somebody's considerations depend on, and the fight in which it is so."""

    parts: tuple[Any, ...]
    c: Fight = field(compare=False)


def considered(c: Fight, who: str) -> Mind:
    """What somebody makes of the situation; for reading alone, since others may be given the same.

    Neither its own declared method nor how far its action check has come matters: a course is weighed for every method.
    """
    turn = c.turn
    people = [key(one) for one in c.fighters.values()]
    own = people.pop(list(c.fighters).index(who))
    under_way = (turn.who, turn.what, *turn.simple, "", *turn.refused) if turn is not None else ()
    dropped = [(name, key(one)) for name, one in c.dropped.items()]
    content = (id(c.content), id(c.records), id(c.rulings))  # those of the copy in mind live as long as it is kept
    parts = (
        who,
        c.encounter,
        c.visibility,
        content,
        under_way,
        *dropped,
        own[:METHOD],
        own[METHOD + 1 :],
        *c.fighters,
        *people,
    )
    return remembered(Situation(parts, c), who)


@lru_cache(KEPT)
def remembered(situation: Situation, who: str) -> Mind:
    """A consideration of a copy, so that it stays as it is while the fight goes on."""
    return Mind(clone(situation.c), who)
