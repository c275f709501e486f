"""The key of a store, and the secrets of links that are made with it: whoever reads the store alone can follow none."""

from __future__ import annotations

import hmac
import os
import secrets
from hashlib import sha256
from pathlib import Path

LENGTH = 32
"""Bytes of a key."""

NAME, PROOF = 16, 24
"""Characters of the name of a link, and of what proves it."""


def key_of(path: Path) -> bytes:
    """The key of the store at a path, made where there is none; nobody else may read it. Raises `OSError`."""
    return key_in(path.with_name(path.name + ".key"))


def key_in(file: Path) -> bytes:
    """The key in a file, made where there is none; nobody else may read it. Raises `OSError`."""
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    except FileExistsError:
        found = file.read_bytes()
        if len(found) != LENGTH:
            raise OSError(None, f"{file}: {len(found)} bytes") from None
        return found
    with os.fdopen(handle, "wb") as opened:
        key = secrets.token_bytes(LENGTH)
        opened.write(key)
        opened.flush()
        os.fsync(opened.fileno())
    return key


def new_name() -> str:
    """The name of a new link."""
    return secrets.token_hex(NAME // 2)


def secret_of(key: bytes, name: str) -> str:
    """The secret of a link: its name and what proves it."""
    return name + hmac.new(key, name.encode(), sha256).hexdigest()[:PROOF]


def name_in(key: bytes, secret: str) -> str | None:
    """The name of the link that a secret proves; None where it proves none."""
    name = secret[:NAME]
    sound = secret.isascii() and hmac.compare_digest(secret, secret_of(key, name))
    return name if sound else None


def fingerprint(secret: str) -> str:
    """What is kept of a secret that was given out before there were keys."""
    return sha256(secret.encode()).hexdigest()
