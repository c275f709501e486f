"""What Python finds in the page: Hantei and what it stands on, as compiled modules and data in one file."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from importlib.metadata import distribution
from io import BytesIO
from pathlib import Path, PurePosixPath

import hantei

from .parts import NoParts, Parts

LOCK = "pyodide-lock.json"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", LOCK)
"""The files of Pyodide that a page loads."""

AWAY = ("cli", "env", "testing", "cases_data")
"""What of Hantei no page uses."""

BARE = ("METADATA", "entry_points.txt")
"""What is kept of the description of a package."""

LANGUAGES = ("root.dat", "en.dat", "ja.dat")
"""The languages of Babel that catalogues ask for."""

ENDINGS = (".so", ".pyi", ".typed", ".pyx", ".pxd", ".c", ".h", ".tmpl")
"""Files that Python does not load here; extension modules for WebAssembly are told apart by their names."""

READING = ("anyio",)
"""Packages whose modules look into their own source to know what to load."""

STANDARD = "python_stdlib.zip"
"""The standard library in the archive of Pyodide: sources, which Python would compile at every start."""

UNUSED = re.compile(
    r"(unittest|_pyrepl|xmlrpc|wsgiref|ensurepip|idlelib|tkinter|turtledemo|curses)/"
    r"|(pdb|pydoc|doctest|imaplib|mailbox|smtplib|ftplib|poplib|turtle|cProfile|profile|pstats)\.py"
    r"|encodings/(cp(?!437)|mac_|iso8859_(?!1\.)|koi8|ptcp|hp_|tis_|kz1|palmos)"
)
"""What of it no page uses: programs of their own, mail and other protocols, old character sets."""

CACHED = "__pycache__/{}.cpython-314.pyc"
"""Where Python looks for a compiled module whose source lies there as well."""

Files = dict[str, bytes]


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


def standard(place: Path) -> bytes:
    """The standard library, compiled; compressed with the other files, not by itself.

    Parameter: the directory in which Pyodide lies. Raises as `compiled` does.
    """
    with zipfile.ZipFile(place / STANDARD) as opened:
        found = {one: opened.read(one) for one in opened.namelist() if not (one.endswith("/") or UNUSED.match(one))}
    made = BytesIO()
    with zipfile.ZipFile(made, "w") as target:
        for name, data in compiled(found, place).items():
            target.writestr(zipfile.ZipInfo(name), data)  # a moment of no meaning: the same files, the same bytes
    return made.getvalue()


def library(parts: Parts, own: list[Path]) -> Files:
    """All files that Python is to find, sources yet, by their paths.

    Parameters: the parts, and wheels of rulebooks from outside. Raises `NoParts` (`page-bad-wheel`).
    """
    found: Files = dict(ourselves())
    for wheel in own:
        if not (wheel.is_file() and wheel.name.endswith("-none-any.whl") and zipfile.is_zipfile(wheel)):
            raise NoParts("page-bad-wheel", path=str(wheel))
    for wheel in [*parts.wheels, *own]:
        with zipfile.ZipFile(wheel) as opened:
            found |= {name: opened.read(name) for name in opened.namelist() if wanted(name)}
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
    if path.parts[:2] in (("pytz", "zoneinfo"), ("hantei", "page")):
        return path.name in ("__init__.py", "inside.py")
    return not name.endswith(ENDINGS) or "wasm32-emscripten" in name


def compiled(found: Mapping[str, bytes], place: Path) -> Files:
    """The same files with all modules compiled by the Python of the page, which Node runs.

    Parameters: the files, and the directory in which Pyodide lies. Raises `NoParts` (`page-needs-node`,
    `page-not-compiled`).
    """
    node = shutil.which("node")
    if node is None:
        raise NoParts("page-needs-node")
    program = Path(__file__).parent / "shell" / "compile.mjs"
    with tempfile.TemporaryDirectory() as directory:
        source, target = Path(directory) / "source.bin", Path(directory) / "target.bin"
        source.write_bytes(packed(found))
        done = subprocess.run(  # noqa: S603 - ours
            [node, str(program), str(place / "pyodide.mjs"), str(source), str(target)],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            raise NoParts("page-not-compiled", detail=(done.stderr or done.stdout).strip()[-500:])
        made = taken_apart(target.read_bytes())
    return {place: data for name, each in made.items() for place, data in laid(name, each, found)}


def laid(name: str, data: bytes, sources: Mapping[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """A file in its place; a compiled module beside its source, where that is asked for."""
    path = PurePosixPath(name)
    if path.suffix == ".pyc" and path.parts[0] in READING:
        source = path.with_suffix(".py").as_posix()
        yield source, sources[source]
        yield (path.parent / CACHED.format(path.stem)).as_posix(), data
    else:
        yield name, data


def packed(found: Mapping[str, bytes]) -> bytes:
    """Files in one: four bytes that say how long the list of them is, the list as JSON, one file after the other."""
    listed = json.dumps([[name, len(data)] for name, data in found.items()]).encode()
    return b"".join([len(listed).to_bytes(4, "big"), listed, *found.values()])


def taken_apart(data: bytes) -> Files:
    """The files of what `packed` has made."""
    end = 4 + int.from_bytes(data[:4], "big")
    found: Files = {}
    for name, size in json.loads(data[4:end]):
        found[name] = data[end : end + size]
        end += size
    return found
