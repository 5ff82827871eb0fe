"""Endings that are won or lost by force, also where the sides have not passed each other.

With few checkers left, and no gammon to win any more, a position is worth what can be proved: that whoever moves bears
everything off first whatever the other plays, within so many turns. The proof is looked for in one turn, then in two,
and so on, as long as there are positions left to try; so the shortest win is found, and each turn of it leads nearer.
What is neither won nor lost so far is left to the search.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.no_chance_backgammon.board import ALL_OFF, CHECKERS, OFF, Board, count, pips
from games.no_chance_backgammon.bots_race import Node, TooFar, Turn, checkers
from games.no_chance_backgammon.state import choices
from games.no_chance_backgammon.turns import numbers, results

LONGEST = 24
"""So many turns of both sides together a proof may take."""


class Ending:
    """Wins by force. most: how many positions may be tried, all in all, before `TooFar`."""

    def __init__(self, most: int) -> None:
        self.left = most
        self._won: dict[Node, int] = {}
        self._not_won: dict[Node, int] = {}
        self._lost: dict[Node, int] = {}
        self._not_lost: dict[Node, int] = {}

    def wins(self, node: Node, turns: int) -> bool:
        """Whether the mover has borne off everything after so many turns of both sides at most."""
        if turns < least(node):
            return False
        if self._won.get(node, LONGEST) <= turns:
            return True
        if self._not_won.get(node, 0) >= turns:
            return False
        self._count()
        found = any(self.holds(turn, node[2], node[4], turns) for turn in turns_of(node))
        (self._won if found else self._not_won)[node] = turns
        return found

    def holds(self, turn: Turn, theirs: int, others: int, turns: int) -> bool:
        """Whether that turn wins by force; it counts as one of them. theirs, others: the arrow and the doubles of the
        side that moves next."""
        return turn[1][0] == ALL_OFF or (turns > 2 and self._loses(following(turn, theirs, others), turns - 1))

    def _loses(self, node: Node, turns: int) -> bool:
        """Whether the mover has lost after so many turns, whatever it plays."""
        if self._lost.get(node, LONGEST) <= turns:
            return True
        if self._not_lost.get(node, 0) >= turns:
            return False
        self._count()
        found = all(
            turn[1][0] != ALL_OFF and self.wins(following(turn, node[2], node[4]), turns - 1) for turn in turns_of(node)
        )
        (self._lost if found else self._not_lost)[node] = turns
        return found

    def _count(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise TooFar


def following(turn: Turn, theirs: int, others: int) -> Node:
    """Where the other stands after a turn."""
    number, (mine, other), own = turn
    return (other, mine), theirs, number, others, own


def turns_of(node: Node) -> Iterator[Turn]:
    """The turns of the mover, those first that hit or come far."""
    board, mine, theirs, own, _ = node
    for number in reversed(choices(mine, theirs, own)):
        for after in sorted(results(board, numbers(number, theirs)), key=_eager):
            yield number, after, own - (number == theirs)


def _eager(after: Board) -> tuple[int, int]:
    return -after[1], after[0]


def least(node: Node) -> int:
    """So many turns of both sides it takes at least until the mover has borne off everything."""
    mine, doubles = node[0][0], node[3]
    own = max(_turns_for(CHECKERS - count(mine, OFF), doubles, 4, 2), _turns_for(pips(mine), doubles, 24, 11))
    return 2 * own - 1


def _turns_for(what: int, doubles: int, by_double: int, by_pair: int) -> int:
    if what <= doubles * by_double:
        return -(-what // by_double)
    return doubles - (doubles * by_double - what) // by_pair


def is_ending(board: Board, most: int) -> bool:
    """Whether so few checkers are left, at most, and both sides have borne one off: a win is a win (NB8)."""
    return all(count(side, OFF) for side in board) and checkers(board) <= most


def undecided(turns: Sequence[Turn], theirs: int, others: int, most: int) -> Sequence[Turn]:
    """The turn that wins soonest by force, alone; else those turns that do not lose by force, if there are any. Both as
    far as can be found out by trying `most` positions."""
    ending, open_yet = Ending(most), list(turns)
    try:
        for many in range(1, LONGEST):
            for turn in open_yet:
                if ending.holds(turn, theirs, others, many):
                    return [turn]
            kept = [turn for turn in open_yet if not ending.wins(following(turn, theirs, others), many)]
            if not kept:
                break
            open_yet = kept
    except TooFar:
        pass
    return open_yet
