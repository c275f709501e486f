"""Somebody leaves the fight in the middle of something, and what they had begun is cancelled."""

from __future__ import annotations

from hantei.core.agenda import BeatCall, drop_of, rewrite, then
from hantei.core.table import Table

from ..state import Attack, Run
from .street.consequences import end_way, gets_away

STEPS = ("attack", "defend", "clash", "hit", "cyber_hit", "astral_hit", "attack_over")
"""SR-3.4, SR-3.5: the beats of an attack, all of which do something of what is under way (`attack`)."""

CASTING = ("cast", "cast_drain", "cast_effect")
"""SR-4.2: the beats of a spell, by its place among those of the action."""

SEE_FOR_THEMSELVES = ("phase", "act", "phase_over", "interrupt")
"""Beats that do nothing for somebody who is out, or that end what has begun."""


def leave_fight(c: Run, who: str) -> None:
    """Somebody is out of the fight: what they were doing comes to nothing, and nothing more befalls them."""
    gets_away(c, Table(), who)
    leave_casts(c, who)
    leave_attacks(c, who)
    if c.walk is not None and c.walk.who == who:
        end_way(c)
    drop_of(c, who, keep=SEE_FOR_THEMSELVES)
    c.held = [entry for entry in c.held if who not in entry[1:]]


def leave_casts(c: Run, who: str) -> None:
    """SR-4.2.1: the spells of whoever has left are not cast, and those of others do nothing to them."""
    mine = [nth for nth, found in enumerate(c.casts) if found.caster == who]
    rewrite(c, lambda entry: None if entry[0] in CASTING and entry[1] in mine else entry)
    for found in c.casts:
        found.targets = [name for name in found.targets if name != who]
        found.against.pop(who, None)


def leave_attacks(c: Run, who: str) -> None:
    """SR-3.4.2: attacks by and against whoever has left are not resolved; with the last one full tracks have their way.

    An attack that is declared has the one beat `attack` on the agenda, one under way all beats up to `attack_over`.
    """
    left, had = list(c.attacks), len(c.attacks)

    def of_others(entry: BeatCall) -> BeatCall | None:
        if entry[0] not in STEPS:
            return entry
        found = left.pop(0) if entry[0] in ("attack", "attack_over") else left[0]
        return None if concerns(found, who) else entry

    rewrite(c, of_others)
    c.attacks = [found for found in c.attacks if not concerns(found, who)]
    c.falling = [entry for entry in c.falling if who not in entry[1:]]
    if had and not c.attacks:
        befallen, c.falling = c.falling, []
        then(c, *befallen)


def concerns(found: Attack, who: str) -> bool:
    """Whether somebody attacks, is attacked, or fires a machine's weapon."""
    return who in (found.attacker, found.target, found.operator)
