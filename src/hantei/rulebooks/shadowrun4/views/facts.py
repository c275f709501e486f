"""What can be seen of a fight: the names under which cases expect it, and other readers find it."""

from __future__ import annotations

from typing import Any

from hantei.core.record import dump

from ..rules.street.ground import written
from ..state import Actor, Attack, Phase, Run


def facts(c: Run) -> dict[str, Any]:
    """Everything of a fight by readable names."""
    return {
        "encounter": c.encounter,
        "actors": {who: actor_facts(actor) for who, actor in c.actors.items()},
        "dropped": {name: {"weapon": found.weapon, "rounds": found.rounds} for name, found in c.dropped.items()},
        "jobs": {name: dump(job) for name, job in c.jobs.items()},
        "attack": dump(c.attacks[0] if c.attacks else Attack("", "", "", "", "")),
        "attacks": [attack.target for attack in c.attacks],
        "phase": dump(c.phases[-1] if c.phases else Phase("")),
        "phases": [phase.who for phase in c.phases],
        "zones": [dump(zone) for zone in c.zones],
        "mounts": {name: held.rounds for name, held in c.mounts.items()},
        "nodes": {name: dump(node) for name, node in c.nodes.items()},
        "files": {name: dump(file) for name, file in c.files.items()},
        "traces": [f"{one.tracer}:{one.target}" for one in c.traces],
        "transfers": [f"{one.who}:{one.file}" for one in c.transfers],
        "turn": c.turn,
        "pass": c.pass_,
        "conditions": list(c.conditions),
        "signatures": [one.owner for one in c.signatures],
        "seconds": c.seconds,
        "rituals": [dump(one) for one in c.rituals],
        "casts": [dump(cast) for cast in c.casts],
        "chase": dict(c.chase),
        "over": c.over,
        "winner": c.winner,
        "ended_by": c.ended_by,
    }


SHOWN = ("carried", "x", "y", "works")
"""Fields that are shown in another way."""


def actor_facts(actor: Actor) -> dict[str, Any]:
    """Somebody as they stand."""
    plain: dict[str, Any] = dump(actor)
    found = {name: value for name, value in plain.items() if name not in SHOWN}
    return {
        **found,
        "at": written(actor.x, actor.y),
        "rounds": {name: held.rounds for name, held in actor.carried.items()},
        "hands": {name: held.hand for name, held in actor.carried.items()},
        "modes": {name: held.mode for name, held in actor.carried.items()},
        "loaded": {name: held.loaded for name, held in actor.carried.items()},
        "tries": {name: work.tries for name, work in actor.works.items()},
        "hits": {name: work.hits for name, work in actor.works.items()},
    }
