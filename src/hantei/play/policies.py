"""Policies by name: those of a rulebook, the one that answers by lot, and those that packages register."""

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
"""The policy that every rulebook has: any legal answer."""

NAMED = (*FEAR, HEURISTIC, RANDOM)
"""The policies that players know by a name of the program: what a rulebook's own is called everywhere."""

ABOUT = (HEURISTIC, "bold", "careful", RANDOM)
"""The policies of which the program itself says how they play."""

Factory = Callable[[Rulebook[Any], str | None], Policy]
"""Makes a policy for a rulebook, from the parameter behind its name (None where there is no colon).

Raises `Refused` (`bad-policy-parameter`) for a parameter that it does not take.
"""


@dataclass(frozen=True)
class MachinePlayer:
    """A policy for every rulebook as its package registers it, under the entry point group `hantei.policies`.

    `id` is its name in commands and saves, and that of its entry point; `place` says where it stands in lists; `name`
    is what players call it, `about` how it plays, each in both languages; `make` makes the policy for a rulebook.
    """

    id: str
    place: int
    name: Text
    about: Text
    make: Factory


@cache
def players_offered() -> Offers[MachinePlayer]:
    """The policies that packages offer for every rulebook, and what is wrong with those that are none."""
    return offers(GROUP, MachinePlayer, "player")


def registered() -> Mapping[str, MachinePlayer]:
    """The policies for every rulebook by name; those left out whose packages are broken."""
    return players_offered().sound


def broken_players() -> list[BadPackage]:
    """What is wrong with packages whose policies cannot play."""
    return [bad for _, bad in sorted(players_offered().broken.items())]


def at_random(state: Any, decision: Decision, rng: Random) -> Answer:
    """A policy: any legal answer."""
    return decision.sample(rng)


def usual_policy(rulebook: Rulebook[Any]) -> str:
    """The policy that plays where none is named: the rulebook's first, else any legal answer."""
    return next(iter(rulebook.policies), RANDOM)


def policy_names(rulebook: Rulebook[Any]) -> list[str]:
    """The policies that can play a rulebook: its own, the usual one first, then those for every rulebook."""
    return list(dict.fromkeys([*rulebook.policies, RANDOM, *registered()]))


def policy_name(policy: str) -> Message | Text | str:
    """What players call a policy, with its parameter; one that nobody has registered goes by its id."""
    plain, colon, parameter = policy.partition(":")
    name: Message | Text | str = Message(f"policy-name-{plain}") if plain in NAMED else plain
    if plain not in NAMED and plain in registered():
        name = registered()[plain].name
    return Message("policy-name-with", {"policy": name, "parameter": parameter}) if colon else name


def policy_about(policy: str) -> Message | Text | None:
    """How a policy plays, as far as that is the same for every rulebook; without a parameter."""
    if policy in ABOUT:
        return Message(f"policy-about-{policy}")
    return registered()[policy].about if policy in registered() else None


def played_by(policies: Mapping[str, str]) -> list[Message | Text | str]:
    """Which policies play which seats, as players call them; "" stands for all seats that are not named."""
    return [
        Message("policy-of-seat", {"who": seat, "policy": policy_name(name)}) if seat else policy_name(name)
        for seat, name in policies.items()
    ]


def player_of(policy: str | None) -> Message:
    """Who plays a seat: a machine of a policy, or a person."""
    return Message("policy-machine", {"policy": policy_name(policy)}) if policy else Message("seat-person")


def missing(rulebook: Rulebook[Any], name: str) -> Refused | None:
    """Why nobody plays by a name, as a refusal; None where somebody does."""
    try:
        policy(rulebook, name)
    except Refused as refusal:
        return refusal
    return None


def at_need(rulebook: Rulebook[Any], name: str) -> Policy:
    """The policy by its name; one that is gone is missed where it is to answer, and not before (`unknown-policy`)."""
    refusal = missing(rulebook, name)
    if refusal is None:
        return policy(rulebook, name)
    message, facts = refusal.message, refusal.facts

    def nobody(state: Any, decision: Decision, rng: Random) -> Answer:
        raise Refused(message, **facts)

    return nobody


def policy(rulebook: Rulebook[Any], name: str) -> Policy:
    """The policy by its name, for a rulebook: its own, `random`, or one that is registered (`GROUP`).

    `steady` is the rulebook's own one, whose id is `heuristic`. A registered policy may take a parameter behind a
    colon: `search:200`. Raises `Refused` (`unknown-policy`,
    `bad-policy-parameter`), and `BadPackage` for a package that registers something else than a machine player.
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
