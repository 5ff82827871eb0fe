"""No Chance Backgammon: the clauses NB1 to NB10 of RULES.md as pure functions over a frozen state.

Events, their arguments, and whom they concern (`seats`):

  nb-event-die        side, n              a die of the lot
  nb-event-equal                           equal dice: thrown again
  nb-event-begins     side                 who begins a game
  nb-event-arrow      side, n              an arrow is placed at the start
  nb-event-number     side, n, other       a number is chosen; the pair to play
  nb-event-double     side, n, left        a double is chosen; how many are left
  nb-event-nothing    side                 nothing can be played
  nb-event-hit        side                 a checker of that side is hit
  nb-event-offer      side, points         a resignation is offered
  nb-event-plays-on   side                 and refused
  nb-event-won        side, points, by     a game is won; by: plain, gammon, backgammon, resigned, quit
  nb-event-drawn                           a game is drawn by repetition
  nb-event-over       side, own, other     the match is over (side: none if nobody has won); its points, the other's

side is "red", "blue" or "none".
"""

from __future__ import annotations

from dataclasses import replace

from games.core import CoreMove, Event, IllegalMove, Quit, Seat, Thrown
from games.no_chance_backgammon.board import ALL_OFF, BAR, NUMBERS, OFF, START, Side, count
from games.no_chance_backgammon.ends import GIVEN_UP, RESIGNED, SIDES, WON, Outcome, drawn, event_of, match_over, won
from games.no_chance_backgammon.state import (
    DOUBLES,
    Accept,
    Begin,
    Decline,
    Done,
    Match,
    Move,
    Number,
    Phase,
    Play,
    Resign,
    Result,
    State,
    Turn,
    asked,
    board,
    gone,
    is_double,
    lined_up,
    numbers_of,
    seated,
    written,
)
from games.no_chance_backgammon.turns import numbers, played, steps

MEN = lined_up(START, START)


def apply(state: State, move: Move | CoreMove) -> Outcome:
    """The state after a move and what came of it; IllegalMove, and nothing changed, if the rules refuse it."""
    if state.phase is Phase.OVER:
        raise IllegalMove("the game is over")
    match move:
        case Play(seat, begin, end):
            return _step(state, seat, begin, end)
        case Number(seat, number):
            return _number(state, seat, number)
        case Done(seat):
            return _done(state, seat)
        case Thrown(faces):
            return _lot(state, faces)
        case Resign(seat, points):
            return _resign(state, seat, points)
        case Accept(seat) | Decline(seat):
            return _answer(state, seat, isinstance(move, Accept))
        case Begin(seat):
            return _next_game(state, seat)
        case Quit(seat):
            return _quit(state, seat)
    raise IllegalMove("there is no open question to close")


def _asked(state: State, seat: Seat, *phases: Phase) -> None:
    if state.phase is Phase.LOT:
        raise IllegalMove("the lot comes first: the dice for who begins are due")
    if seat != asked(state):
        raise IllegalMove(f"it is not seat {seat + 1} that is asked now, but seat {asked(state) + 1}")
    if state.phase not in phases:
        raise IllegalMove(_INSTEAD[state.phase])


_INSTEAD = {
    Phase.ARROWS: "the arrows are placed first; choose a number for yours",
    Phase.NUMBER: "choose a number first: move your arrow",
    Phase.STEPS: "the number is chosen; move your checkers, or say done when all is played",
    Phase.OFFER: "a resignation is offered: accept it or decline",
    Phase.NEXT: "the game is over; begin the next one of the match",
}


def _lot(state: State, faces: tuple[int, ...]) -> Outcome:
    """NB2: one die each; the higher begins, equal dice are thrown again."""
    if state.phase is not Phase.LOT:
        raise IllegalMove("no throw is due; this game has no dice but those that say who begins")
    if len(faces) != 1:
        raise IllegalMove(f"each throws one die for who begins, not {len(faces)}")
    if faces[0] not in NUMBERS:
        raise IllegalMove(f"a die shows 1 to 6, not {faces[0]}")
    die = event_of("die", state.turn, side=SIDES[state.turn], n=faces[0])
    if not state.lot:
        return replace(state, turn=1 - state.turn, lot=faces[0]), (die,)
    if state.lot == faces[0]:
        return replace(state, turn=1 - state.turn, lot=0), (die, event_of("equal"))
    beginner = state.turn if faces[0] > state.lot else 1 - state.turn
    begun, event = _begun(state.match, beginner)
    return begun, (die, event)


