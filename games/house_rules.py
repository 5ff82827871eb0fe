"""House rules in words, as menus, score sheets and printed pages name them."""

from __future__ import annotations

from games.core import AnyGame, OptionValue
from games.option import Option, write_option
from games.scene import Msg, msg, number


def option_words(game: AnyGame, option: Option) -> Msg:
    """What an option is called."""
    return Msg(f"option-{game.id}-{option.name}")


def value_words(game: AnyGame, option: Option, value: OptionValue) -> Msg:
    """An option's value."""
    text = write_option(value)
    if isinstance(value, bool):
        return Msg(f"value-{text}")
    if isinstance(value, str) and text.isdecimal():
        return msg("seat", n=int(text))  # a number that is a name
    return number(value) if isinstance(value, int) else Msg(f"value-{game.id}-{option.name}-{text}")
