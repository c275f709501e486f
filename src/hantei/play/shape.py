"""What the lines of a save file look like, so that odd data is refused before it reaches a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

Check = Callable[[Any], bool]

DEEPEST = 100
"""So deep may a table in a line be nested."""

LONGEST_NAME = 40

SURROGATES = (b"\\u", b"\xed")
"""What a line holds in which there is half a letter: an escape, or the first byte of one written out."""


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _whole(value: Any) -> bool:
    return type(value) is int and value >= 0


def _yes_or_no(value: Any) -> bool:
    return type(value) is bool


def _wholes(value: Any) -> bool:
    return isinstance(value, list) and all(_whole(item) for item in value)


def _place(value: Any) -> bool:
    return _wholes(value) and len(value) == 2


def _words(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(_text(item) for item in value)


def _answer(value: Any) -> bool:
    return _text(value) or type(value) is int or (isinstance(value, list) and all(type(item) is int for item in value))


def _table(value: Any) -> bool:
    """A table that is nested no deeper than anything could follow."""
    level = [value] if isinstance(value, dict) else []
    for _ in range(DEEPEST if level else 0):
        level = [part for whole in level for part in (whole.values() if isinstance(whole, dict) else whole)]
        level = [part for part in level if isinstance(part, dict | list)]
    return isinstance(value, dict) and not level


def _texts(value: Any) -> bool:
    return _table(value) and all(map(_text, value.values()))


def _perhaps(check: Check) -> Check:
    return lambda value: value is None or check(value)


_THROW: dict[str, Check] = {"at": _place, "dice": _text, "why": _text, "faces": _wholes}
_VOICE: dict[str, Check] = {"at": _place, "kind": _text, "clause": _text, "who": _text, "answer": _answer}

_SHAPES: dict[str, dict[str, Check]] = {
    "header": {
        "format": _text,
        "version": _whole,
        "hantei": _text,
        "rulebook": lambda value: _texts(value) and set(value) == {"id", "version"},
        "setup": _table,
        "seed": _text,
        "dice": lambda value: value in ("seeded", "physical"),
        "seats": _texts,
    },
    "roll": _THROW,
    "hand": _THROW,
    "drop": _THROW,
    "auto": _VOICE,
    "answer": _VOICE,
    "force": {"at": _place, "faces": _wholes},
    "amend": {"at": _place, "words": _words, "kept": _whole},
    "cut": {"at": _place, "kept": _whole},
    "seat": {"at": _place, "who": _text, "policy": _perhaps(_text)},
    "delegate": {"at": _place, "who": _text, "to": _perhaps(_text)},
    "order": {"at": _place, "who": _text, "topic": _text, "answer": _perhaps(_answer)},
    "again": {"at": _place, "throw": _place, "faces": _perhaps(_wholes)},
    "pace": {"waits": _yes_or_no},
    "go": {"at": _place},
    "undo": {"count": _whole},
    "redo": {"count": _whole},
    "checkpoint": {"beat": _whole, "state": _table},
}

_SETUP: dict[str, Check] = {
    "scenario": _text,
    "scenarios": _texts,
    "rulings": _texts,
    "difficulty": _text,
    "leaders": _whole,
    "referee": _yes_or_no,
}
"""What a setup may say that every rulebook understands alike; what else is in it is the rulebook's own."""

_ONLY_TRUE = {"roll": "forced", "header": "waits"}
"""A field that a line of a kind may have besides, and then always `true`."""


def flaw(record: Any, kind: Any) -> str | None:
    """The place at which a line is not as one of its kind is: a name such as "setup.rulings", "do" for a kind that is
    none; None where every field is there, with data of the right type, and there is no other."""
    shape = _SHAPES.get(kind) if isinstance(kind, str) else None
    if shape is None:
        return "do"
    fields = {name: value for name, value in record.items() if name != "do"}
    if fields.pop(_ONLY_TRUE.get(kind, ""), True) is not True:
        return _ONLY_TRUE[kind]
    odd = min(fields.keys() ^ shape.keys(), default=None)
    if odd is not None:
        return shown(odd)
    wrong = next((name for name, check in shape.items() if not check(fields[name])), None)
    return _setup_flaw(fields["setup"]) if wrong is None and kind == "header" else wrong


def _setup_flaw(setup: Mapping[str, Any]) -> str | None:
    return next((f"setup.{name}" for name, check in _SETUP.items() if name in setup and not check(setup[name])), None)


def unwritable(value: Any, place: str = "") -> str | None:
    """The place of a text with half a letter in it (a lone surrogate), which nothing can write; None where there is
    none."""
    if isinstance(value, str):
        return place if any("\ud800" <= letter <= "\udfff" for letter in value) else None
    parts: Iterable[tuple[str, Any]] = ()
    if isinstance(value, dict):
        odd = next((name for name in value if unwritable(name) is not None), None)
        if odd is not None:
            return _below(place, shown(odd))
        parts = ((_below(place, name), part) for name, part in value.items())
    elif isinstance(value, list):
        parts = ((f"{place}[{i}]", part) for i, part in enumerate(value))
    return next((found for at, part in parts if (found := unwritable(part, at)) is not None), None)


def _below(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name


def shown(name: str) -> str:
    """The name of a field as it can be printed anywhere."""
    return name[:LONGEST_NAME] if name.isprintable() else ascii(name[:LONGEST_NAME])[1:-1]
