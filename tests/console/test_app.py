"""The loop: signals in the order of their stamps, one transaction a pass, nothing painted that is not different."""

from __future__ import annotations

from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any

from console.app import App, Letter
from console.screens import Screen
from console.signals import Saved, Shown, Signal
from games.core import Tone
from games.scene import Box, Card, Ink, Scene
from games.words import Words
from hardware.signals import Button, Pressed, Tick
from tests.console.stage import speak

MS = 1_000_000


@dataclass
class Picture:
    """Remembers what was presented; `moving` is how many more times something moves."""

    letters: list[Letter] = field(default_factory=list)
    scenes: list[Scene] = field(default_factory=list)
    moving: int = 0

    def events(self, now_ns: int) -> list[Letter]:
        letters, self.letters = self.letters, []
        return letters

    def present(self, scene: Scene, words: Words, now_ns: int) -> bool:
        self.scenes.append(scene)
        self.moving -= 1
        return self.moving >= 0


@dataclass
class Recorder:
    """A screen that shows how many presses it has had, and remembers every signal."""

    heard: list[Signal] = field(default_factory=list)
    due: int | None = None
    lit: frozenset[tuple[int, Button]] = frozenset()

    def handle(self, signal: Signal) -> Screen:
        self.heard.append(signal)
        return self

    def scene(self) -> Scene:
        presses = sum(isinstance(signal, Pressed) for signal in self.heard)
        return Scene((Card(Box(0, 0, 10 + presses, 10), Ink.PAPER),), accepted=presses)

    def due_ns(self) -> int | None:
        return self.due

    def lamps(self) -> frozenset[tuple[int, Button]]:
        return self.lit


@dataclass
class Lamps:
    """A device with lamps and presses ready to be polled."""

    presses: list[Signal] = field(default_factory=list)
    switched: list[tuple[int, Button, bool]] = field(default_factory=list)

    def poll(self, now_ns: int) -> list[Signal]:
        presses, self.presses = self.presses, []
        return presses

    def due_ns(self) -> int | None:
        return None

    def light(self, seat: int, button: Button, on: bool) -> None:
        self.switched.append((seat, button, on))

    def close(self) -> None:
        pass


@dataclass
class FlushCount:
    """Stands for the desk: counts flushes, has things to be heard. handed: the store works on something just given."""

    words: Words = field(default_factory=lambda: speak("en"))
    flushes: int = 0
    handed: bool = False
    tones: list[Tone] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    def flush(self) -> bool:
        self.flushes += 1
        handed, self.handed = self.handed, False
        return handed

    def heard(self) -> list[Tone]:
        tones, self.tones = self.tones, []
        return tones

    def spoken(self) -> list[str]:
        said, self.said = self.said, []
        return said


