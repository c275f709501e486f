"""Learn to play by playing: a policy gradient over a game of Hantei, with nothing but NumPy.

    pip install '.[env]'
    python examples/learn.py wild_arms crossroads --machine thieves=random --games 400

Every answer that can be given has a weight, and so has every answer in each of a few moods of the battle (how the score
of the seat stands). Answers are drawn by the softmax of their weights. After a game that went better than recent ones,
the answers given become likelier; after a worse one, less likely (REINFORCE with a moving baseline). It prints a curve:
how well it has played, and how well a random player does.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from hantei.env import HanteiEnv

PLACES = 1 << 14
MOODS = 3
Floats = NDArray[np.float64]


def places(kind: str, answers: Sequence[object], score: float) -> NDArray[np.int64]:
    """Return the two places of every answer's weights: for the answer itself, and for it in the mood of the moment."""
    mood = min(MOODS - 1, int((score + 1) / 2 * MOODS))
    names = [(f"{kind}={answer}", f"{mood}/{kind}={answer}") for answer in answers]
    return np.array([[crc32(name.encode()) % PLACES for name in pair] for pair in names])


def chances(weights: Floats, where: NDArray[np.int64]) -> Floats:
    """Return the probability of each answer."""
    logits = weights[where].sum(axis=1)
    raised = np.exp(logits - logits.max())
    return np.asarray(raised / raised.sum())


def play(world: HanteiEnv, weights: Floats, seed: int, luck: np.random.Generator) -> tuple[float, Floats]:
    """Play a game; return its reward for the first agent, and the direction in which its answers become likelier."""
    world.reset(seed=seed)
    gradient, reward = np.zeros(PLACES), 0.0
    for _ in world.agent_iter():
        seen, reward, over, broken, info = world.last()
        if over or broken:
            world.step(None)
            continue
        answers = info["answers"]
        if len(answers) == 1:
            world.step(0)
            continue
        where = places(info["decision"]["kind"], answers, float(seen["observation"][1]))
        likely = chances(weights, where)
        taken = int(luck.choice(len(answers), p=likely))
        np.add.at(gradient, where[taken], 1.0)
        np.subtract.at(gradient, where.T, np.broadcast_to(likely, where.T.shape))
        world.step(taken)
    return reward, gradient


def learn(world: HanteiEnv, games: int, rate: float, seed: int, every: int) -> list[tuple[int, float, float]]:
    """Play a number of games; return the curve: games, the mean reward of the last ones, and that of a random player
    then.
    """
    luck = np.random.default_rng(seed)
    weights, nothing = np.zeros(PLACES), np.zeros(PLACES)
    baseline = 0.0
    curve: list[tuple[int, float, float]] = []
    rewards, by_chance = list[float](), list[float]()
    for game in range(1, games + 1):
        reward, gradient = play(world, weights, seed * 1_000_003 + game, luck)
        weights += rate * (reward - baseline) * gradient / max(1.0, float(np.linalg.norm(gradient)))
        baseline += (reward - baseline) / min(game, 50)
        rewards.append(reward)
        if game % every == 0:
            by_chance = (
                [play(world, nothing, -n, luck)[0] for n in range(1, 1 + every // 5)] if not curve else by_chance
            )
            curve.append((game, float(np.mean(rewards[-every:])), float(np.mean(by_chance))))
            print(f"{game:6} games  reward {curve[-1][1]:+.2f}  by chance {curve[-1][2]:+.2f}", flush=True)
    return curve


def main() -> None:
    """Read the command line, and learn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rulebook")
    parser.add_argument("scenario")
    parser.add_argument("--machine", action="append", default=[], metavar="SEAT=POLICY")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rate", type=float, default=0.4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=100)
    given = parser.parse_args()
    machines = dict(one.split("=", 1) for one in given.machine)
    learn(
        HanteiEnv(given.rulebook, given.scenario, machines=machines), given.games, given.rate, given.seed, given.every
    )


if __name__ == "__main__":
    main()
