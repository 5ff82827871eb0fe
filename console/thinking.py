"""Where bots think: at once in tests and tools, beside the loop at a table, so that no press waits for a thought."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any, TypeAlias

Think: TypeAlias = Callable[[Callable[[], Any]], Callable[[], Any]]
"""Begins some work and gives what tells its result, None until there is one."""

LOOK_NS = 5_000_000
"""How long until somebody looks again whether a thought has come to its end."""


def at_once(work: Callable[[], Any]) -> Callable[[], Any]:
    """The work is done when this returns."""
    result = work()
    return lambda: result


def beside(work: Callable[[], Any]) -> Callable[[], Any]:
    """The work is done in a thread of its own; if it fails, that ends the process as any thread's failure does."""
    results: list[Any] = []
    Thread(target=lambda: results.append(work()), name="bot", daemon=True).start()
    return lambda: results[0] if results else None
