"""Boards by the bulk kernel, against the rules: the same results, turn by turn."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from games.no_chance_backgammon import bulk, bulk_play
from games.no_chance_backgammon import bulk_kernel as kernel
from games.no_chance_backgammon.board import ALL_OFF, START, Board, ends, key, read_key
from games.no_chance_backgammon.state import choices
from games.no_chance_backgammon.turns import numbers, played, results, steps
from tests.games.no_chance_backgammon import brute
from tests.games.no_chance_backgammon.test_turns import PAIRS

Node = tuple[Board, tuple[int, int], tuple[int, int]]


def agree(board: Board, one: int, two: int) -> None:
    found = bulk.uncoded(bulk.results(bulk.coded(board)[0], one, two))
    assert len(found) == len(set(found)), "each board once"
    assert set(found) == results(board, numbers(one, two)), (key(board), one, two)


def legal_steps(board: Board, one: int, two: int) -> set[tuple[tuple[int, int], int]]:
    """The steps that may begin a turn, each with its number, as the kernel draws them."""
    sides, room = bulk.coded(board)[0], bulk.workspace()[2]
    mine, theirs = bulk.row_of(sides[0]), bulk.row_of(sides[1])
    if one == two:
        found = [8 * start + one for start in room[0][: kernel.starts(mine, theirs, one, room[0])].tolist()]
    else:
        found = room[2][: kernel.openings(mine, theirs, max(one, two), min(one, two), room)].tolist()
    assert len(found) == len(set(found))
    return {((start, max(0, start - number)), number) for start, number in (divmod(step, 8) for step in found)}


def test_coded_boards_are_read_back() -> None:
    chance = Random(3)
    boards = [(START, START), *(brute.any_position(chance) for _ in range(50))]
    assert bulk.uncoded(bulk.coded(*boards)) == boards
    assert bulk.START[0].tolist()[:9] == [0, 0, 0, 0, 0, 0, 5, 0, 3]


def test_pairs_from_the_start_position_lead_to_as_many_boards_as_is_known() -> None:
    for known in PAIRS.split():
        pair, _, positions = known.partition(":")
        assert len(bulk.results(bulk.START, int(pair[0]), int(pair[1]))) == int(positions)


@pytest.mark.parametrize("boards", [1000, pytest.param(30_000, marks=pytest.mark.slow)])
def test_kernel_and_rules_agree_on_thousands_of_turns(boards: int) -> None:
    chance = Random(boards)
    for _ in range(boards):
        board = brute.any_position(chance)
        if board[0] != ALL_OFF:
            one, two = chance.sample(range(1, 7), 2)
            agree(board, one, two)
            agree(board, one, one)
            assert legal_steps(board, one, two) == set(steps(board, numbers(one, two))), (key(board), one, two)
            assert legal_steps(board, one, one) == set(steps(board, numbers(one, one))), (key(board), one)


def test_there_is_room_for_all_steps_of_a_scattered_side() -> None:
    scattered = read_key("00010101110021101111100010/00041000001000010001000151")
    assert legal_steps(scattered, 1, 3) == set(steps(scattered, (1, 3))) and len(steps(scattered, (1, 3))) == 27


def test_the_steps_that_are_told_with_a_board_lead_to_it() -> None:
    chance, (boards, ways, room) = Random(4), bulk.workspace()
    for _ in range(100):
        board, one, two = brute.any_position(chance), chance.randint(1, 6), chance.randint(1, 6)
        sides = bulk.coded(board)[0]
        n = kernel.results_into(bulk.row_of(sides[0]), bulk.row_of(sides[1]), one, two, boards, ways, room)
        for after, way in zip(bulk.uncoded(boards[:n].reshape(n, 2, 26)), ways[:n].tolist(), strict=True):
            reached, left = board, numbers(one, two)
            for start, number in [divmod(step, 8) for step in way if step]:
                assert number in left and (start, max(0, start - number)) in ends(reached, number)
                reached, left = played(reached, left, (start, max(0, start - number)), number)
            assert reached == after


def test_numbers_are_drawn_evenly_and_repeatably() -> None:
    chance: Any = np.array([2026], dtype=np.int64)
    drawn = [int(kernel.draw(chance, 6)) for _ in range(60_000)]
    assert drawn[:8] == [5, 2, 1, 4, 4, 0, 0, 4] and all(abs(drawn.count(n) - 10_000) < 400 for n in range(6))
    allowed = [(mine, theirs, doubles) for mine in range(1, 7) for theirs in range(1, 7) for doubles in range(3)]
    for arrows in allowed:
        assert {int(bulk_play.random_number(*arrows, chance)) for _ in range(120)} == set(choices(*arrows)), arrows


def test_turns_are_counted_from_the_start_position() -> None:
    assert counts(3) == [37, 3752, 409_174]


def counts(depth: int) -> list[int]:
    """Turns, pairs of turns and so on, with the own arrow on 2, the other's on 5 and two doubles each."""
    nodes, found = [(bulk.START, 2, 5, 2, 2)], []
    for ply in range(depth):
        further, n = [], 0
        for board, mine, theirs, own, others in nodes:
            chosen, after = bulk.turns(board, mine, theirs, own)
            n += len(after)
            if ply < depth - 1:
                nexts = zip(chosen.tolist(), after[:, ::-1], strict=True)
                further += [(b, theirs, number, others, own - (number == theirs)) for number, b in nexts]
        nodes = further
        found.append(n)
    return found


def test_nothing_to_play_leaves_the_board_alone() -> None:
    shut_out = bulk.coded(read_key("00000050300005000000000011/00222222300000000000000000"))[0]
    assert (bulk.results(shut_out, 2, 5) == shut_out).all()


def test_features_tell_how_many_checkers_stand_where() -> None:
    told = bulk.features(np.stack([bulk.START, bulk.START[::-1]]))
    assert told.shape == (2, 208) and told.dtype == np.float32
    assert told[0].reshape(2, 26, 4)[0, [6, 8, 7]].tolist() == [[1, 1, 1, 1], [1, 1, 1, 0], [0, 0, 0, 0]]
