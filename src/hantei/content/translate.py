"""Turns validation errors into faults: what was found and what is allowed, in words of the catalogue."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from hantei.core.message import Complaint, Message, Sayable
from hantei.core.text import plain_width

from .faults import MOST_FAULTS, FileFault, found, nearest
from .model import ErrorPlace, Model, follow
from .yaml12 import Document

WRONG_KIND = {
    "fault-not-int": ("int_type", "int_parsing", "int_from_float", "int_parsing_size"),
    "fault-not-number": ("float_type", "float_parsing", "finite_number"),
    "fault-not-text": ("string_type", "string_sub_type"),
    "fault-not-bool": ("bool_type", "bool_parsing"),
    "fault-not-list": ("list_type", "tuple_type", "set_type", "frozen_set_type", "iterable_type"),
    "fault-not-mapping": (
        "dict_type",
        "mapping_type",
        "dataclass_type",
        "dataclass_exact_type",
        "model_type",
        "model_attributes_type",
    ),
}
"""Our message for a value of the wrong kind, and the types of errors that mean it."""

FIGURES = ("fault-not-int", "fault-not-number")
FIGURE = re.compile(r"[-+]?[0-9]+(?:\.[0-9]+)?")
"""Our messages for values that are no figure, and for those that are one in plain width."""

LIMITS = {
    "greater_than_equal": ("fault-at-least", "ge"),
    "greater_than": ("fault-more-than", "gt"),
    "less_than_equal": ("fault-at-most", "le"),
    "less_than": ("fault-less-than", "lt"),
    "string_too_short": ("fault-text-too-short", "min_length"),
    "string_too_long": ("fault-text-too-long", "max_length"),
    "too_short": ("fault-too-few", "min_length"),
    "too_long": ("fault-too-many", "max_length"),
    "string_pattern_mismatch": ("fault-pattern", "pattern"),
}
"""Types of errors that name a limit: our message, and the name of the limit in the error."""

PLAIN_NAME = "^(?:[a-z][a-z0-9_]*)$"
"""The pattern of most ids, which a message says in words."""

SHAPE_NAMES = {
    "int": "shape-int",
    "float": "shape-number",
    "str": "shape-text",
    "bool": "shape-bool",
    "null": "shape-nothing",
    "list": "shape-list",
    "mapping": "shape-mapping",
}

KIND_MESSAGES = {kind: message for message, kinds in WRONG_KIND.items() for kind in kinds}


def faults_of(errors: Sequence[Mapping[str, Any]], model: Model, document: Document) -> list[FileFault]:
    """The faults for validation errors (pydantic's `errors()`) of a document."""
    return [_fault(error, model, document) for error in errors[: MOST_FAULTS + 1]]


def ignored(errors: Sequence[Mapping[str, Any]], model: Model, document: Document) -> list[FileFault]:
    """Warnings for those of the errors that mean an unknown field of an open record."""
    places = [follow(model, error["loc"]) for error in errors if error["type"] == "unexpected_keyword_argument"]
    opened = [place for place in places if model.is_open(place.around)]
    return [
        FileFault(
            document.file, document.line(place.path), place.path, _not_read(place, model, n < MOST_FAULTS), "warning"
        )
        for n, place in enumerate(opened)
    ]


def _not_read(place: ErrorPlace, model: Model, guessing: bool) -> Message:
    """The message for an unknown field that is ignored, with a guess at what was meant."""
    found = str(place.path[-1])
    guess = nearest(found, list(model.fields(place.around))) if guessing else ""
    return (
        Message("fault-ignored-field-guess", {"found": found, "guess": guess})
        if guess
        else Message("fault-ignored-field", {"found": found})
    )


def _fault(error: Mapping[str, Any], model: Model, document: Document) -> FileFault:
    place = follow(model, error["loc"])
    path, message = place.path, _message(error, model, place)
    if error["loc"][-1:] == ("[key]",):
        message = Message("fault-key", {"key": str(path[-1]), "fault": message})
    return FileFault(document.file, document.line(path), path, message)


def _message(error: Mapping[str, Any], model: Model, place: ErrorPlace) -> Message:
    kind, value, context = error["type"], error["input"], error.get("ctx", {})
    if isinstance(value, str) and place.schema and (model.is_text(place.schema) or model.text_among(place.schema)):
        return Message("fault-one-language", {"found": found(value)})
    if KIND_MESSAGES.get(kind) in FIGURES and isinstance(value, str) and not value.isascii():
        plain = plain_width(value)
        if FIGURE.fullmatch(plain):
            return Message("fault-full-width", {"found": found(value), "plain": plain})
    if kind in KIND_MESSAGES:
        return Message(KIND_MESSAGES[kind], {"found": found(value)})
    if kind == "string_pattern_mismatch" and context["pattern"] == PLAIN_NAME:
        return Message("fault-plain-name", {"found": found(value)})
    if kind in LIMITS:
        message, limit = LIMITS[kind]
        return Message(message, {"found": found(value), "limit": _plain(context[limit])})
    if kind in ("missing", "missing_argument"):
        return Message("fault-missing", {"field": str(place.path[-1])})
    if kind in ("unexpected_keyword_argument", "extra_forbidden"):
        return _one_of("field", place.path[-1], list(model.fields(place.around)))
    if kind in ("literal_error", "enum"):
        expected = place.schema["expected"] if place.schema and "expected" in place.schema else []
        return _one_of("value", value, [str(item) for item in expected])
    if kind in ("union_tag_invalid", "union_tag_not_found") and place.schema:
        return _alternative(value, place.schema)
    if kind in ("value_error", "assertion_error"):
        return _raised(context.get("error"), error["msg"])
    return Message("fault-other", {"found": found(value), "problem": error["msg"]})


def _plain(limit: Any) -> Sayable:
    return limit if isinstance(limit, int) else str(limit)


def _one_of(what: str, value: Any, allowed: Sequence[str]) -> Message:
    """The message for an unknown field, value or alternative, with a guess at what was meant."""
    shown = value if what == "field" else found(value)
    if isinstance(value, str) and value not in allowed and (plain := plain_width(value)) in allowed:
        return Message("fault-full-width", {"found": shown, "plain": plain})
    guess = nearest(value, allowed)
    args: dict[str, Sayable] = {"found": shown, "allowed": list(allowed)}
    if guess and guess != value:
        return Message(f"fault-unknown-{what}-guess", {**args, "guess": guess})
    return Message(f"fault-unknown-{what}", args)


def _alternative(value: Any, union: Mapping[str, Any]) -> Message:
    field, choices = union["discriminator"], union["choices"]
    if callable(field):
        return Message("fault-shape", {"found": found(value), "allowed": [Message(SHAPE_NAMES[s]) for s in choices]})
    if not isinstance(value, dict):
        return Message("fault-not-mapping", {"found": found(value)})
    if field not in value:
        return Message("fault-missing-tag", {"field": field, "allowed": [str(tag) for tag in choices]})
    allowed = [str(tag) for tag in choices]
    return Message("fault-tag", {"field": field, "fault": _one_of("value", value[field], allowed)})


def _raised(error: object, text: str) -> Message:
    """The message for an error raised in `__post_init__` of the model; a `Complaint` brings its own."""
    if isinstance(error, Complaint):
        return error.said
    return Message("fault-raised", {"problem": str(error) if error else text})
