"""Dice commands: a strike as people type it, by the rules of chapter 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hantei.core.command import Command, Commands, Example, Outcome
from hantei.core.message import Message
from hantei.core.rulings import Rulings
from hantei.core.table import Table
from hantei.notation import Notation, figure, squeezed

from ..rules.strikes import FLARE, MOST_STAKED, dice
from ..views.names import step

GRAMMAR = """
start: staked AT_LEAST needed flare?
staked: NUMBER EMBERS
needed: NUMBER
flare: FLARE
"""
WORDS = {"EMBERS": ("灯", "embers", "ember"), "FLARE": ("閃光", "flare")}
NOTATION = Notation(GRAMMAR, WORDS)


def read(typed: str, rulings: Rulings) -> Command:
    """`3 embers>=4`, `2灯>=5 閃光`: embers staked against a guard, and perhaps a flare. No reading bears on it."""
    phrase = NOTATION.read(typed)
    counted, needed = phrase.phrases("staked")[0].words("NUMBER")[0], phrase.phrases("needed")[0].words("NUMBER")[0]
    staked, guard = figure(typed, counted, 1, MOST_STAKED), figure(typed, needed, 2, 6)
    flared = bool(phrase.phrases("flare"))

    def play(table: Table) -> Outcome:
        reached = max(guard, FLARE) if flared else guard
        hits, gutters = table.pool(dice(staked, reached, flared), "strike")
        table.tell("strike", None, staked=staked, guard=reached, hits=hits, gutters=gutters)
        return Outcome("success" if hits else "failure", hits, None, (("gutters", gutters),))

    return Command(squeezed(typed), play, report, result, step)


def report(event: str, facts: Mapping[str, Any]) -> Message:
    """The line for what a command told."""
    return Message("kg-roll-strike", facts)


def result(outcome: Outcome) -> Message:
    """What a strike came to."""
    return Message("kg-roll-result", {"hits": outcome.total, "gutters": dict(outcome.figures)["gutters"]})


COMMANDS = Commands(
    read,
    (
        Example(Message("kg-guide-strike"), "3灯>=4", "3 embers>=4"),
        Example(Message("kg-guide-flare"), "2灯>=5 閃光", "2 embers>=5 flare"),
    ),
)
