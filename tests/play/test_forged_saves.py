"""Saves whose checksums are right and whose content no game writes: each is refused in words, in both languages."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hantei import library
from hantei.play import FORMAT, Game, SaveError, game, headed, read, verify
from hantei.telling import EXPECTED, sentences
from hantei.web.server.room import Room
from hantei.web.setup.founding import bring, brought
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.storage.store import Store
from hantei.web.working.crew import InlineCrew

BOOKS = library.rulebook_ids()

FORGED = 60
"""So many saves of each rulebook are forged."""

HALF = "\ud800"

NESTED: list[Any] = []
for _ in range(500):
    NESTED = [NESTED]

ODD: tuple[Any, ...] = (
    None, True, -1, 0, 10**30, 1.5, float("nan"), "", "x", HALF, "\0", [], [1], [[1]], {}, {"a": 1}, "owner", NESTED,
)  # fmt: skip
"""Data that hardly ever belongs where it is put."""

Records = list[dict[str, Any]]


def kept_of(store: Store, who: str, data: bytes) -> str:
    """A save file brought along by somebody."""
    return bring(store, who, brought(data, "forged.hantei"))


def setup_of(book: str) -> dict[str, Any]:
    """The shortest game of a rulebook."""
    shelf = library.shelf(book)
    heading = shelf.headings(shelf.kind)[0]
    texts = dict([shelf.scenario_text(heading.id)])
    return {"scenario": heading.id, "scenarios": texts, "rulings": {}, "leaders": heading.leaders[0], "referee": False}


def records_of(book: str, path: Path) -> Records:
    """The lines of a short game, its header first; people take moves back in it, and it keeps states."""
    rng, shelf = Random(4), library.shelf(book)
    with Game.new(path, shelf.rulebook, setup_of(book), "s") as played:
        for move in range(14):
            if played.finished:
                break
            who = rng.choice(list(played.decisions))
            played.answer(who, played.decisions[who].sample(rng))
            if move == 6:
                played.undo(2)
                played.redo(1)
    reading = read(path)
    return [headed(reading.header), *(entry.record for entry in reading.entries)]


def written(records: Records) -> bytes:
    """Records as a save file with right checksums, whatever is in them."""
    lines, checksum = list[bytes](), FORMAT
    for number, record in enumerate(records):
        body = json.dumps({"n": number, **record}, separators=(",", ":"))[1:].encode()
        checksum = sha256(checksum.encode() + body).hexdigest()[:12]
        lines.append(b'{"sum":"' + checksum.encode() + b'",' + body + b"\n")
    return b"".join(lines)


def spots(thing: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of plain data: what holds it, and under which key."""
    for key in thing if isinstance(thing, dict) else range(len(thing)) if isinstance(thing, list) else ():
        yield thing, key
        yield from spots(thing[key])


def mutate(thing: Any, rng: Random) -> None:
    """Put something odd in one place, add something, or take something away."""
    holder, key = rng.choice(list(spots(thing)))
    how = rng.random()
    if how < 0.2:
        del holder[key]
    elif how < 0.3 and isinstance(holder, dict):
        holder[rng.choice(("x", HALF, "who", "scenario"))] = rng.choice(ODD)
    else:
        holder[key] = rng.choice(ODD)


def forged(records: Records, rng: Random) -> bytes:
    """A save with something wrong in its header, its setup, a state that it keeps, or another line."""
    records = deepcopy(records)
    what = rng.random()
    if what < 0.2:
        mutate(records[0], rng)
    elif what < 0.5:
        mutate(records[0]["setup"], rng)
    elif what < 0.7:
        mutate(rng.choice([one for one in records if one.get("do") == "checkpoint"])["state"], rng)
    elif what < 0.9:
        mutate(rng.choice(records[1:]), rng)
    else:
        del records[rng.randrange(1, len(records))]
    return written(records)


def said(act: Callable[[], object]) -> str:
    """What is said where something is refused, "" where it is not; everything else that is raised is a bug."""
    try:
        act()
    except EXPECTED as error:
        for lang in ("en", "ja"):
            lines = list(sentences(error, lang))
            assert lines
            assert "".join(lines).encode()  # can be printed anywhere
        return " ".join(sentences(error, "en"))
    return ""


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    room = Room(SqliteStore(tmp_path / "tables.db"), InlineCrew())
    yield room
    room.store.close()


