"""One battle on paper: who stands there, what is hit and who is hit, round by round, with means in place of dice.

What a battle takes is asked of the rules themselves. The leader, the members and the enemy do what the heuristic does.
"""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.glance import glance

from ..content.language import Count, Effect, Encounter, Roll, Strike
from ..content.rows import span
from ..rules.battle.defence import attack_kind, usual_damage
from ..rules.battle.enemies import dealt, finish_due, goes_by, immune, level, standing, targetable
from ..rules.battle.enemy_phase import number_of_attacks
from ..rules.battle.expendables import FIXED, ied_targets, is_hard
from ..rules.battle.shots import shots_of
from ..rules.battle.targeting import choices
from ..rules.battle.withdrawal import parties, sees_disadvantage
from ..rules.encounter import battle_at
from ..rules.scenario.conditions import holds
from ..rules.scenario.in_battle import attackers_max, due, gather, hold_back
from ..state import at, spec
from .buying import TAKEN
from .chances import chance
from .defending import leader_needs, member_hit
from .expecting import certain
from .on_paper import SEAT, SURE, TABLE, Force, at_least, fails, middle, no_more_than
from .outlook import SOUGHT, hard_to_hit_us, sought

MOST_ROUNDS = 14
CHAIN = 1.2
"""Attacks that come of one, since a critical one earns another."""

FUMBLE = 1 / 6

Known = dict[tuple[str | int | bool, ...], int]
"""Chances that were asked for already."""


