"""What the game master can change by pointing: leaders, stocks, members, enemies, the battle, the operation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hantei.core.adjusting import Adjustable, Arrival, Blank, OnSheet, seldom
from hantei.core.message import Message, phrase

from ..rules.battle.enemies import standing
from ..rules.gear import life_max
from ..rules.leader import points_max
from ..rules.newcomers import replaceable
from ..rules.referee import MOST, WORDS, described, undecided
from ..rules.squad import in_action
from ..state import Campaign, spec
from .names import (
    called,
    condition_name,
    enemy_id,
    labelled,
    own,
    owned_name,
    prisoner_name,
    role_name,
    sub_name,
    unit_name,
)

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


def ground(c: Campaign) -> Iterator[Adjustable]:
    """The battle at hand, and the operation."""
    if undecided(c):
        yield from of_battle(c)
    if c.operation is not None:
        yield from of_operation(c)


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
    if one.name:
        yield from seldom([on.word(phrase("ua-adjust-name"), f"{seat}.name", one.name)])
    yield from seldom([on.figure(phrase("ua-adjust-skill-loss"), f"{seat}.skill_loss", one.skill_loss)])
    for key, item in squad.items.items():
        if item.first_uses:
            label = Message("ua-adjust-uses", {"item": owned_name(c, seat, key)})
            yield from seldom([on.figure(label, f"squads.{seat}.items.{key}.uses", item.uses)])


def of_members(c: Campaign, seat: str) -> Iterator[Adjustable]:
    """The members in action, by role: who leaves."""
    squad = c.squads[seat]
    for role in dict.fromkeys(squad.members[key].role for key in in_action(squad)):
        those = {key: labelled(c, key) for key in in_action(squad) if squad.members[key].role == role}
        on = OnSheet(f"{seat}/{role}", called(c, seat))
        yield from on.pick(phrase("adjust-leave"), those, "leave")
        for key, name in those.items():
            one = squad.members[key]
            path = f"squads.{seat}.members.{key}"
            yield from seldom([on.figure(Message("ua-adjust-life", {"who": name}), f"{path}.life", one.life)])
            yield from seldom([on.state(Message("ua-adjust-absent", {"who": name}), f"{path}.absent", one.absent)])
            yield from seldom([on.state(Message("ua-adjust-silent", {"who": name}), f"{path}.silent", one.silent)])


def of_enemy(c: Campaign, key: str) -> Iterator[Adjustable]:
    """An enemy: what is left of it, and whether it is there."""
    unit = c.fight.units[key]
    on = OnSheet(enemy_id(key), spec(c, unit).name)
    label = phrase("ua-roster-soldiers" if unit.kind == "group" else "ua-roster-life")
    yield on.figure(label, f"units.{key}.strength", unit.strength, max(MOST, unit.strength))
    yield on.act(phrase("adjust-leave"), "leave", key)
    path = f"units.{key}"
    attitudes = {word: phrase(f"ua-adjust-attitude-{word}") for word in WORDS["attitude"]}
    if unit.attitude in attitudes:
        yield from seldom([on.word(phrase("ua-adjust-attitude"), f"{path}.attitude", unit.attitude, attitudes)])
    yield from seldom([on.figure(phrase("ua-roster-enemy-level"), f"{path}.level", unit.level)])
    yield from seldom([on.state(phrase("ua-adjust-stunned"), f"{path}.stunned", unit.stunned)])
    yield from seldom([on.state(phrase("ua-adjust-attacked"), f"{path}.attacked", unit.attacked)])
    yield from seldom([on.figure(phrase("ua-adjust-flashed"), f"{path}.flashed", unit.flashed)])


def of_battle(c: Campaign) -> Iterator[Adjustable]:
    """The battle: its round, who goes first, where it is fought, whether it is dark."""
    on, battle = OnSheet("", phrase("adjust-scene")), c.fight
    yield on.figure(phrase("adjust-round"), "battle.round", battle.round)
    first = {word: phrase(f"ua-adjust-first-{word}") for word in WORDS["first"]}
    yield on.word(phrase("ua-adjust-first"), "battle.first", battle.first, first)
    spaces = {word: phrase(f"ua-trait-{word}") for word in WORDS["space"]}
    yield on.word(phrase("ua-adjust-space"), "battle.space", battle.space, spaces)
    yield on.state(phrase("ua-adjust-dark"), "battle.dark", battle.dark)
    if battle.attackers_left > 0:
        yield on.figure(phrase("ua-adjust-attackers"), "battle.attackers_left", battle.attackers_left)


def of_operation(c: Campaign) -> Iterator[Adjustable]:
    """The operation: the lap, maps passed, counters of the scenario, prisoners."""
    on, operation = OnSheet("", phrase("adjust-scene")), c.op
    yield on.figure(phrase("ua-adjust-lap"), "operation.lap", operation.lap)
    yield on.figure(phrase("ua-adjust-passed"), "operation.passed", operation.passed)
    for counter, n in operation.counters.items():
        yield on.figure(own(c, "counters", counter), f"operation.counters.{counter}", n)
    for kind, n in operation.prisoners.items():
        label = Message("ua-adjust-prisoners", {"kind": prisoner_name(c, kind)})
        yield on.figure(label, f"operation.prisoners.{kind}", n)
    if operation.prisoners:
        yield on.figure(phrase("ua-adjust-tied"), "operation.tied", operation.tied)


def brings(c: Campaign) -> Sequence[Blank]:
    """A squad from a file takes the place of another."""
    seats = {seat: called(c, seat) for seat in replaceable(c)}
    return [Blank(phrase("ua-adjust-squad"), seats)] if seats else []
