"""What every position is worth: the final score each seat may expect if all play on well, as an estimate.

A sheet between two throws is worth what the bot `strong` sees in it (`bots_outlook`), with as many throws to come as
the sheets of the others are likely to leave. With dice lying it is worth the best that can still be made of them, so
a throw's luck shows when it falls, and a mark costs what a better one would have kept. While others still mark, they
are taken to finish in their best way: they shorten or lengthen the game for a seat when their dice fall, not when they
press.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from games.core import Seat, Worth
from games.the_choice.board import BOXES
from games.the_choice.bots_outlook import CHANCES, FARTHEST, POINTS_ALONE, Outlook, Weights
from games.the_choice.bots_strong import COMPANY, HASTE, LIFE, weights
from games.the_choice.hand import Dice, Hand, parts, splits
from games.the_choice.plans import NO_LINE, Tip, tip_of
from games.the_choice.sheets import SHEETS, Printed
from games.the_choice.state import DICE, Phase, Player, Standing, State, hand, need, printed, short, totals

ERROR = 4.0
"""Standard error of what a position is worth to a seat, against the mean of rollouts of `strong` from it.

Measured on positions of all kinds out of games that the fit has not seen; the chance that is left in the means is taken
off (`python -m benchmarks.the_choice_worth measure`).
"""
_FITTED = {
    False: ((0.0, 1.041), (-0.4, 1.053), (-0.2, 0.978), (-0.3, 0.936)),
    True: ((0.0, 1.13), (-0.7, 1.157), (0.6, 1.128), (-0.6, 1.085)),
}
"""By die_use (both or not) and how many others play: so many throws sooner than the first of their sheets is spent the
game seems to end, and by so much the points to come are stretched (`... the_choice_worth fit`)."""
STEP = 0.25
"""Throws to come are told so finely."""


class Ahead(NamedTuple):
    """What lies ahead of a seat: throws to come, and by how much what they promise is stretched."""

    throws: float
    stretch: float


class Stand(NamedTuple):
    """The side that is up, between two throws. last: it is the second; boxes: misthrow boxes left, 0: it is done
    with."""

    last: bool
    boxes: int
    tip: Tip = NO_LINE
    ring: int = 0

    @property
    def life(self) -> float:
        """How many throws the sheet lasts, on average."""
        return _life(self.last, self.boxes, self.tip[0].bit_count() + self.ring.bit_count())


FRESH = Stand(False, BOXES), Stand(True, BOXES)
"""A side on which nothing is marked, the first and the last."""


class Side(NamedTuple):
    """A side as it lies before a seat. then: the other side of the sheet; needed: dice to be used so that it costs no
    misthrow (TC7)."""

    printed: Printed
    then: Printed
    both: bool
    stand: Stand
    needed: int


def worth(state: State) -> Worth:
    """The final score each seat may expect: exact once the game is over, before that an estimate (see ERROR)."""
    match state.phase:
        case Phase.OVER:
            return Worth(tuple(map(float, totals(state))))
        case Phase.KEEP:
            keeps = [_mean(state, kept) for kept in ((), *(some for some, _ in parts(_dice(state))))]
            return Worth(max(keeps, key=lambda points: points[state.active]), ERROR)
        case Phase.AGAIN:
            stay = [face for at, face in enumerate(state.faces) if at not in state.again]
            return Worth(_mean(state, tuple(sorted(stay))), ERROR)
        case Phase.MARK:
            return Worth(_points(replace(state, faces=_dice(state))), ERROR)
    return Worth(_points(state), ERROR)


def _dice(state: State) -> Dice:
    return tuple(sorted(state.faces))


def _mean(state: State, kept: Dice) -> tuple[float, ...]:
    """The mean by seat where these dice stay on the table and the others are thrown again."""
    points = [0.0] * state.table.seats
    for fresh, chance in CHANCES[DICE - len(kept)].items():
        faces = tuple(sorted((*kept, *fresh)))
        for seat, each in enumerate(_points(replace(state, phase=Phase.MARK, faces=faces, again=()))):
            points[seat] += chance * each
    return tuple(points)


@lru_cache(maxsize=4096)
def _points(state: State) -> tuple[float, ...]:
    """By seat, with no dice lying or with dice to mark."""
    lives = [_stand_after(state, seat).life for seat in range(state.table.seats)]
    return tuple([_seat_points(state, seat, _ahead(state, seat, lives)) for seat in range(state.table.seats)])


def _seat_points(state: State, seat: Seat, ahead: Ahead) -> float:
    player = state.players[seat]
    if player.standing is Standing.QUIT:
        return float(player.points)
    return player.sides[1 - player.now].points + _promised(state, seat, side_of(state, seat), ahead)


def _promised(state: State, seat: Seat, side: Side, ahead: Ahead) -> float:
    """What the side that is up promises, and the one after it."""
    asked = state.players[seat].standing is Standing.ASKED
    if state.phase is Phase.BEGIN and asked:
        return max(promise(side, ahead), promise(side._replace(printed=side.then, then=side.printed), ahead))
    if state.phase is Phase.MARK and asked:
        return best_use(side, hand(state, seat), ahead)[0]
    return promise(side, ahead)


def side_of(state: State, seat: Seat) -> Side:
    """The side that is up before a seat."""
    sheet, player = SHEETS[state.table.sheets[seat]], state.players[seat]
    return Side(sheet[player.now], sheet[1 - player.now], state.table.both, _stand(player), need(state, seat))


def _stand(player: Player) -> Stand:
    """How the sheet stands; a full side, and one that its seat turns, is done with (TC8)."""
    side, gone = player.side, player.side.full or player.standing is Standing.TURNS
    return Stand(player.second, 0 if gone else BOXES - side.misses, tip_of(side.line), side.ring)


def _stand_after(state: State, seat: Seat) -> Stand:
    """How a sheet will stand when all have finished this throw; without dice to mark, how it stands now.

    Who still marks is taken to finish as hastily as the bot does. What one seat has marked by now changes nothing for
    the others, so that nobody's own mark seems to lengthen the game for itself.
    """
    side = side_of(state, seat)
    if state.phase is not Phase.MARK or state.players[seat].standing is not Standing.ASKED:
        return side.stand
    lives = [life_before(state, at) for at in range(state.table.seats)]
    others = _others(state, seat, lives)
    throws = min(others) - HASTE - COMPANY * (len(others) - 1) if others else FARTHEST
    return best_use(side, hand(state, seat), Ahead(max(1, round(throws)) - 1, 1.0))[1]


def life_before(state: State, seat: Seat) -> float:
    """How many throws a sheet would have lasted before the one that is being marked."""
    player, side = state.players[seat], state.players[seat].side
    missed = player.standing is Standing.DONE and short(state, seat) > 0
    line, sums = len(side.line), sum(player.numbers)
    while sums > 0:
        line -= 1
        sums -= printed(state, seat).numbers[side.line[line]]
    return _life(player.second, BOXES - side.misses + missed, line + side.colours - len(player.colours))


def _life(last: bool, boxes: int, marks: int) -> float:
    if not boxes:
        return 0.0 if last else LIFE[0][0]
    throws, a_mark = LIFE[BOXES - boxes]
    left = max(1.0, throws - a_mark * marks)
    return left if last else left + LIFE[0][0]


def _others(state: State, seat: Seat, lives: list[float]) -> list[float]:
    players = enumerate(state.players)
    return [lives[at] for at, player in players if at != seat and player.standing is not Standing.QUIT]


def _ahead(state: State, seat: Seat, lives: list[float]) -> Ahead:
    """What lies ahead of a seat, where the sheets last so long by themselves."""
    others = _others(state, seat, lives)
    haste, stretch = _FITTED[state.table.both][len(others)]
    if not others:
        return Ahead(FARTHEST, stretch)
    throws = max(1.0, min(others) - haste) if min(others) else 0.0
    return Ahead(min(FARTHEST, round(throws / STEP) * STEP), stretch)


@lru_cache(maxsize=4096)
def promise(side: Side, ahead: Ahead) -> float:
    """What a side promises between two throws."""
    _, boxes, tip, ring = side.stand
    return _outlook(side._replace(stand=FRESH[side.stand.last], needed=DICE), ahead).side(boxes, tip, ring)


@lru_cache(maxsize=4096)
def best_use(side: Side, dice: Hand, ahead: Ahead) -> tuple[float, Stand]:
    """What it promises after the best use of these dice, and how it stands then."""
    last, boxes, tip, ring = side.stand
    view = _outlook(side._replace(stand=FRESH[last], needed=DICE), ahead)
    found = []
    for numbers, colours, used in splits(dice):
        left = max(0, boxes - (used < side.needed))
        for end in {left} if last else {left, 0}:
            (line, after), (marked, round_) = view.best_line(end, tip, numbers), view.best_ring(end, ring, colours)
            found.append((line + marked, Stand(last, end, after, round_)))
    return max(found)


@lru_cache(maxsize=256)
def _outlook(side: Side, ahead: Ahead) -> Outlook:
    """For any stand of this side."""
    return Outlook(side.printed, side.stand.last, ahead.throws, _weights(ahead), side.both, side.then)


@lru_cache(maxsize=128)
def _weights(ahead: Ahead) -> Weights:
    """The weights for a number of throws that need not be whole; with none to come, a side is worth its points."""
    part = ahead.throws % 1
    low, high = int(ahead.throws), min(int(ahead.throws) + 1, FARTHEST)
    known, stretch = weights(), ahead.stretch

    def between(last: bool, boxes: int) -> tuple[float, ...]:
        rows = [known[last, boxes, throws] if throws else POINTS_ALONE for throws in (low, high)]
        blended = [(1 - part) * below + part * above for below, above in zip(*rows, strict=True)]
        return tuple([stretch * a + (1 - stretch) * b for a, b in zip(blended, POINTS_ALONE, strict=True)])

    return {
        (last, boxes, ahead.throws): between(last, boxes) for last in (False, True) for boxes in range(1, BOXES + 1)
    }
