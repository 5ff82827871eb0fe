"""No Chance Backgammon: backgammon in which the players choose the numbers, before each other's eyes."""

from games.core import Game
from games.later import later
from games.no_chance_backgammon import bots, notation, plain, rules, state
from games.no_chance_backgammon.coach import coach
from games.no_chance_backgammon.deeds import tell
from games.no_chance_backgammon.paper import paper
from games.no_chance_backgammon.perft import perft
from games.no_chance_backgammon.scene import scene, sheet

__all__ = ["GAME"]

GAME: Game[state.State, state.Move] = Game(
    id="no_chance_backgammon",
    rules=1,
    seats=state.SEATS,
    options=state.OPTIONS,
    start=state.start,
    waiting=state.waiting,
    moves=notation.moves,
    apply=rules.apply,
    silence=notation.silence,
    totals=state.totals,
    show=notation.show,
    read_move=notation.read_move,
    buttons=None,
    path=notation.path,
    say=plain.say,
    lines=plain.lines,
    bot=bots.bot,
    bots=bots.NAMES,
    forced=notation.forced,
    resigns=rules.resigns,
    perft=perft,
    paper=paper,
    scene=scene,
    sheet=sheet,
    worth=later("games.no_chance_backgammon.analysis", "worth"),
    lot_alone=True,
    tell=tell,
    coach=coach,
    bulk=later("games.no_chance_backgammon.bulk_games", "tallied"),
    serve=later("games.no_chance_backgammon.serve", "serve"),
    numbers=later("games.no_chance_backgammon.numbers", "numbers"),
)
