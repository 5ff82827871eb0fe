"""Finds with how many points `strong` leaves in Chance or Choice: `python -m benchmarks.chance_or_choice_strong`.

For some sizes of table the bot plays against itself and against others, who leave at a number that each draws anew for
every round; how many are like itself is drawn for every game. In one round of each game it stays up to some question,
flips a coin there, and plays on by its table: so every question gets its chances of winning after both answers. The
table then takes, for each moment and lead, the points from which leaving won more often, and all begins again with the
better table. Needs the extra `fast`; about a minute of one core, and the same table every time. It is written to
`games/chance_or_choice/bots_field_table.py`. With the word `answer` nothing is written: in the same way the table is
found that does best where all others play `strong`, and its share of wins printed.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from games.chance_or_choice.bots_field import LEADS, ONE, RIVALS, ROUNDS, field
from games.chance_or_choice.bulk import keys, points_of_throws
from games.chance_or_choice.bulk_compiled import by_field, lot, mixed, play
from games.chance_or_choice.bulk_numpy import BY_THROW, PART
from games.chance_or_choice.bulk_tables import FIELD
from games.chance_or_choice.odds import Wipe
from games.compiled import compiled, need_compiler

SEATS = (2, 3, 4, 6, 8, 16)
GAMES, TIMES = 4_000_000, 4
"""Games for each improvement (of two seats; larger tables get fewer), and how often the table is improved."""
POTS = 64
LOW, HIGH = 6, 36
"""The others leave at a number from LOW up to HIGH, not included."""
QUESTIONS = 8
JUDGED = 200_000
ENOUGH = 60
"""So many games, at least, say something."""
TARGET = Path("games/chance_or_choice/bots_field_table.py")
Ints = NDArray[np.int64]
Sums = NDArray[np.float64]

U11 = np.uint64(11)


@compiled
def drawn_below(draw: np.uint64, seat: int, many: int) -> int:
    """A number from 0 to many - 1 of a seat's own."""
    return int(lot(draw, seat)) * many // 65_535


@compiled
def others_leave(lots: np.uint64, leaves_at: Ints, alike: int) -> None:
    """With how many points the others leave in a round; 0 for those who play as the learner does, `alike` of 100."""
    for seat in range(1, len(leaves_at)):
        leaves_at[seat] = LOW + drawn_below(mixed(lots), seat, HIGH - LOW)
        if drawn_below(lots, seat, 100) < alike:
            leaves_at[seat] = 0


@compiled
def share_of_win(totals: Ints) -> float:
    """What the first seat wins; ties share."""
    best, winners = 0, 0
    for total in totals:
        best = max(best, total)
    for total in totals:
        winners += int(total == best)
    return 1 / winners if totals[0] == best else 0.0


@compiled
def watch(  # noqa: C901 (one loop for a compiler, as in `bulk_compiled`)
    keys: NDArray[np.uint64],
    fallen: NDArray[np.int16],
    limits: Ints,
    others: Ints,
    seats: int,
    alone: bool,
    wins: Sums,
    times: Sums,
) -> None:
    """Plays games and adds what became of the coins: by place in the table, points and answer (1: left).

    limits: the learner's table; others: that of seats like it; alone: all other seats are like it, in every game.
    """
    totals, inside, leaves_at = np.zeros(seats, np.int64), np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    for key in keys:
        lots = mixed(key)
        alike = 100 if alone else drawn_below(lots, seats + 3, 101)
        at_round, question = drawn_below(lots, seats, ROUNDS), 1 + drawn_below(lots, seats + 1, QUESTIONS)
        coin, thrown, found, at_pot = drawn_below(lots, seats + 2, 2), 0, -1, 0
        for seat in range(seats):
            totals[seat] = 0
        for done in range(ROUNDS):
            if done == 0 or not alone:
                others_leave(mixed(lots + np.uint64(done)), leaves_at, alike)
            to_come, pot, still, asked = ROUNDS - 1 - done, 0, seats, 0
            for seat in range(seats):
                inside[seat] = 1
            while still:
                thrown += 1
                points = fallen[int((mixed(key + np.uint64(thrown) * BY_THROW) >> U11) * PART * len(fallen))]
                if points <= 0:
                    for seat in range(seats if points < 0 else 0):
                        totals[seat] *= 1 - inside[seat]
                    break
                pot += points
                asked += 1
                for seat in range(seats):
                    if not inside[seat]:
                        continue
                    if seat and leaves_at[seat]:
                        inside[seat] = 2 if pot >= leaves_at[seat] else 1
                        continue
                    place = by_field(to_come, seat, pot, totals, inside, ONE)
                    leave = pot >= (others[place] if seat else limits[place])
                    if seat == 0 and done == at_round and asked <= question:
                        leave = asked == question and coin == 1
                        if asked == question:
                            found, at_pot = place, min(pot, POTS - 1)
                    inside[seat] = 2 if leave else 1
                for seat in range(seats):
                    if inside[seat] == 2:
                        inside[seat] = 0
                        totals[seat] += pot
                        still -= 1
        if found >= 0:
            wins[found, at_pot, coin] += share_of_win(totals)
            times[found, at_pot, coin] += 1


