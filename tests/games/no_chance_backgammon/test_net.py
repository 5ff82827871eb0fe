"""What the strong bots see and think: the net's inputs, its exact sums, the search, and races tried to their end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import numpy as np
import pytest

from games.no_chance_backgammon import bots_inputs as see
from games.no_chance_backgammon import bots_strong, bulk_judge
from games.no_chance_backgammon.board import ALL_OFF, START, Board, packed
from games.no_chance_backgammon.bots_inputs import Inputs, inputs, races, unpacked
from games.no_chance_backgammon.bots_levels import LEVELS, SINGLE, best_places, price
from games.no_chance_backgammon.bots_net import UNIT, net
from games.no_chance_backgammon.bots_race import POINTS, Node, Race, TooFar, best_turn, is_race, most_of
from games.no_chance_backgammon.bots_strong import Level, Price, best_value, rank, search, turns_of
from games.no_chance_backgammon.bulk_inputs import AT_MOST, seen
from games.no_chance_backgammon.bulk_inputs import is_race as is_race_of_row
from games.no_chance_backgammon.rules import worth_of_win
from games.no_chance_backgammon.state import Match
from tests.games.no_chance_backgammon.playing import begin, play

PLAIN = Price(0.0, 0.0)


def walk(seed: str, turns: int) -> Iterator[Node]:
    """Positions of a game played at random."""
    chance = Random(seed)
    node: Node = ((START, START), 2, 5, 2, 2)
    for _ in range(turns):
        yield node
        number, (mine, other), own = chance.choice(sorted(turns_of(node)))
        if mine == ALL_OFF:
            return
        node = (other, mine), node[2], number, node[4], own


def seen_of(board: Board, number: int, theirs: int, own: int = 2, others: int = 2) -> Inputs:
    return np.asarray(inputs(unpacked([board]), np.array([number]), np.array([own]), theirs, others)[0])


def shots(board: Board, number: int, theirs: int, others: int = 2) -> tuple[list[int], list[int]]:
    """On which of the mover's points a blot can be hit, by one number and by more."""
    row = seen_of(board, number, theirs, others=others)
    one, more = (np.flatnonzero(row[at : at + 24]) + 1 for at in (see.SHOTS, see.LONG_SHOTS))
    return one.tolist(), more.tolist()


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_training_and_play_see_the_same(seed: str) -> None:
    index, amount = np.zeros(AT_MOST, np.int64), np.zeros(AT_MOST, np.float32)
    for node in walk(seed, 120):
        turns = sorted(turns_of(node))[::17]
        places = unpacked([turn[1] for turn in turns])
        numbers, left = np.array([turn[0] for turn in turns]), np.array([turn[2] for turn in turns])
        for n, row in enumerate(inputs(places, numbers, left, node[2], node[4])):
            if turns[n][1][0] == ALL_OFF:
                continue
            board = places[n].reshape(52).astype(np.int8)
            count = seen(board, np.array([numbers[n], left[n]]), np.array([node[2], node[4]]), index, amount)
            other = np.zeros(see.COUNT, np.float32)
            other[index[:count]] = amount[:count]
            assert np.array_equal(row, other) and len({*index[:count]}) == count
            assert bool(is_race_of_row(board)) == races(places)[n] == is_race(turns[n][1])


def test_a_blot_is_seen_by_who_can_hit_it() -> None:
    theirs = packed({24: 2, 13: 5, 8: 3, 6: 5})
    blot = packed({13: 5, 8: 4, 6: 5, 5: 1})  # the other's two on its 24 point are 4 away
    assert shots((blot, theirs), 2, 5) == ([5], [])
    assert shots((blot, theirs), 2, 4) == ([], [5]), "its arrow is on 4; 2 and 2 again is a double"
    assert shots((blot, theirs), 2, 4, others=0) == ([], []), "1 and 3 is not open to it either: 2 is played"
    assert shots((blot, theirs), 4, 4) == ([5], []), "the mover's number is played in any case"


def test_who_is_on_the_bar_hits_from_there_alone() -> None:
    theirs = packed({25: 1, 24: 1, 13: 5, 8: 3, 6: 5})
    assert shots((packed({13: 5, 8: 4, 6: 5, 5: 1}), theirs), 2, 5) == ([], [5]), "2 and 3 from the bar"
    shut = seen_of((packed({13: 3, 6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 2}), theirs), 2, 5)
    assert shut[see.SHUT : see.SHUT + 3].tolist() == [1, 1, 1]


@pytest.mark.slow
def test_the_compiled_judge_agrees_to_the_last_digit() -> None:
    for node in walk("compiled", 40):
        assert bulk_judge.turns_ranked(node, SINGLE) == bots_strong.turns_ranked(node, SINGLE)


def test_sums_are_exact_in_any_order() -> None:
    """Every sum of the first layer stays below 2**24 even if all weights of it pulled one way."""
    for hidden, more, out, last in net():
        for weights in (hidden, more, out, last):
            assert np.array_equal(weights, np.rint(weights))
        largest = np.ones(see.COUNT)
        for base in (0, see.SIDE):
            largest[base + 3 : base + see.ON_BAR : 4] = 12
            largest[base + see.ON_BAR + 1] = largest[base + see.BORNE_OFF] = 15
            largest[base + see.PIPS] = 375
        size = np.abs(hidden) * largest[:, None]
        points = sum(np.sort(size[base : base + see.ON_BAR], axis=0)[-30:].sum(axis=0) for base in (0, see.SIDE))
        others = np.delete(size, [*range(see.ON_BAR), *range(see.SIDE, see.SIDE + see.ON_BAR)], axis=0).sum(axis=0)
        assert (points + others + np.abs(more)).max() < 2**24
        assert (np.abs(out).sum(axis=0) * UNIT + np.abs(last)).max() < 2**53