@pytest.mark.parametrize("book", BOOKS)
def test_whatever_is_forged_is_told_in_words(
    book: str, tmp_path: Path, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "MOVES_BETWEEN", 5)
    records, rng = records_of(book, tmp_path / "honest.hantei"), Random(book)
    path = tmp_path / "forged.hantei"
    for number in range(FORGED):
        path.write_bytes(forged(records, rng))
        said(lambda: verify(path, library.find))
        said(lambda: Game.resume(path, library.find).close())
        said(partial(kept_of, room.store, f"p{number}", path.read_bytes()))


def forge_setup(tmp_path: Path, **changes: Any) -> Path:
    """A game of Senki whose setup says something else; what is None is left out."""
    records = records_of("senki", tmp_path / "honest.hantei")
    setup = {**records[0]["setup"], **changes}
    records[0]["setup"] = {name: value for name, value in setup.items() if value is not None}
    path = tmp_path / "forged.hantei"
    path.write_bytes(written(records))
    return path


@pytest.mark.parametrize(
    ("name", "value"),
    [("rulings", [1]), ("rulings", {"fumble": 1}), ("scenario", 5), ("scenarios", {"a": 7}), ("scenarios", "x"),
     ("leaders", "two"), ("referee", "yes"), ("difficulty", {})],
)  # fmt: skip
def test_a_setup_of_the_wrong_shape_is_named(name: str, value: Any, tmp_path: Path, room: Room) -> None:
    path = forge_setup(tmp_path, **{name: value})
    for act in (
        lambda: Game.resume(path, library.find),
        lambda: kept_of(room.store, "me", path.read_bytes()),
    ):
        sentence = said(act)
        assert "line 1" in sentence
        assert f"setup.{name}" in sentence
    assert verify(path, library.find).facts["place"] == f"setup.{name}"


def test_a_setup_without_a_scenario_names_the_file(tmp_path: Path) -> None:
    path = forge_setup(tmp_path, scenario=None)
    sentence = said(lambda: Game.resume(path, library.find))
    assert str(path) in sentence
    assert "line 1" in sentence
    assert not verify(path, library.find).sound


def test_half_a_letter_is_named_with_its_place(tmp_path: Path) -> None:
    records = records_of("senki", tmp_path / "honest.hantei")
    records[0]["seed"] = f"a{HALF}"
    path = tmp_path / "forged.hantei"
    path.write_bytes(written(records))
    with pytest.raises(SaveError) as error:
        read(path)
    assert error.value.facts["place"] == "seed"
    written_out = written([{**records[0], "seed": "a?"}, *records[1:]]).replace(b"a?", b"a\xed\xa0\x80")
    body = written_out.split(b"\n")[0][len('{"sum":"') + 12 + 2 :]
    line = b'{"sum":"' + sha256(FORMAT.encode() + body).hexdigest()[:12].encode() + b'",' + body + b"\n"
    path.write_bytes(line)
    with pytest.raises(SaveError) as error:
        read(path)
    assert error.value.facts["reason"] == "letter"


def test_a_letter_beyond_the_first_plane_is_whole(tmp_path: Path) -> None:
    records = records_of("senki", tmp_path / "honest.hantei")
    records[0]["seed"] = "🎲"  # json writes it as two escapes, which together are one letter
    path = tmp_path / "whole.hantei"
    path.write_bytes(written(records[:1]))
    assert read(path).header["seed"] == "🎲"


def test_a_kept_state_that_the_rules_cannot_play_is_damage_at_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "MOVES_BETWEEN", 5)
    path = tmp_path / "game.hantei"
    records = records_of("senki", path)
    at = max(number for number, record in enumerate(records) if record.get("do") == "checkpoint")
    records[at]["state"]["agenda"] = [["no-such-beat"]]
    path.write_bytes(written(records))
    with pytest.raises(SaveError) as error:
        Game.resume(path, library.find)
    assert error.value.facts["entry"] == at
    assert error.value.facts["reason"] == "state"


def test_a_format_that_is_no_number_can_be_said(tmp_path: Path) -> None:
    path = tmp_path / "forged.hantei"
    path.write_bytes(written([{**records_of("senki", tmp_path / "honest.hantei")[0], "version": HALF}]))
    assert "newer format" in said(lambda: read(path))
