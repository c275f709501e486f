"""Writes files completely or not at all."""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path

from hantei.core.message import Complaint


class BadFile(Complaint):
    """Raised for a file that cannot be written or read."""


def no_file(path: Path | str) -> BadFile:
    """What is wrong with a path that should be a file: it is a directory, or nothing is there."""
    return BadFile("check-directory" if Path(path).is_dir() else "check-no-file", path=str(path))


def check_target(file: str) -> Path:
    """Check that a file can be written, before the work begins. Raises `BadFile` (`cannot-write`)."""
    path = Path(file).expanduser()
    if path.is_dir() or not os.access(path.parent, os.W_OK):
        raise BadFile("cannot-write", path=str(path))
    return path


def write_whole(path: Path, data: bytes) -> None:
    """Write a file; an old one of that name stays until the new one is complete. Raises `BadFile` (`cannot-write`)."""
    path = path.expanduser()
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(name).chmod(mode_of(path))
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadFile("cannot-write", path=str(path)) from error


def mode_of(path: Path) -> int:
    """The permissions of a file that is written anew: those of the old file, or the usual ones."""
    if path.exists():
        return stat.S_IMODE(path.stat().st_mode)
    umask = os.umask(0)
    os.umask(umask)
    return 0o666 & ~umask
