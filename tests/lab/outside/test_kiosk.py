"""A fresh Debian 13 machine becomes a kiosk, is played, mistreated, and gets back to what it was.

The tests are the days of one machine, in their order: each goes on where the one before has left it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.lab.outside.guest import GPU, Guest
from tests.lab.outside.hands import DOUBLE, LEAVE, SEATS, STAY, Hands, ReaderAtHand, settings
from tests.lab.outside.pixels import difference, has_words

pytestmark = pytest.mark.lab

UNIT = "tabletop-console"
READER = "-device", "usb-serial,bus=xhci.0,chardev=reader,always-plugged=on"
PIN = "31"
INSTALL_S = 1200.0
UP_S = 300.0
SHARED = """how=trans=virtio,version=9p2000.L,ro,msize=262144,cache=loose
  for tag in project wheels; do
    mkdir -p /run/$tag; mountpoint -q /run/$tag || mount -t 9p -o $how $tag /run/$tag
  done"""
"""Once a boot; again it does nothing."""
SETTINGS = "/etc/tabletop/console.toml"
ROUND = (((3, 4), (LEAVE, STAY, STAY)), ((5, 6), (None, LEAVE, STAY)), ((6, 1), (None, None, None)))
"""What falls in each round, and what each seat then answers: the first keeps 7, the second 18, the third loses all."""


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    made = Guest(tmp_path_factory.mktemp("guest"))
    yield made
    made.close()


@pytest.fixture
def hands(guest: Guest) -> Hands:
    return Hands(guest)


@pytest.fixture
def reader(guest: Guest) -> Iterator[ReaderAtHand]:
    made = ReaderAtHand(guest.reader_line)
    yield made
    made.close()


def test_installed_from_a_folder_of_wheels_and_once_more(guest: Guest, figures: list[str]) -> None:
    guest.switch_on(*GPU)
    guest.run(SHARED)
    guest.run("/run/project/tests/lab/inventory >/run/before", 120)
    took = guest.timed("/run/project/systemd/install --wheels /run/wheels >/run/said", INSTALL_S)
    guest.until(is_active(), UP_S)
    assert "Traceback" not in guest.run("cat /run/said")
    guest.run("/run/project/tests/lab/inventory >/run/once", 120)
    again = guest.timed("/run/project/systemd/install --wheels /run/wheels", INSTALL_S)
    guest.until(is_active(), UP_S)
    guest.run("/run/project/tests/lab/inventory >/run/twice", 120)
    own = r"\#^/var/lib/tabletop/#d"  # its games and their backups go on
    guest.run(f"sed -i '{own}' /run/once /run/twice; diff /run/once /run/twice")
    guest.until_picture("installed", has_words)
    guest.run("cp /run/before /var/lib/systemd/lab-before")
    figures.append(f"installed without network in {took:.0f} s, once more in {again:.0f} s (processor emulated)")


def test_switched_on_it_comes_up_by_itself_and_nothing_lies_over_it(guest: Guest, figures: list[str]) -> None:
    guest.write(SETTINGS, settings(PIN))
    guest.begin("systemctl reboot")
    guest.wait_for_end()
    guest.switch_on(*GPU, *READER)
    guest.until(is_active(), UP_S)
    assert has_words(guest.picture("switched-on"))  # it is ready once the first scene is on the screen
    unit = properties(guest, "Type", "NRestarts", "StatusText", "ActiveEnterTimestampMonotonic")
    assert (unit["Type"], unit["NRestarts"]) == ("notify", "0")
    assert unit["StatusText"]
    assert "screen: kmsdrm, 1024x600" in guest.log().lower()
    assert guest.attempt("systemctl is-active --quiet getty@tty1")[0] != 0
    assert guest.run("cat /sys/class/tty/tty0/active") == "tty1"
    assert guest.run(f"cut -d' ' -f7 /proc/{main_pid(guest)}/stat") == str(4 << 8 | 1)  # its terminal is tty1
    figures.append(
        f"from the kernel's start to the first picture: {int(unit['ActiveEnterTimestampMonotonic']) / 1e6:.0f} s"
    )


def test_no_keys_take_the_exhibit_away(guest: Guest) -> None:
    pid = main_pid(guest)
    for keys in (
        ("ctrl", "alt", "delete"),
        ("ctrl", "alt", "f2"),
        ("alt", "f3"),
        ("alt", "right"),
        ("ctrl", "c"),
        ("ctrl", "backslash"),
        ("ctrl", "z"),
        ("alt", "f4"),
        ("alt", "sysrq", "k"),
        ("power",),
        ("sleep",),
    ):
        guest.monitor.key(*keys)
    guest.run("sleep 3")
    assert main_pid(guest) == pid
    assert guest.run("cat /sys/class/tty/tty0/active") == "tty1"
    assert has_words(guest.picture("after-keys"))


def test_a_second_start_says_who_is_running(guest: Guest) -> None:
    start = "cd /opt/tabletop && STATE_DIRECTORY=/var/lib/tabletop runuser -u tabletop -- .venv/bin/python -m console"
    code, said = guest.attempt(start, 120)
    assert code == 4
    assert f"process {main_pid(guest)}" in said and "Traceback" not in said


def test_a_whole_game_by_wires_and_reader_bytes(
    guest: Guest, hands: Hands, reader: ReaderAtHand, figures: list[str]
) -> None:
    guest.run(f"systemctl restart {UNIT}", UP_S)  # keys pressed before have led into its menus
    attract = guest.picture("attract")
    sit_down(guest, hands)
    for number in range(5):
        play_round(guest, hands, reader)
        if number == 0:
            reader.wait_until_armed()
            playing = guest.still_picture("playing")
    guest.run(SHARED)
    guest.until(f"{STORED} | grep -q '\"ended\": true'")
    guest.run("sleep 6")  # the last position stays three seconds
    sheet = guest.still_picture("sheet")
    game = stored(guest)[-1]
    assert (game["game"], game["sources"]) == ("chance_or_choice", ["reader"])
    assert game["result"] == [35, 90, 0], game["moves"]
    assert [move for move in game["moves"] if move.startswith("throw")] == ["throw 3 4", "throw 5 6", "throw 6 1"] * 5
    for one, other in ((attract, playing), (playing, sheet), (attract, sheet)):
        assert has_words(one) and has_words(other)
        assert difference(one, other) > 0.02
    figures.append(
        "a whole game of Chance or Choice by pulled lines and reader bytes: 35, 90 and 0 points, as reckoned"
    )


def test_killed_in_a_game_it_offers_to_go_on(
    guest: Guest, hands: Hands, reader: ReaderAtHand, figures: list[str]
) -> None:
    begin_again(guest, hands)
    guest.run(SHARED)
    throw(hands, reader, (3, 4))
    hands.until_lit(0, LEAVE)
    hands.tap(0, LEAVE)
    guest.until(f"{STORED} | grep -q '1 leave'")
    before = stored(guest)[-1]["moves"]
    pid = main_pid(guest)
    guest.run(f"kill -9 {pid}")
    took = until_another(guest, pid)
    go_on(hands)
    hands.until_lit(1, LEAVE)
    assert stored(guest)[-1]["moves"][: len(before)] == before
    figures.append(f"killed in play: ready again after {took:.1f} s, the game was gone on with")


def test_asked_to_end_in_a_turn_it_is_gone_at_once_and_can_go_on(
    guest: Guest, hands: Hands, reader: ReaderAtHand, figures: list[str]
) -> None:
    hands.tap(1, STAY)
    guest.until(f"{STORED} | grep -q '2 stay'")
    before, pid = stored(guest)[-1]["moves"], main_pid(guest)
    clock = "cut -d' ' -f1 /proc/uptime"
    took = f"{clock}; kill -TERM {pid}; while [ -d /proc/{pid} ]; do :; done; {clock}"
    began, ended = map(float, guest.run(took).split())
    assert ended - began < 10  # unasked for, systemd would kill it then; how quick it is a slow emulator cannot tell
    until_another(guest, pid)
    go_on(hands)
    hands.until_lit(2, LEAVE)
    assert stored(guest)[-1]["moves"][: len(before)] == before
    figures.append(f"asked to end in a turn: gone after {ended - began:.2f} s, the game was gone on with")


def test_a_console_that_hangs_is_started_again(guest: Guest, hands: Hands, figures: list[str]) -> None:
    pid = main_pid(guest)
    guest.run(f"kill -STOP {pid}")
    took = until_another(guest, pid)
    assert "Watchdog timeout" in guest.run(f"journalctl -b -u {UNIT} --no-pager")
    go_on(hands)
    hands.until_lit(2, LEAVE)
    figures.append(f"stopped (SIGSTOP): ready again after {took:.0f} s, the game was gone on with")


def test_it_never_gives_up_and_recovers_when_what_is_wrong_is_mended(guest: Guest, figures: list[str]) -> None:
    guest.write(SETTINGS, 'seats = "many"\n')
    guest.run(f"systemctl restart --no-block {UNIT}")
    starts = until_restarted(guest, 4)
    said = guest.log()
    assert "seats" in said and "Traceback" not in said
    guest.picture("wrong-settings")
    guest.write(SETTINGS, settings(PIN))
    guest.until(is_active(), UP_S)
    guest.run(f"mkdir -p /run/systemd/system/{UNIT}.service.d")
    guest.write(f"/run/systemd/system/{UNIT}.service.d/fails.conf", "[Service]\nExecStart=\nExecStart=/bin/false\n")
    guest.run(f"systemctl daemon-reload && systemctl restart --no-block {UNIT}")
    starts += until_restarted(guest, 12)
    guest.run(f"rm /run/systemd/system/{UNIT}.service.d/fails.conf && systemctl daemon-reload")
    guest.until(is_active(), UP_S)
    assert has_words(guest.picture("mended"))
    figures.append(
        f"{starts} starts in vain (wrong settings, a program that fails): never given up, up again when mended"
    )


def test_a_screen_that_comes_late_is_waited_for(guest: Guest, figures: list[str]) -> None:
    guest.begin("systemctl reboot")
    guest.wait_for_end()
    guest.switch_on(*GPU, *READER, arguments="modprobe.blacklist=virtio_gpu")
    guest.until(f'[ "$(systemctl show -P StatusText {UNIT})" = "waiting for a screen" ]', UP_S)
    guest.run("sleep 190", 300)  # longer than TimeoutStartSec
    unit = properties(guest, "ActiveState", "NRestarts")
    assert unit == {"ActiveState": "activating", "NRestarts": "0"}
    guest.run("modprobe virtio_gpu")
    took = guest.until(is_active(), UP_S)
    guest.until_picture("late-screen", has_words)
    assert properties(guest, "NRestarts")["NRestarts"] == "0"
    figures.append(f"a screen that came more than three minutes late: there after {took:.0f} s, without a restart")


def test_staff_switch_the_machine_off_at_the_table(guest: Guest, hands: Hands) -> None:
    hands.hold(0, 7)
    guest.still_picture("asking-for-the-pin")
    enter(hands, PIN)
    guest.still_picture("staff")
    hands.tap_slowly(0, *[DOUBLE] * 5, STAY)
    guest.still_picture("power")
    hands.tap_slowly(0, *[DOUBLE] * 3)
    guest.still_picture("switching-off")
    hands.tap_last(0, STAY)
    guest.wait_for_end()


def test_taken_back_it_leaves_what_was_there(guest: Guest) -> None:
    guest.switch_on(*GPU)
    guest.run(SHARED)
    guest.until(is_active(), UP_S)
    guest.run("/run/project/systemd/install --uninstall", 120)
    left = guest.run(
        "/run/project/tests/lab/inventory >/run/after; diff /var/lib/systemd/lab-before /run/after || true", 120
    )
    kept = [line for line in changes(left) if "/etc/tabletop" not in line and "/var/lib/tabletop" not in line]
    assert kept == []
    guest.run("/run/project/systemd/install --uninstall --purge", 120)
    left = guest.run(
        "/run/project/tests/lab/inventory >/run/after; diff /var/lib/systemd/lab-before /run/after || true", 120
    )
    assert changes(left) == []
    guest.begin("systemctl reboot")
    guest.wait_for_end()
    guest.switch_on(*GPU)
    guest.until("systemctl is-active --quiet getty@tty1")


def changes(diff: str) -> list[str]:
    return [line for line in diff.splitlines() if line.startswith(("<", ">"))]


STORED = "python3 /run/project/tests/lab/stored.py"


def is_active() -> str:
    return f"systemctl is-active --quiet {UNIT}"


def properties(guest: Guest, *names: str) -> dict[str, str]:
    """Of the console's unit."""
    said = guest.run(f"systemctl show {UNIT} --property {','.join(names)}")
    return dict(line.split("=", 1) for line in said.splitlines())


