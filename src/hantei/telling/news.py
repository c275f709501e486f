"""Finds the news of a game that are still told, and the events that still stand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from hantei.core.event import Event
from hantei.play import News, Passage


class Happening(NamedTuple):
    """An event that stands: the entry of the save and the state by which it was told, and the event."""

    entry: int
    state: Any
    event: Event


def told_news(passages: Iterable[Passage]) -> list[tuple[int, News]]:
    """The news of a game, each with its entry of the save, without the moves that were taken back.

    A log tells all of them, even dice that fell anew since, because people saw them fall. Raises what reading the
    passages raises.
    """
    told: list[tuple[int, News]] = []
    for passage in passages:
        while told and told[-1][1].moves > passage.session.moves:
            told.pop()
        told += [(passage.entry, news) for news in passage.news]
    return told


def standing(passages: Iterable[Passage]) -> list[Happening]:
    """The events of a game that stand, for counting: without moves that were taken back, without throws that fell anew
    and what followed them, and without what an amendment has replaced. Raises as `told_news`."""
    found: list[Happening] = []
    for entry, news in told_news(passages):
        del found[len(found) - news.replaced :]
        found += [Happening(entry, news.state, event) for event in news.events]
    return found
