"""`hantei board`: draws the board of a saved game as a picture."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from hantei import library
from hantei.play import read
from hantei.text import Catalogue
from hantei.writing import BadFile, check_target, write_whole

from .looking import check_eyes, number
from .options import BadOption
from .voice import Voice

SCHEMES = ("day", "night")
ENDINGS = (".svg", ".png")


@dataclass(frozen=True)
class BoardWish:
    """The options as typed: the moment, whose eyes, the colours, the file."""

    at: str = ""
    eyes: str = ""
    scheme: str = "day"
    out: str = ""


def board(file: Path, wish: BoardWish, general: Catalogue, plain: bool) -> int:
    """Draw the boards of a saved game at a moment. Return the exit code.

    Raises `BadOption`, `BadFile`, `SaveError`, `NoBoard`, and `NeedsExtra` if no library can make a PNG.
    """
    wanted = number(wish.at, "bad-moment-number", 1) if wish.at else None
    if wish.scheme not in SCHEMES:
        raise BadOption("bad-scheme", given=wish.scheme, allowed=[*SCHEMES])
    target = check_target(wish.out or str(file.with_suffix(".svg")))
    if target.resolve() == file.resolve():
        raise BadFile("publish-onto-itself", path=str(file))
    if target.suffix not in ENDINGS:
        raise BadOption("bad-picture-ending", given=str(target), allowed=[*ENDINGS])
    reading = read(file)
    shelf = library.shelf(reading.header["rulebook"]["id"])
    check_eyes(wish.eyes, shelf, reading.header["setup"])
    from hantei import pictures
    from hantei.publish.retold import followed

    if target.suffix == ".png":
        from hantei.pictures.raster import png
    moments = followed(reading, file, shelf, general.lang, wish.eyes).moments
    drawn = pictures.svg(pictures.at_moment(moments, wanted), shelf.catalogue(general.lang), wish.scheme)
    data = png(drawn) if target.suffix == ".png" else drawn.encode()
    write_whole(target, data)
    voice = Voice(general, plain)
    if plain:
        voice.document({"file": str(target), "bytes": len(data)})
    else:
        voice.say_id("publish-done", path=str(target))
    return 0
