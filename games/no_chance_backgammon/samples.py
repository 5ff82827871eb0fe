"""Moments of No Chance Backgammon to look at: for contact sheets and for tests of what fits. Not part of a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from games.core import ButtonName, Quit, Setup, Thrown
from games.moments import Sample
from games.no_chance_backgammon.notation import moves, path, read_move, read_position
from games.no_chance_backgammon.rules import apply
from games.no_chance_backgammon.state import Match, State, asked, start
from games.scene import Layout, Msg, msg
from games.view import SeatView, View

OPENING = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 2-5 2-2 red"
CROWDED = "bar:2,13:1,8:4,6:6,4:2 24:1,22:3,16:1,13:2,8:1,7:1,6:6 3-6 1-2 red"
BEARING = "6:3,5:2,3:3,1:1,off:6 5:4,4:3,2:7,off:1 4-6 0-1 blue"
LAST = "2:1,off:14 19:1,13:6,8:3,6:5 2-6 1-0 red"
SHUT = "bar:1,13:5,8:4,6:5 13:2,6:3,5:2,4:2,3:2,2:2,1:2 2-6 2-2 red"
LONG = Match(11, True, (10, 9), 14)


def samples(_seats: int, layout: Layout) -> tuple[Sample, ...]:
    """Every kind of moment."""
    return tuple(replace(each, view=replace(each.view, layout=layout)) for each in _all())


def _all() -> Iterator[Sample]:
    yield from _lot()
    placing = _play(_begin(), "throw 5", "throw 2")
    yield Sample("first arrow", placing, _person(placing, 3))
    yield Sample("second arrow", _play(placing, "1 number 4"), _person(_play(placing, "1 number 4"), 0))
    opening = read_position(OPENING)
    yield Sample("a number in hand", opening, _person(opening, 1, timer=0.7))
    yield Sample("a double in hand", opening, _person(opening, 3))
    yield from _turns(opening)
    yield from _ends(opening)
    yield from _troubles()


def _lot() -> Iterator[Sample]:
    first = _begin()
    thrower = SeatView(labels=(("STAY", msg("button-throw")),))
    yield Sample("lot", first, View(seats=(thrower, SeatView())))
    second = _play(first, "throw 4")
    yield Sample("lot, rolling", second, View(rolling=(6,)))
    typed = SeatView(labels=_labels("take", "next"), focus=tuple("123456"), at=2)
    yield Sample("lot, by hand", second, View(seats=(SeatView(), typed), throw_by="hand"))
    yield Sample("lot, by reader", second, View(throw_by="reader"))
    yield Sample("lot, by itself", second, View(throw_by="pause"))


def _turns(opening: State) -> Iterator[Sample]:
    turn = _play(opening, "1 number 3")
    yield Sample("a checker in hand", turn, _person(turn, 1))
    yield Sample("where it goes", turn, _person(turn, 0, taken=("13",), timer=0.3))
    halfway = _play(turn, "1 8/3")
    yield Sample("half played", halfway, _person(halfway, 2))
    played = _play(halfway, "1 6/3")
    yield Sample("all played", played, _person(played, 0))
    answer = _play(played, "1 done")
    yield Sample("the other's turn", answer, _person(answer, 0))
    crowded = read_position(CROWDED, LONG)
    yield Sample("crowded", crowded, _person(crowded, 0))
    entering = _play(crowded, "1 number 6")
    yield Sample("nothing enters", entering, _person(entering, 0))
    entering = _play(crowded, "1 number 5")
    yield Sample("entering", entering, _person(entering, 0))
    bearing = _play(read_position(BEARING), "2 number 3")
    yield Sample("bearing off", bearing, _person(bearing, 0, taken=("4",), pick="nb-off"))
    shut = _play(read_position(SHUT), "1 number 6")
    yield Sample("shut out", shut, _person(shut, 0))


def _ends(opening: State) -> Iterator[Sample]:
    offered = _play(opening, "1 resign 3")
    yield Sample("a resignation", offered, _person(offered, 1))
    offered = _play(read_position(BEARING, LONG), "2 resign 1")
    yield Sample("a resignation in a match", offered, _person(offered, 0, timer=0.5))
    backgammon = _play(read_position(LAST), "1 number 3", "1 2/off", "1 done")
    yield Sample("backgammon", backgammon, View())
    yield Sample("sheet", backgammon, View(), final=True)
    between = _play(read_position(LAST, Match(11, True, (7, 5), 9)), "1 number 3", "1 2/off", "1 done")
    yield Sample("between games", between, _person(between, 0))
    match = _play(read_position(LAST, LONG), "1 number 3", "1 2/off", "1 done")
    yield Sample("match over", match, View())
    yield Sample("sheet of a match", match, View(), final=True)
    given_up = apply(replace(opening, match=LONG), Quit(1))[0]
    yield Sample("given up", given_up, View(), final=True)
    drawn = read_position("bar:1,6:4,5:2,4:2,3:2,2:2,1:2 bar:1,6:4,5:2,4:2,3:2,2:2,1:2 1-4 0-0 red")
    for _ in range(2):
        for text in ("1 number 2", "2 number 5", "1 number 1", "2 number 4"):
            drawn = _play(drawn, text, f"{text[0]} done")
    yield Sample("drawn", drawn, View())
    yield Sample("drawn, sheet", drawn, View(), final=True)


def _troubles() -> Iterator[Sample]:
    """Bots with long names, seats away, notes, a held button, a notice for everybody; the longest texts."""
    crowded = _play(read_position(CROWDED, LONG), "1 number 5")
    view = _person(crowded, 0, timer=1.0)
    held = replace(view.seats[0], hold=0.6, note=msg("nb-event-nothing"))
    away = SeatView(role="absent", bot="heuristic", labels=(("STAY", msg("button-back")),))
    notice = msg("nb-event-offer", side="red", points=3)
    yield Sample("held, away, noticed", crowded, replace(view, seats=(held, away), notice=notice))
    last_double = read_position(CROWDED, LONG)
    yield Sample("a double in hand, noticed", last_double, replace(_person(last_double, 4, timer=0.5), notice=notice))
    double = _play(read_position(OPENING), "1 number 5", "1 13/8", "1 13/8", "1 8/3", "1 8/3")
    bots = SeatView(role="bot", bot="heuristic"), SeatView(role="bot", bot="random")
    yield Sample("bots, a double", double, View(seats=bots))


def _begin() -> State:
    return start(Setup(2, {"match": 1, "forced": True}))


def _play(state: State, *texts: str) -> State:
    for text in texts:
        move = Thrown((int(text[-1]),)) if text.startswith("throw") else read_move(text)
        state = apply(state, move)[0]
    return state


def _person(state: State, at: int, taken: tuple[str, ...] = (), pick: str = "", timer: float | None = None) -> View:
    """A person at the seat that is asked, walking through its moves as the console lets it."""
    seat = asked(state)
    paths = [path(move) for move in moves(state)]
    offers = tuple(dict.fromkeys(steps[len(taken)] for steps in paths if steps[: len(taken)] == taken))
    held = offers.index(pick) if pick else min(at, len(offers) - 1)
    single = paths == [offers]
    labels = [*_labels("take", "back", "next")]
    if single:
        labels = [("STAY", Msg(offers[0])), ("LEAVE", msg("button-undo"))]
    own = SeatView(labels=tuple(labels), focus=offers, at=held, taken=taken)
    return View(seats=tuple(own if n == seat else SeatView() for n in range(2)), timer=timer)


def _labels(*names: str) -> tuple[tuple[ButtonName, Msg], ...]:
    buttons: dict[str, ButtonName] = {"take": "STAY", "back": "LEAVE", "next": "DOUBLE"}
    return tuple((buttons[name], msg(f"button-{name}")) for name in names)
