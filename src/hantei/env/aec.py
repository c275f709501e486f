"""A game as an environment: agents are seats, actions the answers to the question that is open."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from hantei import library
from hantei.core.decision import Answer, Decision
from hantei.core.record import clone
from hantei.core.rulebook import WON, Policy
from hantei.play import BallotLine, BallotRequest, Beyond, Line, Pause, Refused, ScriptTable, policy, witnessed
from hantei.play.machine import as_machines

from .features import FARTHEST, answers_offered, vector

ACTIONS = 128
FEATURES = 1024
LONGEST_GAME = 20_000

Observation = dict[str, NDArray[Any]] | NDArray[Any]
IN_OBSERVATION, IN_INFO = "observation", "info"
"""Where the mask of actions is."""


class HanteiEnv(AECEnv):  # type: ignore[misc]  # PettingZoo says nothing of its types
    """A rulebook and scenario to be played by agents, one question after the other.

    Parameters: the rulebook, the id or file of a scenario or encounter, its difficulty; `setup`, what else a setup may
    say (`rulings`, `leaders`); `machines`, the policies of seats that are no agents; `actions`, how many actions there
    are; `features`, how long an observation is; `mask_in`, where the mask of actions is: in the `observation`, which is
    then a dictionary, or in the `info` of the agent that is asked; `longest`, answers after which a game is broken off.

    The game ends with what the scenario or encounter is about (`Judging.outcome`); the rewards, all at the end, are
    the scores of the sides: 1 for a victory, -1 for a defeat; of a game broken off what the score says then.

    Raises `ValueError` for another `mask_in`, `BadSetup`, `BadContent`, `Refused` (`unknown-seat`, `unknown-policy`,
    `bad-policy-parameter`).
    """

    def __init__(
        self,
        rulebook: str,
        scenario: str,
        difficulty: str = "",
        setup: Mapping[str, Any] | None = None,
        machines: Mapping[str, str] | None = None,
        actions: int = ACTIONS,
        features: int = FEATURES,
        mask_in: str = IN_OBSERVATION,
        longest: int = LONGEST_GAME,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"hantei_{rulebook}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.shelf = library.shelf(rulebook)
        self.rulebook = self.shelf.rulebook
        name, text = self.shelf.scenario_or_file(scenario)
        heading = library.heading(name, text)
        base = {"scenario": name, "scenarios": {name: text}, "leaders": heading.leaders[0]}
        self.setup = {**base, "difficulty": difficulty or heading.difficulty, **(setup or {})}
        self.machines: dict[str, Policy] = {who: policy(self.rulebook, one) for who, one in (machines or {}).items()}
        seats = list(self.rulebook.seats(self.rulebook.start(self.setup)))
        for who in self.machines:
            if who not in seats:
                raise Refused("unknown-seat", who=who, allowed=[*seats])
        self.possible_agents = [seat for seat in seats if seat not in self.machines]
        self.actions, self.features, self.longest = actions, features, longest
        if mask_in not in (IN_OBSERVATION, IN_INFO):
            raise ValueError(f"mask_in is {IN_OBSERVATION!r} or {IN_INFO!r}, not {mask_in!r}")
        self.mask_in = mask_in
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._luck = Random()
        self.decision: Decision | None = None
        self.answers: list[Answer] = []

    def _space(self) -> Box | Dict:
        """The space of one agent's observations."""
        seen = Box(-FARTHEST, FARTHEST, (self.features,), np.float32)
        if self.mask_in == IN_INFO:
            return seen
        return Dict({"observation": seen, "action_mask": Box(0, 1, (self.actions,), np.int8)})

    def observation_space(self, agent: str) -> Box | Dict:
        """What an agent sees: a vector, and the `action_mask` unless that is in the infos."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The actions: places in the list of answers of the open question."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed and the same actions give the same game; without one the seeds follow the last."""
        if seed is not None:
            self._luck = Random(seed)
        self._seed = str(self._luck.getrandbits(64))
        self._start = self.rulebook.start(self.setup)
        self._lines: list[Line] = []
        self._beat = self._answered = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._advance()

    def step(self, action: int | None) -> None:
        """Answer the open question with one of the listed answers. Raises `Refused` (`illegal-answer`)."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self.answers):
            allowed = f"0..{len(self.answers) - 1}"
            about = {"kind": self.infos[agent]["decision"]["kind"], "clause": self.infos[agent]["decision"]["clause"]}
            raise Refused("illegal-answer", self.decision, who=agent, given=str(action), allowed=allowed, **about)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._answered += 1
        self._say(self.answers[int(action)])
        self._advance()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What the agent sees; all actions are masked but for the one that is asked."""
        plain = self.rulebook.sight.view(self.state_now, agent)
        if self.decision is not None and agent == self.agent_selection:
            plain = {**plain, "question": self.decision.describe()}
        score = self.rulebook.judging.score(self.state_now, agent) / WON
        seen = vector(plain, score, self.features)
        return seen if self.mask_in == IN_INFO else {"observation": seen, "action_mask": self._mask(agent)}

    def _mask(self, agent: str) -> NDArray[np.int8]:
        """1 for every action that the agent may take."""
        mask = np.zeros(self.actions, np.int8)
        if self.decision is not None and agent == self.agent_selection:
            mask[: len(self.answers)] = 1
        return mask

    def render(self) -> str | None:
        """The open question and its answers in words; in the mode `ansi` only."""
        if self.render_mode != "ansi":
            return None
        if self.decision is None:
            return ""
        said = self.shelf.catalogue("en").say
        lines = [said(self.rulebook.speech.question(self.state_now, self.decision))]
        for i, answer in enumerate(self.answers):
            lines.append(f"{i}  {said(self.rulebook.speech.label(self.state_now, self.decision, answer))}")
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing is held open."""

    # How it runs: as a session, but to the outcome and no farther

    def _advance(self) -> None:
        """Run beats until an agent has to answer, or all is decided."""
        while True:
            decided = self.rulebook.judging.outcome(self._start) is not None or self.rulebook.finished(self._start)
            if decided or self._answered >= self.longest:
                self._end(decided)
                return
            world = clone(self._start)
            table = ScriptTable(self._lines, self._beat, Beyond(self._seed, as_machines(self.machines, world)))
            try:
                self.rulebook.beats.step(world, witnessed(table, self.machines.values()))
            except Pause as pause:
                self._ask(pause, world, table)
                return
            self._start, self._lines, self._beat = world, [], self._beat + 1

    def _ask(self, pause: Pause, world: Any, table: ScriptTable) -> None:
        self._pause, self.state_now = pause, world
        self._lines = table.trace + self._lines[len(table.trace) :]
        self._request, self.decision = next(iter(pause.decisions.items()))
        self.agent_selection = self.decision.who
        rng = Random(f"{self._seed}/{self._beat}/{pause.line}//listed/{self._request}")
        self.answers = answers_offered(self.decision, self.actions, rng)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        told: dict[str, Any] = {
            "decision": self.decision.describe(),
            "answers": [str(answer) for answer in self.answers],
        }
        if self.mask_in == IN_INFO:
            told["action_mask"] = self._mask(self.agent_selection)
        self.infos[self.agent_selection] = told

    def _say(self, answer: Answer) -> None:
        """Put an answer on the line of the script where the question stands."""
        if self._pause.line == len(self._lines):
            assert isinstance(self._pause.request, BallotRequest)  # noqa: S101 - nobody throws by hand here
            self._lines.append(self._pause.request.line({}))
        ballot = self._lines[self._pause.line]
        assert isinstance(ballot, BallotLine)  # noqa: S101 - its question is open
        self._lines[self._pause.line] = ballot._replace(answers={**ballot.answers, self._request: answer})

    def _end(self, decided: bool) -> None:
        self.state_now, self.decision, self.answers = self._start, None, []
        for agent in self.agents:
            self.rewards[agent] = self.rulebook.judging.score(self._start, agent) / WON
            self.terminations[agent], self.truncations[agent] = decided, not decided
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]


def env(rulebook: str, scenario: str, **more: Any) -> HanteiEnv:
    """An environment; parameters and errors as for `HanteiEnv`."""
    return HanteiEnv(rulebook, scenario, **more)
