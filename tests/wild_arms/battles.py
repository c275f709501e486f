"""Battles for tests: the question at which a situation stops, and games at random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from random import Random
from typing import Any

from hantei.cases.bench import bench
from hantei.core.decision import Answer, Decision
from hantei.core.dice import Dice
from hantei.core.table import Table
from hantei.editions import part
from hantei.library import shelf
from hantei.rulebooks.wild_arms import opening
from hantei.rulebooks.wild_arms.content.records import Content
from hantei.rulebooks.wild_arms.rules.beats import beat
from hantei.rulebooks.wild_arms.rulings import RULINGS
from hantei.rulebooks.wild_arms.start import new_fight
from hantei.rulebooks.wild_arms.state import Fight
from tests.recording import Recorder

ENCOUNTERS = (
    "canyon_duel", "crossroads", "mirror_four", "powder_house", "ruin_guardian", "saloon", "train_robbery",
    "wolf_night",
)  # fmt: skip


class Asked(BaseException):
    """A question that the case does not answer."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision


class Stopping(Table):
    """Answers the questions of one kind each as it is told, and stops at the first other one."""

    def __init__(self, answers: Mapping[str, Answer]) -> None:
        self.answers = dict(answers)

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        return dice.read((3,) * dice.n)

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        found = []
        for decision in decisions:
            if decision.kind not in self.answers:
                raise Asked(decision)
            found.append(self.answers.pop(decision.kind))
        return found


def question(situation: dict[str, Any], run: tuple[str, ...], answers: Mapping[str, Answer]) -> Decision:
    """The question at which a beat stops."""
    state = bench("wild_arms").given(situation, {})
    state.agenda = [run]
    table = Stopping(answers)
    try:
        while state.agenda:
            beat.step(state, table)
    except Asked as asked:
        return asked.decision
    raise AssertionError("nothing was asked")


@cache
def content(encounter: str) -> Content:
    """The book with one encounter."""
    return opening.content(partial(part, "wild_arms"), shelf("wild_arms").scenarios_for({}))


@cache
def played(encounter: str, seed: int) -> tuple[Fight, Recorder]:
    """A battle at random: seed 0 by the defaults, others by rulings at random, without a game master who ends it."""
    luck = Random(seed)
    rulings = {one.id: luck.choice(one.values) for one in RULINGS} if seed else {}
    c, table = new_fight({"scenario": encounter, "rulings": rulings}, content(encounter)), Recorder(seed)
    while c.agenda:
        beat.step(c, table)
    return c, table


GAMES = [(encounter, seed) for encounter in ENCOUNTERS for seed in range(5)]
