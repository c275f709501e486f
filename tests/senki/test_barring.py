"""How the machine player bars the ways out to enemies, and goes round those who bar them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from hantei.core.decision import Choice
from hantei.core.text import Text
from hantei.rulebooks.senki.content.effects import Modify
from hantei.rulebooks.senki.content.records import Goal, Power, Skill, Weapon
from hantei.rulebooks.senki.player.barring import bars
from hantei.rulebooks.senki.player.errands import errand
from hantei.rulebooks.senki.player.helping import worth_of
from hantei.rulebooks.senki.player.heuristic import heuristic
from hantei.rulebooks.senki.player.tactics import View
from hantei.rulebooks.senki.state import Fight

from .boards import ARSENAL, NAME, PLAIN, fight, foe, piece


def barring(c: Fight, at: tuple[int, int]) -> int:
    """What it is worth to a to stand in a square, by the ways out."""
    return bars(c, at, View(c, "a").gates)


def test_a_machine_bars_the_way_out_that_no_friend_bars() -> None:
    """SK-08.29."""
    goals = (Goal("foe", "escape"),)
    c = fight("x..... ...... .....x", goals=goals, a=piece("3,0"), b=piece("0,2"), e=foe("2,0"))
    assert barring(c, (5, 0)) > barring(c, (3, 0)) > barring(c, (0, 2))


def test_a_way_out_counts_for_more_with_each_enemy_who_is_about_to_take_it() -> None:
    c = fight("x" + "." * 30 + "x", goals=(Goal("foe", "escape"),), a=piece("15,0"), e=foe("25,0"), f=foe("24,0"))
    assert [gate.worth for gate in View(c, "a").gates] == [300, 1900]


def on_guard(left: int) -> Fight:
    """A gunner, so many steps from a way out that six enemies are about to take, who can shoot them from anywhere."""
    c = fight(
        "x" + "." * 20,
        goals=(Goal("foe", "escape", count=6),),
        a=piece(f"{left},0", character="gunner"),
    )
    c.fighters |= {f"e{n}": foe("14,0") for n in range(6)}
    gun = Weapon(NAME, NAME, "shot", Power("fire", 0), 20, "単体")
    gunner = replace(PLAIN, movement=3, shooting=12, weapons=("gun",), skills=("wind",))
    wind = Skill(Text("追い風", "Tailwind"), NAME, "setup", "自身", effects=(Modify("modify", "movement", 2),))
    records = replace(ARSENAL, weapons={"gun": gun}, skills={"wind": wind})
    c.records = replace(records, characters={**ARSENAL.characters, "gunner": gunner})
    c.fighters["a"].equipped = ["gun"]
    return c


@pytest.mark.parametrize(("left", "answer"), [(6, "move:full"), (3, "move:combat"), (0, "pass")])
def test_a_machine_gives_up_a_blow_to_be_in_the_way_in_time(left: int, answer: str) -> None:
    c = on_guard(left)
    offer = Choice("pc", "move", "SK-04.10", ["pass", "move:combat", "move:full"], {"who": "a"})
    assert heuristic(c, offer, Random(0)) == answer


def test_speed_is_worth_what_it_brings_in_the_way_of_the_enemy() -> None:
    """At the beach always the tailwind won 24 games more of 100."""
    near, far = on_guard(3), on_guard(8)
    assert worth_of(far, View(far, "a"), "skill:wind") > worth_of(near, View(near, "a"), "skill:wind")


@pytest.mark.parametrize(
    ("barrers", "ends"),
    [([], [(0, 0), (9, 0)]), (["0,0"], [(9, 0)]), (["0,0", "9,0"], [])],
    ids=["free", "one barred", "all barred"],
)
def test_who_goes_away_makes_for_an_exit_that_nobody_bars_and_fights_where_all_are(
    barrers: list[str], ends: list[tuple[int, int]]
) -> None:
    """SK-08.29."""
    c = fight(".......... x........x", goals=(Goal("pc", "escape"),), a=piece("4,0"), far=foe("5,1"))
    c.fighters |= {f"e{n}": foe(at) for n, at in enumerate(barrers)}
    assert errand(c, "a") == ends