def _begun(match: Match, beginner: Seat) -> tuple[State, Event]:
    state = State(match, Phase.ARROWS, beginner, beginner, (START, START), MEN, (0, 0), (DOUBLES, DOUBLES))  # NB1
    return state, event_of("begins", beginner, side=SIDES[beginner])


def _number(state: State, seat: Seat, number: int) -> Outcome:
    _asked(state, seat, Phase.ARROWS, Phase.NUMBER)
    if number not in numbers_of(state):
        raise IllegalMove(_why_not(state, number))
    arrows = (number, state.arrows[1]) if seat == 0 else (state.arrows[0], number)
    if state.phase is Phase.ARROWS:
        return _placed(replace(state, arrows=arrows), number)
    theirs = arrows[1 - seat]
    doubles = state.doubles
    if number == theirs:  # NB4: it counts as used even when nothing can be moved
        doubles = (doubles[0] - 1, doubles[1]) if seat == 0 else (doubles[0], doubles[1] - 1)
    turn = Turn(seat, (number, theirs))
    left = numbers(number, theirs)  # NB5
    chosen = replace(state, phase=Phase.STEPS, arrows=arrows, doubles=doubles, left=left, now=turn)
    events = [_chosen(chosen, seat, number, theirs)]
    if not steps(board(chosen), left):  # NB6: what cannot be played is lost
        events.append(event_of("nothing", seat, side=SIDES[seat]))
    return _stuck(chosen), tuple(events)


def _chosen(state: State, seat: Seat, number: int, theirs: int) -> Event:
    if number == theirs:
        return event_of("double", seat, side=SIDES[seat], n=number, left=state.doubles[seat])
    return event_of("number", seat, side=SIDES[seat], n=number, other=theirs)


def _why_not(state: State, number: int) -> str:
    mine, theirs = state.arrows[state.turn], state.arrows[1 - state.turn]
    if number not in NUMBERS:
        return f"the wall has the numbers 1 to 6, not {number}"
    if state.phase is Phase.ARROWS:
        return f"{number} is where the other arrow stands; the second one starts on a different number"  # NB3
    if number == mine:
        return f"{number} is your own old number; the arrow has to move to a new one"  # NB4
    return f"{theirs} is the other's number, and you have no double left"  # NB4


def _placed(state: State, number: int) -> Outcome:
    """NB3: first the beginner, then the other; no checker moves. Then the beginner's first turn starts."""
    event = event_of("arrow", state.turn, side=SIDES[state.turn], n=number)
    if state.turn == state.beginner:
        return replace(state, turn=1 - state.turn), (event,)
    return opened(replace(state, turn=state.beginner)), (event,)


def opened(state: State) -> State:
    """The start of a turn; its position is remembered (NB9)."""
    return replace(state, phase=Phase.NUMBER, left=(), now=None, refused=0, seen=(*state.seen, position_number(state)))


def position_number(state: State) -> int:
    """A position at the start of a turn with arrows, doubles left and mover, as one number (NB9)."""
    packed = state.sides[0] << 104 | state.sides[1]
    for small in (*state.arrows, *state.doubles, state.turn):
        packed = packed << 4 | small
    return packed


def _step(state: State, seat: Seat, begin: int, end: int) -> Outcome:
    _asked(state, seat, Phase.STEPS)
    here = board(state)
    number = dict(steps(here, state.left)).get((begin, end))
    if number is None:
        raise IllegalMove(_not_a_step(state, begin, end))
    new, left = played(here, state.left, (begin, end), number)
    hit = count(new[1], BAR) > count(here[1], BAR)
    assert state.now is not None
    turn = replace(state.now, steps=(*state.now.steps, ((begin, end), hit)))
    seen = () if end == OFF else state.seen  # no position from before comes back
    men = _men_after(state, begin, end, hit)
    after = replace(state, sides=seated(seat, new), men=men, left=left, now=turn, seen=seen)
    return _stuck(after), (event_of("hit", 1 - seat, side=SIDES[1 - seat], tone="lost"),) if hit else ()


def _men_after(state: State, begin: int, end: int, hit: bool) -> tuple[str, str]:
    mine, theirs = seated(state.turn, state.men)
    mine = gone(mine, begin, end)
    theirs = gone(theirs, 25 - end, BAR) if hit else theirs
    return seated(state.turn, (mine, theirs))


