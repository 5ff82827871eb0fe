"""What docs/learning.md shows is run, and comes out as it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.learning import environment

PAGE = (Path(__file__).parents[2] / "docs" / "learning.md").read_text()
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=["PettingZoo", "OpenSpiel"])
def test_an_example_runs(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, "docs/learning.md", "exec"), {})
    assert capsys.readouterr().out == "True\n"


def test_the_page_names_what_there_is() -> None:
    env = environment("no_chance_backgammon")
    assert {"done", "number 3", "13/8", "bar/22", "6/off"} <= set(env.actions)
    assert env.places[0] == "own seat" and "sides 2 26" in env.places
