"""Lamps blink before a timer ends. Times are CLOCK_MONOTONIC nanoseconds."""

from __future__ import annotations

from console.desk import SECOND

BLINK_NS = SECOND // 4
"""So long a blinking lamp is lit, and so long dark."""
URGENT_NS = 5 * SECOND
"""So long before the end they begin."""


def is_dark(ends_ns: int | None, now_ns: int) -> bool:
    """Whether lamps are in the dark half of a blink; lit at the last moment."""
    left_ns = 0 if ends_ns is None else ends_ns - now_ns
    return 0 < left_ns <= URGENT_NS and (left_ns - 1) // BLINK_NS % 2 == 1


def changes_ns(ends_ns: int | None, now_ns: int) -> int | None:
    """When they next go on or off; None if they do not blink any more."""
    if ends_ns is None or now_ns >= ends_ns:
        return None
    left_ns = ends_ns - now_ns
    return ends_ns - URGENT_NS if left_ns > URGENT_NS else ends_ns - (left_ns - 1) // BLINK_NS * BLINK_NS
