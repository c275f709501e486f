"""Who stands on the sheet when a fight begins: ids and names that tell several of a kind apart alike."""

from __future__ import annotations

from typing import Any

import pytest

from hantei.cases.bench import bench
from hantei.core.decision import Choice
from hantei.rulebooks.senki.state import Fight
from hantei.rulebooks.senki.views.names import fighter_name, plain
from hantei.rulebooks.senki.views.questions import question
from hantei.testing.games import setup
from hantei.text import Catalogue

from .views import SAYS, rulebook

BASE: dict[str, Any] = {"side": "npc", "at": "0,0"}


def mustered(*units: dict[str, Any]) -> Fight:
    """A fight of one PC against these units."""
    given = {"fighters": {"a": {}}, "encounter": {"units": [{**BASE, **unit} for unit in units]}}
    state: Fight = bench("senki").given(given, {})
    return state


def called(c: Fight) -> dict[str, str]:
    """The Japanese names of the units by their ids."""
    from hantei.library import catalogue

    words: Catalogue = catalogue("senki", "ja")
    return {who: words.say(plain(fighter_name(c, who))) for who in c.fighters if who != "a"}


@pytest.mark.parametrize(
    ("units", "expected"),
    [
        ([{"character": "ant"}], {"ant": "アリ"}),
        ([{"character": "ant", "count": 2}], {"ant-1": "アリ1", "ant-2": "アリ2"}),
        ([{"character": "ant"}, {"character": "ant"}], {"ant-1": "アリ1", "ant-2": "アリ2"}),
        (
            [{"character": "ant", "count": 2}, {"character": "snail"}, {"character": "ant", "arrives": 3}],
            {"ant-1": "アリ1", "ant-2": "アリ2", "snail": "カタツムリ", "ant-3": "アリ3"},
        ),
        ([{"id": "scout", "character": "ant"}, {"character": "ant"}], {"scout": "アリ1", "ant-2": "アリ2"}),
        ([{"id": "guard", "character": "ant", "count": 2}], {"guard-1": "アリ1", "guard-2": "アリ2"}),
        (
            [{"character": "ant", "name": {"ja": "姉", "en": "Elder"}}, {"character": "ant"}],
            {"ant-1": "姉", "ant-2": "アリ"},
        ),
        ([{"id": "ant-1", "character": "snail"}, {"character": "ant", "count": 2}],
         {"ant-1": "カタツムリ", "ant-2": "アリ1", "ant-3": "アリ2"}),
    ],
)  # fmt: skip
def test_several_of_a_kind(units: list[dict[str, Any]], expected: dict[str, str]) -> None:
    assert called(mustered(*units)) == expected


def test_who_has_a_seat_of_their_own_is_asked_by_name() -> None:
    """SK-05.2: a seat is not called by its id."""
    c = rulebook().start(setup("senki", "bridge", apart=["pc"]))
    asked = Choice("thistle", "prepare", "SK-05.2", ["done"])
    assert SAYS["en"].say(question(c, asked)) == "How will Thistle prepare for combat?"
    assert SAYS["ja"].say(question(c, asked)) == "アザミの戦闘準備です。何をしますか？"
