"""The command that answers other programs, one JSON object a line in, one a line out."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from random import Random
from typing import Annotated, Any, TextIO

import typer

from games.command_line import DONE, EXIT_CODES
from games.core import AnyGame, BadNotation
from games.simulate import stream

LONGEST_LINE = 100_000
"""Characters; a question has some two hundred."""
Answer = Callable[[Mapping[str, Any], Random], dict[str, Any]]


def register(app: typer.Typer, find: Callable[[str], AnyGame]) -> None:
    """Adds the command to a command line. find: a game by name."""

    @app.command("serve", epilog=EXIT_CODES)
    def serve_command(
        name: Annotated[str, typer.Argument(metavar="GAME", help="Which game, e.g. no_chance_backgammon.")],
        bot: Annotated[str | None, typer.Option(help="Who answers; else the game's strongest.")] = None,
        seed: Annotated[str, typer.Option(help="Any text: the same lines get the same answers.")] = "",
    ) -> int:
        """Answer positions from another program: a JSON object a line on standard input, a JSON object a line out.

        What is asked and answered is described in docs/doors.md. A line that cannot be answered gets {"error": …},
        and the service goes on; it ends with the input.
        """
        game = find(name)
        if game.serve is None:
            raise BadNotation(f"{game.id}: this game answers no positions from outside")
        answer_all(game.serve(game.bots[-1] if bot is None else bot), seed, sys.stdin, sys.stdout)
        return DONE


def answer_all(answer: Answer, seed: str, questions: TextIO, answers: TextIO) -> None:
    """Answers every line as it comes, until there are no more. The chance of line n depends on the seed and n alone."""
    number = 0
    while line := questions.readline(LONGEST_LINE + 1):
        number += 1
        try:
            reply = answer(_question(line, questions), stream(seed, number, "serve"))
        except BadNotation as mistake:
            reply = {"error": " ".join(str(mistake).split())}
        print(json.dumps(reply), file=answers, flush=True)


def _question(line: str, questions: TextIO) -> Mapping[str, Any]:
    if len(line) > LONGEST_LINE:
        while (more := questions.readline(LONGEST_LINE)) and not more.endswith("\n"):
            pass
        raise BadNotation(f"the line is longer than {LONGEST_LINE:,} characters")
    try:
        question = json.loads(line.strip())
    except (ValueError, RecursionError) as mistake:
        raise BadNotation(f"the line is no JSON: {mistake}") from mistake
    if not isinstance(question, dict):
        raise BadNotation("the line is JSON, but not an object; write {…}")
    return question
