"""Moments of Chance or Choice to look at: for contact sheets and for tests of what fits. Not part of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import reduce

from games.chance_or_choice.notation import buttons, path
from games.chance_or_choice.rules import apply
from games.chance_or_choice.state import Answer, Leave, Phase, Standing, State, Stay, start
from games.core import ButtonName, Close, CoreMove, OptionValue, Quit, Seat, Setup, Thrown
from games.moments import Sample
from games.scene import Layout, Msg, msg
from games.view import SeatView, View

USUAL: dict[str, OptionValue] = {
    "rounds": 5, "dice": 2, "sides": 6, "thrower": "auto", "wipe": "all", "first_throw_safe": False
}  # fmt: skip
LARGEST: dict[str, OptionValue] = {**USUAL, "rounds": 10, "dice": 5, "sides": 20}


def samples(seats: int, layout: Layout) -> tuple[Sample, ...]:
    """Every kind of moment at a table of so many seats."""
    return tuple(replace(each, view=replace(each.view, layout=layout)) for each in _all(seats))


def _all(seats: int) -> Iterator[Sample]:
    first = _begin(seats, USUAL)
    third = _third_round(first)
    asked = _answered(apply(third, Thrown((3, 3)))[0], waits_for=4)
    settled = _everybody(asked, Stay, Standing.IN)
    due = apply(settled, Close())[0]
    yield Sample("first throw", first, _view(first))
    yield Sample("stay or leave", asked, _view(asked, timer=0.62))
    yield Sample("all decided", settled, _view(settled, timer=0.2))
    yield Sample("throw due", due, _view(due))
    yield Sample("rolling", due, replace(_idle(due), rolling=(2, 5)))
    yield Sample("typed by hand", due, _typing(due))
    yield Sample("reader", due, replace(_idle(due), throw_by="reader"))
    yield Sample("refused", asked, _with_notes(asked))
    yield from _endings(due, asked)
    yield from _last(due)
    yield from _longest(seats)


def _endings(due: State, asked: State) -> Iterator[Sample]:
    lost, wiped = apply(due, Thrown((1, 4)))[0], apply(due, Thrown((1, 1)))[0]
    nobody = apply(_everybody(asked, Leave, Standing.IN, Standing.STAYS), Close())[0]
    gone = apply(asked, Quit(asked.table.seats - 1))[0]
    yield Sample("round lost", lost, _view(lost))
    yield Sample("all lost", wiped, _view(wiped))
    yield Sample("nobody in", nobody, _view(nobody))
    yield Sample("gave up", gone, _view(gone, timer=0.9))


def _last(due: State) -> Iterator[Sample]:
    over = _to_the_end(apply(due, Thrown((1, 4)))[0], ((4, 6), (5, 5), (1, 3)))
    shared = _to_the_end(_begin(due.table.seats, USUAL), ((1, 2),))
    yield Sample("over", over, _view(over))
    yield Sample("sheet", over, _view(over), final=True)
    yield Sample("sheet, all equal", shared, _view(shared), final=True)


def _longest(seats: int) -> Iterator[Sample]:
    """The largest table: ten rounds, five dice of twenty sides, bots with long names, seats away, long notes."""
    state = _begin(seats, LARGEST)
    throws = tuple((20, 19, 18, 17, 16 - n) for n in range(5))
    for _ in range(8):
        state = _round(state, (*throws, (1, 20, 20, 20, 20)))
    for faces in throws[:4]:
        state = apply(_everybody(apply(state, Thrown(faces))[0], Stay, Standing.IN), Close())[0]
    asked = _answered(apply(state, Thrown(throws[4]))[0], waits_for=2)
    notice = msg("cc-due-hand", seat=msg("seat", n=100))
    bots = tuple(_named(asked, seat) for seat in range(seats))
    yield Sample("longest", asked, replace(_view(asked, timer=1.0), seats=bots, notice=notice))
    over = _to_the_end(asked, (*throws, (1, 20, 20, 20, 20)))
    yield Sample("longest sheet", over, replace(_view(over), seats=bots), final=True)


def _begin(seats: int, options: dict[str, OptionValue]) -> State:
    return start(Setup(seats, options))


def _third_round(state: State) -> State:
    """Two rounds as in the documents' example, and the third up to its last throw."""
    state = _round(state, ((4, 6), (2, 3), (1, 6)))
    state = _round(state, ((1, 3),))
    for faces in ((4, 5), (3, 4)):
        state = apply(_everybody(apply(state, Thrown(faces))[0], Stay, Standing.IN), Close())[0]
    return state


