"""Luck and choice: what each throw and each decision of a game was worth, from what the game says of its positions.

A throw's luck for a seat is the worth of its position after it less that before. A decision's cost is what the seat
gave away by it: the worth before less that after. What a seat gains or loses by another seat's decision is a gift. So

    result = expected + luck - cost + gift        for every seat, exactly where the worths are exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from games.core import AnyGame, Choose, Close, Quit, Seat, Thrown, Worth, moves_of
from games.record import Step

Judge: TypeAlias = Callable[[Any], Worth]
"""Says what a state is worth."""

NOTHING = 1e-9
"""Costs below this are rounding."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One entry of a record and what it changed. entry: its number from 1.

    luck: by seat, for a throw, else None. cost: what each seat gave away by its own decision. gift: what others'
    decisions changed for it. better: by seat, the move that would have cost least, where it cost something.
    """

    entry: int
    move: Any
    luck: tuple[float, ...] | None
    cost: tuple[float, ...]
    gift: tuple[float, ...]
    better: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Account:
    """A whole game told apart, by seat: what could be expected at its start, and what became of it.

    result: what the last position is worth (the final points once the game is over). error: standard error of each
    worth in it, 0 where they are exact.
    """

    expected: tuple[float, ...]
    luck: tuple[float, ...]
    cost: tuple[float, ...]
    gift: tuple[float, ...]
    result: tuple[float, ...]
    error: float
    deeds: tuple[Deed, ...]

    @property
    def has_gifts(self) -> bool:
        """Whether anything came of what others decided; less than NOTHING is rounding."""
        return any(abs(gift) > NOTHING for gift in self.gift)

    def dearest(self, seat: Seat, most: int = 3) -> tuple[Deed, ...]:
        """The seat's most expensive decisions, the dearest first; those that cost nothing are none."""
        costly = [deed for deed in self.deeds if deed.cost[seat] > NOTHING]
        return tuple(sorted(costly, key=lambda deed: -deed.cost[seat])[:most])

    def luckiest(self, seat: Seat) -> Deed | None:
        """The throw that helped the seat most; None if none did."""
        lucky = [deed for deed in self.deeds if deed.luck is not None and deed.luck[seat] > NOTHING]
        return max(lucky, key=lambda deed: (deed.luck or ())[seat], default=None)


def account(game: AnyGame, steps: Sequence[Step], judge: Judge | None = None) -> Account | None:
    """The account of a game as far as it has been played; None if it has not begun or its positions have no worth.

    judge: says what positions are worth; else the game itself does.
    """
    judge = judge or game.worth
    if judge is None or not steps:
        return None
    worths = [judge(steps[0].before), *(judge(step.after) for step in steps)]
    pairs = zip(steps, worths, worths[1:], strict=False)
    deeds = tuple(_deed(game, judge, n, step, before, after) for n, (step, before, after) in enumerate(pairs, 1))
    return Account(
        expected=worths[0].points,
        luck=_sums(deed.luck or (0.0,) * len(deed.cost) for deed in deeds),
        cost=_sums(deed.cost for deed in deeds),
        gift=_sums(deed.gift for deed in deeds),
        result=worths[-1].points,
        error=max(worth.error for worth in worths),
        deeds=deeds,
    )


def _deed(game: AnyGame, judge: Judge, entry: int, step: Step, before: Worth, after: Worth) -> Deed:
    changes = tuple(b - a for a, b in zip(before.points, after.points, strict=True))
    zeros, none = (0.0,) * len(changes), (None,) * len(changes)
    if isinstance(step.move, Thrown):
        return Deed(entry, step.move, changes, zeros, zeros, none)
    own = _deciders(game, step, changes)
    cost = tuple(-change if seat in own else 0.0 for seat, change in enumerate(changes))
    gift = tuple(0.0 if seat in own else change for seat, change in enumerate(changes))
    better = tuple(_better(game, judge, step, seat) if given > NOTHING else None for seat, given in enumerate(cost))
    return Deed(entry, step.move, None, cost, gift, better)


def _deciders(game: AnyGame, step: Step, changes: tuple[float, ...]) -> tuple[Seat, ...]:
    """Whose own doing it is: the mover's. Where a question closes, theirs who had settled it and lose by that: an
    answer that might still have been changed is given up for good only then, and what others gain by it is a gift."""
    if isinstance(step.move, Close):
        now = game.waiting(step.before)
        return tuple(seat for seat in now.settled if changes[seat] < 0) if isinstance(now, Choose) else ()
    return (step.move.seat,)


class _Unwanted(Exception):
    """Nobody waits for the account any more."""


def closer_account(
    game: AnyGame, steps: Sequence[Step], unwanted: Callable[[], bool] = lambda: False
) -> Account | None:
    """The account by the game's better judge, which may take its time; None if this machine has none.

    unwanted: whether nobody waits for it any more, asked before every position; if so, None.
    """
    judge = game.judge(steps[0].before) if steps else None
    if judge is None:
        return None

    def while_wanted(state: Any) -> Worth:
        if unwanted():
            raise _Unwanted
        return judge(state)

    try:
        return account(game, steps, while_wanted)
    except _Unwanted:
        return None


def _better(game: AnyGame, judge: Judge, step: Step, seat: Seat) -> Any:
    """The seat's move in that position which is worth most to it; None where it had no other."""
    if isinstance(step.move, Quit):
        return None
    worths = {
        move: judge(game.apply(step.before, move)[0]).points[seat]
        for move in moves_of(game, step.before, seat)
        if move != step.move
    }
    return max(worths, key=lambda move: worths[move], default=None)


def _sums(rows: Iterable[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(map(sum, zip(*rows, strict=True)))
