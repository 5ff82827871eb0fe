"""Whoever watches another machine, or another process, has to look again after a while."""

from threading import Event


def pause(seconds: float) -> None:
    """Lets so much time pass."""
    Event().wait(seconds)
