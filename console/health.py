"""How the table is, for another terminal that asks: what devices say of themselves, and what ails them."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from pathlib import Path

from console.desk import Desk
from hardware.control_socket import ControlSocket, Hand

_LOG = logging.getLogger(__name__)


def health_of(desk: Desk) -> Hand:
    """The hand "health": one line a device, those that are not well first."""

    def health(_words: Sequence[str]) -> str:
        ill = [f"NOT WELL: {fault.text}" for fault in list(desk.faults.values())]
        well = [f"well: {ready.device}{ready.about and f': {ready.about}'}" for ready in list(desk.well.values())]
        return "\n".join([*ill, *well]) or "no device has reported anything"

    return health


def listen(places: Sequence[Path], hands: Mapping[str, Hand]) -> ControlSocket | None:
    """The control socket at the first place that can be had; None, and a line in the log, if there is none."""
    for place in places:
        try:
            return ControlSocket(place, hands)
        except OSError as reason:
            _LOG.warning("no control socket at %s: %s", place, reason.strerror or reason)
    return None
