"""Batches on a Dask cluster: a scheduler and two workers, processes of their own on this computer."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from games import cluster
from games.core import BadNotation
from games.jobs import Order, order, play
from games.simulate import batch
from games.tally import Tally, add, tally
from tests.games.walks import GAMES

ROOT = Path(__file__).parents[2]
SECONDS = 60
Process = subprocess.Popen[str]


def started(module: str, *arguments: str, until: str) -> tuple[Process, str]:
    """A process of Dask's, and the line with which it says that it is ready."""
    command = [sys.executable, "-m", f"distributed.cli.{module}", "--no-dashboard", "--host", "127.0.0.1", *arguments]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    assert child.stderr is not None
    return child, next(line for line in child.stderr if until in line)


def ended(children: Sequence[Process]) -> None:
    for child in children:
        child.kill()
        child.communicate(timeout=SECONDS)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    scheduler, line = started("dask_scheduler", "--port", "0", until="Scheduler at:")
    yield line.split()[-1]
    ended([scheduler])


@pytest.fixture
def workers(address: str, tmp_path: Path) -> Iterator[list[Process]]:
    arguments = (address, "--no-nanny", "--nthreads", "1", "--local-directory", str(tmp_path))
    children = [started("dask_worker", *arguments, until="Registered to")[0] for _ in range(2)]
    yield children
    ended(children)


def chances(bot: str = "leave-at-20") -> Order:
    return order(batch(GAMES["chance_or_choice"], [bot, "random"], "cluster", {"rounds": 3}))


def summed(portions: Iterator[Tally]) -> Tally:
    sums = tally(2)
    for portion in portions:
        add(sums, portion)
    return sums


def test_a_cluster_plays_the_same_games_though_one_worker_is_killed(address: str, workers: list[Process]) -> None:
    numbers = range(1, 601)
    portions = cluster.tallies(chances(), numbers, address)
    first = next(portions)
    workers[0].kill()
    sums = summed(portions)
    add(sums, first)
    assert sums == play(chances(), numbers, lambda: False) and sums.games == len(numbers)


def test_what_is_not_to_be_is_said_in_one_sentence(
    address: str, workers: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped = summed(cluster.tallies(chances(), range(1, 601), address, lambda: True))
    assert 0 <= stopped.games < 600
    monkeypatch.setattr(cluster, "fingerprint", lambda packages: "another")
    with pytest.raises(BadNotation, match="has another version of the games"):
        summed(cluster.tallies(chances(), range(1, 5), address))


def test_a_cluster_without_workers_is_not_waited_for(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE_S", 0.3)
    with pytest.raises(BadNotation, match="no worker has come"):
        summed(cluster.tallies(chances(), range(1, 5), address))


@pytest.mark.parametrize(
    ("where", "said"), [("tcp://127.0.0.1:1", "no scheduler answers"), ("somewhere", "is written like tcp://")]
)
def test_an_address_where_nobody_is(where: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE_S", 0.3)
    with pytest.raises(BadNotation, match=said):
        summed(cluster.tallies(chances(), range(1, 5), where))


def test_without_the_extra_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadNotation, match=r"extra 'cluster': .*requirements/extras.txt"):
        summed(cluster.tallies(chances(), range(1, 5), "tcp://127.0.0.1:8786"))


def test_computers_that_differ_are_named() -> None:
    def versions(**packages: str) -> dict[str, Any]:
        return {"packages": {"python": "3.11.7", "distributed": "2026.1", "numpy": "2.0", **packages}}

    alike = {"client": versions(), "scheduler": versions(), "workers": {"tcp://a:1": versions()}}
    assert cluster.odd_one(alike) == ""
    other = {**alike, "workers": {"tcp://a:1": versions(), "tcp://b:2": versions(python="3.12.1")}}
    assert cluster.odd_one(other) == "worker tcp://b:2 has python 3.12.1, this computer 3.11.7"
    assert cluster.odd_one({**alike, "scheduler": versions(distributed="1")}).startswith(
        "its scheduler has distributed 1,"
    )
