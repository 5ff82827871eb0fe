"""Numbers of the table: what counts, what a minute of play is, why the console started, and nothing about anybody."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from console.audits import Audits, Count, by_day, by_game, cause_of, sums

SECOND = 1_000_000_000


class Kept:
    """Takes totals as the store does: the same key anew replaces the former."""

    def __init__(self) -> None:
        self.totals: dict[tuple[str, str, str, str], int] = {}

    def __call__(self, counts: Iterable[Count]) -> None:
        for count in counts:
            self.totals[count.day, count.what, count.game, count.detail] = count.n

    def counts(self) -> list[Count]:
        return [Count(*key, n) for key, n in self.totals.items()]


def test_totals_grow_and_writing_them_again_does_no_harm() -> None:
    kept = Kept()
    audits = Audits(lambda: "2031-05-01", kept)
    audits.count("begun", "g")
    audits.keep()
    audits.keep()
    audits.count("begun", "g")
    audits.keep()
    assert kept.totals == {("2031-05-01", "begun", "g", ""): 2}


def test_play_is_the_time_between_presses_and_a_long_pause_is_none() -> None:
    kept = Kept()
    audits = Audits(keep=kept)
    for at_s in (0, 30, 75.5, 75.9, 1000, 1001.1):
        audits.press(0, "STAY", int((5 + at_s) * SECOND), "g")
    audits.keep()
    assert sums(kept.counts(), "seconds") == {"": 77}
    assert sums(kept.counts(), "press") == {"1 STAY": 6}


def test_presses_without_a_game_are_no_play() -> None:
    kept = Kept()
    audits = Audits(keep=kept)
    for at_s in (5, 6, 7):
        audits.press(2, "LEAVE", at_s * SECOND, None)
    audits.keep()
    assert [count.what for count in kept.counts()] == ["press"]


def test_totals_go_to_the_store_by_themselves_while_presses_come() -> None:
    kept = Kept()
    audits = Audits(keep=kept)
    for at_s in range(0, 600, 10):
        audits.press(0, "STAY", at_s * SECOND, "g")
    assert kept.totals["", "press", "", "1 STAY"] > 50


def test_a_clock_that_jumps_splits_days_and_loses_nothing() -> None:
    kept, days = Kept(), iter(["", "2031-05-02", "2031-05-01", "2031-05-02"])
    audits = Audits(lambda: next(days), kept)
    for _ in range(4):
        audits.count("begun", "g")
        audits.keep()
    assert [(line.name, line.begun) for line in by_day(kept.counts())] == [
        ("", 1), ("2031-05-02", 2), ("2031-05-01", 1),
    ]  # fmt: skip
    assert [line.begun for line in by_game(kept.counts())] == [4]


@pytest.mark.parametrize(
    ("former", "cause"),
    [
        ("", "first"),
        ("b1 running", "failed"),
        ("b1 ended", "restarted"),
        ("b0 running", "power-cut"),
        ("b0 ended", "switched-on"),
    ],
)
def test_why_the_console_has_started(former: str, cause: str) -> None:
    assert cause_of("b1", former) == cause
