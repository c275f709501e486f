"""What the game master can change by pointing: figures and conditions of leaders, stocks, members, enemies."""

from __future__ import annotations

from collections.abc import Iterator

from hantei.core.adjusting import Adjustable, Arrival, Blank, OnSheet
from hantei.core.message import phrase

from ..rules.battle.enemies import standing
from ..rules.gear import life_max
from ..rules.leader import points_max
from ..rules.referee import MOST, described, undecided
from ..rules.squad import in_action
from ..state import Campaign, spec
from .names import called, condition_name, enemy_id, person, role_name, sub_name, unit_name

WORST = 3
"""UA-28.50: the steps of a wound."""


def adjustable(c: Campaign) -> Iterator[Adjustable]:
    """Squad by squad, then the enemies who stand."""
    for seat, squad in c.squads.items():
        if squad.leader.preset or squad.leader.name:
            yield from of_leader(c, seat)
            yield from of_members(c, seat)
    if undecided(c):
        for key in standing(c):
            yield from of_enemy(c, key)


def arrivals(c: Campaign) -> Iterator[Arrival]:
    """A member more for a squad; in a battle more enemies, any that the scenario describes."""
    squads = {seat: called(c, seat) for seat, squad in c.squads.items() if squad.leader.preset or squad.leader.name}
    if squads:
        roles = Blank(phrase("adjust-who"), {role: role_name(c, role) for role in c.content.roles})
        yield Arrival(phrase("ua-adjust-member"), ("join",), [roles, Blank(phrase("ua-adjust-squad"), squads)])
    foes = {who: unit_name(c, who) for who in described(c)}
    if foes:
        count = Blank(phrase("ua-adjust-number"))
        yield Arrival(phrase("ua-adjust-enemies"), ("join",), [Blank(phrase("adjust-who"), foes), count])


def of_leader(c: Campaign, seat: str) -> Iterator[Adjustable]:
    """A leader: life, the sub-ability, wounds, stocks, conditions."""
    squad = c.squads[seat]
    one, on = squad.leader, OnSheet(seat, called(c, seat))
    yield on.figure(phrase("ua-roster-life"), f"{seat}.life", one.life, life_max(c, squad).value)
    if one.sub:
        yield on.figure(sub_name(one.sub), f"{seat}.points", one.points, points_max(one))
    yield on.figure(phrase("ua-adjust-wounds"), f"{seat}.wounds", one.wounds, WORST)
    for stock in ("magazines", "mre", "scrip"):
        yield on.figure(phrase(f"ua-roster-{stock}"), f"squads.{seat}.{stock}", getattr(squad, stock))
    known = ["arm_injured", *(c.scenario.conditions if c.operation is not None else [])]
    free = {name: condition_name(c, name) for name in known if name not in one.conditions}
    yield from on.pick(phrase("adjust-give"), free, "condition", "add", seat)
    had = {name: condition_name(c, name) for name in one.conditions}
    yield from on.pick(phrase("adjust-take"), had, "condition", "remove", seat)


def of_members(c: Campaign, seat: str) -> Iterator[Adjustable]:
    """The members in action, by role: who leaves."""
    squad = c.squads[seat]
    for role in dict.fromkeys(squad.members[key].role for key in in_action(squad)):
        those = {key: person(c, key) for key in in_action(squad) if squad.members[key].role == role}
        yield from OnSheet(f"{seat}/{role}", called(c, seat)).pick(phrase("adjust-leave"), those, "leave")


def of_enemy(c: Campaign, key: str) -> Iterator[Adjustable]:
    """An enemy: what is left of it, and whether it is there."""
    unit = c.fight.units[key]
    on = OnSheet(enemy_id(key), spec(c, unit).name)
    label = phrase("ua-roster-soldiers" if unit.kind == "group" else "ua-roster-life")
    yield on.figure(label, f"units.{key}.strength", unit.strength, max(MOST, unit.strength))
    yield on.act(phrase("adjust-leave"), "leave", key)
