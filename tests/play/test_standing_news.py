"""What stands of the news of a game: whatever is thrown anew, changed, taken back and made again, it is what a look at
the whole game finds."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hantei.core.event import Event
from hantei.core.message import Complaint
from hantei.play import Game, Session, replay, reviewed
from hantei.play.journal import read
from hantei.telling.fights import fights
from hantei.telling.news import standing
from tests.toy import SETUP, TOY, find

from .test_waiting import meddle

MUSTER: tuple[tuple[str, Any], ...] = (("red", "Anvil"), ("red", 2), ("blue", "Birch"), ("blue", 2))


def whole(session: Session) -> list[Event]:
    """The game once more from its beginning."""
    return [event for _, events in session.beats() for event in events]


def test_a_throw_that_fell_anew_is_told_and_stands_once(tmp_path: Path) -> None:
    """The first round is thrown for right after the muster: falling anew three times, it is still one round."""
    path = tmp_path / "game.hantei"
    with Game.new(path, TOY, SETUP, "s") as game:
        for who, answer in MUSTER:
            game.answer(who, answer)
        ((throw, _),) = game.session.throws()
        for face in (2, 5, 2):
            game.again(throw, [face])
    passages = [*replay(path, find)]
    told = Counter(event.name for passage in passages for event in passage.events)
    assert (told["round"], told["dice"]) == (4, 4)
    found = [happening.event for happening in standing(passages)]
    assert [event.name for event in found] == ["mustered", "mustered", "dice", "round"]
    assert found[2].facts["faces"] == [2]
    assert fights(TOY, passages) == []


@pytest.mark.parametrize("seed", range(40))
def test_what_stands_is_what_the_whole_game_tells(tmp_path: Path, seed: int) -> None:
    rng, path = Random(seed), tmp_path / "game.hantei"
    with Game.new(path, TOY, SETUP, str(seed), seats={"blue": "random"}) as game:
        for _ in range(50):
            if rng.random() < 0.3 and game.session.throws():
                with suppress(Complaint):
                    game.again(rng.choice(game.session.throws())[0])
            meddle(game, rng)
        wanted = whole(game.session)
    for passages in (replay(path, find), reviewed(read(path), path, find)):
        assert [happening.event for happening in standing(passages)] == wanted


def test_a_game_that_is_stopped_in_its_beat_tells_no_more_of_it() -> None:
    """The amendment ends the game where the beat began, before the dice that had fallen in it."""
    session = Session(TOY, SETUP, "s")
    for who, answer in MUSTER:
        session.answer(who, answer)
    for who in ("red", "blue"):
        session.answer(who, "rush")
    (who,) = session.decisions
    session.answer(who, "high")
    session.force([1])
    session.answer(who, 1)
    assert session.decisions[who].kind == "again"
    assert [event.name for event in session.look()][-1] == "dice"
    session.amend("stop")
    assert [(news.events, news.replaced) for news in session.news()] == [([], 1)]
    assert session.finished
