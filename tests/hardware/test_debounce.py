"""The debounce: whatever a switch does within its limits, one press and one release, stamped at the first edge."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.debounce import MS, Change, Debouncer

US = 1_000
START = 1_000 * MS


def changes(edges: list[tuple[str, bool, int]], lines: tuple[str, ...] = ("a",)) -> list[Change[str]]:
    """All changes of the given edges, with time advanced to every due moment in between, as a loop would."""
    debouncer = Debouncer(lines)
    found: list[Change[str]] = []
    for line, contact, at_ns in sorted(edges, key=lambda edge: edge[2]):
        found += run_until(debouncer, at_ns - 1)
        found += debouncer.edge(line, contact, at_ns)
    return found + run_until(debouncer, START * 1000)


def run_until(debouncer: Debouncer[str], end_ns: int) -> list[Change[str]]:
    found: list[Change[str]] = []
    while (due := debouncer.due_ns()) is not None and due <= end_ns:
        found += debouncer.advance(due)
    return found


def chatter(first_contact: bool, at_ns: int, gaps_us: list[int], line: str = "a") -> list[tuple[str, bool, int]]:
    """An edge and a chatter after it that ends at the same level, cut to 20 ms."""
    edges = [(line, first_contact, at_ns)]
    level, stamp = first_contact, at_ns
    for gap in gaps_us[: len(gaps_us) // 2 * 2]:
        level, stamp = not level, stamp + gap * US
        edges.append((line, level, stamp))
    while len(edges) > 1 and edges[-1][2] > at_ns + 20 * MS:
        edges = edges[:-2]
    return edges


gaps = st.lists(st.integers(10, 12_000), max_size=40)


@given(gaps, gaps, st.integers(30, 3_000))
def test_any_chatter_up_to_20_ms_is_one_press_and_one_release(
    press: list[int], let_go: list[int], held_ms: int
) -> None:
    released_ns = START + held_ms * MS
    found = changes(chatter(True, START, press) + chatter(False, released_ns, let_go))
    assert found == [Change("a", True, START), Change("a", False, released_ns)]


@given(gaps, st.integers(25, 3_000))
def test_a_press_is_known_at_latest_3_ms_after_its_chatter(press: list[int], held_ms: int) -> None:
    debouncer = Debouncer(("a",))
    edges = chatter(True, START, press)
    found = [change for edge in edges for change in debouncer.edge(*edge)]
    found += debouncer.advance(edges[-1][2] + 3 * MS)
    assert found == [Change("a", True, START)]


@given(st.lists(st.tuples(st.integers(1, 1_999), st.integers(100, 90_000)), max_size=30))
def test_touches_shorter_than_2_ms_are_nothing(spikes: list[tuple[int, int]]) -> None:
    edges, at_ns = [], START
    for touch_us, gap_us in spikes:
        edges += [("a", True, at_ns), ("a", False, at_ns + touch_us * US)]
        at_ns += (touch_us + gap_us) * US
    assert changes(edges) == []


def test_spikes_while_held_do_not_release() -> None:
    edges = [("a", True, START), ("a", False, START + 500 * MS), ("a", True, START + 501 * MS)]
    assert changes(edges) == [Change("a", True, START)]


def test_a_childs_tap_of_25_ms_is_a_press_and_one_60_ms_later_a_second() -> None:
    taps = [edge for at in (0, 60) for edge in tap("a", START + at * MS, 25)]
    assert [(change.down, (change.at_ns - START) // MS) for change in changes(taps)] == [
        (True, 0),
        (False, 25),
        (True, 60),
        (False, 85),
    ]


@given(gaps)
def test_a_second_tap_after_60_ms_counts_even_when_the_first_chattered_to_the_end(let_go: list[int]) -> None:
    edges = [("a", True, START), *chatter(False, START + 25 * MS, let_go), *tap("a", START + 60 * MS, 30)]
    assert [change.at_ns for change in changes(edges) if change.down] == [START, START + 60 * MS]


def tap(line: str, at_ns: int, held_ms: int) -> list[tuple[str, bool, int]]:
    return [(line, True, at_ns), (line, False, at_ns + held_ms * MS)]


@given(gaps, gaps, st.integers(0, 20_000))
def test_lines_do_not_wait_for_each_other(one: list[int], other: list[int], later_us: int) -> None:
    alone = [*chatter(True, START, one, "a"), *chatter(False, START + 90 * MS, one, "a")]
    beside = [*chatter(True, START + later_us * US, other, "b"), *chatter(False, START + 120 * MS, other, "b")]
    both = changes(alone + beside, ("a", "b"))
    assert [change for change in both if change.line == "a"] == changes(alone)
    assert [change for change in both if change.line == "b"] == changes(beside, ("b",))


@given(st.lists(st.tuples(st.booleans(), st.integers(1, 60_000)), max_size=60), st.integers(700, 10_000))
def test_whatever_happens_presses_and_releases_alternate(edges: list[tuple[bool, int]], poll_us: int) -> None:
    """And polling more often than needed changes nothing."""
    rare, often = Debouncer(("a",)), Debouncer(("a",))
    seldom: list[Change[str]] = []
    eager: list[Change[str]] = []
    at_ns = START
    for contact, gap_us in edges:
        for moment in range(at_ns, at_ns + gap_us * US, poll_us * US):
            eager += often.advance(moment)
        at_ns += gap_us * US
        seldom += rare.edge("a", contact, at_ns)
        eager += often.edge("a", contact, at_ns)
    end_ns = at_ns + 1_000 * MS
    for debouncer, found in ((rare, seldom), (often, eager)):
        found += run_until(debouncer, end_ns)
    assert seldom == eager
    assert [change.down for change in seldom] == [place % 2 == 0 for place in range(len(seldom))]
    assert sorted(change.at_ns for change in seldom) == [change.at_ns for change in seldom]


def test_closed_from_the_start_is_said_as_such_until_it_opens_and_is_then_an_ordinary_switch() -> None:
    debouncer = Debouncer(("a",))
    debouncer.start_closed("a", START)
    found = run_until(debouncer, START + 900 * MS)
    found += debouncer.edge("a", False, START + 900 * MS) + run_until(debouncer, START + 1_900 * MS)
    found += debouncer.edge("a", True, START + 2_000 * MS) + run_until(debouncer, START + 2_100 * MS)
    assert [(change.down, change.from_start) for change in found] == [(True, True), (False, True), (True, False)]


def test_a_touch_at_the_start_that_was_nothing_leaves_an_ordinary_switch() -> None:
    debouncer = Debouncer(("a",))
    debouncer.start_closed("a", START)
    found = debouncer.edge("a", False, START + MS) + run_until(debouncer, START + 900 * MS)
    found += debouncer.edge("a", True, START + 1_000 * MS) + run_until(debouncer, START + 1_100 * MS)
    assert found == [Change("a", True, START + 1_000 * MS)]


def test_a_late_stamp_of_the_same_line_does_not_go_back_in_time() -> None:
    """Two touches of a millisecond, the second delivered with a stamp before the first, are no long contact."""
    debouncer = Debouncer(("a",))
    debouncer.edge("a", True, START)
    debouncer.edge("a", False, START + 1 * MS)
    debouncer.edge("a", True, START - 10 * MS)
    assert debouncer.advance(START + 2 * MS) == []
    assert debouncer.edge("a", False, START + 2 * MS) + run_until(debouncer, START + 100 * MS) == []


def test_an_unknown_line_is_an_error() -> None:
    with pytest.raises(KeyError):
        Debouncer(("a",)).edge("b", True, START)
