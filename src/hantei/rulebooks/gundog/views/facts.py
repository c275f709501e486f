"""What can be seen of a fight: the names under which cases expect it, and other readers find it."""

from __future__ import annotations

from typing import Any

from hantei.core.record import dump

from ..state import Attack, Fight, Fighter, Turn


def facts(c: Fight) -> dict[str, Any]:
    """Everything of a fight by readable names."""
    return {
        "encounter": c.encounter,
        "fighters": {who: fighter_facts(fighter) for who, fighter in c.fighters.items()},
        "dropped": {name: {"weapon": found.weapon, "rounds": found.rounds} for name, found in c.dropped.items()},
        "attack": dump(c.attack or Attack("", "", "")),
        "attacking": c.attack is not None,
        "turn": dump(c.turn or Turn("")),
        "suspended": [turn.who for turn in c.suspended],
        "round": c.round,
        "seconds": c.seconds,
        "stage": c.stage,
        "order": list(c.order),
        "visibility": c.visibility or c.scene.map.visibility,
        "over": c.over,
        "winner": c.winner,
        "ended_by": c.ended_by,
    }


CONDITIONS = ("dead", "unconscious", "stunned", "confused", "prone", "unstable", "stabilised")
"""Yes or no."""

PLAIN = (
    "side", "seat", "place", "endurance", "away", "escaped", "wake_at", "lethality_checks", "armour", "method",
    "acted", "waiting", "posture", "cover", "tactics", "aiming", "aim_running", "must_rest", "travelled",
    "bound_for",
)  # fmt: skip
"""Shown as they stand."""


def fighter_facts(fighter: Fighter) -> dict[str, Any]:
    """A fighter as it stands."""
    return {
        **{name: getattr(fighter, name) for name in (*PLAIN, *CONDITIONS)},
        "conditions": [name for name in CONDITIONS if getattr(fighter, name)],
        "at": f"{fighter.x},{fighter.y}",
        "bleeding": [found.formula for found in fighter.bleeding],
        "impairments": [wound(found.kind, found.amount, found.limb) for found in fighter.impairments],
        "halved_legs": list(fighter.halved_legs),
        "rounds": {name: held.rounds for name, held in fighter.carried.items()},
        "hands": {name: held.hand for name, held in fighter.carried.items()},
        "magazines": dict(fighter.magazines),
        "items": dict(fighter.items),
        "pressed": list(fighter.pressed),
        "alerted": list(fighter.alerted),
        "listened": list(fighter.listened),
    }


def wound(kind: str, amount: int, limb: str) -> str:
    """A shock or wound in a word: "light -10", "serious -20 left_arm"."""
    return f"{kind} {amount}{' ' if limb else ''}{limb}"
