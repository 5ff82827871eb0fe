"""Short endings: what strong bots play in them, against all of them solved from their ends backwards."""

from __future__ import annotations

from collections import deque
from functools import cache
from itertools import product
from random import Random

import pytest

from games.no_chance_backgammon.board import ALL_OFF, packed, read_key
from games.no_chance_backgammon.bots_endings import Ending, following, is_ending, least, undecided
from games.no_chance_backgammon.bots_levels import LEVELS, SINGLE
from games.no_chance_backgammon.bots_race import Node, TooFar
from games.no_chance_backgammon.bots_strong import search, turns_of

Solved = dict[Node, int]
"""By node, how many turns of both sides it takes until its mover has won, below 0 until it has lost."""


def nodes(doubles: range) -> list[Node]:
    """A checker each, anywhere, the arrows anywhere."""
    places = product(range(1, 26), range(1, 26), range(1, 7), range(1, 7), doubles, doubles)
    return [
        ((packed({0: 14, mine: 1}), packed({0: 14, other: 1})), one, two, own, others)
        for mine, other, one, two, own, others in places
        if mine + other != 25 or 25 in (mine, other)
    ]


@cache
def solved(doubles: int) -> Solved:
    """All endings of a checker each with so many doubles left at most: first those that are won at once, then those
    from which every turn leads to a won one, and so on. What is left is neither won nor lost by force."""
    found: Solved = {}
    before: dict[Node, list[Node]] = {}
    open_yet: dict[Node, int] = {}
    due: deque[Node] = deque()
    for node in nodes(range(doubles + 1)):
        turns = turns_of(node)
        if any(turn[1][0] == ALL_OFF for turn in turns):
            found[node] = 1
            due.append(node)
            continue
        after = {following(turn, node[2], node[4]) for turn in turns}
        open_yet[node] = len(after)
        for reached in after:
            before.setdefault(reached, []).append(node)
    while due:
        reached = due.popleft()
        for node in before.get(reached, ()):
            open_yet[node] -= 1
            if node in found or (found[reached] > 0 and open_yet[node]):
                continue
            found[node] = -found[reached] - 1 if found[reached] > 0 else 1 - found[reached]
            due.append(node)
    return found


def spoilt(level: str, cases: list[Node], known: Solved) -> list[Node]:
    """The won endings after whose turn the other has not lost by force."""
    bad = []
    for node in cases:
        turn = search(turns_of(node), node[2], node[4], LEVELS[level], SINGLE, Random(1))
        if turn[1][0] != ALL_OFF and known.get(following(turn, node[2], node[4]), 1) > 0:
            bad.append(node)
    return bad


def cases(known: Solved, many: int) -> list[Node]:
    """Endings that are won, but not at once."""
    return Random("endings").sample([node for node, turns in known.items() if turns > 1], many)


@pytest.mark.parametrize("level", ["strong", "strongest"])
def test_strong_bots_spoil_no_won_ending(level: str) -> None:
    known = solved(0)
    assert spoilt(level, cases(known, 120), known) == []


@pytest.mark.slow
@pytest.mark.parametrize("level", ["strong", "strongest"])
def test_nor_with_doubles_left(level: str) -> None:
    known = solved(2)
    assert spoilt(level, cases(known, 1000), known) == []


@pytest.mark.parametrize("level", ["strong", "strongest"])
def test_a_checker_is_not_left_to_be_hit_where_the_game_is_won(level: str) -> None:
    board = read_key("e0000000000010000000000000/e0000000000000000000100000")
    node = (board, 4, 3, 0, 0)
    assert search(turns_of(node), 3, 0, LEVELS[level], SINGLE, Random(1))[0] in (5, 6)


def test_proofs_agree_with_what_is_known() -> None:
    known = solved(0)
    for node in Random("proofs").sample(nodes(range(1)), 150):
        turns = known.get(node, 0)
        ending = Ending(10_000)
        assert [ending.wins(node, many) for many in range(1, 8)] == [0 < turns <= many for many in range(1, 8)]
        assert least(node) <= turns or turns <= 0


def test_a_proof_gives_up_where_there_is_too_much_to_try() -> None:
    node = next(node for node, turns in solved(0).items() if turns == 9)
    with pytest.raises(TooFar):
        Ending(3).wins(node, 9)
    turns = turns_of(node)
    assert list(undecided(turns, node[2], node[4], 3)) == list(turns)


def test_only_the_end_of_a_game_without_gammons_is_an_ending() -> None:
    few, many, none_off = packed({0: 13, 3: 2}), packed({0: 1, 3: 14}), packed({3: 15})
    assert is_ending((few, few), 4) and not is_ending((few, few), 3)
    assert is_ending((few, many), 16) and not is_ending((few, none_off), 30)
