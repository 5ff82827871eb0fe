"""Who may know whom: the layers of the project, read from its sources."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("games", "hardware", "console")
SOURCES = sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
GAMES = sorted(path.parent.name for path in (ROOT / "games").glob("*/rules.py"))
PURE = [path for path in SOURCES if path.parent.parent == ROOT / "games" and path.parent.name in GAMES]
"""The modules of the single games."""

ONLY_IN = {
    "pygame": tuple(
        f"console/{name}.py"
        for name in ("painter/*", "display", "window", "keyboard", "sound", "kiosk", "demonstration", "contact_sheets")
    ),
    "sqlite3": ("console/store*.py",),
    "numpy": ("games/*/bots*.py", "games/*/analysis*.py", "games/*/bulk*.py", "games/learners/*.py"),
    "pettingzoo": ("games/learners/aec.py",),
    "pyspiel": ("games/learners/spiel.py",),
    "numba": ("games/compiled.py",),
    "segno": ("console/qr.py",),
    "serial": ("hardware/*.py",),
    "gpiozero": ("hardware/*.py",),
    "gpiod": ("hardware/*.py",),
    "typer": (
        "*/__main__.py",
        "*/command_line.py",
        "games/study.py",
        "games/batches.py",
        "games/serve.py",
        "console/contact_sheets.py",
        "hardware/*.py",
    ),
    "secrets": ("*/__main__.py",),
}
CLOCKS = {"time.time", "time.monotonic", "time.monotonic_ns", "time.time_ns", "time.perf_counter", "datetime.now"}
ENVIRONMENT = {"os.environ", "os.getenv", "os.urandom"}
ALLOWED = {
    "console/store.py: os.urandom",  # the default of an argument: keys of stored games
    "console/__init__.py: os.environ",  # set, not read: pygame shall not greet on standard output
}


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(path.read_text())))


def is_program(path: Path) -> bool:
    """Whether the module is started from a command line (or is the hands of one that is), and so is a door."""
    return path.name in ("__main__.py", "launch.py", "errands.py") or any(
        isinstance(node, ast.Compare) and isinstance(node.left, ast.Name) and node.left.id == "__name__"
        for node in nodes(path)
    )


def imports(path: Path) -> Iterator[str]:
    """Every module a source imports, in functions as well."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)} imports relatively"
            yield node.module or ""


def dotted(path: Path) -> Iterator[str]:
    """Every name with one dot that a source uses, such as os.environ."""
    for node in nodes(path):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield f"{node.value.id}.{node.attr}"
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def top(module: str) -> str:
    return module.partition(".")[0]


def test_there_is_something_to_read() -> None:
    assert GAMES and {path.parts[len(ROOT.parts)] for path in SOURCES} == set(PACKAGES)


@pytest.mark.parametrize(
    ("package", "strangers"), [("games", {"hardware", "console"}), ("hardware", {"games", "console"})]
)
def test_lower_layers_know_nothing_of_upper_ones(package: str, strangers: set[str]) -> None:
    for path in SOURCES:
        if name_of(path).startswith(f"{package}/"):
            assert not {top(module) for module in imports(path)} & (strangers | {"tests"}), name_of(path)


def test_no_game_knows_another() -> None:
    for path in PURE:
        others = {game for game in GAMES if game != path.parent.name}
        assert not {module.split(".")[1] for module in imports(path) if module.startswith("games.")} & others, path.name


def test_what_games_share_knows_no_single_game() -> None:
    for path in {path for path in SOURCES if (ROOT / "games") in path.parents} - {*PURE}:
        assert not {module.split(".")[1] for module in imports(path) if module.startswith("games.")} & {*GAMES}, (
            path.name
        )


def test_games_need_the_standard_library_alone() -> None:
    """Words and terminal apart; bots, analysis and bulk work may use numpy."""
    shared = [
        ROOT / "games" / name
        for name in ("core.py", "scene.py", "record.py", "seals.py", "fair_dice.py", "simulate.py")
    ]
    for path in [*PURE, *shared]:
        heavy = path.stem.startswith(("bots", "analysis", "bulk"))
        allowed = {"games", *sys.stdlib_module_names} | ({"numpy"} if heavy else set())
        assert {top(module) for module in imports(path)} <= allowed, name_of(path)


def test_games_touch_neither_clock_nor_disk_nor_threads() -> None:
    forbidden = {
        "os",
        "io",
        "time",
        "datetime",
        "pathlib",
        "threading",
        "asyncio",
        "socket",
        "subprocess",
        "secrets",
        "sys",
    }
    for path in PURE:
        assert not {top(module) for module in imports(path)} & forbidden, name_of(path)
        assert "open" not in {node.id for node in nodes(path) if isinstance(node, ast.Name)}


@pytest.mark.parametrize("library", ONLY_IN)
def test_libraries_stay_where_they_belong(library: str) -> None:
    places = [name_of(path) for path in SOURCES if library in {top(module) for module in imports(path)}]
    assert [place for place in places if not any(fnmatch(place, allowed) for allowed in ONLY_IN[library])] == []


def test_clock_and_environment_are_read_at_the_door_alone() -> None:
    readers = [
        f"{name_of(path)}: {name}"
        for path in SOURCES
        if not is_program(path) and not name_of(path).startswith("hardware/")
        for name in dotted(path)
        if name in CLOCKS | ENVIRONMENT
    ]
    assert set(readers) <= ALLOWED


def test_chance_comes_from_streams_alone() -> None:
    """Nobody draws from the module's hidden stream; a reader simulator on a desk may use the system's chance."""
    for path in SOURCES:
        drawn = {name for name in dotted(path) if name.startswith("random.")}
        assert drawn <= {"random.Random", "random.SystemRandom"}, name_of(path)


def test_the_painter_is_loaded_without_what_only_later_pictures_need() -> None:
    """The first picture waits for it: words come from elsewhere, and English needs no right-to-left writing."""
    program = "import sys, console.painter; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not {"games.words", "fluent", "babel", "arabic_reshaper", "bidi"} & {*done.stdout.split()}


def test_games_are_found_without_what_only_thinking_needs() -> None:
    """A console starts with all games; numpy alone would take a quarter of a second."""
    program = "import sys, games; games.all_games(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not {"numpy", "rich", "typer", "segno"} & {*done.stdout.split()}


def test_nothing_sleeps_in_tests() -> None:
    for path in (ROOT / "tests").rglob("*.py"):
        assert "time.sleep" not in set(dotted(path)), name_of(path)
