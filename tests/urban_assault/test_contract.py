"""URBAN ASSAULT keeps the contract of all rulebooks, whatever is played, by how many, under which readings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hantei.library import open_rulebook, scenario_text
from hantei.play import run
from hantei.rulebooks.urban_assault.gear import life_max, limit
from hantei.rulebooks.urban_assault.leader import points_max, squad_size, unspent
from hantei.rulebooks.urban_assault.rulings import RULINGS
from hantei.rulebooks.urban_assault.state import Campaign
from tests.contract import check_rulebook

URBAN_ASSAULT = open_rulebook("urban_assault")
SCENARIOS = ("quarry_town", "mute_bells")


def setup(scenario: str, **more: Any) -> dict[str, Any]:
    """A game's setup with the scenario's own text."""
    return {"scenario": scenario, "scenarios": {scenario: scenario_text("urban_assault", scenario)[1]}, **more}


def random_readings(seed: int) -> dict[str, str]:
    """A reading of every open point, drawn at random."""
    rng = Random(seed)
    return {ruling.id: rng.choice(ruling.values) for ruling in RULINGS}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_contract(scenario: str) -> None:
    check_rulebook(URBAN_ASSAULT, setup(scenario), ["1"])


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("leaders", [1, 2])
def test_the_contract_at_length(scenario: str, leaders: int) -> None:
    check_rulebook(URBAN_ASSAULT, setup(scenario, leaders=leaders), [str(seed) for seed in range(10)])


def check_bounds(c: Campaign) -> None:
    """Nothing leaves its bounds, at whatever beat the game stands."""
    for squad in c.squads.values():
        leader = squad.leader
        assert min(squad.magazines, squad.scrip, squad.mre) >= 0
        assert 0 <= leader.wounds <= 3
        assert 0 <= leader.points <= points_max(leader)
        assert leader.life <= life_max(c, squad).value
        assert unspent(leader) >= 0
        assert all(item.uses >= 0 for item in squad.items.values())
        for member in squad.members.values():
            role = c.content.roles[member.role]
            assert member.life <= (role.life or 0)
            assert member.active or member.life == 0
        assert limit(c, squad).value >= 0
        assert squad_size(c, leader) >= 3
        for key in (squad.worn, squad.gun, squad.shield):
            assert not key or key in squad.items
    if c.battle is not None:
        for unit in c.battle.units.values():
            assert unit.strength >= 0
            assert unit.flashed >= 0
    if c.operation is not None:
        assert all(n >= 0 for n in c.operation.prisoners.values())
    assert all(0 <= stage <= 3 for stage in c.stages.values())


def bounded_game(scenario: str, seed: int, **more: Any) -> None:
    """A random game whose bounds are checked at every question."""

    def policy(c: Campaign, decision: Any, rng: Random) -> Any:
        check_bounds(c)
        return decision.sample(rng)

    seats = dict.fromkeys(("leader", "leader2", "referee"), policy)
    last: Campaign = run(URBAN_ASSAULT, setup(scenario, **more), str(seed), seats)
    assert last.over


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(12))
def test_nothing_leaves_its_bounds_under_any_reading(scenario: str, seed: int) -> None:
    bounded_game(scenario, seed, leaders=1 + seed % 2, referee=seed % 3 == 0, rulings=random_readings(seed))


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nothing_leaves_its_bounds_in_many_games(scenario: str) -> None:
    for seed in range(400):
        bounded_game(scenario, seed, leaders=1 + seed % 2, rulings=random_readings(seed))
