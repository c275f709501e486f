"""Modules as the Python of the page compiles them, which Node runs: each once, since what was compiled is kept.

Most modules of a site, Python's own library among them, stay the same from one site to the next, and to compile them
all is half of what a site takes.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import sha256
from pathlib import Path, PurePosixPath

from .parts import LOCK, NoParts

Files = dict[str, bytes]

KEPT = "compiled.bin"
"""The file in which compiled modules are kept: the SHA-256 of what follows, then each by the digest of its source."""

DIGEST = 32
"""Bytes of a SHA-256."""

MOST_AT_ONCE = 4
"""Processes that compile beside each other, at most."""

FEW = 200
"""Modules for which a second process is not worth its start."""

READING = ("anyio",)
"""Packages whose modules look into their own source to know what to load."""

CACHED = "__pycache__/{}.cpython-314.pyc"
"""Where Python looks for a compiled module whose source lies there as well."""

SHELL = Path(__file__).parent / "shell"


def compiled(found: Mapping[str, bytes], place: Path, cache: Path) -> Files:
    """The same files with all modules compiled.

    Parameters: the files, the directory in which Pyodide lies, and that in which parts are kept. Raises `NoParts`
    (`page-needs-node`, `page-not-compiled`).
    """
    by_whom = compiler()
    digests = {name: digest(by_whom, name, source) for name, source in found.items() if name.endswith(".py")}
    known = kept(cache / KEPT)
    missing = [name for name, one in digests.items() if one not in known]
    if missing:
        fresh = anew({name: found[name] for name in missing}, place)
        known |= {digests[name]: fresh[f"{name}c"] for name in missing}
        keep(cache / KEPT, {one: known[one] for one in digests.values()})
    made = Files()
    for name, data in found.items():
        if name in digests:
            made |= laid(name, known[digests[name]], data)
        else:
            made[name] = data
    return made


def compiler() -> bytes:
    """What compiles: another program, or another Python, makes other modules."""
    return (SHELL / "compile.mjs").read_bytes() + (LOCK / "pyodide.json").read_bytes()


def digest(by_whom: bytes, name: str, source: bytes) -> str:
    """The digest that tells a module from all others: of its compiler, its path (which the compiled module holds), and
    its source."""
    return sha256(b"\0".join([sha256(by_whom).digest(), name.encode(), source])).hexdigest()


def kept(file: Path) -> Files:
    """The modules that were compiled before; none where the file is not there, or is not whole."""
    try:
        data = file.read_bytes()
    except OSError:
        return {}
    return taken_apart(data[DIGEST:]) if sha256(data[DIGEST:]).digest() == data[:DIGEST] else {}


def keep(file: Path, made: Mapping[str, bytes]) -> None:
    """Keep compiled modules for the next site, where there is room."""
    data = packed(made)
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    with suppress(OSError):
        beside.write_bytes(sha256(data).digest() + data)
        beside.replace(file)
    beside.unlink(missing_ok=True)


def anew(sources: Mapping[str, bytes], place: Path) -> Files:
    """Modules compiled now: many of them by several processes, each of which takes a share of about the same size."""
    count = min(MOST_AT_ONCE, os.cpu_count() or 1) if len(sources) > FEW else 1
    largest_first = sorted(sources, key=lambda name: -len(sources[name]))
    shares = [largest_first[start::count] for start in range(count)]
    with ThreadPoolExecutor(count) as pool:
        done = list(pool.map(lambda share: share_of(sources, share, place), shares))
    return {name: data for each in done for name, data in each.items()}


def share_of(sources: Mapping[str, bytes], names: Sequence[str], place: Path) -> Files:
    """Some of the modules, compiled by one process. Raises as `by_node`."""
    with tempfile.TemporaryDirectory() as directory:
        source, target = Path(directory) / "source.bin", Path(directory) / "target.bin"
        source.write_bytes(packed({name: sources[name] for name in names}))
        by_node("compile.mjs", place / "pyodide.mjs", source, target)
        return taken_apart(target.read_bytes())


def laid(name: str, data: bytes, source: bytes) -> Files:
    """A compiled module in its place; beside its source, where that is asked for."""
    path = PurePosixPath(name)
    if path.parts[0] not in READING:
        return {f"{name}c": data}
    return {name: source, (path.parent / CACHED.format(path.stem)).as_posix(): data}


def by_node(program: str, *facts: Path | str) -> None:
    """Have Node run a program of ours. Raises `NoParts` (`page-needs-node`, `page-not-compiled`)."""
    node = shutil.which("node")
    if node is None:
        raise NoParts("page-needs-node")
    command = [node, str(SHELL / program), *map(str, facts)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    if done.returncode:
        raise NoParts("page-not-compiled", detail=(done.stderr or done.stdout).strip()[-500:])


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
