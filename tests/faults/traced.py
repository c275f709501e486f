"""What SQLite itself writes: every call of a server that bears on its files, taken down by `strace`.

So the power can go between any two of its calls, with the same rules as on the simulated disk: what was synced is
there, and of all else any sectors. New names are on the disk at once; a file that was deleted may be back until its
folder is synced.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from .disk import Inode, on_disk, survivors

CALLS = "openat,write,pwrite64,ftruncate,fsync,fdatasync,unlink"
CALL = re.compile(r"^\d+\s+(\w+)\((.*)\)\s+= (-?\d+)")
ENTERED, RESUMED = re.compile(r"^(\d+)\s+(.*) <unfinished \.\.\.>$"), re.compile(r"^(\d+)\s+<\.\.\. \w+ resumed>(.*)$")
FILE = re.compile(r"^\d+<([^>]*)>")
TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')


@dataclass(frozen=True)
class Call:
    """A call: its name, the file ("" for the folder), where, and what."""

    name: str
    file: str
    at: int = 0
    data: bytes = b""


def traced(command: list[str], folder: Path) -> list[Call]:
    """The calls of a program that bear on files of a folder, and what it says on its standard output."""
    told = folder.parent / f"{folder.name}.strace"
    how = ["strace", "-f", "-y", "-xx", "-s", "2000000", "-e", f"trace={CALLS}", "-o", str(told)]
    subprocess.run([*how, sys.executable, *command], check=True, stdout=subprocess.PIPE)
    found = [call for line in whole(told.read_text()) if (call := call_in(line, str(folder)))]
    told.unlink()
    return found


def whole(text: str) -> Iterator[str]:
    """The lines of a trace, those that were interrupted put together."""
    begun: dict[str, str] = {}
    for line in text.splitlines():
        if entered := ENTERED.match(line):
            begun[entered[1]] = entered[2]
        elif resumed := RESUMED.match(line):
            yield f"{resumed[1]} {begun.pop(resumed[1])}{resumed[2]}"
        else:
            yield line


def call_in(line: str, folder: str) -> Call | None:
    """The call of a line, if it succeeded and bears on the folder or on what is said."""
    found = CALL.match(line)
    if found is None or int(found[3]) < 0:
        return None
    name, facts, result = found[1], found[2], int(found[3])
    text = bytes.fromhex("".join(TEXT.findall(facts)).replace("\\x", ""))
    if name == "unlink":
        return Call(name, Path(text.decode()).name) if text.decode().startswith(folder) else None
    if name == "openat":
        return None
    place = FILE.match(facts)
    path = place[1] if place else ""
    path = bytes.fromhex(path.replace("\\x", "")).decode() if path.startswith("\\x") else path
    if name == "write" and facts.startswith("1<"):
        return Call("say", "", 0, text)
    if not path.startswith(folder) or path.endswith("-shm"):
        return None
    last = facts.rsplit(", ", 1)[-1]
    if name == "pwrite64":
        return Call("write", Path(path).name, int(last), text[:result])
    if name == "ftruncate":
        return Call("cut", Path(path).name, int(last))
    if "sync" in name:
        return Call("sync", "" if path == folder else Path(path).name)
    return Call("append", Path(path).name, 0, text[:result])


@dataclass
class Replay:
    """Files as they come about by the calls, up to any of them; `said` is what had been said by then."""

    files: dict[str, Inode] = field(default_factory=dict)
    gone: dict[str, Inode] = field(default_factory=dict)
    said: bytes = b""

    def do(self, call: Call) -> None:
        """Carry out a call."""
        if call.name == "say":
            self.said += call.data
            return
        if call.name == "unlink":
            self.gone[call.file] = self.files.pop(call.file, Inode())
            return
        if call.name == "sync" and not call.file:
            self.gone.clear()
            return
        one = self.files.setdefault(call.file, Inode())
        if call.name == "write":
            one.write(call.at, call.data)
            self.gone.pop(call.file, None)
        elif call.name == "append":
            one.write(len(one.memory), call.data)
        elif call.name == "cut":
            one.cut(call.at)
        else:
            one.synced()

    def left(self, rng: Random, power: bool) -> dict[str, bytes]:
        """The files after the process was killed, or after the power went."""
        if not power:
            return {name: bytes(one.memory) for name, one in self.files.items()}
        back = {name: one for name, one in self.gone.items() if name not in self.files and rng.random() < 0.3}
        return {name: on_disk(one.held, survivors(one.pending, rng)) for name, one in {**back, **self.files}.items()}


def can_trace() -> bool:
    """Whether calls can be taken down here."""
    if shutil.which("strace") is None:
        return False
    return subprocess.run(["strace", "-o", "/dev/null", "true"], check=False, capture_output=True).returncode == 0
