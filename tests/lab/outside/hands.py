"""People at the machine: fingers on its wires, eyes on its lamps, dice on its reader."""

from __future__ import annotations

import threading
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic

from hardware.reader_sim import SimReader
from hardware.signals import Button
from tests.lab.outside.guest import Guest
from tests.lab.outside.monitor import connected
from tests.lab.outside.pause import pause

STAY, LEAVE, DOUBLE = Button.STAY, Button.LEAVE, Button.DOUBLE
SEATS = 3
LINES = tuple(line for line in range(2, 28) if line not in (14, 15))
PINS = {(seat, button): LINES[3 * seat + n] for seat in range(SEATS) for n, button in enumerate(Button)}
LAMPS = {key: LINES[3 * SEATS + n] for n, key in enumerate(PINS)}
PATIENCE_S = 90.0
TAP_S = 0.08


def settings(pin: str) -> str:
    """The settings file as a technician would write it: a kiosk, these pins, a reader on USB."""
    lines = ['profile = "kiosk"', f"seats = {SEATS}", 'source = "reader"', "[dice]", 'device = "/dev/tabletop-dice"']
    lines += ["[staff]", f'pin = "{pin}"', "[panel]", 'kind = "gpio"']
    for seat in range(SEATS):
        lines += ["[[panel.seats]]"]
        lines += [f"{button.name.lower()} = {PINS[seat, button]}" for button in Button]
        lines += [f"{button.name.lower()}_lamp = {LAMPS[seat, button]}" for button in Button]
    return "\n".join(lines) + "\n"


class Hands:
    """Fingers and eyes: buttons are pulled to ground, lamps are read, by the lines of the machine's kernel."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest

    def tap(self, seat: int, *buttons: Button) -> None:
        """One after another."""
        for button in buttons:
            wire = f"/run/wires/sim_gpio{PINS[seat, button]}/pull"
            self._guest.run(f"echo pull-down >{wire}; sleep {TAP_S}; echo pull-up >{wire}; sleep {TAP_S}")

    def tap_slowly(self, seat: int, *buttons: Button) -> None:
        """One after another, each when the one before has been shown: what is pressed earlier does not count."""
        for button in buttons:
            self.tap(seat, button)
            self._guest.run("sleep 1")

    def tap_last(self, seat: int, button: Button) -> None:
        """One that ends the machine, so that nobody answers any more."""
        wire = f"/run/wires/sim_gpio{PINS[seat, button]}/pull"
        self._guest.begin(f"echo pull-down >{wire}; sleep {TAP_S}; echo pull-up >{wire}")

    def hold(self, seat: int, seconds: float) -> None:
        """All three buttons of a seat."""
        wires = " ".join(f"/run/wires/sim_gpio{PINS[seat, button]}/pull" for button in Button)
        pull = f"for wire in {wires}; do echo pull-{{}} >$wire; done"
        self._guest.run(f"{pull.format('down')}; sleep {seconds}; {pull.format('up')}")

    def lit(self) -> set[tuple[int, Button]]:
        """The buttons that are lit now."""
        wires = " ".join(f"/run/wires/sim_gpio{line}/value" for line in LAMPS.values())
        seen = self._guest.run(f"cat {wires}").split()
        return {key for key, value in zip(LAMPS, seen, strict=True) if value == "1"}

    def until_lit(self, seat: int, *buttons: Button, patience_s: float = PATIENCE_S) -> None:
        """Until these buttons of a seat are lit, as others may be."""
        wanted = {(seat, button) for button in buttons}
        end = monotonic() + patience_s
        while not wanted <= (seen := self.lit()):
            assert monotonic() < end, f"{wanted - seen} not lit within {patience_s} s\n{self._guest.log()}"

    def until_out(self, button: Button) -> None:
        """Until this button is lit at no seat: what the page before had lit is out, too."""
        end = monotonic() + PATIENCE_S
        while seats := [seat for seat, one in self.lit() if one is button]:
            assert monotonic() < end, f"{button.name} lit at seats {seats} after {PATIENCE_S} s\n{self._guest.log()}"


class ReaderAtHand:
    """The dice reader at the far end of the USB adapter's line, with somebody who throws when it is armed."""

    def __init__(self, path: Path) -> None:
        self._line = connected(path)
        self._line.settimeout(0.05)
        self._reader = SimReader(Random("laboratory"))
        self._lock, self._open = threading.Lock(), True
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def throw(self, *faces: int) -> None:
        """Lets dice fall as soon as a throw is due."""
        self.wait_until_armed()
        with self._lock:
            self._line.sendall(self._reader.throw(faces, _now_ms()))

    def wait_until_armed(self) -> None:
        """Until a throw is due."""
        end = monotonic() + PATIENCE_S
        while not self._reader.armed or self._reader.unanswered:
            assert monotonic() < end, f"no throw was asked for within {PATIENCE_S} s"
            pause(0.05)

    def close(self) -> None:
        self._open = False
        self._thread.join()
        self._line.close()

    def _listen(self) -> None:
        while self._open:
            with suppress(TimeoutError):
                heard = self._line.recv(4096)
                if not heard:
                    return
                with self._lock:
                    self._line.sendall(self._reader.hear(heard))
            with self._lock, suppress(OSError):
                self._line.sendall(self._reader.again(_now_ms()))


def _now_ms() -> int:
    return int(monotonic() * 1000)
