"""Plays on a disk that is full in earnest: the kernel lets no file grow beyond so many bytes. Prints what it heard."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

from console.store import Store
from games.core import Setup
from games.record import Entry
from hardware.signals import Fault
from tests.console.disk import Ear


def main(path: Path, room: int) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    ear = Ear()
    store = Store(path, ear)
    key = store.begin("pebbles", 1, Setup(1), bytes(32))
    sent: list[Entry] = []
    on_disk = True
    while on_disk:
        on_disk, said = ear.saved(_append(store, key, sent))
        for word in said:
            print("fault" if isinstance(word, Fault) and word.key != "fault-store-damaged" else word)
    print("unsaved")
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    on_disk, said = ear.saved(_append(store, key, sent))
    print(*("fault" if isinstance(word, Fault) else "ready" for word in said), "saved" if on_disk else "unsaved")
    stored = store.load(key)
    print("complete" if stored is not None and stored.entries == tuple(sent) else "lost")
    store.close()


def _append(store: Store, key: int, sent: list[Entry]) -> int:
    batch = [Entry(f"throw {n} {'9' * 100}", "console", n) for n in range(len(sent), len(sent) + 10)]
    sent += batch
    return store.append(key, batch)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
