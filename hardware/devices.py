"""Small questions to the system about device files."""

from __future__ import annotations

import grp
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
