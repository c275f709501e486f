"""Chapter 10.5 read a second time: somebody walks or runs past others, who may step in, on random fields.

It shares no code with the rules: who is passed, in which order, what a blow does and where the way ends is reckoned by
hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from hantei.cases.bench import bench
from hantei.core.decision import Answer, Choice, Decision
from hantei.rulebooks.shadowrun4.rules.beats import beat
from hantei.rulebooks.shadowrun4.rules.street.movement import set_out
from hantei.rulebooks.shadowrun4.rules.street.routes import Spot
from hantei.rulebooks.shadowrun4.state import Phase

from .test_second_reading import Noted

BATCHES = (*range(3), *(pytest.param(batch, marks=pytest.mark.slow) for batch in range(3, 40)))
EACH = 40
NAMES = ("oak", "elm", "fir", "yew", "box")


class Passing(Noted):
    """Dice by chance; guards step in or not; their answers are noted."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.stepped: dict[str, bool] = {}

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        (asked,) = decisions
        assert isinstance(asked, Choice), asked
        if asked.kind == "step_in":
            self.stepped[asked.who] = self.rng.random() < 0.7
            return ["strike" if self.stepped[asked.who] else "no"]
        usual = {"weapon": "sword", "test": "roll", "after": "keep", "interrupt": "none"}
        return [usual[asked.kind]]


def field(rng: Random) -> dict[str, Any]:
    """Ash goes along a line; guards stand beside it, each with a seat of its own."""
    length = rng.randint(4, 9)
    ash: dict[str, Any] = {name: rng.randint(1, 6) for name in ("reaction", "body", "impact")}
    ash |= {"side": "pc", "seat": "pc", "at": "0,0", "running": rng.random() < 0.5, "prone": False}
    ash |= {"skills": {name: rng.randint(1, 4) for name in ("unarmed", "dodge") if rng.random() < 0.6}}
    ash |= {"stun": rng.choice((0, 0, 3, 6)), "defended": rng.choice((0, 0, 1))}
    mate = {"side": "pc", "seat": "mate", "at": "0,9"}
    actors: dict[str, Any] = {"ash": ash, "mate": mate}
    for name, x in zip(NAMES, rng.sample(range(-1, length + 2), 4), strict=False):
        actors[name] = {
            "side": rng.choice(("npc", "npc", "npc", "pc")),
            "seat": name,
            "at": f"{x},{rng.choice(('0.5', '1', '1', '1.5', '-1', '-0.5', '-2'))}",
            "agility": rng.randint(1, 6),
            "skills": {"blades": rng.randint(1, 5)},
            "physical": rng.choice((0, 0, 4)),
            "weapons": ["sword"],
            "quiet": "",
            "gratis": rng.random() < 0.8,
            "unaware_of": ["ash"] if rng.random() < 0.15 else [],
            "pinned_by": "mate" if rng.random() < 0.05 else "",
        }
    sword = {"kind": "melee", "damage": f"{rng.randint(1, 6)}{rng.choice('PS')}", "ap": rng.randint(-2, 2)}
    return {"weapons": {"sword": sword}, "actors": actors, "length": length}


class Second:
    """The way by the book as it is read here."""

    def __init__(self, given: dict[str, Any], stepped: dict[str, bool], faces: Iterator[int]) -> None:
        self.people, self.sword, self.length = given["actors"], given["weapons"]["sword"], given["length"]
        self.ash, self.stepped, self.faces = self.people["ash"], stepped, faces
        self.asked: list[str] = []
        self.struck: list[dict[str, Any]] = []

    def hits(self, pool: int) -> int:
        """Fives and sixes of so many dice."""
        return sum(next(self.faces) >= 5 for _ in range(max(0, pool)))

    def passed(self) -> list[tuple[float, str]]:
        """Whom the way passes within a metre, the first of them first; not who stands beside its start."""
        found = []
        for name, one in self.people.items():
            x, y = map(float, one["at"].split(","))
            foot = min(max(x, 0), self.length)
            if one["side"] == "npc" and foot > 0 and (x - foot) ** 2 + y * y <= 1:
                found.append((foot, name))
        return sorted(found)

    def goes(self) -> float:
        """How far ash comes."""
        for foot, name in self.passed():
            guard = self.people[name]
            if not guard["gratis"] or guard["unaware_of"] or guard["pinned_by"]:
                continue
            self.asked.append(name)
            if self.stepped.get(name) and self.hurt(guard, foot):
                return foot
        return float(self.length)

    def beside_end(self, guard: dict[str, Any]) -> bool:
        """Whether ash runs up to the guard, and stops within the guard's reach of two metres."""
        x, y = map(float, guard["at"].split(","))
        return bool(self.ash["running"]) and (x - self.length) ** 2 + y * y <= 4

    def friends(self, foot: float) -> int:
        """Those who have struck already and still reach ash, two metres far; each of them helps the next one."""
        ends = [tuple(map(float, one["at"].split(","))) for one in self.struck]
        return sum((x - foot) ** 2 + y * y <= 4 for x, y in ends)

    def hurt(self, guard: dict[str, Any], foot: float) -> int:
        """A blow in passing, and how many boxes it does."""
        pool = guard["agility"] + guard["skills"]["blades"] - guard["physical"] // 3
        hits = self.hits(pool + self.beside_end(guard) + self.friends(foot))
        self.struck.append(guard)
        ash, skills = self.ash, self.ash["skills"]
        best = ash["reaction"] + max(skills.get("unarmed", -1), skills.get("dodge", -1))
        net = hits - self.hits(best - ash["stun"] // 3 - ash["defended"])
        ash["defended"] += 1
        if net <= 0:
            return 0
        value, armour = int(self.sword["damage"][0]) + net, max(0, ash["impact"] + self.sword["ap"])
        boxes = max(0, value - self.hits(ash["body"] + armour))
        track = "physical" if self.sword["damage"][1] == "P" and value > armour else "stun"
        ash[track] = min(10, ash.get(track, 0) + boxes)
        ash["prone"] |= boxes > ash["body"] or ash[track] == 10
        return boxes


@pytest.mark.parametrize("batch", BATCHES)
def test_a_way_past_others_is_as_the_second_reading_has_it(batch: int) -> None:
    rng = Random(f"passing/{batch}")
    stopped = 0
    for _ in range(EACH):
        given = field(rng)
        length = given.pop("length")
        state = bench("shadowrun4").given(given, {})
        state.phases = [Phase("ash")]
        state.phase.run_open = state.actors["ash"].motion.running
        table = Passing(rng)
        set_out(state, table, "ash", Spot("field", length * 10, 0))
        while state.agenda:
            beat.step(state, table)
        faces = iter(table.faces)
        second = Second(given | {"length": length}, table.stepped, faces)
        came = second.goes()
        ash = state.actors["ash"]
        assert list(faces) == [], (given, table.faces)
        assert second.asked == list(table.stepped), given
        assert (ash.x, ash.y) == (round(10 * came), 0), given
        due = second.ash
        assert (ash.physical, ash.stun, ash.motion.prone) == (due.get("physical", 0), due["stun"], due["prone"])
        stopped += came < length
    assert stopped > EACH // 8
