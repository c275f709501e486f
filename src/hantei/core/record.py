"""Plain state: copy it, write it as JSON, read it back.

A state is built of dataclasses whose fields are ints, strings, bools, lists, dicts with string keys, tuples of
atoms, and other such dataclasses. A field marked with `shared()` is immutable content, one marked with `derived()` a
result of the other fields: copies share both, and files leave them out. The functions for a class are built once from
its type hints.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Generic, TypeVar

T = TypeVar("T")

Plain = Mapping[str, Any]
"""The content of a file as plain data."""

ATOMS: tuple[object, ...] = (int, str, bool)
Copy = Callable[[Any], Any]

Folded = dict[tuple[Any, ...], tuple[int, Any]]
"""Folded values with their numbers. The key is the value's own shape, with numbers in place of its parts."""

Folder = Callable[[Any, Folded], tuple[int, Any]]


class Unreadable(ValueError):
    """Raised for data that does not fit the types of the state; the message names the place."""


def shared() -> Any:
    """A field for immutable content that every copy shares and no file holds."""
    return dataclasses.field(default=None, repr=False, compare=False, metadata={"shared": True})


def derived() -> Any:
    """A field for a value that is worked out from the other fields on demand; None until then.

    Copies share it, and no file holds it. The code that asks for it checks whether it still fits the other fields, and
    replaces it if not. The value may learn more, but what it has found never changes.
    """
    return shared()


class Present(Generic[T]):
    """A second name for a field that may be None, for code that runs only while it is not, as its type says:
    `fight = Present[Battle]("battle")`.

    It is read as quickly as the field, without a call. Files and copies hold the field alone.
    """

    def __init__(self, field: str) -> None:
        self.field = field

    def __set_name__(self, owner: type, name: str) -> None:
        slot = owner.__dict__.get(self.field)
        if isinstance(slot, types.MemberDescriptorType):  # else the class is still to get its slots
            setattr(owner, name, slot)

    def __get__(self, record: object, owner: type) -> T:
        found: T = getattr(record, self.field)
        return found


def group(cls: type[T]) -> T:
    """A field that groups figures in a dataclass; files, cases and rulings see the figures as fields of the record."""
    made: T = dataclasses.field(default_factory=cls, metadata={"group": True})
    return made


def holders(record: Any) -> dict[str, Any]:
    """The object that holds each figure of a record, by name: the record itself or one of its groups."""
    found: dict[str, Any] = {}
    for field in dataclasses.fields(record):
        if field.metadata.get("group"):
            found |= holders(getattr(record, field.name))
        elif not field.metadata.get("shared"):
            found[field.name] = record
    return found


@cache
def hints_of(cls: type) -> Mapping[str, Any]:
    """The types of the fields of a class, worked out once: every case asks for them again."""
    return typing.get_type_hints(cls)


@cache
def _fields(cls: type) -> list[tuple[str, Any, bool]]:
    """The fields of a class: name, type, and whether copies share the value."""
    hints = hints_of(cls)
    return [(f.name, hints[f.name], bool(f.metadata.get("shared"))) for f in dataclasses.fields(cls)]


class Shape:
    """The functions for values of one type: `copy` a value, make its `key`, `fold` it.

    All three are None for an immutable type; such a value is its own copy and its own key.
    """

    __slots__ = ("copy", "fold", "key")

    def __init__(self, copy: Copy | None = None, key: Copy | None = None, fold: Folder | None = None) -> None:
        self.copy, self.key, self.fold = copy, key, fold


_shapes: dict[Any, Shape] = {}
"""The shapes of all types met so far. A shape is entered once it is complete, with all shapes that it refers to."""

_kinds: dict[Any, object] = {}
"""A mark for each list or dict type: folding never merges a list of one type with an equal list of another."""


def _shape(hint: Any) -> Shape:
    """The shape of a type. Raises TypeError for a type that a state cannot hold."""
    known = _shapes.get(hint)
    if known is None:
        fresh: dict[Any, Shape] = {}
        known = _built(hint, fresh)
        _shapes.update(fresh)  # all at once, so that no thread finds half a shape; two threads may build the same one
    return known


def _built(hint: Any, fresh: dict[Any, Shape]) -> Shape:
    """Build the shape of a type, and add the new shapes it needs to `fresh`."""
    known = _shapes.get(hint) or fresh.get(hint)
    if known is not None:
        return known
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return _record(hint, fresh)
    if _is_atom(hint) or (origin is tuple and all(map(_is_atom, _parts(inner)))):
        made = Shape()
    elif origin in (types.UnionType, typing.Union) and len(some := _but_none(inner)) == 1:
        part = _built(some[0], fresh)
        made = _optional(part) if part.copy else Shape()
    elif origin is list:
        made = _list(_built(inner[0], fresh), _kinds.setdefault(hint, object()))
    elif origin is dict and _is_atom(inner[0], str):
        made = _dict(_built(inner[1], fresh), _kinds.setdefault(hint, object()))
    else:
        raise TypeError(f"a state cannot hold {hint!r}")
    fresh[hint] = made
    return made


