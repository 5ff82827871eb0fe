"""Moments of The Choice to look at: for contact sheets and for tests of what fits. Not part of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from games.core import ButtonName, Choose, Close, Over, Quit, Seat, Setup, Throw, Thrown
from games.moments import Sample
from games.scene import Layout, Msg, msg
from games.the_choice.board import COLOURS, NUMBERS, RING_FULL
from games.the_choice.bots import bot
from games.the_choice.hand import Dice
from games.the_choice.moves import Begin, Keep, Rethrow, choices
from games.the_choice.notation import path
from games.the_choice.rules import apply
from games.the_choice.state import Phase, Player, Side, State, start, waiting
from games.view import SeatView, View

Until = Callable[[State], bool]
THROWN: Dice = (4, 2, 6)


def samples(seats: int, layout: Layout) -> tuple[Sample, ...]:
    """Every kind of moment at a table of so many seats."""
    return tuple(replace(each, view=replace(each.view, layout=layout)) for each in _all(seats))


def _all(seats: int) -> Iterator[Sample]:
    first = start(Setup(seats, {"die_use": "either"}))
    begun = _sides(first)
    middle = _played(begun, lambda state: state.turn == 7 and state.phase is Phase.THROW)
    yield Sample("which side", _some_ready(first), _view(_some_ready(first), timer=0.8, at=1))
    yield Sample("first throw", begun, _view(begun))
    yield from _throwing(middle)
    yield from _marking(begun, middle)
    yield from _ends(begun)
    yield from _longest(seats)


def _throwing(due: State) -> Iterator[Sample]:
    keep = _put(due, Thrown(THROWN))
    again = _put(keep, Rethrow(due.active, (2, 6)))
    yield Sample("throw due", due, _view(due))
    yield Sample("rolling", due, replace(_idle(due), rolling=(2, 5, 3)))
    yield Sample("keep or throw again", keep, _view(keep, timer=0.7))
    yield Sample("two dice in hand", keep, _view(keep, timer=0.6, at=6))
    yield Sample("throw again due", again, _view(again))
    yield Sample("two dice rolling", again, replace(_idle(again), rolling=(5, 1)))
    yield Sample("typed by hand", due, _typing(due, (4,)))
    yield Sample("two dice typed", again, _typing(again, (3,)))
    yield Sample("reader", again, replace(_idle(again), throw_by="reader"))


def _marking(begun: State, middle: State) -> Iterator[Sample]:
    opening = _put(_put(begun, Thrown(THROWN)), Keep(begun.active))
    marks = _put(_put(middle, Thrown(THROWN)), Keep(middle.active))
    some = _answered(marks)
    yield Sample("first marks", opening, _view(opening, timer=1.0, at=2))
    yield Sample("marking", marks, _view(marks, timer=0.5))
    yield Sample("marking, next", some, _view(some, timer=0.4, at=1))
    yield Sample("done in hand", marks, _view(marks, timer=0.3, at=-2))
    yield Sample("turn in hand", marks, _view(marks, timer=0.2, at=-1))
    yield Sample("refused", some, _noted(some))
    yield (
        Sample("gave up", _put(some, Quit(some.table.seats - 1)), _view(some))
        if some.table.seats > 1
        else Sample("alone", some, _view(some))
    )


def _ends(begun: State) -> Iterator[Sample]:
    second = _played(begun, lambda state: any(player.second for player in state.players))
    over = _played(second, lambda state: state.phase is Phase.OVER)
    equal = begun
    for seat in range(begun.table.seats):
        equal = _put(equal, Quit(seat))
    yield Sample("second side", second, _view(second))
    yield Sample("over", over, _view(over))
    yield Sample("sheet", over, _view(over), final=True)
    yield Sample("sheet, all equal", equal, _view(equal), final=True)


def _longest(seats: int) -> Iterator[Sample]:
    """Full sides, the largest numbers, bots with long names, seats away, long notes."""
    full = Side(tuple(range(NUMBERS)), RING_FULL, 2)
    near = Side((0, 1, 2, 3, 8, 7), (1 << COLOURS) - 4, 2)
    state = start(Setup(seats, {"die_use": "both"}))
    players = (Player((full, near), 1, second=True),) * seats
    state = replace(state, phase=Phase.THROW, turn=88, players=players)
    state = _put(_put(state, Thrown((6, 6, 6))), Keep(state.active))
    named = tuple(_named(state, seat) for seat in range(seats))
    notice = msg("tc-event-quit", seat=4, points=152)
    yield Sample("longest", state, replace(_view(state, timer=1.0), seats=named, notice=notice))
    done = replace(state, phase=Phase.OVER)
    yield Sample("longest sheet", done, replace(_view(done), seats=named), final=True)


def _put(state: State, move: object) -> State:
    return apply(state, move)[0]  # type: ignore[arg-type]


def _sides(state: State) -> State:
    for seat in range(state.table.seats):
        state = _put(state, Begin(seat, seat % 2))
    return _put(state, Close())


def _some_ready(state: State) -> State:
    return _put(state, Begin(state.table.seats - 1, 1)) if state.table.seats > 1 else state


def _played(state: State, until: Until) -> State:
    """Played by the console's own players up to such a moment."""
    chance = Random(4)
    while not until(state) and not isinstance(waiting(state), Over):
        state = _put(state, _some_move(state, chance))
    return state


