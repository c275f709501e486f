"""What the machine player answers where the answer follows from the encounter."""

from __future__ import annotations

from random import Random

import pytest

from hantei.cases.bench import bench
from hantei.core.decision import Choice
from hantei.rulebooks.senki.player.heuristic import heuristic


@pytest.mark.parametrize(
    ("goals", "answer"),
    [
        ([{"side": "pc", "kind": "escape"}], "leave"),
        ([{"side": "pc", "kind": "escape", "unit": "ash"}], "leave"),
        ([{"side": "pc", "kind": "escape", "unit": "elm"}], "stay"),
        ([{"side": "npc", "kind": "escape"}], "stay"),
        ([{"side": "pc", "kind": "eliminate"}], "stay"),
    ],
)
def test_it_leaves_where_a_goal_asks_for_it(goals: list[dict[str, str]], answer: str) -> None:
    """SK-08.28."""
    given = {
        "board": [".x."],
        "encounter": {"goals": goals},
        "fighters": {"ash": {"at": "1,0"}, "elm": {"at": "0,0"}, "oak": {"side": "npc", "at": "2,0"}},
    }
    state = bench("senki").given(given, {})
    question = Choice("pc", "leave", "SK-08.28", ["stay", "leave"], {"who": "ash"})
    assert heuristic(state, question, Random(0)) == answer
