"""Options and lines that say what really comes of them."""

from __future__ import annotations

import pytest

from hantei.core.decision import Choice, Fact
from hantei.core.record import clone
from hantei.rulebooks.urban_assault import views
from hantei.rulebooks.urban_assault.rules.leader import skill
from hantei.rulebooks.urban_assault.state import Item, Operation
from hantei.rulebooks.urban_assault.views import names, questions

from .test_view import SAYS, in_battle, rulebook


def test_a_digit_moved_leads_where_the_dice_will_lead() -> None:
    """UA-SC.22, next_unused: 21 and 22 are resolved, so both lead on to 23."""
    c = clone(in_battle())
    c.operation = Operation("salt_quay", resolved=["21", "22"])
    about: dict[str, Fact] = {"result": "21", "magazines": 1, "scrip": 0, "mre": 0}
    asked = Choice("leader", "shift_digit", "UA-SC.2", ["keep", "22", "31"], about)
    said = [SAYS["en"].say(questions.label(c, asked, option)) for option in asked.options]
    assert said == [
        "Leave it at 21: “The Customs Shed” (“The Chandler” is resolved)",
        "22: “The Customs Shed” (“The Salt Hill” is resolved) (1 magazine)",
        "31: “The Cooperage” (1 magazine)",
    ]


def test_two_of_a_kind_are_told_apart_by_their_place() -> None:
    c = clone(in_battle())
    c.squads["leader"].items = {"medkit-1": Item("medkit"), "medkit-3": Item("medkit"), "frag-1": Item("frag")}
    said = [SAYS["en"].say(names.plain(names.owned_name(c, "leader", key))) for key in c.squads["leader"].items]
    assert said == ["Medical kit (no. 1)", "Medical kit (no. 2)", "Frag grenade"]


def test_local_procurement_says_what_either_row_brings() -> None:
    """UA-40.6, UA-40.7."""
    asked = Choice("leader", "procurement", "UA-23.1", ["keep", "plus"], {"die": 5, "table": "standard"})
    said = [SAYS["en"].say(views.effect(in_battle(), asked, option)) for option in asked.options]
    assert said == [
        "The die stays at 5: you get 1d6×5 scrip (at least 15).",
        "For 1 point of dexterity the die becomes 6: you get 2d6×5 scrip (at least 30).",
    ]


@pytest.mark.parametrize(
    ("points", "options", "said"),
    [
        (2, ["melee", "skill"], "skill"),  # UA-09.7: skill 2 adds as much and costs nothing
        (3, ["melee", "skill"], None),
        (3, ["life", "skill"], "life"),  # UA-10.2: life 5 costs nothing either
    ],
)
def test_a_point_that_buys_nothing_is_not_asked_for(points: int, options: list[str], said: str | None) -> None:
    c = clone(in_battle())
    squad = c.squads["leader"]
    squad.leader.points, squad.leader.life = points, 5
    squad.leader.steps["skill"] = 2
    assert skill(squad.leader) == 2
    asked = Choice("leader", "ability", "UA-09.7", options, {"check": "melee"})
    assert rulebook().sparing.foregone(c, asked) == said
