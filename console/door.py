"""What staff may do to the machine: loudness, export to a stick, ending. The only effects of the service menu."""

from __future__ import annotations

import csv
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from console.audits import as_rows
from console.desk import Power
from console.export import Papers, export
from console.store import Store
from console.store_file import sync
from games.core import AnyGame
from games.scene import Msg, msg

STICK = Path("/media/tabletop")
"""Where the system mounts a USB stick (systemd/tabletop-stick@.service)."""
COMMANDS: dict[Power, tuple[str, ...]] = {
    "restart": ("systemctl", "reboot"),
    "off": ("systemctl", "poweroff"),
}


def run(command: Sequence[str]) -> str:
    """Runs a command; what went wrong, empty if nothing did."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=10, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    return "" if done.returncode == 0 else done.stderr.strip() or f"exit code {done.returncode}"


class MachineDoor:
    """The real door. home: the folder beside the store, for an export where there is no stick.

    loud: sets the loudness. leave: ends the console. tell: says something on the screen. command: see `run`.
    papers: in which words score sheets are written now, and how long that may take; None writes none.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        home: Path,
        loud: Callable[[int], object],
        leave: Callable[[], object],
        tell: Callable[[Msg], object],
        stick: Path = STICK,
        command: Callable[[Sequence[str]], str] = run,
        papers: Callable[[], Papers | None] = lambda: None,
    ) -> None:
        self._store, self._games, self._home, self._stick = store, games, home, stick
        self.sound: Callable[[int], object] = loud
        self._leave, self._tell, self._command, self._papers = leave, tell, command, papers

    def export(self) -> Msg:
        """Everything into a new folder of the stick, or beside the store; on the disk when this returns."""
        place = self._stick if self._stick.is_mount() else self._home
        number = 1
        while (folder := place / f"tabletop-{number:03}").exists():
            number += 1
        try:
            count = write_all(self._store, self._games, folder, self._papers())
        except OSError as error:
            return msg("staff-export-failed", folder=str(place), reason=error.strerror or str(error))
        return msg("staff-exported", folder=str(folder), n=count)

    def power(self, how: Power) -> None:
        """Ends the console; systemd starts it again, or the machine is what ends it."""
        if how == "console":
            self._leave()
        elif said := self._command(COMMANDS[how]):
            self._tell(msg("staff-power-failed", reason=said))


def write_all(store: Store, games: Mapping[str, AnyGame], folder: Path, papers: Papers | None = None) -> int:
    """Audits as CSV and JSON, and the records of all games with their papers; how many games. OSError. All of it is on
    the disk then."""
    made = export(store, games, folder / "games", papers)
    files, troubles = (*made.records, *made.papers), made.troubles
    counts = store.counts()
    table, document, notes = folder / "audits.csv", folder / "audits.json", folder / "not-exported.txt"
    with table.open("w", encoding="utf-8", newline="") as out:
        csv.writer(out).writerows(as_rows(counts))
    document.write_bytes(msgspec.json.format(msgspec.json.encode(counts), indent=2) + b"\n")
    if troubles:
        notes.write_text("\n".join(troubles) + "\n", encoding="utf-8")
    for path in (*files, table, document, *((notes,) if troubles else ()), folder / "games", folder, folder.parent):
        sync(path)
    return len(made.records)
