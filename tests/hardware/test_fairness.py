"""Chi-square by its tables, power by simulation, and verdicts that say when they cannot tell."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

from hardware.fairness import ALPHA, ENOUGH, critical, judge, needed, pearson, power, sentences, survival
from hardware.fairness_picture import picture


@pytest.mark.parametrize(
    ("x", "degrees", "p"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (11.070, 5, 0.05), (15.086, 5, 0.01), (16.919, 9, 0.05), (36.191, 19, 0.01)],
)
def test_survival_is_that_of_the_printed_tables(x: float, degrees: int, p: float) -> None:
    assert survival(x, degrees) == pytest.approx(p, abs=2e-5)
    assert survival(0, degrees) == 1


def test_pearson_of_weldons_dice() -> None:
    """315,672 dice thrown by Weldon, 106,602 of them a 5 or a 6: known to be uneven."""
    assert pearson((5, 5, 5, 5, 5, 5)) == 0
    assert pearson((0, 0, 0, 0, 0, 6)) == 30
    assert pearson((209_070 / 2, 209_070 / 2, 106_602)) == pytest.approx(27.1, abs=0.5)  # type: ignore[arg-type]


def test_critical_is_where_survival_is_alpha() -> None:
    assert critical(5) == pytest.approx(15.086, abs=0.001)


def loaded(chance: Random, throws: int) -> list[int]:
    """A die whose six comes one and a half times as often."""
    fallen = chance.choices(range(6), weights=[0.15] * 5 + [0.25], k=throws)
    return [fallen.count(face) for face in range(6)]


def test_power_is_what_a_loaded_die_shows() -> None:
    chance, throws, tries = Random("loaded"), 200, 1_500
    found = sum(pearson(loaded(chance, throws)) >= critical(5) for _ in range(tries)) / tries
    assert found == pytest.approx(power(throws, 6), abs=0.04)


def test_what_is_needed_is_just_enough() -> None:
    for faces in (2, 6, 20):
        number = needed(faces)
        assert power(number - 1, faces) < ENOUGH <= power(number, faces)
    assert 250 < needed(6) < 400
    assert power(10**9, 6) == 1


def test_few_throws_are_not_called_fair() -> None:
    finding = judge((1, 2, 0, 1, 1, 2))
    assert finding.verdict == "too few"
    assert "too few throws to tell" in sentences(finding)[1] and str(finding.needed) in sentences(finding)[1]


def test_many_even_throws_show_no_sign_and_many_uneven_ones_do() -> None:
    assert judge((100, 95, 105, 98, 102, 100)).verdict == "even"
    assert judge((100, 95, 105, 98, 102, 200)).verdict == "uneven"
    assert judge((0, 0, 0, 0, 0, 9)).verdict == "uneven"
    assert judge((0,) * 6).verdict == "too few"


def test_simulated_and_exact_values_agree_where_they_meet() -> None:
    """59 throws are simulated, 60 are not."""
    assert judge((15, 9, 7, 8, 11, 9)).p == pytest.approx(survival(pearson((15, 9, 7, 8, 11, 9)), 5), abs=0.02)
    assert judge((15, 9, 7, 8, 11, 9)) == judge((15, 9, 7, 8, 11, 9))


def test_one_fair_die_in_a_hundred_is_called_uneven() -> None:
    chance, tries = Random("fair"), 2_000
    called = 0
    for _ in range(tries):
        fallen = chance.choices(range(6), k=120)
        called += judge([fallen.count(face) for face in range(6)]).p < ALPHA
    assert called / tries == pytest.approx(ALPHA, abs=0.008)


def test_the_picture_is_an_svg_with_a_bar_a_face() -> None:
    drawn = ElementTree.fromstring(picture([("reader <1>", judge((3, 4, 5, 4, 4, 4))), ("empty", judge((0,) * 20))]))
    texts = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert "reader <1>" in texts and texts.count("20") == 1
    assert all(float(bar.get("height", 0)) >= 0 for bar in drawn.iter("{http://www.w3.org/2000/svg}rect"))
