"""The Choice: the clauses TC1 to TC11 of RULES.md as pure functions over a frozen state.

Events, their arguments, and whom they concern (`seats`):

  tc-event-next      seat, turn     that throw of the game is due; this seat makes it
  tc-event-misthrow  seat, boxes    a seat marks a misthrow box; so many are marked now
  tc-event-turned    seat           a seat has turned its sheet to its second side
  tc-event-last      seat           a seat has spent its second side, so the game ends
  tc-event-quit      seat, points   a seat gives up; points: what it has
  tc-event-over      points         the game is over; the seats with the most points

Seats and throws in arguments are counted from 1.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from games.core import Close, CoreMove, Event, IllegalMove, Quit, Seat, Thrown
from games.the_choice.board import after, beside
from games.the_choice.hand import Dice, left_as_colours, left_as_numbers, without
from games.the_choice.moves import Begin, Colour, Done, Keep, Move, Number, Rethrow, Silent, Turn, may_turn
from games.the_choice.state import (
    ANSWERED,
    DICE,
    SIDES,
    Phase,
    Player,
    Side,
    Standing,
    State,
    asked,
    hand,
    printed,
    short,
    totals,
)

Step: TypeAlias = tuple[State, tuple[Event, ...]]


def apply(state: State, move: Move | CoreMove) -> Step:
    """The state after a move and what came of it; IllegalMove, and nothing changed, if the rules refuse it."""
    if state.phase is Phase.OVER:
        raise IllegalMove("the game is over")
    match move:
        case Number() | Colour() | Done() | Turn() | Silent():
            return _marking(state, move)
        case Thrown(faces):
            return _fall(state, faces), ()
        case Close():
            return _close(state)
        case Keep() | Rethrow():
            return _decide(state, move), ()
        case Begin(seat, side):
            return _begin(state, seat, side), ()
        case Quit(seat):
            return _quit(state, seat)


def _begin(state: State, seat: Seat, side: int) -> State:
    _answers(state, seat, Phase.BEGIN)
    if side not in (0, 1):
        raise IllegalMove("a sheet has two sides, 1 and 2")
    return _put(state, seat, replace(state.players[seat], now=side, standing=Standing.DONE))  # TC2


def _answers(state: State, seat: Seat, phase: Phase) -> None:
    _sits(state, seat)
    if state.phase is not phase:
        raise IllegalMove(f"seat {seat + 1} cannot do that now: the table {state.phase.value}")
    if state.players[seat].standing is not Standing.ASKED:
        raise IllegalMove(f"seat {seat + 1} has finished this throw")


def _sits(state: State, seat: Seat) -> None:
    if not 0 <= seat < state.table.seats:
        raise IllegalMove(f"there is no seat {seat + 1}; the table has seats 1 to {state.table.seats}")
    if state.players[seat].standing is Standing.QUIT:
        raise IllegalMove(f"seat {seat + 1} has given up")


def _decide(state: State, move: Keep | Rethrow) -> State:
    """TC2: the active seat keeps all dice, or has some of them thrown again, once."""
    _answers(state, move.seat, Phase.KEEP)
    if move.seat != state.active:
        raise IllegalMove(f"seat {state.active + 1} decides what is thrown again")
    if isinstance(move, Keep):
        return replace(state, phase=Phase.MARK)
    return replace(state, phase=Phase.AGAIN, again=places_of(state.faces, move.faces))


def places_of(dice: Dice, faces: Dice) -> tuple[int, ...]:
    """Where these faces lie on the table; of equal ones the first."""
    if not faces or list(faces) != sorted(faces):
        raise IllegalMove("name the faces to throw again in rising order, one at least")
    found: list[int] = []
    for face in faces:
        at = next((at for at, shown in enumerate(dice) if shown == face and at not in found), None)
        if at is None:
            raise IllegalMove(f"the dice do not show {' and '.join(map(str, faces))}")
        found.append(at)
    return tuple(sorted(found))


def _fall(state: State, faces: Dice) -> State:
    if state.phase not in (Phase.THROW, Phase.AGAIN):
        raise IllegalMove("no throw is due: the question is still open")  # T5
    due = DICE if state.phase is Phase.THROW else len(state.again)
    if len(faces) != due:
        raise IllegalMove(f"a throw of {due} dice is due, not of {len(faces)}")
    wrong = [face for face in faces if not 1 <= face <= SIDES]
    if wrong:
        raise IllegalMove(f"a die shows 1 to {SIDES} here, not {wrong[0]}")
    if state.phase is Phase.THROW:
        return replace(state, phase=Phase.KEEP, faces=faces)
    fresh = dict(zip(state.again, faces, strict=True))  # the second result stands (TC2)
    dice = tuple([fresh.get(at, face) for at, face in enumerate(state.faces)])
    return replace(state, phase=Phase.MARK, faces=dice, again=())


def _marking(state: State, move: Number | Colour | Done | Turn | Silent) -> Step:
    _answers(state, move.seat, Phase.MARK)
    match move:
        case Number(seat, spot, faces):
            return _number(state, seat, spot, faces), ()
        case Colour(seat, spot, face):
            return _colour(state, seat, spot, face), ()
        case Done(seat):
            return _done(state, seat)
        case Turn(seat):
            return _turn(state, seat), ()
        case Silent(seat):
            return _silent(state, seat), ()


def _number(state: State, seat: Seat, spot: int, faces: Dice) -> State:
    player, side = state.players[seat], state.players[seat].side
    if spot not in after(side.line):
        raise IllegalMove("the line goes on from its last number to an unmarked hex beside it")  # TC6
    _has(left_as_numbers(hand(state, seat)), faces)
    value = printed(state, seat).numbers[spot]
    if sum(faces) != value:
        raise IllegalMove(f"the hex shows {value}, the dice make {sum(faces)}")
    spent = tuple(sorted((*player.numbers, *faces)))
    return _put(state, seat, replace(_with(player, replace(side, line=(*side.line, spot))), numbers=spent))


def _has(left: Dice, faces: Dice) -> None:
    """Every die is used once at most (TC4)."""
    if not faces or list(faces) != sorted(faces):
        raise IllegalMove("name the dice in rising order, one at least")
    try:
        without(left, faces)
    except ValueError:
        raise IllegalMove(f"the dice that are left do not show {' and '.join(map(str, faces))}") from None


def _colour(state: State, seat: Seat, spot: int, face: int) -> State:
    player, side = state.players[seat], state.players[seat].side
    if spot < 0 or not beside(side.ring) >> spot & 1:
        raise IllegalMove("a colour is marked next to a marked one")  # TC5
    _has(left_as_colours(hand(state, seat)), (face,))
    if printed(state, seat).colours[spot] != face:
        raise IllegalMove("the die shows another colour than the hex")  # TC3
    spent = tuple(sorted((*player.colours, face)))
    return _put(state, seat, replace(_with(player, replace(side, ring=side.ring | 1 << spot)), colours=spent))


def _done(state: State, seat: Seat) -> Step:
    player = replace(state.players[seat], standing=Standing.DONE)
    if not short(state, seat):
        return _put(state, seat, player), ()
    boxes = player.side.misses + 1  # TC7
    missed = _with(player, replace(player.side, misses=boxes))
    return _put(state, seat, missed), (
        Event("tc-event-misthrow", (("seat", seat + 1), ("boxes", boxes)), (seat,), "lost"),
    )


def _turn(state: State, seat: Seat) -> State:
    if not may_turn(state.players[seat]):
        raise IllegalMove("this sheet is on its second side" if state.players[seat].second else "this side is full")
    return _put(state, seat, replace(state.players[seat], standing=Standing.TURNS))  # TC8


def _silent(state: State, seat: Seat) -> State:
    player = state.players[seat]
    if player.numbers or player.colours:
        raise IllegalMove(f"seat {seat + 1} has marked something; it ends with done")
    return _put(state, seat, replace(player, standing=Standing.SILENT))  # TC7


def _close(state: State) -> Step:
    if state.phase not in (Phase.BEGIN, Phase.MARK):
        raise IllegalMove("there is no question that closes by itself")
    waits = asked(state)
    if waits:
        raise IllegalMove(f"the question stays open: seat {waits[0] + 1} has not finished")
    if state.phase is Phase.BEGIN:
        return _next(state, state.active)
    spent = [seat for seat, player in enumerate(state.players) if _ends(player)]
    if spent:
        last = [Event("tc-event-last", (("seat", seat + 1),), (seat,)) for seat in spent]
        ended = replace(state, phase=Phase.OVER)  # TC9
        return ended, (*last, _over(ended))
    return _turned(state)


def _ends(player: Player) -> bool:
    """Whether the game ends with this sheet; not with that of a seat that has given up."""
    return player.second and player.side.spent and player.standing is not Standing.QUIT


def _turned(state: State) -> Step:
    """Spent sides and those that are turned early turn over, then the next throw is due (TC8)."""
    turning = [seat for seat, player in enumerate(state.players) if _turns(player)]
    for seat in turning:
        player = state.players[seat]
        state = _put(state, seat, replace(player, now=1 - player.now, second=True))
    told = tuple([Event("tc-event-turned", (("seat", seat + 1),), (seat,)) for seat in turning])
    state, events = _next(state, _following(state, state.active))
    return state, (*told, *events)


def _turns(player: Player) -> bool:
    return player.standing is Standing.TURNS or (player.standing is not Standing.QUIT and player.side.spent)


def _next(state: State, active: Seat) -> Step:
    """The next throw is due, and everybody's dice are fresh."""
    players = tuple([_fresh(player) for player in state.players])
    state = replace(state, phase=Phase.THROW, active=active, turn=state.turn + 1, players=players)
    return state, (Event("tc-event-next", (("seat", active + 1), ("turn", state.turn)), (active,)),)


