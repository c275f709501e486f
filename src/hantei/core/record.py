"""Plain state: copy it, write it as JSON, read it back.

A state is built of dataclasses whose fields are ints, strings, bools, lists, dicts with string keys, tuples of
atoms, and other such dataclasses. A field marked with `shared()` is immutable content: copies share it, files leave
it out. What a class needs is worked out once from its type hints.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

T = TypeVar("T")
ATOMS: tuple[object, ...] = (int, str, bool)
Copy = Callable[[Any], Any]


class Unreadable(ValueError):
    """Data that does not have the shape of the state; the message names the place."""


def shared() -> Any:
    """A field for immutable content that every copy shares and no file holds."""
    return dataclasses.field(default=None, repr=False, compare=False, metadata={"shared": True})


def _fields(cls: type) -> list[tuple[str, Any, bool]]:
    hints = typing.get_type_hints(cls)
    return [(f.name, hints[f.name], bool(f.metadata.get("shared"))) for f in dataclasses.fields(cls)]


@cache
def _copier(hint: Any) -> Copy | None:
    """How to copy a value of this type; None where the value can be shared because it cannot change."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if hint in ATOMS or hint is type(None) or origin in (tuple, typing.Literal):
        return None
    if origin in (types.UnionType, typing.Union):
        return _optional_copier(inner)
    if origin is list:
        return _list_copier(_copier(inner[0]))
    if origin is dict:
        return _dict_copier(_copier(inner[1]))
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return _record_copier(hint)
    raise TypeError(f"a state cannot hold {hint!r}")


def _optional_copier(inner: tuple[Any, ...]) -> Copy | None:
    for copy in filter(None, map(_copier, inner)):
        return lambda value: None if value is None else copy(value)
    return None


def _list_copier(item: Copy | None) -> Copy:
    if item is None:
        return list.copy
    return lambda value: [item(x) for x in value] if value else []  # most are empty, and a comprehension costs a call


def _dict_copier(item: Copy | None) -> Copy:
    if item is None:
        return dict.copy
    return lambda value: {k: item(x) for k, x in value.items()} if value else {}


def _record_copier(cls: type) -> Copy:
    plan = _Plan()

    def copy(value: Any) -> Any:
        parts = [*plan.parts(value)]
        for i, copier in plan.workers:
            parts[i] = copier(parts[i])
        return cls(*parts)

    # The plan is filled in afterwards so that a class may contain itself.
    _plans.append((cls, plan))
    return copy


class _Plan:
    """How to take a record of one class apart: all its parts at once, and who deals with those that can change."""

    __slots__ = ("known", "parts", "workers")

    def __init__(self) -> None:
        self.known = False
        self.workers: list[tuple[int, Copy]] = []
        self.parts: Copy = tuple

    def fill(self, cls: type, work: Callable[[Any], Copy | None], with_shared: bool) -> None:
        fields = [field for field in _fields(cls) if with_shared or not field[2]]
        names = [name for name, _, _ in fields]
        get = attrgetter(*names)
        self.parts = get if len(names) > 1 else lambda value: (get(value),)
        workers = [None if is_shared else work(hint) for _, hint, is_shared in fields]
        self.workers = [(i, worker) for i, worker in enumerate(workers) if worker is not None]
        self.known = True


_plans: list[tuple[type, _Plan]] = []


def clone(value: T) -> T:
    """A copy that shares nothing that can change."""
    hint: Any = type(value)
    copier = _copier(hint)
    while _plans:
        cls, plan = _plans.pop()
        plan.fill(cls, _copier, with_shared=True)
    twin: T = copier(value) if copier else value
    return twin


def key(value: Any) -> Any:
    """The state as nested tuples that can be compared and looked up, without its shared content: equal states, and no
    others, have equal keys."""
    hint: Any = type(value)
    keyer = _keyer(hint)
    return keyer(value) if keyer else value


