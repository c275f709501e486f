"""Tells the events of a session once each, and holds them until somebody takes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.event import Event
from ..core.rulebook import Rulebook
from .asking import Passed
from .hearing import News, Readers, heard, untold, with_words
from .script import Diverged


class Chronicle:
    """Tells events once each, move by move. `news` holds what nobody has taken yet.

    Of the current beat it knows the events that have been `shown`. Of the current move it collects the events (`told`),
    the questions that were not asked (`passed`), and the number of events that stand no longer (`replaced`), until the
    move closes.
    """

    def __init__(self, rulebook: Rulebook[Any]) -> None:
        self.rulebook = rulebook
        self.readers = Readers(rulebook)
        self.news: list[News] = []
        self.shown: Sequence[Event] = ()
        self.told: list[Event] = []
        self.passed: list[Passed] = []
        self.replaced = 0

    def copy(self) -> Chronicle:
        """A copy between two moves, independent of this one."""
        twin = Chronicle(self.rulebook)
        twin.readers, twin.news, twin.shown = self.readers.copy(), self.news.copy(), self.shown
        return twin

    def take(self) -> list[News]:
        """Take the news."""
        news, self.news = self.news, []
        return news

    def tell(self, where: tuple[int, int], events: Sequence[Event], state: Any, afresh: bool = False) -> int:
        """Tell the events of a beat that have not been told. Return their number.

        Parameters: the beat, and the line where it stands; all its events so far, which begin with those shown already
        unless the beat runs `afresh`; the state after them. Raises `Diverged`.
        """
        new = untold(self.shown, events, afresh)
        if new is None:
            raise Diverged(*where, [event.name for event in self.shown], [event.name for event in events])
        told = with_words(self.rulebook, state, heard(self.rulebook, state, new)) if new else new
        self.replace(len(self.shown) + len(new) - len(events))
        self.readers.note(where[0], len(events) - len(new), told)
        self.told, self.shown = [*self.told, *told], events
        return len(new)

    def pass_over(self, passed: Sequence[Passed], new: int) -> None:
        """Note what people were not asked in the beat of which `new` events were told last."""
        if not passed:
            return
        before, known = len(self.told) - new, len(self.shown) - new
        self.passed += [one._replace(after=before + max(0, one.after - known)) for one in passed]

    def recall(self, beat: int, events: Sequence[Event], state: Any) -> None:
        """Stand in a beat of which these events have been told before."""
        self.shown = events
        self.readers.remember(beat, events, state)

    def replace(self, count: int) -> None:
        """Note that some of the last events told stand no longer."""
        self.replaced += count

    def close_beat(self) -> None:
        """End a beat: nothing of the next one has been told."""
        self.shown = ()

    def close_move(self, moves: int, state: Any) -> None:
        """Make news of the current move, if it has led to anything; `moves` is its number, `state` the one after it."""
        if self.told or self.passed or self.replaced:
            self.news.append(News(moves, state, self.told, self.passed, self.replaced))
            self.told, self.passed, self.replaced = [], [], 0

    def forget_after(self, moves: int) -> None:
        """Drop the news of moves that have been taken back."""
        self.news = [news for news in self.news if news.moves <= moves]
