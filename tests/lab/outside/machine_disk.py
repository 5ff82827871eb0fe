"""A machine's one disk: the cut disk under the kernel's own ext4, mounted while there is power."""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random
from time import monotonic

from tests.lab.outside.cut_disk import CutDisk
from tests.lab.outside.nbd_server import NbdServer
from tests.lab.outside.pause import pause

SIZE = 48 << 20
PATIENCE_S = 60.0


class MachineDisk:
    """nbdfuse makes a file of the disk, a loop device a block device of that, ext4 lies on top; all by the kernel's
    usual ways, so a flush arrives where the file system means it to. options: of mount. place: where it is mounted."""

    def __init__(self, folder: Path, options: str = "defaults", deaf: bool = False) -> None:
        self.place, self._fuse, self._socket = folder / "mounted", folder / "fuse", folder / "socket"
        for each in (self.place, self._fuse):
            each.mkdir()
        self._options = options
        self.disk = CutDisk(_fresh(folder / "fresh"), deaf)
        self._server = NbdServer(self.disk, self._socket)
        self._on = False

    def switch_on(self) -> None:
        """Boots as far as a mounted disk; CalledProcessError if there is no file system any more."""
        self.disk.switch_on()
        self._nbdfuse = subprocess.Popen(["nbdfuse", self._fuse, f"nbd+unix:///?socket={self._socket}"])
        self._on = True
        end = monotonic() + PATIENCE_S
        while not (self._fuse / "nbd").exists():
            assert monotonic() < end, f"nbdfuse has made no disk within {PATIENCE_S} s"
            pause(0.005)
        self._loop = _run("losetup", "--find", "--show", self._fuse / "nbd").strip()
        _run("mount", "-o", self._options, self._loop, self.place)

    def cut(self, chance: Random) -> None:
        """The power goes; what the kernel still has to write finds a disk that is off (see `clear`)."""
        self.disk.cut(chance)

    def clear(self) -> None:
        """Takes away what a machine without power has lost anyway: mount, devices, caches."""
        if not self._on:
            return
        self._on = False
        subprocess.run(["umount", self.place], capture_output=True, timeout=PATIENCE_S, check=False)
        _run("losetup", "--detach", self._loop)
        _run("fusermount3", "-u", self._fuse)
        self._nbdfuse.wait(PATIENCE_S)

    def close(self) -> None:
        self.disk.cut(Random(0))
        self.clear()
        self._server.close()


def _fresh(path: Path) -> bytes:
    with path.open("wb") as file:
        file.truncate(SIZE)
    _run("mkfs.ext4", "-q", "-F", path)
    content = path.read_bytes()
    path.unlink()
    return content


def _run(*command: str | Path) -> str:
    return subprocess.run([*map(str, command)], capture_output=True, text=True, timeout=PATIENCE_S, check=True).stdout
