"""Hardware's own tables of the configuration, [panel] and [dice]; the rest of the file is the console's business.

What is wrong in them is said in the words in which the console says it (`config_errors`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from hardware.config import DiceConfig, PanelConfig, check_dice, check_panel, check_together
from hardware.config_errors import explain, find_unknown
from hardware.pin_names import BadHardware

SYSTEM_FILE = Path("/etc/tabletop/console.toml")


class Tables(msgspec.Struct, frozen=True):
    """Both tables, complete: what no file says has its default."""

    panel: PanelConfig = PanelConfig()
    dice: DiceConfig = DiceConfig()


def read_tables(*texts: str) -> Tables:
    """The tables of these documents, later ones over earlier key by key. Raises BadHardware with one sentence."""
    merged: dict[str, Any] = {}
    for said in map(_own, texts):
        for name, table in said.items():
            before = merged.get(name)
            merged[name] = before | table if isinstance(before, dict) and isinstance(table, dict) else table
    try:
        tables = msgspec.convert(merged, Tables)
    except msgspec.ValidationError as error:
        raise BadHardware(explain(Tables, merged, str(error))[1]) from error
    check_panel(tables.panel)
    check_dice(tables.dice)
    check_together(tables.panel, tables.dice)
    return tables


def _own(text: str) -> dict[str, Any]:
    """What a document says in the two tables."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadHardware(f"the file is not TOML: {error}") from error
    except RecursionError:
        raise BadHardware("the file is not TOML that can be read: it is nested too deeply") from None
    said = {name: document[name] for name in Tables.__struct_fields__ if name in document}
    if fault := find_unknown(Tables, said):
        raise BadHardware(fault)
    return said


def read_files(paths: Iterable[Path]) -> Tables:
    """The tables of these files together. Raises BadHardware with one sentence that names the files."""
    files = list(paths)
    try:
        return read_tables(*(_text(path) for path in files))
    except BadHardware as error:
        sentence = str(error)
        end = "" if sentence.endswith((".", "?")) else "."
        raise BadHardware(f"{' and '.join(map(str, files))}: {sentence}{end}") from error


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadHardware(error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise BadHardware("the file is not UTF-8 text") from error
