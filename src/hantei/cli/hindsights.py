"""`hantei replay --dearest`: tells what the decisions of a saved game were worth, and what luck was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hantei import library
from hantei.lab.hindsight import Hindsight, Weighed, hindsight
from hantei.play import read, replay
from hantei.telling.hindsights import ToldHindsight, entries_of, told_hindsight
from hantei.text import Catalogue

from .columns import table
from .options import BadOption
from .progress import progress_bar
from .voice import Voice

SECONDS = 60
"""Seconds to think by default."""

COLUMNS = ("hindsight-entry", "hindsight-loss", "hindsight-decided", "hindsight-better")


def show(path: Path, to: int | None, most: int, seconds: int, general: Catalogue, plain: bool) -> int:
    """Show the dearest decisions of a saved game, and what luck was worth. Return the exit code. Raises `BadOption`."""
    passages = list(replay(path, library.find, to))
    if not passages:
        raise BadOption("replay-nothing-yet", entry=to or 0)
    entries = entries_of(passages)
    shelf = library.shelf(read(path).header["rulebook"]["id"])
    voice = Voice(shelf.catalogue(general.lang), plain)
    with progress_bar(0, voice, "hindsight-games") as progress:
        found = hindsight(passages[-1].session, seconds, progress or (lambda _: None))
    if plain:
        voice.document(data(found, found.dearest(most), entries))
    else:
        speak(told_hindsight(found, shelf, voice.catalogue, most, entries), voice)
    return 0


def speak(told: ToldHindsight, voice: Voice) -> None:
    """Say it all."""
    say = voice.catalogue.say_id
    if told.decisions:
        voice.line(say("hindsight-dearest"), style="question")
        rows = [(str(one.entry), one.loss, one.decided, one.better) for one in told.decisions]
        voice.lines(table([tuple(map(say, COLUMNS)), *rows]))
    for share in told.shares:
        voice.line(share.heading, style="question")
        voice.lines(table(share.parts))
    for note in told.notes:
        voice.line(note, style="faint")


def data(found: Hindsight, dearest: Sequence[Weighed], entries: Mapping[int, int]) -> Mapping[str, Any]:
    """All as data."""
    shares = [
        {"side": one.side, "won": one.won}
        | {name: getattr(one, name).plain() for name in ("start", "own", "others", "luck")}
        for one in found.shares()
    ]
    looked = {"decisions": len(found.decisions), "missing": found.missing, "narrow": found.narrow}
    return {**looked, "shares": shares, "dearest": [described(one, entries.get(one.move, 0)) for one in dearest]}


def described(one: Weighed, entry: int) -> Mapping[str, Any]:
    """A decision as data."""
    tried = {
        str(answer): {"games": len(won), "won": sum(one.side in winners for winners in won)}
        for answer, won in zip(one.answers, one.won, strict=True)
    }
    return {
        "entry": entry,
        "question": one.decision.describe(),
        "side": one.side,
        "answer": one.answer,
        "best": one.best,
        "loss": one.loss.plain(),
        "certain": one.certain,
        "answers": tried,
    }