class Bout:
    """A battle of a force on paper.

    `luck`: what share more of the squad's attacks hit, and less of the enemy's. `known`: chances, for all of its luck.
    """

    def __init__(self, force: Force, path: str, first: str, luck: float, known: Known) -> None:
        c = force.c
        self.c, self.force, self.luck, self.known = c, force, luck, known
        self.path = path
        self.meeting: Encounter = at(c, path)
        c.battle = battle_at(c, TABLE, path)
        c.battle.first = first or self.meeting.first or "squad"
        self.left = {key: float(unit.strength) for key, unit in c.battle.units.items()}
        self.flashed: dict[str, float] = {}
        self.protected = False
        self.sought = sought(c)
        self.steady = not self.meeting.modifiers and not any(one.modifiers for one in self.meeting.units)
        gather(c)
        hold_back(c)

    def fought(self) -> None:
        """Fight it to its end, as if the leader lived: how likely that is stands in the force."""
        self.begin()
        fight, force = self.c.fight, self.force
        while not self.over() and fight.round < MOST_ROUNDS:
            fight.round += 1
            fight.enemies_at_start = round(sum(self.left[key] for key in standing(self.c)))
            self.arrivals()
            self.course()
            for side in ("squad", "enemy") if fight.first == "squad" else ("enemy", "squad"):
                if side == "squad":
                    self.attack()
                elif not self.over():
                    self.defend()
            if self.meeting.rounds and fight.round >= self.meeting.rounds:
                break
            force.hurt(1, at_least(force.stocks["wounds"], 3))  # a third wound bleeds
        self.c.battle = None

    # Who is there

    def over(self) -> bool:
        """Whether nobody is left to fight; whoever sees a disadvantage leaves first."""
        c = self.c
        for keys in parties(c):
            if sees_disadvantage(c, keys):
                for key in keys:
                    c.fight.units[key].left = "withdrawn"
        waves = [wave for wave in self.meeting.reinforcements if wave.holds and wave.round > c.fight.round]
        return (not standing(c) and not waves) or finish_due(c) is not None

    def arrivals(self) -> None:
        """Those who join the enemy in this round."""
        c = self.c
        for wave in self.meeting.reinforcements:
            unit = c.fight.units.get(wave.unit)
            comes = due(wave.round, wave.every, wave.until, c.fight.round) and holds(c, wave.when)
            if unit is None or not comes or unit.left == "withdrawn":
                continue
            number = middle(c, spec(c, unit).life if unit.kind == "target" else wave.number)
            unit.left = ""
            unit.initial = unit.initial or number
            self.stand(wave.unit, self.left[wave.unit] + number)

    def stand(self, key: str, left: float) -> None:
        """Note how many of an enemy are left, for the rules as well; they know whole people only."""
        unit = self.c.fight.units[key]
        self.left[key], unit.strength = left, round(left + 0.45)
        if left <= SURE and not unit.left:
            self.left[key], unit.strength, unit.left = 0.0, 0, "fallen"
            self.happens(spec(self.c, unit).on_fall)

    def course(self) -> None:
        """What the scenario makes happen in this round."""
        for event in self.meeting.course:
            if due(event.round, event.every, 0, self.c.fight.round):
                self.happens(event.then, self.force.likely(event.when))

    def happens(self, effects: Sequence[Effect], times: float = 1.0) -> None:
        """What the scenario does to this battle: damage, another level, other rolls, counters."""
        for effect in certain(self.c, effects):
            if isinstance(effect, Strike) and standing(self.c):
                self.struck(effect, times)
            elif isinstance(effect, Count):
                self.force.count(effect, times)
            elif isinstance(effect, Roll):
                for row, then in effect.rows.items():
                    self.happens(then, times * share_of(effect, row))

    def struck(self, effect: Strike, times: float) -> None:
        """Damage to a unit, a change of its level, or of the squad's rolls."""
        c = self.c
        key = effect.unit if effect.unit in c.fight.units else standing(c)[0]
        if effect.do in ("damage_unit", "damage_chosen"):
            self.hit(key, times * middle(c, effect.amount))
        elif times < 0.5:
            return
        elif effect.do == "level":
            for name in [key] if effect.unit else c.fight.units:
                c.fight.units[name].shift += middle(c, effect.amount)
        elif effect.do == "modify_battle":
            for side in ("attack", "defence", "leader_defence"):
                c.fight.modifiers[side] = c.fight.modifiers.get(side, 0) + int(getattr(effect, side))

    def attacks_of(self, key: str) -> float:
        """How many attacks an enemy makes."""
        unit = self.c.fight.units[key]
        number = float(number_of_attacks(self.c, key))
        if unit.kind == "group" and spec(self.c, unit).attacks is None and unit.strength:
            number *= self.left[key] / unit.strength
        return number

    def threat(self) -> float:
        """How many attacks the enemy makes."""
        return sum(self.attacks_of(key) for key in standing(self.c))

    def hard(self) -> list[str]:
        """Vehicles and armour that stand."""
        return [key for key in standing(self.c) if is_hard(self.c, key)]

    # Before the first round

    def begin(self) -> None:
        """Read the enemy, move first where that can be had, dig in, throw and blow up what there is."""
        c, force = self.c, self.force
        if self.meeting.reactions and not self.meeting.first:
            c.fight.first = "enemy"
            for unit in c.fight.units.values():
                unit.attitude = "hostile"
        if c.fight.first == "enemy" and self.threat() >= 4 and force.knows("preemptive_fire"):
            c.fight.first = "squad"
            force.spend("points", 1)
        self.course()
        for name in c.op.companions:
            self.happens(c.scenario.companions[name].battle_start)
        self.dig_in()
        if c.fight.first == "enemy" and self.threat() >= 4:
            self.flash()
        fixed = [key for key in targetable(c, "c4", "c4") if goes_by(c, key, FIXED)]
        if fixed and force.items.get("c4", 0) > SURE:
            self.hit(fixed[0], force.items["c4"] * dealt(c, fixed[0], TAKEN, "c4"))
            force.items["c4"] = 0.0

    def dig_in(self) -> None:
        """Fortify where a defence roll fails on more than the natural 1."""
        c, force = self.c, self.force
        if not hard_to_hit_us(c, SEAT) and self.threat() >= 3 and force.knows("fortify"):
            force.squad.leader.life = max(1, round(force.mean_life))
            weak = force.mean_life <= 2 or force.line <= 2
            c.fight.fortified.append(f"leader:{SEAT}" if weak else f"members:{SEAT}")
            force.spend("points", 1)

    def flash(self) -> bool:
        """Throw a flashbang at those who make most attacks, if there is one."""
        force = self.force
        share = force.items.get("flashbang", 0)
        there = [key for key in targetable(self.c, "flashbang", "flashbang") if not immune(self.c, key, "flashbang")]
        if share <= SURE or not there:
            return False
        force.items["flashbang"] = 0.0
        key = max(there, key=self.attacks_of)
        self.flashed[key] = share * (1 - fails(level(self.c, key, "flashbang") - force.skill))
        return True

    # The squad's phase

    def attack(self) -> None:
        """Everybody who may attack does so, the surest hands first."""
        c, force = self.c, self.force
        force.squad.leader.wounds = int(force.stocks["wounds"] >= 0.7)
        hands = [(SEAT, 1.0)] + [(force.named[role], n) for role, n in force.people.items() if self.strikes(role, n)]
        with glance(c):
            hands.sort(key=lambda one: -self.best(one[0]))
        most = attackers_max(c)
        room = float(most) if most is not None else 99.0
        if self.leader_acts():
            hands = [one for one in hands if one[0] != SEAT]
            room -= 1
        for who, number in hands:
            self.strike(who, min(number, room))
            room = max(0.0, room - number)

    def strikes(self, role: str, number: float) -> bool:
        """Whether members of a role attack in this battle."""
        entry = self.c.content.roles[role]
        return number > SURE and entry.attacks and (self.c.fight.outdoors or not entry.post)

    def chance(self, who: str, method: str, key: str) -> int:
        """The chance of an attack, in sixths."""
        leader, fight = self.force.squad.leader, self.c.fight
        by = leader.points if method in ("precise", "all_out") else 0
        now = fight.units[key].shift, fight.modifiers.get("attack", 0), 0 if self.steady else fight.round
        asked = self.path, who, method, key, by, leader.wounds, *now
        if asked not in self.known:
            self.known[asked] = chance(self.c, who, method, key)
        return self.known[asked]

    def best(self, who: str, *methods: str) -> int:
        """The best chance of somebody, of an attack of these kinds or of any."""
        ways = methods or ("shot", "close")
        return max([self.chance(who, way, key) for way in ways for key in choices(self.c, who, way)], default=0)

    def leader_acts(self) -> bool:
        """Do what is better than a shot: means against armour, then skills that fell several, then a sure blow."""
        c, items = self.c, self.force.items
        mined = ied_targets(c)
        if mined and items["ied"] > SURE:
            self.hit(mined[0], items["ied"] * dealt(c, mined[0], 1, "ied"))
            items["ied"] = 0.0
        hard = self.hard()
        if hard and items.get("at4", 0) > SURE:
            self.hit(hard[0], items["at4"] * dealt(c, hard[0], TAKEN, "at4"))
            items["at4"] = 0.0
            return True
        if not standing(c):
            return False
        return self.grenade() or self.shotgun() or (self.flash_first() and self.flash()) or self.by_points()

    def flash_first(self) -> bool:
        """Whether a flashbang comes before a shot."""
        return self.threat() >= 5 and self.c.fight.first == "squad"

    def grenade(self) -> bool:
        """A grenade of the skill at somebody with life to lose."""
        c, force = self.c, self.force
        heavy = [key for key in targetable(c, "grenade", "grenade") if c.fight.units[key].kind == "target"]
        if not heavy or self.left[heavy[0]] < 2 or force.stocks["points"] < 2 or not force.knows("grenade"):
            return False
        missed = fails(level(c, heavy[0], "grenade") - int(force.stocks["points"]))
        self.hit(heavy[0], dealt(c, heavy[0], 2, "grenade") * (1 - missed))
        self.pay_skill()
        return True

    def shotgun(self) -> bool:
        """A blast indoors at three or more; one roll decides, so luck counts twice."""
        c, force = self.c, self.force
        there = [key for key in targetable(c, "shotgun", "shotgun") if not immune(c, key, "shotgun")]
        groups = [key for key in there if c.fight.units[key].kind == "group"]
        key = max(groups, key=lambda one: self.left[one], default="")
        if not key or self.left[key] < 3 or not c.fight.indoors or not force.knows("shotgun"):
            return False
        over = int(force.stocks["points"]) + 1 - level(c, key, "shotgun")
        hits = sum(max(0, face + over) for face in range(2, 6)) + max(1.0, 6 + over + 4.2)
        self.hit(key, (1 + 2 * self.luck) * hits / 6)
        self.pay_skill()
        return True

    def pay_skill(self) -> None:
        """A skill that fires takes a point and a magazine."""
        self.force.spend("points", 1)
        self.force.spend("magazines", 1)

    def by_points(self) -> bool:
        """A blow or a shot with points that beat skill."""
        c, force = self.c, self.force
        points = int(force.stocks["points"])
        if points <= max(1, force.skill) or force.squad.leader.sub not in ("melee", "dexterity"):
            return False
        method = "all_out" if force.squad.leader.sub == "melee" else "precise"
        heavy = any(c.fight.units[key].kind == "target" for key in standing(c))
        force.squad.leader.points = points
        if (method == "precise" and not (heavy and force.stocks["magazines"] >= 1)) or not choices(c, SEAT, method):
            return False
        self.volley(SEAT, method, CHAIN)
        force.spend("points", 1)
        force.spend("magazines", float(method == "precise"))
        return True

    def strike(self, who: str, number: float) -> None:
        """So many people who are alike attack: with the knife where it is as sure, else as long as magazines last."""
        force = self.force
        with glance(self.c):
            shots, knife, shot = shots_of(self.c, who), self.best(who, "close"), self.best(who, "shot")
        if knife < shot * shots:
            fired = min(number * shots, force.stocks["magazines"])
            spared = self.volley(who, "shot", fired * CHAIN) / CHAIN
            force.spend("magazines", fired - spared)
            number -= fired / max(1, shots)
        if number > SURE and knife:
            self.volley(who, "close", number * CHAIN)

    def volley(self, who: str, method: str, tries: float) -> float:
        """Attacks of one kind, at one enemy after the other; returns those that were not needed.

        A shot strikes soldiers or a target by the throw of a die where it can strike both (UA-24.5).
        """
        c = self.c
        while tries > SURE:
            keys = [key for key in choices(c, who, method) if self.left[key] > 0]
            if not keys:
                return tries
            units = c.fight.units
            big = [key for key in targetable(c, method) if units[key].kind == "target"] if method == "shot" else []
            if big and all(units[key].kind == "group" for key in keys):
                self.hit(big[0], tries / 2 * self.share(who, method, big[0]))
                tries /= 2
            key = max(keys, key=lambda one: (self.worth(who, method, one), -self.left[one]))
            share = self.share(who, method, key)
            tries = self.hit(key, tries * share) / share
        return 0.0

    def share(self, who: str, method: str, key: str) -> float:
        """The share of attacks that hit."""
        return self.chance(who, method, key) / 6 * (1 + self.luck)

    def worth(self, who: str, method: str, key: str) -> float:
        """What an attack on an enemy is worth: how easily they are out of action, for the attacks that they make."""
        unit = self.c.fight.units[key]
        each = 10 * self.attacks_of(key) / max(1, unit.strength) if unit.kind == "target" else 10
        return (each + 2) * self.chance(who, method, key) * (SOUGHT if key in self.sought else 1)

    def hit(self, key: str, number: float) -> float:
        """Take so many off an enemy; returns what there was too much of."""
        taken = min(self.left[key], number)
        self.stand(key, self.left[key] - taken)
        return number - taken

    # The enemy's phase

    def defend(self) -> None:
        """Every enemy's attacks: by halves on the leader and the members, as far as there are members."""
        self.protected = False
        for key in standing(self.c):
            number = self.attacks_of(key)
            unit = self.c.fight.units[key]
            number -= self.flashed.pop(key, 0.0) * (number if unit.kind == "group" else 1)
            on_members = min(number / 2, self.force.line)
            self.on_leader(key, number - on_members)
            self.on_members(key, on_members)

    def needed(self, key: str) -> int:
        """The face that a defence roll of the leader with skill needs."""
        self.force.squad.leader.wounds = 0
        return leader_needs(self.c, SEAT, key)

    def on_leader(self, key: str, number: float) -> None:
        """Attacks on the leader: cover and evasion as far as points go, then life; fumbles are wounds."""
        force, need = self.force, self.needed(key)
        if number <= SURE:
            return
        weak = at_least(force.stocks["wounds"], 2)
        missed = (1 - weak) * fails(need) + weak * fails(need + 1)
        harm, fumbles = number * missed, number * FUMBLE
        points = force.stocks["points"]
        if force.squad.leader.sub == "melee" and points > force.skill and need > 2:
            covered = min(number, points - force.skill)
            harm -= covered * (missed - fails(need + force.skill - int(points)))
            force.spend("points", covered)
        if attack_kind(self.c, key) == "shot" and force.knows("evade"):
            rolls = no_more_than(harm / max(0.2, 1 - missed), force.stocks["points"])
            fumbles *= max(0.0, 1 - rolls * (1 - missed) / max(harm, 1e-9))
            harm -= rolls * (1 - missed)
            force.spend("points", rolls)
        self.happens(spec(self.c, self.c.fight.units[key]).on_hit, self.unlucky(harm))
        force.hurt(number * usual_damage(self.c, key), self.unlucky(harm / number))
        force.stocks["wounds"] += self.unlucky(fumbles)

    def unlucky(self, share: float) -> float:
        """What luck leaves of harm."""
        return max(0.0, share) * (1 - self.luck)

    def on_members(self, key: str, number: float) -> None:
        """Attacks on members: a leader protects one a round; a fumble is a wound of the leader while those are few."""
        force, need = self.force, self.needed(key)
        missed = member_hit(self.c, SEAT, key)
        lost, fumbles = self.unlucky(number * (missed - FUMBLE)), self.unlucky(number * FUMBLE)
        if lost > 0 and not self.protected and force.squad.leader.sub == "melee" and force.knows("protect"):
            self.protected = True
            tried = no_more_than(lost, 1)
            lost -= tried * (1 - fails(need + force.skill - int(force.stocks["points"])))
            force.spend("points", tried)
        most = attackers_max(self.c)
        spare = most is not None and force.line >= most and 2 * (force.line - 1) >= self.threat()
        care = force.items.get("medkit", 0) > 0.5 or any(
            self.c.content.roles[role].medic for role, n in force.people.items() if n > 0.5
        )
        borne = no_more_than(fumbles, max(0.0, (0 if spare else 2 if care else 1) - force.stocks["wounds"]))
        force.stocks["wounds"] += borne
        self.happens(spec(self.c, self.c.fight.units[key]).on_hit, lost + fumbles - borne)
        self.force.drop_out(lost + fumbles - borne)


def share_of(roll: Roll, row: str) -> float:
    """How likely a row of a small table is; of two dice each total counts the same."""
    count, sides = map(int, roll.die.split("d"))
    low, high = span(row)
    low, high = max(count, low), min(count * sides, high)
    return max(0, high - low + 1) / (count * sides - count + 1)
