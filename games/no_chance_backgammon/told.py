"""What a picture of No Chance Backgammon tells in words: whose turn it is, what is asked, how a game has ended."""

from __future__ import annotations

from games.core import Seat
from games.no_chance_backgammon.board import Board
from games.no_chance_backgammon.ends import SIDES
from games.no_chance_backgammon.state import Phase, State, asked, board, is_double
from games.no_chance_backgammon.turns import Step, numbers, results, steps
from games.scene import Msg, msg, number
from games.view import View


def side(seat: Seat) -> Msg:
    """ "Red" or "Blue"."""
    return msg(f"nb-{SIDES[seat]}")


def held_number(state: State, view: View) -> int | None:
    """The number the seat that chooses has in hand, if it chooses by hand now."""
    own = view.seat(state.turn)
    if state.phase not in (Phase.ARROWS, Phase.NUMBER) or not own.focus or not own.focus[own.at].isdecimal():
        return None
    return int(own.focus[own.at])


def preview(state: State, view: View) -> tuple[Step, ...]:
    """The steps that are open now, or would be with the number in hand."""
    if state.phase is Phase.STEPS:
        return tuple(step for step, _ in steps(board(state), state.left))
    held = held_number(state, view)
    if held is None or state.phase is Phase.ARROWS:
        return ()
    return tuple(step for step, _ in steps(board(state), numbers(held, state.arrows[1 - state.turn])))


def aside(state: State, view: View) -> Msg | None:
    """At the end of the header: whose turn it is, or what the match stands at."""
    if state.phase in (Phase.OVER, Phase.NEXT):
        return score(state)
    return msg("nb-turn-throw" if state.phase is Phase.LOT else "nb-turn", side=side(asked(state)))


def score(state: State) -> Msg | None:
    """The points of a match."""
    if state.match.length == 1:
        return None
    red, blue = state.match.points
    return msg("nb-score", red=red, blue=blue, of=state.match.length)


def prompt(state: State, view: View) -> tuple[Msg, Msg | None]:
    """What is asked of whom, and a second line that helps."""
    who = side(asked(state))
    match state.phase:
        case Phase.LOT:
            rolling = view.rolling is not None
            return (msg("nb-rolling") if rolling else msg(f"nb-due-{view.throw_by}", side=who)), _lot(state)
        case Phase.ARROWS:
            return msg("nb-ask-arrow", side=who), msg("nb-ask-arrow-more")
        case Phase.NUMBER:
            return _asks_number(state, view, who)
        case Phase.STEPS:
            return _asks_step(state, who)
        case Phase.OFFER:
            return msg("nb-ask-offer", side=side(state.turn), points=state.offer), msg("nb-ask-offer-more", side=who)
    return result(state), _after(state)


def _lot(state: State) -> Msg | None:
    return msg("nb-lot-other", n=state.lot) if state.lot else msg("nb-lot-more")


def _asks_number(state: State, view: View, who: Msg) -> tuple[Msg, Msg | None]:
    held = held_number(state, view)
    if held is None:
        return msg("nb-ask-number", side=who), _played(state)
    theirs = state.arrows[1 - state.turn]
    ways = _ways(board(state), held, theirs)
    open_to = msg("nb-ways", n=ways) if ways else msg("nb-ways-none")
    if held == theirs:
        left = state.doubles[state.turn] - 1
        return msg("nb-would-double", side=who, n=held), msg(
            "list-dot", first=open_to, next=msg("nb-then-left", n=left)
        )
    return msg("nb-would", side=who, n=held, other=theirs), open_to


def _ways(here: Board, mine: int, theirs: int) -> int:
    """How many positions a pair leads to; 0 if nothing can be played."""
    found = results(here, numbers(mine, theirs))
    return 0 if found == {here} else len(found)


def _asks_step(state: State, who: Msg) -> tuple[Msg, Msg | None]:
    if not state.left:
        nothing = state.now is not None and not state.now.steps
        return msg("nb-ask-done-nothing" if nothing else "nb-ask-done", side=who), msg("nb-ask-done-more")
    left = number(state.left[0])
    if is_double(state):
        return msg("nb-ask-step-double", side=who, n=state.left[0]), msg("nb-steps-left", n=len(state.left))
    for each in state.left[1:]:
        left = msg("list-and", first=left, next=number(each))
    return msg("nb-ask-step", side=who, left=left), None


def _played(state: State) -> Msg | None:
    """What the other has just played."""
    if state.last is None:
        return None
    mine, theirs = state.last.pair
    return msg("nb-played", side=side(state.last.seat), n=mine, other=theirs)


def result(state: State) -> Msg:
    """How the last game, or the match, has ended."""
    ended = state.result
    if ended is None or ended.winner is None:
        return msg("nb-result-drawn")
    return msg(f"nb-result-{ended.by}", side=side(ended.winner), other=side(1 - ended.winner), points=ended.points)


def _after(state: State) -> Msg | None:
    if state.phase is Phase.NEXT:
        return msg("nb-ask-begin", side=side(state.turn), first=side(1 - state.beginner))
    return outcome(state) if state.match.length > 1 else None


def outcome(state: State) -> Msg:
    """How the match has ended; of a single game the same as its result."""
    if state.match.length == 1:
        return result(state)
    red, blue = state.match.points
    ended = state.result
    quitter = ended is not None and ended.by == "quit" and ended.winner is not None
    winner = ended.winner if quitter and ended else None if red == blue else int(blue > red)
    if winner is None:
        return msg("nb-match-drawn", own=red, other=blue)
    own, other = state.match.points[winner], state.match.points[1 - winner]
    return msg("nb-match-won", side=side(winner), own=own, other=other)


def standing(state: State, seat: Seat) -> Msg:
    """How a seat stands, in a few words for its panel."""
    if state.phase in (Phase.OVER, Phase.NEXT):
        won = state.result.winner if state.result else None
        return msg("nb-state-drawn" if won is None else "nb-state-won" if won == seat else "nb-state-lost")
    if seat != asked(state):
        return msg("nb-state-waits")
    return msg(f"nb-state-{state.phase.value}")
