"""Sums over many games: how many points each seat made, and how often it won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from games.core import Over

Z = 1.959964
"""Standard errors to each side of a mean that make an interval of 95 per cent."""


@dataclass(slots=True)
class Tally:
    """Exact sums over games, the same in whatever order the games are counted in.

    points: by seat, how many finished games gave it so many points. wins: by seat, how many wins were shared by how
    many seats.
    """

    games: int
    unfinished: int
    points: list[Counter[int]]
    wins: list[Counter[int]]

    @property
    def finished(self) -> int:
        """Games that came to their end."""
        return self.games - self.unfinished


def tally(seats: int) -> Tally:
    """An empty tally."""
    return Tally(0, 0, [Counter() for _ in range(seats)], [Counter() for _ in range(seats)])


def count_in(sums: Tally, end: Over | None) -> None:
    """Adds one game to the sums; unfinished games count as such and in nothing else."""
    sums.games += 1
    if end is None:
        sums.unfinished += 1
        return
    winners = end.ranks.count(1)
    for seat, (points, rank) in enumerate(zip(end.scores, end.ranks, strict=True)):
        sums.points[seat][points] += 1
        if rank == 1:
            sums.wins[seat][winners] += 1


def add(sums: Tally, more: Tally) -> None:
    """Adds the games of another tally."""
    sums.games += more.games
    sums.unfinished += more.unfinished
    for mine, others in ((sums.points, more.points), (sums.wins, more.wins)):
        for seat, counter in enumerate(others):
            mine[seat].update(counter)


def figures(bots: Sequence[str], sums: Tally) -> dict[str, Any]:
    """The figures of the finished games by seat: mean points, their standard error (None below two games), the share of
    wins (ties share a win)."""
    seats = [_figures(bot, sums, seat) for seat, bot in enumerate(bots)]
    return {"games": sums.games, "unfinished": sums.unfinished, "seats": seats}


def _figures(bot: str, sums: Tally, seat: int) -> dict[str, Any]:
    finished, points = sums.finished, sums.points[seat]
    total = sum(n * games for n, games in points.items())
    squares = sum(n * n * games for n, games in points.items())
    spread = (squares * finished - total * total) / (finished * finished * (finished - 1)) if finished > 1 else None
    won = sum(games / winners for winners, games in sorted(sums.wins[seat].items()))
    return {
        "bot": bot,
        "mean": total / finished if finished else None,
        "stderr": None if spread is None else sqrt(spread),
        "win_share": won / finished if finished else None,
    }


def win_interval(sums: Tally, seat: int) -> tuple[float, float] | None:
    """The share of wins with 95 per cent confidence, by Wilson's score (shared wins count as their part); None without
    a finished game."""
    n = sums.finished
    if not n:
        return None
    share = sum(games / winners for winners, games in sorted(sums.wins[seat].items())) / n
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return max(0.0, middle - reach), min(1.0, middle + reach)
