"""What Python finds in the page: Hantei and what it stands on, as compiled modules and data; and its memory as it is
once all of that is loaded."""

from __future__ import annotations

import io
import json
import pickle
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

import hantei

from .compiling import Files, by_node, packed, taken_apart
from .inside import METHODS, READ, REST, WORKSHOP, WRITING
from .parts import NoParts, Parts

LOCK = "pyodide-lock.json"
STANDARD = "python_stdlib.zip"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", STANDARD, LOCK)
"""The files of Pyodide that a page is made of; the archive of its library is taken apart."""

AWAY = ("cli", "env", "testing", "cases_data")
"""The parts of Hantei that no page uses."""

BARE = ("METADATA", "entry_points.txt")
"""What is kept of the description of a package that registers something."""

PAGE = "hantei/page"
"""Where the results of reading, when the site was built, lie."""

LANGUAGES = ("root.dat", "en.dat", "ja.dat")
"""The languages of Babel that catalogues ask for."""

UNUSED = ("babel/messages", "pytz/zoneinfo", "yaml/_yaml")
"""What packages bring along for other uses."""

ENDINGS = (".so", ".pyi", ".typed", ".pyx", ".pxd", ".c", ".h", ".tmpl")
"""Files that Python does not load here; extension modules for WebAssembly are told apart by their names."""

WITHIN = "lib/"
"""Where Python's own library lies while it is compiled."""

NEEDLESS = (
    "unittest", "xmlrpc", "wsgiref", "_pyrepl", "pdb", "doctest", "pydoc", "imaplib", "pickletools", "idlelib",
    "tkinter", "turtle", "ensurepip", "venv", "curses", "smtplib", "poplib", "ftplib", "mailbox", "cProfile", "profile",
    "pstats", "trace.py", "timeit", "sqlite3/__main__", "_pydatetime", "_pydecimal",
)  # fmt: skip
"""The parts of Python's own library that no page uses."""

SITE, ARCHIVE = "python3.14/site-packages", "python314.zip"
"""Below `/lib`: where packages lie, and Python's own library."""

BASE = "base"
"""The group of files that are loaded at once."""


def unpacked(archive: Path, place: Path) -> None:
    """Lay the files of Pyodide into a directory; its list of packages that could be had elsewhere is left out."""
    with tarfile.open(archive) as tar:
        for name in PYODIDE:
            member = tar.extractfile(f"package/{name}")
            if member is None:
                raise NoParts("page-not-fetched", program="npm", detail=name)
            data = member.read()
            if name == LOCK:
                data = json.dumps({"info": json.loads(data)["info"], "packages": {}}).encode()
            (place / name).write_bytes(data)


def library(parts: Parts, own: list[Path], read: Mapping[str, Any]) -> tuple[Files, Files]:
    """All files that Python is to find, sources yet, by their paths; and those of rulebooks from outside.

    Parameters: the parts, wheels of rulebooks from outside, what was read (`preparing.Prepared`). Raises `NoParts`
    (`page-bad-wheel`).
    """
    found, brought = dict(ourselves()), Files()
    found |= {f"{PAGE}/{name}{READ}": pickle.dumps(read[name]) for name in ("general", "lists")}
    found |= {f"{PAGE}/{name}{READ}": pickle.dumps(noted) for name, noted in read["books"].items()}
    for wheel in own:
        if not (wheel.is_file() and wheel.name.endswith("-none-any.whl") and zipfile.is_zipfile(wheel)):
            raise NoParts("page-bad-wheel", path=str(wheel))
    for wheel in parts.wheels:
        found |= {name: data for name, data in of_wheel(wheel).items() if ".dist-info/" not in name}
    for wheel in own:
        brought |= of_wheel(wheel)
    return found, brought


def of_wheel(wheel: Path) -> Files:
    """The files of a wheel that are needed to run it."""
    with zipfile.ZipFile(wheel) as opened:
        return {name: opened.read(name) for name in opened.namelist() if wanted(name)}


def standard(archive: bytes) -> Files:
    """The modules of Python's own library that a page may use."""
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        names = [name for name in opened.namelist() if not name.endswith("/") and not name.startswith(NEEDLESS)]
        return {WITHIN + name: opened.read(name) for name in names}


