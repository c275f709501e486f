"""Answers where no person is asked: by machine seats, by machine players that stand in, or from the file that is
followed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from ..core.decision import Answer
from ..core.rulebook import Policy, Rulebook
from .asking import Passing, ask_everything, passing, recorded, stand_ins, under_orders
from .cursor import UNHEARD, Cursor, VoicePlace
from .machine import as_machines
from .policies import at_need
from .script import Beyond, HearsUnasked

NOWHERE = (-1, -1)


class Answering:
    """Answers the questions of a game that no person is asked, and throws its dice unless people do.

    Parameters: the rulebook, the seed, whether people throw the dice (`physical`), and the known answers of machines,
    if a file is followed: machine players are not asked then.
    """

    def __init__(
        self, rulebook: Rulebook[Any], seed: str, physical: bool, voices: Mapping[VoicePlace, Answer] | None = None
    ) -> None:
        self.rulebook, self.seed, self.physical = rulebook, seed, physical
        self.follows = voices is not None
        self.voices = voices or UNHEARD
        self.going = NOWHERE
        self.seated: Mapping[str, Policy] = {}
        self._made: dict[str, Policy] = {}

    def copy(self) -> Answering:
        """A copy that can be seated independently."""
        twin = Answering.__new__(Answering)
        twin.__dict__.update(self.__dict__)
        return twin

    def seat(self, seats: Mapping[str, str]) -> None:
        """Seat machine players by their names."""
        self.seated = {who: self._policy(name) for who, name in seats.items()}

    def _policy(self, name: str) -> Policy:
        """The policy of a name, made once for the game."""
        if name not in self._made:
            self._made[name] = at_need(self.rulebook, name)
        return self._made[name]

    def thinking(self, asking: Mapping[str, str]) -> list[Policy]:
        """The policies that may answer under these settings of how much seats are asked."""
        return [*self.seated.values(), *([] if self.follows else stand_ins(self.rulebook, asking))]

    def beyond(self, cursor: Cursor, world: Any, waits: bool, unasked: HearsUnasked) -> Beyond:
        """Continue a beat from where a game stands.

        Parameters: the cursor, the state in which the beat runs, whether machine seats wait for permission, and who
        hears of questions that are answered without asking.
        """
        return Beyond(
            self.seed,
            as_machines(self.seated, world),
            cursor,
            self.physical,
            self.voices,
            self.follows,
            self.going if waits else None,
            self._passing(cursor, world),
            unasked,
        )

    def _passing(self, cursor: Cursor, world: Any) -> Passing:
        """The answers given without asking: by standing orders, by the rulebook, or by the file that is followed."""
        rest: Passing = ask_everything
        if asking := cursor.asking:
            rest = recorded(asking, self.voices) if self.follows else passing(self.rulebook, asking, world)
        return under_orders(self.rulebook, cursor.orders, rest) if cursor.orders else rest

    @contextmanager
    def letting(self, where: tuple[int, int], voices: Mapping[VoicePlace, Answer]) -> Iterator[None]:
        """Let waiting machine seats answer at a place, with known answers first."""
        before = self.voices
        self.going, self.voices = where, {**before, **voices}
        try:
            yield
        finally:
            self.going, self.voices = NOWHERE, before
