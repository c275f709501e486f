"""Machine players: the policies of a rulebook, seated at a table; and a whole game among machines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from ..core.decision import Answer, Decision
from ..core.event import Event
from ..core.rulebook import Policy, Rulebook
from .refused import Refused
from .script import Beyond, Endless, Machine, Pause, Script

RANDOM = "random"
"""The policy that every rulebook has: any legal answer."""

Seating = Callable[[Any], Machine]
"""A policy that has yet to be told the state it looks at."""


def at_random(state: Any, decision: Decision, rng: Random) -> Answer:
    """A policy: any legal answer."""
    return decision.sample(rng)


def policy(rulebook: Rulebook, name: str) -> Policy:
    """The policy of a rulebook by its name. Raises `Refused` (`unknown-policy`)."""
    if name in rulebook.policies:
        return rulebook.policies[name]
    if name == RANDOM:
        return at_random
    raise Refused("unknown-policy", name=name, allowed=", ".join(sorted({RANDOM, *rulebook.policies})))


def seated(chosen: Policy) -> Seating:
    """A policy as a machine at the table of the state it is given."""
    return lambda state: lambda decision, rng: chosen(state, decision, rng)


def machines(rulebook: Rulebook, seats: Mapping[str, str]) -> dict[str, Seating]:
    """The machine players by seat. Raises `Refused` (`unknown-policy`)."""
    return {who: seated(policy(rulebook, name)) for who, name in seats.items()}


def run(
    rulebook: Rulebook,
    setup: Mapping[str, Any],
    seed: str,
    policies: Mapping[str, str | Policy],
    tell: Callable[[Event], None] | None = None,
    most_beats: int = 1_000_000,
) -> Any:
    """Play a whole game among machines and return its last state; the same game as a session of these seats has.

    Parameters: the rulebook, its setup, the seed, the policy of every seat by name or as a function, and who is told
    of the events. Raises `Refused` (`unknown-policy`, `no-policy`), `BadPolicy`, `Endless`.
    """
    state = rulebook.start(setup)
    players = {
        who: seated(policy(rulebook, chosen) if isinstance(chosen, str) else chosen)(state)
        for who, chosen in policies.items()
    }
    beyond = Beyond(seed, players)
    for beat in range(most_beats):
        if rulebook.finished(state):
            return state
        table = Script((), beat, beyond)
        try:
            rulebook.beats.step(state, table)
        except Pause as pause:
            raise Refused("no-policy", who=", ".join(pause.decisions)) from None
        if tell:
            for event in table.events:
                tell(event)
    raise Endless(f"more than {most_beats} beats")
