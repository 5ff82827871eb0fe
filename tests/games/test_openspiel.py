"""Every game for two as a game of OpenSpiel."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from games.learners import spiel
from games.roller_skater.analysis import chance_to_win
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


@pytest.mark.slow
@for_every_game
def test_many_games_pass_them(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=20, serialize=True, verbose=False)


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


@pytest.mark.parametrize("reading", ["table", pytest.param("examples", marks=pytest.mark.slow)])
def test_the_chances_of_roller_and_skater_are_those_of_its_tree(reading: str) -> None:
    """Best play for the match, found a second way: in all positions of two rounds, from their ends."""
    found: dict[str, tuple[float, Any]] = {}
    root = pyspiel.load_game(f"roller_skater(rounds=1,reading={reading})").new_initial_state()
    assert value(root, found) == pytest.approx(0)
    nodes = [(worth, node) for worth, node in found.values() if node.state is not None and not node.answers]
    assert len(nodes) > 37_000
    assert all(abs(worth - (2 * chance_to_win(node.state, 0) - 1)) < 1e-9 for worth, node in nodes)


def value(state: Any, found: dict[str, tuple[float, Any]]) -> float:
    """What a state is worth to player 0 under best play of both, by backward induction."""
    key = str(state)
    if key not in found:
        found[key] = _value(state, found), state.node
    return found[key][0]


def _value(state: Any, found: dict[str, tuple[float, Any]]) -> float:
    if state.is_terminal():
        return float(state.returns()[0])
    if state.is_chance_node():
        return float(sum(chance * value(state.child(action), found) for action, chance in state.chance_outcomes()))
    if not state.is_simultaneous_node():
        best = max if state.current_player() == 0 else min
        return best(value(state.child(action), found) for action in state.legal_actions())
    mine, theirs = state.legal_actions(0), state.legal_actions(1)
    return matrix_game([[value(both(state, row, column), found) for column in theirs] for row in mine])


def both(state: Any, *actions: int) -> Any:
    after = state.clone()
    after.apply_actions(list(actions))
    return after


def matrix_game(rows: list[list[float]]) -> float:
    """The value of a game of two by two to who chooses the row."""
    low, high = max(map(min, rows)), min(max(column) for column in zip(*rows, strict=True))
    (a, b), (c, d) = rows
    return low if high - low < 1e-12 else (a * d - b * c) / (a + d - b - c)


def test_what_cannot_be_is_told_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="option rounds: '99' is not allowed; choose a number from 1 to 24"):
        pyspiel.load_game("roller_skater(rounds=99)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'chips'"):
        pyspiel.load_game("roller_skater(chips=2)")
    with pytest.raises(ValueError, match="0 decisions"):
        pyspiel.load_game("roller_skater(decisions=0)")
