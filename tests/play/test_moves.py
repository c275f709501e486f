"""Moves: one record each, which performs, is written, is read, and says what it was. The saves were stored before."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from hantei import play
from hantei.play import Game, Journal, Session, move_of, read, verify
from hantei.play.moves import KINDS, UNDOABLE, Amend, Go, Reply, shows
from hantei.play.travelling import TRAVELS, Redo, Undo
from hantei.text import Catalogue
from tests.toy import SETUP, TOY, find

SAVES = Path(__file__).parent / "saves"
STORED = sorted(SAVES.glob("*.hantei"))


@pytest.mark.parametrize("stored", STORED, ids=lambda path: path.stem)
def test_a_save_stored_before_opens_and_verifies(stored: Path, tmp_path: Path) -> None:
    assert verify(stored, find).sound
    copy = tmp_path / "copy.hantei"
    copy.write_bytes(stored.read_bytes())
    with Game.resume(copy, find) as game:
        assert not game.notices
        assert game.session.moves > 5


@pytest.mark.parametrize("stored", STORED, ids=lambda path: path.stem)
def test_its_moves_made_again_write_the_same_bytes(stored: Path, tmp_path: Path) -> None:
    """The same as those of the old file once it is in the format of now."""
    reading, written, renewed = read(stored), tmp_path / "again.hantei", tmp_path / "renewed.hantei"
    renewed.write_bytes(stored.read_bytes())
    Journal.open(renewed)[0].close()
    header = reading.header
    with Game.new(written, TOY, SETUP, header["seed"], header["dice"], header["seats"]) as game:
        for entry in reading.entries:
            if entry.record["do"] in KINDS:
                game.do(move_of(entry.record))
    assert written.read_bytes() == renewed.read_bytes()


def test_the_stored_saves_hold_every_move() -> None:
    found = {entry.record["do"] for stored in STORED for entry in read(stored).entries}
    assert found >= set(KINDS)


def test_a_move_is_read_from_its_line_as_it_was_written() -> None:
    for stored in STORED:
        for entry in read(stored).entries:
            if entry.record["do"] in KINDS:
                move = move_of(entry.record)
                assert list(move.record().items()) == list(entry.record.items())
                assert move_of(move.record()) == move


def test_what_undo_takes_back() -> None:
    assert {"answer", "hand", "amend", "force", "seat", "delegate", "order", "asking", "again"} == UNDOABLE
    assert {"undo", "redo"} == set(TRAVELS)
    assert set(KINDS) - UNDOABLE - set(TRAVELS) == {"pace", "go", "thrown"}


def test_nothing_in_play_asks_which_move_it_has() -> None:
    """A move says by its members what it does, so that a new one is one record."""
    names = {kind.__name__ for kind in KINDS.values()}
    asked = [
        f"{file.name}:{node.lineno}"
        for file in Path(play.__file__).parent.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance"
        if names & {*re.findall(r"\w+", ast.unparse(node.args[1]))}
    ]
    assert asked == []


def test_a_move_says_what_it_was_in_both_languages() -> None:
    for lang in ("ja", "en"):
        says = Catalogue(lang)
        for stored in STORED:
            session = Session(TOY, SETUP, read(stored).header["seed"], dice=read(stored).header["dice"])
            for entry in read(stored).entries:
                if entry.record["do"] in KINDS:
                    move = move_of(entry.record)
                    message = move.message(session)
                    if move.do not in ("answer", "hand", "order"):  # the others name what the toy's own catalogue calls
                        assert says.say(message)
                    assert message.id == f"move-{move.do}"
                    session.do(move)


@pytest.mark.parametrize(
    ("said", "faces", "shown"),
    [
        ("(2B6) ＞ 3,5", (3, 5), True),
        ("(2D6) ＞ 8[3,5] ＞ 8", (3, 5), True),
        ("(2D6) ＞ 8[3,5] ＞ 8", (5, 3), False),
        ("(1D6+2D6) ＞ 2[2]+8[3,5] ＞ 10", (2, 3, 5), True),
        ("(D66) ＞ 35", (3, 5), True),
        ("(2D6) > 12", (1, 2), False),
        ("(2D6) ＞ 12[6,6] ＞ 12", (1, 2), False),
        ("(3D6) ＞ 11[2,3,6] ＞ 11", (2, 3), False),
        ("(1B20) ＞ 12", (12,), True),
    ],
)
def test_a_bot_shows_faces_one_by_one_but_for_a_d66(said: str, faces: tuple[int, ...], shown: bool) -> None:
    assert shows(said, faces) == shown


def test_a_session_does_what_a_move_says_or_nothing() -> None:
    session = Session(TOY, SETUP, "s")
    who = next(iter(session.decisions))
    session.do(Reply(who, "Cinder"))
    assert session.moves == 1
    session.do(Undo())
    session.do(Redo())
    assert (session.moves, session.undone) == (1, 0)
    before = session.drain()
    for refused, move in (
        ("nothing-to-undo", Undo(2)),
        ("nobody-waits", Go()),
        ("empty-amendment", Amend(())),
        ("not-asked", Reply("nobody", 1)),
    ):
        with pytest.raises(Exception, match=refused):
            session.do(move)
    assert [record["do"] for record in before] == ["answer", "undo", "redo"]
    assert session.drain() == []
