"""Chance or Choice: everybody plays for the same throws, and chooses when to leave."""

from games.chance_or_choice import bots, deeds, notation, rules, state
from games.chance_or_choice.advice import advice
from games.chance_or_choice.coach import coach
from games.chance_or_choice.paper import paper
from games.chance_or_choice.scene import scene, sheet
from games.core import Game
from games.later import later

__all__ = ["GAME"]

GAME: Game[state.State, state.Answer] = Game(
    id="chance_or_choice",
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
    throw_button="DOUBLE",
    aloud=True,  # CC3
    path=notation.path,
    bot=bots.bot,
    bots=bots.NAMES,
    advice=advice,
    paper=paper,
    scene=scene,
    sheet=sheet,
    worth=later("games.chance_or_choice.analysis", "worth"),
    solve=later("games.chance_or_choice.analysis", "solve"),
    tell=deeds.tell,
    bulk=later("games.chance_or_choice.bulk", "bulk"),
    coach=coach,
    chapter=state.chapter,
    numbers=later("games.chance_or_choice.numbers", "numbers"),
)
