"""The referee's free hand: who comes to a squad and to a battle, and who goes."""

from __future__ import annotations

from random import Random

import pytest

from hantei.core.amending import BadAmendment
from hantei.library import open_rulebook, scenario_text
from hantei.play import Session
from hantei.rulebooks.urban_assault.player.heuristic import heuristic
from hantei.rulebooks.urban_assault.rules.battle.enemies import standing
from hantei.rulebooks.urban_assault.rules.squad import in_action
from hantei.rulebooks.urban_assault.state import Campaign


def in_battle() -> Session:
    """Quarry Town, as far as the first choice of who acts in a battle."""
    setup = {"scenario": "quarry_town", "scenarios": {"quarry_town": scenario_text("urban_assault", "quarry_town")[1]}}
    session = Session(open_rulebook("urban_assault"), setup, "7")
    while (decision := session.decisions["leader"]).kind != "actor":
        session.answer("leader", heuristic(session.state, decision, Random(1)))
    return session


def test_members_come_and_go() -> None:
    session = in_battle()
    before = in_action(session.state.squads["leader"])
    session.amend("join", "medic", "leader")
    now = in_action(session.state.squads["leader"])
    (fresh,) = set(now) - set(before)
    assert session.state.squads["leader"].members[fresh].role == "medic"
    assert session.decisions["leader"].legal(fresh)
    session.amend("leave", fresh)
    assert in_action(session.state.squads["leader"]) == before
    assert session.state.fight.dropped[-1] == fresh
    session.undo(2)
    assert in_action(session.state.squads["leader"]) == before
    assert not session.state.fight.dropped


def test_more_come_to_those_who_fight_and_the_baseline_of_withdrawal_stays() -> None:
    """UA-38.9: two more are present, the starting number is as it was."""
    session = in_battle()
    key = standing(session.state)[0]
    unit = session.state.fight.units[key]
    session.amend("join", key, "2")
    more = session.state.fight.units[key]
    assert (more.strength, more.initial) == (unit.strength + 2, unit.initial)


def test_an_enemy_from_elsewhere_in_the_scenario_comes_as_a_unit_of_its_own() -> None:
    session = in_battle()
    c: Campaign = session.state
    other = next(key for key in other_enemies(session) if key not in c.fight.units)
    session.amend("join", other, "4")
    unit = session.state.fight.units[other]
    assert (unit.strength, unit.initial, unit.left) == (4, 4, "")
    assert other in standing(session.state)


def test_a_battle_without_enemies_is_over() -> None:
    """UA-36.33: they have withdrawn, and nobody is asked about this battle any more."""
    session = in_battle()
    path = session.state.fight.path
    for key in standing(session.state):
        session.amend("leave", key)
    after = session.state.battle
    assert after is None or after.result == "withdrawn" or after.path != path


def begun(after_death: str = "restart") -> Session:
    """Quarry Town, as far as what is bought before anybody sets out."""
    setup = {
        "scenario": "quarry_town", "scenarios": {"quarry_town": scenario_text("urban_assault", "quarry_town")[1]},
        "rulings": {"after_leader_death": after_death},
    }  # fmt: skip
    session = Session(open_rulebook("urban_assault"), setup, "7")
    while (decision := session.decisions["leader"]).kind != "prepare":
        session.answer("leader", heuristic(session.state, decision, Random(1)))
    return session


def test_a_leader_who_is_killed_by_a_ruling_is_killed_as_by_an_enemy() -> None:
    """UA-41.1, UA-41.3: the battle and the operation are lost, and a successor is asked for."""
    session = in_battle()
    name = session.state.squads["leader"].leader.name
    session.amend("set", "squads.leader.leader.killed", "true")
    assert (session.state.op.result, session.state.battle, session.state.fallen) == ("lost", None, [name])
    assert session.decisions["leader"].kind == "after_death"
    session.undo()
    assert session.decisions["leader"].kind == "actor"
    assert not session.state.fallen


@pytest.mark.parametrize("after_death", ["restart", "in_place"])
def test_a_leader_who_dies_before_they_set_out_is_followed_by_one_who_begins_anew(after_death: str) -> None:
    """UA-41.4: there is no map yet on which a successor could go on."""
    session = begun(after_death)
    session.amend("set", "leader.killed", "true")
    assert session.decisions["leader"].kind == "after_death"
    session.answer("leader", "successor")
    for _ in range(12):
        if (decision := session.decisions["leader"]).kind == "prepare":
            break
        session.answer("leader", heuristic(session.state, decision, Random(1)))
    assert session.decisions["leader"].kind == "prepare"
    assert not session.state.squads["leader"].leader.killed
    assert session.state.op.result == ""


def test_whoever_is_killed_already_can_be_brought_back_by_a_ruling() -> None:
    session = in_battle()
    session.amend("set", "leader.killed", "false")
    assert session.decisions["leader"].kind == "actor"


@pytest.mark.parametrize("words", [
    ("join", "nobody", "leader"), ("join", "medic", "nobody"), ("leave", "nobody"), ("join", "medic"), ("leave",),
])  # fmt: skip
def test_what_is_no_ruling_is_refused_and_changes_nothing(words: tuple[str, ...]) -> None:
    session = in_battle()
    before = in_action(session.state.squads["leader"])
    with pytest.raises(BadAmendment):
        session.amend(*words)
    assert in_action(session.state.squads["leader"]) == before


@pytest.mark.parametrize("number", ["0", "100", "many", "-1"])
def test_so_many_cannot_come(number: str) -> None:
    session = in_battle()
    with pytest.raises(BadAmendment) as refused:
        session.amend("join", standing(session.state)[0], number)
    assert refused.value.facts["allowed"] == "1 ... 99"


def other_enemies(session: Session) -> list[str]:
    """What a ruling that is refused says can join: roles and enemies."""
    with pytest.raises(BadAmendment) as refused:
        session.amend("join", "nobody", "1")
    return [one for one in refused.value.facts["allowed"] if one not in session.state.content.roles]