def _is_atom(hint: Any, *kinds: type) -> bool:
    """Whether the values of a type are atoms of these kinds; without kinds, of any."""
    if typing.get_origin(hint) is typing.Literal:
        return all(type(value) in (kinds or ATOMS) for value in typing.get_args(hint))
    return hint in (kinds or ATOMS)


def _parts(inner: Sequence[Any]) -> list[Any]:
    """The types within a tuple, with the members of unions listed one by one."""
    unions = (types.UnionType, typing.Union)
    found = [typing.get_args(part) if typing.get_origin(part) in unions else (part,) for part in inner]
    return [part for some in found for part in some if part is not ...]


def _but_none(parts: Sequence[Any]) -> list[Any]:
    """The types of a union without None."""
    return [part for part in parts if part is not type(None)]


def _optional(of: Shape) -> Shape:
    copy, key, fold = of.copy, of.key, of.fold
    assert copy is not None  # noqa: S101
    assert key is not None  # noqa: S101
    assert fold is not None  # noqa: S101
    return Shape(
        lambda value: None if value is None else copy(value),
        lambda value: None if value is None else key(value),
        lambda value, known: (-1, None) if value is None else fold(value, known),
    )


def _list(item: Shape, kind: object) -> Shape:
    copy, key, fold = item.copy, item.key, item.fold

    def fold_atoms(value: Any, known: Folded) -> tuple[int, Any]:
        return _kept((kind, *value), value, known)

    def fold_parts(value: Any, known: Folded) -> tuple[int, Any]:
        folded = [fold(part, known) for part in value]  # type: ignore[misc]
        return _kept((kind, *(n for n, _ in folded)), [one for _, one in folded], known)

    if copy is None or key is None:
        return Shape(list.copy, tuple, fold_atoms)
    # Most lists are empty, and a comprehension costs a call.
    return Shape(
        lambda value: [copy(x) for x in value] if value else [],
        lambda value: tuple([key(x) for x in value]) if value else (),
        fold_parts,
    )


def _dict(item: Shape, kind: object) -> Shape:
    copy, key, fold = item.copy, item.key, item.fold

    def fold_atoms(value: Any, known: Folded) -> tuple[int, Any]:
        return _kept((kind, *value.items()), value, known)

    def fold_parts(value: Any, known: Folded) -> tuple[int, Any]:
        folded = {name: fold(part, known) for name, part in value.items()}  # type: ignore[misc]
        shape = (kind, *((name, n) for name, (n, _) in folded.items()))
        return _kept(shape, {name: one for name, (_, one) in folded.items()}, known)

    if copy is None or key is None:
        return Shape(dict.copy, lambda value: tuple(value.items()), fold_atoms)
    return Shape(
        lambda value: {k: copy(x) for k, x in value.items()} if value else {},
        lambda value: tuple([(k, key(x)) for k, x in value.items()]) if value else (),
        fold_parts,
    )


def _record(cls: type, fresh: dict[Any, Shape]) -> Shape:
    """The shape of a dataclass. It enters `fresh` before its fields are read, because a field can hold the class
    itself."""
    fields = _fields(cls)
    _check_makeable(cls)
    own = [(name, hint) for name, hint, is_shared in fields if not is_shared]
    hints = dict(own)
    take_own = _taker([name for name, _ in own])
    keys: list[tuple[int, Copy]] = []
    gathered: list[tuple[int, Copy]] = []  # keys of lists and dicts: most are empty, and a call for each would cost
    folds: list[tuple[int, str, Folder]] = []

    def copy(value: Any) -> Any:  # for parts that hold the class itself
        return copied(value)

    def key(value: Any) -> Any:
        parts = [*take_own(value)]
        for i, keyer in gathered:
            part = parts[i]
            parts[i] = keyer(part) if part else ()
        for i, keyer in keys:
            parts[i] = keyer(parts[i])
        return tuple(parts)

    def fold(value: Any, known: Folded) -> tuple[int, Any]:
        parts = [cls, *take_own(value)]
        for i, name, folder in folds:
            parts[i + 1], one = folder(parts[i + 1], known)
            setattr(value, name, one)
        return _kept(tuple(parts), value, known)

    made = fresh[cls] = Shape(copy, key, fold)
    parts = {}
    for name, hint in own:
        try:
            parts[name] = _built(hint, fresh)
        except TypeError as error:
            raise TypeError(f"{cls.__name__}.{name}: {error}") from None
    copied = made.copy = _copier(cls, {name: parts.get(name, Shape()) for name, _, _ in fields})
    for i, (name, part) in enumerate(parts.items()):
        if part.key is not None:
            into = gathered if typing.get_origin(hints[name]) in (list, dict) else keys
            into.append((i, part.key))
    folds += [(i, name, folder) for i, (name, part) in enumerate(parts.items()) if (folder := part.fold)]
    if not keys and not gathered:
        made.key = take_own
    return made


