"""Machine players: seats policies at a table, and plays whole games among machines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..core.event import Event
from ..core.rulebook import Policy, Rulebook, looks_ahead
from ..core.table import Endless, Table, Witness
from .policies import policy
from .refused import Refused
from .running import started
from .script import Beyond, Machine, Pause, ScriptTable, counting

AfterBeat = Callable[[Any, Event], None]
"""Hears the events of a beat once the beat is over, in their order, each with the state after the beat.

Sentences describe that state. Code that counts needs the state in which an event happens: `core.event.Listener`.
"""

MOST_BEATS = 1_000_000
"""Beats after which a game among machines counts as endless."""


def as_machines(policies: Mapping[str, Policy], state: Any) -> dict[str, Machine]:
    """Seat policies as machines at the table of a state."""

    def seated(chosen: Policy) -> Machine:
        return lambda decision, rng: chosen(state, decision, rng)

    return {who: seated(chosen) for who, chosen in policies.items()}


def witnessed(table: Table, policies: Iterable[Policy]) -> Table:
    """The table for a beat: one that keeps positions, if a policy looks ahead."""
    return Witness(table) if any(map(looks_ahead, policies)) else table


def run(
    rulebook: Rulebook[Any],
    setup: Mapping[str, Any],
    seed: str,
    policies: Mapping[str, str | Policy],
    tell: AfterBeat | None = None,
    most_beats: int = MOST_BEATS,
) -> Any:
    """Play a whole game among machines and return its last state; a session with these seats plays the same game.

    Parameters: the rulebook, its setup, the seed, the policy of each seat by name or as a function, and a listener for
    the events of each beat (`AfterBeat`).
    Raises `Refused` (`unknown-policy`, `no-policy`), `BadPolicy`, `Endless`.
    """
    state = started(rulebook, setup)
    chosen = {who: policy(rulebook, one) if isinstance(one, str) else one for who, one in policies.items()}
    beyond = Beyond(seed, as_machines(chosen, state))
    for beat in range(most_beats):
        if rulebook.finished(state):
            return state
        table = ScriptTable((), beat, beyond, counting(rulebook, state))
        try:
            rulebook.beats.step(state, witnessed(table, chosen.values()))
        except Pause as pause:
            raise Refused("no-policy", who=[*pause.decisions]) from None
        if tell:
            for event in table.events:
                tell(state, event)
    raise Endless(f"more than {most_beats} beats")
