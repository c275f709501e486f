"""What the lines of a save file look like, so that odd data is refused before it reaches a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any

from .fields import THROW, VOICE, Shape, names, place, table, text, texts, truth, whole
from .move import Move, line_value
from .moves import KINDS
from .refused import Refused

LONGEST_NAME = 40
"""Letters of a field's name that a message shows."""

SURROGATES = (b"\\u", b"\xed")
"""What a line holds in which there is half a letter: an escape, or the first byte of one written out."""

_SHAPES: dict[str, Shape] = {
    "header": {
        "format": text,
        "version": whole,
        "hantei": text,
        "rulebook": lambda value: texts(value) and set(value) == {"id", "version"},
        "setup": table,
        "seed": text,
        "dice": lambda value: value in ("seeded", "physical"),
        "seats": texts,
    },
    "roll": THROW,
    "drop": THROW,
    "auto": VOICE,
    "cut": {"at": place, "kept": whole},
    "checkpoint": {"beat": whole, "state": table},
    **{word: kind.shape for word, kind in KINDS.items()},
}

_SETUP: Shape = {
    "scenario": text,
    "scenarios": texts,
    "rulings": texts,
    "difficulty": text,
    "leaders": whole,
    "referee": truth,
    "apart": names,
}
"""What a setup may say that every rulebook understands alike; what else is in it is the rulebook's own."""

_CHECKED = {"answer": "answer", "hand": "faces", "force": "faces", "amend": "words"}
"""The field of a move that the move itself checks, in words of its own."""

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


def check_fields(move: Move) -> None:
    """See that a line of a save file could say the move. Raises `Refused` (`bad-move`).

    What has a refusal of its own is left to the move.
    """
    defaults = {field.name: field.default for field in fields(move)}
    for name, fits in move.shape.items():
        value = getattr(move, name)
        unsaid = type(value) is type(defaults[name]) and value == defaults[name]
        if unsaid or name == _CHECKED.get(move.do):
            continue
        plain = line_value(value)
        if not fits(plain) or unwritable(plain) is not None:
            raise Refused("bad-move", move=move.do, field=name, given=shown(str(value)))


def check_header(header: Mapping[str, Any]) -> None:
    """See that the first line of a save file could say how a game begins. Raises `Refused` (`bad-beginning`)."""
    place = flaw(header, "header") or unwritable(header)
    if place is not None:
        raise Refused("bad-beginning", place=place)


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
