"""Replays a game that was saved elsewhere, to see whether it keeps to the rules, and to write its log."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hantei import library
from hantei.content import BadContent
from hantei.core.text import Text
from hantei.library import Shelf
from hantei.play import Budget, Passage, Session, SoundSave, decoded, reviewed
from hantei.scenario_check import check_text
from hantei.telling.lines import Told, told_of

from ..storage.written import PlacedLine

MOST_WORK = 100_000
"""The work of the rules (`play.Budget`) that one file may cost: six times that of the longest fight."""


def followed(shelf: Shelf, reading: SoundSave, path: Path) -> tuple[Session, list[PlacedLine]]:
    """The session at the end of a saved game, and its log. `path` names the file in messages.

    Raises `SaveError` if the game breaks the rules, or if replaying it takes too much work.
    """
    says, lines = shelf.catalogue("en"), list[tuple[int, Told]]()
    for passage in reviewed(reading, path, library.find, Budget(MOST_WORK)):
        session = passage.session
        if passage.move["do"] == "undo":
            lines = [line for line in lines if line[0] <= session.moves]
        for news in passage.news:
            lines += [(news.moves, line) for line in told_of(shelf, news, says)]
    return session, [PlacedLine(number, moves, line) for number, (moves, line) in enumerate(lines, 1)]


def gone_through(kept: bytes) -> list[Passage]:
    """All passages of a game that the store keeps, from its save file. Raises `SaveError` as `followed`."""
    return list(reviewed(decoded(kept, Path()), Path(), library.find, Budget(MOST_WORK)))


def checked(shelf: Shelf, setup: Mapping[str, Any]) -> Text:
    """Check the scenarios of a setup, and return the title of what it plays. Raises `BadContent`."""
    texts = setup.get("scenarios", {})
    for name, text in texts.items():
        faults = [fault for fault in check_text(text, f"{name}.yaml", shelf.id) if fault.severity == "error"]
        if faults:
            raise BadContent(tuple(faults))
    first = setup.get("scenario", "")
    return library.heading(first, texts[first]).title if first in texts else Text(shelf.title("ja"), shelf.title("en"))
