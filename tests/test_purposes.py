"""What options are for, by which screens put many in groups: every action of every rulebook has its purpose."""

from __future__ import annotations

import pytest

from hantei import library
from hantei.core.decision import Choice
from hantei.core.purpose import Purpose
from hantei.rulebooks.gundog.rules.possible_actions import POSSIBLE
from hantei.rulebooks.gundog.views import purposes as gundog
from hantei.rulebooks.shadowrun4.rules.street.actions import ACTIONS
from hantei.rulebooks.shadowrun4.views import purposes as shadowrun4
from hantei.rulebooks.wild_arms.rules.actions import MAJOR, MINOR, USES
from hantei.rulebooks.wild_arms.views import purposes as wild_arms

BOOKS = [shelf.id for shelf in library.playable()]


def test_every_action_of_shadowrun_is_for_one_thing() -> None:
    names = [name for those in shadowrun4.BY_PURPOSE.values() for name in those]
    assert len(set(names)) == len(names)
    beside = {"move", "take_cover", "leave_cover", "fast_move", "board", "take_wheel", "done", "obey"}
    assert set(ACTIONS) <= set(names)
    assert set(names) - set(ACTIONS) <= beside, "what no rule offers has no purpose"


def test_every_action_of_gundog_has_a_purpose() -> None:
    assert {*POSSIBLE, "simple", "none"} == set(gundog.ACTIONS)


def test_every_act_of_wild_arms_has_a_purpose() -> None:
    assert {*MAJOR, *MINOR, *USES, "task", "wait", "end"} == {*wild_arms.SIMPLE, "art"}


@pytest.mark.parametrize("book", BOOKS)
def test_a_question_of_another_kind_has_options_of_no_purpose(book: str) -> None:
    speech = library.shelf(book).rulebook.speech
    assert speech.purpose(None, Choice("me", "whoever", "", ["one"]), "one") is Purpose.OTHER
