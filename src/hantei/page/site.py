"""The site: a directory of files that any web space serves."""

from __future__ import annotations

import gzip
import json
import tempfile
from collections.abc import Iterator, Set
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from hantei.core.message import Complaint
from hantei.core.system import system_reason
from hantei.core.text import Language
from hantei.text import LANGS, Catalogue
from hantei.web.http.addresses import STATIC

from .compiling import compiled, packed
from .packing import BASE, PYODIDE, STANDARD, library, memory, prepared, shared, standard, unpacked
from .parts import gathered

SHELL = Path(str(files(__package__))) / "shell"
WORDS = (
    "page-title", "page-loading", "page-starting", "page-broken", "page-unable", "page-unkept", "page-understood",
    "page-renewed", "page-renew",
)  # fmt: skip
"""What the window around the table says."""

ICONS = {"icon-192.png": "192x192", "icon-512.png": "512x512"}
"""The icons of the site as an app, with their sizes."""

SEAL = "#b0341d"
"""The colour of the icon."""

MEMORY = "memory.bin"
"""The memory of Python, which is packed more tightly than by the means of a browser."""

PYTHON = "python.js"
RUN = (PYTHON, "worker.js", "thinking.js", "files.js", "unpacking.mjs", "filling.js")
"""The programs of the workers: those in which Python runs (the first knows the groups of files and the size of the
memory), and the one that fills up."""

LEVEL = 7
"""How tightly files are compressed: the highest level takes three times as long and saves a hundredth more."""

DIGITS = 16
"""Digits of a digest that stand in the name of a file."""

TYPES = {
    ".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}  # fmt: skip


class BadSite(Complaint):
    """Raised if the site cannot be written."""


@dataclass(frozen=True)
class Site:
    """A site as it was written: bytes that are loaded before the table stands, and files."""

    size: int
    files: int


def build(directory: Path, cache: Path, own: list[Path]) -> Site:
    """Write the site into a directory that is empty, is not there yet, or holds a site of before.

    Parameters: the directory; where parts are kept; wheels of rulebooks from outside. Raises `BadSite`
    (`page-not-empty`, `page-cannot-write`), `NoParts`.
    """
    check(directory)
    parts = gathered(cache)
    with tempfile.TemporaryDirectory() as place:
        unpacked(parts.pyodide, Path(place))
        run = {name: (Path(place) / name).read_bytes() for name in PYODIDE}
        read = prepared()
        ours, brought = library(parts, own, read)
        found = compiled({**ours, **brought, **standard(run.pop(STANDARD))}, Path(place), cache)
        groups = shared(found, [f"{name.split('/')[0]}/" for name in brought], read["packages"])
        image, made = memory(groups, Path(place), read["packages"])
        groups |= {name: groups[name] | made[name] for name in made}
    later = {f"run/{name}.bin" for name in groups if name != BASE}
    run |= {f"{name}.bin": packed(files) for name, files in groups.items()}
    run |= {name: (SHELL / name).read_bytes() for name in RUN}
    run[MEMORY] = image.data
    known = {
        "@groups@": [name for name in groups if name != BASE], "@books@": [*read["packages"]], "@sizes@": image.sizes,
    }  # fmt: skip
    for mark, value in known.items():
        run[PYTHON] = run[PYTHON].replace(f'"{mark}"'.encode(), json.dumps(value).encode())
    try:
        return written(directory, window(), {f"run/{name}": data for name, data in run.items()}, later)
    except OSError as error:
        raise BadSite("page-cannot-write", path=str(directory), reason=system_reason(error)) from None


def check(directory: Path) -> None:
    """Raise `BadSite` for a directory that holds something else than a site."""
    if directory.exists() and not directory.is_dir():
        raise BadSite("page-not-empty", path=str(directory))
    if directory.exists() and any(directory.iterdir()) and not (directory / "sw.js").is_file():
        raise BadSite("page-not-empty", path=str(directory))


def window() -> dict[str, bytes]:
    """The files of the window around the table, by their names."""
    words = {lang: dict(window_words(lang)) for lang in LANGS}
    page = (SHELL / "index.html").read_text(encoding="utf-8")
    shown = json.dumps(words, ensure_ascii=False).replace("<", "\\u003c")
    page = page.replace("@words@", shown).replace("@noscript@", " ".join(words[lang]["unable"] for lang in LANGS))
    icons = {name: (SHELL / name).read_bytes() for name in ICONS}
    return {
        "index.html": page.encode(),
        "manifest.webmanifest": json.dumps(manifest()).encode(),
        **icons,
        "shell.js": (SHELL / "shell.js").read_bytes(),
        "shell.css": (SHELL / "shell.css").read_bytes(),
        "fetching.js": (SHELL / "fetching.js").read_bytes(),
        "favicon.svg": (STATIC / "favicon.svg").read_bytes(),
    }


def manifest() -> dict[str, Any]:
    """What an app of the site is, for whoever puts it on their home screen."""
    icons = [{"src": name, "sizes": size, "type": "image/png", "purpose": "any"} for name, size in ICONS.items()]
    return {
        "name": Catalogue("ja").say_id("page-title"), "short_name": Catalogue("en").say_id("page-title"),
        "start_url": "./", "scope": "./", "display": "standalone", "theme_color": SEAL, "background_color": "#f5f0e5",
        "icons": [*icons, {"src": "favicon.svg", "sizes": "any", "type": "image/svg+xml"}],
    }  # fmt: skip


def window_words(lang: Language) -> Iterator[tuple[str, str]]:
    """What the window says in a language, by the last part of its id."""
    catalogue = Catalogue(lang)
    for name in WORDS:
        yield name.removeprefix("page-"), catalogue.say_id(name)


def written(directory: Path, plain: dict[str, bytes], run: dict[str, bytes], later: Set[str]) -> Site:
    """Write all files, the service worker last: whoever visits meanwhile finds the old site or the new one.

    Parameters: the directory; files that lie there as they are; those that are compressed and named by their content;
    which of them are not loaded before they are asked for, or a table stands.
    """
    listed: dict[str, Any] = {}
    (directory / "parts").mkdir(parents=True, exist_ok=True)
    size = 0
    for name, data in run.items():
        packs = not name.endswith(MEMORY)
        part = gzip.compress(data, LEVEL, mtime=0) if packs else data
        digest = sha256(data).hexdigest()
        listed[name] = entry(name, data, f"parts/{digest[:DIGITS]}.bin", packs, name in later)
        (directory / listed[name]["from"]).write_bytes(part)
        size += 0 if listed[name]["later"] else len(part)
    for name, data in plain.items():
        listed[name] = entry(name, data, name)
        (directory / name).write_bytes(data)
        size += len(data)
    table = json.dumps({"files": listed}, sort_keys=True)
    program = (SHELL / "sw.js").read_text(encoding="utf-8").replace('"@site@"', table)
    (directory / "sw.js").write_text(program, encoding="utf-8")
    swept(directory / "parts", {one["from"].removeprefix("parts/") for one in listed.values()})
    return Site(size + len(program), len(listed) + 1)


def entry(name: str, data: bytes, source: str, packed: bool = False, later: bool = False) -> dict[str, Any]:
    """A file as the service worker knows it."""
    kind = TYPES.get(Path(name).suffix) or guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    digest = sha256(data).hexdigest()
    return {"from": source, "digest": digest, "size": len(data), "packed": packed, "type": kind, "later": later}


def swept(place: Path, wanted: set[str]) -> None:
    """Take away parts of a site of before."""
    for file in place.iterdir():
        if file.name not in wanted:
            file.unlink()
