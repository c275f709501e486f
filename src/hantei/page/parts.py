"""The parts of the site that come from package registries: pinned, checked by hash, kept for the next time.

`pyodide.json` and `wheels.txt` are the lock: a part with other content is not used, wherever it came from.
"""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256, sha512
from importlib.resources import files
from pathlib import Path

from hantei.core.message import Complaint
from hantei.core.system import system_reason

PLATFORMS = ("pyemscripten_2026_0_wasm32", "manylinux2014_x86_64")
"""What wheels may be made for: WebAssembly, and any system for those of which only the pure Python is used."""

PYTHON = "314"
"""The Python that Pyodide is, as pip writes it."""

LOCK = files(__package__)


class NoParts(Complaint):
    """Raised if a part of the site cannot be had."""


@dataclass(frozen=True)
class Wheel:
    """A pinned package: its name, its version, the SHA-256 of its wheel."""

    name: str
    version: str
    digest: str


@dataclass(frozen=True)
class Parts:
    """The parts at hand: the archive of Pyodide, and the wheels."""

    pyodide: Path
    wheels: Sequence[Path]


def pinned() -> list[Wheel]:
    """The wheels of the lock."""
    lines = (LOCK / "wheels.txt").read_text(encoding="utf-8").splitlines()
    found = [re.fullmatch(r"([\w.-]+)==(\S+) --hash=sha256:([0-9a-f]{64})", line) for line in lines]
    return [Wheel(*one.groups()) for one in found if one]


def usual_directory() -> Path:
    """Where parts are kept unless another directory is named."""
    base = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(base).expanduser() / "hantei" / "page"


def gathered(cache: Path) -> Parts:
    """All parts: those of the directory that are sound, the others from the registries.

    Raises `NoParts` (`page-needs-npm`, `page-needs-pip`, `page-not-fetched`, `page-cannot-keep`).
    """
    try:
        cache.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NoParts("page-cannot-keep", path=str(cache), reason=system_reason(error)) from None
    return Parts(pyodide(cache), list(wheels(cache)))


def pyodide(cache: Path) -> Path:
    """The archive of Pyodide, from the directory or from npm."""
    wanted = json.loads((LOCK / "pyodide.json").read_text(encoding="utf-8"))
    file = cache / f"pyodide-{wanted['version']}.tgz"
    if not sound(file, wanted["integrity"]):
        npm = shutil.which("npm")
        if npm is None:
            raise NoParts("page-needs-npm", path=str(cache))
        with tempfile.TemporaryDirectory() as place:
            asked([npm, "pack", "--silent", f"pyodide@{wanted['version']}"], Path(place), "npm")
            moved(Path(place) / file.name, file)
        if not sound(file, wanted["integrity"]):
            raise NoParts("page-not-fetched", program="npm", detail=f"{file.name}: {wanted['integrity']}")
    return file


def sound(file: Path, integrity: str) -> bool:
    """Whether a file is there with the content of the lock, as npm writes its hash."""
    if not file.is_file():
        return False
    return integrity == "sha512-" + base64.b64encode(sha512(file.read_bytes()).digest()).decode()


def wheels(cache: Path) -> Iterator[Path]:
    """The wheels, from the directory or by pip."""
    digests = [one.digest for one in pinned()]
    found = by_digest(cache)
    if any(digest not in found for digest in digests):
        with tempfile.TemporaryDirectory() as place:
            download(Path(place))
            for file in Path(place).glob("*.whl"):
                moved(file, cache / file.name)
        found = by_digest(cache)
    for one in pinned():
        if one.digest not in found:
            raise NoParts("page-not-fetched", program="pip", detail=f"{one.name} {one.version}: {one.digest}")
        yield found[one.digest]


def by_digest(cache: Path) -> dict[str, Path]:
    """The wheels of a directory by the SHA-256 of their content."""
    return {sha256(file.read_bytes()).hexdigest(): file for file in cache.glob("*.whl")}


def download(place: Path) -> None:
    """Have pip fetch the wheels of the lock, and no others."""
    lock = place / "wheels.txt"
    lock.write_text((LOCK / "wheels.txt").read_text(encoding="utf-8"), encoding="utf-8")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-input"]
    command += ["--requirement", str(lock), "--require-hashes", "--no-deps", "--only-binary=:all:"]
    command += ["--dest", str(place)]
    command += ["--implementation", "cp", "--python-version", PYTHON, "--abi", f"cp{PYTHON}", "--abi", "none"]
    for platform in PLATFORMS:
        command += ["--platform", platform]
    asked(command, place, "pip")


def asked(command: Sequence[str], place: Path, program: str) -> None:
    """Run a program in a directory. Raises `NoParts` with the last thing that it says where it fails."""
    done = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    if done.returncode:
        if program == "pip" and "No module named pip" in done.stderr:
            raise NoParts("page-needs-pip")
        said = [line.strip() for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        errors = [line for line in said if "ERROR" in line or "error" in line]
        raise NoParts("page-not-fetched", program=program, detail=(errors or said or ["?"])[0])


def moved(source: Path, target: Path) -> None:
    """Put a file into its place, whole or not at all. Raises `NoParts` (`page-cannot-keep`)."""
    if not source.is_file():
        return
    beside = target.with_name(f".{target.name}.part")
    try:
        shutil.copyfile(source, beside)
        beside.replace(target)
    except OSError as error:
        raise NoParts("page-cannot-keep", path=str(target.parent), reason=system_reason(error)) from None
