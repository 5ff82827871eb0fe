"""Small questions to the system about device files."""

from __future__ import annotations

import grp
import os
import re
from pathlib import Path


def group_of(path: str, unseen: str) -> str:
    """The group that owns a device, by name where it has one; `unseen` if the device cannot be seen."""
    try:
        number = Path(path).stat().st_gid
    except OSError:
        return unseen
    try:
        return grp.getgrgid(number).gr_name
    except KeyError:
        return str(number)


def holder_of(path: str) -> str:
    """The program that has locked a device, as "name (process number)"; "" where that cannot be seen."""
    try:
        seen = Path(path).stat()
        locks = Path("/proc/locks").read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        return ""
    place = f"{os.major(seen.st_dev):02x}:{os.minor(seen.st_dev):02x}:{seen.st_ino}"
    found = re.search(rf"FLOCK +\S+ +WRITE +(\d+) +{place} ", locks)
    return "" if found is None else f"{_name_of(found[1])} ({found[1]})"


def _name_of(process: str) -> str:
    try:
        return Path(f"/proc/{process}/comm").read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return "?"