def _some_move(state: State, chance: Random) -> object:
    now = waiting(state)
    if isinstance(now, Throw):
        return Thrown(tuple(chance.randint(1, now.sides) for _ in range(now.dice)))
    assert isinstance(now, Choose)
    if not now.seats:
        return Close()
    seat = now.seats[0]
    return bot("greedy")(state, seat, choices(state, seat), chance)


def _answered(state: State) -> State:
    """The last seat has finished, the one before has marked once."""
    for seat, steps in ((state.table.seats - 1, 9), (state.table.seats - 2, 1)):
        while seat >= 0 and steps and seat in getattr(waiting(state), "seats", ()) and state.table.seats > 1:
            state = _put(state, bot("greedy")(state, seat, choices(state, seat), Random(1)))
            steps -= 1
    return state


def _view(state: State, timer: float | None = None, at: int = 0) -> View:
    return View(
        seats=tuple(_seat(state, seat, at) for seat in range(state.table.seats)), timer=timer, throws=state.turn
    )


def _seat(state: State, seat: Seat, at: int = 0) -> SeatView:
    """What the console would offer a person here; `at` counts from the end where it is negative."""
    now = waiting(state)
    if isinstance(now, Throw) and now.seat == seat:
        return SeatView(labels=(("STAY", msg("button-throw")),))
    focus = tuple(dict.fromkeys(path(move)[0] for move in choices(state, seat)))
    if not focus:
        settled = isinstance(now, Choose) and seat in now.settled
        return SeatView(labels=(("LEAVE", msg("button-undo")),) if settled else ())
    marked = bool(state.players[seat].numbers or state.players[seat].colours)
    undo: tuple[tuple[ButtonName, Msg], ...] = (("LEAVE", msg("button-undo")),) if marked else ()
    labels = (("STAY", msg("button-take")), *undo, ("DOUBLE", msg("button-next")))
    return SeatView(
        labels=labels, focus=focus, at=(at if seat % 3 != 2 else at + 1) % len(focus) if at >= 0 else len(focus) + at
    )


def _idle(state: State) -> View:
    """Nobody has anything to press."""
    return replace(_view(state), seats=(SeatView(),) * state.table.seats)


def _typing(state: State, entered: Dice) -> View:
    """The thrower has typed one die and has another in hand."""
    view = replace(_idle(state), throw_by="hand", entered=entered)
    labels: tuple[tuple[ButtonName, Msg], ...] = (
        ("STAY", msg("button-take")), ("LEAVE", msg("button-back")), ("DOUBLE", msg("button-next"))
    )  # fmt: skip
    hand = SeatView(labels=labels, focus=tuple("123456"), at=4)
    return replace(view, seats=tuple(hand if n == state.active else each for n, each in enumerate(view.seats)))


def _noted(state: State) -> View:
    """A held button, notes for single seats, and a sentence for everybody."""
    view = _view(state, timer=0.05)
    seats = [replace(view.seats[0], hold=0.6), *(replace(each, note=msg("tc-enough")) for each in view.seats[1:])]
    return replace(view, seats=tuple(seats), notice=msg("tc-event-quit", seat=4, points=100))


def _named(state: State, seat: Seat) -> SeatView:
    if seat % 3 == 0:
        return _seat(state, seat)
    return SeatView(role="bot" if seat % 3 == 1 else "absent", bot="random")
