"""Another key for the links of a store: links that were sent lead nowhere any more, and people keep their places.

No server runs meanwhile. The old key is gone afterwards; a copy made before has it still.
"""

from __future__ import annotations

import secrets
from contextlib import closing
from pathlib import Path

from hantei.core.system import system_reason

from .copying import BadCopy, key, opened
from .doors import forget_old_links
from .keys import LENGTH, settle_names, write_whole


def in_file(path: Path) -> Path:
    """Give a store in a file another key. Return where it lies. Raises `BadCopy` (`no-store`, `cannot-rekey`),
    `SaveError` as `opened`."""
    with closing(opened(path)) as store:
        store.write(forget_old_links)
        put(new_key(), key(path))
    return key(path)


def new_key() -> bytes:
    """A key that nobody knows."""
    return secrets.token_bytes(LENGTH)


def put(made: bytes, file: Path) -> None:
    """Put a key in the place of another; the file holds a whole one at any moment. Raises `BadCopy`
    (`cannot-rekey`)."""
    part = file.with_name(f".{file.name}.part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(part, made)
        part.replace(file)
        settle_names(file.parent)
    except OSError as error:
        raise BadCopy("cannot-rekey", path=str(file), reason=system_reason(error)) from None
