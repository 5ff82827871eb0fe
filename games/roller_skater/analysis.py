"""What every position is worth, exactly: in points under best play for points, and as a chance to win the match.

Who plays for points plays each round for itself; who plays for the match looks at the lead and at the rounds to come.
Doubling never suits both: where an accepted double is worth more than a single toss to one seat, it is worth less to
the other, and declining is the other's way out, not the doubler's. So the race for the double does not matter to best
play, and a round is worth what its one willing doubler can get.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from typing import Generic, TypeAlias, TypeVar

from games.core import BadNotation, OptionValue, Seat, Worth
from games.roller_skater.odds import EDGES, SIDES, Reading, Role, chances, lead
from games.roller_skater.state import Phase, State, half, role, roller, totals, written

N = TypeVar("N", Fraction, float)
Lines: TypeAlias = dict[int, float]
"""The chance of who was the Roller first, by its lead."""

SURE = 1e-12
"""Chances that differ by less are equal: they are sums of thousands of rounded products."""


@dataclass(frozen=True, slots=True)
class Values(Generic[N]):
    """What a round can become after its first toss, and what each is worth to one side.

    single: nobody doubles; accepted: a second toss for two; gift: the other declines; loss: this side declines.
    """

    single: N
    accepted: N
    gift: N
    loss: N

    def best(self) -> N:
        """With both free to double."""
        doubled = min(self.accepted, self.gift)
        if doubled > self.single:
            return doubled
        return min(max(self.accepted, self.loss), self.single)


@cache
def round_values(reading: Reading, first: int, which: Role) -> Values[Fraction]:
    """In points, after this first toss."""
    single = lead(reading, first) if which is Role.ROLLER else -lead(reading, first)
    return Values(single, 2 * single, Fraction(1), Fraction(-1))


def round_after(reading: Reading, first: int) -> Fraction:
    """The Roller's points on average after this first toss, with best play for points on both sides."""
    return round_values(reading, first, Role.ROLLER).best()


def round_mean(of: Callable[[int], Fraction]) -> Fraction:
    """The mean over the six first tosses."""
    return sum((of(first) for first in range(1, SIDES + 1)), Fraction(0)) / SIDES


@cache
def best_round(reading: Reading) -> Fraction:
    """The Roller's points a round with best play on both sides: 7/9 by the table, -1/9 by the examples."""
    return round_mean(lambda first: round_after(reading, first))


@cache
def single_round(reading: Reading) -> Fraction:
    """The Roller's points a round if nobody ever doubles: 4/9 by the table, 0 by the examples."""
    return round_mean(lambda first: lead(reading, first))


def always_doubled(reading: Reading, accepts: bool) -> Fraction:
    """The Roller's points a round if the Roller always doubles and the Skater always accepts, or always declines."""
    return round_mean(lambda first: 2 * lead(reading, first) if accepts else Fraction(1))


def worth(state: State) -> Worth:
    """By seat, its lead in points at the end on average, if both go on playing for points as well as can be. Exact.

    A lead and not a score: who declines gives the other a point, and that is what it costs.
    """
    points = totals(state)
    ahead = Fraction(points[0] - points[1])
    if state.phase is not Phase.OVER:
        ahead += _to_come(state) + _this_round(state)
    return Worth((float(ahead), float(-ahead)))


def solve(options: Mapping[str, OptionValue], policy: str = "") -> dict[str, float]:
    """The Roller's points a round with best play (per_round) and without doubling (undoubled); the chance of who is the
    Roller first to win the match under best play for that, a draw counting half (match). BadNotation for a policy."""
    if policy:
        raise BadNotation(f"only best play is solved exactly, not {policy!r}")
    reading = Reading(str(options["reading"]))
    return {
        "per_round": float(best_round(reading)),
        "undoubled": float(single_round(reading)),
        "match": match_table(int(options["rounds"]), reading)[0][0],
    }


