"""Save files on a disk that fails: every acknowledged record is there, nothing else half-there, the file opens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

import pytest

from hantei.play import Journal, Record, SaveError, folders, journal, upgrades

from .disk import Disk, Killed
from .schedules import FEW, MANY, SHARDS, tried

HEADER = {
    "hantei": "0", "rulebook": {"id": "toy", "version": "1"}, "setup": {}, "seed": "s", "dice": "seeded", "seats": {},
}  # fmt: skip
FAULTS = (0.0, 0.02, 0.1)
"""How often a call fails; the first are schedules of kills alone."""


@contextmanager
def on(disk: Disk) -> Iterator[None]:
    """Save files are on this disk."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(journal, "os", disk.system())
        patch.setattr(folders, "os", disk.system())
        patch.setattr(journal, "lock", disk.lock)
        yield


def batch(rng: Random) -> list[Record]:
    """What a game writes at once: a move, and what dice and machines made of it; now and then several such moves."""
    return [record for _ in range(rng.choice((1, 1, 1, 1, 4))) for record in moved(rng)]


def moved(rng: Random) -> list[Record]:
    """A move, and what dice and machines made of it."""
    says = "x" * rng.choice((1, 20, 700, 3000))
    move: Record = {"do": "answer", "at": [0, 0], "kind": "name", "clause": "toy-1", "who": "red", "answer": says}
    faces = [byte % 6 + 1 for byte in rng.randbytes(rng.choice((1, 30, 400)))]
    thrown: Record = {"do": "roll", "at": [0, 1], "dice": "1d6", "why": "first", "faces": faces}
    return [move, *[thrown] * rng.choice((0, 0, 1, 4))]


