"""Suppose what a player knows: everything that has happened, and nothing that the scenario still hides; and forget what
no rule reads any more.
"""

from __future__ import annotations

from hantei.core.rulebook import Supposed

from ..state import Battle, Campaign, at, encounter

VEILED = (
    "react", "shift_reaction", "reaction", "encounter", "arrivals", "course", "effects", "effect", "loot", "draw",
    "redraw", "enter", "escape",
)  # fmt: skip
"""Beats that show what the scenario has in store: reactions, newcomers, events, loot, the next map (UA-11.1)."""

IN_A_FIGHT = ("arrivals", "course", "effects", "effect")
"""Those of them that come in every fight, whether or not the scenario has something in store."""


def suppose(c: Campaign, seat: str) -> Supposed:
    """Return the state as it is: all of it lies open. Only the game master knows what comes next."""
    return Supposed(c, VEILED, left_out=IN_A_FIGHT, foretold=foretold) if seat in c.squads else Supposed(c)


def foretold(c: Campaign) -> bool:
    """Return whether the scenario's next effects belong to an option that begins with a check; the option says so
    before it is chosen.
    """
    name, *words = c.agenda[-1]
    path = str(words[0]) if words else ""
    if name == "effects" and path.endswith("/then") and "/options/" in path:
        effects = at(c, path)
        return bool(effects) and effects[0].do == "check"
    return name == "effect" and path.endswith("/then/0") and "/options/" in path and at(c, path).do == "check"


def forget(c: Campaign) -> None:
    """Forget what is over in a battle: who acted in the squad's phase, how attacks were shared out in the enemy's, the
    magazines at the start, who dropped out; and the number of the round if nothing depends on it.
    """
    battle = c.battle
    if battle is None:
        return
    battle.dropped = []
    if battle.phase == "enemy":
        battle.acted, battle.attackers = [], 0
    elif not battle.retreated:
        battle.shares = {}
    if c.rulings["cost_per_shot"] != "one_per_volley":
        battle.volleys = []
    single = {seat: 1 for seat, magazines in battle.began_with.items() if magazines == 1}  # UA-29.11
    battle.began_with, battle.shot_fired = single, [seat for seat in battle.shot_fired if seat in single]
    if c.rulings["withdrawal_certainty"] != "decided":
        for unit in battle.units.values():
            unit.lost = 0
    if battle.round > LATE and not counts_rounds(c, battle):
        battle.round = LATE


LATE = 2
"""From this round on one is as good as another, unless the scenario says otherwise."""


def counts_rounds(c: Campaign, battle: Battle) -> bool:
    """Whether something can still happen in a certain round."""
    meeting = encounter(c, battle)
    return bool(meeting.reinforcements or meeting.course or meeting.rounds) or c.op.scenario in c.content.by_rounds
