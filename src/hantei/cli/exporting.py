"""`hantei export`: writes a game or an encounter as pieces for tables elsewhere."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hantei import library
from hantei.assistant.desk import setup_of
from hantei.content import file_text
from hantei.core.board import Board
from hantei.core.roster import Sheet
from hantei.core.text import Language
from hantei.dossiers import is_dossier
from hantei.exchange import ccfolia, udonarium
from hantei.library import Shelf
from hantei.play import read, replay
from hantei.publish.paper import most_shown, most_told, person_sheets
from hantei.publish.retold import EVERYBODY, title_of
from hantei.text import Catalogue
from hantei.web.drawing.scene import portraits, scene
from hantei.writing import BadFile, check_target, write_whole

from .looking import check_eyes, number
from .options import BadOption
from .voice import Voice

CCFOLIA, UDONARIUM = "ccfolia", "udonarium"
NO_FILE_NAME = re.compile(r'[\x00-\x1f<>:"/\\|?*]')
"""Characters that not every system allows in the name of a file."""

LONGEST_NAME = 40
"""Letters of a person's name in the name of a file."""


@dataclass(frozen=True)
class ExportWish:
    """The options as typed: the kind of table, the source, the span of entries, the eyes, the file."""

    table: str
    source: str
    scenario: str = ""
    to: str = ""
    since: str = ""
    eyes: str = ""
    pieces: bool = False
    pictures: str = ""
    out: str = ""


@dataclass(frozen=True)
class SeenGame:
    """A game as somebody sees it, or people of a file: the rulebook, the name, the boards and sheets."""

    shelf: Shelf
    title: str
    boards: Sequence[Board]
    sheets: Sequence[Sheet]
    folk: bool = False  # people of a file of their own stand nowhere


def export(wish: ExportWish, general: Catalogue) -> int:
    """Write pieces for a table elsewhere. Return the exit code. Raises `BadOption`, `BadFile`, `BadSetup`,
    `SaveError`."""
    if wish.table not in (CCFOLIA, UDONARIUM):
        raise BadOption("export-no-such-table", given=wish.table, allowed=[CCFOLIA, UDONARIUM])
    if wish.since and wish.table != CCFOLIA:
        raise BadOption("export-only-for", option="--since", table=CCFOLIA)
    if wish.pictures and wish.table != CCFOLIA:
        raise BadOption("export-only-for", option="--pictures", table=CCFOLIA)
    if wish.pieces and wish.table != UDONARIUM:
        raise BadOption("export-only-for", option="--pieces", table=UDONARIUM)
    seen = looked(wish, wish.to, general.lang)
    voice = Voice(seen.shelf.catalogue(general.lang), plain=False)
    if not seen.sheets:
        raise BadOption("export-nobody", given=wish.scenario or wish.source)
    if wish.table == UDONARIUM:
        made = scene(seen.shelf.id, seen.title, seen.boards, seen.sheets, voice.catalogue)
        alone = wish.pieces or seen.folk
        data = (udonarium.pieces if alone else udonarium.archive)(made, voice.catalogue)
        return written(data, wish.out or f"{Path(wish.scenario or wish.source).stem}.zip", voice)
    if wish.pictures:
        paint(seen, wish.pictures, voice.catalogue)
    earlier = looked(wish, wish.since, general.lang).sheets if wish.since else None
    lines = list(changes(seen, earlier, voice.catalogue) if earlier is not None else copies(seen, voice.catalogue))
    if wish.out:
        return written("".join(f"{line}\n" for line in lines).encode(), wish.out, voice)
    for line in lines:
        print(line)
    return 0


def looked(wish: ExportWish, to: str, lang: Language) -> SeenGame:
    """Find the game after an entry of its record ("" for the last), or an encounter as it begins."""
    path = Path(wish.source)
    if not wish.scenario and path.suffix in (".yaml", ".yml") and path.exists():
        return people(wish, path, lang)
    if not wish.scenario and (path.suffix or path.exists()):
        header = read(path).header
        shelf, setup = library.shelf(header["rulebook"]["id"]), header["setup"]
        last = number(to, "bad-entry-number", 0) if to else None
        passages = list(replay(path, library.find, last))
        state = passages[-1].session.state if passages else shelf.rulebook.start(setup)
    else:
        if to:
            raise BadOption("export-only-for", option="--since" if to == wish.since else "--to", table="FILE")
        shelf = library.shelf(wish.source)
        setup = setup_of(shelf.id, wish.scenario)
        state = shelf.rulebook.start(setup)
    check_eyes(wish.eyes, shelf, setup)
    return SeenGame(shelf, title_of(setup, shelf, lang), *sights(shelf, state, wish.eyes or EVERYBODY))


def people(wish: ExportWish, path: Path, lang: Language) -> SeenGame:
    """Read people in a file of their own. Raises `BadOption` (`export-only-for`), `BadSetup`, `BadContent`."""
    for option, given in (("--to", wish.to), ("--since", wish.since), ("--eyes", wish.eyes)):
        if given:
            raise BadOption("export-only-for", option=option, table="FILE.hantei")
    text = file_text(path)
    head = library.head(text, str(path))
    shelf = library.written_for(head, str(path))
    if not is_dossier(head):
        raise BadOption("export-no-people", given=str(path))
    sheets = person_sheets(text, shelf)
    catalogue = shelf.catalogue(lang)
    return SeenGame(shelf, catalogue.name(sheets[0].name) if sheets else "", [], sheets, folk=True)


def sights(shelf: Shelf, state: Any, eyes: str) -> tuple[Sequence[Board], Sequence[Sheet]]:
    """The boards and sheets that somebody sees."""
    rulebook = shelf.rulebook
    if eyes == EVERYBODY:
        return most_shown(rulebook, state), most_told(rulebook, state)
    return rulebook.sight.boards(state, eyes, None), rulebook.sight.roster(state, eyes)


def paint(seen: SeenGame, directory: str, catalogue: Catalogue) -> None:
    """Write a picture of everybody, because the clipboard takes none. Raises `NeedsExtra`, `BadFile`."""
    from hantei.pictures.raster import png

    place, drawn = Path(directory).expanduser(), portraits(seen.boards, seen.sheets, catalogue)
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile("cannot-write", path=directory) from error
    for rank, sheet in enumerate(seen.sheets, 1):
        called = NO_FILE_NAME.sub("_", catalogue.name(sheet.name))[:LONGEST_NAME]
        write_whole(place / f"{rank:02} {called}.png", png(drawn[sheet.id].svg, 1))


def copies(seen: SeenGame, catalogue: Catalogue) -> Sequence[str]:
    """A piece in a line each."""
    colours = ccfolia.colours(seen.sheets)
    return [ccfolia.piece(sheet, catalogue, colours[sheet.side]) for sheet in seen.sheets]


def changes(seen: SeenGame, earlier: Sequence[Sheet], catalogue: Catalogue) -> Sequence[str]:
    """Find what has changed since, person by person: a name, then the words to type as that person."""
    before = {sheet.id: ccfolia.status(sheet, catalogue) for sheet in earlier}
    found = []
    for sheet in seen.sheets:
        lines = ccfolia.status_lines(sheet, before.get(sheet.id, {}), catalogue)
        if lines:
            found += [f"# {catalogue.name(sheet.name)}", *lines]
    return found


def written(data: bytes, out: str, voice: Voice) -> int:
    """Write a file and say so. Return the exit code."""
    target = check_target(out)
    if target.suffix == ".hantei":
        raise BadFile("publish-onto-itself", path=out)
    write_whole(target, data)
    voice.say_id("publish-done", path=str(target))
    return 0