class Game:
    """Whoever writes a save file, and what they were told is kept."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.disk = Disk(rng, rng.choice(FAULTS))
        self.path = self.disk.path("games/red/game.jsonl")
        self.kept: list[Record] | None = None
        """What was acknowledged; None before there is a file."""
        self.hands: list[list[Record]] = [[]]
        """What was being written and was not acknowledged, or refused."""
        self.open: Journal | None = None

    def play(self) -> None:
        """Write until the process is killed, or has had enough. Raises `Killed`."""
        for _ in range(self.rng.randint(1, 6)):
            try:
                if self.kept is not None and self.open is None:
                    self.look(self.reopened())
                self.write(batch(self.rng))
            except SaveError as error:
                self.failed(error)

    def write(self, records: list[Record]) -> None:
        """Write something, and note that it was acknowledged."""
        self.hands.append(records)
        if self.open is None:
            self.open = Journal.create(self.path, HEADER, records)
        else:
            self.open.append(records)
        self.kept, self.hands = [*(self.kept or []), *records], [[]]

    def failed(self, error: SaveError) -> None:
        """A write or the opening of the file failed, as the disk did."""
        assert error.message in ("write-failed", "save-unreadable"), error
        assert self.disk.fault, "it failed of itself"
        self.disk.fault, self.open = "", None

    def reopened(self) -> list[Record]:
        """Open the file, and say what stands there."""
        self.open, reading = Journal.open(self.path)
        return [entry.record for entry in reading.entries]

    def look(self, found: list[Record]) -> None:
        """All that was acknowledged is there, in order, and of what was being written at most a beginning."""
        kept = self.kept or []
        assert found[: len(kept)] == kept, f"{len(kept)} were acknowledged, {len(found)} are there"
        more = found[len(kept) :]
        assert any(more == hand[: len(more)] for hand in self.hands), "something is there that nobody wrote"
        self.kept, self.hands = found, [[]]

    def never_begun(self, error: SaveError) -> None:
        """There is no file, or one in which no game was begun; whoever begins one removes it first."""
        assert error.message in ("save-missing", "save-empty", "damaged", "not-a-journal"), error
        if error.message != "save-missing":
            self.disk.unlink(self.path)

    def recover(self) -> None:
        """Look at what is there, on a disk that does not fail now."""
        faults, self.disk.faults, self.open = self.disk.faults, 0.0, None
        if self.kept is None:
            try:
                self.look(self.reopened())
            except SaveError as error:  # it was never acknowledged
                self.never_begun(error)
        else:
            self.look(self.reopened())
        self.disk.faults = faults
        if self.kept is not None:  # a file that could not be begun may come back as long as there is no other
            self.hands = [[]]


def schedule(rng: Random) -> None:
    """A few lives of a game, each ended by a kill, half of them with the power."""
    game = Game(rng)
    with on(game.disk):
        for _ in range(rng.randint(1, 4)):
            game.disk.kill_at = game.disk.steps + rng.randint(1, 60)
            with suppress(Killed):
                game.play()
            game.disk.restart(power=rng.random() < 0.5)
            game.recover()


def test_save_files_survive_kills_lost_power_and_disks_that_fail() -> None:
    tried("journal", FEW, schedule)


@pytest.mark.slow
@pytest.mark.parametrize("shard", range(SHARDS))
def test_save_files_survive_a_million_schedules(shard: int) -> None:
    tried("journal", MANY, schedule, shard, SHARDS)


def renewal(rng: Random) -> None:
    """A file of an old format is renewed, and killed while it is; it opens, in the old format or the new one."""
    disk = Disk(rng, links=rng.random() < 0.5)
    path = disk.path("games/game.jsonl")
    records = [record for _ in range(3) for record in batch(rng)]
    with on(disk), pytest.MonkeyPatch.context() as patch:
        Journal.create(path, HEADER, records).close()
        disk.restart(power=True)
        patch.setattr(upgrades, "VERSION", upgrades.VERSION + 1)
        patch.setitem(upgrades.STEPS, upgrades.VERSION - 1, dict)
        for _ in range(3):
            disk.kill_at = disk.steps + rng.randint(1, 40)
            with suppress(Killed):
                Journal.open(path)[0].close()
            disk.restart(power=rng.random() < 0.5)
        found, reading = Journal.open(path)
        found.append(batch(rng))
        found.close()
        assert [entry.record for entry in reading.entries] == records
        assert path.with_name("game.jsonl.v2").exists()
        assert not path.with_name("game.jsonl.new").exists()


def test_the_renewal_of_an_old_format_can_be_killed_at_any_moment() -> None:
    tried("renewal", FEW // 3, renewal)


def test_a_schedule_that_fails_is_named_and_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    """A journal that does not sync loses answers, and the schedule that shows it is the same when it is replayed."""
    monkeypatch.setattr(Disk, "fsync", lambda *_: None)
    monkeypatch.delenv("HANTEI_SCHEDULE", raising=False)
    with pytest.raises((AssertionError, SaveError)) as found:
        tried("journal", FEW, schedule)
    note = found.value.__notes__[0]
    seed = note.partition("HANTEI_SCHEDULE=")[2]
    monkeypatch.setenv("HANTEI_SCHEDULE", seed)
    with pytest.raises((AssertionError, SaveError)) as again:
        tried("journal", FEW, schedule)
    assert str(again.value) == str(found.value)


def test_the_disk_keeps_its_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was synced is there after the power has gone; of what was not, somewhere any part, with zeros between."""
    seen: set[Any] = set()
    for number in range(300):
        disk = Disk(Random(number))
        handle = disk.open(disk.path("a"), disk.system().O_CREAT)
        disk.write(handle, b"a" * 600)
        disk.fsync(handle)
        disk.fsync(disk.open("/", 0))
        disk.write(handle, b"b" * 1200)
        disk.restart(power=True)
        found = disk.path("a").read_bytes()
        assert found[:600] == b"a" * 600
        seen.add((found[600:1024], len(found)))
    assert (b"", 600) in seen
    assert (b"b" * 424, 1800) in seen
    assert any(part == bytes(424) for part, _ in seen)