@dataclass
class Bench:
    """An app in hand: clock, picture, screen and a device that the test plays."""

    now_ns: int = 0
    picture: Picture = field(default_factory=Picture)
    screen: Recorder = field(default_factory=Recorder)
    device: Lamps = field(default_factory=Lamps)
    desk: Any = field(default_factory=FlushCount)
    inbox: SimpleQueue[Letter] = field(default_factory=SimpleQueue)
    presented: list[Scene] = field(default_factory=list)
    played: list[Tone] = field(default_factory=list)
    said: list[tuple[str, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.app = App(
            self.desk,
            self.screen,
            self.picture,
            self.inbox,
            lambda: self.now_ns,
            [self.device],
            self.presented.append,
            self.played.append,
            lambda language, text: self.said.append((language, text)),
        )


def press(at_ns: int, seat: int = 0) -> Pressed:
    return Pressed(seat, Button.STAY, at_ns)


def test_presses_of_all_sources_come_in_the_order_of_their_stamps() -> None:
    bench = Bench()
    bench.inbox.put(press(3))
    bench.picture.letters.append(press(1))
    bench.device.presses.append(press(2))
    bench.app.turn(0)
    assert [signal for signal in bench.screen.heard if isinstance(signal, Pressed)] == [press(1), press(2), press(3)]


def test_an_idle_screen_is_painted_once() -> None:
    bench = Bench()
    for _ in range(3600):
        bench.now_ns += 16 * MS
        bench.app.turn(0)
    assert len(bench.picture.scenes) == len(bench.presented) == 1


def test_what_moves_is_painted_frame_by_frame_and_told_once() -> None:
    bench = Bench()
    bench.picture.moving = 5
    for _ in range(20):
        bench.app.turn(0)
    assert len(bench.picture.scenes) == 6
    assert len(bench.presented) == 1


def test_shown_follows_every_painting() -> None:
    bench = Bench()
    bench.app.turn(0)
    bench.inbox.put(press(5))
    bench.now_ns = 9
    bench.app.turn(0)
    assert bench.screen.heard == [Shown(0), press(5), Shown(9)]


def test_the_presses_of_one_pass_are_handed_on_before_they_are_painted() -> None:
    bench = Bench()
    bench.app.turn(0)
    flushed = bench.desk.flushes
    bench.presented.clear()
    for seat in range(50):
        bench.inbox.put(press(seat, seat))
    bench.app.turn(0)
    assert len(bench.presented) == 1
    assert bench.desk.flushes > flushed


def test_a_picture_waits_a_moment_for_the_disk_and_is_painted_once_with_its_answer() -> None:
    bench = Bench()
    bench.app.turn(0)
    bench.desk.handed = True
    bench.inbox.put(press(1))
    bench.app.turn(0)
    assert len(bench.presented) == 1
    bench.inbox.put(Saved(1, on_disk=True))
    bench.app.turn(0)
    assert [scene.accepted for scene in bench.presented] == [0, 1]
    assert bench.app.wait_s() == 0.025


def test_a_slow_disk_holds_no_picture_up() -> None:
    bench = Bench()
    bench.app.turn(0)
    bench.desk.handed = True
    bench.inbox.put(press(1))
    bench.app.turn(0)
    assert bench.app.wait_s() == 0.005
    bench.now_ns = 5 * MS
    bench.app.turn(0)
    assert len(bench.presented) == 2


def test_presses_that_go_on_and_on_hold_no_picture_up() -> None:
    bench = Bench()
    bench.app.turn(0)
    for seat in range(2):
        bench.desk.handed = True
        bench.inbox.put(press(1 + seat, seat))
        bench.app.turn(0)
    assert [scene.accepted for scene in bench.presented] == [0, 2]


def test_a_due_tick_comes_and_waiting_ends_for_it() -> None:
    bench = Bench()
    bench.screen.due = 5 * MS
    bench.app.turn(0)
    assert bench.app.wait_s() == 0.005
    bench.now_ns = 5 * MS
    bench.app.turn(0)
    assert Tick(5 * MS) in bench.screen.heard


def test_sdl_is_listened_to_often_and_what_moves_is_painted_more_often() -> None:
    bench = Bench()
    assert bench.app.wait_s() == 0.025
    bench.picture.moving = 2
    bench.app.turn(0)
    assert bench.app.wait_s() == 0.016


def test_a_lost_picture_is_painted_anew() -> None:
    bench = Bench()
    bench.app.turn(0)
    bench.picture.letters.append("repaint")
    bench.app.turn(0)
    assert len(bench.picture.scenes) == 2


def test_a_change_of_language_is_painted_even_if_the_scene_is_the_same() -> None:
    bench = Bench()
    bench.app.turn(0)
    bench.desk.words = speak("fa")
    bench.inbox.put(Tick(1))
    bench.app.turn(0)
    assert len(bench.picture.scenes) == 2


def test_lamps_are_switched_only_when_they_change() -> None:
    bench = Bench()
    bench.screen.lit = frozenset({(0, Button.STAY)})
    bench.app.turn(0)
    bench.inbox.put(Tick(1))
    bench.app.turn(0)
    bench.screen.lit = frozenset()
    bench.inbox.put(Tick(2))
    bench.app.turn(0)
    assert bench.device.switched == [(0, Button.STAY, True), (0, Button.STAY, False)]


def test_what_is_to_be_heard_is_played_once() -> None:
    bench = Bench()
    bench.desk.tones = ["safe", "turn"]
    bench.app.turn(0)
    bench.inbox.put(Tick(1))
    bench.app.turn(0)
    assert bench.played == ["safe", "turn"]


def test_what_is_to_be_said_is_said_once_in_the_language_of_the_table() -> None:
    bench = Bench()
    bench.desk.said = ["4 och 6"]
    bench.desk.words = speak("sv")
    bench.app.turn(0)
    bench.inbox.put(Tick(1))
    bench.app.turn(0)
    assert bench.said == [("sv", "4 och 6")]


def test_leave_ends_the_run() -> None:
    bench = Bench()
    bench.inbox.put("leave")
    bench.app.run()
    assert bench.app.leaving
