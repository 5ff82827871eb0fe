"""Roller and Skater: one die, two tosses, and whoever is first may double."""

from games.core import Game
from games.later import later
from games.roller_skater import analysis, bots, notation, rules, state
from games.roller_skater.advice import advice
from games.roller_skater.coach import coach
from games.roller_skater.deeds import tell
from games.roller_skater.paper import paper
from games.roller_skater.scene import scene, sheet

__all__ = ["GAME"]

GAME: Game[state.State, state.Say] = Game(
    id="roller_skater",
    rules=1,
    seats=state.SEATS,
    options=state.OPTIONS,
    start=state.start,
    waiting=state.waiting,
    moves=notation.moves,
    choices=notation.choices,
    apply=rules.apply,
    silence=state.silence,
    totals=state.totals,
    show=notation.show,
    read_move=notation.read_move,
    buttons=notation.buttons,
    path=notation.path,
    bot=bots.bot,
    bots=bots.NAMES,
    draw=state.draw,
    advice=advice,
    paper=paper,
    scene=scene,
    sheet=sheet,
    worth=analysis.worth,
    solve=analysis.solve,
    tell=tell,
    coach=coach,
    chapter=state.chapter,
    numbers=later("games.roller_skater.numbers", "numbers"),
)
