"""The system asks the console to end in mid-turn: it goes, nothing is lost, and the next start knows why."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from console.audits import sums
from console.store import Store
from tests.console.test_service import PATIENCE_S, Systemd, console, started, systemd

__all__ = ["systemd"]
STARTS = ("--game", "chance_or_choice", "--seats", "4", "--bots", "cautious,cautious")


def starts(state: Path) -> dict[str, int]:
    store = Store(state, lambda word: None)
    found = sums(store.counts(), "start")
    store.close()
    return found


@pytest.mark.parametrize(
    ("number", "code", "cause"), [(signal.SIGTERM, 0, "restarted"), (signal.SIGKILL, -9, "failed")]
)
def test_a_console_that_is_ended_in_mid_turn_can_be_gone_on_with(
    systemd: Systemd, number: signal.Signals, code: int, cause: str
) -> None:  # fmt: skip
    state = systemd.path.parent / "games.sqlite"
    with started(systemd, *console(systemd), *STARTS) as process:
        systemd.until("STATUS=chance_or_choice is played by 4")
        process.send_signal(number)
        assert process.wait(PATIENCE_S) == code
    with started(systemd, *console(systemd)) as process:
        systemd.until("READY=1")
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE_S) == 0
    assert starts(state) == {"first": 1, cause: 1}
