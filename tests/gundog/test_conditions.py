"""Gundog's figures and conditions: what cases do not reach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args, get_type_hints

import pytest

from hantei import library
from hantei.core.decision import Choice, Fact
from hantei.core.dice import Dice
from hantei.core.rulings import Rulings
from hantei.core.table import Table
from hantei.core.tally import Tally, result_of
from hantei.core.text import Text
from hantei.rulebooks.gundog.content.records import (
    Arsenal,
    Character,
    Content,
    Encounter,
    Goal,
    Map,
    PlaceSpec,
    SideSpec,
    Skill,
    UnitSpec,
)
from hantei.rulebooks.gundog.rules.checks import dice_formula
from hantei.rulebooks.gundog.rules.conditions import ends_with_action_check, impair, restore
from hantei.rulebooks.gundog.rules.figures import IMPAIRMENTS, add_own_modifiers, rate
from hantei.rulebooks.gundog.rules.goals import MET
from hantei.rulebooks.gundog.rules.penalties import confirm_modifiers
from hantei.rulebooks.gundog.rules.tactics import tactics_rate
from hantei.rulebooks.gundog.rulings import RULINGS
from hantei.rulebooks.gundog.start import new_fight
from hantei.rulebooks.gundog.state import Fight
from hantei.rulebooks.gundog.views.effects import effect

NAME = Text("名", "Name")
SHEET = Character(NAME, 20, 10, {"cautious": 5, "normal": 12, "full": 24}, {"athletics": Skill(50)})
SCENE = Encounter(
    "gundog/1",
    "test",
    NAME,
    Map("point", {"field": PlaceSpec(NAME)}),
    {"pc": SideSpec(NAME, pc=True), "npc": SideSpec(NAME)},
    (UnitSpec("plain", "pc", "field", id="A"), UnitSpec("plain", "npc", "field", id="E")),
)


class Scripted(Table):
    """Dice with faces given."""

    def __init__(self, faces: Sequence[int] = ()) -> None:
        self.faces = list(faces)

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        taken, self.faces = self.faces[: dice.n], self.faces[dice.n :]
        assert dice.legal(taken)
        return dice.read(tuple(taken))


def fight(**rulings: str) -> Fight:
    """A and E in the open."""
    content = Content(Arsenal(characters={"plain": SHEET}), {"test": SCENE})
    return new_fight({"scenario": "test", "rulings": Rulings(RULINGS, rulings)}, content)


@pytest.mark.parametrize(
    ("formula", "faces", "value"),
    [("3", [], 3), ("0", [], 0), ("2D6", [6, 1], 7), ("1d6", [4], 4), ("2D6+1", [1, 1], 3), ("1D6-2", [1], -1)],
)
def test_formulas(formula: str, faces: list[int], value: int) -> None:
    table = Scripted(faces)
    assert dice_formula(table, formula, "test") == value
    assert table.faces == []


def test_every_kind_of_goal_can_be_met() -> None:
    assert sorted(MET) == sorted(get_args(get_type_hints(Goal)["kind"]))


def test_rates_say_all_their_reasons() -> None:
    c, table = fight(), Scripted()
    for kind in IMPAIRMENTS:
        impair(c, table, "A", kind, -10)
        impair(c, table, "A", kind, -5, "left_arm")
    c.fighters["A"].posture = c.fighters["A"].prone = True
    c.fighters["A"].method = "normal"
    total = rate(c, "A", "athletics")
    add_own_modifiers(c, "A", total, "evasion")
    assert total.value == 50 - 30 - 20 - 20 - 20 == result_of(total.steps)


def test_wounds_received_in_an_action_check_outlast_it() -> None:
    c, table = fight(), Scripted()
    impair(c, table, "A", "light", -10)
    ends_with_action_check(c, table, "A", begin=True)
    impair(c, table, "A", "light", -10)
    impair(c, table, "A", "shock", -20)
    ends_with_action_check(c, table, "A", begin=False)
    assert [(one.kind, one.running) for one in c.fighters["A"].impairments] == [("light", False), ("shock", False)]
    ends_with_action_check(c, table, "A", begin=True)
    ends_with_action_check(c, table, "A", begin=False)
    assert c.fighters["A"].impairments == []


class Telling(Scripted):
    """Keeps what is told of wounds in force: whether it was known before."""

    def __init__(self) -> None:
        super().__init__()
        self.known: list[bool] = []

    def tell(self, event: str, tally: Tally | None = None, **facts: Fact) -> None:
        if event == "in_force":
            self.known.append(bool(facts.get("known")))


def test_a_wound_is_told_once_and_of_whoever_could_not_act_when_they_can() -> None:
    """GD-02.7; Hatamoto, stunned when the round began, rolled tactics at 35% instead of 65% and nobody said why."""
    c, table = fight(), Telling()
    impair(c, table, "A", "serious", -30)
    c.fighters["A"].stunned = True
    for _ in range(2):
        ends_with_action_check(c, table, "A", begin=True)
        ends_with_action_check(c, table, "A", begin=False)
        confirm_modifiers(c, table)
    assert table.known == []
    c.fighters["A"].stunned = False
    for _ in range(3):
        confirm_modifiers(c, table)
    assert table.known == [False, True, True]


def test_a_tactics_roll_is_explained_with_the_rate_at_which_it_is_made() -> None:
    c, table = fight(), Scripted()
    impair(c, table, "A", "serious", -30)
    told = effect(c, Choice("pc", "commander", "GD-03.2", ["none", "A"], {"side": "pc"}), "A")
    assert told.args["rate"] == tactics_rate(c, "A") == -30


@pytest.mark.parametrize(("ruling", "gain"), [("initiative", "its degree"), ("hit_rate", "+10% to hit this round")])
def test_what_a_tactics_roll_gains_is_told_as_the_table_rules(ruling: str, gain: str) -> None:
    told = effect(
        fight(tactics_effect=ruling), Choice("pc", "commander", "GD-03.2", ["none", "A"], {"side": "pc"}), "A"
    )
    assert gain in library.catalogue("gundog", "en").say(told)


def test_a_gain_of_nothing_is_no_gain() -> None:
    c = fight()
    c.fighters["A"].endurance = -3
    restore(c, Scripted(), "A", 0)
    assert c.fighters["A"].endurance == -3
