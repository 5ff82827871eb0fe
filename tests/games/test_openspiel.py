"""Every game for two as a game of OpenSpiel."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from games.learners import spiel
from tests.games.walks import GAMES

spiel.register("tests.games")
FOR_TWO = sorted(name for name, game in GAMES.items() if game.seats[-1] >= 2)
for_every_game = pytest.mark.parametrize("name", FOR_TWO)


def passes(game: Any) -> None:
    """The library's own tests: those for games written in C++, and those for games written in Python."""
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(game)


@for_every_game
def test_it_passes_the_tests_of_the_library(name: str) -> None:
    game = pyspiel.load_game(name)
    passes(game)
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        passes(pyspiel.load_game_as_turn_based(name))


@pytest.mark.parametrize("text", ["the_choice(players=4,die_use=both)", "chance_or_choice(players=5,dice=3,sides=8)"])
def test_larger_tables_pass_them_too(text: str) -> None:
    passes(pyspiel.load_game(text))


@for_every_game
def test_the_state_can_be_read_from_every_observation(name: str) -> None:
    game = pyspiel.load_game(name)
    seen, chance = make_observation(game), np.random.RandomState(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            for player in range(2):
                seen.set_from(state, player)
                numbers = [int(value) for value in seen.dict["state"]]
                assert game.rules.numbers.state.read(iter(numbers)) == str(state)
                assert seen.dict["seat"].tolist() == [player]
        step(state, chance)


def step(state: Any, chance: Any) -> None:
    if state.is_simultaneous_node():
        legal = [state.legal_actions(player) or [0] for player in range(state.num_players())]
        state.apply_actions([chance.choice(actions) for actions in legal])
    else:
        state.apply_action(chance.choice(state.legal_actions()))


def race(*words: str) -> Any:
    """Roller and Skater after the first toss, and what both have said to it at once."""
    game = pyspiel.load_game("roller_skater")
    state = game.new_initial_state()
    state.apply_action(0)
    state.apply_action(3)
    assert state.is_simultaneous_node()
    state.apply_actions([game.rules.numbers.actions.index(word) for word in words])
    return state


def test_lots_and_dice_are_chance() -> None:
    state = pyspiel.load_game("roller_skater").new_initial_state()
    assert [state.action_to_string(action) for action, _ in state.chance_outcomes()] == ["first=1", "first=2"]
    state.apply_action(1)
    assert state.chance_outcomes() == [(face, pytest.approx(1 / 6)) for face in range(6)]
    assert state.action_to_string(5) == "die 6"
    two_dice = pyspiel.load_game("chance_or_choice").new_initial_state()
    two_dice.apply_action(2)
    assert str(two_dice).endswith("| die 3") and two_dice.is_chance_node()
    two_dice.apply_action(2)
    assert "pot 6" in str(two_dice) and two_dice.is_simultaneous_node()


def test_a_lot_says_who_was_first_where_both_double() -> None:
    state = race("double", "double")
    assert [state.action_to_string(action) for action, _ in state.chance_outcomes()] == ["first 1", "first 2"]
    for first in (0, 1):
        after = state.child(first)
        assert f"seat {first + 1} doubled" in str(after) and after.current_player() == 1 - first
    assert race("pass", "double").current_player() == 0, "the lot is not asked where it makes no difference"
    assert race("double", "pass").current_player() == 1
    assert "nobody doubled" in str(race("pass", "pass")) and race("pass", "pass").is_chance_node()


def test_a_game_without_end_is_cut_off_and_counts_as_drawn() -> None:
    game = pyspiel.load_game("no_chance_backgammon(decisions=5)")
    state, chance = game.new_initial_state(), np.random.RandomState(1)
    while not state.is_terminal():
        step(state, chance)
    assert game.max_game_length() == 5 and state.returns() == [0, 0] and str(state).endswith("cut off")


def test_throws_for_which_there_is_no_room_cut_a_game_off() -> None:
    state = pyspiel.load_game("chance_or_choice").new_initial_state()
    throws = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(5)
            throws += 1
        else:
            state.apply_actions([0, 0])
    assert throws == 2 * 58 and state.returns() == [0, 0]


def test_what_cannot_be_is_told_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="option rounds: '99' is not allowed; choose a number from 1 to 24"):
        pyspiel.load_game("roller_skater(rounds=99)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'chips'"):
        pyspiel.load_game("roller_skater(chips=2)")
    with pytest.raises(ValueError, match="0 decisions"):
        pyspiel.load_game("roller_skater(decisions=0)")
