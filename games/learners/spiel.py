"""The games as games of OpenSpiel. To import this registers every game that two can play under its id:

    pyspiel.load_game("roller_skater(rounds=6)")

Parameters are `players`, the house rules (without those that mix words and numbers, such as chips), and `decisions`
(as in `games.learners.node`). Seats that are asked at once are
a simultaneous node; lots, dice and who is first in a race are chance nodes. Nothing is hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games import all_games
from games.compiled import INSTALL
from games.core import AnyGame, OptionValue, Setup, complete
from games.learners.node import DECISIONS_AT_MOST, Action, Node, rules, shares
from games.option import Option, write_option

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise ImportError(f"games of OpenSpiel need the extra 'learners': {INSTALL}") from missing

PLAYERS = 2


def register(*packages: str) -> None:
    """Makes the games of these further packages known to OpenSpiel under their ids, as those of this package are."""
    for one in all_games(*packages).values():
        if one.numbers is not None and one.seats[-1] >= PLAYERS and one.id not in pyspiel.registered_names():
            pyspiel.register_game(_kind(one), _made(one, packages))


def _made(game: AnyGame, packages: tuple[str, ...]) -> type[SpielGame]:
    """What OpenSpiel calls with parameters. A class: OpenSpiel frees it when the interpreter has gone already, which of
    all that can be called classes alone survive."""

    class Made(SpielGame):
        def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, packages, parameters or {})

    return Made


def _kind(game: AnyGame) -> Any:
    return pyspiel.GameType(
        short_name=game.id,
        long_name=game.id.replace("_", " ").title(),
        dynamics=_dynamics(game),
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=max(PLAYERS, game.seats[0]),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _dynamics(game: AnyGame) -> Any:
    together = game.numbers is not None and game.numbers(complete(game, Setup(PLAYERS))).together
    return getattr(pyspiel.GameType.Dynamics, "SIMULTANEOUS" if together else "SEQUENTIAL")


def _parameters(game: AnyGame) -> dict[str, OptionValue]:
    options = {option.name: option.default for option in game.options if not _mixed(option)}
    return {"players": PLAYERS, **options, "decisions": DECISIONS_AT_MOST}


def _mixed(option: Option) -> bool:
    """Whether words and numbers may be chosen: OpenSpiel tells a parameter by its look, so this cannot be one."""
    numbers = [write_option(value).isdecimal() for value in option.values]
    return any(numbers) and not all(numbers)


class SpielGame(pyspiel.Game):
    """A game at one table. Returns are `shares`: 1 to the only winner; a game cut off is worth 0 to all."""

    def __init__(self, game: AnyGame, packages: tuple[str, ...], parameters: Mapping[str, Any]) -> None:
        given = {**_parameters(game), **parameters}
        options = {
            option.name: option.read(write_option(given[option.name])) for option in game.options if not _mixed(option)
        }
        self.rules = rules(game.id, given["players"], options, given["decisions"], packages)
        seats = self.rules.setup.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.numbers.actions),
            max_chance_outcomes=self.rules.most_chances,
            num_players=seats,
            min_utility=-1 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.decisions,
        )
        super().__init__(_kind(game), info, dict(parameters))

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        """The state before the lots are drawn."""
        return SpielState(self, self.rules.first())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What every player sees."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """A moment of a game; all of it is in `node`."""

    def __init__(self, game: SpielGame, node: Node) -> None:
        super().__init__(game)
        self.node = node

    def current_player(self) -> int:
        """Who decides: a seat, several at once, chance, or nobody any more."""
        if self.node.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.node.chances:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.node.asked
        return asked[0] if len(asked) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[Action]:
        return list(self.node.legal.get(player, ()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All that may fall, equally likely."""
        return [(chance, 1 / self.node.chances) for chance in range(self.node.chances)]

    def _apply_action(self, action: Action) -> None:
        self.node = self.node.fell(action) if self.node.chances else self.node.answered({self.node.asked[0]: action})

    def _apply_actions(self, actions: list[Action]) -> None:
        self.node = self.node.answered(dict(enumerate(actions)))

    def _action_to_string(self, player: int, action: Action) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.node.outcome(action)
        return f"{player + 1} {self.node.rules.numbers.actions[action]}"

    def is_terminal(self) -> bool:
        """Whether the game has ended or was cut off."""
        return self.node.over

    def returns(self) -> list[float]:
        """By player; 0 while the game goes on."""
        return list(shares(self.node.end, self.node.rules.setup.seats))

    def __str__(self) -> str:
        return str(self.node)


class Observer:
    """Observations, the same for all players but for who is looking: the own seat, then the state in numbers."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no parameters of observations are known, not {params}")
        self._recall = kind.perfect_recall
        self.tensor = np.zeros(1 + len(game.rules.numbers.state.places), np.float32)
        self.dict = {"seat": self.tensor[:1], "state": self.tensor[1:]}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills `tensor`, and with it `dict`."""
        self.tensor[0] = player
        self.tensor[1:] = state.node.row

    def string_from(self, state: SpielState, player: int) -> str:
        """Who is looking and the state in one line; all that has happened, where nothing may be forgotten."""
        return f"seat {player + 1}: {state.history_str() if self._recall else state}"


register()