def zipped(found: Mapping[str, bytes]) -> bytes:
    """Python's own library as it lies in a page: an archive, since Python has to find it before anything else."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as opened:
        for name, data in found.items():
            if name.startswith(WITHIN):
                opened.writestr(zipfile.ZipInfo(name.removeprefix(WITHIN)), data)
    return made.getvalue()


def shared(found: Mapping[str, bytes], brought: Sequence[str], packages: Mapping[str, str]) -> dict[str, Files]:
    """The files in groups that are loaded together: `base` at once, each rulebook when it is opened, the workshop when
    somebody writes, and the `rest`.

    Parameters: all files, what the paths of rulebooks from outside begin with, the packages of the others by their ids.
    """
    homes = {f"{package.replace('.', '/')}/": name for name, package in packages.items()}
    homes |= {f"{PAGE}/{name}{READ}": name for name in packages}
    homes |= {f"{package.replace('.', '/')}/": WORKSHOP for package in WRITING}
    groups: dict[str, Files] = {name: {} for name in (BASE, *packages, WORKSHOP, REST)}
    for path, data in found.items():
        if path.startswith(WITHIN):
            continue
        home = next((name for start, name in homes.items() if path.startswith(start)), REST)
        at_once = ".dist-info/" in path or path.startswith(tuple(brought))
        groups[BASE if at_once else home][f"{SITE}/{path}"] = data
    groups[REST][ARCHIVE] = zipped(found)
    return groups


def prepared() -> dict[str, Any]:
    """What is read once, when a site is built: in a process of its own, in which nothing has been read before."""
    with tempfile.TemporaryDirectory() as directory:
        target = Path(directory) / "ready.bin"
        subprocess.run([sys.executable, "-m", "hantei.page.preparing", str(target)], check=True)  # noqa: S603 - ours
        found: dict[str, Any] = pickle.loads(target.read_bytes())  # noqa: S301 - written just now
        return found


def ourselves() -> Iterator[tuple[str, bytes]]:
    """The files of Hantei, and what it registers."""
    home = Path(hantei.__file__).parent
    for file in sorted(home.rglob("*")):
        name = file.relative_to(home).as_posix()
        if file.is_file() and name.split("/")[0] not in AWAY and "__pycache__" not in name and wanted(f"hantei/{name}"):
            yield f"hantei/{name}", file.read_bytes()
    described = distribution("hantei")
    for name in BARE:
        yield f"hantei-{described.version}.dist-info/{name}", (described.read_text(name) or "").encode()


def wanted(name: str) -> bool:
    """Whether a file of a package is needed to run it."""
    path = PurePosixPath(name)
    if name.endswith("/"):
        return False
    if path.parts[0].endswith(".dist-info"):
        return path.name in BARE
    if "locale-data" in path.parts:
        return path.name in LANGUAGES
    if path.parts[:2] == ("hantei", "page"):
        return path.name in INSIDE
    if name.startswith(UNUSED):
        return False
    return not name.endswith(ENDINGS) or "wasm32-emscripten" in name


INSIDE = ("__init__.py", "inside.py", "letters.py", "minds.py", "readying.py")
"""The modules of this package that run in the page."""


class Image(NamedTuple):
    """The memory of Python, packed, and how large it is unpacked, without and with the list of what is not in it."""

    data: bytes
    sizes: Sequence[int]


def memory(groups: Mapping[str, Files], place: Path, books: Iterable[str]) -> tuple[Image, dict[str, Files]]:
    """The memory of Python once everything is loaded that is the same for everybody; and what it has made for the
    groups of rulebooks then.

    Parameters: all files, the directory in which Pyodide lies, the ids of rulebooks. Raises as `by_node`.
    """
    with tempfile.TemporaryDirectory() as directory:
        source, target = Path(directory) / "source.bin", Path(directory) / "target.bin"
        found = {name: data for group in groups.values() for name, data in group.items()}
        (place / STANDARD).write_bytes(found.pop(ARCHIVE))  # Python looks into it before anything else is laid out
        source.write_bytes(packed(found))
        by_node("memory.mjs", place / "pyodide.mjs", source, target, *books)
        made = taken_apart(target.read_bytes())
    image = Image(made.pop("memory"), json.loads(made.pop("sizes")))
    return image, {name: {f"{SITE}/{PAGE}/{name}{METHODS}": data} for name, data in made.items()}
