"""Environments: PettingZoo's own tests, and that they play by the rules."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from hantei.core.message import BadSetup
from hantei.env import HanteiEnv, env
from hantei.play import Refused

GAMES: list[tuple[str, str, dict[str, str]]] = [
    ("urban_assault", "quarry_town", {}),
    ("senki", "ace_duel", {}),
    ("senki", "shoreline", {"brood": "heuristic"}),
]


def played(world: HanteiEnv, seed: int) -> tuple[list[Any], dict[str, float]]:
    """A game by random actions: what was asked and answered, and the rewards."""
    told: list[Any] = []
    rewards: dict[str, float] = {}
    world.reset(seed=seed)
    luck = np.random.default_rng(seed)
    for agent in world.agent_iter():
        seen, reward, over, broken, info = world.last()
        assert seen is not None
        assert world.observation_space(agent).contains(seen)
        if over or broken:
            rewards[agent] = float(reward)
            world.step(None)
            continue
        assert reward == 0
        assert info["decision"]["who"] == agent
        assert seen["action_mask"].sum() == len(info["answers"]) == len(set(info["answers"]))
        action = int(luck.choice(np.flatnonzero(seen["action_mask"])))
        told.append((info["decision"]["kind"], info["answers"][action]))
        world.step(action)
    return told, rewards


@pytest.mark.parametrize(("rulebook", "scenario", "machines"), GAMES)
def test_their_api_test(rulebook: str, scenario: str, machines: dict[str, str]) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(env(rulebook, scenario, machines=machines), num_cycles=150)
    said = [str(warning.message) for warning in warned]
    assert not [text for text in said if "mask" in text or "NaN" in text or "zeros" in text or "Reward" in text]


@pytest.mark.parametrize(("rulebook", "scenario", "machines"), GAMES)
def test_a_plain_vector_is_observed_without_a_warning(rulebook: str, scenario: str, machines: dict[str, str]) -> None:
    """With the mask in the infos. All that is recommended besides is names with numbers; agents are called as seats."""
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(env(rulebook, scenario, machines=machines, mask_in="info"), num_cycles=100)
    assert not [str(one.message) for one in warned if "agents to be named" not in str(one.message)]


def test_the_mask_is_the_same_wherever_it_is() -> None:
    worlds = [env("senki", "ace_duel", mask_in=where) for where in ("observation", "info")]
    for world in worlds:
        world.reset(seed=5)
    (seen, *_), (plain, *_, info) = (world.last() for world in worlds)
    assert np.array_equal(seen["action_mask"], info["action_mask"])
    assert np.array_equal(seen["observation"], plain)
    assert plain in worlds[1].observation_space("red")
    with pytest.raises(ValueError, match="mask_in"):
        env("senki", "ace_duel", mask_in="nowhere")


@pytest.mark.parametrize(("rulebook", "scenario", "machines"), GAMES)
def test_their_seed_test(rulebook: str, scenario: str, machines: dict[str, str]) -> None:
    seed_test(lambda: env(rulebook, scenario, machines=machines), num_cycles=60)


@pytest.mark.parametrize(("rulebook", "scenario", "machines"), GAMES)
def test_games_end_with_a_result(rulebook: str, scenario: str, machines: dict[str, str]) -> None:
    world = env(rulebook, scenario, machines=machines)
    told, rewards = played(world, 1)
    assert set(rewards) == set(world.possible_agents)
    assert set(rewards.values()) <= {1.0, -1.0, 0.0}
    assert not world.agents
    assert played(world, 1) == (told, rewards)
    assert played(world, 2)[0] != told


def test_two_sides_cannot_both_win() -> None:
    _, rewards = played(env("senki", "ace_duel"), 3)
    assert sum(rewards.values()) == 0


def test_a_game_broken_off() -> None:
    world = env("senki", "ace_duel", longest=20)
    told, rewards = played(world, 1)
    assert len(told) == 20
    assert all(world.truncations.values())
    assert all(abs(reward) < 1 for reward in rewards.values())


def test_more_answers_than_actions() -> None:
    told, _ = played(env("senki", "ace_duel", actions=3, longest=60), 1)
    assert len(told) == 60


def test_what_an_action_says() -> None:
    world = env("urban_assault", "quarry_town", render_mode="ansi")
    world.reset(seed=1)
    text = world.render()
    assert text is not None
    assert len(text.splitlines()) == 1 + len(world.answers)
    with pytest.raises(Refused, match="illegal-answer"):
        world.step(len(world.answers))
    world.step(0)


def test_hidden_figures_are_not_in_the_observation() -> None:
    """SK-DATA.25: what a foe of the pilots has left in energy changes nothing in what they see."""
    world = env("senki", "shoreline", machines={"brood": "heuristic"})
    world.reset(seed=1)
    before = world.observe("pc")["observation"]
    for fighter in world.state_now.fighters.values():
        fighter.en += 7 * (fighter.side == "brood")
    assert np.array_equal(world.observe("pc")["observation"], before)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"scenario": "nowhere"}, BadSetup),
        ({"machines": {"nobody": "heuristic"}}, Refused),
        ({"machines": {"red": "serch"}}, Refused),
    ],
)
def test_what_cannot_be_played(change: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        env(**{"rulebook": "senki", "scenario": "ace_duel", **change})
