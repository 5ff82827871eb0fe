"""Opening the serial port of a dice reader, and saying in one of few kinds why it could not be."""

from __future__ import annotations

import errno
import os
import termios
from pathlib import Path

import serial

from hardware import dice_faults as faults
from hardware.config import DiceConfig
from hardware.devices import group_of, holder_of
from hardware.signals import Fault

TROUBLE = (OSError, termios.error, ValueError)
"""All that pyserial lets through: SerialException is an OSError, in_waiting raises a plain one, tcflush its own."""
CHUNK = 4096
_READ_S = 0.2
_WRITE_S = 1.0


def open_port(device: str, config: DiceConfig) -> serial.Serial | Fault:
    """The port, held so that no other console opens it; or why not."""
    try:
        port: serial.Serial = serial.serial_for_url(
            device, config.baud, timeout=_READ_S, write_timeout=_WRITE_S, exclusive=True
        )
    except TROUBLE as error:
        return _reason(device, error)
    return port


def is_pattern(device: str) -> bool:
    """Whether a device stands for every port that fits, as /dev/serial/by-id/usb-* does."""
    return "://" not in device and any(mark in device for mark in "*?[")


def fitting(pattern: str) -> list[str]:
    """The ports that fit a pattern, each once however many names it has, in the order of their names."""
    names: dict[str, str] = {}
    for name in sorted(map(str, Path("/").glob(pattern.lstrip("/")))):
        names.setdefault(os.path.realpath(name), name)
    return list(names.values())


def _reason(device: str, error: Exception) -> Fault:
    code = error.errno if isinstance(error, OSError) else None
    if code in (errno.EACCES, errno.EPERM):
        group = group_of(device, "dialout")
        text = f"no permission to open {device}; it belongs to group {group}"
        return faults.lasting("permission", text, device=device, group=group)
    if code in (errno.EAGAIN, errno.EBUSY):
        holder = holder_of(device)
        text = f"{holder or 'another program'} holds {device}"
        return faults.lasting("busy", text, device=device, holder=holder or "unknown")
    if "://" in device or not Path(device).exists() or code in (errno.ENXIO, errno.ENODEV, errno.EIO):
        return faults.lasting("absent", f"there is no dice reader at {device}", device=device)
    return faults.lasting("open", f"{device} cannot be opened: {error}", device=device, reason=str(error))