def _stuck(state: State) -> State:
    """Numbers that cannot be played are lost (NB6)."""
    return state if steps(board(state), state.left) else replace(state, left=())


def _not_a_step(state: State, begin: int, end: int) -> str:
    legal = [f"{written(a)}/{written(b)}" for (a, b), _ in steps(board(state), state.left)]
    wanted = f"{written(begin)}/{written(end)}"
    if not legal:
        return f"{wanted} cannot be played: the turn is played, say done"
    if any(begin == BAR for (begin, _), _ in steps(board(state), state.left)):
        return f"{wanted} cannot be played: checkers on the bar enter first; there is {', '.join(legal)}"
    return f"{wanted} is no step of a legal turn; there is {', '.join(legal)}"


def _done(state: State, seat: Seat) -> Outcome:
    _asked(state, seat, Phase.STEPS)
    if state.left:
        raise IllegalMove("numbers that can be played have to be played before the turn is done")
    if decided(state):
        return _borne_off(state)
    last = state.now
    after = replace(state, turn=1 - seat, last=last)
    if is_double(state):  # doubles left never grow: no position from before comes back
        after = replace(after, seen=())
    after = opened(after)
    return drawn(after) if after.seen.count(after.seen[-1]) == 3 else (after, ())


def decided(state: State) -> bool:
    """Whether the fifteenth checker is off: only `done` is still due, so that the step can be taken back (NB7, T7)."""
    return state.phase is Phase.STEPS and board(state)[0] == ALL_OFF


def _borne_off(state: State) -> Outcome:
    points = worth_of_win(board(state)[1])
    return won(state, state.turn, points, WON[points])


def worth_of_win(loser: Side) -> int:
    """What a won game counts (NB8): 2 if the loser has borne off none, 3 if it is also on the bar or in the winner's
    home."""
    if count(loser, OFF):
        return 1
    return 3 if loser >> 4 * 19 else 2


def _next_game(state: State, seat: Seat) -> Outcome:
    """NB8: the beginner alternates."""
    _asked(state, seat, Phase.NEXT)
    begun, event = _begun(state.match, 1 - state.beginner)
    return begun, (event,)


def _resign(state: State, seat: Seat, points: int) -> Outcome:
    _asked(state, seat, Phase.NUMBER, Phase.STEPS)
    if points not in (1, 2, 3):
        raise IllegalMove(f"a resignation offers 1, 2 or 3 points, not {points}")
    if decided(state):
        raise IllegalMove("all your checkers are borne off: the game is won, and nobody resigns it")  # NB7
    if points <= state.refused:
        raise IllegalMove(f"{state.refused} points were refused in this turn; offer more, or play on")
    offer = event_of("offer", 1 - seat, side=SIDES[seat], points=points, tone="turn")
    return replace(state, phase=Phase.OFFER, offer=points), (offer,)


def _answer(state: State, seat: Seat, accepts: bool) -> Outcome:
    _asked(state, seat, Phase.OFFER)
    if accepts:
        return won(state, seat, state.offer, RESIGNED)
    phase = Phase.NUMBER if state.now is None else Phase.STEPS
    after = replace(state, phase=phase, offer=0, refused=state.offer)
    return after, (event_of("plays-on", 1 - seat, side=SIDES[seat]),)


def _quit(state: State, seat: Seat) -> Outcome:
    """Who gives up for good loses the game in hand as a single one, unless it is decided (NB7), and the match whatever
    its score."""
    if seat not in (0, 1):
        raise IllegalMove(f"there is no seat {seat + 1}; the table has seats 1 and 2")
    if decided(state):
        ended, events = _borne_off(state)
        if ended.phase is Phase.OVER:
            return ended, events
        given_up, more = _quit(ended, seat)
        return given_up, (*events, *more)
    if state.phase is Phase.NEXT:  # no game is in hand
        given_up = replace(state, phase=Phase.OVER, result=Result(1 - seat, 0, GIVEN_UP))
        return given_up, (match_over(state.match, 1 - seat),)
    return won(state, 1 - seat, 1, GIVEN_UP)


def resigns(state: State, seat: Seat) -> tuple[Resign, ...]:
    """The resignations a seat may offer now: in its own turn, for more points than were refused in it (NB9);
    none when it has borne off everything (NB7)."""
    if state.phase not in (Phase.NUMBER, Phase.STEPS) or seat != state.turn or decided(state):
        return ()
    return tuple(Resign(seat, points) for points in range(state.refused + 1, 4))
