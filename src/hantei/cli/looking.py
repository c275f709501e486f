"""`hantei replay` and `hantei verify`: going through save files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hantei import library
from hantei.core.message import Message, Sayable
from hantei.library import Shelf
from hantei.play import Passage, Session, read, replay
from hantei.play import verify as verdict_of
from hantei.telling import Teller, move_of
from hantei.text import Catalogue

from .asking import Shown
from .failures import FAILED
from .voice import Voice


def show(path: Path, to: int | None, general: Catalogue, plain: bool, dice: bool) -> int:
    """Tell a saved game again, move by move. The exit code."""
    passages = replay(path, library.find, to)
    shelf = library.shelf(read(path).header["rulebook"]["id"])
    voice = Voice(shelf.catalogue(general.lang), plain)
    teller = Teller(shelf, voice.catalogue, dice)
    before: Session | None = None
    for passage in passages:
        tell(passage, before, teller, voice)
        before = passage.session
    if before is not None and not plain:
        stand(before, shelf, voice)
    return 0


def tell(passage: Passage, before: Session | None, teller: Teller, voice: Voice) -> None:
    """One move and what it led to."""
    if voice.plain:
        events = [teller.plain(news.state, event) for news in passage.news for event in news.events]
        data: dict[str, Any] = {"entry": passage.entry, "move": passage.move, "events": events}
        voice.data({**data, "position": list(passage.session.position)})
        return
    if before is not None:
        text = voice.say(move_of(passage.move, before))
        voice.line(voice.catalogue.say_id("replay-move", entry=passage.entry, text=text), style="key")
    for news in passage.news:
        for event in filter(teller.shown, news.events):
            if line := teller.text(news.state, event):
                voice.line(line)


def stand(session: Session, shelf: Shelf, voice: Voice) -> None:
    """Where the game stands at the end."""
    if session.finished:
        voice.line()
        voice.note_id("replay-over")
        return
    for decision in session.decisions.values():
        Shown(shelf, voice, session.state, decision).show()


def verify(path: Path, general: Catalogue, plain: bool) -> int:
    """Say whether a save file follows the rules. The exit code: 2 where it does not."""
    verdict = verdict_of(path, library.find)
    voice = Voice(general, plain)
    facts: dict[str, Sayable] = dict(verdict.facts)
    if verdict.message == "damaged":
        facts["reason"] = Message(f"damage-{facts['reason']}")
    text = "" if verdict.sound else voice.say(Message(verdict.message, facts))
    if plain:
        data = {"file": str(path), "sound": verdict.sound, "entries": verdict.entries, "entry": verdict.entry}
        voice.document({**data, "message": verdict.message, "facts": verdict.facts, "text": text})
    elif verdict.sound:
        voice.say_id("verify-sound", path=str(path), entries=verdict.entries)
        if "cut" in verdict.facts:
            voice.note_id("verify-cut", line=verdict.facts["cut"])
    else:
        voice.line(text, style="bad")
        if verdict.entry is not None and "entry" not in verdict.facts:
            voice.line(general.say_id("verify-entry", entry=verdict.entry), style="bad")
    return 0 if verdict.sound else FAILED
