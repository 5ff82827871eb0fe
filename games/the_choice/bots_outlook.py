"""What a side promises: the points its seat may expect in all, with so many throws of the game to come.

The promise of a side is the promise of its line plus that of its ring, each a weighted sum of a few features. The
weights are kept by how many throws are to come, how many misthrow boxes are left, and whether it is the last side;
`python -m benchmarks.the_choice_outlook` fits them backwards from the end of the game, throw by throw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import product
from typing import Generic, TypeAlias, TypeVar

from games.the_choice.board import BOXES, COLOUR_POINTS, COLOURS, NEIGHBOURS, NUMBER_POINTS, NUMBERS, beside
from games.the_choice.hand import Dice, Hand, parts, splits
from games.the_choice.plans import NO_LINE, Tip, colour_ways, number_ways
from games.the_choice.sheets import Printed
from games.the_choice.state import DICE, SIDES

V = TypeVar("V")
Weights: TypeAlias = Mapping[tuple[bool, int, float], tuple[float, ...]]
"""By last side or not, misthrow boxes left, throws to come: weights of the line's features, then of the ring's."""

LINE_FEATURES, RING_FEATURES = 11, 7
POINTS_ALONE = tuple(float(at in (2, LINE_FEATURES + 1)) for at in range(LINE_FEATURES + RING_FEATURES))
"""The weights by which a side promises what it is worth now."""
FARTHEST = 20
"""So many throws to come are as good as more."""
_KEPT = 30_000
_NEVER = -1e9


def _chances(dice: int) -> dict[Dice, float]:
    """How likely each throw of so many dice is, faces sorted."""
    throws = Counter(tuple(sorted(faces)) for faces in product(range(1, SIDES + 1), repeat=dice))
    return {faces: count / SIDES**dice for faces, count in sorted(throws.items())}


CHANCES = tuple(_chances(dice) for dice in range(DICE + 1))
ROLLS = CHANCES[DICE]
"""Every throw of three dice and how likely it is."""
SOME = tuple(dice for chances in CHANCES for dice in chances)
"""Every choice of up to three dice."""
_PLACE = {dice: at for at, dice in enumerate(SOME)}


def _coded(roll: Dice, both: bool) -> tuple[tuple[int, int, int], ...]:
    """The ways to split a throw: places in SOME of what goes to numbers and to colours, and how many dice are used."""
    return tuple((_PLACE[numbers], _PLACE[colours], used) for numbers, colours, used in splits(Hand(roll, both=both)))


_SPLITS = {both: {roll: _coded(roll, both) for roll in ROLLS} for both in (False, True)}
_SUMS = {roll: sum({1 << sum(taken) for taken, _ in parts(roll)}) for roll in ROLLS}
"""The numbers that each throw makes, as a bit mask."""


@lru_cache(maxsize=4096)
def _hit(wanted: int) -> float:
    """How likely a throw makes at least one of these numbers (a bit mask)."""
    return sum([chance for roll, chance in ROLLS.items() if _SUMS[roll] & wanted])


def _further(tip: Tip) -> list[int]:
    mask, last = tip
    return [spot for spot in (NEIGHBOURS[last] if mask else range(NUMBERS)) if not mask >> spot & 1]


def _hits(numbers: tuple[int, ...], tip: Tip) -> float:
    return _hit(sum({1 << numbers[spot] for spot in _further(tip)}))


def _reach(tip: Tip) -> int:
    """How many unmarked hexes hang together with the end of the line."""
    mask, last = tip
    if not mask:
        return NUMBERS
    seen, edge = mask, [last]
    while edge:
        for spot in NEIGHBOURS[edge.pop()]:
            if not seen >> spot & 1:
                seen |= 1 << spot
                edge.append(spot)
    return (seen & ~mask).bit_count()


@lru_cache(maxsize=_KEPT)
def line_features(numbers: tuple[int, ...], tip: Tip) -> tuple[float, ...]:
    """How long the line is, what it is worth, and how likely and how far it can go on."""
    mask, _ = tip
    count, hits, reach = mask.bit_count(), _hits(numbers, tip), _reach(tip)
    then = [_hits(numbers, (mask | 1 << spot, spot)) for spot in _further(tip)]
    mean = sum(then) / len(then) if then else 0.0
    return (
        1.0, count, NUMBER_POINTS[count], float(not then), hits, hits * count, max(then, default=0.0), mean, reach,
        hits * reach, mean * count,
    )  # fmt: skip


@lru_cache(maxsize=_KEPT)
def ring_features(colours: tuple[int, ...], ring: int) -> tuple[float, ...]:
    """How many colours are marked, what they are worth, and how many a throw can add."""
    count = ring.bit_count()
    most = {roll: _most_colours(colours, ring, roll) for roll in ROLLS}
    mean = sum([chance * most[roll] for roll, chance in ROLLS.items()])
    any_ = sum([chance for roll, chance in ROLLS.items() if most[roll]])
    return (count, COLOUR_POINTS[count], any_, mean, mean * count, any_ * count, float(count == COLOURS))


def _most_colours(colours: tuple[int, ...], ring: int, roll: Dice) -> int:
    free = beside(ring)
    if not any(free >> at & 1 and colour in roll for at, colour in enumerate(colours)):
        return 0
    return max((len(taken) for taken, _ in parts(roll) if colour_ways(colours, ring, taken)), default=0)


class Outlook:
    """How one side is judged with `throws` of the game to come. boxes: misthrow boxes left; 0: the side is left, for
    the side `then`, or another with the same hexes."""

    def __init__(
        self,
        printed: Printed,
        last: bool,
        throws: float,
        weights: Weights,
        both: bool = False,
        then: Printed | None = None,
    ) -> None:
        self.printed, self.last, self.throws, self.both = printed, last, min(throws, FARTHEST), both
        self._weights = weights
        self._lines, self._rings = _Kept[tuple[float, Tip]](), _Kept[tuple[float, int]]()
        done = last or throws <= 0
        self._fresh = 0.0 if done else Outlook(then or printed, True, throws, weights).side(BOXES, NO_LINE, 0)

    def side(self, boxes: int, tip: Tip, ring: int) -> float:
        """What a side promises."""
        return self._line(boxes, tip) + self._ring(boxes, ring)

    def by_roll(self, boxes: int, tip: Tip, ring: int, needed: int) -> dict[Dice, float]:
        """What it promises after the best use of each throw, of which so many dice have to be used."""
        ends = {boxes, boxes - 1} if self.last else {boxes, boxes - 1, 0}
        lines = {end: [self.best_line(end, tip, dice)[0] for dice in SOME] for end in ends}
        rings = {end: [self.best_ring(end, ring, dice)[0] for dice in SOME] for end in ends}
        found = {}
        for roll, ways in _SPLITS[self.both].items():
            most = _NEVER
            for numbers, colours, used in ways:
                end = boxes if used >= needed else boxes - 1
                most = max(most, lines[end][numbers] + rings[end][colours])
                if not self.last:
                    most = max(most, lines[0][numbers] + rings[0][colours])
            found[roll] = most
        return found

    def next_throw(self, boxes: int, tip: Tip, ring: int, own: bool) -> float:
        """What it promises before the next throw. own: the seat makes it, and may throw dice again."""
        best = self.by_roll(boxes, tip, ring, DICE if own else DICE - 1)
        if own:
            after = {kept: after_keeping(best, kept) for kept in SOME}
            best = {roll: max([after[kept] for kept in _KEEPS[roll]]) for roll in ROLLS}
        return sum([chance * best[roll] for roll, chance in ROLLS.items()])

    def _line(self, boxes: int, tip: Tip) -> float:
        if not boxes or not self.throws:
            return NUMBER_POINTS[tip[0].bit_count()] + (0.0 if boxes else self._fresh)
        features = line_features(self.printed.numbers, tip)
        weights = self._weights[self.last, boxes, self.throws][:LINE_FEATURES]
        return sum([weight * feature for weight, feature in zip(weights, features, strict=True)])

    def _ring(self, boxes: int, ring: int) -> float:
        if not boxes or not self.throws:
            return COLOUR_POINTS[ring.bit_count()]
        features = ring_features(self.printed.colours, ring)
        weights = self._weights[self.last, boxes, self.throws][LINE_FEATURES:]
        return sum([weight * feature for weight, feature in zip(weights, features, strict=True)])

    def best_line(self, boxes: int, tip: Tip, dice: Dice) -> tuple[float, Tip]:
        """The best line that comes of using all these dice as numbers, and what it promises; very little if none."""

        def best() -> tuple[float, Tip]:
            ways = number_ways(self.printed.numbers, tip, dice)
            return max([(self._line(boxes, end), end) for end, _ in ways], default=(_NEVER, tip))

        return self._lines.get((boxes, tip, dice), best)

    def best_ring(self, boxes: int, ring: int, dice: Dice) -> tuple[float, int]:
        """The same of using them as colours."""

        def best() -> tuple[float, int]:
            ways = colour_ways(self.printed.colours, ring, dice)
            return max([(self._ring(boxes, end), end) for end, _ in ways], default=(_NEVER, ring))

        return self._rings.get((boxes, ring, dice), best)


class _Kept(Generic[V]):
    """Values found before; forgets all when there are too many."""

    def __init__(self) -> None:
        self._kept: dict[object, V] = {}

    def get(self, key: object, find: Callable[[], V]) -> V:
        """The value of a key, found now or before."""
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= _KEPT:
                self._kept.clear()
            found = self._kept[key] = find()
        return found


def after_keeping(best: Mapping[Dice, float], kept: Dice) -> float:
    """The mean of what throws promise, where these dice are kept and the others are thrown again."""
    fresh = CHANCES[DICE - len(kept)].items()
    return sum([chance * best[tuple(sorted((*kept, *dice)))] for dice, chance in fresh])


_KEEPS = {roll: {(), *(taken for taken, _ in parts(roll))} for roll in ROLLS}
"""By throw, every choice of dice to keep."""
