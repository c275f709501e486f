"""Add up what the figures on the table say about a fight, before the machine player answers."""

from __future__ import annotations

from hantei.core.glance import at_a_glance
from hantei.core.memory import found_once
from hantei.core.temper import feared

from ..rules.battle.actions import kept_silent
from ..rules.battle.enemies import level, standing
from ..rules.battle.enemy_phase import number_of_attacks
from ..rules.battle.melee import close_allowed
from ..rules.battle.shots import can_shoot, shots_of
from ..rules.battle.squad_phase import actors
from ..rules.leader import skill
from ..rules.scenario.in_battle import attackers_max
from ..rules.squad import can_be_hit, fighters, stock
from ..state import Campaign, encounter, spec
from .chances import chances_of


def threat(c: Campaign) -> int:
    """How many attacks the enemy would make now."""
    return sum(number_of_attacks(c, key) for key in standing(c))


def strength_of_enemy(c: Campaign) -> int:
    """Soldiers, and life of high-threat targets, still to be overcome."""
    return sum(c.fight.units[key].strength for key in standing(c))


def hard_to_hit_us(c: Campaign, seat: str) -> bool:
    """Whether a defence roll with bare skill would fail on no more than the natural 1."""
    return all(level(c, key) - skill(c.squads[seat].leader) <= 2 for key in standing(c))


def can_spare_one(c: Campaign, seat: str) -> bool:
    """Whether one member fewer would neither attack less nor leave more attacks to the leader: fewer may attack than
    there are, and the others can still take half of the enemy's attacks.
    """
    most, squad = attackers_max(c), c.squads[seat]
    if most is None:
        return False
    able = [who for who in (seat, *fighters(c, squad)) if not kept_silent(c, who)]
    return len(able) > most and 2 * (len(can_be_hit(c, squad)) - 1) >= threat(c)


SOUGHT = 9
"""How many times an attack counts on somebody whose fall ends the battle or meets an objective."""


def sought(c: Campaign) -> list[str]:
    """Those whose fall meets an objective that is open (UA-SC.18) or finishes the battle, and those who guard them."""
    goals = [goal.unit for name, goal in c.scenario.objectives.items() if name not in c.op.objectives]
    ends = [finish.when.unit for finish in encounter(c, c.fight).finish if finish.when.state == "gone"]
    guards = [spec(c, unit).guarded_by for key, unit in c.fight.units.items() if key in (*goals, *ends)]
    return [key for key in (*goals, *ends, *guards) if key]


def blast_pays(c: Campaign) -> bool:
    """Whether a shotgun has a room with three or more together before it."""
    units = [c.fight.units[key] for key in standing(c)]
    return c.fight.indoors and any(unit.kind == "group" and unit.strength >= 3 for unit in units)


class Outlook:
    """A fight as one squad sees it at one moment; each figure is worked out once for all members of a role."""

    def __init__(self, c: Campaign, seat: str) -> None:
        self.c, self.seat, self.squad = c, seat, c.squads[seat]
        self.chances = chances_of(c, seat)
        self._fires: dict[str, bool] = {}
        self._by_hand: dict[str, int] = {}

    def role(self, who: str) -> str:
        """What stands for all who attack alike: the role of a member, or the seat of the leader."""
        return who if who == self.seat else self.squad.members[who].role

    def chance(self, who: str, method: str, key: str) -> int:
        """The chance of an attack on one enemy."""
        return self.chances.at(self.c, who, self.role(who), method, key)

    def best(self, who: str, method: str) -> int:
        """The best chance of an attack; none with a gun that the leader does not have."""
        if who == self.seat and method != "close" and not self.squad.gun:
            return 0
        return self.chances.best(self.c, who, self.role(who), method)

    def fires(self, who: str) -> bool:
        """Whether this person can fire a shot now."""
        role = self.role(who)
        if role not in self._fires:
            self._fires[role] = can_shoot(self.c, who)
        return self._fires[role]

    def by_hand(self, who: str) -> int:
        """The chance of a close attack, 0 where this person may make none."""
        role = self.role(who)
        if role not in self._by_hand:
            self._by_hand[role] = self.best(who, "close") if close_allowed(self.c, who) else 0
        return self._by_hand[role]

    @found_once
    def people(self) -> list[str]:
        """Who has yet to act."""
        return actors(self.c, self.seat)

    @found_once
    def strength(self) -> int:
        """What is left to be overcome."""
        return strength_of_enemy(self.c)

    def expected_hits(self) -> int:
        """What the squad's fire can be expected to hit in one round, in sixths."""
        people = [self.seat, *fighters(self.c, self.squad)]
        return sum(shots_of(self.c, who) * self.best(who, "shot") for who in people if self.fires(who))

    @found_once
    def knives_suffice(self) -> bool:
        """Whether those who have yet to act would finish by hand, or magazines run short against a weak enemy."""
        margin = 9 if stock(self.c, self.seat).magazines > 4 else 5  # sixths of a hit for each of them
        return sum(map(self.by_hand, self.people)) >= margin * self.strength

    def hopeless(self) -> bool:
        """The leader would hardly live to see the end of this fight, and a parting volley can be survived."""
        hits = sum(self.best(who, "shot" if self.fires(who) else "close") for who in self.people)
        rounds = 6 * self.strength // max(1, hits)
        return rounds >= 2 and self.squad.leader.life * 8 <= feared(threat(self.c)) * (rounds - 1)


@at_a_glance
def outlook_of(c: Campaign, seat: str) -> Outlook:
    """Return the fight as a squad sees it: one object for all questions of the same moment, such as who acts and what
    they do.
    """
    return Outlook(c, seat)
