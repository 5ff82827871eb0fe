"""The lines of a panel: taken where they can be, given back, and taken again when what kept them away is over."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from hardware.buttons import Key, name
from hardware.chip_faults import chip_device, no_chip
from hardware.config import PanelConfig
from hardware.gpio_errors import (
    ChipClosed,
    chip_closed,
    lamp_fault,
    no_factory,
    out_of_reach,
    pretended,
    refusal,
    shared,
)
from hardware.pin_names import Pin, chip_of
from hardware.pins import Factory, choose_factory, close_factory, holder_of, is_mock, reaches_other_chips
from hardware.signals import Button, Fault, Ready, Signal

_FOR_GOOD = ("fault-button-name", "fault-button-reach", "fault-button-shared", "fault-lamp-reach")
"""What no waiting mends."""


@dataclass(frozen=True, slots=True)
class Wire:
    """One line of the panel. pin: with its chip where that is not the panel's."""

    key: Key
    pin: Pin
    lamp: bool = False

    @property
    def chip(self) -> str:
        """The name of its chip; empty: the panel's."""
        return chip_of(self.pin)

    @property
    def device(self) -> str:
        """What it is called in faults."""
        return name(self.key) + (" lamp" if self.lamp else "")


def wires(config: PanelConfig) -> tuple[Wire, ...]:
    """All lines of the configured seats, chip by chip, buttons before lamps."""
    found = []
    for number, seat in enumerate(config.all_seats()):
        for button in Button:
            found.append(Wire((number, button), seat.button(button)))
            if (lamp := seat.lamp(button)) is not None:
                found.append(Wire((number, button), lamp, lamp=True))
    return tuple(sorted(found, key=lambda wire: (wire.chip, wire.lamp)))


class _Contact:
    """Receives the events of one pin in the library's thread, where an exception could end all events of all pins."""

    def __init__(self, key: Key, closed: bool, queue: Callable[[Key, bool, Any], None]) -> None:
        self._key, self._closed, self._queue = key, closed, queue

    def changed(self, ticks: Any, state: Any) -> None:
        """Queue the edge with what is known of its time, and nothing else."""
        self._queue(self._key, bool(state) == self._closed, ticks)


