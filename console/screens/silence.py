"""What it means that a person has said nothing, or not enough, when the time is up (T6)."""

from __future__ import annotations

from typing import Any

from console.screens.holders import Holders
from console.session import Session
from games.core import Over, Quit, Seat
from games.scene import Msg


def time_is_up(session: Session, holders: Holders, seat: Seat, acted: bool, may_stop: bool) -> tuple[Any, Msg | None]:
    """The move, if any, and what the seat is told. acted: it has done something; may_stop: who is absent may stop."""
    gone = not acted and holders.missed(seat)
    stops = gone and may_stop and not _ends_for_others(session, holders, seat)
    note = None if acted else Msg("note-silent" if not gone else "note-stops" if stops else "note-bot")
    return Quit(seat) if stops else _meant(session, seat, acted), note


def _meant(session: Session, seat: Seat, acted: bool) -> Any:
    game = session.game
    means = game.lapse if acted and game.lapse is not None else game.silence
    return means(session.state, seat)


def _ends_for_others(session: Session, holders: Holders, seat: Seat) -> bool:
    """Whether a seat's giving up would end the game for people who are there."""
    ends = isinstance(session.game.waiting(session.game.apply(session.state, Quit(seat))[0]), Over)
    return ends and any(other != seat for other in holders.people())
