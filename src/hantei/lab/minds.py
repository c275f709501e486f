"""Players whose answers have a law: what a policy may answer, and with what weight."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from hantei.core.decision import Answer, Decision
from hantei.core.rulebook import Planner, Rulebook
from hantei.play import RANDOM, Refused, policy, usual_policy

Law = Sequence[tuple[Any, int]]
"""What can come, each with the number of ways in which it does."""

Mind = Callable[[Any, Decision], Law]
"""A player: from the state and the question to the answers that may come, with their weights."""


def mind(rulebook: Rulebook[Any], name: str) -> Mind:
    """A policy as a player whose answers have a law. Raises `Refused` (`unknown-policy`; `policy-looks-ahead`
    for one that would play on in thought at every question of every run).

    `random` gives every listed answer the same chance. Any other policy answers the same whenever the same is asked in
    the same state: its source of luck hangs on the question alone.
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
    """Whether a policy would play on in thought at every question. Raises `Refused` (`unknown-policy`)."""
    return isinstance(policy(rulebook, name), Planner)


def usual(rulebook: Rulebook[Any], state: Any) -> dict[str, str]:
    """The policy that plays each seat where none is named."""
    return dict.fromkeys(rulebook.seats(state), usual_policy(rulebook))


def minds(rulebook: Rulebook[Any], names: Mapping[str, str]) -> dict[str, Mind]:
    """The players of seats, by the names of their policies. Raises `Refused` (`unknown-policy`)."""
    return {seat: mind(rulebook, name) for seat, name in names.items()}


def keeping_to(asked: Decision, idle: Mapping[str, Answer], players: Mapping[str, Mind]) -> dict[str, Mind]:
    """The same players, but that nobody but who is asked uses a chance of their own that comes meanwhile.

    Parameters: the question whose answers are looked at, how each kind of chance is let pass (`Judging.idle`), the
    players.
    """
    who = asked.about.get("who", "")

    def kept(mind: Mind) -> Mind:
        def answer(state: Any, decision: Decision) -> Law:
            one = idle.get(decision.kind)
            if one is not None and decision.about.get("who", "") != who and decision.legal(one):
                return [(one, 1)]
            return mind(state, decision)

        return answer

    return {seat: kept(mind) for seat, mind in players.items()} if who and idle else dict(players)
