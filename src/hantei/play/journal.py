"""The save file: append-only JSON Lines, one file for each game.

The first line is the header. Each other line is a record of the timeline or a checkpoint; it has a number and a
checksum over the checksum before it and its own text, which shows any change by accident or by hand. Nothing is ever
erased: undo is a line of its own. One write holds all that an answer leads to, and it is on the disk before the next
question. It begins with a move; further moves in it are marked with `JOINED`.
"""

from __future__ import annotations

import errno
import json
import os
import stat
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol

from hantei.core.system import system_reason

from . import upgrades
from .folders import NotOnDisk, keep_beside, make_folders, sync_folder, write_all
from .locking import CannotLock, lock
from .moves import MOVES
from .recording import Record
from .refused import SaveError
from .shape import SURROGATES, flaw, shown, unwritable

FORMAT = "hantei-journal"
WRITTEN = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
"""Encodes the lines of a save file."""

AGAIN = 1 << 20
"""Bytes at the end of a file that are written again when it is opened; more than one write holds."""

MOST_OPENED = 5
"""Times that a file is opened, if each time another one is put in its place before it is locked."""

JOINED = "joined"
"""The field of a line with a move that was written together with the move before it; always `true`."""

_SUM = 12
_BODY = len('{"sum":"') + _SUM + len('",')


@dataclass(frozen=True)
class SaveLine:
    """A line after the header: its number, its line in the file, and the record."""

    number: int
    line: int
    record: Record


@dataclass(frozen=True)
class TornEnd:
    """The unfinished end of a file, left by a write that was cut short or torn: its line, its offset, and its bytes."""

    line: int
    offset: int
    text: bytes


@dataclass(frozen=True)
class SoundSave:
    """A save file that was read and is sound: header, entries, the end that was cut off, and where to go on."""

    header: Record
    entries: list[SaveLine] = field(repr=False)
    torn: TornEnd | None
    format: int
    checksum: str
    unfinished: bool
    """Whether the last line lacks only its line break."""


def encoded(records: Sequence[Record], number: int, checksum: str) -> tuple[bytes, str]:
    """Encode records that are written at once as lines, numbered from `number` on and chained to `checksum`. Return the
    lines and the last checksum."""
    lines: list[bytes] = []
    for offset, record in enumerate(records):
        joined = {JOINED: True} if number and offset and record["do"] in MOVES else {}
        plain = WRITTEN.encode({"n": number + offset, **joined, **record})
        body = plain[1:].encode()
        checksum = _chained(checksum, body)
        lines.append(b'{"sum":"%s",%s\n' % (checksum.encode(), body))
    return b"".join(lines), checksum


def headed(header: Mapping[str, Any]) -> Record:
    """The header as a record, which is the first line of a save file."""
    return {"format": FORMAT, "version": upgrades.VERSION, **header}


def read(path: Path) -> SoundSave:
    """Read a save file without changing it.

    Raises `SaveError`: `save-missing`, `save-unreadable`, `save-empty`, `not-a-journal`, `newer-format`,
    `older-format`, `damaged`.
    """
    try:
        _check_kind(path)
        return decoded(path.read_bytes(), path)
    except FileNotFoundError:
        raise SaveError("save-missing", path=str(path)) from None
    except OSError as error:
        raise SaveError("save-unreadable", path=str(path), reason=system_reason(error)) from None


def _check_kind(path: Path) -> None:
    """Raise OSError for a file that can be no save file, such as a pipe, which would block."""
    kind = path.stat().st_mode
    if not (stat.S_ISREG(kind) or stat.S_ISDIR(kind)):  # the system itself refuses to read a folder
        raise OSError(errno.EINVAL, "Not a regular file")


