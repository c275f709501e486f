"""Lines of the log that name who, what and how much."""

from __future__ import annotations

from typing import Any

import pytest

from hantei.core.text import Language
from hantei.library import open_rulebook, shelf


def said(book: str, scene: str, event: str, facts: dict[str, Any], lang: Language) -> str:
    """What is said of an event as a game of a scene begins."""
    name, text = shelf(book).scenario_text(scene)
    rulebook = open_rulebook(book)
    state = rulebook.start({"scenario": name, "scenarios": {name: text}})
    return shelf(book).catalogue(lang).say(rulebook.speech.report(state, event, facts))


@pytest.mark.parametrize(
    ("book", "scene", "event", "facts", "ja", "en"),
    [
        (
            "wild_arms", "saloon", "battle_ends", {"result": "victory", "by": "beaten", "rounds": 3},
            "第3ラウンドのクリンナップで戦闘終了：渡り鳥の勝利（相手側に戦える者が残っていない）",
            "The battle ends in the clean-up of round 3: the drifters win (",
        ),
        (
            "gundog", "office_raid", "condition", {"who": "salve", "condition": "dead"},
            "ナデシコは死亡した", "Salve dies",
        ),
        (
            "senki", "bridge", "damage",
            {"who": "thistle", "damage": 13, "attribute": "fire", "dice": 2, "dice_sum": 6},
            "アザミのダメージロール：2D6の出目6+7＝〈炎〉13", "Thistle rolls 2D6: 6+7 = 13 fire damage",
        ),
        (
            "shadowrun4", "alley_firefight", "out", {"who": "mori", "state": "dead", "by": ""},
            "モリは死亡した", "Mori dies",
        ),
        (
            "shadowrun4", "mage_duel", "out", {"who": "stone", "state": "dead", "by": ""},
            "は消滅した", "vanishes",
        ),
    ],
)  # fmt: skip
def test_a_line_says_who_did_what(book: str, scene: str, event: str, facts: dict[str, Any], ja: str, en: str) -> None:
    if facts.get("who") == "stone":  # whatever the spirit of the scene is called
        name, text = shelf(book).scenario_text(scene)
        state = open_rulebook(book).start({"scenario": name, "scenarios": {name: text}})
        facts = {**facts, "who": next(who for who in state.actors if state.sheet(who).kind == "spirit")}
    assert ja in said(book, scene, event, facts, "ja")
    assert en in said(book, scene, event, facts, "en")
