"""What systemd hears of the console: that it is ready, that its loop turns, what it is doing, that it needs more time.

The loop is watched from inside itself: the pulse is a device that the loop polls at the beginning of each pass, so a
beat says that the pass before has handled its input and painted what was due. No thread of its own can beat for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from console.display import Display, DisplayError
from hardware.signals import Fault, Ready, Signal

if TYPE_CHECKING:
    from console.desk import Desk  # it brings the rest of the program, and the screen is lit before that
    from games.scene import Scene

PAUSE_S = 2.0
"""How long the console waits before it looks for a screen again."""
MORE_TIME_US = 180_000_000
"""What it asks systemd for at each look, so that a screen that comes late is outlasted for ever. From the screen to the
first scene a slow machine that does a hundred other things at its start may take a minute."""


def _unheard(_message: str) -> None:
    """Nobody supervises this console."""


@dataclass(frozen=True)
class Supervisor:
    """Who started the console and hears of it.

    tell: one datagram of sd_notify. watchdog_ns: the longest silence it bears, 0 for any. present: whether there is
    one, so that a screen that is missing is waited for.
    """

    tell: Callable[[str], object] = _unheard
    watchdog_ns: int = 0
    present: bool = False


NOBODY = Supervisor()


def supervisor(env: Mapping[str, str], pid: int, tell: Callable[[str], object]) -> Supervisor:
    """The supervisor that systemd's variables describe. pid: this process; a watchdog may be meant for another."""
    if not env.get("NOTIFY_SOCKET"):
        return NOBODY
    given = env.get("WATCHDOG_USEC", "")
    mine = env.get("WATCHDOG_PID", str(pid)) == str(pid)
    return Supervisor(tell, int(given) * 1000 if given.isdecimal() and mine else 0, present=True)


def wait_for_display(
    look: Callable[[], Display], above: Supervisor, pause: Callable[[float], object], say: Callable[[str], object]
) -> Display:
    """The display, as soon as there is one. What keeps it away is said once, and again when it is something else.

    Without a supervisor there is one look: DisplayError.
    """
    said = ""
    while True:
        try:
            return look()
        except DisplayError as reason:
            if not above.present:
                raise
            if said != str(reason):
                said = str(reason)
                say(f"{reason} Waiting for a screen.")
            above.tell(f"STATUS=waiting for a screen\nEXTEND_TIMEOUT_USEC={MORE_TIME_US}")
            pause(PAUSE_S)


class Pulse:
    """A device of the loop that has no signals of its own but one: that the picture is black.

    Systemd hears READY once the first scene is on the screen, STATUS when another game is played, and WATCHDOG twice
    within the time it allows, whatever else happens.
    """

    def __init__(self, above: Supervisor, desk: Desk, display: Display) -> None:
        self._above, self._desk, self._display = above, desk, display
        self._painted = self._ready = False
        self._status = ""
        self._beat_ns = 0

    def presented(self, _scene: Scene) -> None:
        """A scene is on the screen."""
        self._painted = True

    def poll(self, now_ns: int) -> list[Signal]:
        """The pass before has ended well."""
        if not self._painted:
            return []
        found = [] if self._ready else [self._begin()]
        self._say_status()
        if self._above.watchdog_ns and now_ns >= self._beat_ns:
            self._above.tell("WATCHDOG=1")
            self._beat_ns = now_ns + self._above.watchdog_ns // 2
        return found

    def due_ns(self) -> int | None:
        """The next beat."""
        return self._beat_ns if self._ready and self._above.watchdog_ns else None

    def close(self) -> None:
        """The console stops on purpose."""
        self._above.tell("STOPPING=1")

    def _begin(self) -> Signal:
        """Ready; and whether anybody can see anything is looked at once, on the first picture."""
        self._ready = True
        self._above.tell("READY=1")
        if self._display.looks_black():
            text = f"the picture on {self._display.driver} is black, so nobody sees anything"
            return Fault("display", "fault-display-black", text)
        return Ready("display", self._display.about)

    def _say_status(self) -> None:
        session = self._desk.session
        status = "nobody plays" if session is None else f"{session.game.id} is played by {session.setup.seats}"
        if status != self._status:
            self._status = status
            self._above.tell(f"STATUS={status}")
