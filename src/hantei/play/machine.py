"""Machine players: the policies of a rulebook, seated at a table; and a whole game among machines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from random import Random
from typing import Any

from ..core.decision import Answer, Decision
from ..core.event import Event
from ..core.message import Message
from ..core.rulebook import Planner, Policy, Rulebook
from ..core.table import Table, Witness
from .refused import Refused
from .script import Beyond, Endless, Machine, Pause, Script

RANDOM = "random"
"""The policy that every rulebook has: any legal answer."""

GROUP = "hantei.policies"
"""The entry points by which packages add policies: the name of one, and its factory."""

OWN = {name: f"hantei.policies:{name}" for name in ("greedy", "cautious", "search")}
"""Hantei's own factories, which are found in a source tree too."""

NAMED = ("heuristic", RANDOM, *OWN)
"""The policies that have a name for players: what a rulebook's own is called everywhere, and those for every one."""

Factory = Callable[[Rulebook[Any], str | None], Policy]
"""Makes a policy for a rulebook, from the parameter behind its name (None where there is no colon).

Raises `Refused` (`bad-policy-parameter`) for a parameter that it does not take.
"""


def at_random(state: Any, decision: Decision, rng: Random) -> Answer:
    """A policy: any legal answer."""
    return decision.sample(rng)


def policy_names(rulebook: Rulebook[Any]) -> list[str]:
    """The policies that can play a rulebook: its own, the usual one first, then those for every rulebook."""
    return list(dict.fromkeys([*rulebook.policies, RANDOM, *plugged()]))


def policy_name(policy: str) -> Message | str:
    """What players call a policy, with its parameter; one of another package goes by its id."""
    plain, colon, parameter = policy.partition(":")
    name = Message(f"policy-name-{plain}") if plain in NAMED else plain
    return Message("policy-name-with", {"policy": name, "parameter": parameter}) if colon else name


def played_by(policies: Mapping[str, str]) -> list[Message | str]:
    """Which policies play which seats, as players call them; "" stands for all seats that are not named."""
    return [
        Message("policy-of-seat", {"who": seat, "policy": policy_name(name)}) if seat else policy_name(name)
        for seat, name in policies.items()
    ]


def policy(rulebook: Rulebook[Any], name: str) -> Policy:
    """The policy by its name, for a rulebook: its own, `random`, or one that is plugged in (`GROUP`).

    A plugged-in policy may take a parameter behind a colon: `search:200`. Raises `Refused` (`unknown-policy`,
    `bad-policy-parameter`).
    """
    plain, colon, parameter = name.partition(":")
    if not colon and name in rulebook.policies:
        return rulebook.policies[name]
    if name == RANDOM:
        return at_random
    if plain not in plugged() or plain in rulebook.policies:
        raise Refused("unknown-policy", name=name, allowed=", ".join(policy_names(rulebook)))
    factory: Factory = plugged()[plain].load()
    return factory(rulebook, parameter if colon else None)


@cache
def plugged() -> Mapping[str, EntryPoint]:
    """The policies for every rulebook by name: Hantei's own, then those of other packages, unloaded."""
    found = {name: EntryPoint(name, value, GROUP) for name, value in OWN.items()}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, point)
    return found


def players(policies: Mapping[str, Policy], state: Any) -> dict[str, Machine]:
    """Policies as machines at the table of a state."""

    def seated(chosen: Policy) -> Machine:
        return lambda decision, rng: chosen(state, decision, rng)

    return {who: seated(chosen) for who, chosen in policies.items()}


def witnessed(table: Table, policies: Iterable[Policy]) -> Table:
    """The table at which a beat is to run: one that remembers, where a policy looks ahead."""
    return Witness(table) if any(isinstance(chosen, Planner) for chosen in policies) else table


def run(
    rulebook: Rulebook[Any],
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
    chosen = {who: policy(rulebook, one) if isinstance(one, str) else one for who, one in policies.items()}
    beyond = Beyond(seed, players(chosen, state))
    for beat in range(most_beats):
        if rulebook.finished(state):
            return state
        table = Script((), beat, beyond)
        try:
            rulebook.beats.step(state, witnessed(table, chosen.values()))
        except Pause as pause:
            raise Refused("no-policy", who=", ".join(pause.decisions)) from None
        if tell:
            for event in table.events:
                tell(event)
    raise Endless(f"more than {most_beats} beats")
