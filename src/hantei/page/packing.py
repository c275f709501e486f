"""What Python finds in the page: Hantei and what it stands on, as compiled modules and data in one file."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

import hantei

from .inside import LATER
from .parts import NoParts, Parts

LOCK = "pyodide-lock.json"
STANDARD = "python_stdlib.zip"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", STANDARD, LOCK)
"""The files of Pyodide that a page loads."""

AWAY = ("cli", "env", "publish", "testing", "workshop", "cases_data")
"""What of Hantei no page uses."""

BARE = ("METADATA", "entry_points.txt")
"""What is kept of the description of a package that registers something."""


READY = "hantei/page/ready.bin"
"""Where the page finds what was read when it was built."""

LANGUAGES = ("root.dat", "en.dat", "ja.dat")
"""The languages of Babel that catalogues ask for."""

UNUSED = ("babel/messages", "pytz/zoneinfo", "yaml/_yaml")
"""What packages bring along for other uses."""

ENDINGS = (".so", ".pyi", ".typed", ".pyx", ".pxd", ".c", ".h", ".tmpl")
"""Files that Python does not load here; extension modules for WebAssembly are told apart by their names."""

WITHIN = "lib/"
"""Where Python's own library lies while it is compiled."""

NEEDLESS = (
    "unittest", "xml", "xmlrpc", "wsgiref", "_pyrepl", "pdb", "doctest", "pydoc", "imaplib", "pickletools", "idlelib",
    "tkinter", "turtle", "ensurepip", "venv", "curses", "smtplib", "poplib", "ftplib", "mailbox", "cProfile", "profile",
    "pstats", "trace.py", "timeit", "sqlite3/__main__", "_pydatetime", "_pydecimal",
)  # fmt: skip
"""What of Python's own library no page uses."""

READING = ("anyio",)
"""Packages whose modules look into their own source to know what to load."""

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


def library(parts: Parts, own: list[Path]) -> Files:
    """All files that Python is to find, sources yet, by their paths.

    Parameters: the parts, and wheels of rulebooks from outside. Raises `NoParts` (`page-bad-wheel`).
    """
    found: Files = {**dict(ourselves()), READY: prepared()}
    for wheel in own:
        if not (wheel.is_file() and wheel.name.endswith("-none-any.whl") and zipfile.is_zipfile(wheel)):
            raise NoParts("page-bad-wheel", path=str(wheel))
    for wheel in parts.wheels:
        found |= {name: data for name, data in of_wheel(wheel).items() if ".dist-info/" not in name}
    for wheel in own:
        found |= of_wheel(wheel)
    return found


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


def split(found: Mapping[str, bytes]) -> tuple[Files, Files]:
    """What Python is to find at once, and what it loads later."""
    installed = {name: data for name, data in found.items() if not name.startswith(WITHIN)}
    later = {name: data for name, data in installed.items() if name.split("/")[0] in LATER}
    return {name: data for name, data in installed.items() if name not in later}, later


def prepared() -> bytes:
    """What is read once, when a site is built: in a process of its own, in which nothing has been read before."""
    with tempfile.TemporaryDirectory() as directory:
        target = Path(directory) / "ready.bin"
        subprocess.run([sys.executable, "-m", "hantei.page.preparing", str(target)], check=True)  # noqa: S603 - ours
        return target.read_bytes()


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
        return path.name in ("__init__.py", "inside.py")
    if name.startswith(UNUSED):
        return False
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
