"""The composition root: from a configuration to a console at work. The only place that knows every part.

It takes clock, entropy and places from `__main__` (or from a test), and makes the rest for real: the store's
file, the panel's pins, the reader's port, the window.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from typing import TYPE_CHECKING

from console.app import App, Device, Letter, Panel
from console.audits import Audits, cause_of
from console.config import Config, check_games
from console.desk import Desk, DiceSource, Habits
from console.display import TITLE, Display, open_display
from console.door import MachineDoor
from console.export import Papers
from console.fault_log import FaultLog
from console.health import health_of, listen
from console.keyboard import CAPS, Keyboard
from console.paths import folders
from console.screens import Screen
from console.screens.staff_settings import apply_all
from console.screens.start import opening
from console.service import NOBODY, Pulse, Supervisor
from console.sound import Sound
from console.store import Store
from console.thinking import beside
from console.voice import Voice
from console.window import Window
from games import all_games
from games.core import AnyGame
from games.folders import languages
from games.scene import Msg, Scene
from games.words import Words
from hardware.config import MOCK
from hardware.control_socket import Hand
from hardware.mock_panel import MockPanel
from hardware.signals import Fault

if TYPE_CHECKING:
    from hardware.dice_port import DicePort
    from hardware.mock_reader import MockReader

MOCK_THROWS_NS = 2_000_000_000
"""So long after a throw is due the dice of a pretended reader fall."""
PAPERS_NS = 3_000_000_000
"""So long score sheets are begun while an export is made: the table stands still meanwhile."""
RUN = "run"
"""The setting that tells the next start how this one ended."""
SOURCES: dict[str, DiceSource] = {"software": "console", "hand": "hand", "reader": "reader"}


@dataclass(frozen=True, kw_only=True)
class World:
    """What a console finds outside itself, given by `__main__` or by a test.

    state: the store's file. clock_ns: CLOCK_MONOTONIC. entropy: that many bytes from the system.
    packages: Python packages with further games. presented: told each scene once it is on the screen.
    sockets: where another terminal may ask how the table is; the first that can be had is taken, none needs none.
    phrases: the folder where spoken phrases are kept; None: nothing is spoken.
    above: who started the console and wants to hear of it. day: what today is called (`audits.day_of`). boot: what the
    kernel calls the time since it was switched on. log: takes a line for those who look after the table.
    """

    state: Path
    clock_ns: Callable[[], int]
    entropy: Callable[[int], bytes]
    packages: tuple[str, ...] = ()
    presented: Callable[[Scene], None] = lambda scene: None
    sockets: tuple[Path, ...] = ()
    phrases: Path | None = None
    above: Supervisor = NOBODY
    day: Callable[[], str] = lambda: ""
    boot: str = "unknown"
    log: Callable[[str], object] = lambda line: None

    @property
    def games(self) -> tuple[AnyGame, ...]:
        """The games of this table."""
        return tuple(all_games(*self.packages).values())


@dataclass
class Console:
    """A console ready to run; `close` lets go of devices, window and store, in this order."""

    app: App
    panel: Panel | None
    inbox: SimpleQueue[Letter]
    close: Callable[[], None]


def assemble(
    config: Config, world: World, start: Callable[[Desk], Screen] = opening, display: Display | None = None
) -> Console:
    """A console on real input. What ails a device is said on the screen and in the log.

    display: an open one; None opens a window. Raises AlreadyRunning, NewerStore, DisplayError or ConfigError.
    """
    check_games(config, {game.id: game for game in world.games})
    inbox: SimpleQueue[Letter] = SimpleQueue()
    with ExitStack() as opened:
        log = FaultLog(world.log)
        opened.callback(_last_words, log, inbox, world.clock_ns)
        store = Store(world.state, inbox.put, day=world.day)
        opened.callback(store.close)
        desk = _desk(config, world, store)
        opened.callback(_count_this_run(desk, store, world))
        panel = _panel(config, inbox)
        if panel is not None:
            opened.callback(panel.close)
        keyboard = Keyboard(config.gamepads, panel if isinstance(panel, MockPanel) else None, config.visitors.locked)
        display = display or open_display("window", TITLE, config.display.size)
        opened.callback(display.close)
        sound = Sound(config.volume)
        opened.callback(sound.close)
        desk.door = MachineDoor(
            store,
            {game.id: game for game in world.games},
            world.state.parent,
            sound.loud,
            lambda: inbox.put("leave"),
            lambda said: inbox.put(Fault("machine", said.key, _text(said), said.args, passing=True)),  # type: ignore[arg-type]
            papers=partial(_papers, desk, world.clock_ns),
        )
        apply_all(desk)
        say = _voice(world, sound, inbox, opened)
        window = Window(desk, keyboard, display, config.display.size)
        devices: list[Device] = [log] if panel is None else [log, panel]
        hands: dict[str, Hand] = {"health": health_of(desk)}
        if config.dice.device:
            desk.dice = reader = _reader(config, inbox, world, hands)
            opened.callback(reader.close)
            devices.append(reader)
        if isinstance(panel, MockPanel):
            from hardware.mock_hand import buttons_hand

            hands["buttons"] = buttons_hand(panel, world.clock_ns)
        if world.sockets and (listening := listen(world.sockets, hands)) is not None:
            opened.callback(listening.close)
        pulse = Pulse(world.above, desk, display)
        opened.callback(pulse.close)
        devices.append(pulse)

        def presented(scene: Scene) -> None:
            pulse.presented(scene)
            world.presented(scene)

        app = App(desk, start(desk), window, inbox, world.clock_ns, devices, presented, sound.play, say, log.hear)
        return Console(app, panel, inbox, opened.pop_all().close)


def _text(said: Msg) -> str:
    """For the log: why the machine does not end as it was told to."""
    return f"the machine could not be restarted or switched off: {dict(said.args)['reason']}"


def _last_words(log: FaultLog, inbox: SimpleQueue[Letter], clock_ns: Callable[[], int]) -> None:
    """What devices and store have said since the loop has ended."""
    with suppress(Empty):
        while True:
            log.hear([inbox.get_nowait()], clock_ns())
    log.close()


def _papers(desk: Desk, clock_ns: Callable[[], int]) -> Papers:
    """Score sheets in the words of the table, begun for as long as the table may stand still."""
    until_ns = clock_ns() + PAPERS_NS
    return Papers(desk.words, lambda: clock_ns() < until_ns)


def _count_this_run(desk: Desk, store: Store, world: World) -> Callable[[], None]:
    """Counts this start and its cause, and looks after the store; what it gives is to be called at the end."""
    cause = cause_of(world.boot, store.settings().get(RUN, ""))
    store.look_after()
    store.set(RUN, f"{world.boot} running")
    desk.audits.count("start", detail=cause)
    desk.audits.keep()

    def end() -> None:
        desk.audits.keep()
        store.set(RUN, f"{world.boot} ended")

    return end


def _voice(world: World, sound: Sound, inbox: SimpleQueue[Letter], opened: ExitStack) -> Callable[[str, str], None]:
    """What speaks a text in a language."""
    if world.phrases is None:
        return lambda language, text: None
    voice = Voice(sound.speak, world.phrases, inbox.put)
    opened.callback(voice.close)
    return lambda language, text: voice.say(language, text) if sound.audible else None


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


def _reader(config: Config, inbox: SimpleQueue[Letter], world: World, hands: dict[str, Hand]) -> DicePort | MockReader:
    """The configured dice reader; a pretended one is said to be that, and has a hand of the control socket."""

    def wake() -> None:
        inbox.put("wake")

    if config.dice.device != MOCK:
        from hardware.dice_port import DicePort  # here, like gpiozero above: a table without it starts sooner

        return DicePort(config.dice, wake, world.clock_ns)
    from hardware.mock_reader import MockReader, dice_hand

    inbox.put(Fault("dice-mock", "fault-dice-mock", "the dice reader is pretended, its throws come by themselves"))
    reader = MockReader(wake, Random(world.entropy(32)), MOCK_THROWS_NS)
    hands["dice"] = dice_hand(reader)
    return reader


def _desk(config: Config, world: World, store: Store) -> Desk:
    places = folders(world.packages)

    def speak(language: str) -> Words:
        return Words(language, places)

    return Desk(
        games=world.games,
        store=store,
        speak=speak,
        languages=config.languages or languages(places),
        words=speak(config.language),
        entropy=world.entropy,
        habits=_habits(config),
        keys=CAPS if config.panel.kind in ("keyboard", "mock") else (),
        layout=config.layout,
        motion=config.display.motion,
        voice=config.voice,
        think=beside,
        closely=True,
        audits=Audits(world.day, store.keep_counts),
        volume=config.volume,
        visitors=config.visitors,
        staff=config.staff,
        rest=config.display.rest,
        rest_after_s=config.display.rest_after_min * 60,
        now_ns=world.clock_ns(),
        pressed_ns=world.clock_ns(),
    )


def _habits(config: Config) -> Habits:
    return Habits(
        seats=config.seats,
        bots=config.bots,
        timer_s=config.timer_s,
        call_after_s=config.call_after_s,
        grace_ms=config.grace_ms,
        pause_s=config.pause_s if config.throw == "pause" else 0,
        idle_s=config.idle_s,
        absent=config.absent,
        source=SOURCES[config.source],
    )
