"""The view of a table: everything a game's picture needs that is no part of its rules."""

from __future__ import annotations

from console.desk import Desk
from console.picker import Picker
from console.screens.dress import noticed, words_of
from console.screens.holders import Holders
from console.screens.holds import Holds
from console.screens.question import call_ns
from console.screens.questions import Questions
from console.screens.throws import Labels, Throws
from games.core import ButtonName, Choose, Seat
from games.scene import Msg, msg
from games.view import SeatView, View
from hardware.signals import Button

ORDER = (Button.STAY, Button.LEAVE, Button.DOUBLE)


def labels(questions: Questions, throws: Throws, holders: Holders) -> tuple[Labels, ...]:
    """What each button does now, seat by seat."""
    session = questions.session
    shown = session.game.waiting(session.shown)
    asked = shown if isinstance(shown, Choose) and throws.roll is None and questions.is_open() else None
    return tuple(_labels(questions, throws, holders, asked, seat) for seat in range(len(holders.seating)))


def _labels(questions: Questions, throws: Throws, holders: Holders, asked: Choose | None, seat: Seat) -> Labels:
    role = holders.role(seat)
    if role != "human":
        return {} if role == "bot" else {Button.STAY: msg("button-return")}
    if throws.due is not None:
        return throws.labels(seat)
    if asked is None:
        return {}
    return _walking(questions, seat) if questions.session.game.buttons is None else _answers(questions, asked, seat)


def _answers(questions: Questions, asked: Choose, seat: Seat) -> Labels:
    """Buttons that are moves, and the caller's call."""
    session, question, game = questions.session, questions.now, questions.session.game
    assert game.buttons is not None and question is not None
    moves = game.buttons(session.shown, seat) if seat in asked.seats or seat in asked.settled else {}
    found = {Button(name): Msg(game.path(move)[-1]) for name, move in moves.items()}
    call = Button(game.throw_button)
    may_call = question.opened_ns is not None and questions.desk.now_ns >= call_ns(question, questions.desk.habits)
    if asked.caller == seat and may_call and call not in found:
        found[call] = msg("button-call")
    return found


def _walking(questions: Questions, seat: Seat) -> Labels:
    """Next, take, back or undo."""
    undo = {Button.LEAVE: msg("button-undo")} if questions.session.may_undo(seat) else {}
    picker = questions.walks.picker(seat)
    if picker is None:
        return undo
    back = undo if picker.at_root else {Button.LEAVE: msg("button-back")}
    more = {Button.DOUBLE: msg("button-next")} if len(picker.offers) > 1 else {}
    return {Button.STAY: _takes(questions, picker), **back, **more}


def _takes(questions: Questions, picker: Picker) -> Msg:
    """What TAKE does; where it is the only move and one word says it, that word."""
    last = picker.paths[0][0]
    single = len(picker.paths) == 1 and len(last) == 1 and not last[0].isdecimal()
    return Msg(last[0]) if single and questions.desk.words.has(last[0]) else msg("button-take")


def look(desk: Desk, questions: Questions, throws: Throws, holders: Holders, holds: Holds) -> View:
    """The whole view."""
    found = labels(questions, throws, holders)
    seats = tuple(_seat(desk, questions, throws, holders, holds, seat, found[seat]) for seat in range(len(found)))
    roll = throws.roll
    return View(
        layout=desk.layout,
        seats=seats,
        open=questions.is_open() and roll is None,
        timer=questions.timer(desk.now_ns) if questions.now is not None and roll is None else None,
        rolling=None if roll is None else roll.faces,
        throws=questions.session.shown_throws,
        throw_by=throws.throw_by(),
        entered=() if throws.due is None else throws.due.entered,
        notice=_notice(desk, throws),
        race=questions.session.shown_race,
        panels=holders.panels,
        table=desk.habits.seats,
    )


def _notice(desk: Desk, throws: Throws) -> Msg | None:
    if (lost := throws.notice()) is not None:
        return lost  # what the buttons do now comes before what has passed
    if desk.layout == "table":
        return noticed(desk)
    return None if desk.passing is None else words_of(desk.passing[0])


def _seat(
    desk: Desk, questions: Questions, throws: Throws, holders: Holders, holds: Holds, seat: Seat, found: Labels
) -> SeatView:
    panel = holders.panel_of(seat)
    hold = 0.0 if panel is None else holds.progress(panel, desk.now_ns)
    if hold and Button.LEAVE not in found:
        found = {Button.LEAVE: msg("button-menu")}
    named: tuple[tuple[ButtonName, Msg], ...] = tuple(
        (button.value, found[button]) for button in ORDER if button in found
    )
    focus, at = throws.focus(seat)
    taken: tuple[str, ...] = ()
    role = holders.role(seat)
    picker = None if role != "human" or throws.due or not questions.is_open() else questions.walks.picker(seat)
    if picker is not None:
        focus, at, taken = picker.offers, picker.at, picker.taken
    note = holders.notes.get(seat)
    return SeatView(
        role=role,
        bot="" if role == "human" else holders.bot_name(seat),
        hold=hold,
        labels=named,
        note=None if note is None else note[0],
        keys=() if panel is None else desk.keys_of(panel),
        focus=focus,
        at=at,
        taken=taken,
    )
