"""Where bots think: at once in tests and tools, beside the loop at a table, so that no press waits for a thought."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any, Generic, TypeAlias, TypeVar

T = TypeVar("T")

Think: TypeAlias = Callable[[Callable[[], Any]], Callable[[], Any]]
"""Begins some work and gives what tells its result, None until there is one."""

LOOK_NS = 5_000_000
"""How long until somebody looks again whether a bot's thought has come to its end."""
SCREEN_LOOK_NS = 20_000_000
"""The same for what a screen only tells."""


def at_once(work: Callable[[], Any]) -> Callable[[], Any]:
    """The work is done when this returns."""
    result = work()
    return lambda: result


def beside(work: Callable[[], Any]) -> Callable[[], Any]:
    """The work is done in a thread of its own; if it fails, that ends the process as any thread's failure does."""
    results: list[Any] = []
    Thread(target=lambda: results.append(work()), name="bot", daemon=True).start()
    return lambda: results[0] if results else None


class Thought(Generic[T]):
    """Some work under way for a screen. result: what came of it, once `look` has said that it is there."""

    def __init__(self, think: Think, work: Callable[[], T]) -> None:
        self.result: T | None = None
        self.done = False
        self._answer = think(lambda: (work(),))
        self.look()

    def look(self) -> bool:
        """Whether it is done."""
        if not self.done and (found := self._answer()) is not None:
            self.result, self.done = found[0], True
        return self.done

    def due_ns(self, now_ns: int) -> int | None:
        """When somebody should look again; None once it is done."""
        return None if self.done else now_ns + SCREEN_LOOK_NS
