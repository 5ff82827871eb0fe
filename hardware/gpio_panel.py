"""Buttons and lamps on pins, through any gpiozero pin factory: raw edges in, our own debounce, no library filter."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import monotonic_ns
from typing import Any

from hardware.buttons import Buttons, Key, key_args, name
from hardware.config import PanelConfig
from hardware.pins import Factory, choose_factory, no_factory, refusal, stamps_of
from hardware.signals import Button, Fault, Ready, Signal


class _Contact:
    """Receives the events of one pin in the library's thread, where an exception could end all events of all pins."""

    def __init__(self, panel: GpioPanel, key: Key, closed: bool) -> None:
        self._panel = panel
        self._key = key
        self._closed = closed

    def changed(self, ticks: Any, state: Any) -> None:
        """Queue the edge with what is known of its time, and nothing else."""
        self._panel.queue(self._key, bool(state) == self._closed, ticks)


class GpioPanel:
    """A `Panel` over the pins of the configuration (checked by `hardware.config.check_panel` before).

    A pin that cannot be used is a `Fault` naming seat, button and pin; the other buttons work on. Without any GPIO
    library the panel has no buttons and says so. The first poll reports what was found.
    """

    def __init__(
        self,
        config: PanelConfig,
        wake: Callable[[], None],
        factory: Factory = None,
        clock_ns: Callable[[], int] = monotonic_ns,
    ) -> None:
        self._config = config
        self._wake = wake
        self._clock_ns = clock_ns
        self._edges: deque[tuple[Key, bool, Any, int]] = deque()
        self._news: list[Signal] = []
        self._pins: dict[Key, Any] = {}
        self._lamps: dict[Key, Any] = {}
        self._contacts: list[_Contact] = []  # gpiozero keeps only weak references to handlers
        self._keys = [(seat, button) for seat in range(len(config.seats)) for button in Button]
        self._buttons = Buttons(self._keys, config.limits(), round(config.stuck_s * 1e9))
        self._wake_failed = False
        self._factory, self._owns = factory, False
        if self._open():
            self._claim()

    def poll(self, now_ns: int) -> list[Signal]:
        """See `Panel`."""
        news, self._news = self._news, []
        while self._edges:
            key, contact, ticks, arrival_ns = self._edges.popleft()
            at_ns, exact = self._stamp(ticks, arrival_ns)
            self._buttons.edge(key, contact, at_ns, exact)
        return news + self._buttons.collect(now_ns)

    def due_ns(self) -> int | None:
        """See `Panel`."""
        return self._buttons.due_ns()

    def light(self, seat: int, button: Button, on: bool) -> None:
        """See `Panel`."""
        pin = self._lamps.get((seat, button))
        if pin is not None:
            try:
                pin.state = on
            except Exception as error:  # as in `_open`
                del self._lamps[seat, button]
                self._lamp_fault((seat, button), error)

    def close(self) -> None:
        """See `Panel`. Handlers go first: lgpio's only thread does not outlive a factory that is closed under it."""
        for pin in self._pins.values():
            pin.when_changed = None
        for pin in [*self._pins.values(), *self._lamps.values()]:
            pin.close()
        if self._factory is not None:
            self._factory.release_all(self)
        self._pins, self._lamps = {}, {}
        self._contacts.clear()
        if self._owns:
            self._factory.close()
            self._owns = False

    def queue(self, key: Key, contact: bool, ticks: Any) -> None:
        """Take one raw edge, from any thread. Never raises."""
        self._edges.append((key, contact, ticks, self._clock_ns()))
        try:
            self._wake()
        except Exception as error:  # raising here could silence every button; the edge is queued already
            if not self._wake_failed:
                self._wake_failed = True
                text = f"waking the console failed: {error}"
                self._news.append(Fault("panel", "fault-panel-handler", text, (("reason", str(error)),)))

    def _conflicts_with(self, other: object) -> bool:
        """gpiozero asks this when a pin is reserved twice: no two users of a pin go together."""
        return True

    def _open(self) -> bool:
        try:
            if self._factory is None:
                self._factory, self._owns = choose_factory(self._config.chip)
            self._stamp = stamps_of(self._factory)
        except Exception as error:  # libraries raise anything here; all of it means the same: no buttons
            self._factory = None
            self._news.append(no_factory(error))
        return self._factory is not None

    def _claim(self) -> None:
        """Take every pin that can be taken; two buttons on one pin get neither."""
        found = {key: pin for key in self._keys if (pin := self._find(key)) is not None}
        for key, pin in found.items():
            other = next((rival for rival in found if rival != key and found[rival] is pin), None)
            if other is not None:
                self._news.append(self._shared(key, other))
            else:
                self._watch(key, pin)
        for key in self._keys:
            self._claim_lamp(key)
        if self._pins:
            self._news.append(Ready("panel", f"{type(self._factory).__name__}, {len(self._pins)} buttons"))

    def _find(self, key: Key) -> Any:
        wanted = self._config.seats[key[0]].button(key[1])
        try:
            return self._factory.pin(wanted)
        except Exception as error:  # as in `_open`
            self._news.append(refusal(key, wanted, error))
            return None

    def _watch(self, key: Key, pin: Any) -> None:
        contact = _Contact(self, key, closed=self._config.pull == "down")
        try:
            self._factory.reserve_pins(self, pin.info.name)
            pin.input_with_pull(self._config.pull)
            pin.bounce = None
            pin.edges = "both"
            pin.when_changed = contact.changed
            closed = bool(pin.state) == (self._config.pull == "down")
        except Exception as error:  # as in `_open`
            self._news.append(refusal(key, self._config.seats[key[0]].button(key[1]), error))
            return
        self._pins[key] = pin
        self._contacts.append(contact)
        if closed:
            self._buttons.start_closed(key, self._clock_ns())

    def _claim_lamp(self, key: Key) -> None:
        wanted = self._config.seats[key[0]].lamp(key[1])
        if wanted is None:
            return
        try:
            pin = self._factory.pin(wanted)
            self._factory.reserve_pins(self, pin.info.name)
            pin.output_with_state(False)
        except Exception as error:  # as in `_open`
            self._lamp_fault(key, error)
        else:
            self._lamps[key] = pin

    def _lamp_fault(self, key: Key, error: Exception) -> None:
        wanted = self._config.seats[key[0]].lamp(key[1])
        said = str(error) or type(error).__name__
        args = (*key_args(key), ("pin", str(wanted)), ("reason", said))
        text = f"the lamp of {name(key)} on pin {wanted}: {said}"
        self._news.append(Fault(f"{name(key)} lamp", "fault-lamp-pin", text, args))

    def _shared(self, key: Key, other: Key) -> Fault:
        pin = self._config.seats[key[0]].button(key[1])
        args = (*key_args(key), ("pin", str(pin)), ("other_seat", other[0] + 1), ("other_button", str(other[1])))
        return Fault(name(key), "fault-button-shared", f"{name(key)} and {name(other)} are both on pin {pin}", args)
