"""The Choice: three dice for everybody, and each seat chooses what to mark on its own sheet."""

from games.core import Game
from games.later import later
from games.the_choice import analysis, bots, deeds, lines, moves, notation, rules, state
from games.the_choice.coach import coach
from games.the_choice.paper import paper
from games.the_choice.scene import scene, sheet

__all__ = ["GAME"]

GAME: Game[state.State, moves.Move] = Game(
    id="the_choice",
    rules=1,
    seats=state.SEATS,
    options=state.OPTIONS,
    start=state.start,
    waiting=state.waiting,
    moves=moves.moves,
    choices=moves.choices,
    apply=rules.apply,
    silence=moves.silence,
    lapse=moves.lapse,
    totals=state.totals,
    show=notation.show,
    read_move=notation.read_move,
    buttons=None,
    path=notation.path,
    say=notation.say,
    lines=lines.lines,
    bot=bots.bot,
    bots=bots.NAMES,
    draw=state.draw,
    paper=paper,
    scene=scene,
    sheet=sheet,
    worth=analysis.worth,
    judge=later("games.the_choice.analysis_judge", "judge"),
    solve_parts=later("games.the_choice.analysis_tables", "solve"),
    tell=deeds.tell,
    coach=coach,
    chapter=state.chapter,
    numbers=later("games.the_choice.numbers", "numbers"),
)