def test_the_net_knows_what_is_good() -> None:
    def worth(mine: dict[int, int], doubles: int = 2) -> float:
        return rank([(2, (packed(mine), START), doubles)], 5, 2, PLAIN)[0][0]

    usual, made_five = {24: 2, 13: 5, 8: 3, 6: 5}, {24: 2, 13: 5, 8: 2, 6: 4, 5: 2}
    two_blots = {24: 2, 13: 5, 8: 3, 6: 3, 5: 1, 4: 1}
    assert worth(made_five) > worth(usual) > worth(two_blots)
    assert worth(usual) > worth(usual, 0)


def test_cuts_change_no_value() -> None:
    def all_of(node: Node, plan: tuple[int, ...]) -> float:
        ranked = rank(turns_of(node), node[2], node[4], PLAIN)
        if not plan or ranked[0][0] > 2:
            return ranked[0][0]
        followed = [pair for pair in ranked[: plan[0]] if pair[0] > ranked[0][0] - 0.4]
        return max(worth if worth > 2 else -all_of(after(node, turn), plan[1:]) for worth, turn in followed)

    def after(node: Node, turn: tuple[int, Board, int]) -> Node:
        return (turn[1][1], turn[1][0]), node[2], turn[0], node[4], turn[2]

    for node in [*walk("cuts", 60)][::12]:
        assert best_value(node, (4, 3), PLAIN) == all_of(node, (4, 3))


def test_equal_questions_get_equal_turns() -> None:
    node: Node = ((START, START), 2, 5, 2, 2)
    turns = turns_of(node)
    for level in LEVELS.values():
        chosen = {search(turns[::way], 5, 2, level, SINGLE, Random("same")) for way in (1, -1) for _ in range(2)}
        assert len(chosen) == 1 and chosen <= {*turns}


def small(chance: Random, most: int) -> Node:
    """A race with up to so many checkers a side in the homes."""
    sides = []
    for _ in range(2):
        at = [chance.randint(1, 6) for _ in range(chance.randint(1, most))]
        sides.append(packed({place: at.count(place) for place in at} | {0: 15 - len(at)}))
    mine, theirs = chance.sample(range(1, 7), 2)
    return (sides[0], sides[1]), mine, theirs, chance.randint(0, 2), chance.randint(0, 2)


@cache
def tried(node: Node) -> int:
    """What the mover wins under best play, by trying everything."""
    values = []
    for number, (mine, other), own in {*turns_of(node)}:
        won = worth_of_win(other) if mine == ALL_OFF else 0
        values.append(won or -tried(((other, mine), node[2], number, node[4], own)))
        if values[-1] == most_of(node[0][1]):
            break
    return max(values)


def test_small_races_are_known_exactly() -> None:
    chance, results = Random("race"), set()
    for _ in range(150):
        node = small(chance, 3)
        results.add(Race(10_000).points(node))
        assert Race(10_000).points(node) == tried(node)
    assert results == {-1, 1}


def test_a_race_may_still_save_or_win_a_gammon() -> None:
    late = packed({8: 1, 6: 2, 5: 4, 4: 4, 3: 4})
    for mine in ({2: 2, 0: 13}, {2: 3, 0: 12}):
        node: Node = (packed(mine), late), 1, 2, 0, 0
        found = Race(100_000).points(node)
        assert found == tried(node) and found in POINTS


def test_a_race_that_is_too_long_is_left_to_judgement() -> None:
    far: Node = (packed({6: 8, 5: 7}), packed({6: 8, 5: 7})), 1, 2, 2, 2
    with pytest.raises(TooFar):
        Race(50).points(far)
    turns = sorted(turns_of(far))
    assert best_turn(turns, 2, 2, 50) is None
    assert search(turns, 2, 2, Level((2, 2), race=12), SINGLE, Random(1)) in turns


def test_strong_bots_win_a_race_that_can_be_won() -> None:
    chance, won = Random("won"), 0
    for _ in range(40):
        node = small(chance, 4)
        if Race(20_000).points(node) == 1:
            won += 1
            number, (mine, other), own = search(turns_of(node), node[2], node[4], LEVELS["strongest"], SINGLE, chance)
            assert mine == ALL_OFF or Race(20_000).points(((other, mine), node[2], number, node[4], own)) == -1
    assert won > 10


def test_gammons_count_where_the_match_needs_more_than_a_point() -> None:
    assert price(Match(1, True), 0) == SINGLE
    assert price(Match(5, True, (4, 0)), 0) == Price(0, 1)
    assert price(Match(5, True, (4, 0)), 1) == Price(1, 0)
    assert price(Match(5, True, (0, 3)), 0) == Price(1, 1)


def test_arrows_are_placed_where_they_help_most() -> None:
    placing = play(begin(), "throw 5", "throw 2")
    first = best_places("strong", placing)
    second = best_places("strong", play(placing, f"1 number {first[0]}"))
    assert {*first} <= {*range(1, 7)} and first[0] not in second and second
