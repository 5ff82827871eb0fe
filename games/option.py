"""House rules that a table may switch."""

from __future__ import annotations

from dataclasses import dataclass

from games.core import BadNotation, OptionValue


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule a table may switch, kept in the record.

    values: all that is allowed, in the order a menu offers them; default: one of them; clause: of RULES.md.
    """

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    clause: str

    def read(self, text: str) -> OptionValue:
        """The allowed value that `text` names, or BadNotation."""
        for value in self.values:
            if text.lower() == write_option(value):
                return value
        raise BadNotation(f"option {self.name}: {text!r} is not allowed; choose {self.allowed()}")

    def allowed(self) -> str:
        """What a person may choose, in words short enough for an error."""
        words = [write_option(value) for value in self.values]
        numbers = [int(word) for word in words if word.isdecimal()]
        if len(numbers) > 3:
            names = [word for word in words if not word.isdecimal()]
            words = [*names, f"a number from {min(numbers)} to {max(numbers)}"]
        return ", ".join(words)


def write_option(value: OptionValue) -> str:
    """The text of an option's value in records and on command lines."""
    return ("off", "on")[value] if isinstance(value, bool) else str(value)
