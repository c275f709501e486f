"""`hantei page`: writes a site that plays in a browser without a server."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hantei.page import parts, site
from hantei.text import Catalogue

from .voice import Voice

MEGABYTE = 1_000_000


def write(directory: Path, cache: str, wheels: Sequence[Path], general: Catalogue, plain: bool) -> int:
    """Write the site. Return the exit code."""
    place = Path(cache).expanduser() if cache else parts.usual_directory()
    made = site.build(directory, place, list(wheels))
    voice = Voice(general, plain)
    if plain:
        voice.document({"directory": str(directory), "files": made.files, "bytes": made.size})
    else:
        voice.say_id("page-done", path=str(directory), size=-(-made.size // MEGABYTE))
        voice.line(f"python -m http.server -d {directory}", first="  ", rest="    ")
    return 0
