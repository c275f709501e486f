"""Thinking in a page: a thought is told that it was given up while it is worked out."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

from hantei.page.minds import thought, while_wanted

from .test_helper import Given


@dataclass(frozen=True)
class Counting:
    """A thought that takes so many steps, and looks after each whether it is still wanted."""

    steps: int

    def found(self, wanted: Callable[[int], None]) -> int:
        """How many steps it took."""
        for step in range(self.steps):
            wanted(step)
        return self.steps


def test_a_thought_is_broken_off_at_its_next_look_and_the_next_one_is_not() -> None:
    looks = count(1)

    def given_up() -> bool:
        return next(looks) > 4

    task = Given(pickle.dumps((while_wanted, (Counting(1000),))))
    assert thought(task, given_up) == pickle.dumps(None)
    assert next(looks) == 6  # it has looked four times in vain, once more, and no further
    assert thought(task, lambda: False) == pickle.dumps(1000)
    assert thought(task) == pickle.dumps(1000)  # where nobody can say it, a thought goes on to its end
