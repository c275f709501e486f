"""While the enemy acts: who takes an attack, how the leader defends, and what a hit costs."""

from __future__ import annotations

from hantei.core.decision import Choice

from ..rules.battle.defence import leader_defence_tally, member_defence_tally, usual_damage
from ..rules.battle.enemies import level
from ..rules.gear import find
from ..rules.leader import knows, skill
from ..rules.squad import in_action, role_of
from ..state import Campaign
from .on_paper import TABLE, fails
from .outlook import blast_pays, can_spare_one

LIVES = 7
"""How many lives of the leader, of so many left, a member is worth."""

SPARE = 2
"""A leader evades with no more life than this, whatever else points could do."""

LEAST_MISSED = ("assault", "scout", "engineer", "marksman", "gunner", "medic", "drone")


def odd_attack(c: Campaign, decision: Choice) -> str:
    """Let the leader take it while there is life to spare for it, and no member: a life of the leader's counts the more
    the fewer are left, a member as much as one of `LIVES`; the attack may take several (UA-36.21).
    """
    seat = decision.who
    if can_spare_one(c, seat):
        return "members"
    unit, life = str(decision.about["unit"]), c.squads[seat].leader.life
    harm = usual_damage(c, unit) * fails(leader_needs(c, seat, unit))
    return "leader" if LIVES * harm <= life * member_hit(c, seat, unit) else "members"


def defence(c: Campaign, decision: Choice) -> str:
    """Take cover if points beat skill and the natural 1 is not the only danger."""
    if "take_cover" not in decision.options:
        return "skill"
    squad = c.squads[decision.who]
    unit = str(decision.about["unit"])
    needed = leader_needs(c, decision.who, unit) > 2
    return "take_cover" if needed and squad.leader.points > skill(squad.leader) else "skill"


def evade(c: Campaign, decision: Choice) -> str:
    """Try again, unless the points are wanted for blasts of the shotgun while there is life to spare."""
    leader = c.squads[decision.who].leader
    kept = knows(c, leader, "shotgun") and blast_pays(c) and leader.life > SPARE
    return "take_it" if kept else "evade"


def fumbled_defence(c: Campaign, decision: Choice) -> str:
    """A first wound costs less than a member whom the squad needs, and so does a second that can be treated."""
    if can_spare_one(c, decision.who):
        return "drop_out"
    squad = c.squads[decision.who]
    care = find(squad, "medkit") or any(role_of(c, squad.members[key]).medic for key in in_action(squad))
    return "wound" if squad.leader.wounds < (2 if care else 1) else "drop_out"


def who_is_hit(c: Campaign, decision: Choice) -> str:
    """Choose the member whom the squad needs least."""
    squad = c.squads[decision.who]
    known = [option for option in decision.options if option in squad.members]
    roles = {option: squad.members[option].role for option in known}
    return min(known, key=lambda o: LEAST_MISSED.index(roles[o]) if roles[o] in LEAST_MISSED else 9, default="")


def leader_needs(c: Campaign, seat: str, key: str) -> int:
    """The face that a defence roll of the leader with skill needs."""
    return level(c, key) - leader_defence_tally(c, TABLE, key, seat, "skill").value


def member_hit(c: Campaign, seat: str, key: str) -> float:
    """How likely an attack of an enemy puts a member out of action."""
    return fails(level(c, key) - member_defence_tally(c, key, seat).value)