def _to_come(state: State) -> Fraction:
    """Seat 1's lead from the rounds after this one."""
    rounds, done = state.table.rounds, len(state.past) + 1
    first = max(0, rounds - done)
    second = 2 * rounds - done - first
    sign = 1 if state.table.first == 0 else -1
    return sign * (first - second) * best_round(state.table.reading)


def _this_round(state: State) -> Fraction:
    """Seat 1's lead from the present round."""
    if state.phase is Phase.FIRST:
        mean = best_round(state.table.reading)
        return mean if roller(state) == 0 else -mean
    return _now(state, 0, round_values(state.table.reading, state.toss, role(state, 0)))


def _now(state: State, seat: Seat, values: Values[N]) -> N:
    """What a round after its first toss is worth to a seat. One that has passed may still double (RS3), so passing
    costs nothing before the question closes."""
    if state.phase is Phase.SECOND:
        return values.single if state.doubler is None else values.accepted
    if state.phase is Phase.ANSWER:
        doubled = state.doubler == seat
        return min(values.accepted, values.gift) if doubled else max(values.accepted, values.loss)
    return values.best()


def chance_to_win(state: State, seat: Seat) -> float:
    """A seat's chance to win the match if both play for that as well as can be; a draw counts half."""
    if state.phase is Phase.OVER:
        points = totals(state)
        return _won(points[seat] - points[1 - seat])
    if state.phase is not Phase.FIRST:
        return _now(state, seat, match_values(state, seat))
    first, ahead = _first(state)
    chance = match_table(state.table.rounds, state.table.reading)[len(state.past)][ahead]
    return chance if seat == first else 1 - chance


def match_values(state: State, seat: Seat) -> Values[float]:
    """A seat's chances to win the match, after the first toss of a round."""
    first, ahead = _first(state)
    after = match_table(state.table.rounds, state.table.reading)[len(state.past) + 1]
    values = _chances(after, ahead, 1 if half(state) == 0 else -1, state.table.reading, state.toss)
    if seat == first:
        return values
    return Values(1 - values.single, 1 - values.accepted, 1 - values.loss, 1 - values.gift)


def _first(state: State) -> tuple[Seat, int]:
    """Who was the Roller first, and that seat's lead."""
    points, first = written(state), state.table.first
    return first, points[first] - points[1 - first]


def _won(ahead: int) -> float:
    return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0


@lru_cache(maxsize=64)
def match_table(rounds: int, reading: Reading) -> tuple[Lines, ...]:
    """By rounds played and by the lead of who was the Roller first, that seat's chance to win under best play."""
    widest = 4 * rounds
    after: Lines = {ahead: _won(ahead) for ahead in range(-widest, widest + 1)}
    tables = [after]
    for done in range(2 * rounds - 1, -1, -1):
        side = 1 if done < rounds else -1
        after = {ahead: _before_toss(after, ahead, side, reading) for ahead in range(-2 * done, 2 * done + 1)}
        tables.append(after)
    return tuple(reversed(tables))


def _before_toss(after: Lines, ahead: int, side: int, reading: Reading) -> float:
    """The two lines of the winning table, as often as each comes."""
    edge = _chances(after, ahead, side, reading, EDGES[0]).best()
    middle = _chances(after, ahead, side, reading, 2).best()
    return (len(EDGES) * edge + (SIDES - len(EDGES)) * middle) / SIDES


def _chances(after: Lines, ahead: int, side: int, reading: Reading, toss: int) -> Values[float]:
    """The first Roller's chances; side: 1 while that seat is the Roller, -1 while it is the Skater."""
    wins = chances(reading, toss, Role.ROLLER)
    single, accepted = (
        (wins * after[ahead + side * points] + (SIDES - wins) * after[ahead - side * points]) / SIDES
        for points in (1, 2)
    )
    return Values(single, accepted, after[ahead + 1], after[ahead - 1])
