"""Exact values: of a round, of a position, of the match."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from games.core import BadNotation, Choose, Close, Over, Setup, Throw, Thrown, Worth, complete
from games.luck import account
from games.luck.account import Judge
from games.record import Entry, Step, read_any_move
from games.roller_skater import GAME
from games.roller_skater.analysis import (
    always_doubled,
    best_round,
    chance_to_win,
    match_table,
    round_after,
    single_round,
)
from games.roller_skater.odds import Reading
from games.roller_skater.state import State
from games.words import Words
from tests.games.looking import FOLDERS
from tests.games.roller_skater.playing import begin, play, tell

TABLE, EXAMPLES = Reading.TABLE, Reading.EXAMPLES


def test_values_of_a_round_by_the_table() -> None:
    assert single_round(TABLE) == Fraction(4, 9)
    assert best_round(TABLE) == Fraction(7, 9)
    assert always_doubled(TABLE, accepts=True) == Fraction(8, 9)
    assert always_doubled(TABLE, accepts=False) == 1


def test_values_of_a_round_by_the_examples() -> None:
    assert single_round(EXAMPLES) == 0
    assert best_round(EXAMPLES) == Fraction(-1, 9)


def test_the_skater_declines_after_1_or_6_and_accepts_after_2_to_5() -> None:
    assert [round_after(TABLE, first) for first in range(1, 7)] == [1, *(Fraction(2, 3),) * 4, 1]
    assert [round_after(EXAMPLES, first) for first in range(1, 7)] == [1, *(Fraction(-2, 3),) * 4, 1]


@pytest.mark.parametrize(("reading", "value"), [("table", 0.60099), ("examples", 0.48843)])
def test_the_match_is_worth_to_who_is_the_roller_first(reading: str, value: float) -> None:
    assert chance_to_win(begin(reading=reading), 0) == pytest.approx(value, abs=5e-6)
    assert chance_to_win(begin(first=2, reading=reading), 1) == pytest.approx(value, abs=5e-6)
    assert chance_to_win(begin(reading=reading), 1) == pytest.approx(1 - value, abs=5e-6)


def test_worth_at_the_start_is_what_the_halves_leave() -> None:
    assert worth(begin()) == 0
    assert worth(play(begin(), "throw 1", "1 double", "2 decline")) == pytest.approx(1 - 7 / 9)
    half = play(begin(rounds=1), "throw 1", "1 double", "2 decline")
    assert worth(half) == pytest.approx(1 - 7 / 9)
    assert worth(tell(half, "1 quit")) == 0 and worth(tell(half, "2 quit")) == 1


def worth(state: State) -> float:
    assert GAME.worth is not None
    first, second = GAME.worth(state).points
    assert first == -second and GAME.worth(state).error == 0
    return first


@pytest.mark.parametrize("reading", list(Reading))
@pytest.mark.parametrize("first", [1, 2])
def test_worth_is_the_value_of_a_tree_of_all_plays(reading: str, first: int) -> None:
    """Two rounds a half, looked through to the very end: whoever moves does what is best for it."""
    start = begin(first=first, rounds=1, reading=str(reading))
    for toss in range(1, 7):
        after = tell(start, f"throw {toss}")
        for state in (after, tell(after, "1 double"), tell(after, "2 double"), tell(after, "1 pass", "2 pass")):
            assert worth(state) == pytest.approx(_searched(state))
    assert worth(start) == pytest.approx(_searched(start))


def _searched(state: State) -> float:
    """Seat 1's lead at the end; in a race, of the two who may double, whoever gains by it does."""
    now = GAME.waiting(state)
    if isinstance(now, Over):
        return float(now.scores[0] - now.scores[1])
    if isinstance(now, Throw):
        return sum(_searched(GAME.apply(state, Thrown((face,)))[0]) for face in range(1, 7)) / 6
    assert isinstance(now, Choose)
    if not now.race:
        (seat,) = now.seats
        values = [_searched(GAME.apply(state, move)[0]) for move in GAME.moves(state)]
        return max(values) if seat == 0 else min(values)
    passed = tell(state, *(f"{seat + 1} pass" for seat in now.seats), str(Close()))
    single = _searched(passed)
    offers = [_searched(tell(state, f"{seat + 1} double")) for seat in (0, 1)]  # RS3: also of one that has passed
    gains = [value for value, sign in zip(offers, (1, -1), strict=True) if sign * (value - single) > 1e-12]
    assert len(gains) < 2, "doubling never suits both"
    return gains[0] if gains else single


