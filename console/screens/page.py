"""What every screen does alike: presses count once it has been shown, LEAVE held asks for the menu, rules are near."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from itertools import product

from console.desk import SECOND, Desk
from console.screens import Screen
from console.screens.dress import FLAT_NOTICES, overlay
from console.screens.holds import Holds
from console.signals import Command, Shown, Signal
from games.core import AnyGame, Seat
from games.marks import Marks, marked
from games.scene import Box, Msg, Scene, Shape, msg
from games.seating import Turn, arrange
from hardware.signals import Button, Fault, Pressed, Released, Tick

ALL_BUTTONS = tuple(Button)


class Page(ABC):
    """A screen with its duties in methods. A subclass says what a press means and draws its shapes.

    shown_ns: since when it is on the screen; None: not yet, and presses are for what was there before.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.shown_ns: int | None = None
        self.holds = Holds(desk.habits.hold_s)

    @abstractmethod
    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """A press that counts here."""

    @abstractmethod
    def shapes(self) -> tuple[Shape, ...]:
        """The picture without notices."""

    def game(self) -> AnyGame:
        """The game whose rules this screen would open."""
        return self.desk.games[0]

    def other(self, _signal: Signal) -> Screen:
        """Any signal that is no press, release or command, after the desk has taken it."""
        return self

    def holding(self) -> bool:
        """Whether LEAVE waits for its release here (T3)."""
        return True

    def idles(self) -> bool:
        """Whether this screen gives way to the attract screen when nobody presses."""
        return True

    def leave_ns(self) -> int | None:
        """When the attract screen returns."""
        idle_s = self.desk.habits.idle_s
        if not idle_s or not self.idles() or self.shown_ns is None:
            return None
        return max(self.desk.pressed_ns, self.shown_ns) + int(idle_s * SECOND)

    def warning_ns(self) -> int | None:
        """When that begins to be counted down."""
        leave = self.leave_ns()
        return None if leave is None else leave - int(self.desk.visitors.warn_s * SECOND)

    def lets_staff_in(self) -> bool:
        """Whether the staff's chord is listened to here."""
        return True

    def warn(self) -> Screen:
        """Whoever is still there may say so."""
        from console.screens.leaving import Leaving

        self.away()
        return Leaving(self.desk, self)

    def walked_away(self) -> Screen:
        """Nobody is there any more: the attract screen; a game that was begun is the next visitors', or abandoned."""
        session = self.desk.session
        screen = self.home()
        if session is not None and not session.finished and self.desk.visitors.left_games == "abandoned":
            self.desk.abandon(session.key, session.game.id)
        return screen

    def _staff(self) -> Screen:
        from console.screens.staff_pin import way_in

        self.away()
        return way_in(self.desk, self)

    def wake_ns(self) -> tuple[int | None, ...]:
        """Further times at which this screen wants a tick."""
        return ()

    def handle(self, signal: Signal) -> Screen:
        """Reacts to a signal; see `Screen`."""
        self.desk.take(signal)
        match signal:
            case Shown(at_ns) if self.shown_ns is None:
                self.shown_ns = at_ns
            case Pressed():
                return self._pressed(signal)
            case Released(panel, Button.LEAVE):
                since = self.holds.release(panel)
                return self if since is None else self.press(panel, Button.LEAVE, since, signal.exact)
            case Fault():
                self._silenced(signal)
            case Command("rules"):
                return self.open_rules()
            case Tick(now_ns):
                return self._ticked(now_ns) or self.other(signal)
            case _:
                pass
        return self.other(signal)

    def _ticked(self, now_ns: int) -> Screen | None:
        """What time itself brings: staff, the menu, the end of a visit; else nothing."""
        if (chord := self._chord_ns()) is not None:  # the menu would open on the way
            return self._staff() if now_ns >= chord else None
        if (ripe := self.holds.ripe(now_ns)) is not None:
            return self.held(ripe)
        if (warning := self.warning_ns()) is not None and now_ns >= warning:
            return self.warn() if self.desk.visitors.warn_s else self.walked_away()
        return None

    def _silenced(self, fault: Fault) -> None:
        """A button that is out of play, or without its chip, is let go: neither a press nor a hold comes of it."""
        about = dict(fault.args)
        for holds in self.all_holds():
            if fault.key == "fault-chip-absent":
                holds.clear()
            elif about.get("button") == holds.button:
                holds.release(int(about["seat"]) - 1)

    def all_holds(self) -> tuple[Holds, ...]:
        """The buttons that may be held here."""
        return (self.holds,)

    def scene(self) -> Scene:
        """The picture with the notices of the table over it."""
        hold = self.holds.furthest(self.desk.now_ns)
        return Scene((*marked(self.shapes(), self.marks()), *overlay(self.desk, hold, self.flat_notices())))

    def marks(self) -> Marks:
        """By seat of the game that is shown, the panel whose number, colour and symbol it has."""
        return ()

    def flat_notices(self) -> tuple[Box, Box] | None:
        """Where on a screen that lies flat both long sides read a notice, the near side first; None: in the picture."""
        return FLAT_NOTICES

    def due_ns(self) -> int | None:
        """When the next tick is wanted."""
        times = (
            self.desk.due_ns(),
            self.warning_ns(),
            self._chord_ns(),
            self.holds.due_ns(self.desk.now_ns),
            *self.wake_ns(),
        )
        return min((time for time in times if time is not None), default=None)

    def _chord_ns(self) -> int | None:
        return self.desk.chord_ns() if self.lets_staff_in() else None

    def lamps(self) -> frozenset[tuple[int, Button]]:
        """Every button of every panel, where a screen does not say otherwise."""
        return self.lamps_of(ALL_BUTTONS)

    def lamps_of(self, buttons: Iterable[Button]) -> frozenset[tuple[int, Button]]:
        """These buttons of every panel."""
        return frozenset(product(range(self.desk.habits.seats), buttons))

    def away(self) -> None:
        """Another screen is laid over this one; when it returns, it has to be shown again before presses count."""
        self.shown_ns = None
        for holds in self.all_holds():
            holds.clear()

    def home(self) -> Screen:
        """The attract screen; an unfinished game stays in the store."""
        from console.screens.attract import Attract

        return Attract(self.desk)

    def again(self) -> Screen:
        """This screen once more; presses count when it has been shown again."""
        self.away()
        return self

    def held(self, panel: int) -> Screen:
        """LEAVE was held: the menu."""
        from console.screens.menu import Menu

        self.away()
        return Menu(self.desk, self, panel)

    def open_rules(self) -> Screen:
        """The rules of this screen's game, laid over it."""
        from console.screens.rules import Rules

        self.away()
        return Rules(self.desk, self.game(), self)

    def _pressed(self, signal: Pressed) -> Screen:
        if self.shown_ns is None or signal.at_ns < self.shown_ns:
            return self
        if signal.button is Button.LEAVE and self.holding():
            self.holds.press(signal.seat, signal.at_ns)
            return self
        return self.press(signal.seat, signal.button, signal.at_ns, signal.exact)

    def place(self, panel: int) -> tuple[Seat | None, Turn]:
        """The seat that is played from a panel, if any, and the edge from which it looks."""
        places = arrange(self.desk.habits.seats, self.desk.layout).seats
        return None, places[panel].turn if panel < len(places) else 0

    def quit(self, _panel: int) -> Screen:
        """What STAY in the menu does; where nobody plays, back to the beginning."""
        return self.home()

    def offers(self, _panel: int) -> tuple[tuple[Msg, Callable[[], Screen]], ...]:
        """What else this panel may do from the menu, in words, and what becomes of it."""
        return ()

    def more(self, _panel: int) -> tuple[tuple[Msg, Callable[[], Screen]], ...]:
        """What the menu holds behind DOUBLE beside the rules, in words, and what becomes of it."""
        return ()

    def quit_question(self, _panel: int) -> Msg:
        """What the menu asks."""
        return msg("menu-leave")

    def quit_about(self) -> Msg:
        """What a yes to it brings."""
        return msg("menu-leave-about")

    def quit_words(self) -> Msg:
        """The yes."""
        return msg("menu-leave-yes")
