"""How the machine player goes where a goal sends it, and for whom it takes no blow."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Literal

import pytest

from hantei.core.decision import Choice
from hantei.core.text import Text
from hantei.library import open_rulebook
from hantei.rulebooks.senki.content.effects import Modify
from hantei.rulebooks.senki.content.records import Assault, Goal, Item, Power, Skill, Weapon
from hantei.rulebooks.senki.player.heuristic import heuristic
from hantei.rulebooks.senki.player.hurrying import pace
from hantei.rulebooks.senki.player.tactics import View
from hantei.rulebooks.senki.state import Fight, Running

from .boards import ARSENAL, NAME, PLAIN, fight, foe, piece, under_fire

WALK = Path(__file__).parents[2] / "benchmarks" / "strength" / "senki" / "queens_walk.yaml"

SKILL = Text("追い風", "Tailwind")


def on_the_way(left: int, enemy: int) -> Fight:
    """A gunner, 3 squares a combat move, so many steps from the way out, who can shoot an enemy so many steps from
    it.
    """
    rows = "x" + "." * 19 + " " + "." * 20
    goals = (Goal("pc", "escape"),)
    c = fight(rows, goals=goals, a=piece(f"{left},1", character="gunner"), e=foe(f"{enemy},0"))
    gun = Weapon(NAME, NAME, "shot", Power("fire", 9), 9, "単体")
    gunner = replace(PLAIN, movement=3, shooting=12, weapons=("gun",), assaults=("dash",))
    wind = Skill(SKILL, NAME, "setup", "自身", effects=(Modify("modify", "movement", 2),))
    c.records = replace(
        ARSENAL,
        weapons={"gun": gun},
        skills={"wind": wind},
        assaults={"dash": Assault(SKILL, NAME, 1, squares=4)},
        characters={**ARSENAL.characters, "gunner": gunner},
    )
    c.fighters["a"].equipped = ["gun"]
    return c


def move(c: Fight, *more: str) -> str:
    """How the gunner moves."""
    options = ["pass", "move:combat", "move:full", *more]
    return str(heuristic(c, Choice("pc", "move", "SK-04.10", options, {"who": "a"}), Random(0)))


@pytest.mark.parametrize(("enemy", "answer"), [(4, "move:full"), (12, "move:combat")], ids=["in front", "behind"])
def test_who_goes_away_runs_past_the_enemy_before_it_shoots(enemy: int, answer: str) -> None:
    """Nine steps take two full moves either way; but an enemy in front steps in between while one shoots."""
    assert move(on_the_way(9, enemy)) == answer


def test_speed_for_this_round_saves_no_turn_after_it() -> None:
    """Seven steps are one full move at 5, but two at 3 when the wind has fallen."""
    c = on_the_way(12, 14)
    c.fighters["a"].effects = [Running("skills/wind", "a", "round_end")]
    assert pace(c, "a") == 3
    assert move(c) == "move:full"
    c.fighters["a"].effects = [Running("skills/wind", "a", "scene")]
    assert pace(c, "a") == 5
    assert move(c) == "move:combat"


def test_an_assault_is_a_way_to_go_too() -> None:
    """Ten steps, less four of an assault that leaves a shot, are one full move; less three of a combat move, two."""
    c = on_the_way(10, 13)
    assert move(c) == "move:full"
    assert move(c, "assault:dash") == "assault:dash"


@pytest.mark.parametrize(("ruling", "answer"), [("default", "stay"), ("2", "cover")])
def test_nobody_takes_a_finishing_blow_for_the_fallen_unless_it_kills(ruling: str, answer: str) -> None:
    """The mantises of a brood gave up their turns for the fallen: who declared a finishing blow wherever it could won
    14 games more of 100.
    """
    rulings = {"finishing_blow_result": ruling}
    c = fight("...", rulings=rulings, a=piece("0,0"), b=piece("0,0", incapacitated=True), e=foe("2,0"))
    c.fighters["b"].hp, c.finishing = 0, True
    under_fire(c, "e", "b")
    offer = Choice("pc", "cover", "SK-16.1", ["stay", "cover"], {"who": "a", "target": "b", "attacker": "e"})
    assert heuristic(c, offer, Random(0)) == answer


@pytest.mark.parametrize(("shooting", "answer"), [(12, "give:a:gun"), (3, "done")], ids=["a marksman", "no better"])
def test_a_weapon_goes_to_whoever_does_far_more_with_it(shooting: int, answer: str) -> None:
    """In the ember garden the one who carried the gravity seed shot half as well with it as a comrade: handed over, it
    won 24 games more of 100.
    """
    c = fight("....... .......", a=piece("0,0", character="bearer"), b=piece("0,1", character="taker"), e=foe("6,0"))
    gun = Weapon(NAME, NAME, "shot", Power("fire", 9), 9, "単体")
    people = {"bearer": replace(PLAIN, shooting=2), "taker": replace(PLAIN, shooting=shooting)}
    c.records = replace(ARSENAL, weapons={"gun": gun}, characters={**ARSENAL.characters, **people})
    c.fighters["a"].possessions, c.fighters["a"].items = ["gun"], {"gel": 1}
    offer = Choice("pc", "prepare", "SK-05.2", ["done", "give:a:gel", "give:a:gun"])
    assert heuristic(c, offer, Random(0)) == answer


def test_what_is_handed_over_goes_to_the_best() -> None:
    people = {"bearer": replace(PLAIN, shooting=2), "taker": replace(PLAIN, shooting=12)}
    c = fight("....... .......", a=piece("0,0"), b=piece("0,1", character="bearer"), d=piece("1,1", character="taker"),
              e=foe("6,0"))  # fmt: skip
    gun = Weapon(NAME, NAME, "shot", Power("fire", 9), 9, "単体")
    c.records = replace(ARSENAL, weapons={"gun": gun}, characters={**ARSENAL.characters, **people})
    c.fighters["a"].possessions = ["gun"]
    offer = Choice("pc", "give_to", "SK-05.2", ["b", "d"], {"who": "a", "item": "gun"})
    assert heuristic(c, offer, Random(0)) == "d"


@pytest.mark.parametrize(
    ("reaction", "kind", "has", "answer"),
    [
        (4, "blade", 0, "give:a:chaff"),
        (5, "blade", 0, "done"),  # a point worse: whoever carries it needs it as well
        (4, "shot", 0, "done"),  # at a distance fewer enemies strike
        (4, "blade", 1, "done"),
    ],
)
def test_what_helps_reactions_goes_to_whoever_fights_close_and_reacts_worse(
    reaction: int, kind: Literal["blade", "shot"], has: int, answer: str
) -> None:
    """At the skyladder the chaff of Dandelion, who reacts with 8, in the hands of Thistle, who reacts with 6, won 10
    games more of 100.
    """
    people = {"fighter": replace(PLAIN, reaction=reaction)}
    c = fight("....... .......", a=piece("0,0"), b=piece("0,1", character="fighter"), d=piece("1,1"), e=foe("6,0"))
    chaff = Item(NAME, NAME, "setup", "自身", effects=(Modify("modify", "reaction", 2),))
    weapons = {"arm": Weapon(NAME, NAME, kind, Power("fire", 9), 0, "単体")}
    c.records = replace(ARSENAL, items={"chaff": chaff}, weapons=weapons, characters={**ARSENAL.characters, **people})
    c.fighters["a"].items, c.fighters["b"].items, c.fighters["b"].equipped = {"chaff": 1}, {"chaff": has}, ["arm"]
    offer = Choice("pc", "prepare", "SK-05.2", ["done", "give:a:chaff"])
    assert heuristic(c, offer, Random(0)) == answer
    if answer != "done":
        taker = Choice("pc", "give_to", "SK-05.2", ["d", "b"], {"who": "a", "item": "chaff"})
        assert heuristic(c, taker, Random(0)) == "b"


def before_the_queen() -> Fight:
    """The beginning of the queen's walk."""
    found: Fight = open_rulebook("senki").start({"scenario": "walk", "scenarios": {"walk": WALK.read_text("utf-8")}})
    return found


