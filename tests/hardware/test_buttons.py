"""Switches that are stuck, wired the wrong way round or noisy: named, out of play without a vote, taken back."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.buttons import RECOVER_NS, Buttons, believed
from hardware.debounce import MS, Limits
from hardware.signals import Button, Fault, Pressed, Ready, Released, Signal

STAY, LEAVE, DOUBLE = Button.STAY, Button.LEAVE, Button.DOUBLE
START = 1_000_000 * MS
KEYS = [(seat, button) for seat in (0, 1) for button in Button]
SLOW_TRIALS = 100_000
"""Chattering presses in the long proof; the quick one takes a fiftieth."""


Edges: TypeAlias = list[tuple[tuple[int, Button], bool, int]]


def made() -> Buttons:
    return Buttons(KEYS, Limits(), 60_000 * MS)


def run(buttons: Buttons, edges: Edges, until_ns: int) -> list[Signal]:
    """What a loop sees that polls at every due moment and at every edge."""
    found: list[Signal] = []
    for key, contact, at_ns in edges:
        found += advance(buttons, at_ns - 1)
        buttons.edge(key, contact, at_ns)
        found += buttons.collect(at_ns)
    return found + advance(buttons, until_ns)


def advance(buttons: Buttons, until_ns: int) -> list[Signal]:
    found: list[Signal] = []
    while (due := buttons.due_ns()) is not None and due <= until_ns:
        found += buttons.collect(due)
    return found


def faults(signals: list[Signal]) -> list[tuple[str, str]]:
    return [(one.device, one.key) for one in signals if isinstance(one, Fault)]


def contacts(signals: list[Signal]) -> list[Signal]:
    return [one for one in signals if isinstance(one, Pressed | Released)]


def square(key: tuple[int, Button], start_ns: int, half_us: int, count: int) -> Edges:
    """A contact that closes and opens at an even pace, as mains hum makes it."""
    return [(key, place % 2 == 0, start_ns + place * half_us * 1_000) for place in range(count)]


@pytest.mark.parametrize("half_us", [100, 700, 2_500, 8_333, 10_000])
def test_hum_is_noise_within_a_fifth_of_a_second_and_hardly_votes(half_us: int) -> None:
    buttons = made()
    hum = square((0, STAY), START, half_us, 2 * (1_000_000 // half_us // 2))
    found = run(buttons, hum, START + 1_000 * MS)
    assert faults(found) == [("seat 1 STAY", "fault-button-noisy")]
    assert len([one for one in found if isinstance(one, Pressed)]) <= 3
    assert all(one.at_ns < START + 200 * MS for one in found if isinstance(one, Pressed | Released))


def test_a_noisy_button_is_back_when_it_has_been_quiet_and_silences_nobody() -> None:
    buttons = made()
    hum = square((0, STAY), START, 5_000, 200)
    other = [((1, LEAVE), True, START + 502 * MS), ((1, LEAVE), False, START + 602 * MS)]
    found = run(buttons, sorted(hum + other, key=lambda edge: edge[2]), START + 1_100 * MS)
    assert contacts(found)[-2:] == [Pressed(1, LEAVE, START + 502 * MS), Released(1, LEAVE, START + 602 * MS)]
    assert faults(found) == [("seat 1 STAY", "fault-button-noisy")]
    last_ns = hum[-1][2]
    assert advance(buttons, last_ns + RECOVER_NS - 1) == []
    assert advance(buttons, last_ns + RECOVER_NS) == [Ready("seat 1 STAY")]
    tap = [((0, STAY), True, START + 9_000 * MS), ((0, STAY), False, START + 9_100 * MS)]
    assert [type(one) for one in run(buttons, tap, START + 10_000 * MS)] == [Pressed, Released]


def test_presses_faster_than_any_hand_are_noise() -> None:
    """A wire that wags: 20 ms closed, 30 ms open, with pauses that hum does not have."""
    moves = ((n * 50 + after_ms, closed) for n in range(20) for after_ms, closed in ((0, True), (20, False)))
    wag = [((0, STAY), closed, START + at_ms * MS) for at_ms, closed in moves]
    found = run(made(), wag, START + 1_500 * MS)
    assert faults(found) == [("seat 1 STAY", "fault-button-noisy")]
    assert len([one for one in found if isinstance(one, Pressed)]) == 5


@given(st.lists(st.tuples(st.integers(25, 35), st.integers(0, 19), st.integers(0, 19)), min_size=30, max_size=60))
def test_the_fastest_hand_on_the_worst_switch_is_not_called_noisy(taps: list[tuple[int, int, int]]) -> None:
    """Taps 60 ms apart without end, each press and each release chattering for up to 20 ms."""
    edges = []
    for number, (held, press_ms, release_ms) in enumerate(taps):
        at_ns = START + number * 60 * MS
        for first, begin_ns, chatter_ms in ((True, at_ns, press_ms), (False, at_ns + held * MS, release_ms)):
            edges.append(((0, STAY), first, begin_ns))
            for step in range(1, chatter_ms // 2 * 2 + 1):
                edges.append(((0, STAY), first == (step % 2 == 0), begin_ns + step * MS))
    found = run(made(), edges, START + 60_000 * MS)
    assert faults(found) == []
    assert [type(one) for one in found] == [Pressed, Released] * len(taps)


def test_a_switch_that_opens_when_it_is_pressed_never_votes() -> None:
    """Normally closed: it is closed from the start, and every press of a child opens it for a moment."""
    buttons = made()
    buttons.start_closed((1, LEAVE), START)
    presses = [
        edge
        for at_ms in (5_000, 6_000, 6_400, 30_000)
        for edge in (((1, LEAVE), False, START + at_ms * MS), ((1, LEAVE), True, START + (at_ms + 150) * MS))
    ]
    found = run(buttons, presses, START + 100_000 * MS)
    assert faults(found) == [("seat 2 LEAVE", "fault-button-stuck")]
    assert len(found) == 1


def test_a_switch_that_sticks_in_play_counts_again_after_it_has_been_open_for_a_while() -> None:
    buttons = made()
    found = run(buttons, [((0, DOUBLE), True, START)], START + 61_000 * MS)
    assert [type(one) for one in found] == [Pressed, Fault]
    found = run(buttons, [((0, DOUBLE), False, START + 62_000 * MS)], START + 63_900 * MS)
    assert found == []
    assert advance(buttons, START + 64_000 * MS) == [Ready("seat 1 DOUBLE")]


def test_a_chip_that_goes_takes_presses_and_troubles_with_it() -> None:
    buttons = made()
    buttons.start_closed((0, STAY), START)
    run(buttons, [((0, LEAVE), True, START)], START + 100 * MS)
    buttons.edge((0, DOUBLE), True, START + 99 * MS)
    buttons.forget([key for key in KEYS if key[0] == 0])
    assert buttons.collect(START + 200 * MS) == [Ready("seat 1 STAY")]
    assert buttons.due_ns() is None
    found = run(buttons, [((0, LEAVE), True, START + 300 * MS)], START + 400 * MS)
    assert found == [Pressed(0, LEAVE, START + 300 * MS)]


@pytest.mark.parametrize(
    ("at_ns", "arrival_ns", "stamp"),
    [
        (1_000, 2_000, (1_000, True)),
        (2_001, 2_000, (2_000, True)),
        (2_000 + 10 * MS, 2_000, (2_000, False)),
        (0, 61_000 * MS, (61_000 * MS, False)),
    ],
)
def test_a_stamp_is_believed_unless_it_is_absurd(at_ns: int, arrival_ns: int, stamp: tuple[int, bool]) -> None:
    assert believed(at_ns, arrival_ns) == stamp


def worn_tap(chance: Random, at_ns: int) -> tuple[list[tuple[bool, int]], int]:
    """A tap on a worn switch, and when it is let go: press and release chatter for up to 20 ms in any pattern."""
    released_ns = at_ns + chance.randint(25, 400) * MS
    edges: list[tuple[bool, int]] = []
    for first, begin_ns in ((True, at_ns), (False, released_ns)):
        stamps = sorted(chance.randrange(1, 20 * MS) for _ in range(2 * chance.randint(0, 12)))
        edges.append((first, begin_ns))
        edges += [(first == (place % 2 == 1), begin_ns + stamp) for place, stamp in enumerate(stamps)]
    edges.sort(key=lambda edge: edge[1])
    return edges, released_ns


def misses(trials: int) -> int:
    """Taps on worn switches that are not reported as exactly one press and one release at their true stamps."""
    chance = Random("worn switches")
    buttons, missed, at_ns = made(), 0, START
    for _ in range(trials):
        edges, released_ns = worn_tap(chance, at_ns)
        found = run(buttons, [((0, STAY), contact, stamp) for contact, stamp in edges], released_ns + 34 * MS)
        missed += found != [Pressed(0, STAY, at_ns), Released(0, STAY, released_ns)]
        at_ns = max(at_ns + 60 * MS, released_ns + 35 * MS)
    return missed


def test_worn_switches_are_read_without_a_miss() -> None:
    assert misses(SLOW_TRIALS // 50) == 0


@pytest.mark.slow
def test_a_hundred_thousand_taps_on_worn_switches_without_a_miss(capsys: pytest.CaptureFixture[str]) -> None:
    missed = misses(SLOW_TRIALS)
    with capsys.disabled():
        print(f"{SLOW_TRIALS:,} taps with chatter, {missed} misses")
    assert missed == 0
