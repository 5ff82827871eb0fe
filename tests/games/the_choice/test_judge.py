"""The better judge of positions with others at the table: its games against the rules, and what it tells of games."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations_with_replacement, product
from random import Random
from statistics import mean

import numpy as np
import pytest

from games.core import Choose, Close, Setup, Throw, Thrown, complete
from games.luck import account, closer_account
from games.record import Entry, Step
from games.simulate import batch, play_out
from games.the_choice import GAME
from games.the_choice.analysis_judge import GAMES, Rollouts, judge
from games.the_choice.analysis_rollouts import Small, play_on
from games.the_choice.analysis_rolls import ROLLS
from games.the_choice.analysis_states import ARC_NO, LINE_NO
from games.the_choice.analysis_uses import View, by_roll, kept, marked, view
from games.the_choice.board import NEIGHBOURS, NUMBERS, RING_FULL
from games.the_choice.bots_outlook import SOME
from games.the_choice.hand import without
from games.the_choice.moves import Done, Keep, Move, Rethrow
from games.the_choice.state import DICE, Phase, State, Table, need, totals
from tests.games.the_choice.playing import begin, tell, with_side

LUCKY, BLUNDER = 13, 14
"""The throws in which chance and a seat are made to do something."""


@cache
def rollouts(sheets: str, both: bool) -> Rollouts:
    return Rollouts(Table(sheets, both))


def games(bots: tuple[str, ...], die_use: str, seed: str) -> list[State]:
    return [state for state, _, _ in play_out(batch(GAME, bots, seed, {"die_use": die_use}), 1)]


def house(seats: int) -> State:
    """The start of a game with house sheets."""
    return GAME.start(complete(GAME, Setup(seats)))


def seen(state: State, seat: int, of: Rollouts, games: int = 1) -> View:
    """A seat in so many games that all stand the same."""
    mine = np.repeat(of.due(replace(state, phase=Phase.THROW)).rows[seat, :, None], games, axis=1)
    return view(seat, mine, np.full(games, of.throws(state)[seat]), of.sides)


def decided(state: State, of: Rollouts) -> State:
    """The active seat keeps what the rollouts would keep."""
    dice = tuple(sorted(state.faces))
    worth = by_roll(seen(state, state.active, of), of.sides, of.pairs)
    rest = without(dice, SOME[kept(worth, np.array([ROLLS.index(dice)]))[0]])
    return GAME.apply(state, Rethrow(state.active, rest) if rest else Keep(state.active))[0]


def played_on(state: State, of: Rollouts, dice: Small) -> tuple[int, ...]:
    """The final points by the rules, with these dice by throw."""
    while state.phase is not Phase.OVER:
        fallen = [int(face) for face in dice[state.turn % len(dice)]]
        if state.phase is Phase.THROW:
            state = GAME.apply(state, Thrown(tuple(fallen[:DICE])))[0]
        elif state.phase is Phase.AGAIN:
            state = GAME.apply(state, Thrown(tuple(fallen[DICE : DICE + len(state.again)])))[0]
        else:
            state = decided(state, of) if state.phase is Phase.KEEP else of.settled(state)
    return totals(state)


def dice_of(chance: Random, games: int) -> Small:
    """By game and throw."""
    return np.array([[chance.choices(range(1, 7), k=2 * DICE) for _ in range(64)] for _ in range(games)], dtype=np.int8)


@pytest.mark.parametrize(
    ("bots", "die_use"),
    [
        (("strong", "random"), "either"),
        (("strong", "greedy", "greedy", "random"), "either"),
        (("random", "greedy", "random"), "both"),
        (("random",), "both"),
    ],
)
def test_rollouts_go_by_the_rules(bots: tuple[str, ...], die_use: str) -> None:
    """From positions of all kinds, in several games at once, dice for dice to the last point."""
    chance = Random(f"rules {bots}")
    states = games(bots, die_use, "rollouts")
    of = rollouts(states[0].table.sheets, die_use == "both")
    for state in chance.sample(states, 8):
        dice, first = dice_of(chance, 2), of.settled(state)
        if first.phase is not Phase.OVER:
            ends = play_on(of.due(first), dice, of.sides, of.pairs)
            assert [tuple(row) for row in ends] == [played_on(first, of, each) for each in dice], GAME.show(state)


@pytest.mark.usefixtures("plain")
def test_a_seat_that_has_given_up_and_a_sheet_that_is_full_are_played_by_the_rules() -> None:
    state = tell(begin(seats=3), "2 quit")
    of = Rollouts(state.table, games=216)
    for second, many in ((False, 5), (True, 25)):
        full, dice = with_side(state, 1, second, line=almost_full(), ring=RING_FULL - 1), dice_of(Random("full"), many)
        ends = play_on(of.due(full), dice, of.sides, of.pairs)
        assert [tuple(row) for row in ends] == [played_on(full, of, each) for each in dice]
        assert ends[:, 0].max() >= 76, "it is filled in one of the games"


def almost_full() -> tuple[int, ...]:
    """A line that lacks one hex, next to its end."""
    lines: list[tuple[int, ...]] = [(start,) for start in range(NUMBERS)]
    for _ in range(NUMBERS - 1):
        lines = [(*line, spot) for line in lines for spot in NEIGHBOURS[line[-1]] if spot not in line]
    return lines[0][:-1]


@pytest.mark.parametrize("die_use", ["either", "both"])
def test_of_equal_uses_the_one_with_the_lower_line_and_arc_is_taken(die_use: str) -> None:
    """Every throw, in positions of a game; some of them have equally good uses."""
    ties = 0
    for state in [each for each in games(("strong", "random"), die_use, "ties") if each.phase is Phase.MARK][2::9]:
        of = rollouts(state.table.sheets, die_use == "both")
        for seat in range(state.table.seats):
            fresh = replace(state, players=tuple(replace(each, numbers=(), colours=()) for each in state.players))
            many = seen(fresh, seat, of, len(ROLLS))
            found = marked(many, np.arange(len(ROLLS)), need(state, seat), of.sides, of.pairs)
            for at, roll in enumerate(ROLLS):
                uses = of.uses(replace(fresh, faces=roll), seat, of.throws(fresh)[seat])
                best = [use for use in uses if use.worth == uses[0].worth]
                ends = {(LINE_NO[use.plan.tip], ARC_NO[use.plan.ring]) for use in best}
                assert (found[0][at], found[1][at]) == min(ends), (GAME.show(state), roll)
                ties += len(ends) > 1
    assert ties > 20


def promise(state: State, dice: tuple[int, ...], of: Rollouts) -> float:
    """What these dice promise the active seat, if all of a throw are thrown again."""
    again = GAME.apply(state, Rethrow(state.active, tuple(sorted(state.faces))))[0]
    return of.best(GAME.apply(again, Thrown(dice))[0], state.active, of.throws(state)[state.active]).worth


def test_what_is_kept_is_best_by_the_means_of_what_can_fall() -> None:
    for state in [state for state in games(("strong", "greedy"), "either", "keeps") if state.phase is Phase.KEEP][::4]:
        of = rollouts(state.table.sheets, False)

        means = {}
        for move in GAME.moves(state):
            rest = move.faces if isinstance(move, Rethrow) else ()
            stay = without(state.faces, rest)
            fallen = Counter(tuple(sorted(stay + fresh)) for fresh in product(range(1, 7), repeat=len(rest)))
            means[move] = sum(n * promise(state, dice, of) for dice, n in fallen.items()) / 6 ** len(rest)
        kept = decided(state, of)
        chosen = [move for move in means if GAME.apply(state, move)[0] == kept]
        assert means[chosen[0]] == pytest.approx(max(means.values()), abs=1e-9)


@pytest.mark.parametrize("seats", [2, 4])
def test_luck_is_sure_to_half_a_point_and_the_error_that_is_told_is_true(seats: int) -> None:
    """Against the judges that let other dice fall; with fewer games, to be quick."""
    due = (state for state in games(("strong",) * seats, "either", "luck") if state.phase is Phase.THROW)
    before, fewer = next(state for state in due if state.turn == 6), 216
    after = tell(before, "throw 2 3 6")
    told = [(of.worth(before), of.worth(after)) for of in (Rollouts(before.table, seed, fewer) for seed in range(12))]
    points = np.array([[worth.points for worth in pair] for pair in told])
    spread, said = points[:, 0].std(axis=0, ddof=1).mean(), mean(worth.error for worth, _ in told)
    lucks = (points[:, 1] - points[:, 0]).std(axis=0, ddof=1).mean()
    less = (fewer / GAMES) ** 0.5
    assert 0.6 * said < spread < 1.1 * said and said * less < 0.5 and lucks * less < 0.5


def test_throws_bring_no_luck_on_average_and_what_the_judge_would_do_costs_nothing() -> None:
    late = [state for state in games(("strong", "greedy"), "either", "late") if state.phase is Phase.THROW][-2]
    of = rollouts(late.table.sheets, False)
    after = [of.worth(GAME.apply(late, Thrown(faces))[0]).points for faces in product(range(1, 7), repeat=DICE)]
    now = of.worth(late)
    assert [mean(column) for column in zip(*after, strict=True)] == pytest.approx(now.points, abs=4 * now.error)
    state = tell(late, "throw 1 2 4")
    assert of.worth(decided(state, of)) == of.worth(state)
    marking = tell(late, "throw 1 2 4", f"{late.active + 1} keep")
    assert of.worth(of.settled(marking)) == of.worth(marking)


def test_the_end_is_exact() -> None:
    over = games(("random", "random"), "either", "over")[-1]
    found = judge(over)(over)
    assert found.error == 0 and found.points == totals(over)


def test_a_console_without_extras_has_the_better_judge_too() -> None:
    """In a process in which there is no compiler to be had."""
    script = """
