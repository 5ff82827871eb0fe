"""Moments of Roller and Skater to look at: for contact sheets and for tests of what fits. Not part of a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from games.core import ButtonName, Choose, Close, CoreMove, OptionValue, Quit, Seat, Setup, Throw, Thrown
from games.moments import Sample
from games.roller_skater.notation import buttons, path
from games.roller_skater.rules import apply
from games.roller_skater.state import (
    Accept,
    Decline,
    Double,
    Pass,
    Phase,
    Say,
    State,
    answerer,
    start,
    waiting,
)
from games.scene import Layout, Msg, msg
from games.view import First, SeatView, View

USUAL: dict[str, OptionValue] = {"rounds": 24, "reading": "table", "chips": "off"}
TOSSES = (6, 2, 3, 5, 5, 1, 2, 4, 1, 3, 4, 2, 6, 6, 3, 1, 5, 2, 4, 4, 1, 5)
"""First and second tosses, over and over."""


def samples(seats: int, layout: Layout) -> tuple[Sample, ...]:
    """Every kind of moment; the table has two seats."""
    assert seats == 2
    return tuple(replace(each, view=replace(each.view, layout=layout)) for each in _all())


def _all() -> Iterator[Sample]:
    first = start(Setup(2, USUAL))
    ninth = _rounds(first, 8)
    raced = apply(ninth, Thrown((5,)))[0]
    doubled = apply(raced, Double(1))[0]
    single = _play(raced, Pass(0), Pass(1), Close())
    accepted = apply(doubled, Accept(0))[0]
    yield Sample("first toss", first, _view(first))
    yield Sample("who doubles", raced, _view(raced, timer=0.62))
    yield Sample("one has passed", apply(raced, Pass(0))[0], _view(apply(raced, Pass(0))[0], timer=0.4))
    yield from _races(doubled)
    yield Sample("second toss for one", single, _view(single))
    yield Sample("second toss for two", accepted, replace(_view(accepted), race=First(1, 14_400_000)))
    yield Sample("rolling", accepted, replace(_idle(accepted), rolling=(3,)))
    yield Sample("first toss rolling", ninth, replace(_idle(ninth), rolling=(3,)))
    yield Sample("round won", apply(accepted, Thrown((1,)))[0], _view(apply(accepted, Thrown((1,)))[0]))
    yield Sample("double declined", apply(doubled, Decline(0))[0], _view(apply(doubled, Decline(0))[0]))
    yield from _by_hand(single)
    yield Sample("refused", raced, _with_notes(raced))
    yield from _later(first, ninth)
    yield from _longest()


def _races(doubled: State) -> Iterator[Sample]:
    """A double with each kind of margin."""
    view = _view(doubled, timer=0.9)
    yield Sample("doubled alone", doubled, view)
    yield Sample("doubled first", doubled, replace(view, race=First(1, 14_400_000)))
    yield Sample("doubled first by little", doubled, replace(view, race=First(1, 400_000)))
    yield Sample("doubled first, about", doubled, replace(view, race=First(1, 38_000_000, exact=False)))
    yield Sample("doubled by lot", doubled, replace(view, race=First(1, 0, by_lot=True)))


def _by_hand(due: State) -> Iterator[Sample]:
    labels: tuple[tuple[ButtonName, Msg], ...] = (("STAY", msg("button-take")), ("DOUBLE", msg("button-next")))
    typing = SeatView(labels=labels, focus=tuple("123456"), at=4)
    yield Sample("typed by hand", due, replace(_idle(due), throw_by="hand", seats=(typing, SeatView())))
    full = SeatView(labels=(("STAY", msg("button-confirm")), ("LEAVE", msg("button-back"))))
    yield Sample("typed in", due, replace(_idle(due), throw_by="hand", entered=(5,), seats=(full, SeatView())))
    yield Sample("reader", due, replace(_idle(due), throw_by="reader"))


def _later(first: State, ninth: State) -> Iterator[Sample]:
    """Half time, the end, and games that somebody gave up."""
    half, over = _rounds(first, 24), _rounds(first, 48)
    late = apply(_rounds(first, 46), Thrown((1,)))[0]
    ahead, behind = apply(ninth, Quit(0))[0], apply(ninth, Quit(1))[0]
    none = apply(first, Quit(1))[0]
    yield Sample("half time", half, _view(half))
    yield Sample("last rounds", late, _view(late, timer=0.3))
    for name, state in (
        ("over", over),
        ("gave up ahead", ahead),
        ("gave up behind", behind),
        ("gave up at once", none),
    ):
        yield Sample(name, state, _view(state))
        yield Sample(f"sheet, {name}", state, _view(state), final=True)


def _longest() -> Iterator[Sample]:
    """Chips, the longest names and notes, a bot and somebody away; and the shortest game."""
    state = apply(_rounds(start(Setup(2, {**USUAL, "chips": "100", "reading": "examples"})), 47), Thrown((6,)))[0]
    doubled = apply(state, Double(1))[0]
    bots = (SeatView(role="bot", bot="never-double"), SeatView(role="absent", bot="points"))
    view = replace(_view(doubled, timer=1.0), seats=bots, race=First(1, 39_000_000, exact=False))
    yield Sample("longest", doubled, view)
    away = replace(
        _view(doubled), seats=(_seat(doubled, 0), SeatView("absent", labels=(("STAY", msg("button-take")),)))
    )
    yield Sample("longest, away", doubled, replace(away, notice=msg("rs-due-second-hand", seat=msg("seat", n=2))))
    over = apply(doubled, Decline(0))[0]
    yield Sample("longest, over", over, replace(_view(over), seats=bots))
    yield Sample("longest sheet", over, replace(_view(over), seats=bots), final=True)
    short = apply(start(Setup(2, {**USUAL, "rounds": 1})), Thrown((3,)))[0]
    yield Sample("one round a half", short, _view(short))
    kiosk = _rounds(start(Setup(2, {**USUAL, "rounds": 6})), 9)
    yield Sample("kiosk", kiosk, _view(kiosk))


def _rounds(state: State, rounds: int) -> State:
    """So many rounds, with doubles taken and declined, by the same tosses every time."""
    tosses = iter(TOSSES * 20)
    while len(state.past) < rounds:
        state = apply(state, _next(state, tosses))[0]
    return state


def _next(state: State, tosses: Iterator[int]) -> Say | CoreMove:
    now, n = waiting(state), len(state.past)
    if isinstance(now, Throw):
        return Thrown((next(tosses),))
    if state.phase is Phase.ANSWER:
        return Decline(answerer(state)) if n % 3 == 0 else Accept(answerer(state))
    assert isinstance(now, Choose)
    if n % 3 < 2 and not any(state.passed):
        return Double(n % 2)
    return Pass(now.seats[0]) if now.seats else Close()


def _play(state: State, *moves: Say | CoreMove) -> State:
    for move in moves:
        state = apply(state, move)[0]
    return state


def _view(state: State, timer: float | None = None) -> View:
    seats = tuple(_seat(state, seat) for seat in (0, 1))
    return View(seats=seats, timer=timer, throws=2 * len(state.past) + bool(state.toss))


def _seat(state: State, seat: Seat) -> SeatView:
    labels: list[tuple[ButtonName, Msg]] = [(name, Msg(path(move)[-1])) for name, move in buttons(state, seat).items()]
    now = waiting(state)
    if isinstance(now, Throw) and now.seat == seat:
        labels.append(("STAY", msg("button-throw")))
    return SeatView(labels=tuple(labels))


def _idle(state: State) -> View:
    """Nobody has anything to press."""
    return replace(_view(state), seats=(SeatView(), SeatView()))


def _with_notes(state: State) -> View:
    """A held button, a note for a single seat, and a sentence for everybody."""
    view = _view(state, timer=0.05)
    held = replace(view.seats[0], labels=(*view.seats[0].labels[:1], ("LEAVE", msg("button-undo"))), hold=0.6)
    noted = replace(view.seats[1], note=msg("rs-nobody-doubles"))
    return replace(view, seats=(held, noted), notice=msg("rs-event-decline", seat=2, other=1))
