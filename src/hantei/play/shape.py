"""The shape of a save file's lines, so that odd data is refused before it reaches a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any

from ..core.numbers import told
from .cursor import RULES_CHANGED
from .fields import (
    THROW,
    VOICE,
    LineFields,
    are_names,
    are_texts,
    is_place,
    is_table,
    is_text,
    is_truth,
    is_whole,
    is_writable,
)
from .move import Move
from .moves import KINDS
from .refused import Refused
from .timeline import line_value

LONGEST_NAME = 40
"""Letters of a field's name that a message shows."""

SURROGATES = (b"\\u", b"\xed")
"""Bytes of a line with half a letter in it: an escape, or the first byte of a raw one."""

_SHAPES: dict[str, LineFields] = {
    "header": {
        "format": is_text,
        "version": is_whole,
        "hantei": is_text,
        "rulebook": lambda value: are_texts(value) and set(value) == {"id", "version"},
        "setup": is_table,
        "seed": is_text,
        "dice": lambda value: value in ("seeded", "physical"),
        "seats": are_texts,
    },
    "roll": THROW,
    "drop": THROW,
    "auto": VOICE,
    RULES_CHANGED: {"at": is_place, "kept": is_whole},
    "checkpoint": {"beat": is_whole, "state": is_table},
    **{word: kind.shape for word, kind in KINDS.items()},
}

_SETUP: LineFields = {
    "scenario": is_text,
    "scenarios": are_texts,
    "rulings": are_texts,
    "difficulty": is_text,
    "leaders": is_whole,
    "referee": is_truth,
    "apart": are_names,
}
"""The fields of a setup that all rulebooks share; the others belong to the rulebook."""

_DEFAULTS = {word: {field.name: field.default for field in fields(kind)} for word, kind in KINDS.items()}
"""The defaults of the fields of moves, by the word of the move."""

_ONLY_TRUE = {"roll": "forced", "header": "waits"}
"""Optional fields of a line, which are always `true`."""


def flaw(record: Any, kind: Any) -> str | None:
    """The field by which a line does not fit its kind: a name such as "setup.rulings", or "do" for an unknown kind.

    None if all fields are there with data of the right types, and no others.
    """
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


def check_fields(move: Move) -> None:
    """Check that a line of a save file can hold the move. Raises `Refused` (`bad-move`).

    Fields with a refusal of their own are left to the move.
    """
    defaults = _DEFAULTS[move.do]
    for name, fits in move.shape.items():
        value = getattr(move, name)
        unsaid = type(value) is type(defaults[name]) and value == defaults[name]
        if unsaid or name == move.checks:
            continue
        plain = line_value(value)
        if not fits(plain) or unwritable(plain) is not None:
            raise Refused("bad-move", move=move.do, field=name, given=shown(told(value)))


def check_header(header: Mapping[str, Any]) -> None:
    """Check that the first line of a save file can say how a game begins. Raises `Refused` (`bad-beginning`)."""
    where = flaw(header, "header") or unwritable(header)
    if where is not None:
        raise Refused("bad-beginning", place=where)


def unwritable(value: Any, path: str = "") -> str | None:
    """The path to a text with half a letter (a lone surrogate), which nothing can write; None if there is none."""
    if isinstance(value, str):
        return None if is_writable(value) else path
    if not isinstance(value, dict | list):
        return None
    parts: Iterable[tuple[str, Any]]
    if isinstance(value, dict):
        odd = next((name for name in value if unwritable(name) is not None), None)
        if odd is not None:
            return _below(path, shown(odd))
        parts = ((_below(path, name), part) for name, part in value.items())
    else:
        parts = ((f"{path}[{i}]", part) for i, part in enumerate(value))
    return next((found for at, part in parts if (found := unwritable(part, at)) is not None), None)


def _below(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def shown(name: str) -> str:
    """A field's name in a form that can be printed anywhere."""
    return name[:LONGEST_NAME] if name.isprintable() else ascii(name[:LONGEST_NAME])[1:-1]
