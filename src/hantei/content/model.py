"""Models as checkable schemas: closed, strict, and with unions whose alternatives are told apart.

A rulebook declares stdlib dataclasses. A union of them must be told apart by a field that each declares as a `Literal`
of its own (`do: Literal["attack"]`); a union of unlike things (`int | str | Dice`) by the value in the file. So a
mistake within one alternative is reported for that alternative alone.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import cache
from typing import Any, NamedTuple

from pydantic import TypeAdapter
from pydantic_core import SchemaValidator

from hantei.core.limits import OPEN
from hantei.core.text import Text

from .faults import Path

Schema = dict[str, Any]
"""A schema of pydantic-core: nested dicts, each with its `type`."""

NOT_SCHEMAS = frozenset({"default", "metadata", "config", "serialization", "expected", "custom_error_context"})

SHAPES = {
    "int": "int",
    "float": "float",
    "str": "str",
    "bool": "bool",
    "none": "null",
    "list": "list",
    "tuple": "list",
    "set": "list",
    "frozenset": "list",
    "dict": "mapping",
    "dataclass": "mapping",
    "dataclass-args": "mapping",
    "tagged-union": "mapping",
}
"""Types of schemas, and the kinds of values in the file for them."""


class Model:
    """A model ready to check values: its schema, and the validator built from it.

    Raises `TypeError` if a union of the model cannot be told apart.
    """

    def __init__(self, hint: Any) -> None:
        self.definitions: dict[str, Schema] = {}
        self.schema: Schema = self._close(TypeAdapter(hint).core_schema)
        self.core: Any = self._whole()
        self.validator = SchemaValidator(self.core)

    def _whole(self) -> Any:
        if not self.definitions:
            return self.schema
        return {"type": "definitions", "schema": self.schema, "definitions": list(self.definitions.values())}

    def _close(self, schema: Any) -> Any:
        """Rebuild the schema so that it refuses unknown fields and tells unions apart."""
        if schema["type"] == "definitions":
            raw = {part["ref"]: part for part in schema["definitions"]}
            self.definitions.update(raw)
            self.definitions.update({ref: self._rebuild(part) for ref, part in raw.items()})
            return self._rebuild(schema["schema"])
        return self._rebuild(schema)

    def _rebuild(self, part: Any) -> Any:
        if isinstance(part, list):
            return [self._rebuild(item) for item in part]
        if not isinstance(part, dict):
            return part
        whole = {key: item if key in NOT_SCHEMAS else self._rebuild(item) for key, item in part.items()}
        if whole.get("type") == "dataclass-args":
            whole["extra_behavior"] = "forbid"
        elif whole.get("type") == "dataclass" and getattr(whole["cls"], OPEN, False):
            whole["schema"]["metadata"] = {OPEN: True}
        elif whole.get("type") == "union":
            return self._union(whole)
        return whole

    def _union(self, union: Schema) -> Schema:
        """Tell the alternatives apart by the value in the file, and mappings among them by a `Literal` field."""
        shapes: dict[str, list[Schema]] = {}
        for choice in union["choices"]:
            schema = choice[0] if isinstance(choice, tuple) else choice
            for shape in self._shapes(schema):
                shapes.setdefault(shape, []).append(schema)
        choices = {shape: self._one(shape, schemas) for shape, schemas in shapes.items()}
        if len(choices) == 1:
            return next(iter(choices.values()))
        if "int" in choices and "float" in choices:
            del choices["int"]
        return {"type": "tagged-union", "choices": choices, "discriminator": _discriminator(choices)}

    def _one(self, shape: str, schemas: list[Schema]) -> Schema:
        if len(schemas) == 1:
            return schemas[0]
        if all(self.resolve(schema)["type"] == "literal" for schema in schemas):
            return {"type": "literal", "expected": [value for s in schemas for value in self.resolve(s)["expected"]]}
        if shape == "mapping" and all(self.resolve(schema)["type"] == "dataclass-args" for schema in schemas):
            return self._tagged(schemas)
        raise TypeError(f"alternatives of one shape ({shape}) cannot be told apart: {schemas}")

    def _tagged(self, schemas: list[Schema]) -> Schema:
        fields = [self.fields(schema) for schema in schemas]
        for name in fields[0]:
            kinds = [self.resolve(f[name]["schema"]) if name in f else {"type": ""} for f in fields]
            tags = [tag for kind in kinds if kind["type"] == "literal" for tag in kind["expected"]]
            if all(kind["type"] == "literal" for kind in kinds) and len(set(tags)) == len(tags):
                pairs = zip(schemas, kinds, strict=True)
                choices = {tag: self._shared(schema) for schema, kind in pairs for tag in kind["expected"]}
                return {"type": "tagged-union", "choices": choices, "discriminator": name}
        names = ", ".join(str(self.resolve(schema).get("dataclass_name")) for schema in schemas)
        raise TypeError(f"{names} cannot be told apart: each needs the same field with a Literal of its own")

    def _shared(self, schema: Schema) -> Schema:
        """A dataclass that may stand for several tags, as a definition."""
        if schema["type"] == "definition-ref" or "ref" not in schema:
            return schema
        self.definitions.setdefault(schema["ref"], schema)
        return {"type": "definition-ref", "schema_ref": schema["ref"]}

    def _shapes(self, schema: Schema) -> list[str]:
        inner = self.resolve(schema)
        if inner["type"] == "literal":
            return sorted({_shape_of(value) for value in inner["expected"]})
        if inner["type"] == "tagged-union" and callable(inner["discriminator"]):
            return list(inner["choices"])
        if inner["type"] not in SHAPES:
            raise TypeError(f"a union of a model cannot hold {inner['type']}")
        return [SHAPES[inner["type"]]]

    def resolve(self, schema: Schema) -> Schema:
        """Find the schema that tells what is allowed, inside definitions, defaults and other wrappers."""
        while True:
            if schema["type"] == "definition-ref":
                schema = self.definitions[schema["schema_ref"]]
            elif "schema" in schema:
                schema = schema["schema"]
            else:
                return schema

    def is_open(self, schema: Schema) -> bool:
        """Whether a dataclass schema is that of an open record."""
        return bool(self.resolve(schema).get("metadata", {}).get(OPEN))

    def is_text(self, schema: Schema) -> bool:
        """Whether a schema is that of a text in both languages."""
        inner = self.resolve(schema)
        return bool(inner["type"] == "dataclass-args" and inner["dataclass_name"] == Text.__name__)

    def chosen(self, schema: Schema, value: Any) -> Schema | None:
        """Find the schema that a value must meet, with alternatives chosen by it; None if it fits none.

        A plain text chooses a text of both languages if no plain text is allowed.
        """
        schema = self.resolve(schema)
        while schema["type"] == "tagged-union":
            tag, choices = _tag(schema["discriminator"], value), schema["choices"]
            if tag not in choices and not (isinstance(value, str) and self.text_among(schema)):
                return None
            schema = self.resolve(choices[tag if tag in choices else "mapping"])
        return schema

    def text_among(self, schema: Schema) -> bool:
        """Whether a text of both languages is one of the alternatives of a schema."""
        return "mapping" in schema.get("choices", {}) and self.is_text(schema["choices"]["mapping"])

    def fields(self, schema: Schema) -> dict[str, Schema]:
        """The fields of a dataclass schema by name; none for any other."""
        inner = self.resolve(schema)
        if inner["type"] != "dataclass-args":
            return {}
        return {field.get("validation_alias") or field["name"]: field for field in inner["fields"]}


def _tag(discriminator: Any, value: Any) -> Hashable:
    if callable(discriminator):
        return discriminator(value)  # type: ignore[no-any-return]
    return value.get(discriminator) if isinstance(value, dict) else None


def _discriminator(choices: dict[str, Schema]) -> Callable[[Any], Hashable]:
    def shape(value: Any) -> str:
        found = _shape_of(value)
        return "float" if found == "int" and "int" not in choices else found

    return shape


def _shape_of(value: Any) -> str:
    if value is None:
        return "null"
    for kind, shape in ((bool, "bool"), (int, "int"), (float, "float"), (str, "str"), (list, "list")):
        if isinstance(value, kind):
            return shape
    return "mapping"


class ErrorPlace(NamedTuple):
    """A place that a validation error names: its path in the file, and the schemas that hold there and around it."""

    path: Path
    schema: Schema | None
    around: Schema


def follow(model: Model, location: tuple[int | str, ...]) -> ErrorPlace:
    """Find the place of a validation error in the file; tags of unions in the location are no part of the path."""
    path: Path = ()
    schema: Schema | None = model.resolve(model.schema)
    around = model.schema
    steps: Iterator[int | str] = iter(location)
    for step in steps:
        if schema is not None and schema["type"] == "tagged-union":
            schema = model.resolve(schema["choices"][step])
            continue
        if step == "[key]":
            break
        path = (*path, step)
        if schema is None:
            continue
        around = schema
        inner = inside(model, schema, step)
        schema = model.resolve(inner) if inner is not None else None
    return ErrorPlace(path, schema, around)


def inside(model: Model, schema: Schema, step: int | str) -> Schema | None:
    """Find the schema below another one, by field, key or position; None if nothing may stand there."""
    kind = schema["type"]
    if kind == "dataclass-args":
        field = model.fields(schema).get(str(step))
        return field["schema"] if field else None
    if kind == "dict":
        return schema.get("values_schema")
    items = schema.get("items_schema")
    if isinstance(items, list) and items:
        variadic = schema.get("variadic_item_index")
        at = step if isinstance(step, int) else 0
        return items[at if variadic is None or at < variadic else variadic]  # type: ignore[no-any-return]
    return items if isinstance(items, dict) else None


@cache
def model_of(hint: Any) -> Model:
    """The model of a type, built once."""
    return Model(hint)
