"""Names on the disk: folders for save files, and second names for old ones. A name is on the disk once its folder is
synced."""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import count
from pathlib import Path


class NotOnDisk(OSError):
    """Raised if names did not reach the disk."""


def make_folders(folder: Path) -> None:
    """Make a folder and those above it that are missing; each is on the disk before anything is put into it. Raises
    OSError, `NotOnDisk`."""
    if not folder.exists():
        make_folders(folder.parent)
        with suppress(FileExistsError):  # another program has made it just now
            folder.mkdir()
    with suppress(PermissionError):  # a folder that we may pass through, but not list
        sync_folder(folder.parent)  # also if it was there: its maker may have been killed before this


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk. Raises OSError, `NotOnDisk`."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        raise NotOnDisk(error.errno, error.strerror) from error
    finally:
        os.close(handle)


def keep_beside(path: Path, name: str) -> None:
    """Give a file a second name, once, however often somebody starts to. Raises OSError."""
    for number in count(1):
        kept = path.with_name(name if number == 1 else f"{name}-{number}")
        try:
            _link(path, kept)
        except FileExistsError:
            if kept.read_bytes() != path.read_bytes():
                continue
        return


def _link(path: Path, kept: Path) -> None:
    """Give a file a second name; if the file system knows no hard links, give it to a copy. Raises OSError."""
    try:
        os.link(path, kept)
    except FileExistsError:
        raise
    except OSError:
        _copy(path, kept)


def _copy(path: Path, kept: Path) -> None:
    # It gets its name once it is whole, so that nobody takes half of it for the file.
    if kept.exists():
        raise FileExistsError
    half = kept.with_name(f"{kept.name}.new")
    half.unlink(missing_ok=True)
    handle = os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    try:
        write_all(handle, path.read_bytes())
        os.fsync(handle)
    finally:
        os.close(handle)
    os.rename(half, kept)


def write_all(handle: int, data: bytes) -> None:
    """Write all of some bytes to an open file. Raises OSError."""
    left = memoryview(data)
    while left:
        left = left[os.write(handle, left) :]
