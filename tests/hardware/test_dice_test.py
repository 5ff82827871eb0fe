"""`python -m hardware dice-test`: throws with a reader, says what it saw, and does not call few throws fair."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from hardware.__main__ import app
from hardware.config import DiceConfig
from hardware.dice_test import throws
from hardware.signals import DiceRead, Ready


def run(*words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["dice-test", *words])
    return done.exit_code, done.stdout, done.stderr


def test_it_throws_and_tells_and_leaves_a_picture(tmp_path: Path) -> None:
    code, said, aside = run("--device", "mock", "--throws", "20", "--dice", "3", "--picture", str(tmp_path / "d.svg"))
    assert said.startswith("60 faces") and "chi-square" in said
    assert code == ("UNEVEN" in said), "one fair run in a hundred"
    assert "mock-tray/0001 is ready" in aside
    assert (tmp_path / "d.svg").read_text(encoding="utf-8").startswith("<svg")


def test_as_many_throws_as_were_asked_for() -> None:
    found = list(throws(DiceConfig(device="mock"), lambda: 0, 7, 2, 20))
    assert found[0] == Ready("dice", "mock-tray/0001")
    read = [one for one in found if isinstance(one, DiceRead)]
    assert len(read) == 7 and all(1 <= face <= 20 for one in read for face in one.faces)


@pytest.mark.parametrize(
    ("words", "why"),
    [(["--device", "tray"], "not an absolute path"), (["--device", "gopher://x"], "cannot be opened")],
)
def test_a_reader_that_cannot_be_gets_a_sentence(words: list[str], why: str) -> None:
    code, _, aside = run(*words)
    assert code == 2 and why in aside


def test_without_a_reader_it_says_how_to_name_one(tmp_path: Path) -> None:
    (tmp_path / "console.toml").write_text("")
    code, _, aside = run("--config", str(tmp_path / "console.toml"))
    assert code == 2 and "--device" in aside


def test_a_picture_that_cannot_be_left_gets_a_sentence(tmp_path: Path) -> None:
    code, _, aside = run("--device", "mock", "--throws", "1", "--picture", str(tmp_path / "no" / "d.svg"))
    assert code == 2 and "No such file" in aside