def decoded(data: bytes, path: Path) -> SoundSave:
    """Read the bytes of a save file; `path` is only for messages. Raises `SaveError`."""
    *lines, rest = data.split(b"\n")
    cut, unfinished = None, False
    if b"\0" in data and (torn := _torn([*lines, rest])) is not None:
        offset = sum(len(line) + 1 for line in lines[:torn])
        lines, cut = lines[:torn], TornEnd(torn + 1, offset, data[offset:])
    elif rest:
        before = _checksum_of(lines[-1]) if lines else FORMAT
        if _problem(rest, before, len(lines)) is None:
            lines, unfinished = [*lines, rest], True
        elif _problem(rest[:-1], before, len(lines)) is None:  # only its line break is another byte
            raise SaveError("damaged", path=str(path), entry=len(lines), line=len(lines) + 1, reason="line-break")
        else:
            cut = TornEnd(len(lines) + 1, len(data) - len(rest), rest)
    if not lines:
        if rest and not rest.startswith(b'{"sum":"'):
            raise SaveError("not-a-journal", path=str(path))
        raise SaveError("save-empty", path=str(path), bytes=len(data))
    version = _version(lines[0], path)
    if version < min(upgrades.STEPS):
        raise SaveError("older-format", path=str(path), found=version, oldest=min(upgrades.STEPS))
    header, *records = upgrades.upgraded(_chain(lines, path), version)
    entries = [SaveLine(number, number + 1, record) for number, record in enumerate(records, 1)]
    _check_shapes(header, entries, lines, path)
    return SoundSave(header, entries, cut, version, _checksum_of(lines[-1]), unfinished)


class Keeper(Protocol):
    """Keeps the records of one game, in a save file or in a database. `path` is for messages."""

    path: Path

    @property
    def is_open(self) -> bool:
        """Whether it takes more records."""

    def append(self, records: Sequence[Record]) -> None:
        """Keep records; they are safe when this returns. Raises `SaveError`, and takes no more after that."""

    def close(self) -> None:
        """Let go of the game."""


