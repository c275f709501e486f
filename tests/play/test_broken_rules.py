"""Saves on which the rules fail: a verdict, a replay and the door say so, and nothing ends with a bare error."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hantei.core.agenda import Beats
from hantei.core.rulebook import Rulebook
from hantei.core.table import Table
from hantei.core.text import Text
from hantei.library import open_rulebook, shelf
from hantei.offers import BadPackage, Offers
from hantei.play import (
    FORMAT,
    Game,
    MachinePlayer,
    Refused,
    SaveError,
    at_random,
    encoded,
    headed,
    policies,
    replay,
    verify,
)
from tests.toy import SETUP, TOY, Toy, find

from .test_session import sampled


def misplaced(tmp_path: Path) -> Path:
    """A save of an encounter that places somebody where there is no place; the model of the file cannot know that."""
    book = open_rulebook("gundog")
    name, text = shelf("gundog").scenario_text("mirror_four")
    setup = {"scenario": name, "scenarios": {name: text.replace("at: red_wall", "at: moon")}, "rulings": {}}
    header = {
        "hantei": "1", "rulebook": {"id": book.id, "version": book.version}, "seed": "1", "dice": "seeded", "seats": {},
        "setup": setup,
    }  # fmt: skip
    path = tmp_path / "forged.hantei"
    path.write_bytes(encoded([headed(header)], 0, FORMAT)[0])
    return path


def test_an_encounter_on_which_the_rules_fail(tmp_path: Path) -> None:
    path = misplaced(tmp_path)
    verdict = verify(path, open_rulebook)
    assert (verdict.message, verdict.entry) == ("not-by-the-rules", 0)
    assert "moon" in str(verdict.facts["rules"])
    with pytest.raises(SaveError, match="save-diverged"):
        list(replay(path, open_rulebook))
    with pytest.raises(SaveError, match="save-breaks-rules") as refused:
        Game.resume(path, open_rulebook)
    assert "moon" in str(refused.value.facts["cause"])


def failing(rulebook: Rulebook[Toy]) -> Rulebook[Toy]:
    """The rules fail when a second round begins."""
    beats = Beats()
    beats.functions |= rulebook.beats.functions

    def a_round(state: Toy, table: Table) -> None:
        if state.round:
            raise LookupError("no second round")
        rulebook.beats.functions["round"](state, table)

    beats.functions["round"] = a_round
    return replace(rulebook, beats=beats)


def test_rules_that_fail_in_the_middle_of_a_save(tmp_path: Path) -> None:
    path, rng = tmp_path / "game.hantei", Random(3)
    with Game.new(path, TOY, SETUP, "s") as game:
        while game.state.round < 2 and not game.finished:
            game.answer(*sampled(game.session, rng))
    verdict = verify(path, lambda name: failing(TOY))
    assert verdict.message == "not-by-the-rules"
    assert verdict.entry
    assert "no second round" in str(verdict.facts["rules"])


# Packages that are broken since


def offering(monkeypatch: pytest.MonkeyPatch, sound: Sequence[MachinePlayer], broken: Sequence[str]) -> None:
    offered: Offers[MachinePlayer] = Offers(
        {one.id: one for one in sound},
        {id: BadPackage("broken-player", name=id, value="x", detail="ImportError") for id in broken},
    )
    monkeypatch.setattr(policies, "players_offered", lambda: offered)


def make(rulebook: Rulebook[Any], parameter: str | None) -> Any:
    return at_random


@pytest.mark.parametrize("broken", [[], ["ext"]])  # it is gone, or its package loads no more
def test_a_save_opens_without_the_player_of_a_seat(
    broken: Sequence[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.hantei"
    offering(monkeypatch, [MachinePlayer("ext", 1, Text("x", "x"), Text("x", "x"), make)], [])
    with Game.new(path, TOY, SETUP, "s", seats={"blue": "ext"}) as game:
        game.answer("red", "Anvil")
    offering(monkeypatch, [], broken)
    with Game.resume(path, find) as game:
        assert [(one.message, one.facts["name"]) for one in game.notices] == [("player-gone", "ext")]
        before = game.where
        with pytest.raises(BadPackage if broken else Refused):
            game.answer("red", 2)  # then it would be blue's turn
        assert game.where == before
        game.seat("blue", None)
        game.answer("red", 2)
        assert list(game.decisions) == ["blue"]
