"""Chapters 01, 04, 09: somebody leaves the fight in the middle of something, and what they had begun is cancelled."""

from __future__ import annotations

from hantei.core.agenda import BeatCall, drop_named, drop_of, rewrite, then

from ..state import Attack, Fight

ATTACK = (
    "mode", "targets", "aim", "fire", "shot", "blow", "cast",
    "evasions", "evasion", "settlements", "settle", "alarm", "hear", "attack_over",
)  # fmt: skip
"""The beats of an attack, all of which do something of what is under way (`strike`)."""

BEGINNING = ("declare", "declare_action", "resolve")
"""Beats of an action check whose end is not on the agenda yet."""

SEE_FOR_THEMSELVES = ("action_over", "late", "interrupts")
"""Beats that pass over whoever is out, or that end what has begun."""


def leave_fight(c: Fight, who: str) -> None:
    """Somebody is out of the fight, as after an escape."""
    fighter = c.fighters[who]
    fighter.away = fighter.escaped = True
    take_out(c, who)


def take_out(c: Fight, who: str) -> None:
    """Cancel what somebody was doing, and what was to befall them; GD-04.1: their action check ends."""
    attack = c.attack
    if attack is not None and attack.attacker == who:
        drop_named(c, ATTACK)
        c.attack = None
    elif attack is not None:
        spare(c, attack, who)
    rewrite(c, lambda entry: ended(entry, who))
    drop_of(c, who, keep=SEE_FOR_THEMSELVES)
    c.held = [entry for entry in c.held if who not in entry[1:]]


def ended(entry: BeatCall, who: str) -> BeatCall:
    """A beat that begins somebody's action check becomes its end; all others stay."""
    return ("action_over", who) if entry[0] in BEGINNING and entry[1] == who else entry


def spare(c: Fight, attack: Attack, who: str) -> None:
    """No shot hits whoever has left; GD-09.21: before the rounds are paid the targets are declared anew."""
    attack.hits.pop(who, None)
    if who in attack.targets and ("fire",) in c.agenda:
        attack.targets = [""] * len(attack.targets)
        then(c, ("targets",))