def _copier(cls: type, fields: Mapping[str, Shape]) -> Copy:
    """A function that copies a record. States are copied before every beat, so it is written out field by field, as the
    maker of a dataclass is: lists and dicts of atoms, which are most of what a state holds, are copied without a
    call."""
    written: dict[str, str] = {}
    names: dict[str, Any] = {"cls": cls, "new": cls.__new__}
    for name, shape in fields.items():
        if shape.copy is None:
            written[name] = f"record.{name}"
        elif shape.copy is list.copy:
            written[name] = f"[*record.{name}]"
        elif shape.copy is dict.copy:
            written[name] = f"{{**record.{name}}}"
        else:
            names[f"copy_{name}"] = shape.copy
            written[name] = f"copy_{name}(record.{name})"
    if _is_only_set(cls):
        lines = ["twin = new(cls)", *(f"twin.{name} = {value}" for name, value in written.items()), "return twin"]
    else:
        lines = [f"return cls({', '.join(written.values())})"]
    exec("\n    ".join(["def copied(record):", *lines]), names)  # noqa: S102 - of the names of fields alone
    made: Copy = names["copied"]
    return made


def _is_only_set(cls: type) -> bool:
    """Whether to make a record is to set its fields and nothing else, so that its maker need not be called."""
    frozen: bool = cls.__dataclass_params__.frozen  # type: ignore[attr-defined]
    return not frozen and not hasattr(cls, "__post_init__")


def _check_makeable(cls: type) -> None:
    """Raise TypeError for a class that does not take its fields in order, or whose heirs would lose fields in copies.

    Parts are copied by the type of their field, so no state may hold both a class and a class derived from it; the one
    that is met last is refused here. A derived class that is never met by itself writes fields that `load` does not
    know, so the contract of rulebooks finds it at the first save.
    """
    odd = [field.name for field in dataclasses.fields(cls) if field.kw_only or not field.init]
    if odd:
        raise TypeError(f"a state cannot hold {cls.__name__}: {', '.join(odd)} cannot be given in the order of fields")
    heirs = [heir.__name__ for heir in _below(cls) if "__dataclass_fields__" in vars(heir)]
    if "__dataclass_fields__" in vars(cls):  # a class that adds no field loses none
        heirs += [cls.__name__ for base in cls.__mro__[1:] if base in _shapes]
    if heirs:
        raise TypeError(f"a state cannot hold {cls.__name__}: copies of {', '.join(heirs)} would lose what they add")


def _below(cls: type) -> Iterator[type]:
    """All classes that are derived from a class, however far."""
    heirs: list[type] = type.__subclasses__(cls)
    for heir in heirs:
        yield heir
        yield from _below(heir)


def _taker(names: Sequence[str]) -> Copy:
    """A function that takes the fields with these names out of a record, as a tuple."""
    if not names:
        return lambda value: ()
    get = attrgetter(*names)
    return get if len(names) > 1 else lambda value: (get(value),)


def clone(value: T) -> T:
    """Copy a value; the copy shares nothing that can change."""
    copy = _shape(type(value)).copy
    twin: T = copy(value) if copy else value
    return twin


def shallow(value: T) -> T:
    """Copy a record but not its parts, so that some of them can be replaced."""
    kind: type = type(value)
    twin: T = _shallow(kind)(value)
    return twin


@cache
def _shallow(cls: type) -> Copy:
    take = _taker([name for name, _, _ in _fields(cls)])
    return lambda value: cls(*take(value))


def hashable(value: Any) -> Any:
    """The state as nested hashable tuples, without its shared content.

    Two states have the same key if they are equal and their dicts have the same order, since rules read dicts in order.
    """
    make = _shape(type(value)).key
    return make(value) if make else value


def hashable_without(cls: type, *left_out: str) -> Callable[[Any], tuple[Any, ...]]:
    """A function that makes the key of a record without some of its fields: records that differ in these alone have the
    same key. Raises `ValueError` for a field that the class does not have."""
    names = [name for name, _, is_shared in _fields(cls) if not is_shared]
    if unknown := [name for name in left_out if name not in names]:
        raise ValueError(f"{cls.__name__} has no {', '.join(unknown)}")
    names = [name for name in names if name not in left_out]
    hints = {name: hint for name, hint, _ in _fields(cls)}
    take = _taker(names)
    keys = [(i, make) for i, name in enumerate(names) if (make := _shape(hints[name]).key)]

    def likeness(value: Any) -> tuple[Any, ...]:
        parts = [*take(value)]
        for i, make in keys:
            parts[i] = make(parts[i])
        return tuple(parts)

    return likeness


