"""Chapter 10.2 read a second time: ground under fire worked out anew, on random crowds.

It shares no code with the rules: who is inside, who gets out of the fire and what it does is reckoned by hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hantei.cases.bench import bench
from hantei.rulebooks.shadowrun4.rules.beats import beat

from .test_second_reading import Noted

BATCHES = (*range(3), *(pytest.param(batch, marks=pytest.mark.slow) for batch in range(3, 40)))
EACH = 40
RANGE = 20
NAMES = ("oak", "elm", "fir", "yew", "box", "bay")


def crowd(rng: Random) -> dict[str, Any]:
    """Ash fires along a line; others stand about, of either side."""
    ash = {"agility": rng.randint(1, 6), "skills": {"automatics": rng.randint(1, 6)}, "weapons": ["gun"], "at": "0,0"}
    ash |= {"stun": rng.choice((0, 0, 4, 7)), "quiet": "always"}
    actors: dict[str, Any] = {"ash": ash}
    for name in NAMES[: rng.randint(2, 6)]:
        actors[name] = {
            "side": rng.choice(("npc", "npc", "pc")),
            "at": f"{rng.randint(-3, 23)},{rng.randint(-7, 7)}",
            **{figure: rng.randint(1, 6) for figure in ("reaction", "body", "agility")},
            "edge": 0,
            "edge_rating": rng.randint(0, 4),
            "quiet": "always",
            "skills": {"dodge": rng.randint(1, 5)},
            "armour": rng.randint(0, 8),
            "physical": rng.choice((0, 0, rng.randint(1, 9))),
            "stun": rng.choice((0, 0, rng.randint(1, 9))),
            "prone": rng.random() < 0.2,
            "full_defence": rng.random() < 0.3,
        }
    gun: dict[str, Any] = {"modes": ["FA"], "skill": "automatics", "damage": f"{rng.randint(2, 8)}{rng.choice('PPS')}"}
    gun |= {"ap": rng.randint(-4, 3), "bands": [5, 10, 15, RANGE]}
    zone = {"owner": "ash", "weapon": "gun", "from": "0,0", "to": "30,0", "width": 10, "reach": RANGE}
    return {"weapons": {"gun": gun}, "actors": actors, "zones": [zone]}


class Fire:
    """The fire by the book as it is read here; dice are taken in the order in which they fell."""

    def __init__(self, given: dict[str, Any], faces: Iterator[int]) -> None:
        self.people: dict[str, dict[str, Any]] = given["actors"]
        self.gun: dict[str, Any] = given["weapons"]["gun"]
        self.faces = faces

    def hits(self, pool: int) -> int:
        """Fives and sixes; a pool of 0 or less is no roll."""
        return sum(next(self.faces) >= 5 for _ in range(max(0, pool)))

    def resolve(self) -> dict[str, tuple[int, int, bool]]:
        """How everybody stands afterwards: boxes of both tracks, and whether on the ground."""
        ash = self.people["ash"]
        against = self.hits(ash["agility"] + ash["skills"]["automatics"] - ash["stun"] // 3)
        for name, one in self.people.items():
            if against and name != "ash" and inside(one) and not one["prone"] and not self.away(one, against):
                self.suffer(one)
        return {
            name: (one["physical"], one["stun"], one["prone"]) for name, one in self.people.items() if name != "ash"
        }

    def away(self, one: dict[str, Any], against: int) -> bool:
        """Whether somebody gets out of the fire; in full defence with dodge."""
        pool = one["reaction"] + one["edge_rating"] - one["physical"] // 3 - one["stun"] // 3
        pool += one["skills"]["dodge"] if one["full_defence"] else 0
        return self.hits(pool) >= against

    def suffer(self, one: dict[str, Any]) -> None:
        """The base damage is resisted; as much as the armour is stun."""
        value, kind = int(self.gun["damage"][:-1]), self.gun["damage"][-1]
        armour = max(0, one["armour"] + self.gun["ap"])
        track = "physical" if kind == "P" and value > armour else "stun"
        boxes = max(0, value - self.hits(one["body"] + armour))
        one[track] = min(10, one[track] + boxes)
        one["prone"] |= boxes > one["body"] or one[track] == 10  # who is out of action lies there


def inside(one: dict[str, Any]) -> bool:
    """Ahead of the gunner, within range, five metres at most from the line."""
    x, y = map(int, one["at"].split(","))
    return x > 0 and abs(y) <= 5 and x * x + y * y <= RANGE * RANGE


@pytest.mark.parametrize("batch", BATCHES)
def test_ground_under_fire_is_as_the_second_reading_has_it(batch: int) -> None:
    rng = Random(f"fire/{batch}")
    struck = 0
    for _ in range(EACH):
        given = crowd(rng)
        state = bench("shadowrun4").given(given, {})
        state.agenda = [("suppress", "ash")]
        table = Noted(rng)
        while state.agenda:
            beat.step(state, table)
        left = iter(table.faces)
        before = {name: (one.get("physical"), one.get("stun")) for name, one in given["actors"].items()}
        due = Fire(given, left).resolve()
        found = {name: (one.physical, one.stun, one.motion.prone) for name, one in state.actors.items() if name in due}
        assert found == due, (given, table.faces)
        assert list(left) == [], (given, table.faces)
        struck += any((one[0], one[1]) != before[name] for name, one in due.items())
    assert struck > EACH // 8
