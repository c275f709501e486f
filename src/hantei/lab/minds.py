"""Players whose answers have a law: the possible answers of a policy, with weights."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from hantei.core.decision import Decision
from hantei.core.rulebook import Rulebook, looks_ahead
from hantei.play import RANDOM, Refused, policy, usual_policy

Law = Sequence[tuple[Any, int]]
"""Possible values, each with its number of ways."""

Mind = Callable[[Any, Decision], Law]
"""A player: from the state and the question to the answers that may come, with their weights."""


def mind(rulebook: Rulebook[Any], name: str) -> Mind:
    """Turn a policy into a player whose answers have a law. Raises `Refused` (`unknown-policy`; `policy-looks-ahead`
    for one that would play on in thought at each question of each run).

    `random` gives each listed answer the same chance. Any other policy always gives the same answer to a question in a
    state, because its luck depends on the question alone.
    """
    chosen = policy(rulebook, name)
    if plans(rulebook, name):
        raise Refused("policy-looks-ahead", name=name)

    def steady(state: Any, decision: Decision) -> Law:
        return [(chosen(state, decision, Random(f"{decision.who}/{decision.kind}/{decision.clause}")), 1)]

    def even(state: Any, decision: Decision) -> Law:
        answers = decision.all()
        return [(answer, 1) for answer in answers] if answers else steady(state, decision)

    return even if name == RANDOM else steady


def plans(rulebook: Rulebook[Any], name: str) -> bool:
    """Whether a policy plays on in thought at each question. Raises `Refused` (`unknown-policy`)."""
    return looks_ahead(policy(rulebook, name))


def usual(rulebook: Rulebook[Any], state: Any) -> dict[str, str]:
    """The policy of each seat for which none is named."""
    return dict.fromkeys(rulebook.seats(state), usual_policy(rulebook))


class SeatMinds(dict[str, Mind]):
    """The players by their seats.

    Parameters: the players; who plays a seat that has none: a game master makes and removes seats in the course of a
    game.
    """

    def __init__(self, players: Mapping[str, Mind], other: Mind) -> None:
        super().__init__(players)
        self.other = other

    def __missing__(self, seat: str) -> Mind:
        return self.other

    def through(self, change: Callable[[Mind], Mind]) -> SeatMinds:
        """The same players, each changed."""
        return SeatMinds({seat: change(mind) for seat, mind in self.items()}, change(self.other))


def minds(rulebook: Rulebook[Any], names: Mapping[str, str]) -> SeatMinds:
    """The players of seats, by the names of their policies; all other seats are played by the usual one. Raises
    `Refused` (`unknown-policy`)."""
    other = mind(rulebook, usual_policy(rulebook))
    return SeatMinds({seat: mind(rulebook, name) for seat, name in names.items()}, other)


def keeping_to(rulebook: Rulebook[Any], asked: Decision, players: SeatMinds) -> SeatMinds:
    """The same players, except that others let a chance of their own pass that comes in between (`Foresight.idle`).

    Parameters: the rulebook, the question whose answers are followed, and the players.
    """
    idle, roles = rulebook.foresight.idle, rulebook.roles
    who = roles.asked_of(asked)

    def passing(mind: Mind) -> Mind:
        def answer(state: Any, decision: Decision) -> Law:
            one = idle.get(decision.kind)
            if one is not None and roles.asked_of(decision) != who and decision.legal(one):
                return [(one, 1)]
            return mind(state, decision)

        return answer

    return players.through(passing) if who and idle else players
