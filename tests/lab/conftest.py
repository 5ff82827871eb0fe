"""Figures that tests of the laboratory measure; they are shown at the end of a run."""

from __future__ import annotations

import pytest

_FIGURES = pytest.StashKey[list[str]]()


@pytest.fixture
def figures(pytestconfig: pytest.Config) -> list[str]:
    """Lines to show."""
    return pytestconfig.stash.setdefault(_FIGURES, [])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for line in config.stash.get(_FIGURES, []):
        terminalreporter.write_line(line)
