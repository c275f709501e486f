"""When to wait: until a comrade has struck several enemies at once."""

from __future__ import annotations

from ..rules.acting import able
from ..rules.action_phase import still_to_act, value_of_waiting
from ..rules.people import allies
from ..state import Fight
from .prospects import best
from .remembered import uses_left


def lets_others_first(c: Fight, who: str) -> bool:
    """Return whether somebody waits (WA-08.7): an attack on one person is lost on a guard (WA-16.9) that a comrade who
    acts later in this round would take, along with those of others.
    """
    after = value_of_waiting(c, who)  # at 0 or below waiting is no delay (WA-08.10)
    mates = [one for one in allies(c, who) if one != who and able(c, one) and not c.fighters[one].waited]
    later = [one for one in still_to_act(c) if one in mates and c.fighters[one].initiative > after]
    aimed = best(c, who).targets if later else ()
    if len(aimed) != 1 or not uses_left(c, aimed[0]):
        return False
    return any(len(best(c, one).targets) > 1 for one in later)
