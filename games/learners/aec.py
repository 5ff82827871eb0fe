"""The games as environments of PettingZoo: seats are agents, and act one after another.

Where several seats are asked at once they act in the order of their numbers, and what they say counts when all have
said it: until then no observation tells it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from games.compiled import INSTALL
from games.core import BadNotation, OptionValue, Seat
from games.learners.node import DECISIONS_AT_MOST, Action, Node, rules, shares

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as missing:
    raise ImportError(f"environments of PettingZoo need the extra 'learners': {INSTALL}") from missing

Observation: TypeAlias = dict[str, "np.ndarray[Any, Any]"]
Reward: TypeAlias = Literal["win", "points"]


def environment(name: str, seats: int = 2, **settings: Any) -> OrderEnforcingWrapper[str, Observation, Action]:
    """A table as an environment, guarded against steps before the first reset. Settings are those of `TableEnv`."""
    return OrderEnforcingWrapper(TableEnv(name, seats, **settings))


class TableEnv(AECEnv[str, Observation, Action]):
    """A game at one table. Agents are "seat_1", "seat_2", …; the moves behind their actions are in `actions`.

    name: the id of a game, of this package or of `packages`; options: house rules, the others are as by default.
    reward: given once, at the end; "win" (the default at tables for several) as `shares` says, "points" (when one plays
    alone) the final score. decisions: a game that has not ended after so many is truncated, without reward.
    An observation is {"observation": the own seat and the state (what each number says is in `places`), "action_mask"}.
    Raises BadNotation for what the game does not allow; `step` raises IllegalMove for an action that is masked.
    """

    def __init__(
        self,
        name: str,
        seats: int = 2,
        options: Mapping[str, OptionValue] | None = None,
        reward: Reward | None = None,
        decisions: int = DECISIONS_AT_MOST,
        packages: tuple[str, ...] = (),
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if reward not in (None, "win", "points") or (reward == "win" and seats == 1):
            raise BadNotation(f"reward {reward!r}: choose 'win' or 'points', and 'points' for one seat alone")
        if render_mode not in (None, "ansi"):
            raise BadNotation(f"render mode {render_mode!r}: there is 'ansi', the state in one line, and None")
        self.rules = rules(name, seats, options, decisions, packages)
        version = f"{self.rules.game.id}_v{self.rules.game.rules}"
        self.metadata = {"name": version, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.actions = self.rules.numbers.actions
        self.places = ("own seat", *(place.name for place in self.rules.numbers.state.places))
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(seats)]
        self.agents: list[str] = []
        self._points = reward == "points" or seats == 1
        self._spaces = {agent: self._space() for agent in self.possible_agents}
        self._choices = {agent: Discrete(len(self.actions)) for agent in self.possible_agents}

    def _space(self) -> Dict:
        bounds = [(0, self.rules.setup.seats - 1), *((at.low, at.high) for at in self.rules.numbers.state.places)]
        low, high = (np.array(ends, np.int32) for ends in zip(*bounds, strict=True))
        mask = Box(0, 1, (len(self.actions),), np.int8)
        return Dict({"observation": Box(low, high, dtype=np.int32), "action_mask": mask})

    def observation_space(self, agent: str) -> Dict:
        """The same for all agents in everything but identity."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """As many as `actions`."""
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. seed: of all chance, from the lots on; without it chance goes on. options: none are known."""
        if seed is not None or not hasattr(self, "np_random"):
            self.np_random, _ = np_random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on(self.rules.first())

    def _go_on(self, node: Node) -> None:
        """To the next node where somebody decides, or to the end."""
        while chances := node.chances:
            node = node.fell(int(self.np_random.integers(chances)))
        self._node, self._said = node, dict[Seat, Action]()
        if node.over:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[node.asked[0]]

    def _finish(self) -> None:
        end, seats = self._node.end, len(self.possible_agents)
        scores = end.scores if self._points and end else shares(end, seats)
        self.rewards = {agent: float(score) for agent, score in zip(self.possible_agents, scores, strict=True)}
        self.terminations = dict.fromkeys(self.agents, end is not None)
        self.truncations = dict.fromkeys(self.agents, end is None)

    def step(self, action: Action | None) -> None:
        """The selected agent acts; None once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._say(self.possible_agents.index(agent), int(action if action is not None else -1))
        self._accumulate_rewards()

    def _say(self, seat: Seat, action: Action) -> None:
        self._node.check(seat, action)
        said, asked = self._said | {seat: action}, self._node.asked
        if len(said) == len(asked):
            self._go_on(self._node.answered(said))
        else:
            self._said = said
            self.agent_selection = self.possible_agents[asked[len(said)]]

    def observe(self, agent: str) -> Observation:
        """What an agent sees; the mask has a 1 for every action that it may take now, none while others are asked."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.actions), np.int8)
        if agent == self.agent_selection:
            mask[list(self._node.legal.get(seat, ()))] = 1
        return {"observation": np.array([seat, *self._node.row], np.int32), "action_mask": mask}

    def render(self) -> str | None:
        """The state in one line, as `show` gives it."""
        return None if self.render_mode is None else self.rules.game.show(self._node.state)

    def close(self) -> None:
        """Nothing is open."""
