"""Where each seat is in walking to its move, in games whose buttons are no moves."""

from __future__ import annotations

from typing import Any

from console.picker import Picker, pick
from console.session import Session
from games.core import Seat
from hardware.signals import Button


class Walks:
    """The pickers of one session. After a move a seat's gate is shut until what came of it has been shown."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._pickers: dict[Seat, tuple[Any, Picker]] = {}
        self._gates: dict[Seat, int | None] = {}

    def shut(self, seat: Seat) -> None:
        """The seat has moved: its next press counts for what it will see then."""
        self._pickers.pop(seat, None)
        self._gates[seat] = None

    def open(self, at_ns: int) -> None:
        """Everything is on the screen since that time."""
        self._gates = {seat: at_ns if gate is None else gate for seat, gate in self._gates.items()}

    def is_open(self, seat: Seat, at_ns: int) -> bool:
        """Whether a press of the seat with this stamp was made for what it saw."""
        gate = self._gates.get(seat, 0)
        return gate is not None and at_ns >= gate

    def picker(self, seat: Seat) -> Picker | None:
        """Where a seat is; None if it has no move, or its last one is not shown yet."""
        if self._session.game.buttons is not None or self._gates.get(seat, 0) is None:
            return None
        state = self._session.state
        held = self._pickers.get(seat)
        if held is None or held[0] is not state:
            fresh = pick(self._session.game, state, seat)
            if fresh is None:
                return None
            held = (state, fresh if held is None else held[1].moved(fresh))
            self._pickers[seat] = held
        return held[1]

    def step(self, seat: Seat, picker: Picker, button: Button) -> Any:
        """DOUBLE next, STAY take, LEAVE back; the move once it is chosen, else None."""
        if button is Button.DOUBLE:
            after = picker.next()
        elif button is Button.LEAVE:
            after = picker.back()
        else:
            after = picker.take()
        if not isinstance(after, Picker):
            self.shut(seat)
            return after
        self._pickers[seat] = (self._session.state, after)
        return None
