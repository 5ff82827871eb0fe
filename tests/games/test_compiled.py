"""Compiled code is never older than anything it was made of."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import compiled
from games.no_chance_backgammon import bulk_kernel, bulk_play


def test_code_is_kept_by_all_the_sources_it_is_made_of() -> None:
    kernel, play = Path(bulk_kernel.__file__), Path(bulk_play.__file__)
    assert kernel in compiled.sources(play) and play not in compiled.sources(kernel)
    assert play.with_name("bots.py") in compiled.sources(play), "constants are compiled in"


def test_what_imports_a_changed_kernel_is_compiled_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = []
    for number, result in enumerate((1, 1, 2)):
        monkeypatch.setattr(compiled, "ROOT", tmp_path / str(number))
        package = compiled.ROOT / "made"
        package.mkdir(parents=True)
        (package / "above.py").write_text("from made.below import f\n")
        (package / "below.py").write_text(f"def f(): return {result}\n")
        kept.append(compiled.kept(package / "above.py").name)
    assert kept[0] == kept[1] != kept[2]
