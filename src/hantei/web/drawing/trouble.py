"""Errors in drawing: a bug hides a table only from those who would have seen it, and its owner is told."""

from __future__ import annotations

import logging

from hantei.core.message import Message, Sayable
from hantei.core.text import Language

from ..http.pages import rendered
from ..storage.places import seat_in
from ..table.live import LiveTable

LOG = logging.getLogger(__name__)

ViewKey = tuple[str, Language]
"""Place and language."""


class Troubles:
    """The kinds of readers for whom a table could not be drawn; use it under the lock of the table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._broken: dict[ViewKey, str] = {}
        """Kinds of readers for whom the current state cannot be drawn, with its stamp."""
        self._told: set[ViewKey] = set()

    def met(self, seen: ViewKey) -> None:
        """Log the error that is being handled, met while drawing for a kind of reader, and note it for `told`."""
        LOG.exception("table %s cannot be drawn for %s", self.live.id, seen[0])
        self._broken[seen] = self.live.stamp

    def told(self, seen: ViewKey) -> list[tuple[str, str]]:
        """The notices for a kind of reader: that they do not see everything; for the owner, who does not; that the
        trouble is over."""
        message = self._message(seen)
        if message is not None:
            self._told.add(seen)
            catalogue = self.live.shelf.catalogue(seen[1])
            return [("trouble", rendered("table/refused.html", catalogue, {"text": catalogue.say(message)}))]
        if seen in self._told:
            self._told.discard(seen)
            return [("trouble", "")]
        return []

    def forget(self, seen: ViewKey) -> None:
        """Forget a kind of reader that has left."""
        self._told.discard(seen)

    def _message(self, seen: ViewKey) -> Message | None:
        if self._broken:
            self._broken = {one: stamp for one, stamp in self._broken.items() if stamp == self.live.stamp}
        if seen in self._broken:
            return Message("web-not-drawn")
        if self.live.halted == self.live.moment:
            return Message("web-machine-halted")
        if not self.live.owns(seen[0]) or not self._broken:
            return None
        places = dict.fromkeys(place for place, _ in self._broken)
        return Message("web-not-drawn-for", {"places": [self._called(place) for place in places]})

    def _seat(self, seat: str) -> Sayable:
        """The name of a seat, even if the rules that name it have failed."""
        try:
            return self.live.seat_name(seat)
        except Exception:
            LOG.exception("seat %s of table %s cannot be named", seat, self.live.id)
            return seat

    def _called(self, place: str) -> Message:
        name: Sayable = Message("web-onlookers")
        if seat := seat_in(place):
            name = self._seat(seat)
        return Message("web-place-named", {"place": name})
