"""What can be seen of a battle: the names under which cases expect it, and other readers find it."""

from __future__ import annotations

from typing import Any

from hantei.core.record import dump

from ..rules.acting import able
from ..rules.people import participants
from ..state import Action, Fight, Fighter, Process


def facts(c: Fight) -> dict[str, Any]:
    """Everything of a battle by readable names."""
    return {
        "encounter": c.encounter,
        "fighters": {who: fighter_facts(c, who, fighter) for who, fighter in c.fighters.items()},
        "factions": {name: dump(found) for name, found in c.factions.items()},
        "participants": participants(c),
        "process": dump(c.process or Process("")),
        "action": action_facts(c.action or Action("", "", "", "")),
        "acting": c.action is not None,
        "round": c.round,
        "phase": c.phase,
        "order": list(c.order),
        "barred": list(c.barred),
        "scene": [held.status for held in c.scene_statuses],
        "sniping": c.sniping,
        "distance": c.distance,
        "charges": c.charges,
        "tasks": dict(c.tasks),
        "over": c.over,
        "result": c.result,
        "ended_by": c.ended_by,
    }


PLAIN = (
    "faction", "seat", "hp", "fp", "initiative", "away", "gone", "dead", "wounded", "dying", "death", "doomed",
    "in_use", "disarmed", "possession", "crest", "move", "lean", "supported", "ready", "acted", "waited", "majored",
)  # fmt: skip
"""Shown as they stand."""


def fighter_facts(c: Fight, who: str, fighter: Fighter) -> dict[str, Any]:
    """A participant as it stands."""
    return {
        **{name: getattr(fighter, name) for name in PLAIN},
        "able": able(c, who),
        "harm": [step for step in ("wounded", "dying", "death") if getattr(fighter, step)],
        "statuses": sorted(dict.fromkeys(held.status for held in fighter.statuses)),
        "sources": [f"{held.status} {held.source}" for held in fighter.statuses],
        "lasting": [held.origin for held in fighter.lasting],
        "arms": dict(fighter.arms),
        "items": {name: count for name, count in fighter.items.items() if count},
        "worn": dict(fighter.worn),
        "used": dict(fighter.used),
    }


def action_facts(action: Action) -> dict[str, Any]:
    """The use or attack under way."""
    return {
        "who": action.who,
        "slot": action.slot,
        "means": action.means,
        "name": action.name,
        "arm": action.arm,
        "attack": action.attack,
        "targets": list(action.targets),
        "covered": action.covered,
        "total": action.total,
        "critical": action.critical,
        "fumble": action.fumble,
        "totals": dict(action.totals),
        "hit": list(action.hit),
        "guarded": list(action.guarded),
        "damage": action.damage,
        "rolled": action.rolled,
        "done": action.done,
    }
