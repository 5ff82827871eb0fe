"""How a state is looked at: everything a scene needs that is no part of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from games.scene import Layout, Msg

if TYPE_CHECKING:
    from games.core import ButtonName, Seat

ThrowBy: TypeAlias = Literal["press", "pause", "hand", "reader"]
"""How the due throw comes: the thrower presses, it falls by itself, it is entered by buttons, the reader tells."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """What the console knows of a seat and the rules do not.

    role: who holds it; bot: the name of the bot that plays for it. hold: how far a held LEAVE has come, 0 to 1.
    labels: what each button does now. note: a short sentence for this seat alone ("too late", "away").
    keys: what stands on the keys that are its STAY, LEAVE and DOUBLE, where a keyboard is its panel.
    focus: the steps the picker offers this seat, in order; at: which of them is in hand; taken: the steps behind it.
    """

    role: Literal["human", "bot", "absent"] = "human"
    bot: str = ""
    hold: float = 0.0
    labels: tuple[tuple[ButtonName, Msg], ...] = ()
    note: Msg | None = None
    keys: tuple[str, ...] = ()
    focus: tuple[str, ...] = ()
    at: int = 0
    taken: tuple[str, ...] = ()

    def key(self, name: ButtonName) -> str:
        """What stands on the key that is this button; "" where buttons are pressed themselves."""
        return self.keys[("STAY", "LEAVE", "DOUBLE").index(name)] if self.keys else ""


@dataclass(frozen=True, slots=True)
class First:
    """Who was first in a race that another ran as well (T3), and by how much.

    margin_ns: how far the other was behind. exact: both contacts were stamped; otherwise only their arrivals are known.
    by_lot: both stamps are equal, and a lot has decided.
    """

    seat: Seat
    margin_ns: int
    exact: bool = True
    by_lot: bool = False


@dataclass(frozen=True, slots=True)
class View:
    """How a state is looked at: everything a scene needs that is no part of the rules.

    open: the question accepts presses (T4). timer: what is left of it, 0 to 1, None without a timer.
    rolling: faces under way; the state is still the one before they fell. throws: how many throws have been
    made (dice lie differently each time). throw_by: how a due throw comes; entered: faces typed in so far.
    notice: a sentence the centre shows (a refused press, a device fault). race: how the latest race ended, where
    more than one wanted it. panels: by seat, the panel (from 0) whose place at the table it has, a bot's too; table:
    how many panels there are. Without them seats sit as if there were as many panels as seats.
    """

    layout: Layout = "wall"
    seats: tuple[SeatView, ...] = ()
    open: bool = True
    timer: float | None = None
    rolling: tuple[int, ...] | None = None
    throws: int = 0
    throw_by: ThrowBy = "press"
    entered: tuple[int, ...] = ()
    notice: Msg | None = None
    race: First | None = None
    panels: tuple[int, ...] = ()
    table: int = 0

    def seat(self, seat: Seat) -> SeatView:
        """What is known of a seat."""
        return self.seats[seat] if seat < len(self.seats) else SeatView()
