"""Loads a content file: reads it, checks it against a model, and returns the value or all faults."""

from __future__ import annotations

import json
from collections.abc import Container, Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path as FilePath
from typing import Any, Generic, Literal, TypeVar

from hantei.core.message import Message
from hantei.core.system import system_reason
from hantei.core.text import Language

from .faults import MOST_FAULTS, BadContent, FileFault, Path, most
from .slips import with_slips
from .yaml12 import Document, read, uncollected

T = TypeVar("T")

LARGEST_FILE = 4_000_000

NO_TEXTS: Mapping[str, Sequence[Path]] = {}


class Loaded(Generic[T]):
    """A content file after loading: its value if it is sound, its faults, and the line of every place.

    `faults` holds all faults in the order of lines, or the first `MOST_FAULTS` and an error that says so; then there is
    no value. `file` is the name given when loading.
    """

    def __init__(
        self,
        document: Document,
        value: T | None,
        faults: list[FileFault],
        missing: Mapping[str, Sequence[Path]] = NO_TEXTS,
    ) -> None:
        self.file = document.file
        self.faults = most(sorted(faults, key=lambda fault: (fault.line, fault.path == ())))
        self._missing = missing
        self._document, self._value = document, value if len(faults) <= MOST_FAULTS else None

    @property
    def value(self) -> T:
        """The value. Raises `BadContent`, with all faults, if the file has errors."""
        if self._value is None:
            raise BadContent(self.faults)
        return self._value

    @property
    def plain(self) -> Any:
        """The content of the file as plain data."""
        return self._document.value

    @property
    def sound(self) -> bool:
        """Whether there is a value: no errors, warnings at most."""
        return self._value is not None

    def untranslated(self, language: Language) -> list[FileFault]:
        """A warning for every text that the file lacks in a language, in the order of lines."""
        message = Message(f"fault-untranslated-{language}")
        found = [self.fault(path, message, "warning") for path in self._missing.get(language, ())]
        return sorted(found, key=lambda fault: fault.line)

    def line(self, path: Path) -> int:
        """The line, counted from 1, of the place `path`; of the nearest place around it if it does not exist."""
        return self._document.line(path)

    def fault(self, path: Path, message: Message, severity: Literal["error", "warning"] = "error") -> FileFault:
        """A fault at `path`, for checks beyond the model; it is returned, not added."""
        return FileFault(self.file, self.line(path), path, message, severity)


def load_text(text: str, name: str, model: type[T]) -> Loaded[T]:
    """Load a YAML text as a `model`: a frozen dataclass, or a type built of such (`dict[str, Gear]`).

    Parameters: the text, the name of its file for faults, and the model. Figures must be figures and texts texts;
    unknown fields are errors, in open records warnings. A file that names its `language` in its head may write texts in
    that language alone. Faults of the text are never raised but returned; a model whose unions cannot be told apart
    raises `TypeError`.
    """
    return load_document(read(text, name), text, model)


@uncollected()
def load_document(document: Document, text: str, model: type[T]) -> Loaded[T]:
    """Load a text that has been read already, as `load_text` does."""
    from pydantic import ValidationError  # imported here, so that reading without a model starts quickly

    from .model import model_of
    from .texts import filled
    from .translate import faults_of, ignored

    if document.faults and document.value is None:
        return Loaded(document, None, list(document.faults))
    hint: Any = model
    checks = model_of(hint)
    plain, missing = filled(document.value, checks)
    warnings = list[FileFault]()
    while True:
        try:
            value: T = checks.validator.validate_json(json.dumps(plain), strict=True)
        except ValidationError as error:
            errors = error.errors(include_url=False)
            unknown = ignored(errors, checks, document)
            if unknown:  # once at most, because then they are gone
                plain = without(plain, {fault.path for fault in unknown})
                warnings = unknown
                continue
            told = {fault.path for fault in document.faults if fault.said.id != "yaml-repeated-key"}
            new = [fault for fault in faults_of(errors, checks, document) if fault.path not in told]
            return Loaded(document, None, with_slips([*document.faults, *warnings, *new], text, document.file))
        found = with_slips([*document.faults, *warnings], text, document.file)
        return Loaded(document, None if document.faults else value, found, missing)


def without(plain: Any, paths: Container[Path], here: Path = ()) -> Any:
    """Copy plain data without the values at some paths."""
    if isinstance(plain, dict):
        kept = {name: value for name, value in plain.items() if (*here, name) not in paths}
        return {name: without(value, paths, (*here, name)) for name, value in kept.items()}
    if isinstance(plain, list):
        return [without(value, paths, (*here, i)) for i, value in enumerate(plain)]
    return plain


def load_file(path: FilePath | Traversable, model: type[T]) -> Loaded[T]:
    """Load a file as `load_text` does; a file that cannot be read, is no UTF-8 or is huge is a fault as well."""
    try:
        text = file_text(path)
    except BadContent as bad:
        return Loaded(Document(str(path), None, None, []), None, list(bad.faults))
    return load_text(text, str(path), model)


def file_text(path: FilePath | Traversable) -> str:
    """Read the text of a file. Raises `BadContent` if it cannot be read, and as `decoded` does."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise _unread(str(path), Message("file-unreadable", {"reason": system_reason(error)})) from None
    return decoded(data, str(path))


def decoded(data: bytes, name: str) -> str:
    """Decode the text of a file with this `name`. Raises `BadContent` (huge, no UTF-8, with a zero character)."""
    if len(data) > LARGEST_FILE:
        raise _unread(name, Message("file-too-large", {"limit": LARGEST_FILE}))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise _unread(name, Message("file-not-utf8", {"line": line}), line) from None
    if "\0" in text:  # no database keeps it, and YAML does not allow it
        line = text.count("\n", 0, text.index("\0")) + 1
        raise _unread(name, Message("file-zero", {"line": line}), line)
    return text


def _unread(name: str, message: Message, line: int = 1) -> BadContent:
    return BadContent([FileFault(name, line, (), message)])