class Fold:
    """Keeps many states in little memory: equal states, and equal parts of states, become one object.

    Nobody may change a folded state; a `clone` of it can be changed.
    """

    def __init__(self) -> None:
        self.known: Folded = {}

    def fold(self, value: T) -> T:
        """The one object for all values equal to this one. Takes the value over: do not change it afterwards."""
        folder = _shape(type(value)).fold
        one: T = folder(value, self.known)[1] if folder else value
        return one


def _kept(shape: tuple[Any, ...], value: Any, known: Folded) -> tuple[int, Any]:
    """The first value of this shape, with its number."""
    return known.setdefault(shape, (len(known), value))


def dump(value: Any) -> Any:
    """The state as plain JSON data, without its shared content. Raises TypeError for what a state cannot hold."""
    if value is None or type(value) in ATOMS:
        return value
    if dataclasses.is_dataclass(value):
        return {name: dump(take(value)) for name, take in _takers(type(value)).items()}  # type: ignore[arg-type]
    if isinstance(value, dict):
        return {key: dump(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [dump(item) for item in value]
    raise TypeError(f"a state cannot hold {value!r}")


@cache
def _takers(cls: type) -> dict[str, Copy]:
    """A function for each figure of a class, those in groups included, that takes it out of a record; by name."""
    found: dict[str, Copy] = {}
    for field in dataclasses.fields(cls):
        if field.metadata.get("group"):
            inner = _takers(_groups(cls)[field.name])
            found |= {name: attrgetter(f"{field.name}.{name}") for name in inner}
        elif not field.metadata.get("shared"):
            found[field.name] = attrgetter(field.name)
    return found


def load(hint: Any, plain: Any, where: str = "state") -> Any:
    """Read plain data back as a value of the given type. Raises `Unreadable` naming the place that does not fit."""
    origin = typing.get_origin(hint)
    if origin in (types.UnionType, typing.Union):
        kinds = typing.get_args(hint)
        some = _but_none(kinds)
        if plain is None and len(some) < len(kinds):
            return None
        if len(some) == 1:
            return load(some[0], plain, where)
        if any(_is_of(kind, plain) for kind in some):
            return plain
    if origin is tuple and isinstance(plain, list):
        inner = typing.get_args(hint)
        parts = [inner[0]] * len(plain) if inner[-1] is ... else inner
        if len(parts) != len(plain):
            raise Unreadable(f"{where}: found {len(plain)} parts instead of {len(parts)}")
        return tuple(load(part, one, f"{where}[{i}]") for i, (part, one) in enumerate(zip(parts, plain, strict=True)))
    if origin is list and isinstance(plain, list):
        item = typing.get_args(hint)[0]
        return [load(item, part, f"{where}[{i}]") for i, part in enumerate(plain)]
    if origin is dict and isinstance(plain, dict):
        name, item = typing.get_args(hint)
        return _loaded_dict(name, item, plain, where)
    if _is_of(hint, plain):
        return plain
    if dataclasses.is_dataclass(hint) and isinstance(plain, dict):
        assert isinstance(hint, type)  # noqa: S101
        known = _takers(hint).keys()
        if known != plain.keys():
            odd = sorted(known ^ plain.keys())
            raise Unreadable(f"{where}: missing or unknown: {', '.join(odd)}")
        return _loaded(hint, plain, where)
    raise Unreadable(f"{where}: found {plain!r}")


def _loaded_dict(name: Any, item: Any, plain: dict[str, Any], where: str) -> dict[str, Any]:
    """A dict whose names fit the type of its keys."""
    if odd := [key for key in plain if not _is_of(name, key)]:
        raise Unreadable(f"{where}: found {odd[0]!r} as a name")
    return {key: load(item, part, f"{where}.{key}") for key, part in plain.items()}


def _is_of(hint: Any, plain: Any) -> bool:
    """Whether a value is an atom of this very type: True is no number, and 1 no truth."""
    if typing.get_origin(hint) is typing.Literal:
        return any(type(plain) is type(value) and plain == value for value in typing.get_args(hint))
    return hint in ATOMS and type(plain) is hint


@cache
def _groups(cls: type) -> dict[str, type]:
    return {f.name: hints_of(cls)[f.name] for f in dataclasses.fields(cls) if f.metadata.get("group")}


def _loaded(cls: type, plain: dict[str, Any], where: str) -> Any:
    """Make a record and its groups from the figures given."""
    grouped = _groups(cls)
    parts = {
        name: _loaded(kind, plain, where) if name in grouped else load(kind, plain[name], f"{where}.{name}")
        for name, kind, is_shared in _fields(cls)
        if not is_shared
    }
    return cls(**parts)
