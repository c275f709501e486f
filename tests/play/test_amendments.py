"""Rulings on which the rules fail: refused while the game is played, and no dead end where a save holds one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hantei.core.agenda import Beats
from hantei.core.board import Board, Track
from hantei.core.decision import Answer, Decision
from hantei.core.message import Message, Sketch
from hantei.core.roster import Sheet
from hantei.core.rulebook import Rulebook
from hantei.library import shelf, shelves
from hantei.play import BROKEN_AMENDMENT, BROKEN_END, Game, Refused, SaveError, Session, read, verify
from tests.play.test_session import plain, sampled
from tests.toy import SETUP, TOY, Toy

CURSED = 99
"""HP that nothing of the rulebook below copes with."""

NO_FIGURE = LookupError("no such figure")


def failing(name: str, error: Exception = NO_FIGURE) -> Rulebook[Any]:
    """The toy with one part that fails in a certain way where red has the cursed HP."""
    holder = next(
        (part for part in ("speech", "sight", "judging", "foresight", "sparing") if hasattr(getattr(TOY, part), name)),
        "",
    )
    whole: Callable[..., Any] = getattr(getattr(TOY, holder) if holder else TOY, name)

    def part(state: Toy, *arguments: Any) -> Any:
        if state.crews["red"].hp == CURSED and (name not in ("roster", "boards", "insight") or arguments[0] == ""):
            raise error
        return whole(state, *arguments)

    change: Any = {name: part}
    if holder:
        change = {holder: replace(getattr(TOY, holder), **change)}
    return replace(TOY, **change)


def midway(book: Rulebook[Any]) -> Session:
    session, rng = Session(book, SETUP, "s"), Random(1)
    while all(decision.kind != "aim" for decision in session.decisions.values()):
        session.answer(*sampled(session, rng))
    return session


SEEN = ("seats", "insight", "roster", "boards", "view", "side", "side_name")
ASKED = ("question", "situation", "label", "effect")


@pytest.mark.parametrize("name", SEEN + ASKED)
def test_a_ruling_that_cannot_be_drawn_is_refused(name: str) -> None:
    session = midway(failing(name))
    before, moves = plain(session), session.moves
    with pytest.raises(Refused, match="breaking-amendment") as error:
        session.amend("hp", "red", str(CURSED))
    assert error.value.facts == {"words": "hp red 99", "cause": "LookupError: no such figure"}
    assert (plain(session), session.moves) == (before, moves)
    session.amend("hp", "red", "7")
    assert session.state.crews["red"].hp == 7
    session.answer(*sampled(session, Random(1)))


def speechless(part: str) -> Rulebook[Any]:
    """The toy, which names red, where it has the cursed HP, by a message that no catalogue has: on its sheet, on a
    board, within the name of an answer, or in a situation drawn in letters."""
    lost = Message("toy-lost")

    def cursed(state: Toy) -> bool:
        return state.crews["red"].hp == CURSED

    def roster(state: Toy, seat: str) -> Sequence[Sheet]:
        return [Sheet("red", "red", conditions=[lost])] if cursed(state) else []

    def boards(state: Toy, seat: str, decision: Decision | None) -> Sequence[Board]:
        return [Track(Message("toy-step"), [lost])] if cursed(state) else []

    def label(state: Toy, decision: Decision, answer: Answer) -> Message:
        return Message("toy-label", {"answer": [lost, "and more"] if cursed(state) else "one"})

    def situation(state: Toy, decision: Decision) -> Sequence[Message | Sketch]:
        return [Sketch(lambda: [Message("toy-step", {"label": lost})])] if cursed(state) else []

    made: dict[str, Any] = {one.__name__: one for one in (roster, boards, label, situation)}
    known = replace(TOY.speech, words=lambda name: name != lost.id)
    if part in ("roster", "boards"):
        return replace(TOY, speech=known, sight=replace(TOY.sight, **{part: made[part]}))
    return replace(TOY, speech=replace(known, **{part: made[part]}))


@pytest.mark.parametrize("part", ["roster", "boards", "label", "situation"])
def test_a_ruling_after_which_something_cannot_be_said_is_refused(part: str) -> None:
    session = midway(speechless(part))
    before = plain(session)
    with pytest.raises(Refused, match="breaking-amendment") as error:
        session.amend("hp", "red", str(CURSED))
    assert "toy-lost" in str(error.value.facts["cause"])
    assert plain(session) == before
    session.amend("hp", "red", "7")


@pytest.mark.parametrize("book", sorted(shelves()))
def test_a_rulebook_of_the_library_knows_what_can_be_said(book: str) -> None:
    words = shelf(book).rulebook.speech.words
    assert words("breaking-amendment")
    assert not words("no-such-message")


def faulty(state: Toy, what: str, words: Sequence[str]) -> None:
    """A free hand that reaches for nobody."""
    state.crews.pop("green")


@pytest.mark.parametrize("error", [StopIteration(), RuntimeError("no such figure"), RecursionError()])
def test_whatever_the_rules_fail_with_is_a_refusal(error: Exception) -> None:
    """`next` of nothing, too, which Python itself treats in a way of its own wherever a block is entered and left."""
    session = midway(failing("roster", error))
    with pytest.raises(Refused, match="breaking-amendment"):
        session.amend("hp", "red", str(CURSED))


@pytest.mark.parametrize("where", ["amend", "beat", "report"])
def test_a_ruling_on_which_the_rules_fail_is_refused(where: str) -> None:
    book = failing("finished")
    if where == "amend":
        book = replace(TOY, referee=replace(TOY.referee, amend=faulty))
    if where == "report":
        book = failing("report")
    session = midway(book)
    if where == "report":  # what is told anew because of the ruling cannot be said
        beats = Beats()
        beats.functions, beats.clauses = dict(TOY.beats.functions), TOY.beats.clauses

        def attack(state: Toy, table: Any, side: str) -> None:
            table.tell("aims", hp=state.crews["red"].hp)
            TOY.beats.functions["attack"](state, table, side)

        beats.functions["attack"] = attack
        session = midway(replace(book, beats=beats))
    before = plain(session)
    with pytest.raises(Refused, match="breaking-amendment"):
        session.amend("hp", "red", str(CURSED))
    assert plain(session) == before


def saved(path: Path, after: int = 0) -> list[Any]:
    """A save in which somebody has ruled what the rulebook cannot draw now, so many answers ago; how it was before."""
    rng = Random(1)
    with Game.new(path, TOY, SETUP, "s") as game:
        while all(decision.kind != "aim" for decision in game.decisions.values()):
            game.answer(*sampled(game.session, rng))
        before = plain(game.session)
        game.amend("hp", "red", str(CURSED))
        for _ in range(after):
            game.answer(*sampled(game.session, rng))
    return before


@pytest.mark.parametrize("name", ["roster", "finished", "situation"])
@pytest.mark.parametrize("after", [0, 1])
def test_a_save_whose_ruling_breaks_the_rules_opens_at_the_last_good_moment(
    name: str, after: int, tmp_path: Path
) -> None:
    path, book = tmp_path / "game.hantei", failing(name)
    before = saved(path, after)
    with Game.resume(path, lambda _: book) as game:
        assert plain(game.session) == before
        assert game.session.undone == after + 1
        (notice,) = game.notices
        assert notice.message == BROKEN_AMENDMENT
        assert notice.facts == {"words": "hp red 99", "count": after + 1, "cause": "LookupError: no such figure"}
        with pytest.raises(Refused, match="breaking-amendment"):
            game.redo()
        assert plain(game.session) == before
        game.undo()
        assert game.session.undone == after + 2
        game.redo()
    assert read(path).entries[-1].record == {"do": "redo", "count": 1}
    with Game.resume(path, lambda _: book) as game:
        assert game.notices == []
        assert plain(game.session) == before
    if name != "finished":  # rulings stand in a file: what comes of them is checked, not whether it can be drawn
        assert verify(path, lambda _: book).sound
    else:
        assert not verify(path, lambda _: book).sound


def test_a_ruling_that_the_rules_cope_with_again_can_be_made_again(tmp_path: Path) -> None:
    path = tmp_path / "game.hantei"
    saved(path)
    Game.resume(path, lambda _: failing("roster")).close()
    with Game.resume(path, lambda _: TOY) as game:
        game.redo()
        assert game.state.crews["red"].hp == CURSED


def test_rules_that_fail_without_any_ruling_are_told_with_their_error(tmp_path: Path) -> None:
    path = tmp_path / "game.hantei"
    Game.new(path, TOY, SETUP, "s").close()

    def bug(state: Toy) -> bool:
        raise LookupError("no such figure")

    with pytest.raises(SaveError, match="save-breaks-rules") as refused:
        Game.resume(path, lambda _: replace(TOY, finished=bug))
    assert refused.value.facts["cause"] == "LookupError: no such figure"


@pytest.mark.parametrize("part", ["roster", "label"])
def test_a_save_opens_before_what_a_bug_cannot_draw(part: str, tmp_path: Path) -> None:
    """Without any ruling: a part of the rulebook fails from some round on."""
    path, rng = tmp_path / "game.hantei", Random(1)
    with Game.new(path, TOY, SETUP, "s") as game:
        while not game.finished and game.state.round < 3:
            before = plain(game.session)
            game.answer(*sampled(game.session, rng))
        moves, rounds = game.session.moves, game.state.round
    assert rounds == 3

    def bug(state: Toy, *arguments: Any) -> Any:
        if state.round == rounds:
            raise ZeroDivisionError("by what?")
        return [] if part == "roster" else Message("toy-label")

    holder = "sight" if part == "roster" else "speech"
    change: Any = {holder: replace(getattr(TOY, holder), **{part: bug})}
    book = replace(TOY, **change)
    with Game.resume(path, lambda _: book) as game:
        assert plain(game.session)[0] == before[0]
        assert game.session.moves == moves - 1
        (notice,) = game.notices
        assert notice.message == BROKEN_END
        assert notice.facts == {"count": 1, "cause": "ZeroDivisionError: by what?"}
        game.undo()
    with Game.resume(path, lambda _: book) as game:
        assert game.notices == []
    with Game.resume(path, lambda _: TOY) as game:  # the program is mended
        game.redo(2)
        assert game.state.round == rounds
