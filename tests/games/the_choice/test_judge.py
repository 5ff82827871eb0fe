"""The better judge of positions with others at the table: its kernel against the rules, and what it tells of games."""

from __future__ import annotations

from collections import Counter
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
from games.the_choice import GAME, analysis_judge
from games.the_choice.analysis_judge import Rollouts, judge
from games.the_choice.analysis_rollouts import by_dice, kept_of, play_on
from games.the_choice.analysis_states import Ints
from games.the_choice.bots_outlook import SOME
from games.the_choice.hand import without
from games.the_choice.moves import Done, Keep, Move, Rethrow
from games.the_choice.state import DICE, Phase, State, Table, totals
from tests.games.the_choice.playing import tell

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


def decided(state: State, of: Rollouts) -> State:
    """The active seat keeps what the kernel would keep."""
    best, dice = np.zeros(len(SOME)), tuple(sorted(state.faces))
    rows, seat, *_ = of.start(state)
    by_dice(rows, seat, of.throws(state)[seat], of.sides, of.rules, best)
    rest = without(dice, SOME[kept_of(best, SOME.index(dice), of.rules.used)])
    return GAME.apply(state, Rethrow(state.active, rest) if rest else Keep(state.active))[0]


def played_on(state: State, of: Rollouts, dice: Ints) -> tuple[int, ...]:
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


@pytest.mark.parametrize(
    ("bots", "die_use"),
    [(("strong", "random"), "either"), (("random", "greedy", "random"), "both"), (("random",), "both")],
)
def test_the_kernel_plays_by_the_rules(bots: tuple[str, ...], die_use: str) -> None:
    """From positions of all kinds, dice for dice to the last point."""
    chance = Random(f"rules {bots}")
    states = games(bots, die_use, "kernel")
    of = rollouts(states[0].table.sheets, die_use == "both")
    for state in chance.sample(states, 25):
        dice = np.array([[[chance.randint(1, 6) for _ in range(6)] for _ in range(64)]], dtype=np.int8)
        ends = np.zeros((1, len(bots)), dtype=np.int16)
        due = of.settled(state)
        if due.phase is not Phase.OVER:
            play_on(*of.start(due), dice, of.sides, of.rules, ends)
            assert tuple(ends[0]) == played_on(due, of, dice[0]), GAME.show(state)


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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_luck_is_sure_to_half_a_point(seats: int) -> None:
    """Two positions with errors of less than 0.354 differ with one of less than 0.5."""
    first = house(seats)
    found = judge(first)
    assert found is not None and 0 < found(first).error < 0.354


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


def test_the_end_is_exact_and_tables_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    over = games(("random", "random"), "either", "over")[-1]
    found = judge(over)
    assert found is not None and found(over).error == 0 and found(over).points == totals(over)
    monkeypatch.setattr(analysis_judge, "has_compiler", lambda: False)
    assert judge(house(2)) is None, "without a compiler there are estimates only"


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