class Journal:
    """A save file that is open for one game, and locked against all others.

    Make one with `create` or `open`. If a write does not reach the disk, it raises `SaveError` `write-failed`; the file
    then holds what it held before, as far as the system allows, and takes no more. `save-replaced`: another program has
    put another file in its place, or taken it away.
    """

    def __init__(self, path: Path, handle: int, number: int, checksum: str) -> None:
        self.path, self.number, self.checksum = path, number, checksum
        self._handle: int | None = handle
        self._file = os.fstat(handle)

    @classmethod
    def create(cls, path: Path, header: Mapping[str, Any], records: Sequence[Record]) -> Journal:
        """Begin a save file with its header and first records; nobody else may read it.

        Raises `SaveError`: `save-exists`, `save-locked`, `save-cannot-lock`, `save-unreadable`, `write-failed`.
        """
        try:
            make_folders(path.parent)
            handle = _made(path)
        except NotOnDisk as error:
            raise SaveError("write-failed", path=str(path), reason=system_reason(error)) from error
        except OSError as error:
            raise SaveError("save-unreadable", path=str(path), reason=system_reason(error)) from None
        journal = cls(path, handle, -1, FORMAT)
        try:
            _lock(handle, path)
            journal.append([headed(header), *records])
            with _reaching_the_disk(path):
                sync_folder(path.parent)
        except BaseException:
            journal.discard()
            raise
        return journal

    @classmethod
    def open(cls, path: Path) -> tuple[Journal, SoundSave]:
        """Lock and read a save file, and cut off an unfinished last line; a damaged file stays as it is.

        Raises `SaveError` as `read` does, `save-locked`, `save-cannot-lock`, `save-replaced`, and `write-failed`.
        """
        handle, data = _locked(path)
        try:
            reading = decoded(data, path)
        except BaseException:
            os.close(handle)
            raise
        journal = cls(path, handle, len(reading.entries), reading.checksum)
        try:
            with _reaching_the_disk(path):
                if reading.format < upgrades.VERSION:
                    return journal._renewed(reading), reading
                if reading.torn:
                    os.ftruncate(handle, reading.torn.offset)
                journal._settle(b"\n" if reading.unfinished else b"")
                sync_folder(path.parent)  # its maker may have been killed before this
        except BaseException:
            journal.close()
            raise
        return journal, reading

    def append(self, records: Sequence[Record]) -> None:
        """Write records at once; they are on the disk when this returns. Raises `SaveError`."""
        data, checksum = encoded(records, self.number + 1, self.checksum)
        self._write(data)
        self.number, self.checksum = self.number + len(records), checksum

    @property
    def is_open(self) -> bool:
        """Whether the file takes more records."""
        return self._handle is not None

    def close(self) -> None:
        """Let go of the file and its lock."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def discard(self) -> None:
        """Let go of a file that holds no game yet, and take it away; one that another program has put in its place
        stays."""
        with suppress(OSError):
            if os.path.samestat(self._file, self.path.lstat()):
                os.unlink(self.path)
        self.close()

    def _settle(self, more: bytes) -> None:
        """Write the end of the file again, with new bytes behind it.

        After a failed sync the system may keep lines in memory, take them for written, and never write them. A process
        that is killed then leaves a file that looks sound until the power fails.
        """
        assert self._handle is not None  # noqa: S101
        end = os.lseek(self._handle, 0, os.SEEK_END)
        start = max(0, end - AGAIN)
        os.lseek(self._handle, start, os.SEEK_SET)
        found = b""
        while len(found) < end - start:
            more_found = os.read(self._handle, end - start - len(found))
            if not more_found:  # somebody has shortened the file meanwhile
                raise SaveError("save-replaced", path=str(self.path))
            found += more_found
        os.lseek(self._handle, start, os.SEEK_SET)
        write_all(self._handle, found + more)
        os.fsync(self._handle)

    def _write(self, data: bytes) -> None:
        if self._handle is None:
            raise SaveError("save-closed", path=str(self.path))
        if not _stands_at(self._handle, self.path):
            self.close()
            raise SaveError("save-replaced", path=str(self.path))
        end = os.lseek(self._handle, 0, os.SEEK_END)
        try:
            write_all(self._handle, data)
            os.fsync(self._handle)
        except OSError as error:
            self._take_back(end)
            raise SaveError("write-failed", path=str(self.path), reason=system_reason(error)) from error

    def _take_back(self, end: int) -> None:
        # After a failed write nobody knows what is on the disk: close the file, and read it again before it goes on.
        assert self._handle is not None  # noqa: S101
        try:
            os.ftruncate(self._handle, end)
        except OSError:
            pass  # the rest of the write is cut off when the file is opened
        finally:
            self.close()

    def _renewed(self, reading: SoundSave) -> Journal:
        """Rewrite the file in the current format; the old file stays beside it, named by the number of its format."""
        made = self.path.with_name(f"{self.path.name}.new")
        made.unlink(missing_ok=True)
        header = {key: value for key, value in reading.header.items() if key not in ("format", "version")}
        renewed = Journal.create(made, header, [entry.record for entry in reading.entries])
        try:
            keep_beside(self.path, f"{self.path.name}.v{reading.format}")
            sync_folder(self.path.parent)  # the old file has its second name before it loses the first
            os.rename(made, self.path)
            sync_folder(self.path.parent)
        except BaseException:
            renewed.discard()
            raise
        self.close()
        renewed.path = self.path
        return renewed


def _torn(lines: Sequence[bytes]) -> int | None:
    """The line at which the last write was torn by a power failure: the first one with zeros, which a disk shows for
    data that it was to write and did not.

    None if a later write follows it, because then the file is damaged.
    """
    first = next((number for number, line in enumerate(lines) if b"\0" in line), None)
    return None if not first or any(map(_begins, lines[first + 1 :])) else first


def _begins(line: bytes) -> bool:
    """Whether a write begins with this line: each begins with a move, and only marked moves, dice and machines
    follow."""
    try:
        record = json.loads(line)
        return record.get("do") in MOVES and JOINED not in record
    except (ValueError, AttributeError, TypeError, RecursionError):
        return False


def _chained(before: str, body: bytes) -> str:
    return sha256(before.encode() + body).hexdigest()[:_SUM]


def _checksum_of(line: bytes) -> str:
    return line[_BODY - 2 - _SUM : _BODY - 2].decode("ascii", "replace")


def _problem(line: bytes, before: str, number: int) -> str | None:
    """The flaw of a line of the file as a slug, or None."""
    if line[:8] != b'{"sum":"' or line[_BODY - 2 : _BODY] != b'",':
        return "no-checksum"
    if _checksum_of(line) != _chained(before, line[_BODY:]):
        return "checksum"
    return None if line[_BODY:].startswith(b'"n":%d,' % number) and line.endswith(b"}") else "number"


def _version(line: bytes, path: Path) -> int:
    """The format of a file, read from its first line before anything else."""
    try:
        header = json.loads(line)
        ours, version = header["format"] == FORMAT, header["version"]
    except (ValueError, TypeError, LookupError, RecursionError):
        if FORMAT.encode() in line or line.startswith(b'{"sum":"'):
            raise SaveError("damaged", path=str(path), entry=0, line=1, reason="no-header") from None
        raise SaveError("not-a-journal", path=str(path)) from None
    if not ours:
        raise SaveError("not-a-journal", path=str(path))
    if type(version) is not int or version > upgrades.VERSION:
        raise SaveError("newer-format", path=str(path), found=shown(str(version)), known=upgrades.VERSION)
    return version


def _chain(lines: Sequence[bytes], path: Path) -> list[Record]:
    """The records of all lines. Raises `SaveError` `damaged` at the first line that was changed."""
    before = FORMAT
    records: list[Record] = []
    for number, line in enumerate(lines):
        problem = _problem(line, before, number)
        if problem is None:
            try:
                record = json.loads(line)
                del record["sum"], record["n"]
                if number and record.get(JOINED) is True:
                    del record[JOINED]
                records.append(record)
            except (ValueError, RecursionError):
                problem = "not-json"
        if problem:
            raise SaveError("damaged", path=str(path), entry=number, line=number + 1, reason=problem)
        before = _checksum_of(line)
    return records


def _check_shapes(header: Record, entries: Sequence[SaveLine], lines: Sequence[bytes], path: Path) -> None:
    """Raise `SaveError` `damaged` at the first line that no game writes, and name the field, because a forger can
    compute the right checksum."""
    rows = [(0, 1, header, "header"), *((one.number, one.line, one.record, one.record.get("do")) for one in entries)]
    for (number, line, record, kind), data in zip(rows, lines, strict=True):
        facts: dict[str, str | int] = {"path": str(path), "entry": number, "line": line}
        where = flaw(record, kind)
        if where is not None:
            raise SaveError("damaged", **facts, reason="shape", place=where)
        if any(sign in data for sign in SURROGATES) and (where := unwritable(record)) is not None:
            raise SaveError("damaged", **facts, reason="letter", place=where)


def _made(path: Path) -> int:
    """Make the file of a path, and open it. Raises `SaveError` (`save-exists`), OSError."""
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    except FileExistsError:  # also if another program has made it just now, and for a link that leads nowhere
        raise SaveError("save-exists", path=str(path)) from None


def _locked(path: Path) -> tuple[int, bytes]:
    """Open the file of a path, lock it, and read it. Raises `SaveError`.

    A program that copies or restores files may put another one in its place before we have the lock. We would write
    to a file that nobody finds any more; so we begin anew, with the one that is there now.
    """
    for _ in range(MOST_OPENED):
        try:
            _check_kind(path)
            handle = os.open(path, os.O_RDWR | os.O_CLOEXEC)
            try:
                _lock(handle, path)
                if _stands_at(handle, path):
                    return handle, _held(handle)
            except BaseException:
                os.close(handle)
                raise
            os.close(handle)
        except FileNotFoundError:
            raise SaveError("save-missing", path=str(path)) from None
        except OSError as error:
            raise SaveError("save-unreadable", path=str(path), reason=system_reason(error)) from None
    raise SaveError("save-replaced", path=str(path))


def _stands_at(handle: int, path: Path) -> bool:
    """Whether an open file is the one that its path still leads to."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False


def _held(handle: int) -> bytes:
    """All that an open file holds."""
    found = bytearray()
    while part := os.read(handle, AGAIN):
        found += part
    return bytes(found)


def _lock(handle: int, path: Path) -> None:
    try:
        free = lock(handle)
    except CannotLock as error:
        raise SaveError("save-cannot-lock", path=str(path), reason=error.reason) from None
    if not free:
        raise SaveError("save-locked", path=str(path))


@contextmanager
def _reaching_the_disk(path: Path) -> Iterator[None]:
    """Turn a failed write into an error that says that the data did not reach the disk."""
    try:
        yield
    except OSError as error:
        raise SaveError("write-failed", path=str(path), reason=system_reason(error)) from error
