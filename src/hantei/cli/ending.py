"""Tells at the end of a game who did what, and which throws were the rarest."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from hantei import library
from hantei.core.message import phrase
from hantei.library import Shelf
from hantei.play import read, reviewed
from hantei.telling.ending import Deeds, Ending, ending

from .columns import table
from .voice import Voice

COLUMNS = ("ending-who", "ending-checks", "ending-damage", "ending-felled", "ending-best")


def show_ending(path: Path, shelf: Shelf, reads: Collection[str] | None, voice: Voice) -> None:
    """Tell how a saved game went, as far as its readers know.

    Parameters: the save file, its rulebook, the seats that read (None: everything is read). Raises `SaveError`.
    """
    found = ending(shelf, reviewed(read(path), path, library.find), reads)
    if found.deeds:
        voice.line()
        voice.say_id("ending-deeds")
        voice.lines(table(rows(found, voice)))
    for message, feat in (("ending-highest", found.highest), ("ending-lowest", found.lowest)):
        if feat is not None:
            voice.say_id(message, total=feat.total, why=feat.throw.why, dice=feat.dice, n=feat.once_in)


def rows(found: Ending, voice: Voice) -> list[list[str]]:
    """Who did what, as a table; without the last column if nobody threw dice alone."""
    most = len(COLUMNS) if any(one.best for one in found.deeds) else len(COLUMNS) - 1
    named = {"ending-checks": found.counted}
    heads = [voice.catalogue.say(named.get(name, phrase(name))) for name in COLUMNS[:most]]
    return [heads, *(row(one, voice)[:most] for one in found.deeds)]


def row(one: Deeds, voice: Voice) -> list[str]:
    """The deeds of one person."""
    dice = "+".join(map(str, one.best.throw.shown)) if one.best else ""
    return [voice.name(one.name), f"{one.successes}/{one.checks}", str(one.damage), str(one.felled), dice]
