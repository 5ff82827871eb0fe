"""A store in a directory of the test's own, an ear for what it says, and a pretended screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from console.store import Store
from tests.console.disk import Disk, Ear, Open
from tests.console.felt import Table


@pytest.fixture(autouse=True)
def screen() -> None:
    """Pictures can be painted, whatever the test before has done to the display."""
    if pygame.display.get_surface() is None:
        pygame.display.init()
        pygame.display.set_mode((64, 64))


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "state" / "games.sqlite"


@pytest.fixture
def store_on(path: Path, ear: Ear) -> Iterator[Open]:
    opened: list[Store] = []

    def make(disk: Disk | None = None) -> Store:
        opened.append(Store(path, ear, disk or Disk()))
        return opened[-1]

    yield make
    for store in opened:
        store.close()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path)
    yield made
    made.disk.open.set()
    made.store.close()
