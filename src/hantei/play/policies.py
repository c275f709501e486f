"""Policies by name: those of a rulebook, the random one, and those that packages register."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from ..core.decision import Answer, Decision
from ..core.message import Message
from ..core.rulebook import Policy, Rulebook
from ..core.temper import FEAR, HEURISTIC
from ..core.text import Text
from ..offers import BadPackage, Offers, offers, refused
from .refused import Refused

GROUP = "hantei.policies"
"""The entry point group under which packages register machine players."""

RANDOM = "random"
"""The policy of every rulebook that gives any legal answer."""

NAMED = (*FEAR, HEURISTIC, RANDOM)
"""Policies that have a name in the program's own catalogue, whatever the rulebook."""

ABOUT = (HEURISTIC, "bold", "careful", RANDOM)
"""Policies whose style of play the program itself describes."""

Factory = Callable[[Rulebook[Any], str | None], Policy]
"""Makes a policy for a rulebook from the parameter behind its name (None without a colon).

Raises `Refused` (`bad-policy-parameter`) for a parameter that it does not take.
"""


@dataclass(frozen=True)
class MachinePlayer:
    """A policy for every rulebook, as its package registers it under the entry point group `hantei.policies`.

    `id` is its name in commands and saves, and that of its entry point; `place` sorts it in lists; `name` is its name
    for players and `about` says how it plays, each in both languages; `make` makes the policy for a rulebook.
    """

    id: str
    place: int
    name: Text
    about: Text
    make: Factory


@cache
def players_offered() -> Offers[MachinePlayer]:
    """The policies that packages offer for every rulebook, and the faults of offers that are none."""
    return offers(GROUP, MachinePlayer, "player")


def registered() -> Mapping[str, MachinePlayer]:
    """The policies for every rulebook by name, without those of broken packages."""
    return players_offered().sound


def broken_players() -> list[BadPackage]:
    """The faults of packages whose policies cannot play."""
    return [bad for _, bad in sorted(players_offered().broken.items())]


def at_random(state: Any, decision: Decision, rng: Random) -> Answer:
    """Give any legal answer."""
    return decision.sample(rng)


def usual_policy(rulebook: Rulebook[Any]) -> str:
    """The default policy: the rulebook's first, or the random one."""
    return next(iter(rulebook.policies), RANDOM)


def policy_names(rulebook: Rulebook[Any]) -> list[str]:
    """The policies that can play a rulebook: its own, the default one first, then those for every rulebook."""
    return list(dict.fromkeys([*rulebook.policies, RANDOM, *registered()]))


def policy_name(policy: str) -> Message | Text | str:
    """The name of a policy for players, with its parameter; an unregistered policy is named by its id."""
    plain, colon, parameter = policy.partition(":")
    name: Message | Text | str = Message(f"policy-name-{plain}") if plain in NAMED else plain
    if plain not in NAMED and plain in registered():
        name = registered()[plain].name
    return Message("policy-name-with", {"policy": name, "parameter": parameter}) if colon else name


def policy_about(policy: str) -> Message | Text | None:
    """Describe how a policy plays, without its parameter, if that is the same for every rulebook."""
    if policy in ABOUT:
        return Message(f"policy-about-{policy}")
    return registered()[policy].about if policy in registered() else None


def played_by(policies: Mapping[str, str]) -> list[Message | Text | str]:
    """The policies of seats by their names for players; "" stands for all seats that are not named."""
    return [
        Message("policy-of-seat", {"who": seat, "policy": policy_name(name)}) if seat else policy_name(name)
        for seat, name in policies.items()
    ]


def player_of(policy: str | None) -> Message:
    """The player of a seat: a machine with a policy, or a person."""
    return Message("policy-machine", {"policy": policy_name(policy)}) if policy else Message("seat-person")


def missing(rulebook: Rulebook[Any], name: str) -> Refused | None:
    """The refusal for a name that no policy has; None if one has it."""
    try:
        policy(rulebook, name)
    except Refused as refusal:
        return refusal
    return None


def at_need(rulebook: Rulebook[Any], name: str) -> Policy:
    """A policy by its name. A missing policy raises `Refused` (`unknown-policy`) only when it has to answer."""
    refusal = missing(rulebook, name)
    if refusal is None:
        return policy(rulebook, name)
    message, facts = refusal.message, refusal.facts

    def nobody(state: Any, decision: Decision, rng: Random) -> Answer:
        raise Refused(message, **facts)

    return nobody


def policy(rulebook: Rulebook[Any], name: str) -> Policy:
    """A policy for a rulebook by its name: its own, `random`, or a registered one (`GROUP`).

    `steady` is the rulebook's own policy with the id `heuristic`. A registered policy may take a parameter behind a
    colon: `search:200`. Raises `Refused` (`unknown-policy`, `bad-policy-parameter`), and `BadPackage` for a package
    that registers something else than a machine player.
    """
    plain, colon, parameter = name.partition(":")
    own = HEURISTIC if name == "steady" else name
    if not colon and own in rulebook.policies:
        return rulebook.policies[own]
    if name == RANDOM:
        return at_random
    if plain in players_offered().broken and plain not in rulebook.policies:
        raise refused(players_offered().broken[plain])
    if plain not in registered() or plain in rulebook.policies:
        raise Refused("unknown-policy", name=name, allowed=", ".join(policy_names(rulebook)))
    return registered()[plain].make(rulebook, parameter if colon else None)
