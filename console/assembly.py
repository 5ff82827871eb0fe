"""The composition root: from a configuration to a console at work. The only place that knows every part.

It takes clock, entropy and places from `__main__` (or from a test), and makes the rest for real: the store's
file, the panel's pins, the reader's port, the window.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from console.app import App, Device, Letter, Panel
from console.config import Config
from console.desk import Desk, DiceSource, Habits
from console.keyboard import Keyboard
from console.screens import Screen
from console.screens.start import opening
from console.store import Store
from console.window import Window
from games import all_games
from games.core import AnyGame
from games.scene import Scene
from games.words import Folder, Words, languages, text_folders
from hardware.panel import MockPanel
from hardware.signals import Fault

CONSOLE_TEXT = Path(__file__).parent / "text"
SOURCES: dict[str, DiceSource] = {"software": "console", "hand": "hand", "reader": "reader"}


@dataclass(frozen=True, kw_only=True)
class World:
    """What a console finds outside itself, given by `__main__` or by a test.

    state: the store's file. clock_ns: CLOCK_MONOTONIC. entropy: that many bytes from the system.
    packages: Python packages with further games. presented: told each scene once it is on the screen.
    """

    state: Path
    clock_ns: Callable[[], int]
    entropy: Callable[[int], bytes]
    packages: tuple[str, ...] = ()
    presented: Callable[[Scene], None] = lambda scene: None

    @property
    def games(self) -> tuple[AnyGame, ...]:
        """The games of this table."""
        return tuple(all_games(*self.packages).values())


def folders(packages: Sequence[str] = ()) -> tuple[Folder, ...]:
    """Where the words of the console and of its games are, further packages of games included."""
    return (CONSOLE_TEXT, *(folder for package in ("games", *packages) for folder in text_folders(package)))


@dataclass
class Console:
    """A console ready to run; `close` lets go of devices, window and store, in this order."""

    app: App
    panel: Panel | None
    inbox: SimpleQueue[Letter]
    close: Callable[[], None]


def assemble(config: Config, world: World, start: Callable[[Desk], Screen] = opening) -> Console:
    """A console on real input; AlreadyRunning, NewerStore or DisplayError. What ails a device is said on the screen."""
    inbox: SimpleQueue[Letter] = SimpleQueue()
    with ExitStack() as opened:
        store = Store(world.state, inbox.put)
        opened.callback(store.close)
        desk = _desk(config, world, store)
        panel = _panel(config, inbox)
        if panel is not None:
            opened.callback(panel.close)
        keyboard = Keyboard(config.gamepads, panel if isinstance(panel, MockPanel) else None)
        window = Window(desk, keyboard, "fullscreen" if config.display.fullscreen else "window", _size(config))
        opened.callback(window.close)
        devices: list[Device] = [] if panel is None else [panel]
        if config.dice.device:
            from hardware.dice_port import DicePort  # here, like gpiozero below: a table without it starts sooner

            desk.dice = reader = DicePort(config.dice, lambda: inbox.put("wake"), world.clock_ns)
            opened.callback(reader.close)
            devices.append(reader)
        app = App(desk, start(desk), window, inbox, world.clock_ns, devices, world.presented)
        return Console(app, panel, inbox, opened.pop_all().close)


def _size(config: Config) -> tuple[int, int]:
    return config.display.width, config.display.height


def _panel(config: Config, inbox: SimpleQueue[Letter]) -> Panel | None:
    """The configured panel; the keyboard needs none. A pretended one is said to be that."""

    def wake() -> None:
        inbox.put("wake")

    if config.panel.kind == "gpio":
        from hardware.gpio_panel import GpioPanel

        return GpioPanel(config.panel, wake)
    if config.panel.kind == "mock":
        inbox.put(Fault("panel", "fault-panel-mock", "the buttons are pretended, keys close them"))
        return MockPanel(config.seats, wake, config.panel.limits())
    return None


def _desk(config: Config, world: World, store: Store) -> Desk:
    places = folders(world.packages)

    def speak(language: str) -> Words:
        return Words(language, places)

    return Desk(
        games=world.games,
        store=store,
        speak=speak,
        languages=languages(places),
        words=speak(config.language),
        entropy=world.entropy,
        habits=_habits(config),
        layout=config.layout,
        motion=config.display.motion,
        now_ns=world.clock_ns(),
        pressed_ns=world.clock_ns(),
    )


def _habits(config: Config) -> Habits:
    return Habits(
        seats=config.seats,
        timer_s=config.timer_s,
        call_after_s=config.call_after_s,
        grace_ms=config.grace_ms,
        pause_s=config.pause_s if config.throw == "pause" else 0,
        idle_s=config.idle_s,
        source=SOURCES[config.source],
    )
