"""Where the console keeps its games, and where it finds its configuration and its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from platformdirs import user_cache_path, user_config_path, user_state_path

from games.folders import Folder, text_folders
from hardware.control_socket import places

NAME = "tabletop"
CONSOLE_TEXT = Path(__file__).parent / "text"
SYSTEM_CONFIG = Path("/etc/tabletop/console.toml")


def state_file(env: Mapping[str, str]) -> Path:
    """The store's file: in systemd's $STATE_DIRECTORY (the first of several), else in the user's state directory."""
    given = env.get("STATE_DIRECTORY", "").split(":")[0]
    return (Path(given) if given else user_state_path(NAME)) / "games.sqlite"


def control_sockets(env: Mapping[str, str]) -> tuple[Path, ...]:
    """Where the running console is asked how it is, the likeliest place first."""
    return places(env, state_file(env).parent)


def phrases(env: Mapping[str, str]) -> Path:
    """Where spoken phrases are kept: in systemd's $CACHE_DIRECTORY (the first of several), else in the user's cache."""
    given = env.get("CACHE_DIRECTORY", "").split(":")[0]
    return (Path(given) if given else user_cache_path(NAME)) / "phrases"


def config_files() -> tuple[Path, ...]:
    """The files that may exist, the later overriding the earlier: the system's and the user's."""
    return SYSTEM_CONFIG, user_config_path(NAME) / "console.toml"


def folders(packages: Sequence[str] = ()) -> tuple[Folder, ...]:
    """Where the words of the console and of its games are, further packages of games included."""
    return (CONSOLE_TEXT, *(folder for package in ("games", *packages) for folder in text_folders(package)))