@pytest.mark.parametrize("reading", list(Reading))
def test_the_match_table_agrees_with_a_search_of_a_short_match(reading: Reading) -> None:
    table = match_table(1, reading)
    start = begin(rounds=1, reading=str(reading))
    for first, second in product(range(1, 7), repeat=2):
        state = play(start, f"throw {first}", f"throw {second}")
        assert table[1][GAME.totals(state)[0] - GAME.totals(state)[1]] == pytest.approx(chance_to_win(state, 0))
    assert 0 < table[0][0] < 1 and len(table) == 3


def test_a_match_that_is_decided_is_worth_all_or_nothing() -> None:
    decided = play(begin(rounds=2), *("throw 1", "1 double", "2 accept", "throw 1") * 2, *("throw 1", "throw 3"))
    assert GAME.totals(decided) == (5, 0)
    assert (chance_to_win(decided, 0), chance_to_win(decided, 1)) == (1, 0)
    for state in (tell(decided, "throw 4"), tell(decided, "throw 4", "2 double")):
        assert chance_to_win(state, 0) == 1


def steps(state: State, *texts: str) -> list[Step]:
    """The line of these moves."""
    line = []
    for text in texts:
        after, events = GAME.apply(state, move := read_any_move(GAME, text))
        line.append(Step(Entry(text, "hand"), state, move, after, events))
        state = after
    return line


def test_luck_and_choice_add_up_to_the_result() -> None:
    texts = ("throw 1", "1 pass", "2 pass", "close", "throw 3", "throw 2", "1 double", "2 decline")
    found = account(GAME, steps(begin(rounds=1), *texts))
    assert found is not None
    sums = [sum(parts) for parts in zip(found.expected, found.luck, [-c for c in found.cost], found.gift, strict=True)]
    assert sums == pytest.approx(found.result) and found.result == (0, 0)
    assert found.cost[0] == pytest.approx(1 - 2 / 3), "after 1 the Roller should have doubled"
    assert str(found.dearest(0)[0].better[0]) == "1 double"


def for_the_match(state: State) -> Worth:
    """Positions by the chance to win, as `strong` plays."""
    return Worth((chance_to_win(state, 0), chance_to_win(state, 1)))


PLANTED = (
    *("throw 1", "1 double", "2 decline"),
    *("throw 6", "1 double", "2 accept", "throw 3"),  # a slip, and the one toss in six that makes four points of it
    *("throw 1", "2 double", "1 decline"),  # a slip, and the Roller gives away what five tosses in six win
    *("throw 1", "2 double", "1 decline"),
    *("throw 6", "2 double", "1 accept", "throw 4"),  # a slip, and a toss that helps a little
    *("throw 1", "2 double", "1 decline"),
)
"""A quiet game, but for the seventh entry, which is luck, and the tenth, which is a blunder."""


@pytest.mark.parametrize("reading", list(Reading))
@pytest.mark.parametrize("judge", [GAME.worth, for_the_match])
def test_a_planted_blunder_and_a_planted_lucky_throw_come_first(judge: Judge, reading: Reading) -> None:
    found = account(GAME, steps(begin(rounds=3, reading=str(reading)), *PLANTED), judge)
    assert found is not None
    (blunder, slip), lucky = found.dearest(0, 2), found.luckiest(1)
    assert (blunder.entry, str(blunder.better[0])) == (10, "1 accept") and blunder.cost[0] > 2 * slip.cost[0]
    assert lucky is not None and (lucky.entry, lucky.move) == (7, Thrown((3,)))
    assert {6, 9} <= {deed.entry for deed in found.dearest(1)}, "the slips of the other seat stay the other's"


def test_figures_for_the_command_line() -> None:
    assert GAME.solve is not None
    found = GAME.solve(complete(GAME, Setup(2)).options, "")
    assert found["per_round"] == pytest.approx(7 / 9)
    assert found["undoubled"] == pytest.approx(4 / 9)
    assert found["match"] == pytest.approx(0.60099, abs=5e-6)
    with pytest.raises(BadNotation, match="only best play is solved exactly, not 'leave-at-3'"):
        GAME.solve(complete(GAME, Setup(2)).options, "leave-at-3")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("throw 4", "toss 4"),
        ("1 pass", "single"),
        ("close", "single"),
        ("1 double", "doubled"),
        ("2 quit", "gave up"),
    ],
)
def test_deeds_say_when_they_were(text: str, told: str) -> None:
    state, words = play(begin(rounds=1), "throw 1", "throw 1", "throw 2"), Words("en", FOLDERS)
    assert GAME.tell is not None
    assert words.say(GAME.tell(state, read_any_move(GAME, text))) == f"sheet 2, 1: {told}"