def test_nobody_waits_for_fear_of_a_run_that_it_would_not_make() -> None:
    """SK-05.15: before the whole brood the lancer would not run into its reach, so it has nothing to wait for."""
    question = Choice("pc", "turn", "SK-05.15", ["act", "wait"], {"who": "thistle"})
    assert heuristic(before_the_queen(), question, Random(0)) == "act"


@pytest.mark.parametrize(("used", "answer"), [(0, "act"), (1, "wait")], ids=["once more", "used up"])
def test_whoever_can_act_once_more_does_not_wait_for_the_enemy(used: int, answer: str) -> None:
    """SK-05.15: before the queen and two of her brood the lancer waits unless it can strike before they act."""
    state = before_the_queen()
    state.fighters["thistle"].used_combat["second_bloom"] = used
    for name in ("mantis-1", "mantis-2", "locust-1", "locust-2", "locust-3"):
        state.fighters[name].away = True
    question = Choice("pc", "turn", "SK-05.15", ["act", "wait"], {"who": "thistle"})
    assert heuristic(state, question, Random(0)) == answer


@pytest.mark.parametrize(
    ("acted", "second", "answer"),
    [
        (True, "9,4", "wait"),  # the rifle meets the first alone, later as well as now
        (False, "9,4", "act"),  # it may fell the first before that acts
        (True, "5,1", "act"),  # the second may strike where it stands
        (True, "8,0", "act"),  # the rifle meets the second as well, and may fell it before it acts
    ],
)
def test_a_blow_at_whoever_has_acted_can_wait(acted: bool, second: str, answer: str) -> None:
    """SK-05.16: whoever waits acts after all others, and those who have acted stay where they are until then."""
    c = fight(" ".join(["." * 10] * 5), a=piece("0,0"), e=foe("8,0", finished=acted), f=foe(second))
    gun = Weapon(NAME, NAME, "shot", Power("fire", 9), 5, "単体")
    c.records = replace(ARSENAL, weapons={"gun": gun})
    c.fighters["a"].equipped = ["gun"]
    question = Choice("pc", "turn", "SK-05.15", ["act", "wait"], {"who": "a"})
    assert heuristic(c, question, Random(0)) == answer


@pytest.mark.parametrize(("kind", "times"), [("survive", 3), ("eliminate", 1)])
def test_danger_counts_for_more_where_a_side_only_has_to_last(
    kind: Literal["survive", "eliminate"], times: int
) -> None:
    """At the well whoever never moved won 16 games more of 100: the others went out for a blow into reach of many."""
    c = fight("........", goals=(Goal("pc", kind, rounds=6),), a=piece("1,0"), e=foe("4,0"))
    assert View(c, "a").danger((1, 0)) == times * 60
    c.fighters["a"].hp = 9
    assert View(c, "a").danger((1, 0)) == 3 * times * 60
