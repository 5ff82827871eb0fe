"""Where the console keeps its games and finds its configuration."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from platformdirs import user_config_path, user_state_path

NAME = "tabletop"
SYSTEM_CONFIG = Path("/etc/tabletop/console.toml")


def state_file(env: Mapping[str, str]) -> Path:
    """The store's file: in systemd's $STATE_DIRECTORY (the first of several), else in the user's state directory."""
    given = env.get("STATE_DIRECTORY", "").split(":")[0]
    return (Path(given) if given else user_state_path(NAME)) / "games.sqlite"


def config_files() -> tuple[Path, ...]:
    """The files that may exist, the later overriding the earlier: the system's and the user's."""
    return SYSTEM_CONFIG, user_config_path(NAME) / "console.toml"
