"""The programs behind the figures that write files: a word they do not know is refused, and nothing is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import backgammon_training, chance_or_choice_strong
from games.command_line import run


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--nope"], "No such option: --nope"),
        (["weights"], "weights: weights are written as .npz"),
        (["/no/such/net.npz"], "/no/such/net.npz: No such file or directory"),
    ],
)
def test_a_training_that_could_not_be_kept_is_not_begun(
    arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(backgammon_training.app, arguments) == 2
    assert capsys.readouterr() == ("", f"{said}\n")
    assert list(tmp_path.iterdir()) == []


def test_the_table_of_strong_is_not_made_anew_by_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert chance_or_choice_strong.main(["--help"]) == 2
    assert capsys.readouterr() == ("", "'--help' is not known here; write answer, or nothing to make the table anew\n")