def main_pid(guest: Guest) -> int:
    """Of the console, which is ready."""
    guest.until(is_active(), UP_S)
    return int(properties(guest, "MainPID")["MainPID"])


def until_another(guest: Guest, pid: int) -> float:
    """Until the console is active as another process; the seconds it took."""
    return guest.until(f'{is_active()} && p=$(systemctl show -P MainPID {UNIT}) && [ "$p" != 0 ] && [ "$p" != {pid} ]')


def until_restarted(guest: Guest, times: int) -> int:
    """Until it has been started in vain so often; it has never been given up by then."""
    guest.until(f'[ "$(systemctl show -P NRestarts {UNIT})" -ge {times} ]', UP_S)
    assert guest.attempt(f"systemctl is-failed --quiet {UNIT}")[0] != 0
    return times


def stored(guest: Guest) -> list[dict[str, Any]]:
    """All games on the disk."""
    guest.run(SHARED)
    found: list[dict[str, Any]] = json.loads(guest.run(STORED))
    return found


def sit_down(guest: Guest, hands: Hands) -> None:
    """From the attract screen into the first game: a language, the game, everybody joins and is ready.

    Pages are told apart by their stillness: a notice that the reader is silent comes between them.
    """
    for name in ("language", "choosing", "joining"):
        hands.tap(0, STAY)
        guest.run("sleep 4")  # a slow emulator may need that to paint the next page
        guest.still_picture(name)
    for _ in range(2):
        for seat in range(SEATS):
            hands.until_lit(seat, STAY)
            hands.tap(seat, STAY)


def begin_again(guest: Guest, hands: Hands) -> None:
    """The same once more, from the sheet if it is still there."""
    if (0, LEAVE) in hands.lit():
        hands.tap(0, STAY)
    else:
        sit_down(guest, hands)


def go_on(hands: Hands) -> None:
    """After switching on: the game that was left."""
    hands.until_lit(0, STAY, DOUBLE)
    hands.tap(0, STAY)


def play_round(guest: Guest, hands: Hands, reader: ReaderAtHand) -> None:
    for faces, answers in ROUND:
        throw(hands, reader, faces)
        for seat, answer in enumerate(answers):
            if answer is not None:
                hands.until_lit(seat, LEAVE)
                hands.tap(seat, answer)


def throw(hands: Hands, reader: ReaderAtHand, faces: tuple[int, ...]) -> None:
    """Dice fall when they are due and nothing is asked any more: what is lit afterwards is lit for their question."""
    reader.wait_until_armed()
    hands.until_out(LEAVE)
    reader.throw(*faces)


def enter(hands: Hands, digits: str) -> None:
    """A number, digit by digit."""
    for digit in digits:
        hands.tap_slowly(0, *[DOUBLE] * int(digit), STAY)
