"""Who is right where the rollouts of The Choice would decide otherwise than the bot `strong`, whom they judge?

`python -m benchmarks.the_choice_disputed` takes decisions out of games of `strong`. Where the rollouts hold another
choice better, both are played on to the end by `strong` itself, with dice that neither has seen, the same for both. If
the seat gets more on average by what the rollouts would have done, they judge better than the bot does.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Annotated, NamedTuple

import numpy as np
import typer

from benchmarks.the_choice_worth import BOT, after, uses
from games.core import Choose, Close, Over, Seat, Throw, Thrown
from games.simulate import batch, play_out
from games.the_choice import GAME
from games.the_choice.analysis_judge import Rollouts
from games.the_choice.moves import Done, Move, Turn
from games.the_choice.rules import apply
from games.the_choice.state import DICE, SIDES, Phase, State, totals

DEAR = 1.0
"""Points by which a decision is called a dear one."""
OFTEN = 12 * SIDES**DICE
"""A choice is judged by so many rollouts."""
STRONG = GAME.bot(BOT)
MORE = Annotated[int, typer.Option(help="Decisions taken out of each game.")]
ENDS = Annotated[int, typer.Option(help="How often both choices are played on to the end.")]


class Disputed(NamedTuple):
    """A decision on which they differ: how much better the other choice is by the rollouts, and as `strong` plays."""

    said: float
    shown: float


def main(games: int = 100, seats: int = 2, of_each: MORE = 5, ends: ENDS = 8, seed: str = "disputed") -> None:
    """Prints, again and again, how many decisions were disputed and what the rollouts' choice brought."""
    found, tried = list[Disputed](), 0
    for game_no in range(games):
        for state, seat in _decisions(game_no, seats, of_each, seed):
            tried += 1
            one = _disputed(state, seat, ends, f"{seed} {game_no}")
            found += [one] if one else []
        if len(found) > 1:
            print(_told(found, tried, game_no + 1), flush=True)


def _decisions(game_no: int, seats: int, count: int, seed: str) -> list[tuple[State, Seat]]:
    """Decisions about a whole throw: which dice to keep, or what to mark before anything is marked."""
    found, fresh = list[tuple[State, Seat]](), True
    for state, move, _ in play_out(batch(GAME, (BOT,) * seats, seed), game_no):
        now = GAME.waiting(state)
        if isinstance(now, Choose) and now.seats and state.phase is not Phase.BEGIN and fresh:
            found.append((state, now.seats[0]))
        fresh = not isinstance(now, Choose) or state.phase is Phase.KEEP or isinstance(move, Done | Turn)
    return Random(f"{seed} {game_no}").sample(found, min(count, len(found)))


def _disputed(state: State, seat: Seat, ends: int, seed: str) -> Disputed | None:
    judge, own = Rollouts(state.table, games=OFTEN), after(state, _own(state, seat))
    ways = uses(judge, state, seat) if state.phase is Phase.MARK else _keeps(state, seat)
    others = [after(state, moves) for moves in ways]
    best = max(others, key=lambda other: judge.worth(other).points[seat])
    said = judge.worth(best).points[seat] - judge.worth(own).points[seat]
    if said <= 0 or (best.players[seat] == own.players[seat] and best.again == own.again):
        return None
    pairs = [_played_on(best, seat, f"{seed} {n}") - _played_on(own, seat, f"{seed} {n}") for n in range(ends)]
    return Disputed(said, float(np.mean(pairs)))


def _keeps(state: State, seat: Seat) -> list[list[Move]]:
    return [[move] for move in GAME.moves(state) if move.seat == seat]


def _own(state: State, seat: Seat) -> list[Move]:
    """All that `strong` does about this throw now."""
    moves = [STRONG(state, seat, (), Random())]
    while state.phase is Phase.MARK and not isinstance(moves[-1], Done | Turn):
        state = apply(state, moves[-1])[0]
        moves.append(STRONG(state, seat, (), Random()))
    return moves


def _played_on(state: State, seat: Seat, seed: str) -> int:
    """What the seat gets if all play on as `strong` does. The dice depend on the seed and on how far the game is."""
    while not isinstance(now := GAME.waiting(state), Over):
        if isinstance(now, Throw):
            dice = Random(f"{seed} {state.turn} {state.phase}")
            state = apply(state, Thrown(tuple(dice.randint(1, SIDES) for _ in range(now.dice))))[0]
        elif now.seats:
            state = apply(state, _next(state, now.seats[0]))[0]
        else:
            state = apply(state, Close())[0]
    return totals(state)[seat]


def _next(state: State, seat: Seat) -> Move:
    legal = GAME.moves(state) if state.phase is Phase.BEGIN else ()
    return STRONG(state, seat, tuple(move for move in legal if move.seat == seat), Random())


def _told(found: list[Disputed], tried: int, games: int) -> str:
    head = f"{games} games: {len(found)} of {tried} decisions disputed ({len(found) / tried:.1%})"
    dear = [one for one in found if one.said >= DEAR]
    return "; ".join([head, *(_mean(some, name) for some, name in ((found, "all"), (dear, f"{DEAR:g} and more")))])


def _mean(found: list[Disputed], name: str) -> str:
    if len(found) < 2:
        return f"{name}: {len(found)}"
    said, shown = np.array(found).T
    about = 1.96 * shown.std(ddof=1) / sqrt(len(found))
    return f"{name}: {len(found)}, the rollouts say {said.mean():.2f} more, played on {shown.mean():.2f} ± {about:.2f}"


if __name__ == "__main__":
    typer.run(main)
