"""Chapter 09: somebody leaves the battle in the middle of something, and what they had begun is cancelled."""

from __future__ import annotations

from hantei.core.agenda import drop_named, drop_of

from ..state import Fight

COURSE = (
    "aim", "aim_at", "sort_out", "searches", "search", "pay", "use_check", "effects", "effect", "use_done",
    "covering", "attack", "attack_check", "reaction", "hits", "guard", "damage_roll", "harm", "attack_done",
)  # fmt: skip
"""WA-13.10: the beats of a use, all of which do something of what is under way (`use`)."""


def leave_battle(c: Fight, who: str) -> None:
    """WA-09.3: somebody takes part no more: what they were doing comes to nothing, and nothing more befalls them."""
    c.fighters[who].gone = True
    drop_of(c, who, keep=("freely",))  # whose arguments are seats
    c.order = [name for name in c.order if name != who]
    if c.process is not None and c.process.who == who:
        c.process = None
    action = c.action
    if action is not None and action.who == who:
        drop_named(c, COURSE)
        c.action = None
    elif action is not None:
        for names in (action.targets, action.hit):
            names[:] = [name for name in names if name != who]
