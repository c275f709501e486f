"""A game told again as one HTML page: moment by moment, what happened and the boards after it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import Any

from markupsafe import Markup

from hantei.core.board import Board
from hantei.core.event import Event
from hantei.core.message import Message
from hantei.core.text import Language
from hantei.library import Shelf
from hantei.play import Passage, Session, SoundSave, read, reviewed
from hantei.telling import Teller
from hantei.telling.gathering import in_order
from hantei.telling.joining import Saying
from hantei.telling.log import said_of
from hantei.telling.reading import learns
from hantei.text import Catalogue
from hantei.web.drawing.board import Artist
from hantei.web.drawing.drawing_cache import DrawingCache

from .paper import dressed, most_shown

EVERYBODY = "all"
"""Whose eyes see all there is to see: those of nobody at the table, but of who tells the game."""


LINES = 6
"""Lines up to which what leaves the boards as they are stands with what came before."""


@dataclass
class Still:
    """One still of a game: what happened, the numbers of the pictures that show the boards after it, and the boards."""

    lines: list[str]
    pictures: list[int]
    boards: Sequence[Board] = ()


@dataclass
class Pictures:
    """Boards as they are drawn, each once however often it is seen."""

    found: dict[str, int] = field(default_factory=dict)

    def number(self, drawn: str) -> int:
        """The number of a picture."""
        return self.found.setdefault(drawn, len(self.found))


class Retelling:
    """A game told again for the eyes of a seat ("" for who looks on, `EVERYBODY` for who may see all)."""

    def __init__(self, shelf: Shelf, catalogue: Catalogue, eyes: str) -> None:
        self.shelf, self.catalogue, self.eyes = shelf, catalogue, eyes
        self.teller, self.artist, self.cached = Teller(shelf, catalogue), Artist(catalogue), DrawingCache()
        self.environment = dressed()
        self.pictures = Pictures()
        self.moments: list[Still] = []

    @property
    def seats(self) -> Collection[str] | None:
        """The seats for which lines are told; None for all."""
        return None if self.eyes == EVERYBODY else [self.eyes] if self.eyes else []

    def follow(self, session: Session) -> None:
        """Take a game from its beginning to where it stands, without what was taken back. Lines are joined as in a log;
        each stands with the boards after the beat that it tells of, a heading with those of the line below it."""
        ahead = BeatsAhead(self, session)
        speech, silent = self.shelf.rulebook.speech, self.catalogue.silent
        headings = (*speech.parts, *speech.turns)
        lines: list[str] = []
        for beat, told in groupby(in_order(speech, ahead.events(), ahead.said, silent, {}), beat_of):
            said = [(text, saying.event.name in headings) for saying in told if (text := self.text(saying))]
            lines += [text for text, _ in said]
            if not all(heading for _, heading in said):
                self.add(lines, self.boards(ahead.seen[beat]), ahead.seen[beat])
                lines = []
        if lines:
            self.add(lines, self.boards(ahead.seen[beat]), ahead.seen[beat])

    def text(self, saying: Saying) -> str:
        """A line as these eyes may read it; "" if they may not."""
        shown = self.teller.shown(saying.event) and learns(saying.event.readers, self.seats)
        return self.catalogue.say(saying.message) if shown else ""

    def add(self, lines: list[str], pictures: list[int], boards: Sequence[Board] = ()) -> None:
        """A further moment, or more of the last one."""
        last = self.moments[-1] if self.moments else None
        if last is not None and last.pictures == pictures and len(last.lines) + len(lines) <= LINES:
            last.lines += lines
        else:
            self.moments.append(Still(lines, pictures, boards))

    def seen(self, state: Any) -> Sequence[Board]:
        """The boards where a game stands."""
        rulebook = self.shelf.rulebook
        return most_shown(rulebook, state) if self.eyes == EVERYBODY else rulebook.sight.boards(state, self.eyes, None)

    def boards(self, shown: Sequence[Board]) -> list[int]:
        """The numbers of the pictures of some boards."""
        template = self.environment.get_template("board_alone.html")
        drawn = [self.artist.drawn(board) for board in shown]
        say = self.catalogue.say_id
        return [
            self.pictures.number(template.render(board=one, say=say, cached=self.cached, asset=lambda _: ""))
            for one in drawn
        ]


class BeatsAhead:
    """The beats of a game that were run and are not yet told, since a line waits for what may be joined to it."""

    def __init__(self, telling: Retelling, session: Session) -> None:
        self.telling, self.session = telling, session
        self.state: Any = None
        self.seen: dict[int, Sequence[Board]] = {}
        """The boards after each beat of which something is told; a line about several people may wait for long."""

    def events(self) -> Iterator[Event]:
        """The events of the game, each with the number of its beat as its place."""
        for beat, (state, events) in enumerate(self.session.beats()):
            self.state = state
            if events:
                self.seen[beat] = self.telling.seen(state)
            yield from (replace(event, place=(beat, 0)) for event in events)

    def said(self, event: Event) -> Message:
        """What is said of an event, where the game stands after it."""
        return said_of(self.telling.shelf, self.state, event)


def beat_of(saying: Saying) -> int:
    """The beat of what is said (`BeatsAhead.events`)."""
    return saying.event.place[0] if saying.event.place else 0


def retold(path: Path, shelf: Shelf, lang: Language, eyes: str = "", to: int | None = None) -> str:
    """A saved game as one HTML page that needs nothing else.

    Parameters: the save file, its rulebook, the language, whose eyes see it (see `Retelling`; what a seat does not see
    is not in the page), and the entry after which it stops. Raises `SaveError`.
    """
    catalogue = shelf.catalogue(lang)
    reading = read(path)
    telling = followed(reading, path, shelf, lang, eyes, to)
    script = files(__package__).joinpath("retold.js").read_text(encoding="utf-8")
    return telling.environment.get_template("retold.html").render(
        lang=lang,
        say=catalogue.say_id,
        book=shelf.title(lang),
        title=title_of(reading.header["setup"], shelf, lang),
        moments=telling.moments,
        pictures=[Markup(drawn) for drawn in telling.pictures.found],  # noqa: S704 - from templates
        script=Markup(script),  # noqa: S704 - our own
        proof=f"sha256-{b64encode(sha256(script.encode()).digest()).decode()}",
    )


def followed(
    reading: SoundSave, path: Path, shelf: Shelf, lang: Language, eyes: str = "", to: int | None = None
) -> Retelling:
    """The moments of what was read of a game; parameters as those of `retold`. Raises `SaveError`."""
    telling = Retelling(shelf, shelf.catalogue(lang), eyes)
    *_, last = upto(reviewed(reading, path, lambda _: shelf.rulebook), to)
    telling.follow(last.session)
    return telling


def upto(passages: Iterable[Passage], to: int | None) -> Iterable[Passage]:
    """The passages up to an entry; all of them where none is named."""
    for passage in passages:
        if to is not None and passage.entry > to:
            return
        yield passage


def title_of(setup: dict[str, Any], shelf: Shelf, lang: Language) -> str:
    """What the scenario or encounter of a game is called."""
    headings: Sequence[Any] = shelf.headings(shelf.kind)
    name = setup.get("scenario", "")
    return next((one.title.lang(lang) for one in headings if one.id == name), name or shelf.title(lang))
