"""Three ways to set a table up, and the settings of the people who come to it: [visitors], [staff] and [display].rest.

A profile is a set of defaults: what a file says itself counts over it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from hardware.config_errors import ALLOWED
from hardware.signals import Button

Profile: TypeAlias = Literal["party", "kiosk", "classroom"]
Rest: TypeAlias = Literal["off", "dim", "blank"]
Chord: TypeAlias = frozenset[tuple[int, Button]]
"""Buttons held together, by panel."""


class VisitorsConfig(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Table [visitors]: what those may who come to the table, and how it waits for them."""

    locked: Annotated[
        bool, Meta(description="no button and no key changes a setting or ends the console; only staff do")
    ] = False
    ask_language: Annotated[bool, Meta(description="the first press asks for the language, each time")] = False
    house_rules: Annotated[bool, Meta(description="house rules may be changed before a game")] = True
    warn_s: Annotated[
        float, Meta(ge=0, le=60, description="seconds that are counted down before the attract screen returns")
    ] = 10.0
    left_games: Annotated[
        Literal["offered", "abandoned"],
        Meta(description="a game that everybody walked away from: offered to the next, or kept as abandoned"),
    ] = "offered"
    games: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=40)], ...],
        Meta(max_length=40, description='games that are offered, as in ["chance_or_choice"]; none named: all'),
    ] = ()


class StaffConfig(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Table [staff]: how those who look after the table get into its service menu."""

    seat: Annotated[int, Meta(ge=1, le=100, description="the seat at whose buttons it is opened")] = 1
    buttons: Annotated[
        tuple[Literal["STAY", "LEAVE", "DOUBLE"], ...],
        Meta(min_length=1, max_length=3, description="which of them are held together"),
    ] = ("STAY", "LEAVE", "DOUBLE")
    hold_s: Annotated[float, Meta(ge=1, le=30, description="for how many seconds")] = 5.0
    pin: Annotated[
        str,
        Meta(
            pattern="^[0-9]{0,8}$",
            max_length=8,
            description="digits that are asked for then; empty: none",
            extra={ALLOWED: 'at most 8 digits in quotation marks, as in "2580"'},
        ),
    ] = ""

    @property
    def chord(self) -> Chord:
        """The buttons to hold."""
        return frozenset((self.seat - 1, Button(name)) for name in self.buttons)


PROFILES: dict[Profile, dict[str, Any]] = {
    # A living room: whoever plays may change everything.
    "party": {},
    # A museum or fair: visitors play and do nothing else, and the table looks after itself.
    "kiosk": {
        "idle_s": 90.0,  # who walks away is gone
        "timer_s": 30.0,  # strangers need a little longer
        "visitors": {
            "locked": True,  # settings are the staff's
            "ask_language": True,  # nobody knows who comes next
            "house_rules": False,  # one game, as it is meant
            "warn_s": 15.0,  # whoever only thinks can say so
            "left_games": "abandoned",  # the next visitor begins anew
        },
        "staff": {"pin": "1234"},  # to be changed
        "display": {"rest": "dim", "rest_after_min": 20.0},  # screens last longer
    },
    # A school: one class, a teacher beside it, and time to talk.
    "classroom": {
        "idle_s": 0.0,  # the class may talk as long as it likes
        "timer_s": 0.0,  # nobody is hurried
        "absent": "stops",  # a seat that is silent is not played for
        "visitors": {"warn_s": 0.0, "left_games": "offered"},  # the next lesson goes on where this one ended
        "staff": {"pin": ""},  # the chord is enough
        "display": {"rest": "dim", "rest_after_min": 60.0},
    },
}
"""Defaults that differ from the built-in ones."""
