"""What a drawing has found out about the places of a table at a moment, so that it asks only once."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import NamedTuple

from hantei.core.decision import Decision

from ..storage.written import Earshot
from .stand import Stand
from .viewpoint import Viewpoint


class PlaceSight(NamedTuple):
    """What a drawing has found out about a place: its viewpoint, the seat through whose eyes it looks, the number of
    those who see `alike` (who have the same insight, and the same curtain before the game), its questions, whether it
    may rule, and what it is told of the log."""

    at: Viewpoint
    eye: str
    alike: int
    questions: Mapping[str, Decision]
    rules: bool
    ear: Earshot


class PlaceSights(dict[str, PlaceSight]):
    """What is found out about the places of a table at a moment, each when it is first asked for."""

    def __init__(self, live: Stand) -> None:
        super().__init__()
        self.live = live
        self._insights: dict[Hashable, int] = {}

    def __missing__(self, place: str) -> PlaceSight:
        live, at = self.live, Viewpoint(self.live, place)
        questions = at.questions()
        eye, ear = at.eye(questions), at.ear()
        insight = live.shelf.rulebook.sight.insight(live.session.state, eye)
        alike = self._insights.setdefault((insight, ear.talk_only), len(self._insights))
        found = self[place] = PlaceSight(at, eye, alike, questions, at.role.rules, ear)
        return found
