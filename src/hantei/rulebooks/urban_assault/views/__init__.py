"""What a player sees and reads: the state as plain data, and everything that is said about it.

Nothing here decides anything; texts are messages and named texts, which the reader's language says.
"""

from __future__ import annotations

from typing import Any

from ..rules.battle.enemies import level
from ..rules.battle.enemy_phase import number_of_attacks
from ..rules.gear import counted, grip, life_max, limit
from ..rules.leader import points_max, skill, skills_of, squad_size, unspent
from ..rules.squad import in_action
from ..state import Battle, Campaign, Operation, Squad, Unit, spec
from .board import boards
from .counts import count_name, side_name
from .effects import effect
from .events import report
from .gathers import GATHERS, JOINS, SERIES
from .names import step_label
from .purposes import purpose
from .questions import label, question, throw_name
from .roster import insight, plays, roster
from .situation import situation
from .together import TOGETHER

__all__ = [
    "GATHERS",
    "JOINS",
    "SERIES",
    "TOGETHER",
    "boards",
    "count_name",
    "effect",
    "insight",
    "label",
    "plays",
    "purpose",
    "question",
    "report",
    "roster",
    "side_name",
    "situation",
    "step_label",
    "throw_name",
    "view",
]


def view(c: Campaign, seat: str) -> dict[str, Any]:
    """What the player of a seat may see, built from nothing.

    Everything that has happened lies open to everybody; what is still to come (dice, maps not yet drawn, rows of
    reaction tables, enemies who have yet to arrive) is not in it.
    """
    return {
        "seat": seat,
        "squads": {name: squad_view(c, squad) for name, squad in c.squads.items()},
        "pool": c.pool,
        "operation": operation_view(c, c.operation) if c.operation is not None else None,
        "battle": battle_view(c, c.battle) if c.battle is not None else None,
        "stages": dict(c.stages),
        "completed": list(c.completed),
        "fallen": list(c.fallen),
        "operations": c.operations,
        "over": c.over,
    }


def squad_view(c: Campaign, squad: Squad) -> dict[str, Any]:
    """A squad: leader, stocks, gear, members."""
    return {
        "leader": leader_view(c, squad),
        "magazines": squad.magazines,
        "scrip": squad.scrip,
        "mre": squad.mre,
        "items": {
            key: {
                "gear": item.gear,
                "uses": item.uses,
                "attachment": item.attachment,
                "bearer": item.bearer,
                "started": item.started,
                "requested": item.requested,
                "issued": item.issued,
            }
            for key, item in squad.items.items()
        },
        "carried": len(counted(c, squad)),
        "carry_max": limit(c, squad).value,
        "worn": squad.worn,
        "grip": grip(squad),
        "members": {
            key: {
                "role": member.role,
                "life": member.life,
                "active": member.active,
                "absent": member.absent,
                "used": list(member.used),
            }
            for key, member in squad.members.items()
        },
        "members_active": len(in_action(squad)),
    }


def leader_view(c: Campaign, squad: Squad) -> dict[str, Any]:
    """The leader of a squad."""
    leader = squad.leader
    return {
        "name": leader.name,
        "preset": leader.preset,
        "level": leader.level,
        "unspent": unspent(leader),
        "sub_ability": leader.sub,
        "skill": skill(leader),
        "life": leader.life,
        "life_max": life_max(c, squad).value,
        "points": leader.points,
        "points_max": points_max(leader),
        "squad_size": squad_size(c, leader),
        "skills": list(skills_of(c, leader)),
        "wounds": leader.wounds,
        "conditions": list(leader.conditions),
        "killed": leader.killed,
    }


def operation_view(c: Campaign, op: Operation) -> dict[str, Any]:
    """The operation as far as it has come."""
    return {
        "scenario": op.scenario,
        "difficulty": op.difficulty,
        "lap": op.lap,
        "passed": op.passed,
        "entered": op.entered,
        "tile": op.tile,
        "position": op.position,
        "placed": dict(op.placed),
        "resolved": list(op.resolved),
        "refused": op.refused,
        "counters": dict(op.counters),
        "information": list(op.information),
        "companions": list(op.companions),
        "prisoners": dict(op.prisoners),
        "objectives": list(op.objectives),
        "result": op.result,
    }


def battle_view(c: Campaign, battle: Battle) -> dict[str, Any]:
    """The battle: round, place, and the enemies who are or were there."""
    return {
        "round": battle.round,
        "phase": battle.phase,
        "first": battle.first,
        "space": battle.space,
        "dark": battle.dark,
        "acted": list(battle.acted),
        "lights": list(battle.lights),
        "fortified": list(battle.fortified),
        "units": {key: unit_view(c, key, unit) for key, unit in battle.units.items() if unit.initial or unit.lost},
        "result": battle.result,
    }


def unit_view(c: Campaign, key: str, unit: Unit) -> dict[str, Any]:
    """An enemy who has been met."""
    return {
        "kind": unit.kind,
        "level": level(c, key),
        "strength": unit.strength,
        "initial": unit.initial,
        "attacks": 0 if unit.left else number_of_attacks(c, key),
        "arms": spec(c, unit).main_arms,
        "stunned": unit.stunned,
        "flashed": unit.flashed,
        "left": unit.left,
    }
