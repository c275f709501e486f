"""What the lines of a save file look like, so that odd data is refused before it reaches a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Check = Callable[[Any], bool]


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _whole(value: Any) -> bool:
    return type(value) is int and value >= 0


def _wholes(value: Any) -> bool:
    return isinstance(value, list) and all(_whole(item) for item in value)


def _place(value: Any) -> bool:
    return _wholes(value) and len(value) == 2


def _words(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(_text(item) for item in value)


def _answer(value: Any) -> bool:
    return _text(value) or type(value) is int or (isinstance(value, list) and all(type(item) is int for item in value))


def _table(value: Any) -> bool:
    return isinstance(value, dict)


_THROW: dict[str, Check] = {"at": _place, "dice": _text, "why": _text, "faces": _wholes}
_VOICE: dict[str, Check] = {"at": _place, "kind": _text, "clause": _text, "who": _text, "answer": _answer}

_SHAPES: dict[str, dict[str, Check]] = {
    "header": {
        "format": _text,
        "version": _whole,
        "hantei": _text,
        "rulebook": lambda value: _table(value) and set(value) == {"id", "version"} and all(map(_text, value.values())),
        "setup": _table,
        "seed": _text,
        "dice": lambda value: value in ("seeded", "physical"),
        "seats": lambda value: _table(value) and all(map(_text, value.values())),
    },
    "roll": _THROW,
    "hand": _THROW,
    "drop": _THROW,
    "auto": _VOICE,
    "answer": _VOICE,
    "force": {"at": _place, "faces": _wholes},
    "amend": {"at": _place, "words": _words, "kept": _whole},
    "cut": {"at": _place, "kept": _whole},
    "seat": {"at": _place, "who": _text, "policy": lambda value: value is None or _text(value)},
    "delegate": {"at": _place, "who": _text, "to": lambda value: value is None or _text(value)},
    "again": {"at": _place, "throw": _place, "faces": lambda value: value is None or _wholes(value)},
    "pace": {"waits": lambda value: type(value) is bool},
    "go": {"at": _place},
    "undo": {"count": _whole},
    "redo": {"count": _whole},
    "checkpoint": {"beat": _whole, "state": _table},
}


def fits(record: Any, kind: Any) -> bool:
    """Whether a line has the fields that a line of its kind has, each with data of the right type."""
    shape = _SHAPES.get(kind) if isinstance(kind, str) else None
    if shape is None or not isinstance(record, dict):
        return False
    fields = {name: value for name, value in record.items() if name != "do"}
    if kind == "roll" and fields.pop("forced", True) is not True:
        return False
    if kind == "header" and fields.pop("waits", True) is not True:
        return False
    return fields.keys() == shape.keys() and all(check(fields[name]) for name, check in shape.items())
