"""Rulings typed by the names on the sheets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from hantei.core.adjusting import AdjustableFigure, AdjustableSwitch
from hantei.core.text import Language, Text
from hantei.library import shelf
from hantei.telling.amending import by_id, words_of
from hantei.testing.games import setup


@pytest.mark.parametrize(
    ("lang", "typed", "words"),
    [
        ("ja", "紅のヒガンバナのHPを30に", ["set", "red_ace.hp", "30"]),
        ("ja", "紅のヒガンバナのＨＰを３０にする", ["set", "red_ace.hp", "30"]),
        ("ja", "紅のヒガンバナ HP 30", ["set", "red_ace.hp", "30"]),
        ("ja", "紅のヒガンバナの行動終了をはいに", ["set", "red_ace.finished", "true"]),
        ("ja", "紅のヒガンバナ　行動終了：はい", ["set", "red_ace.finished", "true"]),
        ("ja", "紅のヒガンバナの状態を与える：狼狽", ["status", "add", "red_ace", "panic"]),
        ("ja", "紅のヒガンバナの退場させる", ["leave", "red_ace"]),
        ("en", "Red Spider Lily HP to 30", ["set", "red_ace.hp", "30"]),
        ("en", "red spider lily turn over: no", ["set", "red_ace.finished", "false"]),
        ("en", "set red_ace.hp 30", ["set", "red_ace.hp", "30"]),
        ("ja", "紅のヒガンバナを退場させる", ["leave", "red_ace"]),
        ("ja", "紅のヒガンバナに状態を与える：狼狽", ["status", "add", "red_ace", "panic"]),
        ("ja", "leave 紅のヒガンバナ", ["leave", "red_ace"]),
        ("ja", "set 紅のヒガンバナ.hp 30", ["set", "red_ace.hp", "30"]),
        ("ja", "set 紅のヒガンバナ.ＨＰ 30", ["set", "red_ace.hp", "30"]),
        ("ja", "set 紅のヒガンバナ.位置 5,3", ["set", "red_ace.at", "5,3"]),
        ("ja", "status add 紅のヒガンバナ 狼狽", ["status", "add", "red_ace", "panic"]),
        ("en", "leave red spider lily", ["leave", "red_ace"]),
        ("en", "leave Red Spider Lilies", ["leave", "Red", "Spider", "Lilies"]),
        ("ja", "紅のヒガンバナのHP", ["紅のヒガンバナのHP"]),
        ("ja", "", []),
    ],
)
def test_a_ruling_is_read_by_the_names_of_the_book(lang: Language, typed: str, words: list[str]) -> None:
    book = shelf("senki")
    state = book.rulebook.start(setup("senki", "ace_duel"))
    assert words_of(book.rulebook, state, book.catalogue(lang), typed) == words


@pytest.mark.parametrize(
    ("lang", "typed", "words"),
    [
        ("ja", "次のラウンドから加える：警備員、金庫破り、中央通路", ["join", "guard", "thieves", "aisle"]),
        ("ja", "join 警備員 金庫破り aisle", ["join", "guard", "thieves", "aisle"]),
        ("en", "join Security guard, The safe breakers, Centre aisle", ["join", "guard", "thieves", "aisle"]),
        ("en", "Hatamoto place to Desk island", ["set", "hatamoto.at", "desks"]),
        ("en", "Hatamoto place to Desk islands", ["Hatamoto", "place", "to", "Desk", "islands"]),
        ("en", "join guard thieves", ["join", "guard", "thieves"]),
    ],
)
def test_names_of_several_words_are_read_and_people_who_come(lang: Language, typed: str, words: list[str]) -> None:
    book = shelf("gundog")
    state = book.rulebook.start(setup("gundog", "office_raid"))
    assert words_of(book.rulebook, state, book.catalogue(lang), typed) == words


@dataclass
class Named:
    """A thing that has a name and an id."""

    who: str
    name: Text


def test_a_name_at_the_beginning_is_not_read_as_one_that_ends_alike() -> None:
    people: list[Any] = [Named("red", Text("", "Red Lily")), Named("lily", Text("", "Lily"))]
    say = shelf("senki").catalogue("en")
    assert by_id(people, say, "Red Lily HP 30") == "Red Lily HP 30"
    assert by_id(people, say, "leave Red Lily") == "leave red"
    assert by_id(people, say, "leave lıly") == "leave lıly"  # a letter that is alike only where case is ignored


def test_a_longer_name_goes_before_a_shorter_one() -> None:
    """Gundog: the rounds of a gun are no figure of whoever has a name that begins alike."""
    book = shelf("gundog")
    state = book.rulebook.start(setup("gundog", "office_raid"))
    for one in book.rulebook.referee.adjustable(state):
        if not isinstance(one, AdjustableFigure | AdjustableSwitch):
            continue
        for lang in ("ja", "en"):
            say = book.catalogue(lang)
            typed = f"{say.name(one.name)} {say.name(one.label)} {say.name(one.said(one.now))}"
            assert words_of(book.rulebook, state, say, typed) == [*one.amendment, one.now], typed


def test_yes_and_no_are_told_without_the_particles_of_figures() -> None:
    book = shelf("senki")
    state = book.rulebook.start(setup("senki", "ace_duel"))
    switches = [one for one in book.rulebook.referee.adjustable(state) if isinstance(one, AdjustableSwitch)]
    mounted = next(one for one in switches if one.amendment == ("set", "red_ace.mounted"))
    told = mounted.told(["true"])
    assert book.catalogue("ja").say(told) == "裁定：紅のヒガンバナ　騎乗している：はい（前はいいえ）"
    assert book.catalogue("en").say(told) == "ruling: Red Spider Lily, mounted: yes (was no)"
