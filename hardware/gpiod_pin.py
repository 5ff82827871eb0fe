"""One line of a GPIO chip as a gpiozero pin."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from threading import Lock
from types import MethodType
from typing import TYPE_CHECKING, Any
from weakref import WeakMethod, ref

import gpiod
from gpiod.line import Bias, Direction, Edge, Value
from gpiozero import Pin
from gpiozero.exc import (
    PinFixedPull,
    PinInvalidBounce,
    PinInvalidEdges,
    PinInvalidFunction,
    PinInvalidPull,
    PinSetInput,
)
from gpiozero.pins import PinInfo

if TYPE_CHECKING:
    from hardware.gpiod_factory import GpiodFactory, Line

_BIAS = {"up": Bias.PULL_UP, "down": Bias.PULL_DOWN, "floating": Bias.DISABLED}
_EDGES = {"none": Edge.NONE, "rising": Edge.RISING, "falling": Edge.FALLING, "both": Edge.BOTH}
_BUFFER = 256
"""Edges the kernel keeps while nobody reads."""
_RISING = gpiod.EdgeEvent.Type.RISING_EDGE


class GpiodPin(Pin):  # type: ignore[misc]  # gpiozero has no types
    """See `gpiozero.Pin`. The line is requested when the pin is made and given back by `close`.

    Edges of both kinds always alternate. Where the kernel had to drop some, the line counts as held by its pull in
    between, for nobody knows how long it was not; and the level is read again at the end.
    """

    def __init__(self, factory: GpiodFactory, chip: Any, line: Line) -> None:
        super().__init__()
        self.factory = factory
        self._line, self._offset = line, line[1]
        self._lock = Lock()
        self._seqno, self._at_ns, self._unsure = 0, 0, False
        self._level: bool | None = None
        self._function, self._pull, self._edges = "input", "floating", "both"
        self._bounce: float | None = None
        self._value = False
        self._handler: Any = None
        self._bias = Bias.AS_IS  # until a pull is asked for, what the board set stays
        self._request = chip.request_lines(
            {self._offset: self._settings()}, consumer="tabletop-console", event_buffer_size=_BUFFER
        )

    def __repr__(self) -> str:
        return self.factory.name_of(self._line)

    def close(self) -> None:
        """Give the line back as an input without edges; safe to call twice."""
        if self.factory.pins.get(self._line) is not self:
            return
        with suppress(OSError):  # its chip may have gone
            self._set_when_changed(None)
        del self.factory.pins[self._line]
        self._request.release()

    def output_with_state(self, state: bool) -> None:
        """Drive the line, at once to this level."""
        self._function, self._value = "output", bool(state)
        self._apply()

    def input_with_pull(self, pull: str) -> None:
        """Let the line go, at once with this pull."""
        self._function = "input"
        self._set_pull(pull)

    def _settings(self) -> gpiod.LineSettings:
        if self._function == "output":
            return gpiod.LineSettings(direction=Direction.OUTPUT, output_value=_level(self._value))
        return gpiod.LineSettings(
            direction=Direction.INPUT,
            bias=self._bias,
            edge_detection=_EDGES[self._edges] if self._handler is not None else Edge.NONE,
            debounce_period=timedelta(seconds=self._bounce or 0),
        )

    def _apply(self) -> None:
        """Change the line in place: giving it back and asking anew could lose it to somebody."""
        with self._lock:
            self._request.reconfigure_lines({self._offset: self._settings()})

    def _get_info(self) -> PinInfo:
        name = repr(self)
        names = frozenset({name, self._offset, str(self._offset)})
        return PinInfo(number=None, name=name, names=names, pull="", row=0, col=0, interfaces=frozenset({"gpio"}))

    def _get_function(self) -> str:
        return self._function

    def _set_function(self, value: str) -> None:
        if value not in ("input", "output"):
            raise PinInvalidFunction(f'function of {self!r} must be "input" or "output", not {value!r}')
        self._function = value
        self._apply()

    def _get_state(self) -> bool:
        with self._lock:
            return bool(self._request.get_value(self._offset))

    def _set_state(self, value: float) -> None:
        if self._function != "output":
            raise PinSetInput(f"{self!r} is an input and cannot be set")
        self._value = bool(value)
        with self._lock:
            self._request.set_value(self._offset, _level(self._value))

    def _get_pull(self) -> str:
        return self._pull

    def _set_pull(self, value: str) -> None:
        if self._function != "input":
            raise PinFixedPull(f"{self!r} is an output and has no pull")
        if value not in _BIAS:
            raise PinInvalidPull(f'pull of {self!r} must be "up", "down" or "floating", not {value!r}')
        self._pull, self._bias = value, _BIAS[value]
        self._apply()

    def _get_bounce(self) -> float | None:
        return self._bounce

    def _set_bounce(self, value: float | None) -> None:
        if value is not None and value < 0:
            raise PinInvalidBounce(f"bounce of {self!r} must be None or at least 0 seconds, not {value}")
        self._bounce = value or None
        self._apply()

    def _get_edges(self) -> str:
        return self._edges

    def _set_edges(self, value: str) -> None:
        if value not in _EDGES:
            raise PinInvalidEdges(f"edges of {self!r} must be one of {', '.join(_EDGES)}, not {value!r}")
        self._edges = value
        self._apply()

    def _get_when_changed(self) -> Any:
        return None if self._handler is None else self._handler()

    def _set_when_changed(self, value: Any) -> None:
        """Weak, as in all of gpiozero: a device that is forgotten must not be kept alive by its own pin."""
        if value is None:
            if self._handler is not None:
                self.factory.reader.unwatch(self._request)  # first: an edge is handed on whole or not at all
                self._handler = None
                self._apply()
            return
        fresh = self._handler is None
        self._handler = WeakMethod(value) if isinstance(value, MethodType) else ref(value)
        if fresh:
            self._apply()
            self._seqno, self._level = 0, None
            self.factory.reader.watch(self._request, self._edge, self._gone)

    def _edge(self, event: gpiod.EdgeEvent, last: bool) -> None:
        level, at_ns = event.event_type is _RISING, event.timestamp_ns
        lost = self._seqno != 0 and event.line_seqno != self._seqno + 1
        self._seqno, self._unsure = event.line_seqno, self._unsure or lost
        if self._edges == "both" and self._level is not None:
            if lost and self._level != (self._pull == "up"):
                self._hand(self._at_ns, not self._level)
            if level == self._level:
                self._hand(at_ns, not level)
        self._hand(at_ns, level)
        if self._unsure and last:
            self._unsure = False
            if (state := self._get_state()) != level:
                self._hand(self.factory.ticks(), state)

    def _hand(self, at_ns: int, level: bool) -> None:
        self._level, self._at_ns = level, at_ns
        handler = self._handler
        method = None if handler is None else handler()
        if method is not None:
            method(at_ns, level)

    def _gone(self, _error: Exception) -> None:
        self.factory.gone(self._line[0])


def _level(value: bool) -> Value:
    return Value.ACTIVE if value else Value.INACTIVE
