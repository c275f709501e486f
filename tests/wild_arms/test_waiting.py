"""What the options say of 待機 (WA-08.10)."""

from __future__ import annotations

import pytest

from hantei import library
from hantei.cases.bench import bench
from hantei.core.decision import Choice
from hantei.core.message import Message
from hantei.core.rulings import Rulings
from hantei.rulebooks.wild_arms.state import Fight
from hantei.rulebooks.wild_arms.views import effect, label

WAIT = Choice("pc", "act", "WA-08.2", ["wait"], {"who": "ash", "major": True, "minor": True})


@pytest.fixture
def c() -> Fight:
    state: Fight = bench("wild_arms").given({"fighters": {"ash": {}, "oak": {"hp_max": 20}}}, {})
    return state


def say(message: Message) -> str:
    return library.catalogue("wild_arms", "en").say(message)


@pytest.mark.parametrize(
    ("initiative", "named", "told"),
    [
        (9, "wait and act later", "Your initiative is multiplied by −1, so that you act later."),
        (0, "wait", "Your initiative stays at 0: your turn comes again at once, and you gain no delay."),
        (-9, "wait", "Your initiative becomes 9: your turn comes again at once, and you gain no delay."),
    ],
)
def test_waiting_delays_nobody_below_one(c: Fight, initiative: int, named: str, told: str) -> None:
    """WA-08.10."""
    c.fighters["ash"].initiative = initiative
    assert say(label(c, WAIT, "wait")) == named
    assert say(effect(c, WAIT, "wait")) == f"{told} You can wait once a round."


def test_by_ruling_waiting_below_one_comes_after_equals(c: Fight) -> None:
    """WA-08.10."""
    c.rulings = Rulings(c.rulings.known, {**c.rulings, "wait_nonpositive": "after_equals"})
    c.fighters["ash"].initiative = -9
    said = say(effect(c, WAIT, "wait"))
    assert said == "Your initiative stays at −9; you act after those who have the same. You can wait once a round."
