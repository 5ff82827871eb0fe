"""A fifth game in one folder, to prove that one folder is enough."""

from games.core import Game
from tests.games.miniature import bots, numbers, rules, scene

GAME = Game(
    id="miniature",
    rules=1,
    seats=range(1, 7),
    options=rules.OPTIONS,
    start=rules.start,
    waiting=rules.waiting,
    moves=rules.moves,
    apply=rules.apply,
    silence=rules.silence,
    totals=rules.totals,
    show=rules.show,
    read_move=rules.read_move,
    buttons=None,
    path=rules.path,
    bot=bots.bot,
    bots=bots.NAMES,
    draw=rules.draw,
    scene=scene.scene,
    sheet=scene.sheet,
    numbers=numbers.numbers,
)
