"""JSON Schema of a model, so that editors can help while content is written."""

from __future__ import annotations

from typing import Any

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def json_schema(hint: Any, title: str) -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of a model as plain data.

    Parameters: a type that `load_text` accepts, and the title to show. Unknown fields are refused, but in open records;
    alternatives carry the field that tells them apart. Raises `TypeError` for a model that `load_text` would refuse.
    """
    from pydantic.json_schema import GenerateJsonSchema  # slow to import, and only editors need it

    from .model import model_of
    from .texts import HEAD

    model = model_of(hint)

    class Closed(GenerateJsonSchema):
        def dataclass_args_schema(self, schema: Any) -> dict[str, Any]:
            plain = super().dataclass_args_schema(schema)
            if model.is_text(schema) and HEAD in model.fields(model.schema):
                return in_one_language(plain)
            return plain if model.is_open(schema) else {**plain, "additionalProperties": False}

    plain = Closed(by_alias=True).generate(model.core, mode="validation")
    plain.pop("title", None)
    return {"$schema": DIALECT, "title": title, **plain}


def in_one_language(plain: dict[str, Any]) -> dict[str, Any]:
    """The schema of a text that may be a plain one, or lack a language."""
    mapping = {key: value for key, value in plain.items() if key != "required"}
    return {
        "anyOf": [{"type": "string", "minLength": 1}, {**mapping, "minProperties": 1, "additionalProperties": False}]
    }
