"""Recall: what was made of a text once need not be made again.

Reading takes long where Python has to do it alone, as in a page. A site of pages carries what was made of its files as
it was built (`noting`), and brings it back (`bring`). It is found by the text itself, so that it is never out of date;
what lists say of a rulebook, by its id: a site holds the very files that it was made of.
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
    """What is made of a text, brought along or made now; new on every call.

    Parameters: what is made of it, in words that tell it from anything else, the text, and what makes it.
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
    """From now on this is at hand as well."""
    _brought.update(found)


def forget(found: Iterable[str]) -> None:
    """What was brought under these keys is at hand no longer: it has been made use of, and will not be again."""
    for key in found:
        _brought.pop(key, None)


@contextmanager
def noting() -> Iterator[Mapping[str, bytes]]:
    """What is made of texts from now on, to be brought along."""
    global _noted
    noted: dict[str, bytes] = {}
    _noted = noted
    try:
        yield noted
    finally:
        _noted = None
