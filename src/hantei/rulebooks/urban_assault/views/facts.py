"""What can be seen of a state: the names under which cases expect it, and other readers find it."""

from __future__ import annotations

from typing import Any

from ..rules import gear
from ..rules.battle.enemies import enemies, level
from ..rules.battle.enemy_phase import number_of_attacks
from ..rules.battle.harm import stage
from ..rules.leader import points_max, skill, skills_of, squad_size, unspent
from ..rules.scenario.conditions import traits
from ..rules.squad import can_be_hit, fighters, free_places, in_action
from ..state import Battle, Campaign, Leader, Operation, Squad, Unit


def facts(c: Campaign) -> dict[str, Any]:
    """Everything of a state by readable names; the first squad stands at the top, every squad under `squads`."""
    squads = {seat: squad_facts(c, squad) for seat, squad in c.squads.items()}
    seen: dict[str, Any] = {}
    for first in list(squads.values())[:1]:
        seen.update(first)
    for seat, squad in squads.items():
        seen[seat] = squad["leader"]
    return {
        **seen,
        "squads": squads,
        **battle_facts(c, c.battle),
        **operation_facts(c, c.operation),
        "pool": c.pool,
        "stages": dict(c.stages),
        "stage": stage(c),
        "completed": list(c.completed),
        "fallen": list(c.fallen),
        "operations": c.operations,
        "over": c.over,
    }


def squad_facts(c: Campaign, squad: Squad) -> dict[str, Any]:
    """A squad: its leader, gear, members and stocks."""
    return {
        "leader": leader_facts(c, squad),
        "magazines": squad.magazines,
        "scrip": squad.scrip,
        "mre": squad.mre,
        **gear_facts(c, squad),
        "members": [squad.members[key].role for key in in_action(squad)],
        "member_count": len(in_action(squad)),
        "dropped": [member.role for member in squad.members.values() if not member.active],
        "member": {key: member_facts(squad, key) for key in squad.members},
        "fighters": len(fighters(c, squad)),
        "can_be_hit": len(can_be_hit(c, squad)),
        "free_places": free_places(c, squad),
    }


def leader_facts(c: Campaign, squad: Squad) -> dict[str, Any]:
    """The leader's abilities as they count now, and what the record sheet says besides."""
    leader: Leader = squad.leader
    return {
        "name": leader.name,
        "sub": leader.sub,
        "skill": skill(leader),
        "life": leader.life,
        "life_max": gear.life_max(c, squad).value,
        "points": leader.points,
        "points_max": points_max(leader),
        "squad_size": squad_size(c, leader),
        "level": leader.level,
        "unspent": unspent(leader),
        "wounds": leader.wounds,
        "conditions": list(leader.conditions),
        "skills": list(leader.skills),
        "known_skills": list(skills_of(c, leader)),
        "killed": leader.killed,
        "preset": leader.preset,
    }


def gear_facts(c: Campaign, squad: Squad) -> dict[str, Any]:
    """Gear by the ids of the gear list, in the order gained; attachments stand on their guns."""
    items = squad.items
    return {
        "items": [item.gear for item in items.values()],
        "attachments": {key: item.attachment for key, item in items.items() if item.attachment},
        "uses": {key: item.uses for key, item in items.items() if item.first_uses},
        "requested": [item.gear for item in items.values() if item.requested],
        "bearers": {key: item.bearer for key, item in items.items() if item.bearer},
        "item_count": len(gear.counted(c, squad)),
        "item_limit": gear.limit(c, squad).value,
        "in_hand": items[squad.gun].gear if squad.gun else "",
        "shield": items[squad.shield].gear if squad.shield else "",
        "worn": items[squad.worn].gear if squad.worn else "",
        "spares": list(squad.spares),
    }


def member_facts(squad: Squad, key: str) -> dict[str, Any]:
    """One member, in action or dropped out."""
    member = squad.members[key]
    return {
        "role": member.role,
        "life": member.life,
        "active": member.active,
        "absent": member.absent,
        "issued": member.issued,
        "used": list(member.used),
    }


def battle_facts(c: Campaign, battle: Battle | None) -> dict[str, Any]:
    """The battle: "" where there is none, "on" while it runs, else how it ended."""
    if battle is None:
        return {"battle": "", "units": {}, "round": 0, "first": "", "phase": "", "enemies": 0}
    return {
        "battle": battle.result or "on",
        "units": {key: unit_facts(c, key, unit) for key, unit in battle.units.items()},
        "round": battle.round,
        "first": battle.first,
        "phase": battle.phase,
        "battle_space": battle.space,
        "dark": battle.dark,
        "acted": list(battle.acted),
        "fortified": list(battle.fortified),
        "lights": list(battle.lights),
        "enemies": enemies(c),
    }


def unit_facts(c: Campaign, key: str, unit: Unit) -> dict[str, Any]:
    """An enemy: `count` of a group, `life` of a high-threat target, and what else stands on its record."""
    return {
        "kind": unit.kind,
        "count" if unit.kind == "group" else "life": unit.strength,
        "initial": unit.initial,
        "level": level(c, key),
        "attitude": unit.attitude,
        "stunned": unit.stunned,
        "flashed": unit.flashed,
        "attacked": unit.attacked,
        "left": unit.left,
        "captured": unit.captured,
        "attacks": number_of_attacks(c, key),
    }


def operation_facts(c: Campaign, op: Operation | None) -> dict[str, Any]:
    """The operation: "" where there is none, "on" while it runs, else how it ended."""
    if op is None:
        return {"operation": ""}
    return {
        "operation": op.result or "on",
        "scenario": op.scenario,
        "difficulty": op.difficulty,
        "ending": op.ending,
        "passed": op.passed,
        "entered": op.entered,
        "tile": op.tile,
        "row": op.row,
        "before": op.before,
        "refused": op.refused,
        "position": op.position,
        "lap": op.lap,
        "traits": traits(c),
        "resolved": list(op.resolved),
        "counters": dict(op.counters),
        "information": list(op.information),
        "companions": list(op.companions),
        "prisoners": dict(op.prisoners),
        "prisoner_count": sum(op.prisoners.values()),
        "memory": dict(op.memory),
        "marks": list(op.marks),
        "map_marks": list(op.map_marks),
        "objectives": list(op.objectives),
        "battles": op.battles,
        "waiting": [effect.scope for effect in op.waiting],
        "last_degree": op.last_degree,
    }
