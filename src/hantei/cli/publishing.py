"""`hantei publish`: writes a scenario, an encounter or people as one HTML file to read and to print."""

from __future__ import annotations

from pathlib import Path

from hantei import library
from hantei.content import file_text
from hantei.text import Catalogue
from hantei.writing import BadFile, check_target, no_file, write_whole

from .checking import refuse_faulty
from .voice import Voice


def publish(file: Path, out: str, general: Catalogue, plain: bool) -> int:
    """Write the page of a file, by default beside it. Return the exit code.

    Raises `BadFile`, `BadSetup`, `BadContent`.
    """
    if not file.is_file():
        raise no_file(file)
    text = file_text(file)
    head = library.head(text, str(file))
    shelf = library.written_for(head, str(file))
    target = check_target(out or str(file.with_suffix(".html")))
    if target.resolve() == file.resolve():
        raise BadFile("publish-onto-itself", path=str(file))
    refuse_faulty(file, shelf, shelf.catalogue(general.lang), people=True)
    from hantei.publish import published

    page = published(text, shelf, general.lang).encode()
    write_whole(target, page)
    voice = Voice(general, plain)
    if plain:
        voice.document({"file": str(target), "bytes": len(page)})
    else:
        voice.say_id("publish-done", path=str(target))
    return 0