class Lines:
    """Claims the wires of a configuration through a pin factory and remembers what it had to say about each.

    queue: told each edge, in any thread: key, contact, ticks. closed: told each button that is closed when it is taken.
    missing: whether something is not taken that could be taken later.
    Nothing here raises: libraries raise anything, and all of it becomes a `Fault`.
    """

    def __init__(
        self,
        config: PanelConfig,
        factory: Factory,
        queue: Callable[[Key, bool, Any], None],
        closed: Callable[[Key], None],
    ) -> None:
        self.factory = factory
        self.pins: dict[Wire, Any] = {}
        self.missing = True
        self._config, self._queue, self._closed = config, queue, closed
        self._owns = False
        self._wires = wires(config)
        self._contacts: dict[Wire, _Contact] = {}  # gpiozero keeps only weak references to handlers
        self._said: dict[str, Fault] = {}

    def lamps(self) -> dict[Key, Wire]:
        """The lamps that are taken."""
        return {wire.key: wire for wire in self.pins if wire.lamp}

    def contact(self, key: Key) -> bool | None:
        """Whether the contact of a button is closed at this moment; None where its pin does not say."""
        with suppress(Exception):  # see the class
            pin = next(pin for wire, pin in self.pins.items() if wire.key == key and not wire.lamp)
            return bool(pin.state) == (self._config.pull == "down")
        return None

    def open(self) -> list[Signal]:
        """A factory, if there is none yet."""
        if self.factory is not None:
            return []
        try:
            self.factory, self._owns = choose_factory(self._config.chip)
        except Exception as error:  # see the class
            return [] if self._has_gone("") else self._say(no_factory(error))
        return self._say(pretended()) if self._owns and is_mock(self.factory) else []

    def claim(self) -> list[Signal]:
        """Take every wire that is missing and can be had; what is new about the others is said."""
        if self.factory is None:
            return []
        before, news = len(self.pins), list[Signal]()
        for chip, group in groupby([wire for wire in self._wires if self._waits(wire)], key=lambda wire: wire.chip):
            news += self._claim_chip(chip, list(group))
        self.missing = any(map(self._waits, self._wires))
        buttons = sum(not wire.lamp for wire in self.pins)
        if buttons and len(self.pins) > before and "panel" not in self._said:
            news = [one for one in news if one != Ready("panel")]
            news.append(Ready("panel", f"{type(self.factory).__name__}, {buttons} buttons"))
        return news

    def lose(self, chip: str, reason: str) -> tuple[list[Key], list[Signal]]:
        """This chip has gone: its buttons, and what is to be said."""
        lost = [wire for wire in self.pins if wire.chip == chip]
        for wire in lost:
            self._give_back(wire)
        if reaches_other_chips(self.factory):
            self.factory.drop(chip or self._config.chip)
        elif self._owns:
            self._end_factory()  # it has but one chip, and would hold on to the one that has gone
        if not lost:
            return [], []
        keys = [wire.key for wire in lost if not wire.lamp]
        return keys, self._say(no_chip(chip, {key[0] for key in keys}, reason))

    def lamp_failed(self, wire: Wire, error: Exception) -> list[Signal]:
        """A lamp could not be switched; it is taken anew later."""
        self._give_back(wire)
        return self._say(lamp_fault(wire.key, wire.pin, error))

    def close(self) -> None:
        """Give everything back. Handlers go first: lgpio's only thread does not outlive a factory closed under it."""
        for wire in list(self.pins):
            self._give_back(wire)
        if self.factory is not None:
            self.factory.release_all(self)
        self._end_factory()

    def _end_factory(self) -> None:
        if self._owns:
            close_factory(self.factory)
        self.factory, self._owns = None, False

    def _conflicts_with(self, other: object) -> bool:
        """gpiozero asks this when a pin is reserved twice: no two users of a pin go together."""
        return True

    def _waits(self, wire: Wire) -> bool:
        said = self._said.get(wire.device)
        return wire not in self.pins and (said is None or said.key not in _FOR_GOOD)

    def _has_gone(self, chip: str) -> bool:
        """It was there, went, which has been said, and has not come back."""
        said = self._said.get(chip_device(chip))
        return said is not None and said.key == "fault-chip-absent"

    def _claim_chip(self, chip: str, missing: list[Wire]) -> list[Signal]:
        try:
            found, news = self._find(missing)
        except ChipClosed as error:
            if self._has_gone(chip):
                return []
            seats = {wire.key[0] for wire in missing if not wire.lamp}
            return self._say(chip_closed(chip, seats, error))
        news += self._well(chip_device(chip))
        rivals = self._rivals(found)
        for wire, pin in found.items():
            rival = next((other for other in rivals[id(pin)] if other != wire), None)
            if rival is not None and not wire.lamp:
                news += self._say(shared(wire.key, wire.pin, rival.key))
            else:
                news += self._take(wire, pin)
        return news

    def _find(self, missing: Iterable[Wire]) -> tuple[dict[Wire, Any], list[Signal]]:
        found, news = {}, list[Signal]()
        for wire in missing:
            if wire.chip and not reaches_other_chips(self.factory):
                news += self._say(out_of_reach(wire.key, wire.pin, type(self.factory).__name__, wire.lamp))
                continue
            try:
                found[wire] = self.factory.pin(wire.pin)
            except ChipClosed:
                raise
            except Exception as error:  # see the class
                news += self._refused(wire, error)
        return found, news

    def _rivals(self, found: dict[Wire, Any]) -> dict[int, list[Wire]]:
        """The buttons on each pin; where there are two, they get neither."""
        rivals: dict[int, list[Wire]] = defaultdict(list)
        for wire, pin in {**self.pins, **found}.items():
            if not wire.lamp:
                rivals[id(pin)].append(wire)
        return rivals

    def _take(self, wire: Wire, pin: Any) -> list[Signal]:
        try:
            self.factory.reserve_pins(self, pin.info.name)
        except Exception as error:  # see the class; the pin is somebody else's
            return self._refused(wire, error)
        try:
            if wire.lamp:
                pin.output_with_state(False)
            else:
                self._watch(wire, pin)
        except Exception as error:  # see the class
            self._forget(wire, pin)
            return self._refused(wire, error)
        self.pins[wire] = pin
        return self._well(wire.device)

    def _watch(self, wire: Wire, pin: Any) -> None:
        level = self._config.pull == "down"
        self._contacts[wire] = contact = _Contact(wire.key, level, self._queue)
        pin.input_with_pull(self._config.pull)
        pin.bounce = None
        pin.edges = "both"
        pin.when_changed = contact.changed
        if bool(pin.state) == level:
            self._closed(wire.key)

    def _give_back(self, wire: Wire) -> None:
        """Whatever its pin says to that: its chip may have gone."""
        pin, self.missing = self.pins.pop(wire), True
        self._forget(wire, pin)
        with suppress(Exception):
            pin.close()

    def _forget(self, wire: Wire, pin: Any) -> None:
        """Nobody listens to this pin any more, and nobody has reserved it."""
        self._contacts.pop(wire, None)
        if not wire.lamp:
            with suppress(Exception):
                pin.when_changed = None
        with suppress(Exception):
            self.factory.release_pins(self, pin.info.name)

    def _refused(self, wire: Wire, error: Exception) -> list[Signal]:
        if wire.lamp:
            return self._say(lamp_fault(wire.key, wire.pin, error))
        return self._say(refusal(wire.key, wire.pin, error, holder_of(self.factory, wire.pin)))

    def _say(self, fault: Fault) -> list[Signal]:
        if self._said.get(fault.device) == fault:
            return []
        self._said[fault.device] = fault
        return [fault]

    def _well(self, device: str) -> list[Signal]:
        return [] if self._said.pop(device, None) is None else [Ready(device)]
