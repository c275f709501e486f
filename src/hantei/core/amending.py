"""Amendments of a state by the game master: the rulebook's own verbs, and any figure, word, or yes or no."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from inspect import signature
from typing import Any

from .message import Complaint
from .numbers import whole_number
from .record import holders

WordLists = Mapping[str, Sequence[str]]
"""The fields that hold words, each with the words allowed there; an empty list allows any word."""


Verbs = Mapping[str, Callable[..., None]]
"""What carries out an amendment, by its first word: a function of the state and of each of the words behind it. It
raises `NoRuling` where these make no amendment."""


LONGEST_PATH = 6
"""Steps of the longest path."""

HIGHEST = 999_999
"""The highest figure that can be set."""


BRING = "bring"
"""The verb of the amendment that brings somebody out of a file of people."""


class BadAmendment(Complaint):
    """An amendment of a referee that cannot be carried out."""


class NoRuling(Exception):
    """The words after the verb of an amendment make none; `apply` says how amendments are written."""


def apply(c: Any, verbs: Verbs, verb: str, words: Sequence[str]) -> None:
    """Apply an amendment. Raises `BadAmendment` if the words make none."""
    try:
        if verb not in verbs or not takes(verbs[verb], len(words)):
            raise NoRuling
        verbs[verb](c, *words)
    except NoRuling:
        known = "yes" if verb in verbs else "no"
        raise BadAmendment("amend-usage", given=" ".join([verb, *words]), known=known, allowed=[*verbs]) from None


def takes(rule: Callable[..., None], count: int) -> bool:
    """Whether a rule takes so many words behind the state."""
    words = list(signature(rule).parameters.values())[1:]
    least = sum(one.default is one.empty and one.kind is not one.VAR_POSITIONAL for one in words)
    return least <= count and (count <= len(words) or any(one.kind is one.VAR_POSITIONAL for one in words))


def names(thing: Any) -> list[str]:
    """List the names that can follow in a path."""
    if isinstance(thing, dict):
        return list(thing)
    if dataclasses.is_dataclass(thing):
        return list(holders(thing))
    return []


def part(thing: Any, name: str) -> Any:
    """Return the part that a name of `names` stands for."""
    return thing[name] if isinstance(thing, dict) else getattr(holders(thing)[name], name)


def settable(thing: Any, start: str = "", depth: int = LONGEST_PATH) -> Iterator[tuple[str, bool | int | str]]:
    """Every figure, word and yes or no of a state, with the path to it."""
    for name in names(thing):
        value = part(thing, name)
        path = f"{start}.{name}" if start else str(name)
        if isinstance(value, bool | int | str):
            yield path, value
        elif depth:
            yield from settable(value, path, depth - 1)


def one_more(record: str, taken: Collection[str], alike: Sequence[int]) -> tuple[str, int]:
    """A name and a number for one more combatant with a record, to tell it from the others with that record.

    Parameters: the record, the names in use, and the numbers of those with the same record (0: the only one).
    """
    number = max(*alike, len(alike), 0) + 1 if alike else 0
    who, free = record, max(number, 2)
    while who in taken:
        who, free = f"{record}-{free}", free + 1
    return who, number


def set_value(state: Any, parts: Sequence[str], path: str, text: str, words: WordLists) -> None:
    """Set a whole number, a word or true/false in place of a value of the same kind.

    Parameters: the state, the path from it part by part, the path as it was written, the new value, and the words that
    may be set. Raises `BadAmendment` naming what is allowed.
    """
    holder: Any = state
    for i, name in enumerate(parts):
        if name not in names(holder):
            raise BadAmendment("amend-path", path=".".join(parts[: i + 1]), allowed=[*names(holder)] or "-")
        if not isinstance(holder, dict):
            holder = holders(holder)[name]
        if i < len(parts) - 1:
            holder = part(holder, name)
    old = holder[parts[-1]] if isinstance(holder, dict) else getattr(holder, parts[-1])
    new = converted(old, text, path, words)
    if isinstance(holder, dict):
        holder[parts[-1]] = new
    else:
        setattr(holder, parts[-1], new)


def set_up_to(state: Any, parts: Sequence[str], path: str, text: str, last: int) -> None:
    """Set a figure of the state itself that goes no higher than `last`, such as the round. Raises as `set_value`."""
    before = getattr(state, parts[0])
    set_value(state, parts, path, text, {})
    if getattr(state, parts[0]) > last:
        setattr(state, parts[0], before)
        raise BadAmendment("amend-value", path=path, found=text, allowed=f"0 ... {last}")


def converted(old: Any, text: str, path: str, words: WordLists) -> int | str | bool:
    """The text as a value of the same kind as the old one; figures below 0 are refused."""
    if isinstance(old, bool):
        return truth(text, path)
    if isinstance(old, int):
        return whole(text, 0, HIGHEST, path)
    if isinstance(old, str):
        return word(text, path, words)
    raise BadAmendment("amend-path", path=path, allowed=[*names(old)] or "-")


def word(text: str, path: str, words: WordLists) -> str:
    """Check a word for a field of words. Raises `BadAmendment` if no amendment may set the field, or not to this."""
    field = path.rpartition(".")[2]
    if field not in words:
        raise BadAmendment("amend-path", path=path, allowed=[*words] or "-")
    return one_of(words[field], text, path) if words[field] else text


def existing(allowed: Sequence[str], text: str) -> str:
    """A word that names somebody or something, and must be one of those there are."""
    if text not in allowed:
        raise BadAmendment("amend-unknown", found=text, allowed=[*allowed] or "-")
    return text


def one_of(allowed: Sequence[str], text: str, path: str) -> str:
    """A word that must be one of those allowed; `path`: what it is for."""
    if text not in allowed:
        raise BadAmendment("amend-value", path=path, found=text, allowed=[*allowed] or "-")
    return text


def truth(text: str, path: str) -> bool:
    """True or false."""
    return one_of(("true", "false"), text, path) == "true"


def whole(text: str, low: int, high: int, path: str) -> int:
    """A whole number within bounds."""
    number = whole_number(text, low, high)
    if number is None:
        raise BadAmendment("amend-value", path=path, found=text, allowed=f"{low} ... {high}")
    return number
