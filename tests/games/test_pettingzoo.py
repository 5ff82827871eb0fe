"""Every game as an environment of PettingZoo."""

from __future__ import annotations

import pickle
import sys
import warnings
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from games.core import BadNotation, IllegalMove
from tests.games.learning import api_test, environment, seed_test
from tests.games.walks import GAMES, tables

HERE = ("tests.games",)
TABLES = [(one, seats) for one in GAMES for seats in (1, 2, 4, 9) if seats in GAMES[one].seats]
for_some_tables = pytest.mark.parametrize(("game_id", "seats"), TABLES)


def table(game_id: str, seats: int = 2, **settings: Any) -> Any:
    return environment(game_id, seats, packages=HERE, **settings)


def played(env: Any, seed: int) -> Iterator[str]:
    """A whole game at random; yields whoever acts next."""
    env.reset(seed=seed)
    spaces = {agent: env.action_space(agent) for agent in env.agents}
    for agent in spaces:
        spaces[agent].seed(seed)
    for agent in env.agent_iter():
        yield agent
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else spaces[agent].sample(seen["action_mask"]))


@for_some_tables
def test_it_passes_the_tests_of_the_library(game_id: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        api_test(table(game_id, seats), num_cycles=1000)
    seed_test(lambda: table(game_id, seats), num_cycles=200)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_every_size_of_table_passes_them(game_id: str, seats: int) -> None:
    test_it_passes_the_tests_of_the_library(game_id, seats)


@for_some_tables
def test_the_state_can_be_read_from_every_observation(game_id: str, seats: int) -> None:
    env = table(game_id, seats, render_mode="ansi")
    layout = env.rules.numbers.state
    for agent in played(env, 1):
        seat, *numbers = env.observe(agent)["observation"].tolist()
        assert f"seat_{seat + 1}" == agent and len(numbers) == len(env.places) - 1
        assert layout.read(iter(numbers)) == env.render()


@for_some_tables
def test_the_end_is_shared_out(game_id: str, seats: int) -> None:
    for reward in ("win", "points") if seats > 1 else ("points",):
        env = table(game_id, seats, reward=reward)
        got: dict[str, float] = {}
        for agent in played(env, 2):
            _, got[agent], over, cut, _ = env.last()
            assert over or (got[agent] == 0 and not cut)
        assert len(got) == seats
        assert sum(got.values()) == pytest.approx(0) or reward == "points"


def test_nobody_sees_what_others_have_said_before_all_have() -> None:
    env = table("chance_or_choice", 3)
    env.reset(seed=5)
    before = [env.observe(agent)["observation"].tolist() for agent in env.agents]
    for _ in range(2):
        env.step(env.actions.index("leave"))
        assert [env.observe(agent)["observation"].tolist() for agent in env.agents] == before
    assert env.agent_selection == "seat_3" and not env.observe("seat_1")["action_mask"].any()
    env.step(env.actions.index("stay"))
    assert [env.observe(agent)["observation"].tolist() for agent in env.agents] != before


def test_a_lot_says_who_was_first_in_a_race() -> None:
    doublers = set()
    env = table("roller_skater")
    for seed in range(20):
        env.reset(seed=seed)
        for _ in range(2):
            env.step(env.actions.index("double"))
        doublers.add({"seat_1": "seat_2", "seat_2": "seat_1"}[env.agent_selection])
        assert set(np.flatnonzero(env.last()[0]["action_mask"])) == {
            env.actions.index(w) for w in ("accept", "decline")
        }
    assert doublers == {"seat_1", "seat_2"}


def test_a_game_without_end_is_cut_off_without_reward() -> None:
    env = table("no_chance_backgammon", decisions=7)
    turns = sum(1 for _ in played(env, 1))
    assert turns == 7 + 2, "and both seats hear of it"
    env.reset(seed=1)
    for _ in range(7):
        env.step(env.action_space("seat_1").sample(env.last()[0]["action_mask"]))
    assert env.truncations == dict.fromkeys(env.agents, True) and env.terminations == dict.fromkeys(env.agents, False)
    assert env.rewards == dict.fromkeys(env.agents, 0)


def test_what_cannot_be_is_told_in_a_sentence() -> None:
    env = table("roller_skater")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"^seat 1: there is no action 99; they are 0 to 3$"):
        env.step(99)
    with pytest.raises(IllegalMove, match=r"action 0 \(accept\) is not open now; there is 2 \(double\), 3 \(pass\)$"):
        env.step(env.actions.index("accept"))
    with pytest.raises(BadNotation, match="reward"):
        table("the_choice", 1, reward="win")
    with pytest.raises(BadNotation, match="render mode"):
        table("the_choice", render_mode="human")
    with pytest.raises(BadNotation, match="did you mean roller_skater"):
        table("roler_skater")
    with pytest.raises(BadNotation, match="option rounds"):
        table("roller_skater", options={"rounds": 99})


def test_a_table_goes_to_other_processes() -> None:
    env = table("miniature", 3, options={"heap": 20})
    again = pickle.loads(pickle.dumps(env.unwrapped.rules))
    assert again.setup == env.rules.setup and again.numbers.actions == env.actions


def test_without_the_extra_a_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, library in (("games.learners.aec", "pettingzoo"), ("games.learners.spiel", "pyspiel")):
        monkeypatch.setitem(sys.modules, library, None)
        monkeypatch.delitem(sys.modules, module, raising=False)
        with pytest.raises(ImportError, match=r"^[^\n]+ need the extra 'learners': [^\n]+ -r requirements/extras.txt$"):
            import_module(module)