@cache
def _keyer(hint: Any) -> Copy | None:
    """How to make a key of a value of this type; None where the value is its own key."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if hint in ATOMS or hint is type(None) or origin in (tuple, typing.Literal):
        return None
    if origin in (types.UnionType, typing.Union):
        return next(
            (lambda value, of=of: None if value is None else of(value) for of in filter(None, map(_keyer, inner))), None
        )
    if origin is list:
        item = _keyer(inner[0])
        return tuple if item is None else lambda value: tuple([item(x) for x in value])
    if origin is dict:
        part = _keyer(inner[1])
        if part is None:
            return lambda value: tuple(value.items())
        return lambda value: tuple([(k, part(x)) for k, x in value.items()])
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return _record_keyer(hint)
    raise TypeError(f"a state cannot hold {hint!r}")


def _record_keyer(cls: type) -> Copy:
    plan = _Plan()

    def make(value: Any) -> Any:
        if not plan.known:  # worked out at the first use so that a class may contain itself
            plan.fill(cls, _keyer, with_shared=False)
        parts = [*plan.parts(value)]
        for i, keyer in plan.workers:
            parts[i] = keyer(parts[i])
        return tuple(parts)

    return make


class Fold:
    """Many states kept in little room: equal parts of them are one object, and so are equal states.

    What is folded must not be changed any more; a `clone` of it may.
    """

    def __init__(self) -> None:
        self.known: Known = {}

    def fold(self, value: T) -> T:
        """The one object that stands for all that are equal to this one; takes the value over."""
        hint: Any = type(value)
        folder = _folder(hint)
        one: T = folder(value, self.known)[1] if folder else value
        return one


Known = dict[tuple[Any, ...], tuple[int, Any]]
"""By its shape, in which parts stand with their numbers: the number of a value, and the value."""

Folder = Callable[[Any, Known], tuple[int, Any]]


@cache
def _folder(hint: Any) -> Folder | None:
    """How to fold a value of this type; None where it is an atom."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if hint in ATOMS or hint is type(None) or origin in (tuple, typing.Literal):
        return None
    if origin in (types.UnionType, typing.Union):
        return next((_optional_folder(of) for of in filter(None, map(_folder, inner))), None)
    if origin is list:
        return _list_folder(_folder(inner[0]))
    if origin is dict:
        return _dict_folder(_folder(inner[1]))
    return _record_folder(hint)


def _kept(shape: tuple[Any, ...], value: Any, known: Known) -> tuple[int, Any]:
    """The first value of this shape, with its number."""
    return known.setdefault(shape, (len(known), value))


def _optional_folder(of: Folder) -> Folder:
    return lambda value, known: (-1, None) if value is None else of(value, known)


def _list_folder(item: Folder | None) -> Folder:
    kind = object()  # lists of different things are never one

    def fold(value: Any, known: Known) -> tuple[int, Any]:
        if item is None:
            return _kept((kind, *value), value, known)
        folded = [item(part, known) for part in value]
        return _kept((kind, *(n for n, _ in folded)), [one for _, one in folded], known)

    return fold


def _dict_folder(item: Folder | None) -> Folder:
    kind = object()

    def fold(value: Any, known: Known) -> tuple[int, Any]:
        if item is None:
            return _kept((kind, *value.items()), value, known)
        folded = {name: item(part, known) for name, part in value.items()}
        shape = (kind, *((name, n) for name, (n, _) in folded.items()))
        return _kept(shape, {name: one for name, (_, one) in folded.items()}, known)

    return fold


def _record_folder(cls: type) -> Folder:
    plan: list[Any] = []

    def fold(value: Any, known: Known) -> tuple[int, Any]:
        if not plan:  # worked out at the first use so that a class may contain itself
            fields = [(name, hint) for name, hint, is_shared in _fields(cls) if not is_shared]
            names = [name for name, _ in fields]
            folders = [(i, name, folder) for i, (name, hint) in enumerate(fields) if (folder := _folder(hint))]
            plan.extend([attrgetter(*names, names[0]), folders])
        get, folders = plan
        parts = [cls, *get(value)]
        for i, name, folder in folders:
            parts[i + 1], one = folder(parts[i + 1], known)
            setattr(value, name, one)
        parts.pop()  # the first field once more: a getter of one field would give no tuple
        return _kept(tuple(parts), value, known)

    return fold


def dump(value: Any) -> Any:
    """The state as plain JSON data, without its shared content."""
    if dataclasses.is_dataclass(value):
        return {f.name: dump(getattr(value, f.name)) for f in dataclasses.fields(value) if not f.metadata.get("shared")}
    if isinstance(value, dict):
        return {key: dump(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [dump(item) for item in value]
    return value


def load(hint: Any, plain: Any, where: str = "state") -> Any:
    """Read plain data back as a value of the given type. Raises `Unreadable` naming the place that does not fit."""
    origin = typing.get_origin(hint)
    if origin in (types.UnionType, typing.Union):
        if plain is None:
            return None
        return load(next(arg for arg in typing.get_args(hint) if arg is not type(None)), plain, where)
    if origin is tuple and isinstance(plain, list):
        return tuple(plain)
    if origin is list and isinstance(plain, list):
        item = typing.get_args(hint)[0]
        return [load(item, part, f"{where}[{i}]") for i, part in enumerate(plain)]
    if origin is dict and isinstance(plain, dict):
        item = typing.get_args(hint)[1]
        return {str(key): load(item, part, f"{where}.{key}") for key, part in plain.items()}
    if hint in ATOMS and type(plain) is hint:
        return plain
    if origin is typing.Literal and plain in typing.get_args(hint):
        return plain
    if dataclasses.is_dataclass(hint) and isinstance(plain, dict):
        known = {name: kind for name, kind, is_shared in _fields(hint) if not is_shared}  # type: ignore[arg-type]
        if set(known) != set(plain):
            odd = sorted(set(known) ^ set(plain))
            raise Unreadable(f"{where}: missing or unknown: {', '.join(odd)}")
        return hint(**{name: load(kind, plain[name], f"{where}.{name}") for name, kind in known.items()})  # type: ignore[operator]
    raise Unreadable(f"{where}: found {plain!r}")
