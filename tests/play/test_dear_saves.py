"""What it takes to go through a save: the moves that were made, not how often they were taken back and made again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hantei.core.agenda import Beats
from hantei.core.rulebook import Rulebook
from hantei.core.table import Table
from hantei.play import Budget, Game, Record, SaveError, encoded, read, reviewed, verify
from hantei.play.resuming import retrace
from tests.play.test_session import plain, sampled
from tests.toy import SETUP, TOY


class Counted(Beats):
    """The beats of the toy, and how many have been run."""

    def __init__(self) -> None:
        super().__init__()
        self.functions, self.clauses = TOY.beats.functions, TOY.beats.clauses
        self.run = 0

    def step(self, state: Any, table: Table) -> None:
        self.run += 1
        super().step(state, table)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.hantei"


def played(path: Path, answers: int = 30) -> None:
    """A save of so many answers."""
    rng = Random(3)
    with Game.new(path, TOY, SETUP, "s") as game:
        for _ in range(answers):
            game.answer(*sampled(game.session, rng))


def lengthened(path: Path, records: Sequence[Record]) -> None:
    """Add honest lines to a save."""
    reading = read(path)
    path.write_bytes(path.read_bytes() + encoded(records, len(reading.entries) + 1, reading.checksum)[0])


def through(path: Path, book: Rulebook[Any]) -> None:
    """All passages of a save, one after the other."""
    for _ in reviewed(read(path), path, lambda _: book):
        pass


WAYS: dict[str, Callable[[Path, Rulebook[Any]], object]] = {
    "verify": lambda path, book: verify(path, lambda _: book),
    "review": through,
    "resume": lambda path, book: Game.resume(path, lambda _: book).close(),
}


@pytest.mark.parametrize("way", WAYS)
def test_what_is_taken_back_and_made_again_is_not_played_again(way: str, path: Path) -> None:
    played(path)
    counts: list[int] = []
    for pairs in (0, 200):
        lengthened(path, [{"do": do, "count": count} for count in (30, 7) for do in ("undo", "redo")] * pairs)
        beats = Counted()
        WAYS[way](path, replace(TOY, beats=beats))
        counts.append(beats.run)
    assert counts[0] == counts[1] > 0


def test_undos_and_redos_in_a_row_lead_where_each_of_them_does(path: Path) -> None:
    rng = Random(5)
    for _ in range(20):
        path.unlink(missing_ok=True)
        with Game.new(path, TOY, SETUP, "s") as game:
            for _ in range(60):
                what = rng.choice(["answer", "undo", "redo"])
                if what == "undo" and game.session.moves:
                    game.undo(rng.randint(1, game.session.moves))
                elif what == "redo" and game.session.undone:
                    game.redo(rng.randint(1, game.session.undone))
                elif not game.finished:
                    game.answer(*sampled(game.session, rng))
            end = plain(game.session)
        assert verify(path, lambda _: TOY).sound
        *_, last = reviewed(read(path), path, lambda _: TOY)
        assert plain(last.session) == end
        with Game.resume(path, lambda _: TOY) as game:
            assert plain(game.session) == end


def test_the_first_of_several_that_goes_too_far_is_named(path: Path) -> None:
    played(path)
    first = len(read(path).entries) + 1
    lengthened(path, [{"do": "undo", "count": 4}, {"do": "redo", "count": 5}, {"do": "undo", "count": 1}])
    verdict = verify(path, lambda _: TOY)
    assert (verdict.entry, verdict.message) == (first + 1, "not-by-the-rules")
    assert '"nothing-to-redo"' in str(verdict.facts["rules"])
    with pytest.raises(SaveError, match="damaged"):
        Game.resume(path, lambda _: TOY)


def test_a_checkpoint_holds_where_everything_is_made_again(path: Path) -> None:
    played(path)
    with Game.resume(path, lambda _: TOY) as game:
        game._moves = 100
        game.answer(*sampled(game.session, Random(1)))
    assert len(retrace(read(path), path).checkpoints) == 1
    lengthened(path, [{"do": "undo", "count": 20}, {"do": "redo", "count": 20}])
    assert len(retrace(read(path), path).checkpoints) == 1
    lengthened(path, [{"do": "undo", "count": 20}])
    assert retrace(read(path), path).checkpoints == []


def test_a_machine_that_answers_where_a_move_is_taken_back_is_checked(path: Path) -> None:
    """It had waited when the move was made; machines no longer wait when it is taken back."""
    with Game.new(path, TOY, SETUP, "s", seats={"blue": "bold"}) as game:
        game.pace(True)
        game.answer("red", "Anvil")
        game.answer("red", 2)
        game.force([6])
        game.pace(False)
        game.undo()
        game.undo()
    assert verify(path, lambda _: TOY).sound
    answers = [entry for entry in read(path).entries if entry.record["do"] == "auto"]
    lines = path.read_bytes().splitlines(keepends=True)
    first = answers[-1].number
    kept = b"".join(lines[:first])  # the file without what the machine did last
    path.write_bytes(kept)
    lengthened(path, [{"do": "undo", "count": 1}])
    assert not verify(path, lambda _: TOY).sound


def test_a_budget_ends_what_takes_too_long(path: Path) -> None:
    played(path)
    for work, enough in ((10, False), (10**6, True)):
        passages: Iterator[object] = reviewed(read(path), path, lambda _: TOY, Budget(work))
        if enough:
            assert len(list(passages)) == 31
        else:
            with pytest.raises(SaveError, match="save-too-dear"):
                list(passages)


def test_rulings_on_one_beat_cost_what_they_take(path: Path) -> None:
    """Each is carried out again whenever the beat is run: a hundred cost five thousand."""
    played(path, 1)
    reading = read(path)
    place = list(Game.resume(path, lambda _: TOY).where)
    lengthened(path, [{"do": "amend", "at": place, "words": ["hp", "red", "3"], "kept": 1}] * 100)
    budget = Budget(10**6)
    list(reviewed(read(path), path, lambda _: TOY, budget))
    assert budget.most - budget.left > 5_000
    assert len(reading.entries) + 100 == len(read(path).entries)
