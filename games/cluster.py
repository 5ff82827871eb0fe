"""Batches of games on several computers, by a Dask cluster: the same games and the same sums as on one.

A cluster is a scheduler and workers that somebody has started (docs/doors.md). Each worker proves with every portion
that its games are those of this computer, so one that joins late, or was left behind by an update, spoils nothing; a
portion whose worker is lost is played again by another.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from concurrent.futures import CancelledError
from functools import lru_cache, partial
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from games.compiled import INSTALL
from games.core import BadNotation
from games.jobs import Order, Portions, Stopped, collected, never, play
from games.tally import Tally

EXAMPLE = "tcp://192.168.0.7:8786"
PATIENCE_S = 5
"""So long a scheduler, and then its first worker, may take to answer."""
AHEAD = 2
"""Portions asked for ahead, for every thread of the cluster."""
ALIKE = ("python", "distributed", "numpy")
"""What must be the same everywhere, as Dask names it."""
WORDS = (".ftl", ".md")
"""Files that no result depends on."""


def tallies(what: Order, numbers: range, address: str, stopped: Stopped = never) -> Portions:
    """The tallies of all portions as workers of the cluster at this address are done with them.

    Once stopped, portions that have not come are let go. BadNotation, before any game, for a cluster that cannot be
    used, and later for one that has been lost or does not have these games.
    """
    client = _connected(address)
    try:
        threads = sum(client.nthreads().values())
        ask = partial(client.get_executor(pure=False).submit, _portion, what, fingerprint(what.packages))
        yield from _told(
            collected(ask, what.portions(numbers, threads), AHEAD * threads, stopped, lambda: None), address
        )
    finally:
        client.close()


def _connected(address: str) -> Any:
    if find_spec("distributed") is None:
        raise BadNotation(f"--cluster needs the extra 'cluster': {INSTALL}")
    if not re.fullmatch(r"((tcp|tls|ws|wss)://)?[^\s/]+:[0-9]{1,5}", address):
        raise BadNotation(f"cluster {address!r}: an address is written like {EXAMPLE}")
    import distributed

    dask: Any = distributed  # half of it has no types
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what goes wrong is said once, and here
    try:
        client = dask.Client(address, timeout=PATIENCE_S, set_as_default=False)
    except (OSError, ValueError) as unreachable:
        raise BadNotation(
            f"cluster {address}: no scheduler answers there; an address is written like {EXAMPLE}"
        ) from unreachable
    try:
        client.wait_for_workers(1, timeout=PATIENCE_S)
    except TimeoutError as empty:
        client.close()
        raise BadNotation(f"cluster {address}: its scheduler answers, but no worker has come to it") from empty
    if other := odd_one(client.get_versions()):
        client.close()
        raise BadNotation(f"cluster {address}: {other}; all computers need the same")
    return client


def odd_one(versions: Mapping[str, Any]) -> str:
    """The first difference between what the cluster runs on and this computer, as words; "" if there is none."""
    here = versions["client"]["packages"]
    there = {"its scheduler": versions["scheduler"]}
    there |= {f"worker {name}": of for name, of in sorted(versions["workers"].items())}
    for who, of in there.items():
        for name in ALIKE:
            theirs = of["packages"].get(name)
            if theirs != here[name] and not (theirs is None and name == "numpy" and who == "its scheduler"):
                return f"{who} has {name} {theirs}, this computer {here[name]}"
    return ""


def _told(portions: Iterator[Tally], address: str) -> Iterator[Tally]:
    """The portions, with one sentence for whatever keeps them from coming."""
    from distributed import KilledWorker

    try:
        yield from portions
    except (ImportError, AttributeError) as missing:
        raise BadNotation(
            f"cluster {address}: a worker does not know these games; start it in the folder of this same version"
        ) from missing
    except (CancelledError, KilledWorker, OSError) as lost:
        raise BadNotation(f"cluster {address}: it has been lost in the middle of the work") from lost


@lru_cache(maxsize=4)
def fingerprint(packages: tuple[str, ...]) -> str:
    """What stands for all source and data of the games on this computer."""
    found = sha256()
    for name in ("games", *packages):
        spec = find_spec(name)
        for folder in sorted((spec and spec.submodule_search_locations) or ()):
            for path in sorted(Path(folder).rglob("*.*")):
                if path.is_file() and path.suffix not in WORDS and "__pycache__" not in path.parts:
                    found.update(f"{path.relative_to(folder)}\0{path.stat().st_size}\0".encode())
                    found.update(path.read_bytes())
    return found.hexdigest()


def _portion(what: Order, made_by: str, numbers: range) -> Tally:
    """On a worker: the games, if it has the same."""
    if fingerprint(what.packages) != made_by:
        raise BadNotation("a worker of the cluster has another version of the games; bring all computers to the same")
    return play(what, numbers, never)
