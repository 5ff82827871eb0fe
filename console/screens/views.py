"""The view of a table: everything a game's picture needs that is no part of its rules."""

from __future__ import annotations

from console.desk import Desk
from console.screens.dress import lasting, words_of
from console.screens.holders import Holders
from console.screens.holds import Holds
from console.screens.questions import Questions
from console.screens.throws import Labels, Throws
from games.core import AnyGame, ButtonName, Choose, Seat
from games.scene import Msg, SeatView, View, msg
from hardware.signals import Button

ORDER = (Button.STAY, Button.LEAVE, Button.DOUBLE)


def labels(game: AnyGame, questions: Questions, throws: Throws, holders: Holders, seat: Seat) -> Labels:
    """What each button of a seat does now."""
    if holders.role(seat) == "bot":
        return {}
    if holders.role(seat) == "absent":
        return {Button.STAY: msg("button-return")}
    if throws.due is not None:
        return throws.labels(seat)
    if throws.roll is not None or not questions.is_open():
        return {}
    return _walking(questions, seat) if game.buttons is None else _answers(game, questions, seat)


def _answers(game: AnyGame, questions: Questions, seat: Seat) -> Labels:
    """Buttons that are moves, and the caller's call."""
    session, question = questions.session, questions.now
    assert game.buttons is not None and question is not None
    state = session.state if session.shown is session.state else session.shown
    if not isinstance(game.waiting(state), Choose):
        return {}
    found = {Button(name): Msg(game.path(move)[-1]) for name, move in game.buttons(state, seat).items()}
    call = Button(game.throw_button)
    may_call = question.opened_ns is not None and questions.desk.now_ns >= questions.call_ns(question)
    if question.waiting.caller == seat and may_call and call not in found:
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
    return {Button.STAY: msg("button-take"), **back, **more}


def look(desk: Desk, questions: Questions, throws: Throws, holders: Holders, holds: Holds) -> View:
    """The whole view."""
    game = questions.session.game
    seats = tuple(_seat(desk, game, questions, throws, holders, holds, seat) for seat in range(len(holders.seating)))
    roll = throws.roll
    return View(
        layout=desk.layout,
        seats=seats,
        open=questions.is_open() and roll is None,
        timer=questions.timer(desk.now_ns) if questions.now is not None and roll is None else None,
        rolling=None if roll is None else roll.faces,
        throws=questions.session.shown_entries,
        throw_by=throws.throw_by(),
        entered=() if throws.due is None else throws.due.entered,
        notice=_notice(desk, throws),
    )


def _notice(desk: Desk, throws: Throws) -> Msg | None:
    if desk.passing is not None:
        return words_of(desk.passing[0])
    return throws.notice() or (lasting(desk) if desk.layout == "table" else None)


def _seat(
    desk: Desk, game: AnyGame, questions: Questions, throws: Throws, holders: Holders, holds: Holds, seat: Seat
) -> SeatView:
    found = labels(game, questions, throws, holders, seat)
    panel = holders.panel_of(seat)
    hold = 0.0 if panel is None else holds.progress(panel, desk.now_ns)
    if hold and Button.LEAVE not in found:
        found = {**found, Button.LEAVE: msg("menu-title")}
    named: tuple[tuple[ButtonName, Msg], ...] = tuple(
        (button.value, found[button]) for button in ORDER if button in found
    )
    focus, at = throws.focus(seat)
    role = holders.role(seat)
    picker = None if role != "human" or throws.due or not questions.is_open() else questions.walks.picker(seat)
    if picker is not None:
        focus, at = picker.offers, picker.at
    note = holders.notes.get(seat)
    return SeatView(
        role=role,
        bot="" if role == "human" else holders.bot_name(seat),
        hold=hold,
        labels=named,
        note=None if note is None else note[0],
        focus=focus,
        at=at,
    )