def _round(state: State, throws: tuple[tuple[int, ...], ...]) -> State:
    """A round in which after the n-th throw every seat leaves whose number has the remainder n."""
    for n, faces in enumerate(throws):
        state = apply(state, Thrown(faces))[0]
        if state.phase is not Phase.QUESTION:
            break
        leaving = [seat for seat in range(state.table.seats) if seat % 4 == n + 1]
        moves = [Leave(s) if s in leaving else Stay(s) for s, at in enumerate(state.standing) if at is Standing.IN]
        state = apply(_play(state, tuple(moves)), Close())[0]
    return state


def _to_the_end(state: State, throws: tuple[tuple[int, ...], ...]) -> State:
    if state.phase is Phase.QUESTION:
        state = apply(_everybody(state, Leave, Standing.IN, Standing.STAYS), Close())[0]
    while state.phase is not Phase.OVER:
        state = _round(state, throws)
    return state


def _play(state: State, moves: tuple[Answer | CoreMove, ...]) -> State:
    return reduce(lambda now, move: apply(now, move)[0], moves, state)


def _everybody(state: State, answer: Callable[[Seat], Answer], *standing: Standing) -> State:
    return _play(state, tuple(answer(seat) for seat, at in enumerate(state.standing) if at in standing))


def _answered(state: State, waits_for: int) -> State:
    """Some have left, some stay, one in `waits_for` has yet to decide."""
    answers: list[Answer] = []
    for seat in range(1, state.table.seats):
        if seat % waits_for != waits_for - 1:
            answers.append(Leave(seat) if seat % 3 == 1 else Stay(seat))
    return _play(state, tuple(answers))


def _view(state: State, timer: float | None = None) -> View:
    made = sum(len(done.throws) for done in state.past) + len(state.throws)
    return View(seats=tuple(_seat(state, seat) for seat in range(state.table.seats)), timer=timer, throws=made)


def _seat(state: State, seat: Seat) -> SeatView:
    labels: list[tuple[ButtonName, Msg]] = [(name, Msg(path(move)[-1])) for name, move in buttons(state, seat).items()]
    if state.thrower == seat and state.phase is not Phase.OVER:
        labels.append(("DOUBLE", msg("button-call" if state.phase is Phase.QUESTION else "button-throw")))
    return SeatView(labels=tuple(labels))


def _idle(state: State) -> View:
    """Nobody has anything to press."""
    return replace(_view(state), seats=(SeatView(),) * state.table.seats)


def _typing(state: State) -> View:
    """The thrower has typed one die and has another in hand."""
    view = replace(_idle(state), throw_by="hand", entered=(4,))
    labels: tuple[tuple[ButtonName, Msg], ...] = (
        ("STAY", msg("button-take")), ("LEAVE", msg("button-back")), ("DOUBLE", msg("button-next"))
    )  # fmt: skip
    hand = SeatView(labels=labels, focus=tuple("123456"), at=4)
    return replace(view, seats=tuple(hand if n == state.thrower else each for n, each in enumerate(view.seats)))


def _with_notes(state: State) -> View:
    """Held buttons, notes for single seats, bots, and a sentence for everybody."""
    view = _view(state, timer=0.05)
    held = replace(view.seats[0], hold=0.6)
    seats = [held, *(replace(each, note=msg("cc-all-decided")) for each in view.seats[1:2]), *view.seats[2:]]
    return replace(view, seats=tuple(seats), notice=msg("cc-event-quit", seat=100, points=22))


def _named(state: State, seat: Seat) -> SeatView:
    if seat % 3 == 0:
        return _seat(state, seat)
    return SeatView(role="bot" if seat % 3 == 1 else "absent", bot="leave-at-999")