def _fresh(player: Player) -> Player:
    standing = Standing.ASKED if player.standing in ANSWERED else player.standing
    return replace(player, standing=standing, numbers=(), colours=())


def _following(state: State, seat: Seat) -> Seat:
    """The next seat round the table that has not given up (TC2); without one, the same."""
    order = [(seat + step) % state.table.seats for step in range(1, state.table.seats + 1)]
    return next((other for other in order if state.players[other].standing is not Standing.QUIT), seat)


def _quit(state: State, seat: Seat) -> Step:
    _sits(state, seat)
    player = state.players[seat]
    state = _put(state, seat, replace(player, standing=Standing.QUIT))
    quits = Event("tc-event-quit", (("seat", seat + 1), ("points", player.points)), (seat,))
    if all(player.standing is Standing.QUIT for player in state.players):
        state = replace(state, phase=Phase.OVER)
        return state, (quits, _over(state))
    if seat == state.active and state.phase is not Phase.MARK:
        state = replace(state, active=_following(state, seat))
    return state, (quits,)


def _over(state: State) -> Event:
    scores = totals(state)
    winners = tuple([seat for seat, score in enumerate(scores) if score == max(scores)])
    return Event("tc-event-over", (("points", max(scores)),), winners, "won")


def _with(player: Player, side: Side) -> Player:
    """The player with another state of the side that is up."""
    return replace(player, sides=(side, player.sides[1]) if player.now == 0 else (player.sides[0], side))


def _put(state: State, seat: Seat, player: Player) -> State:
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))
