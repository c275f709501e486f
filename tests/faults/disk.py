"""A disk that is no good: what our own code writes to it, as the system remembers it and as the disk holds it.

Stands in for `os` and for paths. What was written stays in the memory of the system until the next `fsync` of its file
(of its folder, for names). When the power goes, the disk holds what was synced, and of all later changes any part, in
any order, sector by sector; what was never written of a file that had grown is zeros. Calls may fail or do half of what
they are asked for, and the process may be killed before any of them.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from pathlib import PurePosixPath
from random import Random
from types import SimpleNamespace
from typing import Any

SECTOR = 512

ROOT = -1
"""The number of the first folder; others have lower ones."""

CALLS = (
    "open", "close", "lseek", "write", "fsync", "ftruncate", "read", "fstat", "unlink", "link", "rename", "replace",
)  # fmt: skip
"""What is simulated of `os`."""

USUAL = {name: getattr(os, name) for name in dir(os) if name.startswith(("O_", "SEEK_"))}
"""What stays of `os` as it is, looked up once for all schedules."""


class Killed(BaseException):
    """The process is no more: nothing that it would do now reaches the disk."""


class Inode:
    """A file: as the system remembers it, as the disk holds it, and what has not been synced between the two."""

    def __init__(self) -> None:
        self.memory = bytearray()
        self.held = b""
        self.pending: list[tuple[int, bytes] | int] = []
        """Writes (where, what) and cuts (to which size)."""

    def write(self, at: int, data: bytes) -> None:
        """Remember a write."""
        if len(self.memory) < at:
            self.memory.extend(bytes(at - len(self.memory)))
        self.memory[at : at + len(data)] = data
        self.pending.append((at, data))

    def cut(self, size: int) -> None:
        """Remember a cut."""
        del self.memory[size:]
        self.memory.extend(bytes(size - len(self.memory)))
        self.pending.append(size)

    def synced(self) -> None:
        """All of it is on the disk."""
        self.held = on_disk(self.held, self.pending)
        self.pending = []

    def failed(self, rng: Random) -> None:
        """A sync that failed: part of what was written is on the disk, and the system takes all of it for synced.

        Sizes stand in the journal of the file system, which keeps its word or stops altogether.
        """
        cuts: list[tuple[int, bytes] | int] = [change for change in self.pending if isinstance(change, int)]
        written = [change for change in self.pending if not isinstance(change, int)]
        self.held = on_disk(self.held, survivors(list(written), rng))
        self.pending = cuts

    def lose_power(self, rng: Random) -> None:
        """Of what was pending any part has reached the disk; the memory is gone."""
        self.held = on_disk(self.held, survivors(self.pending, rng))
        self.memory, self.pending = bytearray(self.held), []


def on_disk(held: bytes, changes: list[tuple[int, bytes] | int]) -> bytes:
    """What a disk holds after changes."""
    found = bytearray(held)
    for change in changes:
        if isinstance(change, int):
            del found[change:]
            found.extend(bytes(change - len(found)))
        else:
            at, data = change
            if len(found) < at:
                found.extend(bytes(at - len(found)))
            found[at : at + len(data)] = data
    return bytes(found)


def survivors(pending: list[tuple[int, bytes] | int], rng: Random) -> list[tuple[int, bytes] | int]:
    """Any part of some changes; of writes any sectors."""
    kept: list[tuple[int, bytes] | int] = []
    how = rng.choice((0.0, 0.3, 0.7, 1.0))
    for change in pending:
        if isinstance(change, int):
            if rng.random() < how:
                kept.append(change)
            continue
        at, data = change
        while data:
            size = SECTOR - at % SECTOR
            if rng.random() < how:
                kept.append((at, data[:size]))
            at, data = at + size, data[size:]
    return kept


def status(inode: int) -> SimpleNamespace:
    """What the system says of a file."""
    return SimpleNamespace(st_mode=stat.S_IFREG | 0o600, st_ino=inode, st_dev=1)


Name = tuple[str, int | None]
"""A name, and the file that it stands for now; None: for none any more."""


class Disk:
    """One disk with one process on it. Parameters: what is by chance, how often a call fails, and whether files can
    have several names."""

    def __init__(self, rng: Random, faults: float = 0.0, links: bool = True) -> None:
        self.rng, self.faults, self.links = rng, faults, links
        self.inodes: dict[int, Inode] = {}
        self.names: dict[str, int] = {"/": ROOT}
        """What names stand for: files, and folders, which have negative numbers."""
        self.held: dict[str, int] = {"/": ROOT}
        self.moved: list[tuple[Name, ...]] = []
        """Changes of names that have not been synced."""
        self.handles: dict[int, tuple[str, int]] = {}
        self.places: dict[int, int] = {}
        self.locks: dict[int, int] = {}
        self.steps = 0
        self.kill_at: int | None = None
        self.dead = False
        self.fault = ""
        """What failed last, and has not been seen by whoever looks into it yet."""

    def step(self, call: str) -> None:
        """Before every call: the process may be killed. Raises `Killed`."""
        self.steps += 1
        if self.dead or self.steps == self.kill_at:
            self.dead = True
            raise Killed

    def wrong(self, call: str) -> bool:
        """Whether a call fails now."""
        if self.rng.random() < self.faults:
            self.fault = call
            return True
        return False

    def restart(self, power: bool) -> None:
        """The process is gone, or all of the computer: what is there is what somebody finds who comes next."""
        self.handles, self.places, self.locks, self.dead, self.kill_at = {}, {}, {}, False, None
        if power:
            how = self.rng.choice((0.0, 0.5, 1.0))
            for changes in self.moved:
                if self.rng.random() < how:
                    self._rename(self.held, changes)
            self.held = {name: inode for name, inode in self.held.items() if self._stands(name)}
            self.names, self.moved = dict(self.held), []
            for inode in self.inodes.values():
                inode.lose_power(self.rng)

    def name(self, *changes: Name) -> None:
        """Change names, in one go."""
        self._rename(self.names, changes)
        self.moved.append(changes)

    def _stands(self, name: str) -> bool:
        """Whether the disk holds all folders that lead to a name."""
        return all(str(folder) in self.held for folder in PurePosixPath(name).parents)

    def mkdir(self, path: Any) -> None:
        """See `Path.mkdir`."""
        self.step("mkdir")
        if str(path) in self.names:
            raise FileExistsError(errno.EEXIST, "exists")
        self._known(path.parent)
        if self.wrong("mkdir"):
            raise OSError(errno.ENOSPC, "no space")
        self.name((str(path), min(ROOT, *self.names.values(), *self.held.values()) - 1))

    @staticmethod
    def _rename(names: dict[str, int], changes: tuple[Name, ...]) -> None:
        for name, inode in changes:
            if inode is None:
                names.pop(name, None)
            else:
                names[name] = inode

    # What `os` offers

    def open(self, path: Any, flags: int, mode: int = 0o777) -> int:
        """See `os.open`."""
        self.step("open")
        handle = 3 + len(self.handles) + len(self.places)
        while handle in self.handles:
            handle += 1
        name = str(path)
        if self.names.get(name, 0) < 0:
            self.handles[handle] = (name, self.names[name])
            return handle
        if name in self.names:
            if flags & os.O_EXCL:
                raise FileExistsError(errno.EEXIST, "exists")
            if flags & os.O_TRUNC:
                self.inodes[self.names[name]].cut(0)
        elif flags & os.O_CREAT:
            self._known(PurePosixPath(name).parent)
            if self.wrong("create"):
                raise OSError(errno.ENOSPC, "no space")
            inode = len(self.inodes) + 1
            self.inodes[inode] = Inode()
            self.name((name, inode))
        else:
            raise FileNotFoundError(errno.ENOENT, "no such file")
        self.handles[handle], self.places[handle] = (name, self.names[name]), 0
        return handle

    def close(self, handle: int) -> None:
        """See `os.close`."""
        self.step("close")
        self.handles.pop(handle)
        self.places.pop(handle, None)
        self.locks = {inode: owner for inode, owner in self.locks.items() if owner != handle}

    def lseek(self, handle: int, at: int, how: int) -> int:
        """See `os.lseek`, from the beginning or the end."""
        self.step("lseek")
        self.places[handle] = at + (len(self._of(handle).memory) if how == os.SEEK_END else 0)
        return self.places[handle]

    def read(self, handle: int, size: int) -> bytes:
        """See `os.read`."""
        self.step("read")
        found = bytes(self._of(handle).memory[self.places[handle] : self.places[handle] + size])
        self.places[handle] += len(found)
        return found

    def fstat(self, handle: int) -> Any:
        """See `os.fstat`."""
        self.step("fstat")
        return status(self.handles[handle][1])

    def write(self, handle: int, data: Any) -> int:
        """See `os.write`: all, a part, or a part and then an error."""
        self.step("write")
        data = bytes(data)
        if self.wrong("write"):
            if self.rng.random() < 0.5 and len(data) > 1:
                data = data[: self.rng.randrange(1, len(data))]
            else:
                raise OSError(self.rng.choice((errno.ENOSPC, errno.EIO)), "no space")
        self._of(handle).write(self.places[handle], data)
        self.places[handle] += len(data)
        return len(data)

    def fsync(self, handle: int) -> None:
        """See `os.fsync`, of a file or of the folder."""
        self.step("fsync")
        failed = self.wrong("fsync")
        if self.handles[handle][1] < 0:
            if failed:
                raise OSError(errno.EIO, "broken")
            self._sync_names(self.handles[handle][0])
        elif failed:
            self._of(handle).failed(self.rng)
            raise OSError(errno.EIO, "broken")
        else:
            self._of(handle).synced()

    def _sync_names(self, folder: str) -> None:
        """All changes of names in a folder are on the disk; nothing is moved from one folder to another."""
        here = [changes for changes in self.moved if str(PurePosixPath(changes[0][0]).parent) == folder]
        for changes in here:
            self._rename(self.held, changes)
        self.moved = [changes for changes in self.moved if changes not in here]

    def ftruncate(self, handle: int, size: int) -> None:
        """See `os.ftruncate`."""
        self.step("ftruncate")
        if self.wrong("ftruncate"):
            raise OSError(errno.EIO, "broken")
        self._of(handle).cut(size)

    def unlink(self, path: Any) -> None:
        """See `os.unlink`."""
        self.step("unlink")
        self._known(path)
        self.name((str(path), None))

    def link(self, old: Any, new: Any) -> None:
        """See `os.link`."""
        self.step("link")
        inode = self._known(old)
        if not self.links:
            raise OSError(errno.EPERM, "no hard links")
        if str(new) in self.names:
            raise FileExistsError(errno.EEXIST, "exists")
        self.name((str(new), inode))

    def rename(self, old: Any, new: Any) -> None:
        """See `os.rename`."""
        self.step("rename")
        self.name((str(new), self._known(old)), (str(old), None))

    replace = rename

    def lock(self, handle: int) -> bool:
        """See `hantei.play.locking.lock`."""
        self.step("lock")
        inode = self.handles[handle][1]
        return self.locks.setdefault(inode, handle) == handle

    def _of(self, handle: int) -> Inode:
        return self.inodes[self.handles[handle][1]]

    def _known(self, path: Any) -> int:
        if str(path) not in self.names:
            raise FileNotFoundError(errno.ENOENT, "no such file")
        return self.names[str(path)]

    def system(self) -> SimpleNamespace:
        """What stands in for the module `os`."""
        calls: dict[str, Callable[..., Any]] = {name: getattr(self, name) for name in CALLS}
        return SimpleNamespace(**USUAL, **calls, path=os.path, getpid=os.getpid)

    def path(self, name: str) -> Any:
        """A path on this disk."""
        return type("DiskPath", (DiskPath,), {"disk": self})(f"/{name}")


class DiskPath(PurePosixPath):
    """What our code asks of a path, on a simulated disk."""

    disk: Disk

    def exists(self) -> bool:
        """See `Path.exists`."""
        self.disk.step("exists")
        return str(self) in self.disk.names

    def stat(self) -> Any:
        """See `Path.stat`."""
        self.disk.step("stat")
        self.disk._known(self)
        return status(self.disk._known(self))

    def lstat(self) -> Any:
        """See `Path.lstat`; this disk has no links that lead on."""
        return self.stat()

    def read_bytes(self) -> bytes:
        """See `Path.read_bytes`."""
        self.disk.step("read")
        return bytes(self.disk.inodes[self.disk._known(self)].memory)

    def mkdir(self, **_: Any) -> None:
        """See `Path.mkdir`."""
        self.disk.mkdir(self)

    def unlink(self, missing_ok: bool = False) -> None:
        """See `Path.unlink`."""
        if not (missing_ok and str(self) not in self.disk.names):
            self.disk.unlink(self)

    def replace(self, target: Any) -> None:
        """See `Path.replace`."""
        self.disk.rename(self, target)
