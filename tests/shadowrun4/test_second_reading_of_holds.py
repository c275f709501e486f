"""Chapters 10.6 and 10.7 read a second time: wrestling worked out anew, through many phases of two opponents.

It shares no code with the rules: who overpowers whom, what keeps a hold, hurts in it and ends it is reckoned by hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from hantei.cases.bench import bench
from hantei.core.decision import Answer, Choice, Decision
from hantei.core.record import dump
from hantei.rulebooks.shadowrun4.rules.beats import beat

from .test_second_reading import Noted

BATCHES = (*range(3), *(pytest.param(batch, marks=pytest.mark.slow) for batch in range(3, 40)))
EACH = 30
PHASES = 8


class Wrestling(Noted):
    """Dice by chance; ash attacks and holds, oak struggles, now and then one of them does nothing. All answers are
    noted."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.answers: list[str] = []

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        (asked,) = decisions
        assert isinstance(asked, Choice), asked
        answer = self.wanted(asked)
        self.answers.append(answer)
        return [answer]

    def wanted(self, asked: Choice) -> str:
        """Something of a hold, if there is anything; an idle phase once in a while."""
        if asked.kind == "action":
            mine = ("hold", "melee") if asked.about["who"] == "ash" else ("break_free",)
            open_ = [name for name in mine if name in asked.options]
            return self.rng.choice((open_[0], open_[0], open_[0], "done")) if open_ else "done"
        if asked.kind == "intent":
            return self.rng.choice(("subdue", "subdue", "knockdown"))
        assert asked.kind == "hold", asked
        return self.rng.choice(("keep", "grip", "hurt", "floor"))


def wrestler(rng: Random, side: str) -> dict[str, Any]:
    """Somebody with figures by chance; nothing in either hand."""
    names = ("body", "agility", "reaction", "strength")
    skills = {name: rng.randint(1, 5) for name in ("unarmed", "dodge") if rng.random() < 0.7}
    low = 3 if side == "pc" else 1  # who attacks is the stronger one as a rule
    figures = {name: rng.randint(low, low + 3) for name in names}
    return {**figures, "side": side, "seat": side, "skills": skills, "impact": rng.choice((0, 0, 2, 5)), "stun": 0}


class Second:
    """The phases by the book as it is read here."""

    def __init__(self, given: dict[str, Any], retries: bool, answers: Iterator[str], faces: Iterator[int]) -> None:
        self.ash, self.oak = given["actors"]["ash"], given["actors"]["oak"]
        self.answers, self.faces, self.retries = answers, faces, retries
        self.grip = 0
        self.held = self.prone = False
        self.defended = self.tries = self.misses = 0

    def hits(self, pool: int) -> int:
        """Fives and sixes of so many dice."""
        return sum(next(self.faces) >= 5 for _ in range(max(0, pool)))

    def out(self) -> bool:
        """Whether oak is out of the fight."""
        return bool(self.oak["stun"] >= 10)

    def rated(self, who: dict[str, Any], attribute: str, skill: str) -> int:
        """An attribute and a skill less what wounds take; one less where there is no skill."""
        return int(who[attribute] + who["skills"].get(skill, -1) - who["stun"] // 3)

    def blow(self) -> int:
        """Net hits of an attack with bare hands; whoever is pinned counts as prone."""
        low = self.held or self.prone
        missed = 2 * self.misses * self.retries  # by ruling the next attack after a miss is a retry
        hits = self.hits(self.rated(self.ash, "agility", "unarmed") + 3 * low - missed)
        best = max(self.rated(self.oak, "reaction", "unarmed"), self.rated(self.oak, "reaction", "dodge"))
        net = hits - self.hits(best - self.defended - 2 * low)
        self.defended += 1
        self.misses = self.misses + 1 if net <= 0 else 0
        return net

    def overpowers(self, net: int) -> bool:
        """Whether a hit and Strength are more than Body."""
        return net > 0 and bool(self.ash["strength"] + net > self.oak["body"])

    def phase_of_ash(self) -> None:
        """An attack, something done to the prisoner, or nothing, which lets the prisoner go."""
        wanted = next(self.answers)
        if wanted == "melee":
            self.attack(next(self.answers))
        elif wanted == "hold":
            self.hold(next(self.answers))
        else:
            self.let_go()
        if wanted != "done":
            assert next(self.answers) == "done"

    def attack(self, intent: str) -> None:
        """A blow that does no harm: it pins or trips, if it overpowers."""
        net = self.blow()
        if self.overpowers(net):
            self.prone |= intent == "knockdown"
            self.held = intent == "subdue"
            self.grip = net if self.held else 0

    def hold(self, way: str) -> None:
        """What is done in a hold: net hits are added, Strength is resisted as stun, or down to the ground."""
        if way == "grip":
            self.grip += max(0, self.blow())
        elif way == "floor":
            self.prone |= self.overpowers(self.blow())
        elif way == "hurt":
            boxes = self.ash["strength"] - self.hits(self.oak["body"] + self.oak["impact"])
            self.oak["stun"] = min(10, self.oak["stun"] + max(0, boxes))
            self.prone |= boxes > self.oak["body"]
            if self.out():
                self.held, self.grip, self.prone = False, 0, True

    def let_go(self) -> None:
        """Free again."""
        self.held, self.grip, self.tries = False, 0, 0

    def phase_of_oak(self) -> None:
        """A try to get free with as many hits as the hold has net hits; by ruling each try that failed takes
        two dice."""
        self.defended = 0
        if next(self.answers) != "break_free":
            return
        hits = self.hits(self.rated(self.oak, "strength", "unarmed") - 2 * self.tries * self.retries)
        if hits >= self.grip:
            self.let_go()
            assert next(self.answers) == "done"
        else:
            self.tries += 1

    def stands(self) -> dict[str, Any]:
        """How oak stands."""
        held = "ash" if self.held else ""
        return {"pinned_by": held, "grip": self.grip, "stun": self.oak["stun"], "prone": self.prone}


@pytest.mark.parametrize("batch", BATCHES)
def test_holds_go_as_the_second_reading_has_it(batch: int) -> None:
    rng = Random(f"holds/{batch}")
    seen = dict.fromkeys(("held", "freed", "hurt"), 0)
    for _ in range(EACH):
        given = {"actors": {"ash": wrestler(rng, "pc"), "oak": wrestler(rng, "npc")}}
        retries = rng.random() < 0.3
        state = bench("shadowrun4").given(given, {"retry_scope": "attacks_too"} if retries else {})
        table, held = Wrestling(rng), False
        for n in range(PHASES):
            state.agenda = [("phase", "oak" if n % 2 else "ash")]
            while state.agenda:
                beat.step(state, table)
            faces = iter(table.faces)
            second = Second(deepcopy(given), retries, iter(table.answers), faces)
            for m in range(n + 1):
                second.phase_of_oak() if m % 2 else second.phase_of_ash()
            found = dump(state.actors["oak"])
            assert {name: found[name] for name in second.stands()} == second.stands(), (given, table.answers)
            assert list(faces) == [], (given, table.answers)
            if second.out():
                break
            seen["held"] += second.held
            seen["freed"] += held and not second.held
            seen["hurt"] += second.oak["stun"] > 0
            held = second.held
    assert all(seen.values()), seen
