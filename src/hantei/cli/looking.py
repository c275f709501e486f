"""`hantei replay` and `hantei verify`: go through save files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hantei import library
from hantei.core.message import Message
from hantei.core.numbers import whole_number
from hantei.library import Shelf
from hantei.play import Passage, Session, move_of, read, replay
from hantei.play import verify as verdict_of
from hantei.telling import Fight, Narration, Teller, fights
from hantei.telling import longest as longest_of
from hantei.text import Catalogue
from hantei.writing import check_target, write_whole

from .asking import Shown
from .columns import table
from .failures import FAILED
from .options import BadOption
from .voice import Voice

FIGHT_COLUMNS = ("fights-rounds", "fights-entry", "fights-fight", "fights-ended")


@dataclass(frozen=True)
class ReplayWish:
    """The options of `hantei replay` as typed."""

    to: str = ""
    html: str = ""
    eyes: str = ""
    turning: bool = False
    dearest: str = ""
    seconds: str = ""
    longest: str = ""
    plain: bool = False
    verbose: bool = False

    @property
    def ways(self) -> list[str]:
        """The given options that tell something other than the whole game."""
        ways = {"--html": self.html, "--turning": self.turning, "--dearest": self.dearest, "--longest": self.longest}
        return [option for option, given in ways.items() if given]


def replay_as(path: Path, wish: ReplayWish, general: Catalogue) -> int:
    """Tell a saved game again as wished. Return the exit code. Raises `BadOption`."""
    check_together(wish)
    last = number(wish.to, "bad-entry-number", 0) if wish.to else None
    if wish.html:
        return page(path, last, wish.html, wish.eyes, general, wish.plain)
    if wish.turning:
        return turning(path, last, general, wish.plain)
    if wish.dearest:
        return dearest(path, last, wish.dearest, wish.seconds, general, wish.plain)
    if wish.longest:
        return longest(path, last, number(wish.longest, "bad-longest-option", 1), general, wish.plain)
    return show(path, last, general, wish.plain, wish.verbose)


def check_together(wish: ReplayWish) -> None:
    """Refuse options of which one would be ignored. Raises `BadOption`."""
    if len(wish.ways) > 1:
        raise BadOption("replay-one-way", given=[*wish.ways])
    if wish.seconds and not wish.dearest:
        raise BadOption("replay-seconds-alone")
    if wish.eyes and not wish.html:
        raise BadOption("replay-eyes-alone")
    if wish.verbose and wish.ways:
        raise BadOption("replay-verbose-with", given=wish.ways[0])


def show(path: Path, to: int | None, general: Catalogue, plain: bool, dice: bool) -> int:
    """Tell a saved game again, move by move. Return the exit code."""
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


def longest(path: Path, to: int | None, most: int, general: Catalogue, plain: bool) -> int:
    """List the longest fights of a saved game, the longest first. Return the exit code."""
    shelf = library.shelf(read(path).header["rulebook"]["id"])
    voice = Voice(shelf.catalogue(general.lang), plain)
    found = longest_of(fights(shelf.rulebook, replay(path, library.find, to)), most)
    if plain:
        voice.document([described(fight, voice) for fight in found])
    elif found:
        voice.lines(table([tuple(map(general.say_id, FIGHT_COLUMNS)), *(row(fight, voice) for fight in found)]))
    else:
        voice.note_id("fights-none")
    return 0


def turning(path: Path, to: int | None, general: Catalogue, plain: bool) -> int:
    """Say how likely a victory was as each part of a saved game began. Return the exit code. Raises `BadOption`."""
    from .outlooking import show_turning

    passages = list(replay(path, library.find, to))
    if not passages:
        raise BadOption("replay-nothing-yet", entry=to or 0)
    shelf = library.shelf(read(path).header["rulebook"]["id"])
    show_turning(passages[-1].session, shelf, Voice(shelf.catalogue(general.lang), plain))
    return 0


def dearest(path: Path, to: int | None, most: str, seconds: str, general: Catalogue, plain: bool) -> int:
    """Show the dearest decisions of a saved game. Return the exit code. Raises `BadOption`."""
    from . import hindsights

    listed = number(most, "bad-dearest-option", 1)
    thought = number(seconds, "bad-seconds-option", 1) if seconds else hindsights.SECONDS
    return hindsights.show(path, to, listed, thought, general, plain)


def page(path: Path, to: int | None, out: str, eyes: str, general: Catalogue, plain: bool) -> int:
    """Write a saved game as one HTML page, for the eyes of a seat. Return the exit code. Raises `BadOption`,
    `BadFile`."""
    from hantei.publish.retold import retold

    header = read(path).header
    shelf = library.shelf(header["rulebook"]["id"])
    check_eyes(eyes, shelf, header["setup"])
    target = check_target(out)
    written = retold(path, shelf, general.lang, eyes, to).encode()
    write_whole(target, written)
    voice = Voice(general, plain)
    if plain:
        voice.document({"file": str(target), "bytes": len(written)})
    else:
        voice.say_id("publish-done", path=str(target))
    return 0


def check_eyes(eyes: str, shelf: Shelf, setup: Mapping[str, Any]) -> None:
    """Check that a game can be looked at through these eyes. Raises `BadOption`."""
    from hantei.publish.retold import EVERYBODY

    seats = shelf.rulebook.seats(shelf.rulebook.start(setup))
    if eyes not in ("", EVERYBODY, *seats):
        raise BadOption("bad-eyes-option", given=eyes, allowed=[*seats, EVERYBODY])


def row(fight: Fight, voice: Voice) -> tuple[str, ...]:
    """A fight as a row of a table."""
    ended = fight.ended or Message("fights-open")
    return str(fight.rounds), str(fight.entry), voice.name(fight.name), voice.say(ended)


def described(fight: Fight, voice: Voice) -> dict[str, Any]:
    """A fight as data; `ended` is null while it goes on."""
    ended = voice.say(fight.ended) if fight.ended else None
    return {"fight": voice.name(fight.name), "rounds": fight.rounds, "entry": fight.entry, "ended": ended}


def number(word: str, message: str, least: int) -> int:
    """Read a whole number typed as an option. Raises `BadOption` with this message for anything else."""
    found = whole_number(word, least)
    if found is None:
        raise BadOption(message, given=word)
    return found


def tell(passage: Passage, before: Session | None, teller: Teller, voice: Voice) -> None:
    """Tell one move and what it led to."""
    if voice.plain:
        events = [teller.plain(news.state, event) for news in passage.news for event in news.events]
        data: dict[str, Any] = {"entry": passage.entry, "move": passage.move, "events": events}
        voice.data({**data, "position": list(passage.session.where)})
        return
    if before is not None:
        text = voice.say(move_of(passage.move).message(before))
        voice.line(voice.catalogue.say_id("replay-move", entry=passage.entry, text=text), style="key")
    for news in passage.news:
        story = Narration(teller)
        for event in news.events:
            voice.told(story.take(news.state, event))
        voice.told(story.rest())


def stand(session: Session, shelf: Shelf, voice: Voice) -> None:
    """Tell where the game stands at the end."""
    if session.finished:
        voice.line()
        voice.note_id("replay-over")
        return
    for decision in session.decisions.values():
        Shown(shelf, voice, session.state, decision).show()


def verify(path: Path, general: Catalogue, plain: bool) -> int:
    """Say whether a save file follows the rules. Return the exit code: 2 if it does not."""
    verdict = verdict_of(path, library.find)
    voice = Voice(general, plain)
    text = voice.say(verdict.said) if verdict.said else ""
    if plain:
        data = {"file": str(path), "sound": verdict.sound, "entries": verdict.entries, "entry": verdict.entry}
        data["sources"] = dict(verdict.sources)
        voice.document({**data, "message": verdict.message, "facts": verdict.facts, "text": text})
    elif verdict.sound:
        voice.say_id("verify-sound", path=str(path), entries=verdict.entries)
        for source, throws in verdict.sources.items():
            voice.note_id("verify-source", source=source, throws=throws)
        if "torn" in verdict.facts:
            voice.note_id("verify-cut", line=verdict.facts["torn"])
    else:
        voice.line(text, style="bad")
        if verdict.entry is not None and "entry" not in verdict.facts:
            voice.line(general.say_id("verify-entry", entry=verdict.entry), style="bad")
    return 0 if verdict.sound else FAILED
