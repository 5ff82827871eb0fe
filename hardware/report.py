"""The doctor's page: what is configured, what this machine has, what is well and what is not, and what to do then."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from hardware import machine
from hardware.chip_faults import ranges
from hardware.doctor import describe
from hardware.gpio_lines import wires
from hardware.signals import Fault, Ready
from hardware.tables import Tables

_ADVICE = {
    "fault-panel-permission": "sudo usermod -aG {group} {user}, then log in anew",
    "fault-button-permission": "sudo usermod -aG {group} {user}, then log in anew",
    "fault-chip-permission": "sudo usermod -aG {group} {user}, then log in anew",
    "fault-dice-permission": "sudo usermod -aG {group} {user}, then log in anew",
    "fault-button-busy": "end that program, or move the button to another pin in {file}",
    "fault-button-name": "correct the pin in {file}; gpioinfo lists the lines there are",
    "fault-button-shared": "give each of them a pin of its own in {file}",
    "fault-button-stuck": "is something lying on it? is its contact a normally closed one? does its wire touch ground?",
    "fault-button-noisy": "look for a loose wire or plug; keep its cable away from mains",
    "fault-chip-absent": "is it plugged in? its name in {file} must be one of the GPIO chips above",
    "fault-panel-library": "set panel.chip in {file} to one of the GPIO chips above",
    "fault-lamp-pin": "correct the lamp's pin in {file}",
    "fault-dice-absent": "plug it in; dice.device in {file} must be one of the serial devices above",
    "fault-dice-busy": "end that program; a reader talks to one program only",
}
_WIDTH = 14


def head(tables: Tables, files: Sequence[Path]) -> Iterator[str]:
    """What is configured, and what the machine has."""
    yield _line("configuration", " and ".join(map(str, files)) or "none, so all has its default")
    yield _line("buttons", _buttons(tables))
    yield _line("dice reader", tables.dice.device or "none configured")
    yield _line("machine", machine.board())
    yield _line("packages", machine.libraries())
    user, groups = machine.person()
    yield _line("you", f"{user}, in the groups {', '.join(groups)}")
    yield from _nodes("GPIO chips", machine.gpio_chips())
    yield from _nodes("serial", machine.readers())


def findings(found: Iterable[Fault | Ready], files: Sequence[Path]) -> Iterator[tuple[bool, str]]:
    """Each finding as lines of the page, and whether it is well; a fault with what to do."""
    user, _ = machine.person()
    for one in found:
        yield not isinstance(one, Fault), _line("NOT WELL" if isinstance(one, Fault) else "well", describe(one))
        if isinstance(one, Fault) and (what := advice(one, user, files)):
            yield False, _line("", f"→ {what}")


def advice(fault: Fault, user: str, files: Sequence[Path]) -> str:
    """What to do about a fault; empty where its own words say all there is to say."""
    said = {**dict(fault.args), "user": user, "file": files[-1] if files else "the configuration"}
    if fault.key in ("fault-panel-library", "fault-pins-mock") and os.environ.get("GPIOZERO_PIN_FACTORY"):
        return "without GPIOZERO_PIN_FACTORY in its environment the console takes its own way to the pins"
    if fault.key == "fault-panel-library" and not machine.gpio_chips():
        return f'this machine has no GPIO lines; panel.kind = "keyboard" in {said["file"]} plays without'
    return _ADVICE.get(fault.key, "").format(**{"group": "gpio", **said})


def told(answer: str) -> Iterator[tuple[bool, str]]:
    """What a running console says of itself, and whether that is well."""
    for line in answer.splitlines():
        verdict, colon, rest = line.partition(": ")
        yield verdict != "NOT WELL", _line(verdict, rest) if colon else _line("", line)


def _buttons(tables: Tables) -> str:
    panel = tables.panel
    if panel.kind != "gpio":
        return f"{panel.kind}: no pins are used"
    found = wires(panel)
    chips = {wire.chip or panel.chip or "the header" for wire in found}
    seats = ranges({wire.key[0] for wire in found})
    lamps = sum(wire.lamp for wire in found)
    return f"seats {seats}: {len(found) - lamps} buttons, {lamps} lamps, on {', '.join(sorted(chips))}"


def _nodes(title: str, nodes: list[machine.Node]) -> Iterator[str]:
    for number, node in enumerate(nodes):
        yield _line(title if number == 0 else "", str(node))
    if not nodes:
        yield _line(title, "none")


def _line(title: str, text: str) -> str:
    return f"{title:{_WIDTH}}{text}"
