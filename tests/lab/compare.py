"""The same measurements through whichever pin factory GPIOZERO_PIN_FACTORY chooses, on lines of the real kernel.

Run by tests/lab/inside, once for our own factory and once for gpiozero's lgpio. Fails if a press is lost or a pair is
stamped in the wrong order. The times are of an emulated machine: they compare, and say nothing of a board.
"""

from __future__ import annotations

import os
from random import Random
from statistics import median, quantiles
from threading import Event
from time import monotonic_ns, process_time

from hardware.config import Bank, PanelConfig, SeatPins
from hardware.debounce import MS
from hardware.signals import Button, Pressed, Ready, Released
from tests.lab.sim import SimChip
from tests.lab.table import Table, pressed

HEADER = "pinctrl-bcm2711"
SEATS = tuple(SeatPins(stay=3 * seat, leave=3 * seat + 1, double=3 * seat + 2) for seat in range(8))
LINES = 3 * len(SEATS)
LGPIO = os.environ.get("GPIOZERO_PIN_FACTORY") == "lgpio"
PRESSES, PAIRS, IDLE_S = 300, 1_000, 10


def main() -> None:
    """One line a measurement."""
    header, others = SimChip(HEADER), [SimChip(f"e{number}", 30) for number in range(10)]
    assert header.name == "gpiochip0", "lgpio takes the first chip there is"
    table = Table(PanelConfig(kind="gpio", seats=SEATS))
    print(_ready(table), flush=True)
    print(_latency(table, header), flush=True)
    for apart_ns in (MS, MS // 10):
        print(_pairs(table, header, apart_ns), flush=True)
    print(f"at rest: {LINES} lines {_at_rest():.2%} of a core", flush=True)
    table.panel.close()
    print(f"at rest: {_three_hundred(others)}", flush=True)
    if LGPIO:
        os._exit(0)  # its threads do not end, and fall over a chip that goes
    for chip in (header, *others):
        chip.close()


def _ready(table: Table) -> str:
    """What the panel says of itself: its factory and how many buttons it has."""
    (ready,) = table.first
    assert isinstance(ready, Ready), ready
    return ready.about


def _latency(table: Table, header: SimChip) -> str:
    """From moving the wire to the signal, one button after the other."""
    found = []
    for number in range(PRESSES):
        began_ns, _ = header.pull(number % LINES, up=False)
        table.until(pressed)
        found.append((monotonic_ns() - began_ns) / MS)
        header.pull(number % LINES, up=True)
        table.until(lambda signals: any(isinstance(one, Released) for one in signals))
    p50, p99 = median(found), quantiles(found, n=100)[98]
    return f"edge to signal, contact time of 3 ms included, {PRESSES} presses: p50 {p50:.1f} ms, p99 {p99:.1f} ms"


def _pairs(table: Table, header: SimChip, apart_ns: int) -> str:
    """Two wires moved one after the other; the next pair is another one, so that no button is called noisy."""
    chance, by_stamp, as_told, gaps = Random(apart_ns), 0, 0, list[int]()
    table.wait(100 * MS)  # what was let go before is quiet
    for number in range(PAIRS):
        wanted = _press_two(header, chance.sample((number * 2 % LINES, number * 2 % LINES + 1), 2), apart_ns)
        found = pressed(table.until(lambda signals: len(pressed(signals)) == 2))
        told = [_line(one) for one in found]
        assert sorted(told) == sorted(wanted) and all(one.exact for one in found), (wanted, found)
        by_stamp += [_line(one) for one in sorted(found, key=lambda one: one.at_ns)] == wanted
        as_told += told == wanted
        gaps.append(abs(found[0].at_ns - found[1].at_ns))
        for line in wanted:
            header.pull(line, up=True)
    assert by_stamp == PAIRS, f"{apart_ns / MS:g} ms apart: only {by_stamp} of {PAIRS} are right by their stamps"
    p50 = median(gaps) / MS
    return f"pairs {apart_ns / MS:g} ms apart (stamps {p50:.2f}): {by_stamp} of {PAIRS} right, {as_told} also as told"


def _press_two(header: SimChip, lines: list[int], apart_ns: int) -> list[int]:
    before_ns, _ = header.pull(lines[0], up=False)
    while monotonic_ns() < before_ns + apart_ns:
        pass
    header.pull(lines[1], up=False)
    return lines


def _line(press: Pressed) -> int:
    return 3 * press.seat + list(Button).index(press.button)


def _at_rest() -> float:
    """What the library's threads take while nothing moves and nobody polls."""
    began = process_time()
    Event().wait(IDLE_S)
    return (process_time() - began) / IDLE_S


def _three_hundred(chips: list[SimChip]) -> str:
    """gpiozero's lgpio factory knows the pins of one header, so beyond them its library is asked itself."""
    if not LGPIO:
        table = Table(PanelConfig(kind="gpio", banks=(Bank(tuple(chip.label for chip in chips), "0-29"),)))
        said = f"{_ready(table)} {_at_rest():.2%} of a core"
        table.panel.close()
        return said
    import lgpio  # type: ignore[import-not-found]  # only where it is chosen: it starts threads

    calls = []
    for chip in chips:
        handle = lgpio.gpiochip_open(int(chip.name.removeprefix("gpiochip")))
        for line in range(30):
            lgpio.gpio_claim_alert(handle, line, lgpio.BOTH_EDGES, lgpio.SET_PULL_UP)
            calls.append(lgpio.callback(handle, line, lgpio.BOTH_EDGES, lambda *_: None))
    return f"lgpio itself, {len(calls)} lines {_at_rest():.2%} of a core"


if __name__ == "__main__":
    main()
