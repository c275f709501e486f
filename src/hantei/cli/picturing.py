"""`hantei board` and `hantei replay --html`: a saved game as a picture, and as a page that goes through it."""

from __future__ import annotations

from pathlib import Path

from hantei import library
from hantei.core.text import Text
from hantei.library import Shelf
from hantei.play import Session
from hantei.telling.reading import REFEREE
from hantei.text import Catalogue
from hantei.writing import BadFile, check_target, write_whole

from .looking import number
from .options import BadOption
from .voice import Voice

SCHEMES = ("day", "night")
ENDINGS = (".svg", ".png")


def board(file: Path, at: str, seat: str, scheme: str, out: str, general: Catalogue, plain: bool) -> int:
    """Draw the boards of a saved game at a moment. The exit code.

    Raises `BadOption`, `BadFile`, `SaveError`, `NoBoard`, and `NeedsExtra` where nothing can make a PNG.
    """
    wanted = number(at, "bad-moment-number", 0) if at else None
    if scheme not in SCHEMES:
        raise BadOption("bad-scheme", given=scheme, allowed=", ".join(SCHEMES))
    target = other(check_target(out or str(file.with_suffix(".svg"))), file)
    if target.suffix not in ENDINGS:
        raise BadOption("bad-picture-ending", given=str(target), allowed=", ".join(ENDINGS))
    from hantei import pictures

    if target.suffix == ".png":
        from hantei.pictures.raster import png
    session, shelf = pictures.opened(file)
    catalogue = shelf.catalogue(general.lang)
    boards = pictures.board_at(pictures.moments(session, shelf, catalogue, seat), wanted)
    drawn = pictures.svg(boards, catalogue, scheme)
    return written(target, png(drawn) if target.suffix == ".png" else drawn.encode(), general, plain)


def page(file: Path, seat: str, out: str, general: Catalogue, plain: bool) -> int:
    """Write a saved game as one page. The exit code. Raises `BadFile`, `SaveError`, `NoBoard`."""
    target = other(check_target(out), file)
    from hantei import pictures

    session, shelf = pictures.opened(file)
    catalogue = shelf.catalogue(general.lang)
    moments = pictures.moments(session, shelf, catalogue, seat)
    seen = general.say_id("replay-page-seen", seat=seat) if seat else ""
    if seat == REFEREE:
        seen = general.say_id("replay-page-all")
    title = catalogue.name(title_of(session, shelf))
    return written(target, pictures.page(moments, shelf, catalogue, title, seen).encode(), general, plain)


def title_of(session: Session, shelf: Shelf) -> Text:
    """What is played, as lists call it."""
    setup = session.setup
    name = setup.get("encounter") or setup["scenario"]
    text = setup.get("scenarios", {}).get(name) or shelf.scenario_text(name)[1]
    return library.heading(name, text).title


def other(target: Path, file: Path) -> Path:
    """A file to write that is not the one which is read. Raises `BadFile`."""
    if target.resolve() == file.resolve():
        raise BadFile("publish-onto-itself", path=str(file))
    return target


def written(target: Path, data: bytes, general: Catalogue, plain: bool) -> int:
    """Write a file whole, and say so. The exit code."""
    write_whole(target, data)
    voice = Voice(general, plain)
    if plain:
        voice.document({"file": str(target), "bytes": len(data)})
    else:
        voice.say_id("publish-done", path=str(target))
    return 0
