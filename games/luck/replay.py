"""A finished game step by step: which entries belong together, what each step changed, and which weighed most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from games.core import AnyGame, Choose, Close, Seat, Thrown
from games.luck.account import NOTHING, Account, Deed
from games.luck.told import deed_words, move_words
from games.record import Step
from games.scene import Msg

KEY_STOPS = 8
"""So many stops at most are the ones that weighed most."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Entries of a record that are one step to people: a throw, or all that was answered to one question.

    last: the number of its last entry, from 1; deeds: its entries, in order.
    """

    last: int
    deeds: tuple[Deed, ...]

    @property
    def throw(self) -> Deed | None:
        """The throw, if it is one."""
        return self.deeds[0] if self.deeds[0].luck is not None else None

    @property
    def weight(self) -> float:
        """The most it gave, took or cost a seat, in points."""
        return max(max(map(abs, deed.luck)) if deed.luck is not None else max(deed.cost) for deed in self.deeds)


@dataclass(frozen=True, slots=True)
class Line:
    """What a step meant to one seat. words: what it did, None for a throw; points: what it gained by it; better: what
    would have been."""

    seat: Seat
    words: Msg | None
    points: float
    better: Msg | None = None


def stops(game: AnyGame, steps: Sequence[Step], found: Account) -> tuple[Stop, ...]:
    """The whole game as steps. Answers to one question are one of them, as are the moves of a seat that is asked alone
    until another is."""
    made: list[list[Deed]] = []
    asked: frozenset[Seat] = frozenset()
    for step, deed in zip(steps, found.deeds, strict=True):
        now = game.waiting(step.before)
        here = frozenset((*now.seats, *now.settled)) if isinstance(now, Choose) else frozenset()
        if not made or isinstance(step.move, Thrown) or not asked or not here <= asked:
            made.append([])
            asked = here
        made[-1].append(deed)
    return tuple(Stop(deeds[-1].entry, tuple(deeds)) for deeds in made)


def key_stops(every: Sequence[Stop]) -> frozenset[int]:
    """The places, from 0, of the stops that weighed most."""
    heavy = sorted(range(len(every)), key=lambda n: -every[n].weight)[:KEY_STOPS]
    return frozenset(n for n in heavy if every[n].weight > NOTHING)


def worths(found: Account, every: Sequence[Stop]) -> tuple[tuple[float, ...], ...]:
    """What the game was worth to each seat before the first stop and after every one."""
    changes = (
        tuple(map(sum, zip(*(_change(deed) for deed in stop.deeds), strict=True)))  # by seat
        for stop in every
    )
    return tuple(accumulate(changes, _added, initial=found.expected))


def _change(deed: Deed) -> tuple[float, ...]:
    return deed.luck or tuple(gift - cost for gift, cost in zip(deed.gift, deed.cost, strict=True))


def _added(before: tuple[float, ...], change: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(a + b for a, b in zip(before, change, strict=True))


def title(game: AnyGame, steps: Sequence[Step], stop: Stop) -> Msg | None:
    """A throw in words; None for a question, whose answers tell it."""
    return None if stop.throw is None else deed_words(game, steps, stop.throw)


def lines(game: AnyGame, steps: Sequence[Step], stop: Stop) -> tuple[Line, ...]:
    """What a step meant to each seat that it concerned, what weighed most first."""
    found = _lucks(stop.throw) if stop.throw is not None else _decisions(game, steps, stop)
    return tuple(sorted(found, key=lambda line: -abs(line.points)))


def _lucks(throw: Deed) -> Iterator[Line]:
    for seat, points in enumerate(throw.luck or ()):
        if abs(points) > NOTHING:
            yield Line(seat, None, points)


def _decisions(game: AnyGame, steps: Sequence[Step], stop: Stop) -> Iterator[Line]:
    """One line a seat: all it did is summed up, and told by what cost it most."""
    for seat in range(len(stop.deeds[0].cost)):
        own = [deed for deed in stop.deeds if deed.cost[seat] or _made_by(deed, seat)]
        if own:
            dear = max(own, key=lambda deed: (deed.cost[seat], deed.entry))
            better = dear.better[seat]
            words = deed_words(game, steps, dear)
            yield Line(
                seat,
                words,
                -sum(deed.cost[seat] for deed in own),
                None if better is None or dear.cost[seat] <= NOTHING else move_words(game, better),
            )


def _made_by(deed: Deed, seat: Seat) -> bool:
    return not isinstance(deed.move, Close | Thrown) and deed.move.seat == seat