def better(wins: Sums, times: Sums, before: Ints) -> Ints:
    """For every place the points from which leaving won more often; `before` where too little is known."""
    wins, times = _with_neighbours(wins), _with_neighbours(times)
    share, seen = wins / np.maximum(times, 1), times.sum(axis=-1)
    gain = times[..., 0] * times[..., 1] / np.maximum(seen, 1) * (share[..., 0] - share[..., 1])
    if_stayed_below = np.concatenate([np.zeros((len(gain), 1)), gain.cumsum(axis=1)], axis=1)
    found = if_stayed_below.argmax(axis=1)
    return np.where(seen.sum(axis=1) < ENOUGH, before, np.where(found >= POTS - 1, 255, found))


def _with_neighbours(table: Sums) -> Sums:
    """Leads next to each other share what they have seen, but for the smallest beside a rival who has left."""
    rows = table.reshape(ROUNDS, RIVALS, LEADS, POTS, 2)
    found = 2 * rows
    found[:, :, 1:] += rows[:, :, :-1]
    found[:, :, :-1] += rows[:, :, 1:]
    close = slice(LEADS // 2 - 2, LEADS // 2 + 3)
    found[:, 1:, close] = 4 * rows[:, 1:, close]
    return found.reshape(table.shape) / 4


def sure(limits: Ints) -> Ints:
    """The table with what needs no learning: in the last round nobody leaves beaten, and who has won does at once."""
    found = limits.reshape(ROUNDS, RIVALS, LEADS).copy()
    found[0, 1:, : LEADS // 2] = 255
    found[0, 2, LEADS // 2 + 1 :] = 0
    return found.ravel()


def learnt(seats: int, against: Ints | None = None) -> tuple[Ints, float]:
    """The table for so many seats, and its last share of wins, coins included. against: all others play this table;
    then it is as good an answer to that as a table can be."""
    fallen, share = points_of_throws(2, 6, Wipe.ALL), 0.0
    limits = np.full(ROUNDS * RIVALS * LEADS, 20, np.int64) if against is None else against
    for n in range(TIMES):
        wins, seen = np.zeros((len(limits), POTS, 2)), np.zeros((len(limits), POTS, 2))
        chance = keys(f"strong {seats} {n}", range(GAMES * 8 // (seats + 6)))
        watch(chance, fallen, limits, limits if against is None else against, seats, against is not None, wins, seen)
        limits, share = better(wins, seen, limits), float(wins.sum() / seen.sum())
        print(f"{seats} seats, {n + 1} of {TIMES}: {share:.1%} of wins", file=sys.stderr, flush=True)
    return limits, share


def source(tables: dict[int, Ints]) -> str:
    """The module with these tables, by seats."""
    lines = [
        '"""With how many points `strong` leaves, see `bots_field`; by `benchmarks.chance_or_choice_strong`."""',
        "",
        f"SEATS = {tuple(tables)}",
        '"""For so many seats there is a table, in this order."""',
        "ROWS = (",
    ]
    for limits in tables.values():
        rows = (bytes(row.tolist()).hex() for row in limits.reshape(-1, LEADS))
        lines += ["    (", *(f'        "{row}",' for row in rows), "    ),"]
    lines += [")", '"""By rounds to come and rival, a byte for each lead; 255: never."""', ""]
    return "\n".join(lines)


def answers() -> None:
    """Prints how often the best answer to `strong` wins, as far as a table can be one."""
    for seats in SEATS:
        strong = np.array(field(seats, 2, 6).limits, np.int64)
        answer, _ = learnt(seats, against=strong)
        share = mean_share(np.concatenate([sure(answer), strong]), seats)
        print(f"{seats} seats: {share:.1%} of wins in {JUDGED:,} games, against a fair share of {1 / seats:.1%}")


def mean_share(tables: Ints, seats: int) -> float:
    """What the first seat wins with the first of two tables where all others play the second."""
    bots = np.array([[FIELD, 0 if seat == 0 else len(tables) // 2, 0, 0, 0, ONE, 1] for seat in range(seats)])
    scores, chance = np.empty((JUDGED, seats), np.int64), keys("answer", range(JUDGED))
    told, left = np.empty((0, 1), np.int32), np.empty((0, seats, ROUNDS), np.int16)
    play(chance, points_of_throws(2, 6, Wipe.ALL), False, bots, tables.astype(np.uint16), scores, told, left)
    best = scores == scores.max(axis=1, keepdims=True)
    return float((best[:, 0] / best.sum(axis=1)).mean())


def main(arguments: list[str]) -> int:
    """Writes the module, or prints the answers to it; 2 for anything else."""
    if arguments not in ([], ["answer"]):
        print(f"{arguments[0]!r} is not known here; write answer, or nothing to make the table anew", file=sys.stderr)
        return 2
    need_compiler("finding the table of `strong`")
    if arguments == ["answer"]:
        answers()
    else:
        TARGET.write_text(source({seats: sure(learnt(seats)[0]) for seats in SEATS}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
