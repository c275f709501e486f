"""Texts written in one language: a file that names its language in its head needs no second one.

Where a text in both languages is expected, a plain text is in the language of the file. A text without a translation is
shown in the other language, and reported.
"""

from __future__ import annotations

from typing import Any

from hantei.core.text import LANGUAGES, Language, either

from .faults import Path
from .model import Model, Schema, inside

HEAD = "language"
"""The field of a head that names the language of a file."""

Untranslated = dict[str, list[Path]]
"""The places of texts without a translation, by the missing language."""


def filled(plain: Any, model: Model) -> tuple[Any, Untranslated]:
    """Give each text of plain data both languages, and list the missing ones.

    Data stay unchanged if the model has no head with a language, or the file names none of ours.
    """
    missing: Untranslated = {language: [] for language in LANGUAGES}
    language = plain.get(HEAD) if isinstance(plain, dict) else None
    if HEAD not in model.fields(model.schema) or language not in LANGUAGES:
        return plain, missing
    return _fill(plain, model, model.schema, (), language, missing), missing


def _fill(
    value: Any, model: Model, schema: Schema | None, path: Path, language: Language, missing: Untranslated
) -> Any:
    schema = model.chosen(schema, value) if schema is not None else None
    if schema is None:
        return value
    if model.is_text(schema):
        whole = either(value, language)
        if whole is not value:
            here = value if isinstance(value, dict) else {language: value}
            for other in LANGUAGES:
                if other not in here:
                    missing[other].append(path)
        return whole
    if isinstance(value, dict):
        return {
            name: _fill(item, model, inside(model, schema, name), (*path, name), language, missing)
            for name, item in value.items()
        }
    if isinstance(value, list):
        return [
            _fill(item, model, inside(model, schema, at), (*path, at), language, missing)
            for at, item in enumerate(value)
        ]
    return value
