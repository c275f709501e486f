"""Recall: results made from texts when a site of pages was built are not made again.

Reading takes long if Python alone has to do it, as in a page. So a site carries the results of its files (`noting`) and
brings them back (`bring`). A result is found by its text, so it is never out of date; lists of a rulebook are found by
its id, because the site holds the files they were made from.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

_brought: dict[str, bytes] = {}
_noted: dict[str, bytes] | None = None


def recalled(kind: str, text: str, make: Callable[[], T]) -> T:
    """The result made from a text, recalled or made now; a new object on each call.

    Parameters: the kind of result, in words that tell it from all others; the text; the function that makes it.
    """
    if not _brought and _noted is None:
        return make()
    key = sha256(f"{kind}\n{text}".encode()).hexdigest()
    if key in _brought:
        found: T = pickle.loads(_brought[key])  # noqa: S301 - made when the site was built
        return found
    made = make()
    if _noted is not None:
        _noted[key] = pickle.dumps(made)
    return made


def bring(found: Mapping[str, bytes]) -> None:
    """Add results that can be recalled."""
    _brought.update(found)


def forget(found: Iterable[str]) -> None:
    """Drop results that were used and will not be needed again."""
    for key in found:
        _brought.pop(key, None)


@contextmanager
def noting() -> Iterator[Mapping[str, bytes]]:
    """Note the results made from texts within the block, to be carried by a site."""
    global _noted
    noted: dict[str, bytes] = {}
    _noted = noted
    try:
        yield noted
    finally:
        _noted = None
