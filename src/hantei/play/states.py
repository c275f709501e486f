"""The states at the starts of beats: keeps few of them, near enough to each other to run the others again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

EVERY = 64
RECENT = 2

NONE_RECENT = (-EVERY,) * RECENT
"""Stands for no beat at all, in the place of those that are recent."""


class States:
    """Keeps one state in `EVERY`, and the last `RECENT` of the others; nobody may change a kept state.

    A state can also sleep, as a function that makes it on demand, for example from a checkpoint. Parameters: `first`,
    the first known beat, and `make`, which makes the state at its start.
    """

    def __init__(self, first: int, make: Callable[[], Any]) -> None:
        self.first = first
        self._awake: dict[int, Any] = {}
        self._recent: Sequence[int] = NONE_RECENT
        self._asleep: dict[int, Callable[[], Any]] = {first: make}

    def copy(self) -> States:
        """A copy, independent of this one."""
        twin = States(self.first, self._asleep[self.first])
        twin._awake, twin._asleep, twin._recent = self._awake.copy(), self._asleep.copy(), self._recent
        return twin

    def __len__(self) -> int:
        return len(self._awake)

    def keep(self, beat: int, state: Any) -> None:
        """Keep the state at the start of a beat, and drop one that is no longer recent."""
        self._awake[beat] = state
        recent = self._recent
        if beat in recent:
            return
        self._recent = (*recent[1:], beat)
        if recent[0] % EVERY:
            self._awake.pop(recent[0], None)

    def sleep(self, beat: int, wake: Callable[[], Any]) -> None:
        """Keep the function that makes the state at the start of a beat."""
        self._asleep[beat] = wake

    def forget_after(self, beat: int) -> None:
        """Drop the states after a beat, because the game takes another way from there."""
        for kept in (self._awake, self._asleep):
            for later in [b for b in kept if b > beat]:
                del kept[later]
        left = [b for b in self._recent if b <= beat]
        self._recent = (*NONE_RECENT[len(left) :], *left)

    def nearest(self, beat: int) -> tuple[int, Any]:
        """The last kept beat that is not after `beat`, and the state at its start."""
        awake = max((b for b in self._awake if b <= beat), default=-1)
        asleep = max(b for b in self._asleep if b <= beat)
        if asleep > awake:
            self._awake[asleep] = self._asleep[asleep]()
        found = max(awake, asleep)
        return found, self._awake[found]
