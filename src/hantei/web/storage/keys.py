"""The key of a store, and the secrets of links made with it: reading the store alone opens no link."""

from __future__ import annotations

import hmac
import os
import secrets
from contextlib import suppress
from errno import EBADF, EINVAL, ENOSYS, ENOTSUP, EPERM
from hashlib import sha256
from pathlib import Path

from hantei.play.folders import write_all

LENGTH = 32
"""Bytes of a key."""

NAME, PROOF = 20, 32
"""Characters of the name of a link, and of its proof of 128 bits."""

OLD_NAME, OLD_PROOF = 16, 24
"""The same of links that earlier versions gave out; they hold until they are renewed."""


def key_of(path: Path) -> bytes:
    """The key of the store at a path, made if there is none; nobody else may read it. Raises `OSError`."""
    return key_in(path.with_name(path.name + ".key"))


def key_in(file: Path) -> bytes:
    """The key in a file, made if there is none; nobody else may read it. Raises `OSError`.

    A file with this name always holds a whole key: it gets the name once it is on the disk, and the name is on the disk
    when this returns. An empty file, which earlier versions left if they were killed, counts as none.
    """
    with suppress(FileNotFoundError):
        found = file.read_bytes()
        if len(found) == LENGTH:
            settle_names(file.parent)  # its maker may have been killed before that
            return found
        if found:
            raise OSError(None, f"{file}: {len(found)} bytes")
        os.unlink(file)
    part = file.with_name(f".{file.name}.{os.getpid()}")
    key = secrets.token_bytes(LENGTH)
    try:
        write_whole(part, key)
    except PermissionError:  # a page cannot make other files, and nobody else makes any
        write_whole(file, key)
        return key
    try:
        os.link(part, file)
    except FileExistsError:  # another server was first
        return key_in(file)
    except (OSError, AttributeError):  # some file systems have no hard links, and the Python of a page has none at all
        os.rename(part, file)
    finally:
        with suppress(FileNotFoundError):
            os.unlink(part)
    settle_names(file.parent)
    return key


def write_whole(file: Path, data: bytes) -> None:
    """Write a file that nobody else may read; it is on the disk when this returns. Raises `OSError`."""
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600)
    try:
        write_all(handle, data)
        os.fsync(handle)
    finally:
        os.close(handle)


def settle_names(folder: Path) -> None:
    """Put the names in a folder on the disk; in a page, which has no such call, they are there."""
    try:
        settle(folder)
    except OSError as error:
        if error.errno not in (EPERM, EBADF, EINVAL, ENOSYS, ENOTSUP):
            raise


def settle(place: Path) -> None:
    """Put a file, or the names in a folder, on the disk."""
    handle = os.open(place, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def new_name() -> str:
    """The name of a new link."""
    return secrets.token_hex(NAME // 2)


def secret_of(key: bytes, name: str) -> str:
    """The secret of a link: its name and its proof."""
    length = OLD_PROOF if len(name) == OLD_NAME else PROOF
    return name + hmac.new(key, name.encode(), sha256).hexdigest()[:length]


def name_in(key: bytes, secret: str) -> str | None:
    """The name of the link that a secret proves; None if it proves none."""
    name = secret[: OLD_NAME if len(secret) == OLD_NAME + OLD_PROOF else NAME]
    sound = secret.isascii() and hmac.compare_digest(secret, secret_of(key, name))
    return name if sound else None


def fingerprint(secret: str) -> str:
    """The fingerprint that is kept of a secret that was given out before there were keys."""
    return sha256(secret.encode()).hexdigest()
