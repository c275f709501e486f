"""Policies by name: those of a rulebook, the random one, and those that packages register."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from ..core.decision import Answer, Decision
from ..core.message import Message, Sayable
from ..core.rulebook import OwnPlayer, Policy, Rulebook
from ..core.seats import REFEREE
from ..core.temper import HEURISTIC, in_all_tempers
from ..core.text import Text
from ..offers import BadPackage, Offers, offers, refused
from .refused import Refused

GROUP = "hantei.policies"
"""The entry point group under which packages register machine players."""

RANDOM = "random"
"""The policy of every rulebook that gives any legal answer."""


def at_random(state: Any, decision: Decision, rng: Random) -> Answer:
    """Give any legal answer."""
    return decision.sample(rng)


STEADY = "steady"
"""Another name for a rulebook's own policy with the id `heuristic`, as people call it."""

COLON = ":"
"""Stands before the parameter of a policy."""

PROGRAM = {RANDOM: OwnPlayer(at_random, Message("policy-name-random"), Message("policy-about-random"))}
"""The policies that the program has for every rulebook."""

KNOWN = in_all_tempers(at_random)
"""The ids that the program itself has names for: a bare function under one of them goes by that name."""

Factory = Callable[[Rulebook[Any], str | None], Policy]
"""Makes a policy for a rulebook, from the parameter behind its name (None without a colon).

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
    return offers(GROUP, MachinePlayer, "player", barred)


def barred(name: str, value: str) -> BadPackage | None:
    """The fault of a name under which nobody could choose a player: one of the program's own, or one with the colon
    that stands before a parameter."""
    if name in (RANDOM, STEADY, *KNOWN) or COLON in name:
        return BadPackage("barred-player", name=name, value=value, own=[RANDOM, STEADY, *KNOWN])
    return None


def registered() -> Mapping[str, MachinePlayer]:
    """The policies for every rulebook by name, without those of broken packages."""
    return players_offered().sound


def broken_players() -> list[BadPackage]:
    """The faults of packages whose policies cannot play."""
    return [bad for _, bad in sorted(players_offered().broken.items())]


def usual_policy(rulebook: Rulebook[Any]) -> str:
    """The default policy: the rulebook's first, or the random one."""
    return next(iter(rulebook.policies), RANDOM)


def usual_player(rulebook: Rulebook[Any]) -> Policy:
    """The player that answers wherever nobody has named one."""
    return policy(rulebook, usual_policy(rulebook))


def policy_names(rulebook: Rulebook[Any]) -> list[str]:
    """The policies that can play a rulebook: its own, the default one first, then those for every rulebook."""
    return list(dict.fromkeys([*rulebook.policies, RANDOM, *registered()]))


def player_named(policy: str, rulebook: Rulebook[Any]) -> OwnPlayer | MachinePlayer | None:
    """Find what names a policy, without its parameter; None for a bare function, or if nobody has the policy."""
    id = HEURISTIC if policy == STEADY else policy
    own = rulebook.policies.get(id)
    if own is None:
        return PROGRAM.get(policy) or registered().get(policy)
    found = own if isinstance(own, OwnPlayer) else KNOWN.get(id)
    return found if isinstance(found, OwnPlayer) else None


def policy_name(policy: str, rulebook: Rulebook[Any]) -> Message | Text | str:
    """The name of a policy for players, with its parameter; a policy that brings none is named by its id."""
    plain, colon, parameter = policy.partition(COLON)
    found = player_named(plain, rulebook)
    name: Message | Text | str = found.name if found else plain
    return Message("policy-name-with", {"policy": name, "parameter": parameter}) if colon else name


def policy_about(policy: str, rulebook: Rulebook[Any]) -> Message | Text | None:
    """Describe how a policy plays, without its parameter; None if it does not say."""
    found = player_named(policy, rulebook)
    return found.about if found else None


def played_by(policies: Mapping[str, str], rulebook: Rulebook[Any], state: Any = None) -> list[Message | Text | str]:
    """The policies of seats by their names for players; "" stands for all seats that are not named. With a state, seats
    are called by their names in it."""

    def called(seat: str) -> Sayable:
        return seat if state is None else name_of_seat(rulebook, state, seat)

    return [
        Message("policy-of-seat", {"who": called(seat), "policy": policy_name(name, rulebook)})
        if seat
        else policy_name(name, rulebook)
        for seat, name in policies.items()
    ]


NAMELESS_SEAT = "web-seat-of-side"
"""The message that names a seat whose character is not known yet."""


def name_of_seat(rulebook: Rulebook[Any], state: Any, seat: str, eye: str = REFEREE) -> Sayable:
    """The name of a seat in a state: that of its side, or of the person who has it alone, as far as `eye` sees them."""
    if seat == REFEREE:
        return Message("web-seat-referee")
    side = rulebook.judging.side(state, seat)
    if not side:
        return seat
    name = rulebook.speech.side_name(state, side)
    mates = [other for other in rulebook.seats(state) if rulebook.judging.side(state, other) == side]
    if len(mates) == 1:
        return name
    own = next((sheet.name for sheet in rulebook.sight.roster(state, eye) if sheet.id == seat), None)
    number = mates.index(seat) + 1 if seat in mates else 0
    return Message(NAMELESS_SEAT, {"side": name, "n": number}) if own is None else own


def player_of(policy: str | None, rulebook: Rulebook[Any]) -> Message:
    """The player of a seat: a machine with a policy, or a person."""
    if policy is None:
        return Message("seat-person")
    return Message("policy-machine", {"policy": policy_name(policy, rulebook)})


def missing(rulebook: Rulebook[Any], name: str) -> Refused | BadPackage | None:
    """The refusal for a name that no policy has, or whose package is broken; None if one has it."""
    try:
        policy(rulebook, name)
    except (Refused, BadPackage) as refusal:
        return refusal
    return None


def at_need(rulebook: Rulebook[Any], name: str) -> Policy:
    """A policy by its name. A missing one raises `Refused` or `BadPackage`, as `policy` does, only when it has to
    answer."""
    try:
        return policy(rulebook, name)
    except (Refused, BadPackage) as refusal:
        kind, message, facts = type(refusal), refusal.message, refusal.facts

    def nobody(state: Any, decision: Decision, rng: Random) -> Answer:
        raise kind(message, **facts)

    return nobody


def policy(rulebook: Rulebook[Any], name: str) -> Policy:
    """A policy for a rulebook by its name: its own, `random`, or a registered one (`GROUP`).

    `steady` is the rulebook's own policy with the id `heuristic`. A registered policy may take a parameter behind a
    colon: `search:200`. Raises `Refused` (`unknown-policy`, `bad-policy-parameter`), and `BadPackage` for a package
    that registers something else than a machine player.
    """
    plain, colon, parameter = name.partition(COLON)
    own = HEURISTIC if name == STEADY else name
    if not colon and own in rulebook.policies:
        chosen = rulebook.policies[own]
        return chosen.policy if isinstance(chosen, OwnPlayer) else chosen
    if name == RANDOM:
        return at_random
    if plain in players_offered().broken and plain not in rulebook.policies:
        raise refused(players_offered().broken[plain])
    if plain not in registered() or plain in rulebook.policies:
        raise Refused("unknown-policy", name=name, allowed=[*policy_names(rulebook)])
    return registered()[plain].make(rulebook, parameter if colon else None)
