"""The key of a store on a disk that fails: once it was used it is there, and a killed server leaves no dead end."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from hantei.play import folders
from hantei.web.storage import keys

from .disk import Disk, Killed
from .schedules import FEW, tried


def schedule(rng: Random) -> None:
    """Some starts of a server, each killed, half of them with the power."""
    disk = Disk(rng, rng.choice((0.0, 0.1)))
    file, used = disk.path("tables.db.key"), set[bytes]()
    with pytest.MonkeyPatch.context() as patch:
        for module in (keys, folders):
            patch.setattr(module, "os", disk.system())
        for _ in range(rng.randint(1, 5)):
            disk.kill_at = disk.steps + rng.randint(1, 25)
            with suppress(Killed):
                try:
                    used.add(keys.key_in(file))
                except OSError:
                    assert disk.fault, "it failed of itself"
            disk.restart(power=rng.random() < 0.5)
        disk.faults = 0.0
        used.add(keys.key_in(file))
    assert len(used) == 1, "links that were made lead nowhere"


def test_a_key_that_was_used_stays() -> None:
    tried("key", FEW, schedule)


def test_an_empty_file_is_no_key_and_a_damaged_one_is_left_alone(tmp_path: object) -> None:
    disk = Disk(Random(1))
    file = disk.path("tables.db.key")
    with pytest.MonkeyPatch.context() as patch:
        for module in (keys, folders):
            patch.setattr(module, "os", disk.system())
        handle = disk.open(file, disk.system().O_CREAT)
        key = keys.key_in(file)
        assert (len(key), file.read_bytes()) == (keys.LENGTH, key)
        disk.write(handle, b"")
        disk.ftruncate(disk.open(file, 0), 7)
        with pytest.raises(OSError, match="7 bytes"):
            keys.key_in(file)
        assert file.read_bytes() == key[:7]


def test_where_there_are_no_hard_links_the_key_gets_its_name_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Python of a page has no call for them."""
    monkeypatch.delattr("os.link")
    file = tmp_path / "tables.db.key"
    key = keys.key_in(file)
    assert (len(key), file.read_bytes()) == (keys.LENGTH, key)
    assert list(tmp_path.iterdir()) == [file]
