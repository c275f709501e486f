"""A dice command thrown with faces given."""

from __future__ import annotations

from collections.abc import Mapping

from hantei.core.command import Outcome
from hantei.core.decision import Faces
from hantei.core.event import DICE, Event
from hantei.library import open_rulebook
from hantei.play import Roll, roll

DEFAULTS: Mapping[str, str] = {}


def thrown(rulebook: str, text: str, faces: list[int], rulings: Mapping[str, str] = DEFAULTS) -> Roll:
    """The roll; every face given must have been thrown."""
    left = list(faces)

    def hand(throw: Faces) -> list[int]:
        taken = [left.pop(0) for _ in range(throw.dice.n)]
        assert throw.legal(taken)
        return taken

    done = roll(open_rulebook(rulebook).command(text, rulings), "", hand=hand)
    assert left == []
    return done


def outcome(rulebook: str, text: str, faces: list[int], rulings: Mapping[str, str] = DEFAULTS) -> Outcome:
    """What a command comes to."""
    return thrown(rulebook, text, faces, rulings).outcome


def told(done: Roll) -> list[Event]:
    """What the rules told, bare throws left out."""
    return [event for event in done.events if event.name != DICE]