import sys
sys.modules["numba"] = None
from games.core import Setup, complete
from games.the_choice import GAME
from games.the_choice.analysis_judge import GAMES
first = GAME.start(complete(GAME, Setup(2)))
print(GAMES, GAME.judge(first)(first).error < 0.5)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["1296", "True"]


def planted() -> list[Step]:
    """The last throws of a game of good players. The first seat gives a misthrow away, and is thrown what it needs."""
    state = next(each for each in games(("strong", "strong"), "either", "planted") if each.turn == 12)
    history, chance = list[Step](), Random("planted")
    while state.phase is not Phase.OVER:
        move = to_plant(state, chance)
        after, events = GAME.apply(state, move)
        history.append(Step(Entry(str(move), "hand"), state, move, after, events))
        state = after
    return history


def to_plant(state: State, chance: Random) -> Move | Thrown | Close:
    now = GAME.waiting(state)
    if isinstance(now, Throw):
        return needed(state) if state.turn == LUCKY else Thrown(tuple(chance.choices(range(1, 7), k=now.dice)))
    assert isinstance(now, Choose)
    if not now.seats:
        return Close()
    if state.phase is Phase.MARK and state.turn == BLUNDER and 0 in now.seats:
        return Done(0)
    legal = tuple([each for each in GAME.moves(state) if each.seat == now.seats[0]])
    return GAME.bot("strong")(state, now.seats[0], legal, chance)


def needed(state: State) -> Thrown:
    """The throw that is worth most to the first seat."""
    assert GAME.worth is not None
    worth = GAME.worth
    due = GAME.waiting(state)
    assert isinstance(due, Throw)
    throws = [Thrown(faces) for faces in combinations_with_replacement(range(1, 7), due.dice)]
    return max(throws, key=lambda throw: worth(GAME.apply(state, throw)[0]).points[0])


@pytest.mark.parametrize("closer", [False, True])
def test_a_planted_blunder_and_a_planted_lucky_throw_come_first(closer: bool) -> None:
    history = planted()
    found = closer_account(GAME, history) if closer else account(GAME, history)
    assert found is not None
    dear, lucky = found.dearest(0)[0], found.luckiest(0)
    assert lucky is not None
    assert (str(dear.move), history[dear.entry - 1].before.turn) == ("1 done", BLUNDER)
    assert isinstance(lucky.move, Thrown) and history[lucky.entry - 1].before.turn == LUCKY
    for seat in (0, 1):
        of_seat = found.expected[seat] + found.luck[seat] - found.cost[seat] + found.gift[seat]
        assert of_seat == pytest.approx(found.result[seat], abs=1e-9)
