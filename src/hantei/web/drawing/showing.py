"""What a table shows to those who listen: the parts that have changed, and what each kind of reader was shown last.

Use it under the lock of the table; only who watches is set by the loop.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from threading import Lock

from hantei.core.glance import glance_at
from hantei.core.text import Language
from hantei.play import SaveError

from ..storage.written import Earshot, PlacedLine
from ..table.changes import Unshown
from ..table.live import LiveTable
from .changed import NOTHING, View
from .trouble import Troubles, ViewKey
from .views import Drawing


class Showing:
    """The drawings of one table, and what was last shown to each kind of reader."""

    def __init__(self, live: LiveTable) -> None:
        self.live, self.troubles = live, Troubles(live)
        self.shown: dict[ViewKey, View] = {}
        self.heard: dict[ViewKey, Earshot] = {}
        """What each kind of reader was told of the log."""
        self.behind: set[ViewKey] = set()
        """Kinds of readers that missed the last lines, and get the whole log next time."""
        self._drawings: dict[str, tuple[int, Drawing]] = {}
        """The drawing in each language, with the version of the table that it drew last; talk leaves it as it is."""
        self._watched: Counter[ViewKey] = Counter()
        self._counting = Lock()

    def payloads(self) -> Mapping[ViewKey, bytes]:
        """What has changed, for each kind of reader. Call it after a change.

        Raises `SaveError` as `drawing` does.
        """
        self._check_kept()
        live, watched = self.live, self.watched()
        unshown = live.changes.take_unshown()
        with glance_at(live.session.state):  # all look at the same situation
            changes = {seen: self._changes(seen, unshown) for seen in watched}
        for seen in watched:  # once all are drawn: the owner is told of the others
            changes[seen] += self.troubles.told(seen)
        for lang in {lang for _, lang in watched} & self._drawings.keys():
            self._drawings[lang][1].rest()
        return written_out(changes, stamped(live.stamp))

    def _changes(self, seen: ViewKey, unshown: Unshown) -> list[tuple[str, str]]:
        """Find what has changed for a kind of reader. A drawing that fails is logged and reported to those it concerns;
        they get the new lines of the log all the same."""
        found = list[tuple[str, str]]()
        try:
            found += self._redrawn(self.drawing(seen[1]), seen)
        except Exception:  # noqa: BLE001 - see above
            self.troubles.met(seen)
        anew = unshown.retold or seen in self.behind
        self.behind.add(seen)
        try:
            found += self._news(self.drawing(seen[1]), seen, unshown.lines, anew)
            self.behind.discard(seen)
        except Exception:  # noqa: BLE001 - see above
            self.troubles.met(seen)
        return found

    def _redrawn(self, drawing: Drawing, seen: ViewKey) -> list[tuple[str, str]]:
        """The parts that look different now to a kind of reader; all parts if the last drawing failed."""
        before = self.shown.pop(seen, NOTHING)
        view = self.shown[seen] = drawing.view(seen[0])
        sheets = view.changed_sheets(before) if view.fits(before) else [("roster", drawing.roster(seen[0]))]
        return view.changed_around(before) + sheets

    def _news(self, drawing: Drawing, seen: ViewKey, fresh: list[PlacedLine], anew: bool) -> list[tuple[str, str]]:
        """The new lines of the log for a kind of reader; the whole log where it is told anew, or does not merely
        continue what they saw."""
        ear = drawing.sights[seen[0]].ear
        before, self.heard[seen] = self.heard.get(seen, ear), ear
        if anew or ear != before:
            return [("relog", drawing.log(ear))]
        news = drawing.lines(ear.among(fresh)) if fresh else ""
        return [("log", news)] if news else []

    def drawing(self, lang: Language) -> Drawing:
        """The drawing in a language, up to date.

        Raises `SaveError` if the table in memory is ahead of the store: nobody sees what is not kept.
        """
        self._check_kept()
        version, drawing = self._drawings.get(lang) or (-1, Drawing(self.live, lang))
        if version != self.live.revision.shown:
            drawing.anew()
            self._drawings[lang] = self.live.revision.shown, drawing
        return drawing

    def _check_kept(self) -> None:
        if not self.live.game.journal.is_open:
            raise SaveError("store-write-failed")

    def up_to_date(self, seen: ViewKey) -> None:
        """Note that a reader knows the present state of the table."""
        place, lang = seen
        view = self.drawing(lang).view(place)
        told = self.shown.get(seen, view).around.get("company", "")  # others there may not know of a change yet
        self.shown[seen] = view._replace(around={**view.around, "company": told})
        self.heard[seen] = self.drawing(lang).sights[place].ear

    def since(self, seen: ViewKey, stamp: str) -> bytes:
        """What came for a reader who has seen the table as of a stamp. Raises `SaveError` as `drawing` does."""
        if stamp != self.live.stamp:
            return self.everything(seen)
        self.up_to_date(seen)
        return self.greeting(seen)

    def greeting(self, seen: ViewKey) -> bytes:
        """What to tell a reader whose page is up to date: who is there (the page was drawn before its reader came), and
        what is wrong."""
        company = self.drawing(seen[1]).company()
        events = [*([("company", company)] if company else []), *self.troubles.told(seen)]
        return b"".join([*(event(*one) for one in events), stamped(self.live.stamp)]) if events else b""

    def everything(self, seen: ViewKey) -> bytes:
        """All that a reader sees, for a reader who has missed something."""
        place, lang = seen
        self.up_to_date(seen)
        drawing = self.drawing(lang)
        events = [event(*one) for one in drawing.whole(place).items()]
        events.append(event("relog", drawing.log(self.heard[seen])))
        events += [event(*one) for one in self.troubles.told(seen)]
        return b"".join([*events, stamped(self.live.stamp)])

    # Who watches

    def watched(self) -> list[ViewKey]:
        """The kinds of readers, those about to be admitted included. Safe for threads."""
        with self._counting:
            return list(self._watched)

    def expect(self, seen: ViewKey) -> None:
        """Expect a reader: changes from now on are drawn for their kind too. Safe for threads."""
        with self._counting:
            self._watched[seen] += 1

    def leave(self, seen: ViewKey) -> None:
        """A reader has left; with the last of a kind it is forgotten. Call it on the loop."""
        with self._counting:
            self._watched[seen] -= 1
            if not self._watched[seen]:
                del self._watched[seen]
                self.shown.pop(seen, None)
                self.heard.pop(seen, None)
                self.behind.discard(seen)
                self.troubles.forget(seen)


def written_out(changes: Mapping[ViewKey, list[tuple[str, str]]], stamp: bytes) -> dict[ViewKey, bytes]:
    """The parts that have changed for each kind of reader, as events with a stamp behind them; nothing for those to
    whom all looks as before.

    What several are shown was drawn once and is one object, so it is found by that; to compare it would take as long as
    to read it.
    """
    written: dict[tuple[str, int], bytes] = {}
    found: dict[ViewKey, bytes] = {}
    for seen, parts in changes.items():
        events = list[bytes]()
        for name, html in parts:
            known = written.get((name, id(html)))
            if known is None:
                known = written[name, id(html)] = event(name, html)
            events.append(known)
        if events:
            found[seen] = b"".join([*events, stamp])
    return found


def event(name: str, html: str) -> bytes:
    """A named event with a fragment, line by line; a lone carriage return would begin a line of its own."""
    data = html.encode().replace(b"\r", b" ").replace(b"\n", b"\ndata: ")
    return b"event: %b\ndata: %b\n\n" % (name.encode(), data)


def stamped(stamp: str) -> bytes:
    """The event that ends a change, with the stamp of the state that is now shown."""
    return f"event: stamp\nid: {stamp}\ndata:\n\n".encode()
