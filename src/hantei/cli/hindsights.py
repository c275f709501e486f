"""`hantei replay --dearest`: what the decisions of a saved game were worth, and what luck was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hantei import library
from hantei.lab.hindsight import Hindsight, Share, Weighed, hindsight
from hantei.lab.intervals import Interval
from hantei.library import Shelf
from hantei.play import played_by, read, replay, usual_policy
from hantei.play.moves import Reply
from hantei.text import Catalogue

from .columns import table
from .options import BadOption
from .progress import progress_bar
from .voice import Voice

SECONDS = 60
"""Seconds that are thought unless somebody says otherwise."""

ROUGH = 0.25
"""Half the width of an interval of luck from which on it says nothing."""

COLUMNS = ("hindsight-entry", "hindsight-loss", "hindsight-decided", "hindsight-better")


def show(path: Path, to: int | None, most: int, seconds: int, general: Catalogue, plain: bool) -> int:
    """Show the dearest decisions of a saved game, and what luck was worth. The exit code. Raises `BadOption`."""
    entries: dict[int, int] = {}
    session, moves = None, 0
    for passage in replay(path, library.find, to):
        session = passage.session
        if session.moves > moves:
            entries[session.moves] = passage.entry
        moves = session.moves
    if session is None:
        raise BadOption("replay-nothing-yet", entry=to or 0)
    shelf = library.shelf(read(path).header["rulebook"]["id"])
    voice = Voice(shelf.catalogue(general.lang), plain)
    with progress_bar(0, voice, "hindsight-games") as progress:
        found = hindsight(session, seconds, progress or (lambda _: None))
    lines = [DearDecision(one, entries.get(one.move, 0), voice) for one in found.dearest(most)]
    if plain:
        voice.document(data(found, lines))
        return 0
    if not found.decisions:
        voice.note_id("hindsight-nobody")
        return 0
    speak(found, lines, shelf, voice)
    return 0


class DearDecision:
    """A dear decision in words: its entry in the save file, what was decided, and what would have been better."""

    def __init__(self, one: Weighed, entry: int, voice: Voice) -> None:
        self.one, self.entry = one, entry
        before = one.before
        self.decided = voice.say(Reply(one.key, one.answer).message(before))
        self.better = voice.name(before.rulebook.speech.label(before.state, one.decision, one.best))

    @property
    def row(self) -> tuple[str, ...]:
        """As a row of a table."""
        return str(self.entry), lost(self.one.loss), self.decided, self.better

    def described(self) -> Mapping[str, Any]:
        """As data."""
        tried = {
            str(one): {"games": len(won), "won": sum(self.one.side in winners for winners in won)}
            for one, won in zip(self.one.answers, self.one.won, strict=True)
        }
        return {
            "entry": self.entry,
            "question": self.one.decision.describe(),
            "side": self.one.side,
            "answer": self.one.answer,
            "best": self.one.best,
            "loss": self.one.loss.plain(),
            "certain": self.one.certain,
            "answers": tried,
        }


def speak(found: Hindsight, lines: Sequence[DearDecision], shelf: Shelf, voice: Voice) -> None:
    """Say it all."""
    say = voice.catalogue.say_id
    if lines:
        voice.line(say("hindsight-dearest"), style="question")
        voice.lines(table([tuple(map(say, COLUMNS)), *(line.row for line in lines)]))
    else:
        voice.line(say("hindsight-none", decisions=len(found.decisions)))
    shares = found.shares()
    for share in shares:
        if share.luck.spread <= ROUGH:
            speak_share(share, found, shelf, voice)
    rough = any(share.luck.spread > ROUGH for share in shares)
    games = sum(len(won) for one in found.decisions for won in one.won) + len(found.beginnings)
    policies = played_by({"": usual_policy(shelf.rulebook)}, shelf.rulebook)
    voice.line(say("hindsight-note", games=games, policies=policies), style="faint")
    if found.missing:
        voice.note_id("hindsight-missing", decisions=found.missing)
    elif rough:
        voice.note_id("hindsight-rough")
    elif found.narrow:
        voice.note_id("hindsight-narrow", decisions=found.narrow)


def speak_share(share: Share, found: Hindsight, shelf: Shelf, voice: Voice) -> None:
    """Say what decided the game for a side."""
    say, before = voice.catalogue.say_id, found.decisions[0].before
    side = voice.name(shelf.rulebook.speech.side_name(before.state, share.side))
    voice.line(say("hindsight-share-won" if share.won else "hindsight-share-lost", side=side), style="question")
    parts = [("hindsight-start", share.start, False), ("hindsight-own", share.own, True)]
    parts += [("hindsight-others", share.others, True)] if len(found.sides) > 1 else []
    parts.append(("hindsight-luck", share.luck, True))
    voice.lines(table([(say(name), figure(one, signed)) for name, one, signed in parts]))


def figure(one: Interval, signed: bool) -> str:
    """A part of a chance in points of percent, and how far it may be off."""
    points = f"{100 * one.estimate:{'+' if signed else ''}.0f}".replace("-", "−")
    return f"{points} % ±{100 * one.spread:.0f}"


def lost(loss: Interval) -> str:
    """A loss in points of percent, and how far it may be off."""
    return f"−{100 * loss.estimate:.0f} ±{100 * loss.spread:.0f}"


def data(found: Hindsight, lines: Sequence[DearDecision]) -> Mapping[str, Any]:
    """All as data."""
    shares = [
        {"side": one.side, "won": one.won}
        | {name: getattr(one, name).plain() for name in ("start", "own", "others", "luck")}
        for one in found.shares()
    ]
    dearest = [line.described() for line in lines]
    return {
        "decisions": len(found.decisions),
        "missing": found.missing,
        "narrow": found.narrow,
        "shares": shares,
        "dearest": dearest,
    }
