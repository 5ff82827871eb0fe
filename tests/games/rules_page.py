"""What tests of the RULES.md of several games share."""

from __future__ import annotations

from importlib.resources import files

from games.option import Option, write_option


def rules_of(game_id: str) -> str:
    """The text of a game's RULES.md."""
    return files(f"games.{game_id}").joinpath("RULES.md").read_text(encoding="utf-8")


def clause(rules: str, name: str) -> str:
    """The rows of one clause: its own and those below it without a number."""
    rows = rules.split(f"\n| {name} |", 1)[1].split("\n| ")
    return "\n".join([rows[0], *_until_next(rows[1:])])


def _until_next(rows: list[str]) -> list[str]:
    numbered = [at for at, row in enumerate(rows) if not row.startswith("|")]
    return rows[: numbered[0]] if numbered else rows


def untold(rules: str, option: Option, range_told: bool = True) -> list[str]:
    """What of an option its clause does not name: the option, its named values, and (range_told) those in numbers."""
    text = clause(rules, option.clause)
    numbers = [word for word in map(write_option, option.values) if word.isdecimal()]
    names = [write_option(value) for value in option.values if isinstance(value, str) and not value.isdecimal()]
    wanted = [f"`{name}`" for name in (option.name, *names)]
    if numbers and range_told:
        wanted.append(f"{numbers[0]} to {numbers[-1]}")
    return [words for words in wanted if words not in text]
