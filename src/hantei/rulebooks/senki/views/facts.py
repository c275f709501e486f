"""What can be seen of a fight: the names under which cases expect it, and other readers find it."""

from __future__ import annotations

from typing import Any

from ..rules.grid import door_name, named, place, state_of
from ..state import Attack, Fight, Fighter


def facts(c: Fight) -> dict[str, Any]:
    """Everything of a fight by readable names."""
    return {
        "encounter": c.encounter,
        "fighters": {who: fighter_facts(c, who, fighter) for who, fighter in c.fighters.items()},
        "doors": {door_name(edge): state_of(c, edge) for edge in c.scene.board.edges if edge.kind == "door"},
        "marks": {square: list(marks) for square, marks in c.marks.items()},
        "lines": dict(c.lines),
        "square": {"side_m": c.scene.board.side_m, "area_m2": c.scene.board.side_m**2},  # SK-06.3
        "attack": attack_facts(c.attack or Attack("", "")),
        "attacking": c.attack is not None,
        "round": c.round,
        "seconds": c.seconds,
        "stage": c.stage,
        "current": c.current,
        "spent": list(c.spent),
        "moved": c.moved,
        "finishing": c.finishing,
        "reacted": list(c.reacted),
        "overruled": list(c.overruled),
        "scenes": c.scenes,
        "over": c.over,
        "winner": c.winner,
        "ended_by": c.ended_by,
    }


def fighter_facts(c: Fight, who: str, fighter: Fighter) -> dict[str, Any]:
    """A fighter as it stands."""
    return {
        "side": fighter.side,
        "seat": fighter.seat,
        "hp": fighter.hp,
        "en": fighter.en,
        "ts": fighter.ts,
        "at": named(place(c, who)),
        "acted": fighter.acted,
        "finished": fighter.finished,
        "waiting": fighter.waiting,
        "turn_order": fighter.turn_order,
        "incapacitated": fighter.incapacitated,
        "shot_down": fighter.shot_down,
        "backstage": fighter.backstage,
        "dead": fighter.dead,
        "away": fighter.away,
        "escaped": fighter.escaped,
        "mounted": fighter.mounted,
        "high": fighter.high,
        "charging": fighter.charging,
        "submerged": fighter.submerged,
        "statuses": [status.id for status in fighter.statuses],
        "corrosion": max((status.rank for status in fighter.statuses if status.id == "corrosion"), default=0),
        "sealed": [status.equipment for status in fighter.statuses if status.id == "seal"],
        "effects": [running.record for running in fighter.effects],
        "equipped": list(fighter.equipped),
        "possessions": list(fighter.possessions),
        "unready": list(fighter.unready),
        "items": dict(fighter.items),
        "used": dict(fighter.used_round),
        "used_in_combat": dict(fighter.used_combat),
    }


def attack_facts(attack: Attack) -> dict[str, Any]:
    """The attack in progress; without one everything is empty."""
    return {
        "attacker": attack.attacker,
        "kind": attack.kind,
        "weapon": attack.weapon,
        "skill": attack.skill,
        "squares": list(attack.squares),
        "targets": list(attack.targets),
        "hit_total": attack.hit_total,
        "hit_critical": attack.hit_critical,
        "hit_fumble": attack.hit_fumble,
        "hit": list(attack.hit),
        "margins": dict(attack.margins),
        "covers": dict(attack.covers),
        "attribute": attack.attribute,
        "damage": attack.damage,
        "dealt": list(attack.dealt),
    }
