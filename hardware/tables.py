"""Hardware's own tables of the configuration, [panel] and [dice]; the rest of the file is the console's business."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from hardware.config import DiceConfig, PanelConfig, check_dice, check_panel, check_together
from hardware.pin_names import BadHardware

SYSTEM_FILE = Path("/etc/tabletop/console.toml")


class Tables(msgspec.Struct, frozen=True):
    """Both tables, complete: what no file says has its default."""

    panel: PanelConfig = PanelConfig()
    dice: DiceConfig = DiceConfig()


def read_tables(*texts: str) -> Tables:
    """The tables of these documents, later ones over earlier key by key. Raises BadHardware with one sentence."""
    merged: dict[str, dict[str, Any]] = {"panel": {}, "dice": {}}
    try:
        for text in texts:
            document = tomllib.loads(text)
            for name, table in merged.items():
                said = document.get(name, {})
                if not isinstance(said, dict):
                    raise BadHardware(f"{name} is not a table; begin it with [{name}]")
                table.update(said)
        tables = msgspec.convert(merged, Tables)
    except (msgspec.MsgspecError, tomllib.TOMLDecodeError) as error:
        raise BadHardware(str(error)) from error
    check_panel(tables.panel)
    check_dice(tables.dice)
    check_together(tables.panel, tables.dice)
    return tables


def read_files(paths: Iterable[Path]) -> Tables:
    """The tables of these files together. Raises BadHardware with one sentence that names the files."""
    files = list(paths)
    try:
        return read_tables(*(_text(path) for path in files))
    except BadHardware as error:
        raise BadHardware(f"{' and '.join(map(str, files))}: {error}") from error


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadHardware(error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise BadHardware("the file is not UTF-8 text") from error
