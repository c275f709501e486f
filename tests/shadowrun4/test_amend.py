"""The referee's rulings: what they set, and what is refused."""

from __future__ import annotations

from inspect import getsource

import pytest

from hantei.core.amending import BadAmendment
from hantei.core.record import clone
from hantei.library import open_rulebook
from hantei.rulebooks.shadowrun4.rules.leaving import STEPS
from hantei.rulebooks.shadowrun4.state import Attack, Run

BOOK = open_rulebook("shadowrun4")


@pytest.fixture
def fight() -> Run:
    c: Run = BOOK.start({"scenario": "warehouse"})
    return c


def ruled(c: Run, text: str) -> None:
    verb, *words = text.split()
    BOOK.referee.amend(c, verb, words)


def test_figures_and_states(fight: Run) -> None:
    ruled(fight, "set mori.stun 2")
    ruled(fight, "set mori.carried.smg.rounds 3")
    ruled(fight, "set mori.prone true")
    mori = fight.actors["mori"]
    assert (mori.stun, mori.carried["smg"].rounds, mori.motion.prone) == (2, 3, True)


def test_another_place_ends_cover(fight: Run) -> None:
    ruled(fight, "set mori.at lane")
    mori = fight.actors["mori"]
    assert (mori.place, mori.x, mori.y, mori.motion.cover) == ("lane", 200, 0, False)


def test_edge_comes_back(fight: Run) -> None:
    fight.actors["mori"].edge = 0
    ruled(fight, "edge mori 1")
    assert fight.actors["mori"].edge == 1
    ruled(fight, "edge mori")
    assert fight.actors["mori"].edge == 3


def test_who_knows_of_whom(fight: Run) -> None:
    ruled(fight, "know mori sniper true")
    assert fight.actors["mori"].guard.unaware_of == []
    ruled(fight, "know mori gunner false")
    assert fight.actors["mori"].guard.unaware_of == ["gunner"]


def test_a_pin_and_its_end(fight: Run) -> None:
    ruled(fight, "pin mori gunner 2")
    assert (fight.actors["gunner"].guard.pinned_by, fight.actors["gunner"].guard.grip) == ("mori", 2)
    ruled(fight, "pin mori gunner none")
    assert fight.actors["gunner"].guard.pinned_by == ""


def test_sight_tasks_and_the_end(fight: Run) -> None:
    ruled(fight, "sight mist1 dark")
    assert fight.conditions == ["dark", "mist1"]
    ruled(fight, "sight none")
    assert fight.conditions == []
    ruled(fight, "task open_terminal true")
    assert fight.jobs["open_terminal"].done
    ruled(fight, "end runners")
    assert (fight.winner, fight.agenda) == ("runners", [("fight_end",)])


