"""The save file: chained, cut, locked, migrated."""

from __future__ import annotations

import errno
import json
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hantei.core.decision import Answer, Decision
from hantei.play import Game, Journal, Record, Refused, SaveError, Session, journal, locking, read, upgrades, verify
from hantei.play import game as game_module
from hantei.play.journal import decoded, encoded, headed
from hantei.play.moves import Reply
from hantei.play.travelling import Again, Redo, Undo
from tests.play.test_session import sampled
from tests.toy import SETUP, TOY, Toy, bold, find


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "down" / "game.jsonl"


def played(path: Path, answers: int = 12, seed: str = "s") -> Game:
    game, rng = Game.new(path, TOY, SETUP, seed), Random(seed)
    for _ in range(answers):
        game.answer(*sampled(game.session, rng))
    return game


def test_lines_are_json_numbered_and_chained(path: Path) -> None:
    played(path).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    before = "hantei-journal"
    for number, line in enumerate(path.read_bytes().splitlines()):
        record = json.loads(line)
        assert record["n"] == number
        body = line[len('{"sum":"123456789012",') :]
        before = sha256(before.encode() + body).hexdigest()[:12]
        assert record["sum"] == before
    assert json.loads(path.read_bytes().splitlines()[0])["setup"] == SETUP


def test_every_answer_is_one_write_and_one_sync(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng = played(path), Random(1)
    calls: list[str] = []
    write, sync = os.write, os.fsync

    def counted_write(handle: int, data: memoryview) -> int:
        calls.append("write")
        return write(handle, data)

    def counted_sync(handle: int) -> None:
        calls.append("sync")
        sync(handle)

    monkeypatch.setattr(os, "write", counted_write)
    monkeypatch.setattr(os, "fsync", counted_sync)
    for count in range(1, 6):
        game.answer(*sampled(game.session, rng))
        assert calls == ["write", "sync"] * count


def test_cut_at_every_byte_it_resumes_or_says_what_is_wrong(path: Path) -> None:
    played(path).close()
    data = path.read_bytes()
    first = data.index(b"\n")
    short = path.with_name("short.jsonl")
    for size in range(len(data) + 1):
        short.write_bytes(data[:size])
        if size < first:
            with pytest.raises(SaveError) as error:
                Game.resume(short, find)
            assert error.value.message in ("save-empty", "not-a-journal")
            assert short.read_bytes() == data[:size]
            continue
        whole = data[:size].rfind(b"\n") + 1
        complete = size == len(data) or data[size : size + 1] == b"\n" or whole == size
        with Game.resume(short, find) as game:
            assert [notice.message for notice in game.notices] == ([] if complete else ["last-line-cut"])
            if not complete:
                facts = game.notices[0].facts
                assert facts["bytes"] == size - whole
                assert facts["line"] == data[:size].count(b"\n") + 1
        assert short.read_bytes().startswith(data[: size if complete else whole])
        read(short)
        assert verify(short, find).sound


def test_every_flipped_byte_is_named_and_the_file_left_alone(path: Path) -> None:
    played(path, 4).close()
    data = path.read_bytes()
    line = 1
    for at in range(len(data)):
        bad = data[:at] + bytes([data[at] ^ 0x10]) + data[at + 1 :]
        path.write_bytes(bad)
        with pytest.raises(SaveError) as error:
            Game.resume(path, find)
        assert path.read_bytes() == bad
        facts = error.value.facts
        if error.value.message == "damaged":
            assert (facts["line"], facts["entry"]) == (line, line - 1)
        else:
            assert error.value.message in ("not-a-journal", "newer-format", "older-format")
            assert line == 1
        line += data[at : at + 1] == b"\n"


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_lines_left_out_swapped_or_doubled_are_named(data: st.DataObject) -> None:
    records: list[Record] = [{"do": "undo", "count": n} for n in range(6)]
    header = {"format": "hantei-journal", "version": 1, "hantei": "0", "seed": "", "dice": "seeded"}
    lines = encoded([{**header, "rulebook": {"id": "", "version": ""}, "setup": {}, "seats": {}}, *records], 0, "")[0]
    good = encoded([json.loads(lines.splitlines()[0]) | {}], 0, "hantei-journal")[0]
    assert good  # the header alone says nothing about the order of lines
    chain = encoded(
        [{**header, "rulebook": {"id": "", "version": ""}, "setup": {}, "seats": {}}, *records], 0, "hantei-journal"
    )[0].splitlines(keepends=True)
    assert len(decoded(b"".join(chain), Path("x")).entries) == 6
    at = data.draw(st.integers(1, 5))
    how = data.draw(st.sampled_from(["leave out", "swap", "double"]))
    if how == "leave out":
        wrong = chain[:at] + chain[at + 1 :]
    elif how == "swap":
        wrong = [*chain[:at], chain[at + 1], chain[at], *chain[at + 2 :]]
    else:
        wrong = [*chain[: at + 1], *chain[at:]]
    with pytest.raises(SaveError) as error:
        decoded(b"".join(wrong), Path("x"))
    assert error.value.facts["entry"] == at + (how == "double")


@pytest.mark.parametrize(
    "text",
    [b"PK\x03\x04 something else", b'{"a": 1}\n', b"[]\n", b"\xff\xfe\x00\n", b"null\n", b'{"format":"other"}\n' * 3],
)
def test_foreign_files_are_left_alone(path: Path, text: bytes) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(text)
    with pytest.raises(SaveError, match="not-a-journal"):
        Game.resume(path, find)
    assert path.read_bytes() == text


@pytest.mark.parametrize("look", [read, Journal.open])
def test_a_pipe_is_no_save_file_and_is_not_waited_for(tmp_path: Path, look: Callable[[Path], object]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(SaveError, match="save-unreadable") as refused:
        look(pipe)
    assert refused.value.facts["reason"] == "Not a regular file"


def test_what_cannot_be_opened(path: Path, tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="save-missing"):
        Game.resume(path, find)
    with pytest.raises(SaveError, match="save-missing"):
        read(path)
    with pytest.raises(SaveError, match="save-unreadable"):
        read(tmp_path)
    with pytest.raises(SaveError, match="save-unreadable"):
        Game.resume(tmp_path, find)
    played(path).close()
    before = path.read_bytes()
    with pytest.raises(SaveError, match="save-exists"):
        played(path)
    assert path.read_bytes() == before
    with pytest.raises(SaveError, match="save-unreadable"):
        played(path / "below.jsonl")


def rewritten(path: Path, change: dict[int, Record]) -> None:
    """Write a file anew with other records under sound checksums."""
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    records = [{k: v for k, v in line.items() if k not in ("sum", "n")} for line in lines]
    for number, record in change.items():
        records[number] = {**records[number], **record}
    path.write_bytes(encoded(records, 0, "hantei-journal")[0])


@pytest.mark.parametrize(
    ("number", "record", "message"),
    [
        (0, {"version": 9}, "newer-format"),
        (0, {"version": "two"}, "newer-format"),
        (0, {"version": 0}, "older-format"),
        (0, {"rulebook": {"id": "chess", "version": "3"}}, "unknown-rulebook"),
        (0, {"dice": "loaded"}, "damaged"),
        (0, {"seats": []}, "damaged"),
        (1, {"do": "dance"}, "damaged"),
        (1, {"do": []}, "damaged"),
        (1, {"at": [0, -1]}, "damaged"),
        (1, {"at": [0, 3]}, "damaged"),
        (1, {"at": [10**15, 0]}, "damaged"),
        (1, {"answer": {}}, "damaged"),
        (1, {"extra": 1}, "damaged"),
        (1, {"joined": 1}, "damaged"),
        (3, {"at": [0, 0]}, "damaged"),
    ],
)
def test_odd_data_under_sound_checksums_is_refused(path: Path, number: int, record: Record, message: str) -> None:
    played(path).close()
    rewritten(path, {number: record})
    before = path.read_bytes()
    with pytest.raises(SaveError) as error:
        Game.resume(path, find)
    assert error.value.message == message
    if message == "damaged":
        assert (error.value.facts["entry"], error.value.facts["line"]) == (number, number + 1)
    assert path.read_bytes() == before


def test_one_game_at_a_time(path: Path) -> None:
    game = played(path)
    with pytest.raises(SaveError, match="save-locked"):
        Game.resume(path, find)
    program = (
        "import sys, pathlib, hantei.play as p\n"
        "try: p.Journal.open(pathlib.Path(sys.argv[1]))\n"
        "except p.SaveError as error: print(error.message)"
    )
    done = subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True)
    assert done.stdout == "save-locked\n"
    game.close()
    with pytest.raises(SaveError, match="save-closed"):
        game.undo()
    Game.resume(path, find).close()


def replacing(path: Path, copies: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """Put copies in the place of a file, one each time that it is opened, before it is locked."""

    def lock(handle: int) -> bool:
        if copies:
            os.replace(copies.pop(), path)
        return locking.lock(handle)

    monkeypatch.setattr(journal, "lock", lock)


def copies_of(path: Path, count: int) -> list[Path]:
    made = [path.with_name(f"copy-{number}") for number in range(count)]
    for one in made:
        one.write_bytes(path.read_bytes())
    return made


def test_a_file_replaced_while_it_is_opened_is_opened_anew(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a sync client or a restore does: the answer must be in the file that people find."""
    played(path).close()
    before = len(read(path).entries)
    replacing(path, copies_of(path, 2), monkeypatch)
    with Game.resume(path, find) as game:
        game.answer(*sampled(game.session, Random(1)))
        assert len(read(path).entries) > before
        with pytest.raises(SaveError, match="save-locked"):
            Game.resume(path, find)


def test_a_file_replaced_time_and_again_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(path).close()
    replacing(path, copies_of(path, 40), monkeypatch)
    with pytest.raises(SaveError, match="save-replaced"):
        Game.resume(path, find)


def test_what_is_read_is_the_file_that_is_locked(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program puts a longer game there just after the look at the path."""
    played(path, answers=2).close()
    other = path.with_name("other")
    played(other, answers=12).close()
    stands = journal._stands_at

    def then_replaced(handle: int, place: Path) -> bool:
        found = stands(handle, place)
        if other.exists():
            os.replace(other, place)
        return found

    monkeypatch.setattr(journal, "_stands_at", then_replaced)
    kept, reading = Journal.open(path)
    assert len(reading.entries) == kept.number < len(read(path).entries)
    with pytest.raises(SaveError, match="save-replaced"):
        kept.append([{"do": "undo", "count": 1}])


@pytest.mark.parametrize("gone", [False, True])
def test_no_answer_is_acknowledged_once_the_file_is_replaced(path: Path, gone: bool) -> None:
    game = played(path)
    if gone:
        path.unlink()
    else:
        os.replace(copies_of(path, 1)[0], path)
    with pytest.raises(SaveError, match="save-replaced"):
        game.answer(*sampled(game.session, Random(1)))
    with pytest.raises(SaveError, match="save-closed"):
        game.undo()


def test_moves_made_as_one_are_all_in_the_file_or_none_of_them_happens(path: Path) -> None:
    with played(path) as game:
        before, stood = path.read_bytes(), game.session.moves
        with pytest.raises(Refused, match="no-such-throw"):
            game.do_all([Undo(2), Again((0, 99))])
        assert (path.read_bytes(), game.session.moves) == (before, stood)
        game.do_all([Undo(2), Redo(1)])
        assert game.session.moves == stood - 1
        assert len(path.read_bytes().splitlines()) == len(before.splitlines()) + 2


def test_machines_are_asked_once_for_moves_made_as_one(path: Path) -> None:
    """A machine that thinks by the clock may answer otherwise if it is asked again."""
    asked: list[tuple[str, str]] = []

    def hasty(state: Toy, decision: Decision, rng: Random) -> Answer:
        asked.append((decision.who, decision.kind))
        return bold(state, decision, rng)

    book = replace(TOY, policies={"hasty": hasty})
    with Game.new(path, book, SETUP, "s", seats={"blue": "hasty"}) as game:
        asked.clear()
        while not asked:
            game.do_all([Reply(*sampled(game.session, Random(1)))])
    assert asked == [*dict.fromkeys(asked)]


def test_a_failed_write_closes_the_game_and_keeps_the_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(path)
    before = path.read_bytes()
    write = os.write

    def full(handle: int, data: memoryview) -> int:
        write(handle, bytes(data)[:10])
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(SaveError, match="write-failed"):
        game.answer(*sampled(game.session, Random(1)))
    monkeypatch.undo()
    assert path.read_bytes() == before
    with pytest.raises(SaveError, match="save-closed"):
        game.undo()
    Game.resume(path, find).close()


@pytest.mark.parametrize("step", ["drain", "_tell", "dump", "append"])
@pytest.mark.parametrize("kind", [KeyboardInterrupt, TypeError])
def test_a_game_that_fails_before_it_is_written_stops_and_goes_on_from_its_file(
    path: Path, monkeypatch: pytest.MonkeyPatch, step: str, kind: type[BaseException]
) -> None:
    game = played(path)
    before, moves = path.read_bytes(), game.session.moves

    def fails(*_: object) -> None:
        raise kind

    owner = {"drain": Session, "_tell": Game, "dump": game_module, "append": Journal}[step]
    with monkeypatch.context() as patched:
        patched.setattr(game_module, "MOVES_BETWEEN", 1)  # each write has a checkpoint
        patched.setattr(owner, step, fails)
        with pytest.raises(kind):
            game.answer(*sampled(game.session, Random(1)))
    assert not game.journal.is_open
    with pytest.raises(SaveError, match="save-closed"):
        game.undo()
    assert path.read_bytes() == before
    with Game.resume(path, find) as resumed:
        assert resumed.session.moves == moves
        resumed.answer(*sampled(resumed.session, Random(1)))
    assert verify(path, find).sound


def test_text_that_no_file_can_hold_is_refused(path: Path) -> None:
    game = played(path)
    before = path.read_bytes()
    with pytest.raises(Refused, match="bad-amendment"):
        game.amend("hp", "red\udcff", "3")
    assert path.read_bytes() == before
    game.undo()
    game.close()


def test_a_first_write_that_fails_leaves_no_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(handle: int) -> None:
        raise OSError(errno.EIO, "broken")

    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises(SaveError, match="save-not-begun"):
        played(path)
    assert not path.exists()


def left_behind(path: Path, other: bool) -> None:
    """Fail, after another program has put its own file there."""
    if other:
        beside = path.with_name("other")
        beside.write_bytes(b"a game of its own")
        os.replace(beside, path)
    raise OSError(errno.EIO, "broken")


@pytest.mark.parametrize("other", [False, True])
@pytest.mark.parametrize("step", ["first moves", "sync"])
def test_a_file_that_is_not_begun_is_taken_away_and_that_of_another_program_stays(
    path: Path, monkeypatch: pytest.MonkeyPatch, step: str, other: bool
) -> None:
    if step == "sync":
        monkeypatch.setattr(journal, "sync_folder", lambda folder: left_behind(path, other))
    else:
        monkeypatch.setattr(Session, "drain", lambda session: left_behind(path, other))
    with pytest.raises((SaveError, OSError), match=r"write-failed|broken"):
        played(path)
    assert path.exists() == other
    assert not other or path.read_bytes() == b"a game of its own"


def test_a_link_that_leads_nowhere_is_there_already(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.symlink_to(path.with_name("nowhere"))
    with pytest.raises(SaveError, match="save-exists"):
        played(path)
    assert path.is_symlink()


def test_a_file_that_another_program_makes_first_is_there_already(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.parent.mkdir(parents=True)
    monkeypatch.setattr(journal, "make_folders", lambda folder: path.write_bytes(b"a game of its own"))
    with pytest.raises(SaveError, match="save-exists"):
        played(path)
    assert path.read_bytes() == b"a game of its own"


@pytest.mark.parametrize("why", [errno.ENOLCK, errno.EOPNOTSUPP])
def test_a_file_system_without_locks_is_not_told_as_somebody_who_plays(
    path: Path, monkeypatch: pytest.MonkeyPatch, why: int
) -> None:
    played(path).close()
    before = path.read_bytes()

    def refused(*_: int) -> None:
        raise OSError(why, os.strerror(why))

    monkeypatch.setattr(locking, "flock", refused)
    with pytest.raises(SaveError, match="save-cannot-lock") as found:
        Game.resume(path, find)
    assert found.value.facts["reason"] == os.strerror(why)
    assert path.read_bytes() == before
    new = path.with_name("new.hantei")
    with pytest.raises(SaveError, match="save-cannot-lock"):
        played(new)
    assert not new.exists()  # no file is left in which no game was begun


@pytest.mark.parametrize("why", [errno.EAGAIN, errno.EACCES])
def test_a_lock_that_another_program_has_is_told_so(path: Path, monkeypatch: pytest.MonkeyPatch, why: int) -> None:
    """EACCES is how network file systems say it."""
    played(path).close()

    def taken(*_: int) -> None:
        raise OSError(why, os.strerror(why))

    monkeypatch.setattr(locking, "flock", taken)
    with pytest.raises(SaveError, match="save-locked"):
        Game.resume(path, find)


def test_every_format_leads_to_the_current_one() -> None:
    """A line of the current format is none of an older one: tables append to games begun before."""
    assert sorted(upgrades.STEPS) == list(range(min(upgrades.STEPS), upgrades.VERSION))
    old: list[Record] = [
        headed({"version": 1}), {"do": "cut", "at": [3, 2], "kept": 1},
        {"do": "again", "at": [3, 2], "throw": [3, 0], "faces": None}, {"do": "undo", "count": 1},
    ]  # fmt: skip
    new: list[Record] = [
        headed({}), {"do": "rules-changed", "at": [3, 2], "kept": 1},
        {"do": "again", "at": [3, 2], "throw": [3, 0], "faces": None, "behind": False}, {"do": "undo", "count": 1},
    ]  # fmt: skip
    assert upgrades.upgraded(old, 1) == new
    assert upgrades.upgraded(new, 1) == upgrades.upgraded(new, 2) == new
    waits = {"do": "again", "at": [3, 2], "throw": [3, 0], "faces": None, "behind": True}
    assert upgrades.upgraded([waits], 1) == [waits]
