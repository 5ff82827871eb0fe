"""What this machine has for buttons and dice: the board, GPIO chips and who may open them, serial devices, groups."""

from __future__ import annotations

import grp
import os
import pwd
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from hardware.devices import group_of

_MODEL = Path("/proc/device-tree/model")
_BY_ID = Path("/dev/serial/by-id")


@dataclass(frozen=True)
class Node:
    """A device: what it is called, where it is, whose group it belongs to, whether we may use it."""

    about: str
    path: str
    group: str
    open: bool

    def __str__(self) -> str:
        may = "you may use it" if self.open else f"you may not use it: it belongs to group {self.group}"
        return f"{self.about}, {may}"


def board(model: Path = _MODEL) -> str:
    """The board's own name, as in "Raspberry Pi 5 Model B Rev 1.0"."""
    try:
        return model.read_bytes().rstrip(b"\0").decode(errors="replace")
    except OSError:
        return "not a Raspberry Pi, as far as it says"


def gpio_chips() -> list[Node]:
    """The GPIO chips there are."""
    try:
        from hardware.gpiod_chips import chips_here  # only here: gpiod exists on Linux only
    except ImportError:
        return []
    return [_node(str(chip), chip.path, "gpio") for chip in chips_here()]


def readers(folder: Path = _BY_ID) -> list[Node]:
    """Serial devices that could be a reader, by names that stay the same."""
    found = sorted(map(str, folder.iterdir())) if folder.is_dir() else []
    return [_node(path, path, "dialout") for path in found]


def libraries() -> str:
    """The packages that reach pins and ports, with their versions; what is missing is named as missing."""
    return ", ".join(f"{name} {_version(name)}" for name in ("gpiozero", "gpiod", "pyserial"))


def person() -> tuple[str, list[str]]:
    """Who is asking, and the groups of that user."""
    user = pwd.getpwuid(os.getuid()).pw_name
    return user, sorted(grp.getgrgid(number).gr_name for number in {os.getgid(), *os.getgroups()} if _is_named(number))


def _node(about: str, path: str, usual: str) -> Node:
    return Node(about, path, group_of(path, usual), os.access(path, os.R_OK | os.W_OK))


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "(missing: run ./play once, it installs what is needed)"


def _is_named(number: int) -> bool:
    try:
        grp.getgrgid(number)
    except KeyError:
        return False
    return True
