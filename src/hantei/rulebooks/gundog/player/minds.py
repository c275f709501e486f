"""Keep considerations in mind: one serves all questions about the same situation. An action check asks up to ten
questions, and futures played in thought begin alike.
"""

from __future__ import annotations

from hantei.core.glance import at_a_glance
from hantei.core.memory import OwnLatest
from hantei.core.record import hashable
from hantei.core.temper import Temper, temper

from ..state import Fight
from .courses import Mind
from .people import people_of
from .roads import time_in_hand

MOST_KEPT = 256
"""The most situations kept in mind."""

MINDS: OwnLatest[Mind] = OwnLatest(MOST_KEPT)
"""The considerations kept, by the situation."""


def considered(c: Fight, who: str) -> Mind:
    """Return what somebody makes of the situation; it holds until the question is answered, or as long as the look
    lasts.
    """
    return considered_in(c, who, temper())


@at_a_glance
def considered_in(c: Fight, who: str, tempered: Temper) -> Mind:
    """Look the same up among the situations kept in mind.

    Neither its own declared method nor how far its action check has come matters: a course is weighed for every method.
    """
    turn, people = c.turn, people_of(c)
    under_way = (turn.who, turn.what, *turn.simple, "", *turn.refused) if turn is not None else ()
    cut_into = tuple([one.who for one in c.suspended])
    dropped = [(name, hashable(thing)) for name, thing in c.dropped.items()]
    others = [one for name, one in people.items() if name != who]
    own = (who, people[who].likeness, [*people].index(who))
    when = (c.encounter, c.visibility, time_in_hand(c))
    situation = (tempered, *when, own, under_way, cut_into, *dropped, *others)
    mind = MINDS.get(situation)
    if mind is None or not same_content(mind.c, c):
        return MINDS.keep(situation, Mind(c, who, people))
    mind.turn_to(c)
    return mind


def same_content(one: Fight, other: Fight) -> bool:
    """Return whether two fights have the very same records and rulings."""
    return one.content is other.content and one.records is other.records and one.rulings is other.rulings
