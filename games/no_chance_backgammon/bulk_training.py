"""How the net of the strong bots is taught: it plays itself and learns from what it sees a turn later.

`python -m benchmarks.backgammon_training` runs this. After every turn the five chances (`bots_net`) are drawn towards
those of the best answer, seen from the other side: temporal differences, mixed with how the game went on
(`Lesson.trust`). With `Lesson.looks` the turns that look best are followed by their best answer, and each of them
learns from it; this also teaches positions that good play avoids and a search looks at all the same.

No dice fall in this game, so chance comes from elsewhere: the arrows and up to five turns at the start are drawn, in
some games twenty, in some the doubles left as well; later one turn in a hundred is any, one in fourteen is chosen
hazily. What such a turn leads to teaches; the turn before it learns from what would have been best.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.compiled import compiled
from games.no_chance_backgammon.bulk_inputs import Ints, Some
from games.no_chance_backgammon.bulk_kernel import CHECKERS, OFF, draw
from games.no_chance_backgammon.bulk_net import Net, Room, learn, room, swapped, turned, turns, won, worth

TURNS_AT_MOST = 300
ANY, HAZY = 0.01, 0.08
"""So many turns are any that can be played; so many less those are chosen by worths that are blurred."""
BLUR = 0.3
"""By up to how much."""


class Story(NamedTuple):
    """A game so far: boards after each turn, arrow and doubles left of who played it and of the other, the chances that
    its best answer left it, and whether that answer was given."""

    boards: NDArray[np.int8]
    own: Ints
    other: Ints
    best: Some
    followed: NDArray[np.bool_]


class Lesson(NamedTuple):
    """games: how many; looks: how many turns are followed by their best answer, 0 for none; first_rate, last_rate: how
    fast it learns at the beginning and at the end; trust: the part of how the game went on in what is learnt."""

    games: int
    looks: int
    first_rate: float
    last_rate: float
    trust: float


def story() -> Story:
    """Room for one game."""
    boards, best = np.zeros((TURNS_AT_MOST, 52), np.int8), np.zeros((TURNS_AT_MOST, 5), np.float32)
    own, other = np.zeros((TURNS_AT_MOST, 2), np.int64), np.zeros((TURNS_AT_MOST, 2), np.int64)
    return Story(boards, own, other, best, np.zeros(TURNS_AT_MOST, np.bool_))


@compiled
def any_of(chance: Ints, n: int) -> int:
    """A number from 0 to n - 1."""
    return draw(chance, n)


@compiled
def part(chance: Ints) -> float:
    """A number from 0 to 1."""
    return draw(chance, 1 << 20) / (1 << 20)


@compiled
def opened(story: Story, chance: Ints) -> int:
    """Writes the start of a game as its first entry, as the side sees it that is not about to move; how many of the
    first turns are any."""
    board, own, other = story.boards[0], story.own[0], story.other[0]
    board[:] = 0
    for side in (0, 26):
        board[side + 24], board[side + 13], board[side + 8], board[side + 6] = 2, 5, 3, 5
    own[0], other[0] = 1 + any_of(chance, 6), 1 + any_of(chance, 5)
    other[0] += other[0] >= own[0]
    own[1] = other[1] = 2
    if any_of(chance, 10) < 3:
        own[1], other[1] = any_of(chance, 3), any_of(chance, 3)
    if any_of(chance, 20) == 0:
        return 20
    return max(0, any_of(chance, 8) - 2)


@compiled
def best_of(worths: Some, n: int) -> int:
    """Which is the largest of the first n."""
    best = 0
    for k in range(1, n):
        if worths[k] > worths[best]:
            best = k
    return best


@compiled
def look(net: Net, here: Room, there: Room, k: int, own: Ints, other: Ints) -> None:
    """Judges the k-th turn anew by its best answer. own, other: arrow and doubles left of either side."""
    board, after = np.empty(52, np.int8), np.empty(2, np.int64)
    if here.boards[k, OFF] == CHECKERS:
        return
    swapped(here.boards[k], board)
    after[0], after[1] = here.numbers[k], own[1] - (here.numbers[k] == other[0])
    n = turns(net, board, other, after, there)
    turned(there.chances[best_of(there.worths, n)], here.chances[k])
    here.worths[k] = worth(here.chances[k])


@compiled
def look_on(net: Net, here: Room, there: Room, n: int, looks: int, own: Ints, other: Ints, chance: Ints) -> int:
    """Judges the turns anew that look best, and any one; puts them first; how many."""
    for k in range(min(looks, n)):
        move_to(here, k, k + best_of(here.worths[k:], n - k))
    if looks < n:
        move_to(here, looks, looks + any_of(chance, n - looks))
        n = looks + 1
    for k in range(n):
        look(net, here, there, k, own, other)
    return n


@compiled
def move_to(here: Room, to: int, k: int) -> None:
    """Exchanges two turns."""
    for j in range(52):
        here.boards[to, j], here.boards[k, j] = here.boards[k, j], here.boards[to, j]
    for j in range(5):
        here.chances[to, j], here.chances[k, j] = here.chances[k, j], here.chances[to, j]
    here.numbers[to], here.numbers[k] = here.numbers[k], here.numbers[to]
    here.worths[to], here.worths[k] = here.worths[k], here.worths[to]


@compiled
def chosen(here: Room, n: int, best: int, by_chance: bool, chance: Ints) -> int:
    """The best turn as a rule."""
    drawn = part(chance)
    if by_chance or drawn < ANY:
        return any_of(chance, n)
    if drawn >= HAZY:
        return best
    most, choice = -9.0, best
    for k in range(n):
        blurred = here.worths[k] + BLUR * (part(chance) + part(chance) - 1)
        if blurred > most:
            most, choice = blurred, k
    return choice


@compiled
def play(net: Net, lesson: Lesson, rate: np.float32, here: Room, there: Room, story: Story, chance: Ints) -> int:
    """Plays a game into the story and learns from what is looked at on the way; how many entries it has."""
    by_chance = opened(story, chance)
    board = np.empty(52, np.int8)
    for turn in range(1, TURNS_AT_MOST):
        swapped(story.boards[turn - 1], board)
        own, other = story.other[turn - 1], story.own[turn - 1]
        n = turns(net, board, own, other, here)
        if lesson.looks and here.boards[best_of(here.worths, n), OFF] < CHECKERS:
            n = look_on(net, here, there, n, lesson.looks, own, other, chance)
        best = best_of(here.worths, n)
        k = chosen(here, n, best, turn <= by_chance, chance)
        turned(here.chances[best], story.best[turn - 1])
        story.followed[turn - 1] = k == best
        story.boards[turn] = here.boards[k]
        story.own[turn, 0], story.own[turn, 1] = here.numbers[k], own[1] - (here.numbers[k] == other[0])
        story.other[turn] = other
        if lesson.looks:
            study(net, rate * np.float32(0.5), here, there, n, k, own, other)
        if here.boards[k, OFF] == CHECKERS:
            return turn + 1
    return TURNS_AT_MOST


@compiled
def study(net: Net, rate: np.float32, here: Room, there: Room, n: int, k: int, own: Ints, other: Ints) -> None:
    """Learns from all turns that were looked at but the k-th, which is played."""
    after = np.empty(2, np.int64)
    for j in range(n):
        if j != k and here.boards[j, OFF] < CHECKERS:
            after[0], after[1] = here.numbers[j], own[1] - (here.numbers[j] == other[0])
            learn(net, here.boards[j], after, other, here.chances[j], rate, there)


@compiled
def recall(net: Net, story: Story, entries: int, trust: np.float32, rate: np.float32, here: Room) -> float:
    """Learns from a game, the last turn first; how far off the chances to win were, in all."""
    last = entries - 1
    if story.boards[last, OFF] != CHECKERS:
        last -= 1
    came, target, miss = np.empty(5, np.float32), np.empty(5, np.float32), 0.0
    came[:] = story.best[last]
    if story.boards[last, OFF] == CHECKERS:
        won(story.boards[last], came)
    for turn in range(last - 1, 0, -1):
        turned(came, target)
        by = trust if story.followed[turn] else np.float32(0)
        for k in range(5):
            came[k] = by * target[k] + (1 - by) * story.best[turn, k]
        miss += learn(net, story.boards[turn], story.own[turn], story.other[turn], came, rate, here)
    return miss


@compiled
def teach(net: Net, lesson: Lesson, here: Room, there: Room, story: Story, chance: Ints) -> tuple[float, float]:
    """Plays and learns; turns a game, and how far off a chance to win was on the average."""
    entries, miss = 0, 0.0
    for game in range(lesson.games):
        done = game / lesson.games
        rate = np.float32(lesson.first_rate ** (1 - done) * lesson.last_rate**done)
        n = play(net, lesson, rate, here, there, story, chance)
        miss += recall(net, story, n, np.float32(lesson.trust), rate, here)
        entries += n
    return entries / lesson.games, miss / entries


def taught(net: Net, lesson: Lesson, seed: int) -> tuple[float, float]:
    """The net after a lesson, in place; `teach` says what is given."""
    return teach(net, lesson, room(), room(), story(), np.array([seed], np.int64))