@pytest.mark.parametrize(
    "text",
    [
        "set mori.stun 11", "set mori.stun -1", "set mori.edge 4", "set mori.carried.smg.rounds 33",
        "set mori.side crew",
        "set nobody.stun 1", "set turn 21", "set mori.at 3,4", "set gantry.cover true", "edge mori x",
        "know mori rook true",
        "riding mori fast", "pin mori gunner 0", "task nothing true", "sight fog", "end nobody", "bless mori",
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused(text: str, fight: Run) -> None:
    with pytest.raises(BadAmendment):
        ruled(fight, text)


def test_the_matrix() -> None:
    c: Run = BOOK.start({"scenario": "data_heist"})
    ruled(c, "vr relay hot")
    ruled(c, "on relay host true")
    ruled(c, "set relay.icon 4")
    relay = c.actors["relay"]
    assert (relay.matrix.vr, relay.plane, relay.matrix.nodes, relay.matrix.icon) == ("hot", "matrix", ["host"], 4)
    ruled(c, "vr relay none")
    assert (relay.matrix.vr, relay.plane, relay.matrix.nodes) == ("", "physical", [])
    ruled(c, "node lights mode hidden")
    ruled(c, "node lights alert true")
    assert (c.nodes["lights"].mode, c.nodes["lights"].alert) == ("hidden", True)
    with pytest.raises(BadAmendment):
        ruled(c, "set relay.icon 11")
    with pytest.raises(BadAmendment):
        ruled(c, "node lights mode dark")


def test_somebody_comes_with_the_next_turn(fight: Run) -> None:
    fight.turn = 2
    ruled(fight, "join spider crew lane")
    spider = fight.actors["spider"]
    assert (spider.side, spider.seat, spider.place, spider.away, spider.arrives) == ("crew", "crew", "lane", True, 3)
    assert fight.nodes["spider-link"].accounts == {"spider": "owner"}
    ruled(fight, "join mantis crew lane")
    assert fight.nodes["mantis"].system == 3


@pytest.mark.parametrize(
    "words", ["nobody crew lane", "spider moon lane", "spider crew moon", "spider", "flame crew lane"]
)
def test_nobody_comes_whom_no_record_side_or_place_has(fight: Run, words: str) -> None:
    before = list(fight.actors)
    with pytest.raises(BadAmendment):
        ruled(fight, f"join {words}")
    assert list(fight.actors) == before


def test_who_leaves_is_gone(fight: Run) -> None:
    ruled(fight, "leave mori")
    assert fight.actors["mori"].escaped
    with pytest.raises(BadAmendment):
        ruled(fight, "leave mori")


@pytest.mark.parametrize("text", ["leave mori", "set mori.escaped true"])
def test_who_leaves_holds_nobody_and_is_held_by_nobody(fight: Run, text: str) -> None:
    ruled(fight, "pin mori gunner 2")  # SR-10.7.4
    fight.actors["mori"].guard.pinned_by = "gunner"
    ruled(fight, text)
    assert [fight.actors[who].guard.pinned_by for who in ("gunner", "mori")] == ["", ""]
    assert fight.actors["gunner"].guard.grip == 0


@pytest.mark.parametrize("state", ["prone", "unconscious", "dead"])
def test_a_state_brings_with_it_what_it_does_in_play(fight: Run, state: str) -> None:
    mori = fight.actors["mori"]
    mori.aim, mori.aims, mori.motion.running, mori.guard.full_defence = "gunner", 2, True, True
    ruled(fight, f"set mori.{state} true")
    out = state != "prone"  # SR-X.3: nothing is left of aim and full defence; whoever lies runs no longer
    assert not mori.motion.running
    assert (mori.aim, mori.aims, mori.guard.full_defence) == (("", 0, False) if out else ("gunner", 2, True))
    assert (mori.unconscious, mori.dead) == (out, state == "dead")


def test_nobody_dead_is_conscious(fight: Run) -> None:
    ruled(fight, "set mori.dead true")
    ruled(fight, "set mori.unconscious false")
    assert fight.actors["mori"].unconscious


def test_attacks_end_with_whoever_makes_them_and_spare_whoever_leaves(fight: Run) -> None:
    """SR-3.4.2: the first attack is under way, and the others are declared."""
    fight.attacks = [Attack("mori", who, "ranged", "smg", "smg") for who in ("gunner", "sniper", "gunner")]
    steps = [("attack_over",), ("resist", "gunner", 5, "P", 4, "mori"), ("clash",)]
    fight.agenda = [("phase_over", "mori"), ("act", "mori"), ("attack",), ("attack",), *steps]
    other = clone(fight)
    ruled(fight, "leave mori")
    assert (fight.agenda, fight.attacks) == ([("phase_over", "mori"), ("act", "mori")], [])
    ruled(other, "leave gunner")
    assert other.agenda == [("phase_over", "mori"), ("act", "mori"), ("attack",)]
    assert [found.target for found in other.attacks] == ["sniper"]


def test_full_tracks_have_their_way_after_the_last_attack(fight: Run) -> None:
    fight.attacks, fight.agenda = [Attack("mori", "gunner", "ranged", "smg", "smg")], [("attack_over",), ("hit",)]
    fight.falling = [("falls", "sniper", "mori"), ("falls", "gunner", "sniper")]
    ruled(fight, "leave gunner")
    assert (fight.agenda, fight.falling) == ([("falls", "sniper", "mori")], [])
    fight.attacks, fight.agenda = [Attack("mori", "sniper", "ranged", "smg", "smg")], [("attack_over",), ("hit",)]
    fight.falling = [("falls", "mori", "guard")]
    ruled(fight, "leave sniper")
    assert (fight.agenda, fight.falling) == ([("falls", "mori", "guard")], [])


def test_every_beat_of_an_attack_falls_away_with_it() -> None:
    uses = [name for name, do in BOOK.beats.functions.items() if "c.attack" in getsource(do)]
    names_both = ("impact", "ram_over")
    assert [name for name in uses if name not in (*STEPS, *names_both)] == []
